// A browser window as all tests have it: on a desk and in English unless told otherwise, with seeded randomness.

import { seedWindow } from "./chance.mjs";
import { desk } from "./devices.mjs";
import { ONE_WAIT } from "./waiting.mjs";

// `options` are those of a Playwright context; without a `seed` it is that of the scenario and its next window.
export async function newWindow(browser, options = {}, seed = undefined) {
  const context = await browser.newContext({ ...desk, locale: "en-GB", ...options });
  context.setDefaultTimeout(ONE_WAIT);
  await seedWindow(context, seed);
  return context;
}
