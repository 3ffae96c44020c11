//! The other players as manila folders; on small screens a strip whose tabs open somebody's table.

use dom::prelude::*;
use game::Seat;
use spy_connection::ids::{ENOUGH, Mission};
use spy_connection::{OpenView, SeatView};
use ui::dialog::dialog;
use ui::seat_mark::{letter, seat_class, seat_mark};
use ui::speech::{t, tr};

use crate::scene::{Scene, Things, tell1, tell2};
use crate::standing;
use crate::tabletop::Tabletop;
use crate::tickets::{self, Marks, vignette};

/// All dossiers of a running table.
pub fn others(top: Tabletop) -> View {
    let count = move || top.with(|scene| scene.others().len()).unwrap_or_default().to_string();
    let all = move || {
        top.with(|scene| {
            let look = move |seat: Seat| Callback::new(move |()| top.look.set(Some(seat)));
            let mut all = vec![strip_of_me(scene, look(scene.me))];
            let others = scene.others().into_iter();
            all.extend(others.filter_map(|seat| dossier(top.things, scene, seat, look(seat))));
            all
        })
    };
    // Many open missions are shown smaller, so that the log keeps its room.
    let missions = move || {
        let open = |scene: &Scene| {
            let open = |seat| scene.seat(seat).map_or(0, |own| own.open.len());
            scene.others().into_iter().map(open).sum::<usize>()
        };
        (top.with(open).unwrap_or_default() > 3).then_some("")
    };
    view! { <aside class="others" data-n=count data-many=missions aria-label=tr("sc-players")>{all}</aside> }
}

/// One seat's line in the standing of a replay.
pub fn standing(scene: &Scene, seat: Seat) -> Option<View> {
    let own = scene.seat(seat)?;
    let class = if scene.in_turn() == Some(seat) { "is-turn" } else { "" };
    let (pips, said) = pips(own);
    Some(view! {
        <li class=class>
            {seat_mark(seat)}
            <span>{scene.name(seat)}</span>
            <span class="pips" role="img" aria-label=said>{pips}</span>
            <b>{own.points}</b>
        </li>
    })
}

/// Points and supply.
fn numbers(seat: Seat, own: &SeatView) -> View {
    let sign = format!("#mark-{}", letter(seat));
    let word = tell1("sc-agents-word", "agents", own.supply);
    view! {
        <div><b>{own.points}</b>" "<span>{tell1("sc-points-word", "points", own.points)}</span></div>
        <div>
            <b>{own.supply}</b>" "
            <span class="word-2">{word}</span>
            <span class="sign"><svg aria-hidden="true"><use href=sign></use></svg></span>
        </div>
    }
}

/// Seven small boxes, and what they say.
pub fn pips(own: &SeatView) -> (Vec<View>, String) {
    let done = u32::try_from(own.done.len()).unwrap_or(u32::MAX);
    let pip = |n: u32| {
        let class = match () {
            () if n <= done => "pip on",
            () if n == ENOUGH => "pip goal",
            () => "pip",
        };
        view! { <i class=class></i> }
    };
    let said = match done > ENOUGH {
        true => tell1("sc-done-more", "done", done),
        false => tell2("sc-done-of", ("done", done.into()), ("all", ENOUGH.into())),
    };
    ((1..=ENOUGH.max(done)).map(pip).collect(), said)
}

fn race(own: &SeatView) -> View {
    let (pips, said) = pips(own);
    view! { <div class="race"><span class="pips" aria-hidden="true">{pips}</span><span>{said}</span></div> }
}

/// Who leads alone wears it.
fn leads(scene: &Scene, seat: Seat) -> Option<View> {
    let leads = *standing::leaders(scene) == [seat];
    leads.then(|| view! { <span class="leads">{t("sc-leads")}</span> })
}

fn strip_of_me(scene: &Scene, look: Callback<()>) -> View {
    let seat = scene.me;
    let name = scene.name(seat);
    let said = tell1("sc-look-at", "name", name.clone());
    let label = name.clone();
    let state = match scene.own() {
        Some(own) if own.resigned => " has-left",
        Some(_) if scene.in_turn() == Some(seat) => " is-turn",
        Some(_) | None => "",
    };
    let left = (state == " has-left").then(|| t("sc-has-left"));
    view! {
        <section class=format!("dossier me {}{state}", seat_class(seat)) aria-label=label>
            <h2 class="dossier-tab">{seat_mark(seat)}<span class="name">{name}</span></h2>
            <div class="opp-nums">{scene.own().map(|own| numbers(seat, own))}</div>
            {scene.own().map(race)}
            {leads(scene, seat)}
            <p class="opp-where">{left}</p>
            <button class="dossier-open" on:click=move |_| look.run(())><span class="vh">{said}</span></button>
        </section>
    }
}

