//! The whole position, hidden things included: small, flat, cheap to copy. Never serialised, never shown.

use game::{Canonical, Encoder, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Reward;
use crate::course::Course;
use crate::edition::{Content, DomicileData, Edition};
use crate::grid::Line;
use crate::ids::{Agent, Card, Domicile, Mission, OPEN_MISSIONS, STACK_CARDS, STACKS, Stack};
use crate::options::{AgentRule, RaidRule};
use crate::sheet::Sheet;

/// SW-7.7: from this rules number on, a raid that can go no farther ends by itself.
const ENDS_STUCK_RAIDS: u32 = 2;
/// SW-2.2: from this rules number on, nobody can agree on choosing agents where there are none.
pub(crate) const REFUSES_FREE_CHOICE: u32 = 2;

/// Everything there is to know about a running game.
#[derive(Clone, Debug)]
pub struct State {
    /// The rules number; it is in every digest beside the state.
    pub(crate) rules: u32,
    /// One entry per seat; as many as were seated, for ever.
    pub(crate) seats: Box<[SeatState]>,
    pub(crate) deck: Deck,
    /// SW-2.1: the three missions of this game.
    pub(crate) missions: [Mission; OPEN_MISSIONS],
    /// Those not turned over yet, as bits by place.
    pub(crate) open: u8,
    pub(crate) domicile: Domicile,
    pub(crate) agents: AgentRule,
    pub(crate) raids: RaidRule,
    pub(crate) timer: bool,
    pub(crate) forgiving: bool,
    /// SW-6.1: this is the last round because a lair is full.
    pub(crate) last_round: bool,
    /// SW-6.2: where the lairs went, once they did.
    pub(crate) handed: Option<Neighbour>,
    pub(crate) phase: Phase,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// SW-2.2: agents are chosen.
    Agents,
    /// A round of planning.
    Plan,
    /// The raids.
    Raid,
    /// The end, played out or broken off.
    Over { abandoned: bool },
}

/// SW-2.3: a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Neighbour {
    /// The next seat.
    Left,
    /// The seat before.
    Right,
}

/// The planning cards. In round `r` the card at place `r` of each stack shows its number, the one before it
/// its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    pub(crate) stacks: [[Card; STACK_CARDS]; STACKS],
    /// Cards in each stack before the first round.
    pub(crate) height: u8,
    /// The round, counted from 1.
    pub(crate) round: u8,
}

impl Deck {
    fn card(&self, stack: Stack, place: u8) -> Option<Card> {
        if place >= self.height {
            return None;
        }
        self.stacks.get(stack.index())?.get(usize::from(place)).copied()
    }

    /// The card whose number shows.
    #[inline]
    pub(crate) fn top(&self, stack: Stack) -> Option<Card> {
        self.card(stack, self.round)
    }

    /// The card whose content was turned up last.
    #[inline]
    pub(crate) fn turned(&self, stack: Stack) -> Option<Card> {
        self.card(stack, self.round.checked_sub(1)?)
    }

    /// SW-3.1: number and content of a stack's combination.
    #[inline]
    pub(crate) fn combination(&self, edition: &Edition, stack: Stack) -> Option<(Line, Content)> {
        let line = edition.card(self.top(stack)?)?.line;
        Some((line, edition.card(self.turned(stack)?)?.content))
    }

    /// SW-6.1: has each stack just one card left?
    pub(crate) const fn is_spent(&self) -> bool {
        self.round + 1 >= self.height
    }

    /// The cards of a stack, first to last.
    pub(crate) fn cards(&self, stack: Stack) -> &[Card] {
        let cards = self.stacks.get(stack.index());
        cards.and_then(|cards| cards.get(..usize::from(self.height))).unwrap_or_default()
    }
}

/// All stacks.
pub(crate) fn stacks() -> impl Iterator<Item = Stack> + Clone {
    (0..STACKS as u8).map(Stack)
}

/// What belongs to one seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatState {
    /// The sheet as it was when the round began.
    pub(crate) sheet: Sheet,
    pub(crate) draft: Draft,
    pub(crate) course: Course,
    /// SW-2.2: agents drawn to keep one of; empty once raids begin.
    pub(crate) offer: [Option<Agent>; 2],
    pub(crate) agent: Option<Agent>,
    /// SW-2.1: did this seat get the beginner's bonus?
    pub(crate) beginner: bool,
    /// Missions fulfilled, as bits by place.
    pub(crate) fulfilled: u8,
    /// Those whose reward waits for the end.
    pub(crate) kept: u8,
    /// SW-3.6.
    pub(crate) confirmed: bool,
    /// Has the raid ended?
    pub(crate) stopped: bool,
    /// Has this seat left for good?
    pub(crate) left: bool,
}

/// SW-3.6: what a seat has chosen in this round, and its sheet with that on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The sheet with what was carried out so far.
    pub sheet: Sheet,
    /// The chosen combinations, in the order in which they are carried out.
    pub jobs: [Option<Job>; 2],
    /// How many of them were carried out.
    pub done: u8,
    /// SW-3.2: passed.
    pub passed: bool,
    /// SW-5.1: the mission named, by place, and how it is to be paid.
    pub claim: Option<(u8, Reward)>,
}

/// A chosen combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// Whose combination it is.
    pub stack: Stack,
    /// By how much its number was changed.
    pub shift: i8,
    /// Were row and column swapped?
    pub swapped: bool,
    /// Once it was carried out: the room, edge or gadget.
    pub target: u8,
}

impl Draft {
    /// Nothing chosen yet.
    pub(crate) const fn new(sheet: Sheet) -> Self {
        Self { sheet, jobs: [None; 2], done: 0, passed: false, claim: None }
    }

