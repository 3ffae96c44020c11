//! A player of simple habits: covers cities, connects the nearest wanted one, keeps missions coming.
//!
//! It sees a view and nothing else. How much each action appeals is said in small whole numbers.

use game::{Chance, Rebuild, RuleOfThumb, Seat, Viewer};

use crate::ids::{City, MAX_CITIES, MAX_OPEN, Mission, Slot, Space, Table};
use crate::network::Network;
use crate::phase::action::{mission_price, route_price};
use crate::state::{Phase, SeatState, State, Step, Turn};
use crate::{Action, Edition, SpyConnection, View};

/// Appeal of covering a city, of completing a mission with it, of a step towards a wanted city.
const COVER: i32 = 30;
const COMPLETE: i32 = 30;
const APPROACH: i32 = 26;
/// Farther than any way over the map.
const FAR: u8 = 200;

impl RuleOfThumb for SpyConnection {
    /// About ten times the longest game seen; docs/benchmarks.md has the figures.
    const BOUND: u32 = 5_000;

    fn weigh(
        &self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        _chance: &mut impl Chance,
        weights: &mut Vec<u32>,
    ) {
        weights.clear();
        if let Ok(state) = self.rebuild(view, Viewer::Seat(seat))
            && let Phase::Turn(turn) = state.phase
            && let Some(mind) = Mind::new(&self.edition, &state, turn)
        {
            weights.extend(legal.iter().map(|&action| weight(mind.appeal(action))));
        }
        if weights.iter().all(|&weight| weight == 0) {
            // Nothing appeals, or a start mission is to be chosen: anything will do.
            weights.clear();
            weights.resize(legal.len(), 1);
        }
    }
}

/// Every three points of appeal double the weight; what does not appeal is not done.
const fn weight(appeal: i32) -> u32 {
    if appeal <= 0 {
        0
    } else if appeal >= 72 {
        1 << 24
    } else {
        1 << (appeal / 3)
    }
}

/// What the player thinks of a position before looking at single actions.
struct Mind<'s> {
    edition: &'s Edition,
    state: &'s State,
    turn: Turn,
    own: &'s SeatState,
    spy: City,
    network: Network,
    others: u64,
    /// By city: agents needed from there to the nearest wanted city outside the network.
    way: Table<u8, MAX_CITIES>,
    /// The least of these over the network.
    nearest: u8,
    /// Can a mission get its agent as soon as one is recalled?
    agent_wanted: bool,
    /// Is there something useful to connect that can be paid?
    can_connect: bool,
}

impl<'s> Mind<'s> {
    fn new(edition: &'s Edition, state: &'s State, turn: Turn) -> Option<Self> {
        let own = state.seat(turn.seat);
        let spy = own.spy?;
        let mut mind = Self {
            edition,
            state,
            turn,
            own,
            spy,
            network: Network::of(&edition.map, own.here, spy),
            others: state.others_at(turn.seat),
            way: Table::new([FAR; MAX_CITIES]),
            nearest: FAR,
            agent_wanted: false,
            can_connect: false,
        };
        mind.find_ways();
        mind.agent_wanted = turn.step != Step::Fresh && own.supply == 0 && {
            let one_more = SeatState { supply: 1, ..*own };
            crate::phase::objective::list(edition, &one_more, turn, spy).next().is_some()
        };
        mind.can_connect = Edition::cities_of(mind.network.cities)
            .any(|from| mind.best_connection(from, own.supply) > 0);
        Some(mind)
    }

