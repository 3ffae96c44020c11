//! The race: points by round, each seat a line of steps.

use core::fmt::Write as _;

use dom::prelude::*;
use game::Message;
use ui::seat_mark::letter;
use ui::speech::{t, tell, tr};

use super::Sheet;
use super::story::{DoneAt, Row, Story};

use crate::px::Px;

/// Where the lines begin and end.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 344.0;
const TOP: f64 = 32.0;
const BOTTOM: f64 = 232.0;
/// Two names beside each other's line need so much room.
const LINE: f64 = 19.0;

pub(super) fn race(sheet: Sheet) -> View {
    let drawing = sheet.story.with_value(chart);
    let says = move || sheet.story.with_value(|story| said(sheet, story));
    let labels = move || sheet.story.with_value(|story| labels(sheet, story));
    let end = move || t("sc-score-end");
    let turning = move || sheet.story.with_value(|story| turning(sheet, story));
    view! {
        <section class="sheet">
            <header>
                <h2 class="display-3">{tr("sc-race")}</h2>
                <p class="legend">{tr("sc-race-legend")}</p>
            </header>
            <svg class="race-chart" viewBox="0 0 430 270" role="img" aria-label=says>
                <g inner_html=drawing></g>
                <g class="grid"><text x=Px(RIGHT).to_string() y="254" text-anchor="middle">{end}</text></g>
                {labels}
            </svg>
            {turning}
        </section>
    }
}

/// Rounds to the right, points upwards.
struct Scale {
    rounds: f64,
    most: f64,
}

impl Scale {
    fn of(story: &Story) -> Self {
        let most = story.rows.iter().map(|row| row.points).max().unwrap_or(0).max(10);
        // Up to the next ten.
        let most = f64::from((most + 9) / 10 * 10);
        Self { rounds: f64::from(story.rounds) + 1.0, most }
    }

    fn x(&self, round: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * round / self.rounds
    }

    fn y(&self, points: i32) -> f64 {
        BOTTOM - (BOTTOM - TOP) * f64::from(points) / self.most
    }
}

/// Everything but words.
fn chart(story: &Story) -> String {
    let scale = Scale::of(story);
    let mut out = String::new();
    // Writing to a string cannot fail.
    if let Some((_, round)) = story.ender {
        let x = scale.x(f64::from(round));
        let _ = write!(
            out,
            "<rect class=\"last\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
            Px(x),
            Px(TOP),
            Px((RIGHT - x).max(0.0)),
            Px(BOTTOM - TOP)
        );
    }
    out.push_str("<g class=\"grid\">");
    let mut points = 0;
    while f64::from(points) <= scale.most {
        let y = scale.y(points);
        let _ = write!(
            out,
            "<path d=\"M{} {}H{}\"/><text x=\"26\" y=\"{}\" text-anchor=\"end\">{points}</text>",
            Px(LEFT),
            Px(y),
            Px(RIGHT),
            Px(y + 4.5)
        );
        points += 10;
    }
    let every = (story.rounds / 8 + 1).max(1);
    for round in (1..=story.rounds).step_by(every as usize) {
        let x = scale.x(f64::from(round));
        // The last one would touch the word for the end.
        if x < RIGHT - 18.0 {
            let x = Px(x);
            let _ = write!(out, "<text x=\"{x}\" y=\"254\" text-anchor=\"middle\">{round}</text>");
        }
    }
    out.push_str("</g>");
    // The winner's line lies on top.
    for row in story.rows.iter().rev() {
        line(&mut out, &scale, row);
    }
    for row in story.rows.iter().rev() {
        marks(&mut out, &scale, row);
    }
    out
}

fn line(out: &mut String, scale: &Scale, row: &Row) {
    let mut path = format!("M{} {}", Px(LEFT), Px(BOTTOM));
    for &(round, points) in &row.steps {
        let (x, y) = (scale.x(f64::from(round)), scale.y(points));
        let _ = write!(path, "H{}V{}", Px(x.round()), Px(y.round()));
    }
    let _ = write!(path, "H{}", Px(RIGHT));
    let letter = letter(row.seat);
    let _ = write!(
        out,
        "<g class=\"is-{letter}\"><path class=\"casing\" d=\"{path}\"/><path class=\"line\" d=\"{path}\"/></g>"
    );
}

fn marks(out: &mut String, scale: &Scale, row: &Row) {
    let letter = letter(row.seat);
    for done in &row.done {
        let _ = write!(
            out,
            "<use href=\"#mark-{letter}\" x=\"{}\" y=\"{}\" width=\"14\" height=\"14\"/>",
            Px(scale.x(f64::from(done.round)) - 7.0),
            Px(scale.y(done.total) - 7.0)
        );
    }
}

/// Names beside the ends of the lines, kept apart.
fn labels(sheet: Sheet, story: &Story) -> View {
    let scale = Scale::of(story);
    let mut lowest = f64::MIN;
    let mut by_points: Vec<&Row> = story.rows.iter().collect();
    game::sort_few(&mut by_points, |row| core::cmp::Reverse(row.points));
    let label = |row: &Row| {
        let y = (scale.y(row.points) + 5.0).max(lowest + LINE);
        lowest = y;
        let name: String = sheet.name(row.seat).chars().take(9).collect();
        view! { <text class="lab" x="354" y=Px(y).to_string()>{name}" "{row.points}</text> }
    };
    by_points.into_iter().map(label).collect::<Vec<_>>().into_view()
}

fn said(sheet: Sheet, story: &Story) -> String {
    let all = story.rows.iter().map(|row| {
        let message = Message::new("sc-race-says").with("name", sheet.name(row.seat));
        tell(&message.with("points", row.points))
    });
    all.collect::<Vec<_>>().join(" ")
}

/// When the winner came to the front for good, and what was completed then.
fn turning(sheet: Sheet, story: &Story) -> Option<View> {
    let winner = story.winner()?;
    let round = story.led_from?;
    let head = Message::new("sc-race-decided").with("round", round).with("seat", winner.seat);
    let head = sheet.session.say(&head);
    let done = winner.done.iter().find(|done| done.round == round);
    let brought = done.map(|done| brought(sheet, winner, done));
    Some(view! { <p class="turning"><b>{head}</b>" "{brought}</p> })
}

fn brought(sheet: Sheet, winner: &Row, done: &DoneAt) -> String {
    let cities = sheet.things.cities_of(done.mission);
    let mine = sheet.session.me() == Some(winner.seat);
    let key = if mine { "sc-race-brought-you" } else { "sc-race-brought" };
    let text = Message::new(key)
        .with("name", sheet.name(winner.seat))
        .with("cities", cities)
        .with("points", done.points);
    tell(&text)
}
