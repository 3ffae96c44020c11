//! What is printed on missions, gadgets, agents and domiciles, as keys and facts.

use game::Message;

use crate::edition::primitive::{Ability, Condition, Effect, Special};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 26] = [
    "card-secret-kinds-in-line",
    "card-walls",
    "card-tracks",
    "card-gadgets",
    "card-full-line",
    "card-defences",
    "card-secrets",
    "card-budget",
    "card-corner-guards",
    "card-smoke",
    "card-darts",
    "card-boots",
    "card-grapnel",
    "card-drill",
    "card-plain",
    "card-diagonal-step",
    "card-cheaper-guards",
    "card-cheaper-traps",
    "card-second-use",
    "card-movement-per-secret",
    "card-quiet-traps",
    "card-set-of-secrets",
    "card-either-everywhere",
    "card-special-nothing",
    "card-special-light-row",
    "card-special-joined-columns",
];

/// When a mission is fulfilled.
pub(crate) fn condition(condition: Condition) -> Message {
    let many = |key, count: u8| Message::new(key).with("count", count);
    match condition {
        Condition::SecretKindsInLine => Message::new("card-secret-kinds-in-line"),
        Condition::Walls(n) => many("card-walls", n),
        Condition::Tracks(n) => many("card-tracks", n),
        Condition::Gadgets(n) => many("card-gadgets", n),
        Condition::FullLine => Message::new("card-full-line"),
        Condition::Defences(n) => many("card-defences", n),
        Condition::Secrets(n) => many("card-secrets", n),
        Condition::Budget(n) => many("card-budget", n),
        Condition::CornerGuards => Message::new("card-corner-guards"),
    }
}

/// What a gadget does.
pub(crate) fn effect(effect: Effect) -> Message {
    match effect {
        Effect::Smoke => Message::new("card-smoke"),
        Effect::Darts => Message::new("card-darts"),
        Effect::Boots(n) => Message::new("card-boots").with("count", n),
        Effect::Grapnel(n) => Message::new("card-grapnel").with("count", n),
        Effect::Drill => Message::new("card-drill"),
    }
}

/// What an agent can do.
pub(crate) fn ability(ability: Ability) -> Message {
    let much = |key, count: u8| Message::new(key).with("count", count);
    match ability {
        Ability::Plain => Message::new("card-plain"),
        Ability::DiagonalStep => Message::new("card-diagonal-step"),
        Ability::CheaperGuards(n) => much("card-cheaper-guards", n),
        Ability::CheaperTraps(n) => much("card-cheaper-traps", n),
        Ability::SecondUse => Message::new("card-second-use"),
        Ability::MovementPerSecret(n) => much("card-movement-per-secret", n),
        Ability::QuietTraps => Message::new("card-quiet-traps"),
        Ability::SetOfSecrets(n) => much("card-set-of-secrets", n),
        Ability::EitherEverywhere => Message::new("card-either-everywhere"),
    }
}

/// The special rule of a domicile.
pub(crate) fn special(special: Special) -> Message {
    match special {
        Special::Nothing => Message::new("card-special-nothing"),
        Special::LightRow(row) => Message::new("card-special-light-row").with("row", row),
        Special::JoinedColumns => Message::new("card-special-joined-columns"),
    }
}
