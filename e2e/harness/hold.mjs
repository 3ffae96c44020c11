// The moment in which a press confirms nothing, made to last: on a busy machine nobody presses twice within it.

// Timers of so many milliseconds wait until `letGo(page)`; then all is as before.
export function holdOn(page, millis) {
  return page.evaluate((millis) => {
    const { setTimeout, clearTimeout } = window;
    const held = [];
    window.setTimeout = (done, time, ...rest) => (time === millis ? -held.push(done) : setTimeout(done, time, ...rest));
    window.clearTimeout = (timer) => (timer < 0 ? delete held[-timer - 1] : clearTimeout(timer));
    globalThis.letGo = () => {
      Object.assign(window, { setTimeout, clearTimeout });
      held.forEach((done) => done());
    };
  }, millis);
}

export function letGo(page) {
  return page.evaluate(() => globalThis.letGo());
}
