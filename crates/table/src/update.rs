//! How a table looks to one viewer: joining, coming back, a stale click and an acknowledgement are one and the same
//! message.

use game::{Game, Notation, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Ask, Table};

/// The newest view, and what the viewer has not been told yet.
///
/// There is no number in it that the secret acts of others could move: `first` counts what this viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Update<V, E> {
    /// The number of what this seat is asked.
    pub ask: Ask,
    /// The round, counted from 1.
    pub round: u32,
    /// Everybody who is asked something now.
    pub asked: Vec<Seat>,
    /// What the viewer may know.
    pub view: V,
    /// How many events this viewer was told before the first of these; what it has from there on is replaced.
    pub first: u32,
    /// What happened since, with its round.
    pub events: Vec<(u32, E)>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

/// The updates of one game.
pub type UpdateOf<G> = Update<<G as Game>::View, <G as Game>::EventView>;

/// How much of a table's story a viewer has been told. The number of rows must not reach the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// Up to this row.
    pub rows: u32,
    /// How many events that were.
    pub events: u32,
}

impl<V, E> Update<V, E> {
    /// How many events the viewer has been told in all, these included.
    #[must_use]
    pub fn told(&self) -> u32 {
        self.first.saturating_add(u32::try_from(self.events.len()).unwrap_or(u32::MAX))
    }

    /// The same for a viewer who knows so many events already. Somebody who claims to know more than there are knows
    /// nothing.
    #[must_use]
    pub fn after(mut self, known: u32) -> Self {
        if known > self.first && known <= self.told() {
            self.events.drain(..(known - self.first) as usize);
            self.first = known;
        }
        self
    }
}

impl<G: Notation> Table<G> {
    /// The table as this viewer sees it, with all that happened after what it has heard. After an undo the whole
    /// story is told again, since a part of what was told is no longer true.
    #[must_use]
    pub fn update(&self, viewer: Viewer, heard: Heard) -> UpdateOf<G> {
        let heard = if heard.rows < self.last_undo() { Heard::default() } else { heard };
        let game = self.game();
        Update {
            ask: viewer.seat().map_or(Ask::default(), |seat| self.ask(seat)),
            round: game.round(self.state()),
            asked: game.to_act(self.state()).iter().collect(),
            view: game.view(self.state(), viewer),
            first: heard.events,
            events: self.told(viewer, heard.rows),
            outcome: game.outcome(self.state()),
        }
    }

    /// What a viewer has heard once it is given this update, which must be the newest.
    #[must_use]
    pub fn heard<V, E>(&self, update: &Update<V, E>) -> Heard {
        Heard { rows: self.seq(), events: update.told() }
    }

    fn told(&self, viewer: Viewer, since: u32) -> Vec<(u32, G::EventView)> {
        let begin = self.log.partition_point(|happened| happened.seq <= since);
        let told = |happened: &Happened<G>| {
            Some((happened.round, self.game().event_view(&happened.event, viewer)?))
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
