//! What is stored of a table, row by row, and what follows from the rows so far.
//!
//! A row never says who somebody is: it has the number of a person at this table ([`People`]).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use store::Person;
use table::{Commitment, Secret, Sitter, bytes_from_hex};
use wire::TableId;

use super::before_start::Changes;
use super::deal::{Share, read_commitments};
use super::people::People;
use super::stand_in::STAND_IN;
use crate::guest::GuestId;

/// One row. Rows are only ever added; a table is nothing but what follows from them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row<O> {
    /// The first: what the table is, the server's secret for the first round of the deal, and who set it up.
    Made { options: O, secret: String, host: u32 },
    /// Hashes of the two tokens; those before are worth nothing any more.
    Links { seat: String, watch: String },
    /// These may sit down without a link.
    Invited(Vec<u32>),
    /// Other options were agreed on.
    Options(O),
    /// Somebody took a chair, with the hash of a share of the deal. Older rows have a share that counts no more.
    Sat {
        seat: Seat,
        person: u32,
        #[serde(default)]
        commitment: Option<String>,
    },
    /// Nobody sits there any more.
    Left(Seat),
    /// A bot sits there.
    Bot { seat: Seat, kind: bots::BotKind },
    /// This person may not come back.
    Barred(u32),
    /// The game has begun, with these shares of the seats.
    Started { seed: String, entropy: Vec<Option<String>> },
    /// The game was begun elsewhere, with this seed, and this was done there; before the start.
    Uploaded { seed: String, acts: Vec<String> },
    /// An act, in the game's notation.
    Act(String),
    /// It is played once more there.
    Rematch(TableId),
    /// Somebody has committed to another share of the deal.
    Committed { seat: Seat, commitment: String },
    /// The host has started the game: these commitments are fixed. Those seats are left out.
    Dealing { commitments: Vec<Option<String>>, without: Vec<Seat> },
    /// These seats did not reveal their shares: the table waits again. The next round has another secret.
    Undealt { missing: Vec<Seat>, secret: String },
    /// The hash of a token that leads to this seat, once: for this person on another device, or, where nobody is
    /// named, for somebody new in a running game. The seat is open then.
    SeatLink { seat: Seat, person: Option<u32>, link: String },
    /// The guest with the number `device` came by the link of this person, and is this person from now on.
    Returned { person: u32, device: u32 },
    /// Only the guest who sat down is this person, and none of the devices that came later.
    OneDevice(u32),
    /// Is this person, who has no chair, heard by the others?
    Muted { person: u32, muted: bool },
    /// At the table of a rematch: this empty chair is kept for this person.
    Kept { seat: Seat, person: u32 },
}

/// A link that leads to one seat, once.
#[derive(Clone, Debug)]
pub struct SeatLink {
    pub seat: Seat,
    /// Who comes back by it; nobody where it is for somebody new.
    pub person: Option<u32>,
    pub link: String,
}

/// A chair with who sits there.
#[derive(Clone, Debug)]
pub struct Chair {
    pub person: Option<u32>,
    pub sitter: Sitter,
    pub share: Share,
    /// Who sat there last in the running game, and is gone.
    pub before: Option<u32>,
    /// For whom it is kept while nobody sits there.
    pub kept_for: Option<u32>,
}

impl Chair {
    pub const fn empty() -> Self {
        Self {
            person: None,
            sitter: Sitter::Open,
            share: Share::Nothing,
            before: None,
            kept_for: None,
        }
    }

    /// The same chair without its person.
    fn freed(&self, sitter: Sitter) -> Self {
        Self { sitter, before: self.person.or(self.before), ..Self::empty() }
    }
}

/// What follows from the rows, the game itself left out.
#[derive(Clone, Debug)]
pub struct Facts<O> {
    pub options: O,
    pub secret: Secret,
    pub people: People,
    pub host: u32,
    pub seat_link: String,
    pub watch_link: String,
    pub invited: Vec<u32>,
    pub barred: Vec<u32>,
    /// Those who are not heard while they have no chair.
    pub muted: BTreeSet<u32>,
    pub chairs: Vec<Chair>,
    pub start: Option<(Seed, Vec<Option<[u8; 32]>>)>,
    pub rematch: Option<TableId>,
    /// Seed and rows of a game that was begun elsewhere.
    pub uploaded: Option<(Seed, Arc<[String]>)>,
    /// The round of the deal: an attempt to start, counted from 1.
    pub round: u32,
    /// The commitments that are fixed, from the start of a round on.
    pub dealing: Option<Vec<Commitment>>,
    /// The seats that did not reveal their shares in the round before.
    pub missing: Vec<Seat>,
    /// The links that lead to one seat each and were not used yet.
    pub seat_links: Vec<SeatLink>,
    /// Which person a guest is who came by such a link, by number.
    pub devices: BTreeMap<u32, u32>,
    /// Who has seen the running game from which seat.
    pub saw: BTreeMap<u32, Seat>,
    /// The people on seats when the game started.
    pub at_start: Vec<u32>,
    /// How often who changed what before the start.
    pub changes: Changes,
}

