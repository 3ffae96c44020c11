//! `spymaster replay`: plays a record again, compares everything it says, and prints it in words.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable, UnknownGame};
use game::{EditionRef, Header, Message, Outcome, Record, RowAct, Viewer};
use serde::Serialize;

use crate::args::ReplayArgs;
use crate::chrome::Chrome;
use crate::failure::read_file;
use crate::opening::edition;
use crate::voice::Voice;
use crate::{ForGame, for_game, print_json, score_sheet};

/// The verdict, as `--json` prints it.
#[derive(Serialize)]
struct Verdict {
    file: String,
    verified: bool,
    /// What does not agree, and where.
    error: Option<String>,
    game: Option<String>,
    rules: Option<u32>,
    edition: Option<EditionRef>,
    rows: Option<usize>,
    finished: Option<bool>,
    result: Option<Outcome>,
    digest: Option<String>,
}

pub fn replay(args: ReplayArgs) -> Result<ExitCode> {
    let json = read_file(&args.file)?;
    let header = match Header::read(&json) {
        Ok(header) => header,
        Err(error) => return refuse(&args, None, &error),
    };
    if !catalog::ids().contains(&header.game.as_str()) {
        let error = UnknownGame { id: header.game.clone() };
        return refuse(&args, Some(header), &error);
    }
    for_game(&header.game.clone(), Replay { args, json, header })
}

struct Replay {
    args: ReplayArgs,
    json: String,
    header: Header,
}

impl ForGame for Replay {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self { args, json, header } = self;
        let edition = edition(entry, args.edition.as_deref())?;
        let game = match G::new(edition, header.rules) {
            Ok(game) => game,
            Err(error) => {
                let error = format!("{}: {}", error.key, error.reason);
                return refuse(&args, Some(header), &error);
            }
        };
        if args.edition.is_none() && game.edition_hash().to_string() != header.edition.hash {
            let error = format!(
                "edition.hash: the edition `{}` of this record is not the one built in; --edition names its file",
                header.edition.id
            );
            return refuse(&args, Some(header), &error);
        }
        let voice = Voice::new::<G>(args.lang)?;
        let mut told = Told::default();
        let verified = Record::read(&json).and_then(|record| {
            let digest = record.verify(&game, |act, events, state| {
                told.row(&game, &voice, act, events);
                told.last = Some(state.clone());
            })?;
            Ok((record, digest))
        });
        let mut out = io::stdout().lock();
        if !args.quiet && !args.json {
            told.lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        drop(out);
        let (record, digest) = match verified {
            Ok(verified) => verified,
            Err(error) => return refuse(&args, Some(header), &error),
        };
        if args.json {
            print_json(&Verdict {
                file: args.file.display().to_string(),
                verified: true,
                error: None,
                game: Some(record.game),
                rules: Some(record.rules),
                edition: Some(record.edition),
                rows: Some(record.rows.len()),
                finished: Some(record.result.is_some()),
                result: record.result,
                digest: Some(digest.to_string()),
            })?;
            return Ok(ExitCode::SUCCESS);
        }
        let mut out = io::stdout().lock();
        let message = match (&record.result, &told.last) {
            (Some(outcome), Some(state)) => {
                if !args.quiet {
                    score_sheet::print(&game, state, outcome, &voice, &mut out)?;
                    writeln!(out)?;
                }
                Chrome::Verified.message()
            }
            _ => Chrome::VerifiedRunning.message(),
        };
        let rows = u32::try_from(record.rows.len()).unwrap_or(u32::MAX);
        let message = message.with("rows", rows).with("digest", digest.to_string());
        writeln!(out, "{}", voice.say(&message))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The log in words, and the last state.
struct Told<S> {
    lines: Vec<String>,
    last: Option<S>,
}

impl<S> Default for Told<S> {
    fn default() -> Self {
        Self { lines: Vec::new(), last: None }
    }
}

impl<S> Told<S> {
    fn row<G: Playable>(
        &mut self,
        game: &G,
        voice: &Voice,
        act: RowAct<G::Action>,
        events: &[G::Event],
    ) {
        let mut tell = |message: &Message| self.lines.push(voice.say(message));
        if let RowAct::Undo(count) = act {
            tell(&Chrome::Undone.message().with("count", count));
        }
        // A record holds everything; nothing in it is hidden from whoever reads it.
        events
            .iter()
            .filter_map(|event| game.event_view(event, Viewer::Judge))
            .for_each(|event| tell(&game.event_words(&event, voice.lang())));
    }
}

/// Says what does not agree; exit code 1.
fn refuse(args: &ReplayArgs, header: Option<Header>, error: &dyn Display) -> Result<ExitCode> {
    let file = args.file.display().to_string();
    if !args.json {
        eprintln!("spymaster: {file}: {error}");
        return Ok(ExitCode::FAILURE);
    }
    let (game, rules, edition) = header
        .map(|header| (header.game, header.rules, header.edition))
        .map_or((None, None, None), |(game, rules, edition)| {
            (Some(game), Some(rules), Some(edition))
        });
    print_json(&Verdict {
        file,
        verified: false,
        error: Some(error.to_string()),
        game,
        rules,
        edition,
        rows: None,
        finished: None,
        result: None,
        digest: None,
    })?;
    Ok(ExitCode::FAILURE)
}
