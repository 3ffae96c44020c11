//! `spymaster verify`: is the record of an online game true, and did nobody choose its chance?

use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::{Header, Message, Seat, Seed};
use serde::Serialize;
use serde_json::Value;
use table::{Own, Proof, Unproven, Worth};

use crate::args::VerifyArgs;
use crate::chrome::Chrome;
use crate::failure::read_file;
use crate::games::known;
use crate::printable::printable;
use crate::record_file::game_of;
use crate::voice::Voice;
use crate::{ForGame, for_game, print_json};

/// The verdict, as `--json` prints it.
#[derive(Default, Serialize)]
struct Verdict {
    file: String,
    verified: bool,
    /// What is not true.
    error: Option<String>,
    game: Option<String>,
    table: Option<String>,
    /// One hash of all commitments.
    commitment: Option<String>,
    format: Option<u32>,
    /// Attempts to start.
    rounds: Option<u32>,
    /// Seats whose devices added to the shuffle, and seats that the host left out.
    contributed: Option<Vec<String>>,
    without: Option<Vec<String>>,
    /// Does it rest on trust in the server that nobody chose the deal?
    rests_on_trust: Option<bool>,
    /// What became of the bytes that were given: `used` or `left_out`.
    own: Option<&'static str>,
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
        let checked = match check(&proof, &game, &args) {
            Ok(checked) => checked,
            Err(error) => return refuse(&args, &error.to_string()),
        };
        let Checked { worth, own, commitment } = checked;
        if args.json {
            print_json(&Verdict {
                file: args.file.display().to_string(),
                verified: true,
                error: None,
                game: Some(header.game),
                table: Some(proof.table),
                commitment: Some(commitment),
                format: Some(proof.proof),
                rounds: Some(worth.rounds),
                contributed: Some(letters(&worth.contributed)),
                without: Some(letters(&worth.without)),
                rests_on_trust: Some(worth.rests_on_trust()),
                own: own.map(|own| match own {
                    Own::Used => "used",
                    Own::LeftOut => "left_out",
                }),
            })?;
            return Ok(ExitCode::SUCCESS);
        }
        let voice = Voice::new::<G>(args.lang)?;
        let rows = u32::try_from(proof.record.rows.len()).unwrap_or(u32::MAX);
        println!("{}", voice.say(&Chrome::DealHolds.message().with("rows", rows)));
        for message in statements(&worth, own, args.commitment.is_some()) {
            println!("{}", voice.say(&message));
        }
        let commitment = Chrome::DealCommitment.message().with("commitment", commitment);
        println!("{}", voice.say(&commitment));
        Ok(ExitCode::SUCCESS)
    }
}

/// A proof that holds.
struct Checked {
    worth: Worth,
    own: Option<Own>,
    commitment: String,
}

/// Checks all of a proof, and it against what a player kept.
fn check<G: Playable>(
    proof: &Proof<G::Options>,
    game: &G,
    args: &VerifyArgs,
) -> Result<Checked, Unproven> {
    proof.verify(game)?;
    if let Some(shown) = &args.commitment {
        proof.check_shown(shown)?;
    }
    let own = args.entropy.as_ref().map(|(seat, share)| proof.check_share(*seat, share));
    let commitment = Seed(proof.all_commitments()?).to_string();
    Ok(Checked { worth: proof.worth(), own: own.transpose()?, commitment })
}

fn letters(seats: &[Seat]) -> Vec<String> {
    seats.iter().map(Seat::to_string).collect()
}

/// What is proven, and what rests on trust.
fn statements(worth: &Worth, own: Option<Own>, shown: bool) -> Vec<Message> {
    let named = |chrome: Chrome, seats: &[Seat]| chrome.message().with("seats", letters(seats));
    let mut all = vec![match worth.contributed.as_slice() {
        [] => Chrome::DealNoShares.message(),
        seats => named(Chrome::DealShares, seats),
    }];
    if worth.committed {
        all.push(Chrome::DealRounds.message().with("count", worth.rounds));
    }
    if !worth.without.is_empty() {
        all.push(named(Chrome::DealWithout, &worth.without));
    }
    all.push(match (worth.committed, worth.rests_on_trust()) {
        (false, _) => Chrome::DealFormat1.message(),
        (true, true) => Chrome::DealTrust.message(),
        (true, false) => Chrome::DealFair.message(),
    });
    let checked = match (own, shown && worth.committed) {
        (Some(Own::LeftOut), _) => Some(Chrome::DealLeftOut),
        (Some(Own::Used), true) => Some(Chrome::DealOwnProven),
        (Some(Own::Used), false) if worth.committed => Some(Chrome::DealOwn),
        (None, true) => Some(Chrome::DealShown),
        (None, false) if !worth.rests_on_trust() => Some(Chrome::DealUnchecked),
        (Some(Own::Used) | None, false) => None,
    };
    all.extend(checked.map(Chrome::message));
    all.push(Chrome::DealMoves.message());
    all
}

/// Says what is not true; exit code 1.
fn refuse(args: &VerifyArgs, error: &str) -> Result<ExitCode> {
    let file = args.file.display().to_string();
    if args.json {
        let error = Some(error.to_owned());
        print_json(&Verdict { file, error, ..Verdict::default() })?;
    } else {
        eprintln!("spymaster: {}", printable(&format!("{file}: {error}")));
    }
    Ok(ExitCode::FAILURE)
}
