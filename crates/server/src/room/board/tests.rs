//! The frame about a table is written once for all who look, and again when its times have run on.

use std::sync::Arc;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use store::{Memory, Store as _, Write};
use tokio::sync::Notify;
use wire::{Encoding, ToClient, ToServer};

use crate::config::Config;
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Keys;
use crate::room::tests::HOST;
use crate::room::{Key, Party, Reader, Room, Who, new_table};
use crate::system::System;

const EVE: &str = "e0ee0ee0ee0ee0ee0ee0ee0ee0ee0ee0";

/// The frame about the table that this connection is sent, if it is sent one.
fn frame(room: &Room<HiddenHand>, key: Key) -> Option<axum::body::Bytes> {
    let frames = room.show(key, true).frames;
    frames.into_iter().find(|frame| frame.starts_with(b"{\"Table\":"))
}

fn grace(frame: &[u8]) -> Option<u32> {
    match Encoding::Json.read::<wire::ToClientOf<HiddenHand>>(frame).unwrap() {
        ToClient::Table(info) => info.places[0].grace,
        other => panic!("{other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn the_frame_about_a_table_is_written_once_for_all() {
    let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
    let (grace_time, never) = (Duration::from_secs(60), Duration::from_secs(1_000_000));
    let config = Config { grace: grace_time, pace: never, ..Config::default() };
    let keys = Keys::given([7; 32]);
    let house = House::empty(system.clone(), store.clone(), keys, config).await.unwrap();
    let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
    let options = HiddenHand::default_options(2);
    let (kept, links) = new_table(&system, &hall.game, &options, Party::of(HOST), &[]).unwrap();
    store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
    let room = hall.take_in(kept).await.unwrap();
    let reader = Reader { encoding: Encoding::Json, patches: false };
    let come = |guest, token| {
        room.attach(guest, "Name", token, 0, reader, &Arc::new(Notify::new())).unwrap()
    };
    let host = come(HOST, None);
    let bot = ToServer::Bot { seat: Seat(1), kind: Some(bots::BotKind::Thumb) };
    for frame in [ToServer::Sit { seat: Seat(0), commitment: None }, bot, ToServer::Start] {
        let who = Who { key: host, guest: HOST.to_owned() };
        assert_eq!(room.perform(who, frame, None).await, []);
    }
    let watch = Some(links.watch.as_str());
    let mut eyes = vec![come(EVE, watch)];
    let first = frame(&room, eyes[0]).unwrap();
    for _ in 0..3 {
        let page = come(EVE, watch);
        assert_eq!(frame(&room, page).unwrap().as_ptr(), first.as_ptr());
        eyes.push(page);
    }
    for page in &eyes {
        assert_eq!(frame(&room, *page), None, "nothing has changed");
    }
    // While somebody is away, time runs in it.
    room.detach(host);
    let gone = frame(&room, eyes[0]).unwrap();
    assert_eq!(grace(&gone), Some(60_000));
    assert_eq!(frame(&room, eyes[1]).unwrap().as_ptr(), gone.as_ptr());
    system.sleep(Duration::from_secs(20)).await;
    assert_eq!(grace(&frame(&room, eyes[2]).unwrap()), Some(40_000));
    come(EVE, watch);
    assert_eq!(frame(&room, eyes[0]), None, "time alone is no news");
}
