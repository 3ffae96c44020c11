// Spyworld by hand: numbers that are tapped, a raid drawn with a finger or the mouse, a hint, and the timer.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { calm, desk, phone } from "../harness/devices.mjs";
import { root } from "../harness/folders.mjs";
import { holdOn, letGo } from "../harness/hold.mjs";
import { instantly } from "../harness/player.mjs";
import { place } from "../harness/position.mjs";
import { at } from "../harness/raids.mjs";
import { scenario } from "../harness/scenario.mjs";


// The middle of a room, and where the agent stands.
const middle = (page, room) =>
  page.locator(`.cell[data-room="${room}"]`).evaluate((cell) => {
    const box = cell.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
const standsAt = (page) => page.locator(".spy text").evaluate((text) => `${text.getAttribute("x")} ${text.getAttribute("y")}`);
// The agent stands elsewhere, and the worker has answered: only then do rooms glow again.
const walked = (page, before) =>
  page.waitForFunction((before) => {
    const text = document.querySelector(".sw[data-turn=you] .spy text");
    return text && `${text.getAttribute("x")} ${text.getAttribute("y")}` !== before;
  }, before);

// The rooms that glow, those first whose cost is not to be split.
async function glowing(page) {
  return page.evaluate(() => {
    const inside = (rect) => {
      const box = rect.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return [...document.querySelectorAll(".cell")].find((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return x > left && x < right && y > top && y < bottom;
      });
    };
    const split = (room) => {
      const { left, right, top, bottom } = room.getBoundingClientRect();
      const plates = [...document.querySelectorAll(".cost")].filter((plate) => {
        const box = plate.getBoundingClientRect();
        return box.x >= left - 9 && box.right <= right + 9 && box.y >= top - 9 && box.bottom <= bottom + 9;
      });
      return plates.some((plate) => plate.querySelectorAll("use").length > 2);
    };
    const rooms = [...document.querySelectorAll(".rm.is-legal")].map(inside).filter(Boolean);
    return rooms.filter((room) => !split(room)).map((room) => Number(room.dataset.room));
  });
}

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`a number that is tapped takes the combination there, for its price: ${name}`, {}, async ({ url, browser }) => {
    const { page, context } = await at(browser, url, "plan", device);
    const press = (control) => (device.isMobile ? control.tap() : control.click());
    const numbers = page.locator(".num");
    for (let turn = 0; turn < 3 && (await numbers.count()) < 2; turn += 1) {
      await press(page.locator(".combo").nth(turn));
    }
    assert.ok((await numbers.count()) > 1, "no upgrade among three combinations");
    const money = async () => Number(/\d+/.exec(await page.locator(".budget .sum").innerText())[0]);
    const before = await money();
    const other = page.locator(".num[aria-pressed=false]").first();
    const said = await other.getAttribute("aria-label");
    const [, line, price] = /^(.*), (\d+)\s\$$/.exec(said);
    await press(other);
    await page.getByRole("heading", { level: 1, name: new RegExp(line, "i") }).waitFor();
    assert.equal(await money(), before - Number(price), "it is paid at once");
    await page.getByText(new RegExp(`glows?, for ${price}\\s\\$`)).waitFor();
    // Back to what the card shows, and nothing was paid.
    await press(page.locator(".num[aria-label$=free]").first());
    await page.waitForFunction((before) => document.querySelector(".budget .sum").innerText.startsWith(String(before)), before);
    await press(page.getByRole("button", { name: said }));
    // A room that glows is drawn into, for the same price.
    const cell = page.getByRole("gridcell").getByRole("button", { name: new RegExp(`Draw here for ${price}\\s\\$`) });
    await press(cell.first());
    await page.locator(".rm.is-pick").first().waitFor();
    await page.getByText("Press Ready.").or(page.getByText("is fulfilled: claim it")).first().waitFor();
    await context.close();
  });
}

scenario("a tab on a phone brings its panel up, and a gadget says what it does", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "plan", phone);
  await page.getByRole("list", { name: "Gadgets" }).getByRole("button").first().tap();
  await page.getByText("Smoke bomb: enter a room with a trap without its cost").waitFor();
  await page.locator(".tab-missions").tap();
  await page.waitForFunction(() => {
    const bottom = (what) => [...document.querySelectorAll(what)].at(-1).getBoundingClientRect().bottom;
    return bottom(".missions .ticket") <= document.querySelector(".act").getBoundingClientRect().top + 1;
  });
  await context.close();
});

scenario("a raid is drawn with one finger, from room to room", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "raid", phone);
  const session = await context.newCDPSession(page);
  const touch = (type, point) => session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  await page.locator(".spy").waitFor();
  await touch("touchStart", await middle(page, 22));
  let steps = 0;
  const been = new Set([22]);
  for (; steps < 3; steps += 1) {
    const next = (await glowing(page)).find((room) => !been.has(room));
    if (next === undefined) {
      break;
    }
    been.add(next);
    const before = await standsAt(page);
    await touch("touchMove", await middle(page, next));
    await walked(page, before);
  }
  await touch("touchEnd");
  assert.ok(steps > 0, "no step was drawn");
  // Taps as well: the room, then the red button.
  const before = await standsAt(page);
  const [room] = await glowing(page);
  await page.locator(`.cell[data-room="${room}"]`).tap();
  await page.locator(".step .btn-go").tap();
  await walked(page, before);
  await context.close();
});

