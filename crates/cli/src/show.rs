//! What a person at the table is shown: the board, the log, why something is not possible.
//!
//! Always by way of a view of that person's own; never the state.

use std::io::Write;

use anyhow::Result;
use catalog::Playable;
use game::{Message, Refusal, Seat, Viewer, Words};

use crate::chrome::Chrome;
use crate::printable::clipped;
use crate::rules::{self, MOST};
use crate::table::PlayTable;

impl<G: Playable> PlayTable<'_, G> {
    /// One sentence on a line of its own.
    pub fn tell(&mut self, message: &Message) -> Result<()> {
        writeln!(self.out, "{}", self.voice.say(message))?;
        Ok(())
    }

    /// Why not, and by which clause; the first time also how to read that clause.
    pub fn print_refusal(&mut self, refusal: &G::Refusal) -> Result<()> {
        let why = self.voice.say(&self.game.refusal_words(refusal, self.voice.lang()));
        let clause = refusal.clause();
        self.tell(&Chrome::Refused.message().with("why", why).with("clause", clause))?;
        if !self.rules_hinted && !rules::find(self.rules(), clause).is_empty() {
            self.rules_hinted = true;
            self.tell(&Chrome::RulesHint.message().with("clause", clause))?;
        }
        Ok(())
    }

    /// The position as this viewer sees it.
    pub fn print_board(&mut self, viewer: Viewer) -> Result<()> {
        let view = self.game.view(&self.state, viewer);
        let board = self.game.draw(&view, self.voice.lang(), &|message| self.voice.say(message));
        writeln!(self.out, "\n{}\n", board.trim_end())?;
        Ok(())
    }

    fn rules(&self) -> &'static str {
        <G as Words>::rules(self.voice.lang())
    }

    /// How to play at this prompt; the clause is one of this game.
    pub fn print_help(&mut self) -> Result<()> {
        let clause = self.first_clause();
        self.tell(&Chrome::Help.message().with("clause", clause))
    }

    fn first_clause(&self) -> &'static str {
        let sections = rules::sections(self.rules());
        sections.iter().find_map(|it| it.clauses.first()).map_or("SC-4.1", |it| it.id)
    }

    /// The rules on a topic, or without one the headings and how to ask.
    pub fn print_rules(&mut self, topic: &str) -> Result<()> {
        let sections = rules::sections(self.rules());
        if sections.is_empty() {
            return self.tell(&Chrome::RulesNone.message());
        }
        if topic.is_empty() {
            let width = sections.iter().map(|it| it.title.chars().count()).max().unwrap_or(0);
            for section in &sections {
                let ids: Vec<_> = section.clauses.iter().map(|clause| clause.id).collect();
                let from = ids.first().copied().unwrap_or_default();
                let to = ids.last().filter(|to| **to != from);
                let to = to.map_or_else(String::new, |to| format!(" – {to}"));
                writeln!(self.out, "  {:<width$}  {from}{to}", section.title)?;
            }
            let clause = self.first_clause();
            return self.tell(&Chrome::RulesHelp.message().with("clause", clause));
        }
        let found = rules::find(self.rules(), topic);
        if found.is_empty() {
            return self.tell(&Chrome::RulesNotFound.message().with("topic", clipped(topic)));
        }
        for clause in found.iter().take(MOST) {
            writeln!(self.out, "{}", rules::lay_out(clause))?;
        }
        match u32::try_from(found.len().saturating_sub(MOST)) {
            Ok(more @ 1..) => self.tell(&Chrome::RulesMore.message().with("count", more)),
            _ => Ok(()),
        }
    }

    /// The log lines this viewer has not read yet.
    pub fn print_news(&mut self, viewer: Viewer) -> Result<()> {
        let seat = viewer.seat().unwrap_or(Seat(0));
        let from = self.read.get(seat.index()).copied().unwrap_or_default();
        self.told_round = self.print_log(viewer, from, self.told_round)?;
        for (other, read) in Seat::first(game::MAX_SEATS).zip(&mut self.read) {
            // Where nothing is secret, all who sit at this screen have read it too.
            let hidden = |seat| self.game.hidden(&self.state, Viewer::Seat(seat));
            if other == seat || hidden(other) == hidden(seat) {
                *read = self.events.len();
            }
        }
        Ok(())
    }

    /// The log from this event on, with a line above every round but the one told of already;
    /// returns the round told of last.
    pub fn print_log(
        &mut self,
        viewer: Viewer,
        from: usize,
        mut told: Option<u32>,
    ) -> Result<Option<u32>> {
        for (round, event) in self.events.iter().skip(from) {
            if let Some(event) = self.game.event_view(event, viewer) {
                if told.replace(*round) != Some(*round) {
                    writeln!(self.out, "{}", self.voice.heading(*round))?;
                }
                let line = self.voice.say(&self.game.event_words(&event, self.voice.lang()));
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(told)
    }
}
