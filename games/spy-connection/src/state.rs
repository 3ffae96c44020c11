//! The whole position, hidden deck included: small, flat, a plain copy. Never serialised, never shown.

use game::{Canonical, Encoder, Seat};

use crate::ids::City;
use crate::ids::{DECK_MISSIONS, MAX_OPEN, Mission, SLOTS, Table};
use crate::options::Side;

/// Everything there is to know about a running game.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub(crate) seats: Table<SeatState, 4>,
    pub(crate) deck: Deck,
    pub(crate) display: [Option<Mission>; SLOTS],
    /// Start missions that can still be chosen (SC-2.4).
    pub(crate) offer: [Option<Mission>; 4],
    /// Discarded missions, as a set.
    pub(crate) out: u64,
    pub(crate) n_seats: u8,
    pub(crate) start: Seat,
    pub(crate) side: Side,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// SC-8.1: who completed seven missions first.
    pub(crate) trigger: Option<Seat>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// SC-2.4: this seat chooses a start mission.
    Choose(Seat),
    /// A turn.
    Turn(Turn),
    /// The end, played out or broken off.
    Over { abandoned: bool },
}

/// A running turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) step: Step,
    /// SC-7.2: the open missions, by place, that got an agent this turn.
    pub(crate) marked: u8,
    /// Is this an extra turn?
    pub(crate) is_extra: bool,
    /// Extra turns that follow this one.
    pub(crate) owed: u8,
}

/// How far the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// None of A, B, C was begun.
    Fresh,
    /// The spy has moved: the first part of B, or all of C.
    Gone,
    /// A, B or C is done.
    Done,
}

/// What lies before one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SeatState {
    /// Spaces with one or two agents.
    pub(crate) here: u64,
    /// Spaces with two agents; always also in `here`.
    pub(crate) twice: u64,
    /// Completed missions, as a set.
    pub(crate) done: u64,
    /// Open missions, without gaps.
    pub(crate) open: [Option<Open>; MAX_OPEN],
    /// `None` only before a start mission is chosen.
    pub(crate) spy: Option<City>,
    pub(crate) supply: u8,
    /// All agents of this seat, wherever they are.
    pub(crate) agents: u8,
    pub(crate) resigned: bool,
}

/// An open mission with the agents on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) mission: Mission,
    /// Covered cities, as bits in the order of the card.
    pub(crate) covered: u8,
    pub(crate) assigned: u8,
}

impl Open {
    /// All agents that lie on the card.
    pub(crate) const fn agents(self) -> u8 {
        self.assigned + self.covered.count_ones() as u8
    }
}

/// The face-down missions; the top is the last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deck {
    cards: [Option<Mission>; DECK_MISSIONS],
    len: u8,
}

impl Deck {
    pub(crate) const EMPTY: Self = Self { cards: [None; DECK_MISSIONS], len: 0 };

    /// The deck of these cards, the top one first.
    pub(crate) fn top_first(cards: impl DoubleEndedIterator<Item = Mission>) -> Self {
        let mut deck = Self::EMPTY;
        for (place, card) in deck.cards.iter_mut().zip(cards.rev()) {
            *place = Some(card);
            deck.len += 1;
        }
        deck
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Mission> {
        let top = self.len.checked_sub(1)?;
        self.len = top;
        self.cards.get_mut(usize::from(top))?.take()
    }

    /// The cards, the top one first.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Mission> {
        self.cards.iter().flatten().copied().rev()
    }
}

impl SeatState {
    /// Nothing anywhere, all agents in the supply.
    pub(crate) const fn new(agents: u8) -> Self {
        Self {
            here: 0,
            twice: 0,
            done: 0,
            open: [None; MAX_OPEN],
            spy: None,
            supply: agents,
            agents,
            resigned: false,
        }
    }

    /// The place of an open mission.
    #[inline]
    pub(crate) fn find_open(&self, mission: Mission) -> Option<(u8, Open)> {
        (0..).zip(&self.open).find_map(|(place, open)| match open {
            Some(open) if open.mission == mission => Some((place, *open)),
            _ => None,
        })
    }

    /// How many missions are open.
    #[inline]
    pub(crate) fn n_open(&self) -> u8 {
        self.open.iter().map(|open| u8::from(open.is_some())).sum()
    }

    /// Agents of this seat on a space.
    pub(crate) const fn agents_at(&self, bit: u64) -> u8 {
        (self.here & bit != 0) as u8 + (self.twice & bit != 0) as u8
    }

    /// Agents on the board.
    pub(crate) const fn agents_on_board(&self) -> u8 {
        (self.here.count_ones() + self.twice.count_ones()) as u8
    }

    /// Agents on open missions.
    pub(crate) fn agents_on_missions(&self) -> u8 {
        self.open.iter().flatten().map(|open| open.agents()).sum()
    }
}

impl State {
    #[inline]
    pub(crate) const fn seat(&self, seat: Seat) -> &SeatState {
        self.seats.at(seat.0)
    }

    #[inline]
    pub(crate) const fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        self.seats.at_mut(seat.0)
    }

    /// Spaces where somebody else has an agent.
    #[inline]
    pub(crate) fn others_at(&self, seat: Seat) -> u64 {
        let all = [0, 1, 2, 3];
        all.iter()
            .filter(|&&other| other != seat.0)
            .map(|&other| self.seats.at(other).here)
            .fold(0, |a, b| a | b)
    }

    /// Seats that have not left.
    pub(crate) fn staying(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.n_seats).filter(|&seat| !self.seat(seat).resigned)
    }
}

/// The order of fields and their widths are described in `docs/record.md`.
impl Canonical for State {
    fn encode(&self, out: &mut Encoder) {
        let mission = |mission: Option<Mission>| mission.map_or(0, |m| m.index() + 1);
        let seat = |seat: Option<Seat>| seat.map_or(0, |s| s.0 + 1);
        out.u8(self.n_seats);
        out.u8(self.start.0);
        out.u8(match self.side {
            Side::Light => 0,
            Side::Dark => 1,
        });
        out.u16(self.round);
        out.u8(seat(self.trigger));
        match self.phase {
            Phase::Choose(seat) => out.bytes(&[0, seat.0]),
            Phase::Turn(turn) => out.bytes(&[
                1,
                turn.seat.0,
                match turn.step {
                    Step::Fresh => 0,
                    Step::Gone => 1,
                    Step::Done => 2,
                },
                turn.marked,
                turn.is_extra.into(),
                turn.owed,
            ]),
            Phase::Over { abandoned } => out.bytes(&[2, abandoned.into()]),
        }
        self.display.iter().chain(&self.offer).for_each(|&card| out.u8(mission(card)));
        out.u64(self.out);
        out.u8(self.deck.len());
        self.deck.iter().for_each(|card| out.u8(mission(Some(card))));
        for seat in self.seats.iter().take(usize::from(self.n_seats)) {
            seat.encode(out);
        }
    }
}

impl Canonical for SeatState {
    fn encode(&self, out: &mut Encoder) {
        out.u8(self.agents);
        out.u8(self.supply);
        out.u8(self.resigned.into());
        out.u8(self.spy.map_or(0, |city| city.0 + 1));
        out.u64(self.here);
        out.u64(self.twice);
        out.u64(self.done);
        for open in self.open {
            let open = open.map_or([0; 3], |o| [o.mission.index() + 1, o.covered, o.assigned]);
            out.bytes(&open);
        }
    }
}
