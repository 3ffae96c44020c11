// Every state of Spyworld, from the set-up to the score: on desk, tablet and phone, by day and by night, in three
// languages, twice as large, and along the way of the focus.

import { expectAccessible } from "../harness/accessible.mjs";
import { desk, french, german, night, phone } from "../harness/devices.mjs";
import { everyDay } from "../harness/every-day.mjs";
import { focusWay } from "../harness/focus.mjs";
import { covered, cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { scenario } from "../harness/scenario.mjs";
import { sights } from "../harness/sights.mjs";

const upright = { viewport: { width: 820, height: 1180 }, hasTouch: true };

const findings = (found, where) => (what) => found.push(`${where}: ${what}`);

for (const [name, device] of everyDay([
  ["desk", desk],
  ["desk, at night, German", { ...desk, ...night, ...german }],
  ["tablet, German", { ...upright, ...german }],
  ["tablet, at night, French", { ...upright, ...night, ...french }],
  ["phone", { ...phone }],
  ["phone, at night, German", { ...phone, ...night, ...german }],
  ["phone, French", { ...phone, ...french }],
], ["desk, at night, German", "phone, French"])) {
  scenario(`Spyworld: everything can be read and pressed: ${name}`, {}, async ({ url, browser }) => {
    const found = [];
    await sights(browser, url, device, async (where, page) => {
      const note = findings(found, where);
      [...(await smallTargets(page)), ...(await cut(page)), ...(await broken(page))].forEach(note);
      await expectAccessible(page).catch((error) => note(error.message));
    });
    expectNone(found);
  });
}

// Words that a narrow column has torn apart without a hyphen.
function broken(page) {
  return page.evaluate(() => {
    const range = document.createRange();
    const found = new Set();
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement.checkVisibility({ visibilityProperty: true }) || text.parentElement.closest("svg, .vh, .name, input")) {
        continue;
      }
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u00ad]{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)));
        // Soft hyphens say where a word may be parted, and show one there.
        if (lines.size > word.split("\u00ad").length) {
          found.add(`"${word}" is torn apart`);
        }
      }
    }
    return [...found];
  });
}

const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };
for (const [name, options] of everyDay([
  ["the page at 200 %", zoomed],
  ["letters at 200 %, desk", { ...desk, letters: 32 }],
  ["letters at 200 %, tablet", { ...upright, letters: 32 }],
  ["letters at 200 %, phone", { ...phone, letters: 32 }],
], ["letters at 200 %, phone"])) {
  const { letters, ...device } = options;
  scenario(`Spyworld: ${name}`, { letters }, async ({ url, browser }) => {
    const found = [];
    await sights(browser, url, { ...device, ...german }, async (where, page) => {
      [...(await cut(page)), ...(await covered(page))].forEach(findings(found, where));
    });
    expectNone(found);
  });
}

// The parts of a table; on the desk they stand in the order of the keyboard as well.
// Rooms are walked with arrows: their grid is a part of its own, and what lies over it comes after it.
// Edges are larger to press than they are apart; they come by their middles, and are not compared by their borders.
const DESK = ".sw > *, .cells, .edge";
const PARTS = `${DESK}, .setup > *, .left > *, .right > *, .sheet-w > .gp > *, .half-l > *`;
for (const [name, device, within] of everyDay([["desk", desk, DESK], ["tablet", upright, PARTS], ["phone", phone, PARTS]], ["tablet"])) {
  scenario(`Spyworld: Tab walks as one reads: ${name}`, {}, async ({ url, browser }) => {
    const found = [];
    await sights(browser, url, device, async (where, page) => {
      (await focusWay(page, { within })).forEach(findings(found, where));
    });
    expectNone(found);
  });
}
