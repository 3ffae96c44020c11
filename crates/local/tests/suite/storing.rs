//! What is stored, and when.

use std::rc::Rc;

use bots::BotKind;
use game::{Choices as _, Seat, Viewer};
use local::{FromDevice, FromWorker, Later, Local, NewTable, Task, ToDevice};
use spy_connection::SpyConnection;
use spyworld::Spyworld;
use table::{Chair, Progress};
use wire::{Denied, ToClient, ToServer};

use local::memory::{Memory, Page};

/// One person and bots.
pub fn new_table<G: Local>(id: &str, seats: u8) -> NewTable<G::Options> {
    let chair = |seat: Seat| match seat.0 {
        0 => Chair::person("Ann"),
        _ => Chair::bot(format!("Bot {seat}"), BotKind::Thumb),
    };
    NewTable {
        id: id.to_owned(),
        chairs: Seat::first(seats).map(chair).collect(),
        options: G::default_options(seats),
        edition: None,
        seed: [7; 32],
    }
}

/// A page that has a new table open for its person.
pub fn at_table<G: Local>(seats: u8) -> Page<G> {
    let mut page = Page::new(&Rc::new(Memory::default()));
    page.device(ToDevice::Create(Box::new(new_table::<G>("k1", seats))));
    page.open(1, Viewer::Seat(Seat(0)), "k1");
    page
}

/// What the person does next: the first thing that is possible on the table as it was stored.
pub fn act<G: Local>(page: &mut Page<G>) -> bool {
    page.say(1, ToServer::Legal);
    for frame in page.heard_on(1) {
        if let ToClient::Legal { ask, actions } = frame {
            let Some(&action) = actions.first() else { return false };
            page.say(1, ToServer::Submit { ask, actions: vec![action] });
            return true;
        }
    }
    false
}

#[test]
fn nothing_is_shown_before_it_is_stored() {
    let mut page = at_table::<SpyConnection>(3);
    page.let_bots_play();
    page.heard();
    for _ in 0..20 {
        let before = page.memory.writes.get().0;
        if !act(&mut page) {
            break;
        }
        let said = page.heard();
        let shows = |it: &FromWorker<_, _, _, _, _, _>| matches!(it, FromWorker::Said(_, frame) if matches!(**frame, ToClient::Update(_)));
        let updates = said.iter().filter(|it| shows(it)).count();
        assert_eq!(page.memory.writes.get().0, before + u32::try_from(updates).unwrap());
        // What was stored is the whole table: another tab sees what this one shows.
        let memory = Rc::clone(&page.memory);
        let mut other = Page::<SpyConnection>::new(&memory);
        other.open(9, Viewer::Spectator, "k1");
        page.let_bots_play();
        page.heard();
        // The first tab is the holder again.
        page = Page::new(&memory);
        page.open(1, Viewer::Seat(Seat(0)), "k1");
        page.let_bots_play();
        page.heard();
    }
}

#[test]
fn a_write_is_as_long_as_what_is_new() {
    let mut page = at_table::<SpyConnection>(4);
    let mut sizes = Vec::new();
    for _ in 0..200 {
        page.let_bots_play();
        if !act(&mut page) {
            break;
        }
        sizes.push(page.memory.writes.get().1);
    }
    assert!(sizes.len() > 30, "{}", sizes.len());
    let (early, late) = (sizes[10], sizes[sizes.len() - 10]);
    assert!(late < early + 400, "a late write has {late} bytes, an early one {early}");
}

#[test]
fn all_bots_of_a_round_share_one_write() {
    let mut page = at_table::<Spyworld>(100);
    while act(&mut page) && page.memory.later.borrow().is_empty() {}
    let before = page.memory.writes.get().0;
    let steps = page.let_bots_play();
    assert!(steps >= 1);
    assert_eq!(page.memory.writes.get().0 - before, u32::try_from(steps).unwrap());
}

#[test]
fn where_nothing_can_be_stored_the_game_goes_on_and_is_stored_later() {
    let mut page = at_table::<SpyConnection>(2);
    page.let_bots_play();
    page.heard();
    page.memory.full.set(true);
    assert!(act(&mut page));
    let said = page.heard();
    let told = |it: &&FromWorker<_, _, _, _, _, _>| {
        matches!(it, FromWorker::Device(FromDevice::NotStored(_)))
    };
    let updates = |it: &&FromWorker<_, _, _, _, _, _>| matches!(it, FromWorker::Said(_, frame) if matches!(**frame, ToClient::Update(_)));
    assert_eq!((said.iter().filter(told).count(), said.iter().filter(updates).count()), (1, 1));
    page.let_bots_play();
    page.memory.full.set(false);
    page.let_bots_play();
    assert!(act(&mut page));
    // All of it is stored now.
    let memory = Rc::clone(&page.memory);
    let mut again = Page::<SpyConnection>::new(&memory);
    again.open(2, Viewer::Seat(Seat(0)), "k1");
    let story = |frames: Vec<_>| {
        frames.into_iter().find_map(|frame| match frame {
            ToClient::Update(update) => Some((update.view, update.events)),
            _ => None,
        })
    };
    let found = story(again.heard_on(2)).unwrap();
    page.open(3, Viewer::Seat(Seat(0)), "k1");
    assert_eq!(story(page.heard_on(3)).unwrap(), found);
}

