//! What would come of what somebody asks for: rows to store and a change of the game, or why not.

use game::{ActionList, Playable, Seat, TableAct};
use store::{Kept, Person};
use table::{Ask, Change, Refused, Sitter, Table};
use wire::{Denied, Links, MAX_SAYING, Stage, Talk, ToClient, ToClientOf, ToServer, ToServerOf};

use super::deal::Share;
use super::facts::Row;
use super::guests::Key;
use super::inner::{Inner, act_rows, seats};
use super::new_table::new_links;
use super::refused;
use crate::guest::GuestId;
use crate::system::NoRandomness;
use crate::text::fit;

/// The guest who asks.
#[derive(Clone, Debug)]
pub struct Who {
    /// On which connection.
    pub key: Key,
    /// Who.
    pub guest: GuestId,
}

/// Something that the rules and the table allow.
pub struct Plan<G: Playable> {
    pub rows: Vec<Row<G::Options>>,
    /// Those whom the rows name, if they are new or have another name now.
    pub people: Vec<Person>,
    /// How far the table is then, if that changes.
    pub stage: Option<store::Stage>,
    pub change: Option<Change<G>>,
    /// For whoever asked.
    pub replies: Vec<ToClientOf<G>>,
    /// Frames for these people, on all their devices.
    pub tell: Vec<(u32, ToClientOf<G>)>,
    /// New links, for the host.
    pub links: Option<Links>,
    /// Another table that is set up first.
    pub create: Option<Kept>,
    /// The game that it starts, once that is worked out.
    pub begun: Option<Table<G>>,
}

/// What is answered in place of a plan; boxed, since it is long and rare.
pub type Reply<G> = Box<ToClientOf<G>>;

impl<G: Playable> Plan<G> {
    pub fn rows(rows: Vec<Row<G::Options>>) -> Self {
        Self {
            rows,
            people: Vec::new(),
            stage: None,
            change: None,
            replies: Vec::new(),
            tell: Vec::new(),
            links: None,
            create: None,
            begun: None,
        }
    }

    /// Rows of which the last one starts the game.
    pub fn started(rows: Vec<Row<G::Options>>) -> Self {
        Self { stage: Some(store::Stage::Running), ..Self::rows(rows) }
    }
}

pub fn denied<O, A, V, E, R>(why: Denied) -> Box<ToClient<O, A, V, E, R>> {
    Box::new(ToClient::Denied(why))
}

