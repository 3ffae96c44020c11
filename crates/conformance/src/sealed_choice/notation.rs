//! The sealed choice as text: `choose 4`, and a position with one line per seat.

use std::sync::Arc;

use game::{Mismatch, Notation, NotationError, Seat, read_seat};

use super::{Action, Edition, Phase, SealedChoice, Sheet, State, conserve};

fn number(text: &str) -> Result<u8, NotationError> {
    text.parse().map_err(|_| NotationError::new(text, "expected a small number"))
}

impl Notation for SealedChoice {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Choose(number) => format!("choose {number}"),
            Action::Confirm => "confirm".to_owned(),
            Action::Withdraw => "withdraw".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some(("choose", text)) => number(text).map(Action::Choose),
            None if text == "confirm" => Ok(Action::Confirm),
            None if text == "withdraw" => Ok(Action::Withdraw),
            _ => Err(NotationError::new(text, "expected `choose N`, `confirm` or `withdraw`")),
        }
    }

    fn write_position(&self, state: &State) -> String {
        let phase = match state.phase {
            Phase::Choosing => "choosing",
            Phase::Finished => "finished",
            Phase::Abandoned => "abandoned",
        };
        let prizes: Vec<_> = state.prizes.iter().map(u8::to_string).collect();
        let mut text = format!("{phase}\nround {}\nprizes {}\n", state.round, prizes.join(" "));
        for (seat, sheet) in state.seats() {
            let Sheet { choice, confirmed, gone, shown, score } = *sheet;
            let confirmed = if confirmed { " confirmed" } else { "" };
            let gone = if gone { " gone" } else { "" };
            text.push_str(&format!("public {seat} shown {shown} score {score}{confirmed}{gone}\n"));
            text.push_str(&format!("choice {seat} {choice}\n"));
        }
        text
    }

    fn read_position(&self, text: &str) -> Result<State, NotationError> {
        let prizes = self.0.prizes.into_iter().take(3).collect();
        let sheets = [Sheet::default(); 2].into_iter().collect();
        let mut state = State { phase: Phase::Choosing, round: 1, prizes, sheets };
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            read_line(&mut state, line.trim()).map_err(|error| error.in_line(index + 1))?;
        }
        conserve(self, &state).map_err(|law| NotationError::new(text, law))?;
        Ok(state)
    }

    fn read_edition(text: &str) -> Result<Arc<Edition>, NotationError> {
        let mut prizes = [1, 2, 3, 4, 5];
        for (to, word) in prizes.iter_mut().zip(text.split_whitespace().skip(1)) {
            *to = number(word)?;
        }
        Ok(Arc::new(Edition { prizes }))
    }

    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        let position = self.write_position(state);
        if position.lines().any(|line| line == question) {
            return Ok(());
        }
        Err(Mismatch::Found { expected: question.to_owned(), found: position })
    }
}

/// The sheet of this seat; seats that are not mentioned before are added.
fn sheet(state: &mut State, seat: Seat) -> Result<&mut Sheet, NotationError> {
    let missing = (seat.index() + 1).saturating_sub(state.sheets.len());
    for _ in 0..missing.min(state.sheets.remaining_capacity()) {
        state.sheets.push(Sheet::default());
    }
    state.sheet(seat).ok_or_else(|| NotationError::new(&seat.to_string(), "there is no such seat"))
}

fn read_line(state: &mut State, line: &str) -> Result<(), NotationError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        ["choosing"] => state.phase = Phase::Choosing,
        ["finished"] => state.phase = Phase::Finished,
        ["abandoned"] => state.phase = Phase::Abandoned,
        ["round", round] => state.round = number(round)?.clamp(1, super::ROUNDS),
        ["prizes", rest @ ..] if rest.len() == usize::from(super::ROUNDS) => {
            for (to, prize) in state.prizes.iter_mut().zip(rest) {
                *to = number(prize)?;
            }
        }
        ["choice", seat, choice] => sheet(state, read_seat(seat)?)?.choice = number(choice)?,
        ["public", seat, "shown", shown, "score", score, rest @ ..] => {
            let sheet = sheet(state, read_seat(seat)?)?;
            sheet.shown = number(shown)?;
            sheet.score = number(score)?;
            sheet.confirmed = rest.contains(&"confirmed");
            sheet.gone = rest.contains(&"gone");
        }
        _ => return Err(NotationError::new(line, "not a line of a position")),
    }
    Ok(())
}
