// The toy game of the measurement: twenty cards, hands of three, two seats; whoever has the turn plays a card and draws.
// The rules of crates/conformance/src/hidden_hand for two, as far as a crowd that only plays cards gets into them.

export function deal(shuffle) {
  const cards = shuffle(Array.from({ length: 20 }, (_, index) => index + 1));
  return { hands: [cards.slice(0, 3), cards.slice(3, 6)], up: [[], []], deck: cards.slice(6), turn: 0, over: false };
}

// Plays a card, or answers false.
export function play(table, seat, card) {
  const hand = table.hands[seat];
  const place = hand.indexOf(card);
  if (table.over || table.turn !== seat || place < 0) return false;
  hand.splice(place, 1);
  table.up[seat].push(card);
  if (table.deck.length > 0) hand.push(table.deck.pop());
  if (table.hands[1 - seat].length > 0) table.turn = 1 - seat;
  table.over = table.hands.every((cards) => cards.length === 0);
  return true;
}

// What a seat may know.
export function view(table, seat) {
  const hands = table.hands.map((cards, owner) => cards.map((card) => (owner === seat ? card : null)));
  return { hands, up: table.up, deck: table.deck.length, turn: table.turn, over: table.over };
}

export function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}
