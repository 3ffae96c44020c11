//! Bad input of every kind: content files, positions, actions, records, frames. A clear error, never a panic.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use game::{Act, Choices, Deal, Game, Notation, Rebuild, Record, Seat, Seed, Viewer};
use proptest::prelude::*;
use spynet::edition::{Completeness, EditionFile};
use spynet::{Action, Edition, SpyNet, View};

const TOML: &str = include_str!("../content/house.toml");

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

/// Every line of the file left out in turn: an edition, or an error with a place.
#[test]
fn any_missing_line_is_survived() {
    let lines: Vec<&str> = TOML.lines().collect();
    for skipped in 0..lines.len() {
        let text: Vec<&str> =
            lines.iter().enumerate().filter(|(n, _)| *n != skipped).map(|(_, l)| *l).collect();
        if let Err(error) = Edition::from_toml("x.toml", &text.join("\n")) {
            assert!(!error.key.is_empty() && !error.reason.is_empty(), "line {skipped}");
        }
    }
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

fn house() -> SpyNet {
    SpyNet::house().unwrap()
}

fn arbitrary_record() -> (SpyNet, String) {
    let game = house();
    let seed = Seed::from_text("record");
    let mut bots: Vec<_> =
        Seat::first(3).map(|seat| bots::BotKind::Thumb.sit(seed, seat)).collect();
    let options = SpyNet::default_options(3);
    let played = bots::play_out(&game, &options, seed, &mut bots, 60).unwrap();
    let rows: Vec<_> = played.acts.into_iter().map(game::RowAct::Act).collect();
    let record = Record::write(&game, options, seed, &rows).unwrap();
    (game, record.to_json().unwrap())
}

#[test]
fn a_record_edited_by_one_byte_is_refused_with_its_place() {
    let (game, json) = arbitrary_record();
    let verify = |text: &str| {
        Record::read(text)
            .and_then(|record: Record<spynet::Options>| record.verify(&game, |_, _, _| {}))
    };
    assert!(verify(&json).is_ok());
    let mut inside_string = false;
    let mut tried = 0;
    for place in 0..json.len() {
        let byte = json.as_bytes()[place];
        inside_string ^= byte == b'"';
        if byte.is_ascii_whitespace() && !inside_string {
            continue;
        }
        for other in [b'0', b'7', b'a', b'Z', b' ', b'"', b'{'] {
            let mut bytes = json.clone().into_bytes();
            bytes[place] = other;
            let text = String::from_utf8(bytes).unwrap();
            // White space around a number is no change.
            if other == byte || text.split_whitespace().eq(json.split_whitespace()) {
                continue;
            }
            tried += 1;
            assert!(
                verify(&text).is_err(),
                "byte {place}: {:?} became {:?}",
                byte as char,
                other as char
            );
        }
    }
    assert!(tried > 10_000, "{tried}");
    for end in (0..json.len() - 2).step_by(7) {
        assert!(verify(&json[..end]).is_err(), "cut after {end} bytes");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn any_text_as_an_action_is_survived(text in "\\PC{0,40}") {
        let _ = house().read_action(&text);
        let _ = house().read_act(&text);
    }

    #[test]
    fn words_of_the_notation_in_any_order_are_survived(
        words in proptest::collection::vec(
            prop::sample::select(vec![
                "A", "B", "Z", "table", "keep", "recruit", "take", "leave", "play", "attach", "run", "give", "use",
                "skip", "end", "resign", "assassin", "the-hand", "icebreaker", "bribe", "technology", "enforcement",
                "deck", "pile1", "pile9", "pile", "0", "256", "-1", "+", "the-hand+bribe", "undo", "time-up",
            ]),
            0..6,
        )
    ) {
        let game = house();
        let text = words.join(" ");
        if let Ok(act) = game.read_act(&text) {
            prop_assert_eq!(game.read_act(&game.write_act(act)), Ok(act));
            let mut state = game.setup(&SpyNet::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
            let _ = game.apply(&mut state, act, &mut ());
        }
    }

    #[test]
    fn any_lines_as_a_position_are_survived(
        lines in proptest::collection::vec(
            prop::sample::select(vec![
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
            ]),
            0..14,
        )
    ) {
        let game = house();
        if let Ok(state) = game.read_position(&lines.join("\n")) {
            let text = game.write_position(&state);
            let again = game.read_position(&text).unwrap();
            prop_assert_eq!(game::Digest::of(&game, &state), game::Digest::of(&game, &again), "{}", text);
            play_on(&game, state);
        }
    }

    #[test]
    fn a_record_with_any_damage_is_survived(place in 0..4_000_usize, bytes in "\\PC{0,8}", cut in any::<bool>()) {
        let (game, mut json) = arbitrary_record();
        let place = (0..=place % json.len()).rev().find(|&n| json.is_char_boundary(n)).unwrap();
        if cut { json.truncate(place) } else { json.insert_str(place, &bytes) }
        let read: Result<Record<spynet::Options>, _> = Record::read(&json);
        if let Ok(record) = read {
            let _ = record.verify(&game, |_, _, _| {});
        }
    }

    #[test]
    fn an_edition_file_with_any_damage_is_survived(place in 0..9_000_usize, bytes in "\\PC{0,8}", cut in 0..40_usize) {
        let mut text = TOML.to_owned();
        let boundary = |n: usize, text: &str| (0..=n % text.len()).rev().find(|&n| text.is_char_boundary(n)).unwrap();
        let place = boundary(place, &text);
        let end = (place + cut).min(text.len());
        let end = (place..=end).rev().find(|&n| text.is_char_boundary(n)).unwrap();
        text.replace_range(place..end, &bytes);
        let _ = Edition::from_toml("x.toml", &text);
    }

    #[test]
    fn any_bytes_as_a_view_or_an_action_are_survived(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let game = house();
        let mut state = game.setup(&SpyNet::default_options(2), &Deal::new(Seed::from_text("1"))).unwrap();
        if let Ok(action) = postcard::from_bytes::<Action>(&bytes) {
            let _ = game.write_action(action);
            let _ = game.apply(&mut state, Act::Seat(Seat(bytes.len() as u8), action), &mut ());
        }
        if let Ok(view) = postcard::from_bytes::<View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            play_on(&game, state);
        }
    }

    #[test]
    fn a_view_with_wrong_bytes_is_survived(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        steps in 0..80_u32,
        table in any::<prop::sample::Index>(),
    ) {
        let game = house();
        let seed = Seed::from_text("view");
        let all: Vec<_> = SpyNet::SEATS.flat_map(SpyNet::all_options).collect();
        let options = table.get(&all);
        let seats = Seat::first(options.seats);
        let mut bots: Vec<_> = seats.map(|seat| bots::BotKind::Thumb.sit(seed, seat)).collect();
        // Few steps often, so that cards are still going round.
        let played = bots::play_out(&game, options, seed, &mut bots, steps % 40 * (steps / 40)).unwrap();
        let view = game.view(&played.state, Viewer::Spectator);
        let mut bytes = postcard::to_allocvec(&view).unwrap();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(view) = postcard::from_bytes::<View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            prop_assert_eq!(game.view(&state, Viewer::Spectator), view);
            play_on(&game, state);
        }
    }
}

/// Whatever was accepted as a position must be one that can be played.
fn play_on(game: &SpyNet, mut state: spynet::State) {
    let mut legal = game::ActionList::new();
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..200 {
        if game.to_act(&state).is_empty() {
            break;
        }
        let before = state;
        let step = bots::random_step(game, &mut state, &mut legal, &mut chance);
        assert!(step.is_ok(), "stuck in\n{}", game.write_position(&before));
    }
}
