//! The digest of an edition: everything that changes a game, nothing that is only read.

use game::{Digest, Encoder};

use super::{Ability, AgentFilter, Change, Condition, Edition, Face, Kind, Whose};
use crate::ids::Branch;

impl Edition {
    /// Everything but texts, in the order of the file.
    pub(super) fn compute_hash(&self) -> Digest {
        let mut out = Encoder::new();
        out.text("spynet edition 1");
        out.u8(self.n_cards());
        for (card, face) in self.cards.iter().zip(&self.faces) {
            out.text(&card.id);
            match *face {
                Face::Agent(agent) => {
                    out.bytes(&[0, agent.branches.0, agent.strength]);
                    match agent.ability {
                        Some(it) => ability(it, &mut out),
                        None => out.u8(0),
                    }
                }
                Face::Operation(operation) => {
                    out.bytes(&[1, operation.branches.0, operation.stars]);
                    match operation.condition {
                        Some(it) => condition(it, &mut out),
                        None => out.u8(0),
                    }
                }
                Face::Funding { value } => out.bytes(&[2, value]),
            }
        }
        out.u8(self.situations.len() as u8);
        for situation in &self.situations {
            out.text(&situation.id);
            out.u8(situation.changes.len() as u8);
            situation.changes.iter().for_each(|&it| change(it, &mut out));
        }
        out.finish()
    }
}

const fn whose(whose: Whose) -> u8 {
    match whose {
        Whose::Anyone => 0,
        Whose::Another => 1,
        Whose::Opponent => 2,
        Whose::Own => 3,
    }
}

fn filter(number: u8, filter: AgentFilter) -> [u8; 6] {
    let limit = |limit: Option<u8>| limit.map_or(0, |limit| limit.saturating_add(1));
    [
        number,
        whose(filter.whose),
        limit(filter.max_total),
        limit(filter.max_printed),
        filter.unfunded.into(),
        filter.spare.into(),
    ]
}

fn ability(ability: Ability, out: &mut Encoder) {
    match ability {
        Ability::Draw { cards, discard } => out.bytes(&[1, cards, discard]),
        Ability::TopOfDeck { look, take } => out.bytes(&[2, look, take]),
        Ability::ExchangeWithHand { whose: who } => out.bytes(&[3, whose(who)]),
        Ability::ExchangeWithPile {} => out.u8(4),
        Ability::LookAtOperations { whose: who } => out.bytes(&[5, whose(who)]),
        Ability::RemoveFunding { whose: who } => out.bytes(&[6, whose(who)]),
        Ability::MoveFunding { whose: who } => out.bytes(&[7, whose(who)]),
        Ability::Eliminate(which) => out.bytes(&filter(8, which)),
        Ability::Poach(which) => out.bytes(&filter(9, which)),
        Ability::ReturnToHand(which) => out.bytes(&filter(10, which)),
        Ability::Salvage { kind, up_to } => {
            let kind = match kind {
                Kind::Agent => 0,
                Kind::Operation => 1,
                Kind::Funding => 2,
            };
            out.bytes(&[11, kind, up_to]);
        }
        Ability::Copy {} => out.u8(12),
        Ability::ExtraAgents { count } => out.bytes(&[13, count]),
        Ability::ExtraOperations { count } => out.bytes(&[14, count]),
    }
}

fn condition(condition: Condition, out: &mut Encoder) {
    match condition {
        Condition::Dominate {} => out.u8(1),
        Condition::AgentsHere { min } => out.bytes(&[2, min]),
        Condition::OperationsHere { min } => out.bytes(&[3, min]),
        Condition::OperationsEverywhere {} => out.u8(4),
        Condition::MostFunding {} => out.u8(5),
        Condition::MasterInPlay {} => out.u8(6),
        Condition::NoAgentIn { branch } => out.bytes(&[7, index(branch)]),
        Condition::FewestCards {} => out.u8(8),
    }
}

fn change(change: Change, out: &mut Encoder) {
    match change {
        Change::AgentsAsFunding { value } => out.bytes(&[1, value]),
        Change::AgentsAfterFirst { count } => out.bytes(&[2, count]),
        Change::FundingLimit { per_agent } => out.bytes(&[3, per_agent]),
        Change::OpenOperations {} => out.u8(4),
        Change::Piles { count } => out.bytes(&[5, count]),
        Change::Strength { branch, by } => out.bytes(&[6, index(branch), by]),
        Change::EliminatedToHand {} => out.u8(7),
        Change::EndAt { cards } => out.bytes(&[8, cards]),
    }
}

const fn index(branch: Branch) -> u8 {
    branch.index() as u8
}
