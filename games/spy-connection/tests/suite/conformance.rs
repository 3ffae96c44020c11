//! The suite that every game passes: 2, 3 and 4 players, every set of options.
#![allow(clippy::unwrap_used)]

use conformance::Suite;
use game::{Game, Viewer};
use spy_connection::ids::{City, Mission, Slot, Space};
use spy_connection::{Action, SpyConnection, State};

/// Everything that could ever be asked for, and some numbers that no edition has.
fn universe(game: &SpyConnection) -> Vec<Action> {
    let edition = game.edition();
    let cities = || (0..edition.cities().len() as u8 + 1).chain([99, 255]).map(City);
    let missions = || (0..edition.missions().len() as u8 + 1).chain([99, 254]).map(Mission::new);
    let mut all = vec![Action::End, Action::Decline];
    all.extend((0..6).chain([255]).map(|slot| Action::Take(Slot(slot))));
    all.extend(cities().flat_map(|city| [Action::Go(city), Action::Connect(city)]));
    all.extend((0..edition.n_spaces() + 2).chain([64, 255]).map(|s| Action::Recall(Space(s))));
    for mission in missions() {
        all.extend([Action::Choose(mission), Action::Discard(mission), Action::Mark(mission)]);
        all.extend(cities().map(|city| Action::RecallObjective(mission, city)));
    }
    all
}

/// Every agent is somewhere, every mission is in one place.
fn conserve(game: &SpyConnection, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::Judge);
    for (seat, own) in view.seats.iter().enumerate() {
        let on_spaces: u8 = own.spaces.iter().map(|(_, agents)| agents).sum();
        let on_missions: u8 = own.open.iter().map(|o| o.assigned + o.covered.len() as u8).sum();
        if own.supply + on_spaces + on_missions != own.agents {
            return Err(format!("seat {seat}: agents are lost or made"));
        }
    }
    let open = view.seats.iter().flat_map(|seat| seat.open.iter().map(|open| open.mission));
    let done = view.seats.iter().flat_map(|seat| seat.done.iter().copied());
    let deck = view.deck_order.iter().flatten().copied();
    let elsewhere = view.display.iter().flatten().chain(&view.offer).chain(&view.out).copied();
    let mut missions: Vec<Mission> = open.chain(done).chain(deck).chain(elsewhere).collect();
    let count = missions.len();
    missions.sort();
    missions.dedup();
    let from_deck = missions.iter().filter(|mission| mission.index() < 43).count();
    match (count == missions.len(), from_deck) {
        (false, _) => Err("a mission is in two places".to_owned()),
        (true, 43) => Ok(()),
        (true, n) => Err(format!("{n} of 43 missions are left")),
    }
}

fn suite(game: &SpyConnection) -> Suite<'_, SpyConnection> {
    let mut suite = Suite::new(game, universe(game)).cut(600);
    suite.conserve = conserve;
    suite
}

#[test]
fn the_whole_contract_is_kept() {
    let game = SpyConnection::house().unwrap();
    println!("{}", suite(&game).run_all().unwrap());
}

/// Other games than above; `cargo xtask endure` sets how many times as many.
#[test]
fn the_whole_contract_endures() {
    let factor = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let game = SpyConnection::house().unwrap();
    for round in 0..factor {
        let mut suite = suite(&game);
        suite.seed = game::Seed::from_text(&format!("endure {round}"));
        suite.playouts = 3;
        suite.run_all().unwrap();
    }
}
