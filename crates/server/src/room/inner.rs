//! What a table in memory holds, and how a stored change becomes part of it.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, Instant};

use game::{Act, Deal, Playable, RowAct, Seat, Seed, Viewer};
use store::Kept;
use table::{Bytes, Sitter, Table};
use wire::{Links, Place, Stage, TableInfo, Talk, ToClient};

use super::board::Board;
use super::clock::Clock;
use super::facts::{Chair, Facts, Row};
use super::guests::Guests;
use super::names::WatcherNames;
use super::plan::Plan;
use super::show::Seen;
use super::stand_in::STAND_IN;
use super::upload::read_row;
use super::votes::{Ballot, Turns};
use super::watchers::Numbers;
use crate::config::Config;
use crate::system::System;

/// Everything about one table.
pub struct Inner<G: Playable> {
    pub system: System,
    pub game: G,
    pub facts: Facts<G::Options>,
    /// The game, once it has begun.
    pub table: Option<Table<G>>,
    /// How many rows are stored.
    pub stored: u32,
    pub guests: Guests<G>,
    pub watchers: WatcherNames,
    /// The seats that a bot holds for somebody absent.
    pub held: Vec<bool>,
    /// When the person on a seat went away last.
    pub left: BTreeMap<Seat, Instant>,
    /// Grows with everything that the table's frame shows.
    pub version: u64,
    pub seen: HashMap<Viewer, Seen>,
    pub board: Board,
    /// When it was loaded.
    pub loaded: Instant,
    /// How many acts each seat has stored here.
    pub acts: HashMap<Seat, u32>,
    /// Maximum number of acts of one seat.
    pub acts_per_seat: u32,
    /// The clock, while one runs.
    pub clock: Option<Clock>,
    /// The shares of the deal that were revealed in this round.
    pub revealed: BTreeMap<Seat, Bytes>,
    /// The round of the deal whose time runs.
    pub awaited: Option<u32>,
    /// Is a bot at work?
    pub thinking: bool,
    pub touched: Instant,
    pub stale: bool,
    /// When the person who made the table disconnected.
    pub host_left: Option<Instant>,
    /// Has that been longer than the grace period, so that somebody else is host?
    pub hosting_passed: bool,
    /// What is being decided.
    pub ballot: Option<Ballot>,
    /// Who has proposed something, and until when they propose nothing else.
    pub proposed: Vec<(Seat, Instant)>,
    pub turns: Turns,
    pub numbers: Numbers,
    /// The newest links, if they were replaced since the table is in memory: the maker may not have them.
    pub links: Option<Links>,
    /// When the options were changed before others who sit there.
    pub options_changed: Option<Instant>,
    pub vote_time: Duration,
    pub settle: Duration,
    pub grace: Duration,
    /// When the time of the round is up whose shares are being revealed.
    pub dealt_until: Option<Instant>,
    /// When a round of the deal ended last, or the table was loaded: everybody has to commit again from then on.
    pub undealt: Instant,
    /// Time for browsers to reveal, and to commit again after a round that failed.
    pub reveal: Duration,
}

/// The seats of a table with these options; none where they are refused.
pub fn seats<G: Playable>(game: &G, options: &G::Options) -> Option<u8> {
    let state = game.setup(options, &Deal::new(Seed::from_text("seats"))).ok()?;
    Some(game.seats(&state))
}

fn read_rows<G: Playable>(kept: &Kept) -> Option<Vec<Row<G::Options>>> {
    kept.rows.iter().map(|row| serde_json::from_str(row).ok()).collect()
}

fn first_facts<G: Playable>(
    game: &G,
    first: &Row<G::Options>,
    kept: &Kept,
) -> Option<Facts<G::Options>> {
    let people = kept.people.iter().cloned().collect();
    Facts::new(first, people, |options| seats(game, options))
}

/// How an act is stored; nearly all rows of a long game are acts.
pub const ACT: &str = "{\"act\":";

/// What follows from the rows of a table without playing them again, nor even reading the acts.
pub fn stored_facts<G: Playable>(game: &G, kept: &Kept) -> Option<Facts<G::Options>> {
    let rows = kept.rows.iter().filter(|row| !row.starts_with(ACT));
    let mut rows = rows.map(|row| serde_json::from_str(row).ok());
    let mut facts = first_facts(game, &rows.next()??, kept)?;
    rows.try_for_each(|row| facts.take(&row?, |options| seats(game, options)))?;
    Some(facts)
}

