// Where the project, what is built and what tests leave behind are.

import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const target = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");

// Pictures and traces.
export const left = join(target, "e2e");

// The server: named by SPYMASTER_BIN, else the debug build, which reads the page from target/web as it is now.
export function binary() {
  const ending = process.platform === "win32" ? ".exe" : "";
  const usual = ["debug", "release"].map((profile) => join(target, profile, `spymaster${ending}`));
  const found = process.env.SPYMASTER_BIN ?? usual.find(existsSync);
  if (!found) {
    throw new Error("there is no server: cargo build --package cli");
  }
  return found;
}
