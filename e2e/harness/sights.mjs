// A walk past everything there is to see of Spyworld: `look(name, page)` is called in every state, from the set-up to
// the score sheet and its film. It finds its way by what things are for, not by words, so that it works in every language.

import { friend, join } from "./friends.mjs";
import { open } from "./opening.mjs";
import { instantly } from "./player.mjs";
import { goTo } from "./raids.mjs";
import { settled } from "./waiting.mjs";

export async function sights(browser, url, device, look) {
  const { page, context, leave } = await friend(browser, url, { reducedMotion: "reduce", ...device });
  await instantly(context);
  const visit = async (name, walk) => {
    await goTo(page, url, name);
    await walk(page, (what) => look(what, page));
  };
  await setUp(page, url, look);
  await visit("agents", (page, look) => look("agents"));
  await visit("plan", planning);
  await visit("wall", walls);
  await visit("claim", claiming);
  await visit("raid", raiding);
  await visit("split", splitting);
  await visit("gadget", gadgets);
  await visit("over", score);
  await leave();
  await waiting(browser, url, device, look);
}

async function setUp(page, url, look) {
  await open(page, `${url}/spyworld/new`);
  await page.locator(".dom-pick").last().waitFor();
  await look("set-up", page);
  const count = page.getByRole("spinbutton");
  await count.fill("12");
  await count.press("Tab");
  await page.locator(".seat-row").nth(11).waitFor();
  await look("set-up for twelve", page);
}

// Every panel of a small screen; on larger ones there is only one place to look at.
async function panels(page, name, look) {
  const tabs = page.locator(".sw > .tabs .tab").filter({ visible: true });
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    // The panel is scrolled to in the next frame.
    await settled(page);
    await look(`${name}, panel ${index + 1}`);
  }
  await page.locator(".tab-agent").evaluate((tab) => tab.click());
}

async function planning(page, look) {
  await look("planning");
  await panels(page, "planning", look);
  const combos = page.locator(".combo");
  for (let turn = 0; turn < 3; turn += 1) {
    await combos.nth(turn).click();
    await look(`planning, combination ${turn + 1}`);
    if ((await page.locator(".num").count()) > 1) {
      await page.locator(".num[aria-pressed=false]").first().click();
      await look(`planning, another number`);
    }
    await page.locator(".act .btn").first().click();
  }
  // What is drawn, and one more.
  await combos.first().click();
  const more = page.locator(".plan-row .btn").last();
  if (await more.isVisible()) {
    await more.click();
    await look("planning, one more");
    await page.locator(".combo:not(.is-on)").first().click();
    await look("planning, two combinations");
  }
}

async function walls(page, look) {
  const combos = page.locator(".combo");
  for (let turn = 0; turn < 3 && (await page.locator(".edge").count()) === 0; turn += 1) {
    await combos.nth(turn).click();
  }
  await page.locator(".edge").first().waitFor();
  await look("planning, a wall");
}

async function claiming(page, look) {
  await show(page, ".tab-missions");
  await look("planning, a mission fulfilled");
  await page.locator(".rw.can").last().click();
  await look("planning, a mission claimed");
}

async function show(page, tab) {
  const found = page.locator(tab);
  if (await found.isVisible()) {
    await found.click();
  }
}

async function raiding(page, look) {
  await look("raid");
  await panels(page, "raid", look);
  await page.locator(".wo button").first().click();
  await look("raid, a step");
  await page.locator(".act .btn").nth(1).click();
  await page.locator(".prompt").getByText(/^(Hint|Tipp|Indice)/).waitFor();
  await look("raid, a hint");
  await show(page, ".tab-table");
  await page.locator(".rs-look").first().click();
  await page.getByRole("dialog").waitFor();
  await look("raid, a lair");
  await page.keyboard.press("Escape");
}

async function splitting(page, look) {
  const ways = page.locator(".wo button");
  const texts = await ways.allInnerTexts();
  await ways.nth(texts.findIndex((text) => text.includes("/"))).click();
  await page.locator(".beads").waitFor();
  await look("raid, a cost to split");
}

async function gadgets(page, look) {
  await page.locator(".wo .is-use").first().click();
  await look("raid, a gadget");
}

async function score(page, look) {
  await page.locator(".so .show").waitFor();
  await look("score");
  await page.locator(".so .show").click();
  await look("score, left behind");
  await page.locator(".acts a").first().click();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  for (const [step, what] of [[Math.floor(last / 3), "film, planning"], [last - 3, "film, raids"], [last, "film, the end"]]) {
    await slider.fill(String(step));
    await settled(page);
    await look(what);
  }
}

// Online, because nobody waits for bots: this person has confirmed, and the other has not.
async function waiting(browser, url, device, look) {
  const host = await friend(browser, url, { reducedMotion: "reduce", ...device });
  const guest = await friend(browser, url, { reducedMotion: "reduce" });
  await open(host.page, `${url}/spyworld/online`);
  await host.page.locator(".qr path").waitFor();
  const link = await host.page.locator("input").evaluateAll((all) => all.map((one) => one.value).find((value) => value.includes("/spyworld/")));
  await join(guest.page, link, "Jonas");
  await host.page.getByText("Jonas", { exact: true }).first().waitFor();
  await look("waiting room", host.page);
  await host.page.locator(".setup-go .btn-go").click();
  await host.page.locator(".combo").first().waitFor();
  // Pass, ready.
  await host.page.locator(".act .btn").nth(1).click();
  await host.page.locator(".act .btn-go").click();
  await host.page.locator(".sw[data-turn=other]").waitFor();
  await look("planning, confirmed", host.page);
  await guest.leave();
  await host.leave();
}