impl<O: Clone> Facts<O> {
    /// From the first row; `seats` are those of its options.
    pub fn new(first: &Row<O>, people: People, seats: impl Fn(&O) -> Option<u8>) -> Option<Self> {
        let Row::Made { options, secret, host } = first else { return None };
        Some(Self {
            chairs: vec![Chair::empty(); seats(options)?.into()],
            options: options.clone(),
            secret: Secret(bytes_from_hex(secret)?),
            people,
            host: *host,
            seat_link: String::new(),
            watch_link: String::new(),
            invited: Vec::new(),
            barred: Vec::new(),
            muted: BTreeSet::new(),
            start: None,
            rematch: None,
            uploaded: None,
            round: 1,
            dealing: None,
            missing: Vec::new(),
            seat_links: Vec::new(),
            devices: BTreeMap::new(),
            saw: BTreeMap::new(),
            at_start: Vec::new(),
            changes: Changes::default(),
        })
    }

    /// Takes in one more row; acts are the table's.
    pub fn take(&mut self, row: &Row<O>, seats: impl Fn(&O) -> Option<u8>) -> Option<()> {
        self.changes.take(row, &self.chairs);
        match row {
            Row::Made { .. } => return None,
            Row::Links { seat, watch } => {
                (self.seat_link, self.watch_link) = (seat.clone(), watch.clone());
                self.withdraw_offers();
            }
            Row::Invited(people) => self.invited.extend(people),
            Row::Options(options) => {
                self.options = options.clone();
                self.chairs.resize(seats(options)?.into(), Chair::empty());
                let count = self.chairs.len();
                self.missing.retain(|seat| seat.index() < count);
                self.seat_links.retain(|one| one.seat.index() < count);
            }
            Row::Sat { seat, person, commitment } => {
                self.missing.retain(|one| one != seat);
                *self.chairs.get_mut(seat.index())? = Chair {
                    person: Some(*person),
                    sitter: Sitter::Person,
                    share: Share::read(commitment.as_deref())?,
                    ..Chair::empty()
                };
                // Nobody sits on one chair and keeps another.
                let chairs = self.chairs.iter_mut();
                chairs.filter(|it| it.kept_for == Some(*person)).for_each(|it| it.kept_for = None);
                self.seat_links.retain(|one| one.seat != *seat);
                if self.start.is_some() {
                    self.saw.insert(*person, *seat);
                }
            }
            // In a running game a bot plays on, and nobody else can take the seat.
            Row::Left(seat) if self.start.is_some() => self.free(*seat, Sitter::Bot(STAND_IN))?,
            Row::Left(seat) => {
                self.free(*seat, Sitter::Open)?;
                self.chairs.get_mut(seat.index())?.before = None;
            }
            Row::Bot { seat, kind } => self.free(*seat, Sitter::Bot(*kind))?,
            Row::SeatLink { seat, person: None, link } => {
                self.free(*seat, Sitter::Open)?;
                self.seat_links.push(SeatLink { seat: *seat, person: None, link: link.clone() });
            }
            Row::SeatLink { seat, person, link } => {
                self.seat_links.retain(|one| one.person != *person);
                self.seat_links.push(SeatLink { seat: *seat, person: *person, link: link.clone() });
            }
            Row::Returned { person, device } => {
                self.seat_links.retain(|one| one.person != Some(*person));
                self.devices.insert(*device, *person);
            }
            Row::OneDevice(person) => {
                let devices = std::mem::take(&mut self.devices).into_iter();
                let (same, others): (BTreeMap<_, _>, _) = devices.partition(|(_, of)| of == person);
                self.devices = others;
                // What those devices have been shown they still know.
                let saw = self.saw.get(person).copied();
                self.saw.extend(same.into_keys().filter_map(|device| Some((device, saw?))));
            }
            Row::Barred(person) => {
                self.invited.retain(|one| one != person);
                self.barred.push(*person);
                self.withdraw_offers();
            }
            Row::Started { seed, entropy } => {
                let read = |one: &Option<String>| one.as_deref().map(bytes_from_hex);
                let entropy = entropy.iter().map(|one| match read(one) {
                    Some(bytes) => bytes.map(Some),
                    None => Some(None),
                });
                self.start = Some((Seed(bytes_from_hex(seed)?), entropy.collect::<Option<_>>()?));
                let chairs = (0..).map(Seat).zip(&self.chairs);
                self.saw = chairs.filter_map(|(seat, it)| Some((it.person?, seat))).collect();
                self.at_start = self.saw.keys().copied().collect();
            }
            Row::Uploaded { seed, acts } => {
                self.uploaded = Some((Seed(bytes_from_hex(seed)?), acts.as_slice().into()));
            }
            Row::Muted { person, muted: true } => {
                self.muted.insert(*person);
            }
            Row::Muted { person, muted: false } => {
                self.muted.remove(person);
            }
            Row::Kept { seat, person } => {
                self.chairs.get_mut(seat.index())?.kept_for = Some(*person);
            }
            Row::Act(_) => {}
            Row::Rematch(table) => self.rematch = Some(table.clone()),
            Row::Committed { seat, commitment } => {
                self.chairs.get_mut(seat.index())?.share = Share::read(Some(commitment))?;
            }
            Row::Dealing { commitments, without } => {
                self.dealing = Some(read_commitments(commitments, without)?);
                self.missing.clear();
            }
            Row::Undealt { missing, secret } => {
                self.round = self.round.checked_add(1)?;
                self.secret = Secret(bytes_from_hex(secret)?);
                self.dealing = None;
                self.missing.clone_from(missing);
                let shares = self.chairs.iter_mut().map(|chair| &mut chair.share);
                let committed = shares.filter(|share| matches!(share, Share::Committed(_)));
                committed.for_each(|share| *share = Share::Awaited);
            }
        }
        Some(())
    }

