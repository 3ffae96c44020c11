//! A finished game, step by step: of a stored table or of a file, through anybody's eyes.

mod film;
mod screen;
mod watch;

use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use game::Game;
use ui::art::art;
use ui::file;
use ui::icon::icon;
use ui::message::Request;
use ui::route::{Route, way};
use ui::speech::{t, tr};
use web_sys::HtmlInputElement;

use crate::Rules;
use crate::desk::desk;
use crate::shell::{brand, game_title};
use film::{Film, Wrong};
use screen::screen;
use watch::{SAMPLE, watch};

/// The replay page.
pub fn replay_page(id: Option<String>) -> View {
    let desk = desk();
    let film = RwSignal::new(None::<Arc<Film>>);
    let problem = RwSignal::new(None::<String>);
    let show_film = move |made: Result<Film, Wrong>| match made {
        Ok(found) => {
            problem.set(None);
            film.set(Some(Arc::new(found)));
        }
        Err(wrong) => problem.set(Some(wrong.words())),
    };
    let is_sample = id.as_deref() == Some(SAMPLE);
    if is_sample {
        let owner = Owner::current();
        dom::spawn_local(async move {
            let made = Film::sample(desk).await;
            if let Some(owner) = owner {
                owner.with(|| show_film(made));
            }
        });
    }
    let stored = id.clone().filter(|_| !is_sample);
    if let Some(id) = stored.clone() {
        desk.story.set(None);
        desk.no_story.set(None);
        desk.send(&Request::Story(id.clone()));
        Effect::new(move || {
            if let Some((_, saved)) = desk.story.get().filter(|(found, _)| *found == id) {
                show_film(Film::new(desk, saved));
            }
        });
    }
    let (wants_file, wanted) = (id.is_none(), stored.clone());
    let has_none = Memo::new(move || wanted.is_some() && desk.no_story.get() == wanted);
    let score = stored.map(|id| {
        let link = move || view! {
            <a class="bar-btn" href=way().to(&Route::Table(id.clone())) aria-label=tr("to-score")>
                {icon("flag")}<span>{tr("to-score")}</span>
            </a>
        };
        show(move || film.with(Option::is_some), link)
    });
    let owner = Owner::current();
    let load_file = Callback::new(move |text: Option<String>| {
        let owner = owner.clone();
        dom::spawn_local(async move {
            let made = Film::read(desk, text).await;
            // Files come outside of any part of the page; sentences are found through the owner.
            if let Some(owner) = owner {
                owner.with(|| show_film(made));
            }
        });
    });
    let wrong = move || {
        problem.get().map(|text| {
            view! {
                <div class="wrong" role="alert">
                    {icon("warning")}
                    <b>{t("replay-broken")}</b>
                    <p class="code">{text}</p>
                </div>
            }
        })
    };
    let none = move || {
        // What is wrong with a record is said below.
        let waits = !wants_file && problem.with(Option::is_none);
        let (title, hint) = match (has_none.get(), waits) {
            (true, _) => ("replay-none-title", "replay-none-text"),
            (false, true) => ("replay-title", "loading"),
            (false, false) => ("replay-title", "replay-hint"),
        };
        view! {
            <section class="board">
                <div class="drop">
                    {icon("film")}
                    <h1 class="display-3">{t(title)}</h1>
                    <p role="status">{t(hint)}</p>
                    {wants_file.then(|| watch(desk))}
                    {wants_file.then(|| load_record(load_file, "btn file-btn"))}
                    {has_none.get().then(|| view! { <a class="btn" href="/">{t("to-home")}</a> })}
                    {wrong}
                </div>
            </section>
        }
    };
    let body = move || match film.get() {
        Some(film) if art().is_here() => screen(film),
        Some(_) | None => none(),
    };
    let film_notes = move || film.with(Option::is_some).then(wrong);
    view! {
        <main id="main" class="replay">
            <header class="bar">
                {brand()}
                <span class="bar-game">{game_title}</span>
                <span class="bar-meta"><span>{tr("replay-title")}</span></span>
                <nav class="bar-nav" aria-label=tr("replay-title")>
                    {score}
                    <a class="bar-btn" href=way().to(&Route::Replay(None)) aria-label=tr("watch-game")>
                        {icon("film")}<span>{tr("watch-game")}</span>
                    </a>
                    {load_record(load_file, "bar-btn file-btn")}
                    {save(film)}
                </nav>
            </header>
            <div class="notes">{film_notes}</div>
            {body}
        </main>
    }
}

fn load_record(load: Callback<Option<String>>, class: &'static str) -> View {
    let field = NodeRef::<HtmlInputElement>::new();
    let chosen = move |_| {
        let Some(field) = field.get() else { return };
        file::read_chosen(&field, move |text| load.run(text));
    };
    view! {
        <label class=class>
            {icon("upload")}<span>{tr("replay-load")}</span>
            <input
                type="file"
                accept=".json,application/json"
                aria-label=tr("replay-load")
                node_ref=field
                on:change=chosen
            />
        </label>
    }
}

fn save(film: RwSignal<Option<Arc<Film>>>) -> View {
    let save = move |_| {
        let Some(film) = film.get_untracked() else { return };
        dom::spawn_local(async move {
            // What could be shown can be written; a module that cannot be had now can be had later.
            if let Ok(json) = film.record().await {
                let name = format!("{}.json", <Rules as Game>::ID);
                file::download(&name, "application/json", json.as_bytes());
            }
        });
    };
    show(
        move || film.with(Option::is_some),
        move || {
            view! {
                <button class="bar-btn" aria-label=tr("replay-save") on:click=save>
                    {icon("download")}<span>{tr("replay-save")}</span>
                </button>
            }
        },
    )
}