impl<G: Playable> Inner<G> {
    /// Plays the rows again.
    pub fn restore(system: System, config: &Config, game: G, kept: &Kept) -> Option<Self> {
        let rows = read_rows::<G>(kept)?;
        let (first, rest) = rows.split_first()?;
        let mut facts = first_facts(&game, first, kept)?;
        let mut table = None;
        let mut acts = Vec::new();
        for row in rest {
            facts.take(row, |options| seats(&game, options))?;
            match row {
                Row::Started { .. } => table = Some(begin(&game, &facts)?),
                Row::Act(text) => acts.push(RowAct::Act(game.read_act(text).ok()?)),
                Row::Made { .. }
                | Row::Links { .. }
                | Row::Invited(_)
                | Row::Options(_)
                | Row::Sat { .. }
                | Row::Left(_)
                | Row::Bot { .. }
                | Row::Barred(_)
                | Row::Uploaded { .. }
                | Row::Committed { .. }
                | Row::Dealing { .. }
                | Row::Undealt { .. }
                | Row::Rematch(_)
                | Row::SeatLink { .. }
                | Row::Returned { .. }
                | Row::OneDevice(_)
                | Row::Muted { .. }
                | Row::Kept { .. } => {}
            }
        }
        let mut own_acts = HashMap::new();
        count_acts(&mut own_acts, &acts);
        match &mut table {
            Some(table) => table.replay(&acts).ok()?,
            None if acts.is_empty() => {}
            None => return None,
        }
        Some(Self {
            held: vec![false; facts.chairs.len()],
            left: BTreeMap::new(),
            game,
            facts,
            table,
            stored: u32::try_from(kept.rows.len()).ok()?,
            guests: Guests::default(),
            watchers: WatcherNames::new(),
            version: 1,
            seen: HashMap::new(),
            board: Board::default(),
            loaded: system.now(),
            acts: own_acts,
            acts_per_seat: config.limits.acts_per_seat,
            clock: None,
            revealed: BTreeMap::new(),
            awaited: None,
            thinking: false,
            touched: system.now(),
            stale: false,
            host_left: None,
            hosting_passed: false,
            ballot: None,
            proposed: Vec::new(),
            turns: Turns::default(),
            numbers: Numbers::default(),
            links: None,
            options_changed: None,
            vote_time: config.vote,
            settle: config.settle,
            grace: config.grace,
            dealt_until: None,
            undealt: system.now(),
            reveal: config.reveal,
            system,
        })
    }

    /// How many rows it has, those of a game that was uploaded among them.
    pub fn rows(&self) -> u32 {
        self.stored.saturating_add(self.uploaded_rows())
    }

    /// How many rows were played elsewhere.
    pub fn uploaded_rows(&self) -> u32 {
        let rows = self.facts.uploaded.as_ref().map_or(0, |(_, acts)| acts.len());
        u32::try_from(rows).unwrap_or(u32::MAX)
    }

    /// How many seats it has.
    pub fn seats(&self) -> u32 {
        u32::try_from(self.facts.chairs.len()).unwrap_or(u32::MAX)
    }

    /// How to begin the game that this plan starts, and from how many bytes; nothing where it starts none.
    pub fn beginning(
        &self,
        plan: &Plan<G>,
    ) -> Option<(usize, impl FnOnce() -> Option<Table<G>> + Send + use<G>)> {
        let row = plan.rows.iter().find(|row| matches!(row, Row::Started { .. }))?;
        let (game, mut facts) = (self.game.clone(), self.facts.clone());
        facts.take(row, |options| seats(&game, options))?;
        let uploaded = facts.uploaded.iter().flat_map(|(_, acts)| acts.iter());
        Some((uploaded.map(String::len).sum(), move || begin(&game, &facts)))
    }

    /// Makes a stored plan part of the table, and wakes everybody.
    pub fn commit(&mut self, plan: Plan<G>) -> Option<()> {
        let Plan { rows, people, change, tell, links, begun, .. } = plan;
        if let Some(table) = begun {
            self.table = Some(table);
        }
        let only_acts = rows.iter().all(|row| matches!(row, Row::Act(_)));
        people.into_iter().for_each(|person| self.facts.people.add(person));
        for row in &rows {
            let game = &self.game;
            self.facts.take(row, |options| seats(game, options))?;
            self.held.resize(self.facts.chairs.len(), false);
            if let Row::Sat { seat, .. } = row
                && let Some(held) = self.held.get_mut(seat.index())
            {
                *held = false;
            }
            if let Row::Dealing { .. } | Row::Undealt { .. } = row {
                self.revealed.clear();
            }
            if let Row::Undealt { .. } = row {
                self.undealt = self.system.now();
            }
            self.stored += 1;
        }
        let over = self.stage() == Stage::Over;
        if let Some(change) = change {
            count_acts(&mut self.acts, change.rows());
            self.table.as_mut()?.commit(change).ok()?;
        }
        if !only_acts || over != (self.stage() == Stage::Over) {
            self.version += 1;
        }
        self.touched = self.system.now();
        self.after_rows(&rows);
        tell.into_iter().for_each(|(person, frame)| self.guests.tell_person(person, frame));
        if let Some(links) = links {
            self.guests.tell_person(self.host(), ToClient::Links(links.clone()));
            self.links = Some(links);
        }
        self.guests.wake_all();
        Some(())
    }

