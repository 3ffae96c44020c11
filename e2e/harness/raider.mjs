// Somebody who plays Spyworld through the page's list of all moves, and finds everything by role and name.

import { open } from "./opening.mjs";

const ALL = "All moves";

// The ordinary game instead of the one that newcomers are offered: agents, and raids all at once.
export async function ordinary(page) {
  await page.getByRole("radio", { name: /^Polar Base/ }).check();
  await page.getByRole("radio", { name: /^All at once/ }).check();
}

// A table with so many seats: a person and bots, or with `people` nobody but people.
export async function table(page, url, { seats = 2, people = false, forgiving = false, timer = false, weak = false } = {}) {
  await open(page, `${url}/spyworld/new`);
  await ordinary(page);
  const count = page.getByRole("spinbutton");
  await count.fill(String(seats));
  await count.press("Tab");
  if (people) {
    for (const who of await page.getByRole("combobox", { name: "Who" }).all()) {
      await who.selectOption("person");
    }
  }
  if (weak) {
    // The last of the tempers leaves the missions to others.
    for (const temper of await page.locator("[id^=temper-]").all()) {
      await temper.selectOption({ index: 2 });
    }
  }
  if (forgiving) {
    await page.getByRole("checkbox", { name: /Forgiving/ }).check();
  }
  if (timer) {
    await page.getByRole("checkbox", { name: /^Timer/ }).check();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
}

// The list of all moves, brought up.
export async function moves(page) {
  const list = page.getByRole("group", { name: ALL });
  if (!(await list.isVisible())) {
    await page.getByRole("tab", { name: ALL }).filter({ visible: true }).first().click();
  }
  await list.waitFor();
  return list;
}

// What is asked next: "move" or "over". All choose at once: only when the bots have chosen does nothing change any
// more before this person does, and the game that follows is always the same.
export async function asked(page) {
  const found = await page.waitForFunction(() => {
    const over = document.querySelector("main.sw-score");
    const move = document.querySelector(".moves button");
    const busy = document.querySelectorAll(".rs .st:not(.ok), .rm-one:not(.is-ok)").length;
    return over ? "over" : move && busy <= 1 ? "move" : null;
  });
  return found.jsonValue();
}

// What this player does: draws what it can, claims what it has earned, raids a few rooms and goes home.
export function choice(names, turn) {
  const ways = [/^take (?!it back)/, /^draw /, /^train /, /^claim .* at the end/, /^confirm /, /^pay /, /^raise |^lower |^swap /];
  for (const way of ways) {
    const index = names.findIndex((name) => way.test(name));
    if (index >= 0) {
      return index;
    }
  }
  const steps = names.flatMap((name, index) => (/^go /.test(name) ? [index] : []));
  if (steps.length > 0 && turn % 8 !== 7) {
    return steps[turn % steps.length];
  }
  const stop = names.findIndex((name) => /^end the raid/.test(name));
  const picks = names.flatMap((name, index) => (/^choose |^pass /.test(name) ? [index] : []));
  // What leads nowhere is taken back, two presses later: with `turn` alone the same half of them would be tried for ever.
  return stop >= 0 ? stop : (picks[(turn + Math.floor(turn / 4)) % picks.length] ?? 0);
}

// One press through the list of all moves, and its effect; `turn` counts the presses of a game.
export async function pressOnce(page, turn, press = (control) => control.click()) {
  const list = await moves(page);
  const buttons = list.getByRole("button");
  const texts = await buttons.allInnerTexts();
  const names = texts.map((text) => text.replace(/\s+/g, " ").trim());
  const index = choice(names, turn);
  // In a raid a press that comes too soon is none.
  await page.locator("main[data-held]").waitFor({ state: "detached" });
  const before = await page.locator("main").innerText();
  await press(buttons.nth(index), names[index]);
  // What was pressed changes the list or the sheet; looked at too early, it would be pressed twice.
  await page.waitForFunction((before) => document.querySelector("main").innerText !== before, before);
  // What gives something up is asked about in another place.
  const sure = page.locator(".prompt .sure");
  if ((await sure.count()) > 0) {
    await press(sure, "sure");
    await sure.waitFor({ state: "detached" });
  }
}

// Plays until the game is over, pressing each button with `press`.
export async function playOn(page, press) {
  for (let turn = 0; (await asked(page)) !== "over"; turn += 1) {
    await pressOnce(page, turn, press);
  }
}
