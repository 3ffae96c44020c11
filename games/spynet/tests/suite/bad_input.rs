//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Choices, Game, Notation};
use spynet::edition::{Completeness, EditionFile};
use spynet::{Edition, SpyNet};

const TOML: &str = include_str!("../../content/house.toml");

/// The house edition with one change must be refused at this key for a reason with these words.
#[track_caller]
fn check(change: impl FnOnce(&mut EditionFile), key: &str, reason: &str) {
    let mut file = EditionFile::from_toml(TOML).unwrap();
    change(&mut file);
    let error = Edition::new(file, Completeness::Full).unwrap_err().in_file("printed.toml");
    let said = error.to_string();
    assert!(said.starts_with(&format!("printed.toml: {key}: ")), "{said}");
    assert!(said.contains(reason), "{said}");
}

#[test]
fn a_broken_edition_is_told_by_file_key_and_reason() {
    use spynet::edition::{Ability, AgentFilter, Change, Condition, Whose};
    use spynet::ids::Branch;
    let filter = AgentFilter {
        whose: Whose::Anyone,
        max_total: Some(3),
        max_printed: None,
        unfunded: false,
        spare: false,
    };
    check(|f| f.format = 2, "format", "1 is the only form");
    check(|f| f.id = "My Edition".into(), "id", "short name");
    check(|f| f.title.de = " ".into(), "title.de", "1 to 30 letters");
    check(|f| f.branches.technology.fr.clear(), "branches.technology.fr", "1 to 30 letters");
    check(|f| f.agents.truncate(33), "agent", "there must be 34, not 33");
    check(|f| f.operations.push(f.operations[0].clone()), "operation", "must be 32, not 33");
    check(|f| f.funding.clear(), "funding", "there must be 10, not 0");
    check(|f| f.agents[1].id = "assassin".into(), "agent[1].id", "there twice");
    check(|f| f.funding[0].id = "assassin".into(), "funding[0].id", "there twice");
    check(|f| f.agents[0].id = "technology".into(), "agent[0].id", "short name");
    check(|f| f.agents[0].id = "pile2".into(), "agent[0].id", "short name");
    check(|f| f.agents[0].id = "a+b".into(), "agent[0].id", "short name");
    check(|f| f.agents[0].name.en = "x".repeat(31), "agent[0].name.en", "1 to 30 letters");
    check(|f| f.agents[0].strength = 5, "agent[0].strength", "1 to 4 are possible, not 5");
    check(|f| f.agents[0].branches.clear(), "agent[0].branches", "a branch is missing");
    check(
        |f| f.agents[0].branches = vec![Branch::Technology; 2],
        "agent[0].branches",
        "there twice",
    );
    check(
        |f| f.agents[0].branches.push(Branch::Technology),
        "agent[0].branches",
        "one branch or to all four",
    );
    check(
        |f| f.agents[0].branches = vec![Branch::Technology],
        "agent",
        "enforcement must have 8 agents, not 7",
    );
    let ability = |ability| move |f: &mut EditionFile| f.agents[0].ability = Some(ability);
    check(
        ability(Ability::Draw { cards: 9, discard: 0 }),
        "agent[0].ability.draw.cards",
        "1 to 5 are possible",
    );
    check(
        ability(Ability::TopOfDeck { look: 2, take: 3 }),
        "agent[0].ability.top_of_deck.take",
        "0 to 2 are possible",
    );
    check(
        ability(Ability::ExchangeWithHand { whose: Whose::Own }),
        "agent[0].ability.whose",
        "`another` or `opponent`",
    );
    check(
        ability(Ability::Poach(AgentFilter { max_printed: Some(2), ..filter })),
        "agent[0].ability",
        "not both",
    );
    check(
        ability(Ability::Eliminate(AgentFilter { max_total: Some(0), ..filter })),
        "agent[0].ability.max_total",
        "1 to 20 are possible",
    );
    check(ability(Ability::ExtraAgents { count: 0 }), "agent[0].ability.count", "1 to 4");
    check(|f| f.operations[3].stars = 4, "operation[3].stars", "1 to 3 are possible");
    check(
        |f| f.operations[0].branches = Branch::ALL[..3].to_vec(),
        "operation[0].branches",
        "one branch, two or all four",
    );
    check(
        |f| f.operations[0].condition = Some(Condition::AgentsHere { min: 0 }),
        "operation[0].condition.min",
        "1 to 8 are possible",
    );
    check(|f| f.funding[2].value = 0, "funding[2].value", "1 to 3 are possible");
    check(|f| f.situations[0].id = "random".into(), "situation[0].id", "mean something else");
    check(|f| f.situations[1].id = "deadline".into(), "situation[7].id", "there twice");
    check(|f| f.situations[1].changes.clear(), "situation[1].changes", "1 to 4 changes");
    check(
        |f| f.situations[4].changes = vec![Change::Piles { count: 4 }],
        "situation[4].changes[0]",
        "1 to 3 are possible",
    );
}

