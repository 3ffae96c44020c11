//! The start: three posters, one red button that plays at once, and the games that this browser knows.

mod games;

use dom::prelude::*;
use game::{Game, Message};
use table::Chair;
use ui::icon::icon;
use ui::message::Request;
use ui::route::{Route, way};
use ui::seat_mark::seat_mark;
use ui::settings::settings;
use ui::setup::{LONGEST_NAME, SetupForm, tidy_name};
use ui::speech::{t, tell, tr};

use crate::Rules;
use crate::desk::{Desk, desk};
use crate::online::plain_http;
use crate::shell::{foot, is_built, is_here, top_bar};
use games::my_games;
pub use games::{Finished, finished};

/// So many bots sit at the table of the red button.
const BOTS: u8 = 2;

/// The games of the house, with the keys of what is said about them.
const POSTERS: [Poster; 3] = [
    Poster {
        id: "spy-connection",
        title: "Spy Connection",
        lead: "home-lead-spy-connection",
        players: "home-players-four",
        minutes: 40,
        art: "art/poster-spy-connection.svg",
    },
    Poster {
        id: "spynet",
        title: "SpyNet",
        lead: "home-lead-spynet",
        players: "home-players-four",
        minutes: 30,
        art: "art/poster-spynet.svg",
    },
    Poster {
        id: "spyworld",
        title: "Spyworld",
        lead: "home-lead-spyworld",
        players: "home-players-hundred",
        minutes: 45,
        art: "art/poster-spyworld.svg",
    },
];

#[derive(Clone, Copy)]
struct Poster {
    id: &'static str,
    title: &'static str,
    lead: &'static str,
    players: &'static str,
    minutes: u32,
    art: &'static str,
}

/// The ids of all games of the house.
pub fn game_ids() -> impl Iterator<Item = &'static str> {
    POSTERS.into_iter().map(|poster| poster.id)
}

/// The start page.
pub fn home() -> View {
    let desk = desk();
    desk.send(&Request::List);
    let chosen = RwSignal::new(<Rules as Game>::ID);
    // A phone shows one poster and a bit: first that of this page's game.
    let (here, others): (Vec<_>, Vec<_>) =
        POSTERS.into_iter().partition(|poster| is_here(poster.id));
    let posters: Vec<_> =
        here.into_iter().chain(others).map(|poster| poster_card(poster, chosen)).collect();
    let pitch = move || {
        let poster = POSTERS.into_iter().find(|poster| poster.id == chosen.get());
        poster.map(pitch)
    };
    view! {
        <div class="page home">
            {top_bar()}
            <main id="main" class="home-main">
                <h1 class="vh">{tr("home-title")}</h1>
                <div class="posters" role="group" aria-label=tr("home-choose")>
                    {posters}
                </div>
                <section class="desk">{pitch}</section>
                {my_games()}
            </main>
            {plain_http()}
            {foot()}
        </div>
    }
}

/// A poster: of this page's game a switch, of another one the way to its page, where the red button plays at once.
fn poster_card(poster: Poster, chosen: RwSignal<&'static str>) -> View {
    let is_chosen = move || chosen.get() == poster.id;
    let slip = (!is_built(poster.id))
        .then(|| view! { <span class="poster-slip">{tr("home-soon")}</span> });
    let face = view! {
        <span class="vh">{poster.title}</span>
        <span class="print">
            <img class="poster-art" src=crate::boot::asset(poster.art).unwrap_or_default() alt="" width="360" height="520"/>
            {slip}
            <span class="cap">
                <span>{move || t(poster.players)}</span>
                <span>{move || minutes(poster.minutes)}</span>
            </span>
        </span>
    };
    if !is_here(poster.id) && is_built(poster.id) {
        return view! { <a class="poster" href=format!("/{}", poster.id)>{face}</a> };
    }
    view! {
        <button
            class="poster"
            aria-pressed=flag(is_chosen)
            on:click=move |_| chosen.set(poster.id)
        >
            {face}
            <span class="poster-pick">{icon("check")}<span>{tr("home-chosen")}</span></span>
        </button>
    }
}

/// The key of the sentence that says how this page's game is won.
pub fn goal_key() -> &'static str {
    POSTERS.into_iter().find(|poster| is_here(poster.id)).map_or("home-title", |poster| poster.lead)
}

fn minutes(count: u32) -> String {
    tell(&Message::new("home-minutes").with("minutes", count))
}

fn pitch(poster: Poster) -> View {
    let here = is_here(poster.id);
    let desk = desk();
    view! {
        <div class="pitch">
            <h2 class="display-1">{poster.title}</h2>
            <p class="lead">{move || t(poster.lead)}</p>
            {here.then(|| play_now(desk))}
            {(!here).then(|| view! { <p class="lead">{tr("home-soon-text")}</p> })}
        </div>
        {here.then(|| view! { <div class="desk-more">{other_ways(desk)}</div> })}
    }
}

/// The red button: a game against bots at once.
pub fn play_now(desk: Desk) -> View {
    let play = move |_| {
        if let Some(game) = desk.house() {
            let id = desk.create(SetupForm::against_bots(game, BOTS));
            way().go(Route::Table(id));
        }
    };
    view! {
        <button class="btn btn-go btn-big play" on:click=play>
            {icon("play")}
            <span>{tr("home-play")}<small>{move || tell(&Message::new("home-play-small").with("bots", BOTS))}</small></span>
        </button>
    }
}

/// What the others call the person here: asked for once, and nobody has to answer.
fn own_name() -> View {
    let take = |event| settings().name.set(tidy_name(&event_target_value(&event)));
    view! {
        <input
            class="input own-name"
            type="text"
            aria-label=tr("online-name")
            placeholder=tr("online-name")
            maxlength=LONGEST_NAME
            autocomplete="nickname"
            prop:value=move || settings().name.get()
            on:change=take
        />
    }
}

fn other_ways(desk: Desk) -> View {
    let form = desk.house().map(|game| SetupForm::against_bots(game, BOTS));
    let chairs = form.map(|form| form.chairs.get_untracked()).unwrap_or_default();
    let seat = |(index, chair): (u8, Chair)| {
        let temper = chair.bot_kind().map(ui::setup::temper);
        let who = match temper {
            Some(temper) => view! { <b>{chair.name}</b><span>{tr(temper)}</span> },
            None => own_name(),
        };
        view! { <li>{seat_mark(game::Seat(index))}{who}</li> }
    };
    let seats: Vec<_> = (0..).zip(chairs).map(seat).collect();
    let same_screen = move |_| {
        ui::settings::write("setup", "people");
        way().go(Route::Setup);
    };
    view! {
        <div class="atable">
            <h3 class="label">{tr("home-at-table")}</h3>
            <a class="link-btn" href=way().to(&Route::Setup)>{tr("home-change")}</a>
            <ul>{seats}</ul>
        </div>
        <div class="alts">
            <a class="btn alt" href=way().to(&Route::Online(None))>
                {icon("link")}
                <span>{tr("home-online")}<small>{tr("home-online-small")}</small></span>
            </a>
            <a class="btn alt" href=way().to(&Route::Setup)>
                {icon("people")}
                <span>{tr("home-setup")}<small>{tr("home-setup-small")}</small></span>
            </a>
            <button class="btn alt" on:click=same_screen>
                {icon("screen")}
                <span>{tr("home-screen")}<small>{tr("home-screen-small")}</small></span>
            </button>
        </div>
    }
}
