// Spy Connection says how things stand, keeps everything in its place, and lets nobody lose anything by a slip.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, desk, phone } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { friend, host, join as sit, start, whoseTurn } from "../harness/friends.mjs";
import { askToGiveUp, confirmGivingUp } from "../harness/giving-up.mjs";
import { instantly, playNow, showMoves } from "../harness/player.mjs";
import { place } from "../harness/position.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled } from "../harness/waiting.mjs";

const record = JSON.parse(readFileSync(join(root, "games/spy-connection/tests/replays/rules-1-two-players.json"), "utf8"));

// The recorded game after so many rows, with Mara on the second seat, against a bot.
async function at(page, url, rows, chairs = [["Otto", "greedy"], ["Mara", "person"]]) {
  await place(page, url, { record, rows, chairs });
  await page.locator('main.sc[data-turn="you"]').waitFor();
  await settled(page);
}
const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const prompt = (page) => page.locator(".prompt-text");

scenario("before the seventh mission everybody's points are named, and on the last turn too", calm, async ({ page, url }) => {
  await at(page, url, 123);
  const text = await prompt(page).innerText();
  assert.match(text, /Your seventh mission, \+2: you then have 27, Otto 13\. This ends the game\./);
  assert.equal(await page.locator(".you .pip.on").count(), 6);
  await page.locator(".btn-next").click();
  assert.match(await prompt(page).innerText(), /You have 27, Otto 13\. Everybody else now has one last turn\./);
  assert.equal(await page.locator(".you .pip.on").count(), 7);
  await at(page, url, 125, [["Mara", "person"], ["Otto", "greedy"]]);
  assert.match(await prompt(page).innerText(), /Your last turn\.[^]*Most points win: you have 13, Otto 27\./);
  assert.match(await page.locator(".others .leads").innerText(), /leads/);
  assert.match(await page.locator(".you .where").innerText(), /Otto leads by 14/);
  // The very last turn of all: its end is the end of the game.
  await (await showMoves(page)).getByRole("button", { name: /^(connect|move the spy)/ }).first().click();
  while (/^Cover/.test(await page.locator(".btn-next").innerText())) {
    await page.locator(".btn-next").click();
  }
  assert.match(await prompt(page).innerText(), /This ends the game: you have \d+, Otto 27\./);
});

scenario("a completed mission says what was counted before, and the recap is a line for each turn", calm, async ({ page, url }) => {
  await at(page, url, 111);
  assert.match(await prompt(page).innerText(), /Berlin–Warsaw is then complete: \+1 \(1 of its 2 points was already counted\)/);
  assert.equal(await page.locator(".you .gain").innerText(), "+1");
  const since = page.getByRole("region", { name: "Since your last turn" });
  assert.equal(await since.locator("li").count(), 1);
  assert.match(await since.innerText(), /Otto moves to Moscow and recalls 3 agents\./);
  // The city where it happened is shown, and the log tells recalls that follow each other in one line.
  assert.equal(await since.locator(".vig use").getAttribute("href"), "#v-moscow");
  const recalls = page.locator(".log-line", { hasText: "Otto recalls" });
  assert.match(await recalls.first().innerText(), /Otto recalls 3 agents from [A-Z]/);
  // A sign is explained where the pointer rests on it.
  const extra = page.locator(".ticket-extra title, .mini-x title");
  assert.equal(await extra.first().textContent(), "Extra turn: one more whole turn");
});

