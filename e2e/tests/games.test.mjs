// The games that a browser knows: all of them on every start page, my turn first; and a table with friends that lasts.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, phone } from "../harness/devices.mjs";
import { friend, host, join, start, whoseTurn } from "../harness/friends.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { open } from "../harness/opening.mjs";
import { instantly, nextTurn, playNow } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

const tickets = (page) => page.locator(".resume > .r-ticket");

scenario("the start page lists running and finished games of all kinds, and opens on the last one", calm, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await open(page, `${url}/spynet`);
  await page.getByRole("button", { name: "Play now" }).click();
  await nextTurn(page);
  await page.waitForFunction(() => document.title.startsWith("● Your turn"));
  const icon = await page.locator("link[rel=icon]").getAttribute("href");
  assert.match(icon, /icon-turn/);
  // The address without a game leads to the one played last, and lists both.
  await open(page, url);
  await page.waitForURL(`${url}/spynet`);
  await page.getByRole("heading", { level: 2, name: "SpyNet" }).waitFor();
  await tickets(page).nth(1).waitFor();
  assert.equal(await page.title(), "Spymaster");
  for (const game of ["SpyNet", "Spy Connection"]) {
    await tickets(page).filter({ hasText: `Your turn in ${game}` }).getByText("Against").waitFor();
  }
  await expectAccessible(page);
  // From here it leads into the page of the other game.
  await tickets(page).filter({ hasText: "Spy Connection" }).getByRole("link", { name: "Resume" }).click();
  await page.waitForURL(/spy-connection\/table/);
  await nextTurn(page);
  await giveUp(page);
  const note = page.getByRole("status").filter({ hasText: "You have given up." });
  const over = page.getByRole("button", { name: "Rematch" });
  await note.or(over).first().waitFor();
  await over.waitFor();
  await open(page, `${url}/spynet`);
  await page.getByText("One finished game").click();
  const finished = page.locator(".more-games .r-ticket");
  const result = /Spy Connection: won by|Spy Connection: finished/;
  await finished.getByText(result).waitFor();
  await finished.getByRole("link", { name: "See the result" }).waitFor();
  // It can be watched as well, and is listed with its result; not any more once it is taken off the list.
  const watched = page.locator(".watch a[href*='/replay/']:not([href$=sample])");
  await open(page, `${url}/spy-connection/replay`);
  await watched.filter({ hasText: result }).filter({ hasText: /Otto -?\d+/ }).waitFor();
  // Beside the films of another game too.
  await open(page, `${url}/spynet/replay`);
  await watched.filter({ hasText: result }).waitFor();
  await open(page, url);
  await page.getByText("One finished game").click();
  await finished.getByRole("button", { name: "Delete this game" }).click();
  await finished.getByRole("button", { name: "Delete this game" }).click();
  await finished.waitFor({ state: "detached" });
  await open(page, `${url}/spy-connection/replay`);
  await page.getByRole("heading", { name: "Sample games" }).waitFor();
  assert.equal(await watched.count(), 0);
});

scenario("whoever gives up among bots is told so, and gets to the result", calm, async ({ page, url }) => {
  await playNow(page, url);
  const button = page.getByRole("button", { name: "Give up this game" });
  await page.getByRole("button", { name: "Menu" }).click();
  // A double click only asks.
  await button.dblclick();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByText("You have given up.").count(), 0);
  await giveUp(page);
  await page.getByText("You have given up.").waitFor();
  await page.getByRole("link", { name: "New game" }).waitFor();
  await page.getByRole("button", { name: "To the result" }).click();
  await page.getByRole("button", { name: "Rematch" }).waitFor();
});

scenario("a rematch after two presses: same host, same seats, same bot; a stranger takes only a free chair", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, { ...phone, ...calm, name: "" });
  const link = await host(page, url);
  await page.getByRole("group", { name: "How many players" }).getByRole("button", { name: "3" }).click();
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  // Who is away is waited for, and it is said how long.
  await jonas.page.goto(`${url}/about`);
  await page.getByText("Jonas is away.").waitFor();
  await page.getByText(/A bot plays on in \d+ seconds/).waitFor();
  await jonas.page.goBack();
  await page.getByText("Jonas is away.").waitFor({ state: "detached" });
  for (const one of [page, jonas.page]) {
    await giveUp(one);
  }
  await jonas.page.getByRole("button", { name: "Rematch" }).click();
  await jonas.page.getByText("Jonas (you)").waitFor();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("Mara (you)").waitFor();
  const rows = await page.locator(".place-row b").allInnerTexts();
  assert.equal(rows[0], "Mara (you)");
  assert.equal(rows[1], "Jonas");
  await page.locator(".place-row").nth(2).getByText("Bot, ").waitFor();
  // Somebody new takes the bot's chair, under the name that was typed.
  const cleo = await friend(browser, url, { ...calm, name: "" });
  await open(cleo.page, await page.getByRole("textbox", { name: "Link to a seat" }).inputValue());
  await cleo.page.getByLabel("Your name").fill("Cleo");
  await cleo.page.getByRole("button", { name: "Sit here" }).click();
  await cleo.page.getByText("Cleo (you)").waitFor();
  await start(page, ["Jonas", "Cleo"]);
  await whoseTurn([page, jonas.page, cleo.page]);
  await jonas.leave();
  await cleo.leave();
});

scenario("nobody has a name before saying one; it is asked for once", calm, async ({ url, browser }) => {
  const nobody = await friend(browser, url, { ...calm, name: "" });
  const { page } = nobody;
  await open(page, url);
  const name = page.getByRole("textbox", { name: "Your name" });
  assert.equal(await name.inputValue(), "");
  await name.fill("Cleo");
  await name.blur();
  await open(page, `${url}/online`.replace("/online", "/spy-connection/online"));
  await page.getByText("Cleo (you)").waitFor();
  await nobody.leave();
});
