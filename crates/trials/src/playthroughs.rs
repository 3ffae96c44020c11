//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use game::{Act, ActionList, Deal, Digest, Game, Lang, Playable, Seat, Seed, Viewer};
use text::Texts;

/// A moment of a game at which a transcript may say more.
pub enum Moment<'m, G: Game> {
    /// This seat is about to act.
    Before(Seat),
    /// This has been told.
    Told(&'m G::EventView),
}

/// What a transcript says at a moment beyond acts and events; it may remember.
pub type Aside<'a, G> = dyn FnMut(&G, &<G as Game>::State, Moment<'_, G>, &Say<'_>) -> String + 'a;

/// Says a message in English.
pub type Say<'s> = dyn Fn(&game::Message) -> String + 's;

/// An aside that lists what the first seat of each turn can do; `begins` knows the events before a turn.
pub fn each_turn<G: Playable>(
    begins: fn(&G::EventView) -> bool,
) -> impl FnMut(&G, &G::State, Moment<'_, G>, &Say<'_>) -> String {
    let mut new_turn = true;
    move |game, state, moment, _| match moment {
        Moment::Before(seat) if core::mem::take(&mut new_turn) => {
            format!("\n{}", possible(game, state, seat))
        }
        Moment::Before(_) => String::new(),
        Moment::Told(event) => {
            new_turn |= begins(event);
            String::new()
        }
    }
}

/// What a seat can do, in a line.
#[must_use]
pub fn possible<G: Playable>(game: &G, state: &G::State, seat: Seat) -> String {
    let mut legal = ActionList::new();
    game.legal(state, seat, &mut legal);
    let legal: Vec<_> = legal.iter().map(|&action| game.write_action(action)).collect();
    format!("{seat} can: {}\n", legal.join(", "))
}

fn transcript<G: Playable>(
    game: &G,
    options: &G::Options,
    seed: Seed,
    aside: &mut Aside<'_, G>,
) -> String {
    let acts = crate::played(game, options, seed, 10_000);
    let texts = Texts::new(Lang::En, &[G::text(Lang::En)]).unwrap();
    let say = |message: &game::Message| texts.try_say(message, &|seat| seat.to_string()).unwrap();
    let mut out = format!("{options:?}, seed {seed}\n\n");
    let mut state = game.setup(options, &Deal::new(seed)).unwrap();
    out += &game.write_position(&state);
    for act in acts {
        let Act::Seat(seat, action) = act else { continue };
        out += &aside(game, &state, Moment::Before(seat), &say);
        writeln!(out, "> {seat} {}", game.write_action(action)).unwrap();
        let mut events = Vec::new();
        game.apply(&mut state, act, &mut events).unwrap();
        for view in events.iter().filter_map(|event| game.event_view(event, Viewer::Spectator)) {
            writeln!(out, "  {}", say(&game.event_words(&view, Lang::En))).unwrap();
            out += &aside(game, &state, Moment::Told(&view), &say);
        }
    }
    let outcome = game.outcome(&state).unwrap();
    writeln!(out, "\n{}", game.write_position(&state)).unwrap();
    for (seat, result) in Seat::first(game.seats(&state)).zip(&outcome.seats) {
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

/// Compares the transcript of this table with the blessed one in the folder; under `BLESS` it is written.
///
/// # Panics
/// When they differ.
pub fn is_blessed<G: Playable>(
    game: &G,
    folder: &Path,
    (name, options): (&str, &G::Options),
    aside: &mut Aside<'_, G>,
) {
    let path = folder.join(format!("{name}.txt"));
    let now = transcript(game, options, Seed::from_text(name), aside);
    if std::env::var_os("BLESS").is_some() {
        fs::create_dir_all(folder).unwrap();
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
