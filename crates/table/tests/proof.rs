//! The proof of an online game: it holds, and any changed byte is caught.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use conformance::hidden_hand::{HiddenHand, Options};
use game::{Choices as _, Record, RuleOfThumb as _, Seat, Seed, Viewer};
use table::{Bytes, Chair, Commitment, DealRound, Own, OwnShare, Proof, Secret, Table, Unproven};

const SECRET: Secret = Secret([7; 32]);
const ROUND: DealRound<'_> = DealRound { table: "table", round: 3 };
const ANN: Bytes = [1; 32];
const BOB: Bytes = [2; 32];

/// A whole game from this seed.
fn played(seed: Seed, seats: u8) -> Record<Options> {
    let chairs = Seat::first(seats).map(|seat| Chair::person(seat.to_string())).collect();
    let options = HiddenHand::default_options(seats);
    let mut table = Table::new(HiddenHand::house(), options, seed, chairs).unwrap();
    let mut bots: Vec<_> =
        Seat::first(seats).map(|seat| bots::BotKind::Thumb.sit::<HiddenHand>(seed, seat)).collect();
    for _ in 0..HiddenHand::BOUND {
        let update = table.update(Viewer::Spectator, 0);
        let Some(&seat) = update.asked.first() else { break };
        let view = table.update(Viewer::Seat(seat), 0).view;
        let mut legal = game::ActionList::new();
        game::Game::legal(table.game(), table.state(), seat, &mut legal);
        let action = bots[seat.index()].choose(table.game(), &view, seat, &legal).unwrap();
        let change = table.submit(seat, table.ask(seat), &[action]).unwrap();
        table.commit(change).unwrap();
    }
    table.record().unwrap()
}

/// The proof of a game with these shares, without those seats.
fn proof(shares: &[Option<Bytes>], without: &[Seat]) -> Proof<Options> {
    let record = played(ROUND.seed(&SECRET, shares), u8::try_from(shares.len()).unwrap());
    Proof::new(ROUND, &SECRET, shares, without, record)
}

fn old_proof() -> Proof<Options> {
    let entropy = [Some(ANN), None];
    let record = played(SECRET.seed("table", &entropy), 2);
    Proof::format_1("table", &SECRET, &entropy, record)
}

/// What the device of this seat kept, when both had committed.
fn kept(seat: u8, share: Bytes) -> OwnShare {
    let commitments = [(0, ANN), (1, BOB)]
        .map(|(seat, share)| Commitment::Share(ROUND.commitment(Seat(seat), &share)));
    let shown = ROUND.all_commitments(&ROUND.server_commitment(&SECRET), &commitments);
    OwnShare { round: 3, seat: Seat(seat), share, shown: Some(shown) }
}

fn holds(json: &str) -> bool {
    Proof::<Options>::read(json).is_ok_and(|proof| proof.verify(&HiddenHand::house()).is_ok())
}

#[test]
fn a_proof_holds_and_any_changed_byte_is_caught() {
    for proof in [proof(&[Some(ANN), Some(BOB), None], &[Seat(2)]), old_proof()] {
        any_changed_byte_is_caught(&proof.to_json().unwrap());
    }
}

fn any_changed_byte_is_caught(json: &str) {
    assert!(holds(json));
    let bytes = json.as_bytes();
    for place in 0..bytes.len() {
        for other in [bytes[place] ^ 1, b'0', b' ', b'a'] {
            if other == bytes[place] {
                continue;
            }
            let mut changed = bytes.to_vec();
            changed[place] = other;
            let caught = String::from_utf8(changed).map_or(true, |text| !holds(&text));
            assert!(caught, "byte {place} as {}", char::from(other));
        }
        let mut shorter = bytes.to_vec();
        shorter.remove(place);
        assert!(String::from_utf8(shorter).map_or(true, |text| !holds(&text)), "without {place}");
    }
}

