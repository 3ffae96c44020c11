// Lost lines: a lid that is closed, a server that dies in mid-turn, a device that sleeps, a page of an older build.

import assert from "node:assert/strict";

import { calm } from "../harness/devices.mjs";
import { friend, host, join, press, standing, start, whoseTurn } from "../harness/friends.mjs";
import { startFront } from "../harness/front.mjs";
import { showMoves } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { startServer } from "../harness/server.mjs";
import { until as wait } from "../harness/waiting.mjs";

const GONE = /ERR_CONNECTION|ERR_EMPTY|WebSocket connection|Failed to fetch|net::|status of 50/;

// The list of all moves, as it is read.
async function moves(page) {
  const list = await showMoves(page);
  await list.getByRole("button").first().waitFor();
  return list.getByRole("button").allInnerTexts();
}

// Something that can still be taken back.
async function draft(page) {
  const list = await showMoves(page);
  await list.getByRole("button", { name: /^connect / }).first().click();
  await list.getByRole("button", { name: /^end the turn/ }).waitFor();
  return moves(page);
}

// Two people at a table; the second comes through a front that can vanish. The one to act is `first`.
async function two({ page, url, browser }) {
  const front = await startFront(url);
  const jonas = await friend(browser, front.url, calm);
  const link = await host(page, url);
  await join(jonas.page, link.seat.replace(url, front.url), "Jonas");
  await start(page, ["Jonas"]);
  const { page: first } = await whoseTurn([page, jonas.page]);
  const leave = async () => {
    await jonas.leave();
    await front.stop();
  };
  return { front, jonas, first, leave };
}

// Plays on until it is this page's turn.
async function until(pages, wanted) {
  for (;;) {
    const { page } = await whoseTurn(pages);
    if (page === wanted) {
      return;
    }
    await press(page);
  }
}

scenario("one closes the lid in mid-turn and returns to the turn as it was", calm, async (given) => {
  const { page } = given;
  const { front, jonas, leave } = await two(given);
  jonas.watch.allow(GONE);
  await until([page, jonas.page], jonas.page);
  const before = await draft(jonas.page);
  await front.vanish();
  await page.getByText("Jonas is away").waitFor();
  await jonas.page.getByText("The connection is lost").waitFor();
  await front.comeBack();
  await jonas.page.getByText("The connection is lost").waitFor({ state: "detached" });
  await page.getByText("Jonas is away").waitFor({ state: "detached" });
  assert.deepEqual(await moves(jonas.page), before);
  // And after a reload too: name, chair and draft.
  await jonas.page.reload();
  await whoseTurn([jonas.page]);
  assert.deepEqual(await moves(jonas.page), before);
  await until([jonas.page, page], page);
  await leave();
});

scenario("what is sent into a dead line arrives when there is one again", calm, async (given) => {
  const { page } = given;
  const { front, jonas, leave } = await two(given);
  jonas.watch.allow(GONE);
  await until([page, jonas.page], jonas.page);
  await draft(jonas.page);
  // Nobody is told that nothing passes any more, as when a device sleeps.
  front.freeze();
  const list = await showMoves(jonas.page);
  await list.getByRole("button", { name: /^end the turn/ }).click();
  await wait("the end of the turn is sent", () => front.swallowed() > 0);
  assert.equal(await standing(page), "wait");
  await jonas.page.evaluate(() => dispatchEvent(new Event("online")));
  await whoseTurn([page]);
  assert.equal(await standing(jonas.page), "wait");
  await leave();
});

scenario("the server is killed in mid-turn and comes back: the game goes on", calm, async ({ page, browser, watch }) => {
  let server = await startServer();
  const { url } = server;
  const mara = await friend(browser, url, calm);
  const jonas = await friend(browser, url, calm);
  for (const one of [mara.watch, jonas.watch, watch]) {
    one.allow(GONE);
  }
  const link = await host(mara.page, url);
  await join(jonas.page, link.seat, "Jonas");
  await start(mara.page, ["Jonas"]);
  const pages = [mara.page, jonas.page];
  const { page: first } = await whoseTurn(pages);
  const before = await draft(first);
  const killed = await server.kill();
  await first.getByText("The connection is lost").waitFor();
  // Ended while nobody is there: sent when somebody is.
  const list = await showMoves(first);
  await list.getByRole("button", { name: /^end the turn/ }).click();
  server = await killed.again();
  const other = pages.find((one) => one !== first);
  await whoseTurn([other]);
  assert.equal(await standing(first), "wait");
  assert.notDeepEqual(await moves(other), before);
  await other.reload();
  await whoseTurn([other]);
  await press(other);
  await mara.leave();
  await jonas.leave();
  await server.stop();
  await page.close();
});

scenario("a page of an older build is told, loads the newer one, and keeps the turn", calm, async (given) => {
  const { page } = given;
  const { front, jonas, leave } = await two(given);
  jonas.watch.allow(GONE);
  await until([page, jonas.page], jonas.page);
  const before = await draft(jonas.page);
  // The server that comes back knows other types than this page.
  front.pretend("0123456789abcdef");
  front.cut();
  await jonas.page.getByText("The server has a newer version of this page").waitFor();
  front.pretend(undefined);
  await jonas.page.getByRole("button", { name: "Load it" }).click();
  await whoseTurn([jonas.page]);
  assert.deepEqual(await moves(jonas.page), before);
  // With nothing begun it does so by itself, and only once.
  await jonas.page.getByRole("button", { name: "Undo" }).click();
  front.pretend("0123456789abcdef");
  const loaded = jonas.page.waitForEvent("load");
  front.cut();
  await loaded;
  await jonas.page.getByText("The server has a newer version of this page").waitFor();
  await leave();
});
