//! What has happened, in sentences, the newest first; and the live region that reads it aloud.

use dom::prelude::*;
use game::Playable;
use table::Told;

use crate::seat_mark::seat_mark;
use crate::session::Session;
use crate::speech::{speech, tr};

/// Longer logs are cut on the page; the replay has everything.
const SHOWN: usize = 120;

/// A sentence about something that happened.
fn sentence<G: Playable>(session: Session<G>, told: &Told<G::EventView>) -> String {
    let Some(open) = session.open.get() else { return String::new() };
    session.say(&open.game.event_words(&told.event, speech().lang()))
}

/// What a game knows about its log.
pub struct LogWays<G: Playable> {
    /// Who did it, where somebody did.
    pub actor: fn(&G::EventView) -> Option<game::Seat>,
    /// What goes without saying, such as whose turn begins.
    pub skip: fn(&G::EventView) -> bool,
    /// Is told which line the pointer is on, so that the board can show what it touched.
    pub touch: Callback<Option<G::EventView>>,
}

/// The log.
pub fn log<G: Playable>(session: Session<G>, ways: LogWays<G>) -> View {
    let LogWays { actor, skip, touch } = ways;
    let line = move |told: &Told<G::EventView>| {
        let event = told.event.clone();
        let mark = actor(&told.event).map(seat_mark);
        view! {
            <li
                class="log-line"
                on:pointerenter=move |_| touch.run(Some(event.clone()))
                on:pointerleave=move |_| touch.run(None)
            >
                <span class="log-go">
                    <span class="log-mark">{mark}</span>
                    <span>{sentence(session, told)}</span>
                    <span class="code">{told.round}</span>
                </span>
            </li>
        }
    };
    let lines = move || {
        session.log.with(|log| {
            log.iter()
                .rev()
                .filter(|told| !skip(&told.event))
                .take(SHOWN)
                .map(line)
                .collect::<Vec<_>>()
        })
    };
    view! { <ol class="log" tabindex="0" aria-label=tr("log")>{lines}</ol> }
}

/// Reads aloud what has just happened; seen by nobody.
pub fn announcer<G: Playable>(session: Session<G>) -> View {
    let said = move || {
        session.update.with(|update| {
            let events = update.as_ref().map(|update| update.events.as_slice());
            let new = events.unwrap_or_default();
            // After a reload the whole story comes at once: nobody wants to hear it all.
            let skip = new.len().saturating_sub(12);
            new.iter().skip(skip).map(|told| sentence(session, told)).collect::<Vec<_>>().join(" ")
        })
    };
    view! { <p class="vh" role="log" aria-live="polite">{said}</p> }
}
