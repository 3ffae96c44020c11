//! Playing through a pipe, in three languages.

use crate::command::{folder, spymaster};

#[test]
fn a_person_is_shown_the_board_and_asked() {
    spymaster("play spy-connection --seed 7")
        .input("?\nhelp\nboard\nlog\nquit\n")
        .ok()
        .says("A: at the keyboard")
        .says("B: bot (greedy)")
        .says("LONDON")
        .says("A can do this:\n    1  ")
        .says("list your legal actions")
        .says("You leave the game.");
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let ran = spymaster("play spy-connection").input("").ok().says("The input has ended");
    ran.says("It was not saved.").never_says("--resume");
}

#[test]
fn three_languages_are_spoken() {
    let says = |lang: &str, words: &[&str]| {
        let ran = spymaster("play spy-connection --seats human,thumb --lang")
            .arg(lang)
            .input("?\nfly\nend\nhelp\n")
            .ok();
        words.iter().for_each(|word| assert!(ran.stdout.contains(word), "no {word}: {ran:#?}"));
        assert!(!ran.stdout.contains('⟨'), "a text is missing: {ran:#?}");
    };
    says("en", &["A to act>", "Not understood: fly", "Not possible: "]);
    says("de", &["A ist am Zug>", "Nicht verstanden: fly", "Nicht möglich: "]);
    says("fr", &["à A de jouer>", "Pas compris\u{202f}: fly", "Impossible\u{202f}: "]);
}

/// Where all choose at once, the keyboard is handed on when somebody is done, not after every small step.
#[test]
fn at_one_keyboard_everybody_finishes_the_round_first() {
    let ran = spymaster("play spyworld --seats human,human --set domicile=1 --seed 5")
        .input("pick 1\nwithdraw\npass\nconfirm\n\npick 1\ndraw r5c1\nconfirm\n\nrules SW-3.2\n")
        .ok();
    let curtains = ran.stdout.matches("Pass the keyboard on").count();
    assert_eq!(curtains, 2, "{ran:#?}");
    assert_eq!(ran.stdout.matches("Lair of A").count(), 2, "{ran:#?}");
    assert!(ran.stdout.contains("SW-3.2  Choose exactly one"), "{ran:#?}");
}

#[test]
fn bots_alone_play_to_the_end_and_leave_a_record() {
    let file = folder("bots-alone").join("game.json");
    spymaster("play spy-connection --seats greedy,thumb,random --seed 3 --save")
        .arg(&file)
        .ok()
        .says("The game is over.")
        .says("Final score")
        .says(" 1. ")
        .says("Seed of this deal: ")
        .says("Record saved: ");
    spymaster("replay --quiet").arg(&file).ok().says("Verified: ");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed: &str| {
        spymaster("play spy-connection --seats thumb,thumb --seed").arg(seed).ok().stdout
    };
    assert_eq!(play("1"), play("1"));
    assert_ne!(play("1"), play("2"));
    let without = || spymaster("play spy-connection --seats thumb,thumb").ok().stdout;
    assert_ne!(without(), without(), "without a seed every game is a new one");
}

#[test]
fn the_opening_is_drawn_once_and_every_round_has_a_heading() {
    let ran = spymaster("play spy-connection --seats thumb,thumb --seed 3").ok();
    assert_eq!(ran.stdout.matches("LONDON").count(), 1, "{ran:#?}");
    let (opening, log) = ran.stdout.split_once("── Round 1 ──\n").unwrap();
    assert!(opening.contains("Missions on display"), "{ran:#?}");
    assert_eq!(log.matches("── Round 2 ──\n").count(), 1, "{ran:#?}");
    // Whoever begins sees the opening from their own side, not twice.
    let ran = spymaster("play spy-connection --seats human,human --seed 7").ok();
    assert_eq!(ran.stdout.matches("LONDON").count(), 1, "{ran:#?}");
}

#[test]
fn a_round_begins_under_its_own_heading() {
    let ran = spymaster("play spyworld --seats thumb,thumb --seed 3").ok();
    for round in 2..6 {
        let begins = format!("── Round {round} ──\n  Round {round} begins.");
        assert_eq!(ran.stdout.matches(&begins).count(), 1, "{begins}: {ran:#?}");
    }
}

#[test]
fn the_score_sheet_says_no_number_twice() {
    let ran = spymaster("play spy-connection --seats greedy,greedy --seed 3").ok();
    let (_, sheet) = ran.stdout.split_once("Final score").unwrap();
    for line in sheet.lines() {
        let numbers: Vec<_> = line
            .split(|sign: char| !sign.is_ascii_digit())
            .filter(|part| !part.is_empty() && !line.contains("Seed"))
            .collect();
        assert!(numbers.is_empty() || numbers.first() != numbers.get(1), "{line}: {sheet}");
    }
    assert!(!sheet.contains("    0 "), "{sheet}");
}
