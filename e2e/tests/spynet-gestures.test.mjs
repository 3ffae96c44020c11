// SpyNet by gesture: a lifted pile drawn down to the hand or up to its place, a card drawn to a branch; with a mouse
// on a desk and with a finger on a tablet and a phone.

import assert from "node:assert/strict";

import { calm, desk, phone, standing } from "../harness/devices.mjs";
import { holdOn, letGo } from "../harness/hold.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { atMoment, fillHand, liftPile } from "../harness/spynet-tour.mjs";

// A mouse, or a finger as the browser itself reports one: { ready, down, move, up }, with places on the screen.
async function pointer(page, context, touch) {
  // What may be moved by a finger is known to the browser once it is painted.
  const ready = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (!touch) {
    return { ready, down: async (x, y) => page.mouse.move(x, y).then(() => page.mouse.down()), move: (x, y) => page.mouse.move(x, y), up: () => page.mouse.up() };
  }
  const session = await context.newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return { ready, down: (x, y) => send("touchStart", [{ x, y }]), move: (x, y) => send("touchMove", [{ x, y }]), up: () => send("touchEnd", []) };
}

// Draws from one place to another in small steps, and calls `held` before letting go.
async function draw(hand, [x, y], [toX, toY], held = async () => {}) {
  await hand.ready();
  await hand.down(x, y);
  for (let step = 1; step <= 10; step += 1) {
    await hand.move(x + ((toX - x) * step) / 10, y + ((toY - y) * step) / 10);
  }
  await held();
  await hand.up();
  // Fingers are heard with the frames of the screen.
  await hand.ready();
}

const dragged = (page, what) => page.locator(`.sn[data-drag="${what}"]`).waitFor();

