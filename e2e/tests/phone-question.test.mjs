// On a phone the question at the top is whole: the bar keeps its height, and nothing is cut through a line.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, french, german } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { expectNone } from "../harness/measures.mjs";
import { instantly } from "../harness/player.mjs";
import { place, recorded } from "../harness/position.mjs";
import { scenario } from "../harness/scenario.mjs";
import { liftCurtain, spynetTour } from "../harness/spynet-tour.mjs";
import { settled } from "../harness/waiting.mjs";

const tall = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, ...calm };
const languages = [["English", {}], ["German", german], ["French", french]];

// What of the question does not fit into its bar.
function lost(page) {
  return page.evaluate(() => {
    const bar = document.querySelector("main:is(.sc, .sn) > .prompt");
    if (!bar) {
      return [];
    }
    const edge = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll("h1, p")].filter((part) => {
      const box = part.getBoundingClientRect();
      return part.scrollHeight > part.clientHeight + 2 || box.top < edge.top || box.bottom > edge.bottom + 1;
    });
    const words = parts.map((part) => `"${part.innerText}" is cut`);
    return bar.scrollHeight > bar.clientHeight ? [...words, `${bar.innerText} is higher than its bar`] : words;
  });
}

const everybody = ["Cleo", "Ben", "Emil", "Luka"].map((name) => [name, "person"]);

for (const [language, device] of languages) {
  scenario(`the first question to several people is whole on a phone: ${language}`, { ...tall, ...device }, async ({ page, url }) => {
    const record = JSON.parse(readFileSync(join(root, "games/spy-connection/tests/replays/rules-1-four-dark.json"), "utf8"));
    const chosen = record.rows.findIndex((row) => !/ (choose|start) /.test(row));
    await place(page, url, { record, rows: chosen, chairs: everybody });
    await page.locator(".sc[data-turn=you] > .prompt h1").waitFor();
    await settled(page);
    expectNone(await lost(page));
    await place(page, url, { ...recorded("spynet-four", "turn"), rows: 3, digest: undefined, seal: undefined, chairs: everybody });
    await liftCurtain(page);
    await page.locator(".sn[data-turn=you][data-mode=play] > .prompt h1").waitFor();
    await settled(page);
    expectNone(await lost(page));
  });

  scenario(`SpyNet's questions are whole on a phone: ${language}`, { ...tall, ...device }, async ({ page, url, context }) => {
    await instantly(context);
    const found = [];
    let looks = 0;
    await spynetTour(page, url, async (where) => {
      looks += await page.locator(".sn > .prompt").count();
      found.push(...(await lost(page)).map((what) => `${where}: ${what}`));
    });
    assert.ok(looks > 8, `only ${looks}`);
    expectNone(found);
  });
}

scenario("a question that is too long for a phone is shown whole by a press on it", tall, async ({ page, url }) => {
  await place(page, url, recorded("spynet-four", "hand"));
  await page.locator(".sn[data-turn=you]").waitFor();
  const line = page.locator(".sn > .prompt p");
  await line.evaluate((element) => (element.textContent = "What you have seen stays seen. ".repeat(12)));
  const heights = () => line.evaluate((element) => [element.clientHeight, element.scrollHeight, parseFloat(getComputedStyle(element).lineHeight)]);
  const [shown, all, high] = await heights();
  assert.ok(shown < all);
  assert.ok(Math.abs(shown / high - Math.round(shown / high)) < 0.12, `${shown} is no number of lines of ${high}`);
  await page.locator(".sn > .prompt").tap();
  const [open, whole] = await heights();
  assert.ok(open >= whole - 1, `${open} of ${whole}`);
});
