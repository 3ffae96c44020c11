//! What may and may not be typed after `spymaster`.

use std::fs;

use crate::command::{folder, repository, spymaster};

#[test]
fn help_is_there_for_every_command_with_examples() {
    for command in
        ["serve", "play", "simulate", "check", "replay", "perft", "bench", "games", "completions"]
    {
        spymaster(command).arg("--help").ok().says("Examples:\n  spymaster ").says(command);
    }
    spymaster("--help").ok().says("Examples:");
    spymaster("--version").ok().says("spymaster ");
    assert!(spymaster("").run().exits(2).stderr.contains("Usage:"));
}

#[test]
fn bad_arguments_are_refused_with_one_line() {
    spymaster("play chess").refused("there is no game `chess`; known: spy-connection");
    spymaster("play").arg("\u{1b}[2J").refused("there is no game `\u{FFFD}[2J`; known: ");
    spymaster("dance").refused("unrecognized subcommand 'dance'");
    spymaster("simulate spy-connection --games many").refused("'many'");
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
    spymaster("perft spy-connection").refused("--depth");
    spymaster("perft spy-connection --depth 1 --position no/such/file").refused("no/such/file: ");
    spymaster("replay no/such/file").refused("no/such/file: ");
    spymaster("completions tcl").refused("tcl");
}

#[test]
fn numbers_out_of_bounds_are_refused_with_the_bounds() {
    let calls = [
        ("simulate", "--threads", "must be between 1 and 256", "0 257 100000 -1 many"),
        ("simulate", "--games", "must be between 1 and 10000000", "0 -5 1e3"),
        ("simulate", "--max-steps", "must be between 1 and", "0 -1"),
        ("perft", "--depth", "must be between 1 and 100", "0 101 -1"),
        ("bench", "--seconds", "must be between 0.001 and 86400", "0 -1 nan inf"),
        ("bench", "--cut", "must be between 1 and", "0 -1"),
    ];
    for (command, option, bounds, values) in calls {
        for value in values.split(' ') {
            let call = spymaster(command).args("spy-connection").arg(option).arg(value);
            call.refused(&format!("invalid value '{value}' for '{option} "));
            let call = spymaster(command).args("spy-connection").arg(option).arg(value);
            call.refused(bounds);
        }
    }
    for command in ["play", "simulate", "bench", "perft --depth 1"] {
        for players in ["0", "1", "5", "999", "-1", "abc"] {
            let call = spymaster(command).args("spy-connection --players").arg(players);
            call.refused(&format!("spy-connection is for 2 to 4 players, not {players}"));
        }
    }
    spymaster("simulate spy-connection --games 300 --threads 256").ok();
    spymaster("perft spy-connection --depth 1 --seed -1").ok();
}

#[test]
fn a_game_is_known_however_its_id_is_written() {
    spymaster("perft Spy-Connection --depth 1").ok().says("spy-connection, 2 players");
    spymaster("play SPY-CONNECTION").ok();
}

#[test]
fn the_help_says_which_seed_is_used() {
    let said = |command: &str| {
        let help = spymaster(command).arg("--help").ok().stdout;
        help.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for command in ["play", "simulate", "perft"] {
        let help = said(command);
        assert!(help.contains("[default: 1; `play` draws a fresh one]"), "{help}");
    }
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
