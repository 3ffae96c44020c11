//! The page of Spyworld: a sheet of graph paper to plan on, a lair to raid, and the score.
//!
//! No rule is decided here: what is legal, what it costs or leads to and why it is refused comes from a draft, which
//! runs the rules on a rebuilt state.
#![warn(missing_docs)]

mod act;
mod agents;
mod choices;
mod circles;
mod combos;
mod desk;
mod domicile;
mod drawer;
mod grid;
mod lair;
mod look;
mod missions;
mod opinion;
mod page;
mod parts;
mod plan;
mod prompt;
mod raid;
mod refused;
mod roster;
mod running;
mod scene;
mod score;
mod sheet;
mod since;
mod stage;
mod standing;
mod tabletop;
mod trail;

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
