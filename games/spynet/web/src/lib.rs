//! The page of SpyNet: four branches, piles, hands, and the operations that are turned over at the end.
//!
//! No rule is decided here: what is legal, what it costs or leads to and why it is refused comes from a draft, which
//! runs the rules on a rebuilt state.
#![warn(missing_docs)]

mod act;
mod art;
mod branches;
mod cards;
mod choices;
mod detail;
mod drawer;
mod focus;
mod gesture;
mod hand;
mod ladder;
mod others;
mod page;
mod plan;
mod prompt;
mod questions;
mod running;
mod scene;
mod score;
mod since;
mod stage;
mod standing;
mod stars;
mod supply;
mod tabletop;
mod things;
mod tray;

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
