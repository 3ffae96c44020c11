//! Time runs as the test says: who does not reveal in time is named, and the deal goes on after a restart.

use std::sync::Arc;

use conformance::hidden_hand::{HiddenHand, Options};
use game::{Choices as _, Seat, Seed};
use store::{Memory, Store as _, Write};
use table::{DealRound, Own, OwnShare, Proof};
use tokio::sync::Notify;
use wire::{Denied, Encoding, Share, Stage, ToClient, ToServer, ToServerOf};

use crate::config::Config;
use crate::guest::GuestId;
use crate::hall::Hall;
use crate::house::House;
use crate::keys::Keys;
use crate::room::{Key, Party, Reader, Room, Who, new_table};
use crate::system::System;

const GUESTS: [&str; 2] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];

type Hands = Room<HiddenHand>;

struct Table {
    room: Arc<Hands>,
    keys: [Key; 2],
}

async fn hall(store: Arc<Memory>) -> Hall<HiddenHand> {
    let keys = Keys::given([7; 32]);
    let house = House::empty(System::real(), store, keys, Config::default()).await.unwrap();
    Hall::new(HiddenHand::house(), Arc::clone(&house.shared)).unwrap()
}

impl Table {
    fn of(room: Arc<Hands>) -> Self {
        let reader = Reader { encoding: Encoding::Json, patches: false };
        let attach =
            |guest| room.attach(guest, "Ann", None, 0, reader, &Arc::new(Notify::new())).unwrap();
        let keys = GUESTS.map(attach);
        Self { room, keys }
    }

    /// A table at which two people sit who have committed.
    async fn waiting(hall: &Hall<HiddenHand>, store: &Memory) -> Self {
        let options = HiddenHand::default_options(2);
        let other: GuestId = GUESTS[1].to_owned();
        let system = &hall.shared.system;
        let mut party = Party::of(GUESTS[0]);
        party.invite(&other, "");
        let (kept, _) = new_table(system, &hall.game, &options, party, &[]).unwrap();
        store.write(Write::Create { kept: kept.clone(), day: 1 }).await.unwrap();
        let table = Self::of(hall.take_in(kept).await.unwrap());
        for seat in [0, 1] {
            let commitment = Some(table.own(1, seat).commitment(&table.room.id));
            let sit = ToServer::Sit { seat: Seat(seat), commitment };
            assert_eq!(table.ask(seat, sit).await, []);
        }
        table
    }

    async fn ask(
        &self,
        seat: u8,
        frame: ToServerOf<HiddenHand>,
    ) -> Vec<wire::ToClientOf<HiddenHand>> {
        let place = usize::from(seat);
        let (key, guest) = (self.keys[place], GUESTS[place].to_owned());
        self.room.perform(Who { key, guest }, frame, None).await
    }

    fn own(&self, round: u32, seat: u8) -> OwnShare {
        let share = [10 * u8::try_from(round).unwrap() + seat; 32];
        OwnShare { round, seat: Seat(seat), share, shown: None }
    }

    async fn commit(&self, round: u32, seat: u8) {
        let commitment = self.own(round, seat).commitment(&self.room.id);
        assert_eq!(self.ask(seat, ToServer::Commit(commitment)).await, []);
    }

    async fn reveal(&self, round: u32, seat: u8) -> Vec<wire::ToClientOf<HiddenHand>> {
        let share = Seed(self.own(round, seat).share).to_string();
        self.ask(seat, ToServer::Reveal(share)).await
    }

    fn stage(&self) -> Stage {
        self.room.inner().stage()
    }

    /// Waits until the table is as far as that.
    async fn until(&self, stage: Stage) {
        while self.stage() != stage {
            self.room.shared.system.sleep(std::time::Duration::from_millis(10)).await;
        }
    }

    async fn proof(&self) -> Proof<Options> {
        assert_eq!(self.ask(0, ToServer::Resign).await, []);
        let ToClient::Record(json) = self.room.record().await else { panic!("no record") };
        let proof = Proof::read(&json).unwrap();
        proof.verify(&HiddenHand::house()).unwrap();
        proof
    }
}

fn deal_info(table: &Table) -> wire::DealInfo {
    let now = table.room.shared.system.now();
    table.room.inner().deal_info(now).unwrap()
}

#[tokio::test(start_paused = true)]
async fn somebody_who_does_not_answer_in_time_is_named_and_can_be_left_out() {
    let store = Arc::new(Memory::default());
    let hall = hall(Arc::clone(&store)).await;
    let table = Table::waiting(&hall, &store).await;
    let begun = hall.shared.system.now();
    assert_eq!(table.ask(0, ToServer::Start).await, []);
    assert_eq!(table.reveal(1, 0).await, []);
    assert_eq!(table.reveal(2, 1).await, [ToClient::Denied(Denied::WrongShare)]);
    table.until(Stage::Waiting).await;
    assert!(hall.shared.system.now() - begun >= Config::default().reveal);
    let info = deal_info(&table);
    assert_eq!((info.round, info.missing), (2, vec![Seat(1)]));
    assert_eq!(info.shares, [Share::Awaited, Share::Awaited], "everybody commits again");

    // The host can still see who it was when that person is ready again; the old share is worth nothing.
    table.commit(2, 0).await;
    table.commit(2, 1).await;
    let info = deal_info(&table);
    assert_eq!(info.missing, [Seat(1)]);
    assert_eq!(table.ask(0, ToServer::StartWithout(vec![Seat(1)])).await, []);
    assert_eq!(table.reveal(1, 0).await, [ToClient::Denied(Denied::WrongShare)]);
    assert_eq!(table.reveal(2, 1).await, [ToClient::Denied(Denied::WrongShare)], "left out");
    assert_eq!(table.reveal(2, 0).await, []);
    assert_eq!(table.stage(), Stage::Running);
    let proof = table.proof().await;
    let worth = proof.worth();
    assert_eq!((worth.rounds, worth.without.as_slice()), (2, &[Seat(1)][..]));
    assert!(worth.rests_on_trust(), "only one has contributed");
    assert_eq!(proof.check_own(&table.own(2, 1)), Ok(Own::LeftOut));
    assert!(proof.check_own(&table.own(3, 1)).is_err(), "there was no third round");
}

