//! The record of a finished game. To write it the whole game is played again, so it is written once, on another thread.

use game::{Playable, Record};
use table::{DealRound, Proof};
use wire::{Denied, Stage, ToClient, ToClientOf};

use super::Room;
use super::inner::Inner;

impl<G: Playable> Inner<G> {
    /// How to write the record, with its proof if the game was dealt here; only after the end.
    fn recording(&self, id: &str) -> Option<impl FnOnce() -> Option<String> + Send + use<G>> {
        let table = self.table.as_ref().filter(|_| self.stage() == Stage::Over)?;
        let (_, entropy) = self.facts.start.clone()?;
        let (secret, uploaded, id) =
            (self.facts.secret, self.facts.uploaded.is_some(), id.to_owned());
        let round = self.facts.dealing.as_ref().map(|_| self.facts.round);
        let without = self.facts.left_out();
        let (game, options, seed) = (table.game().clone(), table.options().clone(), table.seed());
        let rows = table.rows().to_vec();
        Some(move || {
            let record = Record::write(&game, options, seed, &rows).ok()?;
            if uploaded {
                return record.to_json().ok();
            }
            let proof = match round {
                Some(round) => {
                    let round = DealRound { table: &id, round };
                    Proof::new(round, &secret, &entropy, &without, record)
                }
                // It was started when only the server committed.
                None => Proof::format_1(&id, &secret, &entropy, record),
            };
            proof.to_json().ok()
        })
    }
}

impl<G: Playable> Room<G> {
    /// The record, for everybody who has the table open; only after the end.
    pub async fn record(&self) -> ToClientOf<G> {
        let recording = self.inner().recording(&self.id);
        let Some(recording) = recording else { return ToClient::Denied(Denied::WrongStage) };
        // Nothing is played after the end, so that it is written once for everybody.
        let size = self.work() as usize;
        let write =
            async || self.shared.system.work(size, recording).await.ok().flatten().ok_or(());
        match self.record.get_or_try_init(write).await {
            Ok(text) => ToClient::Record(text.clone()),
            Err(()) => ToClient::Denied(Denied::Failed),
        }
    }

    /// Does it cost nothing to ask for the record?
    pub fn has_record(&self) -> bool {
        self.record.initialized() || self.inner().stage() != Stage::Over
    }
}
