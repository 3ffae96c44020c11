//! The first rows of a table that is set up.

use game::{Playable, Seat, Seed};
use store::{Head, Kept, Stage};
use table::Secret;
use wire::Links;

use super::facts::Row;
use super::people::People;
use crate::system::{NoRandomness, System};
use crate::token::{hash, table_name, token};

/// Two new tokens, and the row that keeps their hashes.
pub fn new_links<O>(system: &System) -> Result<(Links, Row<O>), NoRandomness> {
    let links = Links { seat: token(system)?, watch: token(system)? };
    let row = Row::Links { seat: hash(&links.seat), watch: hash(&links.watch) };
    Ok((links, row))
}

/// A new token that leads to one seat, and the row that keeps its hash.
pub fn new_seat_link<O>(
    system: &System,
    seat: Seat,
    person: Option<u32>,
) -> Result<(String, Row<O>), NoRandomness> {
    let token = token(system)?;
    let link = hash(&token);
    Ok((token, Row::SeatLink { seat, person, link }))
}

/// Who has to do with a new table: its host, and those who need no link.
pub struct Party {
    people: People,
    host: u32,
    invited: Vec<u32>,
}

impl Party {
    /// The host alone.
    pub fn of(host: &str) -> Self {
        let mut party = Self { people: People::default(), host: 0, invited: Vec::new() };
        party.host = party.number(host, "");
        party
    }

    /// Invites somebody, with the name that is known already; the number is the one from before, if there is one.
    pub fn invite(&mut self, guest: &str, name: &str) -> u32 {
        let number = self.number(guest, name);
        if !self.invited.contains(&number) {
            self.invited.push(number);
        }
        number
    }

    fn number(&mut self, guest: &str, name: &str) -> u32 {
        let mut person = self.people.called(guest, name);
        if name.is_empty() {
            self.people.name(person.number).clone_into(&mut person.name);
        }
        let number = person.number;
        self.people.add(person);
        number
    }
}

/// A table with these options and these further rows; its secret is drawn here, and leaves the store only after the
/// end.
pub fn new_table<G: Playable>(
    system: &System,
    game: &G,
    options: &G::Options,
    party: Party,
    more: &[Row<G::Options>],
) -> Result<(Kept, Links), NoRandomness> {
    let secret = Secret(system.random()?);
    let (links, links_row) = new_links::<G::Options>(system)?;
    let Party { people, host, invited } = party;
    let secret = Seed(secret.0).to_string();
    let made = Row::Made { options: options.clone(), secret, host };
    let rows = [made, links_row, Row::Invited(invited)];
    let rows = rows.iter().chain(more).filter_map(|row| serde_json::to_string(row).ok()).collect();
    let head = Head {
        table: table_name(system)?,
        game: G::ID.to_owned(),
        rules: game.rules(),
        edition: game.edition_hash().to_string(),
    };
    Ok((Kept { head, stage: Stage::Waiting, rows, people: people.into_list() }, links))
}
