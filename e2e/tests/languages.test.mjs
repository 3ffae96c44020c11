// Three languages on every route: nothing missing, nothing cut, and switched without a reload.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { desk, french, german, night, phone, tablet } from "../harness/devices.mjs";
import { instantly, nextTurn, playNow, WORDS } from "../harness/player.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const ROUTES = ["/", "/spy-connection/new", "/spy-connection/rules", "/spy-connection/replay", "/about"];

// What does not fit where it stands, and texts whose key shows in place of words.
async function problems(page) {
  return page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) {
      found.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    }
    if (document.body.innerText.includes("⟨")) {
      found.push(`missing: ${/⟨[^⟩]*⟩?/.exec(document.body.innerText)[0]}`);
    }
    for (const element of document.querySelectorAll("button, a, h1, h2, label, .label")) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const hidden = box.width < 2 || style.visibility === "hidden" || element.closest(".vh, [hidden]");
      if (!hidden && style.overflow !== "visible" && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== "ellipsis") {
        found.push(`cut: ${element.textContent.trim().slice(0, 60)}`);
      }
    }
    return found;
  });
}

for (const [name, language, code] of [["German", german, "de"], ["French", french, "fr"]]) {
  for (const [size, device] of [["desk", desk], ["tablet", tablet], ["phone", phone]]) {
    scenario(`${name}, ${size}: every route`, { ...device, ...language }, async ({ page, url, context }) => {
      await instantly(context);
      for (const route of ROUTES) {
        await open(page, url + route);
        assert.equal(await page.evaluate(() => document.documentElement.lang), code);
        assert.deepEqual(await problems(page), [], route);
      }
      await playNow(page, url, WORDS[code]);
      await nextTurn(page, WORDS[code]);
      assert.deepEqual(await problems(page), [], "table");
    });
  }
}

for (const [name, light] of [["light", {}], ["dark", night]]) {
  scenario(`axe finds nothing on any route: ${name}`, light, async ({ page, url, context }) => {
    await instantly(context);
    for (const route of ROUTES) {
      await open(page, url + route);
      await expectAccessible(page);
    }
    await playNow(page, url);
    await nextTurn(page);
    await expectAccessible(page);
  });
}

scenario("the language is switched without a reload, and kept", {}, async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => {
    globalThis.same = true;
  });
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.same), true);
  await page.reload();
  await page.getByRole("button", { name: "Jetzt spielen" }).waitFor();
});

scenario("the rules are searched, and a clause is found by its address", {}, async ({ page, url }) => {
  await open(page, `${url}/spy-connection/rules#SC-6.2`);
  await page.locator("#SC-6\\.2.is-here").waitFor();
  const inView = () => page.locator("#SC-6\\.2").evaluate((e) => e.getBoundingClientRect().top < innerHeight && e.getBoundingClientRect().bottom > 0);
  assert.equal(await inView(), true);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("discard open mission");
  await page.getByRole("status").getByText(/paragraphs? found/).waitFor();
  assert.equal(await page.locator("#SC-6\\.4").isVisible(), true);
  assert.equal(await page.locator("#SC-1\\.1").isVisible(), false);
});
