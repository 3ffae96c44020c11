//! What happened since the own last choice: which missions were fulfilled, whose lair is full, who came back with what.
//! Which turns are told is decided in `ui::since`.

use dom::prelude::*;
use game::{Message, Seat};
use spyworld::{Event, PhaseView};
use ui::log::sentence;
use ui::since::{self, Line, Turn, Turns};

use crate::drawer::goes_without_saying;
use crate::raid::loot;
use crate::scene::{Scene, money};
use crate::tabletop::{Tab, Tabletop};

/// How the log falls into turns: all choose at once, so that nobody's turn begins.
pub const TURNS: Turns<Event> = Turns { actor, begins: |_| None, opens: |_| None };

/// That somebody is ready is no turn of anybody.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Confirmed { .. } | Event::Withdrawn { .. } => None,
        other => crate::scene::actor(other),
    }
}

/// All lines, the newest turn first.
fn news(top: Tabletop) -> Vec<Line> {
    let tells = |scene: &Scene| !matches!(scene.view.phase, PhaseView::Over { .. });
    let lines = top.with(|scene| {
        let line = |turn: &Turn<'_, Event>| line(top, scene, turn);
        tells(scene).then(|| since::lines(top.session, TURNS, &line))
    });
    lines.flatten().unwrap_or_default()
}

/// A turn in a line; nothing where all of it is secret.
fn line(top: Tabletop, scene: &Scene, turn: &Turn<'_, Event>) -> Option<Line> {
    let raided = turn.seat.and_then(|seat| {
        let own = scene.seat(seat).filter(|own| own.stopped && own.raid.is_some())?;
        let told = turn.events.iter().any(|told| matches!(told.event, Event::Stopped { .. }));
        let prey = scene.victim(seat).filter(|_| told && !own.resigned && !turn.away)?;
        let words = Message::new("sw-since-raid")
            .with("seat", seat)
            .with("prey", prey)
            .with("money", money(loot(top.things, scene, seat)));
        Some((top.session.say(&words), Some(prey) == scene.me))
    });
    if let Some((text, hits)) = raided {
        return Some(Line { hits, ..Line::new(turn.seat, text) });
    }
    let tells = |event: &&Event| match **event {
        Event::Fulfilled { .. }
        | Event::LairFull { .. }
        | Event::Stopped { .. }
        | Event::TimeUp
        | Event::Handed { .. }
        | Event::Resigned { .. } => true,
        Event::Drafted { .. } | Event::Moved { .. } | Event::AgentChosen { .. } => {
            turn.away && !goes_without_saying(event)
        }
        Event::RoundBegan { .. }
        | Event::Confirmed { .. }
        | Event::Withdrawn { .. }
        | Event::AgentShown { .. }
        | Event::SplitAsked { .. }
        | Event::TakenBack { .. }
        | Event::Abandoned
        | Event::Ended => false,
    };
    let events = turn.events.iter().map(|told| &told.event);
    let said: Vec<_> = events.filter(tells).map(|event| sentence(top.session, event)).collect();
    (!said.is_empty()).then(|| Line::new(turn.seat, said.join(" ")))
}

/// The box above the log.
pub fn list(top: Tabletop) -> View {
    since::list(move || news(top))
}

/// The newest lines on a phone, what a bot did for the reader before them; a press opens the log.
pub fn strip(top: Tabletop) -> View {
    let lines = move || {
        let mut lines = news(top);
        lines.sort_by_key(|line| !line.away);
        lines
    };
    since::strip(lines, move || top.tab.set(Tab::Table))
}
