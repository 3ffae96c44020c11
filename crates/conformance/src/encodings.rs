//! What travels comes back equal, through postcard and through JSON.
//!
//! Both directions are tried on real values met in games, not on made-up ones.

use game::{Viewer, Wire};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::answers::some_refusals;
use crate::playout::offered;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

/// JavaScript counts exactly only up to here; larger numbers travel as strings.
const EXACT: u64 = 1 << 53;

/// A value as it travels, in both encodings.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Encoded {
    pub(crate) postcard: Vec<u8>,
    pub(crate) json: String,
}

/// Encodes a value both ways.
pub(crate) fn encode(value: &impl Serialize) -> Result<Encoded, String> {
    Ok(Encoded {
        postcard: postcard::to_allocvec(value).map_err(|error| format!("postcard: {error}"))?,
        json: serde_json::to_string(value).map_err(|error| format!("JSON: {error}"))?,
    })
}

impl<G: Playable> Suite<'_, G> {
    /// Options, views, actions, event views, refusals and outcomes of whole games.
    ///
    /// # Errors
    /// The first value that comes back as another one or not at all.
    pub fn encodings(&self) -> Result<Report, Failure> {
        let game = self.game;
        self.games(|playout, chance, report| {
            let wrong = |step| move |why| Failure::new(Check::Encodings, step, why);
            travels(&playout.options).map_err(wrong(0))?;
            for (step, state) in playout.sampled(self.samples, chance) {
                for viewer in playout.viewers(chance).into_iter().chain([Viewer::Judge]) {
                    travels(&game.view(state, viewer)).map_err(wrong(step))?;
                }
                if let Some(outcome) = game.outcome(state) {
                    plain(&outcome).map_err(wrong(step))?;
                }
                for seat in game.may_act(state).iter().take(8) {
                    for action in offered(game, state, seat) {
                        travels(&action).map_err(wrong(step))?;
                    }
                    for refusal in some_refusals(game, state, seat, &self.universe, chance) {
                        travels(&refusal).map_err(wrong(step))?;
                    }
                }
                report.comparisons += 1;
            }
            for ((step, state), &act) in playout.steps().zip(&playout.acts) {
                let mut events = Vec::new();
                drop(game.apply(&mut state.clone(), act, &mut events));
                for viewer in Viewer::of_running_game(playout.seats).chain([Viewer::Judge]) {
                    for seen in events.iter().filter_map(|event| game.event_view(event, viewer)) {
                        travels(&seen).map_err(wrong(step))?;
                        report.comparisons += 1;
                    }
                }
            }
            Ok(())
        })
    }
}

fn travels<T: Wire>(value: &T) -> Result<(), String> {
    plain(value)
}

fn plain<T>(value: &T) -> Result<(), String>
where
    T: PartialEq + core::fmt::Debug + Serialize + DeserializeOwned,
{
    let sent = encode(value)?;
    let by_postcard: T = postcard::from_bytes(&sent.postcard)
        .map_err(|error| format!("{value:?} is not read from postcard: {error}"))?;
    let by_json: T = serde_json::from_str(&sent.json)
        .map_err(|error| format!("{value:?} is not read from JSON: {error}"))?;
    for (back, how) in [(by_postcard, "postcard"), (by_json, "JSON")] {
        // The bytes too: equality may leave a field out.
        if back != *value || encode(&back)? != sent {
            return Err(format!("{value:?} comes back from {how} as {back:?}"));
        }
    }
    let json = serde_json::from_str(&sent.json).map_err(|error| error.to_string())?;
    if exact(&json) { Ok(()) } else { Err(format!("a number JSON cannot carry exactly: {json}")) }
}

fn exact(json: &Value) -> bool {
    match json {
        Value::Null | Value::Bool(_) | Value::String(_) => true,
        Value::Number(number) => {
            number.as_u64().is_some_and(|number| number <= EXACT)
                || number.as_i64().is_some_and(|number| number.unsigned_abs() <= EXACT)
        }
        Value::Array(items) => items.iter().all(exact),
        Value::Object(fields) => fields.values().all(exact),
    }
}
