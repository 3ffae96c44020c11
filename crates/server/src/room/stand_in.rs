//! Bots at a table: those that were seated, and those that hold the seat of somebody absent, so that no table stalls.
//!
//! They get views, never states. While nobody who sits at the table is connected, they wait: a watcher alone keeps no
//! game running. When they act depends on what everybody can see, and never on what somebody does in secret.

#[cfg(test)]
mod tests;

use std::iter::once;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bots::BotKind;
use game::{Playable, Seat};
use table::{Answer, Sitter, Submission, Thought};
use wire::{Denied, Stage, ToClient, ToClientOf};

use super::plan::{Reply, denied};
use super::{Inner, Room, refused};
use crate::limiter::Kind;
use crate::system::{FEW_ANSWERS, System};

/// The bot that acts for an absent person.
pub const STAND_IN: BotKind = BotKind::Thumb;

/// After a failure of the store a bot waits so long.
const BREATH: Duration = Duration::from_secs(1);

/// Maximum number of bots that answer after one pace; twice as many answer after two, so that a full table does not keep the server busy.
const BOTS_PER_PACE: usize = 16;

impl<G: Playable> Inner<G> {
    /// The bot that acts for this seat now, if one does.
    fn bot_of(&self, seat: Seat) -> Option<BotKind> {
        let chair = self.facts.chairs.get(seat.index())?;
        match chair.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Open => Some(STAND_IN),
            Sitter::Person => self.held.get(seat.index())?.then_some(STAND_IN),
        }
    }

    /// Is somebody at the table who sits at it? Otherwise nothing moves: no bot acts and no clock runs.
    pub fn is_attended(&self) -> bool {
        !self.stale && self.facts.chairs.iter().any(|chair| self.is_present(chair))
    }

    /// What bots have to decide now.
    fn thought(&self) -> Option<Thought<G>> {
        let table = self.table.as_ref().filter(|_| self.is_attended())?;
        table.thought(|seat| self.bot_of(seat))
    }

    /// What bots have decided. While they thought, somebody may have come back or everybody may have gone.
    fn answered(&self, mut answers: Vec<Answer<G::Action>>) -> Result<Submission<G>, Reply<G>> {
        answers.retain(|answer| self.is_attended() && self.bot_of(answer.seat).is_some());
        let table = self.table.as_ref().ok_or_else(|| denied(Denied::WrongStage))?;
        Ok(table.submission(answers))
    }
}

impl<G: Playable> Room<G> {
    /// Stores what bots have decided. With many bots that takes long: sockets must not wait for it, and the table can
    /// be looked at, but nobody changes it meanwhile.
    async fn answer(self: &Arc<Self>, answers: Vec<Answer<G::Action>>) -> Vec<ToClientOf<G>> {
        let writing = self.writing.lock().await;
        // How many bots are asked everybody can see; how many steps they made is not counted.
        let size = answers.len().saturating_mul(self.inner().facts.chairs.len());
        let submission = self.inner().answered(answers);
        let planned = match submission {
            Ok(submission) => match self.shared.system.answer(size, || submission.work_out()).await
            {
                Ok(Ok(change)) => Ok(self.inner().changed(change)),
                Ok(Err(why)) => Err(refused::<G>(table::Ask::default(), why)),
                Err(_) => Err(denied(Denied::Failed)),
            },
            Err(reply) => Err(reply),
        };
        self.carry_on(writing, planned, None).await
    }

    /// What bots have to decide now; nothing where only people are asked, or nobody needs the table any more.
    fn next_thought(room: &Weak<Self>) -> Option<Thought<G>> {
        let room = room.upgrade()?;
        let mut inner = room.inner();
        let thought = inner.thought();
        inner.thinking = thought.is_some();
        thought
    }

    /// Charges what these bots do to the guest who made the table, and says how long they wait before they begin.
    ///
    /// It is reckoned from what everybody can see: how many bots are asked, and how many seats there are.
    fn charge_bots(&self, bots: usize) -> Duration {
        let (work, maker) = {
            let inner = self.inner();
            let facts = &inner.facts;
            // If the maker was forgotten, somebody who sits there pays.
            let sitting = facts.chairs.iter().filter_map(|chair| chair.person);
            let maker = once(facts.host).chain(sitting).find_map(|one| facts.guests_of(one).next());
            (bots.saturating_mul(facts.chairs.len()), maker.cloned())
        };
        let (limiter, now) = (&self.shared.limiter, self.shared.system.now());
        let amount = u32::try_from(work).unwrap_or(u32::MAX);
        let over = limiter.charge_bots(maker.as_ref(), amount, work < FEW_ANSWERS, now);
        let Some((level, wait)) = over else { return Duration::ZERO };
        self.shared.metrics.limited(Kind::Bots.name(), level.name());
        wait
    }

