// The toy game on Colyseus, in memory: each seat is sent its view after every move. Prints its port.

import { createServer } from "node:http";
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { deal, play, shuffled, view } from "./game.mjs";

class HiddenHand extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    this.table = deal(shuffled);
    this.onMessage("play", (client, card) => {
      const seat = this.clients.indexOf(client);
      if (play(this.table, seat, card)) this.show();
    });
    this.onMessage("ready", (client) => client.send("view", view(this.table, this.clients.indexOf(client))));
  }

  show() {
    this.clients.forEach((client, seat) => client.send("view", view(this.table, seat)));
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http }) });
server.define("hidden-hand", HiddenHand);
await server.listen(0);
console.log(http.address().port);
