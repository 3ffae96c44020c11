// A test in a fresh browser window against a server of its own file.
//
//   scenario("what must hold", { ...phone, ...german }, async ({ page, url, context, watch }) => { … });
//
// Options are those of a Playwright context, and: `slow` (a weak phone on a weak network), `front` (the page comes
// through a server that can change answers and vanish: `front` in what the test gets), `letters` (the size of plain
// text that is set in the browser), `timeout`.
// A test fails on any error in the console, on a breach of the policy, and on a request to a stranger; what is
// expected it allows with `watch.allow(/…/)`. A failed test leaves a picture and a trace in target/e2e.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";

import { launch } from "./chromium.mjs";
import { desk, slowDown } from "./devices.mjs";
import { left } from "./folders.mjs";
import { startFront } from "./front.mjs";
import { startServer } from "./server.mjs";
import { Watch } from "./watch.mjs";

// One server for all tests of a file, and one browser for each size of letters.
let server;
const browsers = new Map();
async function once(letters) {
  server ??= startServer();
  if (!browsers.has(letters)) {
    browsers.set(letters, launch({ letters }));
  }
  return Promise.all([browsers.get(letters), server]);
}
after(async () => {
  const all = await Promise.allSettled([...browsers.values(), server]);
  await Promise.allSettled(all.map(({ value }) => value?.close?.() ?? value?.stop()));
});

export function scenario(name, options, run) {
  const { slow = false, front: wantsFront = false, letters = 16, timeout = 60_000, ...device } = options;
  test(name, { timeout }, async () => {
    const [browser, server] = await once(letters);
    const front = wantsFront ? await startFront(server.url) : undefined;
    const url = (front ?? server).url;
    const context = await browser.newContext({ ...desk, locale: "en-GB", ...device });
    const watch = new Watch(url);
    await watch.context(context);
    // A picture of the whole page before and after each step doubles the time of a long walk.
    await context.tracing.start({ snapshots: Boolean(process.env.SNAPSHOTS) });
    const page = await context.newPage();
    if (slow) {
      await slowDown(page);
    }
    try {
      await run({ page, url, context, watch, front, server, browser });
      assert.deepEqual(watch.problems, []);
      await context.tracing.stop();
    } catch (error) {
      await keep(name, context, page);
      if (watch.problems.length > 0) {
        error.message += `\nseen meanwhile:\n${watch.problems.join("\n")}`;
      }
      throw error;
    } finally {
      // A service worker may still be fetching what a test has changed on its way.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
      await front?.stop();
    }
  });
}

async function keep(name, context, page) {
  const folder = join(left, name.replace(/[^a-z0-9]+/gi, "-"));
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, "page.png"), fullPage: true }).catch(() => {});
  await context.tracing.stop({ path: join(folder, "trace.zip") }).catch(() => {});
  console.error(`picture and trace are in ${folder}`);
}
