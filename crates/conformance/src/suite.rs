//! The suite as a value: which game, how much of it, and one method per check.
//!
//! The checks themselves are in the files beside this one; nothing here judges a game.

use game::{Game, Playable, Seed, Stream};

use crate::playout::{self, Playout};
use crate::{Channel, Check, Failure, Report};

/// What to test and how much of it; every check is a method, [`run_all`](Suite::run_all) is all of them.
pub struct Suite<'g, G: Game> {
    /// The game.
    pub game: &'g G,
    /// Every action that could ever be written, and some that never can be done.
    pub universe: Vec<G::Action>,
    /// The numbers of seats to test; at first all the game allows, up to 8.
    pub seats: Vec<u8>,
    /// Games per number of seats and set of options; of three, one is random, one random with acts of the
    /// table, one played by the rule-of-thumb player.
    pub playouts: u32,
    /// After so many steps a game is cut off.
    pub cut: u32,
    /// At so many steps of a game the expensive questions are asked.
    pub samples: u32,
    /// What must be true of every state: nothing is lost, nothing is made.
    pub conserve: fn(&G, &G::State) -> Result<(), String>,
    /// Where the games come from; the same seed, the same games.
    pub seed: Seed,
}

/// A check.
type Method<S> = fn(&S) -> Result<Report, Failure>;

impl<'g, G: Playable> Suite<'g, G> {
    /// A suite of middling size.
    #[must_use]
    pub fn new(game: &'g G, universe: Vec<G::Action>) -> Self {
        let seats = G::SEATS.take_while(|&seats| seats <= 8).collect();
        Self {
            game,
            universe,
            seats,
            playouts: 6,
            cut: 500,
            samples: 6,
            conserve: |_, _| Ok(()),
            seed: Seed::from_text("conformance"),
        }
    }

    /// With these numbers of seats.
    #[must_use]
    pub fn seats(mut self, seats: impl IntoIterator<Item = u8>) -> Self {
        self.seats = seats.into_iter().collect();
        self
    }

    /// With so many games per number of seats and set of options.
    #[must_use]
    pub const fn playouts(mut self, playouts: u32) -> Self {
        self.playouts = playouts;
        self
    }

    /// With games cut off after so many steps.
    #[must_use]
    pub const fn cut(mut self, cut: u32) -> Self {
        self.cut = cut;
        self
    }

    /// With the expensive questions asked at so many steps of a game.
    #[must_use]
    pub const fn samples(mut self, samples: u32) -> Self {
        self.samples = samples;
        self
    }

    /// With these laws of conservation.
    #[must_use]
    pub fn conserve(mut self, law: fn(&G, &G::State) -> Result<(), String>) -> Self {
        self.conserve = law;
        self
    }

    /// With other games.
    #[must_use]
    pub const fn seed(mut self, seed: Seed) -> Self {
        self.seed = seed;
        self
    }

    /// Every check, one after the other.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn run_all(&self) -> Result<Report, Failure> {
        let mut all = Report::default();
        for result in self.each() {
            all += result?;
        }
        Ok(all)
    }

    /// Every check in turn, each only when it is asked for; a failure does not stop the others.
    pub fn each(&self) -> impl Iterator<Item = Result<Report, Failure>> {
        let checks: [Method<Self>; 17] = [
            Self::rules,
            Self::action_size,
            Self::setups,
            Self::other_seats,
            Self::legality,
            Self::repeat,
            Self::laws,
            Self::outcomes,
            Self::thumb,
            Self::encodings,
            Self::notation,
            Self::words,
            Self::records,
            Self::rebuild,
            Self::determinize,
            Self::hidden_fields,
            Self::sequences,
        ];
        let checks = checks.into_iter().map(|check| check(self));
        checks.chain(Channel::ALL.into_iter().map(|channel| self.leak(channel)))
    }

    /// Plays all the games of the suite and shows each to a check.
    pub(crate) fn games(
        &self,
        mut check: impl FnMut(&Playout<G>, &mut Stream, &mut Report) -> Result<(), Failure>,
    ) -> Result<Report, Failure> {
        let mut report = Report::default();
        for &seats in &self.seats {
            let sets = G::all_options(seats);
            if sets.is_empty() {
                let details = format!("no options for {seats} seats");
                return Err(Failure::new(Check::Setup, 0, details));
            }
            for options in sets {
                for style in playout::styles(self.playouts) {
                    let seed = self.seed.child(report.games);
                    let named = |failure| name(failure, seed, &options);
                    let playout = Playout::play(self, &options, seed, style).map_err(named)?;
                    report.games += 1;
                    let last = playout.states.last();
                    let ended = last.is_some_and(|state| self.game.to_act(state).is_empty());
                    report.ended += u64::from(ended);
                    report.steps += playout.acts.len() as u64;
                    check(&playout, &mut playout::chance(seed), &mut report).map_err(named)?;
                }
            }
        }
        Ok(report)
    }
}

fn name(mut failure: Failure, seed: Seed, options: &impl core::fmt::Debug) -> Failure {
    failure.seed = seed.to_string();
    failure.options = format!("{options:?}");
    failure
}
