//! The drawer with the log and the list of all moves, and the tabs of small screens.

use dom::prelude::*;
use spynet::{Action, Event};
use ui::log::{LogWays, log};
use ui::moves::{MoveWays, moves};
use ui::speech::tr;

use crate::scene::actor;
use crate::tabletop::{Tab, Tabletop};

/// Log and list of moves.
pub fn drawer(top: Tabletop) -> View {
    let tab = move |is_moves: bool, key: &'static str| {
        let selected = move || (top.tab.get() == Tab::Moves) == is_moves;
        let press = move |_| top.tab.set(if is_moves { Tab::Moves } else { Tab::Log });
        view! {
            <button class="drawer-tab" role="tab" aria-selected=flag(selected) on:click=press>
                {tr(key)}
            </button>
        }
    };
    let log_ways = LogWays {
        actor,
        skip: goes_without_saying,
        after: |_| false,
        touch: Callback::new(|_| ()),
    };
    let choose = Callback::new(move |action: Action| top.choose(action));
    let move_ways = MoveWays { kind, picture, none: "sn-no-moves", choose };
    view! {
        <section class="drawer" aria-label=tr("sn-drawer")>
            <div class="drawer-tabs" role="tablist" aria-label=tr("sn-drawer")>
                {tab(false, "sn-tab-log")}
                {tab(true, "sn-tab-moves")}
            </div>
            {log(top.session, log_ways)}
            {moves(top.session, move_ways)}
        </section>
    }
}

/// The tabs of small screens.
pub fn tabs(top: Tabletop) -> View {
    let tab = move |tab: Tab, key: &'static str, count: Option<Signal<u8>>| {
        view! {
            <button
                class=format!("tab tab-{}", tab.code())
                role="tab"
                aria-selected=flag(move || top.tab.get() == tab)
                on:click=move |_| top.tab.set(tab)
            >
                {tr(key)}
                {count.map(|count| view! { " "<b>{count}</b> })}
            </button>
        }
    };
    let hand = Signal::derive(move || {
        top.with(|scene| scene.own().map_or(0, |own| own.hand.count)).unwrap_or_default()
    });
    let piles = Signal::derive(move || {
        top.with(|scene| scene.view.piles.iter().map(|heap| heap.count).sum()).unwrap_or_default()
    });
    view! {
        <div class="tabs" role="tablist" aria-label=tr("sn-sheet")>
            {tab(Tab::Hand, "sn-tab-hand", Some(hand))}
            {tab(Tab::Piles, "sn-tab-piles", Some(piles))}
            {tab(Tab::Log, "sn-tab-log", None)}
            {tab(Tab::Moves, "sn-tab-moves", None)}
        </div>
    }
}

/// Who is in turn is seen everywhere, and so is a pile that grows; the last turns are news.
const fn goes_without_saying(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { last: false, .. } | Event::Refilled { .. })
}

/// The heading under which an action stands.
const fn kind(action: Action) -> &'static str {
    match action {
        Action::Keep(_) => "sn-kind-keep",
        Action::Recruit | Action::Take | Action::Leave => "sn-way-recruit",
        Action::Play(..) => "sn-kind-play",
        Action::Attach(_) => "sn-attach",
        Action::Run(..) => "sn-kind-run",
        Action::Give(_) => "sn-kind-give",
        Action::Use(_) | Action::Skip => "sn-kind-use",
        Action::End => "sn-kind-end",
    }
}

/// The small picture before an action.
const fn picture(action: Action) -> &'static str {
    match action {
        Action::Keep(_) | Action::Recruit | Action::Take => "take",
        Action::Leave => "putback",
        Action::Play(..) => "agent",
        Action::Attach(_) => "funding",
        Action::Run(..) => "operation",
        Action::Give(_) => "give",
        Action::Use(_) => "spark",
        Action::Skip | Action::End => "check",
    }
}
