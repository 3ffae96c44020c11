//! The hidden hand as text: `play 7`, and a position with one line per place.

use std::sync::Arc;

use game::{Mismatch, Notation, NotationError, Seat, read_seat};

use super::{Action, Edition, End, HiddenHand, Place, State, conserve};

fn number(text: &str) -> Result<u8, NotationError> {
    text.parse().map_err(|_| NotationError::new(text, "expected a small number"))
}

impl Notation for HiddenHand {
    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Play(card) => format!("play {card}"),
            Action::Lay(card) => format!("lay {card}"),
            Action::Hand(card) => format!("hand {card}"),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        match text.split_once(' ') {
            Some(("play", card)) => number(card).map(Action::Play),
            Some(("lay", card)) => number(card).map(Action::Lay),
            Some(("hand", card)) => number(card).map(Action::Hand),
            _ => Err(NotationError::new(text, "expected `play`, `lay` or `hand` and a card")),
        }
    }

    fn write_position(&self, state: &State) -> String {
        let mut text = format!("players {}\nturn {}\n", state.seats, state.turn);
        text.push_str(if state.partners { "partners\n" } else { "" });
        match state.end {
            None => {}
            Some(End::Played) => text.push_str("end played\n"),
            Some(End::Resigned(seat)) => text.push_str(&format!("end resigned {seat}\n")),
            Some(End::Abandoned) => text.push_str("end abandoned\n"),
        }
        let mut line = |name: String, there: &dyn Fn(Place) -> bool| {
            let cards = state.cards().filter(|(_, place)| there(*place));
            let mut cards: Vec<_> = cards.map(|(card, place)| (depth(place), card)).collect();
            cards.sort_unstable();
            if !cards.is_empty() {
                let cards: Vec<_> = cards.iter().map(|(_, card)| card.to_string()).collect();
                text.push_str(&format!("{name} {}\n", cards.join(" ")));
            }
        };
        line("deck".to_owned(), &|place| matches!(place, Place::Deck(_)));
        for seat in Seat::first(state.seats) {
            line(format!("hand {seat}"), &|place| place == Place::Hand(seat));
            line(format!("handed {seat}"), &|place| place == Place::Handed(seat));
            line(format!("up {seat}"), &|place| place == Place::Up(seat));
            line(format!("down {seat}"), &|place| place == Place::Down(seat));
        }
        text
    }

    /// Cards that are not mentioned lie face up before seat A.
    fn read_position(&self, text: &str) -> Result<State, NotationError> {
        let places = (0..self.0.cards).map(|_| Place::Up(Seat(0))).collect();
        let mut state = State { seats: 2, partners: false, turn: Seat(0), end: None, places };
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            read_line(&mut state, line.trim()).map_err(|error| error.in_line(index + 1))?;
        }
        conserve(self, &state).map_err(|law| NotationError::new(text, law))?;
        Ok(state)
    }

    fn read_edition(text: &str) -> Result<Arc<Edition>, NotationError> {
        let mut edition = Edition { cards: 20, hand: 3 };
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = |reason| Err(NotationError::new(line, reason).in_line(index + 1));
            match line.trim().split_once(' ') {
                Some(("cards", cards)) => edition.cards = number(cards)?,
                Some(("hand", hand)) => edition.hand = number(hand)?,
                _ => return wrong("expected `cards N` or `hand N`"),
            }
            if !(8..=20).contains(&edition.cards) {
                return wrong("there are 8 to 20 cards");
            }
        }
        if edition.hand == 0 || edition.hand > edition.cards / 4 {
            return Err(NotationError::new(text, "hands for four cannot be dealt"));
        }
        Ok(Arc::new(edition))
    }

    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        let position = self.write_position(state);
        if position.lines().any(|line| line == question) {
            return Ok(());
        }
        Err(Mismatch::Found { expected: question.to_owned(), found: position })
    }
}

const fn depth(place: Place) -> u8 {
    match place {
        Place::Deck(depth) => depth,
        Place::Hand(_) | Place::Handed(_) | Place::Up(_) | Place::Down(_) => 0,
    }
}

fn read_line(state: &mut State, line: &str) -> Result<(), NotationError> {
    let mut words = line.split_whitespace();
    let (verb, rest) = (words.next().unwrap_or_default(), words.clone().next().unwrap_or_default());
    let place: fn(Seat) -> Place = match verb {
        "players" => {
            state.seats = number(rest)?;
            let fits = (2..=4).contains(&state.seats);
            return fits.then_some(()).ok_or_else(|| NotationError::new(line, "2 to 4 can play"));
        }
        "partners" => {
            state.partners = true;
            return Ok(());
        }
        "turn" => {
            state.turn = read_seat(rest)?;
            return Ok(());
        }
        "end" => {
            state.end = Some(match rest {
                "played" => End::Played,
                "abandoned" => End::Abandoned,
                _ => End::Resigned(read_seat(words.nth(1).unwrap_or_default())?),
            });
            return Ok(());
        }
        "deck" => |seat| Place::Deck(seat.0),
        "hand" => Place::Hand,
        "handed" => Place::Handed,
        "up" => Place::Up,
        "down" => Place::Down,
        _ => return Err(NotationError::new(line, "not a line of a position")),
    };
    let owner = if verb == "deck" { None } else { words.next().map(read_seat).transpose()? };
    for (depth, card) in (0..).zip(words) {
        *state
            .place(number(card)?)
            .ok_or_else(|| NotationError::new(card, "there is no such card"))? =
            place(owner.unwrap_or(Seat(depth)));
    }
    Ok(())
}
