//! Options, and a player of simple habits: chooses something high and confirms it.

use game::{Chance, Choices, RuleOfThumb, Seat};

use super::{Action, Options, SealedChoice, View};

impl Choices for SealedChoice {
    fn default_options(seats: u8) -> Options {
        Options { seats }
    }

    fn for_seats(_options: &Options, seats: u8) -> Options {
        Options { seats }
    }

    fn set_option(_options: &mut Options, _key: &str, _value: &str) -> Result<(), String> {
        Err("there are no options".to_owned())
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn all_options(seats: u8) -> Vec<Options> {
        vec![Options { seats }]
    }
}

impl RuleOfThumb for SealedChoice {
    /// Asked in turn, each of 100 seats chooses and confirms three times.
    const BOUND: u32 = 600;

    fn weigh(
        &self,
        _view: &View,
        _seat: Seat,
        legal: &[Action],
        _chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        let chosen = legal.contains(&Action::Confirm);
        weights.extend(legal.iter().map(|action| match *action {
            Action::Choose(number) => u32::from(number) * u32::from(!chosen),
            Action::Confirm => 1,
            // Nobody is asked for it; but some weight must not be 0.
            Action::Withdraw => 1,
        }));
    }
}
