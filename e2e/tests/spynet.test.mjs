// SpyNet through the page: whole games for two, three and four, secrets, the curtain, the draft of a turn.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { tmpdir } from "node:os";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, phone } from "../harness/devices.mjs";
import { binary } from "../harness/folders.mjs";
import { effect, instantly, nextTurn, showMoves, tabTo } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { CARDS, leaks, named, playToTheEnd, sitDown } from "../harness/spynet.mjs";


// Keeps the first card that is offered, where one is.
async function keepOne(page) {
  await nextTurn(page);
  const list = await showMoves(page);
  const keep = list.getByRole("button", { name: /^keep / }).first();
  if (await keep.count()) {
    const before = await list.getByRole("button").allInnerTexts();
    await keep.click();
    await effect(page, before);
    await nextTurn(page);
  }
  return list;
}

scenario("SpyNet for two, by keyboard alone, and its record replays", calm, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2 });
  await nextTurn(page);
  const tab = page.getByRole("tab", { name: "All moves" }).filter({ visible: true }).first();
  await tabTo(page, tab);
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  let presses = 0;
  await playToTheEnd(page, async (control, name) => {
    // Whoever has pressed something goes on where the next thing is: nobody tabs through the whole page again.
    if (presses > 0 && name !== "dialog") {
      await page.waitForFunction(() => document.activeElement?.closest(".moves"));
    }
    presses += 1;
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  });
  assert.ok(presses > 20, `${presses} presses`);
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

scenario("SpyNet for three: nothing on the page that this person must not know", calm, async ({ page, url, context }) => {
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

scenario("SpyNet for four: the partner sits opposite and is handed a card", calm, async ({ page, url, context }) => {
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
  assert.equal(await page.locator(".tm-b li").count(), 8, "the stars of each, by branch");
  // The board after the end asks for nothing, and says that it is the end.
  await page.getByRole("button", { name: "The board" }).click();
  await page.getByRole("heading", { level: 1, name: "The game is over." }).waitFor();
  const said = await page.locator(".sn").innerText();
  assert.doesNotMatch(said, /last turns|not your turn/);
  assert.equal(await page.locator(".turn .btn").count(), 0, "nothing to undo, nothing to end");
});

scenario("SpyNet with a thumb on a phone of 360 px", { ...phone, ...calm }, async ({ page, url, context }) => {
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
  await page.getByText("after that there is no way back").waitFor();
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

scenario("by keyboard: a card, its branch, the table, and on to what comes next", calm, async ({ page, url, context }) => {
  await instantly(context);
  await sitDown(page, url, { players: 2 });
  await keepOne(page);
  await page.keyboard.press("l");
  // A pile out of its order says why not.
  await page.getByRole("button", { name: /^Pile 2/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Piles are looked at in their order: pile 1 comes first.").waitFor();
  const can = page.locator(".hc.can:has(.kc-agent) .hc-a");
  // Once at least, so that the bot has had a turn.
  for (let turns = 0; turns < 12 && (turns === 0 || !(await can.count())); turns += 1) {
    await page.keyboard.press("r");
    await page.locator(".sn[data-turn=you][data-mode=recruit]").waitFor();
    await page.keyboard.press("t");
    await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
  }
  const has = (place) => page.waitForFunction((place) => document.activeElement?.closest(place), place);
  const scrolled = () => page.evaluate(() => [scrollY, document.querySelector(".sn").scrollTop]);
  await can.first().focus();
  await page.keyboard.press("Enter");
  await has(".drop-line, .act .btn-go");
  await page.keyboard.press("Enter");
  if (await page.locator(".hc.lift").count()) {
    await page.keyboard.press("Enter");
  }
  await page.locator(".hc.lift").waitFor({ state: "detached" });
  await has(".hc-a, .act .btn, .ch-b");
  assert.deepEqual(await scrolled(), [0, 0]);
  // The bots have played in between: what they did stands above the log.
  await page.getByRole("region", { name: "Since your last turn" }).waitFor();
  assert.equal(await page.locator(".log .log-line").filter({ hasText: /Otto (looks at|puts) pile/ }).count(), 0, "no looking at piles");
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