impl<G: Playable> Inner<G> {
    /// Works out what somebody asks for; nothing that is stored changes yet. What is said is told at once.
    pub fn plan(&mut self, id: &str, who: &Who, frame: ToServerOf<G>) -> Result<Plan<G>, Reply<G>> {
        let Who { key, guest } = who;
        let seat = self.facts.seat_of(guest);
        let sitting = seat.ok_or_else(|| denied(Denied::NoSeat));
        let by_host = |yes: bool| if yes { Ok(()) } else { Err(denied(Denied::NotHost)) };
        let host = by_host(self.is_host(guest));
        if self.is_dealing() && changes_seats(&frame) {
            return Err(denied(Denied::WrongStage));
        }
        match frame {
            ToServer::Sit { seat, commitment } => {
                self.check_sit(*key, seat)?;
                self.sit(*key, seat, commitment)
            }
            ToServer::Leave => Ok(Plan::rows(vec![Row::Left(sitting?)])),
            ToServer::Options(options) => {
                host?;
                self.at(Stage::Waiting)?;
                self.other_options(options)
            }
            ToServer::Bot { seat, kind } => {
                host?;
                self.seat_bot(guest, seat, kind)
            }
            ToServer::Kick(seat) => {
                host?;
                self.at(Stage::Waiting).map_err(|_| denied(Denied::NeedsVote))?;
                self.kick(guest, seat)
            }
            ToServer::NewLinks => {
                host?;
                let (links, row) = new_links(&self.system).map_err(no_randomness::<G>)?;
                let mut plan = Plan::rows(vec![row]);
                plan.links = Some(links);
                Ok(plan)
            }
            ToServer::Start => {
                host?;
                self.at(Stage::Waiting)?;
                self.start(id, &[])
            }
            ToServer::StartWithout(seats) => {
                host?;
                self.at(Stage::Waiting)?;
                self.start(id, &seats)
            }
            ToServer::Commit(commitment) => self.commit_again(sitting?, commitment),
            ToServer::Reveal(share) => self.reveal(id, sitting?, &share),
            ToServer::Legal => {
                let seat = sitting?;
                let table = self.table.as_ref().ok_or_else(|| denied(Denied::WrongStage))?;
                let mut legal = ActionList::new();
                table.game().legal(table.state(), seat, &mut legal);
                let mut plan = Plan::rows(Vec::new());
                plan.replies
                    .push(ToClient::Legal { ask: table.ask(seat), actions: legal.to_vec() });
                Ok(plan)
            }
            ToServer::Submit { ask, actions } => self.submit(sitting?, ask, &actions),
            ToServer::Resign => {
                let seat = sitting?;
                self.at(Stage::Running)?;
                let table = self.table.as_ref().ok_or_else(|| denied(Denied::WrongStage))?;
                let change = table.table_act(TableAct::Resign(seat));
                let change = change.map_err(|why| refused::<G>(table.ask(seat), why))?;
                Ok(self.changed(change))
            }
            ToServer::Say(text) => {
                let text = fit(&text, MAX_SAYING).ok_or_else(|| denied(Denied::BadText))?;
                self.check_heard(guest, seat)?;
                if self.talk() == Talk::Greetings {
                    return Err(denied(Denied::NoTalk));
                }
                let speaker = self.speaker(*key, guest);
                self.guests.tell(ToClient::Said(speaker, text));
                Ok(Plan::rows(Vec::new()))
            }
            ToServer::Greet(greeting) => {
                self.check_heard(guest, seat)?;
                let speaker = self.speaker(*key, guest);
                self.guests.tell(ToClient::Greeted(speaker, greeting));
                Ok(Plan::rows(Vec::new()))
            }
            ToServer::Rematch => {
                sitting?;
                self.at(Stage::Over)?;
                self.rematch(guest)
            }
            ToServer::Propose(what) => self.propose(sitting?, what),
            ToServer::Vote { what, yes } => self.vote(sitting?, what, yes),
            ToServer::ReturnLink => self.return_link(guest),
            ToServer::RemoveWatcher(number) => {
                host?;
                self.remove_watcher(number)
            }
            ToServer::MuteWatcher { watcher, muted } => {
                host?;
                self.mute_watcher(watcher, muted)
            }
            // These are the room's or the connection's own.
            ToServer::Record
            | ToServer::Name(_)
            | ToServer::Create(_)
            | ToServer::Open { .. }
            | ToServer::Close
            | ToServer::Upload(_)
            | ToServer::Patches
            | ToServer::Ping(_) => Err(denied(Denied::Failed)),
        }
    }

    pub fn at(&self, stage: Stage) -> Result<(), Reply<G>> {
        if self.stage() == stage { Ok(()) } else { Err(denied(Denied::WrongStage)) }
    }

    fn sit(&self, key: Key, seat: Seat, commitment: Option<String>) -> Result<Plan<G>, Reply<G>> {
        let one = self.guests.get(key).ok_or_else(|| denied(Denied::NotOpen))?;
        let (guest, name) = (one.guest.as_str(), one.name.as_str());
        let chair = self.facts.chairs.get(seat.index());
        // Whether a bot's chair is free was checked before.
        if chair.is_none_or(|chair| chair.sitter == Sitter::Person) {
            return Err(denied(Denied::Taken));
        }
        if name.is_empty() {
            return Err(denied(Denied::BadName));
        }
        if Share::read(commitment.as_deref()).is_none() {
            return Err(denied(Denied::BadText));
        }
        let before = self.facts.seat_of(guest);
        if before.is_some() {
            // What a seat has seen does not move to another.
            self.at(Stage::Waiting)?;
        }
        if self.stage() == Stage::Over {
            return Err(denied(Denied::WrongStage));
        }
        let person = self.facts.called(guest, &self.name_at_table(guest, name));
        // What is dealt already needs no shares.
        let dealt = self.stage() != Stage::Waiting || self.facts.uploaded.is_some();
        let commitment = commitment.filter(|_| !dealt);
        let sat = Row::Sat { seat, person: person.number, commitment };
        let mut plan = Plan::rows(before.map(Row::Left).into_iter().chain([sat]).collect());
        plan.people.push(person);
        Ok(plan)
    }

    fn other_options(&self, options: G::Options) -> Result<Plan<G>, Reply<G>> {
        if self.facts.uploaded.is_some() {
            // What was played elsewhere was played with these.
            return Err(denied(Denied::WrongStage));
        }
        Table::check(&self.game, &options)
            .map_err(|refusal| Box::new(ToClient::BadOptions(refusal)))?;
        let count = seats(&self.game, &options).unwrap_or(0);
        if self.facts.chairs.iter().skip(count.into()).any(|chair| chair.person.is_some()) {
            return Err(denied(Denied::ChairInUse));
        }
        Ok(Plan::rows(vec![Row::Options(options)]))
    }

