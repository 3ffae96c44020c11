// Spyworld in the browser: whole games with few and many, by keyboard, by thumb, round one screen.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, german, night, phone } from "../harness/devices.mjs";
import { cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { instantly, tabTo } from "../harness/player.mjs";
import { asked, moves, playOn, table } from "../harness/raider.mjs";
import { scenario } from "../harness/scenario.mjs";

scenario("a whole game of two by keyboard alone", calm, async ({ page, url, context }) => {
  await instantly(context);
  await table(page, url, { seats: 2 });
  await asked(page);
  const tab = page.getByRole("tab", { name: "All moves" }).filter({ visible: true }).first();
  await tabTo(page, tab);
  await page.keyboard.press("Enter");
  await playOn(page, async (control) => {
    await tabTo(page, control);
    await page.keyboard.press("Enter");
  });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: "Show" }).first().waitFor();
  await expectAccessible(page);
});

for (const seats of [5, 12]) {
  scenario(`a whole game of ${seats} against bots`, calm, async ({ page, url, context }) => {
    await instantly(context);
    await table(page, url, { seats, forgiving: seats === 5 });
    await asked(page);
    await expectAccessible(page);
    expectNone(await smallTargets(page));
    await playOn(page, (control) => control.click());
    expectNone([...(await smallTargets(page)), ...(await cut(page))]);
    // Everybody's score is there, and every lair can be looked at.
    const scores = page.getByRole("table", { name: "Where every $ came from" });
    assert.equal(await scores.getByRole(seats > 6 ? "rowheader" : "columnheader").count(), seats > 6 ? seats : seats + 1);
    assert.equal(await page.getByRole("region", { name: "All lairs and raids" }).locator("figure").count(), seats);
  });
}

scenario("a whole game with a thumb on a small phone", { ...phone, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await table(page, url, { seats: 3 });
  await asked(page);
  await moves(page);
  expectNone(await smallTargets(page));
  await playOn(page, (control) => control.tap());
  expectNone(await smallTargets(page));
});

scenario("a round with the mouse: choose, draw, think again, confirm", {}, async ({ page, url, context }) => {
  await instantly(context);
  await table(page, url, { seats: 2 });
  await page.getByRole("button", { name: /Movement.*Stealth.*Combat/ }).first().click();
  const combos = page.getByRole("region", { name: "Three combinations" }).getByRole("button");
  await combos.first().waitFor();
  // What else counts, and when it ends.
  await page.getByText("or after round 35. Not in grey rooms: Shark tank and Robot.").waitFor();
  const ready = page.getByRole("button", { name: "Ready" });
  assert.equal(await ready.getAttribute("aria-disabled"), "true");
  // Each of the three in turn, until one has to be drawn into a room.
  const free = page.getByRole("gridcell").getByRole("button", { name: /Draw here, free/ });
  for (let turn = 0; turn < 3 && (await free.count()) === 0; turn += 1) {
    await combos.nth(turn).click();
  }
  if ((await free.count()) > 0) {
    await free.first().click();
    await page.getByText("Press Ready.").waitFor();
    // Another room instead: what was drawn moves.
    await free.first().click();
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Pass/ }).click();
  await ready.click();
  await page.getByRole("heading", { level: 1, name: /Round 2|You have chosen/ }).waitFor();
});

scenario("what is agreed on stays when more sit down, and the keyboard goes on where the game does", calm, async ({ page, url, context }) => {
  await instantly(context);
  await page.goto(`${url}/spyworld/new`);
  const volcano = page.getByRole("radio", { name: /Volcano/ });
  await volcano.check();
  const forgiving = page.getByRole("checkbox", { name: /Forgiving/ });
  await forgiving.check();
  await page.getByRole("button", { name: "4", exact: true }).click();
  await page.locator(".seat-row").nth(3).waitFor();
  assert.ok((await volcano.isChecked()) && (await forgiving.isChecked()), "forgotten");
  await page.getByRole("button", { name: "Start the game" }).click();
  const agent = page.locator(".agent").first();
  await agent.waitFor();
  await tabTo(page, agent);
  await page.keyboard.press("Enter");
  await page.locator(".combo:focus").waitFor();
  await tabTo(page, page.getByRole("button", { name: /^Pass/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Ready" }));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /Round 2/ }).waitFor();
  await page.locator(".combo:focus").waitFor();
});

scenario("round one screen nothing of the other is in the page", {}, async ({ page, url, context }) => {
  await instantly(context);
  await table(page, url, { seats: 2, people: true });
  const come = page.getByRole("button", { name: /I am|show|ready/i }).first();
  await come.click();
  const offer = page.getByRole("button", { name: /Movement.*Stealth.*Combat/ });
  await offer.first().waitFor();
  const mine = await offer.locator(".name").allInnerTexts();
  await offer.first().click();
  // The curtain: no sheet, no agent, not even in the sources of the page.
  await come.waitFor();
  // What is read aloud stands beside the table.
  const app = () => page.locator("#app").innerHTML();
  for (const name of mine) {
    assert.ok(!(await app()).includes(name), `${name} is behind the curtain`);
  }
  await come.click();
  await offer.first().click();
  await page.getByRole("region", { name: "Three combinations" }).waitFor();
  // The second one's page does not know the first one's agent, unless it is dealt to both.
  const own = await page.locator(".agentcard b").innerText();
  if (mine[0] !== own) {
    assert.ok(!(await app()).includes(mine[0]));
  }
});

scenario("at night and in German everything can be read", { ...night, ...german }, async ({ page, url, context }) => {
  await instantly(context);
  await page.goto(`${url}/spyworld/new`);
  await page.locator(".dom-pick input").nth(1).check();
  await page.locator("main .btn-go").last().click();
  await page.locator(".agent").first().click();
  await page.locator(".combo").first().waitFor();
  await expectAccessible(page);
});
