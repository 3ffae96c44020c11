//! The games whose files are read here; `docs/adding-a-game.md` lists what else names a game.

use game::{ContentError, Notation};
use spy_connection::SpyConnection;
use spynet::SpyNet;
use spyworld::Spyworld;

/// What is asked of a game.
pub(crate) trait Files: Notation + Clone {
    /// The rules over the house edition.
    fn house() -> Result<Self, ContentError>;
    /// An edition from a blob.
    fn edition_of(blob: &[u8]) -> Result<Self::Edition, ContentError>;
    /// The blob of an edition file, which is looked at as a whole first, so that nothing wrong ever becomes one.
    fn blob(text: &str) -> Result<Vec<u8>, ContentError>;
}

macro_rules! files {
    ($($game:ty, $module:ident;)*) => {$(
        impl Files for $game {
            fn house() -> Result<Self, ContentError> {
                <$game>::house()
            }

            fn edition_of(blob: &[u8]) -> Result<$module::Edition, ContentError> {
                $module::Edition::from_blob(blob)
            }

            fn blob(text: &str) -> Result<Vec<u8>, ContentError> {
                $module::Edition::from_toml("", text)?;
                $module::edition::EditionFile::from_toml(text)?.to_blob()
            }
        }
    )*};
}
files! {
    SpyConnection, spy_connection;
    SpyNet, spynet;
    Spyworld, spyworld;
}

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
