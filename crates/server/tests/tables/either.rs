//! What holds at every table, whoever holds it: a server over real sockets, or the worker of a page on its own device.

use std::cell::RefCell;
use std::rc::Rc;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::{Action, SealedChoice};
use game::{Choices, Seat, Viewer};
use local::memory::{Memory, Page};
use local::{FromWorker, LineId, Local, NewTable, Task, ToDevice, ToWorker};
use table::{Ask, Chair, Refused};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use wire::{Denied, Encoding, ToClient, ToServer, decode, encode};

use crate::client::{Carrier, Client, Socket, play_on, seated};
use crate::site::Site;

/// Whoever holds tables.
trait Holder<G: Local> {
    /// How lines to them are carried.
    type Line: Carrier;

    /// People on all chairs of a new table that has begun.
    async fn table(&self, options: G::Options, seats: u8) -> Vec<Client<G, Self::Line>>;

    /// Somebody who watches the table of these people.
    async fn watcher(&self, people: &[Client<G, Self::Line>]) -> Client<G, Self::Line>;
}

/// A server with real sockets.
struct ByServer {
    site: Site,
    encoding: Encoding,
}

impl<G: Local> Holder<G> for ByServer {
    type Line = Socket;

    async fn table(&self, options: G::Options, seats: u8) -> Vec<Client<G>> {
        seated(self.site.address, options, seats, self.encoding).await
    }

    async fn watcher(&self, people: &[Client<G>]) -> Client<G> {
        let (you, links) = (people[0].you.clone().unwrap(), people[0].links.clone().unwrap());
        let mut watcher = Client::named(self.site.address, self.encoding, "Eve").await;
        watcher.open(&you.table, Some(&links.watch)).await;
        watcher
    }
}

/// The worker of a page, in this process.
struct OnDevice;

/// One line to it.
struct DeviceLine<G: Local> {
    page: Rc<RefCell<Page<G>>>,
    line: LineId,
}

impl<G: Local> DeviceLine<G> {
    fn open(page: &Rc<RefCell<Page<G>>>, line: LineId, viewer: Viewer) -> Self {
        page.borrow_mut().perform(Task::Message(ToWorker::Open(line, viewer)));
        Self { page: Rc::clone(page), line }
    }
}

impl<G: Local> Carrier for DeviceLine<G> {
    async fn send(&mut self, bytes: Vec<u8>, _: Encoding) {
        self.page.borrow_mut().say(self.line, decode(&bytes).unwrap());
    }

    async fn next_frame(&mut self) -> Result<Vec<u8>, Option<CloseFrame>> {
        let memory = Rc::clone(&self.page.borrow().memory);
        let mut said = memory.said.borrow_mut();
        let of_line = |it: &FromWorker<_, _, _, _, _, _>| matches!(it, FromWorker::Said(line, _) if *line == self.line);
        let place = said.iter().position(of_line).unwrap();
        match said.remove(place) {
            Some(FromWorker::Said(_, frame)) => Ok(encode(&frame).unwrap()),
            _ => Err(None),
        }
    }
}

impl<G: Local> Holder<G> for OnDevice {
    type Line = DeviceLine<G>;

    async fn table(&self, options: G::Options, seats: u8) -> Vec<Client<G, DeviceLine<G>>> {
        let page = Rc::new(RefCell::new(Page::new(&Rc::new(Memory::default()))));
        let chairs = Seat::first(seats).map(|seat| Chair::person(seat.to_string())).collect();
        let (id, edition, seed) = ("k1".to_owned(), None, [3; 32]);
        let new = NewTable { id, chairs, options, edition, seed };
        page.borrow_mut().device(ToDevice::Create(Box::new(new)));
        let mut people = Vec::new();
        for seat in Seat::first(seats) {
            people.push(line(&page, seat.0.into(), Viewer::Seat(seat)).await);
        }
        people
    }

    async fn watcher(&self, people: &[Client<G, DeviceLine<G>>]) -> Client<G, DeviceLine<G>> {
        line(&people[0].socket.page, 200, Viewer::Spectator).await
    }
}

async fn line<G: Local>(
    page: &Rc<RefCell<Page<G>>>,
    number: LineId,
    viewer: Viewer,
) -> Client<G, DeviceLine<G>> {
    let line = DeviceLine::open(page, number, viewer);
    let mut client = Client::over(line, Encoding::Postcard, String::new());
    client.open("k1", None).await;
    client
}

