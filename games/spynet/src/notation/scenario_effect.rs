//! Abilities, conditions and changes as a scenario's small edition writes them.
//!
//! ```text
//! abilities    draw 2 discard 1 · top-of-deck 3 take 1 · exchange-with-hand WHOSE · exchange-with-pile
//!              look-at-operations WHOSE · remove-funding WHOSE · move-funding WHOSE
//!              eliminate WHOSE FILTER… · poach WHOSE FILTER… · return-to-hand WHOSE FILTER…
//!              salvage KIND 2 · copy · extra-agents 1 · extra-operations 1
//! whose        anyone · another · opponent · own
//! filters      max-total 3 · max-printed 2 · unfunded · spare
//! kinds        agent · operation · funding
//! conditions   dominate · agents-here 3 · operations-here 2 · operations-everywhere · most-funding
//!              master-in-play · no-agent-in BRANCH · fewest-cards
//! changes      agents-as-funding 1 · agents-after-first 1 · funding-limit 1 · open-operations · piles 2
//!              strength BRANCH 1 · eliminated-to-hand · end-at 10
//! ```

use game::NotationError;

use super::{Read, read_branch, read_number};
use crate::edition::{Ability, AgentFilter, Change, Condition, Kind, Whose};

fn unknown<T>(words: &str, what: &str) -> Read<T> {
    Err(NotationError::new(words, format!("no such {what}")))
}

fn read_whose(word: &str) -> Read<Whose> {
    match word {
        "anyone" => Ok(Whose::Anyone),
        "another" => Ok(Whose::Another),
        "opponent" => Ok(Whose::Opponent),
        "own" => Ok(Whose::Own),
        _ => unknown(word, "owner: anyone, another, opponent or own"),
    }
}

fn read_filter(whose: &str, mut words: &[&str]) -> Read<AgentFilter> {
    let mut filter = AgentFilter {
        whose: read_whose(whose)?,
        max_total: None,
        max_printed: None,
        unfunded: false,
        spare: false,
    };
    loop {
        words = match *words {
            [] => return Ok(filter),
            ["max-total", number, ref rest @ ..] => {
                filter.max_total = Some(read_number(number)?);
                rest
            }
            ["max-printed", number, ref rest @ ..] => {
                filter.max_printed = Some(read_number(number)?);
                rest
            }
            ["unfunded", ref rest @ ..] => {
                filter.unfunded = true;
                rest
            }
            ["spare", ref rest @ ..] => {
                filter.spare = true;
                rest
            }
            _ => return unknown(&words.join(" "), "filter"),
        };
    }
}

/// An ability, or none.
pub(super) fn read_ability(words: &[&str]) -> Read<Option<Ability>> {
    Ok(Some(match *words {
        [] => return Ok(None),
        ["draw", cards] => Ability::Draw { cards: read_number(cards)?, discard: 0 },
        ["draw", cards, "discard", discard] => {
            Ability::Draw { cards: read_number(cards)?, discard: read_number(discard)? }
        }
        ["top-of-deck", look, "take", take] => {
            Ability::TopOfDeck { look: read_number(look)?, take: read_number(take)? }
        }
        ["exchange-with-hand", whose] => Ability::ExchangeWithHand { whose: read_whose(whose)? },
        ["exchange-with-pile"] => Ability::ExchangeWithPile {},
        ["look-at-operations", whose] => Ability::LookAtOperations { whose: read_whose(whose)? },
        ["remove-funding", whose] => Ability::RemoveFunding { whose: read_whose(whose)? },
        ["move-funding", whose] => Ability::MoveFunding { whose: read_whose(whose)? },
        ["eliminate", whose, ref filter @ ..] => Ability::Eliminate(read_filter(whose, filter)?),
        ["poach", whose, ref filter @ ..] => Ability::Poach(read_filter(whose, filter)?),
        ["return-to-hand", whose, ref filter @ ..] => {
            Ability::ReturnToHand(read_filter(whose, filter)?)
        }
        ["salvage", kind, up_to] => {
            let kind = match kind {
                "agent" => Kind::Agent,
                "operation" => Kind::Operation,
                "funding" => Kind::Funding,
                _ => return unknown(kind, "kind: agent, operation or funding"),
            };
            Ability::Salvage { kind, up_to: read_number(up_to)? }
        }
        ["copy"] => Ability::Copy {},
        ["extra-agents", count] => Ability::ExtraAgents { count: read_number(count)? },
        ["extra-operations", count] => Ability::ExtraOperations { count: read_number(count)? },
        _ => return unknown(&words.join(" "), "ability"),
    }))
}

/// A condition, or none.
pub(super) fn read_condition(words: &[&str]) -> Read<Option<Condition>> {
    Ok(Some(match *words {
        [] => return Ok(None),
        ["dominate"] => Condition::Dominate {},
        ["agents-here", min] => Condition::AgentsHere { min: read_number(min)? },
        ["operations-here", min] => Condition::OperationsHere { min: read_number(min)? },
        ["operations-everywhere"] => Condition::OperationsEverywhere {},
        ["most-funding"] => Condition::MostFunding {},
        ["master-in-play"] => Condition::MasterInPlay {},
        ["no-agent-in", branch] => Condition::NoAgentIn { branch: read_branch(branch)? },
        ["fewest-cards"] => Condition::FewestCards {},
        _ => return unknown(&words.join(" "), "condition"),
    }))
}

/// One change of a situation.
pub(super) fn read_change(text: &str) -> Read<Change> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match *words.as_slice() {
        ["agents-as-funding", value] => Change::AgentsAsFunding { value: read_number(value)? },
        ["agents-after-first", count] => Change::AgentsAfterFirst { count: read_number(count)? },
        ["funding-limit", number] => Change::FundingLimit { per_agent: read_number(number)? },
        ["open-operations"] => Change::OpenOperations {},
        ["piles", count] => Change::Piles { count: read_number(count)? },
        ["strength", branch, by] => {
            Change::Strength { branch: read_branch(branch)?, by: read_number(by)? }
        }
        ["eliminated-to-hand"] => Change::EliminatedToHand {},
        ["end-at", cards] => Change::EndAt { cards: read_number(cards)? },
        _ => return unknown(text, "change"),
    })
}
