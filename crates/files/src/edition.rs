//! From the text of an edition file to the blob that a page takes.

use wasm_bindgen::prelude::*;

use crate::games::{Files as _, with_game};

/// The blob of this game's edition file.
///
/// # Errors
/// The first thing that is wrong with the text, in English: key and reason.
#[wasm_bindgen]
pub fn read_edition(game: &str, text: &str) -> Result<Vec<u8>, String> {
    with_game!(game, Rules => Rules::blob(text).map_err(words))
}

/// Whoever chose the file knows its name.
#[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
fn words(error: game::ContentError) -> String {
    format!("{}: {}", error.key, error.reason)
}

#[cfg(test)]
mod tests {
    use spy_connection::{Edition, SpyConnection};

    use super::*;

    const HOUSE: &str = include_str!("../../../games/spy-connection/content/house.toml");

    #[test]
    fn a_file_becomes_the_blob_of_the_same_edition() {
        let blob = read_edition("spy-connection", HOUSE).unwrap();
        let house = SpyConnection::house().unwrap();
        assert_eq!(Edition::from_blob(&blob).unwrap().hash(), game::Game::edition_hash(&house));
    }

    #[test]
    fn every_game_with_a_page_has_its_files_read() {
        let text = include_str!("../../../games/spynet/content/house.toml");
        let blob = read_edition("spynet", text).unwrap();
        assert_eq!(blob, include_bytes!("../../../games/spynet/content/house.postcard"));
        assert!(read_edition("spynet", HOUSE).is_err(), "another game's file");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let broken = HOUSE.replacen("points = ", "pionts = ", 1);
        assert!(read_edition("spy-connection", &broken).unwrap_err().contains("pionts"));
        assert!(read_edition("spy-connection", "hello").unwrap_err().starts_with("line 1: "));
        assert!(read_edition("spy-connection", "").is_err());
        assert!(read_edition("chess", HOUSE).is_err());
    }
}
