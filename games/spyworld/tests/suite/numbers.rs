//! What earlier rules numbers allow: games that were begun under them are played to their end as they began.
#![allow(clippy::unwrap_used)]

use game::{Choices, Deal, Game, Seed};
use spyworld::Spyworld;

fn numbered(rules: u32) -> Spyworld {
    Spyworld::new(Spyworld::house().unwrap().edition().clone(), rules).unwrap()
}

/// SW-7.7: who can go no farther.
#[test]
fn number_1_waits_until_a_raid_is_stopped() {
    let scenario = |last: &str| {
        format!(
            "title Stuck\nclause SW-7.7\n[position]\nphase raid\nA tracks 1 2 2\n[play]\ndo A step n\n{last}\n"
        )
    };
    let waits = scenario("expect A stopped no\ndo A stop\nexpect to-act B");
    let ends = scenario("expect A stopped yes\nexpect to-act B");
    for (rules, holds, fails) in [(1, &waits, &ends), (2, &ends, &waits)] {
        assert!(game::scenario::run(&numbered(rules), holds).is_ok(), "{rules}");
        assert!(game::scenario::run(&numbered(rules), fails).is_err(), "{rules}");
    }
}

/// SW-2.2: choosing agents where there are none.
#[test]
fn number_1_takes_a_free_choice_of_agents_where_there_are_none() {
    let mut options = Spyworld::default_options(3);
    for (key, value) in [("domicile", "1"), ("agents", "free")] {
        Spyworld::set_option(&mut options, key, value).unwrap();
    }
    let deal = Deal::new(Seed::from_text("1"));
    assert!(numbered(1).setup(&options, &deal).is_ok());
    assert!(numbered(2).setup(&options, &deal).is_err());
}
