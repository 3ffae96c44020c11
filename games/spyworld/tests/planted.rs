//! Planted leaks: a game that shows what it must not is caught by the suite, one channel at a time.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Chance, Choices, Deal, Determinize, Game, Resample, Seed, Viewer};
use spyworld::{Spyworld, State, View};

/// A view that somebody tampered with; true worlds and other worlds must not look alike in it.
fn tells(leak: fn(&Spyworld, &State, &mut View)) -> bool {
    let game = Spyworld::house().unwrap();
    let mut chance = bots::Fast::new(Seed::from_text("planted"));
    for index in 0..6 {
        let mut options = Spyworld::default_options(3);
        options.domicile = 2;
        let deal = Deal::new(Seed::from_text("planted").child(index));
        let mut state = game.setup(&options, &deal).unwrap();
        let mut legal = game::ActionList::new();
        for _ in 0..1_500 {
            if game.to_act(&state).is_empty() {
                break;
            }
            bots::random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
            if chance.below(40) > 0 {
                continue;
            }
            let viewer = Viewer::Seat(game::Seat(0));
            let world = game.resample(&state, viewer, &mut chance);
            let look = |state: &State| {
                let mut view = game.view(state, viewer);
                leak(&game, state, &mut view);
                view
            };
            if look(&state) != look(&world) {
                return true;
            }
        }
    }
    false
}

fn judge(game: &Spyworld, state: &State) -> View {
    game.view(state, Viewer::Judge)
}

#[test]
fn nothing_is_told_where_nothing_leaks() {
    assert!(!tells(|_, _, _| {}));
}

#[test]
fn a_sheet_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| view.seats[1].sheet = judge(game, state).seats[1].sheet));
}

#[test]
fn a_choice_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| view.seats[1].draft = judge(game, state).seats[1].draft));
}

#[test]
fn a_claim_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| {
        let claim = judge(game, state).seats[1].draft.and_then(|draft| draft.claim);
        view.round += u8::from(claim.is_some());
    }));
}

#[test]
fn an_agent_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| view.seats[1].agent = judge(game, state).seats[1].agent));
}

#[test]
fn a_path_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| {
        let raid = judge(game, state).seats[1].raid.clone();
        view.seats[1].raid = raid.filter(|_| view.seats[1].sheet.is_some());
    }));
}

#[test]
fn a_reward_that_is_shown_is_caught() {
    assert!(tells(
        |game, state, view| view.seats[1].kept = judge(game, state).seats[1].kept.clone()
    ));
}

#[test]
fn a_deck_that_is_shown_is_caught() {
    assert!(tells(|game, state, view| view.rest = judge(game, state).rest));
}

/// SW-3.1: whatever world is made up, the number on a stack is on the card whose content follows.
#[test]
fn sw_3_1_worlds_keep_the_numbers_on_the_stacks() {
    let game = Spyworld::house().unwrap();
    let mut chance = bots::Fast::new(Seed::from_text("numbers"));
    let deal = Deal::new(Seed::from_text("numbers"));
    let mut state = game.setup(&Spyworld::default_options(4), &deal).unwrap();
    let mut legal = game::ActionList::new();
    let mut seen = std::collections::BTreeSet::new();
    for step in 0..600 {
        if game.to_act(&state).is_empty() {
            break;
        }
        bots::random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
        if step % 20 == 0 {
            let viewer = Viewer::Seat(game::Seat(1));
            let view = game.view(&state, viewer);
            let world = game.determinize(&view, viewer, &mut chance).unwrap();
            let rest = judge(&game, &world).rest.unwrap();
            for (top, cards) in view.tops.iter().zip(&rest) {
                let card = game.edition().card(cards[0]).unwrap();
                assert_eq!(Some(card.line), *top);
                seen.insert((card.line, format!("{:?}", card.content)));
            }
        }
    }
    assert!(seen.len() > 20, "the content below a number varies: {}", seen.len());
}
