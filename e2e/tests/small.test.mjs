// Small things that once were wrong, each on a page of its own.

import assert from "node:assert/strict";

import { calm, desk, phone } from "../harness/devices.mjs";
import { open } from "../harness/opening.mjs";
import { instantly, nextTurn, playNow, showMoves } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { settled } from "../harness/waiting.mjs";

scenario("a phone steps through the themes with one button", phone, async ({ page, url }) => {
  await open(page, url);
  const theme = () => page.locator("html").getAttribute("data-theme");
  const step = page.getByRole("button", { name: /^Theme: / });
  assert.equal(await theme(), null);
  const seen = [];
  for (const name of ["Theme: Auto", "Theme: Light", "Theme: Dark"]) {
    assert.equal(await step.getAttribute("aria-label"), name);
    await step.tap();
    seen.push(await theme());
  }
  assert.deepEqual(seen, ["paper", "night", null]);
  assert.equal(await page.getByRole("group", { name: "Theme" }).count(), 0, "the switch has no room here");
});

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`a turn is ended in one place, which is red once nothing else is left: ${name}`, device, async ({ page, url, context }) => {
    await instantly(context);
    await playNow(page, url);
    const end = page.getByRole("button", { name: "End turn", exact: true });
    assert.equal(await end.count(), 1);
    assert.equal(await page.locator(".btn-end.btn-go").count(), 0);
    const list = await showMoves(page);
    // A city that is on no mission: nothing is left to cover.
    for (const move of await list.getByRole("button", { name: /^connect / }).all()) {
      await move.click();
      if (await page.locator(".btn-end.btn-go").count()) {
        break;
      }
      await page.getByRole("button", { name: "Undo" }).click();
    }
    assert.equal(await end.count(), 1);
    assert.equal(await page.locator(".btn-next").getAttribute("aria-disabled"), "true");
    assert.equal(await end.getAttribute("aria-keyshortcuts"), "e");
    const round = await page.locator(".log-line").count();
    await page.keyboard.press("e");
    await page.waitForFunction((before) => document.querySelectorAll(".log-line").length > before, round);
    assert.equal(await nextTurn(page), "turn");
  });
}

scenario("a dialog that is opened again at once stays open", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("dialog").waitFor();
  const isOpen = await page.evaluate(async () => {
    const dialog = document.querySelector("dialog[open]");
    // The event that says it was closed comes after this, to the page first and then here.
    const told = new Promise((done) => dialog.addEventListener("close", done, { once: true }));
    dialog.close();
    document.querySelector(".bar-nav button").click();
    await told;
    await new Promise((done) => requestAnimationFrame(done));
    return dialog.open;
  });
  assert.ok(isOpen);
});

scenario("a line of the log shows what it touched, by keyboard too", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  const list = await showMoves(page);
  await list.getByRole("button", { name: /^connect / }).first().click();
  await page.keyboard.press("e");
  const leave = page.getByRole("dialog").getByRole("button", { name: "End turn anyway" });
  await leave.or(page.locator(".log-line")).first().waitFor({ state: "attached" });
  if (await leave.isVisible()) {
    await leave.click();
  }
  await nextTurn(page);
  await page.keyboard.press("l");
  const log = page.getByRole("list", { name: "Log" });
  await log.focus();
  const lit = () => page.locator(".map .is-lit").count();
  const line = () => page.evaluate(() => document.activeElement.className);
  let most = 0;
  await page.keyboard.press("ArrowDown");
  assert.equal(await line(), "log-line");
  // Bots may have done things since then that touch nothing on the map.
  for (let steps = 0; steps < 40 && most === 0; steps += 1) {
    most = Math.max(most, await lit());
    await page.keyboard.press("ArrowDown");
  }
  assert.ok(most > 0, "no line showed anything");
  await page.keyboard.press("Tab");
  assert.notEqual(await line(), "log-line");
});

