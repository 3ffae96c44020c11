//! Questions that are asked once more before something is lost: the end of a turn, an extra turn, a mission.
//!
//! The answer that loses something never lies where the question was raised, so that two quick presses are harmless.

use dom::prelude::*;
use game::{Arg, Message};
use spy_connection::Action;
use ui::dialog::dialog;
use ui::route::{Route, way};
use ui::speech::{t, tell, tr};

use crate::scene::{Scene, tell1};
use crate::standing;
use crate::tabletop::Tabletop;

/// A dialog follows what is asked about, and what is asked about follows the dialog.
fn bound<T: 'static>(asked: RwSignal<Option<T>>) -> RwSignal<bool> {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(asked.with(Option::is_some)));
    Effect::new(move || {
        if !open.get() && asked.with_untracked(Option::is_some) {
            asked.set(None);
        }
    });
    open
}

fn clause(clause: &'static str) -> View {
    let href = way().to(&Route::Rules(Some(clause.to_owned())));
    view! { <a class="clause" href=href>{clause}</a> }
}

/// Something useful is left: is the turn to end all the same?
pub fn end(top: Tabletop) -> View {
    let open = top.ask_end;
    let city = move || {
        let spy = |scene: &Scene| scene.own().and_then(|own| own.spy);
        top.with(spy).flatten().map(|city| top.things.city(city)).unwrap_or_default()
    };
    let title = Signal::derive(move || tell1("sc-endq-title", "city", city()));
    let body = move || {
        let cover = top.cover.get();
        let count = Arg::Number(i64::try_from(cover.missions.len()).unwrap_or_default());
        let words = Message::new("sc-endq-text").with("city", city()).with("missions", count);
        let own = top.with(|scene| scene.own().map_or(0, |own| own.points)).unwrap_or_default();
        let gain = tell1("sc-line-gain", "gain", cover.points - own);
        view! { <p>{tell(&words)}" "<b>{gain}</b></p> }
    };
    // In a last turn there is no later visit.
    let later = move || {
        let ends = |scene: &Scene| match scene.view.end_began {
            None => t("sc-endq-later"),
            Some(_) if standing::is_over_after(scene) => standing::said("sc-line-over", scene),
            Some(_) => String::new(),
        };
        top.with(ends)
    };
    let leave = move |_| {
        open.set(false);
        top.try_or_explain(Action::End);
    };
    let cover = move |_| {
        open.set(false);
        top.cover_all();
    };
    dialog(open, title, move || {
        view! {
            {body}
            <p class="quiet">{later}" "{clause("SC-7.2")}</p>
            <div class="dialog-acts red-last">
                <button class="btn" on:click=leave>{tr("sc-endq-leave")}</button>
                <button class="btn btn-go" on:click=cover>
                    {move || tell1("sc-endq-cover", "city", city())}
                </button>
            </div>
        }
    })
}

/// Is a mission really to be thrown away?
pub fn discard(top: Tabletop) -> View {
    let open = bound(top.ask_discard);
    let name = move || top.ask_discard.get().map(|m| top.things.mission(m)).unwrap_or_default();
    let title = Signal::derive(move || tell1("sc-discard-title", "mission", name()));
    // Its covered cities, and all agents on it.
    let on_it = move || {
        let asked = top.ask_discard.get();
        let on_it = |scene: &Scene| {
            let open = scene.own()?.open.iter().find(|open| Some(open.mission) == asked)?;
            let covered = u8::try_from(open.covered.len()).unwrap_or_default();
            Some((covered, covered + open.assigned))
        };
        top.with(on_it).flatten().unwrap_or_default()
    };
    let lost = move || {
        let (covered, _) = on_it();
        (covered > 0).then(|| view! { " "<b>{tell1("sc-discard-points", "points", covered)}</b> })
    };
    let go = move |_| {
        if let Some(mission) = top.ask_discard.get_untracked() {
            open.set(false);
            top.try_or_explain(Action::Discard(mission));
        }
    };
    dialog(open, title, move || {
        view! {
            <p>{move || tell1("sc-discard-text", "agents", on_it().1)}{lost}</p>
            <p class="quiet">{tr("sc-discard-undo")}" "{clause("SC-6.4")}</p>
            <div class="dialog-acts red-last">
                <button class="btn" on:click=move |_| open.set(false)>{tr("sc-keep")}</button>
                <button class="btn btn-go" on:click=go>{tr("sc-discard")}</button>
            </div>
        }
    })
}

/// Is the extra turn really to be declined?
pub fn decline(top: Tabletop) -> View {
    let open = top.ask_decline;
    let title = Signal::derive(move || t("sc-decline-title"));
    let go = move |_| {
        open.set(false);
        top.try_or_explain(Action::Decline);
    };
    dialog(open, title, move || {
        view! {
            <p>{move || top.with(standing::next)}</p>
            <p class="quiet">{tr("sc-decline-final")}" "{clause("SC-7.5")}</p>
            <div class="dialog-acts">
                <button class="btn" on:click=go>{tr("sc-decline-yes")}</button>
                <button class="btn btn-go" on:click=move |_| open.set(false)>{tr("sc-decline-no")}</button>
            </div>
        }
    })
}
