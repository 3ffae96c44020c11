// Replays records in WebAssembly and compares each digest with the one in the record.
// Edited records must be refused: without that, a check that always says yes would pass too.
// usage: node xtask/replay.mjs FOLDER-OF-FILES-MODULE RECORD.json…

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";

const [folder, ...paths] = process.argv.slice(2);
if (folder === undefined || paths.length === 0) {
  console.error("no records found: usage: node xtask/replay.mjs FOLDER-OF-FILES-MODULE RECORD.json…");
  process.exit(1);
}

// wasm-bindgen writes an ES module, but Node.js takes a `.js` file outside of a package for CommonJS.
const glue = (await readFile(join(folder, "files.js"))).toString("base64");
const files = await import(`data:text/javascript;base64,${glue}`);
await files.default({ module_or_path: await readFile(join(folder, "files_bg.wasm")) });

/** The module's answer to a record: the digest that its own replay comes to, or `error TEXT`. */
function answer(game, text) {
  try {
    return JSON.parse(files.write_record(game, files.read_record(game, text))).digest;
  } catch (error) {
    return `error ${error}`;
  }
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
  const found = answer(record.game, text);
  check(found === record.digest, `${path}: ${found}, ${record.rows.length} rows`);
  // Written without blanks it is still the same record: what follows fails because of the edits alone.
  if (answer(record.game, JSON.stringify(record)) !== found) {
    check(false, `${path}: another answer without blanks`);
  }
  for (const [what, edit] of Object.entries(edits)) {
    const edited = answer(record.game, JSON.stringify(edit(record)));
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
