//! The canonical encoding of a position; the order of fields and their widths are described in `docs/record.md`.
//!
//! What seats remember (SN-7.2) is left out: it follows from the acts and decides nothing, so that whoever checks a
//! record need not keep it.

use game::{Canonical, Encoder};

use super::{Pending, Phase, Stage, State, Step, Turn};
use crate::options::AgentsPerTurn;

impl Canonical for State {
    fn encode(&self, out: &mut Encoder) {
        out.bytes(&[
            self.n_seats,
            self.start.0,
            match self.agents_per_turn {
                AgentsPerTurn::OnePerBranch => 0,
                AgentsPerTurn::OneInAll => 1,
            },
            self.memory_aid.into(),
            self.situation.map_or(0, |index| index + 1),
        ]);
        out.u16(self.round);
        out.bytes(&[self.idle, self.resigned]);
        out.bytes(&self.last.map_or([0, 0], |seats| [1, seats]));
        match self.phase {
            Phase::Draft(seat) => out.bytes(&[0, seat.0]),
            Phase::Turn(turn) => encode_turn(turn, self.remembers_brought(), out),
            Phase::Over { abandoned } => out.bytes(&[2, abandoned.into()]),
        }
        self.place.iter().for_each(|place| out.u8(place.byte()));
        out.bytes(&self.height);
        out.u8(self.deck.len());
        self.deck.iter().for_each(|card| out.u8(card.0));
    }
}

fn encode_turn(turn: Turn, with_brought: bool, out: &mut Encoder) {
    out.bytes(&[
        1,
        turn.seat.0,
        turn.played.0,
        turn.ran.0,
        turn.extra_agents,
        turn.extra_operations,
        turn.gave.into(),
    ]);
    if with_brought {
        out.bytes(&turn.brought.bytes());
    }
    match turn.step {
        Step::Fresh => out.u8(0),
        Step::Recruit { pile } => out.bytes(&[1, pile.0]),
        Step::Play => out.u8(2),
        Step::Laid { agent } => out.bytes(&[3, agent.0]),
        Step::Ability(Pending { agent, source, stage }) => {
            out.bytes(&[4, agent.0, source.0]);
            out.bytes(&match stage {
                Stage::Choose => [0, 0, 0],
                Stage::Branch { agent } => [1, agent.0, 0],
                Stage::TakeFromHand { seat } => [2, seat.0, 0],
                Stage::GiveToHand { seat, taken } => [3, seat.0, taken.0],
                Stage::TakeFromPile { pile } => [4, pile.0, 0],
                Stage::GiveToPile { pile, taken } => [5, pile.0, taken.0],
                Stage::LookAtHand { seat } => [6, seat.0, 0],
                Stage::LookAtPile { pile } => [7, pile.0, 0],
                Stage::LookAtOperations { seat } => [8, seat.0, 0],
                Stage::MoveFunding { funding } => [9, funding.0, 0],
                Stage::Salvage { left } => [10, left, 0],
                Stage::TakeFromTop { look, take } => [11, look, take],
                Stage::Order { placed, left } => [12, placed, left],
                Stage::Discard { left } => [13, left, 0],
            });
        }
    }
}
