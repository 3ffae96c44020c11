//! An answer that was sent and not yet heard of: kept until the server has moved on, over a lost line and a reload.

use game::Game;
use table::Ask;
use ui::link::{decode, encode};
use ui::settings;

use crate::Rules;

type Action = <Rules as Game>::Action;

/// An answer on its way.
pub struct Sent {
    /// The question.
    pub ask: Ask,
    /// In this order, up to the first that is refused.
    pub actions: Vec<Action>,
}

impl Sent {
    /// Keeps it.
    pub fn keep(&self, id: &str) {
        let bytes = encode(&(self.ask, &self.actions)).unwrap_or_default();
        settings::write_bytes(&key(id), &bytes);
    }

    /// The one that was kept.
    pub fn kept(id: &str) -> Option<Self> {
        let (ask, actions) = decode(&settings::read_bytes(&key(id))?).ok()?;
        Some(Self { ask, actions })
    }

    /// It has arrived, or it is of no use any more.
    pub fn forget(id: &str) {
        settings::forget(&key(id));
    }
}

pub fn key(id: &str) -> String {
    format!("sent.{id}")
}
