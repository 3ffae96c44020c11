//! A table's walk: submit, store, commit, update.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use conformance::sealed_choice::SealedChoice;
use game::{ActionList, Choices, Game, Seat, SeatSet, Seed, TableAct, Viewer};
use spy_connection::{Action, SpyConnection};
use table::{Ask, Chair, Refused, Saved, Table};

fn chairs(count: u8) -> Vec<Chair> {
    Seat::first(count).map(|seat| Chair::person(seat.to_string())).collect()
}

fn table(seats: u8) -> Table<SpyConnection> {
    let options = SpyConnection::default_options(seats);
    let seed = Seed::from_text("table");
    Table::new(SpyConnection::house().unwrap(), options, seed, chairs(seats)).unwrap()
}

fn legal<G: game::Notation>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let mut list = ActionList::new();
    table.game().legal(table.state(), seat, &mut list);
    list.to_vec()
}

fn in_turn<G: game::Notation>(table: &Table<G>) -> Seat {
    table.game().to_act(table.state()).iter().next().unwrap()
}

/// Takes the free mission and ends the turn.
fn a_turn(table: &Table<SpyConnection>) -> [Action; 2] {
    [legal(table, in_turn(table))[0], Action::End]
}

#[test]
fn a_submission_is_part_of_the_table_once_it_is_committed() {
    let mut table = table(3);
    let seat = in_turn(&table);
    let [take, _] = a_turn(&table);
    let before = table.update(Viewer::Seat(seat), 0);
    let change = table.submit(seat, table.ask(seat), &[take, Action::End]).unwrap();
    assert_eq!((change.first_seq(), change.rows().len()), (1, 2));
    assert_eq!(
        table.update(Viewer::Seat(seat), 0),
        before,
        "not part of the table until committed"
    );
    table.commit(change).unwrap();
    assert_eq!(table.seq(), 2);
    assert_ne!(in_turn(&table), seat);
}

#[test]
fn what_was_done_before_a_refused_action_stands() {
    let mut table = table(3);
    let seat = in_turn(&table);
    let ask = table.ask(seat);
    let [take, _] = a_turn(&table);
    // The second is refused; the third, possible by itself, is not tried.
    let actions = [take, take, Action::End];
    let change = table.submit(seat, ask, &actions).unwrap();
    assert_eq!(change.rows().len(), 1);
    assert!(matches!(change.dropped(), Some(Refused::Rules { done: 1, .. })));
    table.commit(change).unwrap();
    assert_eq!((table.seq(), in_turn(&table)), (1, seat));
    assert_eq!(table.submit(seat, ask, &actions).err(), Some(Refused::Stale), "sent again");
    let whole = table.submit(seat, table.ask(seat), &[Action::End]).unwrap();
    assert_eq!(whole.dropped(), None);
}

#[test]
fn an_answer_ends_with_the_turn_it_belongs_to() {
    let mut table = table(3);
    let seat = in_turn(&table);
    let [take, end] = a_turn(&table);
    let change = table.submit(seat, table.ask(seat), &[take, end, end]).unwrap();
    assert_eq!(change.rows().len(), 2);
    assert!(matches!(change.dropped(), Some(Refused::Rules { done: 2, .. })));
    table.commit(change).unwrap();
    assert_ne!(in_turn(&table), seat);
}

#[test]
fn a_refused_first_action_changes_nothing() {
    let table = table(3);
    let seat = in_turn(&table);
    let [take, _] = a_turn(&table);
    let before = table.update(Viewer::Seat(seat), 0);
    let change = table.submit(seat, table.ask(seat), &[Action::Decline, take]);
    let refused = change.err().unwrap();
    assert!(matches!(refused, Refused::Rules { done: 0, .. }), "{refused:?}");
    assert_eq!(table.update(Viewer::Seat(seat), 0), before);
}

#[test]
fn an_old_answer_is_stale_and_a_new_one_is_not() {
    let mut table = table(2);
    let (seat, ask) = (in_turn(&table), table.ask(in_turn(&table)));
    let actions = a_turn(&table);
    table.commit(table.submit(seat, ask, &actions).unwrap()).unwrap();
    assert_eq!(table.submit(seat, ask, &actions).err(), Some(Refused::Stale));
    let not_asked = table.submit(seat, table.ask(seat), &actions).err().unwrap();
    assert!(matches!(not_asked, Refused::Rules { .. }), "{not_asked:?}");
    let next = in_turn(&table);
    assert!(table.submit(next, table.ask(next), &a_turn(&table)).is_ok());
}

