//! Text ⇄ action; positions, editions and expectations of scenarios are in the files below.
//!
//! An action is `keep CARD`, `recruit`, `take`, `leave`, `play CARD BRANCH`, `attach CARD`, `run CARD BRANCH`,
//! `give CARD`, `use CHOICE`, `skip` or `end`. A card is written by its id, a branch in full; a choice is a
//! card, a seat's letter, `pile1` to `pile3`, a branch, or `deck`.

mod expect;
mod expect_seat;
mod position;
mod position_turn;
mod read_position;
mod scenario_edition;
mod scenario_effect;

use std::sync::Arc;

use game::{Mismatch, Notation, NotationError};

use crate::ids::{Branch, Card, MAX_PILES, Pile};
use crate::{Action, Choice, Edition, SpyNet, State};

type Read<T> = Result<T, NotationError>;

impl Notation for SpyNet {
    fn write_action(&self, action: Action) -> String {
        let card = |card| card_id(&self.edition, card);
        match action {
            Action::Keep(it) => format!("keep {}", card(it)),
            Action::Recruit => "recruit".to_owned(),
            Action::Take => "take".to_owned(),
            Action::Leave => "leave".to_owned(),
            Action::Play(it, branch) => format!("play {} {}", card(it), branch.id()),
            Action::Attach(it) => format!("attach {}", card(it)),
            Action::Run(it, branch) => format!("run {} {}", card(it), branch.id()),
            Action::Give(it) => format!("give {}", card(it)),
            Action::Use(choice) => format!("use {}", choice_id(&self.edition, choice)),
            Action::Skip => "skip".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Read<Action> {
        let card = |id| read_card(&self.edition, id);
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["keep", it] => card(it).map(Action::Keep),
            ["recruit"] => Ok(Action::Recruit),
            ["take"] => Ok(Action::Take),
            ["leave"] => Ok(Action::Leave),
            ["play", it, branch] => Ok(Action::Play(card(it)?, read_branch(branch)?)),
            ["attach", it] => card(it).map(Action::Attach),
            ["run", it, branch] => Ok(Action::Run(card(it)?, read_branch(branch)?)),
            ["give", it] => card(it).map(Action::Give),
            ["use", choice] => read_choice(&self.edition, choice).map(Action::Use),
            ["skip"] => Ok(Action::Skip),
            ["end"] => Ok(Action::End),
            _ => Err(NotationError::new(
                text,
                "expected keep CARD, recruit, take, leave, play CARD BRANCH, attach CARD, run CARD BRANCH, \
                 give CARD, use CHOICE, skip or end",
            )),
        }
    }

    fn write_position(&self, state: &State) -> String {
        position::write(&self.edition, state)
    }

    fn read_position(&self, text: &str) -> Read<State> {
        read_position::read(&self.edition, self.rules, text)
    }

    fn read_edition(text: &str) -> Read<Arc<Edition>> {
        scenario_edition::read(text).map(Arc::new)
    }

    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        expect::expect(self, state, question)
    }
}

/// A number no edition has is written so that it cannot be mistaken for a name.
fn card_id(edition: &Edition, card: Card) -> String {
    edition.card(card).map_or_else(|| format!("?{}", card.0), |data| data.id.clone())
}

fn choice_id(edition: &Edition, choice: Choice) -> String {
    match choice {
        Choice::Card(card) => card_id(edition, card),
        Choice::Seat(seat) => seat.to_string(),
        Choice::Pile(pile) => pile_id(pile),
        Choice::Branch(branch) => branch.id().to_owned(),
        Choice::Deck => "deck".to_owned(),
    }
}

fn pile_id(pile: Pile) -> String {
    format!("pile{}", pile.number())
}

fn read_card(edition: &Edition, id: &str) -> Read<Card> {
    edition
        .cards()
        .find(|&card| edition.card(card).is_some_and(|data| data.id == id))
        .ok_or_else(|| NotationError::new(id, "no such card"))
}

fn read_branch(id: &str) -> Read<Branch> {
    let branch = Branch::ALL.into_iter().find(|branch| branch.id() == id);
    branch.ok_or_else(|| {
        let reason = "a branch is enforcement, infiltration, counterintelligence or technology";
        NotationError::new(id, reason)
    })
}

/// `1` to `3`.
fn read_pile(number: &str) -> Read<Pile> {
    match number.parse::<u8>() {
        Ok(number @ 1..=MAX_PILES) => Ok(Pile(number - 1)),
        _ => Err(NotationError::new(number, format!("a pile is 1 to {MAX_PILES}"))),
    }
}

fn read_choice(edition: &Edition, text: &str) -> Read<Choice> {
    if let Ok(seat) = text.parse() {
        return Ok(Choice::Seat(seat));
    }
    if let Ok(branch) = read_branch(text) {
        return Ok(Choice::Branch(branch));
    }
    match text.strip_prefix("pile") {
        _ if text == "deck" => Ok(Choice::Deck),
        Some(number) if number.len() == 1 => read_pile(number).map(Choice::Pile),
        Some(_) | None => read_card(edition, text).map(Choice::Card),
    }
}

fn read_number<N: core::str::FromStr>(text: &str) -> Read<N> {
    text.parse().map_err(|_| NotationError::new(text, "not a number that is possible here"))
}
