//! The raid of a lair, handed to the exact solver, and its answer as an action.

use core::cell::RefCell;
use std::collections::VecDeque;

use game::{Rebuild as _, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::course::Move;
use crate::edition::primitive::{Ability, Effect, Special};
use crate::edition::{CostKind, Edition};
use crate::grid::{Dir, Joins, Room, SIDE};
use crate::ids::{Class, Gadget};
use crate::phase::explore::Raider;
use crate::raid;
use crate::state::{SeatState, State};
use crate::{Spyworld, View};

/// So many nodes are looked at for one move, which keeps a decision well below a tenth of a second.
const NODES: u64 = 10_000;

/// And so many more for the richest raid, where they did not suffice.
const LOOT_NODES: u64 = NODES / 2;

/// What the bot raids for: loot is money, and guards may bring the fighter's award (SW-9.1).
pub(super) const WEIGHTS: raid::Weights = raid::Weights { loot: 2, room: 0, guard: 3, trap: 0 };

/// Of raids that are worth the same, one with more rooms for the explorer's award and fewer traps for the owner's;
/// a short look, for all of that decides little.
const TIES: raid::Weights = raid::Weights { loot: 40, room: 2, guard: 60, trap: 1 };
const TIE_NODES: u64 = 400;

/// So many plans are remembered: a raid at every seat of a full table.
const REMEMBERED: usize = 128;

/// The best raid from the entrance on: every standing on its way, and the step that is taken there.
struct Plan {
    lair: raid::Lair,
    raider: raid::Raider,
    way: Vec<(raid::Standing, raid::Step)>,
    end: raid::Standing,
}

/// Scratch memory; what is remembered is what would be found again.
struct Memory {
    solver: raid::Solver,
    plans: VecDeque<Plan>,
}

thread_local! {
    static MEMORY: RefCell<Memory> =
        RefCell::new(Memory { solver: raid::Solver::new(), plans: VecDeque::new() });
}

impl Memory {
    /// The plan of a raid.
    fn plan(&mut self, task: &Task) -> Option<&Plan> {
        let same = |plan: &Plan| plan.lair == task.lair && plan.raider == task.raider;
        let known = self.plans.iter().position(same);
        let place = known.unwrap_or_else(|| {
            let start = raid::Standing::start(&task.lair, &task.raider);
            let steps = self.best(task, &start);
            let mut plan =
                Plan { lair: task.lair, raider: task.raider, way: Vec::new(), end: start };
            for step in steps {
                let Ok(next) = plan.end.after(&task.lair, &task.raider, step) else { break };
                plan.way.push((plan.end, step));
                plan.end = next;
            }
            self.plans.truncate(REMEMBERED - 1);
            self.plans.push_front(plan);
            0
        });
        self.plans.get(place)
    }

    fn best(&mut self, task: &Task, from: &raid::Standing) -> Vec<raid::Step> {
        let Task { lair, raider, .. } = task;
        let mut best = self.solver.best(lair, raider, from, &WEIGHTS, NODES);
        if !best.complete {
            // Then at least no richer raid is missed.
            let richest = self.solver.best(lair, raider, from, &raid::Weights::LOOT, LOOT_NODES);
            if WEIGHTS.value(&richest.haul) > best.value {
                best = raid::Best { value: WEIGHTS.value(&richest.haul), ..richest };
            }
        }
        let other = self.solver.best(lair, raider, from, &TIES, TIE_NODES);
        let as_good = WEIGHTS.value(&other.haul) >= best.value;
        if as_good && TIES.value(&other.haul) > TIES.value(&best.haul) {
            other.steps
        } else {
            best.steps
        }
    }

    /// The next step: of the plan, or, for somebody who has left it, of the best raid from here.
    fn next(&mut self, task: &Task, here: &raid::Standing) -> Option<raid::Step> {
        if let Some(plan) = self.plan(task) {
            if plan.end == *here {
                return None;
            }
            if let Some((_, step)) = plan.way.iter().find(|(standing, _)| standing == here) {
                return Some(*step);
            }
        }
        self.best(task, here).first().copied()
    }
}

/// The best way to go on; stops when nothing is gained any more.
pub(super) fn choose(
    edition: &Edition,
    state: &State,
    seat: Seat,
    legal: &[Action],
) -> Option<Action> {
    let own = state.seat(seat)?;
    let raider = Raider::new(edition, state, seat)?;
    let task = Task::new(&raider, own)?;
    let here = task.standing(&raider, own);
    let step = MEMORY.with_borrow_mut(|memory| memory.next(&task, &here));
    let action = match (own.course.pending, step) {
        (Some(pending), Some(step @ raid::Step::Enter { stealth, combat, .. }))
            if task.made(step) == Some(pending) =>
        {
            Action::Split(stealth, combat)
        }
        // A split that was not the solver's idea: any of those that are left.
        (Some(_), _) => *legal.first()?,
        (None, Some(step)) => task.made(step)?.action(),
        (None, None) => Action::Stop,
    };
    Some(action).filter(|action| legal.contains(action)).or(Some(Action::Stop))
}

impl Spyworld {
    /// The raid that this seat has before it, as the solver knows it; for benches and second opinions.
    ///
    /// Nothing before lairs are handed on. Lairs and agents are open then, so it holds no secret.
    #[must_use]
    pub fn raid_problem(&self, state: &State, seat: Seat) -> Option<(raid::Lair, raid::Raider)> {
        let raider = Raider::new(&self.edition, state, seat)?;
        Task::new(&raider, state.seat(seat)?).map(|task| (task.lair, task.raider))
    }
}

/// A raid that the solver found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BestRaid {
    /// What it brings home.
    pub loot: u16,
    /// Its moves; a cost that can be split is followed by its split.
    pub moves: Vec<Action>,
    /// Is it proven that none is richer?
    pub proven: bool,
}