scenario("a raid with the mouse: drawn, pressed, taken back, hinted at, ended", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "raid", desk);
  await page.locator(".spy").waitFor();
  const start = await standsAt(page);
  const from = await middle(page, 22);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const [room] = await glowing(page);
  const to = await middle(page, room);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await walked(page, start);
  await page.mouse.up();
  // Forgiving raids: back to the entrance.
  const there = await standsAt(page);
  await page.getByRole("button", { name: "Step back" }).click();
  await walked(page, there);
  assert.equal(await standsAt(page), start);
  // The far corner is no step away: said in words, with the clause.
  await page.locator('.cell[data-room="0"]').click();
  await page.getByText("too far for one step").waitFor();
  assert.equal(await page.locator(".toast .clause").innerText(), "SW-7.2");
  // Pressed once it is chosen, and the button says what it does; pressed again it is gone.
  const cell = page.locator(`.cell[data-room="${room}"]`);
  await cell.click();
  await page.locator(".step.is-on").waitFor();
  assert.match(await page.locator(".step .btn-go").innerText(), /^(Go$|Fight: |Set off: |Steal: )/);
  await page.locator(".step .btn-go:not([aria-disabled])").waitFor();
  await cell.click();
  await walked(page, start);
  await page.locator(".log").getByText(/You enter row \d, column \d/).first().waitFor({ state: "attached" });
  // A hint comes from the worker.
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText(/^Hint: use Jet boots next\. From here \d+\s\$ in all are possible\.$/).waitFor();
  assert.equal(await page.locator(".trail.is-best").count(), 0);
  // The Quartermaster uses them twice.
  for (const next of [/^Hint: use Jet boots next/, /^Hint: the next step, in red\. From here \d+\s\$ in all are possible\.$/]) {
    await page.locator(".wo .is-use").filter({ hasText: "Jet boots" }).click();
    await page.locator(".step .btn-go:not([aria-disabled])").click();
    await page.locator(".prompt").getByText("Hint").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".prompt").getByText(next).waitFor();
  }
  // One step of the way; the rest is left to find.
  assert.equal(await page.locator(".trail.is-best .tr-ar").count(), 1);
  // Asked once more, in another place, as there are ways on.
  await page.getByRole("button", { name: /^Stop with/ }).click();
  const stop = page.getByRole("button", { name: /^Stop with/ });
  const again = page.getByRole("heading", { level: 1, name: /^End the raid with/ });
  const sure = page.locator(".prompt .sure");
  await again.waitFor();
  // Whoever then looks for another way, or presses the same button again, is not asked any more.
  await page.locator(".wo button").first().click();
  await again.waitFor({ state: "detached" });
  await stop.click();
  await again.waitFor();
  await stop.click();
  await again.waitFor({ state: "detached" });
  await stop.click();
  await sure.click();
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  await context.close();
});

scenario("two quick presses and a key that is held down confirm nothing", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "raid", desk);
  await page.locator(".spy").waitFor();
  const start = await standsAt(page);
  const go = page.locator(".step .btn-go");
  // Both presses in one breath, however slow the machine: a press is a click, and one task makes two.
  const twice = (control) => control.evaluate((button) => [button, button].forEach((it) => it.click()));
  const ready = page.locator(".step .btn-go:not([aria-disabled])");
  await twice(page.locator(".wo button").first());
  await ready.waitFor();
  const [room] = await glowing(page);
  await page.keyboard.press("Escape");
  await twice(page.locator(`.cell[data-room="${room}"]`));
  await ready.waitFor();
  // A held key comes again and again; the first time it chooses.
  await page.keyboard.press("Escape");
  await go.waitFor({ state: "detached" });
  const key = await page.evaluate(() => {
    const turns = { "d": "ArrowUp", "d d-e": "ArrowRight", "d d-w": "ArrowLeft", "d d-s": "ArrowDown" };
    return [...document.querySelectorAll(".wo button:not(.is-use) i")].map((arrow) => turns[arrow.getAttribute("class")]).find(Boolean);
  });
  await page.keyboard.down(key);
  await ready.waitFor();
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  assert.equal(await standsAt(page), start, "a step was made");
  await page.keyboard.up(key);
  await twice(page.getByRole("button", { name: /^Stop with/ }));
  await page.locator(".prompt .sure").waitFor({ state: "detached" });
  assert.equal(await standsAt(page), start, "a step was made");
  // Pressed anew, the key goes.
  await page.keyboard.press(key);
  await walked(page, start);
  const there = await standsAt(page);
  const back = async () => {
    await page.getByRole("button", { name: "Step back" }).click();
    await walked(page, there);
    assert.equal(await standsAt(page), start);
  };
  await back();
  // Two presses of a key are two, however fast one follows the other.
  await holdOn(page, 350);
  await page.keyboard.press(key);
  await page.locator("main[data-held]").waitFor();
  await page.keyboard.press(key);
  await walked(page, start);
  assert.equal(await standsAt(page), there);
  await letGo(page);
  await back();
  // The second half of a double press meets a list that has changed, and does nothing.
  await holdOn(page, 350);
  const first = page.locator(".moves button").filter({ hasText: /^go / }).first();
  await first.evaluate((button) => button.click());
  await walked(page, start);
  const next = await standsAt(page);
  await page.locator("main[data-held]").waitFor();
  await first.evaluate((button) => button.click());
  // The worker answers in order: what the second press might have asked would be answered before the hint.
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText(/^Hint: /).waitFor();
  assert.equal(await standsAt(page), next, "a double press made two steps");
  await context.close();
});

