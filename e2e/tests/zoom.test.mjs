// Twice as large: the whole page at 200 %, or its letters alone. Nothing is cut off or covered, and nobody scrolls
// sideways.

import { desk, german, phone, tablet } from "../harness/devices.mjs";
import { everyDay } from "../harness/every-day.mjs";
import { covered, cut, expectNone } from "../harness/measures.mjs";
import { instantly, WORDS } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { tour } from "../harness/tour.mjs";

// A window of 1280 × 900 at 200 % has half of each.
const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };

for (const [name, options] of [
  ["the page at 200 %", zoomed],
  ["letters at 200 %, desk", { ...desk, letters: 32 }],
  ["letters at 200 %, tablet", { ...tablet, letters: 32 }],
  ["letters at 200 %, phone", { ...phone, letters: 32 }],
]) {
  // German words are the longest: what has room for them has room for English.
  for (const [language, code, words] of everyDay([["English", {}, WORDS.en], ["German", german, WORDS.de]], ["German"])) {
    scenario(`${name}, ${language}`, { ...options, ...code }, async ({ page, url, context }) => {
      await instantly(context);
      const found = [];
      const look = async (where) => {
        for (const what of [...(await cut(page)), ...(await covered(page))]) {
          found.push(`${where}: ${what}`);
        }
      };
      await tour(page, url, look, words);
      expectNone(found);
    });
  }
}
