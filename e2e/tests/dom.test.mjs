// The UI library in a real browser: what stays when lists and parts change, and what ends with its part.

import assert from "node:assert/strict";

import { openParts, press, settle } from "../harness/parts.mjs";
import { scenario } from "../harness/scenario.mjs";

const keys = (page) => page.locator("#cards li").evaluateAll((all) => all.map((one) => one.dataset.key).join(""));
const said = (page) => page.locator("#said").textContent();

// Marks every card, so that one that is made anew is known by having no mark.
const mark = (page) => page.locator("#cards li").evaluateAll((all) => all.forEach((one) => (one.mark = one.dataset.key)));
const marks = (page) => page.locator("#cards li").evaluateAll((all) => all.map((one) => one.mark ?? "-").join(""));

scenario("a list with keys keeps the elements of its keys", {}, async ({ page, url }) => {
  await openParts(page, url);
  await mark(page);
  for (const [change, order, marked] of [
    ["rotate", "23451", "23451"],
    ["reverse", "15432", "15432"],
    ["insert", "195432", "1-5432"],
    ["remove", "95432", "-5432"],
    ["clear", "", ""],
  ]) {
    await press(page, `#cards .${change}`);
    await settle(page);
    assert.equal(await keys(page), order, change);
    assert.equal(await marks(page), marked, change);
    // What is live in a card has moved with it.
    const more = await page.locator("#cards li").evaluateAll((all) => all.map((one) => one.querySelectorAll("i").length).join(""));
    assert.equal(more, order.replaceAll(/[2-9]/g, "x").replaceAll("1", "0").replaceAll("x", "1"), change);
  }
});

scenario("as few elements as possible are moved", {}, async ({ page, url }) => {
  await openParts(page, url);
  const moved = async (change) => {
    await page.evaluate(() => {
      globalThis.moved = [];
      globalThis.moves = new MutationObserver((all) => {
        moved.push(...all.flatMap((one) => [...one.addedNodes]).map((one) => one.dataset?.key).filter(Boolean));
      });
      moves.observe(document.querySelector("#cards ol"), { childList: true });
    });
    await press(page, `#cards .${change}`);
    await settle(page);
    return page.evaluate(() => {
      moves.disconnect();
      return moved.join("");
    });
  };
  assert.equal(await moved("rotate"), "1");
  assert.equal(await moved("insert"), "9");
  assert.equal(await moved("remove"), "");
});

// Browsers that cannot move an element with its state take the focus from it.
for (const old of [false, true]) {
  scenario(`the focus stays on its card, ${old ? "even where moving takes it" : "and so does its state"}`, {}, async ({ page, url }) => {
    if (old) {
      await page.addInitScript(() => delete Element.prototype.moveBefore);
    }
    await openParts(page, url);
    const focused = () => page.evaluate(() => document.activeElement.closest("li")?.dataset.key);
    for (const key of ["1", "3", "5"]) {
      await page.locator(`#cards li[data-key="${key}"] button`).focus();
      for (const change of ["rotate", "reverse", "rotate"]) {
        await press(page, `#cards .${change}`);
        await settle(page);
        assert.equal(await focused(), key, change);
      }
    }
  });
}

scenario("an element that goes with the focus tells nobody of what has gone with it", {}, async ({ page, url }) => {
  await openParts(page, url);
  await page.locator("#panel input").focus();
  await page.locator("#counter .more").focus();
  await settle(page);
  assert.equal(await said(page), "left the panel");
  // Now it goes while it has the focus: its handler would read what is not there any more.
  await page.locator("#panel input").focus();
  await press(page, "#panel .toggle");
  await settle(page);
  assert.equal(await page.locator("#panel input").count(), 0);
  assert.equal(await said(page), "left the panel");
  await press(page, "#panel .toggle");
  await page.locator("#panel input").waitFor();
});

scenario("what comes in time is done, and what comes too late is not", {}, async ({ page, url }) => {
  await openParts(page, url);
  await press(page, "#late .begin");
  await page.evaluate(() => gate.open());
  await settle(page);
  assert.equal(await said(page), "task in time callback in time scope in time");
  await openParts(page, url);
  await press(page, "#late .begin");
  await press(page, "#late .close");
  await settle(page);
  await page.evaluate(() => gate.open());
  await settle(page);
  // The page goes on.
  await press(page, "#counter .more");
  await settle(page);
  assert.equal(await page.locator("#counter p").textContent(), "1");
  assert.equal(await said(page), "closed");
});

scenario("parts in parts keep their elements, and what was written into them", {}, async ({ page, url }) => {
  await openParts(page, url);
  const state = () =>
    page.evaluate(() => {
      const [part, field] = ["#nested div", "#nested input"].map((name) => document.querySelector(name));
      const marked = part.mark === 1 && field.mark === 1 && document.activeElement === field;
      return `${part.dataset.of} ${field.value} ${part.querySelector("span").textContent} ${marked}`;
    });
  await page.locator("#nested input").fill("written");
  await page.evaluate(() => document.querySelectorAll("#nested div, #nested input").forEach((one) => (one.mark = 1)));
  for (const [button, expected] of [
    ["inner", "0 written 0 true"],
    ["inner", "0 written 02 true"],
    ["outer", "1 written 0 true"],
    ["inner", "1 written 0 true"],
    ["inner", "1 written 02 true"],
  ]) {
    await press(page, `#nested .${button}`);
    await settle(page);
    assert.equal(await state(), expected, button);
  }
});

scenario("fixed classes and toggled ones do not undo each other", {}, async ({ page, url }) => {
  await openParts(page, url);
  const classes = () => page.locator("#counter p").evaluate((it) => [...it.classList].sort().join(" "));
  const seen = [await classes()];
  for (let count = 1; count <= 4; count += 1) {
    await press(page, "#counter .more");
    await settle(page);
    seen.push(await classes());
  }
  assert.deepEqual(seen, ["even number small", "number small", "even number small", "large number", "even large number"]);
});
