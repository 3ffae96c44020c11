//! Readable transcripts of whole games: what each act was, what it caused, what was possible. The diff is the review.
#![allow(clippy::unwrap_used)]

use std::path::Path;

use game::{Game, Lang, Seat, Viewer, Words};
use spyworld::{Event, Spyworld};
use trials::options;
use trials::playthroughs::{Moment, Say, is_blessed, possible};

/// What seat A could do whenever it is its turn to do something, and the combinations of each round.
fn aside() -> impl FnMut(&Spyworld, &spyworld::State, Moment<'_, Spyworld>, &Say<'_>) -> String {
    let mut asked = false;
    move |game, state, moment, say| match moment {
        Moment::Before(seat) => {
            let is_new = seat == Seat(0) && !asked;
            asked = seat == Seat(0);
            if is_new { format!("  {}", possible(game, state, seat)) } else { String::new() }
        }
        Moment::Told(Event::RoundBegan { .. }) => {
            asked = false;
            let drawn = game.draw(&game.view(state, Viewer::Spectator), Lang::En, say);
            let combinations = drawn.lines().filter(|line| line.starts_with("  "));
            combinations.map(|line| format!("{line}\n")).collect()
        }
        Moment::Told(_) => String::new(),
    }
}

#[test]
fn the_playthroughs_are_blessed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let games = [
        ("two-superyacht", options::<Spyworld>(2, &[("domicile", "1"), ("beginners", "A")])),
        (
            "three-volcano-in-turn",
            options::<Spyworld>(3, &[("domicile", "3"), ("raids", "in-turn")]),
        ),
        ("four-polar-base", options::<Spyworld>(4, &[])),
        ("five-orbital-station", options::<Spyworld>(5, &[("domicile", "4"), ("forgiving", "on")])),
    ];
    for (name, options) in &games {
        is_blessed(&Spyworld::house().unwrap(), &folder, (name, options), &mut aside());
    }
}
