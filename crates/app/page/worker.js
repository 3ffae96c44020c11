// The worker's beginning: loads the keeper, starts it, and hands on what came in the meantime.
//
// The first message is boot.js's: `{ wasm, glue }`. Every later one is the page's. `worker_main` sets its own
// `onmessage` (or adds a listener) before it returns; what arrived earlier is delivered then, in its order.

const waiting = [];
const keep = (event) => {
  event.stopImmediatePropagation();
  waiting.push(event);
};

addEventListener(
  "message",
  async (event) => {
    event.stopImmediatePropagation();
    addEventListener("message", keep);
    const { wasm, glue } = event.data;
    const { default: init, worker_main } = await import(glue);
    await init({ module_or_path: wasm });
    worker_main();
    removeEventListener("message", keep);
    for (const { data, ports } of waiting) {
      dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
    }
  },
  { once: true },
);
