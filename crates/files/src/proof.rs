//! From the proof of an online game to the stored table it tells of, once nothing in it has turned out untrue.

use table::{OwnShare, Proof};
use wasm_bindgen::prelude::*;

use crate::games::{Files, with_game};
use crate::record::{rules, saved, words};

/// Reads a proof and checks all of it; `own` is what this device kept of the deal. Gives what the proof is worth, what
/// became of the own share, and the stored table.
///
/// # Errors
/// The first thing in it that is not true, in English.
#[wasm_bindgen]
pub fn read_proof(game: &str, text: &str, own: Option<String>) -> Result<Vec<u8>, String> {
    with_game!(game, Rules => read::<Rules>(text, own))
}

fn read<G: Files>(text: &str, own: Option<String>) -> Result<Vec<u8>, String> {
    let proof: Proof<G::Options> = Proof::read(text).map_err(words)?;
    let rules = rules::<G>(None, proof.record.rules)?;
    proof.verify(&rules).map_err(words)?;
    let own = own.map(|text| text.parse::<OwnShare>().map_err(words)).transpose()?;
    let own = own.map(|own| proof.check_own(&own)).transpose().map_err(words)?;
    let worth = proof.worth();
    postcard::to_allocvec(&(worth, own, saved(&rules, proof.record, None)?)).map_err(words)
}

#[cfg(test)]
mod tests {
    use game::{Choices as _, Seat, Viewer};
    use spy_connection::{Action, Options, SpyConnection};
    use table::{Chair, Commitment, DealRound, Own, Saved, Secret, Table, Worth};

    use super::*;
    use crate::write_record;

    const ROUND: DealRound<'_> = DealRound { table: "k7", round: 2 };
    const SECRET: Secret = Secret([7; 32]);

    type Read = (Worth, Option<Own>, Saved<Options, Action>);

    /// A short game of two who give up, as a server would prove it.
    fn proof(shares: [Option<[u8; 32]>; 2]) -> String {
        let game = SpyConnection::house().unwrap();
        let seed = ROUND.seed(&SECRET, &shares);
        let chairs = vec![Chair::person("Mara"), Chair::person("Jonas")];
        let mut table = Table::new(game, SpyConnection::default_options(2), seed, chairs).unwrap();
        for seat in [Seat(0), Seat(1)] {
            if let Ok(change) = table.table_act(game::TableAct::Resign(seat)) {
                table.commit(change).unwrap();
            }
        }
        assert!(table.update(Viewer::Spectator, 0).outcome.is_some());
        let record = table.record().unwrap();
        Proof::new(ROUND, &SECRET, &shares, &[], record).to_json().unwrap()
    }

    /// What Mara's device kept, when these shares were committed to.
    fn kept(shares: [[u8; 32]; 2]) -> String {
        let commitments = [0, 1].map(|place| {
            let seat = Seat(u8::try_from(place).unwrap());
            Commitment::Share(ROUND.commitment(seat, &shares[place]))
        });
        let shown = ROUND.all_commitments(&ROUND.server_commitment(&SECRET), &commitments);
        let own = OwnShare { round: 2, seat: Seat(0), share: shares[0], shown: Some(shown) };
        own.to_string()
    }

    #[test]
    fn a_proof_becomes_a_stored_table_and_says_what_it_is_worth() {
        let text = proof([Some([1; 32]), Some([2; 32])]);
        let own = kept([[1; 32], [2; 32]]);
        let bytes = read_proof("spy-connection", &text, Some(own)).unwrap();
        let (worth, own, saved): Read = postcard::from_bytes(&bytes).unwrap();
        assert!(!worth.rests_on_trust() && worth.rounds == 2);
        assert_eq!(own, Some(Own::Used));
        let saved = postcard::to_allocvec(&saved).unwrap();
        assert!(write_record("spy-connection", &saved).unwrap().contains("rows"));
    }

    #[test]
    fn a_share_that_the_server_has_exchanged_is_noticed() {
        // Mara drew 1; the server puts 3 in its place, with a commitment that fits.
        let text = proof([Some([3; 32]), Some([2; 32])]);
        assert!(read_proof("spy-connection", &text, None).is_ok(), "nobody else can see it");
        let error = read_proof("spy-connection", &text, Some(kept([[1; 32], [2; 32]])));
        assert!(error.unwrap_err().contains("commitments"));
        // It has exchanged Jonas's after Mara had revealed hers.
        let text = proof([Some([1; 32]), Some([4; 32])]);
        let error = read_proof("spy-connection", &text, Some(kept([[1; 32], [2; 32]])));
        assert!(error.unwrap_err().contains("commitments"));
    }

    #[test]
    fn any_other_digit_of_the_secret_is_noticed() {
        let text = proof([Some([1; 32]), None]).replacen("0707", "0708", 1);
        assert!(read_proof("spy-connection", &text, None).is_err());
        assert!(read_proof("chess", &proof([None; 2]), None).is_err());
        assert!(read_proof("spy-connection", &proof([None; 2]), Some("?".to_owned())).is_err());
    }
}
