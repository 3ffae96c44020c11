//! A small UI library: a [`View`] describes a part of a page as data, and [`mount_to`] renders it and keeps it up to
//! date.
//!
//! | module | contents |
//! |---|---|
//! | `view`, `element` | views: elements, texts, and closures for the parts that change |
//! | `signal`, `graph` | signals, memos and effects; inside, all values have one erased type |
//! | `scope` | what belongs to a part of the page and is disposed of with it |
//! | `mount` | renders a view, and patches the DOM when it changes |
//!
//! Views are data instead of types because typed views made the page much larger: each element and each closure would
//! bring its own copy of the code, without a gain in speed that anybody would notice.
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
