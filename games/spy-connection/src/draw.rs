//! The table drawn for a terminal: map, missions on display, what lies before each seat.
//!
//! Works on a view, so that it cannot show what is hidden.

mod map;

use game::{Arg, Lang, Message};

use crate::edition::Edition;
use crate::ids::{City, Mission};
use crate::view::{OpenView, PhaseView, SeatView, View};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 16] = [
    "board-title",
    "board-title-last",
    "board-title-over",
    "board-display",
    "board-slot",
    "board-slot-empty",
    "board-offer",
    "board-seat",
    "board-seat-left",
    "board-seat-choosing",
    "board-open",
    "board-done",
    "board-open-assigned",
    "board-points",
    "board-points-extra",
    "board-legend",
];

/// An old terminal's width, less one.
const WIDTH: usize = 79;

type Say<'s> = &'s dyn Fn(&Message) -> String;

/// Draws the whole table.
pub(crate) fn draw(edition: &Edition, view: &View, lang: Lang, say: Say<'_>) -> String {
    let title = match view.phase {
        PhaseView::Over { .. } => "board-title-over",
        PhaseView::Choose { .. } | PhaseView::Turn(_) if view.end_began.is_some() => {
            "board-title-last"
        }
        PhaseView::Choose { .. } | PhaseView::Turn(_) => "board-title",
    };
    let mut lines =
        vec![say(&Message::new(title).with("round", view.round).with("deck", view.deck))];
    lines.extend(map::draw(edition, view, lang));
    lines.push(say(&Message::new("board-legend")));
    lines.push(String::new());
    lines.push(say(&Message::new("board-display")));
    let prices = edition.prices(view.side);
    // The newest card is on top, as on the board.
    for (number, (card, &price)) in
        (1_u8..).zip(view.display.iter().zip(prices)).collect::<Vec<_>>().into_iter().rev()
    {
        lines.push(match card {
            Some(mission) => say(&Message::new("board-slot")
                .with("slot", number)
                .with("price", price)
                .with("mission", cities(edition, *mission, lang, " · ", &[]))
                .with("worth", worth(edition, *mission, say))),
            None => say(&Message::new("board-slot-empty").with("slot", number)),
        });
    }
    if !view.offer.is_empty() {
        lines.push(String::new());
        lines.push(say(&Message::new("board-offer")));
        for &mission in &view.offer {
            let id = edition.mission(mission).map_or("", |data| &data.id);
            lines.push(format!(
                "    {id:<16} {}  {}",
                cities(edition, mission, lang, " · ", &[]),
                worth(edition, mission, say)
            ));
        }
    }
    for (seat, own) in (0..).map(game::Seat).zip(&view.seats) {
        lines.push(String::new());
        lines.push(seat_line(edition, seat, own, lang, say));
        lines.extend(own.open.iter().map(|open| open_line(edition, open, lang, say)));
        if !own.done.is_empty() {
            let names = own.done.iter().map(|&mission| cities(edition, mission, lang, "–", &[]));
            let message = Message::new("board-done").with("missions", names.collect::<Vec<_>>());
            lines.extend(wrap(&say(&message)));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// A long list in lines of their own, all but the first indented a little more.
fn wrap(text: &str) -> Vec<String> {
    let mut lines = vec!["   ".to_owned()];
    for word in text.split_whitespace() {
        let width = lines.last().map_or(0, |line| line.chars().count() + 1 + word.chars().count());
        match lines.last_mut() {
            Some(line) if width <= WIDTH => *line += &format!(" {word}"),
            _ => lines.push(format!("      {word}")),
        }
    }
    lines
}

fn city_name(edition: &Edition, city: City, lang: Lang) -> &str {
    edition.city(city).map_or("?", |data| data.name.get(lang))
}

/// The cities of a mission with this between them; covered ones are ticked.
fn cities(
    edition: &Edition,
    mission: Mission,
    lang: Lang,
    joint: &str,
    covered: &[City],
) -> String {
    let cities = edition.mission(mission).into_iter().flat_map(|data| &data.cities);
    let name = |&city: &City| {
        let tick = if covered.contains(&city) { "✓" } else { "" };
        format!("{tick}{}", city_name(edition, city, lang))
    };
    cities.map(name).collect::<Vec<_>>().join(joint)
}

fn worth(edition: &Edition, mission: Mission, say: Say<'_>) -> String {
    edition.mission(mission).map_or_else(String::new, |data| {
        let key = if data.extra_turn { "board-points-extra" } else { "board-points" };
        say(&Message::new(key).with("points", data.points))
    })
}

fn seat_line(
    edition: &Edition,
    seat: game::Seat,
    own: &SeatView,
    lang: Lang,
    say: Say<'_>,
) -> String {
    let Some(spy) = own.spy else {
        return say(&Message::new("board-seat-choosing").with("seat", seat));
    };
    let key = if own.resigned { "board-seat-left" } else { "board-seat" };
    say(&Message::new(key)
        .with("seat", seat)
        .with("points", own.points)
        .with("done", Arg::Number(own.done.len() as i64))
        .with("supply", own.supply)
        .with("agents", own.agents)
        .with("spy", city_name(edition, spy, lang)))
}

fn open_line(edition: &Edition, open: &OpenView, lang: Lang, say: Say<'_>) -> String {
    let message = if open.assigned > 0 {
        Message::new("board-open-assigned").with("assigned", open.assigned)
    } else {
        Message::new("board-open")
    };
    say(&message
        .with("mission", cities(edition, open.mission, lang, " · ", &open.covered))
        .with("worth", worth(edition, open.mission, say)))
}
