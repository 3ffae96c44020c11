// SpyNet says how one stands: the own operations face up, what the others did, how the game is won; and its bar and
// buttons stand still.

import assert from "node:assert/strict";

import { calm, desk, german, phone } from "../harness/devices.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { effect, showMoves } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { atMoment } from "../harness/spynet-tour.mjs";

// Where this is, and how large.
const box = (page, selector) =>
  page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);

scenario("own operations lie face up with their stars, and bar and buttons stand still", calm, async ({ page, url }) => {
  await atMoment(page, url, "two", "full");
  const places = async () => ({ bar: (await box(page, ".prompt")).height, end: await box(page, ".btn-end"), undo: await box(page, ".btn-undo") });
  const before = await places();
  assert.equal(before.bar, 70);
  const list = await showMoves(page);
  const press = async (name) => {
    const move = list.getByRole("button", { name }).first();
    const words = await list.getByRole("button").allInnerTexts();
    await move.click();
    await effect(page, words);
    assert.deepEqual(await places(), before, String(name));
  };
  await press(/^play Assassin/);
  await press(/^lay .* in Enforcement/);
  const own = page.locator(".ops-me");
  assert.equal(await own.count(), 1);
  const stars = await own.locator(".fl-sum b").innerText();
  await page.locator(".plate-stars b").filter({ hasText: new RegExp(`^${stars} star`) }).waitFor();
  assert.equal(await own.locator(".fl.is-open").count(), 1);
  await own.click();
  const sheet = page.getByRole("dialog");
  await sheet.locator(".ts-ops li").first().waitFor();
  assert.equal(await sheet.locator(".ts-ops li").count(), 1);
});

for (const [name, device] of [["desk", desk], ["phone, German", { ...phone, ...german }]]) {
  scenario(`each rival's turn is one line, and the newest is seen: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "four", "hand");
    const lines = page.locator(":is(.since, .since-strip) li").filter({ visible: true });
    assert.equal(await lines.count(), 3, "one for each of the others");
    const seen = await lines.first().evaluate((line) => {
      const { bottom, right } = line.getBoundingClientRect();
      const parent = line.closest(".since, .since-strip").getBoundingClientRect();
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
  await page.getByText("The most stars from operations win; lay them in branches you dominate.").waitFor();
});
