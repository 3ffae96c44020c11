//! What has happened, in sentences, the newest first; and the live region that reads it aloud.

use game::Playable;
use leptos::prelude::*;
use table::Told;

use crate::live::piece;
use crate::seat_mark::SeatMark;
use crate::session::Session;
use crate::speech::{speech, tr};

/// Longer logs are cut on the page; the replay has everything.
const SHOWN: usize = 120;

/// A sentence about something that happened.
fn sentence<G: Playable>(session: Session<G>, told: &Told<G::EventView>) -> String {
    let Some(open) = session.open.get() else { return String::new() };
    session.say(&open.game.event_words(&told.event, speech().lang()))
}

/// The log.
#[component]
pub fn Log<G: Playable>(
    /// The table.
    session: Session<G>,
    /// Who did it, where somebody did.
    actor: fn(&G::EventView) -> Option<game::Seat>,
    /// Is told which line the pointer is on, so that the board can show what it touched.
    #[prop(optional, into)]
    touch: Option<Callback<Option<G::EventView>>>,
    /// What goes without saying, such as whose turn begins.
    #[prop(optional)]
    skip: Option<fn(&G::EventView) -> bool>,
) -> impl IntoView {
    let line = move |told: &Told<G::EventView>| {
        let event = told.event.clone();
        let point = move |event: Option<G::EventView>| {
            if let Some(touch) = touch {
                touch.run(event);
            }
        };
        let mark = actor(&told.event).map(|seat| view! { <SeatMark seat=seat/> });
        view! {
            <li
                class="log-line"
                on:pointerenter=move |_| point(Some(event.clone()))
                on:pointerleave=move |_| point(None)
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
                .filter(|told| skip.is_none_or(|skip| !skip(&told.event)))
                .take(SHOWN)
                .map(line)
                .collect::<Vec<_>>()
        })
    };
    view! { <ol class="log" tabindex="0" aria-label=tr("log")>{piece(lines)}</ol> }
}

/// Reads aloud what has just happened; seen by nobody.
#[component]
pub fn Announcer<G: Playable>(
    /// The table.
    session: Session<G>,
) -> impl IntoView {
    let said = move || {
        session.update.with(|update| {
            let events = update.as_ref().map(|update| update.events.as_slice());
            let new = events.unwrap_or_default();
            // After a reload the whole story comes at once: nobody wants to hear it all.
            let skip = new.len().saturating_sub(12);
            new.iter().skip(skip).map(|told| sentence(session, told)).collect::<Vec<_>>().join(" ")
        })
    };
    view! { <p class="vh" role="log" aria-live="polite">{piece(said)}</p> }
}
