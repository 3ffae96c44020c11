//! The phases of the game: for each, legality and effect in one file.

pub(crate) mod action;
pub(crate) mod choose;
pub(crate) mod leave;
pub(crate) mod objective;
pub(crate) mod recall;
pub(crate) mod turn;
