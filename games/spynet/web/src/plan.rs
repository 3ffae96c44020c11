//! What playing a card would come to: tried out on the draft, never worked out here.

use spynet::ids::{Branch, Card};
use spynet::{Action, PhaseView, Refusal, SpyNet, StepView, View as Position};
use table::Draft;

use crate::scene::at;

/// A card into a branch, and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// What is done.
    pub actions: Vec<Action>,
    /// The own strength there now.
    pub before: u8,
    /// And then.
    pub after: u8,
    /// Does it show something hidden, so that it cannot be taken back?
    pub reveals: bool,
    /// Does it lead to a question, as an ability with a target does?
    pub asks: bool,
}

/// A card with these attached to it, into this branch; or why not.
pub fn plan(
    draft: &Draft<SpyNet>,
    first: Action,
    branch: Branch,
    funding: &[Card],
) -> Result<Plan, Refusal> {
    let seat = draft.seat();
    let strength = |view: &Position| {
        let own = view.seats.get(seat.index());
        own.and_then(|own| own.strength.get(at(branch)).copied()).unwrap_or_default()
    };
    let before = strength(&draft.view());
    let attached = funding.iter().map(|card| Action::Attach(*card));
    let actions: Vec<Action> = core::iter::once(first).chain(attached).collect();
    let trial = draft.try_out(&actions)?;
    // Where the worlds differ nothing is promised.
    let after = trial.agreed(strength).unwrap_or(before);
    let asks = |view: &Position| matches!(view.phase, PhaseView::Turn(turn) if matches!(turn.step, StepView::Ability { .. }));
    // An ability is open to choose from in all worlds or in none.
    let asks = trial.agreed(asks).unwrap_or(true);
    Ok(Plan { actions, before, after, reveals: trial.reveals, asks })
}

/// Would this show something hidden?
pub fn reveals(draft: &Draft<SpyNet>, action: Action) -> bool {
    draft.try_out(&[action]).is_ok_and(|trial| trial.reveals)
}

/// SN-4.5, SN-8.1: do the last turns begin after this turn because of this action? Tried out, so that every situation
/// counts. What an ability draws has its effect only at the end of the turn, so there the deck is looked at.
pub fn begins_the_end(draft: &Draft<SpyNet>, action: Action, end_at: u8) -> bool {
    let is_out = |view: &Position| view.deck.len() <= usize::from(end_at);
    let now = draft.view();
    if now.last.is_some() {
        return false;
    }
    let already = is_out(&now);
    let begins = |view: &Position| view.last.is_some() || (!already && is_out(view));
    let trial = draft.try_out(&[action]).ok();
    trial.and_then(|trial| trial.agreed(begins)).unwrap_or_default()
}

/// Why this cannot be done, if it cannot.
pub fn why_not(draft: &Draft<SpyNet>, action: Action) -> Option<Refusal> {
    draft.try_out(&[action]).err()
}

#[cfg(test)]
mod tests {
    use game::{Choices, Deal, Game as _, Seat, Seed, Viewer};
    use spynet::SituationChoice;

    use super::*;

    /// A draft in the first turn of somebody who has an agent in hand.
    fn begun() -> (Draft<SpyNet>, Action, Branch) {
        let game = SpyNet::house().unwrap();
        for seed in 0..40 {
            let deal = Deal::new(Seed::from_text(&format!("plan {seed}")));
            let mut state = game.setup(&SpyNet::default_options(2), &deal).unwrap();
            while let Some(action) =
                legal(&game, &state).into_iter().find(|it| matches!(it, Action::Keep(_)))
            {
                let seat = game.to_act(&state).iter().next().unwrap();
                game.apply(&mut state, game::Act::Seat(seat, action), &mut Vec::new()).unwrap();
            }
            let seat: Seat = game.to_act(&state).iter().next().unwrap();
            let play = legal(&game, &state).into_iter().find_map(|it| match it {
                Action::Play(_, branch) => Some((it, branch)),
                _ => None,
            });
            if let Some((play, branch)) = play {
                let view = game.view(&state, Viewer::Seat(seat));
                return (Draft::new(game, &view, seat).unwrap(), play, branch);
            }
        }
        panic!("nobody has an agent");
    }

    fn legal(game: &SpyNet, state: &spynet::State) -> Vec<Action> {
        let mut list = game::ActionList::new();
        let seat = game.to_act(state).iter().next().unwrap();
        game.legal(state, seat, &mut list);
        list.to_vec()
    }

    #[test]
    fn a_plan_counts_what_the_draft_counts() {
        let (mut draft, play, branch) = begun();
        let planned = plan(&draft, play, branch, &[]).unwrap();
        assert_eq!(planned.before, 0);
        assert!(planned.after > 0 && !planned.reveals);
        for action in &planned.actions {
            draft.push(*action).unwrap();
        }
        let own = &draft.view().seats[draft.seat().index()];
        assert_eq!(own.strength[at(branch)], planned.after);
        assert!(why_not(&draft, play).is_some(), "a card is played once");
    }

    /// Plays a game in which everybody recruits and always gives this answer, or always ends the turn, and looks at every
    /// answer before it is given; says how often the last turns were foreseen for taking a pile, for putting one back
    /// and for ending a turn.
    fn foreseen(situation: &str, answer: Action) -> [u32; 3] {
        let game = SpyNet::house().unwrap();
        let mut options = SpyNet::default_options(2);
        options.situation = match situation {
            "none" => SituationChoice::None,
            id => SituationChoice::Chosen(id.to_owned()),
        };
        let mut state = game.setup(&options, &Deal::new(Seed::from_text("the end"))).unwrap();
        let mut found = [0; 3];
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat));
            if view.last.is_some() {
                break;
            }
            let all = legal(&game, &state);
            let draft = Draft::new(game.clone(), &view, seat).unwrap();
            let end_at = game.edition().end_at(view.situation);
            for (place, action) in [Action::Take, Action::Leave, Action::End].iter().enumerate() {
                if !all.contains(action) {
                    continue;
                }
                let mut then = state;
                game.apply(&mut then, game::Act::Seat(seat, *action), &mut Vec::new()).unwrap();
                let begins = game.view(&then, Viewer::Seat(seat)).last.is_some();
                assert_eq!(begins_the_end(&draft, *action, end_at), begins, "{action:?}");
                found[place] += u32::from(begins);
            }
            let wanted = [answer, Action::Recruit];
            let next = wanted.into_iter().find(|action| all.contains(action));
            let next = next.unwrap_or_else(|| *all.first().unwrap());
            game.apply(&mut state, game::Act::Seat(seat, next), &mut Vec::new()).unwrap();
        }
        found
    }

    #[test]
    fn the_last_turns_are_foreseen_whatever_begins_them() {
        // Under the first of these the deck ends at ten cards, which a count of the cards alone does not know.
        for situation in ["deadline", "cold-trail", "none"] {
            let [take, ..] = foreseen(situation, Action::Take);
            let [_, leave, _] = foreseen(situation, Action::Leave);
            let [.., end] = foreseen(situation, Action::End);
            assert_eq!((take, leave > 0, end), (1, true, 1), "{situation}");
        }
    }

    #[test]
    fn recruiting_shows_something_and_playing_an_agent_does_not() {
        let (draft, play, _) = begun();
        assert!(reveals(&draft, Action::Recruit));
        assert!(!reveals(&draft, play));
    }
}
