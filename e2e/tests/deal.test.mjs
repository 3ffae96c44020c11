// The deal of an online game: every device adds to the shuffle, and what happens if one does not answer.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join as path } from "node:path";

import { calm } from "../harness/devices.mjs";
import { binary } from "../harness/folders.mjs";
import { friend, host, join, start, whoseTurn } from "../harness/friends.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

// The file that proves the deal, and what the page says a player can type to check it.
async function proof(page) {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const file = path(tmpdir(), `deal-proof-${process.pid}.json`);
  await (await saved).saveAs(file);
  return file;
}

scenario("a device that does not answer: the host starts without its share, and the score sheet says so", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  // Nothing that Jonas's page says from then on reaches the server, as if the phone were locked.
  let locked = false;
  await jonas.page.routeWebSocket(/\/api\/socket\//, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => locked || server.send(message));
  });
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  await page.getByText("Jonas", { exact: true }).first().waitFor();
  locked = true;
  await start(page, ["Jonas"]);
  await page.getByText("Waiting for the device of Jonas.").waitFor();
  await jonas.page.close();
  await page.getByText("The device of Jonas does not answer.").waitFor();
  await page.getByRole("button", { name: "Start without Jonas’s share of the shuffle" }).click();
  // The waiting room has a menu of its own, which goes with it.
  await page.locator(".lobby").waitFor({ state: "detached" });
  await giveUp(page);
  const verdict = page.getByText("rests on trust in the server");
  await verdict.waitFor();
  const words = await verdict.innerText();
  assert.match(words, /started without Jonas’s share of the shuffle/);
  assert.match(words, /It took 2 attempts to start/);
  const said = JSON.parse(execFileSync(binary(), ["verify", await proof(page), "--json"], { encoding: "utf8" }));
  assert.deepEqual([said.verified, said.rounds, said.contributed, said.without], [true, 2, ["A"], ["B"]]);
  await jonas.leave();
});

scenario("both devices add to the shuffle, and each checks the record by itself", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  // A page that has lost its share commits again while it waits.
  await jonas.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("deal.")).forEach((key) => localStorage.removeItem(key)));
  await jonas.page.reload();
  await jonas.page.getByText("Jonas (you)").waitFor();
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  for (const one of [page, jonas.page]) {
    assert.equal(await one.getByText("That is not possible any more.").count(), 0);
  }
  await giveUp(page);
  for (const one of [page, jonas.page]) {
    await one.getByText("Fair shuffle, proven").waitFor();
  }
  await jonas.page.getByText("Check it without this page").click();
  const command = await jonas.page.locator(".by-hand code").innerText();
  const [, commitment, entropy] = /--commitment (\S+) --entropy (\S+)$/.exec(command);
  const words = ["verify", await proof(jonas.page), "--commitment", commitment, "--entropy", entropy];
  assert.match(execFileSync(binary(), words, { encoding: "utf8" }), /to you it is certain that nobody chose the deal/);
  await jonas.leave();
});

scenario("a double click on a chair takes it once, and the first start works", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const link = await host(page, url);
  await open(jonas.page, link.seat);
  await jonas.page.getByLabel("Your name").fill("Jonas");
  await jonas.page.getByRole("button", { name: "Take a chair" }).dblclick();
  await jonas.page.getByText("Jonas (you)").waitFor();
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  assert.equal(await jonas.page.locator(".toast").count(), 0);
  await giveUp(page);
  await page.getByText("Fair shuffle, proven").waitFor();
  assert.equal(await page.getByText("It took 2 attempts to start").count(), 0);
  await jonas.leave();
});