fn dossier(things: Things, scene: &Scene, seat: Seat, look: Callback<()>) -> Option<View> {
    let own = scene.seat(seat)?;
    let name = scene.name(seat);
    let kind = scene.people.get(seat.index()).and_then(|person| person.kind);
    let mut class = format!("dossier {}", seat_class(seat));
    if scene.in_turn() == Some(seat) {
        class.push_str(" is-turn");
    }
    if own.resigned {
        class.push_str(" has-left");
    }
    let on_map: u8 = own.spaces.iter().map(|(_, agents)| agents).sum();
    let place = match own.spy {
        _ if own.resigned => t("sc-has-left"),
        Some(city) => {
            tell2("sc-where", ("city", things.city(city).into()), ("agents", on_map.into()))
        }
        None => t("sc-no-city"),
    };
    let minis: Vec<_> = own.open.iter().map(|open| mini(things, open)).collect();
    let said = tell1("sc-look-at", "name", name.clone());
    let label = name.clone();
    Some(view! {
        <section class=class aria-label=label>
            <h2 class="dossier-tab">
                {seat_mark(seat)}
                <span class="name">{name}</span>
                {kind.map(|kind| view! { <span class="code">{t(kind)}</span> })}
            </h2>
            {leads(scene, seat)}
            <div class="opp-nums">{numbers(seat, own)}</div>
            {race(own)}
            <ul class="minis">{minis}</ul>
            <p class="opp-where">{place}</p>
            <button class="dossier-open" on:click=move |_| look.run(())><span class="vh">{said}</span></button>
        </section>
    })
}

/// An open mission as one small row.
pub fn mini(things: Things, open: &OpenView) -> Option<View> {
    let card = things.card(open.mission)?;
    let city = |&city: &spy_connection::ids::City| {
        let covered = open.covered.contains(&city);
        let class = if covered { "mini-c cov" } else { "mini-c" };
        let name = things.city(city);
        let said = if covered { tell1("sc-city-covered", "city", name) } else { name };
        view! { <span class=class>{vignette(things, city)}<span class="vh">{said}</span></span> }
    };
    let cities: Vec<_> = card.cities.iter().map(city).collect();
    let assigned = (open.assigned > 0).then(|| {
        view! { <span class="mini-as">{tell1("sc-mini-assigned", "agents", open.assigned)}</span> }
    });
    let extra = card.extra_turn.then(|| {
        view! {
            <svg class="mini-x" role="img" aria-label=t("sc-extra-turn")><title>{t("sc-extra-turn-says")}</title><use href="#i-extra"></use></svg>
        }
    });
    Some(view! { <li class="mini">{cities}{assigned}{extra}<b>{card.points}</b></li> })
}

/// Somebody's whole table, as a sheet of paper.
pub fn look(top: Tabletop) -> View {
    let open = RwSignal::new(false);
    Effect::new(move || open.set(top.look.get().is_some()));
    Effect::new(move || {
        if !open.get() && top.look.get_untracked().is_some() {
            top.look.set(None);
        }
    });
    let title = Signal::derive(move || {
        let name = |scene: &Scene| top.look.get().map(|seat| scene.name(seat));
        top.with(name).flatten().unwrap_or_default()
    });
    let body = move || {
        let seat = top.look.get()?;
        top.with(|scene| scene.seat(seat).map(|own| sheet(top.things, seat, own))).flatten()
    };
    dialog(open, title, move || {
        view! {
            {body}
            <div class="dialog-acts">
                <button class="btn" on:click=move |_| open.set(false)>{tr("close")}</button>
            </div>
        }
    })
}

fn sheet(things: Things, seat: Seat, own: &SeatView) -> View {
    let on_map: u8 = own.spaces.iter().map(|(_, agents)| agents).sum();
    let place = match own.spy {
        Some(city) => {
            tell2("sc-where", ("city", things.city(city).into()), ("agents", on_map.into()))
        }
        None => t("sc-no-city"),
    };
    let ticket = |open: &OpenView| {
        let marks = Marks { seat: Some(seat), covered: open.covered.to_vec(), next: None };
        tickets::still(things, open.mission, "t-sm", &marks)
    };
    let open: Vec<_> = own.open.iter().map(ticket).collect();
    let done = |mission: &Mission| {
        let cities = things.cities_of(*mission).join(", ");
        let points = things.card(*mission).map_or(0, |card| card.points);
        view! { <li><span>{cities}</span><b>{points}</b></li> }
    };
    let done: Vec<_> = own.done.iter().map(done).collect();
    let open = (!open.is_empty()).then(|| {
        view! { <h3 class="label">{t("sc-open-missions")}</h3><div class="offer">{open}</div> }
    });
    let done = (!done.is_empty()).then(|| {
        view! { <h3 class="label">{t("sc-done-missions")}</h3><ul class="done-list">{done}</ul> }
    });
    view! {
        <div class=format!("table-of {}", seat_class(seat))>
            <div class="opp-nums">{numbers(seat, own)}</div>
            {race(own)}
            <p class="quiet">{place}</p>
            {open}
            {done}
        </div>
    }
}
