// Somebody who plays Spyworld through the page's list of all moves, and finds everything by role and name.

import { open } from "./opening.mjs";

const ALL = "All moves";

// A table with so many seats: a person and bots, or with `people` nobody but people.
export async function table(page, url, { seats = 2, people = false, forgiving = false, timer = false, weak = false } = {}) {
  await open(page, `${url}/spyworld/new`);
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

// What is asked next: "move" or "over".
export async function asked(page) {
  const over = page.getByRole("button", { name: "Rematch" });
  const list = page.getByRole("group", { name: ALL, includeHidden: true });
  const move = list.getByRole("button", { includeHidden: true }).first();
  await over.or(move).first().waitFor({ state: "attached", timeout: 120_000 });
  return (await over.count()) > 0 ? "over" : "move";
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

// One press through the list of all moves; false where there is nothing to press.
export async function pressOnce(page, turn, press = (control) => control.click()) {
  const list = await moves(page);
  const buttons = list.getByRole("button");
  const texts = await buttons.allInnerTexts();
  if (texts.length === 0) {
    return false;
  }
  const names = texts.map((text) => text.replace(/\s+/g, " ").trim());
  const index = choice(names, turn);
  // In a raid a press that comes too soon is none.
  await page.locator("main[data-held]").waitFor({ state: "detached" });
  const before = await page.locator("main").innerText();
  await press(buttons.nth(index), names[index]);
  // What was pressed changes the list or the sheet; whoever looks too early would press twice.
  await page.waitForFunction((before) => document.querySelector("main").innerText !== before, before, { timeout: 60_000 });
  return true;
}

// Plays until the game is over, pressing each button with `press`; says how many presses it took.
export async function playOn(page, press, limit = 400) {
  for (let turn = 0; turn < limit; turn += 1) {
    if ((await asked(page)) === "over") {
      return turn;
    }
    await pressOnce(page, turn, press);
  }
  throw new Error(`no end after ${limit} presses`);
}