#[test]
fn a_table_that_another_tab_has_taken_over_is_left_alone() {
    let mut page = at_table::<SpyConnection>(2);
    page.let_bots_play();
    let memory = Rc::clone(&page.memory);
    memory.tab.set(2);
    let mut other = Page::<SpyConnection>::new(&memory);
    other.open(5, Viewer::Seat(Seat(0)), "k1");
    memory.tab.set(1);
    let stored = memory.stored.borrow().clone();
    page.heard();
    act(&mut page);
    let said = page.heard();
    assert!(said.contains(&FromWorker::Device(FromDevice::TakenOver("k1".to_owned()))));
    let shows = said.iter().any(
        |it| matches!(it, FromWorker::Said(_, frame) if matches!(**frame, ToClient::Update(_))),
    );
    assert!(!shows, "what was not stored is not shown");
    assert_eq!(*memory.stored.borrow(), stored);
    page.say(1, ToServer::Legal);
    assert_eq!(page.heard_on(1), [ToClient::Denied(Denied::NotOpen)]);
}

#[test]
fn a_table_that_is_open_elsewhere_is_not_opened_until_it_is_taken_over() {
    let page = at_table::<SpyConnection>(2);
    let memory = Rc::clone(&page.memory);
    memory.elsewhere.borrow_mut().push("k1".to_owned());
    let mut other = Page::<SpyConnection>::new(&memory);
    memory.said.borrow_mut().clear();
    other.open(5, Viewer::Spectator, "k1");
    assert_eq!(other.heard_of_device(), [FromDevice::Elsewhere("k1".to_owned())]);
    other.device(ToDevice::TakeOver("k1".to_owned()));
    other.say(5, ToServer::Open { table: "k1".to_owned(), token: None, heard: 0 });
    assert!(matches!(other.heard_on(5).first(), Some(ToClient::You(_))));
}

#[test]
fn tables_are_listed_deleted_and_handed_over() {
    let mut page = at_table::<SpyConnection>(2);
    page.device(ToDevice::Create(Box::new(new_table::<SpyConnection>("k2", 3))));
    let listed = page.list();
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|it| it.progress == Progress::Running && it.people[0].me));
    page.device(ToDevice::HandOver("k1".to_owned()));
    let handed = page.heard_of_device();
    let [FromDevice::HandedOver(upload)] = handed.as_slice() else { panic!("{handed:?}") };
    assert_eq!(upload.chairs.len(), 2);
    // There is no history before the end.
    page.device(ToDevice::History("k1".to_owned()));
    assert_eq!(page.heard_of_device(), [FromDevice::History("k1".to_owned(), None)]);
    page.device(ToDevice::Delete("k1".to_owned()));
    assert_eq!(page.list().len(), 1);
    page.open(4, Viewer::Spectator, "k1");
    assert_eq!(page.heard_on(4), [ToClient::Denied(Denied::NoTable)]);
}

#[test]
fn a_finished_game_has_its_history() {
    let mut page = at_table::<SpyConnection>(2);
    page.say(1, ToServer::Resign);
    page.let_bots_play();
    page.device(ToDevice::History("k1".to_owned()));
    let news = page.heard_of_device();
    let Some(FromDevice::History(_, Some(saved))) = news.last() else { panic!("{news:?}") };
    assert!(!saved.rows.is_empty());
    assert_eq!(page.list()[0].progress, Progress::Over);
    // A table that was played elsewhere is stored like one of this device.
    page.device(ToDevice::Keep("k9".to_owned(), saved.clone()));
    assert_eq!(page.list().len(), 2);
}

#[test]
fn a_clock_that_runs_down_ends_what_the_rules_say() {
    let mut page = Page::<Spyworld>::new(&Rc::new(Memory::default()));
    let mut new = new_table::<Spyworld>("k1", 2);
    Spyworld::set_option(&mut new.options, "timer", "on").unwrap();
    page.device(ToDevice::Create(Box::new(new)));
    page.open(1, Viewer::Seat(Seat(0)), "k1");
    let clock = |page: &Page<Spyworld>| {
        let later = page.memory.later.borrow();
        later.iter().find(|(_, it)| matches!(it, Later::TimeUp { .. })).cloned()
    };
    for _ in 0..3_000 {
        page.let_bots_play();
        if clock(&page).is_some() || !act(&mut page) {
            break;
        }
    }
    let (millis, time_up) = clock(&page).expect("the bot ends its raid first");
    assert_eq!(millis, wire::CLOCK_MILLIS);
    page.heard();
    page.perform(Task::Later(time_up));
    page.let_bots_play();
    assert_eq!(page.list()[0].progress, Progress::Over);
}
