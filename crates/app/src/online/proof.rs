//! The finished game and the proof that nobody chose its chance: read and checked by the module for files.

use std::sync::Arc;

use table::Chair;
use ui::link::decode;
use ui::message::SavedOf;

use crate::{Rules, boot};

/// A finished game, and what its proof is worth.
pub struct Proven {
    /// The proof as the server wrote it, for downloading.
    pub text: String,
    /// The game, where it could be played again.
    pub saved: Option<Arc<SavedOf<Rules>>>,
    /// Is everything in it true, and the commitment the one that was seen before the start?
    pub verdict: Verdict,
}

/// What the proof is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Commitment, seed and every action are true.
    Fair,
    /// Every action is true; the game was begun on a device, whose chance nobody can prove.
    Uploaded,
    /// It was not proven, for this reason.
    Not(String),
}

impl Proven {
    /// Checks a proof, or the mere record of a game that was uploaded; `seen` is the commitment that this browser was
    /// shown first, `chairs` who sat where.
    pub async fn read(
        text: String,
        seen: Option<String>,
        chairs: Vec<Chair>,
        uploaded: bool,
    ) -> Self {
        let id = <Rules as game::Game>::ID;
        let (reading, verdict) = match uploaded {
            true => (boot::read_record(id, &text, None), Verdict::Uploaded),
            false => (boot::read_proof(id, &text, seen), Verdict::Fair),
        };
        match boot::bytes(reading).await {
            Ok(bytes) => {
                let saved = decode::<SavedOf<Rules>>(&bytes).ok().map(|mut saved| {
                    saved.chairs = chairs;
                    Arc::new(saved)
                });
                Self { text, saved, verdict }
            }
            Err(thrown) => Self { text, saved: None, verdict: Verdict::Not(thrown.words()) },
        }
    }
}
