//! One position of a replay: the lairs that these eyes may see, and how everybody stands.

use dom::prelude::*;
use game::Seat;
use spyworld::{PhaseView, Spyworld};
use ui::page::Stage;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tr};

use crate::look;
use crate::scene::{Scene, Things, actor, money, tell1};

/// So many lairs are drawn at once.
const DRAWN: usize = 6;

fn scene(stage: &Stage<Spyworld>) -> Scene {
    Scene {
        view: stage.view.clone(),
        me: None,
        asked: false,
        legal: Vec::new(),
        names: stage.names.clone(),
        bots: Vec::new(),
        absent: Vec::new(),
    }
}

/// The stage of a replay.
pub fn stage(position: Signal<Stage<Spyworld>>) -> View {
    let drawn = move || {
        position.with(|stage| {
            let things = Things::new(stage.game.clone());
            let scene = scene(stage);
            // Whoever has just done something comes first.
            let acted = stage.events.iter().find_map(actor);
            let mut seats: Vec<Seat> =
                scene.seats().filter(|seat| scene.seat(*seat).is_some_and(|own| own.sheet.is_some())).collect();
            let prey = acted.and_then(|seat| scene.victim(seat)).or(acted);
            game::sort_few(&mut seats, |seat| Some(*seat) != prey);
            let lair = |seat: &Seat| {
                let drawn = look::lair_of(things, &scene, *seat, "lair mini-l")?;
                let name = tell1("sw-lair-of", "name", scene.name(*seat));
                Some(view! { <figure class="th"><figcaption>{seat_mark(*seat)}<b>{name}</b></figcaption><div class="th-p gp">{drawn}</div></figure> })
            };
            let lairs: Vec<_> = seats.iter().take(DRAWN).filter_map(lair).collect();
            if lairs.is_empty() {
                return view! { <p class="sheet-none">{t("sw-replay-closed")}</p> };
            }
            view! { <div class="thumbs">{lairs}</div> }
        })
    };
    view! { <section class="board sw-stage">{drawn}</section> }
}

/// How everybody stands at this position.
pub fn standing(position: Signal<Stage<Spyworld>>) -> View {
    let rows = move || {
        position.with(|stage| {
            let scene = scene(stage);
            let row = |seat: Seat| {
                let own = scene.seat(seat)?;
                let words = match (own.score, scene.view.phase) {
                    (Some(score), _) => money(score),
                    (None, PhaseView::Raid) if own.stopped => t("sw-stopped"),
                    (None, PhaseView::Raid) => t("sw-raiding"),
                    (None, _) if own.confirmed => t("sw-has-chosen"),
                    (None, _) => t("sw-thinking"),
                };
                Some(view! { <li>{seat_mark(seat)}<b>{scene.name(seat)}</b><span>{words}</span></li> })
            };
            scene.seats().filter_map(row).collect::<Vec<_>>()
        })
    };
    view! { <ol class="stand sw-stand" aria-label=tr("sw-table")>{rows}</ol> }
}
