//! The shared parts of every game's page: language, settings, routes, the link to the worker, the session of an open
//! table, and widgets that know no game.
//!
//! No rule is decided here; a page shows what the rules say about a rebuilt state.
#![warn(missing_docs)]

pub mod art;
pub mod choice;
pub mod circle;
pub mod dialog;
pub mod file;
pub mod focus;
pub mod hold;
pub mod icon;
pub mod isolate;
pub mod link;
pub mod log;
pub mod message;
pub mod moves;
pub mod notice;
pub mod page;
pub mod picture;
pub mod route;
pub mod seat_mark;
pub mod session;
pub mod settings;
pub mod setup;
pub mod shortcut;
pub mod since;
pub mod speech;

use game::Lang;

/// What the shell says in this language.
pub const fn shell_text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../text/en.ftl"),
        Lang::De => include_str!("../text/de.ftl"),
        Lang::Fr => include_str!("../text/fr.ftl"),
    }
}
