//! Moves that not everybody can follow, and what each watcher still knows after them (SN-7.2).
//!
//! A watcher loses certainty about every card that might have been the one; never only about the one it was.

use game::Seat;

use super::draft;
use crate::edition::Edition;
use crate::ids::{Branch, Card, CardSet, Pile};
use crate::state::{Place, State, Watcher, zone_of_pile, zone_of_seat};

/// Any card can be the one.
const ANY: CardSet = CardSet::from_bits(u64::MAX, u64::MAX);

/// One card of `source` that is also in `fits` goes unseen from one zone to another.
fn blur(state: &mut State, watcher: Watcher, source: CardSet, fits: CardSet, from: u8, to: u8) {
    let known: CardSet =
        source.iter().filter(|&card| state.knowledge.has_seen(watcher, card)).collect();
    let candidates = known.and(fits);
    // Who knows all cards there, only one of which can be meant, knows which one it was.
    if known.len() < source.len() || candidates.len() > 1 {
        for card in candidates.iter() {
            state.knowledge.lose(watcher, card);
            state.knowledge.guess(watcher, card, from | to);
        }
    }
    state.knowledge.widen(watcher, from, to);
}

/// All who watch and are none of these.
fn others(state: &State, seats: [Seat; 2]) -> impl Iterator<Item = Watcher> + use<> {
    Watcher::all(state.n_seats).filter(move |watcher| !seats.iter().any(|&seat| watcher.is(seat)))
}

/// SN-2.2: a seat has seen the cards it hands on.
pub(crate) fn pass_on(state: &mut State, seat: Seat, next: Seat) {
    if !state.memory_aid {
        return;
    }
    let (mut zones, mut count) = (0, 0);
    for waiting in draft::waiting(state, next) {
        zones |= zone_of_seat(waiting);
        count += 1;
    }
    let me = Watcher::seat(seat);
    for card in draft::packet(state).iter() {
        if count == 1 {
            state.knowledge.see(me, card);
        } else {
            state.knowledge.guess(me, card, zones);
        }
    }
}

/// A seat looks at cards that stay where they are.
pub(crate) fn look(state: &mut State, seat: Seat, cards: CardSet) {
    if state.memory_aid {
        state.knowledge.see_all(Watcher::seat(seat), cards);
    }
}

/// SN-4.1: an operation goes face-down from hand into a branch.
pub(crate) fn run(edition: &Edition, state: &mut State, seat: Seat, card: Card, branch: Branch) {
    if edition.laws(state.situation).open_operations {
        state.knowledge.open(card);
    } else if state.memory_aid {
        let (hand, fits) = (state.hand(seat), edition.sets.operations_of(branch));
        let zone = zone_of_seat(seat);
        for watcher in others(state, [seat, seat]) {
            blur(state, watcher, hand, fits, zone, zone);
        }
    }
    state.follow(card, Place::operation(seat, branch));
}

/// SN-4.1: a card goes from one hand to another; both know which.
pub(crate) fn give(state: &mut State, from: Seat, to: Seat, card: Card) {
    if state.memory_aid {
        let hand = state.hand(from);
        for watcher in others(state, [from, to]) {
            blur(state, watcher, hand, ANY, zone_of_seat(from), zone_of_seat(to));
        }
        state.knowledge.see(Watcher::seat(from), card);
    }
    state.follow(card, Place::hand(to));
}

/// Two players exchange a card; both know which.
pub(crate) fn exchange(state: &mut State, seat: Seat, with: Seat, taken: Card, given: Card) {
    if state.memory_aid {
        let hands = [(seat, state.hand(seat), with), (with, state.hand(with), seat)];
        for watcher in others(state, [seat, with]) {
            for (from, hand, to) in hands {
                blur(state, watcher, hand, ANY, zone_of_seat(from), zone_of_seat(to));
            }
        }
        state.knowledge.see(Watcher::seat(with), taken);
        state.knowledge.see(Watcher::seat(seat), given);
    }
    state.follow(taken, Place::hand(seat));
    state.follow(given, Place::hand(with));
}

/// A player exchanges a card with a pile.
pub(crate) fn swap(state: &mut State, seat: Seat, pile: Pile, taken: Card, given: Card) {
    if state.memory_aid {
        let (hand, cards) = (state.hand(seat), state.pile(pile));
        let (mine, there) = (zone_of_seat(seat), zone_of_pile(pile));
        for watcher in others(state, [seat, seat]) {
            blur(state, watcher, hand, ANY, mine, there);
            blur(state, watcher, cards, ANY, there, mine);
        }
        state.knowledge.see(Watcher::seat(seat), given);
    }
    state.follow(taken, Place::hand(seat));
    state.follow(given, Place::pile(pile));
}

/// A player takes some of the cards on top of the deck and orders the others: nobody else can follow.
pub(crate) fn stir(state: &mut State, seat: Seat, cards: CardSet) {
    for watcher in others(state, [seat, seat]) {
        cards.iter().for_each(|card| state.knowledge.lose(watcher, card));
    }
}
