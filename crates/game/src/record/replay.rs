//! Playing a game again, row by row, undo rows included.

use super::{RecordError, RowAct};
use crate::{Act, Deal, EventSink, Game, Notation, Refusal, Seed};

/// A game being played again from its record, row by row.
pub struct Replay<'g, G: Game> {
    game: &'g G,
    first: G::State,
    state: G::State,
    standing: Vec<Act<G::Action>>,
    rows: usize,
    /// Acts done again because of undo rows.
    again: usize,
}

/// Undo rows may cause so many acts to be done again; more would only keep a server busy.
const MAX_AGAIN: usize = 1_000_000;

impl<'g, G: Notation> Replay<'g, G> {
    /// The start of a game.
    ///
    /// # Errors
    /// When the options are refused.
    pub fn new(game: &'g G, options: &G::Options, seed: Seed) -> Result<Self, RecordError> {
        let first =
            game.setup(options, &Deal::new(seed)).map_err(|refusal| RecordError::Field {
                field: "options",
                reason: format!("refused by {}: {refusal:?}", refusal.clause()),
            })?;
        Ok(Self { game, state: first.clone(), first, standing: Vec::new(), rows: 0, again: 0 })
    }

    /// The state after the rows so far.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Plays one more row.
    ///
    /// # Errors
    /// When the rules refuse it or there is nothing to undo.
    pub fn row(
        &mut self,
        act: RowAct<G::Action>,
        out: &mut impl EventSink<G::Event>,
    ) -> Result<(), RecordError> {
        self.rows += 1;
        let row = self.rows;
        match act {
            RowAct::Act(act) => {
                self.apply(act, out)?;
                self.standing.push(act);
            }
            RowAct::Undo(count) => {
                let left = self
                    .standing
                    .len()
                    .checked_sub(count as usize)
                    .filter(|_| count > 0)
                    .ok_or(RecordError::Undo { row })?;
                self.again += left;
                if self.again > MAX_AGAIN {
                    let reason = format!("row {row} undoes more than anybody could replay");
                    return Err(RecordError::Field { field: "rows", reason });
                }
                self.standing.truncate(left);
                self.state = self.first.clone();
                for act in core::mem::take(&mut self.standing) {
                    self.apply(act, &mut ())?;
                    self.standing.push(act);
                }
            }
        }
        Ok(())
    }

    fn apply(
        &mut self,
        act: Act<G::Action>,
        out: &mut impl EventSink<G::Event>,
    ) -> Result<(), RecordError> {
        self.game.apply(&mut self.state, act, out).map_err(|refusal| RecordError::Refused {
            row: self.rows,
            clause: refusal.clause(),
            refusal: format!("{refusal:?}"),
        })
    }
}
