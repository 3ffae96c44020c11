//! The faults there are, and the edition that carries one.

use std::sync::Arc;

use conformance::Channel;
use conformance::hidden_hand::Edition;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    Leak(Channel),
    NeverTwoEqualViews,
    RefusalChangesState,
    RefusalEmitsEvent,
    ListedButRefused,
    PossibleButUnlisted,
    ListedTwice,
    MayActWithoutOffer,
    AskedButMayNot,
    MayActAfterTheEnd,
    ActsOutOfTurn,
    LeaksWhoMayAct,
    TakesAnyRules,
    TakesNoRules,
    ActsAfterTheEnd,
    ClonesShare,
    SetupUsesNoSeed,
    LosesCards,
    WrongScore,
    PlacesAfterAbandoning,
    NoWeights,
    EncodingLosesBytes,
    PositionLosesTurn,
    ActionMisread,
    UnknownWord,
    RebuiltTurn,
    OneWorld,
    ForgetsToResample,
    ForgetsToResampleAndToSay,
}

/// The fault is part of the edition, so that it is there under other rules numbers too.
pub struct FaultyEdition {
    pub inner: Arc<Edition>,
    pub fault: Fault,
}