/// A second opinion takes no longer than this: so many nodes.
const OPINION: u64 = 60_000;

impl Spyworld {
    /// The richest raid that is left to a seat, or with `anew` the richest it could have made.
    ///
    /// Nothing before lairs are handed on, and nothing where this viewer does not see how the raid goes.
    #[must_use]
    pub fn best_raid(
        &self,
        view: &View,
        viewer: Viewer,
        seat: Seat,
        anew: bool,
    ) -> Option<BestRaid> {
        let state = self.rebuild(view, viewer).ok()?;
        let raider = Raider::new(&self.edition, &state, seat)?;
        let own = state.seat(seat)?;
        let task = Task::new(&raider, own)?;
        let seen = view.seats.get(seat.index())?.raid.is_some();
        let from = match (anew, seen) {
            (true, _) => raid::Standing::start(&task.lair, &task.raider),
            (false, true) => task.standing(&raider, own),
            (false, false) => return None,
        };
        let loot = raid::Weights::LOOT;
        let best = MEMORY.with_borrow_mut(|memory| {
            memory.solver.best(&task.lair, &task.raider, &from, &loot, OPINION)
        });
        let mut moves = Vec::new();
        for step in without_detours(&task, &from, best.steps, best.haul.loot) {
            moves.push(task.made(step)?.action());
            if let raid::Step::Enter { stealth, combat, .. } = step
                && stealth + combat > 0
            {
                moves.push(Action::Split(stealth, combat));
            }
        }
        Some(BestRaid { loot: best.haul.loot, moves, proven: best.complete })
    }
}

/// The same raid without ways that bring nothing: nobody should pay for a detour because of a hint.
fn without_detours(
    task: &Task,
    from: &raid::Standing,
    mut steps: Vec<raid::Step>,
    loot: u16,
) -> Vec<raid::Step> {
    let brings = |steps: &[raid::Step]| {
        let end = from.after_all(&task.lair, &task.raider, steps);
        end.is_ok_and(|end| end.haul(&task.lair, &task.raider).loot >= loot)
    };
    let without = |steps: &[raid::Step], begin: usize, end: usize| -> Vec<raid::Step> {
        steps.iter().take(begin).chain(steps.iter().skip(end)).copied().collect()
    };
    let mut begin = 0;
    while begin < steps.len() {
        let ends = (begin + 1..=steps.len()).rev();
        match ends.map(|end| without(&steps, begin, end)).find(|shorter| brings(shorter)) {
            Some(shorter) => (steps, begin) = (shorter, 0),
            None => begin += 1,
        }
    }
    steps
}

