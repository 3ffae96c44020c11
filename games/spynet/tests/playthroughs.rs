//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bots::{BotKind, play_out};
use game::{
    Act, ActionList, Choices, Deal, Digest, Game, Lang, Notation, Seat, Seed, Viewer, Words,
};
use spynet::{Event, Options, SpyNet};
use text::Texts;

fn transcript(game: &SpyNet, options: &Options, seed: Seed) -> String {
    let seats = options.seats;
    let mut bots: Vec<_> = Seat::first(seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
    let played = play_out(game, options, seed, &mut bots, 10_000).unwrap();
    let texts = Texts::new(Lang::En, &[SpyNet::text(Lang::En)]).unwrap();
    let say = |message: &game::Message| texts.try_say(message, &|seat| seat.to_string()).unwrap();
    let mut out = format!("{options:?}, seed {seed}\n\n");
    let mut state = game.setup(options, &Deal::new(seed)).unwrap();
    out += &game.write_position(&state);
    let mut new_turn = true;
    for act in played.acts {
        let Act::Seat(seat, action) = act else { continue };
        if new_turn {
            let mut legal = ActionList::new();
            game.legal(&state, seat, &mut legal);
            let legal: Vec<_> = legal.iter().map(|&action| game.write_action(action)).collect();
            writeln!(out, "\n{seat} can: {}", legal.join(", ")).unwrap();
        }
        writeln!(out, "> {seat} {}", game.write_action(action)).unwrap();
        let mut events = Vec::new();
        game.apply(&mut state, act, &mut events).unwrap();
        new_turn = events
            .iter()
            .any(|event| matches!(event, Event::TurnBegan { .. } | Event::Kept { .. }));
        for event in &events {
            let view = game.event_view(event, Viewer::Spectator).unwrap();
            writeln!(out, "  {}", say(&game.event_words(&view, Lang::En))).unwrap();
        }
    }
    let outcome = game.outcome(&state).unwrap();
    writeln!(out, "\n{}", game.write_position(&state)).unwrap();
    for (seat, result) in Seat::first(seats).zip(&outcome.seats) {
        let parts = game.score_sheet(&state, seat);
        let parts: Vec<_> =
            parts.iter().map(|part| format!("{} {}", part.key, part.points)).collect();
        writeln!(out, "{seat}: place {}, {} ({})", result.place, result.score, parts.join(", "))
            .unwrap();
    }
    writeln!(out, "digest {}", Digest::of(game, &state)).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    writeln!(out, "\n{}", game.draw(&view, Lang::En, &say)).unwrap();
    out
}

#[test]
fn the_playthroughs_are_blessed() {
    let game = SpyNet::house().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let options = |seats, set: &[(&str, &str)]| {
        let mut options = SpyNet::default_options(seats);
        set.iter().for_each(|(key, value)| SpyNet::set_option(&mut options, key, value).unwrap());
        options
    };
    let games = [
        ("two-alone", options(2, &[])),
        (
            "three-one-in-all-cold-trail",
            options(3, &[("agents", "one-in-all"), ("situation", "cold-trail")]),
        ),
        ("four-in-teams", options(4, &[])),
        (
            "two-open-files-without-memory",
            options(2, &[("situation", "open-files"), ("memory", "off")]),
        ),
    ];
    for (name, options) in games {
        let path = folder.join(format!("{name}.txt"));
        let now = transcript(&game, &options, Seed::from_text(name));
        if std::env::var_os("BLESS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, &now).unwrap();
        }
        let then = fs::read_to_string(&path).unwrap_or_default();
        let line = now.lines().zip(then.lines()).position(|(now, then)| now != then);
        assert!(
            now == then,
            "{name} differs from line {:?} on: `cargo xtask bless`, then read the diff",
            line.map(|n| n + 1)
        );
    }
}
