//! Commands that report figures: the same figures every time, and the keys that others rely on.

use std::io::{BufRead, BufReader};

use serde_json::Value;

use crate::command::spymaster;

fn simulate(more: &str) -> Value {
    spymaster("simulate spy-connection --players 3 --games 40 --json").args(more).json()
}

#[test]
fn a_simulation_does_not_depend_on_threads() {
    let one = simulate("--threads 1");
    assert_eq!(one, simulate("--threads 2"));
    assert_eq!(one, simulate("--threads 5"));
    assert_eq!(one, simulate(""));
    assert_ne!(one["digest"], simulate("--player random")["digest"]);
    assert_ne!(one["digest"], simulate("--seed 2")["digest"]);
}

#[test]
fn a_simulation_has_the_promised_figures() {
    let tally = simulate("--player greedy,thumb,random");
    assert_eq!(tally["games"], 40);
    assert_eq!(tally["unfinished"], 0);
    assert_eq!(tally["digest"].as_str().unwrap().len(), 64);
    assert!(tally["rounds"]["median"].as_f64().unwrap() > 1.0);
    let seats = tally["seats"].as_array().unwrap();
    let wins: Vec<_> = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).collect();
    assert_eq!(wins.iter().sum::<u64>(), 40);
    assert!(seats.iter().all(|seat| seat["mean_score"].is_f64()), "{tally}");
    assert_eq!(wins[2], 0, "a random player does not win: {tally}");
}

/// Whatever is never done, like a card that nobody plays, is missing there.
#[test]
fn a_simulation_counts_what_was_done_if_asked() {
    let tally = simulate("--acts");
    let acts = tally["acts"].as_object().unwrap();
    let ends = acts["end"].as_u64().unwrap();
    assert!(ends > 40, "{tally}");
    assert!(acts.keys().all(|act| act.split(' ').count() <= 2), "{tally}");
    assert!(acts.contains_key("take 1"), "{tally}");
    assert_eq!(tally, simulate("--acts --threads 3"));
    assert!(simulate("")["acts"].is_null());
    spymaster("simulate spy-connection --games 5 --acts").ok().says("take 1").says("times");
}

/// Every card of SpyNet comes to the table: agents are played, operations run, funding attached.
#[test]
fn a_simulation_of_spynet_uses_every_card() {
    let tally =
        spymaster("simulate spynet --set agents=one-per-branch --games 60 --acts --json").json();
    let acts = tally["acts"].as_object().unwrap();
    let count = |verb: &str| acts.keys().filter(|act| act.split(' ').next() == Some(verb)).count();
    assert_eq!((count("play"), count("run"), count("attach")), (34, 32, 10), "{tally}");
}

#[test]
fn a_cut_game_counts_as_unfinished() {
    let tally = simulate("--max-steps 5");
    assert_eq!((&tally["finished"], &tally["unfinished"]), (&0.into(), &40.into()));
    assert_eq!(tally["steps"]["max"], 5);
    assert!(tally["seats"][0]["mean_score"].is_null());
    spymaster("simulate spy-connection --games 3 --max-steps 5").ok().says("3 unfinished");
}

#[test]
fn a_simulation_is_a_table_for_people() {
    spymaster("simulate spy-connection --games 5").ok().says("mean score").says("median");
}

#[test]
fn perft_counts_what_divide_adds_up_to() {
    let report = spymaster("perft spy-connection --depth 3 --seed 1 --divide --json").json();
    let first = report["divide"].as_array().unwrap();
    assert_eq!(report["by_depth"][0], first.len());
    let sum: u64 = first.iter().map(|act| act["sequences"].as_u64().unwrap()).sum();
    assert_eq!(report["sequences"], sum);
    assert_eq!(report["by_depth"][2], sum);
    spymaster("perft spy-connection --depth 2 --divide").ok().says("depth").says(" take 1 ");
}

#[test]
fn figures_say_what_they_were_counted_on() {
    let calls = ["simulate --games 2", "perft --depth 1", "bench --seconds 0.001"]
        .map(|call| spymaster(call).args("spy-connection --set side=dark --seed 1 --json").json());
    for report in calls {
        assert_eq!(report["edition"], "house", "{report}");
        assert_eq!(report["options"]["side"], "dark", "{report}");
        let seed = report["seed"].as_str().unwrap();
        assert!(seed.starts_with("6b86b273") && seed.len() == 64, "{report}");
    }
}

#[test]
fn a_deep_perft_shows_each_depth_as_it_is_finished() {
    let mut child = spymaster("perft spy-connection --depth 100").start_read();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = || lines.next().unwrap().unwrap();
    assert_eq!((next().as_str(), next().contains("depth")), ("spy-connection, 2 players", true));
    assert!(next().starts_with("    1  ") && next().starts_with("    2  "));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn bench_has_the_promised_figures() {
    let report = spymaster("bench spy-connection --players 3 --seconds 0.05 --json").json();
    assert_eq!((&report["game"], &report["players"]), (&"spy-connection".into(), &3.into()));
    let figures = [
        "steps_per_second",
        "games_per_second",
        "random_games_per_second",
        "first_quarter_steps_per_second",
        "last_quarter_steps_per_second",
        "state_bytes",
        "cut",
    ];
    for key in figures {
        assert!(report[key].as_f64().is_some_and(|figure| figure > 0.0), "{key}: {report}");
    }
    assert_eq!(report["allocations_per_step"], 0.0, "{report}");
    let instructions = &report["instructions_per_step"];
    assert!(instructions.is_null() || instructions.as_f64().unwrap() > 10.0, "{report}");
    spymaster("bench spy-connection --seconds 0.01").ok().says("steps per second").says("threads");
}

/// Spyworld tells what its raids take, and its games are games with exact raids.
#[test]
fn bench_of_spyworld_has_figures_of_its_own() {
    let report = spymaster("bench spyworld --players 4 --seconds 0.02 --json").json();
    let figures = [
        "games_per_second",
        "thumb_games_per_second",
        "planning_games_per_second",
        "raid_runs",
        "raid_p50_ms",
        "raid_p99_ms",
        "raid_max_ms",
        "round_of_100_max_ms",
    ];
    let figure = |key: &str| report[key].as_f64().unwrap_or(0.0);
    for key in figures {
        assert!(figure(key) > 0.0, "{key}: {report}");
    }
    assert!(figure("raid_p50_ms") <= figure("raid_p99_ms"), "{report}");
    assert!(figure("raid_p99_ms") <= figure("raid_max_ms"), "{report}");
    assert_ne!(report["games_per_second"], report["thumb_games_per_second"], "{report}");
    spymaster("bench spyworld --seconds 0.002").ok().says("planning alone").says("exact raids");
}
