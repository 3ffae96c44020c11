//! From the text of an edition file to the blob that a page takes.

use spy_connection::Edition;
use spy_connection::edition::EditionFile;
use wasm_bindgen::prelude::*;

use crate::known;

/// The blob of this game's edition file.
///
/// # Errors
/// The first thing that is wrong with the text, in English: key and reason.
#[wasm_bindgen]
pub fn read_edition(game: &str, text: &str) -> Result<Vec<u8>, String> {
    known(game)?;
    // Looked at as a whole first, so that nothing wrong ever becomes a blob.
    Edition::from_toml("", text).map_err(words)?;
    let file = EditionFile::from_toml(text).map_err(words)?;
    file.to_blob().map_err(words)
}

/// Whoever chose the file knows its name.
#[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
fn words(error: game::ContentError) -> String {
    format!("{}: {}", error.key, error.reason)
}

#[cfg(test)]
mod tests {
    use spy_connection::SpyConnection;

    use super::*;

    const HOUSE: &str = include_str!("../../../games/spy-connection/content/house.toml");

    #[test]
    fn a_file_becomes_the_blob_of_the_same_edition() {
        let blob = read_edition("spy-connection", HOUSE).unwrap();
        let house = SpyConnection::house().unwrap();
        assert_eq!(Edition::from_blob(&blob).unwrap().hash(), game::Game::edition_hash(&house));
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
