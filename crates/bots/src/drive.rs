//! The driver: lets bots play a game to its end or to a cut. It holds the state; the bots get views.

use game::{Act, ActionList, Deal, Game, Outcome, Refusal, Seat, Seed, Viewer};

use crate::Bot;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The last state.
    pub state: G::State,
    /// Everything that was done, for the record.
    pub acts: Vec<Act<G::Action>>,
    /// How many acts that were.
    pub steps: u32,
    /// The round the game was in at the end.
    pub rounds: u32,
    /// The result; `None` when the game was cut.
    pub outcome: Option<Outcome>,
}

/// Why a game could not be played on. None of it happens with correct rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stopped<R: Refusal> {
    /// The options are refused.
    #[error("the set-up is refused by {}: {_0:?}", _0.clause())]
    Setup(R),
    /// An action that was listed as legal is refused.
    #[error("an action of {seat} is refused by {}: {refusal:?}", refusal.clause())]
    Refused {
        /// Whose action.
        seat: Seat,
        /// Why.
        refusal: R,
    },
    /// A seat is to act and has nothing to do.
    #[error("{0} is to act and has no legal action")]
    Stuck(Seat),
    /// Nobody is to act and there is no result.
    #[error("nobody is to act, yet the game is not over")]
    Nobody,
}

/// Plays from these options and this seed, one bot per seat, at most `cut` steps.
///
/// # Errors
/// When the options are refused, or the rules contradict themselves.
pub fn play_out<G: Game>(
    game: &G,
    options: &G::Options,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    cut: u32,
) -> Result<Played<G>, Stopped<G::Refusal>> {
    let mut state = game.setup(options, &Deal::new(seed)).map_err(Stopped::Setup)?;
    let mut acts = Vec::new();
    let outcome = drive(game, &mut state, bots, cut, |act| acts.push(act))?;
    let steps = u32::try_from(acts.len()).unwrap_or(u32::MAX);
    Ok(Played { rounds: game.round(&state), state, acts, steps, outcome })
}

/// Plays on from this state, at most `cut` steps; `done` is told every act.
///
/// Where several seats are to act at once, each acts once in turn, then it is asked again who is to act.
/// Seats that only may act are never asked: bots do not take back what they did.
/// A seat without a bot counts as stuck.
///
/// # Errors
/// When the rules contradict themselves.
pub fn drive<G: Game>(
    game: &G,
    state: &mut G::State,
    bots: &mut [Box<dyn Bot<G>>],
    cut: u32,
    mut done: impl FnMut(Act<G::Action>),
) -> Result<Option<Outcome>, Stopped<G::Refusal>> {
    let mut legal = ActionList::new();
    let mut steps = 0;
    loop {
        if let Some(outcome) = game.outcome(state) {
            return Ok(Some(outcome));
        }
        let asked = game.to_act(state);
        if asked.is_empty() {
            return Err(Stopped::Nobody);
        }
        for seat in asked.iter() {
            // What another seat did may have answered for this one.
            if !game.to_act(state).has(seat) {
                continue;
            }
            if steps >= cut {
                return Ok(None);
            }
            legal.clear();
            game.legal(state, seat, &mut legal);
            let view = game.view(state, Viewer::Seat(seat));
            let action = bots
                .get_mut(seat.index())
                .and_then(|bot| bot.choose(game, &view, seat, &legal))
                .ok_or(Stopped::Stuck(seat))?;
            let act = Act::Seat(seat, action);
            game.apply(state, act, &mut ())
                .map_err(|refusal| Stopped::Refused { seat, refusal })?;
            done(act);
            steps += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use conformance::hidden_hand::HiddenHand;
    use conformance::sealed_choice::{Action, SealedChoice};
    use game::{ActionList, Choices, Notation, Record, RowAct, RuleOfThumb};

    use super::*;
    use crate::{BotKind, Fast, random_step};

    /// The kinds sit round the table in turn.
    fn play<G: RuleOfThumb + Choices>(
        game: &G,
        seats: u8,
        kinds: &[BotKind],
        cut: u32,
    ) -> Played<G> {
        let seed = Seed::from_text("bots");
        let round = Seat::first(seats).zip(kinds.iter().cycle());
        let mut bots: Vec<_> = round.map(|(seat, kind)| kind.sit(seed, seat)).collect();
        play_out(game, &G::default_options(seats), seed, &mut bots, cut).unwrap()
    }

    /// Every kind by itself, and all kinds at one table.
    fn all_play_to_the_end<G: RuleOfThumb + Choices + Notation>(game: &G, seats: u8) {
        for kinds in BotKind::ALL.chunks(1).chain([&BotKind::ALL[..]]) {
            // The bound is the rule of thumb's own; chance may take longer.
            let cut = if kinds.contains(&BotKind::Random) { 100_000 } else { G::BOUND };
            let played = play(game, seats, kinds, cut);
            assert!(played.outcome.is_some(), "{kinds:?} with {seats}");
            assert_eq!(played.steps as usize, played.acts.len());
            assert_eq!(played.acts, play(game, seats, kinds, cut).acts, "the same every time");
            let rows: Vec<_> = played.acts.iter().map(|&act| RowAct::Act(act)).collect();
            let options = G::default_options(seats);
            let record = Record::write(game, options, Seed::from_text("bots"), &rows).unwrap();
            assert_eq!(record.result, played.outcome);
            assert_eq!(record.verify(game, |_, _, _| {}).unwrap().to_string(), record.digest);
        }
    }

    #[test]
    fn every_bot_finishes_games_with_hidden_hands() {
        let game = HiddenHand::house();
        (2..=4).for_each(|seats| all_play_to_the_end(&game, seats));
    }

    #[test]
    fn every_bot_finishes_games_where_all_choose_at_once() {
        let game = SealedChoice::house();
        [2, 5, 100].into_iter().for_each(|seats| all_play_to_the_end(&game, seats));
    }

    #[test]
    fn a_bot_never_takes_back_what_it_did() {
        let played = play(&SealedChoice::house(), 100, &BotKind::ALL, 100_000);
        let back = |act: &Act<Action>| matches!(act, Act::Seat(_, Action::Withdraw));
        assert!(!played.acts.iter().any(back));
    }

    #[test]
    fn a_cut_ends_the_game_without_a_result() {
        let played = play(&HiddenHand::house(), 3, &[BotKind::Random], 2);
        assert_eq!((played.steps, played.outcome), (2, None));
    }

    #[test]
    fn a_seat_without_a_bot_stops_the_game() {
        let game = HiddenHand::house();
        let options = HiddenHand::default_options(2);
        let stopped = play_out(&game, &options, Seed::from_text("1"), &mut [], 10).err();
        assert!(matches!(stopped, Some(Stopped::Stuck(_))), "{stopped:?}");
    }

    #[test]
    fn random_steps_reach_the_end() {
        let game = SealedChoice::house();
        let options = SealedChoice::default_options(2);
        let mut state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
        let (mut legal, mut chance) = (ActionList::new(), Fast::from_number(1));
        let outcome = (0..100_000)
            .find_map(|_| random_step(&game, &mut state, &mut legal, &mut chance).unwrap());
        assert_eq!(outcome, game.outcome(&state));
        assert!(outcome.is_some());
        // A step after the end changes nothing and says the same.
        let again = random_step(&game, &mut state, &mut legal, &mut chance).unwrap();
        assert_eq!(again, outcome);
    }
}
