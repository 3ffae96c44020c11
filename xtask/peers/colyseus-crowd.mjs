// Two players per table, with Colyseus's own client.

import { Client } from "@colyseus/sdk";
import { crowd, moved, port } from "./crowd.mjs";

const client = new Client(`http://127.0.0.1:${port}`);

await crowd("colyseus", async () => {
  for (;;) {
    const host = await client.create("hidden-hand");
    const rooms = [host, await client.joinById(host.roomId)];
    const newest = [null, null];
    let heard = () => {};
    rooms.forEach((room, seat) => room.onMessage("view", (view) => heard(seat, view)));
    const both = (ask) =>
      new Promise((done) => {
        const missing = new Set([0, 1]);
        heard = (seat, view) => {
          newest[seat] = view;
          missing.delete(seat);
          if (missing.size === 0) done();
        };
        ask();
      });
    await both(() => rooms.forEach((room) => room.send("ready")));
    while (!newest[0].over) {
      const seat = newest[0].turn;
      const sent = performance.now();
      await both(() => rooms[seat].send("play", newest[seat].hands[seat][0]));
      moved(performance.now() - sent);
    }
    rooms.forEach((room) => room.leave());
  }
});
