// Setting up a table, sharing a screen, other editions, and films of finished games.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { instantly, nextTurn, playNow, playToTheEnd, showMoves } from "../harness/player.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const house = join(root, "games/spy-connection/content/house.toml");
const record = join(root, "games/spy-connection/tests/replays/rules-1-two-players.json");

scenario("three people round one screen take turns", {}, async ({ page, url }) => {
  await open(page, url);
  await page.getByRole("button", { name: /^Same screen/ }).click();
  await page.getByLabel("Name").first().fill("Ada");
  await page.getByRole("button", { name: "Start the game" }).click();
  const seen = new Set();
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn(page);
    const list = await showMoves(page);
    const name = await page.getByRole("region", { name: "You" }).getByRole("heading", { level: 2 }).first().innerText();
    seen.add(name);
    await list.getByRole("button", { name: /^take / }).first().click();
    await list.getByRole("button", { name: /^end the turn/ }).click();
    // The new mission may show the city of the spy: then it is asked whether that is left uncovered.
    const leave = page.getByRole("dialog").getByRole("button", { name: "End turn anyway" });
    const next = page.getByRole("region", { name: "You" }).getByRole("heading", { level: 2 }).filter({ hasNotText: name });
    await leave.or(next).first().waitFor();
    if (await leave.isVisible()) {
      await leave.click();
    }
    await next.first().waitFor();
  }
  assert.equal(seen.size, 3, "three different people have had the screen");
});

scenario("the dark side with fourteen agents is refused in words", {}, async ({ page, url }) => {
  await open(page, `${url}/spy-connection/new`);
  await page.getByLabel("Agents").first().selectOption("14");
  await page.getByRole("radio", { name: /^Dark side/ }).check();
  const wrong = page.getByRole("alert").filter({ hasText: "SC-9.3" });
  await wrong.waitFor();
  assert.equal(await page.getByRole("button", { name: "Start the game" }).getAttribute("aria-disabled"), "true");
  await page.getByLabel("Agents").first().selectOption("15");
  await wrong.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await nextTurn(page);
});

scenario("the advanced game lets people choose their start mission", {}, async ({ page, url, context }) => {
  await instantly(context);
  await open(page, `${url}/spy-connection/new`);
  await page.getByRole("radio", { name: /^Advanced game/ }).check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await nextTurn(page);
});

scenario("an edition from a file is played, a broken one is refused with the reason", {}, async ({ page, url }) => {
  const text = await readFile(house, "utf8");
  await open(page, `${url}/spy-connection/new`);
  const field = page.getByLabel("Load an edition file");
  const broken = text.replace("points = ", "pionts = ");
  await field.setInputFiles({ name: "broken.toml", mimeType: "text/plain", buffer: Buffer.from(broken) });
  await page.getByRole("alert").filter({ hasText: "pionts" }).waitFor();
  await expectAccessible(page);
  const other = text.replace(/^id = ".*"$/m, 'id = "my-own"').replace("points = 2", "points = 3");
  await field.setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(other) });
  await page.getByText("my-own").waitFor();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await nextTurn(page);
  // Stored with its edition: a reload finds it again.
  await page.reload();
  await nextTurn(page);
});

scenario("a record file is a film, and a changed one is refused", {}, async ({ page, url }) => {
  const json = await readFile(record, "utf8");
  await open(page, `${url}/spy-connection/replay`);
  const field = page.getByLabel("Load a record").last();
  const changed = json.replace(/"([0-9a-f]{8}) ([AB]) end"/, '"00000000 $2 end"');
  assert.notEqual(changed, json);
  await field.setInputFiles({ name: "changed.json", mimeType: "application/json", buffer: Buffer.from(changed) });
  await page.getByRole("alert").waitFor();
  await field.setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(json) });
  const slider = page.getByRole("slider", { name: "Step" });
  await slider.waitFor();
  await expectAccessible(page);
  const rows = JSON.parse(json).rows.length;
  assert.equal(await slider.getAttribute("max"), String(rows));
  await page.getByRole("button", { name: "To the end" }).click();
  assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`step ${rows} of ${rows}`));
  await page.getByRole("button", { name: "One step back" }).click();
  assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`step ${rows - 1} of ${rows}`));
  // By keyboard the log is one stop; up and down walk through the film, and the keyboard comes along.
  await page.getByRole("list", { name: "Step" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.locator(".step-now button:focus").waitFor();
  assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`step ${rows - 2} of ${rows}`));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.match(await slider.getAttribute("aria-valuetext"), new RegExp(`step ${rows} of ${rows}`));
  await page.locator(".step-now button:focus").waitFor();
  await page.getByLabel("Seen by").selectOption({ index: 1 });
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the record" }).click()]);
  assert.equal(await readFile(await download.path(), "utf8"), json);
});

scenario("a finished game shows its score, and can be seen again", calm, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await playToTheEnd(page);
  await page.getByRole("heading", { name: "Where every point came from" }).waitFor();
  await page.getByRole("link", { name: "Review the game" }).click();
  await page.getByRole("slider", { name: "Step" }).waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("link", { name: "To the score" }).click();
  await page.getByRole("button", { name: "Rematch" }).click();
  assert.equal(await nextTurn(page), "turn");
});
