// Somebody who plays Spy Connection through the page's list of all moves, and finds everything by role and name.

import { open } from "./opening.mjs";

// What the page calls things, by language.
export const WORDS = {
  en: { play: "Play now", moves: "All moves", rematch: "Rematch", cover: /^cover /, connect: /^connect /, take: /^take .*(,|for)/, go: /^move the spy/, end: /^end the turn/, decline: /^decline/, start: /^start with/ },
  de: { play: "Jetzt spielen", moves: "Alle Züge", rematch: "Revanche" },
  fr: { play: "Jouer", moves: "Tous les coups", rematch: "Revanche" },
};

// Bots play at once, so that a whole game takes seconds.
export async function instantly(context) {
  await context.addInitScript(() => {
    // A new window is an empty page first, which keeps nothing.
    if (location.protocol.startsWith("http")) {
      localStorage.setItem("spymaster.pace", "instant");
    }
  });
}

// A game against two bots, with one press.
export async function playNow(page, url, words = WORDS.en) {
  await open(page, url);
  await page.getByRole("button", { name: words.play }).click();
  await nextTurn(page, words);
}

// The list of all moves, brought up.
export async function showMoves(page, words = WORDS.en) {
  const list = page.getByRole("group", { name: words.moves });
  if (!(await list.isVisible())) {
    await page.getByRole("tab", { name: words.moves }).filter({ visible: true }).first().click();
  }
  await list.waitFor();
  return list;
}

// The next own turn, or the end of the game: "turn" or "over".
export async function nextTurn(page, words = WORDS.en) {
  // The list is there even while another tab covers it.
  const found = await page.waitForFunction(
    ([moves, rematch]) => {
      const over = [...document.querySelectorAll("button")].some((button) => button.textContent.trim() === rematch);
      const asked = document.querySelector(`[role=group][aria-label="${moves}"] button`);
      return over ? "over" : asked ? "turn" : null;
    },
    [words.moves, words.rematch],
  );
  return found.jsonValue();
}

// One press through the list of all moves, with an answer to what it may ask, and its effect; `press` presses, `pick`
// chooses among the names of the moves, `answer` among the buttons of a question.
export async function pressMove(page, { press = (control) => control.click(), pick = choice, answer = lastButton } = {}) {
  const list = await showMoves(page);
  const buttons = list.getByRole("button");
  const texts = await buttons.allInnerTexts();
  const names = texts.map((text) => text.replace(/\s+/g, " ").trim());
  const index = pick(names);
  await press(buttons.nth(index), names[index]);
  // Looked at too early, the list would be pressed twice.
  const came = await effect(page, texts);
  if (came === "question") {
    await press(answer(page.getByRole("dialog")), "dialog");
    await effect(page, texts);
  } else if (came === "chosen") {
    // What is done for good is only chosen in the list, and done by the red button.
    await press(page.locator(".act .btn-go"), "button");
    await effect(page, texts);
  }
}

const lastButton = (dialog) => dialog.getByRole("button").last();

// The list is another one than with these texts, or something is asked first, or only chosen: "changed", "question" or
// "chosen".
export async function effect(page, texts) {
  const seen = await page.waitForFunction(
    ([before, label]) => {
      const list = document.querySelector(`[role=group][aria-label="${label}"]`);
      const now = list ? [...list.querySelectorAll("button")].map((button) => button.innerText).join("|") : "";
      const question = document.querySelector("dialog[open]");
      const chosen = document.querySelector(".sn .ch.is-on");
      return now !== before ? "changed" : question ? "question" : chosen ? "chosen" : null;
    },
    [texts.join("|"), WORDS.en.moves],
  );
  return seen.jsonValue();
}

// What this player does next: covers what it can, then connects, takes or moves, then ends the turn.
export function choice(names) {
  const first = (pattern) => names.findIndex((name) => pattern.test(name));
  const w = WORDS.en;
  const cheapest = () => {
    const price = (name) => (/no agents|free/.test(name) ? 0 : Number(/(\d+) agents?/.exec(name)?.[1] ?? 9));
    const can = names.map((name, index) => ({ name, index })).filter(({ name }) => w.connect.test(name));
    return can.sort((a, b) => price(a.name) - price(b.name))[0]?.index ?? -1;
  };
  const ways = [() => first(w.start), () => first(w.cover), () => first(w.take), cheapest, () => first(w.go), () => first(w.end), () => 0];
  for (const way of ways) {
    const index = way();
    if (index >= 0) {
      return index;
    }
  }
  return 0;
}

// Plays until the game is over; `look` is called before each press.
export async function playToTheEnd(page, { look = async () => {}, ...how } = {}) {
  while ((await nextTurn(page)) !== "over") {
    await look();
    await pressMove(page, how);
  }
}

// Presses Tab until this control has the focus; a control that cannot be reached fails the test.
export async function tabTo(page, control) {
  const wanted = await control.elementHandle();
  for (let presses = 0; presses < 200; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error("not reached by Tab");
}
