//! What the others have done since the own last turn: how Spy Connection tells a turn in one sentence, with the points
//! before and after it. Which turns are told is decided in `ui::since`.

use dom::prelude::*;
use game::{Message, Seat};
use spy_connection::ids::Mission;
use spy_connection::{Event, StepView};
use table::Told;
use ui::log::{Said, sentence};
use ui::since::{self, Line, Turn, Turns};

use crate::recalled;
use crate::scene::{Things, actor};
use crate::tabletop::Tabletop;
use crate::tickets::vignette;

/// How the log falls into turns.
pub const TURNS: Turns<Event> = Turns { actor, begins, opens };

const fn begins(event: &Event) -> Option<Seat> {
    if let Event::TurnBegan { seat, .. } = *event { Some(seat) } else { None }
}

/// Where no start missions are chosen, the first turn begins with the setup, of which nothing is told.
fn opens(event: &Event) -> Option<Seat> {
    actor(event).filter(|_| !matches!(event, Event::Chose { .. } | Event::Resigned { .. }))
}

/// All lines, the newest turn first.
fn news(top: Tabletop) -> Vec<Line> {
    since::lines(top.session, TURNS, &|turn| tell_turn(top, turn))
}

/// The box above the log.
pub fn list(top: Tabletop) -> View {
    since::list(move || if top.is_choosing() { Vec::new() } else { news(top) })
}

/// The strip over the board of a small screen, at the beginning of the own turn: the first press takes it away.
pub fn strip(top: Tabletop) -> View {
    let asked = move || top.session.update.with(|update| update.as_ref().map(|update| update.ask));
    let seen = RwSignal::new(None);
    dom::hear_window("click", move |_| seen.set(asked()));
    let is_new = move || top.step() == Some(StepView::Fresh) && seen.get() != asked();
    let lines = move || if is_new() { news(top) } else { Vec::new() };
    since::strip(lines, || {})
}

/// What this seat has done so far in its running turn.
pub fn latest(top: Tabletop, seat: Seat) -> Option<String> {
    let line = top.session.log.with(|log| tell_turn(top, &running(log, seat)?));
    line.map(|line| line.text)
}

/// The turn that runs, if it is this seat's: what was done before it is no longer news.
fn running(log: &[Told<Event>], seat: Seat) -> Option<Turn<'_, Event>> {
    TURNS.cut(log).pop().filter(|turn| turn.seat == Some(seat))
}

/// A turn in one sentence.
fn tell_turn(top: Tabletop, turn: &Turn<'_, Event>) -> Option<Line> {
    let seat = turn.seat?;
    let events = || turn.events.iter().map(|told| &told.event);
    // Before the first turn, start missions are chosen.
    if !turn.away && events().all(|event| matches!(event, Event::Chose { .. })) {
        return None;
    }
    if turn.away {
        let said = played(top, turn, seat);
        return (!said.is_empty()).then(|| Line::new(turn.seat, said.join(" ")));
    }
    let deeds = deeds(top, turn);
    if deeds.is_empty() {
        return None;
    }
    let message = Message::new("sc-since-turn").with("seat", seat).with("deeds", deeds);
    let mut text = top.session.say(&message);
    let after = |event: &&Event| {
        matches!(event, Event::EndBegan { .. } | Event::Resigned { .. } | Event::Abandoned)
    };
    for event in events().filter(after) {
        text = [text, sentence(top.session, event)].join(" ");
    }
    let (first, last) = (turn.events.first()?.seq, turn.events.last()?.seq);
    let (before, now) = top.session.log.with(|log| {
        let of = |told: &Told<Event>| told.event;
        let until = |seq: u32| log.iter().take_while(move |told| told.seq <= seq).map(of);
        let earlier = log.iter().take_while(|told| told.seq < first).map(of);
        (points(top.things, seat, earlier), points(top.things, seat, until(last)))
    });
    let points = (now != before).then(|| view! { <span class="code">{before}" → "{now}</span> });
    let place = events().rev().find_map(|event| {
        let (Event::Connected { to, .. } | Event::Went { to, .. }) = *event else { return None };
        Some(vignette(top.things, to))
    });
    let picture = view! { <span class="since-at">{place}{points}</span> };
    Some(Line { picture, ..Line::new(turn.seat, text) })
}

