// Pictures for people to look at.

import { join } from "node:path";

import { left } from "./folders.mjs";

// A picture to look at, in target/e2e/shots.
export async function shoot(page, name, options = {}) {
  await page.screenshot({ path: join(left, "shots", `${name}.png`), ...options });
}
