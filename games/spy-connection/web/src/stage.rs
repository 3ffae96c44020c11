//! One position of a replay: the board and how everybody stands, only to be looked at.

use dom::prelude::*;
use game::{Game, Seat};
use spy_connection::{OpenView, SpyConnection};
use ui::page::Stage;
use ui::seat_mark::{seat_class, seat_mark};
use ui::speech::{t, tr};

use crate::scene::{Person, Scene, Things, Touched, actor};
use crate::{board, dossiers};

/// The stage of a replay.
pub fn stage(position: Signal<Stage<SpyConnection>>) -> View {
    // Another edition is another map.
    let edition = Memo::new(move || position.with(|stage| stage.game.edition_hash()));
    let drawn = move || {
        edition.track();
        let things = Things::new(position.with_untracked(|stage| stage.game.clone()));
        let scene = Memo::new(move || Some(position.with(|stage| scene(things, stage))));
        board::still(things, scene.into())
    };
    drawn.into_view()
}

/// How everybody stands at this position.
pub fn standing(position: Signal<Stage<SpyConnection>>) -> View {
    let rows = move || {
        position.with(|stage| {
            let things = Things::new(stage.game.clone());
            let scene = scene(things, stage);
            scene.seats().map(|seat| dossiers::standing(&scene, seat)).collect::<Vec<_>>()
        })
    };
    view! {
        <ol class="stand" aria-label=tr("sc-players")>{rows}</ol>
        <div class="film-missions" role="group" tabindex="0" aria-label=tr("sc-open-missions")>
            {move || position.with(missions)}
        </div>
    }
}

/// What everybody plays for at this position, and what is on display.
fn missions(stage: &Stage<SpyConnection>) -> Vec<View> {
    let things = Things::new(stage.game.clone());
    let row = |class: String, mark: View, open: Vec<View>| {
        view! { <div class=class>{mark}<ul class="minis">{open}</ul></div> }
    };
    let seats = (0..).map(Seat).zip(&stage.view.seats).filter(|(_, own)| !own.open.is_empty());
    let seats = seats.map(|(seat, own)| {
        let open = own.open.iter().filter_map(|open| dossiers::mini(things, open)).collect();
        row(seat_class(seat), seat_mark(seat), open)
    });
    let fresh = |mission| OpenView { mission, covered: core::iter::empty().collect(), assigned: 0 };
    let shown = stage.view.display.iter().flatten();
    let shown = shown.filter_map(|mission| dossiers::mini(things, &fresh(*mission))).collect();
    let display = view! { <span class="label">{t("sc-display")}</span> };
    seats.chain([row("on-display".to_owned(), display, shown)]).collect()
}

fn scene(things: Things, stage: &Stage<SpyConnection>) -> Scene {
    let people = stage.names.iter().map(|name| Person { name: name.clone(), kind: None });
    let mut scene = Scene {
        view: stage.view.clone(),
        me: Seat(0),
        is_mine: false,
        asked: false,
        legal: Vec::new(),
        people: people.collect(),
        touched: Touched::by(stage.events.iter(), &things.edition()),
    };
    // The network of whoever acts is the one that matters.
    let acted = stage.events.iter().find_map(actor);
    scene.me = acted.or_else(|| scene.in_turn()).unwrap_or(Seat(0));
    scene
}
