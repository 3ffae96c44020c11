// How long people wait: `node e2e/bench.mjs [RUNS]` prints medians beside the bars of the project. It fails on nothing:
// a busy machine is slow, and the table says so.

import { launch } from "./harness/chromium.mjs";
import { desk, phone, slowDown } from "./harness/devices.mjs";
import { ready } from "./harness/opening.mjs";
import { startServer } from "./harness/server.mjs";

const runs = Number(process.argv[2] ?? 3);
const cases = [
  { name: "desk", device: desk, bar: 2000 },
  { name: "phone, 1.6 Mbit/s, 150 ms, 4x slower", device: phone, slow: true, bar: 4000 },
];

const server = await startServer();
const browser = await launch();
const rows = [];
try {
  for (const { name, device, slow, bar } of cases) {
    const seen = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(await once(device, slow));
    }
    rows.push([name, "first paint", median(seen.map((one) => one.paint)), slow ? "" : 100]);
    rows.push([name, "page shown", median(seen.map((one) => one.ready)), bar]);
    rows.push([name, "loaded, KB", median(seen.map((one) => one.bytes / 1000)), ""]);
  }
  const played = await play();
  rows.push(["desk", "click to preview", median(played.previews), 30]);
  rows.push(["desk, bots play", "longest frame", played.longestFrame, 50]);
} finally {
  await Promise.allSettled([browser.close(), server.stop()]);
}

console.log(`\n${"".padEnd(40)} ${"".padEnd(16)} ${"median".padStart(8)} ${"bar".padStart(6)}   (${runs} runs, ms)`);
for (const [name, what, value, bar] of rows) {
  const word = bar === "" ? "" : value <= bar ? "ok" : "OVER";
  console.log(`${name.padEnd(40)} ${what.padEnd(16)} ${value.toFixed(0).padStart(8)} ${String(bar).padStart(6)}   ${word}`);
}

// A first visit: nothing is in any cache.
async function once(device, slow) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  if (slow) {
    await slowDown(page);
  }
  await page.goto(server.url);
  await ready(page);
  const figures = await page.evaluate(() => {
    const named = (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    // What was loaded until then: the service worker fetches the rest only later.
    const ready = named("spymaster-ready");
    const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const bytes = loaded.filter((one) => one.startTime < ready).reduce((sum, one) => sum + one.transferSize, 0);
    return { paint: named("first-contentful-paint"), ready, bytes };
  });
  await context.close();
  return figures;
}

// Points at glowing cities of a real game, then lets the bots play and watches the frames.
async function play() {
  const context = await browser.newContext(desk);
  const page = await context.newPage();
  await page.goto(server.url);
  await ready(page);
  await page.getByRole("button", { name: /Play now/ }).click();
  await page.locator('main.sc[data-turn="you"]').waitFor();
  // From the press to the moment after the frame with the preview was painted.
  await page.evaluate(() => {
    globalThis.previews = [];
    const painted = (begun) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => previews.push(performance.now() - begun);
      channel.port2.postMessage(undefined);
    };
    addEventListener("click", (event) => requestAnimationFrame(() => painted(event.timeStamp)), true);
  });
  const glowing = page.locator("g.city.is-legal .hit");
  for (let press = 0; press < 24; press += 1) {
    await glowing.nth(press % (await glowing.count())).click({ force: true });
    await page.locator(".prompt h1").waitFor();
    await page.keyboard.press("Escape");
  }
  const previews = await page.evaluate(() => previews);
  // One move, and the others play.
  await glowing.first().click({ force: true });
  await page.evaluate(() => {
    globalThis.longestFrame = 0;
    let last = performance.now();
    const next = (now) => {
      longestFrame = Math.max(longestFrame, now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.keyboard.press("Escape");
  await page.keyboard.press("e");
  await page.waitForTimeout(4000);
  const longestFrame = await page.evaluate(() => longestFrame);
  await context.close();
  return { previews, longestFrame };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
