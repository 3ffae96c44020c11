// Puts a position of a recorded game into a window, as a table that the browser has stored: no test needs to play up
// to the moment that it is about.
//
// The page reads records itself, with `spymaster.readRecord`, and checks them; a record of fewer rows is the position
// at that point. Two things are known here of how tables are written for the worker (crates/ui/src/message.rs,
// crates/table/src/saved.rs): the number of the request `Keep`, and that the chairs stand after the seed.

import { readFileSync } from "node:fs";

// A moment of a game that `make-moments.mjs` has played: a file of e2e/moments has the record, the chairs, and by the
// names of the moments how many rows lead to them, with the digest and the seal of a record of so many.
export function recorded(game, moment) {
  const { record, chairs, at } = JSON.parse(readFileSync(new URL(`../moments/${game}.json`, import.meta.url), "utf8"));
  if (!(moment in at)) {
    throw new Error(`the recorded game ${game} has no moment ${moment}`);
  }
  return { record, chairs, ...at[moment] };
}

// No table of a window gets the name of another one: what was begun there would be found here.
let placed = 0;

// `chairs` are [name, kind]: "person", "random", "thumb" or "greedy". Ends at the table; says what the shortened record
// is sealed with, { rows, digest, seal }.
export async function place(page, url, { record, rows = record.rows.length, digest, seal, chairs }) {
  const id = `position${(placed += 1)}`;
  await page.goto(`${url}/${record.game}`);
  await page.waitForFunction(() => globalThis.spymaster?.readRecord);
  const shortened = { ...record, rows: record.rows.slice(0, rows), ...(rows < record.rows.length && { result: null, digest, seal }) };
  const sealed = await page.evaluate(store, { record: shortened, chairs, id });
  await page.goto(`${url}/${record.game}/table/${id}`);
  return { rows, ...sealed };
}

// Runs in the page.
async function store({ record, chairs, id }) {
  const KEEP = 8;
  const LIST = 0;
  const KINDS = { person: [0], random: [1, 0], thumb: [1, 1], greedy: [1, 2] };
  const words = (text) => {
    const bytes = new TextEncoder().encode(text);
    return [bytes.length, ...bytes];
  };

  // JSON has no undefined.
  const part = { ...record, digest: record.digest ?? "", seal: record.seal ?? "" };
  let saved;
  while (!saved) {
    try {
      saved = [...(await globalThis.spymaster.readRecord(part.game, JSON.stringify(part)))];
    } catch (error) {
      // Where the digests of a shortened record are not known, the reader says them.
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
  return { digest: part.digest, seal: part.seal };
}
