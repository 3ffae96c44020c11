//! A table whose rows are not what was stored stops, and says so; the others play.

use std::path::Path;

use bots::Fast;
use conformance::hidden_hand::HiddenHand;
use game::Choices as _;
use wire::{Denied, Encoding, ToServer};

use crate::client::{Client, play_on, seated};
use crate::playing::metric;
use crate::site::{Site, folder, quick, sqlite};

type Hand = Client<HiddenHand>;

/// Changes the file as a bad disk or a careless hand would.
fn change(folder: &Path, sql: &str) {
    let file = rusqlite::Connection::open(folder.join("spymaster.sqlite3")).unwrap();
    file.execute_batch("DROP TRIGGER IF EXISTS rows_stay; DROP TRIGGER IF EXISTS rows_are_kept;")
        .unwrap();
    assert!(file.execute(sql, []).unwrap() > 0);
}

#[tokio::test]
async fn one_table_stops_and_the_others_play() {
    let folder = folder("damage");
    let site = Site::new(sqlite(&folder), quick());
    let game = HiddenHand::house();
    let options = HiddenHand::default_options(2);
    let mut chance = Fast::from_number(1);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let mut all = seated::<HiddenHand>(site.address, options, 2, Encoding::Json).await;
        play_on(&game, &mut all, &mut chance, 3).await;
        let table = all[0].you.clone().unwrap().table;
        tables.push((table, all.iter().map(|one| one.cookie.clone()).collect::<Vec<_>>()));
    }
    site.stop().await;
    // The last act is another one that the rules allow as well, or is gone.
    let last = |table| format!("SELECT max(seq) FROM rows WHERE table_number = {table}");
    let other = "CASE WHEN body LIKE '% lay %' THEN replace(body, ' lay ', ' play ')
        ELSE replace(body, ' play ', ' lay ') END";
    let (one, two) = (last(1), last(2));
    change(
        &folder,
        &format!("UPDATE rows SET body = {other} WHERE table_number = 1 AND seq = ({one})"),
    );
    change(&folder, &format!("DELETE FROM rows WHERE table_number = 2 AND seq = ({two})"));

    let site = Site::new(sqlite(&folder), quick());
    for (table, cookies) in &tables[..2] {
        for cookie in cookies {
            let mut back = Hand::connect(site.address, Encoding::Json, Some(cookie)).await;
            let open = ToServer::Open { table: table.clone(), token: None, heard: 0 };
            assert_eq!(back.denied(open).await, Denied::Damaged);
        }
    }
    assert_eq!(metric(site.metrics, "spymaster_damaged_tables").await, 2.0);
    let (table, cookies) = &tables[2];
    let mut all = Vec::new();
    for cookie in cookies {
        let mut back = Hand::connect(site.address, Encoding::Json, Some(cookie)).await;
        back.open(table, None).await;
        all.push(back);
    }
    play_on(&game, &mut all, &mut chance, 1_000).await;
    assert!(all.iter().all(Client::is_over));
}
