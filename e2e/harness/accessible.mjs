// What axe finds on a page, with the strictest rule for contrast on.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { settled } from "./waiting.mjs";

const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Fails on every finding, each with its place. `within` limits the look to a part of the page.
export async function expectAccessible(page, { within = null, rules = {} } = {}) {
  await settled(page);
  // Things on their way in are paler than they will be; what moves for ever is not waited for.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(await source);
  }
  const found = await page.evaluate(
    async ([within, rules]) => {
      const options = {
        resultTypes: ["violations"],
        rules: { "color-contrast-enhanced": { enabled: true }, ...rules },
      };
      const result = await globalThis.axe.run(within ?? document, options);
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")}\n    ${node.html.slice(0, 160)}`),
      );
    },
    [within, rules],
  );
  // One plain list: an assertion on it would print it three times.
  if (found.length > 0) {
    throw new Error(`axe on ${page.url()}:\n${found.join("\n")}`);
  }
}
