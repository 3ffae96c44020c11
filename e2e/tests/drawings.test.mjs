// Drawings are fetched after the start: a table waits for them, has them without a network, and can do without.

import assert from "node:assert/strict";

import { offlineReady, open } from "../harness/opening.mjs";
import { WORDS } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

const DRAWINGS = "**/assets/art/spy-connection/*.svg";
const LAND = ".map-ground #land";

const play = (page) => page.getByRole("button", { name: WORDS.en.play }).click();

scenario("the start page needs no drawing, and a table is shown with all of them", {}, async ({ page, url, context }) => {
  let release;
  const held = new Promise((done) => {
    release = done;
  });
  await context.route(DRAWINGS, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, url);
  await play(page);
  await page.getByRole("status").getByText("One moment").waitFor();
  assert.equal(await page.locator(".board").count(), 0);
  // From its first moment on there is no board without a map.
  await page.evaluate((land) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(".board") && !document.querySelector(land)) {
        document.documentElement.dataset.bare = "yes";
      }
    });
    seen.observe(document.body, { childList: true, subtree: true });
  }, LAND);
  release();
  await page.locator(LAND).waitFor({ state: "attached" });
  await page.locator("#spy-a").waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.bare), undefined);
});

scenario("a table has its drawings without a server", { front: true }, async ({ page, url, front, watch }) => {
  await open(page, url);
  await offlineReady(page);
  await front.vanish();
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|failed when fetching the script/);
  await open(page, url);
  await play(page);
  await page.locator(LAND).waitFor({ state: "attached" });
  await page.reload();
  await page.locator(LAND).waitFor({ state: "attached" });
});

scenario("a table without drawings can be played, and they come later", {}, async ({ page, url, context, watch }) => {
  watch.allow(/ERR_FAILED|Failed to load/);
  await context.route(DRAWINGS, (route) => route.abort());
  await open(page, url);
  await play(page);
  await page.locator(".board").waitFor();
  assert.equal(await page.locator(LAND).count(), 0);
  await context.unroute(DRAWINGS);
  await page.locator(LAND).waitFor({ state: "attached" });
});
