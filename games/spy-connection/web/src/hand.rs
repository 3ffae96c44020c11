//! You: plate, supply, and your open missions with all that can be done to them.

use core::cmp::Ordering;

use dom::prelude::*;
use game::{Arg, Message};
use spy_connection::ids::{City, MAX_OPEN};
use spy_connection::{Action, OpenView, PhaseView, SeatView, StepView};
use ui::icon::icon;
use ui::seat_mark::{letter, seat_class, seat_mark_in};
use ui::speech::{t, tell, tr};

use crate::choose;
use crate::dossiers::pips;
use crate::plan::Target;
use crate::scene::{Scene, tell1, tell2};
use crate::standing;
use crate::tabletop::{Next, Tabletop};
use crate::tickets::{self, Marks};

/// The lower edge of the table.
pub fn you(top: Tabletop) -> View {
    let class =
        move || format!("you {}", top.with(|scene| seat_class(scene.me)).unwrap_or_default());
    view! {
        <section class=class aria-label=tr("sc-you")>
            {move || top.with(|scene| plate(top, scene))}
            {move || top.with(|scene| supply(top, scene))}
            <div class="hand" tabindex="0" role="group" aria-label=tr("sc-open-missions") data-n=move || hand_size(top)>
                <h3 class="vh">{tr("sc-open-missions")}</h3>
                {move || hand(top)}
            </div>
        </section>
    }
}

fn plate(top: Tabletop, scene: &Scene) -> View {
    let Some(own) = scene.own() else { return View::Nothing };
    let spy = own.spy;
    let place = spy
        .map_or_else(|| t("sc-no-city"), |city| tell1("sc-spy-in", "city", top.things.city(city)));
    let left = own.resigned.then(|| t("sc-has-left"));
    let class = if own.resigned { "plate-you has-left" } else { "plate-you" };
    let place = left.unwrap_or(place);
    let lead = standing::lead(scene).filter(|_| !own.resigned);
    let lead = lead.map(|lead| view! { <b>{lead}</b>", " });
    let then = then_points(top).filter(|then| *then != own.points);
    let more = then
        .map(|then| view! { <i class="gain">{tell1("sc-gain", "gain", then - own.points)}</i> });
    let done: i32 = own.points - covered(own);
    let parts = tell2("sc-points-from", ("missions", done.into()), ("cities", covered(own).into()));
    let (pips, said) = pips(own);
    view! {
        <div class=class>
            {seat_mark_in(scene.me, "seat-lg")}
            <div class="plate-name"><h2>{scene.name(scene.me)}</h2><p class="where">{lead}{place}</p></div>
            <div class="you-pts">{more}<b>{own.points}</b>" "<span>{tell1("sc-points-word", "points", own.points)}</span></div>
            <div class="race"><span class="pips" aria-hidden="true">{pips}</span><span>{said}</span></div>
            <p class="you-from">{parts}</p>
        </div>
    }
}

/// The points of covered cities on open missions.
fn covered(own: &SeatView) -> i32 {
    own.open.iter().map(|open| i32::try_from(open.covered.len()).unwrap_or_default()).sum()
}

/// The own points after what is pointed at and all that can be covered then, or after covering now.
fn then_points(top: Tabletop) -> Option<i32> {
    let of = |cover: &crate::plan::Cover| (!cover.missions.is_empty()).then_some(cover.points);
    let planned = top.shown.with(|shown| shown.as_ref()?.plan().map(|plan| of(&plan.cover)));
    planned.unwrap_or_else(|| top.cover.with(of))
}

/// What the supply would be after what is pointed at.
fn after(top: Tabletop) -> Option<u8> {
    top.shown.with(|shown| shown.as_ref()?.plan().map(|plan| plan.left))
}

