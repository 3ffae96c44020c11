// Spyworld says what matters: how it is won, how one stands, what a press gives up; and the table stands still.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, desk, french, german, phone } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { friend, links, start } from "../harness/friends.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { instantly } from "../harness/player.mjs";
import { place } from "../harness/position.mjs";
import { asked, moves } from "../harness/raider.mjs";
import { at, goTo } from "../harness/raids.mjs";
import { scenario } from "../harness/scenario.mjs";
import { startServer } from "../harness/server.mjs";
import { settled } from "../harness/waiting.mjs";

const GONE = /ERR_CONNECTION|ERR_EMPTY|WebSocket connection|Failed to fetch|net::|status of 50/;

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

// Mara has drawn a secret into the corner r5c1 and a wall above it; a wall beside it is on offer in round 3.
const NEARLY_WALLED_IN = {
  record: {
    "format": 1,
    "game": "spyworld",
    "rules": 2,
    "edition": {
      "id": "house",
      "hash": "a54ad93cd003b2966c5b885a496ea79ee2ee54138c1fe666b86602269fe2566b"
    },
    "options": {
      "beginners": [
        false,
        false
      ],
      "domicile": 1,
      "agents": "usual",
      "raids": "in_turn",
      "timer": false,
      "forgiving": false
    },
    "seed": "57e7f6dfed056456ca093e6ac63917e7b56fab0acba6d791b91ccdebf7d59195",
    "rows": [
      "74ccaf7c A pick 2",
      "e04df370 A wall r4c1-s",
      "2c54ac77 A confirm",
      "59d15918 B pass",
      "f73217e3 B confirm",
      "0407f7ba A pick 2",
      "26a21801 A draw r5c1",
      "f606ec33 A confirm",
      "2e87b090 B pass",
      "1485f057 B confirm"
    ],
    "result": null,
    "digest": "1485f057acfe715fd486985fa59a23fbd4ec5f7d24b06488717c63ae6444053a",
    "seal": "defb864a70908b0a2f5f989a08b9052ccd5845dbdcff559eb3263c884dab6617"
  },
  chairs: [["Mara", "person"], ["Otto", "random"]],
};

scenario("an own secret is walled in only on purpose, and the score sheet names it", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "plan", desk);
  await place(page, url, NEARLY_WALLED_IN);
  await asked(page);
  const list = await moves(page);
  await list.getByRole("button", { name: /with a wall/ }).first().click();
  await list.getByRole("button", { name: /to the right of row 5, column 1$/ }).click();
  await page.getByText(/^This walls in your own secrets: \d+\s\$ will be worth nothing to you\.$/).waitFor();
  assert.equal(await page.locator(".lair .is-nil").count(), 1);
  const round = await page.locator(".bar-meta").innerText();
  const ready = page.getByRole("button", { name: "Ready", exact: true });
  const sure = page.locator(".prompt .sure");
  await ready.click();
  await page.getByRole("heading", { level: 1, name: "Ready all the same?" }).waitFor();
  await page.getByText(/^This walls in your own secrets/).waitFor();
  // Two presses on the same place confirm nothing.
  await ready.click();
  await sure.waitFor({ state: "detached" });
  assert.equal(await page.locator(".bar-meta").innerText(), round);
  await ready.click();
  await sure.click();
  await page.waitForFunction((round) => document.querySelector(".bar-meta").innerText !== round, round);
  await page.locator(".now-why").getByText(/\d+\s\$ walled in: worth nothing\./).waitFor();
  await giveUp(page);
  await page.locator(".ledger td.me").getByText(/^\d+\s\$ walled in: worth nothing\.$/).waitFor();
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

