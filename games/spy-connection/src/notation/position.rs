//! Writes a whole position as text, one fact a line.

use game::Seat;

use super::{city_id, mission_id, space_id};
use crate::Edition;
use crate::ids::{Mission, Space, bits};
use crate::options::Side;
use crate::state::{Open, Phase, State, Step, Turn};

/// Writes every fact of a position.
pub(super) fn write(edition: &Edition, state: &State) -> String {
    let mut out = String::new();
    let mission = |mission: Mission| mission_id(edition, mission);
    let list = |set: u64| bits(set).map(|index| mission(Mission::new(index))).collect::<Vec<_>>();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    let seats = || Seat::first(state.n_seats).map(|seat| (seat, state.seat(seat)));
    let agents: Vec<_> = seats().map(|(_, seat)| seat.agents.to_string()).collect();
    line(format!("seats {}", agents.join(" ")));
    line(format!("side {}", if state.side == Side::Dark { "dark" } else { "light" }));
    line(format!("start {}", state.start));
    line(format!("round {}", state.round));
    line(write_phase(state, mission));
    if let Some(seat) = state.trigger {
        line(format!("end-began {seat}"));
    }
    let display: Vec<_> =
        state.display.iter().map(|slot| slot.map_or_else(|| "-".to_owned(), mission)).collect();
    line(format!("display {}", display.join(" ")));
    if !state.deck.is_empty() {
        let deck: Vec<_> = state.deck.iter().map(mission).collect();
        line(format!("deck {}", deck.join(" ")));
    }
    if state.offer.iter().any(Option::is_some) {
        let offer: Vec<_> = state.offer.iter().flatten().copied().map(mission).collect();
        line(format!("offer {}", offer.join(" ")));
    }
    if state.out != 0 {
        line(format!("out {}", list(state.out).join(" ")));
    }
    for (letter, seat) in seats() {
        if let Some(spy) = seat.spy {
            line(format!("{letter} spy {}", city_id(edition, spy)));
        }
        let agents: Vec<_> = bits(seat.here)
            .map(Space)
            .map(|space| {
                let twice = if seat.agents_at(space.bit()) == 2 { "*2" } else { "" };
                format!("{}{twice}", space_id(edition, space))
            })
            .collect();
        if !agents.is_empty() {
            line(format!("{letter} agents {}", agents.join(" ")));
        }
        for open in seat.open.iter().flatten() {
            line(write_open(edition, letter, open));
        }
        if seat.done != 0 {
            line(format!("{letter} done {}", list(seat.done).join(" ")));
        }
        if seat.resigned {
            line(format!("{letter} resigned"));
        }
    }
    out
}

fn write_open(edition: &Edition, letter: Seat, open: &Open) -> String {
    let mut text = format!("{letter} mission {}", mission_id(edition, open.mission));
    if open.assigned > 0 {
        text += &format!(" assigned {}", open.assigned);
    }
    if open.covered != 0 {
        text += " covered";
        let cities = edition.mission(open.mission).into_iter().flat_map(|data| &data.cities);
        for (_, &city) in (0..8).zip(cities).filter(|(place, _)| open.covered & (1 << place) != 0) {
            text += &format!(" {}", city_id(edition, city));
        }
    }
    text
}

fn write_phase(state: &State, mission: impl Fn(Mission) -> String) -> String {
    match state.phase {
        Phase::Choose(seat) => format!("choose {seat}"),
        Phase::Over { abandoned: false } => "over".to_owned(),
        Phase::Over { abandoned: true } => "abandoned".to_owned(),
        Phase::Turn(turn) => {
            let mut text = format!("turn {}", turn_words(turn));
            let open = state.seat(turn.seat).open;
            for (_, open) in (0..8).zip(open).filter(|(place, _)| turn.marked & (1 << place) != 0) {
                text += &open
                    .map_or_else(String::new, |open| format!(" marked {}", mission(open.mission)));
            }
            text
        }
    }
}

/// Whose turn, and what kind: `B`, `A gone`, `A done extra owed 1`.
pub(super) fn turn_words(turn: Turn) -> String {
    let mut text = turn.seat.to_string();
    match turn.step {
        Step::Fresh => {}
        Step::Gone => text += " gone",
        Step::Done => text += " done",
    }
    if turn.is_extra {
        text += " extra";
    }
    if turn.owed > 0 {
        text += &format!(" owed {}", turn.owed);
    }
    text
}
