//! What goes out to the holder of the table: a draft, or something nobody asked for.

use game::Playable;
use table::{Ask, Draft};
use wire::ToServer;

use super::{Session, draft_key};
use crate::settings;

impl<G: Playable> Session<G> {
    /// Sends the draft.
    pub fn submit(&self) {
        let actions = self.draft.with_untracked(|draft| draft.as_ref().map(Draft::actions));
        let Some(actions) = actions.filter(|actions| !actions.is_empty()) else { return };
        let Some(ask) = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask)) else { return };
        self.send_answer(ask, actions);
    }

    fn send_answer(&self, ask: Ask, actions: Vec<G::Action>) {
        self.sending.set(true);
        if let Some(open) = self.open.get_untracked() {
            settings::forget(&draft_key(&open.id));
        }
        self.sent.set_value(actions.clone());
        self.expect_rows(Some(ask));
        self.send(ToServer::Submit { ask, actions });
    }

    /// Does something although nobody asks, such as taking a confirmation back.
    pub fn interrupt(&self, action: G::Action) {
        let ask = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask));
        let Some(ask) = ask else { return };
        self.notice.set(None);
        self.expect_rows(Some(ask));
        self.send(ToServer::Submit { ask, actions: vec![action] });
    }

    /// Sends the draft together with these, which are not tried out first: what comes of them only the holder of the table knows.
    pub fn submit_with(&self, last: &[G::Action]) {
        let drafted = self.draft.with_untracked(|draft| draft.as_ref().map(Draft::actions));
        let ask = self.update.with_untracked(|u| u.as_ref().map(|u| u.ask));
        let (Some(mut actions), Some(ask)) = (drafted, ask) else { return };
        if self.sending.get_untracked() {
            return;
        }
        self.notice.set(None);
        actions.extend(last);
        self.send_answer(ask, actions);
    }
}
