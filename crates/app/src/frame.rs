//! The frame of every table, wherever it is kept: top bar, menu, a word while it is on its way.

use dom::prelude::*;
use ui::dialog::dialog;
use ui::icon::icon;
use ui::message::{Request, UpdateOf};
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::session::{Room, Session};
use ui::settings::{Pace, settings};
use ui::speech::{t, tell, tr};

use crate::desk::desk;
use crate::shell::{brand, game_title, language_switch, theme_switch};
use crate::{Page, Rules};

/// The top bar of a table; `more` are buttons of its own.
pub fn bar(session: Session<Rules>, more: View) -> View {
    let round = move || {
        let words = |update: &UpdateOf<Rules>| Page::moment(&update.view, update.round);
        session.update.with(|update| update.as_ref().map(words)).map(|words| tell(&words))
    };
    let sides = move || {
        let seats = session.open.with(|open| open.as_ref().map(|open| open.opened.chairs.len()))?;
        Page::sides(seats).map(|words| view! { <span class="bar-sides">{words}</span> })
    };
    let is_open = RwSignal::new(false);
    view! {
        <header class="bar">
            {brand()}
            <span class="bar-game">{game_title}</span>
            <span class="bar-meta"><span>{round}</span>{sides}</span>
            <nav class="bar-nav" aria-label=tr("bar-nav")>
                {more}
                <a class="bar-btn" href=way().to(&Route::Rules(None)) target="_blank" aria-label=tr("rules-title")>
                    {icon("rules")}<span>{tr("rules-title")}</span>
                </a>
                <button class="bar-btn" aria-label=tr("menu") on:click=move |_| is_open.set(true)>
                    {icon("menu")}<span>{tr("menu")}</span>
                </button>
            </nav>
        </header>
        {menu(session, is_open)}
    }
}

/// What is rarely needed: language, theme, pace, sounds, giving up.
fn menu(session: Session<Rules>, open: RwSignal<bool>) -> View {
    let pace = |pace: Pace| {
        let key = match pace {
            Pace::Calm => "pace-calm",
            Pace::Quick => "pace-quick",
            Pace::Instant => "pace-instant",
        };
        view! {
            <button
                aria-pressed=flag(move || settings().pace.get() == pace)
                on:click=move |_| settings().pace.set(pace)
            >
                {tr(key)}
            </button>
        }
    };
    let sound = |on: bool| {
        view! {
            <button
                aria-pressed=flag(move || settings().sounds.get() == on)
                on:click=move |_| settings().sounds.set(on)
            >
                {tr(if on { "sounds-on" } else { "sounds-off" })}
            </button>
        }
    };
    let can_resign = move || {
        session.me().is_some()
            && session.update.with(|u| u.as_ref().is_some_and(|u| u.outcome.is_none()))
    };
    // A server plays with the house edition only.
    let can_hand_over = move || {
        let here = session.open.with(|open| {
            open.as_ref().is_some_and(|o| o.room == Room::Here && o.opened.edition.is_none())
        });
        here && session.update.with(|u| u.as_ref().is_some_and(|u| u.outcome.is_none()))
    };
    let hand_over = move |_| {
        if let Some(table) = session.open.get_untracked() {
            desk().send(&Request::HandOver(table.opened.id.clone()));
        }
        open.set(false);
    };
    // A game is not given up by one slip of a finger.
    let sure = RwSignal::new(false);
    Effect::new(move || {
        open.track();
        sure.set(false);
    });
    let resign = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        if let Some(seat) = session.me() {
            session.resign(seat);
        }
        open.set(false);
    };
    let resign_words = move || if sure.get() { t("resign-sure") } else { t("resign") };
    let body = move || {
        view! {
            <div class="field">
                <span class="field-name">{tr("language")}</span>{language_switch()}
            </div>
            <div class="field">
                <span class="field-name">{tr("theme")}</span>{theme_switch()}
            </div>
            <div class="field">
                <span class="field-name">{tr("pace")}</span>
                <div class="switch" role="group" aria-label=tr("pace")>
                    {Pace::ALL.into_iter().map(pace).collect::<Vec<_>>()}
                </div>
            </div>
            <div class="field">
                <span class="field-name">{tr("sounds")}</span>
                <div class="switch" role="group" aria-label=tr("sounds")>
                    {[false, true].into_iter().map(sound).collect::<Vec<_>>()}
                </div>
            </div>
            <ul class="dialog-list">
                <li><a class="btn" href="/">{tr("menu-leave")}</a></li>
                {show(can_hand_over, move || view! {
                    <li>
                        <button class="btn" on:click=hand_over>{icon("link")}{tr("hand-over")}</button>
                    </li>
                })}
                {show(can_resign, move || view! {
                    <li>
                        <button class="btn" on:click=resign>{icon("flag")}{resign_words}</button>
                    </li>
                })}
            </ul>
        }
    };
    dialog(open, Signal::derive(move || t("menu")), body)
}

/// It is on its way.
pub fn waiting() -> View {
    view! {
        <main id="main" class="about" aria-busy="true">
            <p class="lead" role="status">{tr("loading")}<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></p>
        </main>
    }
}
