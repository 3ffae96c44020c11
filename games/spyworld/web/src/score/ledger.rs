//! All in $: a column for each player, or with many a line for each.

use dom::prelude::*;
use game::{Message, ScorePart, Seat};
use spyworld::ids::Gadget;
use ui::seat_mark::{seat_mark, seat_mark_in};
use ui::speech::{t, tell, tr};

use super::{Row, Story};
use crate::scene::{count, money, tell1, tell2};

/// More players than this get a line each.
const COLUMNS: usize = 6;

pub(super) fn ledger(story: Story) -> View {
    let many = story.rows.with_value(|rows| rows.len() > COLUMNS);
    let table = move || {
        story.rows.with_value(|rows| if many { lines(story, rows) } else { columns(story, rows) })
    };
    view! {
        <section class="ledger gp" class:is-many=many aria-label=tr("sw-where-from")>
            <i class="tape a"></i><i class="tape b"></i>
            {table}
        </section>
    }
}

fn title(story: Story, row: &Row) -> String {
    let rank = story.things.edition().title_rank(row.total);
    let words = ["none", "first", "second", "third", "fourth", "fifth"];
    let rank = words.get(rank).copied().unwrap_or("fifth");
    tell(&Message::new("sw-title").with("rank", rank))
}

/// A number with a real minus.
fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// What was counted, in words, where that says something.
fn counted(part: &ScorePart) -> Option<String> {
    let key = match part.key {
        "score-kept-secrets" | "score-stolen-secrets" => "sw-n-secrets",
        "score-missions" => "sw-n-missions",
        "score-trap-master" => "sw-n-traps",
        "score-explorer" => "sw-n-rooms",
        "score-fighter" => "sw-n-guards",
        "score-gadget-fan" => "sw-n-gadgets",
        _ => return None,
    };
    (part.count > 0).then(|| count(key, part.count))
}

/// SW-7.6: the gadgets of a seat that count as more than one.
fn count_more(story: Story, seat: Seat) -> Vec<View> {
    let owned = story.scene.with_value(|scene| Some(scene.seat(seat)?.sheet?.gadgets));
    let edition = story.things.edition();
    let all = (0..).map(Gadget).zip(edition.gadgets());
    all.filter(|(gadget, data)| data.counts > 1 && owned.unwrap_or_default() & gadget.bit() != 0)
        .map(|(gadget, data)| {
            let name = story.things.gadget(gadget).into();
            let words = tell2("sw-counts", ("gadget", name), ("count", data.counts.into()));
            view! { <small>{words}</small> }
        })
        .collect()
}

/// Points, and where they come from.
fn cell(story: Story, seat: Seat, part: &ScorePart) -> View {
    // SW-8.2: whoever has walled a secret in should see where its money is.
    let closed = match part.key {
        "score-kept-secrets" => story
            .scene
            .with_value(|scene| story.things.game().standing(&scene.view, seat))
            .map(|standing| standing.walled_in)
            .filter(|value| *value > 0),
        _ => None,
    };
    let closed =
        closed.map(|value| view! { <small>{tell1("sw-walled-in", "money", money(value))}</small> });
    if part.points == 0 {
        return view! { <span class="nil">"–"</span>{closed} };
    }
    let words = counted(part).map(|words| view! { <small>{words}</small> });
    let twice = (part.key == "score-gadget-fan").then(|| count_more(story, seat));
    view! { {signed(part.points)}{words}{twice}{closed} }
}

fn columns(story: Story, rows: &[Row]) -> View {
    let me = story.session.me();
    let head: Vec<_> = rows
        .iter()
        .map(|row| {
            view! {
                <th scope="col" class:me=me == Some(row.seat)>{seat_mark_in(row.seat, "")}<span>{story.session.name(row.seat)}</span></th>
            }
        })
        .collect();
    let keys: Vec<&'static str> =
        rows.first().map(|row| row.parts.iter().map(|part| part.key).collect()).unwrap_or_default();
    let line = |(place, key): (usize, &'static str)| {
        let cells: Vec<_> = rows
            .iter()
            .map(|row| {
                let part = row.parts.get(place).map(|part| cell(story, row.seat, part));
                view! { <td class:me=me == Some(row.seat)>{part}</td> }
            })
            .collect();
        view! { <tr><th scope="row">{t(key)}</th>{cells}</tr> }
    };
    let body: Vec<_> = keys.into_iter().enumerate().map(line).collect();
    let totals: Vec<_> = rows
        .iter()
        .map(|row| {
            let ring = (row.place == 1).then(|| view! { <svg class="circ" viewBox="0 0 120 60" aria-hidden="true"><use href="#l-ring"></use></svg> });
            view! { <td class:me=me == Some(row.seat)><span class="w"><b>{signed(row.total)}</b>{ring}</span></td> }
        })
        .collect();
    let titles: Vec<_> = rows
        .iter()
        .map(|row| view! { <td class:me=me == Some(row.seat)>{title(story, row)}</td> })
        .collect();
    view! {
        <table>
            <caption class="vh">{t("sw-where-from")}</caption>
            <thead><tr><th class="label">{t("sw-all-in")}</th>{head}</tr></thead>
            <tbody>
                {body}
                <tr class="tot"><th scope="row">{t("sw-total")}</th>{totals}</tr>
                <tr class="title"><th scope="row">{t("sw-title-head")}</th>{titles}</tr>
            </tbody>
        </table>
    }
}

fn lines(story: Story, rows: &[Row]) -> View {
    let me = story.session.me();
    let keys: Vec<_> = rows
        .first()
        .map(|row| {
            row.parts.iter().map(|part| view! { <th scope="col">{t(part.key)}</th> }).collect()
        })
        .unwrap_or_default();
    let line = |row: &Row| {
        let cell = |part: &ScorePart| view! { <td>{cell(story, row.seat, part)}</td> };
        let cells: Vec<_> = row.parts.iter().map(cell).collect();
        view! {
            <tr class:me=me == Some(row.seat)>
                <th scope="row"><span class="pl">{row.place}</span>{seat_mark(row.seat)}{story.session.name(row.seat)}</th>
                <td class="sum"><b>{signed(row.total)}</b></td>
                {cells}
                <td class="ttl">{title(story, row)}</td>
            </tr>
        }
    };
    let body: Vec<_> = rows.iter().map(line).collect();
    let keys: Vec<View> = keys;
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t("sw-where-from")>
            <table>
                <caption class="vh">{t("sw-where-from")}</caption>
                <thead><tr><th scope="col" class="label">{t("sw-all-in")}</th><th scope="col">{t("sw-total")}</th>{keys}<th scope="col">{t("sw-title-head")}</th></tr></thead>
                <tbody>{body}</tbody>
            </table>
        </div>
    }
}
