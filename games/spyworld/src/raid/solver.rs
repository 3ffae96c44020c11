//! The solver as others see it: ask for the best raid, or for the front of all that could be worth it.

use crate::raid::bundles::Bundles;
use crate::raid::distances::Distances;
use crate::raid::front::Frontier;
use crate::raid::goal::{Goal, Most};
use crate::raid::haul::{Haul, Weights};
use crate::raid::joint::Joint;
use crate::raid::lair::Lair;
use crate::raid::memo::Memo;
use crate::raid::node::Node;
use crate::raid::patrol::Patrol;
use crate::raid::plan::Plan;
use crate::raid::prospect::Outlook;
use crate::raid::raider::{Ability, Gadget, Raider};
use crate::raid::retrace::Retrace;
use crate::raid::search::{Search, Tables, Trace};
use crate::raid::standing::Standing;
use crate::raid::step::Step;
use crate::raid::tours::{MAX_STOPS, Tours};
use crate::raid::web::loom::{Loom, Webs};
use crate::raid::worth::Worth;

/// Nodes of the search after which a raid is drawn.
const PATIENCE: u64 = 800;
/// How many stops tours are made through: of the first glance, of the search, and if nothing else helps. More of them
/// take longer to prepare.
const FEW_STOPS: usize = 9;
const STOPS: usize = 12;
const MANY_STOPS: usize = 15;
/// Knots of a web that are looked at for one drawing.
const KNOTS: u64 = 4_000;

/// Kinds of raids that a front is begun with: the richest, the widest, the bravest, and the stealthy.
const KINDS: [Weights; 4] = [
    Weights { loot: 32, room: 2, guard: 4, trap: 1 },
    Weights { loot: 1, room: 32, guard: 4, trap: 1 },
    Weights { loot: 1, room: 2, guard: 32, trap: 1 },
    Weights { loot: 32, room: 2, guard: 2, trap: 64 },
];

/// The best raid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What it is worth by the weights asked for.
    pub value: i32,
    /// What it brings home.
    pub haul: Haul,
    /// The steps, from the standing asked about; then stop.
    pub steps: Vec<Step>,
    /// Is it proven that none is better? Else the nodes were used up and this is the best found.
    pub complete: bool,
    /// Nodes looked at.
    pub nodes: u64,
}

/// Raids of which none is worse than another in every respect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Front {
    /// What they bring home and their steps, most loot first.
    pub raids: Vec<(Haul, Vec<Step>)>,
    /// Is it proven that nothing is missing? Else the nodes were used up.
    pub complete: bool,
    /// Nodes looked at.
    pub nodes: u64,
}

/// The solver, with its tables of a few megabytes; keep one and ask it often.
#[derive(Clone, Debug)]
pub struct Solver {
    tables: Tables,
    /// Nodes of the search after which a raid is drawn.
    patience: u64,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

/// A raid made ready: the plan, and where it may start.
struct Task {
    plan: Plan,
    starts: Vec<(u8, Node)>,
}

impl Solver {
    /// A solver with empty tables.
    #[must_use]
    pub fn new() -> Self {
        let tables = Tables {
            memo: Memo::new(),
            distances: Distances::new(),
            tours: Tours::new(),
            patrol: Patrol::default(),
            joint: Joint::default(),
            outlook: Outlook::default(),
            worth: Worth::default(),
            bundles: Bundles::default(),
            webs: Webs::default(),
            children: Vec::new(),
            targets: Vec::new(),
        };
        Self { tables, patience: PATIENCE }
    }

    /// A solver that does not search before it draws: slower for most raids, and a second opinion on all.
    #[must_use]
    pub fn impatient() -> Self {
        Self { patience: 0, ..Self::new() }
    }

    /// The best way to go on from here, looking at no more than so many nodes.
    pub fn best(
        &mut self,
        lair: &Lair,
        raider: &Raider,
        from: &Standing,
        weights: &Weights,
        nodes: u64,
    ) -> Best {
        // What does not count is worth nothing.
        let counts = raider.ability != Ability::TrapsUncounted;
        let weights = weights.within();
        let weights = &Weights { trap: if counts { weights.trap } else { 0 }, ..weights };
        let task = self.prepare(lair, raider, from, weights, false);
        let nothing = weights.value(&from.haul(lair, raider));
        let mut goal =
            Most { weights: *weights, floor: i32::MIN, best: nothing, trace: Trace::default() };
        let patience = self.patience;
        let mut search = self.search(&task, &mut goal, nodes);
        search.bundle(&task.starts);
        search.tour(&task.starts, FEW_STOPS);
        let mut complete = patience > 0 && search.glance(&task.starts, nodes);
        if !complete && search.nodes < nodes.min(patience) {
            search.limit = nodes.min(patience);
            search.tour(&task.starts, STOPS);
            complete = search.rise(&task.starts);
        }
        let mut used = search.nodes;
        if !complete && used <= nodes {
            let ceiling = search.ceiling(&task.starts);
            let left = nodes - used;
            let (proven, drawn) = self.draw((lair, raider, from), &task, &mut goal, ceiling, left);
            complete = proven;
            used += drawn;
        }
        if !complete && used <= nodes {
            let mut search = self.search(&task, &mut goal, nodes);
            search.nodes = used;
            search.tour(&task.starts, MANY_STOPS);
            complete = search.rise(&task.starts);
            used = search.nodes;
        }
        let nodes = used.min(nodes);
        let (steps, standing) = self.retrace(lair, raider, &task, from, &goal.trace);
        let haul = standing.haul(lair, raider);
        Best { value: weights.value(&haul), haul, steps, complete, nodes }
    }

