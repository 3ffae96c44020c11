//! The deal over real sockets: everybody commits before anybody reveals, and the record proves it.

use std::sync::Arc;
use std::time::Duration;

use conformance::hidden_hand::{HiddenHand, Options};
use game::{Choices as _, Seat, Seed};
use server::Config;
use store::{Memory, Store as _};
use table::{Commitment, DealRound, Own, OwnShare, Proof, bytes_from_hex};
use wire::{DealInfo, Denied, Encoding, Share, Stage, ToClient, ToServer};

use crate::client::Client;
use crate::site::{Site, quick};

type Hand = Client<HiddenHand>;

const ANN: [u8; 32] = [0xa1; 32];
const BOB: [u8; 32] = [0xb2; 32];

fn hex(share: [u8; 32]) -> String {
    Seed(share).to_string()
}

fn own(round: u32, seat: u8, share: [u8; 32]) -> OwnShare {
    OwnShare { round, seat: Seat(seat), share, shown: None }
}

fn deal(client: &Hand) -> DealInfo {
    client.info.as_ref().unwrap().deal.clone().unwrap()
}

/// Two people who have committed to their shares; the first is the host.
async fn two(site: &Site, encoding: Encoding) -> (String, Hand, Hand) {
    let mut ann = Hand::named(site.address, encoding, "Ann").await;
    let table = ann.create(HiddenHand::default_options(2)).await;
    let mut bob = Hand::named(site.address, encoding, "Bob").await;
    bob.open(&table, Some(&ann.links.clone().unwrap().seat)).await;
    for (client, seat, share) in [(&mut ann, 0, ANN), (&mut bob, 1, BOB)] {
        let commitment = Some(own(1, seat, share).commitment(&table));
        let sit = ToServer::Sit { seat: Seat(seat), commitment };
        assert_eq!(client.ask(sit).await, []);
    }
    ann.sync().await;
    (table, ann, bob)
}

/// The hash of all that this client is shown.
fn shown(client: &Hand, table: &str) -> [u8; 32] {
    let deal = deal(client);
    let commitment = |share: &Share| match share {
        Share::Committed { commitment, .. } => {
            Commitment::Share(bytes_from_hex(commitment).unwrap())
        }
        Share::LeftOut => Commitment::LeftOut,
        Share::Nothing | Share::Awaited => Commitment::Nothing,
    };
    let seats: Vec<_> = deal.shares.iter().map(commitment).collect();
    let server = bytes_from_hex(&client.info.as_ref().unwrap().commitment).unwrap();
    DealRound { table, round: deal.round }.all_commitments(&server, &seats)
}

async fn record(client: &mut Hand) -> Proof<Options> {
    client.until(Client::is_over).await;
    let answer = client.ask(ToServer::Record).await;
    let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
    let proof = Proof::read(json).unwrap();
    proof.verify(&HiddenHand::house()).unwrap();
    proof
}

fn contains(frames: &[Vec<u8>], share: [u8; 32]) -> bool {
    let text = hex(share);
    frames.iter().any(|frame| frame.windows(text.len()).any(|part| part == text.as_bytes()))
}

