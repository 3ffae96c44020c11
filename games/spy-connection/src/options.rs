//! What people agree on before the start.

use serde::{Deserialize, Serialize};

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// SC-2.1: agents of each seat, 15 or 14; as many entries as there are seats.
    pub agents: Vec<u8>,
    /// How start missions come to the seats.
    pub start: StartRule,
    /// Which side of the board is up.
    pub side: Side,
}

/// How start missions come to the seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    /// SC-2.3: they are dealt.
    First,
    /// SC-2.4: they are chosen.
    Advanced,
}

/// The side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// SC-3.4: ordinary prices.
    Light,
    /// SC-9: higher prices, the first mission free.
    Dark,
}

/// SC-2.1: the ordinary number of agents.
pub const AGENTS: u8 = 15;
/// SC-2.1: the harder number of agents.
pub const FEWER_AGENTS: u8 = 14;

impl Options {
    /// An ordinary first game with this many seats; whether so many can play, the set-up says.
    #[must_use]
    pub fn ordinary(seats: u8) -> Self {
        Self { agents: vec![AGENTS; seats.into()], start: StartRule::First, side: Side::Light }
    }

    /// The same for another number of seats; whoever is new has the usual number of agents.
    pub(crate) fn for_seats(&self, seats: u8) -> Self {
        let mut options = self.clone();
        options.agents.resize(seats.into(), AGENTS);
        options
    }

    /// Sets one option from text.
    pub(crate) fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match (key, value) {
            ("start", "first") => self.start = StartRule::First,
            ("start", "advanced") => self.start = StartRule::Advanced,
            ("start", _) => return Err(format!("start is `first` or `advanced`, not `{value}`")),
            ("side", "light") => self.side = Side::Light,
            ("side", "dark") => self.side = Side::Dark,
            ("side", _) => return Err(format!("side is `light` or `dark`, not `{value}`")),
            ("agents", _) => self.set_agents(value)?,
            _ => return Err(format!("there is no option `{key}`: start, side, agents")),
        }
        Ok(())
    }

    /// One number for all seats, or one for each.
    fn set_agents(&mut self, value: &str) -> Result<(), String> {
        let numbers: Result<Vec<u8>, _> = value.split(',').map(|n| n.trim().parse()).collect();
        let numbers =
            numbers.map_err(|_| format!("agents are numbers like 15 or 15,14, not `{value}`"))?;
        match *numbers.as_slice() {
            [all] => self.agents.iter_mut().for_each(|agents| *agents = all),
            _ if numbers.len() == self.agents.len() => self.agents = numbers,
            _ => {
                return Err(format!(
                    "{} seats need one number of agents, or one each",
                    self.agents.len()
                ));
            }
        }
        Ok(())
    }

    /// Every combination worth testing: both starts, light with 15, 14 and mixed agents, dark with 15.
    pub(crate) fn all(seats: u8) -> Vec<Self> {
        let ordinary = Self::ordinary(seats);
        let mut mixed = ordinary.clone();
        mixed.agents.iter_mut().step_by(2).for_each(|agents| *agents = FEWER_AGENTS);
        let mut fewer = ordinary.clone();
        fewer.agents.iter_mut().for_each(|agents| *agents = FEWER_AGENTS);
        let dark = Self { side: Side::Dark, ..ordinary.clone() };
        [ordinary, mixed, fewer, dark]
            .into_iter()
            .flat_map(|options| {
                [StartRule::First, StartRule::Advanced]
                    .map(|start| Self { start, ..options.clone() })
            })
            .collect()
    }
}
