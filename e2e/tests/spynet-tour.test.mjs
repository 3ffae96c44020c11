// SpyNet on every screen, in every language, by day and by night: everything can be read, pressed and reached.

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, desk, french, german, night, phone, standing } from "../harness/devices.mjs";
import { everyDay } from "../harness/every-day.mjs";
import { focusWay } from "../harness/focus.mjs";
import { covered, cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { curtainTour, spynetTour } from "../harness/spynet-tour.mjs";

// The parts of a table; a small screen stacks them in another order than the desk, and the rack has two tiers, one
// before the other.
const PARTS = ".hrow, .sn > *, .side > *";

// Walks past everything and says all that was found, each with its place.
async function walk(page, url, context, measures) {
  await instantly(context);
  const found = [];
  const look = async (where) => {
    for (const measure of measures) {
      found.push(...(await measure(page)).map((what) => `${where}: ${what}`));
    }
  };
  await spynetTour(page, url, look);
  await curtainTour(page, url, look);
  expectNone(found);
}

// As a list, like the other measures.
async function axe(page) {
  return expectAccessible(page).then(
    () => [],
    (error) => [error.message],
  );
}

// Nothing in place of words, where a text is missing.
async function missing(page) {
  const text = await page.evaluate(() => document.body.innerText);
  return text.match(/⟨[^⟩]*⟩?/g) ?? [];
}

for (const [name, options] of everyDay([
  ["desk", desk],
  ["desk, German, by night", { ...desk, ...german, ...night }],
  ["tablet, French", { ...standing, ...french }],
  ["tablet, by night", { ...standing, ...night }],
  ["phone", phone],
  ["phone, German, by night", { ...phone, ...german, ...night }],
  ["phone, French", { ...phone, ...french }],
], ["desk, German, by night", "phone, French"])) {
  scenario(`SpyNet is read and pressed: ${name}`, { ...options, ...calm }, async ({ page, url, context }) => {
    await walk(page, url, context, [axe, smallTargets, cut, covered, missing]);
  });
}

for (const [name, options, within] of everyDay([["desk", desk, null], ["tablet", standing, PARTS], ["phone", phone, PARTS]], ["tablet"])) {
  scenario(`Tab walks through SpyNet as one reads: ${name}`, { ...options, ...calm }, async ({ page, url, context }) => {
    await walk(page, url, context, [(page) => focusWay(page, { within })]);
  });
}

// A window of 1280 × 900 at 200 % has half of each.
const zoomed = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };

for (const [name, options] of everyDay([
  ["the page at 200 %", zoomed],
  ["the page at 200 %, German", { ...zoomed, ...german }],
  ["letters at 200 %, desk, French", { ...desk, ...french, letters: 32 }],
  ["letters at 200 %, tablet, German", { ...standing, ...german, letters: 32 }],
  ["letters at 200 %, phone", { ...phone, letters: 32 }],
  ["letters at 200 %, phone, German", { ...phone, ...german, letters: 32 }],
], ["letters at 200 %, phone, German"])) {
  scenario(`SpyNet twice as large: ${name}`, { ...options, ...calm }, async ({ page, url, context }) => {
    await walk(page, url, context, [cut, covered]);
  });
}
