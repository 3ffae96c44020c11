//! Other worlds: resampled from a state, or made from a view. It must not ask `view.rs` what is secret.

use game::{Chance, Determinize, Impossible, Rebuild, Resample, Seat, Viewer};

use super::{Action, HIGHEST, Phase, ROUNDS, SealedChoice, Sheet, State, View};

/// Every action there is, and some with numbers that are not there.
#[must_use]
pub fn universe() -> Vec<Action> {
    let numbers = (0..=HIGHEST + 1).chain([255]).map(Action::Choose);
    numbers.chain([Action::Confirm, Action::Withdraw]).collect()
}

/// Prizes are given at most once, nobody has confirmed nothing, and a round ends when all have confirmed.
///
/// # Errors
/// What is wrong.
pub fn conserve(game: &SealedChoice, state: &State) -> Result<(), String> {
    let given: u32 = state.sheets.iter().map(|sheet| u32::from(sheet.score)).sum();
    let there: u32 = state.prizes.iter().copied().map(u32::from).sum();
    if given > there {
        return Err(format!("{given} given of {there}"));
    }
    if !state.prizes.iter().all(|prize| game.0.prizes.contains(prize)) {
        return Err("a prize that is not there".to_owned());
    }
    if state.phase == Phase::Choosing && state.undecided().is_empty() {
        return Err("all have confirmed, and the round goes on".to_owned());
    }
    match state.seats().find(|(_, sheet)| sheet.confirmed && sheet.choice == 0) {
        Some((seat, _)) => Err(format!("{seat} has confirmed nothing")),
        None => Ok(()),
    }
}

fn any_choice(confirmed: bool, chance: &mut impl Chance) -> u8 {
    let lowest = u8::from(confirmed);
    let bound = u32::from(HIGHEST) + 1 - u32::from(lowest);
    lowest + u8::try_from(chance.below(bound)).unwrap_or_default()
}

/// The sheets whose choice this viewer may not know.
fn others(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> {
    let hidden = viewer != Viewer::Judge && state.phase == Phase::Choosing;
    state.playing().iter().filter(move |seat| hidden && viewer != Viewer::Seat(*seat))
}

/// How many prizes from the end this viewer may not know.
fn coming(state: &State, viewer: Viewer) -> usize {
    match state.phase {
        Phase::Choosing if viewer != Viewer::Judge => {
            usize::from(ROUNDS.saturating_sub(state.round))
        }
        Phase::Choosing | Phase::Finished | Phase::Abandoned => 0,
    }
}

impl SealedChoice {
    /// Deals the last so many prizes anew from those that are not among the first.
    fn deal_anew(&self, state: &mut State, count: usize, order: impl FnOnce(&mut [u8])) {
        let known: Vec<u8> = state.prizes.iter().rev().skip(count).copied().collect();
        let mut rest: Vec<u8> =
            self.0.prizes.iter().copied().filter(|prize| !known.contains(prize)).collect();
        order(&mut rest);
        state.prizes.iter_mut().skip(known.len()).zip(rest).for_each(|(to, prize)| *to = prize);
    }
}

impl Resample for SealedChoice {
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        let mut other = state.clone();
        for seat in others(state, viewer) {
            if let Some(sheet) = other.sheet(seat) {
                sheet.choice = any_choice(sheet.confirmed, chance);
            }
        }
        self.deal_anew(&mut other, coming(state, viewer), |prizes| chance.shuffle(prizes));
        other
    }

    fn hidden(&self, state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
        let choice = |seat: Seat| state.sheets.get(seat.index()).map(|sheet| sheet.choice);
        let choices = others(state, viewer).filter_map(choice).collect();
        let prizes = state.prizes.iter().rev().take(coming(state, viewer)).copied().collect();
        let fields: [(&str, Vec<u8>); 2] = [("choices", choices), ("prizes", prizes)];
        fields.into_iter().filter(|(_, bytes)| !bytes.is_empty()).collect()
    }
}

impl Rebuild for SealedChoice {
    fn rebuild(&self, view: &View, _viewer: Viewer) -> Result<State, Impossible> {
        let phase = match (view.over, view.abandoned) {
            (false, _) => Phase::Choosing,
            (true, false) => Phase::Finished,
            (true, true) => Phase::Abandoned,
        };
        let seats = view.seats.iter().take(usize::from(game::MAX_SEATS));
        let sheets = seats.map(|seat| Sheet {
            choice: seat.choice.unwrap_or(u8::from(seat.confirmed)),
            confirmed: seat.confirmed,
            gone: seat.gone,
            shown: seat.shown,
            score: seat.score,
        });
        let prizes = view.prizes.iter().take(ROUNDS.into()).map(|prize| prize.unwrap_or_default());
        let (prizes, sheets) = (prizes.collect(), sheets.collect());
        let mut state = State { phase, round: view.round, prizes, sheets };
        let unseen = view.prizes.iter().filter(|prize| prize.is_none()).count();
        self.deal_anew(&mut state, unseen, |_| ());
        let fits = (1..=ROUNDS).contains(&state.round) && state.prizes.len() == usize::from(ROUNDS);
        let all = state.sheets.len() == view.seats.len() && state.sheets.len() >= 2;
        if fits && all && conserve(self, &state).is_ok() {
            Ok(state)
        } else {
            Err(Impossible("no such table"))
        }
    }
}

impl Determinize for SealedChoice {
    fn determinize(
        &self,
        view: &View,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        // What is unseen is independent and uniform: the leak test's way to fill it in is also the likely one.
        self.rebuild(view, viewer).map(|state| self.resample(&state, viewer, chance))
    }
}
