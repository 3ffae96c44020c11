//! The phases of the game: for each, legality and effect in one file.

pub(crate) mod ability;
pub(crate) mod draft;
pub(crate) mod leave;
pub(crate) mod play;
pub(crate) mod recruit;
pub(crate) mod secret;
pub(crate) mod target;
pub(crate) mod turn;
