// SpyNet says how one stands: the own operations face up, what the others did, how the game is won; and its bar and
// buttons stand still.

import assert from "node:assert/strict";

import { calm, desk, german, phone } from "../harness/devices.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { effect, showMoves } from "../harness/player.mjs";
import { place, recorded } from "../harness/position.mjs";
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
  await page.getByText("A master is an agent that fits any branch.").waitFor();
});

scenario("the first turn says how the game is won", calm, async ({ page, url }) => {
  await atMoment(page, url, "two", "turn");
  await page.getByText("The most stars from operations win; lay them in branches you dominate.").waitFor();
  await atMoment(page, url, "four", "turn");
  await page.getByText("The team with the most stars from operations wins; lay them in branches you dominate.").waitFor();
});

// The recorded game for four after so many rows, with the person on this seat.
async function atRow(page, url, rows, seat) {
  const { record, chairs } = recorded("spynet-four", "hand");
  const seated = chairs.map(([name], index) => [name, index === seat ? "person" : "thumb"]);
  await place(page, url, { record, rows, chairs: seated });
  await page.locator(".sn[data-turn=you]").waitFor();
}

scenario("what starts the last turns, and what ends the game, is said before with where one stands", calm, async ({ page, url }) => {
  const line = page.locator(".prompt-text p");
  // Two cards in the deck, and pile 2 in the hands of the fourth seat: taken, both are used up.
  await atRow(page, url, 182, 3);
  await line.filter({ hasText: "Taking this pile starts the last turns" }).filter({ hasText: "Operations laid" }).waitFor();
  await atRow(page, url, 190, 3);
  await line.filter({ hasText: "Ending your turn ends the game." }).filter({ hasText: "Most stars win." }).filter({ hasText: "Operations laid" }).waitFor();
});

scenario("the line under the name of the one who plays is about that turn", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "hand");
  await page.evaluate(() => {
    globalThis.told = [];
    const look = () => {
      const [title, line] = ["h1", "p"].map((part) => document.querySelector(`.prompt-text ${part}`).textContent.trim());
      const last = globalThis.told.at(-1);
      if (document.querySelector(".sn").dataset.turn === "other" && (last?.title !== title || last.line !== line)) {
        globalThis.told.push({ title, line });
      }
    };
    new MutationObserver(look).observe(document.querySelector(".prompt"), { subtree: true, childList: true, characterData: true });
  });
  await page.locator(".btn-end").click();
  const sure = page.getByRole("dialog").getByRole("button", { name: "End it" });
  const other = page.locator(".sn[data-turn=other]");
  await sure.or(other).first().waitFor();
  if (await sure.isVisible()) {
    await sure.click();
  }
  await page.locator(".sn[data-turn=you]").waitFor();
  const told = await page.evaluate(() => globalThis.told);
  const others = told.filter(({ title }) => title.endsWith("’s turn"));
  assert.ok(others.some(({ line }) => line !== ""), JSON.stringify(told));
  for (const { title, line } of others) {
    const name = title.replace("’s turn", "");
    assert.ok(line === "" || line.startsWith(`${name} `), `${title}: ${line}`);
  }
});

scenario("whoever gives up sees it on the own plate", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "hand");
  await giveUp(page);
  await page.locator(".plate-you").filter({ hasText: "you have left the game" }).waitFor();
  assert.equal(await page.locator(".you.has-left").count(), 1);
});
