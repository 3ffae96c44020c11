//! What a press on the map or on a ticket means: a row of small actions, what it costs and what it leads to.
//!
//! Nothing is decided here but which of the ways there are is the cheapest: each one is tried out on the draft, and
//! only what is the same in every world that looks like this one goes into a plan.

mod recalls;

use game::Seat;
use spy_connection::ids::{City, Mission, Slot, Space};
use spy_connection::{Action, Edition, Event, Refusal, SeatView, SpyConnection};
use table::{Draft, Trial};

pub use recalls::{all, recalls, spare};

/// The kinds of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Take a mission.
    Take,
    /// Connect a city.
    Connect,
    /// Move the spy.
    Walk,
}

/// What a person points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A city on the map.
    City(City),
    /// A mission on display.
    Slot(Slot),
    /// A start mission on offer.
    Start(Mission),
}

/// A row of actions and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is done, one after the other.
    pub actions: Vec<Action>,
    /// Agents in the supply before.
    pub have: u8,
    /// Agents in the supply afterwards.
    pub left: u8,
    /// Does it show something that cannot be known before, so that it cannot be taken back?
    pub reveals: bool,
    /// Where agents are laid, and how many.
    pub laid: Vec<(Space, u8)>,
    /// Where the spy stands before.
    pub from: Option<City>,
    /// The city from which a new one is connected, where the spy has to go there first.
    pub via: Option<City>,
    /// Where the spy stands afterwards.
    pub to: Option<City>,
    /// What can be covered straight afterwards.
    pub cover: Cover,
}

impl Plan {
    /// What it costs.
    pub fn price(&self) -> u8 {
        self.have.saturating_sub(self.left)
    }
}

fn done(event: &Event) -> Option<Done> {
    let Event::Completed { mission, points, agents, extra_turn: extra, .. } = *event else {
        return None;
    };
    Some(Done { mission, points, extra, agents })
}

/// What can be covered where the spy stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// The missions, in an order that works.
    pub missions: Vec<Mission>,
    /// Those that are complete then.
    pub done: Vec<Done>,
    /// Agents in the supply afterwards.
    pub left: u8,
    /// The own points afterwards.
    pub points: i32,
    /// Does it begin the end of the game?
    pub ends: bool,
}

/// A mission that would be complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Which one.
    pub mission: Mission,
    /// What it is worth.
    pub points: u8,
    /// Does it bring an extra turn?
    pub extra: bool,
    /// The agents that come back.
    pub agents: u8,
}

type Own = Draft<SpyConnection>;

fn own_seat(trial: &Trial<SpyConnection>, seat: Seat) -> Option<SeatView> {
    trial.agreed(|view| view.seats.get(seat.index()).cloned()).flatten()
}

/// What these actions would do, without a look at the objectives.
fn tried(draft: &Own, actions: &[Action]) -> Result<Plan, Refusal> {
    let trial = draft.try_out(actions)?;
    let seat = draft.seat();
    let view = draft.view();
    let before = view.seats.get(seat.index());
    let after = own_seat(&trial, seat);
    let have = before.map_or(0, |own| own.supply);
    let count = |own: &SeatView, space: Space| {
        own.spaces.iter().find(|(s, _)| *s == space).map_or(0, |(_, agents)| *agents)
    };
    let laid = after.iter().flat_map(|after| {
        after.spaces.iter().filter_map(|&(space, agents)| {
            let new = agents.saturating_sub(before.map_or(0, |own| count(own, space)));
            (new > 0).then_some((space, new))
        })
    });
    let via = trial.events.iter().find_map(|event| {
        if let Event::Connected { from, .. } = *event { Some(from) } else { None }
    });
    let from = before.and_then(|own| own.spy);
    Ok(Plan {
        actions: actions.to_vec(),
        have,
        left: after.as_ref().map_or(have, |own| own.supply),
        reveals: trial.reveals,
        laid: laid.collect(),
        from,
        via: via.filter(|via| Some(*via) != from),
        to: after.as_ref().and_then(|own| own.spy),
        cover: Cover::default(),
    })
}

/// The same with what can be covered straight afterwards.
fn with_cover(draft: &Own, mut plan: Plan) -> Plan {
    plan.cover = cover_after(draft, &plan.actions);
    plan
}

/// The cheapest way to connect a city: from where the spy stands, or from where it can go first.
fn cheapest_connection(draft: &Own, city: City) -> Result<Plan, Refusal> {
    let straight = tried(draft, &[Action::Connect(city)]);
    let mut refusal = straight.as_ref().err().copied();
    let mut best = straight.ok();
    for action in draft.legal() {
        let Action::Go(_) = action else { continue };
        match tried(draft, &[action, Action::Connect(city)]) {
            Ok(plan) => {
                if best.as_ref().is_none_or(|best| plan.price() < best.price()) {
                    best = Some(plan);
                }
            }
            // Of all that is missing, the least: that is what has to be found.
            Err(other) => refusal = refusal.map(|known| nearer(known, other)),
        }
    }
    match (best, refusal) {
        (Some(plan), _) => Ok(plan),
        (None, Some(refusal)) => Err(refusal),
        (None, None) => Err(Refusal::NoSuchCity),
    }
}

/// Of two reasons the one that is nearer to a yes.
fn nearer(known: Refusal, other: Refusal) -> Refusal {
    match (known, other) {
        (Refusal::RoutePrice { need, .. }, Refusal::RoutePrice { need: less, .. })
            if less < need =>
        {
            other
        }
        (Refusal::NoRoute { .. }, Refusal::RoutePrice { .. }) => other,
        _ => known,
    }
}

