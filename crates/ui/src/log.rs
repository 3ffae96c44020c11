//! What has happened, in sentences, turn by turn, the newest first; and the live region that reads it aloud.

use dom::prelude::*;
use game::{Message, Playable, Seat};
use table::Told;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};

use crate::focus;
use crate::seat_mark::seat_mark;
use crate::session::Session;
use crate::since::Turns;
use crate::speech::{speech, t, tell, tr};

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
    /// Who did it, and whose turn begins with it.
    pub turns: Turns<G::EventView>,
    /// What goes without saying, such as whose turn begins.
    pub skip: fn(&G::EventView) -> bool,
    /// What is told together with what went before.
    pub fold: Fold<G::EventView>,
    /// What belongs to no round, such as all that comes after the last one.
    pub after: fn(&G::EventView) -> bool,
    /// Is told which line the pointer or the focus is on, so that the board can show what it touched.
    pub touch: Callback<Option<G::EventView>>,
}

/// What is said in place of an entry of the log.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// What it says by itself.
    Itself,
    /// One sentence for it and those right before it.
    Together(Message),
    /// Nothing: a later line tells it too.
    Later,
}

/// The log.
pub fn log<G: Playable>(session: Session<G>, ways: LogWays<G>) -> View {
    log_together(session, ways, |_, _| Said::Itself)
}

/// The log, where entries that follow each other can be one line; `said` decides about the entry at a place.
pub fn log_together<G: Playable>(
    session: Session<G>,
    ways: LogWays<G>,
    said: impl Fn(&[Told<G::EventView>], usize) -> Said + 'static,
) -> View {
    let LogWays { turns, skip, fold, after, touch } = ways;
    let line = move |log: &[Told<G::EventView>], place: usize| {
        let told = log.get(place)?;
        let (event, focused) = (told.event.clone(), told.event.clone());
        let mark = (turns.actor)(&told.event).map(seat_mark);
        let folded = || fold(log.get(..place).unwrap_or_default(), &told.event);
        let message = match said(log, place) {
            Said::Itself if skip(&told.event) => return None,
            Said::Itself => folded(),
            Said::Together(message) => Some(message),
            Said::Later => return None,
        };
        let words = match message {
            Some(message) => session.say(&message),
            None => sentence(session, &told.event),
        };
        Some(view! {
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
                </span>
            </li>
        })
    };
    // Above the lines of a turn: whose it is, and in which round.
    let head = move |head: Head| {
        let you = |seat| (session.reader() == Some(seat)).then(|| t("you"));
        let name = head.seat.map(|seat| you(seat).unwrap_or_else(|| session.name(seat)));
        let round = head.round.map(|round| tell(&Message::new("bar-round").with("round", round)));
        (name.is_some() || round.is_some()).then(|| {
            view! { <li class="log-turn"><b>{name}</b><span class="code">{round}</span></li> }
        })
    };
    let lines = move || {
        session.log.with(|log| {
            let heads = heads(log, turns, after);
            let told = (0..log.len()).rev();
            let told = told.filter_map(|place| Some((place, line(log, place)?)));
            let mut shown = Vec::new();
            let mut last = None;
            for (place, line) in told.take(SHOWN) {
                let of = heads.get(place).copied();
                if of != last {
                    shown.extend(of.and_then(head));
                    last = of;
                }
                shown.push(line);
            }
            shown
        })
    };
    let is_empty = move || session.log.with(|log| log.iter().all(|told| skip(&told.event)));
    view! {
        {show(is_empty, || view! { <p class="moves-none">{tr("log-empty")}</p> })}
        <ol class="log" tabindex="0" aria-label=tr("log") on:keydown=walk>{lines}</ol>
    }
}

/// What stands above some lines of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Head {
    /// The first entry below it.
    start: usize,
    seat: Option<Seat>,
    round: Option<u32>,
}

/// For each entry of the log the heading it stands under: its turn, or its round where nobody's turn has begun.
fn heads<E>(log: &[Told<E>], turns: Turns<E>, after: fn(&E) -> bool) -> Vec<Head> {
    let mut heads: Vec<Head> = Vec::new();
    for (start, told) in log.iter().enumerate() {
        let round = (!after(&told.event)).then_some(told.round);
        let last = heads.last().copied();
        let stays = |last: &Head| match (last.seat, round) {
            // A turn goes on until the next one begins, or until something belongs to no round.
            (Some(_), _) => round.is_some(),
            (None, _) => last.round == round,
        };
        let head = match (turns.begins_at(log, start), last.filter(stays)) {
            (None, Some(last)) => last,
            (seat, _) => Head { start, seat, round },
        };
        heads.push(head);
    }
    heads
}

/// Up and down walk from line to line: the log is one stop of the keyboard, as the board is.
#[expect(clippy::needless_pass_by_value, reason = "a handler is given its event")]
fn walk(event: KeyboardEvent) {
    let Some(at) = event.target().and_then(|at| at.dyn_into::<Element>().ok()) else { return };
    let (mut next, is_down) = match (event.key().as_str(), at.local_name() == "ol") {
        ("ArrowDown", true) => (at.first_element_child(), true),
        ("ArrowDown", false) => (at.next_element_sibling(), true),
        ("ArrowUp", false) => (at.previous_element_sibling(), false),
        _ => return,
    };
    // Headings are passed over.
    while let Some(head) = next.take_if(|line| !line.has_attribute("tabindex")) {
        next = if is_down { head.next_element_sibling() } else { head.previous_element_sibling() };
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stand_under_their_turn_or_their_round() {
        // A turn begins, something happens, something happens that belongs to no round.
        let turns = Turns::<(u32, Option<u8>)> {
            actor: |_| None,
            begins: |(_, turn)| turn.map(Seat),
            opens: |(round, _)| (*round == 7).then_some(Seat(2)),
        };
        let log = [(1, None), (2, None), (2, Some(1)), (2, None), (3, Some(0)), (9, None)];
        let told = |event: (u32, Option<u8>)| Told { seq: 1, round: event.0, event };
        let log = log.map(told);
        let all = heads(&log, turns, |event| event.0 == 9);
        let starts: Vec<_> = all.iter().map(|head| head.start).collect();
        assert_eq!(starts, [0, 1, 2, 2, 4, 5]);
        let seats: Vec<_> = all.iter().map(|head| head.seat.map(|seat| seat.0)).collect();
        assert_eq!(seats, [None, None, Some(1), Some(1), Some(0), None]);
        assert_eq!(all.last().map(|head| head.round), Some(None));
        // The first turn may begin without saying so.
        let log = [(7, None), (7, None), (7, Some(0)), (7, None)].map(told);
        let seats = heads(&log, turns, |_| false).into_iter().map(|head| head.seat);
        assert_eq!(seats.collect::<Vec<_>>(), [2, 2, 0, 0].map(|seat| Some(Seat(seat))));
    }
}
