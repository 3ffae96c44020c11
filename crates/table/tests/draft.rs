//! The draft of a turn: what may be tried out, and what only a submission can show.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Choices, Deal, Game, Seat, Seed, Viewer};
use spy_connection::{Action, Event, SpyConnection};
use table::Draft;

fn draft() -> Draft<SpyConnection> {
    let game = SpyConnection::house().unwrap();
    let deal = Deal::new(Seed::from_text("draft"));
    let state = game.setup(&SpyConnection::default_options(3), &deal).unwrap();
    let seat = game.to_act(&state).iter().next().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    Draft::new(game, &view, seat).unwrap()
}

fn first(draft: &Draft<SpyConnection>, fits: impl Fn(Action) -> bool) -> Action {
    draft.legal().into_iter().find(|&action| fits(action)).unwrap()
}

#[test]
fn connecting_shows_nothing_new_and_is_taken_back_freely() {
    let mut draft = draft();
    let before = draft.view();
    let connect = first(&draft, |action| matches!(action, Action::Connect(_)));
    assert_eq!(draft.push(connect), Ok(false));
    assert_ne!(draft.view(), before);
    assert_eq!(draft.actions(), [connect]);
    assert!(draft.undo() && !draft.undo());
    assert_eq!(draft.view(), before);
}

#[test]
fn taking_a_mission_shows_the_next_card_and_a_preview_never_names_it() {
    let draft = draft();
    let take = first(&draft, |action| matches!(action, Action::Take(_)));
    let trial = draft.try_out(&[take]).unwrap();
    assert!(trial.reveals);
    assert!(trial.events.iter().any(|event| matches!(event, Event::Took { .. })));
    assert!(!trial.events.iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(trial.agreed(|view| view.display[3]), None, "the new card is not known");
    assert!(trial.agreed(|view| view.display[2]).is_some(), "what slid down is known");
    assert!(draft.is_empty(), "trying out adds nothing");
}

#[test]
fn a_refused_action_leaves_the_draft_as_it_was() {
    let mut draft = draft();
    assert!(draft.push(Action::End).is_err());
    assert!(draft.is_empty());
    let connect = first(&draft, |action| matches!(action, Action::Connect(_)));
    assert!(draft.try_out(&[connect, connect]).is_err());
    assert!(draft.is_empty());
}

#[test]
fn the_rest_of_an_answer_is_taken_up_as_far_as_nobody_has_to_send_it() {
    let mut draft = draft();
    let connect = first(&draft, |action| matches!(action, Action::Connect(_)));
    // The refused one is passed over, and the turn is not ended for the person.
    draft.take_up(&[Action::Decline, connect, Action::End]);
    assert_eq!(draft.actions(), [connect]);

    let mut draft = self::draft();
    let take = first(&draft, |action| matches!(action, Action::Take(_)));
    draft.take_up(&[take, Action::End]);
    assert!(draft.is_empty(), "what reveals something is not done again by itself");
}

#[test]
fn a_turn_is_complete_when_the_seat_is_asked_no_more() {
    let mut draft = draft();
    let connect = first(&draft, |action| matches!(action, Action::Connect(_)));
    draft.push(connect).unwrap();
    assert!(!draft.is_complete());
    draft.push(Action::End).unwrap();
    assert!(draft.is_complete());
    draft.clear();
    assert!(!draft.is_complete() && draft.is_empty());
}

#[test]
fn no_draft_on_a_view_that_nothing_looks_like() {
    let game = SpyConnection::house().unwrap();
    let deal = Deal::new(Seed::from_text("draft"));
    let state = game.setup(&SpyConnection::default_options(2), &deal).unwrap();
    let mut view = game.view(&state, Viewer::Seat(Seat(0)));
    view.round += 1;
    view.deck += 1;
    assert!(Draft::new(game, &view, Seat(0)).is_err());
}
