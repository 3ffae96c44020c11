//! `spymaster play`: one game in the terminal, people and bots at the same table.
//!
//! Finds out which table is meant, a new one or a saved one; the game itself runs in `table.rs`.

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable};

use crate::ForGame;
use crate::args::PlayArgs;
use crate::keyboard::Keyboard;
use crate::opening::{Opening, fresh_seed};
use crate::players::{PlayerKind, seat_count, seating};
use crate::resume::{Past, resume};
use crate::save::SaveFile;
use crate::table::PlayTable;
use crate::voice::Voice;

pub struct Play(pub PlayArgs);

impl ForGame for Play {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self(mut args) = self;
        let (opening, past, kinds) = match &args.resume {
            Some(file) => {
                let (opening, past) = resume(entry, file, args.table.edition.as_deref())?;
                let kinds = seating(&args.seats, Some(opening.seats), *G::SEATS.start())?;
                (opening, Some(past), kinds)
            }
            None => fresh(entry, &mut args)?,
        };
        let save_file = match (&args.save, &args.resume) {
            (Some(file), resumed) if resumed.as_ref() != Some(file) => Some(SaveFile::new(file)?),
            (_, Some(file)) => Some(SaveFile::of_resumed(file)?),
            _ => None,
        };
        let voice = Voice::new::<G>(args.lang)?;
        let mut table =
            PlayTable::new(&opening, &kinds, voice, Keyboard::of_stdin(), Box::new(io::stdout()))?;
        table.save_file = save_file;
        if let Some(past) = past {
            table.take_over(past);
        }
        table.greet(&kinds)?;
        let left = table.play()?;
        table.close(left)?;
        Ok(ExitCode::SUCCESS)
    }
}

type Table<G> = (Opening<G>, Option<Past<G>>, Vec<PlayerKind>);

/// A new table, and who sits there.
fn fresh<G: Playable>(entry: &Entry<G>, args: &mut PlayArgs) -> Result<Table<G>> {
    let count = |players: &str| seat_count(G::ID, &G::SEATS, players);
    let players = args.table.players.as_deref().map(count).transpose()?;
    let kinds = seating(&args.seats, players, *G::SEATS.start())?;
    args.table.players = Some(count(&kinds.len().to_string())?.to_string());
    if args.table.seed.is_none() {
        args.table.seed = Some(fresh_seed().to_string());
    }
    Ok((Opening::new(entry, &args.table)?, None, kinds))
}
