//! Hostile guests drive a real server by chance, and a small model judges what comes of it: who may know, sit and do
//! what.

mod crowd;
mod model;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bots::Fast;
use conformance::sealed_choice::SealedChoice;
use server::Config;
use store::Memory;

use crate::site::{Site, quick};
use crowd::Crowd;

/// Number of tables in every run of the tests; each costs some two seconds of processor time in a build without
/// optimisation.
const TABLES: u64 = 45;
/// Number of deeds at each table.
const DEEDS: u32 = 200;
/// Longer than any test: nothing happens by itself.
const NEVER: Duration = Duration::from_secs(3_600);

/// Every row that people can cause is seen, so that the model is not right about nothing.
const ROWS: [&str; 15] = [
    "act",
    "barred",
    "bot",
    "committed",
    "dealing",
    "left",
    "links",
    "muted",
    "one_device",
    "options",
    "rematch",
    "returned",
    "sat",
    "seat_link",
    "started",
];

/// `cargo xtask endure FACTOR` plays FACTOR times as many tables. Each table draws its guests, links and deeds from its
/// number, so no two are alike, and a failed table can be played again by its number.
#[tokio::test]
async fn hostile_guests_do_nothing_that_they_may_not_and_endures() {
    let factor: u64 = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let mut explained: BTreeMap<String, u32> = BTreeMap::new();
    let mut refuted = 0;
    for number in 0..factor * TABLES {
        // At every other table a seat and the host's right pass on as soon as somebody is away.
        let grace = if number % 2 == 0 { NEVER } else { Duration::ZERO };
        let (pace, clock, reveal, vote) = (NEVER, NEVER, NEVER, NEVER);
        let config = Config { grace, pace, clock, reveal, vote, ..quick() };
        let store = Arc::new(Memory::default());
        let kept: Arc<Memory> = Arc::clone(&store);
        let site = Site::seeded(number, kept, config, |house| house.add(SealedChoice::house()));
        let mut crowd = Crowd::gather(site, store, Fast::from_number(number)).await;
        for deed in 0..DEEDS {
            crowd.act().await.unwrap_or_else(|why| panic!("table {number}, deed {deed}: {why}"));
        }
        for (kind, count) in &crowd.model.explained {
            *explained.entry(kind.clone()).or_default() += count;
        }
        refuted += crowd.refuted;
        crowd.part().await;
    }
    let deeds = factor * TABLES * u64::from(DEEDS);
    println!("{deeds} deeds, {refuted} false senders not believed, rows: {explained:?}");
    let missing: Vec<_> = ROWS.iter().filter(|row| !explained.contains_key(**row)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
