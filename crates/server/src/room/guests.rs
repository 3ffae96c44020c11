//! Who has a table open, and what each of them has been sent.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Instant;

use game::{Playable, Viewer};
use table::Ask;
use tokio::sync::Notify;
use wire::{Base, Denied, Encoding, ToClient, ToClientOf, You};

use super::Room;
use super::facts::Facts;
use super::inner::Inner;
use crate::guest::GuestId;
use crate::token::hash;

/// One open connection at one table.
pub type Key = u64;

/// Sayings that a slow reader has not fetched; older ones are dropped.
const SAYINGS: usize = 32;

/// How somebody reads.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    pub encoding: Encoding,
    /// Are patches understood?
    pub patches: bool,
}

/// One connection, and what it has been sent.
pub struct Connected<G: Playable> {
    pub guest: GuestId,
    /// Which person of this table that is.
    pub person: Option<u32>,
    /// The name of this guest at this table, as long as they have no chair.
    pub name: String,
    /// The hash of the token it came with.
    pub token: Option<String>,
    pub reader: Reader,
    pub wake: Arc<Notify>,
    pub you: Option<You>,
    pub version: u64,
    /// Which frame about the table it was sent last.
    pub board: u64,
    pub viewer: Viewer,
    /// So many events it knows.
    pub heard: u32,
    /// What the last view was, in short.
    pub print: Option<u64>,
    /// What the next patch is made from; only at tables of many.
    pub base: Option<Box<Base>>,
    pub ask: Ask,
    /// When the time is up, as it was told.
    pub clock: Option<Instant>,
    pub sent: Option<Instant>,
    pub sayings: VecDeque<Arc<ToClientOf<G>>>,
    /// Has been sent away.
    pub closed: bool,
}

/// All connections of a table.
pub struct Guests<G: Playable> {
    /// By key; a table that nobody has open holds no memory for them.
    all: Vec<(Key, Connected<G>)>,
    next: Key,
}

impl<G: Playable> Default for Guests<G> {
    fn default() -> Self {
        Self { all: Vec::new(), next: 0 }
    }
}

impl<G: Playable> Guests<G> {
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Is this person connected, on any device?
    pub fn is_here(&self, person: u32) -> bool {
        self.iter().any(|one| one.person == Some(person) && !one.closed)
    }

    /// Does this guest have the table open?
    pub fn is_open_for(&self, guest: &str) -> bool {
        self.iter().any(|one| one.guest == guest && !one.closed)
    }

    /// Looks up again which person everybody is.
    pub fn recognise<O: Clone>(&mut self, facts: &Facts<O>) {
        self.iter_mut().for_each(|one| one.person = facts.person_of(&one.guest));
    }

    /// The connections for which this holds.
    pub fn keys(&self, holds: impl Fn(&Connected<G>) -> bool) -> Vec<Key> {
        self.all.iter().filter(|(_, one)| holds(one)).map(|(key, _)| *key).collect()
    }

    pub fn get(&self, key: Key) -> Option<&Connected<G>> {
        self.all.get(self.place(key)?).map(|(_, one)| one)
    }

    pub fn get_mut(&mut self, key: Key) -> Option<&mut Connected<G>> {
        let place = self.place(key)?;
        self.all.get_mut(place).map(|(_, one)| one)
    }

