//! From the proof of an online game to the stored table it tells of, once nothing in it has turned out untrue.

use table::Proof;
use wasm_bindgen::prelude::*;

use crate::games::{Files, with_game};
use crate::record::{rules, saved, words};

/// Reads a proof and checks all of it; `seen` is the commitment that this browser was shown before the start.
///
/// # Errors
/// The first thing in it that is not true, in English.
#[wasm_bindgen]
pub fn read_proof(game: &str, text: &str, seen: Option<String>) -> Result<Vec<u8>, String> {
    with_game!(game, Rules => read::<Rules>(text, seen))
}

fn read<G: Files>(text: &str, seen: Option<String>) -> Result<Vec<u8>, String> {
    let proof: Proof<G::Options> = Proof::read(text).map_err(words)?;
    if seen.is_some_and(|seen| seen != proof.commitment) {
        return Err("commitment: it is not the one that was shown before the start".to_owned());
    }
    let rules = rules::<G>(None, proof.record.rules)?;
    proof.verify(&rules).map_err(words)?;
    postcard::to_allocvec(&saved(&rules, proof.record, None)?).map_err(words)
}

#[cfg(test)]
mod tests {
    use game::{Choices as _, Seat, Viewer};
    use spy_connection::SpyConnection;
    use table::{Chair, Secret, Table};

    use super::*;
    use crate::write_record;

    /// A short game of two who give up, as a server would prove it.
    fn proof() -> String {
        let game = SpyConnection::house().unwrap();
        let (secret, entropy) = (Secret([7; 32]), [Some([1; 32]), None]);
        let seed = secret.seed("k7", &entropy);
        let chairs = vec![Chair::person("Mara"), Chair::person("Jonas")];
        let mut table = Table::new(game, SpyConnection::default_options(2), seed, chairs).unwrap();
        for seat in [Seat(0), Seat(1)] {
            if let Ok(change) = table.table_act(game::TableAct::Resign(seat)) {
                table.commit(change).unwrap();
            }
        }
        assert!(table.update(Viewer::Spectator, 0).outcome.is_some());
        Proof::new("k7", &secret, &entropy, table.record().unwrap()).to_json().unwrap()
    }

    #[test]
    fn a_proof_becomes_a_stored_table() {
        let text = proof();
        let commitment = Secret([7; 32]).commitment();
        let saved = read_proof("spy-connection", &text, Some(commitment)).unwrap();
        assert!(write_record("spy-connection", &saved).unwrap().contains("rows"));
    }

    #[test]
    fn what_was_shown_before_the_start_must_be_what_is_proven() {
        let other = Secret([8; 32]).commitment();
        let error = read_proof("spy-connection", &proof(), Some(other)).unwrap_err();
        assert!(error.contains("shown before"), "{error}");
    }

    #[test]
    fn any_other_digit_of_the_secret_is_noticed() {
        let text = proof().replacen("0707", "0708", 1);
        assert!(read_proof("spy-connection", &text, None).is_err());
        assert!(read_proof("chess", &proof(), None).is_err());
    }
}