/// The tests, for one holder.
async fn all_hold<H: Holder<HiddenHand> + Holder<SealedChoice>>(holder: &H) {
    a_whole_game_is_told_to_all(holder, HiddenHand::house()).await;
    a_whole_game_is_told_to_all(holder, SealedChoice::house()).await;
    old_and_empty_answers_are_refused(holder).await;
    an_answer_ends_at_the_first_refused_action(holder).await;
    only_people_on_seats_act(holder).await;
    what_others_choose_in_secret_is_not_told(holder).await;
}

async fn a_whole_game_is_told_to_all<G: Local + Choices, H: Holder<G>>(holder: &H, game: G) {
    let mut people = Holder::<G>::table(holder, G::default_options(2), 2).await;
    let mut watcher = holder.watcher(&people).await;
    play_on(&game, &mut people, &mut Fast::from_number(1), 1_000).await;
    watcher.sync().await;
    assert_eq!(watcher.you.as_ref().unwrap().viewer, Viewer::Spectator);
    for client in people.iter().chain([&watcher]) {
        assert!(client.is_over());
        assert_eq!(client.update.as_ref().unwrap().told() as usize, client.story.len());
    }
    assert!(!watcher.story.is_empty());
    // Opened again, the story is the same; and what is known already is not told again.
    let one = &mut people[0];
    let (id, story) = (one.you.clone().unwrap().table, one.story.clone());
    one.story.clear();
    one.open(&id, None).await;
    assert_eq!(one.story, story);
    one.open(&id, None).await;
    assert_eq!(one.update.as_ref().unwrap().first as usize, story.len());
    assert_eq!(one.story, story);
}

async fn old_and_empty_answers_are_refused<H: Holder<HiddenHand>>(holder: &H) {
    let game = HiddenHand::house();
    let mut people = holder.table(HiddenHand::default_options(2), 2).await;
    let turn = people.iter().position(|one| one.is_asked()).unwrap();
    let one = &mut people[turn];
    let ask = one.update.as_ref().unwrap().ask;
    let action = one.choose(&game, &mut Fast::from_number(5));
    let submit = ToServer::Submit { ask, actions: vec![action] };
    let refused = |why| vec![ToClient::Refused { ask, why }];
    let empty = ToServer::Submit { ask, actions: Vec::new() };
    assert_eq!(one.ask(empty).await, refused(Refused::Count(0)));
    assert_eq!(one.ask(submit.clone()).await, []);
    // Sent again, it is stale, and the newest view comes with the refusal.
    let seen = one.raw.len();
    assert_eq!(one.ask(submit).await, refused(Refused::Stale));
    assert!(one.raw.len() >= seen + 3, "refusal, update and pong");
    let future = ToServer::Submit { ask: Ask(ask.0 + 99), actions: vec![action] };
    let answer = one.ask(future).await;
    assert!(matches!(answer.as_slice(), [ToClient::Refused { why: Refused::Stale, .. }]));
}

