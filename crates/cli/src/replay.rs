//! `spymaster replay`: plays a record again, compares everything it says, and prints it in words.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::{EditionRef, Header, Outcome, RowAct, Viewer};
use serde::Serialize;

use crate::args::ReplayArgs;
use crate::chrome::Chrome;
use crate::failure::read_file;
use crate::games::known;
use crate::printable::printable;
use crate::record_file::{Happening, game_of, play_again, resigned};
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
    // A record spells the id in one way only; other cases are not ours.
    if !catalog::ids().contains(&header.game.as_str()) {
        let unknown = known(&header.game).err().unwrap_or_else(|| "game: wrong case".to_owned());
        return refuse(&args, Some(header), &unknown);
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
        let game = match game_of(entry, &header, args.edition.as_deref())? {
            Ok(game) => game,
            Err(error) => return refuse(&args, Some(header), &error),
        };
        let voice = Voice::new::<G>(args.lang)?;
        let mut told = Told::new(&game, &voice);
        let verified = play_again(&game, &json, |row, state| told.row(row, state));
        let Told { lines, acts, last, .. } = told;
        let mut out = io::stdout().lock();
        if !args.quiet && !args.json {
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
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
        let message = match (&record.result, &last) {
            (Some(outcome), Some(state)) => {
                if !args.quiet {
                    let left = resigned(&acts);
                    score_sheet::print(&game, state, outcome, left, &voice, &mut out)?;
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
struct Told<'g, G: Playable> {
    game: &'g G,
    voice: &'g Voice,
    lines: Vec<String>,
    acts: Vec<RowAct<G::Action>>,
    last: Option<G::State>,
    /// The round of the last heading.
    round: Option<u32>,
}

impl<'g, G: Playable> Told<'g, G> {
    const fn new(game: &'g G, voice: &'g Voice) -> Self {
        Self { game, voice, lines: Vec::new(), acts: Vec::new(), last: None, round: None }
    }

    /// The opening position once, then every row.
    fn row(&mut self, row: Option<Happening<'_, G>>, state: &G::State) {
        let (game, voice) = (self.game, self.voice);
        match row {
            None => {
                let view = game.view(state, Viewer::Spectator);
                let drawn = game.draw(&view, voice.lang(), &|message| voice.say(message));
                self.lines.push(format!("{}\n", drawn.trim_end()));
            }
            Some((act, events)) => {
                let round = self.last.as_ref().map_or(1, |state| game.round(state));
                self.heading(round);
                self.acts.push(act);
                if let RowAct::Undo(count) = act {
                    self.lines.push(voice.say(&Chrome::Undone.message().with("count", count)));
                }
                for (round, event) in G::in_rounds(round, events.iter().cloned()) {
                    self.heading(round);
                    // A record holds everything; nothing in it is hidden from whoever reads it.
                    let seen = game.event_view(&event, Viewer::Judge);
                    let words = seen.map(|seen| game.event_words(&seen, voice.lang()));
                    self.lines.extend(words.map(|words| voice.say(&words)));
                }
            }
        }
        self.last = Some(state.clone());
    }

    /// A line for the round of what is told next, where it is a new one.
    fn heading(&mut self, round: u32) {
        if self.round.replace(round) != Some(round) {
            self.lines.push(self.voice.heading(round));
        }
    }
}

/// Says what does not agree; exit code 1.
fn refuse(args: &ReplayArgs, header: Option<Header>, error: &dyn Display) -> Result<ExitCode> {
    let file = args.file.display().to_string();
    if !args.json {
        eprintln!("spymaster: {}", printable(&format!("{file}: {error}")));
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
