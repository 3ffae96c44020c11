//! What the people at a running table decide together. A vote is in memory only: a restart ends it. What comes of it
//! is stored.

#[cfg(test)]
mod tests;
mod turns;

use std::sync::Arc;
use std::time::Instant;

use game::{Playable, Seat};
use wire::{Denied, Motion, Stage, ToClient, Vote};

use super::Room;
use super::facts::Row;
use super::inner::Inner;
use super::new_table::{new_links, new_seat_link};
use super::plan::{Plan, Reply, denied, no_randomness};
pub use turns::Turns;

/// Minimum number of votes to send somebody away: nobody decides that alone.
const LEAST_TO_KICK: usize = 2;

/// A vote that is going on.
#[derive(Clone, Debug)]
pub struct Ballot {
    what: Motion,
    by: Seat,
    /// Who is asked. People who disconnect for a moment stay in, and people who come back are added.
    voters: Vec<Seat>,
    /// Those for whom a bot plays: they are asked if they come back before the end.
    away: Vec<Seat>,
    yes: Vec<Seat>,
    no: Vec<Seat>,
    until: Instant,
    /// Does somebody wait for its end?
    timed: bool,
}

impl Ballot {
    fn needed(&self) -> usize {
        match self.what {
            Motion::Kick(_) => (self.voters.len() / 2 + 1).max(LEAST_TO_KICK),
            Motion::Open(_) => self.voters.len(),
        }
    }

    /// Can enough people still say yes?
    fn is_possible(&self) -> bool {
        self.voters.len() >= self.needed() + self.no.len()
    }

    fn is_agreed(&self) -> bool {
        self.yes.len() >= self.needed()
    }

    /// Is it decided at its end only? A seat shows its cards, so people who are away get the time to object.
    fn is_decided_at_end(&self) -> bool {
        matches!(self.what, Motion::Open(_)) && !self.away.is_empty()
    }

    /// What everybody is shown.
    pub fn shown(&self, now: Instant) -> Vote {
        let left = self.until.saturating_duration_since(now).as_millis();
        Vote {
            what: self.what,
            by: self.by,
            voters: self.voters.clone(),
            yes: self.yes.clone(),
            needed: u32::try_from(self.needed()).unwrap_or(u32::MAX),
            left: u32::try_from(left).unwrap_or(u32::MAX),
            at_end: self.is_decided_at_end(),
        }
    }

    /// Somebody who was away for long is back, and is asked too.
    pub fn ask_too(&mut self, seat: Seat) {
        self.voters.extend(self.away.extract_if(.., |away| *away == seat));
    }
}

impl<G: Playable> Inner<G> {
    /// Begins a vote.
    pub fn propose(&mut self, by: Seat, what: Motion) -> Result<Plan<G>, Reply<G>> {
        self.at(Stage::Running)?;
        let now = self.system.now();
        if let Some(ballot) = &self.ballot {
            self.turns.refuse(by, ballot.until + self.vote_time / 2);
            return Err(denied(Denied::VoteRunning));
        }
        if self.turns.is_anothers(by, now) {
            return Err(denied(Denied::TooFast));
        }
        if self.proposed.iter().any(|(seat, until)| *seat == by && *until > now) {
            return Err(denied(Denied::TooFast));
        }
        let seat = what.seat();
        let chair = self.facts.chairs.get(seat.index()).ok_or_else(|| denied(Denied::Taken))?;
        // Nobody comes back to the seat of somebody who was forgotten.
        let person = chair.person.filter(|person| !self.facts.is_forgotten(*person));
        match (what, person) {
            (Motion::Kick(_), Some(person)) if seat == by || person == self.facts.host => {
                return Err(denied(Denied::Protected));
            }
            (Motion::Kick(_), Some(_)) | (Motion::Open(_), None) => {}
            (Motion::Kick(_), None) | (Motion::Open(_), Some(_)) => {
                return Err(denied(Denied::Taken));
            }
        }
        let until = now + self.vote_time;
        let (away, voters) = self.voters(what).partition(|seat| self.is_held(*seat));
        let (yes, no) = (vec![by], Vec::new());
        let ballot = Ballot { what, by, voters, away, yes, no, until, timed: false };
        if !ballot.voters.contains(&by) {
            return Err(denied(Denied::NoVote));
        }
        if !ballot.is_possible() {
            return Err(denied(Denied::TooFewVoters));
        }
        self.proposed.retain(|(seat, until)| *seat != by && *until > now);
        self.proposed.push((by, until));
        self.turns.take(by, self.vote_time);
        self.ballot = Some(ballot);
        self.decide()
    }

