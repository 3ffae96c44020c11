//! A finished game as a film: every position after every row, for replays and score sheets.

use game::{Game, Notation, RowAct, Viewer};

use crate::{Damaged, Saved, Table};

/// A stored table that has been played again, row by row.
#[derive(Clone)]
pub struct Reel<G: Game> {
    game: G,
    /// The set-up.
    first: Frame<G>,
    /// After each row.
    frames: Vec<Frame<G>>,
}

#[derive(Clone)]
struct Frame<G: Game> {
    /// What led here; nothing leads to the first frame.
    act: Option<RowAct<G::Action>>,
    /// What happened on the way, each with its round.
    events: Vec<(u32, G::Event)>,
    state: G::State,
}

impl<G: Notation + Clone> Reel<G> {
    /// Plays a stored table again; `game` has its rules number and edition.
    ///
    /// # Errors
    /// What does not fit.
    pub fn new(
        game: G,
        saved: &Saved<G::Options, G::Action>,
    ) -> Result<Self, Damaged<<G as Game>::Refusal>> {
        let mut table = Table::set_up_again(game.clone(), saved)?;
        let first = Frame { act: None, events: Vec::new(), state: table.state().clone() };
        let mut frames = Vec::with_capacity(saved.rows.len());
        for &row in &saved.rows {
            let change = table.again(row).map_err(Damaged::Row)?;
            let events =
                change.events.iter().map(|(_, round, event)| (*round, event.clone())).collect();
            frames.push(Frame { act: Some(row), events, state: change.state.clone() });
            table.commit(change).map_err(Damaged::Row)?;
        }
        Ok(Self { game, first, frames })
    }

    /// The rules it was played under.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The number of the last frame; the first is 0, the set-up.
    pub fn last(&self) -> usize {
        self.frames.len()
    }

    fn frame(&self, index: usize) -> &Frame<G> {
        let row = index.min(self.last()).checked_sub(1);
        row.and_then(|row| self.frames.get(row)).unwrap_or(&self.first)
    }

    /// How this frame looks to somebody; past the end, the last one.
    pub fn view(&self, index: usize, viewer: Viewer) -> G::View {
        self.game.view(&self.frame(index).state, viewer)
    }

    /// What led to this frame.
    pub fn act(&self, index: usize) -> Option<RowAct<G::Action>> {
        self.frame(index).act
    }

    /// The round in which this frame is.
    pub fn round(&self, index: usize) -> u32 {
        self.game.round(&self.frame(index).state)
    }

    /// What happened on the way to this frame, as somebody was told it, each with its round.
    pub fn told(&self, index: usize, viewer: Viewer) -> Vec<(u32, G::EventView)> {
        let told =
            |(round, event): &(u32, G::Event)| Some((*round, self.game.event_view(event, viewer)?));
        self.frame(index).events.iter().filter_map(told).collect()
    }

    /// The same without rounds.
    pub fn events(&self, index: usize, viewer: Viewer) -> Vec<G::EventView> {
        self.told(index, viewer).into_iter().map(|(_, event)| event).collect()
    }

    /// The state of the last frame, for results and score sheets.
    pub fn end(&self) -> &G::State {
        &self.frame(self.last()).state
    }
}
