//! The film of a game on the screen: board, log, and the buttons of a player.

use core::time::Duration;
use std::sync::Arc;

use dom::prelude::*;
use game::{Message, Seat, Viewer, Words as _};
use ui::focus;
use ui::icon::icon;
use ui::page::{GamePage as _, Stage};
use ui::seat_mark::{seat_mark, seat_mark_in};
use ui::speech::{speech, t, tell, tr};
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};

use super::film::Film;
use crate::Page;

/// How long a frame is seen while the film runs.
const FRAME: Duration = Duration::from_millis(900);
/// How fast the film runs, in quarters of its usual speed; one press steps on.
const SPEEDS: [(u32, &str); 4] = [(4, "1×"), (8, "2×"), (16, "4×"), (2, "½×")];
/// The same where nothing happens that is worth a word.
const BRIEF: Duration = Duration::from_millis(250);

/// The film itself, with its buttons.
pub fn screen(film: Arc<Film>) -> View {
    let last = film.reel.last();
    let at = RwSignal::new(0_usize);
    let eyes = RwSignal::new(Page::EYES);
    let playing = RwSignal::new(false);
    let speed = RwSignal::new(0_usize);
    let pace = move || SPEEDS.get(speed.get()).copied().unwrap_or((4, "1×"));
    let mut timer: Option<dom::Timer> = None;
    let told = film.clone();
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
        let events = told.reel.events(here, eyes.get_untracked());
        let time = if events.iter().all(Page::goes_without_saying) { BRIEF } else { FRAME };
        let time = time * 4 / pace().0;
        timer = dom::after(time, move || at.set((here + 1).min(last)));
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
    let keys = move |event: KeyboardEvent| {
        let here = at.get_untracked();
        match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => step(here + 1),
            "ArrowLeft" | "ArrowUp" => step(here.saturating_sub(1)),
            "Home" => step(0),
            "End" => step(last),
            _ => return,
        }
        event.prevent_default();
    };
    let moment = {
        let film = film.clone();
        move |frame: usize| {
            let view = film.reel.view(frame, Viewer::Spectator);
            tell(&Page::moment(&view, film.reel.round(frame)))
        }
    };
    let place = {
        let moment = moment.clone();
        move || {
            let facts = Message::new("replay-place")
                .with("moment", moment(at.get()))
                .with("step", at.get() as u32)
                .with("last", last as u32);
            tell(&facts)
        }
    };
    let (begin, end) = (moment.clone(), moment);
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
                {film_log(film, at, eyes, Callback::new(step), Callback::new(keys))}
            </section>
        </aside>
        <section class="transport" aria-label=tr("replay-controls") on:keydown=keys>
            <div class="transport-keys">
                {key("replay-first", "first", Callback::new(move |()| step(0)))}
                {key("replay-back", "prev", Callback::new(move |()| step(here().saturating_sub(1))))}
                <button class="btn btn-go" on:click=play>{play_face}</button>
                {key("replay-next", "next", Callback::new(move |()| step(here() + 1)))}
                {key("replay-last", "last", Callback::new(move |()| step(last)))}
                <button
                    class="icon-btn speed"
                    aria-label=move || tell(&Message::new("replay-speed").with("speed", pace().1))
                    on:click=move |_| speed.update(|at| *at = (*at + 1) % SPEEDS.len())
                >
                    {move || pace().1}
                </button>
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
                    <span>{move || begin(0)}</span>
                    <span>{place}</span>
                    <span>{move || end(last)}</span>
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
            None if at.get() == 0 => t("replay-begin"),
            None => t("replay-hidden"),
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

/// What happened, in sentences; a press on one goes there. One stop of the keyboard, which walks with the film.
fn film_log(
    film: Arc<Film>,
    at: RwSignal<usize>,
    eyes: RwSignal<Viewer>,
    step: Callback<usize>,
    keys: Callback<KeyboardEvent>,
) -> View {
    // Not every step is told to these eyes: the last one that is has its line marked.
    let told = film.clone();
    let marked = Memo::new(move || {
        let eyes = eyes.get();
        (1..=at.get()).rev().find(|frame| !told.reel.told(*frame, eyes).is_empty())
    });
    let lines = move || {
        let lang = speech().lang();
        let mut lines = Vec::new();
        for frame in 1..=film.reel.last() {
            for (round, event) in film.reel.told(frame, eyes.get()) {
                let text = film.say(&film.reel.game().event_words(&event, lang));
                let mark = Page::actor(&event).map(seat_mark);
                let round = (!Page::comes_after(&event)).then_some(round);
                lines.push(view! {
                    <li class="log-line" class:step-now=move || marked.get() == Some(frame)>
                        <button class="log-go" tabindex="-1" on:click=move |_| step.run(frame)>
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
                if list.matches(":focus-within").unwrap_or_default() {
                    focus::give(line.query_selector("button").ok().flatten());
                }
                list.set_scroll_top(
                    line.offset_top() - list.offset_top() - list.client_height() / 2,
                );
            }
        });
    });
    view! {
        <ol class="log" tabindex="0" node_ref=list aria-label=tr("replay-step") on:keydown=move |event| keys.run(event)>{lines}</ol>
    }
}
