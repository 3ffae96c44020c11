// Replays records in WebAssembly and compares each digest with the one in the record.
// Edited records must be refused: without that, a check that always says yes would pass too.
// usage: node xtask/replay.mjs MODULE.wasm RECORD.json…

import { readFile } from "node:fs/promises";
import process from "node:process";

const [module, ...paths] = process.argv.slice(2);
if (module === undefined || paths.length === 0) {
  console.error("no records found: usage: node xtask/replay.mjs MODULE.wasm RECORD.json…");
  process.exit(1);
}

const { instance } = await WebAssembly.instantiate(await readFile(module), {});
const { spymaster_give: give, spymaster_replay: replay, spymaster_take: take } = instance.exports;

/** The module's answer to a record: `ok DIGEST` or `error TEXT`. */
function answer(text) {
  new TextEncoder().encode(text).forEach((byte) => give(byte));
  const bytes = Uint8Array.from({ length: replay() }, () => take()).reverse();
  return new TextDecoder().decode(bytes);
}

/** Another hex digit in place of the first. */
const otherDigit = (hex) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

/** What somebody might change in a record; each must be noticed. */
const edits = {
  seed: (record) => ({ ...record, seed: otherDigit(record.seed) }),
  "last row": (record) => ({ ...record, rows: record.rows.slice(0, -1) }),
  digest: (record) => ({ ...record, digest: otherDigit(record.digest) }),
  seal: (record) => ({ ...record, seal: otherDigit(record.seal) }),
};

let failed = 0;
const check = (good, line) => {
  failed += good ? 0 : 1;
  console.log(`${good ? "  ok" : "FAIL"} ${line}`);
};

for (const path of paths) {
  const text = await readFile(path, "utf8");
  const record = JSON.parse(text);
  const found = answer(text);
  check(found === `ok ${record.digest}`, `${path}: ${found}, ${record.rows.length} rows`);
  // Written without blanks it is still the same record: what follows fails because of the edits alone.
  if (answer(JSON.stringify(record)) !== found) {
    check(false, `${path}: another answer without blanks`);
  }
  for (const [what, edit] of Object.entries(edits)) {
    const edited = answer(JSON.stringify(edit(record)));
    if (!edited.startsWith("error ")) {
      check(false, `${path}: another ${what} was not noticed`);
    }
  }
}

if (failed > 0) {
  console.error(`${failed} checks failed`);
  process.exit(1);
}
console.log(`${paths.length} records replayed in WebAssembly, ${Object.keys(edits).length} edits of each refused`);
