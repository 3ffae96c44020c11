// The example page of crates/dom, as if the server had it: `cargo run -p xtask-web -- example` builds it.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { target } from "./folders.mjs";

const folder = join(target, "dom");
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src data:";
const begin = 'import init from "./parts.js";\nawait init({ module_or_path: "./parts_bg.wasm" });\n';
const start = '<!doctype html><html lang="en"><title>parts</title><link rel="icon" href="data:,"><script type="module" src="begin.js"></script>';

// Opens it. `gate.open()` in the page keeps the promise that its tasks wait for.
export async function openParts(page, url) {
  if (!existsSync(join(folder, "parts.js"))) {
    throw new Error(`there is no example in ${folder}: cargo run -p xtask-web -- example`);
  }
  const answer = async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop();
    const [contentType, body] = {
      "": ["text/html", start],
      "begin.js": ["text/javascript", begin],
      "parts.js": ["text/javascript", await readFile(join(folder, "parts.js"))],
      "parts_bg.wasm": ["application/wasm", await readFile(join(folder, "parts_bg.wasm"))],
    }[name];
    await route.fulfill({ contentType, body, headers: { "content-security-policy": policy } });
  };
  await page.route(`${url}/dom/**`, answer);
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers();
    globalThis.gate = () => promise;
    globalThis.gate.open = resolve;
  });
  await page.goto(`${url}/dom/`);
  await page.locator("#said").waitFor({ state: "attached" });
}

// Presses without taking the focus, as a key or the game itself would change something.
export function press(page, selector) {
  return page.locator(selector).evaluate((button) => button.click());
}

// Until everything is done that was to be done: tasks run one after the other.
export function settle(page) {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}
