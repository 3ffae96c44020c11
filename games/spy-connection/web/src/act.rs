//! The kinds of turn, and the one red button; each has its place, and what cannot be done now stays there, dashed.

use dom::prelude::*;
use game::{Arg, Message};
use spy_connection::{Action, Refusal};
use ui::icon::icon;
use ui::speech::{t, tell};

use crate::plan::{Target, Way};
use crate::prompt::coming_home;
use crate::scene::tell1;
use crate::tabletop::{Next, Shown, Tabletop};

/// The row of buttons beside the prompt.
pub fn act(top: Tabletop) -> View {
    // Whoever only watches has nothing to do.
    if top.session.me().is_none() {
        return view! { <div class="act"></div> };
    }
    let left = move || if top.recall.get() { recalls(top) } else { ways(top) };
    view! {
        <div class="act">
            {move || decline(top)}
            <div class="ways" role="group" aria-label=t("sc-ways")>{left}</div>
            {move || red(top)}
        </div>
    }
}

fn decline(top: Tabletop) -> Option<View> {
    let can = top.with(|scene| scene.can(Action::Decline)).unwrap_or_default();
    can.then(|| {
        view! {
            <button class="btn btn-decline" on:click=move |_| top.ask_decline.set(true)>
                {t("sc-decline")}
            </button>
        }
    })
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
        {way(Way::Take, "sc-way-take")}
        {way(Way::Connect, "sc-way-connect")}
        {way(Way::Walk, "sc-way-walk")}
    }
}

/// While agents are recalled: all of them at once.
fn recalls(top: Tabletop) -> View {
    let on_map = move || {
        let sum =
            |own: &spy_connection::SeatView| own.spaces.iter().map(|(_, agents)| agents).sum();
        top.with(|scene| scene.own().map_or(0_u8, sum)).unwrap_or_default()
    };
    view! {
        <button
            class="way"
            aria-disabled=move || (on_map() == 0).then_some("true")
            on:click=move |_| top.all_home()
        >
            {move || tell1("sc-recall-all", "agents", on_map())}
        </button>
    }
}

/// What the red button says, what it costs, and whether it does anything yet.
struct Red {
    words: String,
    price: Option<String>,
    is_ready: bool,
    is_recall: bool,
}

impl Red {
    fn ready(words: String, price: Option<String>) -> Self {
        Self { words, price, is_ready: true, is_recall: false }
    }

    fn not_yet(words: String) -> Self {
        Self { words, price: None, is_ready: false, is_recall: false }
    }
}

fn red(top: Tabletop) -> View {
    let next = top.next();
    let class = if next == Next::Leave { "btn btn-next" } else { "btn btn-go btn-next" };
    let Red { words, price, is_ready, is_recall } = red_words(top, &next);
    view! {
        <button
            class=class
            aria-disabled=(!is_ready).then_some("true")
            on:click=move |_| top.go()
        >
            {is_recall.then(|| icon("recall"))}
            <span>{words}</span>
            {price.map(|price| view! { " "<small>{price}</small> })}
        </button>
    }
}

fn red_words(top: Tabletop, next: &Next) -> Red {
    match next {
        Next::Wait => {
            let name = top.with(|scene| scene.in_turn().map(|seat| scene.name(seat))).flatten();
            let words = name.map(|name| tell1("sc-go-wait", "name", name));
            Red::not_yet(words.unwrap_or_else(|| t("sc-sending")))
        }
        Next::Leave => Red::ready(t("sc-done"), None),
        Next::Do(shown) => chosen(top, shown),
        Next::TooDear(shown) => {
            let price = match shown.result {
                Err(Refusal::RoutePrice { need, .. } | Refusal::MissionPrice { need, .. }) => {
                    Some(tell1("sc-agents", "agents", need))
                }
                Ok(_) | Err(_) => None,
            };
            Red { price, ..Red::not_yet(named(top, shown)) }
        }
        Next::Home(recalls) => {
            let agents = coming_home(top, recalls).unwrap_or_default();
            Red { is_recall: true, ..Red::ready(tell1("sc-go-recall", "agents", agents), None) }
        }
        Next::Cover => {
            let spy = top.with(|scene| scene.own().and_then(|own| own.spy)).flatten();
            let city = spy.map(|city| top.things.city(city)).unwrap_or_default();
            let missions = top.cover.with(|cover| cover.missions.len());
            let count = Arg::Number(i64::try_from(missions).unwrap_or_default());
            let words = Message::new("sc-go-cover").with("city", city).with("missions", count);
            Red::ready(tell(&words), None)
        }
        Next::End => Red::not_yet(t("sc-go-done")),
        Next::Choose => {
            let way = if top.is_choosing() { Some(Way::Take) } else { top.way.get() };
            let on_map = top.can_way(Way::Connect) || top.can_way(Way::Walk);
            Red::not_yet(t(to_choose(way, top.can_way(Way::Take), on_map)))
        }
    }
}

/// What has to be chosen first: of the kind of turn that was chosen, or else of those that are possible.
const fn to_choose(way: Option<Way>, takes: bool, on_map: bool) -> &'static str {
    match (way, takes, on_map) {
        (Some(Way::Take), ..) | (None, true, false) => "sc-go-none-take",
        (None, true, true) => "sc-go-none-any",
        (Some(Way::Connect | Way::Walk), ..) | (None, false, true) => "sc-go-none",
        (None, false, false) => "sc-go-none-recall",
    }
}

fn chosen(top: Tabletop, shown: &Shown) -> Red {
    let price = shown.plan().map(crate::plan::Plan::price).filter(|price| *price > 0);
    let price = price.map(|price| tell1("sc-agents", "agents", price));
    let price = match shown.target {
        Target::Slot(_) => price.or_else(|| Some(t("sc-free"))),
        Target::City(_) => price,
        Target::Start(_) => None,
    };
    Red::ready(named(top, shown), price)
}

fn named(top: Tabletop, shown: &Shown) -> String {
    let of_plan = shown.plan().and_then(|plan| plan.to);
    let name = |city| top.things.city(city);
    match (shown.target, shown.way) {
        (Target::Slot(_), _) => t("sc-go-take"),
        (Target::Start(_), _) => {
            tell1("sc-go-start", "city", of_plan.map(name).unwrap_or_default())
        }
        (Target::City(city), Way::Walk) => tell1("sc-go-walk", "city", name(city)),
        (Target::City(city), Way::Connect | Way::Take) => {
            tell1("sc-go-connect", "city", name(city))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_red_button_asks_only_for_what_can_be_chosen() {
        assert_eq!(to_choose(None, true, true), "sc-go-none-any");
        assert_eq!(to_choose(None, true, false), "sc-go-none-take");
        assert_eq!(to_choose(None, false, true), "sc-go-none");
        // With three missions, too few agents and no other city, only a recall helps.
        assert_eq!(to_choose(None, false, false), "sc-go-none-recall");
        assert_eq!(to_choose(Some(Way::Take), true, true), "sc-go-none-take");
    }
}
