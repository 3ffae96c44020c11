//! Time runs as the test says: two people cannot keep the others from ever proposing anything.

use std::sync::Arc;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use store::{Memory, Store as _, Write};
use tokio::sync::Notify;
use wire::{Denied, Encoding, Motion, ToClient, ToServer, ToServerOf};

use crate::config::Config;
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Keys;
use crate::room::{Key, Party, Reader, Room, Who, new_table};
use crate::system::System;

/// A running game of four people; the first has made the table.
struct Table {
    room: Arc<Room<HiddenHand>>,
    keys: Vec<(Key, String)>,
}

impl Table {
    async fn new(config: Config) -> Self {
        let (system, store) = (System::seeded(1), Arc::new(Memory::default()));
        let keys = Keys::given([7; 32]);
        let house = House::empty(system, store.clone(), keys, config).await.unwrap();
        let hall = Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap();
        let guests: Vec<_> = (1..=4).map(|number| format!("{number:032x}")).collect();
        let mut party = Party::of(&guests[0]);
        for guest in &guests {
            party.invite(guest, "");
        }
        let options = HiddenHand::default_options(4);
        let (kept, _) = new_table(&hall.shared.system, &hall.game, &options, party, &[]).unwrap();
        store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
        let room = hall.take_in(kept).await.unwrap();
        let reader = Reader { encoding: Encoding::Json, patches: false };
        let attach = |guest: String| {
            let key = room.attach(&guest, "Ann", None, 0, reader, &Arc::new(Notify::new()));
            (key.unwrap(), guest)
        };
        let keys = guests.into_iter().map(attach).collect();
        let table = Self { room, keys };
        for seat in 0..4 {
            let sit = ToServer::Sit { seat: Seat(seat), commitment: None };
            assert_eq!(table.ask(seat, sit).await, []);
        }
        assert_eq!(table.ask(0, ToServer::Start).await, []);
        table
    }

    async fn ask(
        &self,
        seat: u8,
        frame: ToServerOf<HiddenHand>,
    ) -> Vec<wire::ToClientOf<HiddenHand>> {
        let (key, guest) = self.keys[usize::from(seat)].clone();
        self.room.perform(Who { key, guest }, frame, None).await
    }

    /// Proposes to send somebody away; answers why that is refused.
    async fn propose(&self, by: u8, kicked: u8) -> Option<Denied> {
        match self.ask(by, ToServer::Propose(Motion::Kick(Seat(kicked)))).await.as_slice() {
            [] => None,
            [ToClient::Denied(why)] => Some(*why),
            other => panic!("{other:?}"),
        }
    }

    /// Waits until no vote is running.
    async fn until_free(&self) {
        while self.room.inner().ballot.is_some() {
            self.room.shared.system.sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn two_who_take_turns_do_not_keep_a_third_from_proposing() {
    let table = Table::new(Config::default()).await;
    // For minutes nobody else wants anything: they may.
    for by in [1, 2, 1, 2] {
        assert_eq!(table.propose(by, 3).await, None);
        table.until_free().await;
    }
    assert_eq!(table.propose(1, 3).await, None);
    assert_eq!(table.propose(3, 1).await, Some(Denied::VoteRunning));
    table.until_free().await;
    // Somebody who has proposed nothing meanwhile may be faster, once.
    assert_eq!(table.propose(2, 3).await, None);
    table.until_free().await;
    for by in [1, 2] {
        assert_eq!(table.propose(by, 3).await, Some(Denied::TooFast));
    }
    assert_eq!(table.propose(3, 1).await, None);
    table.until_free().await;
    assert_eq!(table.propose(1, 3).await, None, "nobody waits any more");
}

#[tokio::test(start_paused = true)]
async fn somebody_who_does_not_come_back_keeps_nobody_waiting_for_long() {
    let table = Table::new(Config::default()).await;
    assert_eq!(table.propose(1, 3).await, None);
    assert_eq!(table.propose(3, 1).await, Some(Denied::VoteRunning));
    table.until_free().await;
    assert_eq!(table.propose(1, 3).await, Some(Denied::TooFast));
    table.room.shared.system.sleep(Config::default().vote / 2).await;
    assert_eq!(table.propose(1, 3).await, None);
}
