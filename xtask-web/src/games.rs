//! The games whose pages are built, and the other wasm files; `docs/adding-a-game.md` lists what else names a game.

/// A game with a page.
pub struct Game {
    /// Its id: the folder under `games`, the feature of `app`, the first part of its addresses.
    pub id: &'static str,
}

impl Game {
    /// Its page and its keeper.
    fn modules(&self) -> Vec<Module> {
        let module = |name: String, package| Module { name, package, features: self.id };
        vec![module(self.id.to_owned(), "app"), module(format!("{}-keeper", self.id), "keeper")]
    }
}

/// All of them; the first is the one that an address without a game opens.
pub const GAMES: &[Game] =
    &[Game { id: "spy-connection" }, Game { id: "spynet" }, Game { id: "spyworld" }];

/// A wasm: `NAME.js` and `NAME.wasm`.
pub struct Module {
    /// What its files are called.
    pub name: String,
    /// The crate it is built from.
    pub package: &'static str,
    /// The crate's features.
    pub features: &'static str,
}

/// All of them; those that belong together are built together.
pub fn modules() -> Vec<Vec<Module>> {
    // Beside those of the games, and loaded only when it is needed.
    let files = Module { name: "files".to_owned(), package: "files", features: "all" };
    GAMES.iter().map(Game::modules).chain([vec![files]]).collect()
}

/// The languages of the rules.
pub const LANGUAGES: &[&str] = &["en", "de", "fr"];
