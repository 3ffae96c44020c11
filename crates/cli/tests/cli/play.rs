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
fn an_action_is_done_by_notation_or_by_number() {
    let by_notation = spymaster("play spy-connection --seats human,human --seed 7")
        .input("take 1\nend\nquit\n")
        .ok()
        .says("A takes the mission")
        .says("B to act>");
    let by_number = spymaster("play spy-connection --seats human,human --seed 7")
        .input("1\nend\nquit\n")
        .ok()
        .says("A takes the mission");
    let rest = |text: &str| text.split_once("A takes the mission").unwrap().1.to_owned();
    assert_eq!(rest(&by_notation.stdout), rest(&by_number.stdout));
    // Nothing is secret between two people in this game.
    assert!(!by_notation.stdout.contains("Pass the keyboard"), "{by_notation:#?}");
}

#[test]
fn a_refused_action_says_why_and_rests_on_a_clause() {
    spymaster("play spy-connection --seats human,human")
        .input("end\n")
        .ok()
        .says("Not possible: ")
        .says("[SC-5.2]");
}

#[test]
fn what_is_not_understood_is_answered_with_an_example() {
    spymaster("play spy-connection --seats human,human")
        .input("fly to the moon\ntake 9\n\n")
        .ok()
        .says("Not understood: fly to the moon")
        .says("a slot is 1 to 4")
        .says("For example: take 1");
}

#[test]
fn the_end_of_the_input_is_a_polite_end() {
    let ran = spymaster("play spy-connection").input("").ok().says("The input has ended");
    assert!(ran.stdout.ends_with("It cannot be resumed.\n"), "{ran:#?}");
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
    says("fr", &["à A de jouer>", "Pas compris : fly", "Impossible : "]);
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
fn an_unfinished_game_can_be_saved_too() {
    let file = folder("unfinished").join("game.json");
    spymaster("play spy-connection --seats human,human --seed 7 --save")
        .arg(&file)
        .input("take 1\nend\nquit\n")
        .ok()
        .says("Record saved: ");
    spymaster("replay").arg(&file).ok().says("A takes").says("not finished");
    let nowhere = folder("unfinished").join("no/such/folder/game.json");
    let ran = spymaster("play spy-connection --save").arg(&nowhere).input("quit\n").run();
    ran.exits(1).complains("the record is not saved");
}
