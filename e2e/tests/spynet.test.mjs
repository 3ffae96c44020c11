// SpyNet through the page: whole games for two, three and four, secrets, the curtain, the draft of a turn.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { tmpdir } from "node:os";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, phone } from "../harness/devices.mjs";
import { binary } from "../harness/folders.mjs";
import { instantly, nextTurn, showMoves, tabTo } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { CARDS, changed, leaks, named, playToTheEnd, sitDown } from "../harness/spynet.mjs";

const LONG = { ...calm, timeout: 400_000 };

// Keeps the first card that is offered, where one is.
async function keepOne(page) {
  await nextTurn(page);
  const list = await showMoves(page);
  const keep = list.getByRole("button", { name: /^keep / }).first();
  if (await keep.count()) {
    const before = await list.getByRole("button").allInnerTexts();
    await keep.click();
    await changed(page, before);
    await nextTurn(page);
  }
  return list;
}

scenario("SpyNet for two, by keyboard alone, and its record replays", LONG, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2 });
  await nextTurn(page);
  const tab = page.getByRole("tab", { name: "All moves" }).filter({ visible: true }).first();
  await tabTo(page, tab);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await playToTheEnd(page, async (control) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  });
  await page.getByRole("heading", { level: 1, name: /win|shared/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Review the game" }).click();
  await page.getByRole("slider").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).click();
  const file = join(tmpdir(), `spynet-${process.pid}.json`);
  await (await saved).saveAs(file);
  const told = execFileSync(binary(), ["replay", file], { encoding: "utf8" });
  assert.match(told, /The game is over/);
});

scenario("SpyNet for three: nothing on the page that this person must not know", LONG, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 3, memory: false });
  let looks = 0;
  const told = new Set();
  await playToTheEnd(page, (control) => control.click(), async () => {
    looks += 1;
    assert.deepEqual(await leaks(page, told), []);
  });
  assert.ok(looks > 10, `looked ${looks} times`);
});

scenario("SpyNet for four: the partner sits opposite and is handed a card", LONG, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 4 });
  const list = await keepOne(page);
  await page.getByRole("region", { name: /, partner/ }).waitFor();
  const hand = page.locator(".handsec .hc-a");
  await hand.first().click();
  await page.getByRole("button", { name: /^To / }).click();
  await page.waitForFunction(() => document.querySelectorAll(".handsec .hc-a").length === 0);
  // Nothing was sent: it can be taken back.
  await page.getByRole("button", { name: "Undo" }).click();
  await hand.first().waitFor();
  await list.getByRole("button", { name: /^hand .* to your partner/ }).first().waitFor();
  await playToTheEnd(page, (control) => control.click());
  await page.getByRole("heading", { level: 1, name: /win|shared/ }).waitFor();
  assert.equal(await page.locator(".tm").count(), 2, "two teams");
});

scenario("SpyNet with a thumb on a phone of 360 px", { ...phone, ...LONG }, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 3, situation: "random" });
  await nextTurn(page);
  await expectAccessible(page);
  await playToTheEnd(page, (control) => control.tap(), async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  });
  await expectAccessible(page);
});

scenario("a lifted card shows what it would do, and what would be shown is said before", calm, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2 });
  await keepOne(page);
  await page.getByText("what you have seen cannot be undone").waitFor();
  await page.getByRole("button", { name: "Recruit", exact: true }).last().click();
  await page.getByRole("heading", { level: 1, name: /^Take all of pile/ }).waitFor();
  // What was seen cannot be taken back.
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("nothing to undo").waitFor();
  const before = await page.locator(".handsec .hc-a").count();
  await page.getByRole("button", { name: /^Take/ }).last().click();
  await nextTurn(page);
  assert.ok((await page.locator(".handsec .hc-a").count()) > before);
});

scenario("two at one screen never see each other's cards", calm, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2, people: 2, memory: false });
  const hands = [];
  for (let turns = 0; turns < 6; turns += 1) {
    const curtain = page.locator(".curtain");
    const list = page.getByRole("group", { name: "All moves", includeHidden: true }).getByRole("button", { includeHidden: true });
    await curtain.or(list.first()).first().waitFor({ state: "attached" });
    if (await curtain.count()) {
      const { outside } = await named(page);
      assert.deepEqual(outside, [], "nothing is behind the curtain");
      await curtain.getByRole("button").click();
      await list.first().waitFor({ state: "attached" });
      const own = await page.locator(".handsec .kc-name").allTextContents();
      const others = hands.at(-1) ?? [];
      const { outside: now } = await named(page);
      for (const name of others.filter((card) => CARDS.includes(card) && !own.includes(card))) {
        const open = (await page.locator(".log").allTextContents()).join(" ").includes(name);
        assert.ok(open || !now.includes(name), `${name} is the other's`);
      }
    }
    const moves = await showMoves(page);
    const texts = await moves.getByRole("button").allInnerTexts();
    const take = moves.getByRole("button", { name: /^keep |^take this pile|^recruit/ }).first();
    await take.click();
    await page.waitForFunction((before) => {
      const now = [...document.querySelectorAll(".moves button")].map((button) => button.innerText).join("|");
      return document.querySelector(".curtain") || (now && now !== before);
    }, texts.join("|"));
    if (!(await curtain.count())) {
      hands.push(await page.locator(".handsec .kc-name").allTextContents());
    }
  }
});
