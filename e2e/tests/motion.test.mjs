// Who asked the system for less motion sees none: nothing moves for longer than 10 ms, and the game is played as ever.
// That nothing moves on any route is measured in targets.test.mjs.

import assert from "node:assert/strict";

import { calm } from "../harness/devices.mjs";
import { expectNone, moved, watchMotion } from "../harness/measures.mjs";
import { instantly, nextTurn, playNow, playToTheEnd, showMoves } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

scenario("nothing moves in a whole game, up to its score sheet", calm, async ({ page, url, context }) => {
  await instantly(context);
  await watchMotion(context);
  await playNow(page, url);
  await playToTheEnd(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expectNone(await moved(page));
});

scenario("bots at their usual pace are followed without motion", calm, async ({ page, url, context }) => {
  await watchMotion(context);
  await playNow(page, url);
  const list = await showMoves(page);
  await list.getByRole("button", { name: /^take / }).first().click();
  await list.getByRole("button", { name: /^end the turn/ }).click();
  const leave = page.getByRole("dialog").getByRole("button", { name: "End turn anyway" });
  const others = page.getByRole("button", { name: "End turn" });
  await leave.or(others).first().waitFor();
  if (await leave.isVisible()) {
    await leave.click();
  }
  assert.equal(await nextTurn(page), "turn");
  expectNone(await moved(page));
});
