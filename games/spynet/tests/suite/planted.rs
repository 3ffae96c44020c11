//! The leak test is not blind for this game: a leak planted in a channel fails in that channel.
//!
//! The suite's own tests plant leaks in its fixture, in every channel; here they are planted in the real game.
#![allow(clippy::unwrap_used)]

use conformance::{Channel, Check, Suite};
use game::{Game, Viewer};
use spynet::ids::{Card, Pile};
use spynet::{Action, Event, Refusal, SpyNet, State, View};
use trials::faulty_desk::{Fault, is_found};
use trials::leaky::{Leak, Leaky};

use crate::conformance::suite;

/// Something that hardly anybody at the table may know: is the top card of the deck an odd one?
#[derive(Clone)]
struct TopCard;

impl Leak for TopCard {
    type Game = SpyNet;

    fn bit(&self, game: &SpyNet, state: &State) -> bool {
        let deck = game.view(state, Viewer::Judge).deck;
        deck.first().copied().flatten().is_some_and(|Card(number)| number % 2 == 1)
    }
    fn spoil(view: &mut View) {
        view.round += 1;
    }
    fn event() -> Event {
        Event::Refilled { pile: Pile(0) }
    }
    fn refusal() -> Refusal {
        Refusal::NoClock
    }
}

#[test]
fn every_planted_leak_fails_in_its_own_channel() {
    let channels = Channel::ALL;
    for planted in channels {
        let game = Leaky { inner: SpyNet::house().unwrap(), leak: Some(TopCard), channel: planted };
        let universe = vec![Action::Recruit, Action::Take, Action::Leave, Action::End];
        let suite = Suite::new(&game, universe).seats([2, 4]).playouts(3).cut(200);
        for channel in channels {
            let failed = suite.leak(channel).err().map(|failure| failure.check);
            let expected = (channel == planted).then_some(Check::Leak(channel));
            // Where views differ, events between them cannot be compared.
            if !(planted == Channel::View && channel == Channel::Event) {
                assert_eq!(failed, expected, "planted in {planted:?}, looked for in {channel:?}");
            }
        }
    }
}

/// Within the games that the suite plays for itself. Nobody does anything in secret here, so that the other faults of a
/// table do not show.
#[test]
fn a_fault_of_a_table_is_found_by_sequences() {
    let game = SpyNet::house().unwrap();
    for fault in [Fault::RollsBack, Fault::NamesALaterReason, Fault::ListsMidway] {
        assert!(is_found(&suite(&game), fault), "{fault:?}");
    }
}
