//! The record of a game: all that is needed to play it again, and the proof that nothing was changed.
//!
//! The format is described in `docs/record.md`. A record holds the seed: it leaves a server only after the end.

mod error;
mod replay;
mod row;

use serde::{Deserialize, Serialize};

pub use error::RecordError;
pub use replay::Replay;
pub use row::{Row, RowAct};

use crate::{Digest, Encoder, Game, Notation, Outcome, Seed};

/// The only format there is so far.
const FORMAT: u32 = 1;

/// More rows than this are refused before anything is replayed.
const MAX_ROWS: usize = 100_000;

/// What says which game a record is of; read first, to find the rules for the rest.
#[derive(Clone, Debug, Deserialize)]
pub struct Header {
    /// The record's format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules number it was played under.
    pub rules: u32,
    /// The edition it was played with.
    pub edition: EditionRef,
}

impl Header {
    /// Reads just the head of a record.
    ///
    /// # Errors
    /// When this is not a record at all or of an unknown format.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        let header: Self = serde_json::from_str(json).map_err(RecordError::json)?;
        if header.format != FORMAT {
            return Err(RecordError::Field {
                field: "format",
                reason: format!("this program reads format {FORMAT}, not {}", header.format),
            });
        }
        Ok(header)
    }
}

/// An edition by name and content.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionRef {
    /// Its short name.
    pub id: String,
    /// Its digest, texts left out.
    pub hash: String,
}

/// A whole record, as it is written to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<O> {
    /// The record's format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The rules number it was played under.
    pub rules: u32,
    /// The edition it was played with.
    pub edition: EditionRef,
    /// What the table had agreed on.
    pub options: O,
    /// The seed; 64 hex digits in the file, and never in a log.
    #[serde(with = "hex_seed")]
    pub seed: Seed,
    /// What was done: check, actor, act.
    pub rows: Vec<String>,
    /// The result; `null` while the game runs.
    pub result: Option<Outcome>,
    /// The digest of the last state.
    pub digest: String,
    /// A digest over all of the above.
    pub seal: String,
}

impl<O: Serialize> Record<O> {
    /// Writes the record of these rows.
    ///
    /// # Errors
    /// When they cannot be played.
    pub fn write<G: Notation<Options = O>>(
        game: &G,
        options: O,
        seed: Seed,
        acts: &[RowAct<G::Action>],
    ) -> Result<Self, RecordError> {
        let mut replay = Replay::new(game, &options, seed)?;
        let mut rows = Vec::with_capacity(acts.len());
        for &act in acts {
            replay.row(act, &mut ())?;
            let check = Digest::of(game, replay.state()).short();
            rows.push(Row { check, act }.write(game));
        }
        let mut record = Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            rules: game.rules(),
            edition: EditionRef {
                id: game.edition_id().to_owned(),
                hash: game.edition_hash().to_string(),
            },
            options,
            seed,
            rows,
            result: game.outcome(replay.state()),
            digest: Digest::of(game, replay.state()).to_string(),
            seal: String::new(),
        };
        record.seal = record.compute_seal()?.to_string();
        Ok(record)
    }

    /// SHA-256 over the fields, one a line; `docs/record.md` has the list.
    fn compute_seal(&self) -> Result<Digest, RecordError> {
        let mut out = Encoder::new();
        let json = |value: Result<String, serde_json::Error>| value.map_err(RecordError::json);
        let mut line = |text: &str| {
            out.bytes(text.as_bytes());
            out.bytes(b"\n");
        };
        line(&format!("spymaster record {}", self.format));
        line(&self.game);
        line(&self.rules.to_string());
        line(&self.edition.id);
        line(&self.edition.hash);
        line(&json(serde_json::to_string(&self.options))?);
        line(&self.seed.to_string());
        self.rows.iter().for_each(|row| line(row));
        line(&json(serde_json::to_string(&self.result))?);
        line(&self.digest);
        Ok(out.finish())
    }

    /// The record as a file's text.
    ///
    /// # Errors
    /// When the options cannot be written as JSON.
    pub fn to_json(&self) -> Result<String, RecordError> {
        let mut text = serde_json::to_string_pretty(self).map_err(RecordError::json)?;
        text.push('\n');
        Ok(text)
    }
}

impl<O: Serialize + for<'de> Deserialize<'de>> Record<O> {
    /// Reads a record; nothing is replayed yet.
    ///
    /// # Errors
    /// When it is no record, or too long.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        let record: Self = serde_json::from_str(json).map_err(RecordError::json)?;
        // Whatever the parser was generous about, such as lists for objects, is no record of ours.
        let as_read: serde_json::Value = serde_json::from_str(json).map_err(RecordError::json)?;
        if as_read != serde_json::to_value(&record).map_err(RecordError::json)? {
            return Err(RecordError::Field {
                field: "the whole record",
                reason: "not written in the usual way".to_owned(),
            });
        }
        if record.rows.len() > MAX_ROWS {
            return Err(RecordError::field(
                "rows",
                record.rows.len(),
                format!("at most {MAX_ROWS}"),
            ));
        }
        Ok(record)
    }

    /// Plays the record again and compares everything that it says.
    ///
    /// `seen` is called after every row with the act, its events and the state.
    ///
    /// # Errors
    /// The first thing that does not agree, with its place.
    pub fn verify<G: Notation<Options = O>>(
        &self,
        game: &G,
        mut seen: impl FnMut(RowAct<G::Action>, &[G::Event], &G::State),
    ) -> Result<Digest, RecordError> {
        self.verify_head(game)?;
        let mut replay = Replay::new(game, &self.options, self.seed)?;
        for (index, text) in self.rows.iter().enumerate() {
            let row = index + 1;
            let read =
                Row::read(game, text).map_err(|error| RecordError::Notation { row, error })?;
            let mut events = Vec::new();
            replay.row(read.act, &mut events)?;
            let found = Digest::of(game, replay.state()).short();
            if found != read.check {
                return Err(RecordError::Check { row, expected: read.check, found });
            }
            seen(read.act, &events, replay.state());
        }
        let result = game.outcome(replay.state());
        if result != self.result {
            return Err(RecordError::Field {
                field: "result",
                reason: "not the result these rows lead to".to_owned(),
            });
        }
        let digest = Digest::of(game, replay.state());
        if digest.to_string() != self.digest {
            return Err(RecordError::field("digest", &self.digest, digest));
        }
        let seal = self.compute_seal()?.to_string();
        if seal != self.seal {
            return Err(RecordError::field("seal", &self.seal, seal));
        }
        Ok(digest)
    }

    fn verify_head<G: Game>(&self, game: &G) -> Result<(), RecordError> {
        let hash = game.edition_hash().to_string();
        if self.format != FORMAT {
            Err(RecordError::field("format", self.format, FORMAT))
        } else if self.game != G::ID {
            Err(RecordError::field("game", &self.game, G::ID))
        } else if self.rules != game.rules() {
            Err(RecordError::field("rules", self.rules, game.rules()))
        } else if self.edition.hash != hash {
            Err(RecordError::field("edition.hash", &self.edition.hash, hash))
        } else {
            Ok(())
        }
    }
}

/// A seed can be read and written in a record, and nowhere else.
mod hex_seed {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    use crate::Seed;

    pub(super) fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(seed)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}
