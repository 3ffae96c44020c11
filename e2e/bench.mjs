// How long people wait: `node e2e/bench.mjs [RUNS]` prints medians beside the bars of the project. It fails on nothing:
// a busy machine is slow, and the table says so.

import { launch } from "./harness/chromium.mjs";
import { desk, phone, slowDown } from "./harness/devices.mjs";
import { ready } from "./harness/opening.mjs";
import { startServer } from "./harness/server.mjs";
import { fillHand, keepFirst } from "./harness/spynet-tour.mjs";
import { newWindow } from "./harness/window.mjs";

const runs = Number(process.argv[2] ?? 3);
const cases = [
  { name: "desk", device: desk, bar: 2000 },
  { name: "phone, 1.6 Mbit/s, 150 ms, 4x slower", device: phone, slow: true, bar: 4000 },
];

// How a game gets to its first question, what is pressed there for a preview, and how the turn is given away.
const games = [
  {
    id: "spy-connection",
    previews: "g.city.is-legal .hit",
    begin: (page) => page.locator('main.sc[data-turn="you"]').waitFor(),
    give: async (page) => {
      await page.locator("g.city.is-legal .hit").first().click({ force: true });
      await page.keyboard.press("Escape");
      await page.keyboard.press("e");
    },
  },
  {
    id: "spynet",
    previews: ".handsec .hc.can .hc-a",
    // Of a card in the fan only the upper left corner is bare.
    position: { x: 12, y: 12 },
    begin: async (page) => {
      await page.locator('main.sn[data-turn="you"]').waitFor();
      await keepFirst(page);
      await fillHand(page, 8);
    },
    give: async (page) => {
      await page.keyboard.press("r");
      await page.keyboard.press("t");
    },
  },
  {
    id: "spyworld",
    previews: ".combo",
    begin: async (page) => {
      await page.locator(".agent, .combo").first().waitFor();
      if (await page.locator(".agent").count()) {
        await page.locator(".agent").first().click();
      }
      await page.locator(".combo").first().waitFor();
    },
    give: async (page) => {
      await page.locator(".act .btn").nth(1).click();
      await page.locator(".act .btn-go").click();
    },
  },
];

const server = await startServer();
const browser = await launch();
const rows = [];
try {
  for (const game of games) {
    for (const { name, device, slow, bar } of cases) {
      const seen = [];
      for (let run = 0; run < runs; run += 1) {
        seen.push(await once(game, device, slow));
      }
      const where = `${game.id}, ${name}`;
      rows.push([where, "first paint", median(seen.map((one) => one.paint)), slow ? "" : 100]);
      rows.push([where, "page shown", median(seen.map((one) => one.ready)), bar]);
      rows.push([where, "loaded, KB", median(seen.map((one) => one.bytes / 1000)), ""]);
    }
    const played = await play(game);
    rows.push([`${game.id}, desk`, "click to preview", median(played.previews), 30]);
    rows.push([`${game.id}, desk, bots play`, "longest frame", played.longestFrame, 50]);
  }
} finally {
  await Promise.allSettled([browser.close(), server.stop()]);
}

console.log(`\n${"".padEnd(56)} ${"".padEnd(16)} ${"median".padStart(8)} ${"bar".padStart(6)}   (${runs} runs, ms)`);
for (const [name, what, value, bar] of rows) {
  const word = bar === "" ? "" : value <= bar ? "ok" : "OVER";
  console.log(`${name.padEnd(56)} ${what.padEnd(16)} ${value.toFixed(0).padStart(8)} ${String(bar).padStart(6)}   ${word}`);
}

// A first visit: nothing is in any cache.
async function once(game, device, slow) {
  const context = await newWindow(browser, device, "bench");
  const page = await context.newPage();
  if (slow) {
    await slowDown(page);
  }
  await page.goto(`${server.url}/${game.id}`);
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

// Presses what has a preview in a real game, then lets the bots play and watches the frames.
async function play(game) {
  const context = await newWindow(browser, desk, "bench");
  const page = await context.newPage();
  await page.goto(`${server.url}/${game.id}`);
  await ready(page);
  await page.getByRole("button", { name: /Play now/ }).click();
  await game.begin(page);
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
  const inviting = page.locator(game.previews);
  for (let press = 0; press < 24; press += 1) {
    await inviting.nth(press % (await inviting.count())).click({ force: true, position: game.position });
    await page.locator(".prompt h1").waitFor();
    await page.keyboard.press("Escape");
  }
  const previews = await page.evaluate(() => previews);
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
  await game.give(page);
  // As long as a person would watch; this is a measurement, and nothing depends on what happens in that time.
  await page.waitForTimeout(4000);
  const longestFrame = await page.evaluate(() => longestFrame);
  await context.close();
  return { previews, longestFrame };
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
