//! What the others did since the reader's last turn, one line a turn; and how a log falls into turns.
//!
//! A game says in [`Turns`] how its log is cut, and tells each turn in one sentence:
//!
//! ```ignore
//! let news = move || since::lines(top.session, TURNS, &|turn| {
//!     Some(Line::new(turn.seat, words_for(&turn.events)))
//! });
//! view! { {since::list(news)} }      // the box above the log
//! view! { {since::strip(news, put_away)} } // the same on a phone
//! ```
//!
//! Which turns are told is decided here: all that others have finished or begun since the reader's last turn, and what
//! a bot played for the reader meanwhile, whose line says so by itself.

use dom::prelude::*;
use game::{Playable, Seat};
use table::Told;

use crate::icon::icon;
use crate::seat_mark::seat_mark;
use crate::session::Session;
use crate::speech::{t, tell};

/// A phone shows so many lines over the board; the log has all of them.
const ON_A_STRIP: usize = 3;

/// How a game's log falls into turns.
pub struct Turns<E> {
    /// Who did it, where somebody did.
    pub actor: fn(&E) -> Option<Seat>,
    /// Whose turn begins with it. Until a turn has begun, and in games in which all choose at once, what somebody does
    /// in a round is that person's turn.
    pub begins: fn(&E) -> Option<Seat>,
    /// Whose turn it is where a log starts with this: a first turn that follows on the setup begins without saying so.
    pub opens: fn(&E) -> Option<Seat>,
}

impl<E> Clone for Turns<E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for Turns<E> {}

/// A turn and what happened in it.
pub struct Turn<'e, E> {
    /// Whose turn it is, if it is anybody's.
    pub seat: Option<Seat>,
    /// The round in which it began.
    pub round: u32,
    /// Everything that happened in it, its beginning too, in that order.
    pub events: Vec<&'e Told<E>>,
    /// Did a bot play it, or a part of it, for the reader? Then only that part is here.
    pub away: bool,
}

impl<E> Turn<'_, E> {
    /// Is it still being played? `in_turn` is whose turn it is now, `last` the newest row of the log.
    pub fn runs(&self, in_turn: Option<Seat>, last: u32) -> bool {
        self.seat.is_some()
            && self.seat == in_turn
            && self.events.last().is_some_and(|told| told.seq == last)
    }
}

impl<E> Turns<E> {
    /// Whose turn begins with this entry of the log.
    pub fn begins_at(&self, log: &[Told<E>], place: usize) -> Option<Seat> {
        let event = &log.get(place)?.event;
        (self.begins)(event).or_else(|| (self.opens)(event).filter(|_| place == 0))
    }

    /// The turns of this log, in order.
    pub fn cut<'e>(&self, log: &'e [Told<E>]) -> Vec<Turn<'e, E>> {
        let mut turns: Vec<Turn<'e, E>> = Vec::new();
        let mut in_turns = false;
        for (at, told) in log.iter().enumerate() {
            let begins = self.begins_at(log, at);
            in_turns |= begins.is_some();
            let seat = begins.or_else(|| (self.actor)(&told.event));
            let place = match (begins, in_turns) {
                (Some(_), _) => None,
                (None, true) => turns.len().checked_sub(1),
                (None, false) => {
                    turns.iter().rposition(|turn| turn.seat == seat && turn.round == told.round)
                }
            };
            match place.and_then(|place| turns.get_mut(place)) {
                Some(turn) => turn.events.push(told),
                None => {
                    let events = vec![told];
                    turns.push(Turn { seat, round: told.round, events, away: false });
                }
            }
        }
        turns
    }

    /// What the reader has missed: everything since the own last turn, without the one that is being played.
    pub fn missed<'e>(
        &self,
        log: &'e [Told<E>],
        reader: Seat,
        is_own_row: &dyn Fn(u32) -> bool,
    ) -> Vec<Turn<'e, E>> {
        let mut turns = self.cut(log);
        for turn in turns.iter_mut().filter(|turn| turn.seat == Some(reader)) {
            let acts = |told: &&Told<E>| {
                (self.actor)(&told.event) == Some(reader) && (self.begins)(&told.event).is_none()
            };
            turn.away = turn.events.iter().any(|told| acts(told) && !is_own_row(told.seq));
            if turn.away {
                turn.events.retain(|told| !is_own_row(told.seq));
            }
        }
        let own = |turn: &Turn<'_, E>| turn.seat == Some(reader) && !turn.away;
        // The turn that runs, with the extra turn before it.
        let running = turns.iter().rev().take_while(|turn| own(turn)).count();
        turns.truncate(turns.len() - running);
        let first = turns.iter().rposition(own).map_or(0, |last| last + 1);
        turns.drain(..first);
        turns
    }
}

