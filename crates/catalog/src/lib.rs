//! The list of all games for the server, the command line and replays.
//!
//! Code that works for any game implements [`Visitor`] and is called back with the game that has the given id.
//! Beside this crate, only a game's own tests and page and the parts of the browser client (`app`, `keeper`,
//! `files`) may depend on a game's crate. `docs/adding-a-game.md` lists all places that name a new game.
#![warn(missing_docs)]

mod entry;

use std::sync::Arc;

use game::Game;

pub use entry::Entry;
pub use game::Playable;

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out;
}

/// There is no game with this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game `{id}`: {}", ids().join(", "))]
pub struct UnknownGame {
    /// What was asked for.
    pub id: String,
}

/// The hash of the types that travel on sockets of this game: a page names it before it says anything.
///
/// It is written down so that a page need not work it out; a test of `wire` does, and compares.
#[must_use]
pub fn wire_hash(id: &str) -> Option<&'static str> {
    let lines = include_str!("../wire-hashes.txt").lines();
    lines
        .filter_map(|line| line.split_once(' '))
        .find(|(game, _)| *game == id)
        .map(|(_, hash)| hash)
}

macro_rules! games {
    ($($game:ty { house: $house:expr, read: $read:expr })*) => {
        /// The ids of all games.
        #[must_use]
        pub const fn ids() -> &'static [&'static str] {
            &[$(<$game as game::Game>::ID),*]
        }

        /// Calls the visitor with the game that has this id.
        ///
        /// # Errors
        /// When there is none; the error lists those there are.
        pub fn with_game<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <$game as game::Game>::ID {
                let entry = Entry::<$game>::new(
                    $house,
                    #[cfg(not(target_arch = "wasm32"))]
                    $read,
                );
                return Ok(visitor.visit(entry));
            })*
            Err(UnknownGame { id: id.to_owned() })
        }
    };
}

games! {
    spy_connection::SpyConnection {
        house: || spy_connection::SpyConnection::house().map(|game| Arc::clone(game.edition())),
        read: spy_connection::Edition::from_toml
    }
    spynet::SpyNet {
        house: || spynet::SpyNet::house().map(|game| Arc::clone(game.edition())),
        read: spynet::Edition::from_toml
    }
    spyworld::Spyworld {
        house: || spyworld::Spyworld::house().map(|game| Arc::clone(game.edition())),
        read: spyworld::Edition::from_toml
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;
    impl Visitor for Id {
        type Out = &'static str;
        fn visit<G: Playable>(self, entry: Entry<G>) -> &'static str {
            let house = entry.house_game(G::NEWEST_RULES).unwrap();
            assert_eq!(house.rules(), G::NEWEST_RULES);
            G::ID
        }
    }

    #[test]
    fn every_game_is_found_by_its_id_and_has_a_house_edition() {
        for id in ids() {
            assert_eq!(with_game(id, Id), Ok(*id));
        }
    }

    #[test]
    fn an_unknown_game_is_answered_with_those_there_are() {
        let error = with_game("chess", Id).unwrap_err();
        assert_eq!(error.to_string(), format!("there is no game `chess`: {}", ids().join(", ")));
    }
}
