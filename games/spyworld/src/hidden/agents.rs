//! SW-2.2: which agents others may have, as far as this viewer can know.

use game::{Chance, Viewer};

use crate::edition::Edition;
use crate::ids::Agent;
use crate::phase::agents::drawn;
use crate::state::State;

/// Deals the agents of all other seats anew.
pub(super) fn redeal(
    edition: &Edition,
    state: &mut State,
    viewer: Viewer,
    chance: &mut impl Chance,
) {
    let me = viewer.seat();
    let all = (0..edition.agents().len() as u8).map(Agent);
    let each = drawn(state.n_seats(), state.agents);
    let known = me.and_then(|me| state.seat(me));
    let known = known.map(|own| [own.offer[0], own.offer[1], own.agent]);
    // Where everybody picks freely, another may have the same one.
    let taken =
        |agent: &Agent| each.is_some() && known.is_some_and(|known| known.contains(&Some(*agent)));
    let mut pool: Vec<Agent> = all.filter(|agent| !taken(agent)).collect();
    for (seat, own) in (0..).map(game::Seat).zip(&mut state.seats) {
        if Some(seat) == me {
            continue;
        }
        let decided = own.agent.is_some();
        let mut draw = |chance: &mut _| any(&mut pool, each.is_some(), chance);
        if own.offer.iter().any(Option::is_some) {
            own.offer = [draw(chance), draw(chance)];
            game::sort_few(&mut own.offer, |agent| *agent);
            let kept = own.offer.get(chance.below(2) as usize).copied().flatten();
            own.agent = kept.filter(|_| decided);
        } else if decided {
            own.agent = draw(chance);
        }
    }
}

/// Any agent of the pool; dealt ones leave it.
fn any(pool: &mut Vec<Agent>, deals: bool, chance: &mut impl Chance) -> Option<Agent> {
    let bound = u32::try_from(pool.len()).ok().filter(|&bound| bound > 0)?;
    let place = chance.below(bound) as usize;
    if deals { Some(pool.swap_remove(place)) } else { pool.get(place).copied() }
}
