//! Records are written, read and verified; cut short or changed by one byte they are refused.
//!
//! Nothing here may panic, whatever the text: a record may come from anybody.

use game::{Chance, Digest, Record, RecordError, RowAct, Seed};

use crate::playout::Playout;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

/// So many places of each record are cut, and so many are changed.
const WOUNDS: u32 = 24;

type Rows<G> = Vec<RowAct<<G as game::Game>::Action>>;

impl<G: Playable> Suite<'_, G> {
    /// Every game's record, with and without undo rows, and damaged ones.
    ///
    /// # Errors
    /// A record that does not replay, or a damaged one that does.
    pub fn records(&self) -> Result<Report, Failure> {
        self.games(|playout, chance, report| {
            let wrong = |details: String| Failure::new(Check::Records, playout.acts.len(), details);
            let rows: Rows<G> = playout.acts.iter().copied().map(RowAct::Act).collect();
            let digest = playout.states.last().map(|state| Digest::of(self.game, state));
            let taken_back = take_back::<G>(&rows, chance);
            for rows in [&rows, &taken_back] {
                let found = self.there_and_back(playout, rows).map_err(&wrong)?;
                if Some(found) != digest {
                    return Err(wrong("replayed, the digest is another".to_owned()));
                }
            }
            let mut too_far = rows;
            let count = u32::try_from(too_far.len()).unwrap_or(u32::MAX);
            too_far.push(RowAct::Undo(count.saturating_add(1)));
            if self.write(playout, &too_far).is_ok() {
                return Err(wrong("more acts are taken back than there are".to_owned()));
            }
            report.comparisons += self.wounded(playout, &taken_back, chance).map_err(wrong)?;
            Ok(())
        })
    }

    fn write(
        &self,
        playout: &Playout<G>,
        rows: &[RowAct<G::Action>],
    ) -> Result<Record<G::Options>, RecordError> {
        let seed: Seed = playout.seed;
        Record::write(self.game, playout.options.clone(), seed, rows)
    }

    fn there_and_back(
        &self,
        playout: &Playout<G>,
        rows: &[RowAct<G::Action>],
    ) -> Result<Digest, String> {
        let record = self.write(playout, rows).map_err(|error| error.to_string())?;
        let text = record.to_json().map_err(|error| error.to_string())?;
        let back = Record::read(&text).map_err(|error| format!("{error}\n{text}"))?;
        if back != record {
            return Err("read back as another record".to_owned());
        }
        let mut seen = 0;
        let digest = back.verify(self.game, |_, _, _| seen += 1);
        if seen != rows.len() {
            return Err(format!("{seen} of {} rows are replayed: {digest:?}", rows.len()));
        }
        digest.map_err(|error| error.to_string())
    }

    fn wounded(
        &self,
        playout: &Playout<G>,
        rows: &[RowAct<G::Action>],
        chance: &mut impl Chance,
    ) -> Result<u64, String> {
        let record = self.write(playout, rows).map_err(|error| error.to_string())?;
        let text = record.to_json().map_err(|error| error.to_string())?;
        let length = u32::try_from(text.trim_end().len()).unwrap_or(u32::MAX);
        for _ in 0..WOUNDS {
            let place = chance.below(length) as usize;
            let short = text.get(..place).unwrap_or_default();
            if Record::<G::Options>::read(short).is_ok() {
                return Err(format!("a record cut at byte {place} is read"));
            }
            let byte = b' ' + u8::try_from(chance.below(95)).unwrap_or_default();
            let mut bytes = text.clone().into_bytes();
            let Some(old) = bytes.get_mut(place) else {
                continue;
            };
            let same = *old == byte || (old.is_ascii_whitespace() && byte.is_ascii_whitespace());
            *old = byte;
            let Ok(changed) = String::from_utf8(bytes) else {
                continue;
            };
            let Ok(read) = Record::<G::Options>::read(&changed) else {
                continue;
            };
            // Between the strings one white space is as good as another; within them nothing is.
            let harmless = same && read == record;
            if !harmless && read.verify(self.game, |_, _, _| ()).is_ok() {
                return Err(format!("byte {place} changed, and it still replays:\n{changed}"));
            }
        }
        Ok(u64::from(WOUNDS) * 2)
    }
}

/// The same game, with some acts taken back and done again.
fn take_back<G: Playable>(rows: &[RowAct<G::Action>], chance: &mut impl Chance) -> Rows<G> {
    let length = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let place = chance.below(length) as usize + 1;
    let back = chance.below(u32::try_from(place).unwrap_or(1)) + 1;
    let Some((before, after)) = rows.split_at_checked(place) else {
        return rows.to_vec();
    };
    let again = before.iter().skip(place - back as usize);
    let undo = [RowAct::Undo(back)];
    before.iter().chain(&undo).chain(again).chain(after).copied().collect()
}
