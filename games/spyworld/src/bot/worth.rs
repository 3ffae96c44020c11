//! What a sheet seems worth in planning, in eighths of a $: secrets behind cost, training, gadgets, missions.

use crate::bot::ground::{DOLLAR, Ground};
use crate::edition::Edition;
use crate::edition::primitive::Condition;
use crate::ids::{Class, bits};
use crate::mission;
use crate::phase::carry::Desk;
use crate::phase::plan;
use crate::sheet::Sheet;
use crate::state::{SeatState, State};

/// What the first points on a track are worth, and those past the twelfth.
const POINT: [i32; 3] = [13, 10, 12];
const LATE_POINT: i32 = 4;
const ENOUGH: i32 = 12;

/// What a player thinks of before looking at single sheets.
pub(super) struct Mind<'s> {
    pub(super) desk: Desk<'s>,
    ground: Ground<'s>,
    edition: &'s Edition,
    state: &'s State,
    own: &'s SeatState,
    /// Rounds that may still come, this one included.
    rounds: i32,
}

impl<'s> Mind<'s> {
    pub(super) fn new(edition: &'s Edition, state: &'s State, own: &'s SeatState) -> Option<Self> {
        let domicile = state.domicile(edition)?;
        let desk = Desk::new(edition, domicile, &state.deck, plan::agent_bonus(edition, own));
        let left = i32::from(state.deck.height) - i32::from(state.deck.round);
        let rounds = if state.is_last_round() { 1 } else { left.max(1) };
        let ground = Ground::new(edition, domicile, &own.draft.sheet);
        Some(Self { desk, ground, edition, state, own, rounds })
    }

    /// What this sheet seems worth.
    pub(super) fn worth(&self, sheet: &Sheet) -> i32 {
        let money = i32::from(sheet.money()) * DOLLAR;
        // Money that can still be spent well is worth a little more than it scores.
        let spare = if self.rounds > 4 { money.min(10 * DOLLAR) / 4 } else { 0 };
        let training: i32 = sheet
            .tracks
            .iter()
            .zip(POINT)
            .map(|(&points, each)| {
                let points = i32::from(points);
                points.min(ENOUGH) * each + (points - ENOUGH).max(0) * LATE_POINT
            })
            .sum();
        // One or two gadgets help; whoever has most of them pays for it.
        let gadgets = match self.edition.gadget_count(sheet.gadgets) {
            0 => 0,
            1 => 3 * DOLLAR,
            2 => 5 * DOLLAR,
            3 => 3 * DOLLAR,
            _ => -8 * DOLLAR,
        };
        let bonus = -i32::from(sheet.bonus) * 6;
        money + spare + training + gadgets + bonus + self.ground.worth(sheet) + self.missions(sheet)
    }

    /// Open missions: what they pay, and some of it for being on the way.
    fn missions(&self, sheet: &Sheet) -> i32 {
        let open = bits(self.state.open & !self.own.fulfilled);
        let open = open.filter_map(|place| self.state.missions.get(usize::from(place)));
        let open = open.filter_map(|&mission| self.edition.mission(mission));
        open.map(|data| {
            let reward = i32::from(data.end) * DOLLAR;
            if mission::is_met(self.edition, data.condition, sheet) {
                return reward;
            }
            let (have, need) = progress(data.condition, sheet);
            reward * have.min(need) / (3 * need.max(1))
        })
        .sum()
    }
}

/// How far a condition is met, as so much of so much.
fn progress(condition: Condition, sheet: &Sheet) -> (i32, i32) {
    let count = |set: u32| set.count_ones() as i32;
    match condition {
        Condition::Walls(n) => (sheet.walls.count_ones() as i32, n.into()),
        Condition::Tracks(n) => {
            let points = sheet.tracks.iter().map(|&points| i32::from(points.min(n)));
            (points.sum(), 3 * i32::from(n))
        }
        Condition::Gadgets(n) => (count(sheet.gadgets.into()), n.into()),
        Condition::Defences(n) => {
            (count(sheet.of_class(Class::Trap) | sheet.of_class(Class::Guard)), n.into())
        }
        Condition::Secrets(n) => (count(sheet.of_class(Class::Secret)), n.into()),
        Condition::Budget(n) => (sheet.money().into(), n.into()),
        Condition::SecretKindsInLine | Condition::FullLine | Condition::CornerGuards => (0, 1),
    }
}
