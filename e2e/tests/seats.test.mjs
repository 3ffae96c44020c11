// What the people at a running game decide together, one person on two devices, and those who only watch.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, phone } from "../harness/devices.mjs";
import { friend, host, join, press, start, whoseTurn } from "../harness/friends.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const GONE = { name: "You are no longer at this table" };

async function forThree(page) {
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "3" }).click();
}

function person(page, name) {
  return page.getByRole("dialog").getByRole("listitem").filter({ hasText: name });
}

scenario("somebody is removed from a running game by a vote, and a bot plays on", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const rude = await friend(browser, url, calm);
  const link = await host(page, url);
  await forThree(page);
  await join(jonas.page, link.seat, "Jonas");
  await join(rude.page, link.seat, "Rude");
  await start(page, ["Jonas", "Rude"]);
  await whoseTurn([page, jonas.page, rude.page]);
  await jonas.page.getByRole("button", { name: "People" }).click();
  // By keyboard alone.
  await person(jonas.page, "Rude").getByRole("button", { name: "Remove" }).press("Enter");
  await person(jonas.page, "Rude").getByRole("button", { name: "Ask the others?" }).press("Enter");
  await page.getByText("Jonas wants to remove Rude").waitFor();
  await page.getByRole("timer").filter({ hasText: /^\d+ seconds? left$/ }).waitFor();
  await expectAccessible(page);
  await rude.page.getByText("Jonas wants to remove Rude").waitFor();
  await rude.page.getByRole("button", { name: "I agree" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "I agree" }).click();
  await rude.page.getByRole("heading", GONE).waitFor();
  await page.getByText("Rude has been removed").waitFor();
  await rude.page.reload();
  await rude.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  await jonas.page.keyboard.press("Escape");
  const { page: next } = await whoseTurn([page, jonas.page]);
  await press(next);
  await jonas.leave();
  await rude.leave();
});

scenario("a bot's seat is opened when all agree, and its link works once", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const chloe = await friend(browser, url, { ...phone, ...calm });
  const late = await friend(browser, url, calm);
  const link = await host(page, url);
  await forThree(page);
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  // The link to a chair is of no use any more.
  await open(chloe.page, link.seat);
  await chloe.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  await page.getByRole("button", { name: "People" }).click();
  await page.getByRole("button", { name: "Open the seat" }).click();
  await page.keyboard.press("Escape");
  await jonas.page.getByText("Mara wants to open the seat of").waitFor();
  await jonas.page.getByRole("button", { name: "I agree" }).click();
  const field = page.getByRole("textbox", { name: "Give this link to one person" });
  await field.waitFor();
  await expectAccessible(page);
  const seat = await field.inputValue();
  await open(chloe.page, seat);
  await chloe.page.getByText("Seat C is free for you. A bot has played here until now").waitFor();
  await expectAccessible(chloe.page);
  await chloe.page.getByRole("button", { name: "Take the seat" }).tap();
  await chloe.page.getByText("Seat C is free for you").waitFor({ state: "detached" });
  await open(late.page, seat);
  await late.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  const { page: next } = await whoseTurn([page, jonas.page, chloe.page]);
  await press(next);
  await jonas.leave();
  await chloe.leave();
  await late.leave();
});

scenario("a personal link leads to one's own seat on a second device", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const device = await friend(browser, url, { ...phone, ...calm });
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  const own = "My link for another device";
  await jonas.page.getByRole("button", { name: "People" }).click();
  await jonas.page.getByRole("button", { name: own }).click();
  const field = jonas.page.getByRole("textbox", { name: own });
  await field.waitFor();
  await expectAccessible(jonas.page);
  await open(device.page, await field.inputValue());
  await device.page.getByRole("button", { name: "People" }).tap();
  await device.page.getByRole("button", { name: own }).waitFor();
  await device.page.keyboard.press("Escape");
  // The game goes on from the second device alone.
  await jonas.leave();
  const { page: next } = await whoseTurn([page, device.page]);
  await press(next);
  // It needs no link to come back.
  await open(device.page, device.page.url().split("#")[0]);
  await whoseTurn([page, device.page]);
  await device.leave();
});

scenario("somebody who watches is muted and removed; new links end every other line", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const loud = await friend(browser, url, calm);
  const quiet = await friend(browser, url, calm);
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await open(loud.page, link.watch);
  await loud.page.getByText(/(Mara|Jonas) is playing/).waitFor();
  await page.getByRole("button", { name: "People" }).click();
  await page.getByRole("button", { name: "Mute for everybody" }).click();
  await page.getByRole("button", { name: "Listen again" }).waitFor();
  await loud.page.getByRole("button", { name: "People" }).click();
  await loud.page.getByLabel("Say something").fill("hello");
  await loud.page.getByRole("button", { name: "Say it" }).click();
  await loud.page.getByText("The host has muted you.").waitFor();
  await person(page, "Watcher").getByRole("button", { name: "Remove" }).click();
  await person(page, "Watcher").getByRole("button", { name: "Remove for good?" }).click();
  await loud.page.getByRole("heading", GONE).waitFor();
  await open(quiet.page, link.watch);
  await quiet.page.getByText(/(Mara|Jonas) is playing/).waitFor();
  await person(page, "Watcher").waitFor();
  // Jonas does not want to hear the host, for himself alone.
  await jonas.page.getByRole("button", { name: "People" }).click();
  await person(jonas.page, "Mara").getByRole("button", { name: "Mute" }).click();
  await page.getByRole("button", { name: "Well played" }).click();
  await quiet.page.getByText("Mara: Well played").first().waitFor();
  await person(jonas.page, "Mara").getByRole("button", { name: "Listen again" }).click();
  await page.getByRole("button", { name: "Good game" }).click();
  await jonas.page.getByText("Mara: Good game").first().waitFor();
  assert.equal(await jonas.page.getByText("Mara: Well played").count(), 0);
  await page.getByRole("button", { name: "New links" }).click();
  await page.getByRole("button", { name: "New links? Everybody without a chair has to leave." }).click();
  await quiet.page.getByRole("heading", GONE).waitFor();
  await jonas.leave();
  await loud.leave();
  await quiet.leave();
});
