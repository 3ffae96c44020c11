//! One row of a record: a check, who did it, and what was done. There is one way to write each row.

use serde::{Deserialize, Serialize};

use crate::{Act, Notation, NotationError};

/// What one row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowAct<A> {
    /// An act.
    Act(Act<A>),
    /// The last so many acts that still stand are taken back; the row itself stays for ever.
    Undo(u32),
}

/// One row, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<A> {
    /// The first eight digits of the state's digest after this row.
    pub check: String,
    /// What it does.
    pub act: RowAct<A>,
}

impl<A: Copy> Row<A> {
    pub(super) fn write<G: Notation<Action = A>>(&self, game: &G) -> String {
        match self.act {
            RowAct::Act(act) => format!("{} {}", self.check, game.write_act(act)),
            RowAct::Undo(count) => format!("{} table undo {count}", self.check),
        }
    }

    pub(super) fn read<G: Notation<Action = A>>(
        game: &G,
        text: &str,
    ) -> Result<Self, NotationError> {
        let (check, act) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "expected check, actor and act"))?;
        let row = Self {
            check: check.to_owned(),
            act: match act.strip_prefix("table undo ") {
                Some(count) => RowAct::Undo(
                    count.parse().map_err(|_| NotationError::new(act, "not a number of acts"))?,
                ),
                None => RowAct::Act(game.read_act(act)?),
            },
        };
        // One way to write each row, so that a changed byte is always a changed meaning.
        if row.write(game) == text {
            Ok(row)
        } else {
            Err(NotationError::new(text, "not written in the usual way"))
        }
    }
}