scenario("on a phone's smallest map a press near a city means it", { ...phone, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await page.getByRole("button", { name: "Zoom out" }).tap();
  await page.waitForFunction(() => document.querySelector(".map").getBoundingClientRect().width <= innerWidth);
  await settled(page);
  // Where the cities are now; the map follows what was pressed.
  const places = (id) =>
    page.evaluate((id) => {
      const pan = document.querySelector(".board-pan");
      const middle = (city) => {
        const box = city.querySelector(".rim").getBoundingClientRect();
        return { id: city.dataset.city, x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
      };
      const box = pan.getBoundingClientRect();
      pan.scrollTop += middle(document.querySelector(`[data-city="${id}"]`)).y - box.y - box.height / 2;
      return [...document.querySelectorAll(".city")].map(middle);
    }, id);
  assert.ok((await places("0"))[0].width < 30, "this is about small cities");
  let pressed = 0;
  for (let id = 0; id < 12; id += 1) {
    for (const [dx, dy] of [[20, 0], [-20, 0], [0, 20], [0, -20]]) {
      // What was said about the last one lies over the map.
      await page.keyboard.press("Escape");
      const cities = await places(String(id));
      const city = cities.find((one) => one.id === String(id));
      const [x, y] = [city.x + dx, city.y + dy];
      const far = (other) => Math.hypot(other.x - x, other.y - y);
      const isNearest = cities.every((other) => other === city || far(other) > far(city) + 1);
      const onMap = await page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest(".map")), [x, y]);
      if (isNearest && onMap) {
        await page.touchscreen.tap(x, y);
        await page.waitForFunction((id) => document.querySelector(".city.is-cursor")?.dataset.city === id, city.id);
        // The map follows in the next frame.
        await settled(page);
        pressed += 1;
      }
    }
  }
  assert.ok(pressed > 20, `only ${pressed}`);
});

scenario("a key that means nothing yet is answered in words", {}, async ({ page, url, context }) => {
  await instantly(context);
  await playNow(page, url);
  await page.keyboard.press("e");
  await page.getByRole("status").getByRole("link", { name: "SC-5.2" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  // The page still plays.
  const list = await showMoves(page);
  await list.getByRole("button", { name: /^connect / }).first().click();
  await list.getByRole("button", { name: /^end the turn/ }).waitFor();
});

for (const [name, device] of [["desk", desk], ["phone", { ...phone, ...calm }]]) {
  scenario(`in a recall a press near an agent means the nearest one: ${name}`, device, async ({ page, url, context }) => {
    await instantly(context);
    await playNow(page, url);
    const list = await showMoves(page);
    await list.getByRole("button", { name: /^connect / }).first().click();
    if (device.isMobile) {
      await page.getByRole("tab", { name: "Missions" }).click();
    }
    await page.getByRole("button", { name: "Recall agents" }).click();
    const can = page.locator(".stack.can-recall");
    await can.first().waitFor();
    await settled(page);
    const before = await page.locator(".stack.can-recall, .stack.would-cut").count();
    const place = await page.evaluate(() => {
      const middle = (stack) => {
        const box = stack.querySelector(".hit").getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const own = [...document.querySelectorAll(".stack.can-recall, .stack.would-cut")].map(middle);
      for (const stack of document.querySelectorAll(".stack.can-recall")) {
        const { x, y } = middle(stack);
        for (const [dx, dy] of [[0, -21], [0, 21], [-21, 0], [21, 0]]) {
          const far = (other) => Math.hypot(other.x - x - dx, other.y - y - dy);
          const nearest = own.filter((other) => far(other) < 22.5).length === 1;
          if (nearest && document.elementFromPoint(x + dx, y + dy)?.closest(".map")) {
            return { x: x + dx, y: y + dy };
          }
        }
      }
      return null;
    });
    assert.ok(place, "no place beside an agent is free");
    await page.mouse.click(place.x, place.y);
    await page.waitForFunction((before) => document.querySelectorAll(".stack.can-recall, .stack.would-cut").length < before, before);
  });
}

scenario("sounds are there only for whoever switches them on", desk, async ({ page, url, context }) => {
  await instantly(context);
  await context.addInitScript(() => {
    globalThis.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.notes += 1;
      return start.apply(this, when);
    };
  });
  await playNow(page, url);
  const turn = async (next) => {
    const list = await showMoves(page);
    await list.getByRole("button", { name: /^connect / }).first().click();
    await list.getByRole("button", { name: /^end the turn/ }).click();
    const leave = page.getByRole("dialog").locator(".dialog-acts button").first();
    const round = page.locator(".bar-meta").getByText(`Round ${next}`, { exact: true });
    await leave.or(round).first().waitFor();
    if (await leave.isVisible()) {
      await leave.click();
    }
    await round.waitFor();
    await nextTurn(page);
  };
  await turn(2);
  assert.equal(await page.evaluate(() => notes), 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("group", { name: "Sounds" }).getByRole("button", { name: "On", exact: true }).click();
  await page.keyboard.press("Escape");
  await turn(3);
  assert.ok((await page.evaluate(() => notes)) > 1);
});