#[test]
fn a_file_that_is_no_edition_is_told_by_line() {
    let said = |text: &str| Edition::from_toml("x.toml", text).unwrap_err().to_string();
    assert!(said("").contains("missing field"), "{}", said(""));
    let without = TOML.replacen("strength = ", "power = ", 1);
    let line = TOML[..TOML.find("strength = ").unwrap()].matches('\n').count() + 1;
    assert!(said(&without).starts_with(&format!("x.toml: line {line}: ")), "{}", said(&without));
    let negative = TOML.replacen("stars = 2", "stars = -2", 1);
    assert!(said(&negative).starts_with("x.toml: line "), "{}", said(&negative));
    assert!(said("format = 1\nformat = 1\n").contains("x.toml: line 2: duplicate key"));
}

/// Positions that look possible line by line, but that nobody could play on from.
#[test]
fn a_position_that_cannot_be_played_is_refused() {
    let said = |lines: &[&str]| {
        let read = house().read_position(&lines.join("\n"));
        read.map(|state| house().write_position(&state)).unwrap_err().to_string()
    };
    let check = |lines: &[&str], reason: &str| {
        let said = said(lines);
        assert!(said.contains(reason), "{lines:?}: {said}");
    };
    check(&["players 4", "start D", "players 2"], "comes once");
    check(&["C hand bribe", "players 4"], "no such seat");
    check(&["turn A", "over"], "one of turn");
    check(&["A hand bribe", "pile 1 bribe"], "in two places");
    check(&["A agents technology sniper"], "no agent of this branch");
    check(&["A operations technology escort"], "a branch it does not belong to");
    check(&["A agents technology hacker+escort"], "cannot be attached");
    check(&["A agents technology hacker+intern"], "cannot be attached");
    check(&["situation cold-trail", "pile 3 bribe"], "a pile that is not there");
    check(&["turn A recruit 1"], "a pile that cannot be looked at");
    check(&["turn A laid hacker"], "an agent that was not laid");
    let hand = "A agents technology the-hand";
    check(&["turn A ability the-hand choose", hand], "an ability that asks for nothing");
    let cipher = "A agents technology cipher";
    check(&["turn A ability cipher choose", cipher], "an ability without a target");
    check(&["turn A ability cipher take-from-top 3 1", cipher, "deck bribe"], "nowhere");
    check(&["draft B"], "nothing to choose from");
    check(&["turn A", "A resigned"], "a seat that cannot play");
    check(&["turn A", "packet bribe"], "after the draft");
    check(&["A knows bribe", "discard bribe"], "all can see");
    check(&["A guesses bribe B", "A hand bribe"], "a guess that is wrong");
}

trials::bad_input! {
    SpyNet,
    words: [
        "A", "B", "Z", "table", "keep", "recruit", "take", "leave", "play", "attach", "run", "give", "use",
        "skip", "end", "resign", "assassin", "the-hand", "icebreaker", "bribe", "technology", "enforcement",
        "deck", "pile1", "pile9", "pile", "0", "256", "-1", "+", "the-hand+bribe", "undo", "time-up",
    ],
    lines: [
        "players 2", "players 4", "players 1", "players 256", "agents one-in-all", "agents 3", "situation cold-trail",
        "situation x", "situation cyber-initiative", "memory off", "memory", "start B", "start Z", "round 65535",
        "round 65536", "idle 255", "turn A", "turn D", "turn A play played technology extra-agents 255",
        "turn A recruit 2", "turn A recruit 9", "turn B laid the-hand", "turn A ability anaconda choose",
        "turn A ability the-ghost as anaconda choose", "turn A ability lemonade give-to-hand B sniper",
        "turn A ability cipher take-from-top 3 1", "turn A ability cipher order 0 2", "turn A ability angel salvage 0",
        "turn A ability bagman move-funding bribe", "turn A ability sleeper branch the-veteran", "draft B", "over",
        "abandoned", "last A B", "last -", "deck rest", "deck hacker", "deck", "pile 1 waiter wiretap", "pile 3 escort",
        "pile 4 escort", "packet waiter tourist", "discard petty-cash bribe", "A hand sniper escort lemonade",
        "B hand sniper hush-money", "A agents enforcement anaconda assassin", "A agents technology cipher the-ghost+bribe",
        "A agents infiltration lemonade sleeper", "A agents counterintelligence angel bagman",
        "B agents technology the-hand+gold-bars", "B agents infiltration the-veteran", "B agents technology sniper",
        "A operations technology icebreaker", "B operations enforcement icebreaker", "A resigned", "B resigned",
        "A knows sniper", "knows all escort", "B guesses escort A pile3", "guesses all waiter B", "A guesses waiter", "", "# nothing",
    ],
    edition: TOML,
    read: Edition::from_toml,
    tables: SpyNet::SEATS.flat_map(SpyNet::all_options).collect::<Vec<_>>(),
    steps: 40
}
