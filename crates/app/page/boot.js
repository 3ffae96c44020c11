// Starts the page: compiles the wasm while it streams in, calls `page_main`, takes the splash away, and looks after
// the service worker. No rules, no pictures, no words: what can be written in Rust is.
//
// What the page finds as `globalThis.spymaster`:
//
//   game             the id of the game whose wasm this is, e.g. "spy-connection"
//   asset(name)      the address of a file of this build, by the name that sources use: "rules/spy-connection.en.html";
//                    undefined if there is none. `names()` lists them all.
//   fetchDrawings(told)   fetches the game's drawings, which are the SVG files of its folder `web/art`, and calls `told`
//                    when they are there; where that fails, `told` is called at once and again when they are
//   drawing(name)    the text of one of them, "map" for `web/art/map.svg`; undefined as long as it is not there
//   startWorker()    a new module worker that runs the game's keeper, a wasm of its own; messages sent to it before
//                    it is ready are kept. Each call starts another one; `terminate()` ends it.
//   readEdition(game, text)   reads an edition file with a wasm for files, which is loaded only then; a promise of its
//                    bytes, rejected with what is wrong with the file
//   readRecord(game, text, edition)   the same for a record: a promise of the stored table it tells of
//   writeRecord(game, saved)   the other way round: a promise of the record's text
//   readProof(game, text, own)   the same for the proof of an online game; `own` is what this device kept of the deal
//   qr(text)         a promise of a QR code: its width, a space, and the path that draws it
//   wireHash()       the hash of the types that this page speaks with a server
//   sound(name)      a short, quiet sound: "turn", "act" or "over"
//   updateReady      true once a newer version waits
//   offlineReady     true once everything is kept for playing without a network; never true where the browser has
//                    no service worker (private windows, plain http on a LAN address)
//
// What the page hears, as events of `window`:
//
//   spymaster-update   a newer version is loaded and waits; it stays so until the page says:
//   spymaster-take-update   (sent by the page, between turns) the newer version takes over and the page is reloaded
//   spymaster-offline-ready   everything is kept, the page can be used without a network from now on
//
// Two marks of `performance` are for the tests: `spymaster-boot` and `spymaster-ready`.

const tag = document.querySelector('meta[name="spymaster-assets"]');
const assets = JSON.parse(tag?.content ?? "{}");
const game = document.documentElement.dataset.game;
const drawings = {};

const spymaster = {
  game,
  updateReady: false,
  offlineReady: false,
  asset: (name) => assets[name],
  names: () => Object.keys(assets),
  fetchDrawings,
  drawing: (name) => drawings[name],
  startWorker() {
    const worker = new Worker(assets["worker.js"], { type: "module", name: "table" });
    worker.postMessage({ wasm: assets[`${game}-keeper.wasm`], glue: assets[`${game}-keeper.js`] });
    return worker;
  },
  sound,
  readEdition: async (of, text) => (await files()).read_edition(of, text),
  readRecord: async (of, text, edition) => (await files()).read_record(of, text, edition),
  readProof: async (of, text, own) => (await files()).read_proof(of, text, own),
  qr: async (text) => (await files()).qr(text),
  wireHash: () => document.documentElement.dataset.wire,
  writeRecord: async (of, saved) => (await files()).write_record(of, saved),
};
globalThis.spymaster = spymaster;

performance.mark("spymaster-boot");
openLastGame();
try {
  await start();
  performance.mark("spymaster-ready");
} catch (error) {
  console.error(error);
  failed();
}
// Only now: what is kept for later must not be in the way of what is needed now.
whenIdle(keepOffline);

// The start page opens on the game that was played last, which has a page of its own.
function openLastGame() {
  let last;
  try {
    last = localStorage.getItem("spymaster.game");
  } catch {
    // The browser may forbid it.
  }
  if (location.pathname === "/" && last && last !== game && assets[`${last}.wasm`]) {
    location.replace(`/${last}`);
  }
}

// The language chosen at an earlier visit, else the first of the browser's that we speak, else English.
function language() {
  let chosen;
  try {
    chosen = localStorage.getItem("spymaster.lang");
  } catch {
    // The browser may forbid it.
  }
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return wanted.find((code) => assets[`text/${game}.${code}.bin`]) ?? "en";
}

