//! Plans are held against whole games: what a plan promises is what then happens.

use game::{Act, ActionList, Chance, Choices, Deal, Game, Seed, Viewer};
use spy_connection::ids::SLOTS;
use spy_connection::{PhaseView, State, StepView};

use super::*;

/// Positions of a game in which everybody plays at random, but never throws anything away.
pub(super) fn positions(seed: &str, steps: usize) -> Vec<(SpyConnection, State, Own)> {
    let game = SpyConnection::house().unwrap();
    let deal = Deal::new(Seed::from_text(seed));
    let mut chance = deal.stream("test");
    let mut state = game.setup(&SpyConnection::default_options(3), &deal).unwrap();
    let mut all = Vec::new();
    for _ in 0..steps {
        let Some(seat) = game.to_act(&state).iter().next() else { break };
        let view = game.view(&state, Viewer::Seat(seat));
        let draft = Draft::new(game.clone(), &view, seat).unwrap();
        all.push((game.clone(), state, draft));
        let mut list = ActionList::new();
        game.legal(&state, seat, &mut list);
        let kept: Vec<Action> =
            list.iter().filter(|action| !matches!(action, Action::Discard(_))).copied().collect();
        let action = kept[chance.below(kept.len() as u32) as usize];
        game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
    }
    all
}

pub(super) fn play(
    game: &SpyConnection,
    state: &State,
    seat: Seat,
    actions: &[Action],
) -> (State, Vec<Event>) {
    let (mut state, mut events) = (*state, Vec::new());
    for &action in actions {
        game.apply(&mut state, Act::Seat(seat, action), &mut events).unwrap();
    }
    (state, events)
}

fn supply(game: &SpyConnection, state: &State, seat: Seat) -> u8 {
    game.view(state, Viewer::Spectator).seats[seat.index()].supply
}

fn targets() -> Vec<(Way, Target)> {
    let cities = (0..12)
        .map(City)
        .flat_map(|city| [(Way::Connect, Target::City(city)), (Way::Walk, Target::City(city))]);
    let slots = (0..SLOTS as u8).map(|slot| (Way::Take, Target::Slot(Slot(slot))));
    cities.chain(slots).collect()
}

#[test]
fn a_plan_does_what_it_promises() {
    let (mut first_moves, mut covers, mut completions) = (0, 0, 0);
    for (game, state, draft) in positions("promises", 900) {
        let seat = draft.seat();
        for (way, target) in targets() {
            let (meant, Ok(plan)) = plan(&draft, Some(way), target) else { continue };
            let (after, _) = play(&game, &state, seat, &plan.actions);
            assert_eq!(supply(&game, &after, seat), plan.left);
            let view = game.view(&after, Viewer::Spectator);
            assert_eq!(view.seats[seat.index()].spy, plan.to);
            let laid: u8 = plan.laid.iter().map(|(_, agents)| agents).sum();
            if meant == Way::Connect {
                assert_eq!(laid, plan.price());
            }
            let marks: Vec<Action> =
                plan.cover.missions.iter().map(|&mission| Action::Mark(mission)).collect();
            let (covered, events) = play(&game, &after, seat, &marks);
            assert_eq!(supply(&game, &covered, seat), plan.cover.left);
            if !marks.is_empty() {
                let view = game.view(&covered, Viewer::Spectator);
                assert_eq!(view.seats[seat.index()].points, plan.cover.points);
            }
            let done: Vec<Done> = events.iter().filter_map(done).collect();
            assert_eq!(done, plan.cover.done);
            first_moves += usize::from(plan.via.is_some());
            covers += plan.cover.missions.len();
            completions += done.len();
        }
    }
    assert!(
        first_moves > 20 && covers > 50 && completions > 5,
        "{first_moves} {covers} {completions}"
    );
}

