//! Who sits at the table and how far everybody is; with many, as a block of marks.

use dom::prelude::*;
use game::{Arg, Message, Seat};
use spyworld::edition::primitive::Handing;
use spyworld::grid::Colour;
use spyworld::ids::Mission;
use spyworld::{PhaseView, RaidRule, SeatView};
use ui::icon::icon;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tell, tr};

use crate::parts::{hexagon, line_class};
use crate::scene::{Scene, Things, mission_art, money, pic, tell1, tell2, victim};
use crate::standing;
use crate::tabletop::Tabletop;

/// More seats than this are shown as marks without names.
const LISTED: u8 = 8;

/// The people at the table.
pub fn roster(top: Tabletop) -> View {
    let head = move || top.with(head).unwrap_or_default();
    let list = move || {
        top.with(|scene| {
            let many = scene.n_seats() > LISTED;
            let seats: Vec<_> =
                scene.seats().filter_map(|seat| row(top, scene, seat, many)).collect();
            let class = if many { "rs-many" } else { "rs-list" };
            // A hundred marks scroll, by keyboard too.
            let stop = many.then_some("0");
            view! { <ul class=class tabindex=stop>{seats}</ul>{near(top, scene, many)} }
        })
    };
    view! {
        <section class="roster" aria-label=tr("sw-table")>
            <header class="col-head"><h2 class="label">{tr("sw-table")}</h2><span class="code">{head}</span></header>
            {list}
        </section>
    }
}

/// Is this seat done with what all are asked?
const fn is_done(phase: PhaseView, own: &SeatView) -> bool {
    match phase {
        PhaseView::Agents => own.decided,
        PhaseView::Plan => own.confirmed,
        PhaseView::Raid => own.stopped,
        PhaseView::Over { .. } => true,
    }
}

fn head(scene: &Scene) -> String {
    let done = scene.view.seats.iter().filter(|own| is_done(scene.view.phase, own)).count();
    let count = |number: usize| Arg::Number(i64::try_from(number).unwrap_or_default());
    let key = match scene.view.phase {
        PhaseView::Agents | PhaseView::Plan => "sw-n-chosen",
        PhaseView::Raid => "sw-n-stopped",
        PhaseView::Over { .. } => return String::new(),
    };
    tell2(key, ("done", count(done)), ("all", count(scene.view.seats.len())))
}

fn row(top: Tabletop, scene: &Scene, seat: Seat, many: bool) -> Option<View> {
    let own = scene.seat(seat)?;
    let done = is_done(scene.view.phase, own);
    let name = scene.name(seat);
    let state = state(scene, seat, own, done);
    // Lairs are open once raids begin.
    let can_look = own.sheet.is_some() && scene.view.handed.is_some();
    let look = can_look.then(|| {
        let said = tell1("sw-look-at", "name", name.clone());
        view! { <button class="rs-look" on:click=move |_| top.look.set(Some(seat))><span class="vh">{said}</span></button> }
    });
    if many {
        let said = format!("{name}: {state}");
        return Some(view! {
            <li class="rm-one" class:is-ok=done class:is-me=scene.me == Some(seat) class:has-left=own.resigned title=said.clone()>
                {seat_mark(seat)}<span class="vh">{said}</span>{look}
            </li>
        });
    }
    let note = if scene.me == Some(seat) {
        t("sw-you")
    } else {
        neighbour_words(scene, seat).unwrap_or_default()
    };
    let mark = if done { "check" } else { "more" };
    let leads = standing::leader(top.things, scene).is_some_and(|(first, _)| first == seat);
    let leads = leads.then(|| view! { <span class="chip chip-ink">{t("sw-leads")}</span> });
    // Of the others only those sums are known to which everybody could follow every step.
    let sum = (own.raid.is_some() && scene.view.handed.is_some())
        .then(|| standing::total(top.things, scene, seat))
        .flatten()
        .map(|sum| view! { <b>{money(sum)}</b>" " });
    let planning = matches!(scene.view.phase, PhaseView::Agents | PhaseView::Plan);
    let full = (own.full && planning).then(|| view! { " "<em>{t("sw-lair-full")}</em> });
    Some(view! {
        <li class="rs" class:has-left=own.resigned>
            {seat_mark(seat)}
            <b>{name}{leads}<small>{note}{full}{fulfilled(top, own)}</small></b>
            <span class="st" class:ok=done>{sum}{icon(mark)}{state}</span>
            {look}
        </li>
    })
}

