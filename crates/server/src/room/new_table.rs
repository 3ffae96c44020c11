//! The first rows of a table that is set up.

use game::{Playable, Seed};
use store::{Head, Kept};
use table::Secret;
use wire::Links;

use super::facts::Row;
use crate::chance::{self, NoChance, hash};
use crate::guest::GuestId;

/// Two new tokens, and the row that keeps their hashes.
pub fn new_links<O>() -> Result<(Links, Row<O>), NoChance> {
    let links = Links { seat: chance::token()?, watch: chance::token()? };
    let row = Row::Links { seat: hash(&links.seat), watch: hash(&links.watch) };
    Ok((links, row))
}

/// A table with these options and these further rows; its secret is drawn here, and leaves the store only after the
/// end.
pub fn new_table<G: Playable>(
    game: &G,
    options: &G::Options,
    host: &str,
    invited: Vec<GuestId>,
    more: &[Row<G::Options>],
) -> Result<(Kept, Links), NoChance> {
    let secret = Secret(chance::bytes()?);
    let (links, links_row) = new_links::<G::Options>()?;
    let made = Row::Made {
        options: options.clone(),
        secret: Seed(secret.0).to_string(),
        host: host.to_owned(),
    };
    let rows = [made, links_row, Row::Invited(invited)];
    let rows = rows.iter().chain(more).filter_map(|row| serde_json::to_string(row).ok()).collect();
    let head = Head {
        table: chance::table_name()?,
        game: G::ID.to_owned(),
        rules: game.rules(),
        edition: game.edition_hash().to_string(),
    };
    Ok((Kept { head, rows }, links))
}
