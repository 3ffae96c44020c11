//! Before the first act: rules numbers, sizes, numbers of seats, options.

use core::mem::size_of;
use std::sync::Arc;

use game::Deal;

use crate::{Check, Failure, Report, Suite};
use game::Playable;

/// The contract's bound for an action.
const ACTION_BYTES: usize = 8;

impl<G: Playable> Suite<'_, G> {
    /// Every rules number from 1 to the newest can be played over the same edition, and no other.
    ///
    /// # Errors
    /// The first number that is treated wrongly.
    pub fn rules(&self) -> Result<Report, Failure> {
        let wrong = |rules, what: &str| {
            Err(Failure::new(Check::Rules, 0, format!("rules number {rules}: {what}")))
        };
        let with = |rules| G::new(Arc::clone(self.game.edition()), rules);
        for rules in [Some(0), G::NEWEST_RULES.checked_add(1)].into_iter().flatten() {
            if with(rules).is_ok() {
                return wrong(rules, "there is no such number, but it is taken");
            }
        }
        let options = G::default_options(*G::SEATS.start());
        for rules in 1..=G::NEWEST_RULES {
            let game = match with(rules) {
                Ok(game) => game,
                Err(error) => return wrong(rules, &error.to_string()),
            };
            if game.rules() != rules {
                return wrong(rules, &format!("the game says {}", game.rules()));
            }
            if game.edition_hash() != self.game.edition_hash() {
                return wrong(rules, "the edition is another one");
            }
            if game.setup(&options, &Deal::new(self.seed)).is_err() {
                return wrong(rules, "an ordinary table is refused");
            }
        }
        Ok(Report { comparisons: u64::from(G::NEWEST_RULES) + 2, ..Report::default() })
    }

    /// An action is at most 8 bytes.
    ///
    /// # Errors
    /// When it is larger.
    pub fn action_size(&self) -> Result<Report, Failure> {
        let size = size_of::<G::Action>();
        if size > ACTION_BYTES {
            let details = format!("an action takes {size} bytes");
            return Err(Failure::new(Check::ActionSize, 0, details));
        }
        Ok(Report { comparisons: 1, ..Report::default() })
    }

    /// What a table has agreed on is kept when its number of seats changes, and can still be played.
    ///
    /// # Errors
    /// The first agreement that is lost or refused.
    pub fn other_seats(&self) -> Result<Report, Failure> {
        let deal = Deal::new(self.seed);
        let mut report = Report::default();
        for &seats in &self.seats {
            for options in G::all_options(seats) {
                let wrong = |other: u8, what: &str| {
                    let details = format!("{options:?} for {other} seats {what}");
                    Err(Failure::new(Check::Setup, 0, details))
                };
                if G::for_seats(&options, seats) != options {
                    return wrong(seats, "is changed, though nothing changes");
                }
                for &other in &self.seats {
                    let state = self.game.setup(&G::for_seats(&options, other), &deal);
                    if !state.is_ok_and(|state| self.game.seats(&state) == other) {
                        return wrong(other, "cannot be played");
                    }
                    report.comparisons += 1;
                }
            }
        }
        Ok(report)
    }

    /// Ordinary tables can be set up and have the seats they should have; others are refused.
    ///
    /// # Errors
    /// The first number of seats that is treated wrongly.
    pub fn setups(&self) -> Result<Report, Failure> {
        let deal = Deal::new(self.seed);
        for seats in 0..=u8::MAX {
            let wrong = |what| {
                let details = format!("with {seats} seats {what}");
                Err(Failure::new(Check::Setup, 0, details))
            };
            let allowed = G::SEATS.contains(&seats);
            match self.game.setup(&G::default_options(seats), &deal) {
                Ok(_) if !allowed => return wrong("there should be no game"),
                Ok(state) if self.game.seats(&state) != seats => {
                    return wrong("the state has another number");
                }
                Ok(state) if self.game.to_act(&state).is_empty() => {
                    return wrong("it is over at once");
                }
                Err(_) if allowed => return wrong("an ordinary table is refused"),
                Ok(_) | Err(_) => {}
            }
        }
        let mut options = G::default_options(*G::SEATS.start());
        if G::set_option(&mut options, "no such option", "at all").is_ok() {
            return Err(Failure::new(Check::Setup, 0, "an option that is not there can be set"));
        }
        Ok(Report { comparisons: 257, ..Report::default() })
    }
}
