// Several people at one online table, each in a browser window of their own.

import assert from "node:assert/strict";

import { desk } from "./devices.mjs";
import { open } from "./opening.mjs";
import { choice, showMoves, WORDS } from "./player.mjs";
import { Watch } from "./watch.mjs";

// Another person: { page, context, watch, leave() }; leaving fails on whatever went wrong in that window.
export async function friend(browser, url, device = {}) {
  const context = await browser.newContext({ ...desk, locale: "en-GB", ...device });
  const watch = new Watch(url);
  await watch.context(context);
  const page = await context.newPage();
  const leave = async () => {
    assert.deepEqual(watch.problems, []);
    await context.close();
  };
  return { page, context, watch, leave };
}

// Sets a table up through the start page; { seat, watch } are the links.
export async function host(page, url) {
  await open(page, url);
  await page.getByRole("link", { name: /^With friends/ }).click();
  await page.getByText("(you)").waitFor();
  return links(page);
}

export async function links(page) {
  const value = (name) => page.getByRole("textbox", { name }).inputValue();
  return { seat: await value("Link to a chair"), watch: await value("Link for watching") };
}

// Comes by a link and takes a chair.
export async function join(page, link, name) {
  await open(page, link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Take a chair" }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

export async function start(page, others) {
  for (const name of others) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
}

// What a page can do now: "turn", "over", or "wait".
export async function standing(page) {
  const over = await page.getByRole("button", { name: WORDS.en.rematch }).count();
  if (over > 0) {
    return "over";
  }
  const list = page.getByRole("group", { name: WORDS.en.moves, includeHidden: true });
  return (await list.getByRole("button", { includeHidden: true }).count()) > 0 ? "turn" : "wait";
}

// The page of these whose turn it is; waits until it is somebody's.
export async function whoseTurn(pages) {
  for (let tries = 0; tries < 600; tries += 1) {
    for (const page of pages) {
      const now = await standing(page);
      if (now !== "wait") {
        return { page, now };
      }
    }
    await pages[0].waitForTimeout(50);
  }
  throw new Error("it is nobody's turn");
}

// One press through the list of all moves; `pick` chooses among their names.
export async function press(page, pick = choice) {
  const list = await showMoves(page);
  const buttons = list.getByRole("button");
  const texts = await buttons.allInnerTexts();
  if (texts.length === 0) {
    return;
  }
  const names = texts.map((text) => text.replace(/\s+/g, " ").trim());
  await buttons.nth(pick(names)).click();
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    await dialog.getByRole("button").last().click();
  }
  await page.waitForFunction(
    ([before, label]) => {
      const list = document.querySelector(`[role=group][aria-label="${label}"]`);
      const now = list ? [...list.querySelectorAll("button")].map((button) => button.innerText).join("|") : "";
      return now !== before;
    },
    [texts.join("|"), WORDS.en.moves],
    { timeout: 20_000 },
  );
}

// Whoever is asked presses, until the game is over; `look` is called before each press.
export async function playTogether(pages, { pick = choice, look = async () => {}, limit = 900 } = {}) {
  for (let presses = 0; presses < limit; presses += 1) {
    const { page, now } = await whoseTurn(pages);
    if (now === "over") {
      return presses;
    }
    await look();
    await press(page, pick);
  }
  throw new Error(`no end after ${limit} presses`);
}
