//! Random games until everything was used: every mission taken and completed, every start, every kind of act and event.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use bots::{BotKind, play_out};
use game::{Act, Choices, Game, Replay, RowAct, Seat, Seed};
use spy_connection::{Event, SpyConnection};

/// The name of a variant, as `Debug` begins it.
fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_card_action_and_event_is_used_in_some_game() {
    let game = SpyConnection::house().unwrap();
    let (mut taken, mut completed, mut starts) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    let all = SpyConnection::SEATS.flat_map(SpyConnection::all_options);
    for (index, options) in (0..).zip(all.cycle().take(720)) {
        let seed = Seed::from_text("coverage").child(index);
        let seats = Seat::first(options.agents.len() as u8);
        // A random player among the others does what no sensible one does.
        let bot =
            |seat| if seat == Seat(0) && index % 3 == 0 { BotKind::Random } else { BotKind::Thumb };
        let mut bots: Vec<_> = seats.map(|seat| bot(seat).sit(seed, seat)).collect();
        let played = play_out(&game, &options, seed, &mut bots, 3_000).unwrap();
        let mut replay = Replay::new(&game, &options, seed).unwrap();
        for act in played.acts {
            if let Act::Seat(_, action) = act {
                actions.insert(kind(&action));
            }
            let mut out = Vec::new();
            replay.row(RowAct::Act(act), &mut out).unwrap();
            for event in out {
                events.insert(kind(&event));
                match event {
                    Event::Took { mission, .. } => drop(taken.insert(mission)),
                    Event::Completed { mission, .. } => drop(completed.insert(mission)),
                    Event::Chose { mission, .. } => drop(starts.insert(mission)),
                    _ => {}
                }
            }
        }
    }
    let unused = |used: &BTreeSet<_>, all: Vec<_>| -> Vec<_> {
        all.into_iter().filter(|mission| !used.contains(mission)).collect()
    };
    let edition = game.edition();
    assert_eq!(unused(&taken, edition.deck_missions().collect()), [], "never taken");
    assert_eq!(unused(&completed, edition.deck_missions().collect()), [], "never completed");
    assert_eq!(unused(&starts, edition.start_missions().collect()), [], "never chosen");
    assert_eq!(actions.len(), 10, "{actions:?}");
    // Resigning and breaking off are the table's; the suite does them.
    assert_eq!(events.len(), 14, "{events:?}");
}

#[test]
fn the_rule_of_thumb_beats_chance() {
    let game = SpyConnection::house().unwrap();
    let mut won = 0;
    for index in 0..60 {
        let seed = Seed::from_text("strength").child(index);
        let thumb = Seat((index % 2) as u8);
        let kinds =
            Seat::first(2).map(|s| if s == thumb { BotKind::Thumb } else { BotKind::Random });
        let mut bots: Vec<_> =
            Seat::first(2).zip(kinds).map(|(seat, kind)| kind.sit(seed, seat)).collect();
        let options = SpyConnection::default_options(2);
        let played = play_out(&game, &options, seed, &mut bots, 5_000).unwrap();
        won += u32::from(played.outcome.unwrap().winners().eq([thumb]));
    }
    assert!(won >= 58, "{won} of 60 games won");
}
