//! The rule-of-thumb player on every seat comes to an end within its declared bound.
//!
//! Seats are asked in turn, each after its right neighbour, and the table does nothing.

use game::{Deal, Seat, SeatSet};

use crate::playout::{offered, thumb_choice};
use crate::{Check, Failure, Report, Suite};
use game::Playable;

impl<G: Playable> Suite<'_, G> {
    /// Lets the rule-of-thumb player play as many games as there are playouts.
    ///
    /// # Errors
    /// A game that goes on past the bound, or weights that choose nothing.
    pub fn thumb(&self) -> Result<Report, Failure> {
        self.games(|playout, chance, report| {
            let game = self.game;
            let wrong = |step, details: String| Failure::new(Check::Bound, step, details);
            let mut state = game
                .setup(&playout.options, &Deal::new(playout.seed))
                .map_err(|refusal| wrong(0, format!("{refusal:?}")))?;
            let mut last = Seat(playout.seats.saturating_sub(1));
            for step in 0..=G::BOUND as usize {
                let Some(seat) = next(game.to_act(&state), last) else {
                    report.comparisons += 1;
                    return Ok(());
                };
                let legal = offered(game, &state, seat);
                let action = thumb_choice(game, &state, seat, &legal, chance).ok_or_else(|| {
                    wrong(step, format!("{seat} cannot choose by its weights from {legal:?}"))
                })?;
                game.apply(&mut state, game::Act::Seat(seat, action), &mut ())
                    .map_err(|refusal| wrong(step, format!("{action:?}: {refusal:?}")))?;
                last = seat;
            }
            Err(wrong(G::BOUND as usize, format!("not over after {} steps", G::BOUND)))
        })
    }
}

fn next(asked: SeatSet, last: Seat) -> Option<Seat> {
    asked.iter().find(|&seat| seat > last).or_else(|| asked.iter().next())
}