#[tokio::test]
async fn everybody_commits_before_anybody_reveals() {
    for encoding in Encoding::ALL {
        let store = Arc::new(Memory::default());
        let site = Site::new(Arc::clone(&store) as Arc<dyn store::Store>, quick());
        let (table, mut ann, mut bob) = two(&site, encoding).await;
        let reveal = |share| ToServer::Reveal(hex(share));
        assert_eq!(ann.denied(reveal(ANN)).await, Denied::WrongStage, "nothing is fixed yet");
        // Somebody who commits again has another hash, and everybody sees it.
        let other = own(1, 1, [9; 32]).commitment(&table);
        assert_eq!(bob.ask(ToServer::Commit(other.clone())).await, []);
        ann.sync().await;
        let committed = |commitment| Share::Committed { commitment, revealed: false };
        assert_eq!(deal(&ann).shares[1], committed(other));
        assert_eq!(bob.denied(ToServer::Commit("short".into())).await, Denied::BadText);
        let again = own(1, 1, BOB).commitment(&table);
        assert_eq!(bob.ask(ToServer::Commit(again)).await, []);

        assert_eq!(ann.ask(ToServer::Start).await, []);
        bob.sync().await;
        assert_eq!((ann.stage(), bob.stage()), (Stage::Dealing, Stage::Dealing));
        // Only the time that is left may have moved on between the two.
        let timeless = |client| DealInfo { left: None, ..deal(client) };
        assert_eq!(timeless(&ann), timeless(&bob), "both see the same");
        let (before, by_bob) = (shown(&ann, &table), shown(&bob, &table));
        assert_eq!(before, by_bob);
        // A player who also runs the server comes too late to choose a share that fits another.
        let late = own(1, 0, [7; 32]).commitment(&table);
        let sit = ToServer::Sit { seat: Seat(0), commitment: Some(late.clone()) };
        let options = ToServer::Options(HiddenHand::default_options(2));
        for frame in [ToServer::Commit(late), sit, ToServer::Leave, ToServer::Start, options] {
            assert_eq!(ann.denied(frame).await, Denied::WrongStage);
        }
        assert_eq!(ann.denied(ToServer::Kick(Seat(1))).await, Denied::WrongStage);
        for wrong in [[7; 32], BOB] {
            assert_eq!(ann.denied(reveal(wrong)).await, Denied::WrongShare);
        }
        assert_eq!(ann.denied(ToServer::Reveal("short".into())).await, Denied::BadText);

        // A share that was revealed is nobody else's business, and is not stored before all are there.
        assert_eq!(bob.ask(reveal(BOB)).await, []);
        assert_eq!(bob.ask(reveal(BOB)).await, [], "a line that repeats itself does no harm");
        ann.sync().await;
        assert!(matches!(deal(&ann).shares[1], Share::Committed { revealed: true, .. }));
        assert!(matches!(deal(&ann).shares[0], Share::Committed { revealed: false, .. }));
        assert_eq!(ann.stage(), Stage::Dealing);
        let rows = store.load(&table).await.unwrap().unwrap().rows;
        assert!(!rows.iter().any(|row| row.contains(&hex(BOB)) || row.contains(&hex(ANN))));
        assert_eq!(ann.ask(reveal(ANN)).await, []);
        bob.sync().await;
        assert_eq!((ann.stage(), bob.stage()), (Stage::Running, Stage::Running));
        assert!(ann.info.as_ref().unwrap().deal.is_none());
        assert!(!contains(&ann.raw, BOB) && !contains(&bob.raw, ANN));
        assert_eq!(ann.ask(reveal(ANN)).await, [], "nor after the start");
        assert_eq!(ann.denied(reveal(BOB)).await, Denied::WrongStage);

        assert_eq!(bob.ask(ToServer::Resign).await, []);
        let proof = record(&mut ann).await;
        let worth = proof.worth();
        assert_eq!((worth.rounds, worth.contributed), (1, vec![Seat(0), Seat(1)]));
        assert!(!proof.worth().rests_on_trust());
        for (seat, share) in [(0, ANN), (1, BOB)] {
            let own = OwnShare { shown: Some(before), ..own(1, seat, share) };
            assert_eq!(proof.check_own(&own), Ok(Own::Used));
        }
    }
}

#[tokio::test]
async fn a_missing_share_sends_everybody_back_and_the_host_may_start_without() {
    let config = Config { reveal: Duration::from_millis(30), ..quick() };
    let site = Site::new(Arc::new(Memory::default()), config);
    let (_, mut ann, mut bob) = two(&site, Encoding::Json).await;
    let first = ann.info.as_ref().unwrap().commitment.clone();
    assert_eq!(ann.ask(ToServer::Start).await, []);
    // Nobody reveals anything.
    ann.until(|ann| deal(ann).round == 2).await;
    assert_eq!(ann.stage(), Stage::Waiting);
    assert_ne!(ann.info.as_ref().unwrap().commitment, first, "the server has another secret");
    assert_eq!(deal(&ann).shares, [Share::Awaited, Share::Awaited]);
    assert_eq!(deal(&ann).missing, [Seat(0), Seat(1)]);
    assert_eq!(ann.denied(ToServer::Start).await, Denied::ShareAwaited);
    let without = |seats: &[u8]| ToServer::StartWithout(seats.iter().copied().map(Seat).collect());
    assert_eq!(ann.denied(without(&[0])).await, Denied::ShareAwaited);
    assert_eq!(ann.denied(without(&[0, 1, 9])).await, Denied::NoSeat);
    assert_eq!(bob.denied(without(&[0, 1])).await, Denied::NotHost);
    assert_eq!(ann.ask(without(&[1, 0, 1])).await, []);
    assert_eq!(ann.stage(), Stage::Running);
    assert_eq!(ann.ask(ToServer::Resign).await, []);
    let worth = record(&mut ann).await.worth();
    assert_eq!((worth.rounds, worth.without.as_slice()), (2, &[Seat(0), Seat(1)][..]));
    assert!(worth.rests_on_trust());
}

#[tokio::test]
async fn one_share_alone_rests_on_trust() {
    let site = Site::in_memory();
    let mut ann = Hand::named(site.address, Encoding::Json, "Ann").await;
    let table = ann.create(HiddenHand::default_options(2)).await;
    let commitment = Some(own(1, 0, ANN).commitment(&table));
    assert_eq!(ann.ask(ToServer::Sit { seat: Seat(0), commitment }).await, []);
    let mut bob = Hand::named(site.address, Encoding::Json, "Bob").await;
    bob.open(&table, Some(&ann.links.clone().unwrap().seat)).await;
    bob.sit(1).await;
    assert_eq!(ann.ask(ToServer::Start).await, []);
    assert_eq!(deal(&ann).shares[1], Share::Nothing, "Bob sits without contributing");
    assert_eq!(bob.denied(ToServer::Reveal(hex(BOB))).await, Denied::WrongShare);
    assert_eq!(ann.ask(ToServer::Reveal(hex(ANN))).await, []);
    assert_eq!(ann.ask(ToServer::Resign).await, []);
    let worth = record(&mut ann).await.worth();
    assert_eq!(worth.contributed, [Seat(0)]);
    assert!(worth.rests_on_trust());
}