    fn seat_bot(
        &self,
        guest: &str,
        seat: Seat,
        kind: Option<bots::BotKind>,
    ) -> Result<Plan<G>, Reply<G>> {
        let chair = self.facts.chairs.get(seat.index());
        // Somebody who is host in the maker's absence has no power over the maker, nor over the maker's chair.
        let is_makers = chair.is_some_and(|chair| chair.kept_for == Some(self.facts.host));
        if is_makers && !self.facts.made_by(guest) {
            return Err(denied(Denied::Protected));
        }
        if chair.is_none_or(|chair| chair.sitter == Sitter::Person) {
            return Err(denied(Denied::Taken));
        }
        // In a running game the host can put a bot back on a seat that was opened, and no more.
        let is_open = chair.is_some_and(|chair| chair.sitter == Sitter::Open);
        match self.stage() {
            Stage::Waiting => {}
            Stage::Running if is_open && kind.is_some() => {}
            Stage::Running => return Err(denied(Denied::NeedsVote)),
            Stage::Dealing | Stage::Over => return Err(denied(Denied::WrongStage)),
        }
        let row = kind.map_or(Row::Left(seat), |kind| Row::Bot { seat, kind });
        Ok(Plan::rows(vec![row]))
    }

    fn kick(&self, guest: &str, seat: Seat) -> Result<Plan<G>, Reply<G>> {
        let chair = self.facts.chairs.get(seat.index());
        let person = chair.and_then(|chair| chair.person);
        let person = person.ok_or_else(|| denied(Denied::Taken))?;
        // The chair of somebody who was forgotten is nobody's.
        let is_maker = person == self.facts.host && !self.facts.is_forgotten(person);
        if is_maker || self.facts.person_of(guest) == Some(person) {
            return Err(denied(Denied::Protected));
        }
        // People who were sent away know the old link, and a new cookie is free.
        let (links, row) = new_links(&self.system).map_err(no_randomness::<G>)?;
        // Only the maker of the table sends somebody away for good.
        let barred = self.facts.made_by(guest).then_some(Row::Barred(person));
        let rows = [Row::Left(seat)].into_iter().chain(barred).chain([row]);
        let mut plan = Plan::rows(rows.collect());
        plan.links = Some(links);
        Ok(plan)
    }

    fn submit(&self, seat: Seat, ask: Ask, actions: &[G::Action]) -> Result<Plan<G>, Reply<G>> {
        let table = self.table.as_ref().ok_or_else(|| denied(Denied::WrongStage))?;
        // Nobody fills the store by doing and undoing the same thing. Only what this seat has done itself is counted.
        let done = self.acts.get(&seat).copied().unwrap_or_default();
        let left = self.acts_per_seat.saturating_sub(done) as usize;
        let within = actions.get(..left).unwrap_or(actions);
        if within.is_empty() && !actions.is_empty() {
            return Err(denied(Denied::TooManyChanges));
        }
        let change = table.submit(seat, ask, within).map_err(|why| refused::<G>(ask, why))?;
        let dropped = change.dropped().cloned().map(|why| *refused::<G>(ask, why));
        let is_cut = within.len() < actions.len();
        let cut = is_cut.then_some(ToClient::Denied(Denied::TooManyChanges));
        let mut plan = self.changed(change);
        plan.replies.extend(dropped.or(cut));
        Ok(plan)
    }

    pub fn changed(&self, change: Change<G>) -> Plan<G> {
        let mut plan = Plan::rows(act_rows(&self.game, change.rows()));
        let over = self.game.outcome(change.state()).is_some();
        plan.stage = over.then_some(store::Stage::Over);
        plan.change = Some(change);
        plan
    }
}

pub fn no_randomness<G: Playable>(error: NoRandomness) -> Reply<G> {
    tracing::error!(%error, "nothing could be drawn");
    denied(Denied::Failed)
}

/// Does this change who sits where? Not while the shares of a deal are being revealed.
const fn changes_seats<O, A>(frame: &ToServer<O, A>) -> bool {
    matches!(
        frame,
        ToServer::Sit { .. } | ToServer::Leave | ToServer::Bot { .. } | ToServer::Kick(_)
    )
}

/// May this refuse the rest of an answer whose beginning was done? Then the update with what was done goes first.
pub fn is_partial<G: Playable>(reply: &ToClientOf<G>) -> bool {
    matches!(
        reply,
        ToClient::Refused { why: Refused::Rules { done: 1.., .. }, .. }
            | ToClient::Denied(Denied::TooManyChanges)
    )
}

/// Is this the refusal of an old answer? Then the newest view goes with it.
pub fn is_stale<G: Playable>(reply: &ToClientOf<G>) -> bool {
    matches!(reply, ToClient::Refused { why: Refused::Stale | Refused::MovedOn, .. })
}
