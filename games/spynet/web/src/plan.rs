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

/// Why this cannot be done, if it cannot.
pub fn why_not(draft: &Draft<SpyNet>, action: Action) -> Option<Refusal> {
    draft.try_out(&[action]).err()
}

#[cfg(test)]
mod tests {
    use game::{Choices, Deal, Game as _, Seat, Seed, Viewer};

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

    #[test]
    fn recruiting_shows_something_and_playing_an_agent_does_not() {
        let (draft, play, _) = begun();
        assert!(reveals(&draft, Action::Recruit));
        assert!(!reveals(&draft, play));
    }
}