/// What a bot did in the reader's place, in the sentences of the log: they say "you".
fn played(top: Tabletop, turn: &Turn<'_, Event>, seat: Seat) -> Vec<String> {
    let log: Vec<Told<Event>> = turn.events.iter().map(|told| (*told).clone()).collect();
    let say = |(place, told): (usize, &Told<Event>)| {
        let event = &told.event;
        if actor(event) != Some(seat) || begins(event).is_some() {
            return None;
        }
        match recalled::said(top.things, &log, place) {
            Said::Itself => Some(sentence(top.session, event)),
            Said::Together(message) => Some(top.session.say(&message)),
            Said::Later => None,
        }
    };
    log.iter().enumerate().filter_map(say).collect()
}

/// What somebody did, each as the end of a sentence that begins with the name.
fn deeds(top: Tabletop, turn: &Turn<'_, Event>) -> Vec<String> {
    let things = top.things;
    let say = |message: Message| top.session.say(&message);
    let events = || turn.events.iter().map(|told| told.event);
    let connects = events().any(|event| matches!(event, Event::Connected { .. }));
    let (mut all, mut home, mut covered, mut place) = (Vec::new(), 0_u8, 0_u8, None);
    for event in events() {
        let deed = match event {
            Event::Took { mission, agents, .. } => Message::new("sc-did-took")
                .with("mission", things.mission(mission))
                .with("agents", agents),
            Event::Connected { to, agents, .. } => Message::new("sc-did-connected")
                .with("city", things.city(to))
                .with("agents", agents),
            // The way to where a connection begins goes without saying.
            Event::Went { to, .. } if !connects => {
                Message::new("sc-did-went").with("city", things.city(to))
            }
            Event::Recalled { agents, .. } => {
                home += agents;
                continue;
            }
            Event::RecalledObjective { .. } => {
                home += 1;
                continue;
            }
            Event::Marked { city, .. } => {
                covered += 1;
                place = Some(city);
                continue;
            }
            Event::Completed { mission, points, .. } => Message::new("sc-did-completed")
                .with("mission", things.mission(mission))
                .with("points", points),
            Event::Discarded { mission, .. } => {
                Message::new("sc-did-discarded").with("mission", things.mission(mission))
            }
            Event::Declined { .. } => Message::new("sc-did-declined"),
            Event::Went { .. }
            | Event::Chose { .. }
            | Event::Revealed { .. }
            | Event::EndBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Resigned { .. }
            | Event::Abandoned
            | Event::Ended => continue,
        };
        all.push((matches!(event, Event::Completed { .. }), say(deed)));
    }
    if let Some(city) = place {
        let words = Message::new("sc-did-covered").with("city", things.city(city));
        let words = say(words.with("missions", covered));
        // A mission is complete once its last city is covered.
        let at = all.iter().position(|(completes, _)| *completes).unwrap_or(all.len());
        all.insert(at, (false, words));
    }
    if home > 0 {
        let words = Message::new("sc-did-recalled").with("agents", home);
        all.push((false, say(words)));
    }
    all.into_iter().map(|(_, words)| words).collect()
}

/// The points of a seat after these events, counted as the rules count them (SC-8.3).
fn points(things: Things, seat: Seat, events: impl Iterator<Item = Event>) -> i32 {
    let edition = things.edition();
    tally(seat, events, |mission| {
        edition.mission(mission).map_or((0, false), |card| (card.points, card.red.is_some()))
    })
}

