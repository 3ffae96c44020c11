//! Going on with a saved game: the record is verified first, and nothing about the table can be changed.

use std::path::Path;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::{Game, Header, RowAct};

use crate::failure::{bad_argument, read_file};
use crate::opening::Opening;
use crate::printable::clipped;
use crate::record_file::{game_of, play_again};

/// What has happened at a table so far.
pub struct Past<G: Game> {
    pub state: G::State,
    pub acts: Vec<RowAct<G::Action>>,
    /// With the round in which each was caused.
    pub events: Vec<(u32, G::Event)>,
}

/// The table of this record, and what has happened there.
pub fn resume<G: Playable>(
    entry: &Entry<G>,
    file: &Path,
    edition: Option<&Path>,
) -> Result<(Opening<G>, Past<G>)> {
    let wrong = |reason: String| bad_argument(format!("{}: {reason}", file.display()));
    let json = read_file(file)?;
    let header = Header::read(&json).map_err(|error| wrong(error.to_string()))?;
    if header.game != G::ID {
        return Err(wrong(format!("a record of {}, not of {}", clipped(&header.game), G::ID)));
    }
    let game = game_of(entry, &header, edition)?.map_err(wrong)?;
    let (mut now, mut acts) = (None, Vec::new());
    // One list for every act that still stands, so that an undo takes its events along.
    let mut told: Vec<Vec<(u32, G::Event)>> = Vec::new();
    let (record, _) = play_again(&game, &json, |row, state| {
        let round = now.as_ref().map_or(1, |before| game.round(before));
        if let Some((act, events)) = row {
            acts.push(act);
            match act {
                RowAct::Act(_) => told.push(G::in_rounds(round, events.iter().cloned()).collect()),
                RowAct::Undo(count) => told.truncate(told.len().saturating_sub(count as usize)),
            }
        }
        now = Some(state.clone());
    })
    .map_err(wrong)?;
    if record.result.is_some() {
        return Err(wrong("this game is over; `spymaster replay` tells it".to_owned()));
    }
    let state = now.ok_or_else(|| wrong("not a record of a game".to_owned()))?;
    let seats = game.seats(&state);
    let past = Past { state, acts, events: told.concat() };
    Ok((Opening { game, options: record.options, seats, seed: record.seed }, past))
}
