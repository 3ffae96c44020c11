//! What people agree on before the start.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Two or three play alone, four in teams.
    pub seats: u8,
    /// SN-4.2: how many agents a turn.
    pub agents_per_turn: AgentsPerTurn,
    /// SN-2.3: which situation lies open.
    pub situation: SituationChoice,
    /// SN-7.2: are players reminded of what they have seen?
    pub memory_aid: bool,
}

/// SN-4.2: how many agents can be played in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentsPerTurn {
    /// One into each branch.
    OnePerBranch,
    /// One in all.
    OneInAll,
}

/// SN-2.3: which situation lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SituationChoice {
    /// None.
    None,
    /// One that the deal chooses.
    Random,
    /// The one with this id.
    Chosen(String),
}

impl Options {
    /// An ordinary first game with this many seats; whether so many can play, the set-up says.
    #[must_use]
    pub const fn ordinary(seats: u8) -> Self {
        Self {
            seats,
            agents_per_turn: AgentsPerTurn::OneInAll,
            situation: SituationChoice::None,
            memory_aid: true,
        }
    }

    /// The same for another number of seats.
    pub(crate) fn for_seats(&self, seats: u8) -> Self {
        Self { seats, ..self.clone() }
    }

    /// Sets one option from text.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("agents", "one-per-branch") => self.agents_per_turn = AgentsPerTurn::OnePerBranch,
            ("agents", "one-in-all") => self.agents_per_turn = AgentsPerTurn::OneInAll,
            ("agents", _) => {
                return Err(format!("agents is `one-per-branch` or `one-in-all`, not `{value}`"));
            }
            ("situation", "none") => self.situation = SituationChoice::None,
            ("situation", "random") => self.situation = SituationChoice::Random,
            ("situation", id) => self.situation = SituationChoice::Chosen(id.to_owned()),
            ("memory", "on") => self.memory_aid = true,
            ("memory", "off") => self.memory_aid = false,
            ("memory", _) => return Err(format!("memory is `on` or `off`, not `{value}`")),
            _ => return Err(format!("there is no option `{key}`: agents, situation, memory")),
        }
        Ok(())
    }

    /// Every value of every option, and without a situation every combination of the others.
    pub(crate) fn all<'s>(seats: u8, situations: impl Iterator<Item = &'s str>) -> Vec<Self> {
        let both = [AgentsPerTurn::OnePerBranch, AgentsPerTurn::OneInAll];
        let plain = both.into_iter().flat_map(|agents_per_turn| {
            [true, false].map(|memory_aid| Self {
                agents_per_turn,
                memory_aid,
                ..Self::ordinary(seats)
            })
        });
        let chosen = situations.map(|id| SituationChoice::Chosen(id.to_owned()));
        let with_situation = [SituationChoice::Random].into_iter().chain(chosen);
        let situations = with_situation.zip(both.into_iter().cycle());
        plain
            .chain(situations.map(|(situation, agents_per_turn)| Self {
                agents_per_turn,
                situation,
                ..Self::ordinary(seats)
            }))
            .collect()
    }
}
