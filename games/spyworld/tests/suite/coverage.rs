//! Games until everything was used: every card, agent, gadget, mission and domicile, every kind of act and event.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;

use bots::{BotKind, play_out};
use game::{Act, Choices, Game, Replay, RowAct, Seat, Seed, Viewer};
use spyworld::ids::Gadget;
use spyworld::{Action, Event, Options, Spyworld};

/// The name of a variant, as `Debug` begins it.
fn kind(value: &impl std::fmt::Debug) -> String {
    format!("{value:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn everything_is_used_in_some_game() {
    let game = Spyworld::house().unwrap();
    let edition = game.edition();
    let (mut cards, mut agents, mut used, mut owned) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut missions, mut upgrades, mut domiciles) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut actions, mut events) = (BTreeSet::new(), BTreeSet::new());
    let all: Vec<Options> = [2, 3, 4, 5].into_iter().flat_map(Spyworld::all_options).collect();
    for (index, options) in (0..).zip(all.iter().cycle().take(96)) {
        let seed = Seed::from_text("coverage").child(index);
        let seats = Seat::first(options.beginners.len() as u8);
        // Random players among the others do what no sensible one does.
        let bot = |seat: Seat| {
            if (u64::from(seat.0) + index) % 2 == 0 { BotKind::Random } else { BotKind::Thumb }
        };
        let mut bots: Vec<_> = seats.map(|seat| bot(seat).sit(seed, seat)).collect();
        let played = play_out(&game, options, seed, &mut bots, 10_000).unwrap();
        let mut replay = Replay::new(&game, options, seed).unwrap();
        for act in played.acts {
            if let Act::Seat(_, action) = act {
                actions.insert(kind(&action));
                if let Action::Use(gadget, ..) = action {
                    used.insert(gadget);
                }
                if let Action::Use(.., Some(cover)) = action {
                    used.insert(cover);
                }
            }
            let mut out = Vec::new();
            replay.row(RowAct::Act(act), &mut out).unwrap();
            for event in out {
                events.insert(kind(&event));
                match event {
                    Event::Fulfilled { mission, .. } => drop(missions.insert(mission)),
                    Event::AgentShown { agent, .. } => drop(agents.insert(agent)),
                    Event::Moved { found: Some(upgrade), .. } => drop(upgrades.insert(upgrade)),
                    _ => {}
                }
            }
        }
        let view = game.view(&played.state, Viewer::Judge);
        domiciles.insert(view.domicile);
        cards.extend(view.piles.iter().flatten().copied());
        for sheet in view.seats.iter().filter_map(|seat| seat.sheet) {
            owned.extend((0..5).map(Gadget).filter(|gadget| sheet.has_gadget(*gadget)));
        }
    }
    assert_eq!(cards.len(), edition.cards().len(), "cards");
    assert_eq!(agents.len(), 9, "{agents:?}");
    assert_eq!((owned.len(), used.len()), (5, 5), "{owned:?} {used:?}");
    assert_eq!(missions.len(), 9, "{missions:?}");
    assert_eq!(upgrades.len(), 9, "{upgrades:?}");
    assert_eq!(domiciles.len(), 4, "{domiciles:?}");
    assert_eq!(actions.len(), 17, "{actions:?}");
    // Resigning, breaking off and the clock are the table's; drivers withdraw no confirmation.
    assert_eq!(events.len(), 13, "{events:?}");
}

#[test]
fn the_rule_of_thumb_beats_chance() {
    let game = Spyworld::house().unwrap();
    let mut won = 0;
    for index in 0..40 {
        let seed = Seed::from_text("strength").child(index);
        let thumb = Seat((index % 2) as u8);
        let kinds =
            Seat::first(2).map(|s| if s == thumb { BotKind::Thumb } else { BotKind::Random });
        let mut bots: Vec<_> =
            Seat::first(2).zip(kinds).map(|(seat, kind)| kind.sit(seed, seat)).collect();
        let mut options = Spyworld::default_options(2);
        options.domicile = (index % 4) as u8 + 1;
        let played = play_out(&game, &options, seed, &mut bots, 5_000).unwrap();
        won += u32::from(played.outcome.unwrap().winners().eq([thumb]));
    }
    assert!(won >= 38, "{won} of 40 games won");
}
