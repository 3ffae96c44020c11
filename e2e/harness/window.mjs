// A browser window as all tests have it: on a desk and in English unless told otherwise, with seeded randomness.

import { seedWindow } from "./chance.mjs";
import { desk } from "./devices.mjs";
import { ONE_WAIT } from "./waiting.mjs";

// `options` are those of a Playwright context, and `name`: what this person has said to be called, "" for nothing.
// Without a `seed` it is that of the scenario and its next window.
export async function newWindow(browser, { name = "Mara", ...options } = {}, seed = undefined) {
  const context = await browser.newContext({ ...desk, locale: "en-GB", ...options });
  await context.addInitScript((name) => {
    // A new window is an empty page first, which keeps nothing.
    if (name && location.protocol.startsWith("http") && localStorage.getItem("spymaster.name") === null) {
      localStorage.setItem("spymaster.name", `v1 ${name}`);
    }
  }, name);
  context.setDefaultTimeout(ONE_WAIT);
  await seedWindow(context, seed);
  return context;
}
