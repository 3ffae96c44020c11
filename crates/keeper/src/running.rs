//! The table that is open in this tab: rules, bots, and whom the page watches for.

use game::{Game, Seat, Viewer};
use js_sys::Date;
use table::{Answer, Chair, Named, Progress, Sitter, Summary, Table};
use ui::link::{decode, encode};
use ui::message::{Opened, SavedOf, UpdateOf};
use ui::page::{GamePage as _, game_of};

use crate::store::Kept;
use crate::{Page, Rules};

/// An open table.
pub struct Running {
    pub id: String,
    pub table: Table<Rules>,
    /// The edition's blob, where it is not the house edition.
    edition: Option<Vec<u8>>,
    pub viewer: Viewer,
    /// The last row the viewer has heard of.
    told: u32,
    /// Does its clock run?
    ticking: bool,
}

/// Thinks something through at a table of the house edition that is kept elsewhere.
pub fn ponder_elsewhere(bytes: &[u8]) -> Option<Vec<u8>> {
    type Question = (u32, Viewer, <Rules as Game>::View, Vec<u8>);
    let (rules, viewer, view, question): Question = decode(bytes).ok()?;
    Some(Page::ponder(&game_of::<Page>(None, Some(rules))?, &view, viewer, &question))
}

impl Running {
    /// Opens a table.
    pub fn new(id: String, table: Table<Rules>, edition: Option<Vec<u8>>) -> Self {
        Self { id, table, edition, viewer: Viewer::Spectator, told: 0, ticking: false }
    }

    /// Opens a stored table; nothing where it cannot be played any more.
    pub fn restore(id: &str, kept: &Kept) -> Option<Self> {
        if kept.summary.game != Rules::ID {
            return None;
        }
        let saved: SavedOf<Rules> = decode(&kept.table).ok()?;
        let game = game_of::<Page>(saved.edition.as_deref(), Some(saved.rules))?;
        let table = Table::restore(game, &saved).ok()?;
        Some(Self::new(id.to_owned(), table, saved.edition))
    }

    /// All that is needed to play it again.
    pub fn saved(&self) -> SavedOf<Rules> {
        self.table.save(self.edition.clone())
    }

    /// The table as it is stored.
    pub fn kept(&self, holder: u64) -> Kept {
        let (game, state) = (self.table.game(), self.table.state());
        let chairs = self.table.chairs();
        let persons = chairs.iter().filter(|chair| chair.sitter == Sitter::Person).count();
        let named = |(seat, chair): (Seat, &Chair)| Named {
            seat,
            name: chair.name.clone(),
            bot: chair.sitter != Sitter::Person,
            me: persons == 1 && chair.sitter == Sitter::Person,
            score: None,
            won: false,
        };
        let outcome = game.outcome(state);
        let asked = |seat: Seat| {
            chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Person)
        };
        let summary = Summary {
            id: self.id.clone(),
            game: Rules::ID.to_owned(),
            progress: if outcome.is_some() { Progress::Over } else { Progress::Running },
            seats: u8::try_from(chairs.len()).unwrap_or(u8::MAX),
            people: (0..).map(Seat).zip(chairs).map(named).collect(),
            my_turn: outcome.is_none() && game.to_act(state).iter().any(asked),
            round: game.round(state),
            played: Date::now() as u64,
        };
        let summary = summary.with_result(outcome.as_ref());
        let table = encode(&self.saved()).unwrap_or_default();
        Kept { summary, holder, table }
    }

    /// What the page is told first.
    pub fn opened(&self) -> Opened<<Rules as Game>::Options> {
        Opened {
            id: self.id.clone(),
            chairs: self.table.chairs().to_vec(),
            options: self.table.options().clone(),
            edition: self.edition.clone(),
            rules: self.table.game().rules(),
        }
    }

    /// From now on tells this viewer, beginning with the whole story.
    pub fn watch(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        self.told = 0;
    }

    /// What the viewer has not heard yet.
    pub fn update(&mut self) -> UpdateOf<Rules> {
        let update = self.table.update(self.viewer, self.told);
        self.told = update.seq;
        update
    }

    /// Thinks something through for the viewer.
    pub fn ponder(&self, question: &[u8]) -> Vec<u8> {
        let game = self.table.game();
        Page::ponder(game, &game.view(self.table.state(), self.viewer), self.viewer, question)
    }

    /// Seconds of a clock that has just begun to run.
    pub fn clock(&mut self) -> Option<u32> {
        let view = self.table.game().view(self.table.state(), Viewer::Spectator);
        let clock = Page::clock(&view).filter(|_| !self.ticking);
        self.ticking |= clock.is_some();
        clock
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.table.game().outcome(self.table.state()).is_some()
    }

    fn bot_of(&self, seat: Seat) -> Option<bots::BotKind> {
        self.table.chairs().get(seat.index())?.bot_kind()
    }

    /// The first bot that is asked something.
    pub fn bot_to_act(&self) -> Option<Seat> {
        let asked = self.table.game().to_act(self.table.state());
        asked.iter().find(|seat| self.bot_of(*seat).is_some())
    }

    /// What all bots answer that are asked something; each gets its seat's view and nothing else.
    pub fn bot_answers(&self) -> Vec<Answer<<Rules as Game>::Action>> {
        let thought = self.table.thought(|seat| self.bot_of(seat));
        thought.map(|thought| thought.answers()).unwrap_or_default()
    }
}
