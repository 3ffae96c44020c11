//! Who is at the table, and what they say to each other.

use dom::prelude::*;
use game::Seat;
use table::Sitter;
use ui::dialog::dialog;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tr};
use web_sys::HtmlInputElement;
use wire::{Greeting, Motion, Place, Stage, Talk, ToServer};

use super::Online;
use super::invite::invite;
use super::lobby::{BOT, place_words};
use super::own_links::return_link;
use super::votes::vote_note;
use super::watchers::{mute, watching};
use super::words::{Saying, Voice, greeting_words, own_name, place_name, saying_words};

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
    // Whoever proposes a vote sees it on the page itself.
    let own_vote = Memo::new(move || {
        let by = online.info.with(|info| Some(info.as_ref()?.vote.as_ref()?.by));
        by.is_some() && by == online.seat()
    });
    Effect::new(move || {
        if own_vote.get() {
            open.set(false);
        }
    });
    let body = move || {
        view! {
            {vote_note(online)}
            {seats(online)}
            {watching(online)}
            {return_link(online)}
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
    let left = Memo::new(move || online.left_seats().unwrap_or_default());
    let rows = move || {
        let info = online.info.get();
        let left = left.get();
        let places = info.as_ref().map(|info| info.places.clone()).unwrap_or_default();
        let stage = info.map(|info| info.stage);
        let people = places.iter().filter(|place| place.sitter == Sitter::Person).count();
        let row = |(seat, place)| {
            let words = match left.contains(&seat) {
                true => t("online-has-left"),
                false => place_words(&place),
            };
            row(online, stage, people, seat, &place, words)
        };
        (0..).map(Seat).zip(places).map(row).collect::<Vec<_>>()
    };
    view! { <ul class="people">{rows}</ul> }
}

/// Two others at least decide that somebody is sent away.
const LEAST_TO_KICK: usize = 3;

fn row(
    online: Online,
    stage: Option<Stage>,
    people: usize,
    seat: Seat,
    place: &Place,
    words: String,
) -> View {
    let me = online.seat();
    let (running, other) = (stage == Some(Stage::Running), me != Some(seat));
    let votes = running && me.is_some();
    let propose = move |what| move || online.send(&ToServer::Propose(what));
    let mut acts = Vec::new();
    match place.sitter {
        Sitter::Person if votes && other && people >= LEAST_TO_KICK => {
            acts.push(twice("kick", "kick-vote", propose(Motion::Kick(seat))));
        }
        Sitter::Person if stage == Some(Stage::Waiting) && online.is_host() && other => {
            acts.push(kick(online, seat));
        }
        Sitter::Bot(_) if votes => acts.push(button("open-seat", propose(Motion::Open(seat)))),
        Sitter::Open if votes => {
            acts.push(button("open-seat-again", propose(Motion::Open(seat))));
            if online.is_host() {
                let bot = ToServer::Bot { seat, kind: Some(BOT) };
                acts.push(button("online-add-bot", move || online.send(&bot)));
            }
        }
        Sitter::Person | Sitter::Open | Sitter::Bot(_) => {}
    }
    if place.sitter == Sitter::Person && other {
        acts.push(mute(online, Voice(Some(seat), None)));
    }
    let name = own_name(place_name(seat, place), !other);
    view! { <li>{seat_mark(seat)}<b>{name}</b><span>{words}</span>{acts}</li> }
}

/// A small button.
pub fn button(key: &'static str, press: impl Fn() + 'static) -> View {
    view! { <button class="btn btn-sm" type="button" on:click=move |_| press()>{t(key)}</button> }
}

/// A small button that does something at the second press.
pub fn twice(key: &'static str, sure_key: &'static str, done: impl Fn() + 'static) -> View {
    let sure = RwSignal::new(false);
    // The second half of a double click is no answer.
    let press = move |event: web_sys::MouseEvent| match sure.get_untracked() {
        true if event.detail() > 1 => {}
        true => done(),
        false => sure.set(true),
    };
    let words = move || if sure.get() { t(sure_key) } else { t(key) };
    view! { <button class="btn btn-sm" type="button" on:click=press>{words}</button> }
}

/// Sends somebody away, at the second press.
pub fn kick(online: Online, seat: Seat) -> View {
    twice("kick", "kick-sure", move || online.send(&ToServer::Kick(seat)))
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
