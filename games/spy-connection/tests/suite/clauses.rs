//! Clauses that no scenario can show: what a viewer sees, and which editions are refused.
#![allow(clippy::unwrap_used)]

use game::{Game, Notation, Seat, Viewer};
use spy_connection::edition::{Completeness, EditionFile};
use spy_connection::{Edition, SpyConnection};

const POSITION: &str = "\
seats 15 14
turn A
display paris-rome - - -
deck london-athens madrid-moscow
out berlin-warsaw monaco-paris
A spy london
A mission london-madrid assigned 2 covered london
A done berlin-moscow
B spy rome
B done helsinki-moscow paris-istanbul
";

#[test]
fn sc_10_1_everything_is_open_but_the_order_of_the_deck() {
    let game = SpyConnection::house().unwrap();
    let state = game.read_position(POSITION).unwrap();
    let judge = game.view(&state, Viewer::Judge);
    assert_eq!(judge.deck_order.as_ref().map(|deck| deck.len()), Some(2));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        assert_eq!(view.deck_order, None, "{viewer:?} sees into the deck");
        assert_eq!(view.deck, 2);
        assert_eq!(view.out.len(), 2, "discarded missions may be looked up");
        let done: Vec<usize> = view.seats.iter().map(|seat| seat.done.len()).collect();
        assert_eq!(done, [1, 2], "completed missions may be looked up");
        assert_eq!(view.seats.first().unwrap().open.first().unwrap().assigned, 2);
        // Nothing else is kept from anybody.
        assert_eq!(spy_connection::View { deck_order: None, ..judge.clone() }, view);
    }
}

#[test]
fn sc_5_2_an_edition_with_a_route_of_more_than_7_spaces_is_refused() {
    let edition = |spaces| {
        let mut file = EditionFile::from_toml(include_str!("../../content/house.toml")).unwrap();
        file.routes.first_mut().unwrap().spaces = spaces;
        Edition::new(file, Completeness::Full)
    };
    assert!(edition(7).is_ok());
    assert_eq!(edition(8).unwrap_err().key, "route[0].spaces");
}

#[test]
fn sc_2_3_an_edition_needs_a_start_mission_for_each_seat() {
    let text = "cities rome paris\nroute rome-paris 1\nstart rome-paris 4";
    let edition = SpyConnection::read_edition(text).unwrap();
    let game = SpyConnection::new(edition, 1).unwrap();
    let options = <SpyConnection as game::Choices>::default_options(2);
    let refusal = game.setup(&options, &game::Deal::new(game::Seed::from_text("1"))).unwrap_err();
    assert_eq!(game::Refusal::clause(&refusal), "SC-2.3");
    assert_eq!(game::Refusal::facts(&refusal), [("need", 2), ("have", 1)]);
}
