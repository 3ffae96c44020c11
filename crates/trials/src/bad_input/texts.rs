//! Texts that people write: actions, positions, edition files.

use game::{ContentError, Deal, Digest, Playable, Seed};
use proptest::collection::vec;
use proptest::prop_assert_eq;
use proptest::sample::select;

use super::{play_on, try_out};

/// Reads an edition file.
pub type Read<E> = fn(&str, &str) -> Result<E, ContentError>;

/// Any text as an action.
pub fn any_text<G: Playable>(game: &G) {
    try_out(&"\\PC{0,40}", |text| {
        let _ = game.read_action(&text);
        let _ = game.read_act(&text);
        Ok(())
    });
}

/// Words of the notation in any order.
pub fn any_words<G: Playable>(game: &G, words: &[&'static str]) {
    let strategy = vec(select(words.to_vec()), 0..6);
    try_out(&strategy, |words| {
        let text = words.join(" ");
        if let Ok(act) = game.read_act(&text) {
            prop_assert_eq!(game.read_act(&game.write_act(act)), Ok(act));
            let deal = Deal::new(Seed::from_text("1"));
            let mut state = game.setup(&G::default_options(2), &deal).unwrap();
            let _ = game.apply(&mut state, act, &mut ());
        }
        Ok(())
    });
}

/// Lines of positions in any order: what is accepted is written and read again as the same, and can be played.
pub fn any_lines<G: Playable>(game: &G, lines: &[&'static str]) {
    let strategy = vec(select(lines.to_vec()), 0..14);
    try_out(&strategy, |lines| {
        if let Ok(state) = game.read_position(&lines.join("\n")) {
            let text = game.write_position(&state);
            let again = game.read_position(&text).unwrap();
            prop_assert_eq!(Digest::of(game, &state), Digest::of(game, &again), "{}", text);
            play_on(game, state);
        }
        Ok(())
    });
}

/// An edition file with a piece replaced by anything.
pub fn damaged_files<E>(file: &str, read: Read<E>) {
    let strategy: (_, _, _) = (0..file.len(), "\\PC{0,8}", 0..40_usize);
    try_out(&strategy, |(place, bytes, cut)| {
        let boundary =
            |place: usize| (0..=place).rev().find(|&n| file.is_char_boundary(n)).unwrap();
        let mut text = file.to_owned();
        text.replace_range(boundary(place)..boundary((place + cut).min(file.len())), &bytes);
        let _ = read("x.toml", &text);
        Ok(())
    });
}

/// An edition file without one of its lines, each in turn.
pub fn missing_lines<E>(file: &str, read: Read<E>) {
    let lines: Vec<&str> = file.lines().collect();
    for skipped in 0..lines.len() {
        let left = lines.iter().enumerate().filter(|(n, _)| *n != skipped).map(|(_, line)| *line);
        if let Err(error) = read("x.toml", &left.collect::<Vec<_>>().join("\n")) {
            assert!(!error.key.is_empty() && !error.reason.is_empty(), "line {skipped}");
        }
    }
}
