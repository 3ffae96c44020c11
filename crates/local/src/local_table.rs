//! One table that is open on this device: its rules, the lines to it, and how much of it is stored.

use bots::BotKind;
use game::{Act, Notation, Seat, TableAct, Viewer};
use table::{Answer, Chair, Named, Progress, Saved, Sitter, Summary, Table, UpdateOf, Viewing};
use wire::{Place, Stage, TableId, TableInfo, Talk, You, decode};

use crate::stored::{self, Entry, older};
use crate::{Found, LineId, Local, NewTable, SavedOf};

/// An open table.
pub struct LocalTable<G: Local> {
    pub id: TableId,
    pub table: Table<G>,
    /// The edition in binary form, where it is not the built-in one.
    pub edition: Option<Vec<u8>>,
    /// How many rows are stored; nothing before the first write.
    pub stored: Option<u32>,
    /// Who looks at it.
    lines: Vec<(LineId, Viewing<G>)>,
    /// The round whose clock runs, and when the time is up.
    pub clock: Option<(u32, u64)>,
}

impl<G: Local> LocalTable<G> {
    fn new(id: TableId, table: Table<G>, edition: Option<Vec<u8>>, stored: Option<u32>) -> Self {
        Self { id, table, edition, stored, lines: Vec::new(), clock: None }
    }

    /// Sets up a table; nothing where there can be none.
    pub fn create(new: NewTable<G::Options>) -> Option<Self> {
        let NewTable { id, chairs, options, edition, seed } = new;
        let game = G::load(edition.as_deref(), None)?;
        let table = Table::new(game, options, game::Seed(seed), chairs).ok()?;
        Some(Self::new(id, table, edition, None))
    }

    /// A table that was played elsewhere, or stored by an earlier build.
    pub fn restore(id: &str, saved: SavedOf<G>) -> Option<Self> {
        let game = G::find(&saved.edition_hash, saved.edition.as_deref(), saved.rules).ok()?;
        let table = Table::restore(game, &saved).ok()?;
        Some(Self::new(id.to_owned(), table, saved.edition, None))
    }

    /// A stored table, in any format; nothing where it cannot be played any more.
    pub fn read(id: &str, found: &Found) -> Option<Self> {
        let Found { entry, parts } = found;
        let (summary, _) = stored::listed(entry)?;
        if summary.game != G::ID {
            return None;
        }
        if let Some(unread) = stored::unread::<G::Options>(entry, parts) {
            let edition = unread.edition()?;
            let game = G::find(unread.edition_hash(), edition.as_deref(), unread.rules()).ok()?;
            let mut open = Self::restore(id, unread.saved(&game)?)?;
            open.stored = Some(open.table.seq());
            return Some(open);
        }
        let saved: SavedOf<G> = decode(&older::read(entry)?.table).ok()?;
        Self::restore(id, saved)
    }

    /// All that is needed to play it again.
    pub fn saved(&self) -> SavedOf<G> {
        self.table.save(self.edition.clone())
    }

    /// The same without its rows.
    pub fn head(&self) -> SavedOf<G> {
        let table = &self.table;
        Saved {
            rules: table.game().rules(),
            edition: self.edition.clone(),
            edition_hash: table.game().edition_hash().to_string(),
            options: table.options().clone(),
            seed: table.seed().0,
            chairs: table.chairs().to_vec(),
            rows: Vec::new(),
        }
    }

    /// What is stored for lists when the table is in this state with so many rows.
    pub fn entry(&self, state: &G::State, rows: u32, holder: u64, now: u64) -> Entry {
        let (game, chairs) = (self.table.game(), self.table.chairs());
        let is_person = |chair: &Chair| chair.sitter == Sitter::Person;
        let is_alone = chairs.iter().filter(|chair| is_person(chair)).count() == 1;
        let named = |(seat, chair): (Seat, &Chair)| Named {
            seat,
            name: chair.name.clone(),
            bot: !is_person(chair),
            me: is_alone && is_person(chair),
            score: None,
            won: false,
        };
        let outcome = game.outcome(state);
        let asked = |seat: Seat| chairs.get(seat.index()).is_some_and(is_person);
        let summary = Summary {
            id: self.id.clone(),
            game: G::ID.to_owned(),
            progress: if outcome.is_some() { Progress::Over } else { Progress::Running },
            seats: u8::try_from(chairs.len()).unwrap_or(u8::MAX),
            people: (0..).map(Seat).zip(chairs).map(named).collect(),
            my_turn: outcome.is_none() && game.to_act(state).iter().any(asked),
            round: game.round(state),
            played: now,
        };
        Entry { summary: summary.with_result(outcome.as_ref()), holder, rows }
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.table.game().outcome(self.table.state()).is_some()
    }

