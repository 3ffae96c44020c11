//! When bots answer tells nobody how many secret steps they made: thousands of rounds, as a watcher sees them.

mod budget;
mod chance;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::Arc;

use bots::BotKind;
use conformance::sealed_choice::SealedChoice;
use futures::FutureExt as _;
use game::{Act, Game as _, RowAct};
use spyworld::Spyworld;
use store::{Memory, Store as _, Write};
use tokio::sync::{Notify, Semaphore};
use wire::{Encoding, Links, ToClientOf, ToServer};

use super::*;
use crate::config::{Config, Limits};
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Keys;
use crate::room::{Key, Party, Reader, Who, new_table};
use crate::system::System;
use chance::chance_of;

const PERSON: &str = "0123456789abcdef0123456789abcdef";
const WATCHER: &str = "fedcba9876543210fedcba9876543210";
const PACE: Duration = Duration::from_secs(1);
/// No bot of the server acts in a test.
const NEVER: Duration = Duration::from_secs(1_000_000_000);
/// Seat A is a person's.
const BOTS: [Seat; 3] = [Seat(1), Seat(2), Seat(3)];
const ROUNDS: usize = 2_000;
/// A fault shows in fewer of them.
const ROUNDS_WITH_FAULT: usize = 500;

#[test]
fn an_answer_comes_at_the_end_of_a_pace() {
    let begun = System::real().now();
    let after = |thought: f64| next_beat(begun, PACE, begun + PACE.mul_f64(thought)) - begun;
    assert_eq!([0.0, 0.001, 0.999].map(after), [PACE; 3]);
    assert_eq!([1.0, 1.5].map(after), [2 * PACE; 2]);
    assert_eq!(next_beat(begun, Duration::ZERO, begun), begun);
}

