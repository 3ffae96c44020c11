//! A small edition inside a scenario file: just the cards that show one rule.
//!
//! ```text
//! house the-hand icebreaker cold-trail       cards and situations of the house edition
//! agent nestor technology 3                  an agent: id, branch or `all`, strength …
//! agent viper enforcement 1 eliminate anyone max-total 3 spare     … and an ability
//! operation ruse infiltration+technology 2 dominate                id, branches, stars, condition
//! funding coins 1
//! situation fog piles 2, end-at 5            id and changes, with commas between
//! ```
//!
//! How abilities, conditions and changes are written says `scenario_effect.rs`.

use game::NotationError;

use super::{Read, read_branch, read_number, scenario_effect};
use crate::edition::{
    AgentEntry, Completeness, EditionFile, FundingEntry, Names, OperationEntry, SituationEntry,
};
use crate::ids::Branch;
use crate::{Edition, SpyNet};

/// Reads the lines of an edition.
pub(super) fn read(text: &str) -> Read<Edition> {
    let house: EditionFile =
        postcard::from_bytes(include_bytes!("../../content/house.postcard"))
            .map_err(|_| NotationError::new("house", "the built-in edition is broken"))?;
    let mut file = EditionFile {
        id: "scenario".to_owned(),
        title: names("Scenario"),
        agents: Vec::new(),
        operations: Vec::new(),
        funding: Vec::new(),
        situations: Vec::new(),
        ..house.clone()
    };
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            read_line(&house, &mut file, &words).map_err(|error| error.in_line(index + 1))?;
        }
    }
    Ok(Edition::new(file, Completeness::Scenario)?)
}

fn names(name: &str) -> Names {
    let name = name.to_owned();
    Names { en: name.clone(), de: name.clone(), fr: name }
}

fn read_line(house: &EditionFile, file: &mut EditionFile, words: &[&str]) -> Read<()> {
    match *words {
        ["house", ref ids @ ..] => ids.iter().try_for_each(|id| borrow(house, file, id))?,
        ["agent", id, branches, strength, ref ability @ ..] => file.agents.push(AgentEntry {
            id: id.to_owned(),
            name: names(id),
            branches: read_branches(branches)?,
            strength: read_number(strength)?,
            ability: scenario_effect::read_ability(ability)?,
        }),
        ["operation", id, branches, stars, ref condition @ ..] => {
            file.operations.push(OperationEntry {
                id: id.to_owned(),
                name: names(id),
                branches: read_branches(branches)?,
                stars: read_number(stars)?,
                condition: scenario_effect::read_condition(condition)?,
            });
        }
        ["funding", id, value] => file.funding.push(FundingEntry {
            id: id.to_owned(),
            name: names(id),
            value: read_number(value)?,
        }),
        ["situation", id, ref changes @ ..] => {
            let changes = changes.join(" ");
            let changes = changes.split(',').map(scenario_effect::read_change);
            file.situations.push(SituationEntry {
                id: id.to_owned(),
                name: names(id),
                changes: changes.collect::<Read<_>>()?,
            });
        }
        _ => {
            return Err(NotationError::new(
                &words.join(" "),
                "expected house ID…, agent ID BRANCH STRENGTH …, operation ID BRANCHES STARS …, \
                 funding ID VALUE or situation ID CHANGE, …",
            ));
        }
    }
    Ok(())
}

/// A card or situation of the house edition.
fn borrow(house: &EditionFile, file: &mut EditionFile, id: &str) -> Read<()> {
    if let Some(entry) = house.agents.iter().find(|entry| entry.id == id) {
        file.agents.push(entry.clone());
    } else if let Some(entry) = house.operations.iter().find(|entry| entry.id == id) {
        file.operations.push(entry.clone());
    } else if let Some(entry) = house.funding.iter().find(|entry| entry.id == id) {
        file.funding.push(entry.clone());
    } else if let Some(entry) = house.situations.iter().find(|entry| entry.id == id) {
        file.situations.push(entry.clone());
    } else {
        let reason =
            format!("the house edition of {} has no such card", <SpyNet as game::Game>::ID);
        return Err(NotationError::new(id, reason));
    }
    Ok(())
}

/// `all`, or branches with a plus between.
fn read_branches(text: &str) -> Read<Vec<Branch>> {
    if text == "all" {
        return Ok(Branch::ALL.to_vec());
    }
    text.split('+').map(read_branch).collect()
}
