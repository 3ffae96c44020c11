// Plays the games whose positions the tests go to, and writes them to e2e/moments: `node e2e/make-moments.mjs`. Only
// for when rules have changed so that the old records are no longer valid, or when another moment is wanted.
//
// A game is played once through the page from a seed, and its record is saved as people save theirs. Then each
// position of it is looked at, and the first that has what a moment needs is written down.

import { readFileSync, writeFileSync } from "node:fs";

import { launch } from "./harness/chromium.mjs";
import { giveUp } from "./harness/giving-up.mjs";
import { instantly } from "./harness/player.mjs";
import { place } from "./harness/position.mjs";
import { asked, moves, pressOnce, table } from "./harness/raider.mjs";
import { startServer } from "./harness/server.mjs";
import { beginWithChoice, endTurn, fillHand, keepFirst, red, toAbility } from "./harness/spynet-tour.mjs";
import { newWindow } from "./harness/window.mjs";

const server = await startServer();
const browser = await launch();
const games = { spyworld, "spynet-two": spynetTwo, "spynet-four": spynetFour };
try {
  for (const game of process.argv[2] ? [process.argv[2]] : Object.keys(games)) {
    await games[game](`moments of ${game}, ${process.argv[3] ?? 1}`);
  }
} finally {
  await Promise.allSettled([browser.close(), server.stop()]);
}

async function spyworld(seed) {
  const context = await newWindow(browser, { reducedMotion: "reduce" }, seed);
  await instantly(context);
  const page = await context.newPage();
  await table(page, server.url, { seats: 3, forgiving: true, weak: true });
  for (let turn = 0; (await asked(page)) !== "over"; turn += 1) {
    await spyworldPress(page, turn);
  }
  const record = await saveRecord(page);
  const chairs = [["Mara", "person"], ["Otto", "random"], ["Inès", "random"]];
  const at = await search(page, { record, chairs }, async () => {
    await asked(page);
    return spyworldMoments(page);
  });
  write("spyworld", { record, chairs, at: { ...at, over: { rows: record.rows.length } } });
  await context.close();
}

// Each position in which the person is to act, whose seat is the first: what `look` finds there, by its first row.
async function search(page, { record, chairs }, look) {
  const at = {};
  for (const [rows, row] of record.rows.entries()) {
    if (/^\w+ (A|table resign A)/.test(row)) {
      const position = await place(page, server.url, { record, chairs, rows });
      for (const moment of await look()) {
        at[moment] ??= position;
      }
    }
  }
  console.log(`${record.rows.length} rows: ${Object.entries(at).map(([moment, { rows }]) => `${moment} ${rows}`)}`);
  return at;
}

// Gadgets first: they are used in the raid. Missions are not claimed in the round in which they could be first, so
// that there is a moment at which one can be.
async function spyworldPress(page, turn) {
  const gadget = (await moves(page)).getByRole("button", { name: /^choose .*gadget/i }).first();
  if ((await gadget.count()) === 0) {
    return pressOnce(page, turn);
  }
  const before = await page.locator("main").innerText();
  await gadget.click();
  await page.waitForFunction((before) => document.querySelector("main").innerText !== before, before);
}

// What this position is good for.
function spyworldMoments(page) {
  return page.evaluate(() => {
    const phase = document.querySelector("main").dataset.phase;
    const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.innerText);
    const kinds = texts(".combo .kind").join(" ");
    const drawn = document.querySelectorAll(".combo.is-on").length;
    const moments = {
      agents: phase === "agents",
      plan: phase === "plan" && drawn === 0 && /trap|guard|secret/i.test(kinds),
      wall: phase === "plan" && drawn === 0 && /wall/i.test(kinds),
      claim: phase === "plan" && document.querySelector(".rw.can"),
      raid: phase === "raid",
      split: phase === "raid" && texts(".wo button").some((text) => text.includes("/")),
      gadget: phase === "raid" && document.querySelector(".wo .is-use"),
    };
    return Object.keys(moments).filter((moment) => moments[moment]);
  });
}

// A hand of fifteen cards, at a table for two.
async function spynetTwo(seed) {
  const { page, context } = await spynetTable(seed, { players: 2, perBranch: true });
  await fillHand(page, 15);
  await giveUp(page);
  const record = await saveRecord(page);
  const chairs = [["Mara", "person"], ["Otto", "thumb"]];
  const at = await search(page, { record, chairs }, () => spynetMoments(page));
  write("spynet-two", { record, chairs, at });
  await context.close();
}

// What an ability is used on, at a table for four.
async function spynetFour(seed) {
  const { page, context } = await spynetTable(seed, { players: 4, situation: "random", perBranch: true });
  await fillHand(page, 9);
  if (!(await toAbility(page))) {
    throw new Error("no ability asked for anything: try another seed");
  }
  // What is not sent is in no record: all that it asks is answered, and the turn ended.
  while (await page.locator(".sn[data-mode=choose]").count()) {
    await page.locator(".ch-b").first().click();
    await red(page).click();
    await page.locator(".sn[data-turn=you]").waitFor();
  }
  await endTurn(page);
  await giveUp(page);
  const record = await saveRecord(page);
  const chairs = [["Mara", "person"], ["Otto", "thumb"], ["Inès", "thumb"], ["Luka", "thumb"]];
  const at = await search(page, { record, chairs }, () => spynetMoments(page));
  write("spynet-four", { record, chairs, at });
  await context.close();
}

async function spynetTable(seed, options) {
  const context = await newWindow(browser, { reducedMotion: "reduce" }, seed);
  await instantly(context);
  const page = await context.newPage();
  await beginWithChoice(page, server.url, options);
  await keepFirst(page);
  return { page, context };
}

async function spynetMoments(page) {
  await page.locator(".sn[data-turn=you]").waitFor();
  return page.evaluate(() => {
    const { mode } = document.querySelector(".sn").dataset;
    const count = (what) => document.querySelectorAll(what).length;
    const fresh = mode === "play" && count(".way:not([aria-disabled])") > 0;
    const moments = {
      draft: mode === "choose" && count(".hand .hc") === 0,
      turn: fresh,
      hand: fresh && count(".handsec .hc-a") >= 8 && count(".hand .hc.can") > 0,
      full: fresh && count(".handsec .hc-a") >= 15,
      ability: mode === "choose" && count(".hand .hc") > 0 && count(".ch-b") > 0,
    };
    return Object.keys(moments).filter((moment) => moments[moment]);
  });
}

// From the score to the film, where records are saved.
async function saveRecord(page) {
  await page.getByRole("link", { name: "Review the game" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  return JSON.parse(readFileSync(await (await saved).path(), "utf8"));
}

function write(game, moments) {
  writeFileSync(new URL(`moments/${game}.json`, import.meta.url), `${JSON.stringify(moments, null, 1)}\n`);
}
