//! SN-8.2, SN-8.3: conditions, stars, tie-breaks and places.

use arrayvec::ArrayVec;
use game::{Ending, Outcome, ScorePart, Seat, SeatOutcome};

use crate::edition::{Condition, Edition};
use crate::ids::{Branch, Card};
use crate::state::{Phase, State};

/// SN-8.3: the number of cards attached to a seat's agents.
pub(crate) fn attached(state: &State, seat: Seat) -> u8 {
    let owner = |agent| state.agent_at(agent).map(|(owner, _)| owner);
    state.attachments().filter(|(_, agent)| owner(*agent) == Some(seat)).count() as u8
}

/// SN-8.2: is this true for a seat and an operation of its in a branch?
pub(crate) fn is_met(
    edition: &Edition,
    state: &State,
    seat: Seat,
    branch: Branch,
    condition: Condition,
) -> bool {
    let own_agents = || state.agents().filter(|(_, owner, _)| *owner == seat);
    let agents_in = |branch| own_agents().filter(|(.., there)| *there == branch).count();
    let others = || Seat::first(state.n_seats).filter(|&other| other != seat);
    match condition {
        Condition::Dominate {} => state.dominated(seat).has(branch),
        Condition::AgentsHere { min } => agents_in(branch) >= usize::from(min),
        // The operation itself is one of them.
        Condition::OperationsHere { min } => state.operations(seat, branch).len() > min,
        Condition::OperationsEverywhere {} => {
            Branch::ALL.into_iter().all(|branch| !state.operations(seat, branch).is_empty())
        }
        Condition::MostFunding {} => {
            let own = attached(state, seat);
            others()
                .filter(|&other| state.is_opponent(seat, other))
                .all(|other| attached(state, other) < own)
        }
        Condition::MasterInPlay {} => own_agents().any(|(agent, ..)| {
            edition.agent(agent).is_some_and(|face| face.branches.single().is_none())
        }),
        Condition::NoAgentIn { branch } => agents_in(branch) == 0,
        Condition::FewestCards {} => {
            let own = state.hand(seat).len();
            others().all(|other| state.hand(other).len() > own)
        }
    }
}

/// What an operation is worth as things stand: nothing where its condition fails.
pub(crate) fn stars(
    edition: &Edition,
    state: &State,
    seat: Seat,
    branch: Branch,
    card: Card,
) -> u8 {
    edition.operation(card).map_or(0, |operation| match operation.condition {
        Some(condition) if !is_met(edition, state, seat, branch, condition) => 0,
        Some(_) | None => operation.stars,
    })
}

/// How many operations of a seat count, how many stars they have, and how many operations count nothing.
fn tally(edition: &Edition, state: &State, seat: Seat) -> (u32, i32, u32) {
    let mut sum = (0, 0, 0);
    for branch in Branch::ALL {
        for card in state.operations(seat, branch).iter() {
            match stars(edition, state, seat, branch, card) {
                0 => sum.2 += 1,
                stars => sum = (sum.0 + 1, sum.1 + i32::from(stars), sum.2),
            }
        }
    }
    sum
}

/// Where a seat's points come from; in teams both partners' count.
pub(crate) fn sheet(edition: &Edition, state: &State, seat: Seat) -> Vec<ScorePart> {
    let (count, points, failed) = tally(edition, state, seat);
    let mut parts = vec![
        ScorePart { key: "score-operations", count, points },
        ScorePart { key: "score-failed", count: failed, points: 0 },
    ];
    if let Some(partner) = state.partner(seat) {
        let (count, points, failed) = tally(edition, state, partner);
        parts.push(ScorePart { key: "score-partner", count, points });
        parts.push(ScorePart { key: "score-partner-failed", count: failed, points: 0 });
    }
    let funding = attached(state, seat) + state.partner(seat).map_or(0, |it| attached(state, it));
    parts.push(ScorePart { key: "score-funding", count: funding.into(), points: 0 });
    parts
}

/// The result, once the game is over.
pub(crate) fn outcome(edition: &Edition, state: &State) -> Option<Outcome> {
    let Phase::Over { abandoned } = state.phase else { return None };
    // SN-10.1: who stayed beats who left; a team stays as long as one of it does.
    let result = |seat: Seat| {
        let partner = state.partner(seat);
        let both = || [Some(seat), partner].into_iter().flatten();
        let stays = both().any(|member| !state.has_left(member));
        let stars: i32 = both().map(|member| tally(edition, state, member).1).sum();
        let funding: u8 = both().map(|member| attached(state, member)).sum();
        (stays, stars, funding)
    };
    let results: ArrayVec<_, 4> = Seat::first(state.n_seats).take(4).map(result).collect();
    let seats = results.iter().map(|own| SeatOutcome {
        place: if abandoned {
            0
        } else {
            1 + results.iter().filter(|other| *other > own).count() as u8
        },
        score: own.1,
    });
    let ending = if abandoned { Ending::Abandoned } else { Ending::Finished };
    Some(Outcome { ending, seats: seats.collect() })
}
