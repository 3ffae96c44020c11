//! Which sentence says what: keys and facts. The sentences themselves are in `text/*.ftl`.

mod actions;
mod events;
pub(crate) mod names;
mod refusals;

use game::{Lang, List, Message, Words};

use crate::edition::Cost;
use crate::edition::primitive::{Ability, Condition, Effect, Special};
use crate::{Action, Event, Refusal, Spyworld, View, draw, lists, scoring};

const OTHER_KEYS: [&str; 1] = ["title"];

impl Words for Spyworld {
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
        let groups: [&[&str]; 8] = [
            &OTHER_KEYS,
            &events::KEYS,
            &refusals::KEYS,
            &actions::KEYS,
            &scoring::KEYS,
            &draw::KEYS,
            &draw::CARD_KEYS,
            &lists::KEYS,
        ];
        groups.concat()
    }

    fn event_words(&self, event: &Event, lang: Lang) -> Message {
        events::words(self, event, lang)
    }

    fn refusal_words(&self, refusal: &Refusal, lang: Lang) -> Message {
        refusals::words(self, refusal, lang)
    }

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> Message {
        actions::words(self, view, action, lang)
    }

    fn draw(&self, view: &View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        draw::draw(&self.edition, view, lang, say)
    }

    fn lists(&self, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<List> {
        lists::lists(self, lang, say)
    }
}

/// What is printed on cards, as keys and facts; for lists and pages that show them.
impl Spyworld {
    /// When a mission is fulfilled.
    #[must_use]
    pub fn condition_words(condition: Condition) -> Message {
        draw::condition(condition)
    }

    /// What a gadget does.
    #[must_use]
    pub fn effect_words(effect: Effect) -> Message {
        draw::effect(effect)
    }

    /// What an agent can do.
    #[must_use]
    pub fn ability_words(ability: Ability) -> Message {
        draw::ability(ability)
    }

    /// The special rule of a domicile.
    #[must_use]
    pub fn special_words(special: Special) -> Message {
        draw::special(special)
    }

    /// What entering a room costs.
    #[must_use]
    pub fn cost_words(cost: Cost) -> Message {
        draw::cost(cost)
    }
}
