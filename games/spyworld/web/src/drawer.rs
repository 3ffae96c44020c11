//! The drawer with the log and the list of all moves, and the tabs of small screens.

use core::time::Duration;

use dom::prelude::*;
use spyworld::grid::Dir;
use spyworld::{Action, Event, PhaseView};
use ui::log::{LogWays, log};
use ui::moves::{MoveWays, moves};
use ui::speech::{t, tr};

use crate::since;
use crate::tabletop::{Tab, Tabletop};

/// Log and list of moves.
pub fn drawer(top: Tabletop) -> View {
    let tab = move |is_moves: bool, key: &'static str| {
        let selected = move || (top.tab.get() == Tab::Moves) == is_moves;
        let press = move |_| top.tab.set(if is_moves { Tab::Moves } else { Tab::Table });
        view! {
            <button class="drawer-tab" role="tab" aria-selected=flag(selected) on:click=press>
                {tr(key)}
            </button>
        }
    };
    let log_ways = LogWays {
        turns: since::TURNS,
        skip: goes_without_saying,
        fold: |_, _| None,
        after: comes_after,
        touch: Callback::new(|_| {}),
    };
    let choose = Callback::new(move |action: Action| top.choose(action));
    let move_ways = MoveWays { kind, picture, none: "sw-no-moves", choose };
    view! {
        <section class="drawer" aria-label=tr("sw-drawer")>
            <div class="drawer-tabs" role="tablist" aria-label=tr("sw-drawer")>
                {tab(false, "sw-tab-log")}
                {tab(true, "sw-tab-moves")}
            </div>
            {since::list(top)}
            {log(top.session, log_ways)}
            {moves(top.session, move_ways)}
        </section>
    }
}

/// The tabs of small screens.
pub fn tabs(top: Tabletop) -> View {
    let raiding = move || top.with(|scene| scene.view.phase) == Some(PhaseView::Raid);
    // Somebody who watches has no agent, and sees missions and people there.
    let watching = move || top.with(|scene| scene.sheet().is_none()).unwrap_or_default();
    let tab = move |tab: Tab, key: &'static str| {
        // In a raid there is loot where the missions were.
        let words = move || match tab {
            Tab::Missions if raiding() => t("sw-tab-loot"),
            Tab::Agent if watching() && !raiding() => t("sw-tab-overview"),
            _ => t(key),
        };
        let press = move |_| {
            top.tab.set(tab);
            bring_up(tab);
        };
        view! {
            <button class=format!("tab tab-{}", tab.code()) role="tab"
                aria-selected=flag(move || top.tab.get() == tab) on:click=press>
                {words}
            </button>
        }
    };
    view! {
        <div class="tabs" role="tablist" aria-label=tr("sw-panels")>
            {tab(Tab::Agent, "sw-agent")}
            {tab(Tab::Missions, "sw-missions")}
            {tab(Tab::Costs, "sw-costs")}
            {tab(Tab::Table, "sw-tab-table")}
            {tab(Tab::Moves, "sw-tab-moves")}
        </div>
    }
}

/// Scrolls to the panel of a tab, which begins below what a small screen shows.
fn bring_up(tab: Tab) {
    let panel = match tab {
        Tab::Agent => ".half-r, .tracks",
        Tab::Missions => ".missions, .loot",
        Tab::Costs => ".dom",
        Tab::Table => ".roster",
        Tab::Moves => ".drawer",
    };
    // It is there only once the tab is turned.
    dom::after(Duration::ZERO, move || {
        if let Some(panel) = document().query_selector(panel).ok().flatten() {
            panel.scroll_into_view_with_bool(false);
        }
    });
}

/// How somebody came to draw is on the sheet; that everybody confirms is seen beside the names.
pub fn goes_without_saying(event: &Event) -> bool {
    matches!(
        event,
        Event::Drafted { action: Action::Pick(_) | Action::Number(_) | Action::Swap, .. }
            | Event::Confirmed { .. }
            | Event::Withdrawn { .. }
            | Event::SplitAsked { .. }
    )
}

/// Raids belong to no round.
pub const fn comes_after(event: &Event) -> bool {
    matches!(
        event,
        Event::Handed { .. }
            | Event::AgentShown { .. }
            | Event::Moved { .. }
            | Event::SplitAsked { .. }
            | Event::TakenBack { .. }
            | Event::Stopped { .. }
            | Event::TimeUp
            | Event::Ended
    )
}

/// The heading under which an action stands.
fn kind(action: Action) -> &'static str {
    match action {
        Action::Agent(_) => "sw-agent",
        Action::Pick(_) | Action::Pass => "sw-kind-choose",
        Action::Bonus(_) => "sw-bonus-actions",
        Action::Number(_) | Action::Swap => "sw-kind-modify",
        Action::Draw(_) | Action::Wall(_) => "sw-kind-draw",
        Action::Train | Action::Gadget(_) => "sw-kind-take",
        Action::Claim(..) => "sw-missions",
        Action::Confirm | Action::Withdraw | Action::Stop => "sw-kind-end",
        Action::Step(_) => "sw-kind-step",
        Action::Split(..) => "sw-kind-pay",
        Action::Use(..) => "sw-gadgets",
    }
}

/// The small picture before an action.
fn picture(action: Action) -> &'static str {
    match action {
        Action::Agent(_) => "person",
        Action::Pick(_) | Action::Bonus(_) => "list",
        Action::Pass => "pass",
        Action::Number(_) | Action::Swap => "plus",
        Action::Draw(_) => "pencil",
        Action::Wall(_) => "wall",
        Action::Train => "move",
        Action::Gadget(_) | Action::Use(..) => "extra",
        Action::Claim(..) => "mission",
        Action::Confirm => "check",
        Action::Withdraw => "undo",
        Action::Step(Dir::N) => "up",
        Action::Step(Dir::E) => "right",
        Action::Step(Dir::S) => "down",
        Action::Step(Dir::W) => "left",
        Action::Step(Dir::Ne | Dir::Se | Dir::Sw | Dir::Nw) => "walk",
        Action::Split(..) => "combat",
        Action::Stop => "stop",
    }
}
