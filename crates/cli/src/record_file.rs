//! Records from files: finds their rules, plays them again, and says in words what does not agree.

use std::path::Path;

use anyhow::Result;
use catalog::{Entry, Playable};
use game::{Act, Deal, Digest, Header, Lang, Record, RecordError, Refusal, RowAct, Seat};
use game::{SeatSet, TableAct};

use crate::opening::edition;
use crate::printable::clipped;
use crate::voice::Voice;

/// One row as it is played again: what is done and what comes of it.
pub type Happening<'r, G> = (RowAct<<G as game::Game>::Action>, &'r [<G as game::Game>::Event]);

/// The rules and the edition that a record was played with.
pub fn game_of<G: Playable>(
    entry: &Entry<G>,
    header: &Header,
    file: Option<&Path>,
) -> Result<Result<G, String>> {
    let game = match G::new(edition(entry, file)?, header.rules) {
        Ok(game) => game,
        Err(error) => return Ok(Err(format!("{}: {}", error.key, error.reason))),
    };
    if file.is_none() && game.edition_hash().to_string() != header.edition.hash {
        return Ok(Err(format!(
            "edition.hash: the edition `{}` of this record is not the one built in; --edition names its file",
            clipped(&header.edition.id)
        )));
    }
    Ok(Ok(game))
}

/// Verifies a record; `seen` gets the first state, then every row with the state after it.
pub fn play_again<G: Playable>(
    game: &G,
    json: &str,
    mut seen: impl FnMut(Option<Happening<'_, G>>, &G::State),
) -> Result<(Record<G::Options>, Digest), String> {
    let record = Record::<G::Options>::read(json).map_err(|error| error.to_string())?;
    let mut state = game.setup(&record.options, &Deal::new(record.seed)).ok();
    if let Some(first) = &state {
        seen(None, first);
    }
    let verified = record.verify(game, |act, events, after| {
        seen(Some((act, events)), after);
        state = Some(after.clone());
    });
    match verified {
        Ok(digest) => Ok((record, digest)),
        Err(error) => Err(in_words(game, &record, state.as_ref(), &error)),
    }
}

/// The error as a sentence; `before` is the last state that did agree.
fn in_words<G: Playable>(
    game: &G,
    record: &Record<G::Options>,
    before: Option<&G::State>,
    error: &RecordError,
) -> String {
    let act = |row: &usize| {
        let text = row.checked_sub(1).and_then(|index| record.rows.get(index));
        text.and_then(|text| text.split_once(' ')).map_or("", |(_, act)| act)
    };
    let why = |refusal: &G::Refusal| {
        let words = game.refusal_words(refusal, Lang::En);
        let said = Voice::new::<G>(Lang::En).map(|voice| voice.say(&words)).unwrap_or_default();
        format!("refused by {}: {said}", refusal.clause())
    };
    match error {
        RecordError::Refused { row, clause, .. } => {
            let refusal = game
                .read_act(act(row))
                .ok()
                .zip(before.cloned())
                .and_then(|(act, mut state)| game.apply(&mut state, act, &mut ()).err());
            let why = refusal.map_or_else(|| format!("refused by {clause}"), |it| why(&it));
            format!("row {row}: `{}` is {why}", clipped(act(row)))
        }
        RecordError::Check { row, expected, found } => format!(
            "row {row}: `{}`: the check is {}, but the position after it has {found}",
            clipped(act(row)),
            clipped(expected)
        ),
        RecordError::Field { field: "options", .. } => {
            let refusal = game.setup(&record.options, &Deal::new(record.seed)).err();
            refusal.map_or_else(|| error.to_string(), |it| format!("options: {}", why(&it)))
        }
        other => other.to_string(),
    }
}

/// The seats that have left, by these rows.
pub fn resigned<A>(acts: &[RowAct<A>]) -> SeatSet {
    let mut standing: Vec<Option<Seat>> = Vec::new();
    for act in acts {
        match act {
            RowAct::Act(Act::Table(TableAct::Resign(seat))) => standing.push(Some(*seat)),
            RowAct::Act(_) => standing.push(None),
            RowAct::Undo(count) => {
                standing.truncate(standing.len().saturating_sub(*count as usize));
            }
        }
    }
    standing.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_that_left_is_back_once_that_is_taken_back() {
        let left = |seat| RowAct::<()>::Act(Act::Table(TableAct::Resign(Seat(seat))));
        assert_eq!(resigned(&[left(1), left(2)]).len(), 2);
        assert!(!resigned(&[left(1), left(2), RowAct::Undo(1)]).has(Seat(2)));
    }
}
