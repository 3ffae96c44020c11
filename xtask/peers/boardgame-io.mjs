// The toy game on boardgame.io, in memory; prints its port.

import { createRequire } from "node:module";
import { deal, play, view } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "hidden-hand",
  setup: ({ random }) => deal((cards) => random.Shuffle(cards)),
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, card) => (play(G, Number(playerID), card) ? undefined : INVALID_MOVE),
      client: false,
    },
  },
  endIf: ({ G }) => (G.over ? { over: true } : undefined),
};

const server = Server({ games: [game], origins: [/.*/] });
const running = await server.run({ port: 0 }, () => {});
console.log(running.appServer.address().port);
