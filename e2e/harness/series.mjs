// The same tests again and again: which of them fail, and how often.

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { left } from "./folders.mjs";

// All series by their names, each a list of runs: { seconds, passed, failed: [names] }.
const FILE = join(left, "endure.json");

// Runs `begin` so many times and prints a table; 1 where anything has failed, else 0. What has been run is written
// down after each run, and with `resume` not run again.
export async function series(name, times, begin, { resume = false } = {}) {
  const all = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  const runs = (all[name] = resume ? (all[name] ?? []) : []);
  while (runs.length < times) {
    const one = await once(begin);
    runs.push(one);
    mkdirSync(left, { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(all, null, 1)}\n`);
    console.log(`run ${runs.length} of ${times}: ${one.passed} passed, ${one.failed.length} failed, ${one.seconds} s`);
  }
  const failures = runs.flatMap((run) => run.failed);
  const good = runs.filter((run) => run.failed.length === 0 && run.passed > 0).length;
  console.log(`\n${name}: ${runs.length} runs, ${good} without a failure`);
  for (const test of new Set(failures)) {
    console.log(`  ${failures.filter((one) => one === test).length} of ${runs.length}  ${test}`);
  }
  return good === runs.length ? 0 : 1;
}

async function once(begin) {
  const started = Date.now();
  const failed = [];
  let passed = 0;
  const tests = begin();
  // Tests that `--test` leaves out count as skipped.
  tests.on("test:pass", ({ skip }) => (passed += skip === undefined ? 1 : 0));
  tests.on("test:fail", ({ name, details }) => {
    failed.push(name);
    console.error(`${name}\n${details.error?.cause?.stack ?? details.error}`);
  });
  tests.resume();
  await new Promise((done) => tests.on("end", done));
  return { seconds: Math.round((Date.now() - started) / 1000), passed, failed };
}

// So many processes that do nothing but keep the machine busy. They end with this one, even where it is killed: they
// see that their parent is another one.
export function keepBusy(count) {
  const loop = "const parent = process.ppid; while (process.ppid === parent) for (let turn = 0; turn < 1e8; turn += 1);";
  const children = Array.from({ length: count }, () => spawn(process.execPath, ["-e", loop], { stdio: "ignore" }));
  return { stop: () => children.forEach((child) => child.kill("SIGKILL")) };
}
