//! Receipts: what each seat got in which round.

use leptos::prelude::*;
use ui::seat_mark::SeatMark;
use ui::speech::{t, tr};

use super::Sheet;
use super::story::{DoneAt, Row};
use crate::scene::tell1;
use ui::live::piece;

pub(super) fn receipts(sheet: Sheet) -> impl IntoView {
    let all = move || {
        sheet.story.with_value(|story| {
            story.rows.iter().map(|row| receipt(sheet, row)).collect::<Vec<_>>()
        })
    };
    view! { <section class="receipts" aria-label=tr("sc-score-receipts")>{piece(all)}</section> }
}

fn receipt(sheet: Sheet, row: &Row) -> impl IntoView + use<> {
    let things = sheet.things;
    let line = |done: &DoneAt| {
        let extra = done.extra.then(|| {
            view! {
                " "<svg class="receipt-x" aria-hidden="true"><use href="#i-extra"></use></svg>
                <span class="vh">{t("sc-extra-turn")}</span>
            }
        });
        let round = tell1("sc-score-round", "round", done.round);
        let cities = things.cities_of(done.mission).join(", ");
        view! {
            <tr><td class="code">{round}</td><th scope="row">{cities}{extra}</th><td>{done.points}</td></tr>
        }
    };
    let open = |&city: &spy_connection::ids::City| {
        let said = tell1("sc-score-covered", "city", things.city(city));
        view! {
            <tr class="op"><td class="code">{t("sc-score-end")}</td><th scope="row">{said}</th><td>"1"</td></tr>
        }
    };
    let lines: Vec<_> = row.done.iter().map(line).collect();
    let covered: Vec<_> = row.covered.iter().map(open).collect();
    let name = sheet.name(row.seat);
    let label = name.clone();
    view! {
        <section class="receipt" aria-label=label>
            <h3><SeatMark seat=row.seat/>{name}<b>{row.points}</b></h3>
            <table><tbody>{lines}{covered}</tbody></table>
        </section>
    }
}
