//! A finished game, step by step: of a stored table or of a file, through anybody's eyes.

use core::time::Duration;
use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use game::{Game, Header, Message, Record, Seat, Viewer, Words as _};
use table::Reel;
use ui::file;
use ui::icon::icon;
use ui::message::Request;
use ui::page::{GamePage as _, Stage};
use ui::seat_mark::{seat_mark, seat_mark_in};
use ui::speech::{speech, t, tell, tr};

use crate::desk::{Desk, desk};
use crate::shell::{brand, game_title};
use crate::{Page, Rules};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, HtmlInputElement};

/// How long a frame is seen while the film runs.
const FRAME: Duration = Duration::from_millis(900);

/// A game that can be watched.
struct Film {
    reel: Reel<Rules>,
    /// The record it came from, for downloading.
    json: String,
    names: Vec<String>,
    seats: u8,
}

impl Film {
    /// A sentence with the names of this table.
    fn say(&self, message: &Message) -> String {
        let name =
            |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        speech().say(message, &name)
    }
}

/// The replay page.
pub fn replay_page(id: Option<String>) -> View {
    let desk = desk();
    let film = RwSignal::new(None::<Arc<Film>>);
    let problem = RwSignal::new(None::<String>);
    let load = move |json: &str, names: Vec<String>| match read_film(desk, json, names) {
        Ok(found) => {
            problem.set(None);
            film.set(Some(Arc::new(found)));
        }
        Err(reason) => problem.set(Some(reason)),
    };
    if let Some(id) = id.clone() {
        desk.record.set(None);
        desk.send(&Request::List);
        desk.send(&Request::Record(id.clone()));
        Effect::new(move || {
            let Some((found, json)) = desk.record.get().filter(|(found, _)| *found == id) else {
                return;
            };
            let tables = desk.tables.get().unwrap_or_default();
            let table = tables.into_iter().find(|table| table.id == found);
            let names = table.map(|t| t.chairs.into_iter().map(|chair| chair.name).collect());
            load(&json, names.unwrap_or_default());
        });
    }
    let wants_file = id.is_none();
    let load_file = Callback::new(move |text: Option<String>| match text {
        Some(json) => load(&json, Vec::new()),
        None => problem.set(Some(t("file-unreadable"))),
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
        let hint = if wants_file { "replay-hint" } else { "loading" };
        view! {
            <section class="board">
                <div class="drop">
                    {icon("film")}
                    <h1 class="display-3">{t("replay-title")}</h1>
                    <p role="status">{t(hint)}</p>
                    {wants_file.then(|| load_record(load_file, "btn file-btn"))}
                    {wrong}
                </div>
            </section>
        }
    };
    let body = move || match film.get() {
        Some(film) => screen(film),
        None => none(),
    };
    let film_notes = move || film.with(Option::is_some).then(wrong);
    view! {
        <main id="main" class="replay">
            <header class="bar">
                {brand()}
                <span class="bar-game">{game_title}</span>
                <span class="bar-meta"><span>{tr("replay-title")}</span></span>
                <nav class="bar-nav" aria-label=tr("replay-title")>
                    {load_record(load_file, "bar-btn file-btn")}
                    {save(film)}
                </nav>
            </header>
            <div class="notes">{film_notes}</div>
            {body}
        </main>
    }
}

/// Reads and checks a record: whatever it says is played again.
fn read_film(desk: Desk, json: &str, names: Vec<String>) -> Result<Film, String> {
    let words = |error: game::RecordError| error.to_string();
    let header = Header::read(json).map_err(words)?;
    if header.game != <Rules as Game>::ID {
        return Err(tell(&Message::new("replay-other-game").with("game", header.game)));
    }
    let game = desk.rules_of(header.rules, &header.edition.hash);
    let game = game.ok_or_else(|| t("replay-other-edition"))?;
    let record: Record<<Rules as Game>::Options> = Record::read(json).map_err(words)?;
    let reel = Reel::new(game, &record).map_err(words)?;
    let seats = reel.game().seats(reel.end());
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
    let names = Seat::first(seats).map(name).collect();
    Ok(Film { reel, json: json.to_owned(), names, seats })
}

fn load_record(load: Callback<Option<String>>, class: &'static str) -> View {
    let field = NodeRef::<HtmlInputElement>::new();
    let chosen = move |_| {
        let Some(field) = field.get() else { return };
        let owner = Owner::current();
        file::read_chosen(&field, move |text| {
            // Files come outside of any component; sentences are found through the owner.
            if let Some(owner) = owner {
                owner.with(|| load.run(text));
            }
        });
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
        if let Some(film) = film.get_untracked() {
            let name = format!("{}.json", <Rules as Game>::ID);
            file::download(&name, "application/json", film.json.as_bytes());
        }
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

/// The film itself, with its buttons.
fn screen(film: Arc<Film>) -> View {
    let last = film.reel.last();
    let at = RwSignal::new(0_usize);
    let eyes = RwSignal::new(Viewer::Spectator);
    let playing = RwSignal::new(false);
    let mut timer: Option<dom::Timer> = None;
    Effect::new(move || {
        if let Some(timer) = timer.take() {
            timer.clear();
        }
        let here = at.get();
        if !playing.get() {
            return;
        }
        if here >= last {
            return playing.set(false);
        }
        timer = dom::after(FRAME, move || at.set((here + 1).min(last)));
    });
    let shown = film.clone();
    let stage = Signal::derive(move || {
        let viewer = eyes.get();
        Stage {
            game: shown.reel.game().clone(),
            view: shown.reel.view(at.get(), viewer),
            events: shown.reel.events(at.get(), viewer),
            names: shown.names.clone(),
        }
    });
    let step = move |to: usize| {
        playing.set(false);
        at.set(to.min(last));
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        let here = at.get_untracked();
        match event.key().as_str() {
            "ArrowRight" => step(here + 1),
            "ArrowLeft" => step(here.saturating_sub(1)),
            "Home" => step(0),
            "End" => step(last),
            _ => return,
        }
        event.prevent_default();
    };
    let place = {
        let film = film.clone();
        move || {
            let facts = Message::new("replay-place")
                .with("round", film.reel.round(at.get()))
                .with("step", at.get() as u32)
                .with("last", last as u32);
            tell(&facts)
        }
    };
    let rounds = film.reel.round(last);
    let key = |label: &'static str, picture: &'static str, press: Callback<()>| {
        view! {
            <button class="icon-btn" aria-label=tr(label) on:click=move |_| press.run(())>
                {icon(picture)}
            </button>
        }
    };
    let here = move || at.get_untracked();
    let play = move |_| {
        if here() >= last {
            at.set(0);
        }
        playing.update(|on| *on = !*on);
    };
    let play_face = move || match playing.get() {
        true => view! { {icon("pause")}{t("replay-pause")} },
        false => view! { {icon("play")}{t("replay-play")} },
    };
    view! {
        {replay_head(film.clone(), at, eyes, Signal::derive(place.clone()))}
        {Page::stage(stage)}
        <aside class="replay-side">
            {Page::standing(stage)}
            <section class="drawer" aria-label=tr("log")>
                {film_log(film, at, eyes, Callback::new(step))}
            </section>
        </aside>
        <section class="transport" aria-label=tr("replay-controls") on:keydown=keys>
            <div class="transport-keys">
                {key("replay-first", "first", Callback::new(move |()| step(0)))}
                {key("replay-back", "prev", Callback::new(move |()| step(here().saturating_sub(1))))}
                <button class="btn btn-go" on:click=play>{play_face}</button>
                {key("replay-next", "next", Callback::new(move |()| step(here() + 1)))}
                {key("replay-last", "last", Callback::new(move |()| step(last)))}
            </div>
            <div class="track">
                <input
                    type="range"
                    min="0"
                    max=last.to_string()
                    aria-label=tr("replay-step")
                    aria-valuetext=place.clone()
                    prop:value=move || at.get().to_string()
                    on:input=move |event| step(event_target_value(&event).parse().unwrap_or(0))
                />
                <span class="track-ends">
                    <span>{move || tell(&Message::new("bar-round").with("round", 1))}</span>
                    <span>{place}</span>
                    <span>{move || tell(&Message::new("bar-round").with("round", rounds))}</span>
                </span>
            </div>
        </section>
    }
}

/// What has just happened, and through whose eyes it is seen.
fn replay_head(
    film: Arc<Film>,
    at: RwSignal<usize>,
    eyes: RwSignal<Viewer>,
    place: Signal<String>,
) -> View {
    let told = film.clone();
    let happened = Memo::new(move || told.reel.events(at.get(), eyes.get()).into_iter().next());
    let mark = move || {
        let actor = happened.with(|event| event.as_ref().and_then(Page::actor));
        actor.map(|seat| view! { <span class="who">{seat_mark_in(seat, "seat-lg")}</span> })
    };
    let names = film.names.clone();
    let sentence = {
        let film = film.clone();
        move || match happened.get() {
            Some(event) => film.say(&film.reel.game().event_words(&event, speech().lang())),
            None => t("replay-begin"),
        }
    };
    let viewers: Vec<Viewer> =
        [Viewer::Spectator].into_iter().chain(eyes_of(film.seats)).chain([Viewer::Judge]).collect();
    let choices = viewers.clone();
    let option = move |(index, viewer): (usize, Viewer)| {
        let name = viewer.seat().and_then(|seat| names.get(seat.index()).cloned());
        let words = move || match (viewer, name.clone()) {
            (Viewer::Judge, _) => t("replay-all"),
            (Viewer::Seat(_), Some(name)) => {
                tell(&Message::new("replay-eyes-of").with("name", name))
            }
            (Viewer::Seat(_) | Viewer::Spectator, _) => t("replay-everybody"),
        };
        view! { <option value=index.to_string() prop:selected=move || eyes.get() == viewer>{words}</option> }
    };
    let choose = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some(&viewer) = choices.get(index) {
            eyes.set(viewer);
        }
    };
    view! {
        <section class="replay-head">
            {mark}
            <div class="prompt-text"><h1>{sentence}</h1><p>{place}</p></div>
            <div class="replay-eyes">
                <label class="label" for="eyes">{tr("replay-eyes")}</label>
                <select class="select" id="eyes" on:change=choose>
                    {viewers.into_iter().enumerate().map(option).collect::<Vec<_>>()}
                </select>
            </div>
        </section>
    }
}

fn eyes_of(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::first(seats).map(Viewer::Seat)
}

/// What happened, in sentences; a press on one goes there.
fn film_log(
    film: Arc<Film>,
    at: RwSignal<usize>,
    eyes: RwSignal<Viewer>,
    step: Callback<usize>,
) -> View {
    let lines = move || {
        let lang = speech().lang();
        let mut lines = Vec::new();
        for frame in 1..=film.reel.last() {
            for event in film.reel.events(frame, eyes.get()) {
                let text = film.say(&film.reel.game().event_words(&event, lang));
                let round = film.reel.round(frame.saturating_sub(1));
                let mark = Page::actor(&event).map(seat_mark);
                lines.push(view! {
                    <li class="log-line" class:step-now=move || at.get() == frame>
                        <button class="log-go" on:click=move |_| step.run(frame)>
                            <span class="log-mark">{mark}</span>
                            <span>{text}</span>
                            <span class="code">{round}</span>
                        </button>
                    </li>
                });
            }
        }
        lines
    };
    let list = NodeRef::<HtmlElement>::new();
    Effect::new(move || {
        at.track();
        // The line is marked in the next frame.
        dom::next_frame(move || {
            let now =
                list.get_untracked().and_then(|list| list.query_selector(".step-now").ok()?);
            if let (Some(list), Some(line)) = (list.get_untracked(), now) {
                let line: HtmlElement = line.unchecked_into();
                list.set_scroll_top(
                    line.offset_top() - list.offset_top() - list.client_height() / 2,
                );
            }
        });
    });
    view! { <ol class="log" node_ref=list aria-label=tr("replay-step")>{lines}</ol> }
}