/// What a press on this target means: the way that was chosen, unless only the other one works.
pub fn plan(draft: &Own, chosen: Option<Way>, target: Target) -> (Way, Result<Plan, Refusal>) {
    let (way, plan) = match target {
        Target::Slot(slot) => (Way::Take, tried(draft, &[Action::Take(slot)])),
        Target::Start(mission) => (Way::Take, tried(draft, &[Action::Choose(mission)])),
        Target::City(city) => {
            let walk = tried(draft, &[Action::Go(city)]);
            let connection = cheapest_connection(draft, city);
            let walks = match (&walk, &connection) {
                (Ok(_), Err(_)) => true,
                (Err(_), Ok(_)) => false,
                (Ok(_), Ok(_)) | (Err(_), Err(_)) => chosen == Some(Way::Walk),
            };
            if walks { (Way::Walk, walk) } else { (Way::Connect, connection) }
        }
    };
    (way, plan.map(|plan| with_cover(draft, plan)))
}

/// What every city would cost: its price, and whether it can be paid. Cities that cannot be reached are left out.
pub fn prices(draft: &Own, cities: u8) -> Vec<(City, u8, bool)> {
    let price = |city: City| match cheapest_connection(draft, city) {
        Ok(plan) => Some((city, plan.price(), true)),
        Err(Refusal::RoutePrice { need, .. }) => Some((city, need, false)),
        Err(_) => None,
    };
    (0..cities).map(City).filter_map(price).collect()
}

/// Where agents would lie on the way to a city that is too dear: the route that comes to this price, and what each of
/// its spaces costs (SC-4.3).
pub fn unpaid(draft: &Own, edition: &Edition, city: City, need: u8) -> Vec<(Space, u8)> {
    let view = draft.view();
    let network = view.network(edition, draft.seat());
    let price = |space: Space| {
        let there = |seat: &SeatView| seat.spaces.iter().any(|(s, _)| *s == space);
        let own = view.seats.get(draft.seat().index());
        match (own.is_some_and(there), view.seats.iter().any(there)) {
            (true, _) => 0,
            (false, true) => 2,
            (false, false) => 1,
        }
    };
    let leads_here = |from: City, to: City| to == city && network.contains(&from);
    let routes = edition.routes().iter();
    let near = routes.filter(|r| leads_here(r.from, r.to) || leads_here(r.to, r.from));
    let mut priced = near.map(|route| {
        let spaces = (0..route.spaces).map(|n| Space(route.first.0 + n));
        let laid = spaces.map(|space| (space, price(space))).filter(|(_, agents)| *agents > 0);
        laid.collect::<Vec<_>>()
    });
    let sum = |laid: &[(Space, u8)]| laid.iter().map(|(_, agents)| agents).sum::<u8>();
    priced.find(|laid| sum(laid) == need).unwrap_or_default()
}

/// What the mission of a slot would cost now, where it can be taken.
pub fn slot_price(draft: &Own, slot: Slot) -> Option<u8> {
    match tried(draft, &[Action::Take(slot)]) {
        Ok(plan) => Some(plan.price()),
        Err(Refusal::MissionPrice { need, .. }) => Some(need),
        Err(_) => None,
    }
}

/// What can be covered now.
pub fn cover_now(draft: &Own) -> Cover {
    cover_after(draft, &[])
}

/// What can be covered after these actions: the order that completes most, then the one that covers most.
fn cover_after(draft: &Own, actions: &[Action]) -> Cover {
    let Ok(trial) = draft.try_out(actions) else { return Cover::default() };
    let Some(own) = own_seat(&trial, draft.seat()) else { return Cover::default() };
    let open: Vec<Mission> = own.open.iter().map(|open| open.mission).collect();
    let orders = orders(&open).into_iter().map(|order| covered(draft, actions, &order, own.supply));
    let worth = |cover: &Cover| (cover.done.len(), cover.missions.len(), cover.left);
    // Of equal ones the first, so that nothing changes its place without a reason.
    orders
        .reduce(|best, next| if worth(&next) > worth(&best) { next } else { best })
        .unwrap_or_default()
}

/// Every order of these; three missions have six.
fn orders(missions: &[Mission]) -> Vec<Vec<Mission>> {
    if missions.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, &first) in missions.iter().enumerate() {
        let rest: Vec<Mission> =
            missions.iter().enumerate().filter(|(i, _)| *i != place).map(|(_, m)| *m).collect();
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// Covers what can be covered in this order.
fn covered(draft: &Own, actions: &[Action], order: &[Mission], supply: u8) -> Cover {
    let mut row = actions.to_vec();
    let mut cover = Cover { left: supply, ..Cover::default() };
    for &mission in order {
        row.push(Action::Mark(mission));
        match draft.try_out(&row) {
            Ok(trial) => {
                cover.missions.push(mission);
                if let Some(own) = own_seat(&trial, draft.seat()) {
                    (cover.left, cover.points) = (own.supply, own.points);
                }
                cover.done = trial.events.iter().filter_map(done).collect();
                cover.ends = trial.events.iter().any(|e| matches!(e, Event::EndBegan { .. }));
            }
            Err(_) => drop(row.pop()),
        }
    }
    cover
}

#[cfg(test)]
mod tests;
