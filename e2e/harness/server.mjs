// A server of its own for a test: on a free port, with an empty folder for its data. It is `spymaster serve` with
// seeded randomness, an example of crates/server, because the real binary has no switch for that.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { atTheEnd } from "./cleanup.mjs";
import { seededServer } from "./folders.mjs";

// { url, stop(), kill() }; `port` and `data` only where a test brings a server back to where it was.
// Bots play at once.
export async function startServer({ seed = 1, port = 0, data: known } = {}) {
  const data = known ?? (await mkdtemp(join(tmpdir(), "spymaster-e2e-")));
  const words = [String(seed), `127.0.0.1:${port}`, data, "0"];
  const child = spawn(seededServer(), words, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => child.once("exit", done));
  const url = await new Promise((found, failed) => {
    createInterface({ input: child.stdout }).once("line", (line) => {
      const match = /http:\/\/\S+/.exec(line);
      match ? found(match[0]) : failed(new Error(`the server says: ${line}`));
    });
    child.once("error", failed);
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  const end = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const stop = async () => {
    await end();
    await rm(data, { recursive: true, force: true });
  };
  // Dead without a word; `again()` is the next one, at the same address and with the same data.
  const kill = async () => {
    await end();
    return { again: () => startServer({ seed: seed + 1, port: Number(new URL(url).port), data }) };
  };
  atTheEnd(stop);
  return { url, stop, kill };
}
