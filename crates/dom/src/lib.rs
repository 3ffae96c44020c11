//! Pages as data: a [`View`] says what a piece of a page shall be, and [`mount_to`] makes it so and keeps it so.
//!
//! Signals, memos and effects are all of one and the same type inside (`signal`, `graph`), and belong to a part of the
//! page (`scope`); elements and texts are described by data instead of types of their own (`view`), and one small function brings them
//! to the page and up to date (`mount`). Typed views and signals would be quicker by nothing that a person notices, and
//! make the page half as large again: each element and each closure would have its own copy of the code.
//!
//! This crate knows no game and no table.
#![warn(missing_docs)]

mod browser;
mod element;
mod events;
mod graph;
mod mount;
mod scope;
mod signal;
#[cfg(test)]
mod tests;
mod view;

// `view!` names this crate by its name, inside of it too.
#[cfg(test)]
extern crate self as dom;

pub use browser::{
    Listening, Timer, after, document, event_target_value, hear, hear_window, next_frame, window,
};
pub use dom_macro::view;
pub use element::{Element, NodeRef};
pub use mount::mount_to;
pub use scope::{Effect, Owner, expect_context, on_cleanup, provide_context, spawn_local};
pub use signal::{Callback, Memo, RwSignal, Signal, StoredValue};
pub use view::{IntoValue, IntoView, Value, View, flag, show};

/// What every file with markup needs.
pub mod prelude {
    pub use crate::{
        Callback, Effect, IntoView, Memo, NodeRef, RwSignal, Signal, StoredValue, View, document,
        event_target_value, expect_context, flag, on_cleanup, provide_context, show, view, window,
    };
}
