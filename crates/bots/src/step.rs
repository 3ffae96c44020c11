//! One random step, as benchmarks count it: a driver on the state itself, not a bot.
//!
//! Must not allocate: the list is the caller's and is filled again and again.

use game::{Act, ActionList, Chance, Game, Outcome};

/// A seat to act has no action, or a listed action is refused: the rules contradict themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is to act and cannot")]
pub struct Stuck;

/// Lists the legal actions of a seat to act, does one of them by chance, and asks for the outcome.
///
/// Where several seats are to act, chance decides between them too. Seats that only may act are not asked:
/// by chance they would take back what they did for ever.
///
/// # Errors
/// When the rules contradict themselves.
#[inline]
pub fn random_step<G: Game>(
    game: &G,
    state: &mut G::State,
    legal: &mut ActionList<G::Action>,
    chance: &mut impl Chance,
) -> Result<Option<Outcome>, Stuck> {
    let asked = game.to_act(state);
    let Some(seat) = asked.iter().nth(chance.below(asked.len()) as usize) else {
        return game.outcome(state).map(Some).ok_or(Stuck);
    };
    legal.clear();
    game.legal(state, seat, legal);
    let chosen = chance.below(u32::try_from(legal.len()).unwrap_or(u32::MAX));
    let action = *legal.get(chosen as usize).ok_or(Stuck)?;
    game.apply(state, Act::Seat(seat, action), &mut ()).map_err(|_| Stuck)?;
    Ok(game.outcome(state))
}
