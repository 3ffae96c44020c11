//! From a file to an edition: every reason why a file cannot be played with.

use game::edition::{
    Checked, Completeness, check_count, check_format, check_slug, no_slug, refuse,
};
use game::{Digest, Names};

use super::laws::Laws;
use super::{
    Ability, AgentFace, AgentFilter, CardData, Change, Condition, Edition, EditionFile, Face,
    OperationFace, Sets, SituationData, Whose,
};
use crate::ids::{Branch, BranchSet, MAX_AGENTS, MAX_CARDS, MAX_FUNDING, MAX_PILES};

/// SN-1.2: a whole game has at least so many agents, operations and funding cards, and never more than the most.
const CARDS: [(&str, usize, usize); 3] =
    [("agent", 20, MAX_AGENTS), ("operation", 12, MAX_CARDS), ("funding", 1, MAX_FUNDING)];
/// SN-1.2: at least so many agents of each branch belong to a whole game.
const AGENTS_EACH: usize = 4;
/// Maximum length of a name.
const LONGEST: usize = 30;

impl Edition {
    /// Makes an edition of a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it; the file's name is left open.
    pub fn new(file: EditionFile, completeness: Completeness) -> Checked<Self> {
        check_format(file.format)?;
        check_id("id", &file.id)?;
        file.title.check("title", LONGEST)?;
        for branch in Branch::ALL {
            file.branches.of(branch).check(&format!("branches.{}", branch.id()), LONGEST)?;
        }
        let counts = [file.agents.len(), file.operations.len(), file.funding.len()];
        for ((key, least, most), have) in CARDS.into_iter().zip(counts) {
            check_count(key, have, least, most, completeness)?;
        }
        if counts.iter().sum::<usize>() > MAX_CARDS {
            return refuse("operation", format!("at most {MAX_CARDS} cards in all are possible"));
        }
        let mut deck = Deck { cards: Vec::with_capacity(MAX_CARDS), faces: Vec::new() };
        deck.agents(&file)?;
        if completeness == Completeness::Full {
            check_branches(&deck.faces)?;
        }
        deck.operations(&file)?;
        deck.funding(&file)?;
        let situations = situations(&file)?;
        let mut edition = Self {
            id: file.id,
            title: file.title,
            branches: file.branches,
            hash: Digest([0; 32]),
            sets: Sets::new(&deck.faces),
            cards: deck.cards,
            faces: deck.faces,
            situations,
            ordinary: Laws::ORDINARY,
        };
        edition.hash = edition.compute_hash();
        Ok(edition)
    }
}

struct Deck {
    cards: Vec<CardData>,
    faces: Vec<Face>,
}

impl Deck {
    fn push(&mut self, key: &str, id: &str, name: &Names, face: Face) -> Checked<()> {
        check_id(&format!("{key}.id"), id)?;
        name.check(&format!("{key}.name"), LONGEST)?;
        if self.cards.iter().any(|card| card.id == id) {
            return refuse(format!("{key}.id"), format!("`{id}` is there twice"));
        }
        self.cards.push(CardData { id: id.to_owned(), name: name.clone() });
        self.faces.push(face);
        Ok(())
    }

    fn agents(&mut self, file: &EditionFile) -> Checked<()> {
        for (index, entry) in file.agents.iter().enumerate() {
            let key = format!("agent[{index}]");
            let branches = branches(&key, &entry.branches)?;
            if branches.single().is_none() && branches != BranchSet::ALL {
                return refuse(
                    format!("{key}.branches"),
                    "an agent belongs to one branch or to all four",
                );
            }
            check_range(&format!("{key}.strength"), entry.strength, 1, 4)?;
            if let Some(ability) = entry.ability {
                check_ability(&format!("{key}.ability"), ability)?;
            }
            let face = AgentFace { branches, strength: entry.strength, ability: entry.ability };
            self.push(&key, &entry.id, &entry.name, Face::Agent(face))?;
        }
        Ok(())
    }

    fn operations(&mut self, file: &EditionFile) -> Checked<()> {
        for (index, entry) in file.operations.iter().enumerate() {
            let key = format!("operation[{index}]");
            let branches = branches(&key, &entry.branches)?;
            if branches.0.count_ones() == 3 {
                return refuse(
                    format!("{key}.branches"),
                    "an operation belongs to one branch, two or all four",
                );
            }
            check_range(&format!("{key}.stars"), entry.stars, 1, 3)?;
            if let Some(condition) = entry.condition {
                check_condition(&format!("{key}.condition"), condition)?;
            }
            let (stars, condition) = (entry.stars, entry.condition);
            let face = OperationFace { branches, stars, condition };
            self.push(&key, &entry.id, &entry.name, Face::Operation(face))?;
        }
        Ok(())
    }

    fn funding(&mut self, file: &EditionFile) -> Checked<()> {
        for (index, entry) in file.funding.iter().enumerate() {
            let key = format!("funding[{index}]");
            check_range(&format!("{key}.value"), entry.value, 1, 3)?;
            self.push(&key, &entry.id, &entry.name, Face::Funding { value: entry.value })?;
        }
        Ok(())
    }
}