/// One line: what a turn came to.
pub struct Line {
    /// Who did it, where somebody did.
    pub seat: Option<Seat>,
    /// What, in one sentence.
    pub text: String,
    /// Does it touch what is the reader's?
    pub hits: bool,
    /// Did a bot do it for the reader?
    pub away: bool,
    /// A thumbnail of the place, or nothing.
    pub picture: View,
}

impl Line {
    /// A line without a picture that touches nobody who reads it.
    pub const fn new(seat: Option<Seat>, text: String) -> Self {
        Self { seat, text, hits: false, away: false, picture: View::Nothing }
    }
}

/// The lines for the person at the screen, the newest turn first as in the log; `say` tells a turn, or that it is not worth a line.
pub fn lines<G: Playable>(
    session: Session<G>,
    turns: Turns<G::EventView>,
    say: &dyn Fn(&Turn<'_, G::EventView>) -> Option<Line>,
) -> Vec<Line> {
    let Some(reader) = session.me() else { return Vec::new() };
    session.log.with(|log| {
        let missed = turns.missed(log, reader, &|row| session.is_own_row(row));
        let line = |turn: &Turn<'_, G::EventView>| {
            let line = say(turn)?;
            Some(Line { away: turn.away, ..line })
        };
        missed.iter().rev().filter_map(line).collect()
    })
}

/// All lines, in a box above the log.
pub fn list(lines: impl Fn() -> Vec<Line> + 'static) -> View {
    View::live(move || {
        let lines: Vec<_> = lines().into_iter().map(row).collect();
        if lines.is_empty() {
            return View::Nothing;
        }
        view! {
            <section class="since" tabindex="0" aria-label=t("since")>
                <h3 class="label">{t("since")}</h3>
                <ul>{lines}</ul>
            </section>
        }
    })
}

/// The newest lines over the board of a small screen; the log has all of them. A press puts them away.
pub fn strip(lines: impl Fn() -> Vec<Line> + 'static, press: impl Fn() + Clone + 'static) -> View {
    View::live(move || {
        let all = lines();
        let older = all.len().saturating_sub(ON_A_STRIP);
        let shown: Vec<_> = all.into_iter().take(ON_A_STRIP).map(row).collect();
        if shown.is_empty() {
            return View::Nothing;
        }
        let older = u32::try_from(older).unwrap_or(u32::MAX);
        let more = (older > 0).then(
            || view! { <b>{tell(&game::Message::new("since-more").with("count", older))}</b> },
        );
        let press = press.clone();
        view! {
            <div class="since-strip" role="group" aria-label=t("since")>
                <ul>{shown}</ul>
                {more}
                <button class="since-open" on:click=move |_| press()>{icon("close")}<span class="vh">{t("close")}</span></button>
            </div>
        }
    })
}

