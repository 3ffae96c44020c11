// What a page of Spyworld may show of others: nothing of their sheets, choices, claims and agents while all plan, and
// nothing of their raids before all are back.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "./folders.mjs";

// The English names of all agents of the house edition.
export const AGENTS = (() => {
  const text = readFileSync(join(root, "games/spyworld/content/house.toml"), "utf8");
  return [...text.slice(text.indexOf("[[agent]]")).matchAll(/^name = \{ en = "([^"]+)"/gm)].map((match) => match[1]);
})();

// Which agents this page names, anywhere in its sources.
export function agentsOn(page) {
  return page.evaluate((agents) => {
    const source = document.documentElement.outerHTML;
    return agents.filter((name) => new RegExp(`\\b${name}\\b`).test(source));
  }, AGENTS);
}

// Says what is on the page that is not this person's: lairs, ways, numbers beside others, lines of the log.
export function foreign(page, me) {
  return page.evaluate((me) => {
    const main = document.querySelector("main.sw");
    const found = [];
    if (!main || main.dataset.phase === "agents") {
      return found;
    }
    const planning = main.dataset.phase === "plan";
    const lairs = [...main.querySelectorAll("svg.lair")];
    const ways = main.querySelectorAll(".trail:not(.is-best)").length;
    if (planning && lairs.some((lair) => lair.getAttribute("aria-label") !== `Lair of ${me}`)) {
      found.push("somebody else's lair");
    }
    if (planning && (lairs.length > 1 || main.querySelectorAll(".money").length > 1)) {
      found.push("more than one sheet");
    }
    if (ways > (planning ? 0 : 1)) {
      found.push(`${ways} ways of raids`);
    }
    // Beside others there is who they are, where they sit, and whether they are done.
    for (const row of main.querySelectorAll(".rs")) {
      const text = row.innerText.replace(/\s+/g, " ");
      if (!text.includes(me) && /\d/.test(text)) {
        found.push(`beside somebody else: ${text}`);
      }
    }
    const open = /fulfil|lair is full|last round|raids|stop|back|agent/i;
    for (const line of main.querySelectorAll(".log-line")) {
      if (!line.textContent.includes(me) && planning && !open.test(line.textContent) && /Jonas|Mara/.test(line.textContent)) {
        found.push(`in the log: ${line.textContent}`);
      }
    }
    return found;
  }, me);
}

// Everything on the page, but what tells who is ready, awaited or back from a raid, and how much time is left; of the
// log `foreign` says what is wrong.
export function apart(page) {
  return page.evaluate(() => {
    const main = document.querySelector("main").cloneNode(true);
    main.querySelectorAll(".roster, .prompt, .act, .log, .since, .since-strip, .moves, .moves-none, .notes, .home-b > p, [role=timer]").forEach((open) => open.remove());
    // Comments mark places where something may come.
    return main.innerHTML.replaceAll("<!---->", "");
  });
}

// Where two texts part, with a little of what is around; nothing where they do not.
export function parting(one, other) {
  if (one === other) {
    return null;
  }
  let place = 0;
  while (one[place] === other[place]) {
    place += 1;
  }
  return [one, other].map((text) => text.slice(Math.max(0, place - 80), place + 120)).join("\n  but now\n");
}
