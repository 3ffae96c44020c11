//! A game from elsewhere as the first rows of a table: played again by our own rules, or refused with the reason.
//!
//! It decides nothing about people: bots keep their chairs, all others are free.

use game::{Act, Deal, Notation, Playable, RowAct, Seat, Seed};
use store::Kept;
use table::{Sitter, Table};
use wire::{Links, MAX_UPLOAD_ROWS, Unfit, Upload};

use super::facts::Row;
use super::new_table::{Party, new_table};
use crate::system::{NoRandomness, System};

/// Rows that take something back may cause so many acts to be done again; more would only keep the server busy.
const MAX_AGAIN: usize = 100_000;

/// What is written in front of a count of acts that are taken back.
const UNDO: &str = "table undo ";

/// Why there is no table.
#[derive(Debug)]
pub enum Trouble<R> {
    /// The game is not fit for it.
    Unfit(Unfit<R>),
    /// No secret could be drawn.
    NoRandomness(NoRandomness),
}

impl<R> From<Unfit<R>> for Trouble<R> {
    fn from(unfit: Unfit<R>) -> Self {
        Self::Unfit(unfit)
    }
}

/// The table of a game that somebody brings; `game` has its rules number.
pub fn uploaded_table<G: Playable>(
    system: &System,
    game: &G,
    upload: &Upload<G::Options, G::Action>,
    host: &str,
) -> Result<(Kept, Links), Trouble<G::Refusal>> {
    let Upload { rules: _, edition, options, seed, chairs, rows } = upload;
    let own = game.edition_hash().to_string();
    if *edition != own {
        return Err(Unfit::Edition(own).into());
    }
    let read: Seed = seed.parse().map_err(|_| Unfit::Seed)?;
    let mut table =
        Table::new(game.clone(), options.clone(), read, Vec::new()).map_err(Unfit::Options)?;
    for (row, act) in (1..).zip(rows) {
        table.replay(std::slice::from_ref(act)).map_err(|why| Unfit::Row { row, why })?;
    }
    if game.outcome(table.state()).is_some() {
        return Err(Unfit::Over.into());
    }
    if is_empty(rows) {
        return Err(Unfit::Empty.into());
    }
    let seats = game.seats(table.state());
    let bots = Seat::first(seats).zip(chairs).filter_map(|(seat, chair)| match chair.sitter {
        Sitter::Bot(kind) => Some(Row::Bot { seat, kind }),
        Sitter::Person | Sitter::Open => None,
    });
    let acts = rows.iter().map(|&row| write_row(game, row)).collect();
    let brought = Row::Uploaded { seed: seed.clone(), acts };
    let more: Vec<_> = bots.chain([brought]).collect();
    new_table(system, game, options, Party::of(host), &more).map_err(Trouble::NoRandomness)
}

/// What it costs to play an uploaded game again: rows, and those done again after an undo, times seats.
///
/// # Errors
/// When it costs more than this much, or its options are refused.
pub fn upload_work<G: Playable>(
    game: &G,
    upload: &Upload<G::Options, G::Action>,
    most: u32,
) -> Result<u32, Unfit<G::Refusal>> {
    let state = game.setup(&upload.options, &Deal::new(Seed::from_text("seats")));
    let seats = u32::from(game.seats(&state.map_err(Unfit::Options)?)).max(1);
    let most_rows = u32::try_from(MAX_UPLOAD_ROWS).unwrap_or(u32::MAX).min(most / seats);
    let rows = u32::try_from(upload.rows.len()).unwrap_or(u32::MAX);
    let again = again(&upload.rows);
    let work = u32::try_from(again).unwrap_or(u32::MAX).saturating_add(rows).saturating_mul(seats);
    if rows > most_rows || again > MAX_AGAIN || work > most {
        return Err(Unfit::TooLong(most_rows));
    }
    Ok(work)
}

/// How many acts are done again because something was taken back.
fn again<A>(rows: &[RowAct<A>]) -> usize {
    let (mut standing, mut again) = (0_usize, 0_usize);
    for row in rows {
        match row {
            RowAct::Act(_) => standing += 1,
            RowAct::Undo(count) => {
                standing = standing.saturating_sub(*count as usize);
                again = again.saturating_add(standing);
            }
        }
    }
    again
}

/// Is there no act that was not taken back?
fn is_empty<A>(rows: &[RowAct<A>]) -> bool {
    let standing = rows.iter().fold(0_usize, |standing, row| match row {
        RowAct::Act(_) => standing + 1,
        RowAct::Undo(count) => standing.saturating_sub(*count as usize),
    });
    standing == 0
}

/// A row as it is stored.
pub fn write_row<G: Notation>(game: &G, row: RowAct<G::Action>) -> String {
    match row {
        RowAct::Act(act @ (Act::Seat(..) | Act::Table(_))) => game.write_act(act),
        RowAct::Undo(count) => format!("{UNDO}{count}"),
    }
}

/// A stored row.
pub fn read_row<G: Notation>(game: &G, text: &str) -> Option<RowAct<G::Action>> {
    match text.strip_prefix(UNDO) {
        Some(count) => count.parse().ok().map(RowAct::Undo),
        None => game.read_act(text).ok().map(RowAct::Act),
    }
}
