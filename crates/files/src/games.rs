//! The games whose files are read here; `docs/adding-a-game.md` lists what else names a game.

use game::{House, Notation};

/// What is asked of a game.
pub(crate) trait Files: House + Notation {}
impl<G: House + Notation> Files for G {}

/// Does something for the game with this id.
macro_rules! with_game {
    ($id:expr, $Game:ident => $done:expr) => {
        match $id {
            <spy_connection::SpyConnection as game::Game>::ID => {
                type $Game = spy_connection::SpyConnection;
                $done
            }
            <spynet::SpyNet as game::Game>::ID => {
                type $Game = spynet::SpyNet;
                $done
            }
            <spyworld::Spyworld as game::Game>::ID => {
                type $Game = spyworld::Spyworld;
                $done
            }
            other => Err(format!("no files of `{other}` can be read here")),
        }
    };
}
pub(crate) use with_game;
