// Laptops: wide screens that are low, as a browser's own bars leave them. What a turn needs is in sight.

import assert from "node:assert/strict";

import { calm } from "../harness/devices.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";
import { atMoment, liftPile } from "../harness/spynet-tour.mjs";

const SCREENS = [
  [1024, 768],
  [1280, 720],
  [1366, 657],
  [1536, 730],
];

// How far a page is higher than its window, and what reaches out of the box it belongs to.
function outside(page, inner, boxes) {
  return page.evaluate(
    ([inner, boxes]) => {
      const found = [];
      const over = document.documentElement.scrollHeight - innerHeight;
      if (over > 0) {
        found.push(`the page is ${over} px higher than its window`);
      }
      for (const element of document.querySelectorAll(inner)) {
        const [part, box] = [element, element.closest(boxes)].map((one) => one.getBoundingClientRect());
        if (part.height === 0) {
          continue;
        }
        // Cards lie a little askew.
        const slack = 12;
        if (part.top < box.top - slack || part.bottom > box.bottom + slack) {
          found.push(`${element.textContent.trim().slice(0, 30)}: ${part.top}–${part.bottom} in ${box.top}–${box.bottom}`);
        }
      }
      return found;
    },
    [inner, boxes],
  );
}

// What lies over the cards of the lifted pile, or under them.
function overlaid(page) {
  return page.evaluate(() => {
    const rest = [...document.querySelectorAll(".now .refill, .branches .br, .handsec")];
    const found = [];
    for (const card of document.querySelectorAll(".lifted .kc")) {
      const { top, bottom } = card.getBoundingClientRect();
      const low = rest.map((one) => one.getBoundingClientRect()).find((one) => one.height > 0 && one.top < bottom - 8 && one.bottom > top);
      if (low) {
        found.push(`a card ends at ${bottom}, what stands below it begins at ${low.top}`);
      }
    }
    return found;
  });
}

for (const [width, height] of SCREENS) {
  const screen = { viewport: { width, height } };
  scenario(`a lifted pile of SpyNet is read whole: ${width} × ${height}`, { ...screen, ...calm }, async ({ page, url }) => {
    for (const players of ["two", "four"]) {
      await atMoment(page, url, players, "turn");
      await liftPile(page);
      assert.ok((await page.locator(".lifted .kc").count()) > 0, "a pile is lifted");
      assert.deepEqual([...(await outside(page, ".lifted .kc, .step > *", ".step")), ...(await overlaid(page))], []);
    }
  });
}

scenario("a turn of Spy Connection fits a low screen", { viewport: { width: 1366, height: 657 }, ...calm }, async ({ page, url }) => {
  await open(page, url);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.locator('main.sc[data-turn="you"]').waitFor();
  assert.deepEqual(await outside(page, ".you > *, .turn > *", ".you, .turn"), []);
});