scenario("while others think, the bar tells nothing of an earlier turn", calm, async ({ page, url }) => {
  await playNow(page, url);
  await (await showMoves(page)).getByRole("button", { name: /^connect / }).first().click();
  await page.getByRole("button", { name: "End turn", exact: true }).click();
  const leave = page.getByRole("dialog").getByRole("button", { name: "End turn anyway" });
  await page.locator('main.sc[data-turn="other"]').or(leave).first().waitFor();
  if (await leave.isVisible()) {
    await leave.click();
  }
  await page.locator('main.sc[data-turn="other"]').waitFor();
  assert.doesNotMatch(await prompt(page).innerText(), /Mara/);
});

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`a mission is discarded with two presses in different places, and it is said what that costs: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await at(page, url, 111);
    await page.getByRole("button", { name: "Recall agents" }).click();
    const all = page.locator(".hand .ticket-act");
    const card = page.locator(".hand .ticket", { has: page.locator(".is-covered") }).first();
    await all.first().waitFor();
    const places = await Promise.all([...Array(await all.count()).keys()].map((index) => all.nth(index).boundingBox()));
    await card.locator(".ticket-act").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/You lose \d+ points? for its covered cit/).waitFor();
    const sure = await dialog.getByRole("button", { name: "Discard", exact: true }).boundingBox();
    for (const place of places) {
      assert.ok(!overlap(place, sure), "the second press is elsewhere");
    }
    await dialog.getByRole("button", { name: "Keep it" }).click();
  });

  scenario(`giving up takes two presses in different places, and the own plate says it: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await playNow(page, url);
    await page.locator(".bar-nav button").last().click();
    const first = await page.getByRole("dialog").getByRole("button", { name: "Give up this game" }).boundingBox();
    await page.keyboard.press("Escape");
    await askToGiveUp(page);
    const sure = page.getByRole("dialog").locator("p + .dialog-list button").first();
    assert.ok(!overlap(first, await sure.boundingBox()), "the second press is elsewhere");
    await confirmGivingUp(page);
    const own = device.isMobile ? ".others .me" : ".plate-you";
    await page.locator(`${own}.has-left`).getByText("has left the game").waitFor();
  });

  scenario(`nothing moves when somebody is away and comes back: ${name}`, { ...device, ...calm }, async ({ page, url, browser }) => {
    const jonas = await friend(browser, url, calm);
    const link = await host(page, url);
    await sit(jonas.page, link.seat, "Jonas");
    await start(page, ["Jonas"]);
    await whoseTurn([page, jonas.page]);
    const parts = [".prompt", ".ways", ".btn-next", ".btn-end", ".board", ".you"];
    const places = async () => {
      await settled(page);
      return Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
    };
    const before = await places();
    await jonas.page.goto(`${url}/about`);
    await page.getByText("Jonas is away.").waitFor();
    assert.deepEqual(await places(), before);
    await jonas.page.goBack();
    await page.getByText("Jonas is away.").waitFor({ state: "detached" });
    assert.deepEqual(await places(), before);
    await jonas.leave();
  });
}

scenario("a phone shows the whole map while start missions are chosen, and goes near for the turns", { ...phone, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  const advanced = JSON.parse(readFileSync(join(root, "games/spy-connection/tests/replays/rules-1-three-advanced-mixed-agents.json"), "utf8"));
  await place(page, url, { record: advanced, rows: 0, chairs: [["Otto", "greedy"], ["Inès", "greedy"], ["Mara", "person"]] });
  await page.locator('main.sc[data-turn="you"]').waitFor();
  await page.locator('.board-pan[data-zoom="fit"]').waitFor();
  await (await showMoves(page)).getByRole("button", { name: /^start with/ }).first().click();
  await page.locator('.board-pan[data-zoom="usual"]').waitFor();
});

scenario("a price is read whole on a phone", { ...phone, viewport: { width: 390, height: 844 }, ...calm }, async ({ page, url }) => {
  const mixed = JSON.parse(readFileSync(join(root, "games/spy-connection/tests/replays/rules-1-three-advanced-mixed-agents.json"), "utf8"));
  await place(page, url, { record: mixed, rows: 168, chairs: [["Mara", "person"], ["Otto", "greedy"], ["Inès", "greedy"]] });
  await page.locator('main.sc[data-turn="you"]').waitFor();
  await page.locator("g.city.is-legal .hit").last().click({ force: true });
  await page.locator("g.price").waitFor();
  await settled(page);
  const [slip, board, ...tools] = await Promise.all([page.locator("g.price"), page.locator(".board"), ...(await page.locator(".board-tools button").all())].map((one) => one.boundingBox()));
  assert.ok(slip.y >= board.y && slip.y + slip.height <= board.y + board.height, JSON.stringify([slip, board]));
  assert.ok(tools.every((tool) => !overlap(slip, tool)), JSON.stringify([slip, tools]));
});