#[test]
fn every_part_of_the_chance_changes_the_seed() {
    let secret = Secret([7; 32]);
    let usual = secret.seed("table", &[Some([1; 32]), None]);
    assert_ne!(usual, Secret([8; 32]).seed("table", &[Some([1; 32]), None]));
    assert_ne!(usual, secret.seed("tablf", &[Some([1; 32]), None]));
    assert_ne!(usual, secret.seed("table", &[Some([2; 32]), None]));
    assert_ne!(usual, secret.seed("table", &[None, Some([1; 32])]));
    assert_ne!(usual, secret.seed("table", &[Some([1; 32]), Some([1; 32])]));
    assert_ne!(secret.commitment(), Secret([8; 32]).commitment());
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let good = proof(&[Some(ANN), Some(BOB), None], &[Seat(2)]);
    let verify = |change: fn(&mut Proof<Options>)| {
        let mut proof = good.clone();
        change(&mut proof);
        let read = Proof::<Options>::read(&proof.to_json().unwrap())?;
        read.verify(&HiddenHand::house())
    };
    assert_eq!(verify(|_| {}), Ok(()));
    let form = |result| matches!(result, Err(Unproven::Form(_)));
    assert!(form(verify(|proof| proof.proof = 1)));
    assert!(form(verify(|proof| proof.proof = 3)));
    assert!(form(verify(|proof| proof.deal = None)));
    assert!(form(verify(|proof| proof.deal.as_mut().unwrap().round = 0)));
    assert!(form(verify(|proof| proof.deal.as_mut().unwrap().without = vec![Seat(3)])));
    assert!(form(verify(|proof| proof.deal.as_mut().unwrap().without = vec![Seat(2); 2])));
    assert!(form(verify(|proof| proof.deal.as_mut().unwrap().without = vec![Seat(0)])));
    assert!(form(verify(|proof| proof.entropy.push(None))));
    assert!(form(verify(|proof| {
        proof.entropy.push(None);
        proof.deal.as_mut().unwrap().commitments.push(None);
    })));
    assert!(form(verify(|proof| proof.table.push('\0'))));
    assert_eq!(verify(|proof| proof.deal.as_mut().unwrap().round = 2), Err(Unproven::Commitment));
    // Only the record's own count of attempts is another: then no commitment fits.
    assert_eq!(
        verify(|proof| {
            proof.deal.as_mut().unwrap().round = 2;
            let round = DealRound { round: 2, ..ROUND };
            proof.commitment = Seed(round.server_commitment(&SECRET)).to_string();
        }),
        Err(Unproven::Share(Seat(0)))
    );
    assert_eq!(verify(|proof| proof.entropy[1] = None), Err(Unproven::Share(Seat(1))));
    assert_eq!(
        verify(|proof| proof.deal.as_mut().unwrap().commitments[1] = None),
        Err(Unproven::Share(Seat(1)))
    );
    assert_eq!(
        verify(|proof| {
            proof.entropy[1] = None;
            proof.deal.as_mut().unwrap().commitments[1] = None;
        }),
        Err(Unproven::Seed)
    );
}

#[test]
fn two_devices_prove_more_than_one_and_the_first_format_less() {
    let both = proof(&[Some(ANN), Some(BOB)], &[]).worth();
    assert!(!both.rests_on_trust());
    assert_eq!((both.rounds, both.contributed), (3, vec![Seat(0), Seat(1)]));
    let one = proof(&[Some(ANN), None], &[Seat(1)]).worth();
    assert!(one.rests_on_trust());
    assert_eq!((one.contributed, one.without), (vec![Seat(0)], vec![Seat(1)]));
    assert!(proof(&[None, None], &[]).worth().rests_on_trust());
    let old = old_proof().worth();
    assert!(old.rests_on_trust() && !old.committed && old.rounds == 1);
}

#[test]
fn a_device_notices_whatever_was_exchanged() {
    let (ann, bob) = (kept(0, ANN), kept(1, BOB));
    let good = proof(&[Some(ANN), Some(BOB)], &[]);
    assert_eq!((good.check_own(&ann), good.check_own(&bob)), (Ok(Own::Used), Ok(Own::Used)));
    // Each of these is true in itself: only a device that took part can tell.
    let swapped = proof(&[Some([3; 32]), Some(BOB)], &[]);
    swapped.verify(&HiddenHand::house()).unwrap();
    assert_eq!(swapped.check_own(&ann), Err(Unproven::Shown));
    assert_eq!(swapped.check_own(&bob), Err(Unproven::Shown), "Bob saw Ann's hash too");
    assert_eq!(swapped.check_share(Seat(0), &ANN), Err(Unproven::OtherShare(Seat(0))));
    let dropped = proof(&[None, Some(BOB)], &[Seat(0)]);
    assert_eq!(dropped.check_own(&ann), Err(Unproven::Shown), "left out after it was revealed");
    assert_eq!(dropped.check_share(Seat(0), &ANN), Ok(Own::LeftOut));
    let denied = proof(&[None, Some(BOB)], &[]);
    assert_eq!(denied.check_share(Seat(0), &ANN), Err(Unproven::OtherShare(Seat(0))));
    assert_eq!(old_proof().check_own(&ann), Err(Unproven::Shown));
    // More attempts than the record admits; fewer are those of a device that was left out later.
    assert_eq!(good.check_own(&OwnShare { round: 4, ..ann }), Err(Unproven::Rounds));
    let early = OwnShare { round: 2, ..ann };
    assert_eq!(good.check_own(&early), Err(Unproven::OtherShare(Seat(0))));
    assert_eq!(dropped.check_own(&early), Ok(Own::LeftOut));
    // A device that has revealed nothing finds nothing in its name.
    let silent = OwnShare { shown: None, ..ann };
    assert_eq!(good.check_own(&silent), Err(Unproven::OtherShare(Seat(0))));
    assert_eq!(dropped.check_own(&silent), Ok(Own::LeftOut));
}
