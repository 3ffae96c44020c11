// A browser that keeps nothing: the game goes on, and the person is told why.

import assert from "node:assert/strict";

import { giveUp } from "../harness/giving-up.mjs";
import { playNow, showMoves } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";

// Puts a line before the worker's script, where nothing else reaches.
async function beforeWorker(context, line) {
  await context.route("**/worker.*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${line}\n${await answer.text()}` });
  });
}

const broken = {
  "no database": ["Object.defineProperty(self, 'indexedDB', { value: undefined });", "the database gives no reason"],
  "a database that does not open": [
    "IDBFactory.prototype.open = () => { throw new DOMException('the disk is away', 'UnknownError'); };",
    "UnknownError: the disk is away",
  ],
  "a database that refuses what is written": [
    "IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); };",
    "QuotaExceededError: no room",
  ],
  "a database that gives up while writing": [
    "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...all) { const asked = put.apply(this, all); this.transaction.abort(); return asked; };",
    "the database gives no reason",
  ],
};

for (const [name, [line, reason]] of Object.entries(broken)) {
  scenario(`the game goes on without being kept: ${name}`, {}, async ({ page, url, context }) => {
    await beforeWorker(context, line);
    await playNow(page, url);
    const said = page.getByRole("alert");
    await said.waitFor();
    assert.ok((await said.textContent()).includes(reason), await said.textContent());
    await (await showMoves(page)).getByRole("button").first().click();
  });
}

scenario("a game that is not kept has its score sheet all the same", {}, async ({ page, url, context }) => {
  await beforeWorker(context, broken["no database"][0]);
  await playNow(page, url);
  await giveUp(page);
  await page.getByRole("button", { name: "To the result" }).click();
  await page.getByRole("button", { name: "Rematch" }).waitFor();
  await page.locator(".score h1").waitFor();
});
