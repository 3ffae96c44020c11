//! Which drawing of the sprite belongs to which card. A card of another edition gets one of its kind.

use spynet::ids::Branch;

/// Figures.
const AGENTS: [&str; 34] = [
    "assassin",
    "bouncer",
    "bodyguard",
    "sniper",
    "getaway-driver",
    "double-agent",
    "diplomat",
    "journalist",
    "waiter",
    "tourist",
    "mole-hunter",
    "interrogator",
    "case-officer",
    "analyst",
    "archivist",
    "cryptographer",
    "hacker",
    "drone-pilot",
    "engineer",
    "intern",
    "the-veteran",
    "anaconda",
    "breaker",
    "extractor",
    "lemonade",
    "sleeper",
    "courier",
    "angel",
    "watcher",
    "bagman",
    "the-hand",
    "cipher",
    "backdoor",
    "the-ghost",
];

/// Photographs of operations.
const OPERATIONS: [&str; 32] = [
    "icebreaker",
    "covert-operation",
    "deterrence",
    "night-raid",
    "escort",
    "jailbreak",
    "hostage-rescue",
    "show-of-force",
    "dead-drop",
    "false-flag",
    "embassy-ball",
    "deep-cover",
    "inside-job",
    "stakeout",
    "background-check",
    "mole-hunt",
    "defection",
    "paper-trail",
    "clean-house",
    "signal-intercept",
    "deepfake",
    "satellite-link",
    "dead-mans-switch",
    "zero-day",
    "honey-trap",
    "witness-protection",
    "sabotage",
    "double-cross",
    "wiretap",
    "burn-notice",
    "grand-design",
    "old-guard",
];

/// Photographs of situations.
const SITUATIONS: [&str; 8] = [
    "cyber-initiative",
    "partner",
    "budget-cuts",
    "open-files",
    "cold-trail",
    "border-alert",
    "amnesty",
    "deadline",
];

/// Vignettes on notes.
const FUNDING: [&str; 10] = [
    "petty-cash",
    "travel-expenses",
    "bribe",
    "safe-house",
    "forged-papers",
    "hush-money",
    "slush-fund",
    "offshore-account",
    "gold-bars",
    "black-budget",
];

/// The one with this name, or, for an edition that has other cards, one that stays the same for this number.
fn drawn(list: &'static [&'static str], id: &str, number: u8) -> &'static str {
    let own = list.iter().find(|name| **name == id);
    let any = || list.get(usize::from(number) % list.len().max(1));
    own.or_else(any).copied().unwrap_or_default()
}

/// The figure of an agent.
pub fn figure(id: &str, number: u8) -> String {
    format!("#f-{}", drawn(&AGENTS, id, number))
}

/// The photograph of an operation.
pub fn photograph(id: &str, number: u8) -> String {
    format!("#o-{}", drawn(&OPERATIONS, id, number))
}

/// The photograph of a situation.
pub fn headline(id: &str, number: u8) -> String {
    format!("#o-{}", drawn(&SITUATIONS, id, number))
}

/// The vignette of a funding.
pub fn vignette(id: &str, number: u8) -> String {
    format!("#n-{}", drawn(&FUNDING, id, number))
}

/// A branch in classes and names of symbols.
pub const fn code(branch: Branch) -> &'static str {
    match branch {
        Branch::Enforcement => "enf",
        Branch::Infiltration => "inf",
        Branch::Counterintelligence => "cou",
        Branch::Technology => "tec",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::Game as _;
    use spynet::SpyNet;
    use spynet::edition::CardFace;

    use super::*;

    const SPRITE: &str = include_str!("../art/sprite.svg");

    #[test]
    fn every_card_of_the_house_has_a_drawing_of_its_own() {
        let game = SpyNet::house().unwrap();
        let edition = game.edition();
        let mut seen = BTreeSet::new();
        for card in edition.cards() {
            let id = edition.card(card).unwrap().id.clone();
            let drawing = match edition.card_face(card).unwrap() {
                CardFace::Agent { .. } => figure(&id, 0),
                CardFace::Operation { .. } => photograph(&id, 0),
                CardFace::Funding { .. } => vignette(&id, 0),
            };
            assert!(drawing.ends_with(&format!("-{id}")), "{id} has {drawing}");
            assert!(seen.insert(drawing), "{id} has the drawing of another card");
        }
        for situation in edition.situations() {
            let drawing = headline(&situation.id, 0);
            assert!(drawing.ends_with(&format!("-{}", situation.id)));
            assert!(seen.insert(drawing));
        }
        for drawing in seen {
            let symbol = format!("<symbol id=\"{}\"", drawing.trim_start_matches('#'));
            assert!(SPRITE.contains(&symbol), "{drawing} is not in the sprite");
        }
    }

    #[test]
    fn a_strange_card_gets_a_drawing_too() {
        assert_eq!(figure("nobody", 0), "#f-assassin");
        assert_ne!(figure("nobody", 1), figure("nobody", 2));
    }
}