    /// Bellman–Ford from all wanted cities at once; the map has a dozen cities.
    fn find_ways(&mut self) {
        for city in (0..self.edition.map.n_cities).map(City) {
            if !self.network.has(city) && self.covers(city) > 0 {
                *self.way.at_mut(city.0) = 0;
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for city in (0..self.edition.map.n_cities).map(City) {
                for exit in self.edition.map.exits(city) {
                    let price = route_price(exit.spaces, self.own.here, self.others);
                    let way = self.way.at(exit.to.0).saturating_add(price);
                    if way < *self.way.at(city.0) {
                        *self.way.at_mut(city.0) = way;
                        changed = true;
                    }
                }
            }
        }
        let ways = Edition::cities_of(self.network.cities).map(|city| *self.way.at(city.0));
        self.nearest = ways.min().unwrap_or(FAR);
    }

    /// How much it appeals to end a turn in this city.
    fn covers(&self, city: City) -> i32 {
        let open = self.own.open.iter().flatten();
        open.map(|open| {
            let Some(data) = self.edition.mission(open.mission) else { return 0 };
            match data.city_bit(city) {
                Some(bit) if open.covered & bit == 0 => {
                    let completes = open.covered | bit == data.all_bits();
                    COVER + if completes { COMPLETE + i32::from(data.points) } else { 0 }
                }
                _ => 0,
            }
        })
        .sum()
    }

    fn appeal(&self, action: Action) -> i32 {
        match action {
            Action::Choose(_) => 0,
            // Once in a long while, so that it is seen at all.
            Action::Decline => 3,
            Action::Mark(mission) => self.mark(mission),
            Action::End => 40,
            Action::Take(slot) => self.take(slot),
            Action::Go(city) => {
                self.covers(city).max(self.best_connection(city, self.own.supply) - 1)
            }
            Action::Connect(city) => self.connection(self.spy, city, self.own.supply),
            Action::Recall(space) => self.recall(space),
            Action::RecallObjective(..) => 0,
            Action::Discard(mission) => self.discard(mission),
        }
    }

    fn mark(&self, mission: Mission) -> i32 {
        let points = self.edition.mission(mission).map_or(0, |data| data.points);
        70 + i32::from(points)
    }

    /// The fewer missions are open, the better; those with cities at hand and a low price first.
    fn take(&self, slot: Slot) -> i32 {
        let mission = self.state.display.get(usize::from(slot.0)).copied().flatten();
        let Some(data) = mission.and_then(|mission| self.edition.mission(mission)) else {
            return 0;
        };
        let n_open = usize::from(self.own.n_open());
        let hunger = [50, 24, 12, 0].get(n_open.min(MAX_OPEN)).copied().unwrap_or_default();
        let at_hand = data.cities.iter().filter(|&&city| self.network.has(city)).count() as i32;
        let here = if data.cities.contains(&self.spy) { 12 } else { 0 };
        let price = mission_price(self.edition, self.state, self.turn.seat, slot);
        hunger + i32::from(data.points) + 4 * at_hand + here - 4 * i32::from(price)
    }

    /// How much it appeals to connect a city from here with so many agents; 0 when it cannot be paid.
    fn connection(&self, from: City, to: City, supply: u8) -> i32 {
        let Some(exit) = self.edition.map.exits(from).iter().find(|exit| exit.to == to) else {
            return 0;
        };
        let price = route_price(exit.spaces, self.own.here, self.others);
        if self.network.has(to) || price > supply {
            return 0;
        }
        let covers = self.covers(to);
        if covers > 0 {
            covers - i32::from(price)
        } else if *self.way.at(to.0) < FAR
            && price.saturating_add(*self.way.at(to.0)) <= self.nearest
        {
            APPROACH - 2 * i32::from(price)
        } else {
            1
        }
    }

    fn best_connection(&self, from: City, supply: u8) -> i32 {
        let exits = self.edition.map.exits(from).iter();
        let best =
            exits.map(|exit| self.connection(from, exit.to, supply)).max().unwrap_or_default();
        // Connecting just anything is no reason to walk anywhere.
        if best > 1 { best } else { 0 }
    }

    /// Recalls only when agents are lacking: loose ends first, then cities that nobody wants.
    fn recall(&self, space: Space) -> i32 {
        let lacking = match self.turn.step {
            Step::Fresh => !self.can_connect && self.nearest < FAR,
            Step::Gone | Step::Done => self.agent_wanted,
        };
        if !lacking {
            return 0;
        }
        let Some((route, _)) = self.edition.space(space) else { return 0 };
        let is_full = self.own.here & route.set() == route.set();
        let wanted = [route.from, route.to].into_iter().filter(|&city| city != self.spy);
        let wanted: i32 = wanted.map(|city| self.covers(city)).sum();
        let urgent = if self.agent_wanted { 40 } else { 0 };
        urgent + if is_full { 24 - wanted.min(20) } else { 30 }
    }

    /// Gives up a mission only when all agents together could not connect anything any more.
    fn discard(&self, mission: Mission) -> i32 {
        let Some((_, open)) = self.own.find_open(mission) else { return 0 };
        let free = self.own.supply + self.own.agents_on_board();
        let stuck = self.turn.step == Step::Fresh
            && Edition::cities_of(self.network.cities)
                .all(|from| self.best_connection(from, free) == 0);
        if stuck { 9 - 3 * open.covered.count_ones() as i32 } else { 0 }
    }
}
