//! The suite that every game passes: 2, 3 and 4 players, every set of options.
#![allow(clippy::unwrap_used)]

use conformance::Suite;
use game::{Choices, Game, Seat, Viewer};
use spynet::ids::{Branch, Card, Pile};
use spynet::{Action, Choice, SpyNet, State};

/// Everything that could ever be asked for, and some numbers that no edition has.
fn universe(game: &SpyNet) -> Vec<Action> {
    let cards = || game.edition().cards().chain([76, 80, 127, 128, 255].map(Card));
    let mut all = vec![Action::Recruit, Action::Take, Action::Leave, Action::Skip, Action::End];
    all.push(Action::Use(Choice::Deck));
    all.extend([0, 1, 2, 3, 4, 255].map(|seat| Action::Use(Choice::Seat(Seat(seat)))));
    all.extend([0, 1, 2, 3, 7, 255].map(|pile| Action::Use(Choice::Pile(Pile(pile)))));
    all.extend(Branch::ALL.map(|branch| Action::Use(Choice::Branch(branch))));
    for card in cards() {
        all.extend([Action::Keep(card), Action::Attach(card), Action::Give(card)]);
        all.push(Action::Use(Choice::Card(card)));
        all.extend(Branch::ALL.map(|branch| Action::Play(card, branch)));
        all.extend(Branch::ALL.map(|branch| Action::Run(card, branch)));
    }
    all
}

/// Every card is in one place, and strengths add up.
fn conserve(game: &SpyNet, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::Judge);
    let heaps = view.piles.iter().chain([&view.packet]);
    let mut cards: Vec<Card> = heaps.flat_map(|heap| heap.known.iter()).collect();
    cards.extend(view.deck.iter().flatten());
    cards.extend(view.discard.iter());
    for (seat, own) in view.seats.iter().enumerate() {
        cards.extend(own.hand.known.iter());
        cards.extend(own.operations.iter().flat_map(|heap| heap.known.iter()));
        for agent in own.agents.iter().flatten() {
            cards.push(agent.agent);
            cards.extend(agent.funding.iter());
        }
        let agents = own.agents.iter().map(Vec::len);
        for (count, strength) in agents.zip(own.strength) {
            if (count == 0) != (strength == 0) {
                return Err(format!("seat {seat}: {count} agents of strength {strength}"));
            }
        }
    }
    let count = cards.len();
    cards.sort();
    cards.dedup();
    match (count, cards.len()) {
        (76, 76) => Ok(()),
        (76, _) => Err("a card is in two places".to_owned()),
        (count, _) => Err(format!("{count} of 76 cards")),
    }
}

pub fn suite(game: &SpyNet) -> Suite<'_, SpyNet> {
    let mut suite = Suite::new(game, universe(game)).cut(900).playouts(3).samples(8);
    suite.conserve = conserve;
    suite
}

#[test]
fn the_whole_contract_is_kept() {
    let game = SpyNet::house().unwrap();
    println!("{}", suite(&game).run_all().unwrap());
}

/// The long form: `cargo xtask endure` sets how many times as many games.
#[test]
fn the_whole_contract_endures() {
    let factor = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let game = SpyNet::house().unwrap();
    for round in 0..factor {
        let mut suite = suite(&game);
        suite.seed = game::Seed::from_text(&format!("endure {round}"));
        suite.run_all().unwrap();
    }
    assert_eq!(SpyNet::all_options(4).len(), 13);
}
