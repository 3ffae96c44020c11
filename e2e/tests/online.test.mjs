// Playing with others by a link: whole games through several pages, and what people at a table do to each other.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { expectAccessible } from "../harness/accessible.mjs";
import { launch } from "../harness/chromium.mjs";
import { calm, phone } from "../harness/devices.mjs";
import { friend, host, join, links, playTogether, press, standing, start, whoseTurn } from "../harness/friends.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { open } from "../harness/opening.mjs";
import { instantly, playNow } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

scenario("two people finish a game through two pages, a third watches, and all of it is proven", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const watcher = await friend(browser, url, calm);
  const link = await host(page, url);
  // A bot at the third chair keeps the game short.
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "3" }).click();
  await join(jonas.page, link.seat, "Jonas");
  await open(watcher.page, link.watch);
  await watcher.page.getByText("You are watching").waitFor();
  await page.getByText("One chair is empty: a bot will take it.").waitFor();
  await start(page, ["Jonas"]);
  await playTogether([page, jonas.page]);
  // The one who watched has seen the same end, without a chair.
  const headline = await page.getByRole("heading", { level: 1 }).innerText();
  assert.equal(await jonas.page.getByRole("heading", { level: 1 }).innerText(), headline);
  assert.equal(await watcher.page.getByRole("heading", { level: 1 }).innerText(), headline);
  assert.equal(await watcher.page.getByRole("button", { name: "Rematch" }).count(), 0);
  for (const one of [page, jonas.page]) {
    await one.getByText("Fair shuffle, proven").waitFor();
  }
  await watcher.page.getByText("Fair shuffle, says the record").waitFor();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the proof" }).click();
  const proof = JSON.parse(await readFile(await (await saved).path(), "utf8"));
  assert.deepEqual(proof.entropy.map(Boolean), [true, true, false]);
  // The game can be watched again from this device alone.
  await page.getByRole("link", { name: "Review the game" }).click();
  await page.getByText(/^Round \d+, step/).first().waitFor();
  // Among the games to watch it is listed once, although this browser knows it from the server too.
  await page.getByRole("link", { name: "Watch a game" }).click();
  const own = page.locator(".watch a:not([href$=sample])");
  await own.filter({ hasText: /Spy Connection: .*won|Spy Connection: finished/ }).waitFor();
  assert.equal(await own.count(), 1);
  await jonas.leave();
  await watcher.leave();
});

scenario("whoever watches sees the turns, and can do nothing", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const watcher = await friend(browser, url, calm);
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await open(watcher.page, link.watch);
  const turn = watcher.page.getByText(/(Mara|Jonas) is playing/);
  await turn.waitFor();
  const before = await turn.innerText();
  const { page: first } = await whoseTurn([page, jonas.page]);
  const second = first === page ? jonas.page : page;
  while ((await standing(second)) !== "turn") {
    await press(first);
    await whoseTurn([page, jonas.page]);
  }
  await turn.filter({ hasNotText: before }).waitFor();
  assert.equal(await standing(watcher.page), "wait");
  assert.equal(await watcher.page.getByRole("button", { name: "End turn" }).count(), 0);
  // There is no seat to be kept for somebody who watches.
  await watcher.page.getByRole("button", { name: "Menu" }).click();
  await watcher.page.getByText("You are only watching.").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Your seat is kept.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "People" }).click();
  await page.getByText("One person watches.").waitFor();
  await jonas.leave();
  await watcher.leave();
});

scenario("an invitation on a phone: link, code, chair, names and what is said", { ...phone, ...calm }, async ({ page, url, browser }) => {
  const link = await host(page, url);
  await page.getByRole("img", { name: /code for phones/ }).waitFor();
  await expectAccessible(page);
  const chloe = await friend(browser, url, { ...phone, ...calm });
  await open(chloe.page, link.seat);
  await chloe.page.getByRole("button", { name: "Take a chair" }).waitFor();
  await expectAccessible(chloe.page);
  await chloe.page.getByLabel("Your name").fill("<img src=x>");
  await chloe.page.getByRole("button", { name: "Take a chair" }).tap();
  await chloe.page.getByText("That name cannot be used.").waitFor();
  await expectAccessible(chloe.page);
  const name = "Chloé";
  await join(chloe.page, link.seat, name);
  // The host changes what is agreed on; the other sees it at once, and cannot.
  const wait = chloe.page.getByRole("timer").getByText(/^The game can start in \d seconds$/).waitFor();
  await page.getByRole("radio", { name: /^Dark side/ }).check();
  await wait;
  await chloe.page.getByRole("radio", { name: /^Dark side/, checked: true }).waitFor();
  // What is not agreed on is not even shown.
  await chloe.page.getByRole("radio", { name: /^Light side/ }).waitFor({ state: "hidden" });
  assert.ok(await chloe.page.getByRole("radio", { name: /^Dark side/ }).isDisabled());
  // What she is writing stays when the game starts.
  await chloe.page.getByRole("button", { name: "People" }).tap();
  const words = chloe.page.getByLabel("Say something");
  await words.fill("<script>alert(1)</script> hello");
  await start(page, [name]);
  await whoseTurn([page, chloe.page]);
  assert.equal(await words.inputValue(), "<script>alert(1)</script> hello");
  await chloe.page.getByRole("button", { name: "Say it" }).tap();
  await chloe.page.getByRole("button", { name: "Well played" }).tap();
  await expectAccessible(chloe.page);
  await page.getByText(`${name}: Well played`).first().waitFor();
  // What was said and not read yet is counted, on one's own side nothing is.
  const people = (own) => own.getByRole("button", { name: /^People/ }).getAttribute("aria-label");
  await page.getByRole("button", { name: "People: 2 new messages" }).tap();
  await page.getByText(`${name}: <script>alert(1)</script> hello`).first().waitFor();
  assert.equal(await people(page), "People");
  assert.equal(await people(chloe.page), "People");
  await chloe.leave();
});

