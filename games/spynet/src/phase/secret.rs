//! Moves that not everybody can follow, and what each watcher still knows after them (SN-7.2).
//!
//! A watcher loses certainty about every card that might have been the one; never only about the one it was.

use game::Seat;

use super::draft;
use crate::edition::Edition;
use crate::ids::{Branch, Card, CardSet, Pile};
use crate::state::{Place, Spot, State, Watcher, Zones};

/// One card goes unseen from one place to another; it is one of those that fit.
#[derive(Clone, Copy)]
struct Move {
    from: Place,
    to: Place,
    fits: CardSet,
}

/// All who watch and are none of these.
fn others(state: &State, seats: [Seat; 2]) -> impl Iterator<Item = Watcher> + use<> {
    Watcher::all(state.n_seats).filter(move |watcher| !seats.iter().any(|&seat| watcher.is(seat)))
}

/// The cards this watcher knows for certain, one of which may have gone. None where it is clear which one went:
/// who knows all cards there, only one of which can be meant, knows it.
fn candidates(state: &State, watcher: Watcher, it: Move) -> CardSet {
    let source = state.cards_at(it.from);
    let known = source.and(state.knowledge.seen(watcher));
    let fitting = known.and(it.fits);
    if known == source && fitting.len() == 1 { CardSet::EMPTY } else { fitting }
}

/// What a watcher still knows after moves that happen at once.
fn blur(edition: &Edition, state: &mut State, watcher: Watcher, moves: &[Move]) {
    let Some(me) = watcher.as_seat() else {
        for &it in moves {
            state.knowledge.lose_all(watcher, candidates(state, watcher, it));
        }
        return;
    };
    if !state.knowledge.notes(me).is_empty() {
        for it in moves {
            count(state, me, it.from);
            count(state, me, it.to);
        }
    }
    let piles = edition.laws(state.situation).piles;
    let all = Zones::all(me, state.n_seats, piles);
    let sets: [CardSet; 2] = core::array::from_fn(|at| {
        moves.get(at).map_or(CardSet::EMPTY, |&it| candidates(state, watcher, it))
    });
    // Where a card comes for the one that goes, the number of cards does not tell that one of these went.
    let is_whole = |it: &Move| moves.len() > 1 && state.unknown_to(me, it.from) == 0;
    let whole: [bool; 2] = core::array::from_fn(|at| moves.get(at).is_some_and(is_whole));
    let Some(notes) = state.knowledge.notes_mut(me) else { return };
    let mut fresh = [CardSet::EMPTY; 2];
    for (it, fresh) in moves.iter().zip(&mut fresh) {
        *fresh = notes.slip(Zones::of(me, it.from), Zones::of(me, it.to), it.fits);
    }
    for (it, known) in moves.iter().zip(sets) {
        let (from, to) = (Zones::of(me, it.from), Zones::of(me, it.to));
        notes.guess_all(known, from.or(to));
    }
    for (((it, known), fresh), whole) in moves.iter().zip(sets).zip(fresh).zip(whole) {
        let (from, to) = (Zones::of(me, it.from), Zones::of(me, it.to));
        if whole {
            notes.limit(known, from, known.len().saturating_sub(1));
        }
        // All of these were there, and one card went.
        notes.limit(known, all.without(from), 1);
        // None of these was where the card went, and one came.
        notes.limit(known.or(fresh), to, 1);
    }
    sets.into_iter().for_each(|known| state.knowledge.lose_all(watcher, known));
}

/// Before cards come to a place, or what is known there gets lost: of the cards that may be there, there are no
/// more than unknown ones lie there.
fn count(state: &mut State, me: Seat, place: Place) {
    let zone = Zones::of(me, place);
    let may_be_there = state.knowledge.notes(me).count_in(zone);
    if may_be_there < 2 || may_be_there <= state.unknown_to(me, place) {
        return;
    }
    let cards = state.knowledge.notes(me).cards_in(zone);
    let (zones, most) = match place.spot() {
        Spot::Hand(of) => {
            // What was never among the operations can get there only from this hand.
            let beside = Zones::operations(me, of);
            let apart = cards.and(state.knowledge.notes(me).cards_in(beside)).is_empty();
            (if apart { zone.or(beside) } else { zone }, state.unknown_to(me, place))
        }
        Spot::Operation(of, _) => (zone, state.unknown_operations(me, of)),
        Spot::Pile(_) => (zone, state.unknown_to(me, place)),
        Spot::Out
        | Spot::Deck
        | Spot::Packet
        | Spot::Discard
        | Spot::Agent(..)
        | Spot::Attached(_) => return,
    };
    if let Some(notes) = state.knowledge.notes_mut(me) {
        notes.limit(cards, zones, most);
    }
}

/// A card from the deck is about to come here: what is known of those that are here is written down.
#[inline]
pub(crate) fn arrive(state: &mut State, place: Place) {
    if !state.memory_aid {
        return;
    }
    for me in Seat::first(state.n_seats) {
        if !state.knowledge.notes(me).is_empty() {
            count(state, me, place);
        }
    }
}

