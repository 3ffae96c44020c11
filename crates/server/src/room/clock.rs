//! The clock of a table: it runs as long as the rules would let the time run out, and then does what they say.
//!
//! When it runs is the rules' own affair, how long is the server's. It is not stored: after a restart it begins anew.

use std::sync::Arc;
use std::time::Instant;

use game::{Act, Playable, TableAct};
use wire::Denied;

use super::inner::Inner;
use super::plan::denied;
use super::{Plan, Room, refused};

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The round it was started in; each has its own time.
    round: u32,
    /// Then it is over.
    pub until: Instant,
}

impl<G: Playable> Inner<G> {
    /// The round whose clock runs now, if one does.
    fn timed_round(&self) -> Option<u32> {
        let table = self.table.as_ref().filter(|_| self.is_attended())?;
        let (game, mut state) = (table.game(), table.state().clone());
        let round = game.round(&state);
        game.apply(&mut state, Act::Table(TableAct::TimeUp), &mut ()).ok().map(|()| round)
    }

    fn time_up(&self) -> Result<Plan<G>, super::plan::Reply<G>> {
        let table = self.table.as_ref().ok_or_else(|| denied(Denied::WrongStage))?;
        let change = table.table_act(TableAct::TimeUp);
        let change = change.map_err(|why| refused::<G>(table::Ask::default(), why))?;
        Ok(self.changed(change))
    }
}

impl<G: Playable> Room<G> {
    /// Starts, stops or leaves alone the clock, as the rules say now. None runs while nobody who sits at the table is connected.
    pub fn wind(self: &Arc<Self>) {
        let mut inner = self.inner();
        let round = inner.timed_round();
        if round == inner.clock.map(|clock| clock.round) {
            return;
        }
        let until = self.shared.system.now() + self.shared.config.clock;
        inner.clock = round.map(|round| Clock { round, until });
        let clock = inner.clock;
        inner.guests.wake_all();
        drop(inner);
        let Some(clock) = clock else { return };
        let (room, system) = (Arc::downgrade(self), self.shared.system.clone());
        tokio::spawn(async move {
            system.sleep_until(clock.until).await;
            let Some(room) = room.upgrade() else { return };
            // What is stored meanwhile may stop it, or begin another round.
            let still = |inner: &Inner<G>| inner.clock == Some(clock) && inner.is_attended();
            let plan = |inner: &mut Inner<G>| {
                if still(inner) { inner.time_up() } else { Err(denied(Denied::WrongStage)) }
            };
            room.carry_out(plan, None).await;
            // Where nothing came of it, it begins anew.
            let mut inner = room.inner();
            if inner.clock == Some(clock) {
                inner.clock = None;
            }
            drop(inner);
            room.wind();
        });
    }
}
