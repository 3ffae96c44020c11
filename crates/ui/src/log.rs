//! What has happened, in sentences, the newest first; and the live region that reads it aloud.

use dom::prelude::*;
use game::{Message, Playable};
use table::Told;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};

use crate::focus;
use crate::seat_mark::seat_mark;
use crate::session::Session;
use crate::speech::{speech, tr};

/// Longer logs are cut on the page; the replay has everything.
const SHOWN: usize = 120;

/// A sentence about something that happened.
pub fn sentence<G: Playable>(session: Session<G>, event: &G::EventView) -> String {
    let Some(open) = session.open.get() else { return String::new() };
    session.say(&open.game.event_words(event, speech().lang()))
}

/// What a line says instead of its own sentence, because it also tells what lines before it would have said.
pub type Fold<E> = fn(before: &[Told<E>], event: &E) -> Option<Message>;

/// What a game knows about its log.
pub struct LogWays<G: Playable> {
    /// Who did it, where somebody did.
    pub actor: fn(&G::EventView) -> Option<game::Seat>,
    /// What goes without saying, such as whose turn begins.
    pub skip: fn(&G::EventView) -> bool,
    /// What is told together with what went before.
    pub fold: Fold<G::EventView>,
    /// What belongs to no round, such as all that comes after the last one.
    pub after: fn(&G::EventView) -> bool,
    /// Is told which line the pointer or the focus is on, so that the board can show what it touched.
    pub touch: Callback<Option<G::EventView>>,
}

/// The log.
pub fn log<G: Playable>(session: Session<G>, ways: LogWays<G>) -> View {
    let LogWays { actor, skip, fold, after, touch } = ways;
    let line = move |(before, told): (&[Told<G::EventView>], &Told<G::EventView>)| {
        let (event, focused) = (told.event.clone(), told.event.clone());
        let mark = actor(&told.event).map(seat_mark);
        let round = (!after(&told.event)).then(|| told.round.to_string());
        let words = match fold(before, &told.event) {
            Some(message) => session.say(&message),
            None => sentence(session, &told.event),
        };
        view! {
            <li
                class="log-line"
                tabindex="-1"
                on:focus=move |_| touch.run(Some(focused.clone()))
                on:blur=move |_| touch.run(None)
                on:pointerenter=move |_| touch.run(Some(event.clone()))
                on:pointerleave=move |_| touch.run(None)
            >
                <span class="log-go">
                    <span class="log-mark">{mark}</span>
                    <span>{words}</span>
                    <span class="code">{round}</span>
                </span>
            </li>
        }
    };
    let lines = move || {
        session.log.with(|log| {
            log.iter()
                .enumerate()
                .rev()
                .filter(|(_, told)| !skip(&told.event))
                .map(|(place, told)| (log.get(..place).unwrap_or_default(), told))
                .take(SHOWN)
                .map(line)
                .collect::<Vec<_>>()
        })
    };
    let is_empty = move || session.log.with(|log| log.iter().all(|told| skip(&told.event)));
    view! {
        {show(is_empty, || view! { <p class="moves-none">{tr("log-empty")}</p> })}
        <ol class="log" tabindex="0" aria-label=tr("log") on:keydown=walk>{lines}</ol>
    }
}

/// Up and down walk from line to line: the log is one stop of the keyboard, as the board is.
#[expect(clippy::needless_pass_by_value, reason = "a handler is given its event")]
fn walk(event: KeyboardEvent) {
    let Some(at) = event.target().and_then(|at| at.dyn_into::<Element>().ok()) else { return };
    let next = match (event.key().as_str(), at.local_name() == "ol") {
        ("ArrowDown", true) => at.first_element_child(),
        ("ArrowDown", false) => at.next_element_sibling(),
        ("ArrowUp", false) => at.previous_element_sibling(),
        _ => return,
    };
    event.prevent_default();
    focus::give(next);
}

/// Reads aloud what has just happened, but for what goes without saying; seen by nobody.
pub fn announcer<G: Playable>(session: Session<G>, skip: fn(&G::EventView) -> bool) -> View {
    let said = move || {
        session.update.with(|update| {
            let events = update.as_ref().map(|update| update.events.as_slice());
            let new = events.unwrap_or_default().iter().filter(|told| !skip(&told.event));
            // After a reload the whole story comes at once: nobody wants to hear it all.
            let old = new.clone().count().saturating_sub(12);
            let new = new.skip(old).map(|told| sentence(session, &told.event));
            new.collect::<Vec<_>>().join(" ")
        })
    };
    view! { <p class="vh" role="log" aria-live="polite">{said}</p> }
}