    /// What rows about people mean for those who have the table open.
    fn after_rows(&mut self, rows: &[Row<G::Options>]) {
        let (mut seats, mut rights) = (false, false);
        for row in rows {
            match row {
                Row::Sat { .. } | Row::Left(_) | Row::Bot { .. } => seats = true,
                Row::SeatLink { person: None, .. } => (seats, rights) = (true, true),
                Row::Links { .. } | Row::Barred(_) => rights = true,
                Row::OneDevice(person) => self.close_devices(*person),
                // People who sit down later have seen them.
                Row::Options(_) if self.others_sit() => {
                    self.options_changed = Some(self.system.now());
                }
                Row::Made { .. }
                | Row::Options(_)
                | Row::Invited(_)
                | Row::Started { .. }
                | Row::Uploaded { .. }
                | Row::Act(_)
                | Row::Rematch(_)
                | Row::Committed { .. }
                | Row::Dealing { .. }
                | Row::Undealt { .. }
                | Row::SeatLink { .. }
                | Row::Returned { .. }
                | Row::Muted { .. }
                | Row::Kept { .. } => {}
            }
        }
        if rows.iter().any(|row| !matches!(row, Row::Act(_))) {
            self.guests.recognise(&self.facts);
        }
        // Other people sit there now, or the game is over: what was proposed is to be thought over again.
        if seats || self.stage() != Stage::Running {
            self.ballot = None;
        }
        // A link to an open seat has been used once that seat is taken.
        if rights || (seats && self.table.is_some()) {
            self.review();
        }
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        match &self.table {
            None if self.is_dealing() => Stage::Dealing,
            None => Stage::Waiting,
            Some(table) if table.game().outcome(table.state()).is_some() => Stage::Over,
            Some(_) => Stage::Running,
        }
    }

    /// What may be said now.
    pub fn talk(&self) -> Talk {
        let running = self.stage() == Stage::Running;
        if running && G::forbids_talk(&self.facts.options) { Talk::Greetings } else { Talk::Free }
    }

    /// Is the person on this chair at the table right now?
    pub fn is_present(&self, chair: &Chair) -> bool {
        chair.person.is_some_and(|person| self.guests.is_here(person))
    }

    /// What the frame about the table shows at this moment.
    pub fn info_at(&self, id: &str, now: Instant) -> TableInfo<G::Options> {
        let stage = self.stage();
        let running = stage == Stage::Running;
        let waits = |person: u32| match stage {
            Stage::Running => true,
            Stage::Waiting => person == self.facts.host && !self.hosting_passed,
            Stage::Dealing | Stage::Over => false,
        };
        let place = |(seat, (chair, held)): (Seat, (&Chair, &bool))| Place {
            name: self.facts.name_on(chair).to_owned(),
            sitter: chair.sitter,
            present: self.is_present(chair),
            held: (running && (*held || chair.sitter == Sitter::Open)).then_some(STAND_IN),
            before: chair.before.map_or("", |person| self.facts.people.name(person)).to_owned(),
            kept_for: chair.kept_for.map_or("", |person| self.facts.people.name(person)).to_owned(),
            grace: (!*held && chair.person.is_some_and(waits) && !self.is_present(chair))
                .then(|| self.left.get(&seat).map(|left| millis_until(*left + self.grace, now)))
                .flatten(),
        };
        let places = (0..).map(Seat).zip(self.facts.chairs.iter().zip(&self.held));
        TableInfo {
            stage: self.stage(),
            options: self.facts.options.clone(),
            rules: self.game.rules(),
            edition: self.game.edition_hash().to_string(),
            places: places.map(place).collect(),
            host: self.facts.seat_of_person(self.host()),
            talk: self.talk(),
            watching: self.watching(),
            commitment: self.facts.commitment(id),
            rematch: self.facts.rematch.clone(),
            uploaded: self.facts.uploaded.is_some(),
            deal: self.deal_info(now),
            vote: self.ballot.as_ref().map(|ballot| ballot.shown(now)),
        }
    }
}

/// Counts what each seat has done.
fn count_acts<A>(acts: &mut HashMap<Seat, u32>, rows: &[RowAct<A>]) {
    for row in rows {
        if let RowAct::Act(Act::Seat(seat, _)) = row {
            *acts.entry(*seat).or_default() += 1;
        }
    }
}

/// How many milliseconds are left.
pub fn millis_until(end: Instant, now: Instant) -> u32 {
    u32::try_from(end.saturating_duration_since(now).as_millis()).unwrap_or(u32::MAX)
}

/// The game of these facts, before its first act here.
fn begin<G: Playable>(game: &G, facts: &Facts<G::Options>) -> Option<Table<G>> {
    let (seed, _) = facts.start.as_ref()?;
    // Who sits where is in the facts; the game needs no names.
    let mut table = Table::new(game.clone(), facts.options.clone(), *seed, Vec::new()).ok()?;
    if let Some((_, acts)) = &facts.uploaded {
        let acts: Option<Vec<_>> = acts.iter().map(|text| read_row(game, text)).collect();
        table.replay(&acts?).ok()?;
    }
    Some(table)
}

/// The rows of a change.
pub fn act_rows<G: Playable>(game: &G, rows: &[RowAct<G::Action>]) -> Vec<Row<G::Options>> {
    let act = |row: &RowAct<G::Action>| match *row {
        RowAct::Act(act @ (Act::Seat(..) | Act::Table(_))) => Some(Row::Act(game.write_act(act))),
        // Nothing is taken back online.
        RowAct::Undo(_) => None,
    };
    rows.iter().filter_map(act).collect()
}
