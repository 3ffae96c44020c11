//! The record of a game: all that is needed to play it again, and the proof that nothing was changed.
//!
//! The format is described in `docs/record.md`. A record holds the seed: it leaves a server only after the end.

use serde::{Deserialize, Serialize};

use crate::{
    Act, Deal, Digest, Encoder, EventSink, Game, Notation, NotationError, Outcome, Refusal, Seed,
};

/// The only format there is so far.
const FORMAT: u32 = 1;

/// More rows than this are refused before anything is replayed.
const MAX_ROWS: usize = 100_000;

/// More undo rows than this are refused: each one replays the game from its start.
const MAX_UNDOS: usize = 1_000;

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
    /// The seed, as 64 hex digits.
    pub seed: String,
    /// What was done: check, actor, act.
    pub rows: Vec<String>,
    /// The result; absent while the game runs.
    pub result: Option<Outcome>,
    /// The digest of the last state.
    pub digest: String,
    /// A digest over all of the above.
    pub seal: String,
}

/// What one row does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowAct<A> {
    /// An act.
    Act(Act<A>),
    /// The last so many acts that still stand are taken back; the row itself stays for ever.
    Undo(u32),
}

/// One row, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<A> {
    /// The first eight digits of the state's digest after this row.
    pub check: String,
    /// What it does.
    pub act: RowAct<A>,
}

impl<A: Copy> Row<A> {
    fn write<G: Notation<Action = A>>(&self, game: &G) -> String {
        match self.act {
            RowAct::Act(act) => format!("{} {}", self.check, game.write_act(act)),
            RowAct::Undo(count) => format!("{} table undo {count}", self.check),
        }
    }

    fn read<G: Notation<Action = A>>(game: &G, text: &str) -> Result<Self, NotationError> {
        let (check, act) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(text, "expected check, actor and act"))?;
        let row = Self {
            check: check.to_owned(),
            act: match act.strip_prefix("table undo ") {
                Some(count) => RowAct::Undo(
                    count.parse().map_err(|_| NotationError::new(act, "not a number of acts"))?,
                ),
                None => RowAct::Act(game.read_act(act)?),
            },
        };
        // One way to write each row, so that a changed byte is always a changed meaning.
        if row.write(game) == text {
            Ok(row)
        } else {
            Err(NotationError::new(text, "not written in the usual way"))
        }
    }
}

/// Why a record cannot be replayed; always says where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The text is not the JSON of a record.
    #[error("not a record: {reason} (line {line}, column {column})")]
    Json {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What the parser says.
        reason: String,
    },
    /// A field has a wrong value.
    #[error("{field}: {reason}")]
    Field {
        /// Which one.
        field: &'static str,
        /// What is wrong with it.
        reason: String,
    },
    /// A row is not understood.
    #[error("row {row}: {error}")]
    Notation {
        /// Which one, counted from 1.
        row: usize,
        /// What is wrong with it.
        error: NotationError,
    },
    /// The rules refuse a row.
    #[error("row {row}: refused by {clause}: {refusal}")]
    Refused {
        /// Which one, counted from 1.
        row: usize,
        /// The clause.
        clause: &'static str,
        /// The refusal, for developers.
        refusal: String,
    },
    /// An undo takes back more than there is.
    #[error("row {row}: there are not that many acts to take back")]
    Undo {
        /// Which one, counted from 1.
        row: usize,
    },
    /// The state after a row is not the one that was recorded.
    #[error("row {row}: the check is {expected}, but the position after it has {found}")]
    Check {
        /// Which one, counted from 1.
        row: usize,
        /// What the record says.
        expected: String,
        /// What came out.
        found: String,
    },
}

impl RecordError {
    fn json(error: serde_json::Error) -> Self {
        let text = error.to_string();
        // The parser's own message ends with the place; it is said once.
        let reason = text.split(" at line ").next().unwrap_or_default().to_owned();
        Self::Json { line: error.line(), column: error.column(), reason }
    }

    fn field(field: &'static str, expected: impl ToString, found: impl ToString) -> Self {
        let reason = format!("says {}, but is {}", expected.to_string(), found.to_string());
        Self::Field { field, reason }
    }
}

/// A game being played again from its record, row by row.
pub struct Replay<'g, G: Game> {
    game: &'g G,
    first: G::State,
    state: G::State,
    standing: Vec<Act<G::Action>>,
    rows: usize,
}

impl<'g, G: Notation> Replay<'g, G> {
    /// The start of a game.
    ///
    /// # Errors
    /// When the options are refused.
    pub fn new(game: &'g G, options: &G::Options, seed: Seed) -> Result<Self, RecordError> {
        let first = game.setup(options, &Deal::new(seed)).map_err(|refusal| RecordError::Field {
            field: "options",
            reason: format!("refused by {}: {refusal:?}", refusal.clause()),
        })?;
        Ok(Self { game, state: first.clone(), first, standing: Vec::new(), rows: 0 })
    }

    /// The state after the rows so far.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Plays one more row.
    ///
    /// # Errors
    /// When the rules refuse it or there is nothing to undo.
    pub fn row(
        &mut self,
        act: RowAct<G::Action>,
        out: &mut impl EventSink<G::Event>,
    ) -> Result<(), RecordError> {
        self.rows += 1;
        let row = self.rows;
        match act {
            RowAct::Act(act) => {
                self.apply(act, out)?;
                self.standing.push(act);
            }
            RowAct::Undo(count) => {
                let left = self
                    .standing
                    .len()
                    .checked_sub(count as usize)
                    .filter(|_| count > 0)
                    .ok_or(RecordError::Undo { row })?;
                self.standing.truncate(left);
                self.state = self.first.clone();
                for act in core::mem::take(&mut self.standing) {
                    self.apply(act, &mut ())?;
                    self.standing.push(act);
                }
            }
        }
        Ok(())
    }

    fn apply(
        &mut self,
        act: Act<G::Action>,
        out: &mut impl EventSink<G::Event>,
    ) -> Result<(), RecordError> {
        self.game.apply(&mut self.state, act, out).map_err(|refusal| RecordError::Refused {
            row: self.rows,
            clause: refusal.clause(),
            refusal: format!("{refusal:?}"),
        })
    }
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
            seed: seed.to_string(),
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
        line(&self.seed);
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
        if record.rows.len() > MAX_ROWS {
            return Err(RecordError::field("rows", record.rows.len(), format!("at most {MAX_ROWS}")));
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
        let seed = self.seed.parse().map_err(|error: crate::NotHex| RecordError::Field {
            field: "seed",
            reason: error.to_string(),
        })?;
        let mut replay = Replay::new(game, &self.options, seed)?;
        let mut undos = 0;
        for (index, text) in self.rows.iter().enumerate() {
            let row = index + 1;
            let read = Row::read(game, text).map_err(|error| RecordError::Notation { row, error })?;
            undos += usize::from(matches!(read.act, RowAct::Undo(_)));
            if undos > MAX_UNDOS {
                return Err(RecordError::Undo { row });
            }
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
