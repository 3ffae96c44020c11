// What the people at a running game decide together, one person on two devices, and those who only watch.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, german, phone } from "../harness/devices.mjs";
import { friend, host, join, press, start, whoseTurn } from "../harness/friends.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { shoot } from "../harness/pictures.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled, until } from "../harness/waiting.mjs";

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
  // The vote is seen at once: nothing lies over it.
  await jonas.page.getByRole("dialog").waitFor({ state: "detached" });
  await jonas.page.getByText("You want to remove Rude").waitFor();
  await page.getByText("Jonas wants to remove Rude").waitFor();
  await page.getByRole("timer").filter({ hasText: /^\d+ seconds? left$/ }).waitFor();
  await expectAccessible(page);
  await rude.page.getByText("Jonas wants to remove you").waitFor();
  await rude.page.getByRole("button", { name: "I agree" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "I agree" }).click();
  await rude.page.getByRole("heading", GONE).waitFor();
  await rude.page.getByText("The others have removed you by a vote.").waitFor();
  // Nothing of the table is left beside the reason.
  assert.equal(await rude.page.locator(".banner, .toast, [role=timer]").count(), 0);
  await page.getByText("Rude has been removed").waitFor();
  await rude.page.reload();
  await rude.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  // The list of games does not lead back there.
  await open(rude.page, url);
  await rude.page.getByRole("button", { name: "Play now" }).waitFor();
  assert.equal(await rude.page.getByRole("link", { name: "Resume" }).count(), 0);
  const { page: next } = await whoseTurn([page, jonas.page]);
  await press(next);
  await jonas.leave();
  await rude.leave();
});

scenario("what came of a vote is told, and goes with a later turn; the next question has to wait", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const kind = await friend(browser, url, calm);
  const watcher = await friend(browser, url, calm);
  const link = await host(page, url);
  await forThree(page);
  await join(jonas.page, link.seat, "Jonas");
  await join(kind.page, link.seat, "Kind");
  await open(watcher.page, link.watch);
  await start(page, ["Jonas", "Kind"]);
  await whoseTurn([page, jonas.page, kind.page]);
  const propose = async () => {
    await page.getByRole("button", { name: "People" }).click();
    await person(page, "Kind").getByRole("button", { name: "Remove" }).click();
    await person(page, "Kind").getByRole("button", { name: "Ask the others?" }).click();
  };
  await propose();
  // The time that is left does not begin anew in the dialog, which is opened later.
  await jonas.page.getByRole("timer").filter({ hasText: /^5\d seconds left$/ }).waitFor();
  await jonas.page.getByRole("button", { name: "People" }).click();
  await person(jonas.page, "Jonas (you)").waitFor();
  const times = await jonas.page.getByRole("timer").allInnerTexts();
  assert.ok(times.length === 2 && times[0] === times[1], JSON.stringify(times));
  await jonas.page.getByRole("dialog").getByRole("button", { name: "I do not" }).click();
  await jonas.page.keyboard.press("Escape");
  const told = watcher.page.locator(".toast").filter({ hasText: "Not enough people agreed: Kind stays." });
  await told.waitFor();
  // It is no warning.
  assert.equal(await told.locator("use[href='#i-info']").count(), 1);
  await propose();
  await page.getByText("The next question can be asked in a minute.").waitFor();
  await page.keyboard.press("Escape");
  await until("the notice is gone", async () => {
    const { page: next, now } = await whoseTurn([page, jonas.page, kind.page]);
    assert.equal(now, "turn");
    await press(next);
    return (await told.count()) === 0;
  });
  for (const one of [jonas, kind, watcher]) {
    await one.leave();
  }
});

// A question and its answers lie inside the screen, and leave room for the board.
async function expectWhole(page, width, height) {
  await settled(page);
  const bar = page.locator(".notes .banner-ask");
  const parts = await bar.locator("p, .btn, .input").evaluateAll((all) => all.map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { text: one.textContent, left, right, top, bottom };
  }));
  assert.ok(parts.length > 1);
  for (const [index, one] of parts.entries()) {
    assert.ok(one.left >= 0 && one.right <= width, JSON.stringify(one));
    for (const other of parts.slice(index + 1)) {
      const apart = one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
      assert.ok(apart, `${JSON.stringify(one)} over ${JSON.stringify(other)}`);
    }
  }
  assert.ok((await bar.boundingBox()).height < height, JSON.stringify(await bar.boundingBox()));
  expectNone((await cut(page)).filter((fault) => parts.some((one) => one.text && fault.includes(one.text.slice(0, 20)))));
}

scenario("votes fit on a phone in German, for whom they ask and for whom asked", calm, async ({ page, url, browser }) => {
  const size = { viewport: { width: 390, height: 844 } };
  const small = { ...phone, ...size, ...calm, ...german };
  const jonas = await friend(browser, url, small);
  const emil = await friend(browser, url, calm);
  const link = await host(page, url);
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "4" }).click();
  await open(jonas.page, link.seat);
  await jonas.page.getByLabel("Dein Name").fill("Jonas");
  await jonas.page.getByRole("button", { name: "Platz nehmen" }).tap();
  await jonas.page.getByText("Jonas (du)").waitFor();
  await join(emil.page, link.seat, "Emil");
  await start(page, ["Jonas", "Emil"]);
  for (const one of [page, emil.page]) {
    await one.locator(".sc").waitFor();
  }
  await page.getByRole("button", { name: "People" }).click();
  await person(page, "Emil").getByRole("button", { name: "Remove" }).click();
  await person(page, "Emil").getByRole("button", { name: "Ask the others?" }).click();
  const against = jonas.page.getByRole("button", { name: "Ich bin dagegen" });
  await against.waitFor();
  await expectWhole(jonas.page, 390, 110);
  await shoot(jonas.page, "vote-kick-phone-de");
  await against.tap();
  await against.waitFor({ state: "detached" });
  // The other kind, and the one who asks.
  await emil.page.getByRole("button", { name: "People" }).click();
  await emil.page.getByRole("button", { name: "Open the seat" }).click();
  await against.waitFor();
  await expectWhole(jonas.page, 390, 110);
  await shoot(jonas.page, "vote-open-phone-de");
  await emil.page.setViewportSize(size.viewport);
  await expectWhole(emil.page, 390, 110);
  await jonas.leave();
  await emil.leave();
});

scenario("a bot's seat is opened when all agree, and its link works once", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const chloe = await friend(browser, url, { ...phone, ...calm, name: "" });
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
  // Somebody without a name is asked for one here.
  await chloe.page.getByLabel("Your name").fill("Chloe");
  await expectWhole(chloe.page, 360, 150);
  await shoot(chloe.page, "take-the-seat");
  await chloe.page.getByRole("button", { name: "Take the seat" }).tap();
  await chloe.page.getByText("Seat C is free for you").waitFor({ state: "detached" });
  // The link has done its work, and all are told who came.
  await field.waitFor({ state: "detached" });
  for (const one of [page, jonas.page]) {
    await one.getByText("Chloe has taken the free seat.").waitFor();
  }
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
