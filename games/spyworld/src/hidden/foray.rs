//! Some raid that could have been made so far, for a seat whose raid nobody else sees.

use game::{Chance, Seat};

use crate::course::{Course, Move};
use crate::edition::Edition;
use crate::phase::explore::Raider;
use crate::state::State;

/// More moves than this are rarely made.
const MOST: u32 = 16;

/// A course of random moves; a raid that goes on may wait for a split.
pub(super) fn course(
    edition: &Edition,
    state: &State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Option<Course> {
    let own = state.seat(seat)?;
    let raider = Raider::new(edition, state, seat)?;
    let mut course = Course::new(edition.entrance, own.sheet.tracks, own.sheet.gadgets);
    for _ in 0..chance.below(MOST + 1) {
        let possible: Vec<Move> =
            raider.moves().filter(|&made| raider.check(&course, made).is_ok()).collect();
        let bound = u32::try_from(possible.len()).ok()?;
        let Some(&made) = possible.get(chance.below(bound) as usize) else { break };
        let Ok(entry) = raider.check(&course, made) else { break };
        let choice = u32::from(entry.most - entry.least) + 1;
        if choice > 1 && !own.stopped && chance.below(8) == 0 {
            course.pending = Some(made);
            break;
        }
        let stealth = entry.least + chance.below(choice) as u8;
        let mut next = course.clone();
        raider.perform(&mut next, made, entry, stealth);
        // A raid that goes on can go on.
        if !own.stopped && state.ends_stuck_raids() && raider.is_stuck(&next) {
            break;
        }
        course = next;
    }
    Some(course)
}
