//! The house edition: the built-in blob is the file, and the file keeps the criteria of docs/balance.md.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::BTreeSet;

use spy_connection::edition::{EditionFile, MissionEntry};
use spy_connection::{Edition, SpyConnection};

const TOML: &str = include_str!("../../content/house.toml");
const BLOB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/house.postcard");

fn file() -> EditionFile {
    EditionFile::from_toml(TOML).unwrap()
}

#[test]
fn the_built_in_edition_is_blessed() {
    let blob = file().to_blob().unwrap();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(BLOB, &blob).unwrap();
    }
    let built_in = std::fs::read(BLOB).unwrap();
    assert!(
        blob == built_in,
        "content/house.toml has changed: run `cargo xtask bless` and build again"
    );
    let from_toml = Edition::from_toml("house.toml", TOML).unwrap();
    assert_eq!(from_toml.hash(), Edition::from_blob(&built_in).unwrap().hash());
}

fn set(cities: &[String]) -> BTreeSet<&str> {
    cities.iter().map(String::as_str).collect()
}

#[test]
fn missions_keep_the_criteria_of_the_balance_sheet() {
    let file = file();
    let of_size = |n: usize| file.missions.iter().filter(move |m| m.cities.len() == n);
    for (cities, count, points) in [(2, 20, 2..=4), (3, 16, 4..=6), (4, 7, 6..=8)] {
        assert_eq!(of_size(cities).count(), count, "missions of {cities} cities");
        assert!(of_size(cities).all(|m| points.contains(&m.points)), "points of {cities} cities");
    }
    let extra = |n: usize| of_size(n).filter(|m| m.extra_turn).count();
    assert_eq!(
        [extra(2), extra(3), extra(4)],
        [10, 3, 1],
        "fourteen extra turns, most on short ones"
    );
    let mut red: Vec<&str> = file.starts.iter().map(|start| start.red.as_str()).collect();
    red.sort_unstable();
    assert_eq!(red, ["berlin", "istanbul", "london", "moscow", "rome"]);
    assert!(file.starts.iter().all(|start| start.cities.len() == 3));
    assert_eq!(file.routes.len(), 21);
    for city in &file.cities {
        let on = file.missions.iter().filter(|m| m.cities.contains(&city.id)).count();
        assert!((8..=13).contains(&on), "{} is on {on} missions", city.id);
    }
}

#[test]
fn a_mission_inside_another_is_worth_less() {
    let file = file();
    let starts = file.starts.iter().map(|s| (&s.cities, s.points));
    let all: Vec<_> = file.missions.iter().map(|m| (&m.cities, m.points)).chain(starts).collect();
    for (small, few) in &all {
        for (large, many) in &all {
            let inside = set(small).is_subset(&set(large)) && small.len() < large.len();
            assert!(!inside || few < many, "{small:?} is worth {few}, {large:?} {many}");
        }
    }
}

#[test]
fn the_certain_facts_of_the_map_are_kept() {
    let file = file();
    let spaces = |a: &str, b: &str| {
        let same = |between: &[String; 2]| set(between) == BTreeSet::from([a, b]);
        file.routes.iter().find(|route| same(&route.between)).map(|route| route.spaces)
    };
    assert_eq!(spaces("london", "paris"), Some(2));
    assert_eq!(spaces("rome", "monaco"), Some(2));
    assert!(spaces("london", "berlin") >= Some(2));
    assert!(spaces("paris", "madrid").is_some());
    assert_eq!(spaces("london", "madrid"), None);
    let mission = |a: &str, b: &str| {
        let wanted = BTreeSet::from([a, b]);
        file.missions.iter().find(|m: &&MissionEntry| set(&m.cities) == wanted)
    };
    let london_madrid = mission("london", "madrid").unwrap();
    assert!(london_madrid.extra_turn && london_madrid.points == 2);
    assert!(mission("monaco", "budapest").is_some());
    assert_eq!(file.cities.len(), 12);
    assert!(SpyConnection::house().is_ok());
}
