//! What must be true of every state: the game's laws of conservation, and an outcome that adds up.

use game::{Ending, Outcome, Seat};

use crate::{Check, Failure, Report, Suite};
use game::Playable;

impl<G: Playable> Suite<'_, G> {
    /// The test's laws, on every state and on worlds resampled from some.
    ///
    /// # Errors
    /// The first law that is broken.
    pub fn laws(&self) -> Result<Report, Failure> {
        let lawful = |step, state: &G::State, what: &str| {
            (self.conserve)(self.game, state)
                .map_err(|law| Failure::new(Check::Conserve, step, format!("{law}{what}")))
        };
        self.games(|playout, chance, report| {
            for (step, state) in playout.steps() {
                lawful(step, state, "")?;
                report.comparisons += 1;
            }
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance) {
                    let other = self.game.resample(state, viewer, chance);
                    lawful(step, &other, " (in a resampled world)")
                        .map_err(|failure| failure.seen_by(viewer))?;
                    report.comparisons += 1;
                }
            }
            Ok(())
        })
    }

    /// Nobody to act and nobody who may, and only then an outcome; places and points that agree with each other.
    ///
    /// # Errors
    /// The first outcome that does not add up.
    pub fn outcomes(&self) -> Result<Report, Failure> {
        self.games(|playout, _, report| {
            for (step, state) in playout.steps() {
                let wrong = |details: String| Err(Failure::new(Check::Outcome, step, details));
                let over = self.game.to_act(state).is_empty();
                match self.game.outcome(state) {
                    None if over => {
                        return wrong("nobody is to act, but it is not over".to_owned());
                    }
                    Some(_) if !over => {
                        return wrong("it is over, but somebody is to act".to_owned());
                    }
                    Some(_) if !self.game.may_act(state).is_empty() => {
                        return wrong("it is over, but somebody may act".to_owned());
                    }
                    None => {}
                    Some(outcome) => {
                        self.adds_up(state, playout.seats, &outcome).or_else(wrong)?;
                    }
                }
                report.comparisons += 1;
            }
            Ok(())
        })
    }

    fn adds_up(&self, state: &G::State, seats: u8, outcome: &Outcome) -> Result<(), String> {
        if outcome.seats.len() != usize::from(seats) {
            return Err(format!("{} results for {seats} seats", outcome.seats.len()));
        }
        for (seat, result) in Seat::first(seats).zip(&outcome.seats) {
            let sheet = self.game.score_sheet(state, seat);
            let sum: i32 = sheet.iter().map(|part| part.points).sum();
            if sum != result.score {
                return Err(format!(
                    "{seat} has {}, its sheet says {sum}: {sheet:?}",
                    result.score
                ));
            }
            let better = outcome.seats.iter().filter(|other| other.place < result.place).count();
            match outcome.ending {
                // Equal places are shared and the next ones left out.
                Ending::Finished if usize::from(result.place) != better + 1 => {
                    return Err(format!("{better} are better than {seat}: {:?}", outcome.seats));
                }
                Ending::Abandoned if result.place != 0 => {
                    return Err(format!("{seat} has a place in an abandoned game"));
                }
                Ending::Finished | Ending::Abandoned => {}
            }
        }
        Ok(())
    }
}
