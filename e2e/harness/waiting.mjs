// Waiting for a state, never for a duration. The limits are only there so that a test that hangs ends some day; no
// machine is so slow that it reaches them.

export const ONE_WAIT = 120_000;
export const ONE_TEST = 900_000;

// Asks again and again until the answer is true, and returns it.
export async function until(what, check) {
  const end = Date.now() + ONE_WAIT;
  for (;;) {
    const answer = await check();
    if (answer) {
      return answer;
    }
    if (Date.now() > end) {
      throw new Error(`not within ${ONE_WAIT / 1000} s: ${what}`);
    }
    await new Promise((again) => setTimeout(again, 20));
  }
}

// What the page has put off to the next frame or to the end of the task is done, and its fonts are there: only then
// does the layout stay as it is.
export function settled(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await new Promise((done) => setTimeout(done, 0));
    await frame();
  });
}
