// Two players per table over socket.io, as boardgame.io's own client speaks.

import { io } from "socket.io-client";
import { crowd, moved, port } from "./crowd.mjs";

const open = () => io(`http://127.0.0.1:${port}/hidden-hand`, { transports: ["websocket"], forceNew: true });

await crowd("boardgame.io", async (name) => {
  const sockets = [open(), open()];
  const newest = [null, null];
  let heard = () => {};
  sockets.forEach((socket, seat) => {
    socket.on("sync", (_, { state }) => heard(seat, state));
    socket.on("update", (_, state) => heard(seat, state));
  });
  const both = (ask) =>
    new Promise((done) => {
      const missing = new Set([0, 1]);
      heard = (seat, state) => {
        newest[seat] = state;
        missing.delete(seat);
        if (missing.size === 0) done();
      };
      ask();
    });
  for (let game = 0; ; game += 1) {
    const match = `${name}-${game}`;
    await both(() => sockets.forEach((socket, seat) => socket.emit("sync", match, `${seat}`, undefined, 2)));
    while (newest[0].ctx.gameover === undefined) {
      const seat = newest[0].G.turn;
      const { G, _stateID } = newest[seat];
      const payload = { type: "play", args: [G.hands[seat][0]], playerID: `${seat}` };
      const sent = performance.now();
      await both(() => sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, _stateID, match, `${seat}`));
      moved(performance.now() - sent);
    }
  }
});
