//! The prompt of one person: reads lines until one of them is an action, and answers the others.

use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{ActionList, Lang, NotationError, Seat, Viewer};

use crate::chrome::Chrome;
use crate::play::PlayTable;

/// What a person wants.
pub enum Answer<A> {
    /// Do this, legal or not.
    Do(A),
    /// Leave the game.
    Quit,
    /// Nothing more will come.
    EndOfInput,
}

impl<G: Playable> PlayTable<'_, G> {
    /// Asks until there is an answer that means something for the game.
    pub fn prompt(&mut self, seat: Seat) -> Result<Answer<G::Action>> {
        let mut legal = ActionList::new();
        self.game.legal(&self.state, seat, &mut legal);
        let round = self.game.round(&self.state);
        let prompt = Chrome::Prompt.message().with("round", round).with("seat", seat);
        let prompt = self.voice.say(&prompt);
        while let Some(line) = self.keyboard.ask(&prompt, &mut self.out)? {
            match line.as_str() {
                "" => {}
                "?" => self.print_list(seat, &legal)?,
                "help" => writeln!(self.out, "{}", self.voice.say(&Chrome::Help.message()))?,
                "board" => self.print_board(seat)?,
                "log" => {
                    if !self.print_log(Viewer::Seat(seat), 0)? {
                        writeln!(self.out, "{}", self.voice.say(&Chrome::EmptyLog.message()))?;
                    }
                }
                "quit" => return Ok(Answer::Quit),
                text => match self.read(text, &legal) {
                    Ok(action) => return Ok(Answer::Do(action)),
                    Err(error) => self.print_not_understood(text, &error, &legal)?,
                },
            }
        }
        Ok(Answer::EndOfInput)
    }

    /// An action in notation, or its number in the list.
    fn read(&self, text: &str, legal: &[G::Action]) -> Result<G::Action, NotationError> {
        let by_number = || {
            let number: usize = text.parse().ok()?;
            legal.get(number.checked_sub(1)?).copied()
        };
        self.game.read_action(text).or_else(|error| by_number().ok_or(error))
    }

    fn print_list(&mut self, seat: Seat, legal: &[G::Action]) -> Result<()> {
        let title = Chrome::ListTitle.message().with("seat", seat);
        let view = self.game.view(&self.state, Viewer::Seat(seat));
        writeln!(self.out, "{}", self.voice.say(&title))?;
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
        let message = message.with("text", text).with("example", example);
        writeln!(self.out, "{}", self.voice.say(&message))?;
        Ok(())
    }
}
