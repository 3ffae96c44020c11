//! A table as one viewer meets it: requests go in, frames come out, rows are kept.
//!
//! It stands for whatever drives a table, a server or a browser; a test that plants a fault puts its own desk around
//! the honest one.

use game::{Act, ActionList, Game, Outcome, Playable, RowAct, Seat, Seed, TableAct, Viewer};
use serde::{Deserialize, Serialize};
use table::{Ask, Chair, Refused, Table};

use crate::placed::Placed;
use crate::two_worlds::Request;

/// What a viewer is told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Frame<A, V, E, R> {
    /// The game as it looks now, and what has happened since.
    Update(Box<News<V, E>>),
    /// What this seat may do.
    Legal {
        /// As long as it is asked this.
        ask: Ask,
        /// Any of these.
        actions: Vec<A>,
    },
    /// An answer was refused, or the rest of it.
    Refused {
        /// The question it was to.
        ask: Ask,
        /// Why.
        why: Refused<R>,
    },
}

/// The game as it looks to a viewer. It has no row numbers: they would count what others do in secret.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct News<V, E> {
    /// The number of what the viewer's seat is asked.
    pub ask: Ask,
    /// The round.
    pub round: u32,
    /// Everybody who is asked something.
    pub asked: Vec<Seat>,
    /// What the viewer may know.
    pub view: V,
    /// How many events were told before these.
    pub first: u32,
    /// What has happened, each with its round.
    pub events: Vec<(u32, E)>,
    /// The result.
    pub outcome: Option<Outcome>,
}

/// What a viewer of one game is told.
pub type FrameOf<G> =
    Frame<<G as Game>::Action, <G as Game>::View, <G as Game>::EventView, <G as Game>::Refusal>;

/// Whatever drives a table for one viewer.
pub trait Desk<G: Playable> {
    /// What the viewer is told on coming to the table.
    fn look(&mut self) -> Vec<FrameOf<G>>;

    /// What the viewer is told when it asks for this.
    fn request(&mut self, request: &Request<G::Action>) -> Vec<FrameOf<G>>;

    /// What the viewer is told when somebody else does this.
    ///
    /// # Errors
    /// Why it could not be done.
    fn others(&mut self, act: Act<G::Action>) -> Result<Vec<FrameOf<G>>, Refused<G::Refusal>>;

    /// The number of what the viewer's seat is asked, as it was told.
    fn ask(&self) -> Ask;

    /// All rows that are kept.
    fn rows(&self) -> &[RowAct<G::Action>];

    /// The true state.
    fn state(&self) -> &G::State;
}

/// The honest one: a real table, and nothing told twice.
pub struct TableDesk<G: Playable> {
    table: Table<Placed<G>>,
    viewer: Viewer,
    /// Rows and events that the viewer has been told of.
    heard: (u32, u32),
    /// What the viewer was told last, events left out.
    last: Option<News<G::View, G::EventView>>,
}

impl<G: Playable> TableDesk<G> {
    /// A table that begins from this position.
    ///
    /// # Errors
    /// When the options are refused.
    pub fn new(
        game: &G,
        start: &G::State,
        options: &G::Options,
        viewer: Viewer,
    ) -> Result<Self, G::Refusal> {
        let placed = Placed::new(game.clone(), start.clone());
        let chairs = Seat::first(game.seats(start)).map(|seat| Chair::person(seat.to_string()));
        let seed = Seed::from_text("placed");
        let table = Table::new(placed, options.clone(), seed, chairs.collect())?;
        Ok(Self { table, viewer, heard: (0, 0), last: None })
    }

    /// Who looks.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What is new to the viewer; nothing where nothing is.
    fn news(&mut self) -> Option<FrameOf<G>> {
        let (rows, first) = self.heard;
        let update = self.table.update(self.viewer, rows);
        let told = u32::try_from(update.events.len()).unwrap_or(u32::MAX);
        self.heard = (update.seq, first.saturating_add(told));
        let table::Update { ask, round, asked, view, events, outcome, .. } = update;
        let mut news = News { ask, round, asked, view, first: 0, events: Vec::new(), outcome };
        if events.is_empty() && self.last.as_ref() == Some(&news) {
            return None;
        }
        self.last = Some(news.clone());
        news.first = first;
        news.events = events.into_iter().map(|told| (told.round, told.event)).collect();
        Some(Frame::Update(Box::new(news)))
    }

    /// The newest view once more, and all that has happened.
    fn again(&mut self) -> Option<FrameOf<G>> {
        (self.heard, self.last) = ((0, 0), None);
        self.news()
    }
}

impl<G: Playable> Desk<G> for TableDesk<G> {
    fn look(&mut self) -> Vec<FrameOf<G>> {
        self.again().into_iter().collect()
    }

    fn request(&mut self, request: &Request<G::Action>) -> Vec<FrameOf<G>> {
        let Some(seat) = self.viewer.seat() else { return Vec::new() };
        let now = self.table.ask(seat);
        let (ask, planned) = match request {
            Request::Submit { ask, actions } => (*ask, self.table.submit(seat, *ask, actions)),
            Request::Undo(count) => (now, self.table.undo(*count)),
            Request::Resign => (now, self.table.table_act(TableAct::Resign(seat))),
            Request::Legal => {
                let mut legal = ActionList::new();
                self.table.game().legal(self.table.state(), seat, &mut legal);
                return vec![Frame::Legal { ask: now, actions: legal.to_vec() }];
            }
        };
        let change = match planned {
            Ok(change) => change,
            Err(why @ Refused::Stale) => {
                let again = self.again();
                return [Frame::Refused { ask, why }].into_iter().chain(again).collect();
            }
            Err(why) => return vec![Frame::Refused { ask, why }],
        };
        if let Request::Undo(_) = request {
            // What was taken back is not told any more: the story begins again.
            (self.heard, self.last) = ((0, 0), None);
        }
        let dropped = change.dropped().cloned();
        let refused = self.table.commit(change).err().or(dropped);
        let refused = refused.map(|why| Frame::Refused { ask, why });
        self.news().into_iter().chain(refused).collect()
    }

    fn others(&mut self, act: Act<G::Action>) -> Result<Vec<FrameOf<G>>, Refused<G::Refusal>> {
        let change = match act {
            Act::Seat(seat, action) => self.table.submit(seat, self.table.ask(seat), &[action])?,
            Act::Table(act) => self.table.table_act(act)?,
        };
        self.table.commit(change)?;
        Ok(self.news().into_iter().collect())
    }

    fn ask(&self) -> Ask {
        self.viewer.seat().map_or(Ask::default(), |seat| self.table.ask(seat))
    }

    fn rows(&self) -> &[RowAct<G::Action>] {
        self.table.rows()
    }

    fn state(&self) -> &G::State {
        self.table.state()
    }
}