    fn place(&self, key: Key) -> Option<usize> {
        self.all.binary_search_by_key(&key, |(key, _)| *key).ok()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Connected<G>> {
        self.all.iter().map(|(_, one)| one)
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Connected<G>> {
        self.all.iter_mut().map(|(_, one)| one)
    }

    /// Keys only ever grow, so that the order stays right.
    fn add(&mut self, one: Connected<G>) -> Key {
        let key = self.next;
        self.next += 1;
        // Most tables are for a few people: no more room than they need.
        self.all.reserve_exact(1);
        self.all.push((key, one));
        key
    }

    fn remove(&mut self, key: Key) -> Option<Connected<G>> {
        let (_, gone) = self.all.remove(self.place(key)?);
        if self.all.is_empty() {
            self.all = Vec::new();
        }
        Some(gone)
    }

    /// How many look with these eyes?
    pub fn looking(&self, viewer: Viewer) -> usize {
        self.iter().filter(|one| one.viewer == viewer).count()
    }

    pub fn wake_all(&self) {
        self.iter().for_each(|one| one.wake.notify_one());
    }

    /// Sends somebody away.
    pub fn close(&mut self, key: Key) {
        if let Some(one) = self.get_mut(key) {
            one.closed = true;
        }
    }

    pub fn close_all(&mut self) {
        self.iter_mut().for_each(|one| one.closed = true);
        self.wake_all();
    }

    /// Something for all to read.
    pub fn tell(&mut self, frame: ToClientOf<G>) {
        self.tell_those(frame, |_| true);
    }

    /// Something for this person alone to read.
    pub fn tell_person(&mut self, person: u32, frame: ToClientOf<G>) {
        self.tell_those(frame, |one| one.person == Some(person));
    }

    fn tell_those(&mut self, frame: ToClientOf<G>, hears: impl Fn(&Connected<G>) -> bool) {
        let frame = Arc::new(frame);
        for one in self.iter_mut().filter(|one| hears(one)) {
            if one.sayings.len() >= SAYINGS {
                one.sayings.pop_front();
            }
            one.sayings.push_back(Arc::clone(&frame));
            one.wake.notify_one();
        }
    }
}

impl<G: Playable> Room<G> {
    /// Lets somebody in who has a chair, an invitation or a link.
    pub fn attach(
        self: &Arc<Self>,
        guest: &str,
        name: &str,
        token: Option<&str>,
        heard: u32,
        reader: Reader,
        wake: &Arc<Notify>,
    ) -> Result<Key, Denied> {
        let mut inner = self.inner();
        let facts = &inner.facts;
        let seat = facts.seat_of(guest);
        let mut token = token.map(hash);
        if !facts.may_open(guest, token.as_deref()) || inner.stale {
            return Err(Denied::NoTable);
        }
        if seat.is_some() {
            // A seated person may take another chair before the start, as if they had come by the link.
            token = Some(facts.seat_link.clone());
        }
        let person = facts.person_of(guest);
        let made_it = person == Some(facts.host);
        let key = inner.guests.add(Connected {
            guest: guest.to_owned(),
            person,
            name: name.to_owned(),
            token,
            reader,
            wake: Arc::clone(wake),
            you: None,
            version: 0,
            board: 0,
            viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
            heard,
            print: None,
            base: None,
            ask: Ask::default(),
            clock: None,
            sent: None,
            sayings: VecDeque::new(),
            closed: false,
        });
        // Whoever comes back takes the seat from the bot at once.
        if let Some(held) = seat.and_then(|seat| inner.held.get_mut(seat.index())) {
            *held = false;
        }
        inner.numbers.meet(guest);
        if let (Some(seat), Some(ballot)) = (seat, &mut inner.ballot) {
            ballot.ask_too(seat);
        }
        if made_it {
            (inner.host_left, inner.hosting_passed) = (None, false);
            // Somebody else may have replaced the links meanwhile.
            if let (Some(person), Some(links)) = (person, inner.links.clone()) {
                inner.guests.tell_person(person, ToClient::Links(links));
            }
        }
        inner.version += 1;
        inner.touched = self.shared.system.now();
        inner.guests.wake_all();
        drop(inner);
        self.wake_bots();
        self.wind();
        Ok(key)
    }

    /// Somebody is gone; the chair is kept for a while.
    pub fn detach(self: &Arc<Self>, key: Key) {
        let mut inner = self.inner();
        let Some(gone) = inner.guests.remove(key) else { return };
        if inner.guests.is_empty() {
            // Nobody looks any more: what these eyes know is worked out again when they come back.
            inner.seen = HashMap::new();
            inner.board.clear();
        }
        inner.version += 1;
        inner.touched = self.shared.system.now();
        inner.guests.wake_all();
        let seat = inner.facts.seat_of(&gone.guest);
        let is_away = gone.person.is_some_and(|person| !inner.guests.is_here(person));
        let away = seat.filter(|_| is_away);
        if let Some(seat) = away {
            // How long the seat is kept is told with the news that somebody is gone.
            let now = self.shared.system.now();
            inner.left.insert(seat, now);
        }
        let host_away = is_away && gone.person == Some(inner.facts.host);
        let Inner { numbers, guests, .. } = &mut *inner;
        numbers.part(|guest| guests.is_open_for(guest));
        drop(inner);
        if host_away {
            self.await_host();
        }
        if let Some(seat) = away {
            self.await_return(seat);
        }
    }

    /// The newest view is wanted once more, whatever was sent before.
    pub fn show_again(&self, key: Key) {
        if let Some(one) = self.inner().guests.get_mut(key) {
            one.print = None;
        }
    }
}
