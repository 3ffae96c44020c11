// SpyNet by gesture: a lifted pile drawn down to the hand or up to its place, a card drawn to a branch; with a mouse
// on a desk and with a finger on a tablet and a phone.

import assert from "node:assert/strict";

import { calm, desk, phone, standing } from "../harness/devices.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { begin, fillHand, keepFirst, liftPile, takeSeats } from "../harness/spynet-tour.mjs";

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
}

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
  scenario(`SpyNet by gesture: ${name}`, { ...device, ...calm, timeout: 180_000 }, async ({ page, url, context }) => {
    await instantly(context);
    await takeSeats(page, url, { players: 2 });
    await begin(page);
    await keepFirst(page);
    const hand = await pointer(page, context, device.hasTouch);
    const table = page.locator(".sn");
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
    await draw(hand, [x, y], [x, y - 130], async () => assert.equal(await table.getAttribute("data-drag"), "leave"));
    await page.waitForFunction((before) => document.querySelector("h1")?.innerText !== before, first);
    assert.equal(await table.getAttribute("data-mode"), "recruit");

    // Down: it is taken, and the turn is over.
    const before = await cards.count();
    [x, y] = await middle(pile.locator(".hc-a").first());
    await draw(hand, [x, y], [x, y + 130], async () => assert.equal(await table.getAttribute("data-drag"), "take"));
    await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
    assert.ok((await cards.count()) > before, "its cards are in the hand");
    assert.equal(await table.getAttribute("data-drag"), "");

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
    await draw(hand, [x, y], [x, y - 40], async () => assert.equal(await table.getAttribute("data-drag"), "card"));
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

scenario("a finger draws a card slantwise to the other end of a phone, and a full hand sideways", { ...phone, ...calm, timeout: 180_000 }, async ({ page, url, context }) => {
  await instantly(context);
  await takeSeats(page, url, { players: 2 });
  await begin(page);
  await keepFirst(page);
  await fillHand(page, 15);
  const hand = await pointer(page, context, true);
  const table = page.locator(".sn");
  const scrolled = () => page.evaluate(() => [...document.querySelectorAll(".hrow")].map((row) => row.scrollLeft).join());
  const [x, y] = await corner(page.locator(".hand .hc").first().locator(".hc-a"));

  const before = await scrolled();
  await draw(hand, [x, y], [x + 250, y - 160], async () => assert.equal(await table.getAttribute("data-drag"), "card"));
  assert.equal(await scrolled(), before);
  await page.keyboard.press("Escape");

  const wide = page.locator(".hrow").filter({ has: page.locator(".hc:nth-child(8)") }).first();
  await wide.waitFor();
  const [fromX, fromY] = await corner(wide.locator(".hc").nth(4).locator(".hc-a"));
  await draw(hand, [fromX, fromY], [fromX - 120, fromY + 20], async () => assert.equal(await table.getAttribute("data-drag"), ""));
  assert.ok((await wide.evaluate((row) => row.scrollLeft)) > 60);
  assert.equal(await page.locator(".hc.lift").count(), 0, "what ends a gesture is no press");
});

for (const [name, device] of [["desk", desk], ["tablet", standing], ["phone", phone]]) {
  scenario(`each of fifteen cards is lifted with one press, whatever was lifted before: ${name}`, { ...device, ...calm, timeout: 180_000 }, async ({ page, url, context }) => {
    await instantly(context);
    await takeSeats(page, url, { players: 2 });
    await begin(page);
    await keepFirst(page);
    const count = await fillHand(page, 15);
    assert.ok(count >= 15, `only ${count} cards`);
    for (let index = 0; index < count; index += 1) {
      const card = page.locator(".hand .hc").nth(index);
      await card.locator(".hc-a").click({ position: { x: 12, y: 30 } });
      // Funding goes along with the agent that is lifted.
      await page.waitForFunction((index) => document.querySelectorAll(".hand .hc")[index].matches(".lift, .along"), index);
    }
  });
}

scenario("the second half of a double press does not end the turn", { ...desk, ...calm, timeout: 120_000 }, async ({ page, url, context }) => {
  await instantly(context);
  await takeSeats(page, url, { players: 2 });
  await begin(page);
  await keepFirst(page);
  const red = page.locator(".act .btn-go");
  const table = page.locator(".sn");
  const cards = page.locator(".handsec .hc-a");
  const held = await cards.count();

  // Where to recruit stood, to take or to put back stands: neither is meant by whoever presses twice.
  await red.filter({ hasText: "Recruit" }).dblclick();
  assert.equal(await table.getAttribute("data-mode"), "recruit");
  const back = page.locator(".act .btn").first();
  const title = page.getByRole("heading", { level: 1 });
  const pile = await title.innerText();
  await back.click();
  await page.waitForFunction((before) => document.querySelector("h1").innerText !== before, pile);
  const next = await title.innerText();
  await back.click({ force: true });
  assert.equal(await title.innerText(), next, "a second press so soon does not put back the next one");
  await red.click();
  await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
  assert.ok((await cards.count()) > held, "a press that waits takes it");
  await red.filter({ hasText: "Recruit" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.equal(await table.getAttribute("data-mode"), "recruit");
  await red.click();
  await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();

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
