//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Choices, Notation};
use spyworld::edition::primitive::{Effect, Placement, Special};
use spyworld::edition::{Completeness, EditionFile};
use spyworld::{Edition, Spyworld};

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

trials::bad_input! {
    Spyworld,
    words: [
        "A", "B", "Z", "table", "agent", "pick", "bonus", "pass", "number", "swap", "draw", "wall", "train",
        "gadget", "claim", "confirm", "withdraw", "step", "split", "use", "stop", "resign", "time-up",
        "acrobat", "drill", "smoke", "hoard", "now", "end", "r1c1", "r5c3", "r6c1", "r1c5-e", "r5c1-s", "n",
        "ne", "+1", "-1", "0", "1", "3", "4", "256", "-", "undo",
    ],
    lines: [
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
    ],
    edition: TOML,
    read: Edition::from_toml,
    tables: [2, 4, 5, 11].into_iter().flat_map(Spyworld::all_options).collect::<Vec<_>>(),
    steps: 800
}
