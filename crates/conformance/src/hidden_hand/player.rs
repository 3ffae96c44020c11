//! Options, and a player of simple habits: plays what is lowest, lays what is highest.

use game::{Chance, Choices, RuleOfThumb, Seat};

use super::{Action, HiddenHand, Options, View};

impl Choices for HiddenHand {
    fn default_options(seats: u8) -> Options {
        Options { seats, partners: seats == 4 }
    }

    fn for_seats(options: &Options, seats: u8) -> Options {
        Options { seats, partners: options.partners && seats == 4 }
    }

    fn set_option(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("partners", "yes") => options.partners = true,
            ("partners", "no") => options.partners = false,
            _ => return Err("the only option is `partners`: yes or no".to_owned()),
        }
        Ok(())
    }

    fn option_help() -> &'static [(&'static str, &'static str)] {
        &[("partners", "yes or no: four seats play as two pairs")]
    }

    fn all_options(seats: u8) -> Vec<Options> {
        let alone = Options { seats, partners: false };
        if seats == 4 { vec![alone, Options { seats, partners: true }] } else { vec![alone] }
    }
}

impl RuleOfThumb for HiddenHand {
    /// Each of 20 cards leaves a hand at most twice.
    const BOUND: u32 = 40;

    fn weigh(
        &self,
        _view: &View,
        _seat: Seat,
        legal: &[Action],
        _chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        weights.extend(legal.iter().map(|action| match *action {
            Action::Play(card) => 21_u32.saturating_sub(card.into()),
            Action::Lay(card) => card.into(),
            Action::Hand(_) => 3,
        }));
    }
}
