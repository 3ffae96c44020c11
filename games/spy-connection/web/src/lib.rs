//! The page of Spy Connection: map, tickets, dossiers and score sheet.
//!
//! No rule is decided here: what is legal, what it costs or leads to and why it is refused comes from a draft, which
//! runs the rules on a rebuilt state.
#![warn(missing_docs)]

mod act;
mod board;
mod choices;
mod choose;
mod display;
mod dossiers;
mod drawer;
mod hand;
mod layout;
mod page;
mod plan;
mod prompt;
mod px;
mod questions;
mod recalled;
mod running;
mod scene;
mod score;
mod since;
mod stage;
mod standing;
mod tabletop;
mod tickets;

use game::Lang;

pub use page::Page;

/// What the page says beyond what the rules and the shell say.
pub const fn text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../text/en.ftl"),
        Lang::De => include_str!("../text/de.ftl"),
        Lang::Fr => include_str!("../text/fr.ftl"),
    }
}
