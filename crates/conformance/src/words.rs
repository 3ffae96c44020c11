//! Everything a game says has a key, and every key a text in every language.
//!
//! Sentences are not put together here; that is the `text` crate's work.

use core::cell::Cell;
use std::collections::BTreeSet;

use game::{Chance, Lang, Message, Seat, Viewer};

use crate::answers::some_refusals;
use crate::playout::offered;
use crate::suite::Contract;
use crate::{Check, Failure, Report, Suite};

impl<G: Contract> Suite<'_, G> {
    /// Events, refusals, actions, score sheets and drawings met in whole games; and the text files.
    ///
    /// # Errors
    /// The first key without a text, or text without a key.
    pub fn words(&self) -> Result<Report, Failure> {
        let game = self.game;
        let keys: BTreeSet<&str> = G::keys().into_iter().collect();
        files::<G>(&keys).map_err(|details| Failure::new(Check::Words, 0, details))?;
        self.games(|playout, chance, report| {
            let known = |step, message: &Message| {
                if keys.contains(message.key) {
                    return Ok(());
                }
                let details = format!("`{}` is not among the keys: {message:?}", message.key);
                Err(Failure::new(Check::Words, step, details))
            };
            for ((step, state), &act) in playout.steps().zip(&playout.acts) {
                let mut events = Vec::new();
                drop(game.apply(&mut state.clone(), act, &mut events));
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    for seen in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                        for lang in Lang::ALL {
                            known(step, &game.event_words(&seen, lang))?;
                            report.comparisons += 1;
                        }
                    }
                }
            }
            for (step, state) in playout.sampled(self.samples, chance) {
                for message in self.said(state, playout.seats, chance) {
                    known(step, &message)?;
                    report.comparisons += 1;
                }
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    self.drawn(state, viewer, &keys)
                        .map_err(|details| Failure::new(Check::Words, step, details))?;
                }
            }
            Ok(())
        })
    }

    /// All about actions, refusals and scores in this state.
    fn said(&self, state: &G::State, seats: u8, chance: &mut impl Chance) -> Vec<Message> {
        let game = self.game;
        let mut all = vec![Message::new(G::TITLE)];
        for seat in Seat::first(seats.min(8)) {
            all.extend(game.score_sheet(state, seat).iter().map(|part| Message::new(part.key)));
            let refusals = some_refusals(game, state, seat, &self.universe, chance);
            let legal = offered(game, state, seat);
            let view = game.view(state, Viewer::Seat(seat));
            for lang in Lang::ALL {
                all.extend(refusals.iter().map(|refusal| game.refusal_words(refusal, lang)));
                all.extend(legal.iter().map(|&action| game.action_words(&view, action, lang)));
            }
        }
        all
    }

    fn drawn(&self, state: &G::State, viewer: Viewer, keys: &BTreeSet<&str>) -> Result<(), String> {
        let unknown = Cell::new(None);
        let say = |message: &Message| {
            if !keys.contains(message.key) {
                unknown.set(Some(message.key));
            }
            message.key.to_owned()
        };
        let view = self.game.view(state, viewer);
        let empty =
            Lang::ALL.into_iter().any(|lang| self.game.draw(&view, lang, &say).trim().is_empty());
        match unknown.get() {
            Some(key) => Err(format!("a drawing says `{key}`, which is not among the keys")),
            None if empty => Err(format!("nothing is drawn for {viewer:?}")),
            None => Ok(()),
        }
    }
}

/// The text files have exactly the keys.
fn files<G: Contract>(keys: &BTreeSet<&str>) -> Result<(), String> {
    if keys.len() != G::keys().len() {
        return Err("a key is there twice".to_owned());
    }
    for lang in Lang::ALL {
        let there: BTreeSet<&str> = messages(G::text(lang)).collect();
        if let Some(key) = keys.difference(&there).next() {
            return Err(format!("`{key}` has no text in {lang}"));
        }
        if let Some(key) = there.difference(keys).next() {
            return Err(format!("the text `{key}` in {lang} is never asked for"));
        }
    }
    Ok(())
}

/// The names of a Fluent file's messages: they stand at the beginning of a line, terms after a `-`.
fn messages(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
}
