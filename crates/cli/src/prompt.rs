//! The prompt of one person: reads lines until one of them is an action, and answers the others.
//!
//! Case does not matter, in commands and in actions.

use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{ActionList, Lang, NotationError, Seat, Viewer};

use crate::chrome::Chrome;
use crate::printable::clipped;
use crate::table::PlayTable;

/// A list this long is shown after every action; a longer one only when a turn begins.
const SHORT: usize = 12;

/// What a person wants.
pub enum Answer<A> {
    /// Do this, legal or not.
    Do(A),
    /// Give the seat up, while the others go on.
    Resign,
    /// Leave the game.
    Quit,
    /// Nothing more will come.
    EndOfInput,
}

/// What can be typed besides actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Command {
    List,
    Help,
    Board,
    Log,
    Rules,
    Resign,
    Quit,
}

impl Command {
    /// By its name, or by another that people try; in every language, whichever is spoken.
    fn named(word: &str) -> Option<Self> {
        Some(match word {
            "?" => Self::List,
            "help" | "h" | "hilfe" | "aide" => Self::Help,
            "board" | "score" | "karte" | "plateau" => Self::Board,
            "log" => Self::Log,
            "rules" | "regeln" | "règles" | "regles" => Self::Rules,
            "resign" => Self::Resign,
            "quit" | "q" | "exit" => Self::Quit,
            _ => return None,
        })
    }
}

/// What was typed, where it is no command.
enum Typed<A> {
    Action(A),
    /// A number while no list is shown.
    NoList,
    /// A number that is not in the list.
    OutOfRange,
    Unclear(NotationError),
}

impl<G: Playable> PlayTable<'_, G> {
    fn legal(&self, seat: Seat) -> ActionList<G::Action> {
        let mut legal = ActionList::new();
        self.game.legal(&self.state, seat, &mut legal);
        legal
    }

    /// Asks until there is an answer that means something for the game.
    pub fn prompt(&mut self, seat: Seat) -> Result<Answer<G::Action>> {
        let legal = self.legal(seat);
        let round = self.game.round(&self.state);
        let prompt = Chrome::Prompt.message().with("round", round).with("seat", seat);
        let prompt = self.voice.say(&prompt);
        while let Some(line) = self.keyboard.ask(&prompt, &mut self.out)? {
            let lower = line.to_lowercase();
            let (word, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
            match (Command::named(word), rest.trim()) {
                (Some(Command::List), "") => self.print_list(seat, &legal)?,
                (Some(Command::Help), "") => self.print_help()?,
                (Some(Command::Board), "") => self.print_board(Viewer::Seat(seat))?,
                (Some(Command::Log), "") => {
                    if self.print_log(Viewer::Seat(seat), 0, None)?.is_none() {
                        self.tell(&Chrome::EmptyLog.message())?;
                    }
                }
                (Some(Command::Rules), topic) => self.print_rules(topic)?,
                (Some(Command::Resign), "") => {
                    if self.is_sure()? {
                        return Ok(Answer::Resign);
                    }
                }
                (Some(Command::Quit), "") => return Ok(Answer::Quit),
                (None, "") if word.is_empty() => {}
                _ => match self.read(&lower, seat, &legal) {
                    Typed::Action(action) => return Ok(Answer::Do(action)),
                    Typed::NoList => self.tell(&Chrome::ListFirst.message())?,
                    Typed::OutOfRange => {
                        let most = u32::try_from(legal.len()).unwrap_or(u32::MAX);
                        self.tell(&Chrome::ListRange.message().with("most", most))?;
                    }
                    Typed::Unclear(error) => self.print_not_understood(&line, &error, &legal)?,
                },
            }
        }
        Ok(Answer::EndOfInput)
    }

    /// Nobody resigns by a slip of the finger.
    fn is_sure(&mut self) -> Result<bool> {
        let question = self.voice.say(&Chrome::ResignAsk.message());
        let answer = self.keyboard.ask(&question, &mut self.out)?.unwrap_or_default();
        let sure = ["yes", "y", "ja", "j", "oui", "o"].contains(&answer.to_lowercase().as_str());
        if !sure {
            self.tell(&Chrome::ResignNot.message())?;
        }
        Ok(sure)
    }

    /// An action in notation, or its number in the list that was shown since the last act.
    fn read(&self, text: &str, seat: Seat, legal: &[G::Action]) -> Typed<G::Action> {
        let error = match self.game.read_action(text) {
            Ok(action) => return Typed::Action(action),
            Err(error) => error,
        };
        let digits = text.trim_start_matches(['-', '+']);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Typed::Unclear(error);
        }
        if self.listed != Some((seat, self.acts.len())) {
            return Typed::NoList;
        }
        let index = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let action = index.and_then(|index| legal.get(index));
        action.map_or(Typed::OutOfRange, |&action| Typed::Action(action))
    }

    /// Shows what can be done: all of it when a turn begins, later only if it is not much.
    pub fn offer(&mut self, seat: Seat, begins: bool) -> Result<()> {
        let legal = self.legal(seat);
        if begins || legal.len() <= SHORT {
            return self.print_list(seat, &legal);
        }
        let count = u32::try_from(legal.len()).unwrap_or(u32::MAX);
        self.tell(&Chrome::ListHint.message().with("count", count))
    }

    fn print_list(&mut self, seat: Seat, legal: &[G::Action]) -> Result<()> {
        self.listed = Some((seat, self.acts.len()));
        self.tell(&Chrome::ListTitle.message().with("seat", seat))?;
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        let written: Vec<_> = legal.iter().map(|&action| self.game.write_action(action)).collect();
        let width = written.iter().map(|text| text.chars().count()).max().unwrap_or_default();
        for (number, (&action, text)) in legal.iter().zip(&written).enumerate() {
            let words = self.game.action_words(&view, action, self.voice.lang());
            let words = self.voice.say(&words);
            writeln!(self.out, "  {:>3}  {text:<width$}  {words}", number + 1)?;
        }
        Ok(())
    }

    fn print_not_understood(
        &mut self,
        text: &str,
        error: &NotationError,
        legal: &[G::Action],
    ) -> Result<()> {
        let example =
            legal.first().map_or_else(|| "?".to_owned(), |&action| self.game.write_action(action));
        // The reason is English: elsewhere it would only puzzle.
        let message = match self.voice.lang() {
            Lang::En => Chrome::NotUnderstoodWhy.message().with("why", error.reason.clone()),
            Lang::De | Lang::Fr => Chrome::NotUnderstood.message(),
        };
        self.tell(&message.with("text", clipped(text)).with("example", example))
    }
}
