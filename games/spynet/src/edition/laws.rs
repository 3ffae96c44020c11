//! The numbers of the rules as a situation leaves them (SN-9.1), so that the rules look at one place.

use super::Change;
use crate::ids::{Branch, MAX_PILES};

/// The numbers that a situation can change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Laws {
    /// SN-2.1: piles beside the deck.
    pub(crate) piles: u8,
    /// SN-8.1: the last turns begin with so many cards in the deck.
    pub(crate) end_at: u8,
    /// SN-4.1: funding on one agent.
    pub(crate) funding_limit: u8,
    /// More agents in the same turn after the first one.
    pub(crate) after_first: u8,
    /// What an agent adds that is attached like funding; `None` where none can be.
    pub(crate) agent_as_funding: Option<u8>,
    /// Do operations lie face-up?
    pub(crate) open_operations: bool,
    /// Do eliminated agents go to their owner's hand?
    pub(crate) eliminated_to_hand: bool,
    /// By branch: what its agents add to their printed strength.
    bonus: [u8; 4],
}

impl Laws {
    pub(super) const ORDINARY: Self = Self {
        piles: MAX_PILES,
        end_at: 0,
        funding_limit: u8::MAX,
        after_first: 0,
        agent_as_funding: None,
        open_operations: false,
        eliminated_to_hand: false,
        bonus: [0; 4],
    };

    pub(super) fn under(changes: &[Change]) -> Self {
        let mut laws = Self::ORDINARY;
        for change in changes {
            match *change {
                Change::AgentsAsFunding { value } => laws.agent_as_funding = Some(value),
                Change::AgentsAfterFirst { count } => laws.after_first = count,
                Change::FundingLimit { per_agent } => laws.funding_limit = per_agent,
                Change::OpenOperations {} => laws.open_operations = true,
                Change::Piles { count } => laws.piles = count,
                Change::Strength { branch, by } => {
                    if let Some(bonus) = laws.bonus.get_mut(branch.index()) {
                        *bonus = by;
                    }
                }
                Change::EliminatedToHand {} => laws.eliminated_to_hand = true,
                Change::EndAt { cards } => laws.end_at = cards,
            }
        }
        laws
    }

    /// What agents of a branch add.
    #[inline]
    pub(crate) fn bonus(&self, branch: Branch) -> u8 {
        self.bonus.get(branch.index()).copied().unwrap_or_default()
    }
}
