// A duel that never ends, of about the size of a small card game: hidden hands, a hidden deck, a row that both see.
"use strict";

const CARDS = 60;
const HAND = 5;
const ROW = 10;

function draw(G, random) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.deck.pop();
}

exports.duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    return { hands: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }, deck, row: [], discard: [], score: [0, 0] };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: {
      // The server decides, as it does at our tables: a client that guessed ahead could not know the card it draws.
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.hands[playerID];
        if (!Number.isInteger(place) || place < 0 || place >= hand.length) return "INVALID_MOVE";
        const [card] = hand.splice(place, 1);
        G.score[playerID] += card > (G.row[G.row.length - 1] ?? -1) ? 1 : 0;
        G.row.push(card);
        if (G.row.length > ROW) G.discard.push(G.row.shift());
        hand.push(draw(G, random));
      },
    },
  },

  playerView: ({ G, playerID }) => ({
    hand: G.hands[playerID] ?? [],
    row: G.row,
    deck: G.deck.length,
    discard: G.discard,
    score: G.score,
  }),
};