/// The richest raid of a seat that has not set out, move by move, each with the split that goes with it.
pub(super) fn richest(
    game: &Spyworld,
    state: &State,
    seat: Seat,
    solver: &mut raid::Solver,
) -> Option<Vec<(Action, Action)>> {
    let raider = Raider::new(&game.edition, state, seat)?;
    let task = Task::new(&raider, state.seat(seat)?)?;
    let start = raid::Standing::start(&task.lair, &task.raider);
    let loot = raid::Weights::LOOT;
    let best = solver.best(&task.lair, &task.raider, &start, &loot, u64::MAX);
    let action = |&step: &raid::Step| {
        let split = match step {
            raid::Step::Boots => Action::Split(0, 0),
            raid::Step::Enter { stealth, combat, .. } => Action::Split(stealth, combat),
        };
        task.made(step).map(|made| (made.action(), split))
    };
    best.steps.iter().map(action).collect()
}

/// A raid as the solver knows it.
struct Task {
    lair: raid::Lair,
    raider: raid::Raider,
    /// Which gadget of the edition each of the solver's is.
    gadgets: [Option<Gadget>; 5],
}

impl Task {
    fn new(raider: &Raider<'_>, own: &SeatState) -> Option<Self> {
        let mut gadgets = [None; 5];
        let mut owned = raid::Gadgets(0);
        for (gadget, data) in (0..).map(Gadget).zip(raider.edition.gadgets()) {
            let kind = match data.effect {
                Effect::Smoke => raid::Gadget::Smoke,
                Effect::Darts => raid::Gadget::Darts,
                Effect::Boots(raid::BOOT_STEPS) => raid::Gadget::Boots,
                Effect::Grapnel(raid::SWING) => raid::Gadget::Grapnel,
                Effect::Drill => raid::Gadget::Drill,
                // An edition with other numbers: the bot leaves that gadget in the bag.
                Effect::Boots(_) | Effect::Grapnel(_) => continue,
            };
            *gadgets.get_mut(kind as usize)? = Some(gadget);
            if raider.owned & gadget.bit() != 0 {
                owned = owned.with(kind);
            }
        }
        let [movement, stealth, combat] = own.sheet.tracks;
        let ability = ability(raider.ability);
        let raider_of = raid::Raider { movement, stealth, combat, gadgets: owned, ability };
        Some(Self { lair: lair(raider), raider: raider_of, gadgets })
    }

    /// How far the raid is.
    fn standing(&self, raider: &Raider<'_>, own: &SeatState) -> raid::Standing {
        let course = &own.course;
        let [movement, stealth, combat] = course.left;
        let mut used = raid::Gadgets(0);
        for (kind, gadget) in raid::Gadget::ALL.into_iter().zip(self.gadgets) {
            let is_used = gadget.is_some_and(|g| raider.owned & !course.gadgets & g.bit() != 0);
            used = if is_used { used.with(kind) } else { used };
        }
        let entered = Room::all().filter(|room| course.entered & room.bit() != 0);
        // A trap that was passed under smoke is entered but not done with.
        let done =
            |room: &Room| course.opened & room.bit() != 0 || raider.lair.room(*room).is_none();
        raid::Standing {
            room: course.at.0,
            done: entered.clone().filter(done).map(|room| room.0).collect(),
            seen: entered.map(|room| room.0).collect(),
            movement,
            stealth,
            combat,
            boots: course.free,
            used,
            again: raider.ability == Ability::SecondUse && !course.second,
            diagonal: raider.ability == Ability::DiagonalStep && !course.slanted,
        }
    }

