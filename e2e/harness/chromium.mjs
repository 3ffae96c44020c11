// The browser: the system's Chromium, driven by Playwright, talking to nobody but the server under test.

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

// The headless shell is the same engine without windows, and starts and draws faster.
const USUAL = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const path = process.env.CHROMIUM ?? USUAL.find(existsSync) ?? USUAL.at(-1);

const flags = [
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
];

// `letters` is the size of plain text in px that somebody has set in the browser; 16 is usual.
// `more` are further flags.
export function launch({ letters = 16, more = [] } = {}) {
  // The sandbox of Chromium refuses to run as root, as machines that only test often do.
  const root = process.getuid?.() === 0;
  return chromium.launch({ executablePath: path, chromiumSandbox: !root, args: [...flags, ...more, `--blink-settings=defaultFontSize=${letters}`] });
}
