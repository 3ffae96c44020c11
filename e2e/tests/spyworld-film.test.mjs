// The film of a game of Spyworld: every lair in its place, what is told is drawn, and small screens follow it.

import assert from "node:assert/strict";
import { join } from "node:path";

import { desk, phone, tablet } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled } from "../harness/waiting.mjs";

const replays = join(root, "games/spyworld/tests/replays");

async function film(page, url, name) {
  await open(page, `${url}/spyworld/replay`);
  await page.locator("input[type=file]").last().setInputFiles(join(replays, `rules-1-${name}.json`));
  const slider = page.getByRole("slider");
  await slider.waitFor();
  return async (step, words) => {
    await slider.fill(String(step));
    await page.getByRole("heading", { name: words }).waitFor();
    await settled(page);
  };
}

const captions = (page) => page.locator(".sw-stage figcaption").allInnerTexts();

// Is the whole of it on the screen, and inside the stage?
const seen = (figure) =>
  figure.evaluate((figure) => {
    const box = figure.getBoundingClientRect();
    const stage = figure.closest(".sw-stage").getBoundingClientRect();
    return (
      box.left >= Math.max(stage.left, 0) - 1 && box.right <= Math.min(stage.right, innerWidth) + 1 && box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1
    );
  });

for (const [name, device] of Object.entries({ desk, tablet, phone })) {
  scenario(`a film of four lairs: ${name}`, device, async ({ page, url }) => {
    const go = await film(page, url, "polar-base");
    const now = page.locator(".sw-stage .is-now");
    const all = ["A", "B", "C", "D"];
    for (const [step, words, lair] of [
      [13, /^A draws .+ into row 1, column 5\.$/, "A"],
      [14, /^B draws .+ into row 1, column 1\.$/, "B"],
      [20, /^D draws .+ into row 2, column 1\.$/, "D"],
      // In the raids it is the lair somebody is in.
      [500, "D enters row 3, column 2: Robot.", "C"],
    ]) {
      await go(step, words);
      await now.locator("figcaption").getByText(`Lair of ${lair}`).waitFor();
      assert.deepEqual((await captions(page)).map((words) => words.at(-1)), all);
      await page.waitForFunction(() => {
        const list = document.querySelector(".sw-stage .thumbs");
        const { left, right } = list.querySelector(".is-now").getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      });
      assert.ok(await seen(now), `step ${step}: the lair is cut`);
      // What can be fulfilled is in sight while anything can be.
      assert.equal(await page.locator(".film-mis li").filter({ visible: true }).count(), step < 500 ? 3 : 0);
      // What is told is drawn already, and glows until the round is over.
      assert.equal(await now.locator("use.on-glow").count(), step < 20 ? 1 : step === 20 ? 2 : 0);
    }
    if (device === desk) {
      for (const figure of await page.locator(".sw-stage figure").all()) {
        assert.ok(await seen(figure), "a lair is cut on a desk");
      }
    }
    // Raids belong to no round.
    assert.equal(await page.locator(".step-now .code").innerText(), "");
  });
}

scenario("a film of ten lairs shows those around what happens", phone, async ({ page, url }) => {
  const go = await film(page, url, "abandoned");
  await go(100, /^J chooses (row|column) \d with .+\.$/);
  assert.deepEqual((await captions(page)).map((words) => words.at(-1)), ["G", "H", "I", "J"]);
  assert.match(await page.locator(".round-cards li").nth(2).innerText(), /10 players/);
  // Ten names leave room for the log.
  assert.ok((await page.locator(".replay-side .log").evaluate((log) => log.clientHeight)) > 90);
  await go(450, /^B draws .+ into row 1, column 4\.$/);
  assert.deepEqual((await captions(page)).map((words) => words.at(-1)), ["A", "B", "C", "D", "E", "F"]);
});
