//! The leak test is not blind for this game: whatever is secret, in whatever channel it leaks, the suite is red.
//!
//! The suite's own tests plant leaks in its fixture, in every channel; here they are planted in the real game.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use conformance::{Channel, Check, Suite};
use game::{ActionList, Choices, Deal, Determinize, Game, Notation, Seat, Seed, Viewer};
use spyworld::{Action, Event, Options, Refusal, Spyworld, State, View};
use trials::faulty_desk::{Fault, is_found};
use trials::leaky::{Leak, Leaky};

use crate::conformance::suite;

/// Something of one seat that nobody else may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Secret {
    Sheet,
    Choice,
    Claim,
    Agent,
    Path,
    /// Not of a seat: which card comes next.
    Deck,
}

impl Secret {
    const ALL: [Self; 6] =
        [Self::Sheet, Self::Choice, Self::Claim, Self::Agent, Self::Path, Self::Deck];
}

impl Leak for Secret {
    type Game = Spyworld;

    /// About the second seat.
    fn bit(&self, game: &Spyworld, state: &State) -> bool {
        let view = game.view(state, Viewer::Judge);
        let odd = |number: usize| number % 2 == 1;
        let Some(seat) = view.seats.get(1) else { return false };
        match self {
            Secret::Sheet => {
                seat.sheet.is_some_and(|sheet| odd(sheet.rooms.iter().flatten().count()))
            }
            Secret::Choice => {
                let first = seat.draft.and_then(|draft| draft.jobs[0]);
                first.is_some_and(|job| job.stack.0 == 0)
            }
            Secret::Claim => seat.draft.is_some_and(|draft| draft.claim.is_some()),
            Secret::Agent => seat.agent.is_some_and(|agent| odd(agent.0.into())),
            Secret::Path => seat.raid.as_ref().is_some_and(|raid| odd(raid.moves.len())),
            Secret::Deck => {
                view.rest.is_some_and(|rest| rest[0].get(1).is_some_and(|c| odd(c.0.into())))
            }
        }
    }
    fn spoil(view: &mut View) {
        view.round += 1;
    }
    fn event() -> Event {
        Event::TimeUp
    }
    fn refusal() -> Refusal {
        Refusal::NoSlanting
    }
    fn all_options(seats: u8) -> Vec<Options> {
        let mut options = Spyworld::default_options(seats);
        options.domicile = 2;
        vec![options]
    }
}

fn leaky(leak: Option<Secret>, channel: Channel) -> Leaky<Secret> {
    // Three rounds, so that a game gets to its raids soon; every content, and missions that are soon met.
    let edition = "cards r1/dossier c1/dossier r2/prototype c2/prototype r3/movement+4 c3/stealth+4\n\
                   cards r4/snare c4/dossier r5/hound c5/snare r1/wall c2/gadget\n\
                   mission archive secrets 1 now 3 end 6\n\
                   mission labyrinth budget 1 now 3 end 6\n";
    let edition = Spyworld::read_edition(edition).unwrap();
    Leaky { inner: Spyworld::new(edition, Spyworld::NEWEST_RULES).unwrap(), leak, channel }
}

/// What the suite says about this channel.
fn verdict(game: &Leaky<Secret>, channel: Channel) -> Option<Check> {
    let universe = vec![Action::Pass, Action::Train, Action::Confirm, Action::Swap, Action::Stop];
    let suite = Suite::new(game, universe).seats([3]).playouts(4).samples(24).cut(400);
    suite.leak(channel).err().map(|failure| failure.check)
}

#[test]
fn without_a_leak_every_channel_is_green() {
    for channel in Channel::ALL {
        assert_eq!(verdict(&leaky(None, channel), channel), None, "{channel:?}");
    }
}

#[test]
fn every_secret_that_leaks_is_red_in_its_channel() {
    for secret in Secret::ALL {
        for channel in Channel::ALL {
            let found = verdict(&leaky(Some(secret), channel), channel);
            assert_eq!(found, Some(Check::Leak(channel)), "{secret:?} leaks in {channel:?}");
        }
    }
}

#[test]
fn a_leak_is_red_in_no_other_channel() {
    for planted in Channel::ALL {
        for channel in Channel::ALL.into_iter().filter(|&channel| channel != planted) {
            // Where views differ, events between them cannot be compared.
            if planted != Channel::View || channel != Channel::Event {
                let found = verdict(&leaky(Some(Secret::Sheet), planted), channel);
                assert_eq!(found, None, "planted in {planted:?}, found in {channel:?}");
            }
        }
    }
}

/// Within the games that the suite plays for itself.
#[test]
fn every_fault_of_a_table_is_found_by_sequences() {
    let game = Spyworld::house().unwrap();
    for fault in Fault::ALL {
        assert!(is_found(&suite(&game).seats([2, 4]), fault), "{fault:?}");
    }
}

/// SW-3.1: whatever world is made up, the number on a stack is on the card whose content follows.
#[test]
fn sw_3_1_worlds_keep_the_numbers_on_the_stacks() {
    let game = Spyworld::house().unwrap();
    let mut chance = bots::Fast::new(Seed::from_text("numbers"));
    let deal = Deal::new(Seed::from_text("numbers"));
    let mut state = game.setup(&Spyworld::default_options(4), &deal).unwrap();
    let mut legal = ActionList::new();
    let mut seen = std::collections::BTreeSet::new();
    for step in 0..600 {
        if game.to_act(&state).is_empty() {
            break;
        }
        bots::random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
        if step % 20 == 0 {
            let viewer = Viewer::Seat(Seat(1));
            let view = game.view(&state, viewer);
            let world = game.determinize(&view, viewer, &mut chance).unwrap();
            let rest = game.view(&world, Viewer::Judge).rest.unwrap();
            for (top, cards) in view.tops.iter().zip(&rest) {
                let card = game.edition().card(cards[0]).unwrap();
                assert_eq!(Some(card.line), *top);
                seen.insert((card.line, format!("{:?}", card.content)));
            }
        }
    }
    assert!(seen.len() > 20, "the content below a number varies: {}", seen.len());
}
