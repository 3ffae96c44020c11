//! Scenario files: found, run, and reported so that an editor can jump to the line.

use std::fs;

use crate::command::{folder, repository, spymaster};

const GOOD: &str = "title A first turn\ngame spy-connection\n[setup]\nplayers 2\nseed 7\n[play]\ndo A take 1\nrefuse A take 1 SC-3.1\n";

#[test]
fn the_scenarios_of_the_game_hold() {
    let scenarios = repository("games/spy-connection/tests/scenarios");
    spymaster("check").arg(scenarios).ok().says(" passed").says(" 0 failed");
}

#[test]
fn a_failing_line_is_named_with_its_place() {
    let folder = folder("check-failing");
    fs::write(folder.join("a.txt"), GOOD).unwrap();
    fs::write(folder.join("b.txt"), GOOD.replace("SC-3.1", "SC-3.2")).unwrap();
    fs::create_dir(folder.join("more")).unwrap();
    fs::write(folder.join("more/c.txt"), GOOD.replace("do A take 1", "do B take 1")).unwrap();
    fs::write(folder.join("ignored.md"), "not a scenario").unwrap();
    let ran = spymaster("check").arg(&folder).run().exits(1);
    let lines: Vec<_> = ran.stdout.lines().collect();
    assert_eq!(lines.len(), 3, "{ran:#?}");
    assert!(
        lines[0].contains("b.txt:8: refuse A take 1 SC-3.2: expected SC-3.2, found SC-3.1"),
        "{ran:#?}"
    );
    assert!(
        lines[1].contains("c.txt:7: do B take 1: expected possible, found refused by"),
        "{ran:#?}"
    );
    assert_eq!(lines[2], "1 scenario passed (2 lines), 2 failed");
    let report = spymaster("check --json").arg(&folder).run().exits(1).json();
    assert_eq!((&report["passed"], &report["lines"]), (&1.into(), &2.into()));
    assert_eq!(report["failed"][0]["line"], 8);
    assert_eq!(report["failed"][0]["expected"], "SC-3.2");
}

#[test]
fn the_game_comes_from_option_head_or_path() {
    let folder = folder("check-game");
    let headless = GOOD.replace("game spy-connection\n", "");
    let file = folder.join("headless.txt");
    fs::write(&file, &headless).unwrap();
    spymaster("check").arg(&file).run().exits(2).complains("which game?");
    spymaster("check --game spy-connection").arg(&file).ok();
    spymaster("check --game chess").arg(&file).run().exits(2).complains("no game `chess`");
    let inside = folder.join("games/spy-connection");
    fs::create_dir_all(&inside).unwrap();
    fs::write(inside.join("inside.txt"), &headless).unwrap();
    spymaster("check").arg(inside.join("inside.txt")).ok();
    fs::write(&file, GOOD.replace("game spy-connection", "game chess")).unwrap();
    spymaster("check").arg(&file).run().exits(2).complains("no game `chess`");
    spymaster("check --game spy-connection").arg(&file).run().exits(1).says("found chess");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = folder("check-unreadable");
    spymaster("check no/such/file.txt").run().exits(2).complains("no/such/file.txt: ");
    spymaster("check").arg(&folder).run().exits(2).complains("no *.txt");
    fs::write(folder.join("binary.txt"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(folder.join("good.txt"), GOOD).unwrap();
    let ran = spymaster("check").arg(&folder).run().exits(2).complains("binary.txt: ");
    ran.says("1 scenario passed");
}
