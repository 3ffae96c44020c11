// A server of its own for a test: the real binary, on a free port, with an empty folder for its data.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { binary } from "./folders.mjs";

// { url, stop() }; `port` only where a test brings a server back to where it was.
export async function startServer({ port = 0 } = {}) {
  const data = await mkdtemp(join(tmpdir(), "spymaster-e2e-"));
  const words = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data];
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
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url, stop };
}
