//! What is stored of a table, row by row, and what follows from the rows so far.
//!
//! A row never says who somebody is: it has the number of a person at this table ([`People`]).

use std::sync::Arc;

use game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use table::{Commitment, Secret, Sitter, bytes_from_hex};
use wire::TableId;

use super::deal::{Share, read_commitments};
use super::people::People;
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
}

/// A chair with who sits there.
#[derive(Clone, Debug)]
pub struct Chair {
    pub person: Option<u32>,
    pub sitter: Sitter,
    pub share: Share,
}

impl Chair {
    pub const fn empty() -> Self {
        Self { person: None, sitter: Sitter::Open, share: Share::Nothing }
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
            start: None,
            rematch: None,
            uploaded: None,
            round: 1,
            dealing: None,
            missing: Vec::new(),
        })
    }

    /// Takes in one more row; acts are the table's.
    pub fn take(&mut self, row: &Row<O>, seats: impl Fn(&O) -> Option<u8>) -> Option<()> {
        match row {
            Row::Made { .. } => return None,
            Row::Links { seat, watch } => {
                (self.seat_link, self.watch_link) = (seat.clone(), watch.clone());
            }
            Row::Invited(people) => self.invited.extend(people),
            Row::Options(options) => {
                self.options = options.clone();
                self.chairs.resize(seats(options)?.into(), Chair::empty());
                self.missing.retain(|seat| seat.index() < self.chairs.len());
            }
            Row::Sat { seat, person, commitment } => {
                self.missing.retain(|one| one != seat);
                *self.chairs.get_mut(seat.index())? = Chair {
                    person: Some(*person),
                    sitter: Sitter::Person,
                    share: Share::read(commitment.as_deref())?,
                };
            }
            Row::Left(seat) => {
                self.missing.retain(|one| one != seat);
                *self.chairs.get_mut(seat.index())? = Chair::empty();
            }
            Row::Bot { seat, kind } => {
                let sitter = Sitter::Bot(*kind);
                *self.chairs.get_mut(seat.index())? = Chair { sitter, ..Chair::empty() };
            }
            Row::Barred(person) => {
                self.invited.retain(|one| one != person);
                self.barred.push(*person);
            }
            Row::Started { seed, entropy } => {
                let read = |one: &Option<String>| one.as_deref().map(bytes_from_hex);
                let entropy = entropy.iter().map(|one| match read(one) {
                    Some(bytes) => bytes.map(Some),
                    None => Some(None),
                });
                self.start = Some((Seed(bytes_from_hex(seed)?), entropy.collect::<Option<_>>()?));
            }
            Row::Uploaded { seed, acts } => {
                self.uploaded = Some((Seed(bytes_from_hex(seed)?), acts.as_slice().into()));
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

    /// The seat of this guest.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let person = self.people.number_of(guest)?;
        let mut chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.find(|(_, chair)| chair.person == Some(person)).map(|(seat, _)| seat)
    }

    /// The guest on this chair; nobody where no person sits, or the person was forgotten.
    pub fn guest_on(&self, chair: &Chair) -> Option<&GuestId> {
        self.people.guest(chair.person?)
    }

    /// The name of the person on this chair; empty where there is none, or it was forgotten.
    pub fn name_on(&self, chair: &Chair) -> &str {
        chair.person.map_or("", |person| self.people.name(person))
    }

    /// Is this guest whoever set the table up?
    pub fn made_by(&self, guest: &str) -> bool {
        self.people.guest(self.host).is_some_and(|host| host == guest)
    }
}