scenario("somebody is removed, and the link with them; a rematch takes the others along", calm, async ({ page, url, browser }) => {
  const rude = await friend(browser, url, calm);
  const kind = await friend(browser, url, calm);
  const link = await host(page, url);
  await join(rude.page, link.seat, "Rude");
  const chair = page.getByRole("listitem").filter({ hasText: "Rude" });
  await chair.getByRole("button", { name: "Remove" }).click();
  await chair.getByRole("button", { name: "Remove for good?" }).click();
  await rude.page.getByRole("heading", { name: "You are no longer at this table" }).waitFor();
  await rude.page.reload();
  await rude.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  await rude.page.getByText("You were here before.").waitFor();
  // The old link leads nowhere, for nobody; the new one does.
  await open(kind.page, link.seat);
  await kind.page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  await join(kind.page, (await links(page)).seat, "Kind");
  await start(page, ["Kind"]);
  await whoseTurn([page, kind.page]);
  await giveUp(page);
  // Whoever asks sits there already; the other one's chair is kept.
  await kind.page.getByRole("button", { name: "Rematch" }).click();
  await kind.page.getByRole("heading", { name: /with friends$/ }).waitFor();
  await kind.page.getByText("Kind (you)").waitFor();
  await kind.page.getByRole("listitem").filter({ hasText: "Mara" }).getByText("seat kept").waitFor();
  await kind.page.getByText("Waiting for Mara to start the game").waitFor();
  await page.getByText("your seat is kept").waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("Mara (you)").waitFor();
  assert.equal(new URL(page.url()).pathname, new URL(kind.page.url()).pathname);
  // The maker is host again, and one more press starts it.
  await start(page, ["Kind"]);
  await whoseTurn([page, kind.page]);
  await rude.leave();
  await kind.leave();
});

scenario("the start page leads back to an online table", calm, async ({ page, url }) => {
  await host(page, url);
  await open(page, url);
  await page.getByRole("link", { name: "Resume" }).click();
  await page.getByText("Mara (you)").waitFor();
  // In the same page too, without loading it again.
  const page0 = await page.evaluateHandle(() => document);
  await page.locator("a.brand").click();
  await page.getByRole("link", { name: "Resume" }).click();
  await page.getByText("Mara (you)").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Leave the table" }).click();
  await page.getByRole("link", { name: "Resume" }).click();
  await page.getByText("Mara (you)").waitFor();
  assert.ok(await page0.evaluate((before) => before === document));
  await page.goBack();
  await page.getByRole("button", { name: "Take off this list" }).click();
  await page.getByText("It only leaves this list").waitFor();
  // The question says of which game.
  await page.locator(".r-ticket").getByRole("heading", { name: /Spy Connection/ }).waitFor();
  await page.getByRole("button", { name: "Take off this list" }).click();
  await page.getByRole("link", { name: "Resume" }).waitFor({ state: "detached" });
  // The server still has it; it stays off the list all the same.
  await open(page, url);
  await page.getByRole("button", { name: "Play now" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Resume" }).count(), 0);
});

scenario("nobody waits for somebody who has given up", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  const kind = await friend(browser, url, calm);
  const link = await host(page, url);
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "3" }).click();
  await join(jonas.page, link.seat, "Jonas");
  await join(kind.page, link.seat, "Kind");
  await start(page, ["Jonas", "Kind"]);
  await whoseTurn([page, jonas.page, kind.page]);
  await giveUp(jonas.page);
  await jonas.page.getByText("You have given up.").waitFor();
  for (const one of [page, kind.page]) {
    await one.locator(".toast").getByText("Jonas has given up.").waitFor();
  }
  await page.getByRole("button", { name: "People" }).click();
  await page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Jonas" }).getByText("has given up").waitFor();
  await page.keyboard.press("Escape");
  await jonas.page.locator("a.brand").click();
  const ticket = jonas.page.locator(".r-ticket").filter({ hasText: "Spy Connection: you gave up" });
  await ticket.getByRole("link", { name: "Watch" }).waitFor();
  // Kind goes as well, and comes back: of her alone it is said that she is away.
  await kind.page.locator("a.brand").click();
  await page.locator(".banner-soft").filter({ hasText: "Kind" }).waitFor();
  assert.equal(await page.locator(".banner-soft").filter({ hasText: "Jonas" }).count(), 0);
  await kind.page.getByRole("link", { name: "Resume" }).click();
  await page.locator(".banner-soft").waitFor({ state: "detached" });
  await jonas.leave();
  await kind.leave();
});

