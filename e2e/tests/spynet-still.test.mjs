// The table of SpyNet stands still, and what must be seen is seen on every screen.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join as path } from "node:path";

import { calm, desk, french, phone, standing, tablet } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { friend, join, links, start } from "../harness/friends.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { place, recorded } from "../harness/position.mjs";
import { scenario } from "../harness/scenario.mjs";
import { aim, atMoment } from "../harness/spynet-tour.mjs";
import { settled } from "../harness/waiting.mjs";

const box = (page, selector) =>
  page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x, y, width, height };
  }, selector);

const meet = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

for (const [name, device] of [["desk", desk], ["tablet", tablet]]) {
  scenario(`Recruit, Play and the red button stand still through a turn: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "two", "full");
    await settled(page);
    const ways = await box(page, ".act .ways");
    const red = await box(page, ".act .btn-go");
    const same = async (what) => {
      // A button under the pointer rises a little.
      await page.mouse.move(0, 0);
      await settled(page);
      assert.deepEqual(await box(page, ".act .ways"), ways, what);
      if (await page.locator(".act .btn-go").count()) {
        assert.deepEqual(await box(page, ".act .btn-go"), red, what);
      }
    };
    const cards = page.locator(".hand .hc .hc-a");
    for (let index = 0; index < (await cards.count()); index += 1) {
      await cards.nth(index).press("Enter");
      await same(await cards.nth(index).innerText());
      await page.keyboard.press("Escape");
    }
    await aim(page, ":has(.kc-agent)");
    await same("an agent is meant for a branch");
    await page.locator(".act .btn-go").click();
    await page.locator(".hc.lift").waitFor({ state: "detached" });
    if (await page.locator(".sn[data-mode=play] .act .btn-go").count()) {
      await same("an agent is played");
    }
    expectNone(await cut(page));
  });
}

scenario("that somebody is away moves nothing", calm, async ({ page, url, browser }) => {
  await open(page, `${url}/spynet/online`);
  await page.getByText("Mara (you)").waitFor();
  const { seat } = await links(page);
  const ben = await friend(browser, url, { ...calm, name: "" });
  await join(ben.page, seat, "Ben");
  await start(page, ["Ben"]);
  await page.locator(".sn").waitFor();
  await ben.page.locator(".sn").waitFor();
  const parts = [".prompt", ".act", ".tray", ".branches", ".handsec"];
  const places = async () => {
    await settled(page);
    return Promise.all(parts.map((part) => box(page, part)));
  };
  assert.equal(await page.locator(".banner-soft").count(), 0);
  const before = await places();
  await ben.leave();
  const banner = page.locator(".banner-soft").filter({ hasText: "Ben is away" });
  await banner.waitFor();
  assert.deepEqual(await places(), before);
  // The name of the game, the round and People are seen, on a laptop too.
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const banner = await box(page, ".banner-soft");
    for (const part of [".bar .brand", ".bar-game", ".bar-meta > :first-child", ".bar-nav", ".br-h", ".prompt"]) {
      assert.ok(!meet(banner, await box(page, part)), `${part} at ${width}`);
    }
  }
  // The same on a phone; the buttons of the bar can still be pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  const there = await places();
  const over = await box(page, ".banner-soft");
  assert.ok(!meet(over, await box(page, ".bar-nav")), "the buttons of the bar stay bare");
  assert.ok(!meet(over, await box(page, ".prompt")), "the question is seen");
  // It reaches to these buttons, and what is said in it is read whole.
  assert.ok(over.width > 200, `${over.width} px for the notice`);
  expectNone(await cut(page));
  const inner = await banner.evaluate((element) => element.scrollHeight - element.clientHeight);
  assert.ok(inner <= 1, `${inner} px of the notice are hidden`);
  await banner.evaluate((element) => element.remove());
  assert.deepEqual(await places(), there);
});

// Things in the strip of seats that lie over each other, or reach out of their seat.
const crowded = (page) =>
  page.evaluate(() => {
    const found = [];
    for (const seat of document.querySelectorAll(".others .pl")) {
      const parts = [...seat.querySelectorAll(".dossier-tab > :not(.code), .pl-top b, .pl-top .mc, .pl-top .stars")].filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1);
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const whole = seat.getBoundingClientRect();
      boxes.forEach((one, index) => {
        const name = `${seat.getAttribute("aria-label")}: ${parts[index].className}`;
        if (one.left < whole.left - 1 || one.right > whole.right + 1 || one.bottom > whole.bottom + 1) {
          found.push(`${name} reaches out`);
        }
        boxes.slice(index + 1).forEach((other, after) => {
          if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1) {
            found.push(`${name} lies over ${parts[index + 1 + after].className}`);
          }
        });
      });
      const word = seat.querySelector(".name");
      if (word.getBoundingClientRect().width < 20) {
        found.push(`${seat.getAttribute("aria-label")} cannot be read`);
      }
    }
    return found;
  });

for (const [count, file] of [[3, "rules-2-three-one-in-all"], [4, "rules-1-four-in-teams"]]) {
  scenario(`nothing in the strip of seats lies over anything else: ${count} players`, calm, async ({ page, url }) => {
    const record = JSON.parse(readFileSync(path(root, `games/spynet/tests/replays/${file}.json`), "utf8"));
    const names = ["Mara", "Benjamin the Magnificent of Marb", "Chloé", "Ada"].slice(0, count);
    const chairs = names.map((name, seat) => [name, seat === 0 ? "person" : "thumb"]);
    await place(page, url, { record, rows: Math.floor(record.rows.length / 2), chairs });
    await page.locator(".sn[data-turn=you]").waitFor();
    for (const width of [320, 360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator(".others .pl-lead").filter({ visible: true }).first().waitFor();
      await settled(page);
      assert.equal(await page.locator(".others .pl").filter({ visible: true }).count(), count);
      expectNone((await crowded(page)).map((fault) => `${width} px: ${fault}`));
    }
  });
}

const laptop = { viewport: { width: 1280, height: 800 } };
const tall = { ...phone, viewport: { width: 390, height: 844 } };

for (const [name, device] of [["laptop", laptop], ["tablet", tablet], ["tablet standing", standing], ["phone", phone]]) {
  scenario(`the own stars and who leads are seen: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "four", "ability");
    // How many branches somebody dominates is said to a pointer, and the sign of the seat stays bare.
    const leader = page.locator(".others .pl:has(.pl-lead)").filter({ visible: true }).first();
    assert.ok(!meet(await leader.locator(".pl-lead").boundingBox(), await leader.locator(".seat").boundingBox()));
    assert.match(await leader.locator(".dossier-open").getAttribute("title"), /dominate/i);
    const me = page.locator(".others .me");
    await me.getByText(/^\d+ stars? now$/).waitFor({ state: "attached" });
    assert.ok((await me.boundingBox()).width > 40);
    await page.locator(".others .pl-lead").filter({ visible: true }).first().waitFor();
    await me.getByRole("button").click();
    await page.getByRole("dialog").getByRole("heading", { name: /^Mara/ }).waitFor();
  });
}

