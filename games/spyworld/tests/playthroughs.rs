//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bots::{BotKind, play_out};
use game::{
    Act, ActionList, Choices, Deal, Digest, Game, Lang, Notation, Seat, Seed, Viewer, Words,
};
use spyworld::{Event, Options, Spyworld, State};
use text::Texts;

fn transcript(game: &Spyworld, options: &Options, seed: Seed) -> String {
    let seats = options.beginners.len() as u8;
    let mut bots: Vec<_> = Seat::first(seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
    let played = play_out(game, options, seed, &mut bots, 10_000).unwrap();
    let texts = Texts::new(Lang::En, &[Spyworld::text(Lang::En)]).unwrap();
    let say = |message: &game::Message| texts.try_say(message, &|seat| seat.to_string()).unwrap();
    let mut out = format!("{options:?}, seed {seed}\n\n");
    let mut state = game.setup(options, &Deal::new(seed)).unwrap();
    out += &game.write_position(&state);
    let mut asked = false;
    for act in played.acts {
        let Act::Seat(seat, action) = act else { continue };
        // What seat A could do is written out, so that a change of the lists is seen.
        if seat == Seat(0) && !asked {
            let mut legal = ActionList::new();
            game.legal(&state, seat, &mut legal);
            let legal: Vec<_> = legal.iter().map(|&action| game.write_action(action)).collect();
            writeln!(out, "  {seat} can: {}", legal.join(", ")).unwrap();
        }
        asked = seat == Seat(0);
        writeln!(out, "> {seat} {}", game.write_action(action)).unwrap();
        let mut events = Vec::new();
        game.apply(&mut state, act, &mut events).unwrap();
        for view in events.iter().filter_map(|event| game.event_view(event, Viewer::Spectator)) {
            writeln!(out, "  {}", say(&game.event_words(&view, Lang::En))).unwrap();
            if let Event::RoundBegan { .. } = view {
                asked = false;
                out.push_str(&round(game, &state, &say));
            }
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

/// The table as somebody without a seat sees it at the beginning of a round.
fn round(game: &Spyworld, state: &State, say: &dyn Fn(&game::Message) -> String) -> String {
    let drawn = game.draw(&game.view(state, Viewer::Spectator), Lang::En, say);
    let combinations = drawn.lines().filter(|line| line.starts_with("  "));
    combinations.map(|line| format!("{line}\n")).collect::<String>()
}

#[test]
fn the_playthroughs_are_blessed() {
    let game = Spyworld::house().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let with = |seats, set: &[(&str, &str)]| {
        let mut options = Spyworld::default_options(seats);
        set.iter().for_each(|(key, value)| Spyworld::set_option(&mut options, key, value).unwrap());
        options
    };
    let games = [
        ("two-superyacht", with(2, &[("domicile", "1"), ("beginners", "A")])),
        ("three-volcano-in-turn", with(3, &[("domicile", "3"), ("raids", "in-turn")])),
        ("four-polar-base", with(4, &[])),
        ("five-orbital-station", with(5, &[("domicile", "4"), ("forgiving", "on")])),
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
