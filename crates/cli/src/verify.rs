//! `spymaster verify`: is the record of an online game true, and did nobody choose its chance?

use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::Header;
use serde::Serialize;
use serde_json::Value;
use table::Proof;

use crate::args::VerifyArgs;
use crate::chrome::Chrome;
use crate::failure::read_file;
use crate::games::known;
use crate::printable::printable;
use crate::record_file::game_of;
use crate::voice::Voice;
use crate::{ForGame, for_game, print_json};

/// The verdict, as `--json` prints it.
#[derive(Serialize)]
struct Verdict {
    file: String,
    verified: bool,
    /// What is not true.
    error: Option<String>,
    game: Option<String>,
    table: Option<String>,
    commitment: Option<String>,
}

pub fn verify(args: VerifyArgs) -> Result<ExitCode> {
    let json = read_file(&args.file)?;
    let record = serde_json::from_str::<Value>(&json).ok();
    let record = record.and_then(|file| file.get("record").map(Value::to_string));
    let Some(record) = record else {
        let why = "this is no record of an online game; `spymaster replay` verifies others";
        return refuse(&args, why);
    };
    let header = match Header::read(&record) {
        Ok(header) => header,
        Err(error) => return refuse(&args, &error.to_string()),
    };
    if !catalog::ids().contains(&header.game.as_str()) {
        let unknown = known(&header.game).err().unwrap_or_else(|| "game: wrong case".to_owned());
        return refuse(&args, &unknown);
    }
    for_game(&header.game.clone(), Verify { args, json, header })
}

struct Verify {
    args: VerifyArgs,
    json: String,
    header: Header,
}

impl ForGame for Verify {
    fn run<G: Playable>(self, entry: &Entry<G>) -> Result<ExitCode> {
        let Self { args, json, header } = self;
        let game = match game_of(entry, &header, args.edition.as_deref())? {
            Ok(game) => game,
            Err(error) => return refuse(&args, &error),
        };
        let proof = match Proof::<G::Options>::read(&json) {
            Ok(proof) => proof,
            Err(error) => return refuse(&args, &error.to_string()),
        };
        if let Err(error) = proof.verify(&game) {
            return refuse(&args, &error.to_string());
        }
        if args.json {
            print_json(&Verdict {
                file: args.file.display().to_string(),
                verified: true,
                error: None,
                game: Some(header.game),
                table: Some(proof.table),
                commitment: Some(proof.commitment),
            })?;
            return Ok(ExitCode::SUCCESS);
        }
        let voice = Voice::new::<G>(args.lang)?;
        let rows = u32::try_from(proof.record.rows.len()).unwrap_or(u32::MAX);
        let message =
            Chrome::Fair.message().with("rows", rows).with("commitment", proof.commitment);
        println!("{}", voice.say(&message));
        Ok(ExitCode::SUCCESS)
    }
}

/// Says what is not true; exit code 1.
fn refuse(args: &VerifyArgs, error: &str) -> Result<ExitCode> {
    let file = args.file.display().to_string();
    if args.json {
        let error = Some(error.to_owned());
        print_json(&Verdict {
            file,
            verified: false,
            error,
            game: None,
            table: None,
            commitment: None,
        })?;
    } else {
        eprintln!("spymaster: {}", printable(&format!("{file}: {error}")));
    }
    Ok(ExitCode::FAILURE)
}
