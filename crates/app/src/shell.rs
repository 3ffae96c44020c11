//! The frame round every page: top bar, language, theme, and the page for the address.

use game::{Game, Lang, Message};
use leptos::prelude::*;
use ui::icon::Icon;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::settings::{self, Theme, settings};
use ui::speech::{speech, t, tell, tr};

use crate::about::About;
use crate::home::Home;
use crate::replay::ReplayPage;
use crate::rules::RulesPage;
use crate::setup::SetupPage;
use crate::table::TablePage;
use crate::{Page, Rules};
use ui::live::{flag, piece};

/// The whole page.
#[component]
pub fn Shell() -> impl IntoView {
    Effect::new(move || settings::keep_language(speech().lang()));
    Effect::new(move || document().set_title(&page_title(&way().here())));
    let place = Memo::new(move |_| way().here().page());
    let page = move || match place.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::Setup => view! { <SetupPage/> }.into_any(),
        Route::Table(id) => view! { <TablePage id=id/> }.into_any(),
        Route::Replay(id) => view! { <ReplayPage id=id/> }.into_any(),
        Route::Rules(_) => view! { <RulesPage/> }.into_any(),
        Route::About => view! { <About/> }.into_any(),
        Route::Lost => view! { <Lost/> }.into_any(),
    };
    view! {
        <div class="sprite" aria-hidden="true" inner_html=sprites()></div>
        <a class="skip" href="#main">{tr("skip")}</a>
        {piece(page)}
    }
}

fn sprites() -> String {
    [include_str!("../page/art/sprite.svg"), Page::sprite()].concat()
}

fn page_title(route: &Route) -> String {
    let game = game_title();
    let page = match route {
        Route::Home | Route::Lost => return "Spymaster".to_owned(),
        Route::Setup => t("setup-title"),
        Route::Table(_) => game.clone(),
        Route::Replay(_) => t("replay-title"),
        Route::Rules(_) => t("rules-title"),
        Route::About => t("about-title"),
    };
    if page == game {
        format!("{game} – Spymaster")
    } else {
        format!("{page} – {game} – Spymaster")
    }
}

/// The brand, which leads home.
#[component]
pub fn Brand() -> impl IntoView {
    view! {
        <a class="brand" href="/">
            <svg aria-hidden="true"><use href="#brand"></use></svg>
            "Spymaster"
        </a>
    }
}

/// The bar of pages on which nothing is played.
#[component]
pub fn TopBar() -> impl IntoView {
    view! {
        <header class="top">
            <Brand/>
            <div class="top-r"><LanguageSwitch/><ThemeSwitch/></div>
        </header>
    }
}

/// Three languages; the change is seen at once.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let button = |lang: Lang| {
        let name = match lang {
            Lang::En => "English",
            Lang::De => "Deutsch",
            Lang::Fr => "Français",
        };
        view! {
            <button
                lang=lang.code()
                aria-pressed=flag(move || speech().lang() == lang)
                on:click=move |_| speech().switch(lang)
            >
                {lang.code().to_uppercase()}<span class="vh">" "{name}</span>
            </button>
        }
    };
    view! {
        <div class="switch" role="group" aria-label=tr("language")>
            {Lang::ALL.into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
}

/// Light, dark, or as the system has it.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let button = |theme: Theme| {
        let (key, picture) = match theme {
            Theme::Auto => ("theme-auto-short", None),
            Theme::Paper => ("theme-paper", Some("sun")),
            Theme::Night => ("theme-night", Some("moon")),
        };
        let face = move || match picture {
            Some(name) => view! { <Icon name=name/> }.into_any(),
            None => view! { <span>{tr("theme-auto-short")}</span> }.into_any(),
        };
        view! {
            <button
                aria-label=tr(key)
                aria-pressed=flag(move || settings().theme.get() == theme)
                on:click=move |_| settings().theme.set(theme)
            >
                {piece(face)}
            </button>
        }
    };
    view! {
        <div class="switch theme" role="group" aria-label=tr("theme")>
            {Theme::ALL.into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
}

/// The foot of pages on which nothing is played.
#[component]
pub fn Foot() -> impl IntoView {
    view! {
        <footer class="foot">
            <nav aria-label=tr("foot")>
                <a href=way().to(&Route::Rules(None))>{tr("how-to-play")}</a>
                <a href=way().to(&Route::Replay(None))>{tr("watch-game")}</a>
                <a href=way().to(&Route::About)>{tr("about-title")}</a>
            </nav>
            <p>{tr("foot-free")}</p>
        </footer>
    }
}

#[component]
fn Lost() -> impl IntoView {
    view! {
        <div class="page">
        <TopBar/>
        <Slip title="lost-title" text="lost-text"/>
        </div>
    }
}

/// A word on an otherwise empty page, and the way home.
#[component]
pub fn Slip(title: &'static str, text: &'static str) -> impl IntoView {
    view! {
        <main id="main" class="about">
            <h1 class="display-2">{tr(title)}</h1>
            <p class="lead">{tr(text)}</p>
            <p><a class="btn btn-go" href="/">{tr("to-home")}</a></p>
        </main>
    }
}

/// The name of this page's game.
pub fn game_title() -> String {
    tell(&Message::new(<Rules as game::Words>::TITLE))
}

/// Does this page know the game with this id?
pub fn is_here(id: &str) -> bool {
    <Rules as Game>::ID == id
}
