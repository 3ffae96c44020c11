//! What is sent: joining, coming back, a stale click and an acknowledgement are one and the same message.

use game::{Game, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Ask, Table};

/// How the table looks to one viewer, and what that viewer has not been told yet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// How many rows the table has; it only grows.
    pub seq: u32,
    /// The number of what this seat is asked.
    pub ask: Ask,
    /// The round, counted from 1.
    pub round: u32,
    /// Everybody who is asked something now.
    pub asked: Vec<Seat>,
    /// What the viewer may know.
    pub view: V,
    /// What has happened since the viewer was told last.
    pub events: Vec<Told<E>>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// Something that happened, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<E> {
    /// The row that caused it, counted from 1.
    pub seq: u32,
    /// The round in which it happened.
    pub round: u32,
    /// What it was.
    pub event: E,
}

impl<G: game::Notation> Table<G> {
    /// The table as this viewer sees it, with all that happened after row `since`.
    #[must_use]
    pub fn update(&self, viewer: Viewer, since: u32) -> Update<G::View, G::EventView> {
        let game = self.game();
        Update {
            seq: self.seq(),
            ask: viewer.seat().map_or(Ask::default(), |seat| self.ask(seat)),
            round: game.round(self.state()),
            asked: game.to_act(self.state()).iter().collect(),
            view: game.view(self.state(), viewer),
            events: self.told(viewer, since),
            outcome: game.outcome(self.state()),
        }
    }

    fn told(&self, viewer: Viewer, since: u32) -> Vec<Told<G::EventView>> {
        let begin = self.log.partition_point(|happened| happened.seq <= since);
        let told = |happened: &Happened<G>| {
            let event = self.game().event_view(&happened.event, viewer)?;
            Some(Told { seq: happened.seq, round: happened.round, event })
        };
        self.log.get(begin..).unwrap_or_default().iter().filter_map(told).collect()
    }
}

/// An event with its place in the table's history.
pub(crate) struct Happened<G: Game> {
    pub(crate) seq: u32,
    pub(crate) round: u32,
    pub(crate) event: G::Event,
}
