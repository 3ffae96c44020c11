//! What the table itself does to a running game, such as ending it.

use std::sync::Arc;

use game::{Playable, TableAct};
use table::Ask;
use wire::{Denied, Stage, ToClient};

use super::inner::Inner;
use super::plan::denied;
use super::{Room, refused};

impl<G: Playable> Room<G> {
    /// Does this while the game runs; or answers why not.
    pub async fn table_act(self: &Arc<Self>, act: TableAct) -> Option<Denied> {
        let plan = |inner: &mut Inner<G>| {
            let table = inner.table.as_ref().filter(|_| inner.stage() == Stage::Running);
            let table = table.ok_or_else(|| denied(Denied::WrongStage))?;
            let change = table.table_act(act).map_err(|why| refused::<G>(Ask::default(), why))?;
            Ok(inner.changed(change))
        };
        match self.carry_out(plan, None).await.first() {
            None => None,
            Some(ToClient::Denied(why)) => Some(*why),
            Some(_) => Some(Denied::WrongStage),
        }
    }
}
