//! What goes out to whoever keeps the table: a draft, something nobody asked for, a question to be thought through.

use game::{Playable, Seat};
use table::Ask;

use super::{Session, draft_key};
use crate::message::Request;
use crate::settings;

impl<G: Playable> Session<G> {
    /// Sends the draft.
    pub fn submit(&self) {
        let Some((seat, actions)) = self
            .draft
            .with_untracked(|d| d.as_ref().map(|draft| (draft.seat(), draft.actions())))
            .filter(|(_, actions)| !actions.is_empty())
        else {
            return;
        };
        let Some(ask) = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask)) else { return };
        self.send_answer(seat, ask, actions);
    }

    fn send_answer(&self, seat: Seat, ask: Ask, actions: Vec<G::Action>) {
        self.sending.set(true);
        if let Some(open) = self.open.get_untracked() {
            settings::forget(&draft_key(&open.opened.id));
        }
        self.sent.set_value(actions.clone());
        self.expect_rows(Some(ask));
        self.send(Request::Submit { seat, ask, actions });
    }

    /// Does something although nobody asks, such as taking a confirmation back.
    pub fn interrupt(&self, action: G::Action) {
        let ask = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask));
        let (Some(ask), Some(seat)) = (ask, self.viewer.get_untracked().seat()) else { return };
        self.notice.set(None);
        self.expect_rows(Some(ask));
        self.send(Request::Submit { seat, ask, actions: vec![action] });
    }

    /// Has something thought through, unseen by others; the answer arrives in `pondered`.
    pub fn ponder(&self, question: Vec<u8>) {
        self.pondered.set(None);
        self.send(Request::Ponder(question));
    }

    /// Sends the draft together with these, which are not tried out first: what comes of them only the keeper knows.
    pub fn submit_with(&self, last: &[G::Action]) {
        let drafted =
            self.draft.with_untracked(|d| d.as_ref().map(|draft| (draft.seat(), draft.actions())));
        let ask = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask));
        let (Some((seat, mut actions)), Some(ask)) = (drafted, ask) else { return };
        if self.sending.get_untracked() {
            return;
        }
        self.notice.set(None);
        actions.extend(last);
        self.send_answer(seat, ask, actions);
    }
}
