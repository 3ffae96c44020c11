//! Long games are played again elsewhere: nobody at another table waits for that, and nobody who looks at this one.

use std::pin::pin;
use std::sync::Arc;

use bots::BotKind;
use conformance::hidden_hand::{Action, HiddenHand, Options};
use conformance::sealed_choice::SealedChoice;
use futures::FutureExt as _;
use game::{Act, ActionList, Choices as _, Deal, Game as _, RowAct, Seat, Seed};
use store::{Memory, Store as _, Write};
use table::Chair;
use tokio::sync::{Notify, Semaphore};
use wire::{Encoding, Stage, ToServer, Upload};

use super::{Party, Reader, Who, new_table, uploaded_table};
use crate::config::Config;
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Keys;
use crate::system::System;

pub const HOST: &str = "0123456789abcdef0123456789abcdef";

/// Many rows, which go back and forth.
pub fn long_game(game: &HiddenHand) -> Upload<Options, Action> {
    let (options, seed) = (HiddenHand::default_options(2), Seed::from_text("long"));
    let state = game.setup(&options, &Deal::new(seed)).unwrap();
    let seat = game.to_act(&state).iter().next().unwrap();
    let mut legal = ActionList::new();
    game.legal(&state, seat, &mut legal);
    let first = RowAct::Act(Act::Seat(seat, legal[0]));
    Upload {
        rules: game.rules(),
        edition: game.edition_hash().to_string(),
        options,
        seed: seed.to_string(),
        chairs: vec![Chair::person("A"), Chair::bot("B", BotKind::Thumb)],
        rows: [first, RowAct::Undo(1)].into_iter().cycle().take(3_001).collect(),
    }
}

fn sit() -> ToServer<Options, Action> {
    ToServer::Sit { seat: Seat(0), commitment: None }
}

#[tokio::test]
async fn nobody_waits_while_a_long_game_is_loaded_or_started() {
    // There is no turn for large work until the test gives one.
    let turns = Arc::new(Semaphore::new(0));
    let system = System::real().with_turns(Arc::clone(&turns));
    let store = Arc::new(Memory::default());
    let config = Config { pace: std::time::Duration::from_secs(3_600), ..Config::default() };
    let house =
        House::empty(system.clone(), store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
    let (long, _) = uploaded_table(&system, &hall.game, &long_game(&hall.game), HOST).unwrap();
    let options = HiddenHand::default_options(2);
    let (small, _) = new_table(&system, &hall.game, &options, Party::of(HOST), &[]).unwrap();
    let names = [&long, &small].map(|kept| kept.head.table.clone());
    for kept in [long, small] {
        store.write(Write::Create { kept, day: 1 }).await.unwrap();
    }

    let mut loading = pin!(hall.open(&names[0]));
    assert!(loading.as_mut().now_or_never().is_none(), "it is played again elsewhere");
    assert!(hall.open(&names[1]).now_or_never().is_some(), "a small table is there at once");
    turns.add_permits(1);
    let room = loading.await.unwrap().unwrap();

    let reader = Reader { encoding: Encoding::Json, patches: false };
    let key = room.attach(HOST, "Ann", None, 0, reader, &Arc::new(Notify::new())).unwrap();
    turns.acquire().await.unwrap().forget();
    let who = Who { key, guest: HOST.to_owned() };
    assert_eq!(room.perform(who.clone(), sit(), None).await, []);
    let mut starting = pin!(room.perform(who, ToServer::Start, None));
    assert!(starting.as_mut().now_or_never().is_none(), "it is played again elsewhere");
    assert!(!room.show(key, true).frames.is_empty(), "it can be looked at meanwhile");
    assert_eq!(room.inner().stage(), Stage::Waiting);
    turns.add_permits(1);
    assert_eq!(starting.await, []);
    assert_eq!(room.inner().stage(), Stage::Running);
}

#[test]
fn acts_are_known_without_reading_them() {
    let row = super::facts::Row::<Options>::Act("A {\"x\"}".to_owned());
    assert!(serde_json::to_string(&row).unwrap().starts_with(super::inner::ACT));
}

#[tokio::test]
async fn a_record_is_written_once_and_elsewhere() {
    let turns = Arc::new(Semaphore::new(1));
    let system = System::real().with_turns(Arc::clone(&turns));
    let store = Arc::new(Memory::default());
    let house =
        House::empty(system.clone(), store.clone(), Keys::given([7; 32]), Config::default())
            .await
            .unwrap();
    let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
    let (kept, _) = uploaded_table(&system, &hall.game, &long_game(&hall.game), HOST).unwrap();
    let room = hall.take_in(kept.clone()).await.unwrap();
    store.write(Write::Create { kept, day: 1 }).await.unwrap();
    let denied = wire::ToClient::Denied(wire::Denied::WrongStage);
    assert_eq!(room.record().await, denied, "there is none before the start");
    let reader = Reader { encoding: Encoding::Json, patches: false };
    let key = room.attach(HOST, "Ann", None, 0, reader, &Arc::new(Notify::new())).unwrap();
    let who = || Who { key, guest: HOST.to_owned() };
    assert_eq!(room.perform(who(), sit(), None).await, []);
    assert_eq!(room.perform(who(), ToServer::Start, None).await, []);
    assert_eq!(room.perform(who(), ToServer::Record, None).await, [denied], "nor before the end");
    let end = |inner: &mut super::Inner<HiddenHand>| {
        let change = inner.table.as_ref().unwrap().table_act(game::TableAct::Abandon).unwrap();
        Ok(inner.changed(change))
    };
    assert_eq!(room.carry_out(end, None).await, []);

    turns.acquire().await.unwrap().forget();
    let mut asking = [pin!(room.record()), pin!(room.record())];
    for one in &mut asking {
        assert!(one.as_mut().now_or_never().is_none(), "it is written elsewhere");
    }
    turns.add_permits(1);
    let [one, other] = asking;
    let text = one.await;
    assert!(matches!(&text, wire::ToClient::Record(text) if text.contains("\"rows\"")));
    turns.acquire().await.unwrap().forget();
    assert_eq!(other.await, text, "there is no turn any more: nobody writes it again");
}

#[tokio::test(start_paused = true)]
async fn somebody_who_leaves_again_is_given_the_whole_time_again() {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let minute = std::time::Duration::from_secs(60);
    let never = std::time::Duration::from_secs(1_000_000);
    let config = Config { grace: minute, pace: never, ..Config::default() };
    let house =
        House::empty(system.clone(), store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
    let options = HiddenHand::default_options(2);
    let (kept, _) = new_table(&system, &hall.game, &options, Party::of(HOST), &[]).unwrap();
    store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
    let room = hall.take_in(kept).await.unwrap();
    let reader = Reader { encoding: Encoding::Json, patches: false };
    let come = || room.attach(HOST, "Ann", None, 0, reader, &Arc::new(Notify::new())).unwrap();
    let key = come();
    let who = || Who { key, guest: HOST.to_owned() };
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) };
    for frame in [sit(), bot, ToServer::Start] {
        assert_eq!(room.perform(who(), frame, None).await, []);
    }
    room.detach(key);
    system.sleep(minute * 3 / 4).await;
    room.detach(come());
    system.sleep(minute / 2).await;
    assert_eq!(room.inner().held, [false, false], "the first time counts no more");
    system.sleep(minute).await;
    assert_eq!(room.inner().held, [true, false]);
}