    /// Somebody says yes or no.
    pub fn vote(&mut self, seat: Seat, what: Motion, yes: bool) -> Result<Plan<G>, Reply<G>> {
        let ballot = self.ballot.as_mut().filter(|ballot| ballot.what == what);
        let ballot = ballot.filter(|ballot| ballot.voters.contains(&seat));
        let ballot = ballot.ok_or_else(|| denied(Denied::NoVote))?;
        ballot.yes.retain(|one| *one != seat);
        ballot.no.retain(|one| *one != seat);
        let side = if yes { &mut ballot.yes } else { &mut ballot.no };
        side.push(seat);
        self.decide()
    }

    /// The people on seats whose voice counts in this. Those who joined the running game cannot send anybody away:
    /// one person could bring in a second guest of their own to get a majority.
    fn voters(&self, what: Motion) -> impl Iterator<Item = Seat> {
        let facts = &self.facts;
        let counts = move |seat: &Seat, person: u32| match what {
            Motion::Kick(kicked) => *seat != kicked && facts.at_start.contains(&person),
            Motion::Open(_) => true,
        };
        let chairs = (0..).map(Seat).zip(&facts.chairs);
        let people = chairs.filter_map(|(seat, chair)| Some((seat, chair.person?)));
        let people = people.filter(|(_, person)| !facts.is_forgotten(*person));
        people.filter(move |(seat, person)| counts(seat, *person)).map(|(seat, _)| seat)
    }

    /// Does a bot hold this seat, because its person has been away for long? People who have just lost the connection
    /// are asked too, so nothing can be decided in that moment.
    fn is_held(&self, seat: Seat) -> bool {
        self.held.get(seat.index()).is_some_and(|held| *held)
    }

    /// What comes of the vote so far: nothing yet, its end, or what was proposed.
    fn decide(&mut self) -> Result<Plan<G>, Reply<G>> {
        self.version += 1;
        self.ballot.take_if(|ballot| !ballot.is_possible());
        let ballot = self.ballot.as_ref().filter(|ballot| !ballot.is_decided_at_end());
        self.agreed(ballot.filter(|ballot| ballot.is_agreed()))
    }

    /// The time of the vote that ends at this moment is up.
    fn end_vote(&mut self, until: Instant) -> Result<Plan<G>, Reply<G>> {
        let ballot = self.ballot.take_if(|ballot| ballot.until == until);
        if ballot.is_some() {
            self.version += 1;
        }
        self.agreed(ballot.as_ref().filter(|ballot| ballot.is_agreed()))
    }

    /// Does what was agreed on.
    fn agreed(&self, ballot: Option<&Ballot>) -> Result<Plan<G>, Reply<G>> {
        match ballot.map(|ballot| (ballot.what, ballot.by)) {
            None => Ok(Plan::rows(Vec::new())),
            Some((Motion::Kick(seat), _)) => self.kicked_by_vote(seat),
            Some((Motion::Open(seat), by)) => self.opened_by_vote(seat, by),
        }
    }

    /// A bot plays on for somebody who was sent away; the seat is not open.
    fn kicked_by_vote(&self, seat: Seat) -> Result<Plan<G>, Reply<G>> {
        let person = self.facts.chairs.get(seat.index()).and_then(|chair| chair.person);
        let person = person.ok_or_else(|| denied(Denied::Taken))?;
        let (links, row) = new_links(&self.system).map_err(no_randomness::<G>)?;
        let mut plan = Plan::rows(vec![Row::Left(seat), Row::Barred(person), row]);
        plan.links = Some(links);
        Ok(plan)
    }

    /// The link to the open seat goes to the person who proposed it.
    fn opened_by_vote(&self, seat: Seat, by: Seat) -> Result<Plan<G>, Reply<G>> {
        let person = self.facts.chairs.get(by.index()).and_then(|chair| chair.person);
        let person = person.ok_or_else(|| denied(Denied::NoSeat))?;
        let (token, row) = new_seat_link(&self.system, seat, None).map_err(no_randomness::<G>)?;
        let mut plan = Plan::rows(vec![row]);
        plan.tell.push((person, ToClient::SeatLink { seat, token }));
        Ok(plan)
    }
}

impl<G: Playable> Room<G> {
    /// Ends a vote that has just begun when its time is up.
    pub fn time_vote(self: &Arc<Self>) {
        let mut inner = self.inner();
        let Some(ballot) = inner.ballot.as_mut().filter(|ballot| !ballot.timed) else { return };
        ballot.timed = true;
        let until = ballot.until;
        drop(inner);
        let (room, system) = (Arc::downgrade(self), self.shared.system.clone());
        tokio::spawn(async move {
            system.sleep_until(until).await;
            let Some(room) = room.upgrade() else { return };
            room.carry_out(|inner| inner.end_vote(until), None).await;
        });
    }
}
