// The licences of everything that is handed to players: they stand on the page about, whole, and fit there.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { desk, phone } from "../harness/devices.mjs";
import { cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`the licences can be read: ${name}`, device, async ({ page, url }) => {
    await open(page, `${url}/about`);
    const licences = page.locator("main.about .licences");
    await licences.locator("details").first().waitFor();
    const texts = await licences.locator("pre").allTextContents();
    assert.ok(texts.some((text) => text.includes("SIL OPEN FONT LICENSE")));
    assert.ok(texts.some((text) => text.includes("Apache License")));
    assert.ok(texts.some((text) => text.includes("Permission is hereby granted, free of charge")));
    await page.evaluate(() => document.querySelectorAll(".licences details").forEach((one) => (one.open = true)));
    expectNone([...(await cut(page)), ...(await smallTargets(page))]);
    await expectAccessible(page, { within: ".licences" });
  });
}

scenario("licences and rules that cannot be had are said in words", {}, async ({ page, url, context, watch }) => {
  watch.allow(/ERR_FAILED|Failed to fetch/);
  await context.route(/\/assets\/(licences|rules)/, (route) => route.abort());
  await open(page, `${url}/about`);
  await page.getByRole("alert").filter({ hasText: "licences" }).waitFor();
  await open(page, `${url}/spy-connection/rules`);
  const said = page.getByRole("alert").filter({ hasText: "rules" });
  await said.waitFor();
  // It stands where the rules would stand, beside the contents.
  assert.equal(await page.locator(".rules-text").count(), 1);
  assert.ok((await said.boundingBox()).width > 300);
});
