// The measures themselves: each finds what was spoilt on purpose.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, desk, french, german } from "../harness/devices.mjs";
import { everyDay } from "../harness/every-day.mjs";
import { focusWay } from "../harness/focus.mjs";
import { root } from "../harness/folders.mjs";
import { friend } from "../harness/friends.mjs";
import { covered, cut, expectNone, moved, smallTargets, watchMotion } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { place, recorded } from "../harness/position.mjs";
import { scenario } from "../harness/scenario.mjs";
import { sweep } from "../harness/sweep.mjs";

// Changes the style of the red button, measures, and changes it back.
async function spoilt(page, style, measure) {
  const play = page.getByRole("button", { name: "Play now" });
  await play.evaluate((element, style) => Object.assign(element.style, style), style);
  const found = await measure(page);
  await play.evaluate((element) => element.removeAttribute("style"));
  return found.join("\n");
}

scenario("what is too small, cut, covered or hidden is found", {}, async ({ page, url }) => {
  await open(page, url);
  for (const measure of [smallTargets, cut, covered, focusWay]) {
    assert.deepEqual(await measure(page), [], measure.name);
  }
  assert.match(await spoilt(page, { height: "40px", minHeight: "0" }, smallTargets), /Play now.*× 40/);
  assert.match(await spoilt(page, { height: "30px", minHeight: "0", overflow: "hidden" }, cut), /is cut by button/);
  assert.match(await spoilt(page, { width: "200vw" }, cut), /the page is \d+ wide in 1440/);
  await page.evaluate(() => {
    const sheet = Object.assign(document.createElement("div"), { className: "over-all" });
    Object.assign(sheet.style, { position: "fixed", inset: "0", zIndex: "99" });
    document.body.append(sheet);
  });
  assert.match((await covered(page)).join("\n"), /Play now.* is covered by div.over-all/);
});

scenario("a focus that is lost, out of order or not to be seen is found", {}, async ({ page, url }) => {
  await open(page, url);
  assert.match(await spoilt(page, { outline: "none" }, focusWay), /Play now.* does not show/);
  assert.match(await spoilt(page, { position: "absolute", top: "-300px" }, focusWay), /outside of the window|below it/);
  const first = page.getByRole("link", { name: "About" });
  await first.evaluate((element) => element.setAttribute("tabindex", "1"));
  assert.match((await focusWay(page)).join("\n"), /"About" is not reached in its turn/);
  await first.evaluate((element) => element.removeAttribute("tabindex"));
  // A trap: what has the focus takes it back.
  await page.evaluate(() => {
    const trap = document.querySelector(".foot a");
    trap.addEventListener("keydown", (event) => event.key === "Tab" && (event.preventDefault(), document.querySelector(".top button").focus()));
  });
  assert.match((await focusWay(page, { limit: 60 })).join("\n"), /comes twice|no end/);
});

scenario("motion is found", {}, async ({ page, url, context }) => {
  await watchMotion(context);
  await open(page, url);
  await page.evaluate(() => document.querySelector(".play").animate({ opacity: [0, 1] }, 500).finished);
  assert.match((await moved(page)).join("\n"), /btn.* for 500 ms/);
  await page.evaluate(() => document.querySelector(".play").scrollIntoView({ behavior: "smooth" }));
  assert.match((await moved(page)).join("\n"), /is smooth/);
});

scenario("what is cut at one width only is found by a sweep", {}, async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media (min-width: 500px) and (max-width: 600px) { .play { max-height: 24px; min-height: 0; overflow: hidden; } }");
    document.adoptedStyleSheets.push(sheet);
  });
  const found = (await sweep(page, [430, 540, 680])).join("\n");
  assert.match(found, /^540 px: "Play now" is cut by button/m);
  assert.doesNotMatch(found, /430|680/);
});

// Records of whole games; the first of Spy Connection has some missions and agents on the map in its middle.
const replay = (path) => JSON.parse(readFileSync(join(root, "games", path), "utf8"));
const journey = replay("spy-connection/tests/replays/rules-1-two-players.json");
const dark = replay("spy-connection/tests/replays/rules-1-four-dark.json");
const teams = replay("spynet/tests/replays/rules-1-four-in-teams.json");
const chairs = [["Mara", "person"], ["Otto", "thumb"]];
const four = [...chairs, ["Inès", "thumb"], ["Luka", "thumb"]];

// Every day in every language.
const SCREENS = [
  ["home", (page, url) => open(page, url)],
  ["set-up of Spy Connection", (page, url) => open(page, `${url}/spy-connection/new`)],
  ["how to play Spy Connection", (page, url) => howTo(page, `${url}/spy-connection`)],
  ["how to play SpyNet", (page, url) => howTo(page, `${url}/spynet`)],
  ["how to play Spyworld", (page, url) => howTo(page, `${url}/spyworld`)],
  ["table of Spy Connection", (page, url) => table(page, url, { record: journey, rows: 60, chairs }, ".sc")],
  ["table of SpyNet", (page, url) => table(page, url, recorded("spynet-four", "hand"), ".sn")],
  ["agents of Spyworld", (page, url) => table(page, url, recorded("spyworld", "agents"), ".sw")],
  ["plan of Spyworld", (page, url) => table(page, url, recorded("spyworld", "plan"), ".sw")],
];

