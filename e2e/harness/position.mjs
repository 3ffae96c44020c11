// Puts a position of a recorded game into a window, as a table that the browser has stored: no test needs to play up
// to the moment that it is about.
//
// The page reads records itself, with `spymaster.readRecord`, and checks them; a record of fewer rows is the position
// at that point. Two things are known here of how tables are written for the worker (crates/ui/src/message.rs,
// crates/table/src/saved.rs): the number of the request `Keep`, and that the chairs stand after the seed.

import { readFileSync } from "node:fs";

const ID = "position";

// A moment of a game that `make-moments.mjs` has played: a file of e2e/moments has the record, the chairs, and by the
// names of the moments how many rows lead to them.
export function recorded(game, moment) {
  const { record, chairs, at } = JSON.parse(readFileSync(new URL(`../moments/${game}.json`, import.meta.url), "utf8"));
  if (!(moment in at)) {
    throw new Error(`the recorded game ${game} has no moment ${moment}`);
  }
  return { record, chairs, rows: at[moment] };
}

// `chairs` are [name, kind]: "person", "random", "thumb" or "greedy". Ends at the table.
export async function place(page, url, { record, rows = record.rows.length, chairs }) {
  await page.goto(`${url}/${record.game}`);
  await page.waitForFunction(() => globalThis.spymaster?.readRecord);
  await page.evaluate(store, { record, rows, chairs, id: ID });
  await page.goto(`${url}/${record.game}/table/${ID}`);
}

// Runs in the page.
async function store({ record, rows, chairs, id }) {
  const KEEP = 8;
  const LIST = 0;
  const KINDS = { person: [0], random: [1, 0], thumb: [1, 1], greedy: [1, 2] };
  const words = (text) => {
    const bytes = new TextEncoder().encode(text);
    return [bytes.length, ...bytes];
  };

  const shortened = rows < record.rows.length;
  const part = { ...record, rows: record.rows.slice(0, rows), ...(shortened && { result: null }) };
  let saved;
  while (!saved) {
    try {
      saved = [...(await globalThis.spymaster.readRecord(part.game, JSON.stringify(part)))];
    } catch (error) {
      // The digests of a shortened record are others; the reader says which.
      const [, field, found] = /^(digest|seal): says \w*, but is (\w+)$/.exec(error) ?? [];
      if (!field || part[field] === found) {
        throw new Error(error);
      }
      part[field] = found;
    }
  }

  // A record says nothing about people: after the seed stands the empty list of the chairs.
  const seed = record.seed.match(/../g).map((digits) => parseInt(digits, 16));
  const begin = saved.findIndex((_, index) => seed.every((byte, offset) => saved[index + offset] === byte));
  const after = begin + seed.length;
  if (begin < 0 || saved[after] !== 0) {
    throw new Error("stored tables are written in another way now: see e2e/harness/position.mjs");
  }
  saved.splice(after, 1, chairs.length, ...chairs.flatMap(([name, kind]) => [...words(name), ...KINDS[kind]]));

  // The worker stores it, and answers the next request after that.
  const worker = globalThis.spymaster.startWorker();
  const answer = new Promise((done) => worker.addEventListener("message", (event) => done(event.data)));
  worker.postMessage(new Uint8Array([KEEP, ...words(id), ...saved]));
  worker.postMessage(new Uint8Array([LIST]));
  const listed = new TextDecoder().decode(await answer);
  worker.terminate();
  if (!listed.includes(id)) {
    throw new Error("the worker did not store the position");
  }
}
