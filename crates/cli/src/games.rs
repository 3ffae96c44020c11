//! `spymaster games`: which games there are, how many play, which options a table has.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use catalog::{Entry, Playable, Visitor, ids, with_game};
use serde::Serialize;

use crate::args::GamesArgs;
use crate::failure::bad_argument;
use crate::print_json;
use crate::printable::clipped;

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    players: [u8; 2],
    rules: u32,
    edition: String,
    options: Vec<OptionHelp>,
}

#[derive(Serialize)]
struct OptionHelp {
    key: &'static str,
    help: &'static str,
}

#[derive(Serialize)]
struct Report {
    games: Vec<Listed>,
}

struct List;

impl Visitor for List {
    type Out = Result<Listed>;

    fn visit<G: Playable>(self, entry: Entry<G>) -> Result<Listed> {
        let house = entry.house_game(G::NEWEST_RULES)?;
        Ok(Listed {
            id: G::ID,
            players: [*G::SEATS.start(), *G::SEATS.end()],
            rules: house.rules(),
            edition: house.edition_id().to_owned(),
            options: G::option_help().iter().map(|&(key, help)| OptionHelp { key, help }).collect(),
        })
    }
}

/// The id as the catalog spells it, however the person wrote it.
pub fn known(id: &str) -> Result<&'static str, String> {
    ids()
        .iter()
        .find(|known| known.eq_ignore_ascii_case(id.trim()))
        .copied()
        .ok_or_else(|| format!("there is no game `{}`; known: {}", clipped(id), ids().join(", ")))
}

pub fn games(args: &GamesArgs) -> Result<ExitCode> {
    let games: Result<Vec<_>> =
        ids().iter().map(|id| with_game(id, List).map_err(bad_argument)?).collect();
    let games = games?;
    if args.json {
        print_json(&Report { games })?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = io::stdout().lock();
    for game in &games {
        let [fewest, most] = game.players;
        writeln!(out, "{}  {fewest} to {most} players, edition {}", game.id, game.edition)?;
        for option in &game.options {
            writeln!(out, "  --set {:<8}  {}", option.key, option.help)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
