//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Choices, Game, Notation};
use spy_connection::edition::{Completeness, EditionFile};
use spy_connection::{Edition, SpyConnection};

const TOML: &str = include_str!("../../content/house.toml");

/// The house edition with one change must be refused at this key for a reason with these words.
#[track_caller]
fn check(change: impl FnOnce(&mut EditionFile), key: &str, reason: &str) {
    let mut file = EditionFile::from_toml(TOML).unwrap();
    change(&mut file);
    let error = Edition::new(file, Completeness::Full).unwrap_err().in_file("printed.toml");
    let said = error.to_string();
    assert!(said.starts_with(&format!("printed.toml: {key}: ")), "{said}");
    assert!(said.contains(reason), "{said}");
}

#[test]
fn a_broken_edition_is_told_by_file_key_and_reason() {
    check(|f| f.format = 2, "format", "1 is the only form");
    check(|f| f.id = "My Edition".into(), "id", "short name");
    check(|f| f.title.de = " ".into(), "title.de", "1 to 60 letters");
    check(|f| f.prices.light[3] = 15, "prices.light", "nobody can ever pay 15");
    check(|f| f.cities.clear(), "city", "2 to 16 cities");
    check(|f| f.cities[1].id = "athens".into(), "city[1].id", "there twice");
    check(|f| f.cities[0].id = "new-york".into(), "city[0].id", "short name");
    check(|f| f.cities[0].id = "1".into(), "city[0].id", "short name");
    check(|f| f.cities[0].id = "start".into(), "city[0].id", "start missions");
    check(|f| f.cities[0].name.en = "x".repeat(61), "city[0].name.en", "1 to 60 letters");
    check(|f| f.routes[0].between[1] = "oslo".into(), "route[0].between", "no city `oslo`");
    check(|f| f.routes[0].between[1] = "london".into(), "route[0].between", "two different cities");
    check(
        |f| f.routes[1].between = ["paris".into(), "london".into()],
        "route[1].between",
        "route already",
    );
    check(|f| f.routes[0].spaces = 0, "route[0].spaces", "1 to 7 spaces");
    check(|f| f.routes[0].spaces = 8, "route[0].spaces", "SC-5.2");
    check(|f| f.routes.iter_mut().for_each(|r| r.spaces = 7), "route[9].spaces", "at most 64");
    check(|f| f.missions.truncate(42), "mission", "there must be 43, not 42");
    check(|f| f.missions.push(f.missions[0].clone()), "mission", "there must be 43, not 44");
    check(|f| f.missions[5].cities = vec!["rome".into()], "mission[5].cities", "2 to 4 cities");
    check(|f| f.missions[5].cities = vec!["rome".into(); 2], "mission[5].cities", "there twice");
    check(|f| f.missions[5].cities[0] = "oslo".into(), "mission[5].cities", "no city `oslo`");
    check(|f| f.missions[5].points = 9, "mission[5].points", "2 to 8 points");
    check(|f| f.missions[7] = f.missions[3].clone(), "mission[7].cities", "the same cities as");
    check(
        |f| f.missions[7].cities = f.missions[3].cities.iter().rev().cloned().collect(),
        "mission[7].cities",
        "the same cities as",
    );
    check(|f| f.starts.truncate(4), "start", "there must be 5, not 4");
    check(|f| f.starts[1].red = "oslo".into(), "start[1].red", "no city `oslo`");
    check(|f| f.starts[0].red = "moscow".into(), "start[0].red", "not on the card");
    check(
        |f| f.starts[2].cities = f.missions[20].cities.clone(),
        "start[2].red",
        "not on the card",
    );
    check(
        |f| {
            f.starts[1].cities = vec!["london".into(), "rome".into()];
            f.starts[1].red = "london".into();
        },
        "start[1].red",
        "begins another",
    );
}

