// A server of its own for a test: the real binary, on a free port, with an empty folder for its data.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { binary } from "./folders.mjs";

// { url, stop(), kill() }; `port` and `data` only where a test brings a server back to where it was.
// `more` are further words for the command line.
export async function startServer({ port = 0, data: known, more = [] } = {}) {
  const data = known ?? (await mkdtemp(join(tmpdir(), "spymaster-e2e-")));
  const words = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--pace", "0", ...more];
  const child = spawn(binary(), words, { stdio: ["ignore", "pipe", "inherit"] });
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
    return { again: () => startServer({ port: Number(new URL(url).port), data, more }) };
  };
  return { url, stop, kill };
}
