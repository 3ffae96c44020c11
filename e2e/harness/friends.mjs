// Several people at one online table, each in a browser window of their own.

import assert from "node:assert/strict";

import { open } from "./opening.mjs";
import { choice, pressMove, WORDS } from "./player.mjs";
import { until } from "./waiting.mjs";
import { Watch } from "./watch.mjs";
import { newWindow } from "./window.mjs";

// Another person: { page, context, watch, leave() }; leaving fails on whatever went wrong in that window.
export async function friend(browser, url, device = {}) {
  const context = await newWindow(browser, device);
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
  return { seat: await value("Link to a seat"), watch: await value("Link for watching") };
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
  return page.evaluate(
    ([moves, rematch]) => {
      const over = [...document.querySelectorAll("button")].some((button) => button.textContent.trim() === rematch);
      const asked = document.querySelector(`[role=group][aria-label="${moves}"] button`);
      return over ? "over" : asked ? "turn" : "wait";
    },
    [WORDS.en.moves, WORDS.en.rematch],
  );
}

// The page of these whose turn it is; waits until it is somebody's.
export function whoseTurn(pages) {
  return until("it is somebody's turn", async () => {
    const all = await Promise.all(pages.map(standing));
    const index = all.findIndex((now) => now !== "wait");
    return index >= 0 && { page: pages[index], now: all[index] };
  });
}

// One press of the person whose turn it is.
export async function press(page, pick = choice) {
  await pressMove(page, { pick });
}

// Whoever is asked presses, until the game is over; `look` is called before each press.
export async function playTogether(pages, { pick = choice, look = async () => {} } = {}) {
  for (;;) {
    const { page, now } = await whoseTurn(pages);
    if (now === "over") {
      return;
    }
    await look();
    await press(page, pick);
  }
}