#[test]
fn nonsense_is_refused_before_the_rules_are_asked() {
    let table = table(2);
    let seat = in_turn(&table);
    let ask = table.ask(seat);
    assert_eq!(table.submit(Seat(7), Ask(0), &[Action::End]).err(), Some(Refused::Nothing));
    assert_eq!(table.submit(seat, ask, &[]).err(), Some(Refused::Count(0)));
    let many = vec![Action::End; 300];
    assert_eq!(table.submit(seat, ask, &many).err(), Some(Refused::Count(300)));
    assert_eq!(table.undo(1).err(), Some(Refused::Nothing));
    assert_eq!(table.undo(0).err(), Some(Refused::Nothing));
}

#[test]
fn what_others_choose_makes_no_answer_stale() {
    let options = SealedChoice::default_options(5);
    let seed = Seed::from_text("sealed");
    let mut table = Table::new(SealedChoice::house(), options, seed, chairs(5)).unwrap();
    assert!(table.game().to_act(table.state()) == SeatSet::first(5));
    let (quick, slow) = (Seat(0), Seat(4));
    let asked = table.ask(slow);
    let action = legal(&table, quick)[0];
    table.commit(table.submit(quick, table.ask(quick), &[action]).unwrap()).unwrap();
    assert_eq!(table.ask(slow), asked);
    assert!(table.submit(slow, asked, &[legal(&table, slow)[0]]).is_ok());
}

#[test]
fn a_change_fits_only_the_table_it_was_worked_out_on() {
    let mut table = table(2);
    let seat = in_turn(&table);
    let work_out = || table.submit(seat, table.ask(seat), &a_turn(&table)).unwrap();
    let (one, two) = (work_out(), work_out());
    table.commit(one).unwrap();
    assert_eq!(table.commit(two), Err(Refused::MovedOn));
}

#[test]
fn an_update_tells_only_what_is_new() {
    let mut table = table(2);
    for _ in 0..2 {
        let seat = in_turn(&table);
        table.commit(table.submit(seat, table.ask(seat), &a_turn(&table)).unwrap()).unwrap();
    }
    let all = table.update(Viewer::Spectator, 0);
    let new = table.update(Viewer::Spectator, 2);
    assert_eq!((all.seq, new.seq), (4, 4));
    assert!(new.events.iter().all(|told| told.seq > 2) && !new.events.is_empty());
    assert!(all.events.ends_with(&new.events) && all.events.len() > new.events.len());
    assert_eq!(table.update(Viewer::Spectator, 4).events, []);
}

#[test]
fn an_undo_is_a_row_and_the_sequence_never_goes_back() {
    let mut table = table(2);
    let seat = in_turn(&table);
    let before = table.update(Viewer::Seat(seat), 0);
    table.commit(table.submit(seat, before.ask, &a_turn(&table)).unwrap()).unwrap();
    table.commit(table.undo(2).unwrap()).unwrap();
    let after = table.update(Viewer::Seat(seat), 0);
    assert_eq!((after.seq, &after.view, &after.events), (3, &before.view, &before.events));
    assert_ne!(after.ask, before.ask, "an answer from before the undo is stale");
    let record = table.record().unwrap();
    assert_eq!(record.rows.len(), 3);
    record.verify(table.game(), |_, _, _| {}).unwrap();
}

#[test]
fn a_stored_table_goes_on_where_it_was() {
    let mut table = table(3);
    for _ in 0..4 {
        let seat = in_turn(&table);
        table.commit(table.submit(seat, table.ask(seat), &a_turn(&table)).unwrap()).unwrap();
    }
    table.commit(table.undo(2).unwrap()).unwrap();
    table.commit(table.table_act(TableAct::Resign(Seat(2))).unwrap()).unwrap();
    let saved = table.save(None);
    let bytes = postcard::to_allocvec(&saved).unwrap();
    let read: Saved<_, _> = postcard::from_bytes(&bytes).unwrap();
    assert_eq!(read, saved);
    let json: Saved<_, _> = serde_json::from_str(&serde_json::to_string(&saved).unwrap()).unwrap();
    assert_eq!(json, saved);
    let again = Table::restore(SpyConnection::house().unwrap(), &read).unwrap();
    for viewer in Viewer::of_running_game(3) {
        assert_eq!(again.update(viewer, 0), table.update(viewer, 0), "{viewer:?}");
    }
}

#[test]
fn a_table_of_another_edition_or_with_a_changed_row_is_not_restored() {
    let mut table = table(2);
    let seat = in_turn(&table);
    table.commit(table.submit(seat, table.ask(seat), &a_turn(&table)).unwrap()).unwrap();
    let game = || SpyConnection::house().unwrap();
    let mut other = table.save(None);
    other.edition_hash = "00".to_owned();
    assert!(Table::restore(game(), &other).is_err());
    let mut changed = table.save(None);
    changed.rows.swap(0, 1);
    assert!(Table::restore(game(), &changed).is_err());
    assert!(Table::restore(game(), &table.save(None)).is_ok());
}
