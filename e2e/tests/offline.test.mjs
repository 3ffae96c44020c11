// Without a network, and with a new build: nothing is lost, nothing changes under the player's hands.

import assert from "node:assert/strict";

import { nextBuild } from "../harness/front.mjs";
import { offlineReady, open, ready } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const build = (page) => page.evaluate(() => document.documentElement.dataset.build ?? "first");

scenario("once loaded, the page opens without a server", { front: true }, async ({ page, url, front, watch }) => {
  await open(page, url);
  await offlineReady(page);
  await front.vanish();
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to fetch|failed when fetching the script/);
  await page.reload();
  await ready(page);
  // A route that was never opened before is a page as well.
  await open(page, `${url}/spy-connection/rules`);
  const rules = await page.evaluate(async () => {
    const answer = await fetch(globalThis.spymaster.asset("rules/spy-connection.fr.html"));
    return answer.text();
  });
  assert.match(rules, /id="SC-1\.1"/);
  await front.comeBack();
  await page.reload();
  await ready(page);
});

scenario("a new build waits until the page lets it take over", { front: true }, async ({ page, url, front }) => {
  await open(page, url);
  await offlineReady(page);
  assert.equal(await page.evaluate(() => globalThis.spymaster.updateReady), false);
  front.change(nextBuild);
  const heard = page.evaluate(
    () => new Promise((done) => addEventListener("spymaster-update", () => done(true), { once: true })),
  );
  // What a page does when it is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  assert.equal(await heard, true);
  assert.equal(await page.evaluate(() => globalThis.spymaster.updateReady), true);
  assert.equal(await build(page), "first");
  assert.equal((await page.evaluate(() => caches.keys())).length, 2);
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new CustomEvent("spymaster-take-update")));
  await reloaded;
  await ready(page);
  assert.equal(await build(page), "next");
  await page.waitForFunction(async () => {
    const kept = await caches.keys();
    return kept.length === 1 && kept[0] === "spymaster-next";
  });
  // And the new one is the one that is kept.
  await offlineReady(page);
  await front.vanish();
  await page.reload();
  await ready(page);
  assert.equal(await build(page), "next");
});

scenario("a reload shows the newest build at once", { front: true }, async ({ page, url, front }) => {
  await open(page, url);
  await offlineReady(page);
  front.change(nextBuild);
  await page.reload();
  await ready(page);
  assert.equal(await build(page), "next");
});

scenario("a server that fails is no reason to show nothing", { front: true }, async ({ page, url, front, watch }) => {
  await open(page, url);
  await offlineReady(page);
  watch.allow(/503/);
  // Alive, but without a page, as a server in the middle of being replaced.
  front.fail(503);
  await page.reload();
  await ready(page);
});

scenario("the page can be installed", {}, async ({ page, url }) => {
  await open(page, url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector('link[rel="manifest"]');
    return (await fetch(link.href)).json();
  });
  assert.equal(manifest.display, "standalone");
  for (const size of ["192x192", "512x512"]) {
    assert.ok(manifest.icons.some((icon) => icon.sizes === size && icon.type === "image/png"));
  }
  for (const icon of manifest.icons) {
    const answer = await page.request.get(new URL(icon.src, url).href);
    assert.equal(answer.status(), 200, icon.src);
    assert.equal(answer.headers()["content-type"], icon.type);
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const serious = installabilityErrors.map((e) => e.errorId).filter((id) => id !== "in-incognito");
  assert.deepEqual(serious, []);
});
