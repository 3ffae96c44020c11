//! Who is at the table, and what they say to each other.

use dom::prelude::*;
use game::Seat;
use table::Sitter;
use ui::dialog::dialog;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tr};
use web_sys::HtmlInputElement;
use wire::{Greeting, Place, Stage, Talk, ToServer};

use super::Online;
use super::invite::invite;
use super::lobby::place_words;
use super::words::{Saying, greeting_words, place_name, saying_words};

/// What may always be said, in the order of a game.
const GREETINGS: [Greeting; 6] = [
    Greeting::Hello,
    Greeting::Moment,
    Greeting::Thanks,
    Greeting::WellPlayed,
    Greeting::GoodGame,
    Greeting::Goodbye,
];

/// The dialog about people.
pub fn people(online: Online, open: RwSignal<bool>) -> View {
    let body = move || {
        view! {
            {seats(online)}
            {watching(online)}
            {talk(online)}
            {show(move || at_table(online), move || invite(online))}
        }
    };
    dialog(open, Signal::derive(move || t("people")), body)
}

/// In the waiting room the invitation is on the page itself.
fn at_table(online: Online) -> bool {
    let waits = |stage| matches!(stage, Stage::Waiting | Stage::Dealing);
    online.info.with(|info| info.as_ref().is_some_and(|info| !waits(info.stage)))
}

fn seats(online: Online) -> View {
    let rows = move || {
        let info = online.info.get();
        let places = info.as_ref().map(|info| info.places.clone()).unwrap_or_default();
        let running = info.is_some_and(|info| info.stage == Stage::Running);
        let row = |(seat, place)| row(online, running, seat, &place);
        (0..).map(Seat).zip(places).map(row).collect::<Vec<_>>()
    };
    view! { <ul class="people">{rows}</ul> }
}

fn row(online: Online, running: bool, seat: Seat, place: &Place) -> View {
    let me = online.seat();
    let may_sit = online.you.with(|you| you.as_ref().is_some_and(|you| you.may_sit));
    let act = match place.sitter {
        Sitter::Person if online.is_host() && me != Some(seat) => kick(online, seat),
        Sitter::Open if running && may_sit && me.is_none() => view! {
            <button class="btn btn-sm" type="button" on:click=move |_| online.sit(seat)>{t("online-sit-here")}</button>
        },
        Sitter::Person | Sitter::Open | Sitter::Bot(_) => View::Nothing,
    };
    view! { <li>{seat_mark(seat)}<b>{place_name(seat, place)}</b><span>{place_words(place)}</span>{act}</li> }
}

/// Sends somebody away, at the second press.
pub fn kick(online: Online, seat: Seat) -> View {
    let sure = RwSignal::new(false);
    let press = move |_| match sure.get_untracked() {
        true => online.send(&ToServer::Kick(seat)),
        false => sure.set(true),
    };
    let words = move || if sure.get() { t("kick-sure") } else { t("kick") };
    view! { <button class="btn btn-sm" type="button" on:click=press>{words}</button> }
}

fn watching(online: Online) -> View {
    let count = move || {
        let count = online.info.with(|info| info.as_ref().map_or(0, |info| info.watching));
        (count > 0).then(|| {
            let words = game::Message::new("watching").with("count", count);
            view! { <p class="field-hint">{ui::speech::tell(&words)}</p> }
        })
    };
    view! { {count} }
}

fn talk(online: Online) -> View {
    let lines = move || {
        let line = |saying: &Saying| {
            let mark = saying.viewer.seat().map(seat_mark);
            view! { <li>{mark}<span>{saying_words(saying)}</span></li> }
        };
        online.sayings.with(|all| all.iter().map(line).collect::<Vec<_>>())
    };
    let greetings: Vec<_> =
        GREETINGS.into_iter().map(|greeting| greet(online, greeting, "btn btn-sm")).collect();
    let free =
        move || online.info.with(|info| info.as_ref().is_some_and(|info| info.talk == Talk::Free));
    view! {
        <div class="talk" role="log" aria-label=tr("talk") tabindex="0"><ol>{lines}</ol></div>
        <div class="greetings" role="group" aria-label=tr("greetings")>{greetings}</div>
        {show(free, move || words(online))}
        {show(move || !free(), || view! { <p class="field-hint">{tr("talk-forbidden")}</p> })}
    }
}

/// A button that says this to all.
fn greet(online: Online, greeting: Greeting, class: &'static str) -> View {
    view! {
        <button class=class type="button" on:click=move |_| online.send(&ToServer::Greet(greeting))>
            {move || greeting_words(greeting)}
        </button>
    }
}

/// Where greetings are all that may be said, those of a running game stand in the top bar: one press says them.
pub fn at_hand(online: Online) -> View {
    let only = Memo::new(move || {
        online.seat().is_some()
            && online.info.with(|info| {
                let info = info.as_ref();
                info.is_some_and(|it| it.stage == Stage::Running && it.talk == Talk::Greetings)
            })
    });
    let buttons = move || {
        let all = [Greeting::Moment, Greeting::Thanks, Greeting::WellPlayed];
        let all: Vec<_> =
            all.into_iter().map(|greeting| greet(online, greeting, "bar-btn")).collect();
        view! { <div class="bar-greet" role="group" aria-label=tr("greetings")>{all}</div> }
    };
    show(move || only.get(), buttons)
}

/// In one's own words.
fn words(online: Online) -> View {
    let field = NodeRef::<HtmlInputElement>::new();
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let text = field.value();
        if !text.trim().is_empty() {
            online.send(&ToServer::Say(text));
            field.set_value("");
        }
    };
    view! {
        <form class="say" on:submit=say>
            <input class="input" type="text" maxlength="300" aria-label=tr("talk-say") placeholder=tr("talk-say") autocomplete="off" node_ref=field/>
            <button class="btn">{tr("talk-send")}</button>
        </form>
    }
}