/// The missions that a seat has fulfilled, which everybody sees (SW-10.1).
fn fulfilled(top: Tabletop, own: &SeatView) -> View {
    let edition = top.things.edition();
    let one = |mission: &Mission| {
        let art = mission_art(edition.mission(*mission)?.condition);
        Some(
            view! { <span class="pair">{pic(art)}<span class="vh">{top.things.mission(*mission)}</span></span> },
        )
    };
    let all: Vec<_> = own.fulfilled.iter().filter_map(one).collect();
    if all.is_empty() {
        return View::Nothing;
    }
    view! { " "<span class="ful" title=t("sw-missions")>{all}</span> }
}

fn state(scene: &Scene, seat: Seat, own: &SeatView, done: bool) -> String {
    if own.resigned {
        return t("sw-left-game");
    }
    t(match (scene.view.phase, done) {
        (PhaseView::Agents | PhaseView::Plan, true) => "sw-has-chosen",
        (PhaseView::Plan, false) if scene.me == Some(seat) => "sw-drawing",
        (_, false) if scene.absent.contains(&seat) => "sw-absent",
        (PhaseView::Agents | PhaseView::Plan, false) => "sw-thinking",
        (PhaseView::Raid, true) => "sw-stopped",
        (PhaseView::Raid, false) => {
            let waits = scene.view.raids == RaidRule::InTurn && scene.raider() != Some(seat);
            if waits { "sw-waits" } else { "sw-raiding" }
        }
        (PhaseView::Over { .. }, _) => "sw-home-again",
    })
}

/// The neighbours are the ones that matter: one of them will raid you.
fn neighbour_words(scene: &Scene, seat: Seat) -> Option<String> {
    if let Some(handed) = scene.view.handed {
        let of = victim(handed, seat, scene.n_seats())?;
        return Some(if Some(of) == scene.me {
            t("sw-in-your-lair")
        } else {
            tell1("sw-in-lair-of", "name", scene.name(of))
        });
    }
    let me = scene.me?;
    let (left, right) = (me.left(scene.n_seats()), me.right(scene.n_seats()));
    let bot = scene.bots.get(seat.index()).copied().unwrap_or_default();
    Some(match (seat == left, seat == right) {
        (true, false) => t("sw-left-of-you"),
        (false, true) => t("sw-right-of-you"),
        _ if bot => t("sw-bot"),
        _ => String::new(),
    })
}

/// Who would raid whom if planning ended now; and the names of the two neighbours where there are only marks.
fn near(top: Tabletop, scene: &Scene, many: bool) -> Option<View> {
    let me = scene.me?;
    let count = scene.n_seats();
    let handed = scene.view.handed.or_else(|| top.things.game().heading(&scene.view))?;
    let prey = victim(handed, me, count)?;
    let thief = scene.seats().find(|seat| victim(handed, *seat, count) == Some(me))?;
    // Two raid each other, wherever the lairs go.
    if count < 3 {
        let name = scene.name(prey);
        return Some(
            view! { <p class="drift"><span>{tell1("sw-drift-two", "name", name)}</span></p> },
        );
    }
    let is_done = scene.view.handed.is_some();
    let key = match is_done {
        true if many => "sw-drift-done",
        true => "sw-drift-why",
        false => "sw-drift",
    };
    let words = Message::new(key)
        .with("why", colours(top.things, scene))
        .with("thief", scene.name(thief))
        .with("prey", scene.name(prey));
    let tops = scene.view.tops.into_iter().flatten();
    let tops: Vec<_> =
        tops.map(|line| view! { <i class=line_class(line)>{hexagon(line)}</i> }).collect();
    Some(view! {
        <p class="drift">
            <span class="tops">{tops}</span>
            {seat_mark(thief)}{icon("next")}{seat_mark(me)}{icon("next")}{seat_mark(prey)}
            <span>{tell(&words)}</span>
        </p>
    })
}

/// SW-6.2: which colour decides where lairs go; a domicile may do without.
fn colours(things: Things, scene: &Scene) -> &'static str {
    let handing = things.domicile(&scene.view).map(|data| data.handing);
    let red = scene.view.tops.iter().flatten().filter(|line| line.colour == Colour::Red).count();
    match handing {
        Some(Handing::ByColour | Handing::AgainstColour) if red > 1 => "red",
        Some(Handing::ByColour | Handing::AgainstColour) => "blue",
        Some(Handing::Left | Handing::Right) | None => "none",
    }
}
