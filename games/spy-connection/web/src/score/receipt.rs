//! Receipts: what each seat got in which round.

use dom::prelude::*;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tr};

use super::Sheet;
use super::story::{DoneAt, Row};
use crate::scene::tell1;

pub(super) fn receipts(sheet: Sheet) -> View {
    let all = move || {
        sheet.story.with_value(|story| {
            story.rows.iter().map(|row| receipt(sheet, row)).collect::<Vec<_>>()
        })
    };
    view! { <section class="receipts" aria-label=tr("sc-score-receipts")>{all}</section> }
}

fn receipt(sheet: Sheet, row: &Row) -> View {
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
            <h3>{seat_mark(row.seat)}{name}<b>{row.points}</b></h3>
            <table><tbody>{lines}{covered}</tbody></table>
        </section>
    }
}
