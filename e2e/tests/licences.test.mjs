// The licences of everything that is handed to players: the piece is there, whole, and fits on the page about.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { desk, phone } from "../harness/devices.mjs";
import { cut, expectNone, smallTargets } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

for (const [name, device] of [["desk", desk], ["phone", phone]]) {
  scenario(`the licences can be read: ${name}`, device, async ({ page, url }) => {
    await open(page, `${url}/about`);
    const texts = await page.evaluate(async () => {
      const answer = await fetch(globalThis.spymaster.asset("licences.html"));
      const place = document.createElement("div");
      place.className = "licences";
      place.innerHTML = await answer.text();
      document.querySelector("main.about .sheet:last-of-type").append(place);
      return [...place.querySelectorAll("pre")].map((text) => text.textContent);
    });
    assert.ok(texts.some((text) => text.includes("SIL OPEN FONT LICENSE")));
    assert.ok(texts.some((text) => text.includes("Apache License")));
    assert.ok(texts.some((text) => text.includes("Permission is hereby granted, free of charge")));
    await page.evaluate(() => document.querySelectorAll(".licences details").forEach((one) => (one.open = true)));
    expectNone([...(await cut(page)), ...(await smallTargets(page))]);
    await expectAccessible(page, { within: ".licences" });
  });
}