/// The same with what has to be known of a card: its points, and whether it is a start mission.
fn tally(
    seat: Seat,
    events: impl Iterator<Item = Event>,
    card: impl Fn(Mission) -> (u8, bool),
) -> i32 {
    // One entry for each covered city. Which start mission was dealt no event tells; its city is covered at once.
    let mut covered: Vec<Option<Mission>> = vec![None];
    let mut done = 0;
    for event in events.filter(|event| actor(event) == Some(seat)) {
        let mission = match event {
            Event::Chose { mission, .. }
            | Event::Marked { mission, .. }
            | Event::RecalledObjective { mission, .. }
            | Event::Discarded { mission, .. }
            | Event::Completed { mission, .. } => mission,
            Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Went { .. }
            | Event::Connected { .. }
            | Event::Recalled { .. }
            | Event::EndBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Declined { .. }
            | Event::Resigned { .. }
            | Event::Abandoned
            | Event::Ended => continue,
        };
        let (worth, is_start) = card(mission);
        // Nobody has two start missions, so this is the one.
        if let Some(start) = covered.iter_mut().find(|city| is_start && city.is_none()) {
            *start = Some(mission);
        }
        match event {
            Event::Marked { .. } => covered.push(Some(mission)),
            Event::RecalledObjective { .. } => {
                if let Some(at) = covered.iter().position(|other| *other == Some(mission)) {
                    covered.remove(at);
                }
            }
            Event::Discarded { .. } => covered.retain(|other| *other != Some(mission)),
            Event::Completed { .. } => {
                covered.retain(|other| *other != Some(mission));
                done += i32::from(worth);
            }
            Event::Chose { .. }
            | Event::Took { .. }
            | Event::Revealed { .. }
            | Event::Went { .. }
            | Event::Connected { .. }
            | Event::Recalled { .. }
            | Event::EndBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Declined { .. }
            | Event::Resigned { .. }
            | Event::Abandoned
            | Event::Ended => {}
        }
    }
    done + i32::try_from(covered.len()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game::{Act, ActionList, Chance, Choices, Deal, Game, Seed, Viewer};
    use spy_connection::SpyConnection;
    use spy_connection::ids::City;

    use super::*;

    #[test]
    fn what_was_done_before_the_running_turn_is_no_longer_told() {
        let began = |seat| Event::TurnBegan { seat: Seat(seat), round: 1, extra: false };
        let went = Event::Went { seat: Seat(0), from: City(0), to: City(1) };
        let told = |event| Told { seq: 1, round: 1, event };
        let log = [began(0), went, began(1)].map(told);
        let deeds = |log, seat| running(log, Seat(seat)).map(|turn| turn.events.len());
        assert_eq!(deeds(&log[..2], 0), Some(2));
        assert_eq!(deeds(&log, 0), None);
        assert_eq!(deeds(&log, 1), Some(1));
        assert_eq!(deeds(&[], 0), None);
        // The first turn, which no event begins.
        assert_eq!(deeds(&log[1..2], 0), Some(1));
    }

    #[test]
    fn the_points_of_a_turn_are_those_that_the_rules_count() {
        let game = SpyConnection::house().unwrap();
        let deal = Deal::new(Seed::from_text("tally"));
        let mut chance = deal.stream("test");
        let mut state = game.setup(&SpyConnection::default_options(3), &deal).unwrap();
        let (mut events, mut most) = (Vec::new(), 0);
        for _ in 0..1500 {
            let Some(seat) = game.to_act(&state).iter().next() else { break };
            let mut list = ActionList::new();
            game.legal(&state, seat, &mut list);
            let action = list[chance.below(list.len() as u32) as usize];
            game.apply(&mut state, Act::Seat(seat, action), &mut events).unwrap();
            let view = game.view(&state, Viewer::Spectator);
            for seat in Seat::first(3) {
                let card = |mission| {
                    let card = game.edition().mission(mission).unwrap();
                    (card.points, card.red.is_some())
                };
                let counted = tally(seat, events.iter().copied(), card);
                assert_eq!(counted, view.seats[seat.index()].points);
                most = most.max(counted);
            }
        }
        assert!(most > 1, "{most}");
    }
}
