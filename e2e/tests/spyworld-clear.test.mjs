// Spyworld says what matters: how it is won, how one stands, what a press gives up; and the table stands still.

import assert from "node:assert/strict";

import { calm, desk, french, german, phone } from "../harness/devices.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { instantly } from "../harness/player.mjs";
import { at, goTo } from "../harness/raids.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled } from "../harness/waiting.mjs";

scenario("newcomers start on the yacht, without agents, and are told how to win", calm, async ({ page, url, context }) => {
  await instantly(context);
  await open(page, `${url}/spyworld`);
  await page.getByRole("button", { name: /^Play now/ }).click();
  await page.locator(".combo").first().waitFor();
  await page.getByText("Most money at the end wins.").waitFor();
  // Money so far, and what it is made of.
  await page.locator(".prompt .now").getByText("10 $").waitFor();
  await page.getByText(/^Counted now you have 10\s\$: 10\s\$ left/).waitFor();
  await open(page, `${url}/spyworld/new`);
  assert.ok(await page.getByRole("radio", { name: /^Superyacht/ }).isChecked());
  assert.ok(await page.getByRole("radio", { name: /^One after the other/ }).isChecked());
  // A timer is for raids that are made all at once.
  await page.getByRole("checkbox", { name: /^Timer/ }).check();
  assert.ok(await page.getByRole("radio", { name: /^All at once/ }).isChecked());
});

scenario("a mission that could be claimed is asked about in another place", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "claim", desk);
  const round = await page.locator(".bar-meta").innerText();
  const ready = page.getByRole("button", { name: "Ready", exact: true });
  const sure = page.locator(".prompt .sure");
  await ready.click();
  await page.getByText("You could still claim").waitFor();
  // Two presses on the same place confirm nothing.
  await ready.click();
  await sure.waitFor({ state: "detached" });
  assert.equal(await page.locator(".bar-meta").innerText(), round);
  await ready.click();
  await sure.click();
  await page.waitForFunction((round) => document.querySelector(".bar-meta").innerText !== round, round);
  await context.close();
});

const box = (locator) => locator.evaluate((one) => {
  const { x, right, height } = one.getBoundingClientRect();
  return { x: Math.round(x), right: Math.round(right), height: Math.round(height) };
});

for (const [name, device] of [["desk", desk], ["desk, German", { ...desk, ...german }], ["phone", phone], ["phone, French", { ...phone, ...french }]]) {
  scenario(`the bar is 70 px high and its buttons keep their places: ${name}`, {}, async ({ url, browser }) => {
    const { page, context } = await at(browser, url, "plan", device);
    const go = page.locator(".act .btn-go");
    const place = await box(go);
    const stays = async (what) => {
      await settled(page);
      assert.equal((await box(page.locator(".prompt"))).height, 70, what);
      if ((await go.count()) > 0) {
        assert.deepEqual(await box(go), place, what);
      }
    };
    await stays("nothing chosen");
    for (let turn = 0; turn < 3; turn += 1) {
      await page.locator(".combo").nth(turn).click();
      await stays(`combination ${turn + 1}`);
    }
    await page.locator(".act .btn").nth(1).click();
    await stays("passed");
    for (const moment of ["claim", "raid", "agents"]) {
      await goTo(page, url, moment);
      await settled(page);
      assert.equal((await box(page.locator(".prompt"))).height, 70, moment);
    }
    await context.close();
  });
}

scenario("a phone that is scrolled down still shows the question", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "plan", phone);
  await page.locator(".tab-missions").tap();
  await page.locator(".sw").evaluate((table) => table.scrollTo(0, table.scrollHeight));
  await settled(page);
  assert.equal(await page.locator(".prompt").evaluate((bar) => Math.round(bar.getBoundingClientRect().top)), 0);
  await context.close();
});

// Words that stick out of the card or button they belong to.
const spilt = (page) => page.evaluate(() => {
  const found = new Set();
  const range = document.createRange();
  for (const card of document.querySelectorAll(".combo, .agent, .act .btn, .prompt, .rw, .tab, .opt, .plan-row")) {
    const edge = card.getBoundingClientRect();
    const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode;
      if (!/\S/.test(text.data) || !text.parentElement.checkVisibility({ visibilityProperty: true }) || text.parentElement.closest(".vh, svg")) {
        continue;
      }
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        if (line.right > edge.right + 1 || line.left < edge.left - 1 || line.bottom > edge.bottom + 4) {
          found.add(`"${text.data.trim().slice(0, 40)}" sticks out of ${card.getAttribute("class")}`);
        }
      }
    }
  }
  return [...found];
});

const WIDTHS = [320, 344, 360, 375, 390, 412, 430, 480, 540, 600, 680, 719, 720, 820, 960, 1180, 1181, 1280, 1440, 1680, 1920];
for (const [name, language] of [["English", {}], ["German", german], ["French", french]]) {
  scenario(`no word is cut at any width: ${name}`, {}, async ({ url, browser }) => {
    const { page, context } = await at(browser, url, "agents", { ...language, viewport: { width: 1440, height: 900 } });
    const found = [];
    const sweep = async (what) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        found.push(...[...(await cut(page)), ...(await spilt(page))].map((one) => `${what} at ${width}: ${one}`));
      }
    };
    await sweep("agents");
    for (const moment of ["plan", "wall", "raid"]) {
      await goTo(page, url, moment);
      await sweep(moment);
    }
    expectNone(found);
    await context.close();
  });
}