fn situations(file: &EditionFile) -> Checked<Vec<SituationData>> {
    check_count("situation", file.situations.len(), 0, 64, Completeness::Scenario)?;
    let mut found: Vec<SituationData> = Vec::with_capacity(file.situations.len());
    for (index, entry) in file.situations.iter().enumerate() {
        let key = format!("situation[{index}]");
        check_id(&format!("{key}.id"), &entry.id)?;
        entry.name.check(&format!("{key}.name"), LONGEST)?;
        if ["none", "random"].contains(&entry.id.as_str()) {
            return refuse(format!("{key}.id"), "`none` and `random` mean something else");
        }
        if found.iter().any(|situation| situation.id == entry.id) {
            return refuse(format!("{key}.id"), format!("`{}` is there twice", entry.id));
        }
        if !(1..=4).contains(&entry.changes.len()) {
            return refuse(format!("{key}.changes"), "1 to 4 changes are possible");
        }
        for (place, &change) in entry.changes.iter().enumerate() {
            check_change(&format!("{key}.changes[{place}]"), change)?;
        }
        found.push(SituationData {
            id: entry.id.clone(),
            name: entry.name.clone(),
            changes: entry.changes.clone(),
            laws: Laws::under(&entry.changes),
        });
    }
    Ok(found)
}

/// Names in notation, so that `the-hand+bribe` can be read in one way only.
fn check_id(key: &str, id: &str) -> Checked<()> {
    let taken = Branch::ALL.iter().any(|branch| branch.id() == id)
        || ["deck", "rest", "pile1", "pile2", "pile3"].contains(&id);
    if taken { no_slug(key, id) } else { check_slug(key, id) }
}

fn check_range(key: &str, number: u8, least: u8, most: u8) -> Checked<()> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        refuse(key, format!("{least} to {most} are possible, not {number}"))
    }
}

/// SN-1.2: every branch has agents.
fn check_branches(faces: &[Face]) -> Checked<()> {
    for branch in Branch::ALL {
        let agents = faces.iter().filter(|face| match face {
            Face::Agent(agent) => agent.branches.single() == Some(branch),
            Face::Operation(_) | Face::Funding { .. } => false,
        });
        let have = agents.count();
        if have < AGENTS_EACH {
            let reason =
                format!("{} must have at least {AGENTS_EACH} agents, not {have}", branch.id());
            return refuse("agent", reason);
        }
    }
    Ok(())
}

fn branches(key: &str, list: &[Branch]) -> Checked<BranchSet> {
    let mut set = BranchSet::default();
    for &branch in list {
        if set.has(branch) {
            return refuse(format!("{key}.branches"), format!("{} is there twice", branch.id()));
        }
        set.insert(branch);
    }
    if set.is_empty() {
        return refuse(format!("{key}.branches"), "a branch is missing");
    }
    Ok(set)
}

fn check_filter(key: &str, filter: AgentFilter) -> Checked<()> {
    if filter.max_total.is_some() && filter.max_printed.is_some() {
        return refuse(key, "total or printed strength can be limited, not both");
    }
    check_range(&format!("{key}.max_total"), filter.max_total.unwrap_or(1), 1, 20)?;
    check_range(&format!("{key}.max_printed"), filter.max_printed.unwrap_or(1), 1, 4)
}

/// A hand or operations that one sees anyway cannot be looked at.
fn check_not_own(key: &str, whose: Whose) -> Checked<()> {
    match whose {
        Whose::Another | Whose::Opponent => Ok(()),
        Whose::Anyone | Whose::Own => {
            refuse(format!("{key}.whose"), "`another` or `opponent` is expected")
        }
    }
}

fn check_ability(key: &str, ability: Ability) -> Checked<()> {
    match ability {
        Ability::Draw { cards, discard } => {
            check_range(&format!("{key}.draw.cards"), cards, 1, 5)?;
            check_range(&format!("{key}.draw.discard"), discard, 0, 5)
        }
        Ability::TopOfDeck { look, take } => {
            check_range(&format!("{key}.top_of_deck.look"), look, 1, 5)?;
            check_range(&format!("{key}.top_of_deck.take"), take, 0, look)
        }
        Ability::ExchangeWithHand { whose } | Ability::LookAtOperations { whose } => {
            check_not_own(key, whose)
        }
        Ability::Eliminate(filter) | Ability::Poach(filter) | Ability::ReturnToHand(filter) => {
            check_filter(key, filter)
        }
        Ability::Salvage { up_to, .. } => check_range(&format!("{key}.salvage.up_to"), up_to, 1, 5),
        Ability::ExtraAgents { count } | Ability::ExtraOperations { count } => {
            check_range(&format!("{key}.count"), count, 1, 4)
        }
        Ability::ExchangeWithPile {}
        | Ability::RemoveFunding { .. }
        | Ability::MoveFunding { .. }
        | Ability::Copy {} => Ok(()),
    }
}

fn check_condition(key: &str, condition: Condition) -> Checked<()> {
    match condition {
        Condition::AgentsHere { min } | Condition::OperationsHere { min } => {
            check_range(&format!("{key}.min"), min, 1, 8)
        }
        Condition::Dominate {}
        | Condition::OperationsEverywhere {}
        | Condition::MostFunding {}
        | Condition::MasterInPlay {}
        | Condition::NoAgentIn { .. }
        | Condition::FewestCards {} => Ok(()),
    }
}

fn check_change(key: &str, change: Change) -> Checked<()> {
    match change {
        Change::AgentsAsFunding { value } => check_range(key, value, 1, 3),
        Change::AgentsAfterFirst { count } => check_range(key, count, 1, 4),
        Change::FundingLimit { per_agent } => check_range(key, per_agent, 0, 9),
        Change::Piles { count } => check_range(key, count, 1, MAX_PILES),
        Change::Strength { by, .. } => check_range(key, by, 1, 3),
        Change::EndAt { cards } => check_range(key, cards, 1, 40),
        Change::OpenOperations {} | Change::EliminatedToHand {} => Ok(()),
    }
}
