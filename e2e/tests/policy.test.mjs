// What the page may do: only what comes from its own server runs, and the tests would notice anything else.

import assert from "node:assert/strict";

import { open } from "../harness/opening.mjs";
import { scenario } from "../harness/scenario.mjs";

const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

scenario("every answer carries the policy", {}, async ({ page, url }) => {
  const policies = new Map();
  page.on("response", (response) => {
    policies.set(response.url(), response.headers()["content-security-policy"]);
  });
  await open(page, url);
  assert.ok(policies.size > 5);
  for (const [address, policy] of policies) {
    assert.equal(policy, POLICY, address);
  }
});

scenario("an inline script or style, or a stranger, would be noticed", {}, async ({ page, url, watch }) => {
  await open(page, url);
  assert.deepEqual(watch.problems, []);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.broken = true";
    document.body.append(script);
    const part = document.createElement("p");
    part.innerHTML = '<b style="color:red">x</b>';
    document.body.append(part);
    return fetch("https://example.invalid/").catch(() => {});
  });
  assert.equal(await page.evaluate(() => globalThis.broken), undefined);
  const seen = watch.problems.join("\n");
  for (const word of ["script-src", "style-src", "connect-src"]) {
    assert.match(seen, new RegExp(word));
  }
  watch.allow(/./);
});

scenario("the worker runs the same wasm and breaks no rule", {}, async ({ page, url }) => {
  await open(page, url);
  const state = await page.evaluate(async () => {
    const worker = globalThis.spymaster.startWorker();
    const failed = new Promise((done) => worker.addEventListener("error", () => done("failed")));
    // The first of all requests asks for the stored tables; there are none, and the answer says so.
    const alive = new Promise((done) => worker.addEventListener("message", () => done("alive")));
    worker.postMessage(new Uint8Array([0]));
    const state = await Promise.race([failed, alive]);
    worker.terminate();
    return state;
  });
  assert.equal(state, "alive");
});
