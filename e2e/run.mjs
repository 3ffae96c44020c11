// Runs the browser tests: `node e2e/run.mjs [PART OF A FILE'S NAME]`. Two files at a time: machines have few cores,
// and a browser takes more than one.

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const tests = join(dirname(fileURLToPath(import.meta.url)), "tests");
const part = process.argv[2] ?? "";
const files = readdirSync(tests).filter((name) => name.endsWith(".test.mjs") && name.includes(part));
if (files.length === 0) {
  console.error(`no test file has ${part} in its name`);
  process.exit(2);
}
const words = ["--test", "--test-concurrency=2", "--test-reporter=spec"];
const { status } = spawnSync(process.execPath, [...words, ...files.map((name) => join(tests, name))], { stdio: "inherit" });
process.exit(status ?? 1);
