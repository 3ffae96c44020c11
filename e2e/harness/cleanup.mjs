// What a scenario has started and must not outlive it, also where the test has failed before it could stop it: a process
// or a listening socket would keep the test file from ending.

const left = [];

export function atTheEnd(stop) {
  left.push(stop);
}

export async function cleanUp() {
  await Promise.allSettled(left.splice(0).map((stop) => stop()));
}
