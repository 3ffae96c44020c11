// The way of the focus: along what is read, through everything that can be pressed, never caught, always to be seen.

import assert from "node:assert/strict";

import { desk, phone, tablet } from "../harness/devices.mjs";
import { focusWay } from "../harness/focus.mjs";
import { expectNone } from "../harness/measures.mjs";
import { instantly, playNow } from "../harness/player.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";
import { replay, routes, table } from "../harness/tour.mjs";

// The parts of a table; on the desk they stand in the order of the keyboard as well.
const PARTS = ".sc > *";

for (const [name, device, within] of [["desk", desk, null], ["tablet", tablet, PARTS], ["phone", phone, PARTS]]) {
  scenario(`Tab walks as one reads: ${name}`, device, async ({ page, url, context }) => {
    await instantly(context);
    const found = [];
    const look = async (where) => found.push(...(await focusWay(page, { within })).map((what) => `${where}: ${what}`));
    // Rules and films are long lists of the same; they are walked once.
    if (!within) {
      await routes(page, url, look);
      await replay(page, url, look);
    }
    await table(page, url, look);
    expectNone(found);
  });
}

scenario("the board is one stop, with arrow keys inside", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  const board = page.locator(".board-pan");
  assert.equal(await board.getAttribute("tabindex"), "0");
  assert.equal(await board.locator("[tabindex], a, button").count(), 0, "nothing inside is a stop of its own");
  await board.focus();
  const here = () => board.evaluate((element) => [document.activeElement === element, element.querySelector(".is-cursor")?.outerHTML.slice(0, 80)]);
  await page.keyboard.press("ArrowRight");
  const [still, first] = await here();
  assert.ok(still && first, "the board keeps the focus and shows its cursor");
  const seen = new Set([first]);
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"]) {
    await page.keyboard.press(key);
    seen.add((await here())[1]);
  }
  assert.ok(seen.size > 1, "the cursor walks");
  await page.keyboard.press("Tab");
  assert.equal((await here())[0], false, "Tab leaves the board");
});

const closings = {
  Escape: (page) => page.keyboard.press("Escape"),
  "its button": (page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(),
};
for (const [how, close] of Object.entries(closings)) {
  scenario(`a dialog keeps the focus, and gives it back: closed by ${how}`, {}, async ({ page, url, context }) => {
    await instantly(context);
    await playNow(page, url);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    const stops = await page.getByRole("dialog").locator("a, button").count();
    for (let presses = 0; presses < stops + 3; presses += 1) {
      await page.keyboard.press("Tab");
      // Nothing, or the whole page: then the browser's own buttons have it.
      const outside = await page.evaluate(() => {
        const here = document.activeElement;
        const browser = !here || here === document.body || here === document.documentElement;
        return browser || here.closest("dialog") ? null : here.outerHTML.slice(0, 120);
      });
      assert.equal(outside, null, "the focus has left the dialog");
    }
    await close(page);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.ok(await menu.evaluate((element) => element === document.activeElement), "the focus is back where it was");
  });
}

scenario("who skips to the content is there", {}, async ({ page, url }) => {
  await open(page, url);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  assert.ok(await skip.evaluate((element) => element === document.activeElement && element.getBoundingClientRect().top >= 0));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => Boolean(document.activeElement.closest("main"))));
});
