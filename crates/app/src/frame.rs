//! The frame of every table, wherever it is kept: top bar, menu, a word while it is on its way.

use dom::prelude::*;
use game::Message;
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

/// The top bar of a table; `more` are buttons of its own, and `is_menu_open` opens the [`menu`].
pub fn bar(session: Session<Rules>, is_menu_open: RwSignal<bool>, more: View) -> View {
    let round = move || {
        let words = |update: &UpdateOf<Rules>| match update.outcome {
            Some(_) => Message::new("bar-over"),
            None => Page::moment(&update.view, update.round),
        };
        session.update.with(|update| update.as_ref().map(words)).map(|words| tell(&words))
    };
    let sides = move || {
        let seats = session.open.with(|open| open.as_ref().map(|open| open.opened.chairs.len()))?;
        Page::sides(seats).map(|words| view! { <span class="bar-sides">{words}</span> })
    };
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
                <button class="bar-btn" aria-label=tr("menu") on:click=move |_| is_menu_open.set(true)>
                    {icon("menu")}<span>{tr("menu")}</span>
                </button>
            </nav>
        </header>
    }
}

/// What is rarely needed: language, theme, pace, sounds, giving up.
pub fn menu(session: Session<Rules>, open: RwSignal<bool>) -> View {
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
    // Asked on a page of its own, with the harmless answer where the first press was.
    let asked = RwSignal::new(false);
    Effect::new(move || {
        open.track();
        asked.set(false);
    });
    let resign = move |event: web_sys::MouseEvent| {
        // The second half of a double click is no answer.
        if event.detail() > 1 {
            return;
        }
        if let Some(seat) = session.me() {
            session.resign(seat);
        }
        open.set(false);
    };
    let is_online =
        move || session.open.with(|open| open.as_ref().is_some_and(|o| o.room == Room::Online));
    let kept = move || match (is_online(), session.me()) {
        (true, Some(_)) => t("menu-kept-online"),
        (true, None) => t("menu-watching"),
        (false, _) => t("menu-kept-here"),
    };
    let question = move || {
        view! {
            <p>{t("resign-what")}</p>
            <ul class="dialog-list">
                <li><button class="btn" on:click=resign>{icon("flag")}{t("resign-sure")}</button></li>
                <li><button class="btn" on:click=move |_| asked.set(false)>{t("resign-not")}</button></li>
            </ul>
        }
    };
    let list = move || {
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
                <li>
                    <a class="btn" href="/">{tr("menu-leave")}</a>
                    <p class="field-hint">{kept}</p>
                </li>
                {show(can_hand_over, move || view! {
                    <li>
                        <button class="btn" on:click=hand_over>{icon("link")}{tr("hand-over")}</button>
                    </li>
                })}
                {show(can_resign, move || view! {
                    <li>
                        <button class="btn" on:click=move |_| asked.set(true)>{icon("flag")}{tr("resign")}</button>
                    </li>
                })}
            </ul>
        }
    };
    let body = move || View::live(move || if asked.get() { question() } else { list() });
    let title = move || if asked.get() { t("resign-title") } else { t("menu") };
    dialog(open, Signal::derive(title), body)
}

/// Whoever has given up is told so, for as long as the others play on.
pub fn left_note(session: Session<Rules>) -> View {
    let has_left = Memo::new(move || {
        let Some(me) = session.me() else { return false };
        let left =
            |update: &UpdateOf<Rules>| update.outcome.is_none() && Page::has_left(&update.view, me);
        session.update.with(|update| update.as_ref().is_some_and(left))
    });
    // Where bots are alone at a table of this device, they can be hurried.
    let alone = move || {
        session.open.with(|open| {
            open.as_ref().is_some_and(|o| {
                let people = o.opened.chairs.iter().filter(|it| it.bot_kind().is_none());
                o.room == Room::Here && people.count() == 1
            })
        })
    };
    // What is cleaned up later finds no context.
    let (desk, pace) = (desk(), settings().pace);
    let hurry = move |_| desk.send(&Request::Pace(0));
    let note = move || {
        on_cleanup(move || desk.send(&Request::Pace(pace.get_untracked().millis())));
        view! {
            <div class="banner" role="status">
                {icon("flag")}
                <p>{tr("resigned")}</p>
                {show(alone, move || view! {
                    <button class="btn" on:click=hurry>{tr("to-result")}</button>
                })}
                <a class="btn" href="/">{tr("new-game")}</a>
            </div>
        }
    };
    show(move || has_left.get(), note)
}

/// It is on its way.
pub fn waiting() -> View {
    view! {
        <main id="main" class="about" aria-busy="true">
            <p class="lead" role="status">{tr("loading")}<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></p>
        </main>
    }
}
