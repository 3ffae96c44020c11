//! The table itself: what it holds, and the only ways to change it.

use game::{
    Act, Deal, Game, Notation, Record, RecordError, Refusal as _, RowAct, Seat, Seed, TableAct,
};

use crate::ask::Ask;
use crate::update::Happened;
use crate::work::Work;
use crate::{Chair, Change, Refused};

/// More small actions than this no turn of any game has.
pub(crate) const MAX_ACTIONS: usize = 256;

/// One running table.
pub struct Table<G: Game> {
    game: G,
    options: G::Options,
    seed: Seed,
    chairs: Vec<Chair>,
    first: G::State,
    state: G::State,
    rows: Vec<RowAct<G::Action>>,
    /// The acts that no undo has taken back, each with its row.
    standing: Vec<(u32, Act<G::Action>)>,
    pub(crate) log: Vec<Happened<G>>,
    asks: Vec<Ask>,
}

impl<G: Notation> Table<G> {
    /// A table before its first act.
    ///
    /// # Errors
    /// When the options are refused.
    pub fn new(
        game: G,
        options: G::Options,
        seed: Seed,
        chairs: Vec<Chair>,
    ) -> Result<Self, G::Refusal> {
        let first = game.setup(&options, &Deal::new(seed))?;
        let asks = vec![Ask::default(); usize::from(game.seats(&first))];
        Ok(Self {
            game,
            options,
            seed,
            chairs,
            state: first.clone(),
            first,
            rows: Vec::new(),
            standing: Vec::new(),
            log: Vec::new(),
            asks,
        })
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// What the table has agreed on.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// The state; it knows the future, so it must go to nobody.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The seed, for whoever stores the table; it must go to nobody before the end.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// All rows so far.
    pub fn rows(&self) -> &[RowAct<G::Action>] {
        &self.rows
    }

    /// How many rows there are; this number never goes back.
    pub fn seq(&self) -> u32 {
        u32::try_from(self.rows.len()).unwrap_or(u32::MAX)
    }

    /// The number of what this seat is asked now.
    pub fn ask(&self, seat: Seat) -> Ask {
        self.asks.get(seat.index()).copied().unwrap_or_default()
    }

    /// The numbers of what each seat is asked.
    pub(crate) fn asks(&self) -> &[Ask] {
        &self.asks
    }

    /// Puts somebody else on a chair; the rules do not notice.
    pub fn seat(&mut self, seat: Seat, chair: Chair) {
        if let Some(place) = self.chairs.get_mut(seat.index()) {
            *place = chair;
        }
    }

    /// Works out a seat's answer to what it is asked: these actions in order, up to the first that the rules refuse.
    ///
    /// Nothing is rolled back. An action may reveal something, and what the rules say about the next one may depend on
    /// it; a seat that could take both back would learn secrets for free. So the actions before a refused one are part
    /// of the change, which says why it [ended](Change::dropped), and the rest is not tried.
    ///
    /// # Errors
    /// Why not even the first action is possible; the table is as it was.
    pub fn submit(
        &self,
        seat: Seat,
        ask: Ask,
        actions: &[G::Action],
    ) -> Result<Change<G>, Refused<G::Refusal>> {
        if seat.index() >= self.asks.len() {
            return Err(Refused::Nothing);
        }
        if ask != self.ask(seat) {
            return Err(Refused::Stale);
        }
        if actions.is_empty() || actions.len() > MAX_ACTIONS {
            return Err(Refused::Count(u32::try_from(actions.len()).unwrap_or(u32::MAX)));
        }
        self.work_out(actions.iter().map(|&action| Act::Seat(seat, action)))
    }

    /// Works out something that the table itself does.
    ///
    /// # Errors
    /// Why nothing was done.
    pub fn table_act(&self, act: TableAct) -> Result<Change<G>, Refused<G::Refusal>> {
        self.work_out([Act::Table(act)].into_iter())
    }

    /// Works out that the last so many acts are taken back; who must consent is decided elsewhere.
    ///
    /// # Errors
    /// When there are not so many.
    pub fn undo(&self, count: u32) -> Result<Change<G>, Refused<G::Refusal>> {
        let left = self.standing.len().checked_sub(count as usize).filter(|_| count > 0);
        let left = left.ok_or(Refused::Nothing)?;
        let mut state = self.first.clone();
        for &(_, act) in self.standing.iter().take(left) {
            self.game
                .apply(&mut state, act, &mut ())
                .map_err(|refusal| Refused::Rules { done: 0, refusal })?;
        }
        Ok(Change {
            base: self.seq(),
            rows: vec![RowAct::Undo(count)],
            state,
            events: Vec::new(),
            // Whatever was asked, the world behind it is another one now.
            asks: self.asks.iter().map(|ask| ask.next()).collect(),
            dropped: None,
        })
    }

    fn work_out(
        &self,
        acts: impl Iterator<Item = Act<G::Action>>,
    ) -> Result<Change<G>, Refused<G::Refusal>> {
        let mut work = Work::new(self);
        let done = work.perform(acts);
        work.finish(done.err())
    }

    /// Makes a change part of the table, once it is stored.
    ///
    /// # Errors
    /// When the table has moved on since the change was worked out.
    pub fn commit(&mut self, change: Change<G>) -> Result<(), Refused<G::Refusal>> {
        if change.base != self.seq() {
            return Err(Refused::MovedOn);
        }
        for (seq, row) in (change.base + 1..).zip(&change.rows) {
            match *row {
                RowAct::Act(act) => self.standing.push((seq, act)),
                RowAct::Undo(count) => {
                    let left = self.standing.len().saturating_sub(count as usize);
                    let from = self.standing.get(left).map_or(u32::MAX, |(row, _)| *row);
                    self.standing.truncate(left);
                    // What was taken back is no longer told to anybody.
                    self.log.retain(|happened| happened.seq < from);
                }
            }
        }
        self.rows.extend(change.rows);
        let base = change.base;
        let happened =
            |(row, round, event)| Happened { seq: base.saturating_add(row), round, event };
        self.log.extend(change.events.into_iter().map(happened));
        self.state = change.state;
        self.asks = change.asks;
        Ok(())
    }

    /// Does the rows of a stored table again.
    ///
    /// # Errors
    /// The first row that the rules refuse.
    pub fn replay(&mut self, rows: &[RowAct<G::Action>]) -> Result<(), Refused<G::Refusal>> {
        for &row in rows {
            self.commit(self.again(row)?)?;
        }
        Ok(())
    }

    /// Works out a row of a stored table.
    pub(crate) fn again(&self, row: RowAct<G::Action>) -> Result<Change<G>, Refused<G::Refusal>> {
        match row {
            RowAct::Act(act) => self.work_out([act].into_iter()),
            RowAct::Undo(count) => self.undo(count),
        }
    }

    /// The record of the table; it holds the seed, so before the end it goes to nobody else.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn record(&self) -> Result<Record<G::Options>, RecordError> {
        Record::write(&self.game, self.options.clone(), self.seed, &self.rows)
    }

    /// Why these options are no table, by its clause; for set-up pages.
    ///
    /// # Errors
    /// The refusal.
    pub fn check(game: &G, options: &G::Options) -> Result<(), G::Refusal> {
        let tried = game.setup(options, &Deal::new(Seed::from_text("check")));
        tried.map(|_| ()).inspect_err(|refusal| debug_assert!(!refusal.clause().is_empty()))
    }
}
