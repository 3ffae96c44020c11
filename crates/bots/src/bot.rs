//! Simple players: by chance, by the game's rule of thumb, and greedily by the same rule.

use core::fmt;
use core::str::FromStr;

use game::{Chance, Game, RuleOfThumb, Seat, Seed};
use serde::{Deserialize, Serialize};

use crate::Fast;

/// A player that sees what its seat sees, and nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions; `None` only when there is none.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Option<G::Action>;
}

/// Takes any legal action, each as likely as the others.
pub struct Random(Fast);

impl Random {
    /// A player with this source of chance.
    #[must_use]
    pub const fn new(chance: Fast) -> Self {
        Self(chance)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G, _: &G::View, _: Seat, legal: &[G::Action]) -> Option<G::Action> {
        legal.get(self.0.below(count(legal)) as usize).copied()
    }
}

/// Follows the game's rule of thumb: an action twice as appealing is taken twice as often.
pub struct Thumb {
    chance: Fast,
    weights: Vec<u32>,
}

impl Thumb {
    /// A player with this source of chance.
    #[must_use]
    pub const fn new(chance: Fast) -> Self {
        Self { chance, weights: Vec::new() }
    }
}

impl<G: RuleOfThumb> Bot<G> for Thumb {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Option<G::Action> {
        self.weights.clear();
        game.weigh(view, seat, legal, &mut self.chance, &mut self.weights);
        let sum = self.weights.iter().fold(0_u32, |sum, weight| sum.saturating_add(*weight));
        let mut left = self.chance.below(sum);
        for (action, &weight) in legal.iter().zip(&self.weights) {
            if left < weight {
                return Some(*action);
            }
            left -= weight;
        }
        // All weights are 0, against the contract: play on rather than stop.
        legal.first().copied()
    }
}

/// Takes what appeals most to the rule of thumb; chance decides between equals.
pub struct Greedy {
    chance: Fast,
    weights: Vec<u32>,
}

impl Greedy {
    /// A player with this source of chance.
    #[must_use]
    pub const fn new(chance: Fast) -> Self {
        Self { chance, weights: Vec::new() }
    }
}

impl<G: RuleOfThumb> Bot<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Option<G::Action> {
        self.weights.clear();
        game.weigh(view, seat, legal, &mut self.chance, &mut self.weights);
        let most = self.weights.iter().copied().max()?;
        let best = || legal.iter().zip(&self.weights).filter(|(_, weight)| **weight == most);
        let chosen = self.chance.below(u32::try_from(best().count()).unwrap_or(u32::MAX));
        best().nth(chosen as usize).map(|(action, _)| *action)
    }
}

fn count<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}

/// The bots there are, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotKind {
    /// [`Random`].
    Random,
    /// [`Thumb`].
    Thumb,
    /// [`Greedy`].
    Greedy,
}

impl BotKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Random, Self::Thumb, Self::Greedy];

    /// Seats such a bot in the game with this seed.
    #[must_use]
    pub fn sit<G: RuleOfThumb>(self, seed: Seed, seat: Seat) -> Box<dyn Bot<G>> {
        let chance = Fast::of_seat(seed, seat);
        match self {
            Self::Random => Box::new(Random::new(chance)),
            Self::Thumb => Box::new(Thumb::new(chance)),
            Self::Greedy => Box::new(Greedy::new(chance)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Random => "random",
            Self::Thumb => "thumb",
            Self::Greedy => "greedy",
        })
    }
}

impl FromStr for BotKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.to_string() == text)
            .ok_or_else(|| "the players are random, thumb and greedy".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use conformance::hidden_hand::{Action, HiddenHand};
    use game::{ActionList, Choices, Deal, Notation, Viewer};

    use super::*;

    /// How often a bot chooses each action in one position, and what the rule of thumb weighs them.
    fn habits(bot: &mut dyn Bot<HiddenHand>) -> (BTreeMap<String, u32>, Vec<(String, u32)>) {
        let game = HiddenHand::house();
        let deal = Deal::new(Seed::from_text("habits"));
        let state = game.setup(&HiddenHand::default_options(2), &deal).unwrap();
        let seat = game.to_act(&state).iter().next().unwrap();
        let view = game.view(&state, Viewer::Seat(seat));
        let mut legal = ActionList::new();
        game.legal(&state, seat, &mut legal);
        let write = |action: Action| game.write_action(action);
        let mut weights = Vec::new();
        game.weigh(&view, seat, &legal, &mut Fast::from_number(1), &mut weights);
        let mut counts = BTreeMap::new();
        for _ in 0..2_000 {
            let action = bot.choose(&game, &view, seat, &legal).unwrap();
            *counts.entry(write(action)).or_default() += 1;
        }
        assert_eq!(bot.choose(&game, &view, seat, &[]), None);
        (counts, legal.iter().map(|&action| write(action)).zip(weights).collect())
    }

    #[test]
    fn a_random_bot_tries_everything() {
        let (counts, weights) = habits(&mut Random::new(Fast::from_number(2)));
        assert_eq!(counts.len(), weights.len());
    }

    #[test]
    fn a_thumb_bot_never_does_what_weighs_nothing() {
        let (counts, weights) = habits(&mut Thumb::new(Fast::from_number(2)));
        for (action, weight) in weights {
            assert_eq!(counts.contains_key(&action), weight > 0, "{action} weighs {weight}");
        }
    }

    #[test]
    fn a_greedy_bot_does_only_what_weighs_most() {
        let (counts, weights) = habits(&mut Greedy::new(Fast::from_number(2)));
        let most = weights.iter().map(|(_, weight)| *weight).max().unwrap();
        let best: Vec<_> = weights.iter().filter(|(_, weight)| *weight == most).collect();
        assert_eq!(counts.len(), best.len());
        assert!(best.iter().all(|(action, _)| counts.contains_key(action)));
    }

    #[test]
    fn kinds_are_read_as_they_are_written() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert!("human".parse::<BotKind>().is_err());
    }
}
