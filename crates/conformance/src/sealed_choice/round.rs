//! One round of the sealed choice: what each may do while all choose at once, and how it ends.

use game::{EventSink, Seat, SeatSet};

use super::{
    Action, DEFAULT, Event, HIGHEST, Phase, ROUNDS, SealedChoice, SealedRefusal, Sheet, State,
};

impl SealedChoice {
    /// The seat's sheet after this action, or why not; the one place that decides legality.
    pub(super) fn after(state: &State, seat: Seat, action: Action) -> Result<Sheet, SealedRefusal> {
        if state.phase != Phase::Choosing {
            return Err(SealedRefusal::Over);
        }
        let sheet = state.sheets.get(seat.index()).filter(|sheet| !sheet.gone);
        let sheet = *sheet.ok_or(SealedRefusal::NotPlaying)?;
        match action {
            Action::Choose(number) if !(1..=HIGHEST).contains(&number) => {
                Err(SealedRefusal::NotANumber { number, highest: HIGHEST })
            }
            Action::Choose(_) | Action::Confirm if sheet.confirmed => Err(SealedRefusal::Confirmed),
            Action::Choose(choice) => Ok(Sheet { choice, ..sheet }),
            Action::Confirm if sheet.choice == 0 => Err(SealedRefusal::NothingChosen),
            Action::Confirm => Ok(Sheet { confirmed: true, ..sheet }),
            Action::Withdraw if sheet.confirmed => Ok(Sheet { confirmed: false, ..sheet }),
            Action::Withdraw => Err(SealedRefusal::NotConfirmed),
        }
    }

    pub(super) fn leave(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
        if let Some(sheet) = state.sheet(seat) {
            *sheet =
                Sheet { gone: true, shown: sheet.shown, score: sheet.score, ..Sheet::default() };
        }
        out.emit(Event::Left { seat });
        if state.playing().len() < 2 {
            state.phase = Phase::Finished;
            out.emit(Event::Ended);
        } else {
            state.when_all_confirmed(out);
        }
    }
}

impl State {
    /// Ends the round once all have confirmed.
    pub(super) fn when_all_confirmed(&mut self, out: &mut impl EventSink<Event>) {
        if self.undecided().is_empty() {
            self.end_round(out);
        }
    }

    /// Shows all choices, gives the prize, begins the next round.
    pub(super) fn end_round(&mut self, out: &mut impl EventSink<Event>) {
        for (seat, sheet) in Seat::first(game::MAX_SEATS).zip(&mut self.sheets) {
            let number = if sheet.choice == 0 { DEFAULT } else { sheet.choice };
            let number = if sheet.gone { 0 } else { number };
            let score = sheet.score;
            *sheet = Sheet { shown: number, gone: sheet.gone, score, ..Sheet::default() };
            if number > 0 {
                out.emit(Event::Revealed { seat, number });
            }
        }
        let prize = self.prizes.get(usize::from(self.round) - 1).copied().unwrap_or_default();
        let highest = self.sheets.iter().map(|sheet| sheet.shown).max().unwrap_or_default();
        let best = self.seats().filter(|(_, sheet)| sheet.shown == highest);
        let best: SeatSet = best.map(|(seat, _)| seat).collect();
        if let (1, Some(seat)) = (best.len(), best.iter().next()) {
            out.emit(Event::Won { seat, prize });
            self.sheet(seat).into_iter().for_each(|sheet| sheet.score += prize);
        }
        if self.round >= ROUNDS {
            self.phase = Phase::Finished;
            out.emit(Event::Ended);
        } else {
            self.round += 1;
        }
    }
}
