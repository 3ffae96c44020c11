//! The games whose pages are built, and the other wasm files; `docs/adding-a-game.md` lists what else names a game.

use crate::folder::Kind;

/// A game with a page.
pub struct Game {
    /// Its id: the folder under `games`, the feature of `app`, the first part of its addresses.
    pub id: &'static str,
    /// The finished game that "Watch a game" offers: a record under `tests/replays`.
    pub sample: &'static str,
}

impl Game {
    /// Its page and its keeper.
    fn modules(&self) -> Vec<Module> {
        let module =
            |name: String, package| Module { name, package, features: self.id, bound: true };
        vec![module(self.id.to_owned(), "app"), module(format!("{}-keeper", self.id), "keeper")]
    }
}

/// All of them; the first is the one that an address without a game opens.
pub const GAMES: &[Game] = &[
    Game { id: "spy-connection", sample: "rules-1-three-advanced-mixed-agents.json" },
    Game { id: "spynet", sample: "rules-1-two-players.json" },
    Game { id: "spyworld", sample: "rules-1-superyacht.json" },
];

/// A wasm: `NAME.js` and `NAME.wasm`.
#[derive(Clone)]
pub struct Module {
    /// What its files are called.
    pub name: String,
    /// The crate it is built from.
    pub package: &'static str,
    /// The crate's features.
    pub features: &'static str,
    /// Is it part of the page? If not, it is built with its group only so that cargo sees the same features.
    pub bound: bool,
}

/// The module beside those of the games; it is loaded only when it is needed.
fn files() -> Module {
    Module { name: "files".to_owned(), package: "files", features: "all", bound: true }
}

/// All modules of the page.
pub fn modules() -> Vec<Module> {
    GAMES.iter().flat_map(Game::modules).chain([files()]).collect()
}

/// The modules that are built together.
///
/// In a release each game is built apart from `files`, whose readers would make it larger. In a quick build `files`
/// is part of every group: cargo then sees the same features each time, and compiles what they share once.
pub fn groups(kind: Kind) -> Vec<Vec<Module>> {
    let games = GAMES.iter().map(Game::modules);
    match kind {
        Kind::Release => games.chain([vec![files()]]).collect(),
        Kind::Quick => (0..)
            .zip(games)
            .map(|(number, mut group)| {
                group.push(Module { bound: number == 0, ..files() });
                group
            })
            .collect(),
    }
}

/// The languages of the rules.
pub const LANGUAGES: &[&str] = &["en", "de", "fr"];
