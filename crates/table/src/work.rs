//! Acts that are worked out one by one on a copy of a table.

use game::{Act, Notation, RowAct, Seat};

use crate::ask::is_same_question;
use crate::{Ask, Change, Refused, Table};

/// The copy, and what was done on it so far.
pub(crate) struct Work<'t, G: Notation> {
    game: &'t G,
    change: Change<G>,
}

/// A change of this table in which nothing was done yet.
pub(crate) fn no_change<G: Notation>(table: &Table<G>) -> Change<G> {
    Change {
        base: table.seq(),
        rows: Vec::new(),
        state: table.state().clone(),
        events: Vec::new(),
        asks: table.asks().to_vec(),
        dropped: None,
    }
}

impl<'t, G: Notation> Work<'t, G> {
    /// Nothing was done yet.
    pub(crate) fn new(table: &'t Table<G>) -> Self {
        Self::from(table.game(), no_change(table))
    }

    /// Goes on with this change.
    pub(crate) const fn from(game: &'t G, change: Change<G>) -> Self {
        Self { game, change }
    }

    /// The number of what this seat is asked after what was done so far.
    pub(crate) fn ask(&self, seat: Seat) -> Ask {
        self.change.asks.get(seat.index()).copied().unwrap_or_default()
    }

    /// Does these acts in order, up to the first that the rules refuse.
    pub(crate) fn perform(
        &mut self,
        acts: impl IntoIterator<Item = Act<G::Action>>,
    ) -> Result<(), Refused<G::Refusal>> {
        for (done, act) in (0_u32..).zip(acts) {
            self.act(act).map_err(|refusal| Refused::Rules { done, refusal })?;
        }
        Ok(())
    }

    fn act(&mut self, act: Act<G::Action>) -> Result<(), G::Refusal> {
        let (game, change) = (self.game, &mut self.change);
        let before = change.state.clone();
        let mut caused = Vec::new();
        game.apply(&mut change.state, act, &mut caused)?;
        change.rows.push(RowAct::Act(act));
        let row = u32::try_from(change.rows.len()).unwrap_or(u32::MAX);
        let caused = G::in_rounds(game.round(&before), caused);
        change.events.extend(caused.map(|(round, event)| (row, round, event)));
        let actor = match act {
            Act::Seat(seat, _) => Some(seat),
            Act::Table(_) => None,
        };
        // Row by row, so that a restored table counts as this one does.
        for (seat, ask) in (0..).map(Seat).zip(&mut change.asks) {
            if actor == Some(seat) || !is_same_question(game, &before, &change.state, seat) {
                *ask = ask.next();
            }
        }
        Ok(())
    }

    /// What was done; where nothing was, why not. Where something was, the reason says why the rest was dropped.
    pub(crate) fn finish(
        mut self,
        refused: Option<Refused<G::Refusal>>,
    ) -> Result<Change<G>, Refused<G::Refusal>> {
        if self.change.rows.is_empty() {
            return Err(refused.unwrap_or(Refused::Nothing));
        }
        self.change.dropped = refused;
        Ok(self.change)
    }
}
