//! What may and may not be typed after `spymaster`.

use std::fs;

use crate::command::{folder, repository, spymaster};

#[test]
fn help_is_there_for_every_command_with_examples() {
    for command in ["play", "simulate", "check", "replay", "perft", "bench", "games", "completions"]
    {
        spymaster(command).arg("--help").ok().says("Examples:\n  spymaster ").says(command);
    }
    spymaster("--help").ok().says("Examples:");
    spymaster("--version").ok().says("spymaster ");
    assert!(spymaster("").run().exits(2).stderr.contains("Usage:"));
}

#[test]
fn bad_arguments_are_refused_with_one_line() {
    spymaster("play chess").refused("there is no game `chess`: spy-connection");
    spymaster("dance").refused("unrecognized subcommand 'dance'");
    spymaster("simulate spy-connection --games many").refused("'many'");
    spymaster("simulate spy-connection --games 0").refused("at least one");
    spymaster("simulate spy-connection --players 5").refused("2 to 4 players, not 5");
    spymaster("simulate spy-connection --player human").refused("human");
    spymaster("simulate spy-connection --players 3 --player thumb --player random")
        .refused("one each, not 2");
    spymaster("play spy-connection --seats human")
        .arg("--players=1")
        .refused("2 to 4 players, not 1");
    spymaster("play spy-connection --players 2 --seats thumb,thumb,thumb").refused("only 2 play");
    spymaster("play spy-connection --lang it").refused("en, de and fr");
    spymaster("play spy-connection --set side").refused("KEY=VALUE");
    spymaster("play spy-connection --set side=blue").refused("--set side=blue: ");
    spymaster("play spy-connection --set colour=blue").refused("--set colour=blue: ");
    spymaster("play spy-connection --set side=dark --set agents=14").refused("(SC-9.3)");
    spymaster("perft spy-connection --depth 0").refused("--depth");
    spymaster("perft spy-connection").refused("--depth");
    spymaster("perft spy-connection --depth 1 --position no/such/file").refused("no/such/file: ");
    spymaster("bench spy-connection --seconds -1").refused("-1");
    spymaster("bench spy-connection --seconds 0").refused("--seconds");
    spymaster("bench spy-connection --cut 0").refused("--cut");
    spymaster("replay no/such/file").refused("no/such/file: ");
    spymaster("completions tcl").refused("tcl");
}

#[test]
fn a_broken_edition_is_refused_with_file_and_place() {
    let folder = folder("broken-edition");
    let house = fs::read_to_string(repository("games/spy-connection/content/house.toml")).unwrap();
    let file = folder.join("mine.toml");
    let broken = [
        ("id = \"london\"", "id = \"londinium\""),
        ("format = 1", "format = 7"),
        ("[[city]]", "[[town]]"),
        ("light = [0, 1, 2, 2]", "light = [0, 1, 2"),
    ];
    for (from, to) in broken {
        fs::write(&file, house.replace(from, to)).unwrap();
        spymaster("play spy-connection --edition").arg(&file).refused("mine.toml: ");
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    spymaster("play spy-connection --edition").arg(&file).refused("mine.toml: ");
    spymaster("play spy-connection --edition").arg(&folder).refused("broken-edition: ");
    fs::write(&file, &house).unwrap();
    spymaster("perft spy-connection --depth 1 --edition").arg(&file).ok();
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        spymaster("completions").arg(shell).ok().says("simulate");
    }
}

#[test]
fn games_are_listed_with_their_options() {
    spymaster("games").ok().says("spy-connection").says("--set side");
    let listed = spymaster("games --json").json();
    assert_eq!(listed["games"][0]["id"], "spy-connection");
    assert_eq!(listed["games"][0]["players"][1], 4);
}

#[test]
fn nobody_reading_is_no_failure() {
    for call in
        ["games", "games --json", "perft spy-connection --depth 2", "completions bash", "--help"]
    {
        let ran = spymaster(call).run_unread();
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{call}: {ran:#?}");
    }
    let ran = spymaster("play spy-connection --seats thumb,thumb --seed 1").run_unread();
    assert_eq!((ran.code, ran.stderr.as_str()), (Some(0), ""), "{ran:#?}");
}