async function middle(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// Of a card in a rack only the upper left corner is bare.
async function corner(locator) {
  const box = await locator.boundingBox();
  return [box.x + 14, box.y + 18];
}

for (const [name, device] of [["mouse, desk", desk], ["finger, tablet", standing], ["finger, phone", phone]]) {
  scenario(`SpyNet by gesture: ${name}`, { ...device, ...calm }, async ({ page, url, context }) => {
    await instantly(context);
    await atMoment(page, url, "two", "turn");
    const hand = await pointer(page, context, device.hasTouch);
    const cards = page.locator(".handsec .hc-a");
    const pile = page.locator(".lifted");

    // A short way is no gesture: the pile stays where it is.
    await liftPile(page);
    const title = page.getByRole("heading", { level: 1 });
    const first = await title.innerText();
    let [x, y] = await middle(pile.locator(".hc-a").first());
    await draw(hand, [x, y], [x, y - 30]);
    assert.equal(await title.innerText(), first);
    assert.equal(await page.getByRole("dialog").isVisible(), false, "what ends a gesture is no press");

    // Up: it is put back, and the next one is lifted.
    [x, y] = await middle(pile.locator(".hc-a").first());
    await draw(hand, [x, y], [x, y - 130], () => dragged(page, "leave"));
    await page.waitForFunction((before) => document.querySelector("h1")?.innerText !== before, first);
    await page.locator(".sn[data-turn=you][data-mode=recruit]").waitFor();

    // Down: it is taken, and the turn is over.
    const before = await cards.count();
    [x, y] = await middle(pile.locator(".hc-a").first());
    await draw(hand, [x, y], [x, y + 130], () => dragged(page, "take"));
    await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
    assert.ok((await cards.count()) > before, "its cards are in the hand");
    await dragged(page, "");

    // A card to a branch: it is lifted on the way, and lies there in the end.
    const plain = page.locator(".hc.can:has(.kc-agent:not(.is-special))");
    for (let wanted = 4; !(await plain.count()); wanted += 2) {
      await fillHand(page, wanted);
    }
    const number = await plain.first().getAttribute("data-card");
    const agent = page.locator(`.hc[data-card="${number}"]`);
    const spoken = await agent.locator(".kc > .vh").textContent();
    const held = await cards.count();
    [x, y] = await corner(agent.locator(".hc-a"));
    await draw(hand, [x, y], [x, y - 40], () => dragged(page, "card"));
    const goal = page.locator(".br:is(.legal, .target)").first();
    const branch = page.locator(`.br[data-branch="${await goal.getAttribute("data-branch")}"]`);
    assert.equal(await cards.count(), held, "let go on the way, it stays in the hand");
    await draw(hand, await corner(agent.locator(".hc-a")), await middle(branch));
    await branch.locator(".st-b").filter({ hasText: spoken }).waitFor({ state: "attached" });
    assert.equal(await cards.count(), held - 1);

    // Drawn to where nothing is, it stays in the hand.
    const other = page.locator(".hand .hc").first();
    [x, y] = await corner(other.locator(".hc-a"));
    const now = await cards.count();
    await draw(hand, [x, y], [x, 60]);
    assert.equal(await cards.count(), now);
  });
}

scenario("a finger draws a card slantwise to the other end of a phone, and a full hand sideways", { ...phone, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await atMoment(page, url, "two", "full");
  const hand = await pointer(page, context, true);
  const scrolled = () => page.evaluate(() => [...document.querySelectorAll(".hrow")].map((row) => row.scrollLeft).join());
  const [x, y] = await corner(page.locator(".hand .hc").first().locator(".hc-a"));

  const before = await scrolled();
  await draw(hand, [x, y], [x + 250, y - 160], () => dragged(page, "card"));
  assert.equal(await scrolled(), before);
  await page.keyboard.press("Escape");

  const wide = page.locator(".hrow").filter({ has: page.locator(".hc:nth-child(8)") }).first();
  await wide.waitFor();
  const [fromX, fromY] = await corner(wide.locator(".hc").nth(2).locator(".hc-a"));
  const row = await wide.elementHandle();
  await draw(hand, [fromX, fromY], [fromX - 120, fromY + 20], async () => {
    await page.waitForFunction((row) => row.scrollLeft > 60, row);
    await dragged(page, "");
  });
  assert.equal(await page.locator(".hc.lift").count(), 0, "what ends a gesture is no press");
});

for (const [name, device] of [["desk", desk], ["tablet", standing], ["phone", phone]]) {
  scenario(`each of fifteen cards is lifted with one press, whatever was lifted before: ${name}`, { ...device, ...calm }, async ({ page, url, context }) => {
    await instantly(context);
    await atMoment(page, url, "two", "full");
    const count = await page.locator(".hand .hc").count();
    assert.ok(count >= 15, `only ${count} cards`);
    for (let index = 0; index < count; index += 1) {
      const card = page.locator(".hand .hc").nth(index);
      await card.locator(".hc-a").click({ position: { x: 12, y: 30 } });
      // Funding goes along with the agent that is lifted.
      await page.waitForFunction((index) => document.querySelectorAll(".hand .hc")[index].matches(".lift, .along"), index);
    }
  });
}

scenario("the second half of a double press does not end the turn", { ...desk, ...calm }, async ({ page, url, context }) => {
  await instantly(context);
  await atMoment(page, url, "two", "turn");
  const red = page.locator(".act .btn-go");
  const cards = page.locator(".handsec .hc-a");
  const title = page.getByRole("heading", { level: 1 });
  // Asked with a pile in the hands, or at the beginning of the next turn; while an answer is on its way it is neither.
  const lifted = page.locator(".sn[data-turn=you][data-mode=recruit]");
  const next = page.locator(".sn[data-turn=you][data-mode=play]");
  const held = await cards.count();

  // Where to recruit stood, to take or to put back stands: neither is meant by somebody who presses twice. Both
  // presses have been answered when these lines go on, so that a pile that was taken would never be seen lifted.
  await holdOn(page, 450);
  await red.filter({ hasText: "Recruit" }).dblclick();
  await lifted.waitFor();
  const pile = await title.innerText();
  for (const button of [red, page.locator(".act .btn").first()]) {
    await button.click({ force: true });
    assert.equal(await lifted.count(), 1, "pressed once more, it stays in the hands");
    assert.equal(await title.innerText(), pile);
  }
  await letGo(page);

  // The same when it is put back, and the next one is lifted.
  await holdOn(page, 450);
  await page.locator(".act .btn").first().click();
  await page.waitForFunction((before) => document.querySelector("h1").innerText !== before, pile);
  await lifted.waitFor();
  const second = await title.innerText();
  await page.locator(".act .btn").first().click({ force: true });
  assert.equal(await lifted.count(), 1);
  assert.equal(await title.innerText(), second, "a second press so soon does not put back the next one");
  await letGo(page);
  await red.click();
  await next.waitFor();
  assert.ok((await cards.count()) > held, "a press that waits takes it");

  // By keyboard: pressed twice, and held down, however long that takes.
  await holdOn(page, 450);
  await red.filter({ hasText: "Recruit" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await lifted.waitFor();
  await letGo(page);
  await red.click();
  await next.waitFor();
  await red.filter({ hasText: "Recruit" }).focus();
  await page.keyboard.down("Enter");
  await page.locator(".act .held:not([aria-disabled])").first().waitFor();
  await red.focus();
  await page.keyboard.down("Enter");
  assert.equal(await lifted.count(), 1, "a key that is held down takes nothing");
  await page.keyboard.up("Enter");
  await red.click();
  await next.waitFor();

  const plain = page.locator(".hc.can:has(.kc-agent:not(.is-special))");
  for (let wanted = 4; !(await plain.count()); wanted += 2) {
    await fillHand(page, wanted);
  }
  await plain.first().locator(".hc-a").click({ position: { x: 14, y: 18 } });
  await red.filter({ hasText: /^Play in / }).dblclick();
  // The card lies on the table, and it is still this person's turn.
  await red.filter({ hasText: "End turn" }).waitFor();
  assert.equal(await page.getByRole("dialog").isVisible(), false, "and nothing is asked");
});
