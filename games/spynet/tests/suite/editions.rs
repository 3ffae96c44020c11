//! Another edition with other cards: it keeps the contract, its records are committed and replay, and tables keep the
//! edition they began with.
#![allow(clippy::unwrap_used)]

use std::path::{Path, PathBuf};
use std::sync::Arc;

use game::{Choices, Game, Header, House, Lang, Notation, Record, RowAct, Seed};
use spynet::ids::Card;
use spynet::{Options, SpyNet};
use table::{Chair, Saved, Table};
use trials::replays::{as_played, is_there};

const NEXT: &str = include_str!("../editions/next.toml");

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/editions")
}

fn blob() -> Vec<u8> {
    SpyNet::blob_of(NEXT).unwrap()
}

pub fn next() -> SpyNet {
    SpyNet::new(Arc::new(SpyNet::edition_of(&blob()).unwrap()), SpyNet::NEWEST_RULES).unwrap()
}

#[test]
fn an_edition_may_have_more_and_fewer_and_other_cards() {
    let (house, next) = (SpyNet::house().unwrap(), next());
    assert!(next.edition().n_cards() > house.edition().n_cards());
    let has = |game: &SpyNet, id: &str| {
        let mut cards = game.edition().cards();
        cards.any(|card| game.edition().card(card).is_some_and(|data| data.id == id))
    };
    for (id, before, after) in [("escort", true, false), ("locksmith", false, true)] {
        assert_eq!((has(&house, id), has(&next, id)), (before, after), "{id}");
    }
    assert_ne!(house.edition_hash(), next.edition_hash());
}

#[test]
fn a_name_without_a_translation_is_read_in_english() {
    let next = next();
    let cards = || next.edition().cards().filter_map(|card| next.edition().card(card));
    let bookkeeper = cards().find(|card| card.id == "bookkeeper").unwrap();
    assert_eq!(Lang::ALL.map(|lang| bookkeeper.name.get(lang)), ["Bookkeeper"; 3]);
    let won = cards().find(|card| card.id == "lottery-win").unwrap();
    assert_eq!(won.name.get(Lang::De), "Lottogewinn");
}

#[test]
fn another_edition_keeps_the_whole_contract() {
    let next = next();
    println!("{}", crate::conformance::suite(&next).run_all().unwrap());
}

#[test]
fn positions_with_the_last_card_are_read_as_they_were_written() {
    let next = next();
    let last = Card(next.edition().n_cards() - 1);
    let id = &next.edition().card(last).unwrap().id;
    let state = next.read_position(&format!("A hand {id}")).unwrap();
    assert!(next.write_position(&state).contains(id.as_str()));
}

/// The compact form and a record, for tests of programs that do not know this edition.
#[test]
fn the_next_edition_and_its_record_are_blessed() {
    let (next, blob) = (next(), blob());
    let path = folder().join(format!("{}.postcard", next.edition_hash()));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &blob).unwrap();
    }
    assert!(std::fs::read(&path).is_ok_and(|there| there == blob), "run `cargo xtask bless`");
    is_there(&next, &folder(), ("next", SpyNet::default_options(3)), as_played);
    let text = std::fs::read_to_string(folder().join("next.json")).unwrap();
    let header = Header::read(&text).unwrap();
    let found = SpyNet::find(&header.edition.hash, Some(&blob), header.rules).unwrap();
    let record: Record<Options> = Record::read(&text).unwrap();
    record.verify(&found, |_, _, _| {}).unwrap();
    // Without its file nothing else stands in for it.
    let error = SpyNet::find(&header.edition.hash, None, header.rules).unwrap_err();
    assert_eq!(error.key, "edition.hash");
}

/// A local table that began with one edition, stored, and opened by a program whose newest edition is another.
#[test]
fn a_stored_table_is_finished_with_the_edition_it_began_with() {
    for (begun, blob) in [(SpyNet::house().unwrap(), None), (next(), Some(blob()))] {
        let seed = Seed::from_text("stored");
        let chairs = vec![Chair::person("Mara"), Chair::person("Otto")];
        let options = SpyNet::default_options(2);
        let mut table = Table::new(begun.clone(), options, seed, chairs).unwrap();
        step(&mut table, 20);
        let stored: Saved<_, _> = table.save(blob);
        let game =
            SpyNet::find(&stored.edition_hash, stored.edition.as_deref(), stored.rules).unwrap();
        let mut table = Table::restore(game, &stored).unwrap();
        assert_eq!(table.game().edition_hash(), begun.edition_hash());
        step(&mut table, 10_000);
        let record = table.record().unwrap();
        assert!(record.result.is_some());
        let rows = &mut Vec::<RowAct<_>>::new();
        record.verify(&begun, |act, _, _| rows.push(act)).unwrap();
        assert_eq!(rows.as_slice(), table.rows());
    }
}

/// Everybody does something by chance, so many times or until the end.
fn step(table: &mut Table<SpyNet>, most: u32) {
    let mut chance = bots::Fast::from_number(1);
    for _ in 0..most {
        let Some(seat) = table.game().to_act(table.state()).iter().next() else { return };
        let mut legal = game::ActionList::new();
        table.game().legal(table.state(), seat, &mut legal);
        let any = game::Chance::below(&mut chance, u32::try_from(legal.len()).unwrap());
        let action = *legal.get(any as usize).unwrap();
        let change = table.submit(seat, table.ask(seat), &[action]).unwrap();
        table.commit(change).unwrap();
    }
}