    /// A step of the solver as a move, without its split.
    fn made(&self, step: raid::Step) -> Option<Move> {
        let gadget = |kind: raid::Gadget| self.gadgets.get(kind as usize).copied().flatten();
        let raid::Step::Enter { how, cover, .. } = step else {
            return Some(Move::new(Some(gadget(raid::Gadget::Boots)?), None, None));
        };
        let cover = match cover {
            raid::Cover::None => None,
            raid::Cover::Smoke => Some(gadget(raid::Gadget::Smoke)?),
            raid::Cover::Darts => Some(gadget(raid::Gadget::Darts)?),
        };
        Some(match how {
            raid::How::Walk(way) => Move::new(None, Some(dir(way)), cover),
            raid::How::Drill(way) => {
                Move::new(Some(gadget(raid::Gadget::Drill)?), Some(dir(way)), cover)
            }
            raid::How::Swing(way) => {
                Move::new(Some(gadget(raid::Gadget::Grapnel)?), Some(dir(way)), cover)
            }
            raid::How::Diagonal(one, other) => {
                let (one, other) = (dir(one), dir(other));
                let slanting = Dir::SLANTING.into_iter().find(|slanting| {
                    slanting.parts() == Some((one, other)) || slanting.parts() == Some((other, one))
                });
                Move::new(None, Some(slanting?), cover)
            }
        })
    }
}

/// The abilities of all agents of an edition in turn.
pub(super) fn ability_in_turn(edition: &Edition, turn: u64) -> Option<raid::Ability> {
    let agents = edition.agents();
    let turn = usize::try_from(turn).ok()?.checked_rem(agents.len())?;
    agents.get(turn).map(|agent| ability(agent.ability))
}

const fn dir(way: raid::Way) -> Dir {
    match way {
        raid::Way::North => Dir::N,
        raid::Way::East => Dir::E,
        raid::Way::South => Dir::S,
        raid::Way::West => Dir::W,
    }
}

fn ability(ability: Ability) -> raid::Ability {
    match ability {
        Ability::Plain => raid::Ability::None,
        Ability::DiagonalStep => raid::Ability::Diagonal,
        Ability::CheaperGuards(less) => raid::Ability::CheaperGuards(less),
        Ability::CheaperTraps(less) => raid::Ability::CheaperTraps(less),
        Ability::SecondUse => raid::Ability::OneGadgetTwice,
        Ability::MovementPerSecret(most) => raid::Ability::MovementPerSecret(most),
        Ability::QuietTraps => raid::Ability::TrapsUncounted,
        Ability::SetOfSecrets(more) => raid::Ability::SetOfKinds(more.into()),
        Ability::EitherEverywhere => raid::Ability::EveryCostEither,
    }
}

/// The lair with its walls; costs as printed, since the solver knows the ability.
fn lair(raider: &Raider<'_>) -> raid::Lair {
    let (sheet, domicile) = (raider.lair, raider.domicile);
    let joined = domicile.joins == Joins::Columns;
    let mut lair = raid::Lair::grid(SIDE, SIDE, joined, raider.edition.entrance.0);
    for room in Room::all() {
        let short = match domicile.special {
            Special::LightRow(row) => row == room.row() + 1,
            Special::Nothing | Special::JoinedColumns => false,
        };
        let upgrade = sheet.room(room);
        let content = upgrade.map_or(raid::Content::Empty, |upgrade| match upgrade.class() {
            Class::Trap => raid::Content::Trap,
            Class::Guard => raid::Content::Guard,
            Class::Secret => raid::Content::Secret {
                kind: upgrade.rank() as u8,
                value: domicile.value(upgrade).into(),
            },
        });
        let cost = upgrade.map_or_else(raid::Cost::default, |upgrade| {
            let printed = domicile.cost(upgrade);
            let none = raid::Cost::default();
            match printed.kind {
                CostKind::Stealth => raid::Cost { stealth: printed.points, ..none },
                CostKind::Combat => raid::Cost { combat: printed.points, ..none },
                CostKind::Either => raid::Cost { either: printed.points, ..none },
            }
        });
        lair.furnish(room.0, raid::Room { content, cost, short });
        for (way, dir) in [(raid::Way::East, Dir::E), (raid::Way::South, Dir::S)] {
            if domicile.joins.next(room, dir).is_some_and(|(_, e)| sheet.walls & e.bit() != 0) {
                lair.wall(room.0, way);
            }
        }
    }
    lair
}
