//! SN-7.2: what follows for a seat from the number of cards that lie somewhere: a place without an unknown card
//! holds no guessed one, and a guess that only one place is left for is certain.
//!
//! Works on what the seat itself knows and what all can count, so that it tells the seat nothing new.

use game::Seat;

use super::notes::{GUESSES, Guess};
use super::{Place, State, Watcher, Zones};
use crate::edition::Edition;
use crate::ids::{MAX_PILES, Pile};

impl State {
    /// How many cards in a place this seat does not know.
    #[inline]
    pub(crate) fn unknown_to(&self, seat: Seat, place: Place) -> u8 {
        self.cards_at(place).without(self.knowledge.seen(Watcher::seat(seat))).len()
    }

    /// The same of all operations of a seat.
    pub(crate) fn unknown_operations(&self, seat: Seat, of: Seat) -> u8 {
        let cards = self.all_operations(of);
        cards.without(self.knowledge.seen(Watcher::seat(seat))).len()
    }

    /// All seats draw their conclusions.
    pub(crate) fn settle(&mut self, edition: &Edition) {
        for seat in Seat::first(self.n_seats) {
            if !self.knowledge.notes(seat).is_empty() {
                self.settle_seat(edition, seat);
            }
        }
    }

    fn settle_seat(&mut self, edition: &Edition, seat: Seat) {
        // Whatever becomes certain leaves fewer unknown cards for the rest.
        for round in 0..GUESSES {
            let mut notes = *self.knowledge.notes(seat);
            let vacant = self.vacant(seat, notes.zones(), round > 0);
            if !vacant.is_empty() {
                notes.exclude(vacant);
            }
            let certain = notes.guesses().find_map(|guess| {
                let place = self.only_place(edition, seat, guess)?;
                Some((guess.card, place))
            });
            if let Some((card, place)) = certain {
                notes.found(card, Zones::of(seat, place));
                self.knowledge.see(Watcher::seat(seat), card);
            }
            if let Some(kept) = self.knowledge.notes_mut(seat) {
                *kept = notes;
            }
            if certain.is_none() {
                break;
            }
        }
    }

    /// Those of these zones in which the seat knows every card. Operations stay where they are, so that theirs
    /// is one only when a guess has become certain.
    fn vacant(&self, seat: Seat, zones: Zones, also_operations: bool) -> Zones {
        let mut vacant = Zones::NONE;
        let mut look = |zone: Zones, unknown: &dyn Fn() -> u8| {
            if zones.meets(zone) && unknown() == 0 {
                vacant = vacant.or(zone);
            }
        };
        for of in Seat::first(self.n_seats) {
            look(Zones::hand(seat, of), &|| self.unknown_to(seat, Place::hand(of)));
            if also_operations {
                look(Zones::operations(seat, of), &|| self.unknown_operations(seat, of));
            }
        }
        for pile in Pile::first(MAX_PILES) {
            look(Zones::pile(pile), &|| self.unknown_to(seat, Place::pile(pile)));
        }
        vacant
    }

    /// Where the card is, if there is only one place for it.
    fn only_place(&self, edition: &Edition, seat: Seat, guess: Guess) -> Option<Place> {
        if !guess.zones.is_single() {
            return None;
        }
        for of in Seat::first(self.n_seats) {
            if guess.zones == Zones::hand(seat, of) {
                return Some(Place::hand(of));
            }
            if guess.zones == Zones::operations(seat, of) {
                let branches = edition.operation(guess.card)?.branches;
                let places = branches.iter().map(|branch| Place::operation(of, branch));
                let mut open = places.filter(|&place| self.unknown_to(seat, place) > 0);
                return open.next().filter(|_| open.next().is_none());
            }
        }
        Pile::first(MAX_PILES).find(|&pile| guess.zones == Zones::pile(pile)).map(Place::pile)
    }
}
