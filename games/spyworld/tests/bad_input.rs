//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Act, Choices, Deal, Game, Notation, Rebuild, Record, Seat, Seed, Viewer};
use proptest::prelude::*;
use spyworld::edition::primitive::{Effect, Placement, Special};
use spyworld::edition::{Completeness, EditionFile};
use spyworld::{Action, Edition, Spyworld, View};

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
    check(|f| f.entrance = "r6c1".into(), "entrance", "like r3c2");
    check(|f| f.training[1] = 21, "training", "at most 20");
    check(|f| f.titles = vec![3, 2], "titles", "ascending");
    check(|f| f.budget.circles = 12, "budget.circles", "fewer circles");
    check(|f| f.budget.bonus = vec![1; 9], "budget.bonus", "at most 8");
    check(|f| f.budget.bonus = vec![51], "budget.bonus", "at most 50");
    check(|f| drop(f.upgrades.pop()), "upgrade", "there must be 9, not 8");
    check(|f| f.upgrades.swap(0, 3), "upgrade[0].class", "first three traps");
    check(|f| f.upgrades[0].id = "wall".into(), "upgrade[0].id", "another content");
    check(|f| f.upgrades[1].id = "snare".into(), "upgrade[1].id", "there twice");
    check(|f| drop(f.domiciles.pop()), "domicile", "there must be 4, not 3");
    check(|f| f.domiciles[1].traps[0] = 16, "domicile[1].traps, guards", "at most 15");
    check(
        |f| f.domiciles[1].either = vec!["moat".into()],
        "domicile[1].either",
        "no upgrade `moat`",
    );
    check(
        |f| f.domiciles[2].special = Special::LightRow(6),
        "domicile[2].special",
        "rows are 1 to 5",
    );
    check(
        |f| f.domiciles[0].placement = Placement::Swap(60),
        "domicile[0].placement",
        "at most 50",
    );
    check(|f| drop(f.missions.pop()), "mission", "there must be 9, not 8");
    check(|f| f.missions[3].end = 99, "mission[3].end", "at most 50");
    check(|f| drop(f.gadgets.pop()), "gadget", "there must be 5, not 4");
    check(|f| f.gadgets[2].effect = Effect::Boots(21), "gadget[2].effect", "at most 20");
    check(|f| drop(f.agents.pop()), "agent", "there must be 9, not 8");
    check(|f| f.agents[4].bonus[0] = 30, "agent[4].bonus", "at most 20");
    check(|f| drop(f.cards.pop()), "cards", "a multiple of 3");
    check(|f| f.cards[7] = "r9 snare".into(), "cards[7]", "`r9 snare` is no card");
    check(|f| f.cards[7] = "r1 moat".into(), "cards[7]", "`r1 moat` is no card");
    check(|f| f.cards[0] = "r2 dossier".into(), "cards", "10 or 11 times");
    check(|f| f.cards[0] = "r1 wall".into(), "cards: upgrades", "there must be 54, not 53");
}

#[test]
fn a_file_that_is_no_edition_is_told_by_line() {
    let said = |text: &str| Edition::from_toml("x.toml", text).unwrap_err().to_string();
    assert!(said("").contains("missing field"), "{}", said(""));
    let without = TOML.replacen("grey = ", "gray = ", 1);
    let line = TOML[..TOML.find("grey = ").unwrap()].matches('\n').count() + 1;
    assert!(said(&without).starts_with(&format!("x.toml: line {line}: ")), "{}", said(&without));
    let negative = TOML.replacen("circles = 60", "circles = -2", 1);
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
    for (lines, reason) in [
        (
            &["A draft pass", "A confirmed", "B draft pass", "B confirmed"][..],
            "nobody is left to act",
        ),
        (&["A confirmed"], "needs a `draft`"),
        (&["A draft pick 1", "A confirmed"], "needs a `draft`"),
        (&["A resigned"], "at least two must stay"),
        (&["phase agents"], "needs an `offer`"),
        (&["A moves step n"], "before lairs are handed on"),
        (&["phase raid", "A moves step s"], "refused by SW-7.2"),
        (&["A walls r5c3-e"], "no wall can stand there"),
        (&["A walls r1c5-e"], "no wall can stand there"),
        (&["A kept archive"], "only fulfilled missions"),
        (&["pile 1 snare", "pile 2 snare snare"], "equal height"),
        (&["phase raid", "A draft pass"], "only in planning"),
    ] {
        assert!(said(lines).contains(reason), "{lines:?}: {}", said(lines));
    }
}