#[tokio::test(start_paused = true)]
async fn what_a_running_game_costs_to_load_says_nothing_about_secret_acts() {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let never = std::time::Duration::from_secs(1_000_000);
    let config = Config { pace: never, ..Config::default() };
    let house =
        House::empty(system.clone(), store.clone(), Keys::given([7; 32]), config).await.unwrap();
    let hall = Hall::new(SealedChoice::house(), Arc::clone(&house.shared)).unwrap();
    let options = SealedChoice::default_options(2);
    let (kept, _) = new_table(&system, &hall.game, &options, Party::of(HOST), &[]).unwrap();
    store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
    let room = hall.take_in(kept).await.unwrap();
    let reader = Reader { encoding: Encoding::Json, patches: false };
    let key = room.attach(HOST, "Ann", None, 0, reader, &Arc::new(Notify::new())).unwrap();
    let who = || Who { key, guest: HOST.to_owned() };
    let sit = ToServer::Sit { seat: Seat(0), commitment: None };
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Random) };
    for frame in [sit, bot, ToServer::Start] {
        assert_eq!(room.perform(who(), frame, None).await, []);
    }
    let (cost, rows) = (room.work(), room.inner().rows());
    assert!(cost > 0);
    // The same choice again and again: nobody sees that.
    for _ in 0..40 {
        let (ask, action) = {
            let inner = room.inner();
            let table = inner.table.as_ref().unwrap();
            let mut legal = ActionList::new();
            table.game().legal(table.state(), Seat(0), &mut legal);
            (table.ask(Seat(0)), legal[0])
        };
        assert_eq!(
            room.perform(who(), ToServer::Submit { ask, actions: vec![action] }, None).await,
            []
        );
    }
    assert_eq!(room.inner().rows(), rows + 40);
    assert_eq!(room.work(), cost);
}