scenario("on a phone that is scrolled down a lost connection is in sight", {}, async ({ browser }) => {
  const server = await startServer();
  const { page, watch, leave } = await friend(browser, server.url, phone);
  watch.allow(GONE);
  await open(page, `${server.url}/spyworld/online`);
  await page.getByText("(you)").waitFor();
  await start(page, []);
  await page.locator(".combo").first().waitFor();
  await page.locator(".sw").evaluate((table) => table.scrollTo(0, table.scrollHeight));
  await server.kill();
  await page.getByText("The connection is lost").waitFor();
  await settled(page);
  const [bar, alert] = await Promise.all([page.locator(".prompt"), page.locator(".notes [role=alert]")].map((one) => one.boundingBox()));
  assert.ok(Math.round(alert.y) >= Math.round(bar.y + bar.height) && alert.y + alert.height < 844, JSON.stringify([bar, alert]));
  await leave();
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

// How much of this is seen in the window, from 0 to 1.
const seen = (locator) => locator.evaluate((one) => {
  const { top, bottom, left, right } = one.getBoundingClientRect();
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  return (Math.max(0, high) * Math.max(0, wide)) / ((bottom - top) * (right - left));
});

for (const [name, device] of [["tablet, French", { viewport: { width: 1100, height: 800 }, ...french }], ["phone, German", { ...phone, ...german, viewport: { width: 390, height: 844 } }]]) {
  scenario(`who watches the planning sees missions and people: ${name}`, calm, async ({ page, url, browser }) => {
    await open(page, `${url}/spyworld/online`);
    await page.getByText("Mara (you)").waitFor();
    const { watch } = await links(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".combo").first().waitFor();
    const dana = await friend(browser, url, { ...calm, ...device });
    await open(dana.page, watch);
    await dana.page.locator(".combo").first().waitFor();
    await settled(dana.page);
    assert.ok((await seen(dana.page.locator(".missions"))) > 0.9, "the missions");
    if (!device.isMobile) {
      assert.ok((await seen(dana.page.locator(".roster"))) > 0.5, "the people");
      // No strip of paper with nothing on it, and no word broken on a card.
      assert.equal(await dana.page.locator(".plan").filter({ visible: true }).count(), 0);
      const lines = await dana.page.locator(".cc .kind").first().evaluate((kind) => {
        kind.textContent = "Entraînement";
        const range = document.createRange();
        range.selectNodeContents(kind);
        return new Set([...range.getClientRects()].map((line) => line.y)).size;
      });
      assert.equal(lines, 1);
    } else {
      await dana.page.locator(".roster .rs").first().waitFor();
    }
    await dana.leave();
  });
}

scenario("what a bot has raided for somebody is seen without scrolling", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "raid", { viewport: { width: 1280, height: 800 } });
  // The page marks what a bot did for the reader by bold words at the start of the line.
  await page.locator(".drawer").evaluate((drawer) => {
    drawer.querySelector(".since")?.remove();
    const told = document.createElement("section");
    told.className = "since";
    told.innerHTML = "<h3>Since your last turn</h3><ul><li><span></span><span><b>While you were away, a bot played for you:</b> You use Jet boots.</span></li></ul>";
    drawer.querySelector(".log").before(told);
  });
  await settled(page);
  assert.ok((await seen(page.locator(".since li"))) > 0.95);
  await context.close();
});

scenario("a second combination that cannot be added is not offered, and it is said why", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "plan", desk);
  const record = JSON.parse(readFileSync(join(root, "games/spyworld/tests/replays/rules-2-superyacht-in-turn.json"), "utf8"));
  const chairs = ["Mara", "Otto", "Ben", "Cleo"].map((name, seat) => [name, seat === 0 ? "person" : "thumb"]);
  const more = page.locator(".plan-row .btn");
  const pick = async (rows) => {
    await place(page, url, { record, rows, chairs });
    await page.locator(".combo:not([aria-disabled])").first().click();
    await more.waitFor();
  };
  await pick(345);
  assert.equal(await more.getAttribute("aria-disabled"), null);
  await more.click();
  assert.equal(await more.getAttribute("aria-pressed"), "true");
  await pick(357);
  await page.getByText("none of the others can be carried out with it").waitFor();
  assert.equal(await more.getAttribute("aria-disabled"), "true");
  // A press asks for nothing.
  await more.click({ force: true });
  assert.equal(await more.getAttribute("aria-pressed"), "false");
  assert.equal(await page.locator(".combo.is-more").count(), 0);
  await context.close();
});