    /// Draws the best raid, if it is better than the best so far and no better than this; says whether it is proven
    /// that there is none, and how many nodes that was worth.
    fn draw(
        &mut self,
        (lair, raider, from): (&Lair, &Raider, &Standing),
        task: &Task,
        goal: &mut Most,
        ceiling: i32,
        limit: u64,
    ) -> (bool, u64) {
        let Tables { distances, worth, webs, tours, .. } = &mut self.tables;
        let retrace = Retrace { lair, raider, plan: &task.plan, tours };
        let mut loom = Loom { retrace, from, distances, worth, goal, webs, nodes: 0, limit };
        let gap = ceiling - 1 - loom.goal.best;
        for less in [gap / 8, gap] {
            let floor = ceiling - 1 - less;
            let proven =
                task.starts.iter().all(|(boots, start)| loom.weave(*boots, start, floor, KNOTS));
            if !proven || loom.goal.best > floor {
                return (proven, loom.nodes);
            }
        }
        (true, loom.nodes)
    }

    /// Every combination of loot, rooms, guards and traps worth having, looking at no more than so many nodes.
    pub fn front(&mut self, lair: &Lair, raider: &Raider, from: &Standing, nodes: u64) -> Front {
        // First some raids that are the best of their kind: they cover much of what would be looked at.
        let mut raids: Vec<(Haul, Vec<Step>)> = Vec::new();
        let mut used = 0;
        for weights in &KINDS {
            let best = self.best(lair, raider, from, weights, nodes / 16);
            used += best.nodes;
            raids.push((best.haul, best.steps));
        }
        let weights = Weights { loot: 1, room: 1, guard: 1, trap: 1 };
        let mut task = self.prepare(lair, raider, from, &weights, true);
        task.plan.is_front = true;
        let mut goal = Frontier::new(task.plan.traps_count);
        for (haul, _) in &raids {
            goal.cover(haul);
        }
        let mut search = self.search(&task, &mut goal, nodes.saturating_sub(used));
        search.join(&task.starts);
        search.run(&task.starts);
        let complete = search.nodes <= search.limit;
        used += search.nodes.min(search.limit);
        for (_, trace) in &goal.hauls {
            let (steps, standing) = self.retrace(lair, raider, &task, from, trace);
            raids.push((standing.haul(lair, raider), steps));
        }
        // Of raids that bring home the same, the shortest; of the others those that no other covers.
        raids.sort_by(|(one, steps), (other, more)| {
            other.cmp(one).then(steps.len().cmp(&more.len()))
        });
        raids.dedup_by_key(|(haul, _)| *haul);
        let hauls: Vec<Haul> = raids.iter().map(|(haul, _)| *haul).collect();
        raids.retain(|(haul, _)| !hauls.iter().any(|other| other != haul && other.covers(haul)));
        Front { raids, complete, nodes: used }
    }

    fn prepare(
        &mut self,
        lair: &Lair,
        raider: &Raider,
        from: &Standing,
        weights: &Weights,
        front: bool,
    ) -> Task {
        let plan = Plan::new(lair, raider, from, weights);
        let start = Node::start(&plan, from.haul(lair, raider), raider, from);
        // Boots wait for nothing, but their second use is the second use of no other gadget.
        let first = if from.used.has(Gadget::Boots) { None } else { start.booted(&plan) };
        let (boots, node) = first.map_or((0, start), |node| (1, node));
        let mut starts = vec![(boots, node)];
        starts.extend(node.booted(&plan).map(|again| (boots + 1, again)));
        let closed = plan.all.without(start.done);
        let drills = start.uses.left(&plan, Gadget::Drill);
        let Tables { distances, patrol, joint, outlook, worth, bundles, tours, .. } =
            &mut self.tables;
        distances.measure(&plan, drills);
        worth.prepare(&plan, &start);
        bundles.forget();
        if front {
            tours.prepare(&plan, distances, drills, closed.and(plan.secrets), MAX_STOPS);
            tours.add_up(&plan, from.done.and(plan.secrets));
            joint.forget();
            patrol.prepare(distances, drills, closed.and(plan.guards));
            outlook.prepare(&plan, &start);
        }
        Task { plan, starts }
    }

    fn search<'a, G: Goal>(
        &'a mut self,
        task: &'a Task,
        goal: &'a mut G,
        limit: u64,
    ) -> Search<'a, G> {
        let started = task.starts.first().map_or(task.plan.all, |(_, start)| start.done);
        Search {
            plan: &task.plan,
            tables: &mut self.tables,
            goal,
            started,
            trace: Trace::default(),
            nodes: 0,
            limit,
        }
    }

    fn retrace(
        &self,
        lair: &Lair,
        raider: &Raider,
        task: &Task,
        from: &Standing,
        trace: &Trace,
    ) -> (Vec<Step>, Standing) {
        let retrace = Retrace { lair, raider, plan: &task.plan, tours: &self.tables.tours };
        let start = task.starts.iter().find(|(boots, _)| *boots == trace.boots);
        let Some((_, start)) = start.filter(|_| !trace.moves.is_empty()) else {
            return (Vec::new(), *from);
        };
        let (mut steps, mut standing) = retrace.steps(from, start, trace);
        // Boots that were not needed stay in the bag.
        while let Some((Step::Boots, rest)) = steps.split_first()
            && let Ok(lighter) = from.after_all(lair, raider, rest)
        {
            standing = lighter;
            steps.remove(0);
        }
        (steps, standing)
    }
}