#[test]
fn a_map_in_two_parts_is_refused() {
    check(
        |f| f.routes.retain(|r| !r.between.contains(&"moscow".into())),
        "city[8]",
        "no route leads to `moscow`",
    );
    let east = ["istanbul", "moscow"];
    check(
        |f| {
            f.routes.retain(|r| {
                r.between.iter().all(|c| east.contains(&c.as_str()))
                    || r.between.iter().all(|c| !east.contains(&c.as_str()))
            })
        },
        "route",
        "not connected: no way leads to `istanbul`",
    );
}

#[test]
fn a_file_that_is_no_edition_is_told_by_line() {
    let said = |text: &str| Edition::from_toml("x.toml", text).unwrap_err().to_string();
    assert!(said("").contains("missing field"), "{}", said(""));
    let without = TOML.replacen("points = ", "stars = ", 1);
    let line = TOML[..TOML.find("points = ").unwrap()].matches('\n').count() + 1;
    assert!(said(&without).starts_with(&format!("x.toml: line {line}: ")), "{}", said(&without));
    let negative = TOML.replacen("spaces = 2", "spaces = -2", 1);
    assert!(said(&negative).starts_with("x.toml: line "), "{}", said(&negative));
    assert!(said("format = 1\nformat = 1\n").contains("x.toml: line 2: duplicate key"));
}

/// Positions that look possible line by line, but that nobody could play on from.
#[test]
fn a_position_that_cannot_be_played_is_refused() {
    let said = |lines: &[&str]| {
        let read = house().read_position(&lines.join("\n"));
        read.map(|state| house().write_position(&state)).unwrap_err().to_string()
    };
    let two = ["A spy london", "B spy rome"];
    let shrunk = ["seats 15 15 15 15", "start D", "seats 15 15", "over"];
    assert!(said(&[&shrunk[..], &two].concat()).contains("comes once"));
    assert!(said(&["turn A", "over", "A spy london", "B spy rome"]).contains("one of turn"));
    let offer = "offer start-rome start-berlin";
    let full = "A agents london-paris.1*2 london-paris.2*2";
    let busy = ["choose B", offer, "A spy london", full];
    assert!(said(&busy).contains("all who wait"));
    let early = ["seats 15 15 15", "choose A", "offer start-rome start-berlin start-moscow"];
    assert!(said(&early).contains("all who wait"));
    assert!(said(&["choose B", "offer start-rome"]).contains("all who wait"));
    assert!(said(&["A spy london"]).contains("every seat needs"));
}

trials::bad_input! {
    SpyConnection,
    words: [
        "A", "B", "Z", "table", "take", "go", "connect", "recall", "recall-objective", "discard", "mark",
        "choose", "end", "decline", "resign", "london", "paris", "london-paris.1", "paris-london.9",
        "london-madrid", "start-london", "0", "1", "5", "256", "-1", "-", ".", "london-", "undo",
    ],
    lines: [
        "seats 15 15", "seats 15 15 15", "seats 14 15 14 15", "seats 15", "seats 99 1", "side dark", "side", "start B", "start Z",
        "round 65535", "round 65536", "turn A", "turn B gone", "turn A done extra owed 255", "turn C",
        "turn A marked london-madrid", "choose B", "over", "abandoned", "end-began B", "display - - - -",
        "display london-madrid - - -", "display x", "deck london-madrid paris-rome", "deck london-madrid",
        "offer start-rome start-berlin", "out paris-rome", "A spy london", "B spy rome", "B spy mars",
        "A agents london-paris.1", "A agents london-paris.2*2", "A agents paris-berlin.2", "B agents monaco-rome.2",
        "A mission london-madrid covered london", "A mission london-madrid assigned 200",
        "A mission monaco-paris assigned 2", "A done paris-rome", "B resigned", "A resigned", "", "# nothing",
    ],
    edition: TOML,
    read: Edition::from_toml,
    tables: SpyConnection::SEATS.flat_map(SpyConnection::all_options).collect::<Vec<_>>(),
    steps: 40
}