fn supply(top: Tabletop, scene: &Scene) -> View {
    let (have, on_map, on_missions) = scene.own().map_or((0, 0, 0), |own| {
        let on_map: u8 = own.spaces.iter().map(|(_, agents)| agents).sum();
        (own.supply, on_map, own.agents.saturating_sub(own.supply).saturating_sub(on_map))
    });
    let then = after(top).unwrap_or(have);
    let (stays, goes, comes) = match then.cmp(&have) {
        Ordering::Less => (then, have - then, 0),
        Ordering::Equal | Ordering::Greater => (have, 0, then - have),
    };
    let letter = letter(scene.me);
    // A full tray: smaller pieces, without letters.
    let is_full = have.max(then) > 7;
    let many = is_full.then_some("");
    let piece = if is_full { "mark" } else { "seat" };
    let token = |kind: &str| {
        let href = format!("#{kind}-{letter}");
        view! { <svg class="tok" aria-hidden="true"><use href=href></use></svg> }
    };
    let tokens: Vec<_> =
        (0..stays).map(|_| token(piece)).chain((0..goes + comes).map(|_| token("ghost"))).collect();
    let head = if then == have {
        view! { <b>{have}</b>" "{t("sc-in-supply")} }
    } else {
        view! { {tell1("sc-now", "agents", have)}" "<b>{tell1("sc-after", "agents", then)}</b> }
    };
    let said = if then == have {
        tell1("sc-supply-says", "agents", have)
    } else {
        tell2("sc-supply-after-says", ("agents", have.into()), ("then", then.into()))
    };
    let away = tell2("sc-elsewhere", ("map", on_map.into()), ("missions", on_missions.into()));
    let can_recall = scene.asked && scene.is_mine && scene.turn().is_some();
    let press = move |_| {
        if can_recall {
            top.pick.set(None);
            top.hover.set(None);
            top.recall.update(|on| *on = !*on);
        } else {
            top.press_nothing(Action::End);
        }
    };
    view! {
        <div class="supply">
            <h3 class="vh">{t("sc-agents-head")}</h3>
            <div class="tray-row">
                <div class="tray" data-many=many role="img" aria-label=said>{tokens}</div>
                <button
                    class="btn"
                    aria-pressed=flag(move || top.recall.get())
                    aria-disabled=(!can_recall).then_some("true")
                    aria-label=t("sc-recall-says")
                    on:click=press
                >
                    {icon("recall")}<span>{t("sc-recall")}</span>
                </button>
            </div>
            <p class="sup-more"><span>{head}</span><span class="sup-away">", "{away}</span></p>
        </div>
    }
}

fn hand_size(top: Tabletop) -> String {
    let cards = |scene: &Scene| match scene.view.phase {
        PhaseView::Choose { .. } => scene.view.offer.len(),
        PhaseView::Turn(_) | PhaseView::Over { .. } => scene.own().map_or(0, |own| own.open.len()),
    };
    top.with(cards).unwrap_or_default().max(MAX_OPEN).to_string()
}

fn hand(top: Tabletop) -> Option<Vec<View>> {
    top.with(|scene| {
        if top.is_choosing() {
            return choose::offer(top, scene);
        }
        let open = scene.own().map(|own| own.open.as_slice()).unwrap_or_default();
        if open.is_empty() {
            let can_take = scene.can_any(|action| matches!(action, Action::Take(_)));
            let key = if can_take { "sc-no-missions" } else { "sc-none-open" };
            return vec![view! { <div class="ticket-gap">{t(key)}</div> }];
        }
        let mut all: Vec<View> = open.iter().map(|open| ticket(top, scene, open)).collect();
        let room = u32::try_from(MAX_OPEN.saturating_sub(open.len())).unwrap_or_default();
        if room > 0 {
            all.push(view! { <div class="ticket-gap">{tell1("sc-room", "missions", room)}</div> });
        }
        all
    })
}

/// What the missions in hand would get from what is pointed at, or from covering now.
fn coming(top: Tabletop, scene: &Scene) -> (crate::plan::Cover, Option<City>, bool) {
    let planned = top.shown.with(|shown| {
        let shown = shown.as_ref()?;
        let plan = shown.plan()?;
        // A start mission has its own stamp; the others are not yet there.
        (!matches!(shown.target, Target::Start(_))).then(|| (plan.cover.clone(), plan.to, false))
    });
    planned.unwrap_or_else(|| {
        let spy = scene.own().and_then(|own| own.spy);
        (top.cover.get(), spy, true)
    })
}

fn ticket(top: Tabletop, scene: &Scene, open: &OpenView) -> View {
    let things = top.things;
    let mission = open.mission;
    let recall = top.recall.get() && scene.asked;
    let (cover, city, is_now) = coming(top, scene);
    let will = !recall && cover.missions.contains(&mission);
    let completes = will && cover.done.iter().any(|done| done.mission == mission);
    let marks =
        Marks { seat: Some(scene.me), covered: open.covered.to_vec(), next: city.filter(|_| will) };
    let mut class = String::from("ticket t-lg");
    if completes {
        class.push_str(" is-done-next");
    }
    let leaves = top.ask_discard.get() == Some(mission);
    if leaves {
        class.push_str(" is-leaving");
    }
    let foot = if recall {
        discard_foot(top, open)
    } else if will && is_now {
        cover_foot(top, scene, open, city, completes)
    } else {
        plain_foot(top, scene, open, city.filter(|_| completes))
    };
    let over = |city: City| {
        let can = recall && scene.can(Action::RecallObjective(mission, city));
        can.then(|| {
            let said = tell1("sc-lift-stamp", "city", things.city(city));
            let press = move |_| top.try_or_explain(Action::RecallObjective(mission, city));
            view! { <button class="stamp-go" on:click=press><span class="vh">{said}</span></button> }
        })
    };
    view! { <article class=class>{tickets::face(things, mission, &marks, over, Some(foot))}</article> }
}

