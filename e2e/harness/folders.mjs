// Where the project, what is built and what tests leave behind are.

import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
export const target = resolve(root, process.env.CARGO_TARGET_DIR ?? "target");

// Pictures and traces.
export const left = join(target, "e2e");

const ending = process.platform === "win32" ? ".exe" : "";

// The program: named by SPYMASTER_BIN, else the debug build, which reads the page from target/web as it is now.
export function binary() {
  const usual = ["debug", "release"].map((profile) => join(target, profile, `spymaster${ending}`));
  const found = process.env.SPYMASTER_BIN ?? usual.find(existsSync);
  if (!found) {
    throw new Error("there is no server: cargo build --package cli");
  }
  return found;
}

// The server with seeded randomness, which cargo builds beside the program: `cargo build --package server --examples`.
export function seededServer() {
  const path = process.env.SEEDED_BIN ?? join(dirname(binary()), "examples", `seeded${ending}`);
  if (!existsSync(path)) {
    throw new Error(`there is no ${path}: cargo build --package server --example seeded`);
  }
  return path;
}
