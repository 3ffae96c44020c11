// What a page does that has failed, and that leaving one at a bad moment is no failure.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { french, german } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const FAILED = [
  ["English", {}, "This page has failed", "Reload"],
  ["German", german, "Diese Seite ist abgestürzt", "Neu laden"],
  ["French", french, "Cette page a planté", "Recharger"],
];

for (const [language, options, title, reload] of FAILED) {
  scenario(`a page that has failed says so in ${language}, reports it once and is reloaded`, options, async ({ page, url, watch }) => {
    watch.allow(/panicked at|unreachable|planned/);
    await open(page, `${url}/spynet/new`);
    const reports = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/page-failure")) {
        reports.push(request);
      }
    });
    // The next element cannot be made; those of the message can.
    await page.evaluate(() => {
      document.createElement = () => {
        delete document.createElement;
        throw new Error("planned");
      };
    });
    await page.locator('a[href="/about"]').first().click();
    const dialog = page.getByRole("alertdialog", { name: title });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    // Whatever stops the wasm later is no news.
    await page.evaluate(() => new Promise((done) => {
      addEventListener("error", () => done(), { once: true });
      setTimeout(() => {
        throw new WebAssembly.RuntimeError("unreachable");
      });
    }));
    await dialog.waitFor();
    assert.equal(reports.length, 1);
    const { build, message, place, ...rest } = reports[0].postDataJSON();
    assert.deepEqual(rest, { game: "spynet", page: "about" });
    assert.match(build, /^\/assets\/spynet\.\w+\.wasm$/);
    assert.match(place, /^crates\/dom\/src\/mount\.rs:\d+:\d+$/);
    assert.match(message, /^an element/);
    assert.equal((await reports[0].response()).status(), 200);
    await dialog.getByRole("button", { name: reload }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("main.about").waitFor();
  });
}

scenario("wasm that stops without a word is noticed too", {}, async ({ page, url, watch }) => {
  watch.allow(/unreachable/);
  await open(page, `${url}/spynet`);
  const report = page.waitForRequest(/page-failure/);
  await page.evaluate(() => setTimeout(() => Promise.reject(new WebAssembly.RuntimeError("unreachable"))));
  await page.getByRole("alertdialog").waitFor();
  const { place, page: kind, message } = (await report).postDataJSON();
  assert.deepEqual([place, kind, message], ["wasm", "home", "unreachable"]);
});

// The page still does what it is told.
async function goesOn(page) {
  await page.locator('a[href="/spy-connection/new"]').first().click();
  await page.locator("main").getByRole("heading").first().waitFor();
  await page.locator("main.setup").waitFor();
}

scenario("leaving the set-up while an edition file is read is no failure", {}, async ({ page, url }) => {
  const text = await readFile(join(root, "games/spy-connection/content/house.toml"), "utf8");
  await open(page, `${url}/spy-connection`);
  let release;
  const held = new Promise((done) => (release = done));
  await page.route(/files\.\w+\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await goesOn(page);
  const asked = page.waitForRequest(/files\.\w+\.wasm$/);
  await page.locator('input[type="file"]').setInputFiles({ name: "own.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await asked;
  await page.goBack();
  await page.locator("main.home-main").waitFor();
  release();
  // Asked for the same once more, it has answered the first time before.
  await page.evaluate((text) => spymaster.readEdition("spy-connection", text), text);
  await goesOn(page);
});

scenario("leaving the replay while a file is read is no failure", {}, async ({ page, url }) => {
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsText;
    globalThis.reading = Promise.withResolvers();
    FileReader.prototype.readAsText = function (file) {
      reading.resolve({
        goOn: () =>
          new Promise((done) => {
            this.addEventListener("loadend", done);
            read.call(this, file);
          }),
      });
    };
  });
  await open(page, `${url}/spy-connection`);
  await page.locator('a[href="/spy-connection/replay"]').first().click();
  const field = page.locator('.drop input[type="file"]');
  await field.setInputFiles({ name: "own.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.evaluate(() => reading.promise.then(() => {}));
  await page.goBack();
  await page.locator("main.home-main").waitFor();
  await page.evaluate(async () => (await reading.promise).goOn());
  await goesOn(page);
});

scenario("leaving a table while a line of its log has the focus is no failure", {}, async ({ page, url }) => {
  await open(page, `${url}/spy-connection`);
  await page.locator(".play").click();
  const line = page.locator(".log-line").first();
  await line.waitFor({ state: "attached" });
  await line.evaluate((line) => line.focus());
  assert.equal(await line.evaluate((line) => document.activeElement === line), true);
  await page.goBack();
  await page.locator("main.home-main").waitFor();
  await goesOn(page);
});