#[tokio::test(start_paused = true)]
async fn many_bots_take_longer_and_still_answer_at_one_moment() {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let config = Config { pace: PACE, clock: NEVER, ..Config::default() };
    let house = House::empty(system, store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(SealedChoice::house(), Arc::clone(&house.shared)).unwrap();
    for (seats, paces) in [(17, 1), (18, 2), (100, 7)] {
        let mut sight = Sight::new(&hall, &store, BotKind::Random, seats).await;
        let begun = sight.room.shared.system.now();
        sight.look();
        while sight.asked.len() == usize::from(seats) {
            sight.wake.notified().await;
            sight.look();
        }
        assert_eq!(sight.asked, [Seat(0)]);
        assert_eq!(sight.room.shared.system.now() - begun, paces * PACE + sight.room.phase);
    }
}

#[tokio::test(start_paused = true)]
async fn tables_that_begin_together_do_not_answer_together() {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let config = Config { pace: PACE, clock: NEVER, ..Config::default() };
    let house = House::empty(system, store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(SealedChoice::house(), Arc::clone(&house.shared)).unwrap();
    let begun = hall.shared.system.now();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(Sight::new(&hall, &store, BotKind::Random, 2).await);
    }
    assert_eq!(hall.shared.system.now(), begun, "all begin together");
    let answers = tables.iter_mut().map(|sight| async {
        sight.look();
        while sight.asked.len() == 2 {
            sight.wake.notified().await;
            sight.look();
        }
        let phase = hall.shared.system.now() - begun - PACE;
        assert_eq!(phase, sight.room.phase);
        phase
    });
    let phases: BTreeSet<_> = futures::future::join_all(answers).await.into_iter().collect();
    assert!(phases.len() > 15, "{phases:?}");
    assert!(phases.iter().all(|phase| *phase < PACE / 2), "{phases:?}");
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_while_the_answers_of_many_bots_are_worked_out() {
    // There is no turn for many answers until the test gives one.
    let turns = Arc::new(Semaphore::new(0));
    let system = System::seeded(1).with_answers(Arc::clone(&turns));
    let store = Arc::new(Memory::default());
    let config = Config { pace: NEVER, clock: NEVER, ..Config::default() };
    let house = House::empty(system, store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(SealedChoice::house(), Arc::clone(&house.shared)).unwrap();
    let mut full = Sight::new(&hall, &store, BotKind::Random, 100).await;
    let mut small = Sight::new(&hall, &store, BotKind::Random, 4).await;
    let decided = |sight: &Sight<_>| sight.room.inner().thought().unwrap().answers();
    let room = Arc::clone(&full.room);
    let mut answering = pin!(room.answer(decided(&full)));
    assert!(answering.as_mut().now_or_never().is_none(), "it is worked out elsewhere");
    full.look();
    assert_eq!(full.asked.len(), 100, "it can be looked at meanwhile");
    // Nobody changes it meanwhile.
    let mut acting = pin!(full.act());
    assert!(acting.as_mut().now_or_never().is_none());
    let few = decided(&small);
    assert_eq!(small.room.answer(few).now_or_never(), Some(vec![]), "few are answered at once");
    small.look();
    assert_eq!(small.asked, [Seat(0)]);
    turns.add_permits(1);
    assert_eq!(answering.await, []);
    acting.await;
    let inner = full.room.inner();
    let table = inner.table.as_ref().unwrap();
    assert_eq!(table.game().round(table.state()), 2, "everybody has answered");
}

/// What became of one bot in one round.
struct Seen {
    /// Number of secret steps before its public one.
    secret: u32,
    /// The watcher saw its answer after this time, in this frame of the round.
    after: Duration,
    frame: usize,
}

/// Who lets the bots act.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Driver {
    Server,
    /// One step per pace, of the first bot that is asked: how many steps it makes shows in the time it takes.
    StepByStep,
    /// One step per pace, of one bot after the other: that shows in the order of their answers too.
    InTurn,
}

/// A table with one person, three bots and a watcher.
struct Sight<G: Playable> {
    room: Arc<Room<G>>,
    /// Who made the table and sits at it.
    guest: &'static str,
    person: Key,
    watcher: Key,
    wake: Arc<Notify>,
    asked: Vec<Seat>,
}

impl<G: Playable> Sight<G> {
    async fn new(hall: &Hall<G>, store: &Memory, kind: BotKind, seats: u8) -> Self {
        Self::of(PERSON, hall, store, kind, seats).await
    }

    async fn of(
        guest: &'static str,
        hall: &Hall<G>,
        store: &Memory,
        kind: BotKind,
        seats: u8,
    ) -> Self {
        let system = &hall.shared.system;
        let options = G::default_options(seats);
        let (kept, links): (_, Links) =
            new_table(system, &hall.game, &options, Party::of(guest), &[]).unwrap();
        store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
        let room = hall.take_in(kept).await.unwrap();
        let reader = Reader { encoding: Encoding::Json, patches: false };
        let (unread, wake) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let person = room.attach(guest, "Ann", None, 0, reader, &unread).unwrap();
        let watcher = room.attach(WATCHER, "Eve", Some(&links.watch), 0, reader, &wake).unwrap();
        let sight = Self { room, guest, person, watcher, wake, asked: Vec::new() };
        sight.say(ToServer::Sit { seat: Seat(0), commitment: None }).await;
        for seat in (1..seats).map(Seat) {
            sight.say(ToServer::Bot { seat, kind: Some(kind) }).await;
        }
        sight.say(ToServer::Start).await;
        sight
    }

    async fn say(&self, frame: wire::ToServerOf<G>) {
        let who = Who { key: self.person, guest: self.guest.to_owned() };
        assert_eq!(self.room.perform(who, frame, None).await, []);
    }

    /// Reads what is there for the watcher; says whether a frame about the game was among it.
    fn look(&mut self) -> bool {
        let mut came = false;
        for bytes in self.room.show(self.watcher, true).frames {
            if let ToClient::Update(update) = Encoding::Json.read::<ToClientOf<G>>(&bytes).unwrap()
            {
                (self.asked, came) = (update.asked, true);
            }
        }
        came
    }

    /// The person answers by rule of thumb.
    async fn act(&self) {
        let thought = {
            let inner = self.room.inner();
            let person = |seat| (seat == Seat(0)).then_some(BotKind::Thumb);
            inner.table.as_ref().unwrap().thought(person).unwrap()
        };
        for Answer { ask, actions, .. } in thought.answers() {
            self.say(ToServer::Submit { ask, actions }).await;
        }
    }

    /// The first step of one of the bots that are asked.
    async fn step(&self, turn: usize) {
        let thought = self.room.inner().thought().unwrap();
        let mut answers = thought.answers();
        let mut answer = answers.swap_remove(turn % answers.len());
        answer.actions.truncate(1);
        let answers = vec![answer];
        assert_eq!(self.room.answer(answers).await, []);
    }

    fn rows_of(&self, bot: Seat) -> u32 {
        let inner = self.room.inner();
        let rows = inner.table.as_ref().unwrap().rows().iter();
        let own = rows.filter(|row| matches!(row, RowAct::Act(Act::Seat(seat, _)) if *seat == bot));
        u32::try_from(own.count()).unwrap()
    }

    /// One round in which all choose at once, the person last; nothing where the game is over.
    async fn round(&mut self, driver: Driver) -> Option<Vec<Seen>> {
        self.look();
        if self.asked.is_empty() {
            return None;
        }
        assert_eq!(self.asked.len(), 4, "all choose at once");
        let system = self.room.shared.system.clone();
        // The table's own phase is no secret: it was drawn before the game began.
        let phase = if driver == Driver::Server { self.room.phase } else { Duration::ZERO };
        let (begun, before) = (system.now(), BOTS.map(|bot| self.rows_of(bot)));
        let mut seen = BTreeMap::new();
        let (mut frame, mut turn) = (0, 0);
        while seen.len() < BOTS.len() {
            match driver {
                Driver::Server => self.wake.notified().await,
                Driver::StepByStep | Driver::InTurn => {
                    system.sleep(PACE).await;
                    self.step(turn).await;
                    turn += usize::from(driver == Driver::InTurn);
                }
            }
            if !self.look() {
                continue;
            }
            for bot in BOTS {
                if !self.asked.contains(&bot) {
                    seen.entry(bot).or_insert((system.now() - begun - phase, frame));
                }
            }
            frame += 1;
        }
        let seen = BOTS.into_iter().zip(before).map(|(bot, before)| {
            let (after, frame) = seen[&bot];
            Seen { secret: self.rows_of(bot) - before - 1, after, frame }
        });
        let seen = seen.collect();
        self.act().await;
        Some(seen)
    }
}

/// Many rounds of many games.
async fn rounds<G: Playable>(game: G, kind: BotKind, driver: Driver) -> Vec<Vec<Seen>> {
    rounds_within(Limits::default(), game, kind, driver).await
}

async fn rounds_within<G: Playable>(
    limits: Limits,
    game: G,
    kind: BotKind,
    driver: Driver,
) -> Vec<Vec<Seen>> {
    let count = if driver == Driver::Server { ROUNDS } else { ROUNDS_WITH_FAULT };
    let pace = if driver == Driver::Server { PACE } else { NEVER };
    let config = Config { pace, clock: NEVER, limits, ..Config::default() };
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let house = House::empty(system, store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(game, Arc::clone(&house.shared)).unwrap();
    let mut all = Vec::new();
    while all.len() < count {
        let mut sight = Sight::new(&hall, &store, kind, 4).await;
        while let Some(seen) = sight.round(driver).await {
            all.push(seen);
        }
    }
    all
}

/// How likely it is that when and in which order bots answer has nothing to do with how many secret steps they made;
/// the least for any bot.
fn chances(rounds: &[Vec<Seen>]) -> (f64, f64) {
    let least = |value: fn(&Seen) -> u32| {
        let chances = (0..BOTS.len()).map(|bot| {
            let pairs: Vec<_> =
                rounds.iter().map(|seen| (seen[bot].secret, value(&seen[bot]))).collect();
            chance_of(&pairs, NonZeroU32::new(499).unwrap())
        });
        chances.fold(1.0, f64::min)
    };
    let millis = |seen: &Seen| u32::try_from(seen.after.as_millis()).unwrap();
    (least(millis), least(|seen| u32::try_from(seen.frame).unwrap()))
}

/// There are enough rounds with few secret steps and with many.
fn assert_varied(rounds: &[Vec<Seen>]) {
    let mut counts = BTreeMap::<u32, usize>::new();
    for seen in rounds.iter().flatten() {
        *counts.entry(seen.secret).or_default() += 1;
    }
    assert!(counts.values().filter(|count| **count > rounds.len() / 20).count() > 1, "{counts:?}");
}

fn assert_hidden(rounds: &[Vec<Seen>]) {
    assert_varied(rounds);
    for seen in rounds.iter().flatten() {
        assert_eq!((seen.after, seen.frame), (PACE, 0), "after {} secret steps", seen.secret);
    }
    let (time, order) = chances(rounds);
    assert!(time > 0.05 && order > 0.05, "time {time}, order {order}");
}

/// At or below this probability the test says that something depends on secret steps.
const RARE: f64 = 0.002;

#[tokio::test(start_paused = true)]
async fn when_bots_answer_says_nothing_about_their_secret_steps() {
    assert_hidden(&rounds(SealedChoice::house(), BotKind::Random, Driver::Server).await);
}

#[tokio::test(start_paused = true)]
async fn when_bots_answer_says_nothing_about_their_secret_steps_in_spyworld() {
    let game = Spyworld::house().unwrap();
    assert_hidden(&rounds(game, BotKind::Thumb, Driver::Server).await);
}

#[tokio::test(start_paused = true)]
async fn bots_that_answer_step_by_step_are_found() {
    let rounds = rounds(SealedChoice::house(), BotKind::Random, Driver::StepByStep).await;
    assert_varied(&rounds);
    let (time, _) = chances(&rounds);
    assert!(time <= RARE, "{time}");
}

#[tokio::test(start_paused = true)]
async fn bots_that_answer_in_turn_are_found() {
    let rounds = rounds(SealedChoice::house(), BotKind::Random, Driver::InTurn).await;
    assert_varied(&rounds);
    let (time, order) = chances(&rounds);
    assert!(time <= RARE && order <= RARE, "time {time}, order {order}");
}

#[tokio::test(start_paused = true)]
async fn bots_that_answer_step_by_step_are_found_in_spyworld() {
    let game = Spyworld::house().unwrap();
    let rounds = rounds(game, BotKind::Thumb, Driver::StepByStep).await;
    assert_varied(&rounds);
    let (time, _) = chances(&rounds);
    assert!(time <= RARE, "{time}");
}
