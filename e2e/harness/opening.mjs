// What a test waits for before it begins.

// The page is there: the splash has gone and something is in its place.
export async function open(page, address) {
  await page.goto(address);
  await ready(page);
}

export async function ready(page) {
  await page.waitForFunction(
    () => !document.getElementById("splash") && document.getElementById("app").childElementCount > 0,
  );
}

// Everything is kept for playing without a network.
export async function offlineReady(page) {
  await page.waitForFunction(() => globalThis.spymaster?.offlineReady && navigator.serviceWorker.controller);
}
