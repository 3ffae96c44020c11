//! Which sentence says what: keys and facts. The sentences themselves are in `text/*.ftl`.

mod action;
mod card;
mod event;
mod refusal;

use game::{Lang, List, Message, Words};

pub use card::CardWords;

use crate::edition::Face;
use crate::ids::{Branch, BranchSet, Card, CardSet};
use crate::{Action, Event, Refusal, SpyNet, View, draw, lists};

const OTHER_KEYS: [&str; 6] = [
    "title",
    "score-operations",
    "score-failed",
    "score-partner",
    "score-partner-failed",
    "score-funding",
];

impl Words for SpyNet {
    const TITLE: &'static str = "title";

    fn text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../text/en.ftl"),
            Lang::De => include_str!("../text/de.ftl"),
            Lang::Fr => include_str!("../text/fr.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules/en.md"),
            Lang::De => include_str!("../rules/de.md"),
            Lang::Fr => include_str!("../rules/fr.md"),
        }
    }

    fn keys() -> Vec<&'static str> {
        let groups: [&[&str]; 7] = [
            &event::KEYS,
            &refusal::KEYS,
            &action::KEYS,
            &card::KEYS,
            &OTHER_KEYS,
            &draw::KEYS,
            &lists::KEYS,
        ];
        groups.concat()
    }

    fn event_words(&self, event: &Event, lang: Lang) -> Message {
        event::words(Names { game: self, lang }, event)
    }

    fn refusal_words(&self, refusal: &Refusal, lang: Lang) -> Message {
        refusal::words(Names { game: self, lang }, refusal)
    }

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> Message {
        action::words(Names { game: self, lang }, view, action)
    }

    fn draw(&self, view: &View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        draw::draw(self, view, lang, say)
    }

    fn lists(&self, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<List> {
        lists::lists(self, lang, say)
    }
}

/// Names of things in one language.
#[derive(Clone, Copy)]
pub(crate) struct Names<'g> {
    pub(crate) game: &'g SpyNet,
    pub(crate) lang: Lang,
}

impl Names<'_> {
    pub(crate) fn card(self, card: Card) -> String {
        self.game
            .edition
            .card(card)
            .map_or_else(|| format!("?{}", card.0), |data| data.name.get(self.lang).to_owned())
    }

    pub(crate) fn cards(self, cards: CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    /// Names with what decides their worth at a glance: `Sniper (Enforcement 3)`.
    pub(crate) fn facts(self, cards: CardSet) -> Vec<String> {
        let fact = |card| {
            let of = |branches: BranchSet| match branches.iter().count() {
                // Any branch: there is nothing to choose by.
                4 => String::new(),
                _ => branches.iter().map(|it| self.branch(it)).collect::<Vec<_>>().join("/") + " ",
            };
            let fact = match self.game.edition.face(card)? {
                Face::Agent(agent) => format!("{}{}", of(agent.branches), agent.strength),
                Face::Operation(it) => format!("{}{}★", of(it.branches), it.stars),
                Face::Funding { value } => format!("+{value}"),
            };
            Some(format!("{} ({fact})", self.card(card)))
        };
        cards.iter().filter_map(fact).collect()
    }

    pub(crate) fn branch(self, branch: Branch) -> String {
        self.game.edition.branch_name(branch, self.lang).to_owned()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use game::Message;

    /// The list of keys is exactly what is said for one of each.
    #[track_caller]
    pub(crate) fn are_exactly(said: impl IntoIterator<Item = Message>, listed: &[&'static str]) {
        let said: BTreeSet<_> = said.into_iter().map(|message| message.key).collect();
        let listed: BTreeSet<_> = listed.iter().copied().collect();
        assert_eq!(said, listed, "the list of keys and what is really said differ");
    }
}
