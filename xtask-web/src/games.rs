//! The games that have a page, in one place: one more line here and one more feature of `app` add a game.

use crate::bars::PAGE;

/// A game with a page.
pub struct Game {
    /// Its id: the folder under `games`, the feature of `app`, the first part of its addresses.
    pub id: &'static str,
    /// The most that a visitor loads first, as brotli; no game may be above [`PAGE`] for good.
    pub bar: usize,
}

impl Game {
    /// Its wasm.
    pub const fn module(&self) -> Module {
        Module { name: self.id, package: "app", features: self.id }
    }
}

/// All of them; the first is the one that an address without a game opens.
pub const GAMES: &[Game] = &[
    Game { id: "spy-connection", bar: PAGE },
    // Above the goal still: until they are below it, they must at least not grow.
    Game { id: "spynet", bar: 303_000 },
    Game { id: "spyworld", bar: 346_000 },
];

/// A wasm beside those of the games, loaded only when it is needed: `NAME.js` and `NAME.wasm`.
#[derive(Clone, Copy)]
pub struct Module {
    /// What its files are called.
    pub name: &'static str,
    /// The crate it is built from.
    pub package: &'static str,
    /// The crate's features.
    pub features: &'static str,
}

/// All of them.
pub const MODULES: &[Module] = &[Module { name: "files", package: "files", features: "all" }];

/// The languages of the rules.
pub const LANGUAGES: &[&str] = &["en", "de", "fr"];
