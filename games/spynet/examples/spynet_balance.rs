//! How even the house edition is: `cargo run --release -p spynet --example spynet_balance [GAMES]`.
//!
//! Rule-of-thumb players on every seat. Prints the tables of `docs/balance.md`: seats, situations, cards.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use bots::{BotKind, drive};
use game::{Act, Choices, Deal, Game, RuleOfThumb, Seat, Seed, Viewer};
use spynet::ids::Card;
use spynet::{Action, Options, SpyNet};

/// What some games came to.
#[derive(Default)]
struct Sum {
    games: f64,
    /// By place in the order of turns; a victory shared by two counts half for each.
    wins: [f64; 4],
    score: f64,
    steps: f64,
    /// By card: games in which a seat used it, and what share of the victory those seats had.
    used: BTreeMap<Card, (f64, f64)>,
}

/// The card that an act puts into play.
fn card_used(action: Action) -> Option<Card> {
    match action {
        Action::Play(card, _) | Action::Attach(card) | Action::Run(card, _) => Some(card),
        Action::Keep(_)
        | Action::Recruit
        | Action::Take
        | Action::Leave
        | Action::Give(_)
        | Action::Use(_)
        | Action::Skip
        | Action::End => None,
    }
}

fn play(game: &SpyNet, options: &Options, games: u64) -> Sum {
    let mut sum = Sum::default();
    for index in 0..games {
        let seed = Seed::from_text("balance").child(index);
        let mut state = game.setup(options, &Deal::new(seed)).unwrap();
        let seats = || Seat::first(options.seats);
        let mut bots: Vec<_> = seats().map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        let mut touched: BTreeMap<Seat, BTreeSet<Card>> = BTreeMap::new();
        let mut steps = 0.0;
        let done = |act| {
            steps += 1.0;
            if let Act::Seat(seat, action) = act
                && let Some(card) = card_used(action)
            {
                touched.entry(seat).or_default().insert(card);
            }
        };
        let outcome = drive(game, &mut state, &mut bots, SpyNet::BOUND, done).unwrap().unwrap();
        let winners: Vec<Seat> = outcome.winners().collect();
        // In teams both partners win: each of them has the whole of it.
        let share = if options.seats == 4 { 2.0 } else { 1.0 } / winners.len() as f64;
        sum.games += 1.0;
        sum.steps += steps;
        let first = game.view(&state, Viewer::Spectator).start;
        let in_order = seats().map(|seat| Seat((first.0 + seat.0) % options.seats));
        for (seat, wins) in in_order.zip(&mut sum.wins) {
            *wins += if winners.contains(&seat) { share } else { 0.0 };
        }
        let scores: f64 = outcome.seats.iter().map(|seat| f64::from(seat.score)).sum();
        sum.score += scores / f64::from(options.seats);
        for (seat, cards) in touched {
            let won = if winners.contains(&seat) { share } else { 0.0 };
            for card in cards {
                let entry = sum.used.entry(card).or_default();
                *entry = (entry.0 + 1.0, entry.1 + won);
            }
        }
    }
    sum
}

fn options(seats: u8, set: &[(&str, &str)]) -> Options {
    let mut options = SpyNet::default_options(seats);
    set.iter().for_each(|(key, value)| SpyNet::set_option(&mut options, key, value).unwrap());
    options
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(2_000, |text| text.parse().unwrap());
    let game = SpyNet::house().unwrap();
    let names = ["one-per-branch", "one-in-all"];
    println!(
        "| players | agents per turn | first | second | third | fourth | mean score | mean steps |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut all = BTreeMap::new();
    for seats in SpyNet::SEATS {
        for agents in names {
            let sum = play(&game, &options(seats, &[("agents", agents)]), games);
            let share = |seat: u8| match sum.wins.get(usize::from(seat)) {
                Some(wins) if seat < seats => format!("{:.1} %", 100.0 * wins / sum.games),
                _ => "–".to_owned(),
            };
            let [a, b, c, d] = [share(0), share(1), share(2), share(3)];
            let (score, steps) = (sum.score / sum.games, sum.steps / sum.games);
            println!("| {seats} | {agents} | {a} | {b} | {c} | {d} | {score:.1} | {steps:.0} |");
            all.insert((seats, agents), sum);
        }
    }
    println!("\n| situation | 2 players | 3 players | 4 players |\n|---|---|---|---|");
    for situation in game.edition().situations() {
        let cells = SpyNet::SEATS.map(|seats| {
            let set = [("agents", "one-per-branch"), ("situation", situation.id.as_str())];
            let sum = play(&game, &options(seats, &set), games / 2);
            let usual = all.get(&(seats, "one-per-branch")).unwrap();
            let (score, before) = (sum.score / sum.games, usual.score / usual.games);
            format!("{score:.1} ({:+.0} %)", 100.0 * (score / before - 1.0))
        });
        println!("| {} | {} |", situation.id, cells.collect::<Vec<_>>().join(" | "));
    }
    println!("\n| card | 2 players: used, won | 3 players | 4 players |\n|---|---|---|---|");
    for card in game.edition().cards() {
        let cells = SpyNet::SEATS.map(|seats| {
            let sum = all.get(&(seats, "one-per-branch")).unwrap();
            let (used, won) = sum.used.get(&card).copied().unwrap_or_default();
            format!("{:.0} %, {:.1} %", 100.0 * used / sum.games, 100.0 * won / used)
        });
        let id = &game.edition().card(card).unwrap().id;
        println!("| {id} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}
