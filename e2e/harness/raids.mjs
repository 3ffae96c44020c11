// Spyworld at the moments that are worth a look. They are positions of one recorded game, which `make-moments.mjs` has
// played; nothing is played to get there.

import { instantly } from "./player.mjs";
import { place, recorded } from "./position.mjs";
import { asked } from "./raider.mjs";
import { newWindow } from "./window.mjs";

// Goes to a moment of that game: agents, plan, wall, claim, raid, split, gadget or over. What the bots had still to
// choose they have chosen.
export async function goTo(page, url, moment) {
  await place(page, url, recorded("spyworld", moment));
  await asked(page);
}

// The same in a window of its own.
export async function at(browser, url, moment, device = {}) {
  const context = await newWindow(browser, { reducedMotion: "reduce", ...device });
  await instantly(context);
  const page = await context.newPage();
  await goTo(page, url, moment);
  return { page, context };
}