// In one language, whose words are long; every day one screen of each kind.
const MORE = [
  ["set-up of SpyNet", (page, url) => open(page, `${url}/spynet/new`)],
  ["set-up of Spyworld", (page, url) => open(page, `${url}/spyworld/new`)],
  ["start missions of Spy Connection", (page, url) => table(page, url, { record: dark, rows: 2, chairs: four }, ".hand button.ticket")],
  ["something aimed at in Spy Connection", (page, url) => aimed(page, url)],
  ["draft of SpyNet", (page, url) => table(page, url, recorded("spynet-four", "draft"), ".sn")],
  ["recruiting in SpyNet", (page, url) => table(page, url, { ...recorded("spynet-four", "turn"), ...lifted() }, ".sn")],
  ["raid of Spyworld", (page, url) => table(page, url, recorded("spyworld", "raid"), ".sw")],
  ["score of Spy Connection", (page, url) => table(page, url, { record: dark, chairs: four }, ".score h1")],
  ["score of SpyNet", (page, url) => table(page, url, { record: teams, chairs: four }, ".score h1")],
  ["score of Spyworld", (page, url) => table(page, url, recorded("spyworld", "over"), ".score h1")],
  ["replay of Spy Connection", (page, url) => film(page, url, { record: dark, chairs: four })],
  ["replay of SpyNet", (page, url) => film(page, url, { record: teams, chairs: four })],
  ["replay of Spyworld", (page, url) => film(page, url, recorded("spyworld", "over"))],
  ["games to watch", (page, url) => watchList(page, url)],
  ["rules of SpyNet", (page, url) => rules(page, `${url}/spynet`)],
  ["rules of Spyworld", (page, url) => rules(page, `${url}/spyworld`)],
  ["waiting room of Spy Connection", (page, url) => lobby(page, `${url}/spy-connection`)],
  ["waiting room of SpyNet", (page, url) => lobby(page, `${url}/spynet`)],
  ["waiting room of Spyworld", (page, url) => lobby(page, `${url}/spyworld`)],
];

const SOME_MORE = [
  "set-up of Spyworld",
  "start missions of Spy Connection",
  "something aimed at in Spy Connection",
  "draft of SpyNet",
  "recruiting in SpyNet",
  "score of Spyworld",
  "replay of SpyNet",
  "games to watch",
  "rules of Spyworld",
  "waiting room of Spyworld",
];

async function howTo(page, game) {
  await open(page, `${game}/how-to-play`);
  await page.locator(".ht-three").waitFor();
}

async function rules(page, game) {
  await open(page, `${game}/rules`);
  await page.locator(".chapter .rule").first().waitFor();
}

async function lobby(page, game) {
  await open(page, `${game}/online`);
  await page.locator(".lobby .qr svg").waitFor();
}

async function watchList(page, url) {
  await open(page, `${url}/spyworld/replay`);
  await page.locator(".watch a").nth(3).waitFor();
}

async function table(page, url, position, selector) {
  await place(page, url, position);
  await page.locator(selector).first().waitFor();
}

// A pile is lifted: the row after the first own turn has begun.
function lifted() {
  const { rows } = recorded("spynet-four", "turn");
  return { rows: rows + 1, digest: undefined, seal: undefined };
}

async function aimed(page, url) {
  await table(page, url, { record: journey, rows: 60, chairs }, ".sc");
  await page.locator(".board-pan").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

async function film(page, url, position) {
  await place(page, url, position);
  await open(page, page.url().replace("/table/", "/replay/"));
  const slider = page.locator("input[type=range]");
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
}

async function sweepAll(page, url, screens) {
  const found = [];
  for (const [screen, go] of screens) {
    await go(page, url);
    found.push(...(await sweep(page)).map((fault) => `${screen}, ${fault}`));
  }
  expectNone(found);
}

const LANGUAGES = [["English", {}], ["German", german], ["French", french]];

for (const [name, language] of LANGUAGES) {
  scenario(`nothing is cut at any width: ${name}`, { ...desk, ...calm, ...language }, async ({ page, url }) => {
    await sweepAll(page, url, SCREENS);
  });
}

for (const [name, language] of everyDay(LANGUAGES, ["German"])) {
  scenario(`nothing is cut at any width on rarer screens: ${name}`, { ...desk, ...calm, ...language }, async ({ page, url }) => {
    await sweepAll(page, url, everyDay(MORE, SOME_MORE));
  });

  scenario(`nothing is cut at any width for somebody who watches: ${name}`, { ...desk, ...calm, ...language }, async ({ page, url, browser }) => {
    for (const game of ["spy-connection", "spynet", "spyworld"]) {
      await lobby(page, `${url}/${game}`);
      const link = await page.locator(".invite-links input").last().inputValue();
      await page.locator(".setup-go .btn-go").click();
      await page.locator("main .prompt").waitFor();
      const watcher = await friend(browser, url, { ...desk, ...calm, ...language });
      await open(watcher.page, link);
      await watcher.page.locator("main .prompt").waitFor();
      expectNone((await sweep(watcher.page)).map((fault) => `watching ${game}, ${fault}`));
      await watcher.leave();
    }
  });
}
