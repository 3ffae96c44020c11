// Runs the browser tests.
//
//   node e2e/run.mjs [PART OF A FILE'S NAME] [--test PATTERN] [--times N] [--busy N] [--resume]
//
// `--test` takes only tests whose name matches. `--times` repeats all of it and prints how often each test has failed;
// `--busy` keeps so many processes busy beside it. A series that was interrupted goes on with `--resume`.

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { keepBusy, series } from "./harness/series.mjs";

// Two files at a time: machines have few cores, and a browser takes more than one.
const AT_ONCE = 2;
// These take longest and begin first, so that none of them is left running alone at the end.
const LONG = ["zoom", "spyworld-sights", "spynet-tour", "spyworld", "spynet", "focus", "play", "spynet-online", "targets", "languages", "motion"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { test: { type: "string" }, times: { type: "string" }, busy: { type: "string", default: "0" }, resume: { type: "boolean" } },
});
const [part = ""] = positionals;
const folder = join(dirname(fileURLToPath(import.meta.url)), "tests");
const place = (name) => (LONG.indexOf(name.replace(".test.mjs", "")) + LONG.length + 1) % (LONG.length + 1);
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".test.mjs") && name.includes(part))
  .sort((one, other) => place(one) - place(other))
  .map((name) => join(folder, name));
if (files.length === 0) {
  console.error(`no test file has ${part} in its name`);
  process.exit(2);
}
const begin = () => run({ files, concurrency: AT_ONCE, testNamePatterns: values.test });

const busy = keepBusy(Number(values.busy));
if (values.times) {
  const name = [part, values.test && `--test ${values.test}`, `--times ${values.times}`, `--busy ${values.busy}`].filter(Boolean).join(" ");
  process.exitCode = await series(name, Number(values.times), begin, { resume: values.resume });
} else {
  const tests = begin();
  tests.on("test:fail", () => {
    process.exitCode = 1;
  });
  tests.compose(spec).pipe(process.stdout);
  await new Promise((done) => tests.on("end", done));
}
busy.stop();
