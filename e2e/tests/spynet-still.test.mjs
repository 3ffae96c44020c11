// The table of SpyNet stands still, and what must be seen is seen on every screen.

import assert from "node:assert/strict";

import { calm, desk, phone, standing, tablet } from "../harness/devices.mjs";
import { friend, join, links, start } from "../harness/friends.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
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
  // The same on a phone; the buttons of the bar can still be pressed.
  await page.setViewportSize({ width: 390, height: 844 });
  const there = await places();
  const over = await box(page, ".banner-soft");
  assert.ok(!meet(over, await box(page, ".bar-nav")), "the buttons of the bar stay bare");
  assert.ok(!meet(over, await box(page, ".prompt")), "the question is seen");
  await banner.evaluate((element) => element.remove());
  assert.deepEqual(await places(), there);
});

for (const [name, device] of [["tablet", tablet], ["tablet standing", standing], ["phone", phone]]) {
  scenario(`the own stars and who leads are seen: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await atMoment(page, url, "four", "ability");
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
