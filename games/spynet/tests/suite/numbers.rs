//! What earlier rules numbers allow: games that were begun under them are played to their end as they began.
#![allow(clippy::unwrap_used)]

use game::{Choices, Game};
use spynet::SpyNet;

fn numbered(rules: u32) -> SpyNet {
    SpyNet::new(SpyNet::house().unwrap().edition().clone(), rules).unwrap()
}

/// SN-6.4: the funding that Angel has brought, and Angel played once more in the same turn.
#[test]
fn number_1_lets_angel_have_what_she_brought_when_she_is_played_again() {
    let scenario = |last: &str| {
        format!(
            "title Angel\nclause SN-6.4\n[position]\nagents one-per-branch\nturn A\ndiscard bribe\n\
             A hand angel extractor the-hand\nB hand waiter\n[play]\n\
             do A play angel counterintelligence\ndo A use bribe\ndo A play the-hand technology\n\
             do A play extractor enforcement\ndo A use angel\ndo A play angel counterintelligence\n{last}\n"
        )
    };
    let (allowed, refused) =
        (scenario("do A attach bribe"), scenario("refuse A attach bribe SN-6.4"));
    for (rules, holds, fails) in [(1, &allowed, &refused), (2, &refused, &allowed)] {
        assert!(game::scenario::run(&numbered(rules), holds).is_ok(), "{rules}");
        assert!(game::scenario::run(&numbered(rules), fails).is_err(), "{rules}");
    }
}

/// A position that says who has brought what is none where nobody remembers it.
#[test]
fn number_1_remembers_nothing_that_was_brought() {
    let position = "turn A play brought bribe angel\ndeck waiter\nA hand angel bribe";
    let read = |rules| game::Notation::read_position(&numbered(rules), position);
    assert!(read(1).is_err());
    let text = game::Notation::write_position(&numbered(2), &read(2).unwrap());
    assert!(text.contains("brought bribe angel"), "{text}");
}

/// SN-4.2: what is usual is an option, whatever the rules number.
#[test]
fn usually_one_agent_is_played_in_all() {
    let usual = SpyNet::default_options(3);
    let mut chosen = usual.clone();
    SpyNet::set_option(&mut chosen, "agents", "one-in-all").unwrap();
    assert_eq!(usual, chosen);
}