    /// Lets bots act until only people are asked. All bots that are asked answer at one moment.
    pub fn wake_bots(self: &Arc<Self>) {
        let mut inner = self.inner();
        if inner.thinking || inner.thought().is_none() {
            return;
        }
        inner.thinking = true;
        drop(inner);
        let (room, pace, phase) = (Arc::downgrade(self), self.shared.config.pace, self.phase);
        let system = self.shared.system.clone();
        tokio::spawn(async move {
            loop {
                let mut begun = system.now();
                let Some(mut thought) = Self::next_thought(&room) else { return };
                let paces =
                    u32::try_from(thought.bots().div_ceil(BOTS_PER_PACE)).unwrap_or(u32::MAX);
                let pace = pace.saturating_mul(paces);
                let wait = room.upgrade().map(|room| room.charge_bots(thought.bots()));
                let delay = whole_paces(wait.unwrap_or_default(), pace);
                if !delay.is_zero() {
                    // Nothing is kept for them meanwhile; they decide on what is there when their turn comes.
                    drop(thought);
                    begun += delay;
                    system.sleep_until(begun).await;
                    let Some(later) = Self::next_thought(&room) else { return };
                    thought = later;
                }
                // Thinking may take long; sockets must not wait for it.
                let answers = system.think(move || thought.answers()).await;
                system.sleep_until(next_beat(begun + phase, pace, system.now())).await;
                let Some(room) = room.upgrade() else { return };
                let is_sure = match answers {
                    Ok(answers) => {
                        let is_sure = answers.iter().all(|answer| !answer.actions.is_empty());
                        let replies = room.answer(answers).await;
                        is_sure && !replies.iter().any(|one| matches!(one, ToClient::Denied(_)))
                    }
                    Err(_) => false,
                };
                if !is_sure {
                    if let Some(left_out) = room.shared.logs.table.due(system.now()) {
                        let table = &room.id;
                        tracing::error!(table, left_out, "a bot could not act");
                    }
                    drop(room);
                    system.sleep(BREATH).await;
                }
            }
        });
    }

    /// After the time of grace a bot holds the seat, unless the person is back.
    pub fn await_return(self: &Arc<Self>, seat: Seat) {
        let (room, grace) = (Arc::downgrade(self), self.shared.config.grace);
        let system = self.shared.system.clone();
        // What was told is not told again with a moment's difference.
        let left = *self.inner().left.entry(seat).or_insert_with(|| system.now());
        tokio::spawn(async move {
            system.sleep(grace).await;
            let Some(room) = room.upgrade() else { return };
            let mut inner = room.inner();
            let chair = inner.facts.chairs.get(seat.index());
            // Somebody who was back in between has left later, and is given the whole time again.
            let away = chair.is_some_and(|it| it.person.is_some() && !inner.is_present(it))
                && inner.left.get(&seat) == Some(&left);
            let running = inner.stage() == Stage::Running;
            match inner.held.get_mut(seat.index()) {
                Some(held) if away && running && !*held => *held = true,
                Some(_) | None => return,
            }
            inner.version += 1;
            inner.guests.wake_all();
            drop(inner);
            room.wake_bots();
        });
    }

    /// After a restart everybody is away at first.
    pub fn await_everybody(self: &Arc<Self>) {
        let inner = self.inner();
        let chairs = (0..).map(Seat).zip(&inner.facts.chairs);
        let people: Vec<_> =
            chairs.filter(|(_, chair)| chair.person.is_some()).map(|(seat, _)| seat).collect();
        drop(inner);
        people.into_iter().for_each(|seat| self.await_return(seat));
    }
}

/// How much later than others the bots of a table answer: up to half a pace, in whole milliseconds.
pub fn draw_phase(system: &System, pace: Duration) -> Duration {
    // Where nothing can be drawn, they answer when all others do.
    let drawn = system.random::<2>().map_or(0, u16::from_le_bytes);
    let longest = pace.as_millis() / 2;
    let phase = longest * u128::from(drawn) / (u128::from(u16::MAX) + 1);
    Duration::from_millis(u64::try_from(phase).unwrap_or(u64::MAX))
}

/// The paces after which this time has passed: bots that have to wait do so for whole ones.
fn whole_paces(wait: Duration, pace: Duration) -> Duration {
    if pace.is_zero() {
        return wait;
    }
    let paces = wait.as_nanos().div_ceil(pace.as_nanos());
    pace.saturating_mul(u32::try_from(paces).unwrap_or(u32::MAX))
}

/// The end of the pace that runs now, counted from when the bots were asked: how long they thought does not show.
pub fn next_beat(begun: Instant, pace: Duration, now: Instant) -> Instant {
    let thought = now.saturating_duration_since(begun).as_nanos();
    let paces = thought.checked_div(pace.as_nanos()).unwrap_or(0) + 1;
    begun + pace.saturating_mul(u32::try_from(paces).unwrap_or(u32::MAX))
}