    /// May this viewer look at it? People at this screen, those who only watch, and at the end everybody.
    pub fn admits(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Spectator => true,
            Viewer::Judge => self.is_over(),
            Viewer::Seat(seat) => {
                let chair = self.table.chairs().get(seat.index());
                chair.is_some_and(|chair| chair.sitter == Sitter::Person)
            }
        }
    }

    /// From now on this line looks at the table; what it is told first.
    pub fn attach(&mut self, line: LineId, viewer: Viewer, known: u32) -> Option<UpdateOf<G>> {
        self.detach(line);
        let mut viewing = Viewing::new(viewer);
        let update = viewing.again(&self.table, known);
        self.lines.push((line, viewing));
        update
    }

    /// This line looks at the table no more.
    pub fn detach(&mut self, line: LineId) {
        self.lines.retain(|(other, _)| *other != line);
    }

    /// Does this line look at it?
    pub fn has(&self, line: LineId) -> bool {
        self.lines.iter().any(|(other, _)| *other == line)
    }

    /// Whoever looks at it.
    pub fn lines(&self) -> impl Iterator<Item = LineId> {
        self.lines.iter().map(|(line, _)| *line)
    }

    /// What is new to each line.
    pub fn news(&mut self) -> Vec<(LineId, UpdateOf<G>)> {
        let table = &self.table;
        let news = |(line, viewing): &mut (LineId, Viewing<G>)| Some((*line, viewing.news(table)?));
        self.lines.iter_mut().filter_map(news).collect()
    }

    /// The newest view once more for one line.
    pub fn again(&mut self, line: LineId) -> Option<UpdateOf<G>> {
        let (_, viewing) = self.lines.iter_mut().find(|(other, _)| *other == line)?;
        viewing.again(&self.table, 0)
    }

    /// The place of a line at the table.
    pub fn you(&self, viewer: Viewer) -> You {
        You { table: self.id.clone(), viewer, may_sit: false, host: false, offer: None }
    }

    /// Everything about the table that all may know.
    pub fn info(&self) -> TableInfo<G::Options> {
        let game = self.table.game();
        let place = |chair: &Chair| Place {
            name: chair.name.clone(),
            sitter: chair.sitter,
            present: true,
            held: None,
            before: String::new(),
            kept_for: String::new(),
            grace: None,
        };
        TableInfo {
            stage: if self.is_over() { Stage::Over } else { Stage::Running },
            options: self.table.options().clone(),
            rules: game.rules(),
            edition: game.edition_hash().to_string(),
            places: self.table.chairs().iter().map(place).collect(),
            host: None,
            talk: Talk::Free,
            watching: Vec::new(),
            commitment: String::new(),
            rematch: None,
            uploaded: false,
            deal: None,
            vote: None,
        }
    }

    fn bot_of(&self, seat: Seat) -> Option<BotKind> {
        self.table.chairs().get(seat.index())?.bot_kind()
    }

    /// Is a bot asked something?
    pub fn waits_for_bots(&self) -> bool {
        let asked = self.table.game().to_act(self.table.state());
        asked.iter().any(|seat| self.bot_of(seat).is_some())
    }

    /// What all bots answer that are asked something; each gets its seat's view and nothing else.
    pub fn bot_answers(&self) -> Vec<Answer<G::Action>> {
        let thought = self.table.thought(|seat| self.bot_of(seat));
        thought.map(|thought| thought.answers()).unwrap_or_default()
    }

    /// The round whose clock runs now, if one does: only where the rules would let the time run out.
    pub fn timed_round(&self) -> Option<u32> {
        let (game, mut state) = (self.table.game(), self.table.state().clone());
        let round = game.round(&state);
        game.apply(&mut state, Act::Table(TableAct::TimeUp), &mut ()).ok().map(|()| round)
    }
}

/// The rows that are not stored yet: those of the table, and those of a change that is not part of it.
pub fn unstored<G: Notation>(
    table: &Table<G>,
    stored: u32,
    new: &[game::RowAct<G::Action>],
) -> Vec<game::RowAct<G::Action>> {
    let rows = table.rows().get(stored as usize..).unwrap_or_default();
    rows.iter().chain(new).copied().collect()
}
