// Takes the pictures of the README: `node e2e/pictures.mjs`, into docs/pictures. Each game in mid-game, by day and by
// night, and one turn of Spy Connection as a short film. All of them show recorded games, so that they are taken anew
// at any time without changing more than the page has changed.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { launch } from "./harness/chromium.mjs";
import { night, paper } from "./harness/devices.mjs";
import { root } from "./harness/folders.mjs";
import { place } from "./harness/position.mjs";
import { startServer } from "./harness/server.mjs";
import { settled } from "./harness/waiting.mjs";
import { animate, encode } from "./harness/webp.mjs";
import { newWindow } from "./harness/window.mjs";

const folder = join(root, "docs/pictures");
const record = (game, name) => JSON.parse(readFileSync(join(root, `games/${game}/tests/replays/rules-1-${name}.json`), "utf8"));
const chairs = (count) => [["Mara", "person"], ["Otto", "thumb"], ["Inès", "thumb"], ["Luka", "thumb"]].slice(0, count);

// Where each game is looked at, and what is pointed at there.
const scenes = {
  "spy-connection": {
    record: record("spy-connection", "three-advanced-mixed-agents"),
    rows: 168,
    chairs: chairs(3),
    point: (page) => page.locator("g.city.is-legal .hit").last().click({ force: true }),
  },
  spynet: {
    record: record("spynet", "four-in-teams"),
    rows: 128,
    chairs: chairs(4),
    point: (page) => page.locator(".hand .hc.can .hc-a").last().click({ position: { x: 12, y: 30 } }),
  },
  spyworld: {
    record: record("spyworld", "polar-base"),
    rows: 337,
    chairs: chairs(4),
    point: async (page) => {
      await page.locator("main .rs .st.ok").nth(2).waitFor();
      await page.locator(".combo").nth(1).click();
    },
  },
};

const server = await startServer();
const browser = await launch();
try {
  mkdirSync(folder, { recursive: true });
  const painter = await (await browser.newContext()).newPage();
  let total = 0;
  const write = (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
    total += bytes.length;
    console.log(`${name.padEnd(28)} ${(bytes.length / 1000).toFixed(0).padStart(6)} KB`);
  };
  const wanted = process.argv[2] ?? "";
  for (const [game, scene] of Object.entries(scenes).filter(([game]) => game.includes(wanted))) {
    for (const [name, light] of [["light", paper], ["dark", night]]) {
      const { page, context } = await sitDown(scene, { ...light, reducedMotion: "reduce" });
      await scene.point?.(page);
      await settled(page);
      write(`${game}-${name}.webp`, await encode(painter, await page.screenshot(), { width: 1200, quality: 0.82 }));
      await context.close();
    }
  }
  if ("turn".includes(wanted)) {
    write("turn.webp", await turn(painter));
  }
  console.log(`${"together".padEnd(28)} ${(total / 1000).toFixed(0).padStart(6)} KB`);
} finally {
  await Promise.allSettled([browser.close(), server.stop()]);
}

async function sitDown(scene, options) {
  const context = await newWindow(browser, options, "pictures");
  const page = await context.newPage();
  await place(page, server.url, scene);
  await page.locator("main[data-turn=you]").waitFor();
  return { page, context };
}

// A turn of Spy Connection: a city is chosen, what it would cost is shown, it is done, and the bots answer.
async function turn(painter) {
  const { page, context } = await sitDown(scenes["spy-connection"], { ...paper, reducedMotion: "reduce" });
  const shots = [];
  const shoot = async (millis) => {
    await settled(page);
    shots.push({ png: await page.screenshot(), millis });
  };
  await shoot(1000);
  await scenes["spy-connection"].point(page);
  await shoot(1500);
  await page.locator(".act .btn-go").click();
  await shoot(1200);
  await page.keyboard.press("e");
  const leave = page.getByRole("dialog").locator(".dialog-acts button").first();
  if (await leave.isVisible()) {
    await leave.click();
  }
  // The bots play at their usual pace: one picture of each of their acts.
  do {
    await shoot(400);
  } while (!(await page.locator("main[data-turn=you]").count()));
  await shoot(1500);
  await context.close();
  return animate(painter, shots, { width: 900, quality: 0.6 });
}
