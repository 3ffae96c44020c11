// The page opens: a splash at once, then the page, on every route, in every language and light.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, french, german, night, phone } from "../harness/devices.mjs";
import { open, ready } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

scenario("the splash is there before the wasm, and goes when the page is there", {}, async ({ page, url, context }) => {
  let release;
  const held = new Promise((done) => {
    release = done;
  });
  await context.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("#splash .splash-name").waitFor({ state: "visible" });
  assert.equal(await page.locator("#app > *").count(), 0);
  release();
  await ready(page);
  assert.equal(await page.locator("#splash").count(), 0);
});

scenario("the splash needs no script", { javaScriptEnabled: false }, async ({ page, url }) => {
  await page.goto(url);
  await page.locator("#splash .splash-name").waitFor({ state: "visible" });
});

scenario("a wasm that cannot be loaded is said in words", german, async ({ page, url, context, watch }) => {
  watch.allow(/./);
  await context.route("**/*.wasm", (route) => route.abort());
  await page.goto(url);
  await page.getByRole("status").getByText("konnte nicht gestartet werden").waitFor({ state: "visible" });
});

scenario("an address without a page is not one", {}, async ({ page, url, watch }) => {
  watch.allow(/404/);
  const gone = await page.goto(`${url}/assets/none.js`);
  assert.equal(gone.status(), 404);
});

for (const [name, device] of [["desk", {}], ["phone", phone], ["night", night], ["calm", calm], ["french", french]]) {
  scenario(`the page opens and axe finds nothing: ${name}`, device, async ({ page, url }) => {
    await open(page, url);
    await expectAccessible(page);
  });
}