scenario("the whole map on a phone has no empty sea below it", { ...phone, ...calm }, async ({ page, url }) => {
  await playNow(page, url);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.locator('.board-pan[data-zoom="fit"]').waitFor();
  await settled(page);
  const [pan, map] = [await page.locator(".board-pan").boundingBox(), await page.locator(".board-pan .map").last().boundingBox()];
  assert.ok(pan.height <= map.height + 1, `${pan.height} is higher than ${map.height}`);
  assert.equal(map.width, page.viewportSize().width, "it is as wide as the phone");
});

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`an extra turn is declined with two presses in different places: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await at(page, url, 54);
    const decline = page.getByRole("button", { name: "Decline", exact: true });
    const first = await decline.boundingBox();
    await decline.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Otto plays next").waitFor();
    const sure = dialog.getByRole("button", { name: "Decline it" });
    assert.ok(!overlap(first, await sure.boundingBox()), "the second press is elsewhere");
    await dialog.getByRole("button", { name: "Play it" }).click();
    await decline.waitFor();
    await decline.click();
    await sure.click();
    await decline.waitFor({ state: "detached" });
  });

  scenario(`nothing on the table moves through a turn: ${name}`, { ...device, ...calm }, async ({ page, url, context }) => {
    await instantly(context);
    await playNow(page, url);
    const parts = [".prompt", ".ways", ".btn-next", ".btn-undo", ".btn-end", ".board"];
    const places = async () => {
      await settled(page);
      const boxes = await Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
      return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
    };
    const before = await places();
    assert.match(before[0], /,70$/);
    const list = page.getByRole("group", { name: "All moves" });
    const same = async (what) => assert.deepEqual(await places(), before, what);
    await page.locator(".board-pan").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await same("something is aimed at");
    await page.keyboard.press("Escape");
    await showMoves(page);
    if (device.isMobile) {
      // The list takes the room of the map; the cards stand where they stood.
      await list.getByRole("button", { name: /^connect / }).first().click();
      await page.getByRole("tab", { name: /^Missions/ }).click();
    } else {
      await list.getByRole("button", { name: /^connect / }).first().click();
    }
    await same("a city is connected");
    assert.equal(await page.getByRole("button", { name: "End turn", exact: true }).count(), 1);
    await page.getByRole("button", { name: "Recall agents" }).click();
    await same("agents are recalled");
    const all = page.getByRole("button", { name: /^All behind my spy/ });
    assert.ok((await page.locator(".stack.can-recall, .stack.would-cut").count()) > 0);
    await all.click();
    await page.waitForFunction(() => document.querySelectorAll(".stack.can-recall, .stack.would-cut").length === 0);
    await page.getByRole("button", { name: "Done" }).click();
    // One press has recalled all of them, and one press takes that back.
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Recall agents" }).click();
    await page.locator(".stack.can-recall").first().waitFor();
    await same("all is undone");
  });
}

scenario("the end of a turn in which something is left is asked in another place", { ...phone, ...calm }, async ({ page, url }) => {
  await at(page, url, 111);
  const end = page.getByRole("button", { name: "End turn", exact: true });
  const first = await end.boundingBox();
  await end.click();
  const leave = page.getByRole("dialog").getByRole("button", { name: "End turn anyway" });
  assert.ok(!overlap(first, await leave.boundingBox()), "two quick presses end nothing");
});

scenario("the map stays in sight while a start mission is chosen", calm, async ({ page, url, context }) => {
  await instantly(context);
  await page.goto(`${url}/spy-connection`);
  await page.locator(".alts .alt").last().click();
  await page.locator("input[name=start]").last().check();
  await page.locator("main .btn-go").last().click();
  const offer = page.locator(".hand button.ticket");
  await offer.first().waitFor();
  const [map, card] = [await page.locator(".board-pan").boundingBox(), await offer.first().boundingBox()];
  assert.ok(!overlap(map, card));
  await offer.first().click();
  await page.locator(".city.is-target").waitFor();
  assert.match(await page.locator(".btn-next").innerText(), /^Start in /);
});
