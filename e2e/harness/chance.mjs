// The browser's source of randomness, replaced from outside: every game of a test is dealt the same way in each run.
// The page itself has no switch for this. All that it draws comes from `crypto.getRandomValues`, and the delay before
// it reconnects from `Math.random`.

// The scenario that runs now, and how many windows it has opened. Scenarios of one file run one after the other.
let scenario = "";
let windows = 0;

export function beginScenario(seed) {
  scenario = seed;
  windows = 0;
}

// Each window gets a seed of its own; the order in which a scenario opens its windows is always the same.
export function seedWindow(context, seed = `${scenario} ${windows++}`) {
  return context.addInitScript(replaceRandomness, seed);
}

// A 32-bit number from a text, for the server's seed.
export function hash(text) {
  let sum = 0x811c9dc5;
  for (const byte of Buffer.from(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  }
  return sum;
}

// Runs in the page, before any of its scripts.
function replaceRandomness(seed) {
  // Kept in localStorage, so that a reload or a second tab goes on where the last one stopped: two tables of one
  // window never get the same name.
  const KEY = "e2e.drawn";
  let drawnHere = 0;
  const count = () => {
    try {
      const drawn = Number(localStorage.getItem(KEY) ?? 0);
      localStorage.setItem(KEY, String(drawn + 1));
      return drawn;
    } catch {
      // An empty page has no storage.
      return drawnHere++;
    }
  };
  // splitmix32, begun with an FNV-1a hash of the text.
  const generator = (text) => {
    let state = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) | 0;
    }
    return () => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return (mixed ^ (mixed >>> 15)) >>> 0;
    };
  };
  Crypto.prototype.getRandomValues = function (array) {
    const next = generator(`${seed} ${count()}`);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) {
      bytes[index] = next() >>> 24;
    }
    return array;
  };
  const next = generator(`${seed} Math.random`);
  Math.random = () => next() / 2 ** 32;
}
