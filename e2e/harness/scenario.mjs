// A test in a fresh browser window, against a server of its own: alone or after others, it meets the same games.
//
//   scenario("what must hold", { ...phone, ...german }, async ({ page, url, context, watch }) => { … });
//
// Options are those of a Playwright context, and: `slow` (a weak phone on a weak network), `front` (the page comes
// through a server that can change answers and vanish: `front` in what the test gets), `letters` (the size of plain
// text that is set in the browser), `seed` (what the games are dealt from; the name of the test unless it is given).
// A test fails on any error in the console, on a breach of the policy, and on a request to a stranger; what is
// expected it allows with `watch.allow(/…/)`. A failed test leaves a picture in target/e2e, and with TRACE=1 a trace.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";

import { beginScenario, hash } from "./chance.mjs";
import { cleanUp } from "./cleanup.mjs";
import { launch } from "./chromium.mjs";
import { slowDown } from "./devices.mjs";
import { left } from "./folders.mjs";
import { startFront } from "./front.mjs";
import { startServer } from "./server.mjs";
import { ONE_TEST } from "./waiting.mjs";
import { Watch } from "./watch.mjs";
import { newWindow } from "./window.mjs";

const TRACED = Boolean(process.env.TRACE);

// One browser for all tests of a file, and each size of letters.
const browsers = new Map();
function browserWith(letters) {
  if (!browsers.has(letters)) {
    browsers.set(letters, launch({ letters }));
  }
  return browsers.get(letters);
}
after(async () => {
  const all = await Promise.allSettled(browsers.values());
  await Promise.allSettled(all.map(({ value }) => value?.close()));
});

export function scenario(name, options, run) {
  const { slow = false, front: wantsFront = false, letters = 16, seed = name, ...device } = options;
  test(name, { timeout: ONE_TEST }, async () => {
    beginScenario(seed);
    const [browser, server] = await Promise.all([browserWith(letters), startServer({ seed: hash(seed) })]);
    const front = wantsFront ? await startFront(server.url) : undefined;
    const url = (front ?? server).url;
    const context = await newWindow(browser, device);
    const watch = new Watch(url);
    await watch.context(context);
    // Tracing costs a fifth of a test's time. Games are seeded, so a failed test can be traced when it is run again.
    if (TRACED) {
      await context.tracing.start({ snapshots: true });
    }
    const page = await context.newPage();
    if (slow) {
      await slowDown(page);
    }
    try {
      await run({ page, url, context, watch, front, server, browser });
      assert.deepEqual(watch.problems, []);
    } catch (error) {
      await keep(name, context, page);
      if (watch.problems.length > 0) {
        error.message += `\nseen meanwhile:\n${watch.problems.join("\n")}`;
      }
      throw error;
    } finally {
      // A service worker may still be fetching what a test has changed on its way.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      // Those of friends too, where a test has failed before they could leave.
      await Promise.allSettled(browser.contexts().map((one) => one.close()));
      await cleanUp();
    }
  });
}

async function keep(name, context, page) {
  const folder = join(left, name.replace(/[^a-z0-9]+/gi, "-"));
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, "page.png"), fullPage: true }).catch(() => {});
  if (TRACED) {
    await context.tracing.stop({ path: join(folder, "trace.zip") }).catch(() => {});
  }
  console.error(TRACED ? `picture and trace are in ${folder}` : `a picture is in ${folder}; TRACE=1 keeps a trace too`);
}
