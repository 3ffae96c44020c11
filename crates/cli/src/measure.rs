//! The measurements behind `spymaster bench`: steps and games against the clock, on one thread.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use bots::{BotKind, Fast, Stuck, drive, random_step};
use catalog::Playable;
use game::{ActionList, Deal, Game, Seat};

use crate::opening::Opening;

/// First states that random steps begin from, set up before anything is measured.
const FIRST_STATES: u64 = 64;
/// A random game that is longer than this is not followed to its end.
const LONGEST: u32 = 20_000;
/// How many long games are compared, first quarter against last.
const LONG_GAMES: u64 = 41;

/// Random steps without end: games that are over or cut begin anew, from states set up beforehand.
pub struct RandomSteps<'o, G: Game> {
    game: &'o G,
    first: Vec<G::State>,
    next: usize,
    cut: u32,
    in_game: u32,
    state: G::State,
    legal: ActionList<G::Action>,
    chance: Fast,
}

impl<'o, G: Playable> RandomSteps<'o, G> {
    pub fn new(opening: &'o Opening<G>, cut: u32) -> Result<Self> {
        Ok(Self {
            game: &opening.game,
            first: (0..FIRST_STATES).map(|index| set_up(opening, index)).collect::<Result<_>>()?,
            next: 0,
            cut,
            in_game: 0,
            state: set_up(opening, FIRST_STATES)?,
            legal: ActionList::new(),
            chance: Fast::new(opening.seed),
        })
    }

    /// One step.
    #[inline]
    pub fn step(&mut self) -> Result<(), Stuck> {
        self.in_game += 1;
        let outcome = random_step(self.game, &mut self.state, &mut self.legal, &mut self.chance)?;
        if outcome.is_some() || self.in_game >= self.cut {
            if let Some(first) = self.first.get(self.next) {
                self.state.clone_from(first);
            }
            self.next = (self.next + 1) % self.first.len();
            self.in_game = 0;
        }
        Ok(())
    }
}

fn set_up<G: Playable>(opening: &Opening<G>, index: u64) -> Result<G::State> {
    let deal = Deal::new(opening.seed.child(index));
    opening.game.setup(&opening.options, &deal).map_err(|refusal| anyhow!("{refusal:?}"))
}

/// Random steps per second.
pub fn steps_per_second<G: Playable>(
    random: &mut RandomSteps<'_, G>,
    time: Duration,
) -> Result<f64> {
    let (mut steps, start) = (0_u64, Instant::now());
    while start.elapsed() < time {
        // The clock is asked rarely: it costs as much as a step.
        (0..1_000).try_for_each(|_| random.step())?;
        steps += 1_000;
    }
    Ok(steps as f64 / start.elapsed().as_secs_f64())
}

/// Random games per second, set-up included; each is cut after so many steps.
pub fn random_games_per_second<G: Playable>(
    opening: &Opening<G>,
    cut: u32,
    time: Duration,
) -> Result<f64> {
    let (mut games, start) = (0_u64, Instant::now());
    while games == 0 || start.elapsed() < time {
        long_game(opening, games, cut)?;
        games += 1;
    }
    Ok(games as f64 / start.elapsed().as_secs_f64())
}

/// Games per second of the rule-of-thumb player, set-up and views included.
pub fn thumb_games_per_second<G: Playable>(opening: &Opening<G>, time: Duration) -> Result<f64> {
    let (mut games, start) = (0_u64, Instant::now());
    while games == 0 || start.elapsed() < time {
        let mut state = set_up(opening, games)?;
        let seed = opening.seed.child(games);
        let mut bots: Vec<_> =
            Seat::first(opening.seats).map(|seat| BotKind::Thumb.sit(seed, seat)).collect();
        drive(&opening.game, &mut state, &mut bots, G::BOUND, |_| {})
            .map_err(|stopped| anyhow!("{stopped}"))?;
        games += 1;
    }
    Ok(games as f64 / start.elapsed().as_secs_f64())
}

/// Steps per second in the first and the last quarter of long random games: cost must not grow.
pub fn quarters<G: Playable>(opening: &Opening<G>) -> Result<(u32, [f64; 2])> {
    let mut lengths = (0..LONG_GAMES)
        .map(|index| long_game(opening, index, LONGEST).map(|(steps, _)| steps))
        .collect::<Result<Vec<_>>>()?;
    lengths.sort_unstable();
    // Half of the games reach this length.
    let length = lengths.get(lengths.len() / 2).copied().unwrap_or_default().max(4);
    let mut times = [Duration::ZERO; 2];
    let mut whole = 0.0;
    for index in 0..LONG_GAMES {
        let (steps, [first, last]) = long_game(opening, index, length)?;
        if steps == length {
            whole += 1.0;
            times = [times[0] + first, times[1] + last];
        }
    }
    Ok((length, times.map(|time| f64::from(length / 4) * whole / time.as_secs_f64())))
}

/// One random game of at most `length` steps: its length, and the times of first and last quarter.
fn long_game<G: Playable>(
    opening: &Opening<G>,
    index: u64,
    length: u32,
) -> Result<(u32, [Duration; 2])> {
    let mut state = set_up(opening, index)?;
    let mut chance = Fast::new(opening.seed.child(index));
    let mut legal = ActionList::new();
    let quarter = length / 4;
    let (mut start, mut times) = (Instant::now(), [Duration::ZERO; 2]);
    for step in 1..=length {
        let outcome = random_step(&opening.game, &mut state, &mut legal, &mut chance)
            .with_context(|| format!("random game {index}"))?;
        if outcome.is_some() && step < length {
            return Ok((step, times));
        }
        if step == quarter {
            times[0] = start.elapsed();
        } else if step == length - quarter {
            start = Instant::now();
        }
    }
    times[1] = start.elapsed();
    Ok((length, times))
}
