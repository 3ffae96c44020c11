//! Keeping a game in a file, and going on with it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use crate::command::{TestCommand, folder, spymaster};

fn save_to(file: &Path) -> TestCommand {
    spymaster("play spy-connection --seats human,human --seed 7 --save").arg(file)
}

fn resume(file: &Path) -> TestCommand {
    spymaster("play spy-connection --seats human,human --resume").arg(file)
}

/// The record of a game in which A has had a turn.
fn begun(name: &str) -> PathBuf {
    let file = folder(name).join("game.json");
    save_to(&file).input("take 1\nend\nquit\n").ok();
    file
}

#[test]
fn an_unfinished_game_is_saved_and_goes_on() {
    let file = folder("unfinished").join("game.json");
    let name = file.display().to_string();
    let ran = save_to(&file).input("take 1\nend\nquit\n").ok();
    ran.says("Record saved: ").says(&format!("spymaster play spy-connection --resume {name}"));
    spymaster("replay").arg(&file).ok().says("A takes").says("not finished");

    let ran = resume(&file).input("log\ntake 1\nend\n").ok();
    let ran = ran.says("The game goes on after 2 steps").says("A takes").says("B takes");
    ran.says("The input has ended").says("--resume");
    spymaster("replay").arg(&file).ok().says("A takes").says("B takes").says("4 rows");

    // To the end, and kept elsewhere: the first file stays as it is.
    let before = fs::read(&file).unwrap();
    let other = file.with_file_name("other.json");
    let ran = spymaster("play spy-connection --seats thumb,thumb --resume").arg(&file);
    ran.arg("--save").arg(&other).ok().says("Final score").never_says("--resume");
    assert_eq!(fs::read(&file).unwrap(), before);
    spymaster("replay").arg(&other).ok().says("A takes").says("Verified: ");
    resume(&other).refused("this game is over");
}

#[test]
fn the_same_game_comes_out_with_and_without_a_pause() {
    let (whole, parts) = (folder("no-pause").join("a.json"), folder("pause").join("b.json"));
    save_to(&whole).input("take 1\nend\ntake 2\nend\n").ok();
    save_to(&parts).input("take 1\n").ok();
    resume(&parts).input("end\ntake 2\n").ok();
    resume(&parts).input("end\n").ok();
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&parts).unwrap());
}

#[test]
fn a_game_that_is_killed_is_in_the_file_all_the_same() {
    let file = folder("killed").join("game.json");
    let mut child = save_to(&file).start();
    child.stdin.as_mut().unwrap().write_all(b"take 1\nend\n").unwrap();
    let there = || fs::read_to_string(&file).is_ok_and(|text| text.contains(" A end"));
    while !there() {
        assert_eq!(child.try_wait().unwrap(), None, "the game ended by itself");
        sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    resume(&file).input("take 1\n").ok().says("B takes");
    let left: Vec<_> = fs::read_dir(file.parent().unwrap()).unwrap().collect();
    assert_eq!(left.len(), 1, "{left:?}");
}

#[test]
fn a_file_that_must_not_be_written_is_refused_at_once() {
    let folder = folder("save-refused");
    save_to(&folder).refused("is a folder");
    save_to(&folder.join("no/such/folder/game.json")).refused("game.json: cannot be written");
    save_to(Path::new("/")).refused("is a folder");
    let mine = folder.join("thesis.txt");
    for text in ["my thesis", "", "{}", "\u{0}"] {
        fs::write(&mine, text).unwrap();
        save_to(&mine).refused("is there already and is no record of this program");
        assert_eq!(fs::read_to_string(&mine).unwrap(), text);
    }
    fs::write(&mine, [0xff, 0xfe]).unwrap();
    save_to(&mine).refused("no record of this program");
}

#[test]
fn a_finished_record_is_replaced_and_an_unfinished_one_is_not() {
    let file = folder("replaced").join("game.json");
    let bots = |seed: &str| {
        let call = spymaster("play spy-connection --seats thumb,thumb --seed").arg(seed);
        call.arg("--save").arg(&file).ok();
        fs::read(&file).unwrap()
    };
    assert_ne!(bots("1"), bots("2"));
    save_to(&file).input("take 1\n").ok();
    save_to(&file).refused("holds an unfinished game");
    resume(&file).arg("--save").arg(&file).input("end\n").ok();
}

#[test]
fn a_record_that_cannot_go_on_is_refused() {
    let file = begun("resume-refused");
    resume(Path::new("no/such/file")).refused("no/such/file: ");
    for more in ["--seed 1", "--players 2", "--set side=dark"] {
        resume(&file).args(more).refused("cannot be used with");
    }
    let three = spymaster("play spy-connection --seats human,human,human --resume").arg(&file);
    three.refused("--seats names 3 players, but only 2 play");
    let text = fs::read_to_string(&file).unwrap();
    let changes = [
        ("take 1", "take 2", "row 1: `A take 2`: the check is "),
        ("\"spy-connection\"", "\"chess\"", "a record of chess, not of spy-connection"),
        ("\"format\": 1", "\"format\": 2", "format: "),
        ("}", "", "not a record: "),
    ];
    for (from, to, reason) in changes {
        fs::write(&file, text.replacen(from, to, 1)).unwrap();
        resume(&file).refused(reason);
    }
}

#[cfg(unix)]
#[test]
fn a_link_keeps_leading_to_the_record() {
    let file = begun("link");
    let link = file.with_file_name("link.json");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    resume(&link).input("take 1\n").ok();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    spymaster("replay").arg(&file).ok().says("B takes");
}