#[tokio::test(start_paused = true)]
async fn a_host_who_fails_on_purpose_leaves_nobody_out_who_had_revealed() {
    let store = Arc::new(Memory::default());
    let hall = hall(Arc::clone(&store)).await;
    let awaited = [ToClient::Denied(Denied::ShareAwaited)];
    for commits in [true, false] {
        let table = Table::waiting(&hall, &store).await;
        assert_eq!(table.ask(0, ToServer::Start).await, []);
        assert_eq!(table.reveal(1, 1).await, []);
        table.until(Stage::Waiting).await;
        let info = deal_info(&table);
        assert_eq!((info.round, info.missing), (2, vec![Seat(0)]));
        // The other person's browser has not even heard of it yet.
        table.commit(2, 0).await;
        let without = || ToServer::StartWithout(vec![Seat(1)]);
        assert_eq!(table.ask(0, without()).await, awaited);
        if commits {
            table.commit(2, 1).await;
        }
        hall.shared.system.sleep(Config::default().reveal).await;
        // Somebody who does not commit in as much time as there is for revealing is left out; nobody else is.
        let expected: &[_] = if commits { &awaited } else { &[] };
        assert_eq!(table.ask(0, without()).await, expected);
    }
}

#[tokio::test(start_paused = true)]
async fn two_rounds_are_counted_and_all_shares_are_new() {
    let store = Arc::new(Memory::default());
    let hall = hall(Arc::clone(&store)).await;
    let table = Table::waiting(&hall, &store).await;
    let first = table.room.inner().facts.secret;
    let without = table.ask(0, ToServer::StartWithout(vec![Seat(1)])).await;
    assert_eq!(
        without,
        [ToClient::Denied(Denied::ShareAwaited)],
        "this person has failed at nothing"
    );
    assert_eq!(table.ask(0, ToServer::Start).await, []);
    table.until(Stage::Waiting).await;
    assert_ne!(table.room.inner().facts.secret, first);
    for seat in [0, 1] {
        table.commit(2, seat).await;
    }
    assert_eq!(table.ask(0, ToServer::Start).await, []);
    for seat in [0, 1] {
        assert_eq!(table.reveal(2, seat).await, []);
    }
    assert_eq!(table.stage(), Stage::Running, "nobody waits for the end of the time");
    assert_eq!(table.reveal(2, 0).await, [], "a share that is sent twice is no mistake");
    assert_eq!(table.reveal(1, 0).await, [ToClient::Denied(Denied::WrongStage)]);
    let proof = table.proof().await;
    assert_eq!(proof.worth().rounds, 2);
    assert!(!proof.worth().rests_on_trust());
    let round = DealRound { table: &table.room.id, round: 2 };
    let seed = table.room.inner().table.as_ref().unwrap().seed();
    let shares = [0, 1].map(|seat| Some(table.own(2, seat).share));
    let secret = table.room.inner().facts.secret;
    assert_eq!(seed, round.seed(&secret, &shares));
}

#[tokio::test(start_paused = true)]
async fn a_deal_goes_on_after_a_restart() {
    let store = Arc::new(Memory::default());
    let first = hall(Arc::clone(&store)).await;
    let table = Table::waiting(&first, &store).await;
    assert_eq!(table.ask(0, ToServer::Start).await, []);
    assert_eq!(table.reveal(1, 0).await, []);
    let id = table.room.id.clone();
    table.room.go_stale();
    drop((table, first));

    let second = hall(Arc::clone(&store)).await;
    let table = Table::of(second.open(&id).await.unwrap().unwrap());
    assert_eq!(table.stage(), Stage::Dealing);
    let shares = deal_info(&table).shares;
    assert!(shares.iter().all(|share| matches!(share, Share::Committed { revealed: false, .. })));
    assert_eq!(table.reveal(1, 1).await, []);
    assert_eq!(table.stage(), Stage::Dealing, "what was not stored is sent again");
    assert_eq!(table.reveal(1, 0).await, []);
    assert_eq!(table.stage(), Stage::Running);
    assert_eq!(table.proof().await.worth().contributed, [Seat(0), Seat(1)]);

    // Or its time runs out, as before.
    let table = Table::waiting(&second, &store).await;
    assert_eq!(table.ask(0, ToServer::Start).await, []);
    let id = table.room.id.clone();
    drop((table, second));
    let third = hall(store).await;
    let table = Table::of(third.open(&id).await.unwrap().unwrap());
    table.until(Stage::Waiting).await;
    assert_eq!(deal_info(&table).missing, [Seat(0), Seat(1)]);
}