async function textsOf(code) {
  const answer = await fetch(assets[`text/${game}.${code}.bin`]);
  if (!answer.ok) {
    throw new Error(`texts: ${answer.status}`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}

// Not among what is waited for at the start: only a page that shows a position needs them.
async function fetchDrawings(told) {
  const folder = `art/${game}/`;
  const names = Object.keys(assets).filter((name) => name.startsWith(folder) && name.endsWith(".svg"));
  const each = async (name) => {
    const answer = await fetch(assets[name], { priority: "low" });
    if (!answer.ok) {
      throw new Error(`${name}: ${answer.status}`);
    }
    drawings[name.slice(folder.length, -4)] = await answer.text();
  };
  try {
    await Promise.all(names.map(each));
  } catch {
    // Without drawings a table can still be played; they come when the network does.
    setTimeout(fetchDrawings, 3000, told);
  }
  told();
}

// Few and quiet: each is some soft notes, of so many hertz.
const sounds = { turn: [523, 784], act: [392], over: [523, 659, 784, 1047] };
let speaker;

function sound(name) {
  speaker ??= new AudioContext();
  let begin = speaker.currentTime;
  for (const hertz of sounds[name]) {
    const note = new OscillatorNode(speaker, { type: "triangle", frequency: hertz });
    const loudness = new GainNode(speaker, { gain: 0.06 });
    loudness.gain.setValueAtTime(0.06, begin);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    note.connect(loudness).connect(speaker.destination);
    note.start(begin);
    note.stop(begin + 0.3);
    begin += 0.11;
  }
}

async function files() {
  const glue = await import(assets["files.js"]);
  await glue.default({ module_or_path: assets["files.wasm"] });
  return glue;
}

async function start() {
  // The module is compiled while it is loaded; the glue is loaded at the same time.
  const [module, glue, texts] = await Promise.all([
    WebAssembly.compileStreaming(fetch(assets[`${game}.wasm`])),
    import(assets[`${game}.js`]),
    textsOf(language()),
  ]);
  await parsed();
  await glue.default({ module_or_path: module });
  await glue.page_main(language(), texts);
  // One frame later the page is painted behind the splash, and nothing flickers.
  requestAnimationFrame(() => document.getElementById("splash")?.remove());
}

// This script does not wait for the page's end and may be faster; the styles before the page's place hold it back.
function parsed() {
  if (document.readyState !== "loading") {
    return Promise.resolve();
  }
  return new Promise((done) => document.addEventListener("DOMContentLoaded", done, { once: true }));
}

function failed() {
  const splash = document.getElementById("splash");
  const word = splash?.querySelector(".splash-word");
  if (!word) {
    return;
  }
  const language = ["de", "fr"].find((code) => navigator.language.startsWith(code)) ?? "en";
  word.lang = language;
  word.textContent = word.dataset[language];
  splash.classList.add("splash-failed");
}

function whenIdle(job) {
  if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(job, { timeout: 3000 });
  } else {
    setTimeout(job, 500);
  }
}

async function keepOffline() {
  const container = navigator.serviceWorker;
  if (!container) {
    return;
  }
  let taking = false;
  container.addEventListener("controllerchange", () => {
    // The first worker of all takes nothing over that runs already.
    if (taking) {
      location.reload();
    }
  });
  let registration;
  try {
    registration = await container.register("/sw.js", { updateViaCache: "none" });
  } catch {
    // The browser may forbid it; the page works without.
    return;
  }
  const announce = () => {
    if (registration.waiting && container.controller && !spymaster.updateReady) {
      spymaster.updateReady = true;
      dispatchEvent(new CustomEvent("spymaster-update"));
    }
  };
  const follow = (worker) => worker?.addEventListener("statechange", announce);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  announce();
  addEventListener("spymaster-take-update", () => {
    taking = true;
    if (registration.waiting) {
      registration.waiting.postMessage("skip-waiting");
    } else {
      location.reload();
    }
  });
  // A page may stay open for days: it asks again when it is looked at.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      registration.update().catch(() => {});
    }
  });
  await container.ready;
  spymaster.offlineReady = true;
  dispatchEvent(new CustomEvent("spymaster-offline-ready"));
}