for (const [name, device, bare] of [["desk", desk, [".handsec", ".branches"]], ["phone", phone, [".handsec", ".branches", ".others"]]]) {
  scenario(`what could not be done is said beside hand and branches: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "two", "full");
    // Nothing is done yet that could be taken back.
    await page.locator(".btn-undo").click({ force: true });
    const toast = page.locator(".toast");
    await toast.waitFor();
    await settled(page);
    const said = await box(page, ".toast");
    for (const part of bare) {
      assert.ok(!meet(said, await box(page, part)), part);
    }
  });
}

scenario("on a phone a card shows that it can do something", { ...phone, ...calm }, async ({ page, url }) => {
  await atMoment(page, url, "two", "full");
  const special = page.locator(".in-hand.is-special");
  assert.ok(await special.count());
  const size = await special.first().locator(".spark").boundingBox();
  assert.ok(size.width >= 10 && size.height >= 10, JSON.stringify(size));
});

scenario("nothing but the log can be selected", calm, async ({ page, url }) => {
  await atMoment(page, url, "four", "hand");
  const select = (part) => page.locator(part).first().evaluate((element) => getComputedStyle(element).userSelect);
  assert.equal(await select(".prompt-text p"), "none");
  assert.equal(await select(".way"), "none");
  assert.equal(await select(".log-line"), "text");
});

for (const [name, device] of [["laptop", laptop], ["tablet standing", standing], ["phone", tall]]) {
  scenario(`what the others did covers neither the branches' headings nor who dominates: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "four", "hand");
    const strip = page.locator(".since-strip");
    await strip.waitFor();
    await settled(page);
    const over = await strip.boundingBox();
    for (const part of await page.locator(".br-h, .lad, .ops").all()) {
      assert.ok(!meet(over, await part.boundingBox()), await part.innerText());
    }
    // Put away with one press, it stays away.
    await strip.getByRole("button").click();
    await strip.waitFor({ state: "detached" });
    await page.locator(".hand .hc-a").first().click({ position: { x: 12, y: 40 } });
    await page.keyboard.press("Escape");
    await settled(page);
    assert.equal(await strip.count(), 0);
  });
}

scenario("on a phone all cards on offer are seen at once", { ...tall, ...calm }, async ({ page, url }) => {
  const four = recorded("spynet-four", "draft");
  // Luka, who comes next, is offered three.
  const offers = [[4, four], [3, { ...four, rows: 1, digest: undefined, seal: undefined, chairs: [["Otto", "thumb"], ["Mara", "thumb"], ["Ben", "thumb"], ["Luka", "person"]] }]];
  for (const [count, position] of offers) {
    await place(page, url, position);
    await page.locator(".sn[data-turn=you] .ch-b").first().waitFor();
    await settled(page);
    assert.equal(await page.locator(".ch-b").count(), count);
    const hidden = await page.locator(".ch-list").evaluate((list) => list.scrollHeight - list.clientHeight);
    assert.ok(hidden <= 1, `${hidden} px of ${count} cards are hidden`);
    const tray = await page.locator(".tray").boundingBox();
    for (const card of await page.locator(".ch-b .kc").all()) {
      const { x, y, width, height } = await card.boundingBox();
      assert.ok(width > 90 && x >= 0 && x + width <= 390 && y + height <= tray.y + tray.height, `${width} × ${height} at ${x}, ${y}`);
    }
  }
});

scenario("names of operations are not broken in narrow columns", { viewport: { width: 1100, height: 800 }, ...calm, ...french }, async ({ page, url }) => {
  const record = JSON.parse(readFileSync(path(root, "games/spynet/tests/replays/rules-1-four-in-teams.json"), "utf8"));
  await place(page, url, { record, chairs: ["Ben", "Cleo", "Otto", "Luka"].map((name) => [name, "thumb"]) });
  const name = page.locator(".rs-t b").first();
  await name.waitFor();
  const lines = await name.evaluate((element) => {
    element.textContent = "Hypertrucage";
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map((line) => line.y)).size;
  });
  assert.equal(lines, 1);
});
