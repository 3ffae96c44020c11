//! Somebody's lair, made only when it is looked at.

use dom::prelude::*;
use game::Seat;
use spyworld::SeatView;
use ui::dialog::dialog;
use ui::seat_mark::seat_class;
use ui::speech::tr;

use crate::lair::{BARE, Drawing};
use crate::scene::{Scene, Things, tell1};
use crate::tabletop::Tabletop;
use crate::trail;

/// The dialog with a lair.
pub fn look(top: Tabletop) -> View {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(top.look.get().is_some()));
    Effect::new(move || {
        if !open.get() && top.look.get_untracked().is_some() {
            top.look.set(None);
        }
    });
    let title = Signal::derive(move || {
        let name = top.with(|scene| top.look.get().map(|seat| scene.name(seat))).flatten();
        tell1("sw-lair-of", "name", name.unwrap_or_default())
    });
    let body = move || {
        let seat = top.look.get()?;
        top.with(|scene| lair_of(top.things, scene, seat, "lair")).flatten()
    };
    dialog(open, title, move || {
        view! {
            <div class="gp look">{body}</div>
            <div class="dialog-acts">
                <button class="btn" on:click=move |_| open.set(false)>{tr("close")}</button>
            </div>
        }
    })
}

/// Whoever raids this seat's lair.
pub fn thief_of(scene: &Scene, seat: Seat) -> Option<Seat> {
    scene.seats().find(|thief| scene.victim(*thief) == Some(seat))
}

/// A lair with the raid that went through it, as far as it is known.
pub fn lair_of(things: Things, scene: &Scene, seat: Seat, class: &'static str) -> Option<View> {
    let own: &SeatView = scene.seat(seat)?;
    let (before, sheet) = (own.sheet.as_ref()?, scene.sheet_of(seat)?);
    let edition = things.edition();
    let domicile = things.domicile(&scene.view)?;
    let thief = thief_of(scene, seat);
    let raid = thief.and_then(|thief| scene.seat(thief)?.raid.clone());
    let drawing = Drawing {
        frame: BARE,
        sheet,
        domicile: &domicile,
        entrance: edition.entrance,
        done: raid.as_ref().map_or(0, |raid| raid.opened),
        fresh: sheet.filled() & !before.filled(),
        new_walls: sheet.walls & !before.walls,
    };
    let way = raid.zip(thief).map(|(raid, thief)| {
        let way = trail::rooms(&edition, &domicile, &raid.moves);
        let class = seat_class(thief);
        let end = trail::end(BARE, &way).map(|(x, y)| {
            let href = format!("#mark-{}", ui::seat_mark::letter(thief));
            view! { <use href=href x=x - 17 y=y - 17 width="34" height="34"></use> }
        });
        view! { {trail::trail(BARE, &way, &class, 0)}{end} }
    });
    let label = tell1("sw-lair-of", "name", scene.name(seat));
    Some(view! {
        <svg class=class viewBox=BARE.view_box() role="img" aria-label=label>
            {drawing.floor()}
            {drawing.things()}
            {way}
        </svg>
    })
}
