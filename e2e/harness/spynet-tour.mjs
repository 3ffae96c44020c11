// A walk past everything there is to see of SpyNet: `await spynetTour(page, url, look)` calls `look(name)` at its
// set-up, in the main states of a table, at its score and its film. It finds its way by what things are for, not by
// words, so that it works in every language.

import { giveUp } from "./giving-up.mjs";
import { open } from "./opening.mjs";
import { place, recorded } from "./position.mjs";
import { settled } from "./waiting.mjs";

// Goes to a moment of the recorded game for "two" (draft, turn, full: a hand of fifteen) or "four" (draft, turn, hand,
// ability).
export async function atMoment(page, url, players, moment) {
  await place(page, url, recorded(`spynet-${players}`, moment));
  await page.locator(".sn[data-turn=you]").waitFor();
}

// A table for so many, the first `people` of them at this screen, with this situation; `perBranch`: one agent per branch.
export async function takeSeats(page, url, { players = 3, people = 1, situation = "none", perBranch = false } = {}) {
  await open(page, `${url}/spynet/new`);
  await page.locator(".count").getByRole("button", { name: String(players), exact: true }).click();
  for (let seat = 1; seat < people; seat += 1) {
    await page.locator(".seat-row").nth(seat).locator("select").first().selectOption("person");
  }
  await page.locator("#situation").selectOption(situation);
  if (perBranch) {
    await page.locator("input[name=agents]").first().check();
  }
}

// Begins what was set up; ends at the first question to this person.
export async function begin(page) {
  await page.locator(".setup-go .btn-go").click();
  await page.locator(".sn, .curtain").first().waitFor();
  await liftCurtain(page);
  await page.locator(".sn[data-turn=you]").waitFor();
}

// The same with a first card to choose; whoever begins is handed the last one, and then another table is set up.
export async function beginWithChoice(page, url, options) {
  do {
    await takeSeats(page, url, options);
    await begin(page);
  } while (!(await page.locator(".ch-b").count()));
}

export async function liftCurtain(page) {
  await page.locator(".sn[data-turn=you], .curtain").first().waitFor();
  if (await page.locator(".curtain").count()) {
    await page.locator(".curtain .btn-go").click();
  }
}

// The one red button.
export function red(page) {
  return page.locator(".act .btn-go");
}

// Keeps the first card that is offered, where one is; ends at the first question of the own turn.
export async function keepFirst(page) {
  while (await page.locator(".sn[data-turn=you][data-mode=choose] .ch-b").count()) {
    // What is chosen already would be kept by another press.
    if (!(await page.locator(".ch.is-on").count())) {
      await page.locator(".ch-b").first().click();
    }
    await red(page).click();
    await page.locator(".sn[data-turn=you]:not([data-mode=choose])").waitFor();
  }
}

export async function liftPile(page) {
  await red(page).click();
  await page.locator(".sn[data-turn=you][data-mode=recruit]").waitFor();
}

// Recruits, taking what comes first, until so many cards are in the hand; stops at the last turns.
export async function fillHand(page, wanted) {
  const cards = page.locator(".handsec .hc-a");
  const over = page.locator(".way[aria-disabled]");
  while ((await cards.count()) < wanted && !(await over.count())) {
    await liftPile(page);
    await red(page).click();
    await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
  }
  return cards.count();
}

// Lifts a card of the hand that fits `which`, and means it for the first branch where it can go; false where none can.
export async function aim(page, which) {
  const cards = page.locator(`.hand .hc.can${which} .hc-a`);
  const branch = page.locator(".br:is(.legal, .target)").first();
  for (let index = 0; index < (await cards.count()); index += 1) {
    // Of a card in a rack only the left edge is bare.
    await cards.nth(index).click({ position: { x: 12, y: 40 } });
    await page.locator(".hc.lift").waitFor();
    // Some situations let an agent be attached that can go nowhere.
    if (await branch.count()) {
      if (!(await page.locator(".br.target").count()) || !(await red(page).count())) {
        await branch.locator(".drop-line").click();
      }
      return true;
    }
    await page.keyboard.press("Escape");
  }
  return false;
}

// Ends the turn, whatever could still be laid; ends at the next own turn.
export async function endTurn(page) {
  const end = page.locator(".act .btn-go, .turn .btn-end").filter({ visible: true }).last();
  await end.click();
  const sure = page.getByRole("dialog").locator(".dialog-acts .btn").first();
  const fresh = page.locator(".sn[data-turn=you] .way:not([aria-disabled])").first();
  const over = page.locator(".sn-rev");
  await sure.or(fresh).or(over).first().waitFor({ state: "attached" });
  if (await sure.isVisible()) {
    await sure.click();
  }
  await fresh.or(over).first().waitFor({ state: "attached" });
}

// Plays special agents until one asks what it is used on; says whether one did.
export async function toAbility(page) {
  for (let turns = 0; turns < 40 && !(await page.locator(".sn-rev").count()); turns += 1) {
    while (await aim(page, ":has(.is-special)")) {
      await red(page).click();
      await page.locator(".sn[data-turn=you] .hc.lift").waitFor({ state: "detached" });
      if (await page.locator(".sn[data-mode=choose] .ch-b").count()) {
        return true;
      }
    }
    if (await page.locator(".sn .way[aria-disabled]").count()) {
      await endTurn(page);
    } else {
      await page.keyboard.press("Escape");
      await liftPile(page);
      await red(page).click();
      await page.locator(".sn[data-turn=you][data-mode=play]").waitFor();
    }
  }
  return false;
}

export async function spynetTour(page, url, look) {
  await open(page, `${url}/spynet`);
  await look("home");
  await takeSeats(page, url, { players: 4, situation: "random" });
  await look("set-up");
  await atMoment(page, url, "four", "draft");
  await look("draft");
  await page.locator(".ch-b").first().click();
  await look("draft, chosen");
  await red(page).click();
  await page.locator(".sn[data-turn=you]:not([data-mode=choose])").waitFor();
  await look("turn");
  const tabs = page.getByRole("tab").filter({ visible: true });
  for (let index = (await tabs.count()) - 1; index >= 0; index -= 1) {
    await tabs.nth(index).click();
    await look(`tab ${index + 1}`);
  }
  await liftPile(page);
  await look("pile lifted");
  await page.locator(".lifted .hc-a").first().click();
  await page.getByRole("dialog").waitFor();
  await look("a card close up");
  await atMoment(page, url, "four", "hand");
  await look("hand");
  if (!(await aim(page, ""))) {
    throw new Error("no card of this hand can be played");
  }
  await look("card meant for a branch");
  await red(page).click();
  await page.locator(".sn[data-turn=you]").waitFor();
  await look("card played");
  await atMoment(page, url, "four", "ability");
  await look("ability");
  await page.locator(".ch-b").first().click();
  await look("ability, chosen");
  await page.locator(".dossier-open").filter({ visible: true }).first().click();
  await page.getByRole("dialog").locator(".table-of").waitFor();
  await look("table of another");
  await page.keyboard.press("Escape");
  // The bots play on at once, and the score is there.
  await giveUp(page);
  await page.locator(".sn-rev .tm").first().waitFor();
  await look("score");
  await page.locator(".acts a").first().click();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await slider.fill(String(Math.floor(Number(await slider.getAttribute("max")) / 2)));
  await settled(page);
  await look("film");
}

// Two at one screen: the curtain between them.
export async function curtainTour(page, url, look) {
  await takeSeats(page, url, { players: 4, people: 4 });
  await page.locator(".setup-go .btn-go").click();
  await page.locator(".curtain").waitFor();
  await look("curtain");
}
