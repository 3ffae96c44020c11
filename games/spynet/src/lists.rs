//! All cards and situations of an edition, as tables beside the rules.

use game::{Lang, List, Message};

use crate::SpyNet;
use crate::edition::CardFace;
use crate::ids::{Branch, Card};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 11] = [
    "list-agents",
    "list-operations",
    "list-funding",
    "list-situations",
    "list-name",
    "list-branch",
    "list-strength",
    "list-stars",
    "list-value",
    "list-ability",
    "list-condition",
];

pub(crate) fn lists(game: &SpyNet, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<List> {
    let edition = game.edition.as_ref();
    // The first sentence says branch and number again, which have columns of their own.
    let text = |card: Card| {
        let full = game.card_words(card, lang).map(|words| words.full).unwrap_or_default();
        match full.get(1..) {
            Some(more) if !more.is_empty() => more.iter().map(say).collect::<Vec<_>>().join(" "),
            Some(_) | None => "–".to_owned(),
        }
    };
    let of = |branches: &[Branch]| {
        let names = branches.iter().map(|branch| edition.branch_name(*branch, lang));
        names.collect::<Vec<_>>().join(", ")
    };
    let (mut agents, mut operations, mut funding) = (Vec::new(), Vec::new(), Vec::new());
    for card in edition.cards() {
        let Some((data, face)) = edition.card(card).zip(edition.card_face(card)) else { continue };
        let name = data.name.get(lang).to_owned();
        match face {
            CardFace::Agent { branches, strength, .. } => {
                agents.push(vec![name, of(&branches), strength.to_string(), text(card)]);
            }
            CardFace::Operation { branches, stars, .. } => {
                operations.push(vec![name, of(&branches), stars.to_string(), text(card)]);
            }
            CardFace::Funding { value } => funding.push(vec![name, format!("+{value}")]),
        }
    }
    let situations = (0..).zip(edition.situations()).map(|(index, data)| {
        let full = game.situation_words(index, lang).map(|words| words.full).unwrap_or_default();
        let text = full.iter().map(say).collect::<Vec<_>>().join(" ");
        vec![data.name.get(lang).to_owned(), text]
    });
    let agent = ["list-name", "list-branch", "list-strength", "list-ability"];
    let operation = ["list-name", "list-branch", "list-stars", "list-condition"];
    vec![
        List::new(say, "list-agents", &agent, agents),
        List::new(say, "list-operations", &operation, operations),
        List::new(say, "list-funding", &["list-name", "list-value"], funding),
        List::new(say, "list-situations", &["list-name", "list-ability"], situations),
    ]
}
