// A walk past everything there is to see: `await tour(page, url, look)` calls `look(name)` on every route and in the
// main states of a running table. It finds its way by what things are for, not by words, so that it works in every
// language.

import { join } from "node:path";

import { root } from "./folders.mjs";
import { askToGiveUp, confirmGivingUp } from "./giving-up.mjs";
import { open } from "./opening.mjs";
import { nextTurn, WORDS } from "./player.mjs";
import { settled } from "./waiting.mjs";

const record = join(root, "games/spy-connection/tests/replays/rules-1-two-players.json");

export async function tour(page, url, look, words = WORDS.en) {
  await routes(page, url, look);
  await replay(page, url, look);
  await table(page, url, look, words);
  await choosing(page, url, look);
  await online(page, url, look);
}

// What stands still.
export async function routes(page, url, look) {
  await open(page, url);
  await look("home");
  await open(page, `${url}/spy-connection/new`);
  await look("set-up");
  await page.locator("#app select").last().waitFor();
  await open(page, `${url}/spy-connection/rules`);
  await page.locator(".rule").first().waitFor();
  await look("rules");
  await open(page, `${url}/about`);
  await look("about");
  for (const summary of await page.locator("summary").all()) {
    await summary.click();
  }
  await look("about, unfolded");
  await open(page, `${url}/spy-connection/replay`);
  await look("replay, empty");
}

export async function replay(page, url, look) {
  await open(page, `${url}/spy-connection/replay`);
  await page.locator("input[type=file]").last().setInputFiles(record);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  // The log follows in the next frame.
  await settled(page);
  await look("replay");
}

// A running table, from the first question to the score sheet.
export async function table(page, url, look, words = WORDS.en) {
  await open(page, url);
  await page.getByRole("button", { name: words.play }).click();
  await nextTurn(page, words);
  await look("table");
  await page.locator(".bar-nav button").last().click();
  await page.getByRole("dialog").waitFor();
  await look("table, menu");
  await page.keyboard.press("Escape");
  const tabs = page.getByRole("tab").filter({ visible: true });
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await look(`table, tab ${index + 1}`);
  }
  // Something that may be connected is pointed out, but not yet done.
  const list = page.getByRole("group", { name: words.moves });
  const connect = list.locator(".moves-group").nth(1).getByRole("button").first();
  await connect.click();
  await look("table, one move made");
  // Agents lie on the map now: some can come home.
  await recall(page, look);
  // Who resigns leaves the rest to the bots, and the game is over soon.
  await askToGiveUp(page);
  await look("table, giving up");
  await confirmGivingUp(page);
  await page.getByRole("button", { name: words.rematch }).waitFor();
  await look("score");
}

async function recall(page, look) {
  const button = page.locator(".tray-row button");
  if (!(await button.isVisible())) {
    await page.locator(".tab-missions").click();
  }
  await button.click();
  await page.locator(".sc svg .stack.can-recall").first().waitFor();
  await look("table, recall");
  await button.click();
}

// A start mission is chosen; round one screen the first choice is always a person's.
export async function choosing(page, url, look) {
  await open(page, url);
  await page.locator(".alts .alt").last().click();
  await page.locator("input[name=start]").last().check();
  await page.locator("main .btn-go").last().click();
  const offer = page.locator(".hand button.ticket");
  await offer.first().waitFor();
  await look("table, start missions");
  await offer.first().click();
  await look("table, start mission chosen");
}

// With others: a table without them, its people, and one that is not there.
export async function online(page, url, look) {
  await open(page, `${url}/spy-connection/online`);
  await page.locator(".qr path").waitFor();
  await look("waiting room");
  await people(page, look, "waiting room, people");
  await page.locator(".setup-go .btn-go").click();
  await page.locator(".sc").waitFor();
  await look("online table");
  await people(page, look, "online table, people");
  await open(page, `${url}/spy-connection/online/there-is-none`);
  await page.locator("main .btn-go").waitFor();
  await look("no such table");
}

async function people(page, look, name) {
  await page.locator(".bar-nav button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator(".greetings button").first().click();
  await dialog.locator(".talk li").last().waitFor();
  await look(name);
  await page.keyboard.press("Escape");
}
