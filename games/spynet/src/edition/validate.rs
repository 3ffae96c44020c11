//! From a file to an edition: every reason why a file cannot be played with.

use game::{ContentError, Digest};

use super::laws::Laws;
use super::{
    Ability, AgentFace, AgentFilter, CardData, Change, Condition, Edition, EditionFile, Face,
    Names, OperationFace, Sets, SituationData, Whose,
};
use crate::ids::{Branch, BranchSet, MAX_AGENTS, MAX_CARDS, MAX_PILES};

/// Must the edition have all its cards?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// To play with: 34 agents, 2 of them masters, 32 operations and 10 funding cards.
    Full,
    /// To show one rule: as many as are needed.
    Scenario,
}

/// SN-1.2: agents, operations, funding.
const FULL: [(&str, usize); 3] = [("agent", MAX_AGENTS), ("operation", 32), ("funding", 10)];
/// SN-1.2: agents of each branch, and masters.
const AGENTS_EACH: usize = 8;

type Checked<T> = Result<T, ContentError>;

fn refuse<T>(key: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(ContentError::at(key, reason))
}

impl Edition {
    /// Makes an edition of a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it; the file's name is left open.
    pub fn new(file: EditionFile, completeness: Completeness) -> Checked<Self> {
        if file.format != 1 {
            return refuse("format", format!("1 is the only form there is, not {}", file.format));
        }
        check_slug("id", &file.id)?;
        check_names("title", &file.title)?;
        for branch in Branch::ALL {
            check_names(&format!("branches.{}", branch.id()), file.branches.of(branch))?;
        }
        let counts = [file.agents.len(), file.operations.len(), file.funding.len()];
        for ((key, full), have) in FULL.into_iter().zip(counts) {
            check_count(key, have, full, completeness)?;
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
        check_slug(&format!("{key}.id"), id)?;
        check_names(&format!("{key}.name"), name)?;
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
    check_count("situation", file.situations.len(), 64, Completeness::Scenario)?;
    let mut found: Vec<SituationData> = Vec::with_capacity(file.situations.len());
    for (index, entry) in file.situations.iter().enumerate() {
        let key = format!("situation[{index}]");
        check_slug(&format!("{key}.id"), &entry.id)?;
        check_names(&format!("{key}.name"), &entry.name)?;
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

/// Names in notation: letters, digits and dashes, so that `the-hand+bribe` can be read in one way only.
fn check_slug(key: &str, slug: &str) -> Checked<()> {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins_well = slug.starts_with(|c: char| c.is_ascii_lowercase());
    let taken = Branch::ALL.iter().any(|branch| branch.id() == slug)
        || ["deck", "rest", "pile1", "pile2", "pile3"].contains(&slug);
    if !begins_well || taken || slug.len() > 40 || !slug.chars().all(fine) {
        let shown: String = slug.chars().take(40).collect();
        return refuse(key, format!("`{shown}` is no short name of lower-case letters and digits"));
    }
    Ok(())
}

fn check_names(key: &str, names: &Names) -> Checked<()> {
    for (lang, name) in [("en", &names.en), ("de", &names.de), ("fr", &names.fr)] {
        let long = name.chars().count() > 30;
        if name.trim().is_empty() || long || name.chars().any(char::is_control) {
            return refuse(format!("{key}.{lang}"), "a name of 1 to 30 letters is expected");
        }
    }
    Ok(())
}

fn check_range(key: &str, number: u8, least: u8, most: u8) -> Checked<()> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        refuse(key, format!("{least} to {most} are possible, not {number}"))
    }
}

fn check_count(key: &str, have: usize, full: usize, completeness: Completeness) -> Checked<()> {
    match completeness {
        Completeness::Full if have != full => {
            refuse(key, format!("there must be {full}, not {have}"))
        }
        Completeness::Scenario if have > full => {
            refuse(key, format!("there can be {full} at most, not {have}"))
        }
        Completeness::Full | Completeness::Scenario => Ok(()),
    }
}

/// SN-1.2: eight agents of each branch and two masters.
fn check_branches(faces: &[Face]) -> Checked<()> {
    let count = |wanted: Option<Branch>| {
        let agents = faces.iter().filter(|face| match face {
            Face::Agent(agent) => agent.branches.single() == wanted,
            Face::Operation(_) | Face::Funding { .. } => false,
        });
        agents.count()
    };
    for branch in Branch::ALL {
        let have = count(Some(branch));
        if have != AGENTS_EACH {
            let id = branch.id();
            return refuse("agent", format!("{id} must have {AGENTS_EACH} agents, not {have}"));
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
