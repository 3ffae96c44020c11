//! Advice to the person at a seat, such as a hint: worked out from what that person sees, and from nothing else.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Game, Viewer};

/// Questions that a page may ask while somebody thinks, and their answers.
pub trait Advise: Game {
    /// What a page can ask.
    type Question: Clone + core::fmt::Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// What the game answers.
    type Advice: Clone + core::fmt::Debug + PartialEq + Serialize + DeserializeOwned + 'static;

    /// The answer to a question about what this viewer sees.
    fn advise(&self, view: &Self::View, viewer: Viewer, question: &Self::Question) -> Self::Advice;
}

/// The question of a game that gives no advice: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoQuestion {}