/// In the middle of a recall: what would come back, and the way out for the whole mission.
fn discard_foot(top: Tabletop, open: &OpenView) -> View {
    let mission = open.mission;
    let agents = u8::try_from(open.covered.len()).unwrap_or_default() + open.assigned;
    view! {
        <span>{tell1("sc-comes-back", "agents", agents)}</span>
        <span class="fr">
            <button class="ticket-act" on:click=move |_| top.ask_discard.set(Some(mission))>
                {icon("discard")}{t("sc-discard")}
                <span class="vh">{top.things.mission(mission)}</span>
            </button>
        </span>
    }
}

/// The spy stands in a city of this mission: it can be covered now.
fn cover_foot(
    top: Tabletop,
    scene: &Scene,
    open: &OpenView,
    city: Option<City>,
    completes: bool,
) -> View {
    let mission = open.mission;
    let can = scene.can(Action::Mark(mission));
    // The button needs the room; only what completes the mission is worth a word beside it.
    let words = completes.then(|| view! { <strong class="will">{t("sc-completes-it")}</strong> });
    let name = city.map(|city| top.things.city(city)).unwrap_or_default();
    let class = if can { "ticket-act is-legal" } else { "ticket-act" };
    view! {
        <span>{words}</span>
        <span class="fr">
            <button class=class on:click=move |_| top.try_or_explain(Action::Mark(mission))>
                {icon("cover")}{tell1("sc-cover-city", "city", name)}" "<small>"1"</small>
            </button>
        </span>
    }
}

fn to_go(top: Tabletop, open: &OpenView) -> u8 {
    let all = top.things.card(open.mission).map_or(0, |card| card.cities.len());
    u8::try_from(all.saturating_sub(open.covered.len())).unwrap_or_default()
}

fn plain_foot(top: Tabletop, scene: &Scene, open: &OpenView, completed_in: Option<City>) -> View {
    let is_start = top.things.card(open.mission).is_some_and(|card| card.red.is_some());
    let words = match completed_in {
        Some(city) => {
            let name = top.things.city(city);
            view! { <strong class="will">{tell1("sc-city-completes", "city", name)}</strong> }
        }
        None if is_start && open.assigned == 0 => {
            view! { <span>{t("sc-start-mission")}</span> }
        }
        None if open.assigned == 0 => view! { <span>{t("sc-none-assigned")}</span> },
        None => view! { <span>{tell1("sc-to-go", "cities", to_go(top, open))}</span> },
    };
    let right = if open.assigned > 0 {
        let seat = scene.me;
        let marks: Vec<_> = (0..open.assigned)
            .map(|_| {
                let href = format!("#mark-{}", letter(seat));
                view! { <svg class="seat seat-sm" aria-hidden="true"><use href=href></use></svg> }
            })
            .collect();
        view! { <span class="fr">{tell1("sc-assigned", "agents", open.assigned)}{marks}</span> }
    } else if completed_in.is_some() {
        View::Nothing
    } else {
        view! { <span class="fr">{tell1("sc-to-go", "cities", to_go(top, open))}</span> }
    };
    view! { <span>{words}</span>{right} }
}

/// Undo, the end of the turn, and what is to be known about them.
pub fn turn(top: Tabletop) -> View {
    // Whoever only watches has no turn.
    if top.session.me().is_none() {
        return view! { <div class="turn"></div> };
    }
    let can_end = move || top.with(|scene| scene.can(Action::End)).unwrap_or_default();
    let hint = move || {
        if top.recall.get() {
            return t("sc-hint-recall");
        }
        let uncovered = top.cover.with(|cover| !cover.missions.is_empty());
        match top.step() {
            Some(StepView::Fresh) => t("sc-hint-fresh"),
            Some(StepView::Gone | StepView::Done) if uncovered => {
                let spy = top.with(|scene| scene.own().and_then(|own| own.spy)).flatten();
                let city = spy.map(|city| top.things.city(city)).unwrap_or_default();
                tell(&Message::new("sc-hint-uncovered").with("city", Arg::Name(city)))
            }
            Some(StepView::Gone | StepView::Done) if top.session.can_undo() => t("sc-hint-undo"),
            Some(StepView::Gone | StepView::Done) | None => String::new(),
        }
    };
    // Nothing else is left: the one red button is this one.
    let end = move || if top.next() == Next::End { "btn btn-end btn-go" } else { "btn btn-end" };
    let can_undo = move || top.session.can_undo();
    let undo = move |_| {
        if top.session.can_undo() || top.pick.get_untracked().is_some() {
            top.undo();
        } else {
            top.nothing_to_undo();
        }
    };
    view! {
        <div class="turn">
            <button class="btn btn-undo" aria-keyshortcuts="u"
                aria-disabled=move || (!can_undo()).then_some("true") on:click=undo>
                {icon("undo")}<span>{tr("sc-undo")}</span>
            </button>
            <button class=end aria-keyshortcuts="e"
                aria-disabled=move || (!can_end()).then_some("true") on:click=move |_| top.end()>
                {tr("sc-end-turn")}
            </button>
            <p class="turn-hint">{hint}</p>
            {move || top.with(|scene| choose::order(top, scene))}
        </div>
    }
}