/// SN-2.2: a seat has seen the cards it hands on.
pub(crate) fn pass_on(state: &mut State, seat: Seat, next: Seat) {
    if !state.memory_aid {
        return;
    }
    let (mut zones, mut count) = (Zones::NONE, 0);
    for waiting in draft::waiting(state, next) {
        zones = zones.or(Zones::hand(seat, waiting));
        count += 1;
    }
    let cards = draft::packet(state);
    if count == 1 {
        state.knowledge.see_all(Watcher::seat(seat), cards);
    } else if let Some(notes) = state.knowledge.notes_mut(seat) {
        cards.iter().for_each(|card| notes.guess(card, zones));
    }
}

/// A seat looks at all cards of a place, which stay where they are.
pub(crate) fn look(state: &mut State, seat: Seat, place: Place) {
    look_at(state, seat, state.cards_at(place), Zones::of(seat, place));
}

/// A seat looks at all operations of another.
pub(crate) fn look_at_operations(state: &mut State, seat: Seat, of: Seat) {
    look_at(state, seat, state.all_operations(of), Zones::operations(seat, of));
}

/// A seat looks at some cards on top of the deck.
pub(crate) fn look_at_top(state: &mut State, seat: Seat, cards: CardSet) {
    look_at(state, seat, cards, Zones::NONE);
}

/// What was looked for and is not there is elsewhere.
fn look_at(state: &mut State, seat: Seat, cards: CardSet, zone: Zones) {
    if !state.memory_aid {
        return;
    }
    state.knowledge.see_all(Watcher::seat(seat), cards);
    if let Some(notes) = state.knowledge.notes_mut(seat).filter(|notes| !notes.is_empty()) {
        cards.iter().for_each(|card| notes.found(card, zone));
        notes.exclude(zone);
    }
}

/// SN-3.1: a seat takes a whole pile; who knew a card there knows where it is.
pub(crate) fn take(state: &mut State, seat: Seat, pile: Pile) {
    let (here, hand) = (Place::pile(pile), Place::hand(seat));
    if state.memory_aid {
        for me in Seat::first(state.n_seats).filter(|&me| me != seat) {
            if state.knowledge.notes(me).is_empty() {
                continue;
            }
            count(state, me, hand);
            let unknown = state.unknown_to(me, here);
            if let Some(notes) = state.knowledge.notes_mut(me) {
                notes.pour(Zones::of(me, here), Zones::of(me, hand), unknown);
            }
        }
    }
    state.pile(pile).iter().for_each(|card| state.follow(card, hand));
}

/// SN-4.1: an operation goes face-down from hand into a branch.
pub(crate) fn run(edition: &Edition, state: &mut State, seat: Seat, card: Card, branch: Branch) {
    let (from, to) = (Place::hand(seat), Place::operation(seat, branch));
    if edition.laws(state.situation).open_operations {
        state.knowledge.open(card, from);
    } else if state.memory_aid {
        let moves = [Move { from, to, fits: edition.sets.operations_of(branch) }];
        for watcher in others(state, [seat, seat]) {
            blur(edition, state, watcher, &moves);
        }
    }
    state.follow(card, to);
}

/// SN-4.1: a card goes from one hand to another; both know which.
pub(crate) fn give(edition: &Edition, state: &mut State, from: Seat, to: Seat, card: Card) {
    if state.memory_aid {
        let moves = [Move { from: Place::hand(from), to: Place::hand(to), fits: CardSet::ALL }];
        for watcher in others(state, [from, to]) {
            blur(edition, state, watcher, &moves);
        }
    }
    state.follow(card, Place::hand(to));
    remember(state, from, card);
}

/// Two players exchange a card; both know which.
pub(crate) fn exchange(
    edition: &Edition,
    state: &mut State,
    [seat, with]: [Seat; 2],
    taken: Card,
    given: Card,
) {
    let (mine, theirs) = (Place::hand(seat), Place::hand(with));
    if state.memory_aid {
        for watcher in others(state, [seat, with]) {
            blur(edition, state, watcher, &both_ways(mine, theirs));
        }
    }
    state.follow(taken, mine);
    state.follow(given, theirs);
    remember(state, with, taken);
    remember(state, seat, given);
}

/// A player exchanges a card with a pile.
pub(crate) fn swap(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    pile: Pile,
    [taken, given]: [Card; 2],
) {
    let (mine, there) = (Place::hand(seat), Place::pile(pile));
    if state.memory_aid {
        for watcher in others(state, [seat, seat]) {
            blur(edition, state, watcher, &both_ways(mine, there));
        }
    }
    state.follow(taken, mine);
    state.follow(given, there);
    remember(state, seat, given);
}

const fn both_ways(one: Place, other: Place) -> [Move; 2] {
    let fits = CardSet::ALL;
    [Move { from: one, to: other, fits }, Move { from: other, to: one, fits }]
}

/// A seat knows where a card of its own went.
fn remember(state: &mut State, seat: Seat, card: Card) {
    if state.memory_aid {
        state.knowledge.see(Watcher::seat(seat), card);
    }
}

/// A player takes some of the cards on top of the deck and orders the others: nobody else can follow.
pub(crate) fn stir(state: &mut State, seat: Seat, cards: CardSet) {
    for watcher in others(state, [seat, seat]) {
        state.knowledge.lose_all(watcher, cards);
    }
}
