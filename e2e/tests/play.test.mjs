// Whole games through the page, found by role and name, and everything that may happen on the way.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, phone, tablet } from "../harness/devices.mjs";
import { instantly, nextTurn, playNow, playToTheEnd, showMoves, tabTo } from "../harness/player.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";
import { until } from "../harness/waiting.mjs";

scenario("a whole game against bots by keyboard alone", calm, async ({ page, url, context }) => {
  await instantly(context);
  await open(page, url);
  const play = page.getByRole("button", { name: "Play now" });
  await tabTo(page, play);
  await page.keyboard.press("Enter");
  await nextTurn(page);
  const tab = page.getByRole("tab", { name: "All moves" }).filter({ visible: true }).first();
  await tabTo(page, tab);
  await page.keyboard.press("Enter");
  await playToTheEnd(page, {
    press: async (control) => {
      await tabTo(page, control);
      await page.keyboard.press("Enter");
    },
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(page);
});

scenario("a whole game with a thumb on a small phone", { ...phone, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  await expectAccessible(page);
  await playToTheEnd(page, { press: (control) => control.tap() });
  await expectAccessible(page);
});

scenario("a whole game on a lying tablet", { ...tablet, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  await expectAccessible(page);
  await playToTheEnd(page);
});

scenario("a turn that was begun is still there after a reload", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  const list = await showMoves(page);
  const connect = list.getByRole("button", { name: /^connect / }).first();
  await connect.click();
  await list.getByRole("button", { name: /^end the turn/ }).waitFor();
  const before = await list.getByRole("button").allInnerTexts();
  await page.reload();
  await nextTurn(page);
  const after = await (await showMoves(page)).getByRole("button").allInnerTexts();
  assert.deepEqual(after, before);
  await page.getByRole("button", { name: "Undo" }).click();
  await list.getByRole("button", { name: /^take / }).first().waitFor();
});

scenario("the server may go: the game goes on", { front: true }, async ({ page, url, context, front, watch }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  await front.vanish();
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|failed when fetching the script|net::/);
  const list = await showMoves(page);
  await list.getByRole("button", { name: /^take / }).first().click();
  await list.getByRole("button", { name: /^end the turn/ }).click();
  assert.equal(await nextTurn(page), "turn");
  await list.getByRole("button", { name: /^take |^connect / }).first().waitFor();
});

scenario("trying out a mission names no card that is still hidden", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  const display = page.getByRole("complementary", { name: "Missions on display" });
  const missions = () => display.getByRole("button").allInnerTexts();
  const before = (await missions()).map((text) => text.replace(/\s+/g, " "));
  await display.getByRole("button").last().click();
  await page.getByText("cannot be undone").first().waitFor();
  const shown = (await missions()).map((text) => text.replace(/\s+/g, " "));
  for (const mission of shown) {
    assert.ok(before.includes(mission) || /new mission/i.test(mission), mission);
  }
  await page.getByRole("button", { name: /^Take the mission/ }).click();
  // One of them is new then, and it is no longer only announced.
  await until("the new mission is shown", async () => {
    const after = (await missions()).map((text) => text.replace(/\s+/g, " "));
    const fresh = after.filter((mission) => !before.includes(mission));
    return after.length >= before.length && fresh.length === 1 && !/new mission/i.test(fresh[0]);
  });
});

scenario("what is not possible says why, with its clause", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  // Marked as not possible, it still answers.
  await page.getByRole("button", { name: "End turn" }).focus();
  await page.keyboard.press("Enter");
  const clause = page.getByRole("status").getByRole("link", { name: /^SC-/ });
  await clause.waitFor();
  assert.match(await clause.getAttribute("href"), /\/spy-connection\/rules#SC-/);
});

scenario("a second tab is told, and may take over", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
  await second.getByRole("button", { name: "Play here" }).click();
  await nextTurn(second);
  await page.getByRole("heading", { name: "Another tab has this game now" }).waitFor();
  await page.getByRole("button", { name: "Play here" }).click();
  await nextTurn(page);
  await second.getByRole("heading", { name: "Another tab has this game now" }).waitFor();
});

scenario("a game that was left can be resumed from the start page, and deleted", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await nextTurn(page);
  await open(page, url);
  await page.getByRole("link", { name: "Resume" }).click();
  await nextTurn(page);
  await page.goBack();
  await page.getByRole("button", { name: "Delete this game" }).click();
  assert.equal(await page.locator(".r-ticket").count(), 1, "one press deletes nothing");
  // The second press is elsewhere, and a third one where the first was takes it back.
  await page.getByText("Deleted games do not come back.").waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete this game" }).click();
  await page.getByText("Deleted games do not come back.").waitFor();
  await page.getByRole("button", { name: "Delete this game" }).click();
  await page.getByRole("link", { name: "Resume" }).waitFor({ state: "detached" });
});
