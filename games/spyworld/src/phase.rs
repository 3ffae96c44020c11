//! Legality and effect side by side: one file per part of a game, clause by clause.

pub(crate) mod agents;
pub(crate) mod carry;
pub(crate) mod explore;
pub(crate) mod leave;
pub(crate) mod plan;
pub(crate) mod raids;
pub(crate) mod round;
