//! What stands on cards, in the language chosen: names, texts and facts of one edition.

use std::sync::Arc;

use dom::prelude::*;
use game::{Arg, Game, Message};
use spynet::edition::CardFace;
use spynet::ids::{Branch, Card};
use spynet::{CardWords, Edition, SpyNet};
use ui::speech::{speech, tell};

/// The rules over one edition, to be asked for names.
#[derive(Clone, Copy)]
pub struct Things {
    game: StoredValue<SpyNet>,
}

impl Things {
    /// The things of this game.
    pub fn new(game: SpyNet) -> Self {
        Self { game: StoredValue::new(game) }
    }

    /// The edition.
    pub fn edition(self) -> Arc<Edition> {
        self.game.with_value(|game| Arc::clone(game.edition()))
    }

    /// A card's name.
    pub fn name(self, card: Card) -> String {
        let lang = speech().lang();
        let edition = self.edition();
        edition.card(card).map(|data| data.name.get(lang).to_owned()).unwrap_or_default()
    }

    /// A card's name in notation, by which its drawing is found.
    pub fn id(self, card: Card) -> String {
        self.edition().card(card).map(|data| data.id.clone()).unwrap_or_default()
    }

    /// What stands on it.
    pub fn face(self, card: Card) -> Option<CardFace> {
        self.edition().card_face(card)
    }

    /// Is it an agent?
    pub fn is_agent(self, card: Card) -> bool {
        matches!(self.face(card), Some(CardFace::Agent { .. }))
    }

    /// Is it an operation?
    pub fn is_operation(self, card: Card) -> bool {
        matches!(self.face(card), Some(CardFace::Operation { .. }))
    }

    /// What a branch is called.
    pub fn branch(self, branch: Branch) -> String {
        self.edition().branch_name(branch, speech().lang()).to_owned()
    }

    /// The same where there is hardly room: only the house's own branches have such a name.
    pub fn branch_short(self, branch: Branch) -> String {
        if self.edition().id() != "house" {
            return self.branch(branch);
        }
        tell(&Message::new(match branch {
            Branch::Enforcement => "sn-short-enforcement",
            Branch::Infiltration => "sn-short-infiltration",
            Branch::Counterintelligence => "sn-short-counterintelligence",
            Branch::Technology => "sn-short-technology",
        }))
    }

    fn words(self, card: Card) -> Option<CardWords> {
        self.game.with_value(|game| game.card_words(card, speech().lang()))
    }

    /// The short text on its face.
    pub fn short(self, card: Card) -> String {
        self.words(card).map(|words| tell(&words.short)).unwrap_or_default()
    }

    /// Branches and strength, stars or value, in a few words.
    pub fn head(self, card: Card) -> String {
        self.words(card).map(|words| tell(&words.head)).unwrap_or_default()
    }

    /// Everything it says.
    pub fn full(self, card: Card) -> String {
        let all = self.words(card).map(|words| words.full).unwrap_or_default();
        all.iter().map(tell).collect::<Vec<_>>().join(" ")
    }

    /// The name of a situation.
    pub fn situation(self, situation: u8) -> String {
        let edition = self.edition();
        let data = edition.situations().get(usize::from(situation));
        data.map(|data| data.name.get(speech().lang()).to_owned()).unwrap_or_default()
    }

    /// Its name in notation.
    pub fn situation_id(self, situation: u8) -> String {
        let edition = self.edition();
        edition.situations().get(usize::from(situation)).map(|it| it.id.clone()).unwrap_or_default()
    }

    /// What it changes.
    pub fn situation_text(self, situation: u8) -> String {
        let words = self.game.with_value(|game| game.situation_words(situation, speech().lang()));
        let all = words.map(|words| words.full).unwrap_or_default();
        all.iter().map(tell).collect::<Vec<_>>().join(" ")
    }
}

/// A sentence with one fact.
pub fn tell1(key: &'static str, name: &'static str, arg: impl Into<Arg>) -> String {
    tell(&Message::new(key).with(name, arg))
}

/// A sentence with two facts.
pub fn tell2(key: &'static str, one: (&'static str, Arg), two: (&'static str, Arg)) -> String {
    tell(&Message::new(key).with(one.0, one.1).with(two.0, two.1))
}

/// A sentence with three facts.
pub fn tell3(
    key: &'static str,
    one: (&'static str, Arg),
    two: (&'static str, Arg),
    three: (&'static str, Arg),
) -> String {
    tell(&Message::new(key).with(one.0, one.1).with(two.0, two.1).with(three.0, three.1))
}