#[test]
fn no_way_to_connect_is_cheaper_than_the_plan() {
    let mut met = 0;
    for (game, state, draft) in positions("cheapest", 500) {
        let seat = draft.seat();
        let mut cheapest = [None; 12];
        let mut try_from = |state: &State| {
            let mut list = ActionList::new();
            game.legal(state, seat, &mut list);
            for action in list.iter() {
                if let Action::Connect(city) = action {
                    let (after, _) = play(&game, state, seat, &[*action]);
                    let price = supply(&game, state, seat) - supply(&game, &after, seat);
                    let known: &mut Option<u8> = &mut cheapest[usize::from(city.0)];
                    *known = Some(known.map_or(price, |known| known.min(price)));
                }
            }
        };
        try_from(&state);
        for action in draft.legal() {
            if let Action::Go(_) = action {
                try_from(&play(&game, &state, seat, &[action]).0);
            }
        }
        for (index, price) in (0..).zip(cheapest) {
            let (way, plan) = plan(&draft, Some(Way::Connect), Target::City(City(index)));
            let plan = plan.ok().filter(|_| way == Way::Connect);
            assert_eq!(plan.map(|plan| plan.price()), price);
            met += usize::from(price.is_some());
        }
        for (city, price, can_pay) in prices(&draft, 12) {
            assert_eq!(can_pay, cheapest[usize::from(city.0)].is_some());
            assert!(!can_pay || cheapest[usize::from(city.0)] == Some(price));
        }
    }
    assert!(met > 100, "{met}");
}

#[test]
fn a_plan_to_take_never_depends_on_the_card_that_will_be_revealed() {
    for (_, _, draft) in positions("secret", 300) {
        let view = draft.view();
        let PhaseView::Turn(turn) = view.phase else { continue };
        if turn.step != StepView::Fresh || view.deck == 0 {
            continue;
        }
        for slot in (0..SLOTS as u8).map(Slot) {
            let (_, Ok(plan)) = plan(&draft, None, Target::Slot(slot)) else { continue };
            assert!(plan.reveals, "it turns up a card");
            let named =
                plan.cover.missions.iter().chain(plan.cover.done.iter().map(|d| &d.mission));
            for mission in named {
                let own = &view.seats[draft.seat().index()];
                let known = own.open.iter().any(|open| open.mission == *mission)
                    || view.display.contains(&Some(*mission));
                assert!(known, "a card that nobody has seen");
            }
        }
    }
}

#[test]
fn a_press_on_a_city_is_meant_in_the_way_that_works() {
    let (mut walked, mut connected) = (0, 0);
    for (_, _, draft) in positions("ways", 300) {
        for city in (0..12).map(City) {
            let target = Target::City(city);
            let walks = draft.try_out(&[Action::Go(city)]).is_ok();
            let connects = cheapest_connection(&draft, city).is_ok();
            for chosen in [None, Some(Way::Take), Some(Way::Connect), Some(Way::Walk)] {
                let (way, plan) = plan(&draft, chosen, target);
                assert_eq!(plan.is_ok(), walks || connects);
                assert!(plan.is_err() || if way == Way::Walk { walks } else { connects });
                walked += usize::from(way == Way::Walk && plan.is_ok());
                connected += usize::from(way == Way::Connect && plan.is_ok());
            }
        }
    }
    assert!(walked > 10 && connected > 10);
}

#[test]
fn what_is_too_dear_is_explained_space_by_space() {
    let mut dear = 0;
    for (game, _, draft) in positions("unpaid", 900) {
        for city in (0..12).map(City) {
            let (_, refused) = plan(&draft, Some(Way::Connect), Target::City(city));
            let Err(Refusal::RoutePrice { need, .. }) = refused else { continue };
            let laid = unpaid(&draft, game.edition(), city, need);
            assert_eq!(laid.iter().map(|(_, agents)| agents).sum::<u8>(), need);
            dear += 1;
        }
    }
    assert!(dear > 100, "{dear}");
}
