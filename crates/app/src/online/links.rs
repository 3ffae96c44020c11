//! What this browser keeps about a table beside its name: its links.

use ui::settings;
use wire::Links;

/// Where older pages kept the server's commitment.
pub fn commitment_key(id: &str) -> String {
    format!("commitment.{id}")
}

/// Where the links are kept.
pub fn links_key(id: &str) -> String {
    format!("links.{id}")
}

/// The server tells the links once; whoever loads the page anew still wants to invite somebody.
pub fn keep_links(id: &str, links: &Links) {
    settings::write(&links_key(id), &format!("{} {}", links.seat, links.watch));
}

/// The links that were kept.
pub fn kept_links(id: &str) -> Option<Links> {
    let text = settings::read(&links_key(id))?;
    let (seat, watch) = text.split_once(' ')?;
    Some(Links { seat: seat.to_owned(), watch: watch.to_owned() })
}

/// Where the links of the next table wait until its name is known.
pub fn next_key(id: &str) -> String {
    format!("{id}.next")
}
