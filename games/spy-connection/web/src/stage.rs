//! One position of a replay: the board and how everybody stands, only to be looked at.

use dom::prelude::*;
use game::{Game, Seat};
use spy_connection::SpyConnection;
use ui::page::Stage;
use ui::speech::tr;

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
    view! { <ol class="stand" aria-label=tr("sc-players")>{rows}</ol> }
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
