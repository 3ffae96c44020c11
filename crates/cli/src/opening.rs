//! From the command line to a table that can be set up: edition, options, seats, seed.
//!
//! Everything that can be wrong with them is found here, before a command begins its work.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::{Deal, Game, Lang, Refusal, Seed};

use crate::args::TableArgs;
use crate::failure::{bad_argument, read_file};
use crate::players::seat_count;
use crate::voice::Voice;

/// A table that is known to be possible.
pub struct Opening<G: Game> {
    pub game: G,
    pub options: G::Options,
    pub seats: u8,
    pub seed: Seed,
}

impl<G: Playable> Opening<G> {
    /// Opens the table that these arguments describe; without a seed, the deal is that of seed 1.
    pub fn new(entry: &Entry<G>, args: &TableArgs) -> Result<Self> {
        let seats = match &args.players {
            Some(players) => seat_count(G::ID, &G::SEATS, players)?,
            None => *G::SEATS.start(),
        };
        let edition = edition(entry, args.edition.as_deref())?;
        let game = G::new(edition, G::NEWEST_RULES).map_err(bad_argument)?;
        let mut options = G::default_options(seats);
        for option in &args.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| bad_argument(format!("--set {option}: KEY=VALUE is expected")))?;
            G::set_option(&mut options, key.trim(), value.trim())
                .map_err(|reason| bad_argument(format!("--set {option}: {reason}")))?;
        }
        let seed = Seed::from_text(args.seed.as_deref().unwrap_or("1"));
        // Whether the options go together only the rules know.
        if let Err(refusal) = game.setup(&options, &Deal::new(seed)) {
            let voice = Voice::new::<G>(Lang::En)?;
            let why = voice.say(&game.refusal_words(&refusal, Lang::En));
            return Err(bad_argument(format!("no such table: {why} ({})", refusal.clause())));
        }
        Ok(Self { game, options, seats, seed })
    }
}

/// The edition of this file, or the one built in.
pub fn edition<G: Playable>(entry: &Entry<G>, file: Option<&Path>) -> Result<Arc<G::Edition>> {
    let Some(file) = file else { return Ok(entry.house()?) };
    entry.load_edition(&file.display().to_string(), &read_file(file)?).map_err(bad_argument)
}

/// A seed nobody knows, from the randomness that the standard library takes from the system.
pub fn fresh_seed() -> Seed {
    let words: Vec<String> = (0..4_u64)
        .map(|index| {
            let mut hasher = RandomState::new().build_hasher();
            hasher.write_u64(index);
            format!("{:016x}", hasher.finish())
        })
        .collect();
    // Not used as they are: the words are related, their hash is not.
    Seed::from_text(&words.join(" "))
}
