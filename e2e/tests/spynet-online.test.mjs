// A team game of SpyNet through four pages: played to its end, nothing shown that must not be, nothing said but
// greetings, and its chance proven.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join as path } from "node:path";
import { tmpdir } from "node:os";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm } from "../harness/devices.mjs";
import { binary } from "../harness/folders.mjs";
import { friend, join, links, playTogether, start, whoseTurn } from "../harness/friends.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";
import { choice, leaks } from "../harness/spynet.mjs";

// One of them sits down by the button at a chair, under the name that was typed.
const BY_CHAIR = "Chloé";
const OTHERS = ["Jonas", "Inez", BY_CHAIR];

// A table for four; [{ name, page }] in the order of the chairs, and what ends the others' windows.
async function teams(page, url, browser) {
  await open(page, `${url}/spynet/online`);
  await page.getByText("Mara (you)").waitFor();
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "4", exact: true }).click();
  await page.locator(".place-row").nth(3).waitFor();
  const { seat, watch } = await links(page);
  const others = [];
  for (const name of OTHERS) {
    const one = await friend(browser, url, { ...calm, name: "" });
    await (name === BY_CHAIR ? sitHere(one.page, seat) : join(one.page, seat, name));
    others.push({ name, ...one });
  }
  await start(page, OTHERS);
  await watchOnly(await friend(browser, url, calm), watch);
  return [{ name: "Mara", page, leave: async () => {} }, ...others];
}

async function sitHere(page, link) {
  await open(page, link);
  const here = page.getByRole("button", { name: "Sit here" }).first();
  await here.click();
  await page.getByText("Say first what you are called.").waitFor();
  await page.getByLabel("Your name").fill(BY_CHAIR);
  await here.click();
  await page.getByText(`${BY_CHAIR} (you)`).waitFor();
}

// Whoever only watches has nothing to undo and nothing to end.
async function watchOnly({ page, leave }, link) {
  await open(page, link);
  await page.locator(".sn").getByText("You are watching").first().waitFor();
  assert.equal(await page.locator(".turn .btn, .act .btn").count(), 0);
  await leave();
}

// Between players of a team table there are greetings, and no field for words of one's own.
async function greet(people) {
  const [first, , partner] = people;
  for (const { page } of people) {
    await page.getByRole("button", { name: "People" }).click();
    await page.getByRole("dialog").getByText("only greetings").waitFor();
    assert.equal(await page.getByLabel("Say something").count(), 0, "nothing of one's own can be said");
  }
  await first.page.getByRole("dialog").getByRole("button", { name: "Hello" }).click();
  await partner.page.getByRole("dialog").getByRole("button", { name: "Well played" }).click();
  for (const { page } of people) {
    await page.getByRole("dialog").getByText(`${first.name}: Hello`).waitFor();
    await page.getByRole("dialog").getByText(`${partner.name}: Well played`).waitFor();
    await page.keyboard.press("Escape");
  }
  // One press, without the dialog.
  await first.page.getByRole("group", { name: "Greetings" }).getByRole("button", { name: "Thank you" }).click();
  await partner.page.getByRole("status").getByText(`${first.name}: Thank you`).waitFor();
}

scenario("four people play SpyNet in two teams through four pages, and all of it is proven", calm, async ({ page, url, browser }) => {
  const people = await teams(page, url, browser);
  const pages = people.map((one) => one.page);
  await whoseTurn(pages);
  await greet(people);
  // Everybody's partner sits opposite.
  for (const [index, { page: own }] of people.entries()) {
    const partner = people[(index + 2) % 4].name;
    await own.getByRole("region", { name: `${partner}, partner` }).waitFor();
  }
  const told = new Map(people.map(({ name }) => [name, new Set()]));
  let looks = 0;
  const look = async () => {
    const found = await Promise.all(people.map(({ name, page: own }) => leaks(own, told.get(name))));
    found.forEach((leak, index) => assert.deepEqual(leak, [], `on the page of ${people[index].name}`));
    looks += people.length;
  };
  await playTogether(pages, { pick: choice, look });
  assert.ok(looks > 100, `looked ${looks} times`);
  // All have the same end, told to each from their own side.
  await Promise.all(pages.map((own) => own.locator(".tm-n b").first().waitFor()));
  const scores = await Promise.all(pages.map(async (own) => (await own.locator(".tm-n b").allInnerTexts()).join(" ")));
  assert.equal(new Set(scores).size, 1, scores.join(" | "));
  for (const own of pages) {
    assert.equal(await own.locator(".tm").count(), 2, "two teams");
    await own.getByText("Fair shuffle, proven").waitFor();
    assert.equal(await own.getByRole("button", { name: "Rematch" }).count(), 1);
  }
  await expectAccessible(page);
  // The proof is kept, and the terminal agrees with it.
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const file = path(tmpdir(), `spynet-proof-${process.pid}.json`);
  await (await saved).saveAs(file);
  const verdict = JSON.parse(execFileSync(binary(), ["verify", file, "--json"], { encoding: "utf8" }));
  assert.equal(verdict.verified, true, verdict.error);
  // The game can be watched again from this device alone.
  await page.getByRole("link", { name: "Review the game" }).click();
  await page.getByRole("slider").waitFor();
  for (const { leave } of people) {
    await leave();
  }
});
