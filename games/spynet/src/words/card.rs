//! What stands on a card, made from its data, so that card and rule cannot disagree.
//!
//! Each primitive has a short text (at most 45 letters) and a full one in `text/*.ftl`.

use game::{Lang, Message};

use super::Names;
use crate::SpyNet;
use crate::edition::{Ability, AgentFilter, Change, Condition, Face, Kind, Whose};
use crate::ids::{BranchSet, Card};

/// The texts of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardWords {
    /// Branches and strength, stars or value; of a situation its first change.
    pub head: Message,
    /// At most 45 letters: the ability or condition, or the head where there is none.
    pub short: Message,
    /// All of it, one sentence after the other.
    pub full: Vec<Message>,
}

macro_rules! both {
    ($($name:literal)*) => { [$($name, concat!($name, "-short")),*] };
}

/// Every key this file asks for.
pub(super) const KEYS: [&str; 72] = both![
    "card-agent" "card-master" "card-operation" "card-operation-two" "card-operation-all" "card-funding"
    "ability-draw" "ability-top-of-deck" "ability-exchange-with-hand" "ability-exchange-with-pile"
    "ability-look-at-operations" "ability-remove-funding" "ability-move-funding" "ability-eliminate"
    "ability-poach" "ability-return-to-hand" "ability-salvage" "ability-copy" "ability-extra-agents"
    "ability-extra-operations"
    "condition-dominate" "condition-agents-here" "condition-operations-here"
    "condition-operations-everywhere" "condition-most-funding" "condition-master-in-play"
    "condition-no-agent-in" "condition-fewest-cards"
    "change-agents-as-funding" "change-agents-after-first" "change-funding-limit"
    "change-open-operations" "change-piles" "change-strength" "change-eliminated-to-hand" "change-end-at"
];

/// The short form of a text.
fn short(message: Message) -> Message {
    let key = KEYS.iter().skip_while(|key| **key != message.key).nth(1);
    Message { key: key.copied().unwrap_or(message.key), ..message }
}

impl SpyNet {
    /// What stands on a card; nothing where the edition has no such card.
    #[must_use]
    pub fn card_words(&self, card: Card, lang: Lang) -> Option<CardWords> {
        let names = Names { game: self, lang };
        let (head, more) = match *self.edition.face(card)? {
            Face::Agent(agent) => {
                let head = match agent.branches.single() {
                    Some(branch) => Message::new("card-agent").with("branch", names.branch(branch)),
                    None => Message::new("card-master"),
                };
                let more = agent.ability.map(ability);
                (head.with("strength", agent.strength), more)
            }
            Face::Operation(operation) => {
                let head = operation_head(names, operation.branches);
                let more = operation.condition.map(|it| condition(names, it));
                (head.with("stars", operation.stars), more)
            }
            Face::Funding { value } => (Message::new("card-funding").with("value", value), None),
        };
        let on_short = more.clone().unwrap_or_else(|| head.clone());
        Some(CardWords {
            head: short(head.clone()),
            short: short(on_short),
            full: core::iter::once(head).chain(more).collect(),
        })
    }

    /// What a situation changes; nothing where the edition has no such situation.
    #[must_use]
    pub fn situation_words(&self, situation: u8, lang: Lang) -> Option<CardWords> {
        let names = Names { game: self, lang };
        let data = self.edition.situations().get(usize::from(situation))?;
        let full: Vec<Message> = data.changes.iter().map(|&it| change(names, it)).collect();
        let first = short(full.first()?.clone());
        Some(CardWords { head: first.clone(), short: first, full })
    }
}

fn operation_head(names: Names<'_>, branches: BranchSet) -> Message {
    let mut list = branches.iter().map(|branch| names.branch(branch));
    match (list.next(), list.next(), list.next()) {
        (Some(one), None, _) => Message::new("card-operation").with("branch", one),
        (Some(one), Some(two), None) => {
            Message::new("card-operation-two").with("branch", one).with("other", two)
        }
        (Some(_), Some(_), Some(_)) | (None, ..) => Message::new("card-operation-all"),
    }
}

const fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Anyone => "anyone",
        Whose::Another => "another",
        Whose::Opponent => "opponent",
        Whose::Own => "own",
    }
}

fn of_agent(key: &'static str, filter: AgentFilter) -> Message {
    let flag = |flag| if flag { "yes" } else { "no" };
    // An edition limits one of them at most.
    let (limit, most) = match (filter.max_total, filter.max_printed) {
        (Some(most), _) => ("total", most),
        (None, Some(most)) => ("printed", most),
        (None, None) => ("none", 0),
    };
    Message::new(key)
        .with("whose", whose(filter.whose))
        .with("limit", limit)
        .with("most", most)
        .with("unfunded", flag(filter.unfunded))
        .with("spare", flag(filter.spare))
}

fn ability(ability: Ability) -> Message {
    match ability {
        Ability::Draw { cards, discard } => {
            Message::new("ability-draw").with("cards", cards).with("discard", discard)
        }
        Ability::TopOfDeck { look, take } => {
            Message::new("ability-top-of-deck").with("look", look).with("take", take)
        }
        Ability::ExchangeWithHand { whose: of } => {
            Message::new("ability-exchange-with-hand").with("whose", whose(of))
        }
        Ability::ExchangeWithPile {} => Message::new("ability-exchange-with-pile"),
        Ability::LookAtOperations { whose: of } => {
            Message::new("ability-look-at-operations").with("whose", whose(of))
        }
        Ability::RemoveFunding { whose: of } => {
            Message::new("ability-remove-funding").with("whose", whose(of))
        }
        Ability::MoveFunding { whose: of } => {
            Message::new("ability-move-funding").with("whose", whose(of))
        }
        Ability::Eliminate(filter) => of_agent("ability-eliminate", filter),
        Ability::Poach(filter) => of_agent("ability-poach", filter),
        Ability::ReturnToHand(filter) => of_agent("ability-return-to-hand", filter),
        Ability::Salvage { kind, up_to } => {
            let kind = match kind {
                Kind::Agent => "agent",
                Kind::Operation => "operation",
                Kind::Funding => "funding",
            };
            Message::new("ability-salvage").with("kind", kind).with("count", up_to)
        }
        Ability::Copy {} => Message::new("ability-copy"),
        Ability::ExtraAgents { count } => Message::new("ability-extra-agents").with("count", count),
        Ability::ExtraOperations { count } => {
            Message::new("ability-extra-operations").with("count", count)
        }
    }
}

fn condition(names: Names<'_>, condition: Condition) -> Message {
    match condition {
        Condition::Dominate {} => Message::new("condition-dominate"),
        Condition::AgentsHere { min } => Message::new("condition-agents-here").with("count", min),
        Condition::OperationsHere { min } => {
            Message::new("condition-operations-here").with("count", min)
        }
        Condition::OperationsEverywhere {} => Message::new("condition-operations-everywhere"),
        Condition::MostFunding {} => Message::new("condition-most-funding"),
        Condition::MasterInPlay {} => Message::new("condition-master-in-play"),
        Condition::NoAgentIn { branch } => {
            Message::new("condition-no-agent-in").with("branch", names.branch(branch))
        }
        Condition::FewestCards {} => Message::new("condition-fewest-cards"),
    }
}

fn change(names: Names<'_>, change: Change) -> Message {
    match change {
        Change::AgentsAsFunding { value } => {
            Message::new("change-agents-as-funding").with("value", value)
        }
        Change::AgentsAfterFirst { count } => {
            Message::new("change-agents-after-first").with("count", count)
        }
        Change::FundingLimit { per_agent } => {
            Message::new("change-funding-limit").with("count", per_agent)
        }
        Change::OpenOperations {} => Message::new("change-open-operations"),
        Change::Piles { count } => Message::new("change-piles").with("count", count),
        Change::Strength { branch, by } => {
            Message::new("change-strength").with("branch", names.branch(branch)).with("by", by)
        }
        Change::EliminatedToHand {} => Message::new("change-eliminated-to-hand"),
        Change::EndAt { cards } => Message::new("change-end-at").with("cards", cards),
    }
}
