// Somebody who plays SpyNet through the page's list of all moves, and what that person must not find on the page.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./folders.mjs";
import { open } from "./opening.mjs";
import { playToTheEnd as play } from "./player.mjs";

// The English names of all cards of the house edition.
export const CARDS = (() => {
  const text = readFileSync(join(root, "games/spynet/content/house.toml"), "utf8");
  const cards = text.slice(text.indexOf("[[agent]]"), text.indexOf("[[situation]]"));
  return [...cards.matchAll(/^name = \{ en = "([^"]+)"/gm)].map((match) => match[1]);
})();

// A table for so many, the first `people` of them at this screen.
export async function sitDown(page, url, { players = 3, people = 1, situation = "none", memory = true } = {}) {
  await open(page, `${url}/spynet/new`);
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: String(players), exact: true }).click();
  for (let seat = 1; seat < people; seat += 1) {
    await page.locator(".seat-row").nth(seat).locator("select").first().selectOption("person");
  }
  await page.getByLabel("For the whole game").selectOption(situation);
  if (!memory) {
    await page.getByRole("radio", { name: /^Off/ }).check();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".sn, .curtain").first().waitFor();
}

// What this player does next: lays and plays what it can, uses abilities, else takes the first pile.
const HABITS = [/^keep /, /^lay /, /^attach /, /^play /, /^take this pile/, /^recruit/, /^(?!do not|take no|done looking|hand |end )/, /^done looking/, /^end /];

export function choice(names) {
  for (const habit of HABITS) {
    const index = names.findIndex((name) => habit.test(name) && !/^play nothing/.test(name));
    if (index >= 0) {
      return index;
    }
  }
  return 0;
}

const endIt = (dialog) => dialog.getByRole("button", { name: "End it" });

// Plays until the game is over, pressing each button with `press`; `look` is called before each press.
export function playToTheEnd(page, press, look = async () => {}) {
  return play(page, { press, look, pick: choice, answer: endIt });
}

// Names of cards in the whole page, attributes included, at one instant: outside of the log, offered, and in the log
// by line.
export async function named(page) {
  return page.evaluate((cards) => {
    const within = (text) => cards.filter((name) => text.includes(name));
    const app = document.getElementById("app");
    const lines = [...app.querySelectorAll(".log .log-line")].map((line) => line.textContent);
    // Before the first turn cards go round, and are seen by those who may keep one.
    const moves = [...app.querySelectorAll(".moves .move")].map((move) => move.textContent);
    const offered = cards.filter((name) => moves.includes(`keep ${name}`));
    // What is in the log, and read aloud from it, is cut out of the text: copying the page takes far longer.
    const logs = [...app.querySelectorAll("[role=log], .log")].filter((log) => !log.parentElement.closest("[role=log], .log"));
    const outside = logs.reduce((text, log) => text.replace(log.outerHTML, ""), app.outerHTML);
    return { outside: within(outside), offered, lines: lines.map((text) => ({ text, names: within(text) })) };
  }, CARDS);
}

// Sentences in which others are named with cards that lie open, or that this person was told of.
const OPEN = /plays|attaches|eliminates|poaches|back to hand|removes|moves|from the discard pile|discards|does not use|by way of|reveals|hands .* to you/;

// Whatever is shown was told, and what was told of others lies open; says what is not so. `told` remembers what the
// page has cut off a long log.
export async function leaks(page, told) {
  const { outside, offered, lines } = await named(page);
  [...offered, ...lines.flatMap((line) => line.names)].forEach((name) => told.add(name));
  const unknown = outside.filter((name) => !told.has(name)).map((name) => `${name} was never told of`);
  const secret = lines.filter((line) => line.names.length > 0 && !/\byour?\b/i.test(line.text) && !OPEN.test(line.text));
  return [...unknown, ...secret.map((line) => line.text)];
}
