// Getting around: how to play, the rules beside a game, and games to watch.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, desk, german, night, phone } from "../harness/devices.mjs";
import { cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { nextTurn, playNow } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled } from "../harness/waiting.mjs";

const GAMES = { "spy-connection": /seven missions/, spynet: /most stars/, spyworld: /most money/ };

for (const [game, goal] of Object.entries(GAMES)) {
  scenario(`how to play ${game} is one page on a desk`, desk, async ({ page, url }) => {
    await open(page, `${url}/${game}`);
    await page.getByRole("link", { name: "How to play" }).first().click();
    await page.getByRole("heading", { level: 1, name: goal }).waitFor();
    await settled(page);
    const [width, height] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.ok(width <= 1440 && height <= 900, `${width} × ${height}`);
    // Every picture is drawn with symbols that are there.
    const missing = () => page.evaluate(() => [...document.querySelectorAll(".ht use")].map((use) => use.getAttribute("href")).filter((href) => !document.querySelector(href)));
    await page.waitForFunction(() => document.querySelector(".sprite + .sprite")?.childElementCount > 0);
    assert.deepEqual(await missing(), []);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Full rules" }).click();
    await page.locator(".chapter .rule").first().waitFor();
    await page.getByRole("link", { name: "How to play" }).first().click();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/table\//);
  });

  scenario(`how to play ${game} on a phone, in German, at night`, { ...phone, ...german, ...night }, async ({ page, url }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${url}/${game}/how-to-play`);
      await page.locator(".ht-three").waitFor();
      await settled(page);
      expectNone([...(await cut(page)), ...(await smallTargets(page))]);
      // The red button is always within reach.
      const button = await page.getByRole("button", { name: "Jetzt spielen" }).boundingBox();
      assert.ok(button.y + button.height <= 844, `${button.y}`);
    }
  });
}

scenario("the rules open beside the game, list its cards, and lead back", calm, async ({ page, url, context }) => {
  await playNow(page, url);
  const table = page.url();
  const [rules] = await Promise.all([context.waitForEvent("page"), page.locator("a[href='/spy-connection/rules']").first().click()]);
  await rules.locator(".chapter .rule").first().waitFor();
  assert.equal(page.url(), table);
  const missions = rules.locator(".chapter", { has: rules.getByRole("heading", { name: "Missions", exact: true }) });
  assert.equal(await missions.locator("tbody tr").count(), 43);
  const numbers = rules.locator("tr", { hasText: "Agents of each player" });
  assert.match(await numbers.innerText(), /15/);
  await rules.getByRole("searchbox", { name: "Search the rules" }).fill("Agents of each player");
  await rules.getByRole("status").getByText(/1 paragraph found/).waitFor();
  await expectAccessible(rules);
  await Promise.all([rules.waitForEvent("close"), rules.getByRole("button", { name: "Back to the game" }).click()]);
  assert.equal(await nextTurn(page), "turn");
});

scenario("rules that were not opened beside a game have no way back to one", {}, async ({ page, url }) => {
  await open(page, `${url}/spynet/rules`);
  await page.locator(".chapter .rule").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Back to the game" }).count(), 0);
  assert.equal(await page.locator("#list-1 tbody tr").count(), 34);
});

for (const [game, shown] of Object.entries({ "spy-connection": ".film-missions .mini", spynet: ".sg-kc", spyworld: ".film-mis li" })) {
  scenario(`a sample of ${game} can be watched at once, at any speed`, calm, async ({ page, url }) => {
    await open(page, `${url}/${game}/replay`);
    await page.locator(`a[href='/${game}/replay/sample']`).click();
    const slider = page.getByRole("slider", { name: "Step" });
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    await slider.fill(String(Math.floor(last / 2)));
    await page.locator(shown).first().waitFor();
    await page.locator(".stand").getByText("Mara").first().waitFor();
    await page.getByRole("button", { name: "Speed: 1×" }).click();
    await page.getByRole("button", { name: "Speed: 2×" }).click();
    await slider.fill(String(last - 2));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction((last) => document.querySelector("input[type=range]").value === String(last), last);
    await page.getByRole("button", { name: "Speed: 4×" }).click();
    await page.getByRole("button", { name: "Speed: ½×" }).waitFor();
    await settled(page);
    expectNone(await cut(page));
  });
}

scenario("a game that runs or is not here cannot be watched, and that is said", calm, async ({ page, url }) => {
  await playNow(page, url);
  const none = page.getByRole("heading", { name: "This game cannot be watched" });
  for (const address of [page.url().replace("/table/", "/replay/"), `${url}/spy-connection/replay/nowhere`]) {
    await open(page, address);
    await none.waitFor();
    assert.equal(await page.getByRole("link", { name: "To the score" }).count(), 0);
    await expectAccessible(page);
  }
  await page.getByRole("link", { name: "To the start" }).click();
  await page.getByRole("button", { name: "Play now" }).waitFor();
});

scenario("all samples are offered before a file, and the other games' pages are found", {}, async ({ page, url }) => {
  await open(page, `${url}/spynet/replay`);
  await page.getByRole("heading", { name: "Sample games" }).waitFor();
  assert.equal(await page.getByRole("heading", { name: "Your finished games" }).count(), 0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "A game of Spyworld" }).click();
  await page.waitForURL(/\/spyworld\/replay\/sample/);
  await page.getByRole("slider", { name: "Step" }).waitFor();
});
