//! What a view shows of networks, for whoever draws it. Decides nothing: the rules ask `network` too.

use game::Seat;

use crate::edition::{Edition, RouteData};
use crate::ids::City;
use crate::network::Network;
use crate::view::View;

impl View {
    /// The spaces on which a seat has agents, as a set.
    fn here(&self, seat: Seat) -> u64 {
        let spaces = self.seats.get(seat.index()).map(|own| own.spaces.as_slice());
        spaces.unwrap_or_default().iter().fold(0, |set, (space, _)| set | space.bit())
    }

    /// The routes on whose every space a seat has an agent; they hold its network together (SC-4.2).
    pub fn own_routes<'e>(
        &self,
        edition: &'e Edition,
        seat: Seat,
    ) -> impl Iterator<Item = &'e RouteData> + use<'e> {
        let here = self.here(seat);
        edition.routes().iter().filter(move |route| here & route.set() == route.set())
    }

    /// The cities of a seat's network, in the order of the edition (SC-4.2); none before it has a spy.
    #[must_use]
    pub fn network(&self, edition: &Edition, seat: Seat) -> Vec<City> {
        let Some(spy) = self.seats.get(seat.index()).and_then(|own| own.spy) else {
            return Vec::new();
        };
        let network = Network::of(&edition.map, self.here(seat), spy);
        Edition::cities_of(network.cities).collect()
    }
}

#[cfg(test)]
mod tests {
    use game::{Act, ActionList, Chance, Choices, Deal, Game, Seed, Viewer};

    use super::*;
    use crate::{Action, SpyConnection};

    #[test]
    fn the_network_of_a_view_is_where_the_spy_can_go() {
        let game = SpyConnection::house().unwrap();
        let deal = Deal::new(Seed::from_text("reach"));
        let mut chance = deal.stream("test");
        let mut state = game.setup(&SpyConnection::default_options(3), &deal).unwrap();
        let mut largest = 0;
        for _ in 0..600 {
            let Some(seat) = game.to_act(&state).iter().next() else { break };
            let mut list = ActionList::new();
            game.legal(&state, seat, &mut list);
            let view = game.view(&state, Viewer::Spectator);
            let network = view.network(&game.edition, seat);
            // Every finished route joins one more city to the first.
            assert_eq!(view.own_routes(&game.edition, seat).count() + 1, network.len());
            let mut goals: Vec<City> = list
                .iter()
                .filter_map(|action| match action {
                    Action::Go(city) => Some(*city),
                    _ => None,
                })
                .collect();
            if list.iter().any(|action| matches!(action, Action::Take(_))) {
                goals.extend(view.seats[seat.index()].spy);
                goals.sort();
                assert_eq!(network, goals);
                largest = largest.max(network.len());
            }
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
        }
        assert!(largest > 2, "no network worth the name was met");
    }
}
