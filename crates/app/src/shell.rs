//! The frame round every page: top bar, language, theme, and the page for the address.

use dom::prelude::*;
use game::{Game, Lang, Message};
use ui::art;
use ui::icon::icon;
use ui::route::{Route, way};
use ui::settings::{self, Theme, settings};
use ui::speech::{speech, t, tell, tr};

use crate::Rules;
use crate::about::about;
use crate::home::home;
use crate::howto::howto_page;
use crate::my_turn;
use crate::online::online_page;
use crate::replay::replay_page;
use crate::rules::rules_page;
use crate::setup::setup_page;
use crate::table::table_page;

/// The whole page.
pub fn shell() -> View {
    Effect::new(move || settings::keep_language(speech().lang()));
    my_turn::follow(|| page_title(&way().here()));
    Effect::new(|| remember_game(&way().here()));
    let place = Memo::new(move || way().here().page());
    let page = move || match place.get() {
        Route::Home => home(),
        Route::Setup => setup_page(),
        Route::Table(id) => table_page(id),
        Route::Online(_) => online_page(),
        Route::Replay(id) => replay_page(id),
        Route::HowTo => howto_page(),
        Route::Rules(_) => rules_page(),
        Route::About => about(),
        Route::Lost => lost(),
    };
    view! {
        <div class="sprite" aria-hidden="true" inner_html=include_str!("../page/art/sprite.svg")></div>
        {art::sprite()}
        <a class="skip" href="#main">{tr("skip")}</a>
        {page}
    }
}

/// The start page opens on the game that was played last; `boot.js` looks here.
fn remember_game(route: &Route) {
    match route {
        Route::Table(_) | Route::Online(_) | Route::Setup => {
            settings::write("game", <Rules as Game>::ID);
        }
        Route::Home
        | Route::HowTo
        | Route::Replay(_)
        | Route::Rules(_)
        | Route::About
        | Route::Lost => {}
    }
}

fn page_title(route: &Route) -> String {
    let game = game_title();
    let page = match route {
        Route::Home | Route::Lost => return "Spymaster".to_owned(),
        Route::Setup => t("setup-title"),
        Route::Table(_) | Route::Online(_) => game.clone(),
        Route::Replay(_) => t("replay-title"),
        Route::HowTo => t("how-to-play"),
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
pub fn brand() -> View {
    view! {
        <a class="brand" href="/">
            <svg aria-hidden="true"><use href="#brand"></use></svg>
            "Spymaster"
        </a>
    }
}

/// The bar of pages on which nothing is played.
pub fn top_bar() -> View {
    view! {
        <header class="top">
            {brand()}
            <div class="top-r">{language_switch()}{theme_switch()}{theme_step()}</div>
        </header>
    }
}

/// Three languages; the change is seen at once.
pub fn language_switch() -> View {
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
                {lang.code().to_ascii_uppercase()}<span class="vh">" "{name}</span>
            </button>
        }
    };
    view! {
        <div class="switch" role="group" aria-label=tr("language")>
            {Lang::ALL.into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
}

const fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "theme-auto-short",
        Theme::Paper => "theme-paper",
        Theme::Night => "theme-night",
    }
}

fn theme_face(theme: Theme) -> View {
    match theme {
        Theme::Auto => view! { <span>{tr("theme-auto-short")}</span> },
        Theme::Paper => icon("sun"),
        Theme::Night => icon("moon"),
    }
}

/// Light, dark, or as the system has it.
pub fn theme_switch() -> View {
    let button = |theme: Theme| {
        view! {
            <button
                aria-label=tr(theme_key(theme))
                aria-pressed=flag(move || settings().theme.get() == theme)
                on:click=move |_| settings().theme.set(theme)
            >
                {theme_face(theme)}
            </button>
        }
    };
    view! {
        <div class="switch theme" role="group" aria-label=tr("theme")>
            {Theme::ALL.into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
}

/// The same as one button that steps on, for screens without room for three.
fn theme_step() -> View {
    let name = move || {
        let theme = t(theme_key(settings().theme.get()));
        tell(&Message::new("theme-now").with("theme", theme))
    };
    view! {
        <button
            class="icon-btn theme-one"
            aria-label=name
            on:click=move |_| settings().theme.update(|theme| *theme = theme.next())
        >
            {move || theme_face(settings().theme.get())}
        </button>
    }
}

/// The foot of pages on which nothing is played.
pub fn foot() -> View {
    view! {
        <footer class="foot">
            <nav aria-label=tr("foot")>
                <a href=way().to(&Route::HowTo)>{tr("how-to-play")}</a>
                <a href=way().to(&Route::Replay(None))>{tr("watch-game")}</a>
                <a href=way().to(&Route::About)>{tr("about-title")}</a>
            </nav>
            <p>{tr("foot-free")}</p>
        </footer>
    }
}

fn lost() -> View {
    view! {
        <div class="page">
        {top_bar()}
        {slip("lost-title", "lost-text")}
        </div>
    }
}

/// A word on an otherwise empty page, and the way home.
pub fn slip(title: &'static str, text: &'static str) -> View {
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

/// Has the game with this id a page, be it another one?
pub fn is_built(id: &str) -> bool {
    crate::boot::asset(&format!("{id}.wasm")).is_some()
}
