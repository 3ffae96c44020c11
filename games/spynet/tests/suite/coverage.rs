//! Games until everything was used: every card, ability, condition and situation, every kind of act and event.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use bots::{BotKind, play_out};
use game::{Act, Choices, Game, Replay, RowAct, Seat, Seed};
use spynet::{Action, Event, Options, SpyNet};

/// The name of a variant, as `Debug` begins it.
fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_card_ability_condition_and_situation_is_used_in_some_game() {
    let game = SpyNet::house().unwrap();
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    let (mut used, mut scored, mut failed) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut abilities, mut situations) = (BTreeSet::new(), BTreeSet::new());
    let all = SpyNet::SEATS.flat_map(SpyNet::all_options);
    for (index, options) in (0..).zip(all.cycle().take(390)) {
        let seed = Seed::from_text("coverage").child(index);
        // A random player among the others does what no sensible one does.
        let bot =
            |seat| if seat == Seat(0) && index % 3 == 0 { BotKind::Random } else { BotKind::Thumb };
        let seats = Seat::first(options.seats);
        let mut bots: Vec<_> = seats.map(|seat| bot(seat).sit(seed, seat)).collect();
        let played = play_out(&game, &options, seed, &mut bots, 3_000).unwrap();
        situations.insert(format!("{:?}", options.situation));
        let mut replay = Replay::new(&game, &options, seed).unwrap();
        let mut laid = None;
        for act in played.acts {
            if let Act::Seat(_, action) = act {
                actions.insert(kind(&action));
                match (action, laid) {
                    (Action::Play(card, _), _) => laid = Some(card),
                    (Action::Use(_), Some(agent)) => drop(abilities.insert(agent)),
                    _ => {}
                }
            }
            let mut out = Vec::new();
            replay.row(RowAct::Act(act), &mut out).unwrap();
            for event in out {
                events.insert(kind(&event));
                match event {
                    Event::Played { agent: card, .. } | Event::Attached { card, .. } => {
                        used.insert(card);
                    }
                    Event::Ran { card: Some(card), .. } => drop(used.insert(card)),
                    Event::Revealed { card, stars: 0, .. } => drop(failed.insert(card)),
                    Event::Revealed { card, .. } => drop(scored.insert(card)),
                    Event::MoreAgents { .. } | Event::MoreOperations { .. } => {
                        abilities.extend(laid);
                    }
                    _ => {}
                }
            }
        }
    }
    let edition = game.edition();
    let unused: Vec<_> = edition.cards().filter(|card| !used.contains(card)).collect();
    assert_eq!(unused, [], "never played, run or attached");
    let name = |card| edition.card(card).unwrap().id.clone();
    let abilities: BTreeSet<_> = abilities.into_iter().map(name).collect();
    for agent in [
        "anaconda",
        "breaker",
        "extractor",
        "lemonade",
        "sleeper",
        "courier",
        "angel",
        "watcher",
        "bagman",
        "the-hand",
        "cipher",
        "backdoor",
        "the-ghost",
    ] {
        assert!(abilities.contains(agent), "{agent} was never used: {abilities:?}");
    }
    assert_eq!(scored.len(), 32, "every operation scores some day");
    assert_eq!(failed.len(), 12, "every condition fails some day, and nothing else does");
    assert_eq!(situations.len(), 10, "{situations:?}");
    assert_eq!(actions.len(), 11, "{actions:?}");
    // Resigning and breaking off are the table's, drawing and discarding by an ability is in scenarios.
    assert_eq!(events.len(), 32, "{events:?}");
}

/// Wins of the first kind against the second, on both seats in turn.
fn wins(options: &Options, games: u64) -> u64 {
    let game = SpyNet::house().unwrap();
    let mut won = 0;
    for index in 0..games {
        let seed = Seed::from_text("strength").child(index);
        let team = (index % 2) as u8;
        let is_thumb = |seat: Seat| {
            if options.seats == 3 { seat.0 == (index % 3) as u8 } else { seat.0 % 2 == team }
        };
        let sit = |seat| {
            let kind = if is_thumb(seat) { BotKind::Thumb } else { BotKind::Random };
            kind.sit(seed, seat)
        };
        let mut bots: Vec<_> = Seat::first(options.seats).map(sit).collect();
        let played = play_out(&game, options, seed, &mut bots, 5_000).unwrap();
        won += u64::from(played.outcome.unwrap().winners().all(is_thumb));
    }
    won
}

#[test]
fn the_rule_of_thumb_beats_chance() {
    for seats in [2, 4] {
        let options = SpyNet::default_options(seats);
        let won = wins(&options, 200);
        assert!(won >= 190, "{won} of 200 games won with {seats} players");
    }
}
