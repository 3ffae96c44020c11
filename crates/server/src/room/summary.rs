//! A table in a few words, for the list of tables that one guest can go back to.
//!
//! Says nothing that the guest is not told when opening the table: names, stage, round, who is asked and the result are
//! the same for everybody who sits there.

use game::{Playable, Seat};
use table::{Named, Progress, Sitter, Summary};
use wire::{Stage, TableId};

use super::Room;
use super::facts::Chair;
use super::inner::Inner;

impl<G: Playable> Inner<G> {
    fn summary(&self, id: &TableId, guest: &str) -> Option<Summary> {
        // As for somebody who opens the table without a link.
        if self.stale || !self.facts.may_open(guest, None) {
            return None;
        }
        let me = self.facts.seat_of(guest);
        let named = |(seat, chair): (Seat, &Chair)| Named {
            seat,
            name: self.facts.name_on(chair).to_owned(),
            bot: chair.sitter != Sitter::Person,
            me: me == Some(seat),
            score: None,
            won: false,
        };
        let chairs = (0..).map(Seat).zip(&self.facts.chairs);
        let taken = chairs.filter(|(_, chair)| chair.sitter != Sitter::Open);
        let running = self.table.as_ref().map(|table| (table.game(), table.state()));
        let outcome = running.and_then(|(game, state)| game.outcome(state));
        let asked = running.zip(me).is_some_and(|((game, state), me)| game.to_act(state).has(me));
        let summary = Summary {
            id: id.clone(),
            game: G::ID.to_owned(),
            progress: match self.stage() {
                Stage::Waiting | Stage::Dealing => Progress::Waiting,
                Stage::Running => Progress::Running,
                Stage::Over => Progress::Over,
            },
            seats: u8::try_from(self.facts.chairs.len()).unwrap_or(u8::MAX),
            people: taken.map(named).collect(),
            my_turn: asked && outcome.is_none(),
            round: running.map_or(0, |(game, state)| game.round(state)),
            played: 0,
        };
        Some(summary.with_result(outcome.as_ref()))
    }
}

impl<G: Playable> Room<G> {
    /// This table in a few words for this guest; nothing where the guest may not open it without a link.
    pub fn summary(&self, guest: &str) -> Option<Summary> {
        self.inner().summary(&self.id, guest)
    }
}
