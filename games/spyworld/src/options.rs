//! What people agree on before the start.

use serde::{Deserialize, Serialize};

use crate::ids::Domicile;

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// SW-2.1: who gets the beginner's bonus; as many entries as there are seats.
    pub beginners: Vec<bool>,
    /// SW-1.3: the domicile, 1 to 4.
    pub domicile: u8,
    /// How agents come to the seats.
    pub agents: AgentRule,
    /// In which order raids are made.
    pub raids: RaidRule,
    /// SW-7.8: once the first raid has ended, a timer runs.
    pub timer: bool,
    /// SW-7.9: moves of a raid may be taken back.
    pub forgiving: bool,
}

/// SW-2.2: how agents come to the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AgentRule {
    /// As the number of players says.
    Usual,
    /// By agreement: everybody picks among all.
    Free,
}

/// SW-7.10: in which order raids are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RaidRule {
    /// All at once, unseen by the others.
    Together,
    /// One after the other, watched by all.
    InTurn,
}

/// SW-1.3: the standard domicile, as people count.
const STANDARD: u8 = 2;
/// SW-1.3: the domicile for first games, without agents.
const FIRST: u8 = 1;

impl Options {
    /// An ordinary table with this many seats; whether so many can play, the set-up says.
    #[must_use]
    pub fn ordinary(seats: u8) -> Self {
        Self {
            beginners: vec![false; seats.into()],
            domicile: STANDARD,
            agents: AgentRule::Usual,
            raids: RaidRule::Together,
            timer: false,
            forgiving: false,
        }
    }

    /// A table for newcomers: no agents to choose between, and everybody watches every raid.
    #[must_use]
    pub fn first(seats: u8) -> Self {
        Self { domicile: FIRST, raids: RaidRule::InTurn, ..Self::ordinary(seats) }
    }

    /// The domicile, as the rules count.
    pub(crate) const fn domicile(&self) -> Domicile {
        Domicile(self.domicile.wrapping_sub(1))
    }

    /// The same for another number of seats; whoever is new is no beginner.
    pub(crate) fn for_seats(&self, seats: u8) -> Self {
        let mut options = self.clone();
        options.beginners.resize(seats.into(), false);
        options
    }

    /// Sets one option from text.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("domicile", _) => {
                let number = value.parse().ok().filter(|number| (1..=8).contains(number));
                self.domicile =
                    number.ok_or_else(|| format!("domicile is 1 to 4, not `{value}`"))?;
            }
            ("agents", "usual") => self.agents = AgentRule::Usual,
            ("agents", "free") => self.agents = AgentRule::Free,
            ("agents", _) => return Err(format!("agents is `usual` or `free`, not `{value}`")),
            ("raids", "together") => self.raids = RaidRule::Together,
            ("raids", "in-turn") => self.raids = RaidRule::InTurn,
            ("raids", _) => return Err(format!("raids is `together` or `in-turn`, not `{value}`")),
            ("timer", _) => self.timer = on_or_off(key, value)?,
            ("forgiving", _) => self.forgiving = on_or_off(key, value)?,
            ("beginners", _) => self.set_beginners(value)?,
            _ => {
                return Err(format!(
                    "there is no option `{key}`: domicile, agents, raids, timer, forgiving, beginners"
                ));
            }
        }
        Ok(())
    }

    /// `all`, `none`, or the letters of seats as in `A,C`.
    fn set_beginners(&mut self, value: &str) -> Result<(), String> {
        match value {
            "none" => self.beginners.iter_mut().for_each(|beginner| *beginner = false),
            "all" => self.beginners.iter_mut().for_each(|beginner| *beginner = true),
            _ => {
                let mut chosen = vec![false; self.beginners.len()];
                for letter in value.split(',') {
                    let seat = letter.trim().parse().ok().map(game::Seat::index);
                    match seat.and_then(|seat| chosen.get_mut(seat)) {
                        Some(beginner) => *beginner = true,
                        None => {
                            return Err(format!(
                                "beginners is `all`, `none` or seats as in `A,C`, not `{value}`"
                            ));
                        }
                    }
                }
                self.beginners = chosen;
            }
        }
        Ok(())
    }

    /// Every option at least once, with each domicile.
    pub(crate) fn all(seats: u8) -> Vec<Self> {
        let ordinary = Self::ordinary(seats);
        let mut mixed = ordinary.beginners.clone();
        mixed.iter_mut().step_by(2).for_each(|beginner| *beginner = true);
        let yacht = Self { domicile: 1, beginners: mixed, ..ordinary.clone() };
        let volcano = Self { domicile: 3, timer: true, forgiving: true, ..ordinary.clone() };
        let station = Self {
            domicile: 4,
            agents: AgentRule::Free,
            raids: RaidRule::InTurn,
            forgiving: true,
            ..ordinary.clone()
        };
        vec![yacht, ordinary, volcano, station]
    }
}

fn on_or_off(key: &str, value: &str) -> Result<bool, String> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(format!("{key} is `on` or `off`, not `{value}`")),
    }
}

#[cfg(test)]
mod tests {
    use game::{Choices as _, Deal, Game as _, Seed};

    use super::*;
    use crate::Spyworld;

    #[test]
    fn newcomers_are_offered_another_table_than_records_mean_by_default() {
        assert_eq!(Spyworld::default_options(3), Options::ordinary(3));
        let first = Spyworld::first_options(3);
        assert_eq!((first.domicile, first.raids), (FIRST, RaidRule::InTurn));
        let game = Spyworld::house().unwrap();
        let state = game.setup(&first, &Deal::new(Seed::from_text("first"))).unwrap();
        // Nobody chooses an agent: the first round begins at once.
        assert_eq!(game.round(&state), 1);
    }
}
