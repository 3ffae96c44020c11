//! Agents that can come home without harm, so that what is too dear can be paid.
//!
//! What holds no two cities together comes first; where that is not enough, a part of the network is given up. Each
//! recall must bring the price nearer.

use spy_connection::{Action, Edition, Refusal};

use super::{Own, Target, Way, cover_now, plan};

/// How many agents are missing; none where nothing is, or where something else is in the way.
fn missing(draft: &Own, way: Option<Way>, target: Target) -> Option<u8> {
    match plan(draft, way, target).1 {
        Ok(_) => Some(0),
        Err(Refusal::RoutePrice { need, have, .. } | Refusal::MissionPrice { need, have, .. }) => {
            Some(need.saturating_sub(have))
        }
        Err(_) => None,
    }
}

/// What to recall so that this can be paid, and whether that gives up a part of the network; nothing where it can be
/// paid anyway, or not at all like this.
pub fn recalls(
    draft: &Own,
    edition: &Edition,
    way: Option<Way>,
    target: Target,
) -> (Vec<Action>, bool) {
    let harmless = enough(draft, edition, way, target, true);
    if harmless.is_empty() {
        let all = enough(draft, edition, way, target, false);
        let gives_up = !all.is_empty();
        return (all, gives_up);
    }
    (harmless, false)
}

fn enough(
    draft: &Own,
    edition: &Edition,
    way: Option<Way>,
    target: Target,
    harmless: bool,
) -> Vec<Action> {
    let seat = draft.seat();
    let network = draft.view().network(edition, seat);
    let (mut draft, mut all) = (draft.clone(), Vec::new());
    let mut left = missing(&draft, way, target).unwrap_or_default();
    while left > 0 {
        let better = draft.legal().into_iter().find_map(|action| {
            let Action::Recall(_) = action else { return None };
            let mut after = draft.clone();
            after.push(action).ok()?;
            let keeps = !harmless || after.view().network(edition, seat) == network;
            let less = missing(&after, way, target).filter(|less| keeps && *less < left)?;
            Some((action, after, less))
        });
        let Some((action, after, less)) = better else { return Vec::new() };
        all.push(action);
        (draft, left) = (after, less);
    }
    all
}

/// Who has no agent left to cover the city of the spy: one to call back without harm, so that it can be covered.
pub fn spare(draft: &Own, edition: &Edition) -> Option<Action> {
    let network = draft.view().network(edition, draft.seat());
    draft.legal().into_iter().find(|&action| {
        let mut after = draft.clone();
        matches!(action, Action::Recall(_))
            && after.push(action).is_ok()
            && after.view().network(edition, draft.seat()) == network
            && !cover_now(&after).missions.is_empty()
    })
}

/// All agents on the map, in an order in which each may go: in this order they can all come home (SC-6.5).
pub fn all(draft: &Own) -> Vec<Action> {
    let (mut draft, mut all) = (draft.clone(), Vec::new());
    let recall =
        |draft: &Own| draft.legal().into_iter().find(|action| matches!(action, Action::Recall(_)));
    while let Some(action) = recall(&draft) {
        if draft.push(action).is_err() {
            break;
        }
        all.push(action);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::tests::{play, positions};
    use super::*;

    use game::{Game as _, Viewer};
    use spy_connection::ids::{City, SLOTS, Slot};

    #[test]
    fn a_spare_agent_lets_the_city_of_the_spy_be_covered() {
        let mut found = 0;
        for (game, state, draft) in positions("spare", 900) {
            let Some(recall) = spare(&draft, game.edition()) else { continue };
            let (after, _) = play(&game, &state, draft.seat(), &[recall]);
            let view = game.view(&after, Viewer::Seat(draft.seat()));
            let after = Own::new(game.clone(), &view, draft.seat()).unwrap();
            assert!(!cover_now(&after).missions.is_empty());
            found += usize::from(cover_now(&draft).missions.is_empty());
        }
        assert!(found > 0, "{found}");
    }

    #[test]
    fn all_agents_of_the_map_can_be_recalled_together() {
        let mut most = 0;
        for (game, state, draft) in positions("all", 300) {
            let seat = draft.seat();
            let recalls = all(&draft);
            if !draft.legal().iter().any(|action| matches!(action, Action::Recall(_))) {
                continue;
            }
            let (after, _) = play(&game, &state, seat, &recalls);
            assert!(game.view(&after, Viewer::Spectator).seats[seat.index()].spaces.is_empty());
            most = most.max(recalls.len());
        }
        assert!(most > 3, "{most}");
    }

    #[test]
    fn what_is_recalled_pays_and_says_what_it_gives_up() {
        let (mut paid, mut given_up, mut refused) = (0, 0, 0);
        for (game, state, draft) in positions("recalls", 900) {
            let seat = draft.seat();
            let edition = game.edition();
            let cities = (0..12).map(|city| Target::City(City(city)));
            let slots = (0..SLOTS as u8).map(|slot| Target::Slot(Slot(slot)));
            for target in cities.chain(slots) {
                let way = Some(Way::Connect);
                let (recalls, gives_up) = recalls(&draft, edition, way, target);
                let is_paid = plan(&draft, way, target).1.is_ok();
                if recalls.is_empty() {
                    refused += usize::from(!is_paid);
                    continue;
                }
                assert!(!is_paid, "there was no need");
                let before = game.view(&state, Viewer::Seat(seat)).network(edition, seat);
                let (after, _) = play(&game, &state, seat, &recalls);
                let view = game.view(&after, Viewer::Seat(seat));
                assert_eq!(view.network(edition, seat) != before, gives_up);
                let draft = Own::new(game.clone(), &view, seat).unwrap();
                assert!(plan(&draft, way, target).1.is_ok());
                paid += usize::from(!gives_up);
                given_up += usize::from(gives_up);
            }
        }
        assert!(paid > 10 && given_up > 10 && refused > 10, "{paid} {given_up} {refused}");
    }
}
