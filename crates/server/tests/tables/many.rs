//! Tables of many: patches in place of whole updates, news that comes together, and the clock of the rules.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use conformance::sealed_choice::{Action, SealedChoice};
use game::{Choices as _, Seat, TableAct};
use server::Config;
use store::Memory;
use wire::{Encoding, ToClient, ToServer};

use crate::client::{Client, play_beside_bots, seated};
use crate::playing::metric;
use crate::site::{Site, quick};

type Sealed = Client<SealedChoice>;

/// A table for so many, all people, half of whom read patches.
async fn half_patched(site: &Site, count: u8) -> Vec<Sealed> {
    let mut all: Vec<Sealed> = Vec::new();
    let mut found = None;
    for seat in 0..count {
        let mut next = Sealed::named(site.address, Encoding::Postcard, &format!("P{seat}")).await;
        if seat % 2 == 1 {
            next.say(ToServer::Patches).await;
        }
        match &found {
            None => {
                let table = next.create(SealedChoice::default_options(count)).await;
                found = Some((table, next.links.clone().unwrap().seat));
            }
            Some((table, link)) => next.open(table, Some(link)).await,
        }
        next.ask(ToServer::Sit { seat: Seat(seat), commitment: None }).await;
        all.push(next);
    }
    assert_eq!(all[0].ask(ToServer::Start).await, []);
    for client in &mut all {
        client.sync().await;
    }
    all
}

async fn choose(client: &mut Sealed, number: u8) {
    let ask = client.update.as_ref().unwrap().ask;
    let actions = vec![Action::Choose(number), Action::Confirm];
    assert_eq!(client.ask(ToServer::Submit { ask, actions }).await, []);
}

#[tokio::test]
async fn patches_tell_the_same_as_whole_updates_in_fewer_bytes() {
    let site = Site::in_memory();
    let mut all = half_patched(&site, 60).await;
    for client in &mut all {
        client.raw.clear();
    }
    for round in 0..3_u8 {
        for seat in 0..all.len() {
            choose(&mut all[seat], 1 + (seat as u8 + round) % 5).await;
            // Everybody hears of each, so that there is much to patch.
            let other = (seat * 7 + 3) % all.len();
            all[other].sync().await;
        }
        for client in &mut all {
            client.sync().await;
        }
    }
    assert!(all.iter().all(Client::is_over));
    // Two who had nothing to hide from each other at the end were told the same, whatever way.
    let (whole, patched) = (all[0].update.clone().unwrap(), all[1].update.clone().unwrap());
    assert_eq!(
        (whole.view, whole.asked, whole.outcome),
        (patched.view, patched.asked, patched.outcome)
    );
    assert_eq!(all[0].patches, 0);
    assert!(all[1].patches > 5);
    let bytes = |first: usize| -> usize {
        let raw = all.iter().skip(first).step_by(2).map(|client| &client.raw);
        raw.map(|raw| raw.iter().map(Vec::len).sum::<usize>()).sum()
    };
    let (whole, patched) = (bytes(0), bytes(1));
    assert!(patched < whole, "{patched} of {whole} bytes");
}

#[tokio::test]
async fn small_tables_and_json_get_whole_updates() {
    let site = Site::in_memory();
    let mut all = half_patched(&site, 4).await;
    for client in &mut all {
        choose(client, 3).await;
    }
    for client in &mut all {
        client.sync().await;
        assert_eq!(client.patches, 0);
    }
    let mut json = Sealed::named(site.address, Encoding::Json, "Ann").await;
    json.ask(ToServer::Patches).await;
    json.create(SealedChoice::default_options(20)).await;
    json.sit(0).await;
    for seat in 1..20 {
        let bot = ToServer::Bot { seat: Seat(seat), kind: Some(BotKind::Thumb) };
        assert_eq!(json.ask(bot).await, []);
    }
    json.ask(ToServer::Start).await;
    play_beside_bots(&SealedChoice::house(), &mut json).await;
    assert_eq!(json.patches, 0);
}

#[tokio::test]
async fn news_for_many_comes_together_and_an_answer_at_once() {
    // Longer than the test may take: whatever comes of it comes at once or not at all.
    let config = Config { together: Duration::from_secs(3_600), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let options = SealedChoice::default_options(9);
    let mut all = seated::<SealedChoice>(site.address, options, 9, Encoding::Postcard).await;
    all[8].sync().await;
    let heard = all[8].raw.len();
    for client in all.iter_mut().take(8) {
        // Its own answer comes without a ping.
        let ask = client.update.as_ref().unwrap().ask;
        let actions = vec![Action::Choose(3), Action::Confirm];
        client.say(ToServer::Submit { ask, actions }).await;
        client.until(|client| client.update.as_ref().unwrap().ask != ask).await;
    }
    // The eight confirmations are one frame, and that only because it is asked for.
    all[8].sync().await;
    assert_eq!(all[8].raw.len(), heard + 2);
    assert_eq!(all[8].update.as_ref().unwrap().asked, [Seat(8)]);
}

#[tokio::test]
async fn when_the_time_is_up_the_table_itself_goes_on() {
    let config = Config { clock: Duration::from_millis(300), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let options = SealedChoice::default_options(2);
    let mut all = seated::<SealedChoice>(site.address, options, 2, Encoding::Json).await;
    assert!(all[0].clock.is_some_and(|left| left <= 300), "{:?}", all[0].clock);
    // Nobody answers; three rounds go by, and each has its clock.
    let mut clocks = 0;
    while !all[0].is_over() {
        clocks += u32::from(matches!(all[0].next().await, ToClient::Clock(Some(_))));
    }
    // A client that reads late is told only of the newest clock.
    assert!(clocks <= 2, "{clocks} clocks beside the first");
    all[0].until(|client| client.clock.is_none()).await;
    let answer = all[0].ask(ToServer::Record).await;
    let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
    assert_eq!(json.matches(&format!("table {}", TableAct::TimeUp)).count(), 3);
}

#[tokio::test]
async fn no_clock_runs_where_nobody_is_and_none_where_the_rules_know_none() {
    let config = Config { clock: Duration::from_millis(50), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let options = SealedChoice::default_options(2);
    let mut all = seated::<SealedChoice>(site.address, options, 2, Encoding::Json).await;
    let (table, cookie) = (all[0].you.clone().unwrap().table, all[0].cookie.clone());
    let round = all[0].update.as_ref().unwrap().round;
    all.clear();
    while metric(site.metrics, "spymaster_sockets").await > 0.0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // Meanwhile the clock of another table, where people are, runs out in all of its rounds.
    let options = SealedChoice::default_options(2);
    let mut others = seated::<SealedChoice>(site.address, options, 2, Encoding::Json).await;
    others[0].until(Client::is_over).await;
    let mut back = Sealed::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    // The last clock may have run out before the last person was gone.
    let now = back.update.as_ref().unwrap().round;
    assert!(now <= round + 1, "time went by for nobody: {now} after {round}");
    back.until(|back| back.update.as_ref().is_some_and(|update| update.round > round)).await;

    let options = conformance::hidden_hand::HiddenHand::default_options(2);
    let mut hands =
        seated::<conformance::hidden_hand::HiddenHand>(site.address, options, 2, Encoding::Json)
            .await;
    hands[0].sync().await;
    assert_eq!(hands[0].clock, None);
}
