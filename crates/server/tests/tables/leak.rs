//! Non-interference on the wire: two servers run two worlds that differ only in what one viewer must not know;
//! whatever the viewer asks for, one thing after the other, every byte that it is sent is the same in both, until it
//! has paid for a difference with rows that both servers have stored.
//!
//! A sequence is a walk by chance of some forty steps; `cargo nextest run … --no-capture` prints how much was compared.

mod course;
mod fault;
mod requests;
mod world;

use std::ops::Range;

use catalog::{Entry, Visitor, ids, with_game};
use conformance::Channel;
use conformance::hidden_hand::{self, HiddenHand, Place};
use conformance::sealed_choice::SealedChoice;
use game::Playable;
use spynet::SpyNet;
use spyworld::Spyworld;
use trials::leaky::{Leak, Leaky};
use wire::{Encoding, ToServer};

use crate::site::Site;
use course::{Tally, side_by_side};
use fault::Planted;

/// So many sequences are played for each viewer of a real game.
const ROUNDS: u64 = 40;

/// Plays sequences for every viewer of a table, half of them in each encoding.
async fn holds<G: Playable>(game: &G, seats: u8, rounds: u64) {
    let mut all = Tally::default();
    for numbers in halves(rounds) {
        let alike = side_by_side(game, game, seats, Planted::Nothing, numbers).await;
        all += alike.unwrap_or_else(|why| panic!("{}: {why}", G::ID));
    }
    println!("{} for {seats}: {all}", G::ID);
    assert!(!all.secrets || all.paid > 0, "{}: nobody paid for anything and went on", G::ID);
}

/// The first number of each decides its encoding.
fn halves(rounds: u64) -> [Range<u64>; 2] {
    let odd = 1_000_001;
    [0..rounds.div_ceil(2), odd..odd + rounds / 2]
}

#[tokio::test]
async fn hidden_hands_stay_hidden_on_the_wire() {
    holds(&HiddenHand::house(), 2, 8).await;
    holds(&HiddenHand::house(), 4, 8).await;
}

#[tokio::test]
async fn sealed_choices_stay_sealed_on_the_wire() {
    holds(&SealedChoice::house(), 3, 8).await;
}

#[tokio::test]
async fn sealed_choices_of_many_stay_sealed_in_patches_too() {
    holds(&SealedChoice::house(), 9, 2).await;
}

/// A game at its smallest table, or at one with a seat more.
struct Holds {
    more: u8,
    rounds: u64,
}
impl Visitor for Holds {
    type Out = std::pin::Pin<Box<dyn Future<Output = ()>>>;
    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        let game = entry.house_game(G::NEWEST_RULES).unwrap();
        Box::pin(async move { holds(&game, *G::SEATS.start() + self.more, self.rounds).await })
    }
}

#[tokio::test]
async fn every_real_game_keeps_its_secrets_on_the_wire() {
    for id in ids() {
        with_game(id, Holds { more: 0, rounds: ROUNDS }).unwrap().await;
    }
}

/// `cargo xtask endure` sets how many times as many sequences.
#[tokio::test]
async fn every_real_game_for_one_more_keeps_its_secrets_and_endures() {
    let factor: u64 = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for id in ids() {
        with_game(id, Holds { more: 1, rounds: factor * 6 }).unwrap().await;
    }
}

/// Is this fault found in this game within the rounds that are played above?
async fn is_found<G: Playable>(game: &G, planted: Planted) -> bool {
    for numbers in halves(ROUNDS) {
        let tried = side_by_side(game, game, *G::SEATS.start(), planted, numbers).await;
        if let Err(why) = tried {
            println!("{planted:?} is found in {}: {why}", G::ID);
            return true;
        }
    }
    false
}

#[tokio::test]
async fn a_table_that_rolls_back_is_found_in_spynet() {
    assert!(is_found(&SpyNet::house().unwrap(), Planted::RollsBack).await);
}

#[tokio::test]
async fn every_planted_fault_is_found_in_spyworld() {
    let game = Spyworld::house().unwrap();
    for planted in Planted::ALL {
        assert!(is_found(&game, planted).await, "{planted:?} was not found");
    }
}

/// Something that nobody at the table may know: is the top card of the deck odd?
#[derive(Clone)]
struct TopCard;

impl Leak for TopCard {
    type Game = HiddenHand;
    fn bit(&self, _: &HiddenHand, state: &hidden_hand::State) -> bool {
        let depth = |place| if let Place::Deck(depth) = place { Some(depth) } else { None };
        let deck = state.cards().filter_map(|(card, place)| Some((depth(place)?, card)));
        deck.max().is_some_and(|(_, card)| card % 2 == 1)
    }
    fn spoil(view: &mut hidden_hand::View) {
        view.turn.0 += 10;
    }
    fn event() -> hidden_hand::Event {
        hidden_hand::Event::Ended(hidden_hand::End::Abandoned)
    }
    fn refusal() -> hidden_hand::HandRefusal {
        hidden_hand::HandRefusal::NoClock
    }
}

#[tokio::test]
async fn a_leak_planted_in_the_rules_is_found_in_each_channel() {
    for channel in Channel::ALL {
        let game = Leaky { inner: HiddenHand::house(), leak: Some(TopCard), channel };
        let tried = side_by_side(&game.inner, &game, 2, Planted::Nothing, 0..8).await;
        assert!(tried.is_err(), "{channel:?} was not found");
    }
}

#[tokio::test]
async fn what_another_seat_does_in_secret_sends_no_frame_at_all() {
    use conformance::sealed_choice::Action;
    let site = Site::in_memory();
    let options = <SealedChoice as game::Choices>::default_options(3);
    let mut all =
        crate::client::seated::<SealedChoice>(site.address, options, 3, Encoding::Json).await;
    let before = all[1].raw.len();
    for number in [1, 4, 2] {
        let ask = all[0].update.as_ref().unwrap().ask;
        let choice = vec![Action::Choose(number)];
        assert_eq!(all[0].ask(ToServer::Submit { ask, actions: choice }).await, []);
        all[1].sync().await;
    }
    // Three answers to three pings, and nothing else.
    assert_eq!(all[1].raw.len(), before + 3);
    // The numbers in later frames say nothing of it either.
    let ask = all[1].update.as_ref().unwrap().ask;
    all[1].ask(ToServer::Submit { ask, actions: vec![Action::Choose(5)] }).await;
    let update = all[1].update.clone().unwrap();
    assert_eq!((update.ask.0, update.first), (ask.0 + 1, 0));
}
