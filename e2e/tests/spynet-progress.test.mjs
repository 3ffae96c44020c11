// SpyNet says how one stands: the own operations face up, what the others did, a bar that stands still, and no card
// discarded by a double press.

import assert from "node:assert/strict";

import { calm, desk, german, phone } from "../harness/devices.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { playToTheEnd, sitDown } from "../harness/spynet.mjs";
import { atMoment } from "../harness/spynet-tour.mjs";

// Where this is, and how large.
const box = (page, selector) =>
  page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);

scenario("own operations lie face up with their stars, and bar and buttons stand still", calm, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2 });
  let laid = 0;
  let places;
  await playToTheEnd(page, (control) => control.click(), async () => {
    if (!(await page.locator(".sn[data-turn=you] .btn-end").count())) {
      return;
    }
    const now = { bar: (await box(page, ".prompt")).height, end: await box(page, ".btn-end"), undo: await box(page, ".btn-undo") };
    places ??= now;
    assert.deepEqual(now, places);
    assert.equal(now.bar, 70);
    if (await page.getByRole("heading", { name: /^Which .*discard/ }).count()) {
      await page.locator(".ch-b").first().dblclick();
      await page.locator(".ch.is-on").waitFor();
    }
    const own = page.locator(".ops-me");
    if (laid > 2 || (await own.count()) <= laid) {
      return;
    }
    laid = await own.count();
    const stars = (await page.locator(".ops-me .fl-sum b").allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
    await page.locator(".plate-stars b").filter({ hasText: new RegExp(`^${stars} star`) }).waitFor();
    const files = await page.locator(".ops-me .fl.is-open").count();
    await own.first().click();
    const sheet = page.getByRole("dialog");
    await sheet.locator(".ts-ops li").first().waitFor();
    assert.equal(await sheet.locator(".ts-ops li").count(), files);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
  });
  assert.ok(laid > 0, "operations were laid");
});

for (const [name, device] of [["desk", desk], ["phone, German", { ...phone, ...german }]]) {
  scenario(`each rival's turn is one line, and the newest is seen: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "four", "hand");
    const lines = page.locator(":is(.since, .since-strip) li").filter({ visible: true });
    assert.equal(await lines.count(), 3, "one for each of the others");
    const seen = await lines.first().evaluate((line) => {
      const { bottom, right } = line.getBoundingClientRect();
      const parent = line.closest("section").getBoundingClientRect();
      return bottom <= Math.min(parent.bottom, innerHeight) && right <= parent.right;
    });
    assert.ok(seen, "the newest line is whole");
    expectNone(await cut(page));
  });
}

scenario("the log is told by turns, and says you", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "hand");
  await page.locator(".log-turn").filter({ hasText: "Luka" }).first().waitFor({ state: "attached" });
  const lines = await page.locator(".log-line").allInnerTexts();
  assert.ok(lines.some((line) => /^You take pile/.test(line.trim())), lines.join("\n"));
  assert.ok(!lines.some((line) => line.includes("Mara")), "the own name is never said");
  // Up and down pass over the headings.
  await page.locator(".log").focus();
  await page.keyboard.press("ArrowDown");
  await page.locator(".log-line:focus").waitFor();
});

scenario("the first question says what the cards are for and to whom the others go", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "draft");
  await page.getByText("The other 3 cards go to Luka, on your right.").waitFor();
  assert.equal(await page.locator(".go-seat").count(), 4);
  assert.equal(await page.locator(".go-kinds li").count(), 3);
});

scenario("the first turn says how the game is won", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "turn");
  await page.getByText("Whoever has the most stars from operations at the end wins.").waitFor();
});
