//! At the prompt: what a person may type, however badly, and what is answered.

use crate::command::{Ran, spymaster};

fn hot_seat(lines: impl AsRef<[u8]>) -> Ran {
    spymaster("play spy-connection --seats human,human --seed 7").input(lines).ok()
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
fn a_refused_action_says_why_and_once_how_to_read_the_clause() {
    let ran = hot_seat("end\nend\nrules SC-5.2\n").says("Not possible: ").says("[SC-5.2]");
    assert_eq!(ran.stdout.matches("Type rules SC-5.2 to read the clause.").count(), 1, "{ran:#?}");
    ran.says("SC-5.2  You cannot pass.");
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
fn case_does_not_matter() {
    let ran = hot_seat("HELP\nTake 1\nEnd\nBOARD\nQuit\n");
    ran.says("list your legal actions").says("A takes the mission").says("You leave the game.");
}

#[test]
fn a_number_is_only_taken_from_a_list_that_was_shown() {
    hot_seat("0\n99\n-1\n").says("The list goes from 1 to ").never_says("takes");
    // In the middle of a turn, more can be done than is shown by itself.
    let turns = "take 1|end|take 1|end|connect budapest|end|take 1|end|connect warsaw|end\
                 |connect athens|end|connect berlin|end|connect rome|end\
                 |recall-objective start-rome rome|";
    let turns = turns.replace('|', "\n");
    let ran = hot_seat(format!("{turns}1\n?\n1\n"));
    let (_, after) = ran.stdout.rsplit_once("A recalls the agent in Rome").unwrap();
    let (hinted, after) = after.split_once("A number counts only in a list").unwrap();
    assert!(hinted.contains("? lists ") && !hinted.contains("can do this"), "{ran:#?}");
    assert!(after.contains("A can do this:\n    1  take 1 "), "{ran:#?}");
    assert!(after.contains("A takes the mission"), "{ran:#?}");
}

#[test]
fn the_list_is_shown_when_a_turn_begins_and_after_an_action() {
    let ran = hot_seat("take 1\n\nfly\nend\n");
    assert_eq!(ran.stdout.matches("A can do this:").count(), 2, "{ran:#?}");
    assert_eq!(ran.stdout.matches("B can do this:").count(), 1, "{ran:#?}");
}

#[test]
fn no_bytes_end_the_game_or_steer_the_terminal() {
    let mut lines = b"\xff\xfe\n\x1b[2J\x07boo\n".to_vec();
    lines.extend(b"x".repeat(5_000_000));
    lines.extend(b"\ntake 1\n");
    let ran = hot_seat(lines).says("Not understood: \u{FFFD}").says("A takes the mission");
    let ran = ran.never_says("\u{1b}").never_says("\u{7}").says("\u{FFFD}[2J\u{FFFD}boo");
    let ran = ran.says(&format!("Not understood: {}…", "x".repeat(60)));
    ran.never_says(&"x".repeat(61));
}

#[test]
fn the_rules_can_be_read() {
    let ran = hot_seat("rules\nrules sc-4.3\nrules 5.2\nrules Agent\nrules zeppelin\n");
    let ran = ran.says("  Dark side ").says("SC-9.1 – SC-9.3").says("Type rules SC-1.1 for");
    let ran = ran.says("SC-4.3  The price of a route").says("SC-5.2  You cannot pass.");
    let ran = ran.says("more clauses").says("No clause holds zeppelin.");
    let (_, found) = ran.stdout.split_once("rules Agent\n").unwrap();
    let (found, _) = found.split_once("…").unwrap();
    assert_eq!(found.matches("\nSC-").count() + 1, 5, "{found}");
}

#[test]
fn commands_have_other_names_too() {
    let say = |lang: &str, lines: &str| {
        spymaster("play spy-connection --seats human,human --seed 7 --lang")
            .arg(lang)
            .input(lines)
            .ok()
    };
    say("en", "h\nq\n").says("list your legal actions").says("You leave the game.");
    let ran = say("en", "score\nexit\n").says("You leave the game.");
    assert_eq!(ran.stdout.matches("LONDON").count(), 2, "{ran:#?}");
    let ran = say("de", "hilfe\nregeln SC-5.2\nkarte\n").says("deine erlaubten Aktionen");
    let ran = ran.says("SC-5.2  ").never_says("Nicht verstanden");
    assert_eq!(ran.stdout.matches("LONDON").count(), 2, "{ran:#?}");
    let ran = say("fr", "aide\nrègles SC-5.2\nRÈGLES SC-5.2\nregles\nplateau\n");
    ran.says("vos actions possibles").says("SC-5.2  ").never_says("Pas compris");
}

#[test]
fn resigning_wants_a_yes_and_the_others_go_on() {
    let ran = spymaster("play spy-connection --seats human,thumb,thumb --seed 7")
        .input("resign\n\nresign\nYes\n")
        .ok();
    assert_eq!(ran.stdout.matches("You stay in the game.").count(), 1, "{ran:#?}");
    ran.says("A leaves the game.").says("The game is over.").says(" 3. A ");
    for (lang, yes, left) in [("de", "ja", "verlässt"), ("fr", "oui", "quitte")] {
        let call = spymaster("play spy-connection --seats human,thumb --lang").arg(lang);
        call.input(format!("resign\n{yes}\n")).ok().says(left);
    }
}
