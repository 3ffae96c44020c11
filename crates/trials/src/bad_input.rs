//! Bad input of every kind: positions, actions, records, files, frames. A clear error, never a panic.
//!
//! [`bad_input!`](crate::bad_input!) makes a test of each of them.

mod frames;
mod records;
mod texts;

use game::Playable;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

pub use frames::{any_bytes, wrong_views};
pub use records::{damaged_records, edited_records};
pub use texts::{any_lines, any_text, any_words, damaged_files, missing_lines};

/// Tries 400 values.
fn try_out<S: Strategy>(strategy: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let config = Config { failure_persistence: None, cases: 400, ..Config::default() };
    if let Err(failure) = TestRunner::new(config).run(strategy, test) {
        panic!("{failure}");
    }
}

/// Whatever was accepted as a position must be one that can be played.
fn play_on<G: Playable>(game: &G, mut state: G::State) {
    let mut legal = game::ActionList::new();
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..200 {
        if game.to_act(&state).is_empty() {
            break;
        }
        let before = state.clone();
        let step = bots::random_step(game, &mut state, &mut legal, &mut chance);
        assert!(step.is_ok(), "stuck in\n{}", game.write_position(&before));
    }
}

/// Makes the tests that every game has.
///
/// `words` are words of its notation, right and wrong ones; `lines` are lines of a position; `edition` is its edition
/// file; `tables` are tables whose views are damaged, each after up to so many random `steps`.
#[macro_export]
macro_rules! bad_input {
    ($game:ty, words: $words:expr, lines: $lines:expr, edition: $edition:expr, read: $read:expr,
     tables: $tables:expr, steps: $steps:expr) => {
        fn house() -> $game {
            <$game>::house().unwrap()
        }

        #[test]
        fn any_text_as_an_action_is_survived() {
            $crate::bad_input::any_text(&house());
        }

        #[test]
        fn words_of_the_notation_in_any_order_are_survived() {
            $crate::bad_input::any_words(&house(), &$words);
        }

        #[test]
        fn any_lines_as_a_position_are_survived() {
            $crate::bad_input::any_lines(&house(), &$lines);
        }

        #[test]
        fn a_record_edited_by_one_byte_is_refused_with_its_place() {
            $crate::bad_input::edited_records(&house());
        }

        #[test]
        fn a_record_with_any_damage_is_survived() {
            $crate::bad_input::damaged_records(&house());
        }

        #[test]
        fn an_edition_file_with_any_damage_is_survived() {
            $crate::bad_input::damaged_files($edition, $read);
        }

        /// Every line of the file left out in turn: an edition, or an error with a place.
        #[test]
        fn any_missing_line_is_survived() {
            $crate::bad_input::missing_lines($edition, $read);
        }

        #[test]
        fn any_bytes_as_a_view_or_an_action_are_survived() {
            $crate::bad_input::any_bytes(&house());
        }

        #[test]
        fn a_view_with_wrong_bytes_is_survived() {
            $crate::bad_input::wrong_views(&house(), &$tables, $steps);
        }
    };
}
