//! A table that plays by itself, to have something to measure: by chance or by the bot's habits.

use game::{Act, ActionList, Chance, Deal, Game, RuleOfThumb, Seat, Seed, Viewer};

use crate::bot::finale;
use crate::raid::Solver;
use crate::state::{Phase, State};
use crate::{Action, Options, Spyworld};

/// How seats choose.
#[derive(Clone, Copy)]
pub(super) enum Habit {
    /// Anything that is legal.
    Chance,
    /// What appeals most.
    Thumb,
}

/// The table.
#[derive(Clone)]
pub(super) struct Practice<'g> {
    game: &'g Spyworld,
    pub(super) state: State,
    dice: Dice,
}

impl<'g> Practice<'g> {
    /// The table with this number; nothing if the options are refused.
    pub(super) fn new(game: &'g Spyworld, options: &Options, number: u64) -> Option<Self> {
        let seed = Seed::from_text("practice").child(number);
        let state = game.setup(options, &Deal::new(seed)).ok()?;
        Some(Self { game, state, dice: Dice(number) })
    }

    /// Is it before the raids?
    pub(super) fn is_planning(&self) -> bool {
        match self.state.phase {
            Phase::Agents | Phase::Plan => true,
            Phase::Raid | Phase::Over { .. } => false,
        }
    }

    /// Plays up to the raids.
    pub(super) fn plan(&mut self, habit: Habit) {
        while self.is_planning() {
            self.step(habit);
        }
    }

    /// Everybody takes the richest raid there is; then the game is over.
    pub(super) fn raid(&mut self, solver: &mut Solver) {
        while let Some(seat) = self.game.to_act(&self.state).iter().next() {
            let moves = finale::richest(self.game, &self.state, seat, solver);
            for (action, split) in moves.into_iter().flatten() {
                self.act(seat, action);
                if self.state.seat(seat).is_some_and(|own| own.course.pending.is_some()) {
                    self.act(seat, split);
                }
            }
            self.act(seat, Action::Stop);
        }
    }

    /// Plays until the next act ends the round.
    pub(super) fn plan_round(&mut self, habit: Habit) {
        while self.is_planning() && !self.is_decided() {
            self.step(habit);
        }
    }

    /// Has everybody confirmed but one, who has nothing else to do?
    fn is_decided(&self) -> bool {
        let asked = self.game.to_act(&self.state);
        let last = asked.iter().next().filter(|_| asked.len() == 1);
        matches!(self.state.phase, Phase::Plan) && last.is_some_and(|seat| self.confirms(seat))
    }

    fn confirms(&self, seat: Seat) -> bool {
        let mut legal = ActionList::new();
        self.game.legal(&self.state, seat, &mut legal);
        legal.contains(&Action::Confirm)
    }

    /// The first seat that is asked confirms, if it may.
    pub(super) fn confirm(&mut self) {
        if let Some(seat) = self.game.to_act(&self.state).iter().next() {
            self.act(seat, Action::Confirm);
        }
    }

    /// One act of the first seat that is asked.
    pub(super) fn step(&mut self, habit: Habit) {
        let mut legal = ActionList::new();
        let Some(seat) = self.game.to_act(&self.state).iter().next() else { return };
        self.game.legal(&self.state, seat, &mut legal);
        let chosen = match habit {
            Habit::Chance => {
                // By chance they would begin anew for ever.
                let count = legal.iter().filter(|action| **action != Action::Withdraw).count();
                let chosen = self.dice.below(u32::try_from(count).unwrap_or(u32::MAX));
                let mut others = legal.iter().filter(|action| **action != Action::Withdraw);
                others.nth(chosen as usize).copied()
            }
            Habit::Thumb => self.most_appealing(seat, &legal),
        };
        if let Some(action) = chosen {
            self.act(seat, action);
        }
    }

    /// What is listed is not refused; and if it were, the state would stay as it is.
    fn act(&mut self, seat: Seat, action: Action) {
        self.game.apply(&mut self.state, Act::Seat(seat, action), &mut ()).unwrap_or(());
    }

    fn most_appealing(&mut self, seat: Seat, legal: &[Action]) -> Option<Action> {
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let mut weights = Vec::new();
        self.game.weigh(&view, seat, legal, &mut self.dice, &mut weights);
        let sum = weights.iter().copied().fold(0, u32::saturating_add);
        let mut left = self.dice.below(sum);
        legal.iter().zip(&weights).find_map(|(action, &weight)| {
            let chosen = left < weight;
            left = left.saturating_sub(weight);
            chosen.then_some(*action)
        })
    }
}

/// A fast source of chance: splitmix64.
#[derive(Clone)]
struct Dice(u64);

impl Chance for Dice {
    fn next_u32(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed >> 32) as u32
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use game::{Choices, Seat};

    use super::{Habit, Phase, Practice};
    use crate::Spyworld;
    use crate::raid::{Solver, Standing, Weights};
    use crate::scoring::scores;

    /// What is timed as a game is one: it ends, and every raid brings home what the solver says.
    #[test]
    fn a_game_is_played_to_its_end_with_the_richest_raids() {
        let game = Spyworld::house().unwrap();
        let mut solver = Solver::new();
        for number in 0..12 {
            let mut options = Spyworld::default_options(4);
            options.domicile = (number % 4) as u8 + 1;
            let mut table = Practice::new(&game, &options, number).unwrap();
            table.plan(Habit::Chance);
            let loot: Vec<i32> = Seat::first(4)
                .map(|seat| {
                    let (lair, raider) = game.raid_problem(&table.state, seat).unwrap();
                    let start = Standing::start(&lair, &raider);
                    solver.best(&lair, &raider, &start, &Weights::LOOT, u64::MAX).value
                })
                .collect();
            table.raid(&mut solver);
            assert!(matches!(table.state.phase, Phase::Over { .. }));
            let scores = scores(&game.edition, &table.state);
            let stolen: Vec<i32> = scores.iter().map(|s| s.stolen_secrets + s.ability).collect();
            assert_eq!(stolen, loot);
        }
    }

    /// What is timed as the end of a round ends it.
    #[test]
    fn the_last_of_a_hundred_to_confirm_ends_the_round() {
        let game = Spyworld::house().unwrap();
        let mut table = Practice::new(&game, &Spyworld::default_options(100), 1).unwrap();
        for round in 1..=8 {
            table.plan_round(Habit::Chance);
            assert_eq!(table.state.deck.round, round);
            table.confirm();
            assert_eq!(table.state.deck.round, round + 1);
        }
    }
}
