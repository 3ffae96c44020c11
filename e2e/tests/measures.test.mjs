// The measures themselves: each finds what was spoilt on purpose.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, desk, french, german } from "../harness/devices.mjs";
import { focusWay } from "../harness/focus.mjs";
import { root } from "../harness/folders.mjs";
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

// A game of Spy Connection with some missions and agents on the map.
const journey = JSON.parse(readFileSync(join(root, "games/spy-connection/tests/replays/rules-1-two-players.json"), "utf8"));
const chairs = [["Mara", "person"], ["Otto", "thumb"]];

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

async function howTo(page, game) {
  await open(page, `${game}/how-to-play`);
  await page.locator(".ht-three").waitFor();
}

async function table(page, url, position, selector) {
  await place(page, url, position);
  await page.locator(selector).first().waitFor();
}

for (const [name, language] of Object.entries({ English: {}, German: german, French: french })) {
  scenario(`nothing is cut at any width: ${name}`, { ...desk, ...calm, ...language }, async ({ page, url }) => {
    const found = [];
    for (const [screen, go] of SCREENS) {
      await go(page, url);
      found.push(...(await sweep(page)).map((fault) => `${screen}, ${fault}`));
    }
    expectNone(found);
  });
}
