// From the start page into each game, and out of a finished one with a picture.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { calm, desk, phone } from "../harness/devices.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { open, ready } from "../harness/opening.mjs";
import { instantly, nextTurn } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

// From the start page: presses the poster of a game, where it is another one's page, and the red button.
async function twoPresses(page, url, title) {
  await open(page, url);
  const poster = page.getByRole("link", { name: new RegExp(`^${title}`) });
  if (await poster.count()) {
    await poster.click();
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
    await ready(page);
  }
  await page.getByRole("button", { name: "Play now" }).click();
  await nextTurn(page);
}

for (const [title, table] of [["Spy Connection", ".sc"], ["SpyNet", ".sn"], ["Spyworld", ".sw"]]) {
  for (const [name, device] of [["desk", desk], ["phone", phone]]) {
    scenario(`two presses on the start page play ${title}: ${name}`, { ...device, ...calm }, async ({ page, url, context }) => {
      await instantly(context);
      await twoPresses(page, url, title);
      await page.locator(table).waitFor();
    });
  }
}

for (const [title, file] of [["Spy Connection", "spy-connection.png"], ["SpyNet", "spynet.png"], ["Spyworld", "spyworld.png"]]) {
  scenario(`the score of ${title} is a picture that can be saved`, calm, async ({ page, url, context }) => {
    await instantly(context);
    await twoPresses(page, url, title);
    await giveUp(page);
    const picture = page.locator("canvas[role=img][aria-label*=Mara]");
    await picture.waitFor();
    await page.locator(".bar-meta").getByText("Game over").waitFor();
    // Something is drawn in the game's half, and something is written beside it.
    const colours = await picture.evaluate((canvas) => {
      const brush = canvas.getContext("2d");
      const count = (x, width) => new Set(new Uint32Array(brush.getImageData(x, 0, width, canvas.height).data.buffer)).size;
      return [count(0, 800), count(820, 380)];
    });
    assert.ok(colours.every((count) => count > 50), `${colours} colours`);
    for (const button of ["Save picture", "Share picture"]) {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
      assert.equal(download.suggestedFilename(), file);
      const bytes = await readFile(await download.path());
      assert.equal(bytes.subarray(1, 4).toString(), "PNG");
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
    }
  });
}
