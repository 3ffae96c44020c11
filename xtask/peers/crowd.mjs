// What both crowds have in common: how long they play, and the one line of JSON that is printed.

import { readFileSync } from "node:fs";

const [port, pid, tables, seconds] = process.argv.slice(2).map(Number);
export { port, tables };

function cpu() {
  const [, after] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rss() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) * 1024;
}

const times = [];
let counting = false;
let warm = 0;

// Runs `play`, which plays one table of two after the other, once per table at the same time.
export async function crowd(server, play) {
  for (let number = 0; number < tables; number += 1) {
    play(`${number}`).catch((error) => {
      console.error(error);
      process.exit(1);
    });
  }
  // Whatever is compiled while it runs should have been by then.
  while (warm < 5000) await new Promise((done) => setTimeout(done, 200));
  counting = true;
  const [begun, used] = [performance.now(), cpu()];
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const [time, spent] = [(performance.now() - begun) / 1000, cpu() - used];
  times.sort((a, b) => a - b);
  const part = (percent) => Number((times[Math.floor((times.length * percent) / 100)] ?? 0).toFixed(2));
  const row = {
    server,
    tables,
    class: "memory",
    moves_per_second: Math.round(times.length / time),
    moves_per_cpu_second: Math.round(times.length / spent),
    p50_ms: part(50),
    p99_ms: part(99),
    rss_bytes: rss(),
  };
  console.log(JSON.stringify(row));
  process.exit(0);
}

// One move took so long.
export function moved(millis) {
  warm += 1;
  if (counting) times.push(millis);
}
