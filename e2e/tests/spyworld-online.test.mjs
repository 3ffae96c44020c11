// Spyworld with somebody else: a whole game through two pages, over a server that dies in mid-round; and nothing of
// the other's secrets ever in a page.

import assert from "node:assert/strict";

import { calm } from "../harness/devices.mjs";
import { friend, join, links, standing, start } from "../harness/friends.mjs";
import { giveUp } from "../harness/giving-up.mjs";
import { open } from "../harness/opening.mjs";
import { moves, ordinary, pressOnce } from "../harness/raider.mjs";
import { scenario } from "../harness/scenario.mjs";
import { startServer } from "../harness/server.mjs";
import { agentsOn, apart, foreign, parting } from "../harness/sheets.mjs";
import { until } from "../harness/waiting.mjs";

const GONE = /ERR_CONNECTION|ERR_EMPTY|WebSocket connection|Failed to fetch|net::|status of 50/;

// Waits until this page is asked, or all is over.
function awaited(page) {
  return until("this page is asked", async () => {
    const now = await standing(page);
    return now !== "wait" && now;
  });
}

const chosen = (page) => page.getByRole("heading", { level: 1, name: "You have chosen" });
const phase = (page) => page.locator("main").getAttribute("data-phase");

scenario("two finish a game over a dead server, and neither page knows the other's secrets", calm, async ({ page, browser }) => {
  let server = await startServer();
  const people = [];
  for (const name of ["Mara", "Jonas"]) {
    const one = await friend(browser, server.url, calm);
    one.watch.allow(GONE);
    people.push({ name, ...one });
  }
  const [mara, jonas] = people;
  await open(mara.page, `${server.url}/spyworld/online`);
  await mara.page.getByText("Mara (you)").waitFor();
  await join(jonas.page, (await links(mara.page)).seat, "Jonas");
  await ordinary(mara.page);
  await mara.page.getByRole("checkbox", { name: /^Timer/ }).check();
  await start(mara.page, ["Jonas"]);

  // Two agents each, all four different: a page names its own ones and no others.
  for (const one of people) {
    await awaited(one.page);
    one.agents = await agentsOn(one.page);
    assert.equal(one.agents.length, 2, `${one.name} is offered ${one.agents}`);
  }
  assert.equal(new Set(people.flatMap((one) => one.agents)).size, 4);
  let looks = 0;
  const look = async (one) => {
    if ((await one.page.locator("main.sw").count()) === 0) {
      return;
    }
    looks += 1;
    assert.deepEqual(await foreign(one.page, one.name), [], one.name);
    if ((await phase(one.page)) !== "raid") {
      const named = await agentsOn(one.page);
      assert.deepEqual(named.filter((agent) => !one.agents.includes(agent)), [], `${one.name} knows`);
    }
  };

  // Asked again, done, or at the end; while a press is on its way to the server a page is none of these.
  const next = (one) =>
    until(`${one.name} is asked or done`, async () => {
      const now = await standing(one.page);
      const done = one.page.locator(".rs", { hasText: one.name }).locator(".st.ok");
      return now !== "wait" ? now : (await done.count()) > 0 && "done";
    });
  const round = (one) => one.page.evaluate(() => [document.querySelector("main").dataset.phase, document.querySelector(".bar-meta")?.innerText].join());
  // Presses of one person until that one has confirmed, stopped or sees the end; the other's page stays as it is.
  let turns = 0;
  const finish = async (one, other) => {
    const still = (await standing(other.page)) === "turn" ? await apart(other.page) : null;
    const begun = await round(one);
    for (; (await next(one)) === "turn"; turns += 1) {
      await look(one);
      await pressOnce(one.page, turns);
      await look(other);
      // The last one to confirm is asked again at once, in the next round.
      if ((await next(one)) === "turn" && (await round(one)) !== begun) {
        break;
      }
      if (still !== null && (await standing(other.page)) === "turn") {
        assert.equal(parting(still, await apart(other.page)), null, `${one.name} is seen by ${other.name}`);
      }
    }
  };

  await finish(jonas, mara);
  await finish(mara, jonas);
  await awaited(mara.page);
  // Whoever is away is not called thinking.
  const jonasSays = mara.page.locator(".rs", { hasText: "Jonas" }).locator(".st");
  const address = jonas.page.url();
  await jonas.page.goto("about:blank");
  await jonasSays.getByText("not there").waitFor();
  await jonas.page.goto(address);
  await jonasSays.getByText("thinking").waitFor();
  await awaited(jonas.page);
  // Jonas has confirmed in round 1, Mara has begun: then the server dies.
  await finish(jonas, mara);
  await chosen(jonas.page).waitFor();
  await pressOnce(mara.page, 0);
  const listed = async () => (await moves(mara.page)).getByRole("button").allInnerTexts();
  const before = await listed();
  const killed = await server.kill();
  for (const one of people) {
    await one.page.getByText("The connection is lost").waitFor();
  }
  server = await killed.again();
  for (const one of people) {
    await one.page.getByText("The connection is lost").waitFor({ state: "detached" });
  }
  assert.deepEqual(await listed(), before, "what Mara had begun");
  await chosen(jonas.page).waitFor();
  // The sealed choice is still known to the one who made it, after a reload too, and to nobody else.
  await jonas.page.reload();
  await chosen(jonas.page).waitFor();
  await look(mara);
  await look(jonas);

  await finish(mara, jonas);
  let timed = 0;
  for (let rounds = 0; rounds < 80; rounds += 1) {
    const [first, second] = rounds % 2 === 0 ? [mara, jonas] : [jonas, mara];
    // All choose at once: each round begins when both are asked.
    if ((await Promise.all([awaited(first.page), awaited(second.page)])).includes("over")) {
      break;
    }
    await finish(first, second);
    if ((await phase(second.page)) === "raid" && (await standing(second.page)) === "turn") {
      // The first one is back: the server's clock runs for the other, and is seen to.
      const timer = second.page.getByRole("timer");
      await timer.waitFor();
      const shown = await timer.innerText();
      assert.match(shown, /^\d+ seconds? left$/);
      await second.page.waitForFunction((shown) => document.querySelector("[role=timer]")?.innerText !== shown, shown);
      timed += 1;
    }
    await finish(second, first);
  }
  assert.equal(timed, 1, "no clock was seen");
  for (const one of people) {
    await one.page.getByRole("button", { name: "Rematch" }).waitFor();
    await one.page.getByText("Fair shuffle, proven").waitFor();
  }
  assert.ok(looks > 100, `looked ${looks} times`);
  const headline = (one) => one.page.getByRole("table", { name: "Where every $ came from" }).innerText();
  assert.equal(await headline(mara), await headline(jonas));
  for (const one of people) {
    await one.leave();
  }
  await server.stop();
  await page.close();
});

scenario("what a bot chose is not called the own choice, and the score sheet counts such rounds", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  await open(page, `${url}/spyworld/online`);
  await page.getByText("Mara (you)").waitFor();
  await join(jonas.page, (await links(page)).seat, "Jonas");
  await start(page, ["Jonas"]);
  await awaited(jonas.page);
  // A page that does not remember having chosen takes the choice for that of a bot.
  const memory = () => jonas.page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("sent.")));
  const before = await memory();
  assert.equal(before.length, 1);
  await (await moves(jonas.page)).getByRole("button", { name: /^pass/ }).click();
  await jonas.page.getByRole("button", { name: "Ready", exact: true }).click();
  await chosen(jonas.page).waitFor();
  await jonas.page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), before);
  await jonas.page.reload();
  await jonas.page.getByRole("heading", { level: 1, name: "A bot has chosen for you" }).waitFor();
  await giveUp(page);
  await jonas.page.getByText("A bot played 1 of your rounds.").waitFor();
  await jonas.leave();
});
