//! From a record's JSON to one line: its digest, or why it does not replay.

use catalog::{Entry, Playable, Visitor, with_game};
use game::{Digest, Header, Record};

/// `ok` and the digest the record comes to, or `error` and the reason.
pub fn answer(json: &[u8]) -> String {
    match replay(json) {
        Ok(digest) => format!("ok {digest}"),
        Err(reason) => format!("error {reason}"),
    }
}

fn replay(json: &[u8]) -> Result<Digest, String> {
    let json = str::from_utf8(json).map_err(|error| error.to_string())?;
    let header = Header::read(json).map_err(|error| error.to_string())?;
    let rules = header.rules;
    with_game(&header.game, Verify { json, rules }).map_err(|error| error.to_string())?
}

/// Verifies a record of whichever game it is, on the house edition.
struct Verify<'j> {
    json: &'j str,
    rules: u32,
}

impl Visitor for Verify<'_> {
    type Out = Result<Digest, String>;

    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        let game = entry.house_game(self.rules).map_err(|error| error.to_string())?;
        let record: Record<G::Options> =
            Record::read(self.json).map_err(|error| error.to_string())?;
        record.verify(&game, |_, _, _| {}).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Every committed record: path and text.
    fn records() -> Vec<(String, String)> {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let replays =
            games.read_dir().unwrap().map(|game| game.unwrap().path().join("tests/replays"));
        let files =
            replays.filter(|folder| folder.is_dir()).flat_map(|folder| folder.read_dir().unwrap());
        files
            .map(|file| file.unwrap().path())
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
            .collect()
    }

    #[test]
    fn every_committed_record_replays_to_its_digest() {
        let records = records();
        assert!(!records.is_empty());
        for (path, json) in records {
            let answer = answer(json.as_bytes());
            let digest = answer.strip_prefix("ok ").unwrap_or_else(|| panic!("{path}: {answer}"));
            assert!(json.contains(&format!("\"digest\": \"{digest}\"")), "{path}");
        }
    }

    #[test]
    fn what_is_no_record_is_an_error() {
        for json in [&b"\xff"[..], b"", b"[]", b"{\"format\": 1}"] {
            assert!(answer(json).starts_with("error "), "{json:?}");
        }
        let unknown = br#"{"format":1,"game":"chess","rules":1,"edition":{"id":"x","hash":"y"}}"#;
        assert!(answer(unknown).starts_with("error there is no game `chess`"));
    }
}
