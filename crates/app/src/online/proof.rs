//! The finished game and the proof that nobody chose its chance: read and checked by the module for files.

use std::sync::Arc;

use table::{Chair, Own, OwnShare, Worth};
use ui::link::decode;
use ui::message::SavedOf;

use crate::{Rules, boot};

/// A finished game, and what its proof is worth.
pub struct Proven {
    /// The proof as the server wrote it, for downloading.
    pub text: String,
    /// The game, where it could be played again.
    pub saved: Option<Arc<SavedOf<Rules>>>,
    /// Is everything in it true, and as this device saw it?
    pub verdict: Verdict,
    /// What this device kept of the deal.
    pub own: Option<OwnShare>,
}

/// What the proof is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Commitments, seed and every action are true; and what became of this device's share.
    Holds(Worth, Option<Own>),
    /// Every action is true; the game was begun on a device, whose chance nobody can prove.
    Uploaded,
    /// It was not proven, for this reason.
    Not(String),
}

impl Proven {
    /// Checks a proof, or the mere record of a game that was uploaded; `own` is what this device kept of the deal,
    /// `chairs` who sat where.
    pub async fn read(
        text: String,
        own: Option<OwnShare>,
        chairs: Vec<Chair>,
        uploaded: bool,
    ) -> Self {
        let id = <Rules as game::Game>::ID;
        let kept = own.map(|own| own.to_string());
        let reading = match uploaded {
            true => boot::read_record(id, &text, None),
            false => boot::read_proof(id, &text, kept),
        };
        let bytes = match boot::bytes(reading).await {
            Ok(bytes) => bytes,
            Err(thrown) => {
                return Self { text, saved: None, verdict: Verdict::Not(thrown.words()), own };
            }
        };
        let read = match uploaded {
            true => decode(&bytes).map(|saved| (Verdict::Uploaded, saved)),
            false => decode::<(Worth, Option<Own>, SavedOf<Rules>)>(&bytes)
                .map(|(worth, own, saved)| (Verdict::Holds(worth, own), saved)),
        };
        match read {
            Ok((verdict, mut saved)) => {
                saved.chairs = chairs;
                Self { text, saved: Some(Arc::new(saved)), verdict, own }
            }
            Err(_) => Self { text, saved: None, verdict: Verdict::Not(String::new()), own },
        }
    }
}
