//! The suite finds what it is there to find: faults are planted in a good game, one at a time.
//!
//! A leak must fail in its own channel and in no other.

mod companions;
mod fault;
mod faulty;
mod marked;

use conformance::hidden_hand;
use conformance::{Channel, Check, Suite};
use fault::Fault;
use faulty::Faulty;

/// What fails when this fault is in the game.
fn found(fault: Fault) -> Vec<Check> {
    let game = Faulty::with(fault);
    let suite = Suite::new(&game, hidden_hand::universe())
        .seats([2, 4])
        .playouts(6)
        .conserve(|game, state| hidden_hand::conserve(&game.inner, &state.inner));
    suite.each().filter_map(Result::err).map(|failure| failure.check).collect()
}

/// The checks among these that are about leaks.
fn leaks(found: &[Check]) -> Vec<Check> {
    found
        .iter()
        .copied()
        .filter(|check| matches!(check, Check::Leak(_) | Check::Vacuous(_)))
        .collect()
}

#[test]
fn without_a_fault_nothing_is_found() {
    assert_eq!(found(Fault::None), []);
}

#[test]
fn every_planted_leak_fails_in_exactly_its_own_channel() {
    for channel in Channel::ALL {
        let found = found(Fault::Leak(channel));
        assert_eq!(leaks(&found), [Check::Leak(channel)], "{found:?}");
    }
}

#[test]
fn who_may_act_is_in_the_same_channel_as_who_is_to_act() {
    assert_eq!(leaks(&found(Fault::LeaksWhoMayAct)), [Check::Leak(Channel::ToAct)]);
}

#[test]
fn a_leak_of_events_or_bytes_is_found_by_nothing_but_the_leak_tests() {
    for channel in [Channel::Event, Channel::Size] {
        let mut found = found(Fault::Leak(channel));
        // Sequences compare everything that is told, so they may come across it too.
        found.retain(|check| *check != Check::Sequences);
        assert_eq!(found, [Check::Leak(channel)]);
    }
}

#[test]
fn a_leak_test_that_compares_nothing_says_so() {
    assert!(found(Fault::NeverTwoEqualViews).contains(&Check::Vacuous(Channel::Event)));
}

/// A fault may be found by other checks too; by its own it must be.
#[test]
fn every_other_planted_fault_is_found() {
    for (fault, check) in [
        (Fault::RefusalChangesState, Check::Untouched),
        (Fault::RefusalEmitsEvent, Check::Untouched),
        (Fault::ListedButRefused, Check::Listed),
        (Fault::PossibleButUnlisted, Check::Unlisted),
        (Fault::ListedTwice, Check::Offered),
        (Fault::MayActWithoutOffer, Check::Offered),
        (Fault::AskedButMayNot, Check::Offered),
        (Fault::MayActAfterTheEnd, Check::Outcome),
        (Fault::ActsOutOfTurn, Check::Closed),
        (Fault::TakesAnyRules, Check::Rules),
        (Fault::TakesNoRules, Check::Rules),
        (Fault::ActsAfterTheEnd, Check::Closed),
        (Fault::ClonesShare, Check::Clones),
        (Fault::SetupUsesNoSeed, Check::OtherGame),
        (Fault::LosesCards, Check::Conserve),
        (Fault::WrongScore, Check::Outcome),
        (Fault::PlacesAfterAbandoning, Check::Outcome),
        (Fault::NoWeights, Check::Bound),
        (Fault::EncodingLosesBytes, Check::Encodings),
        (Fault::PositionLosesTurn, Check::Notation),
        (Fault::ActionMisread, Check::Records),
        (Fault::UnknownWord, Check::Words),
        (Fault::RebuiltTurn, Check::Rebuild),
        (Fault::OneWorld, Check::Determinize),
        (Fault::ForgetsToResample, Check::HiddenFields),
        (Fault::ForgetsToResampleAndToSay, Check::HiddenFields),
    ] {
        let found = found(fault);
        assert!(found.contains(&check), "{fault:?} should fail {check:?}, fails {found:?}");
    }
}