scenario("a game begun alone goes on with somebody else, where it stood", calm, async ({ page, url, context, browser }) => {
  await instantly(context);
  await playNow(page, url);
  await press(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Continue with others online" }).click();
  await page.getByText("This game was begun on one device").waitFor();
  await page.getByText("Mara (you)").waitFor();
  // Somebody takes the chair of a bot.
  const chair = page.getByRole("listitem").filter({ hasText: "Otto" });
  await chair.getByRole("button", { name: "Remove the bot" }).click();
  const jonas = await friend(browser, url, calm);
  await join(jonas.page, (await links(page)).seat, "Jonas");
  // Everybody is told before the start, and all the while, what the one who brought it may know.
  await jonas.page.getByText("the person who brought it may know every card").waitFor();
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  await jonas.page.getByText("The person who brought this game may know every card.").waitFor();
  assert.equal(await page.getByText("Nothing has happened yet.").count(), 0);
  await jonas.leave();
});

scenario("plain http in the local network: the page says what it lacks, and plays", calm, async ({ url }) => {
  const { port } = new URL(url);
  // A name that is not this machine's own: browsers then take it for a stranger without encryption.
  const browser = await launch({ more: ["--host-resolver-rules=MAP lan.test 127.0.0.1"] });
  const lan = `http://lan.test:${port}`;
  const mara = await friend(browser, lan, calm);
  // The browser itself says what it thinks of such a place.
  mara.watch.allow(/Cross-Origin-Opener-Policy/);
  await open(mara.page, lan);
  assert.equal(await mara.page.evaluate(() => isSecureContext), false);
  await mara.page.getByText("came without encryption").waitFor();
  const link = await host(mara.page, lan);
  assert.equal(new URL(link.seat).host, `lan.test:${port}`);
  // Nothing is copied by a button that could not do it.
  assert.equal(await mara.page.getByRole("button", { name: "Copy" }).count(), 0);
  await mara.page.getByText("came without encryption").waitFor();
  const jonas = await friend(browser, lan, { ...phone, ...calm });
  jonas.watch.allow(/Cross-Origin-Opener-Policy/);
  await join(jonas.page, link.seat, "Jonas");
  await start(mara.page, ["Jonas"]);
  const { page: first } = await whoseTurn([mara.page, jonas.page]);
  await press(first);
  await mara.leave();
  await jonas.leave();
  await browser.close();
});

scenario("for somebody who has no seat yet, all chairs of Spyworld have their button in the same place", calm, async ({ page, url, browser }) => {
  const guest = await friend(browser, url, { ...calm, name: "" });
  await open(page, `${url}/spyworld/online`);
  await page.getByText("Mara (you)").waitFor();
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "4", exact: true }).click();
  await page.locator(".place-row").nth(2).getByRole("checkbox").check();
  await open(guest.page, (await links(page)).seat);
  await guest.page.locator(".place-row").nth(2).getByRole("checkbox").waitFor();
  const buttons = guest.page.getByRole("button", { name: "Sit here" });
  await buttons.nth(2).waitFor();
  const right = await buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().right)));
  assert.equal(right.length, 3);
  assert.equal(new Set(right).size, 1, `${right}`);
  await guest.leave();
});

for (const [game, seats] of [["spynet", 4], ["spyworld", 12]]) {
  scenario(`${game}: a table for ${seats} is set up online, fits the page, and begins`, calm, async ({ page, url, browser }) => {
    const inez = await friend(browser, url, { ...phone, ...calm });
    await open(page, `${url}/${game}/online`);
    await page.getByText("Mara (you)").waitFor();
    await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: String(seats), exact: true }).click();
    await page.locator(".place-row").nth(seats - 1).waitFor();
    await join(inez.page, (await links(page)).seat, "Inez");
    for (const one of [page, inez.page]) {
      const over = await one.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(over <= 0, `${over} px too wide`);
    }
    await start(page, ["Inez"]);
    for (const one of [page, inez.page]) {
      await one.locator("main .prompt").waitFor();
    }
    await inez.leave();
  });
}
