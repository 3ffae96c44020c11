// The service worker: keeps this build for playing without a network. `xtask-web` fills in the lists.
//
// - Files under /assets/ never change their meaning: from the cache, else from the network.
// - A page comes from the network, so that a reload shows the newest build; if that takes too long or fails, the
//   page of the build in the cache, all of whose files are there too.
// - Anything else (/api/, /health) is none of its business.
//
// A new build is loaded at once and waits; it takes over when the page says so (see boot.js), or when no page is open.

const CACHE = "spymaster-{{version}}";
const ASSETS = JSON.parse('{{assets}}');
const PAGES = JSON.parse('{{pages}}');
// How long a page may take before the kept one is shown.
const PATIENCE = 3000;

addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

addEventListener("message", (event) => {
  if (event.data === "skip-waiting") {
    skipWaiting();
  }
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) {
    return;
  }
  if (request.mode === "navigate" && isPage(url.pathname)) {
    event.respondWith(page(request, url.pathname));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(request));
  } else if (url.pathname === "/manifest.webmanifest") {
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname).then(orGone)));
  }
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(ASSETS);
  // These have no hash in their name: never from the browser's own cache.
  const plain = [...PAGES, "/manifest.webmanifest"];
  await cache.addAll(plain.map((path) => new Request(path, { cache: "no-cache" })));
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("spymaster-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page that installed the very first version is looked after from now on.
  await clients.claim();
}

// The server's own rule: no page below /api/, none with a dot in its last part, save the pages themselves.
function isPage(path) {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !path.startsWith("/api/") && path !== "/health" && (!last.includes(".") || PAGES.includes(path));
}

// Each game has a page of its own; the first one is for everything else.
function pageOf(path) {
  const own = `/${path.split("/")[1]}.html`;
  return PAGES.includes(own) ? own : "/index.html";
}

async function page(request, path) {
  const fresh = fetch(request).then((response) => {
    // A server that is being restarted answers, but has no page.
    if (response.status >= 500) {
      throw new Error(`the server says ${response.status}`);
    }
    return response;
  });
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([fresh, late]);
  } catch {
    const kept = await caches.match(pageOf(path), { cacheName: CACHE });
    return kept ?? fresh.catch(() => Response.error());
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}

function orGone(response) {
  return response ?? Response.error();
}