async fn an_answer_ends_at_the_first_refused_action<H: Holder<SealedChoice>>(holder: &H) {
    let mut people = holder.table(SealedChoice::default_options(2), 2).await;
    let one = &mut people[0];
    let ask = one.update.as_ref().unwrap().ask;
    let actions = vec![Action::Choose(2), Action::Choose(9), Action::Confirm];
    one.say(ToServer::Submit { ask, actions }).await;
    // What was done comes first, then why the rest was not.
    let mut kinds = Vec::new();
    while kinds.len() < 2 {
        match one.next().await {
            ToClient::Update(_) => kinds.push("update"),
            ToClient::Refused { why: Refused::Rules { done: 1, .. }, .. } => kinds.push("refused"),
            ToClient::Table(_) | ToClient::Clock(_) | ToClient::You(_) => {}
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(kinds, ["update", "refused"]);
    // Where not even the first is possible nothing is done.
    let ask = one.update.as_ref().unwrap().ask;
    let answer = one.ask(ToServer::Submit { ask, actions: vec![Action::Choose(9)] }).await;
    assert!(matches!(
        answer.as_slice(),
        [ToClient::Refused { why: Refused::Rules { done: 0, .. }, .. }]
    ));
    assert_eq!(one.update.as_ref().unwrap().ask, ask);
}

async fn only_people_on_seats_act<H: Holder<HiddenHand>>(holder: &H) {
    let mut people = holder.table(HiddenHand::default_options(2), 2).await;
    let mut watcher = holder.watcher(&people).await;
    for frame in [ToServer::Legal, ToServer::Resign] {
        assert_eq!(watcher.denied(frame).await, Denied::NoSeat);
    }
    let submit = ToServer::Submit { ask: Ask(0), actions: Vec::new() };
    assert_eq!(watcher.denied(submit).await, Denied::NoSeat);
    // A seat that is not asked may not act, and is told what it may do.
    let waits = people.iter().position(|one| !one.is_asked()).unwrap();
    let answer = people[waits].ask(ToServer::Legal).await;
    assert!(
        matches!(answer.as_slice(), [ToClient::Legal { actions, .. }] if actions.is_empty()),
        "{answer:?}"
    );
    // Somebody who resigns ends a game of two.
    assert_eq!(people[waits].ask(ToServer::Resign).await, []);
    for one in &mut people {
        one.sync().await;
        assert!(one.is_over());
    }
}

/// Two worlds in which another seat chooses otherwise: the same bytes, in the same order, until it shows.
async fn what_others_choose_in_secret_is_not_told<H: Holder<SealedChoice>>(holder: &H) {
    let mut told = Vec::new();
    for number in [1, 3] {
        let mut people = holder.table(SealedChoice::default_options(3), 3).await;
        let mut watcher = holder.watcher(&people).await;
        for one in people.iter_mut().chain([&mut watcher]) {
            one.sync().await;
            one.raw.clear();
        }
        let ask = people[0].update.as_ref().unwrap().ask;
        // One chooses, thinks again, and confirms; the number of secret steps differs too.
        let steps = if number == 1 { vec![1] } else { vec![2, 1, 3] };
        let mut next = ask;
        for step in steps {
            let actions = vec![Action::Choose(step)];
            assert_eq!(people[0].ask(ToServer::Submit { ask: next, actions }).await, []);
            next = people[0].update.as_ref().unwrap().ask;
        }
        let confirm = vec![Action::Confirm];
        assert_eq!(people[0].ask(ToServer::Submit { ask: next, actions: confirm }).await, []);
        let mut bytes = Vec::new();
        for one in people.iter_mut().skip(1).chain([&mut watcher]) {
            one.sync().await;
            bytes.push(std::mem::take(&mut one.raw));
        }
        told.push(bytes);
    }
    assert_eq!(told[0], told[1]);
}

#[tokio::test]
async fn at_a_server_in_postcard() {
    let (site, encoding) = (Site::in_memory(), Encoding::Postcard);
    all_hold(&ByServer { site, encoding }).await;
}

#[tokio::test]
async fn at_a_server_in_json() {
    let (site, encoding) = (Site::in_memory(), Encoding::Json);
    all_hold(&ByServer { site, encoding }).await;
}

#[tokio::test]
async fn on_a_device() {
    all_hold(&OnDevice).await;
}

/// A table of a device that is handed over goes on at a server where it was.
#[tokio::test]
async fn a_table_of_a_device_is_continued_at_a_server() {
    let game = HiddenHand::house();
    let mut people: Vec<Client<HiddenHand, _>> =
        OnDevice.table(HiddenHand::default_options(2), 2).await;
    play_on(&game, &mut people, &mut Fast::from_number(3), 3).await;
    let page = Rc::clone(&people[0].socket.page);
    page.borrow_mut().device(ToDevice::HandOver("k1".to_owned()));
    let handed = page.borrow().heard_of_device().into_iter().find_map(|news| match news {
        local::FromDevice::HandedOver(upload) => Some(upload),
        _ => None,
    });
    let site = Site::in_memory();
    let mut host = Client::<HiddenHand>::named(site.address, Encoding::Postcard, "Ann").await;
    host.ask(ToServer::Upload(handed.unwrap())).await;
    host.sit(0).await;
    let link = host.links.clone().unwrap().seat;
    let table = host.you.clone().unwrap().table;
    let mut guest = Client::<HiddenHand>::named(site.address, Encoding::Postcard, "Bob").await;
    guest.open(&table, Some(&link)).await;
    guest.sit(1).await;
    assert_eq!(host.ask(ToServer::Start).await, []);
    host.until(|host| host.update.is_some()).await;
    guest.until(|guest| guest.update.is_some()).await;
    assert_eq!((&host.story, &guest.story), (&people[0].story, &people[1].story));
    let mut both = [host, guest];
    play_on(&game, &mut both, &mut Fast::from_number(4), 1_000).await;
    assert!(both.iter().all(|one| one.is_over()));
}