    /// Was anything chosen?
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        let [first, _] = self.jobs;
        self.passed || first.is_some()
    }

    /// The combination that is carried out next.
    #[must_use]
    pub fn job(&self) -> Option<Job> {
        self.jobs.get(usize::from(self.done)).copied().flatten()
    }

    /// Was something chosen and everything chosen carried out?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.is_begun() && self.job().is_none()
    }
}

impl State {
    #[inline]
    pub(crate) fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    pub(crate) const fn n_seats(&self) -> u8 {
        self.seats.len() as u8
    }

    /// Every seat with what belongs to it.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Seat, &SeatState)> + Clone {
        Seat::first(self.n_seats()).zip(&self.seats)
    }

    /// Seats that fit.
    #[inline]
    pub(crate) fn those(&self, fits: impl Fn(&SeatState) -> bool) -> SeatSet {
        self.each().filter(|(_, own)| fits(own)).map(|(seat, _)| seat).collect()
    }

    /// SW-6.1: is it the last round, because a lair is full or because the cards run out?
    pub(crate) const fn is_last_round(&self) -> bool {
        self.last_round || self.handed.is_none() && self.deck.is_spent()
    }

    /// SW-7.7: does a raid that can go no farther end by itself?
    pub(crate) const fn ends_stuck_raids(&self) -> bool {
        self.rules >= ENDS_STUCK_RAIDS && !self.forgiving
    }

    /// Those who have not left.
    pub(crate) fn staying(&self) -> impl Iterator<Item = Seat> + '_ {
        self.each().filter(|(_, own)| !own.left).map(|(seat, _)| seat)
    }

    /// SW-7.10: whose raid it is, where they are made one after the other.
    pub(crate) fn raider(&self) -> Option<Seat> {
        self.each().find(|(_, own)| !own.left && !own.stopped).map(|(seat, _)| seat)
    }

    /// SW-6.2: whose lair this seat raids.
    pub(crate) fn victim(&self, seat: Seat) -> Option<Seat> {
        Some(match self.handed? {
            // What went to the left came from the right.
            Neighbour::Left => seat.right(self.n_seats()),
            Neighbour::Right => seat.left(self.n_seats()),
        })
    }

    /// SW-6.2: who raids this seat's lair.
    pub(crate) fn thief(&self, seat: Seat) -> Option<Seat> {
        Some(match self.handed? {
            Neighbour::Left => seat.left(self.n_seats()),
            Neighbour::Right => seat.right(self.n_seats()),
        })
    }

    /// The domicile in play; validated when the state was made.
    #[inline]
    pub(crate) fn domicile<'e>(&self, edition: &'e Edition) -> Option<&'e DomicileData> {
        edition.domicile(self.domicile)
    }

    /// Ends the game; what was not carried out, confirmed or paid is gone.
    pub(crate) fn finish(&mut self, abandoned: bool) {
        self.phase = Phase::Over { abandoned };
        for own in &mut self.seats {
            own.draft = Draft::new(own.sheet);
            own.confirmed = false;
            own.course.pending = None;
        }
    }

    /// The place of a mission among the three.
    pub(crate) fn mission_place(&self, mission: Mission) -> Option<u8> {
        (0..).zip(&self.missions).find(|(_, there)| **there == mission).map(|(place, _)| place)
    }
}

/// The order of fields and their widths are part of every digest.
impl Canonical for State {
    fn encode(&self, out: &mut Encoder) {
        out.u8(self.n_seats());
        out.u8(self.domicile.0);
        out.u8(match self.agents {
            AgentRule::Usual => 0,
            AgentRule::Free => 1,
        });
        out.u8(match self.raids {
            RaidRule::Together => 0,
            RaidRule::InTurn => 1,
        });
        out.bytes(&[self.timer.into(), self.forgiving.into(), self.last_round.into()]);
        out.u8(match self.handed {
            None => 0,
            Some(Neighbour::Left) => 1,
            Some(Neighbour::Right) => 2,
        });
        out.u8(match self.phase {
            Phase::Agents => 0,
            Phase::Plan => 1,
            Phase::Raid => 2,
            Phase::Over { abandoned: false } => 3,
            Phase::Over { abandoned: true } => 4,
        });
        self.missions.iter().for_each(|mission| out.u8(mission.0));
        out.u8(self.open);
        out.bytes(&[self.deck.height, self.deck.round]);
        for stack in stacks() {
            self.deck.cards(stack).iter().for_each(|card| out.u8(card.0));
        }
        self.seats.iter().for_each(|seat| seat.encode(out));
    }
}

impl Canonical for SeatState {
    fn encode(&self, out: &mut Encoder) {
        let agent = |agent: Option<Agent>| agent.map_or(0, |agent| agent.0 + 1);
        let [one, other] = self.offer;
        out.bytes(&[agent(one), agent(other), agent(self.agent)]);
        out.bytes(&[self.beginner.into(), self.fulfilled, self.kept]);
        out.bytes(&[self.confirmed.into(), self.stopped.into(), self.left.into()]);
        self.sheet.encode(out);
        self.draft.encode(out);
        self.course.encode(out);
    }
}

impl Canonical for Draft {
    fn encode(&self, out: &mut Encoder) {
        for job in self.jobs {
            let job = job.map_or([0; 4], |job| {
                [job.stack.0 + 1, job.shift.cast_unsigned(), job.swapped.into(), job.target]
            });
            out.bytes(&job);
        }
        out.bytes(&[self.done, self.passed.into()]);
        out.bytes(&match self.claim {
            None => [0, 0],
            Some((place, Reward::Now)) => [1, place],
            Some((place, Reward::End)) => [2, place],
        });
        self.sheet.encode(out);
    }
}