fn row(line: Line) -> View {
    let class = if line.hits { "is-hit" } else { "" };
    let mark = line.seat.map(seat_mark);
    let away = line.away.then(|| view! { <b>{t("since-away")}</b>" " });
    view! {
        <li class=class>
            <span class="log-mark">{mark}</span>
            <span>{away}{line.text}</span>
            {line.picture}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A turn begins, or somebody does something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Event {
        Turn(u8),
        Did(u8, char),
    }
    use Event::{Did, Turn as Begins};

    const TURNS: Turns<Event> = Turns {
        actor: |event| match *event {
            Begins(seat) | Did(seat, _) => Some(Seat(seat)),
        },
        begins: |event| match *event {
            Begins(seat) => Some(Seat(seat)),
            Did(..) => None,
        },
        opens: |event| match *event {
            Did(seat, 'o') => Some(Seat(seat)),
            Begins(_) | Did(..) => None,
        },
    };

    fn told(events: &[(u32, Event)]) -> Vec<Told<Event>> {
        let told = |(seq, (round, event)): (u32, &(u32, Event))| Told {
            seq,
            round: *round,
            event: *event,
        };
        (1..).zip(events).map(told).collect()
    }

    /// Seat and letters of each turn that seat 0 has missed; these rows did not come from its page.
    fn missed(events: &[(u32, Event)], others: &[u32]) -> Vec<String> {
        let log = told(events);
        let turns = TURNS.missed(&log, Seat(0), &|row| !others.contains(&row));
        let says = |turn: &Turn<'_, Event>| {
            let done = turn.events.iter().filter_map(|told| match told.event {
                Did(_, what) => Some(what),
                Begins(_) => None,
            });
            let mark = if turn.away { "!" } else { "" };
            let seat = turn.seat.map(|seat| seat.to_string()).unwrap_or_default();
            format!("{mark}{seat} {}", done.collect::<String>())
        };
        turns.iter().map(says).collect()
    }

    fn round(events: &[Event]) -> Vec<(u32, Event)> {
        events.iter().map(|event| (1, *event)).collect()
    }

    #[test]
    fn every_turn_of_others_since_the_own_last_one_is_one_entry() {
        let log =
            [Begins(0), Did(0, 'a'), Begins(1), Did(1, 'b'), Did(1, 'c'), Begins(2), Did(2, 'd')];
        assert_eq!(missed(&round(&log), &[]), ["B bc", "C d"]);
        // It stays while the own turn is played, and what is done there is not told.
        let log = [&log[..], &[Begins(0), Did(0, 'e')]].concat();
        assert_eq!(missed(&round(&log), &[]), ["B bc", "C d"]);
        // An extra turn is part of the own turn.
        let log = [&log[..], &[Begins(0), Did(0, 'f')]].concat();
        assert_eq!(missed(&round(&log), &[]), ["B bc", "C d"]);
    }

    #[test]
    fn only_the_newest_turn_of_whoever_is_asked_still_runs() {
        let log = told(&round(&[Begins(1), Did(1, 'a'), Begins(2), Begins(1)]));
        let runs = |in_turn| -> Vec<bool> {
            TURNS.cut(&log).iter().map(|turn| turn.runs(in_turn, 4)).collect()
        };
        assert_eq!(runs(Some(Seat(1))), [false, false, true]);
        assert_eq!(runs(Some(Seat(2))), [false, false, false]);
        assert_eq!(runs(None), [false, false, false]);
    }

    #[test]
    fn who_plays_first_has_missed_nothing() {
        assert_eq!(missed(&round(&[Begins(0), Did(0, 'a')]), &[]), [""; 0]);
        assert_eq!(missed(&[], &[]), [""; 0]);
    }

    #[test]
    fn the_first_turn_may_begin_without_saying_so() {
        let log = [Did(1, 'o'), Did(1, 'a'), Begins(2), Did(2, 'o'), Begins(0), Did(0, 'b')];
        assert_eq!(missed(&round(&log), &[]), ["B oa", "C o"]);
        assert_eq!(missed(&round(&[Did(0, 'o'), Begins(1), Did(1, 'a')]), &[]), ["B a"]);
    }

    #[test]
    fn what_a_bot_played_for_the_reader_is_told_and_so_is_all_around_it() {
        let log = [
            Begins(0),
            Did(0, 'a'),
            Begins(1),
            Did(1, 'b'),
            Begins(0),
            Did(0, 'c'),
            Begins(1),
            Did(1, 'd'),
            Begins(0),
            Did(0, 'e'),
            Did(0, 'f'),
        ];
        // Rows 5 and 6 came while the page was away.
        assert_eq!(missed(&round(&log), &[3, 4, 5, 6, 7, 8, 9]), ["B b", "!A c", "B d"]);
        // The bot has begun the turn that runs.
        assert_eq!(missed(&round(&log), &[9, 10]), ["B d", "!A e"]);
    }

    #[test]
    fn where_all_choose_at_once_a_round_is_everybodys_turn() {
        let log = [
            (1, Did(1, 'a')),
            (1, Did(0, 'b')),
            (1, Did(1, 'c')),
            (2, Did(2, 'd')),
            (2, Did(1, 'e')),
        ];
        let cut = told(&log);
        let cut = TURNS.cut(&cut);
        let seats: Vec<_> = cut.iter().map(|turn| (turn.seat, turn.round)).collect();
        let seat = |seat| Some(Seat(seat));
        assert_eq!(seats, [(seat(1), 1), (seat(0), 1), (seat(2), 2), (seat(1), 2)]);
        assert_eq!(missed(&log, &[]), ["C d", "B e"]);
    }
}