    /// Gives opened seats back to bots: somebody who was sent away may know the links to them.
    fn withdraw_offers(&mut self) {
        let offers = self.seat_links.extract_if(.., |one| one.person.is_none());
        for offer in offers {
            if let Some(chair) = self.chairs.get_mut(offer.seat.index()) {
                *chair = chair.freed(Sitter::Bot(STAND_IN));
            }
        }
    }

    /// Removes the person from this chair.
    fn free(&mut self, seat: Seat, sitter: Sitter) -> Option<()> {
        let chair = self.chairs.get_mut(seat.index())?;
        *chair = chair.freed(sitter);
        self.seat_links.retain(|one| one.seat != seat);
        self.missing.retain(|one| *one != seat);
        Some(())
    }

    /// Which person this guest is, on any device.
    pub fn person_of(&self, guest: &str) -> Option<u32> {
        let number = self.people.number_of(guest)?;
        Some(self.devices.get(&number).copied().unwrap_or(number))
    }

    /// This guest under this name, as the person they are at this table. Not part of the list of people yet.
    pub fn called(&self, guest: &str, name: &str) -> Person {
        let mut person = self.people.called(guest, name);
        if let Some(same) = self.devices.get(&person.number) {
            (person.number, person.guest) = (*same, self.people.guest(*same).cloned());
        }
        person
    }

    /// All guests who are this person; none once all of them were forgotten.
    pub fn guests_of(&self, person: u32) -> impl Iterator<Item = &GuestId> {
        let devices = self.devices.iter().filter(move |(_, of)| **of == person);
        let numbers = std::iter::once(person).chain(devices.map(|(device, _)| *device));
        numbers.filter_map(|number| self.people.guest(number))
    }

    /// Was every guest who is this person forgotten? Then nobody comes back as this person.
    pub fn is_forgotten(&self, person: u32) -> bool {
        self.guests_of(person).next().is_none()
    }

    /// The seat of this guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        self.seat_of_person(self.person_of(guest)?)
    }

    /// The chair that is kept for this guest.
    pub fn kept_for(&self, guest: &str) -> Option<Seat> {
        let person = self.person_of(guest)?;
        let mut chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.find(|(_, chair)| chair.kept_for == Some(person)).map(|(seat, _)| seat)
    }

    /// The seat of this person.
    pub fn seat_of_person(&self, person: u32) -> Option<Seat> {
        let mut chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.find(|(_, chair)| chair.person == Some(person)).map(|(seat, _)| seat)
    }

    /// The name of the person on this chair; empty where there is none, or it was forgotten.
    pub fn name_on(&self, chair: &Chair) -> &str {
        chair.person.map_or("", |person| self.people.name(person))
    }

    /// Is this guest whoever set the table up?
    pub fn made_by(&self, guest: &str) -> bool {
        self.person_of(guest) == Some(self.host)
    }

    /// The numbers of this guest: as a device, and as a person.
    fn numbers_of(&self, guest: &str) -> impl Iterator<Item = u32> {
        [self.people.number_of(guest), self.person_of(guest)].into_iter().flatten()
    }

    /// Has this guest been sent away for good?
    pub fn is_barred(&self, guest: &str) -> bool {
        self.numbers_of(guest).any(|number| self.barred.contains(&number))
    }

    /// Is this guest not heard without a chair?
    pub fn is_muted(&self, guest: &str) -> bool {
        self.numbers_of(guest).any(|number| self.muted.contains(&number))
    }

    /// Has this guest seen the running game from another seat than this one?
    pub fn saw_another(&self, guest: &str, seat: Seat) -> bool {
        let mut saw = self.numbers_of(guest).filter_map(|number| self.saw.get(&number));
        saw.any(|other| *other != seat)
    }
}