fn house() -> Spyworld {
    Spyworld::house().unwrap()
}

fn arbitrary_record() -> (Spyworld, String) {
    let game = house();
    let seed = Seed::from_text("record");
    let mut bots: Vec<_> =
        Seat::first(3).map(|seat| bots::BotKind::Thumb.sit(seed, seat)).collect();
    let options = Spyworld::default_options(3);
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
            .and_then(|record: Record<spyworld::Options>| record.verify(&game, |_, _, _| {}))
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
                "A", "B", "Z", "table", "agent", "pick", "bonus", "pass", "number", "swap", "draw", "wall", "train",
                "gadget", "claim", "confirm", "withdraw", "step", "split", "use", "stop", "resign", "time-up",
                "acrobat", "drill", "smoke", "hoard", "now", "end", "r1c1", "r5c3", "r6c1", "r1c5-e", "r5c1-s", "n",
                "ne", "+1", "-1", "0", "1", "3", "4", "256", "-", "undo",
            ]),
            0..6,
        )
    ) {
        let game = house();
        let text = words.join(" ");
        if let Ok(act) = game.read_act(&text) {
            prop_assert_eq!(game.read_act(&game.write_act(act)), Ok(act));
            let mut state = game.setup(&Spyworld::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
            let _ = game.apply(&mut state, act, &mut ());
        }
    }

    #[test]
    fn any_lines_as_a_position_are_survived(
        lines in proptest::collection::vec(
            prop::sample::select(vec![
                "seats 2", "seats 3", "seats 1", "seats 101", "domicile volcano", "domicile superyacht", "domicile mars",
                "agents free", "raids in-turn", "timer", "forgiving", "phase agents", "phase plan", "phase raid",
                "phase over", "phase abandoned", "last-round", "handed right", "missions hoard labyrinth tinkerer",
                "missions hoard hoard hoard", "closed hoard", "pile 1 snare", "pile 2 wall dossier", "stack 1 r1 c2",
                "stack 3 c5", "A beginner", "A resigned", "B resigned", "A confirmed", "B stopped", "A offer acrobat shadow",
                "A agent burglar", "B agent bruiser", "A fulfilled hoard", "A kept hoard", "A rooms r1c1=robot r2c2=dossier",
                "A rooms r4c3=sharks", "A rooms r5c3=snare", "A walls r1c1-e r1c5-e", "A walls r3c2-s", "A tracks 20 20 20",
                "A tracks 21 0 0", "A gadgets smoke darts boots grapnel drill", "A budget 3 of 60", "A budget 61",
                "A bonus 5", "A bonus 6", "A draft pass", "A draft pick 1", "A draft pick 1, bonus 2", "A moves step n",
                "B moves use boots, step n, step n", "B moves step n, split 1 1", "", "# nothing",
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
        let read: Result<Record<spyworld::Options>, _> = Record::read(&json);
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
        let mut state = game.setup(&Spyworld::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
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
        steps in 0..1_600_u32,
        table in any::<prop::sample::Index>(),
    ) {
        let game = house();
        let seed = Seed::from_text("view");
        let all: Vec<_> = [2, 4, 5, 11].into_iter().flat_map(Spyworld::all_options).collect();
        let options = table.get(&all);
        let mut state = game.setup(options, &Deal::new(seed)).unwrap();
        let mut chance = bots::Fast::from_number(2);
        let mut legal = game::ActionList::new();
        // Few steps often, so that agents are still being chosen.
        for _ in 0..steps % 800 * (steps / 800) {
            if game.to_act(&state).is_empty() {
                break;
            }
            bots::random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
        }
        let view = game.view(&state, Viewer::Spectator);
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
fn play_on(game: &Spyworld, mut state: spyworld::State) {
    let mut legal = game::ActionList::new();
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..200 {
        if game.to_act(&state).is_empty() {
            break;
        }
        let before = state.clone();
        let step = bots::random_step(game, &mut state, &mut legal, &mut chance);
        assert!(step.is_ok(), "stuck in\n{}", game.write_position(&before));
    }
}
