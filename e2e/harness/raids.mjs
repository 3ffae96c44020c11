// Spyworld tables at the moments that are worth a look, played once and kept as a browser keeps them, so that a walk
// over many screens and languages need not play the same game again.

import { desk } from "./devices.mjs";
import { instantly } from "./player.mjs";
import { asked, moves, pressOnce, table } from "./raider.mjs";

// { agents, plan, wall, claim, raid, split, gadget, over }, each { state, url }: what the browser has stored, and where to go.
// Not every game has them all: another one is played until nothing of `needs` is missing.
export async function moments(browser, url, { needs = ["plan", "wall", "claim", "split", "gadget"], seats = 3 } = {}) {
  const found = {};
  for (let games = 0; games < 4; games += 1) {
    await oneGame(browser, url, seats, found);
    if (needs.every((name) => name in found)) {
      return found;
    }
  }
  throw new Error(`after four games there is only ${Object.keys(found)}`);
}

async function oneGame(browser, url, seats, found) {
  const context = await browser.newContext({ ...desk, locale: "en-GB", reducedMotion: "reduce" });
  await instantly(context);
  const page = await context.newPage();
  await table(page, url, { seats, forgiving: true, weak: true });
  const keep = async (name) => {
    if (name in found) {
      return;
    }
    // The keeper writes after each move; a moment later it has.
    await page.waitForTimeout(300);
    const state = await context.storageState({ indexedDB: true });
    // Each window later has a language and a light of its own.
    for (const origin of state.origins) {
      origin.localStorage = origin.localStorage.filter(({ name }) => !/\.(lang|theme)$/.test(name));
    }
    found[name] = { state, url: page.url() };
  };
  const shown = (what) => page.locator(what).first().isVisible();
  for (let turn = 0; turn < 500; turn += 1) {
    if ((await asked(page)) === "over") {
      await keep("over");
      await context.close();
      return;
    }
    const phase = await page.locator("main").getAttribute("data-phase");
    if (phase === "agents") {
      await keep("agents");
    } else if (phase === "plan") {
      await plan(page, found, keep, shown);
    } else {
      await keep("raid");
      const ways = await page.locator(".wo button").allInnerTexts();
      if (!found.split && ways.some((text) => text.includes("/"))) {
        await keep("split");
      }
      if (!found.gadget && (await shown(".wo .is-use"))) {
        await keep("gadget");
      }
    }
    await prefer(page, turn);
  }
  throw new Error("no end");
}

async function plan(page, found, keep, shown) {
  const kinds = (await page.locator(".combo .kind").allInnerTexts()).join(" ");
  if (/trap|guard|secret/i.test(kinds) && (await page.locator(".combo.is-on").count()) === 0) {
    await keep("plan");
  }
  if (/wall/i.test(kinds)) {
    await keep("wall");
  }
  if (!found.claim && (await shown(".rw.can"))) {
    await keep("claim");
  }
}

// Gadgets first: they are used in the raid.
async function prefer(page, turn) {
  const list = await moves(page);
  const gadget = list.getByRole("button", { name: /^choose .*gadget/i }).first();
  if ((await gadget.count()) > 0) {
    const before = await page.locator("main").innerText();
    await gadget.click();
    await page.waitForFunction((before) => document.querySelector("main").innerText !== before, before);
    return;
  }
  await pressOnce(page, turn);
}

// A window of its own at this moment of that game.
export async function at(browser, moment, device = {}) {
  const context = await browser.newContext({ ...desk, locale: "en-GB", reducedMotion: "reduce", ...device, storageState: moment.state });
  await instantly(context);
  const page = await context.newPage();
  await page.goto(moment.url);
  await page.locator("main.sw, main.sw-score").waitFor();
  return { page, context };
}
