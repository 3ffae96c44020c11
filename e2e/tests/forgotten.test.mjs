// "Forget me" on the page about Spymaster: the server forgets the person, and the browser the way to the tables.

import assert from "node:assert/strict";

import { expectAccessible } from "../harness/accessible.mjs";
import { calm, desk, french, german, night, phone } from "../harness/devices.mjs";
import { friend, host, join, start, whoseTurn } from "../harness/friends.mjs";
import { cut, expectNone } from "../harness/measures.mjs";
import { open } from "../harness/opening.mjs";
import { shoot } from "../harness/pictures.mjs";
import { playNow } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

function stored(page) {
  return page.evaluate(() => Object.entries(localStorage).map((pair) => pair.join(" = ")));
}

scenario("a person who asks is forgotten, and the others play on", calm, async ({ page, url, browser }) => {
  const jonas = await friend(browser, url, calm);
  await playNow(page, url);
  const local = page.url();
  const link = await host(page, url);
  await join(jonas.page, link.seat, "Jonas");
  await start(page, ["Jonas"]);
  await whoseTurn([page, jonas.page]);
  const table = page.url();
  const id = table.split("/").pop().split("#")[0];
  assert.ok((await stored(page)).some((line) => line.includes(id)), "nothing was kept of the table");

  await open(page, `${url}/about`);
  await page.getByRole("button", { name: "Forget me" }).click();
  await page.getByRole("button", { name: "No, keep me" }).click();
  await page.getByRole("button", { name: "Yes, forget me" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Forget me" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, forget me" }).press("Enter");
  await page.getByText("Done: your name and your cookie are erased.").waitFor();
  // The keyboard goes on where it was.
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), "Forget me");
  const left = await stored(page);
  assert.ok(left.every((line) => !line.includes(id) && !line.startsWith("spymaster.name")), left.join("\n"));

  // The others see that somebody without a name is away, and the table is open to this browser no more.
  await jonas.page.getByText("Somebody is away.").waitFor();
  await open(page, table);
  await page.getByRole("heading", { name: "This table is not open to you" }).waitFor();
  // Games of this device are kept.
  await open(page, local);
  await page.locator(".sc").waitFor();
  await jonas.leave();
});

scenario("where the server does not answer, the page says so and nothing is lost", calm, async ({ page, url, context, watch }) => {
  await host(page, url);
  const table = page.url();
  await open(page, `${url}/about`);
  const before = await stored(page);
  watch.allow(/guest\/forget/);
  await context.route("**/api/guest/forget", (route) => route.fulfill({ status: 503, body: "no" }));
  await page.getByRole("button", { name: "Forget me" }).click();
  await page.getByRole("button", { name: "Yes, forget me" }).click();
  await page.getByText("The server could not do that now. Please try again in a minute.").waitFor();
  assert.deepEqual(await stored(page), before);
  await open(page, table);
  await page.getByText("(you)").waitFor();
});

const looks = { desk: desk, "phone in German by night": { ...phone, ...german, ...night }, "phone in French": { ...phone, ...french } };
for (const [name, device] of Object.entries(looks)) {
  scenario(`the question about forgetting fits: ${name}`, { ...device, ...calm }, async ({ page, url }) => {
    await open(page, `${url}/about`);
    const part = page.locator(".forget");
    await part.getByRole("button").click();
    await part.getByRole("button").nth(1).waitFor();
    expectNone(await cut(page));
    await part.scrollIntoViewIfNeeded();
    await shoot(page, `forget-${name.replaceAll(" ", "-")}`);
  });
}
