// Spyworld at the moments that are worth a look. They are positions of one recorded game, which `make-moments.mjs` has
// played; nothing is played to get there.

import { readFileSync } from "node:fs";

import { instantly } from "./player.mjs";
import { place } from "./position.mjs";
import { asked } from "./raider.mjs";
import { newWindow } from "./window.mjs";

// { record, chairs, at: { agents, plan, wall, claim, raid, split, gadget, over } }: how many rows lead to each.
const game = JSON.parse(readFileSync(new URL("../moments/spyworld.json", import.meta.url), "utf8"));

// A window of its own at this moment of that game; what the bots had still to choose they have chosen.
export async function at(browser, url, moment, device = {}) {
  const context = await newWindow(browser, { reducedMotion: "reduce", ...device });
  await instantly(context);
  const page = await context.newPage();
  await place(page, url, { ...game, rows: game.at[moment] });
  await asked(page);
  return { page, context };
}