scenario("arrows take the keyboard along, so that Enter goes where they point", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "raid", desk);
  await page.locator(".spy").waitFor();
  const start = await standsAt(page);
  // The mouse leaves the keyboard on a room far away.
  await page.locator('.cell[data-room="0"]').click();
  await page.getByText("too far for one step").waitFor();
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowRight"]) {
    await page.keyboard.press(key);
    if (await page.locator(".step.is-on").count()) {
      break;
    }
  }
  await page.locator(".step .btn-go:not([aria-disabled])").waitFor();
  const to = await page.evaluate(() => Number(document.activeElement.dataset.room));
  await page.keyboard.press("Enter");
  await walked(page, start);
  assert.notEqual(to, 0);
  await page.locator(`.cell[data-room="${to}"]:focus`).waitFor();
  await context.close();
});

scenario("a step that waits for its payment is paid with the beads", {}, async ({ url, browser }) => {
  const { page, context } = await at(browser, url, "split", desk);
  await page.locator(".spy").waitFor();
  const start = await standsAt(page);
  // From the list of all moves a step is made first, and paid for then.
  const name = await page.evaluate(() => {
    const turns = { "d": "north", "d d-e": "east", "d d-w": "west", "d d-s": "south", "d d-ne": "north-east", "d d-nw": "north-west", "d d-se": "south-east", "d d-sw": "south-west" };
    const way = [...document.querySelectorAll(".wo button")].find((button) => button.textContent.includes("/") && !button.textContent.includes("+"));
    const turn = turns[way.querySelector("i").getAttribute("class")];
    const [gadget] = way.querySelector("b").textContent.split(":");
    return way.matches(".is-use") ? `use ${gadget} to the ${turn}` : `go ${turn}`;
  });
  await page.getByRole("tab", { name: "All moves" }).filter({ visible: true }).first().click();
  await page.locator(".moves").getByRole("button", { name, exact: true }).click();
  await page.locator(".moves").getByRole("button", { name: /^pay / }).first().waitFor();
  await page.locator(".step.is-on .beads").waitFor();
  assert.equal(await page.locator(".ways-on").isVisible(), false);
  await page.locator(".step .btn-go").click();
  await walked(page, start);
  await context.close();
});

// Puts a line before the worker's script, where nothing else reaches.
async function beforeWorker(context, line) {
  await context.route("**/worker.*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${line}\n${await answer.text()}` });
  });
}

const timerByHand = `
  const wait = self.setTimeout.bind(self);
  self.setTimeout = (done, time, ...more) => {
    if (time <= 60000) {
      return wait(done, time, ...more);
    }
    new BroadcastChannel("e2e-time-up").onmessage = done;
    return 0;
  };
`;

scenario("once the first raid has ended a timer runs, and then all raids end", calm, async ({ page, url, context }) => {
  await instantly(context);
  // The keeper's two minutes are over when the test says so.
  await beforeWorker(context, timerByHand);
  // Before the first step of anybody.
  const record = JSON.parse(readFileSync(join(root, "games/spyworld/tests/replays/rules-1-timer.json"), "utf8"));
  const rows = record.rows.findIndex((row) => /^\w+ \w (step|use|stop)\b/.test(row));
  const others = record.options.beginners.slice(1).map((_, index) => [`Bot ${index + 1}`, "thumb"]);
  await place(page, url, { record, rows, chairs: [["Mara", "person"], ...others] });
  // The bots are back at once; the person is not.
  const timer = page.getByRole("timer");
  await timer.waitFor();
  const shown = await timer.innerText();
  assert.match(shown, /^[12]:\d\d left$/);
  await page.waitForFunction((shown) => document.querySelector("[role=timer]")?.innerText !== shown, shown);
  await page.evaluate(() => new BroadcastChannel("e2e-time-up").postMessage("now"));
  await page.getByRole("button", { name: "Rematch" }).waitFor();
});
