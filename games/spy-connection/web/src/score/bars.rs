//! Where every point came from: each mission a block as wide as its points.

use dom::prelude::*;
use ui::seat_mark::{seat_class, seat_mark_in};
use ui::speech::tr;

use super::Sheet;
use super::story::{DoneAt, Row};
use crate::scene::tell1;
use crate::tickets::vignette;

pub(super) fn bars(sheet: Sheet) -> View {
    let rows = move || {
        sheet.story.with_value(|story| {
            let most = story.rows.iter().map(|row| row.points).max().unwrap_or(0).max(1);
            story.rows.iter().map(|row| bar(sheet, row, most)).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="sheet where">
            <header>
                <h2 class="display-3">{tr("sc-score-where")}</h2>
                <p class="legend">
                    <span class="lg"><i class="blk key"></i>{tr("sc-score-key-mission")}</span>
                    <span class="lg"><i class="blk open key"></i>{tr("sc-score-key-city")}</span>
                </p>
            </header>
            <ol class="rows">{rows}</ol>
        </section>
    }
}

fn bar(sheet: Sheet, row: &Row, most: i32) -> View {
    let things = sheet.things;
    let wins = row.place == 1;
    let mut class = format!("row {}", seat_class(row.seat));
    if wins {
        class.push_str(" win");
    }
    if row.resigned {
        class.push_str(" has-left");
    }
    let block = |done: &DoneAt| {
        let cities = things.card(done.mission).map(|card| card.cities).unwrap_or_default();
        let pictures: Vec<_> = cities.iter().map(|&city| vignette(things, city)).collect();
        let said = things.cities_of(done.mission).join(", ");
        view! {
            <li class="blk" style:--p=done.points.to_string()>
                <span class="blk-v">{pictures}</span>
                <b>{done.points}</b>
                <span class="vh">{said}</span>
            </li>
        }
    };
    let open = |&city: &spy_connection::ids::City| {
        let said = tell1("sc-score-covered", "city", things.city(city));
        view! { <li class="blk open" style:--p="1"><b>"1"</b><span class="vh">{said}</span></li> }
    };
    let blocks: Vec<_> = row.done.iter().map(block).collect();
    let covered: Vec<_> = row.covered.iter().map(open).collect();
    let missions = u32::try_from(row.done.len()).unwrap_or_default();
    let key = match () {
        () if row.resigned => "sc-score-missions-left",
        () if wins => "sc-score-missions-won",
        () => "sc-score-missions",
    };
    view! {
        <li class=class>
            <div class="row-who">
                {seat_mark_in(row.seat, "seat-lg")}
                <div><h3>{sheet.name(row.seat)}</h3><p>{tell1(key, "missions", missions)}</p></div>
            </div>
            <ol class="rail" style:--max=most.to_string()>{blocks}{covered}</ol>
            <b class="row-tot">{row.points}</b>
        </li>
    }
}
