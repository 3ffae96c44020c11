//! What is written is read back: acts and whole positions.

use game::{Act, Digest, NotationError};

use crate::playout::offered;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

impl<G: Playable> Suite<'_, G> {
    /// Every act that was done, every action offered at some steps, and the positions there.
    ///
    /// # Errors
    /// The first text that is not read, or is read as something else.
    pub fn notation(&self) -> Result<Report, Failure> {
        let game = self.game;
        self.games(|playout, chance, report| {
            for (step, &act) in playout.acts.iter().enumerate() {
                same_act(game.read_act(&game.write_act(act)), act, step)?;
                report.comparisons += 1;
            }
            for (step, state) in playout.sampled(self.samples, chance) {
                for seat in game.may_act(state).iter().take(8) {
                    for action in offered(game, state, seat) {
                        let act = Act::Seat(seat, action);
                        same_act(game.read_act(&game.write_act(act)), act, step)?;
                    }
                }
                self.position(state, step)?;
                report.comparisons += 1;
            }
            Ok(())
        })
    }

    fn position(&self, state: &G::State, step: usize) -> Result<(), Failure> {
        let text = self.game.write_position(state);
        let wrong = |what: String| Failure::new(Check::Notation, step, format!("{what}\n{text}"));
        let back = self.game.read_position(&text).map_err(|error| wrong(error.to_string()))?;
        if Digest::of(self.game, &back) != Digest::of(self.game, state) {
            let again = self.game.write_position(&back);
            return Err(wrong(format!("read as another position:\n{again}written as:")));
        }
        // In a scenario file a comment would begin there.
        if text.contains('#') {
            Err(wrong("a position with a `#` in it".to_owned()))
        } else {
            Ok(())
        }
    }
}

fn same_act<A: PartialEq + core::fmt::Debug>(
    read: Result<Act<A>, NotationError>,
    written: Act<A>,
    step: usize,
) -> Result<(), Failure> {
    let details = match read {
        Ok(act) if act == written => return Ok(()),
        Ok(act) => format!("{written:?} is read back as {act:?}"),
        Err(error) => format!("{written:?} is not read back: {error}"),
    };
    Err(Failure::new(Check::Notation, step, details))
}
