//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Act, Choices, Deal, Game, Notation, Rebuild, Record, Seat, Seed, Viewer};
use proptest::prelude::*;
use spy_connection::edition::{Completeness, EditionFile};
use spy_connection::{Action, Edition, SpyConnection, View};

const TOML: &str = include_str!("../content/house.toml");

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

/// Every line of the file left out in turn: an edition, or an error with a place.
#[test]
fn any_missing_line_is_survived() {
    let lines: Vec<&str> = TOML.lines().collect();
    for skipped in 0..lines.len() {
        let text: Vec<&str> =
            lines.iter().enumerate().filter(|(n, _)| *n != skipped).map(|(_, l)| *l).collect();
        if let Err(error) = Edition::from_toml("x.toml", &text.join("\n")) {
            assert!(!error.key.is_empty() && !error.reason.is_empty(), "line {skipped}");
        }
    }
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

fn house() -> SpyConnection {
    SpyConnection::house().unwrap()
}

fn arbitrary_record() -> (SpyConnection, String) {
    let game = house();
    let seed = Seed::from_text("record");
    let mut bots: Vec<_> =
        Seat::first(3).map(|seat| bots::BotKind::Thumb.sit(seed, seat)).collect();
    let options = SpyConnection::default_options(3);
    let played = bots::play_out(&game, &options, seed, &mut bots, 60).unwrap();
    let rows: Vec<_> = played.acts.into_iter().map(game::RowAct::Act).collect();
    let record = Record::write(&game, options, seed, &rows).unwrap();
    (game, record.to_json().unwrap())
}

#[test]
fn a_record_edited_by_one_byte_is_refused_with_its_place() {
    let (game, json) = arbitrary_record();
    let verify = |text: &str| {
        Record::read(text)
            .and_then(|record: Record<spy_connection::Options>| record.verify(&game, |_, _, _| {}))
    };
    assert!(verify(&json).is_ok());
    let mut inside_string = false;
    let mut tried = 0;
    for place in 0..json.len() {
        let byte = json.as_bytes()[place];
        inside_string ^= byte == b'"';
        if byte.is_ascii_whitespace() && !inside_string {
            continue;
        }
        for other in [b'0', b'7', b'a', b'Z', b' ', b'"', b'{'] {
            let mut bytes = json.clone().into_bytes();
            bytes[place] = other;
            let text = String::from_utf8(bytes).unwrap();
            // White space around a number is no change.
            if other == byte || text.split_whitespace().eq(json.split_whitespace()) {
                continue;
            }
            tried += 1;
            assert!(
                verify(&text).is_err(),
                "byte {place}: {:?} became {:?}",
                byte as char,
                other as char
            );
        }
    }
    assert!(tried > 10_000, "{tried}");
    for end in (0..json.len() - 2).step_by(7) {
        assert!(verify(&json[..end]).is_err(), "cut after {end} bytes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_an_action_is_survived(text in "\\PC{0,40}") {
        let _ = house().read_action(&text);
        let _ = house().read_act(&text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_survived(
        words in proptest::collection::vec(
            prop::sample::select(vec![
                "A", "B", "Z", "table", "take", "go", "connect", "recall", "recall-objective", "discard", "mark",
                "choose", "end", "decline", "resign", "london", "paris", "london-paris.1", "paris-london.9",
                "london-madrid", "start-london", "0", "1", "5", "256", "-1", "-", ".", "london-", "undo",
            ]),
            0..6,
        )
    ) {
        let game = house();
        let text = words.join(" ");
        if let Ok(act) = game.read_act(&text) {
            prop_assert_eq!(game.read_act(&game.write_act(act)), Ok(act));
            let mut state = game.setup(&SpyConnection::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
            let _ = game.apply(&mut state, act, &mut ());
        }
    }

    #[test]
    fn any_lines_as_a_position_are_survived(
        lines in proptest::collection::vec(
            prop::sample::select(vec![
                "seats 15 15", "seats 15 15 15", "seats 14 15 14 15", "seats 15", "seats 99 1", "side dark", "side", "start B", "start Z",
                "round 65535", "round 65536", "turn A", "turn B gone", "turn A done extra owed 255", "turn C",
                "turn A marked london-madrid", "choose B", "over", "abandoned", "end-began B", "display - - - -",
                "display london-madrid - - -", "display x", "deck london-madrid paris-rome", "deck london-madrid",
                "offer start-rome start-berlin", "out paris-rome", "A spy london", "B spy rome", "B spy mars",
                "A agents london-paris.1", "A agents london-paris.2*2", "A agents paris-berlin.2", "B agents monaco-rome.2",
                "A mission london-madrid covered london", "A mission london-madrid assigned 200",
                "A mission monaco-paris assigned 2", "A done paris-rome", "B resigned", "A resigned", "", "# nothing",
            ]),
            0..14,
        )
    ) {
        let game = house();
        if let Ok(state) = game.read_position(&lines.join("\n")) {
            let text = game.write_position(&state);
            let again = game.read_position(&text).unwrap();
            prop_assert_eq!(game::Digest::of(&game, &state), game::Digest::of(&game, &again), "{}", text);
            play_on(&game, state);
        }
    }

    #[test]
    fn a_record_with_any_damage_is_survived(place in 0..4_000_usize, bytes in "\\PC{0,8}", cut in any::<bool>()) {
        let (game, mut json) = arbitrary_record();
        let place = (0..=place % json.len()).rev().find(|&n| json.is_char_boundary(n)).unwrap();
        if cut { json.truncate(place) } else { json.insert_str(place, &bytes) }
        let read: Result<Record<spy_connection::Options>, _> = Record::read(&json);
        if let Ok(record) = read {
            let _ = record.verify(&game, |_, _, _| {});
        }
    }

    #[test]
    fn an_edition_file_with_any_damage_is_survived(place in 0..9_000_usize, bytes in "\\PC{0,8}", cut in 0..40_usize) {
        let mut text = TOML.to_owned();
        let boundary = |n: usize, text: &str| (0..=n % text.len()).rev().find(|&n| text.is_char_boundary(n)).unwrap();
        let place = boundary(place, &text);
        let end = (place + cut).min(text.len());
        let end = (place..=end).rev().find(|&n| text.is_char_boundary(n)).unwrap();
        text.replace_range(place..end, &bytes);
        let _ = Edition::from_toml("x.toml", &text);
    }

    #[test]
    fn any_bytes_as_a_view_or_an_action_are_survived(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let game = house();
        let mut state = game.setup(&SpyConnection::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
        if let Ok(action) = postcard::from_bytes::<Action>(&bytes) {
            let _ = game.write_action(action);
            let _ = game.apply(&mut state, Act::Seat(Seat(bytes.len() as u8), action), &mut ());
        }
        if let Ok(view) = postcard::from_bytes::<View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            play_on(&game, state);
        }
    }

    #[test]
    fn a_view_with_wrong_bytes_is_survived(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        steps in 0..80_u32,
        table in any::<prop::sample::Index>(),
    ) {
        let game = house();
        let seed = Seed::from_text("view");
        let all: Vec<_> = SpyConnection::SEATS.flat_map(SpyConnection::all_options).collect();
        let options = table.get(&all);
        let seats = Seat::first(options.agents.len() as u8);
        let mut bots: Vec<_> = seats.map(|seat| bots::BotKind::Thumb.sit(seed, seat)).collect();
        // Few steps often, so that start missions are still being chosen.
        let played = bots::play_out(&game, options, seed, &mut bots, steps % 40 * (steps / 40)).unwrap();
        let view = game.view(&played.state, Viewer::Spectator);
        let mut bytes = postcard::to_allocvec(&view).unwrap();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(view) = postcard::from_bytes::<View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            prop_assert_eq!(game.view(&state, Viewer::Spectator), view);
            play_on(&game, state);
        }
    }
}

/// Whatever was accepted as a position must be one that can be played.
fn play_on(game: &SpyConnection, mut state: spy_connection::State) {
    let mut legal = game::ActionList::new();
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..200 {
        if game.to_act(&state).is_empty() {
            break;
        }
        let before = state;
        let step = bots::random_step(game, &mut state, &mut legal, &mut chance);
        assert!(step.is_ok(), "stuck in\n{}", game.write_position(&before));
    }
}
