//! The drawer with the log and the list of all moves, and the tabs of small screens.

use dom::prelude::*;
use spy_connection::{Action, Event};
use ui::log::{LogWays, log_together};
use ui::moves::{MoveWays, moves};
use ui::speech::tr;

use crate::recalled;
use crate::since::{self, TURNS};
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
    let touch = Callback::new(move |event| top.remembered.set(event));
    let log_ways = LogWays {
        turns: TURNS,
        skip: goes_without_saying,
        fold: |_, _| None,
        after: |_| false,
        touch,
    };
    let said = move |log: &[_], place| recalled::said(top.things, log, place);
    let choose = Callback::new(move |action: Action| top.choose(action));
    let move_ways = MoveWays { kind, picture, none: "sc-no-moves", choose };
    view! {
        <section class="drawer" aria-label=tr("sc-drawer")>
            <div class="drawer-tabs" role="tablist" aria-label=tr("sc-drawer")>
                {tab(false, "sc-tab-log")}
                {tab(true, "sc-tab-moves")}
            </div>
            {since::list(top)}
            {log_together(top.session, log_ways, said)}
            {moves(top.session, move_ways)}
        </section>
    }
}

/// The tabs of small screens.
pub fn tabs(top: Tabletop) -> View {
    let tab = move |tab: Tab, key: &'static str, count: Option<Signal<usize>>| {
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
    let own = Signal::derive(move || {
        top.with(|scene| scene.own().map_or(0, |own| own.open.len())).unwrap_or_default()
    });
    let shown = Signal::derive(move || {
        top.with(|scene| scene.view.display.iter().flatten().count()).unwrap_or_default()
    });
    view! {
        <div class="tabs" role="tablist" aria-label=tr("sc-sheet")>
            {tab(Tab::Missions, "sc-tab-missions", Some(own))}
            {tab(Tab::Display, "sc-tab-display", Some(shown))}
            {tab(Tab::Log, "sc-tab-log", None)}
            {tab(Tab::Moves, "sc-tab-moves", None)}
        </div>
    }
}

/// Who is in turn is seen everywhere; an extra turn is news.
fn goes_without_saying(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { extra: false, .. })
}

/// The heading under which an action stands.
fn kind(action: Action) -> &'static str {
    match action {
        Action::Choose(_) => "sc-kind-choose",
        Action::Take(_) => "sc-way-take",
        Action::Connect(_) => "sc-way-connect",
        Action::Go(_) => "sc-way-walk",
        Action::Mark(_) => "sc-kind-cover",
        Action::End | Action::Decline => "sc-kind-end",
        Action::Recall(_) | Action::RecallObjective(..) => "sc-kind-recall",
        Action::Discard(_) => "sc-kind-discard",
    }
}

/// The small picture before an action.
fn picture(action: Action) -> &'static str {
    match action {
        Action::Choose(_) | Action::Take(_) => "mission",
        Action::Connect(_) => "connect",
        Action::Go(_) => "walk",
        Action::Mark(_) => "cover",
        Action::End | Action::Decline => "check",
        Action::Recall(_) | Action::RecallObjective(..) => "recall",
        Action::Discard(_) => "discard",
    }
}
