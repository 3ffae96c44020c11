//! The kinds of turn, and the one red button.

use dom::prelude::*;
use game::{Arg, Message};
use spy_connection::{Action, StepView};
use ui::icon::icon;
use ui::speech::{t, tell};

use crate::plan::{Target, Way};
use crate::prompt::coming_home;
use crate::scene::tell1;
use crate::tabletop::Tabletop;

/// The row of buttons beside the prompt.
pub fn act(top: Tabletop) -> View {
    view! { <div class="act">{move || buttons(top)}</div> }
}

fn buttons(top: Tabletop) -> View {
    if !top.asked() {
        return View::Nothing;
    }
    if top.recall.get() {
        return view! { <button class="btn" on:click=move |_| top.recall.set(false)>{t("sc-done")}</button> };
    }
    let step = top.step();
    let has_ways = matches!(step, Some(StepView::Fresh))
        || matches!(step, Some(StepView::Gone)) && top.can_way(Way::Connect);
    let decline = top.with(|scene| scene.can(Action::Decline)).unwrap_or_default().then(|| {
        view! { <button class="btn" on:click=move |_| top.act(Action::Decline)>{t("sc-decline")}</button> }
    });
    view! { {has_ways.then(|| ways(top))} {decline} {home(top)} {red(top)} }
}

fn ways(top: Tabletop) -> View {
    let way = move |way: Way, key: &'static str| {
        view! {
            <button
                class="way"
                aria-pressed=flag(move || top.way.get() == Some(way))
                aria-disabled=move || (!top.can_way(way)).then_some("true")
                on:click=move |_| top.choose_way(way)
            >
                {t(key)}
            </button>
        }
    };
    view! {
        <div class="ways" role="group" aria-label=t("sc-ways")>
            {way(Way::Take, "sc-way-take")}
            {way(Way::Connect, "sc-way-connect")}
            {way(Way::Walk, "sc-way-walk")}
        </div>
    }
}

/// Agents are missing, and others that hold nothing together would do.
fn home(top: Tabletop) -> Option<View> {
    let agents = coming_home(top, &top.homeward()).filter(|agents| *agents > 0)?;
    Some(view! {
        <button class="btn" on:click=move |_| top.call_home()>
            {icon("recall")}{tell1("sc-go-recall", "agents", agents)}
        </button>
    })
}

/// What the red button says, and whether it does anything yet.
fn red(top: Tabletop) -> View {
    let (words, price, ready) = red_words(top);
    view! {
        <button
            class="btn btn-go"
            aria-disabled=(!ready).then_some("true")
            aria-keyshortcuts=top.is_ending().then_some("e")
            on:click=move |_| top.go()
        >
            {words}
            {price.map(|price| view! { " "<small>{price}</small> })}
        </button>
    }
}

fn red_words(top: Tabletop) -> (String, Option<String>, bool) {
    let things = top.things;
    // The button says what was chosen, never what the pointer happens to be on.
    let picked = top.pick.get().and_then(|pick| {
        let shown = top.shown.get().filter(|shown| shown.target == pick)?;
        Some((shown.target, shown.way, shown.result.ok()?))
    });
    if let Some((target, way, plan)) = picked {
        let price = (plan.price() > 0).then(|| tell1("sc-agents", "agents", plan.price()));
        let to = plan.to.map(|city| things.city(city)).unwrap_or_default();
        return match (target, way) {
            (Target::Slot(_), _) => (t("sc-go-take"), price.or_else(|| Some(t("sc-free"))), true),
            (Target::Start(_), _) => (tell1("sc-go-start", "city", to), None, true),
            (Target::City(_), Way::Walk) => (tell1("sc-go-walk", "city", to), None, true),
            (Target::City(_), Way::Connect | Way::Take) => {
                (tell1("sc-go-connect", "city", to), price, true)
            }
        };
    }
    if top.is_choosing() {
        return (t("sc-go-none-start"), None, false);
    }
    let spy = top.with(|scene| scene.own().and_then(|own| own.spy)).flatten();
    let missions = top.cover.with(|cover| cover.missions.len());
    if top.pick.get().is_none() && missions > 0 {
        let city = spy.map(|city| things.city(city)).unwrap_or_default();
        let count = Arg::Number(i64::try_from(missions).unwrap_or_default());
        let words = Message::new("sc-go-cover").with("city", city).with("missions", count);
        return (tell(&words), None, true);
    }
    if top.is_ending() {
        return (t("sc-end-turn"), None, true);
    }
    let key = match top.way.get() {
        Some(Way::Take) => "sc-go-none-take",
        Some(Way::Connect | Way::Walk) => "sc-go-none",
        None => "sc-go-none-any",
    };
    (t(key), None, false)
}
