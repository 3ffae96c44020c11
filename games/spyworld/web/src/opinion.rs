//! What the solver thinks: the question that goes to the worker, and the answer that comes back.

use game::{Seat, Viewer};
use spyworld::{Spyworld, View as Sight};
use ui::link::{decode, encode};

/// The richest raid that is left to a seat, or with `anew` the richest it could have made.
pub fn question(seat: Seat, anew: bool) -> Vec<u8> {
    encode(&(seat, anew)).unwrap_or_default()
}

/// The answer, as `Option<BestRaid>`.
pub fn ponder(game: &Spyworld, view: &Sight, viewer: Viewer, question: &[u8]) -> Vec<u8> {
    let asked = decode::<(Seat, bool)>(question).ok();
    let best = asked.and_then(|(seat, anew)| game.best_raid(view, viewer, seat, anew));
    encode(&best).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use bots::BotKind;
    use game::{Act, ActionList, Deal, Game, Seed};
    use spyworld::{Action, BestRaid, Options, PhaseView};

    use super::*;

    /// What these moves bring home under the rules; nothing if they cannot be made.
    fn loot(
        game: &Spyworld,
        state: &<Spyworld as Game>::State,
        seat: Seat,
        moves: &[Action],
    ) -> Option<i32> {
        let mut state = state.clone();
        for &made in moves {
            game.apply(&mut state, Act::Seat(seat, made), &mut ()).ok()?;
        }
        let view = game.view(&state, Viewer::Judge);
        let prey = crate::scene::victim(view.handed?, seat, 4)?;
        let raid = view.seats.get(seat.index())?.raid.as_ref()?;
        let sheet = view.seats.get(prey.index())?.sheet?;
        Some(sheet.value_in(game.edition().domicile(view.domicile)?, raid.opened))
    }

    #[test]
    fn a_hint_asks_for_no_detour() {
        let game = Spyworld::house().unwrap();
        let mut steps = 0;
        for seed in (0..40).map(|n: u32| Seed::from_text(&n.to_string())) {
            let mut state = game.setup(&Options::ordinary(4), &Deal::new(seed)).unwrap();
            let mut players: Vec<_> =
                Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
            while let Some(seat) = game.to_act(&state).iter().next() {
                let view = game.view(&state, Viewer::Seat(seat));
                if view.phase == PhaseView::Raid {
                    break;
                }
                let mut legal = ActionList::new();
                game.legal(&state, seat, &mut legal);
                let action = players[seat.index()].choose(&game, &view, seat, &legal).unwrap();
                game.apply(&mut state, Act::Seat(seat, action), &mut ()).unwrap();
            }
            for seat in Seat::first(4) {
                let view = game.view(&state, Viewer::Seat(seat));
                let best = game.best_raid(&view, Viewer::Seat(seat), seat, false).unwrap();
                // How a step is paid is asked only where there is a choice.
                let mut trial = state.clone();
                let mut moves = best.moves;
                moves
                    .retain(|made| game.apply(&mut trial, Act::Seat(seat, *made), &mut ()).is_ok());
                let all = loot(&game, &state, seat, &moves).unwrap();
                for begin in 0..moves.len() {
                    for end in begin + 1..=moves.len() {
                        let shorter = [&moves[..begin], &moves[end..]].concat();
                        let brought = loot(&game, &state, seat, &shorter);
                        assert!(brought.is_none_or(|brought| brought < all), "{seat}: {moves:?}");
                    }
                }
                steps += moves.len();
            }
        }
        assert!(steps > 60, "{steps}");
    }

    #[test]
    fn no_raid_brings_home_more_than_the_solver_says() {
        let game = Spyworld::house().unwrap();
        let seed = Seed::from_text("opinion");
        let mut state = game.setup(&Options::ordinary(4), &Deal::new(seed)).unwrap();
        let mut players: Vec<_> =
            Seat::first(4).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let mut begun = None;
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            if view.phase == PhaseView::Raid && begun.is_none() {
                begun = Some((view.clone(), seat));
            }
            let mut legal = ActionList::new();
            game.legal(&state, seat, &mut legal);
            let action = players[seat.index()].choose(&game, &view, seat, &legal).unwrap();
            game.apply(&mut state, Act::Seat(seat, action), &mut Vec::new()).unwrap();
        }
        // From the entrance a hint and a second opinion are the same raid.
        let (view, seat) = begun.unwrap();
        let hint = game.best_raid(&view, Viewer::Seat(seat), seat, false);
        assert_eq!(hint, game.best_raid(&view, Viewer::Seat(seat), seat, true));
        // Nobody is given a hint about a raid that is not seen.
        assert_eq!(game.best_raid(&view, Viewer::Seat(seat), seat.left(4), false), None);
        let over = game.view(&state, Viewer::Spectator);
        let domicile = game.edition().domicile(over.domicile).unwrap().clone();
        for seat in Seat::first(4) {
            let answer = ponder(&game, &over, Viewer::Spectator, &question(seat, true));
            let best: Option<BestRaid> = decode(&answer).unwrap();
            let best = best.unwrap();
            let prey = crate::scene::victim(over.handed.unwrap(), seat, 4).unwrap();
            let sheet = over.seats[prey.index()].sheet.unwrap();
            let raid = over.seats[seat.index()].raid.as_ref().unwrap();
            let taken = sheet.value_in(&domicile, raid.opened);
            assert!(taken <= i32::from(best.loot) || !best.proven, "{seat}");
        }
    }
}
