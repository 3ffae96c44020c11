//! The start: three posters, one red button that plays at once, and the games that were begun.

use dom::prelude::*;
use game::{Game, Message};
use table::{Chair, Sitter};
use ui::icon::icon;
use ui::message::{Request, Summary, TableId};
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::seat_mark::seat_mark;
use ui::setup::SetupForm;
use ui::speech::{speech, t, tell, tr};

use crate::desk::{Desk, desk};
use crate::online::{known, plain_http};
use crate::shell::{foot, game_title, is_built, is_here, top_bar};
use crate::{Page, Rules};
use known::Known;

/// So many bots sit at the table of the red button.
const BOTS: u8 = 2;
/// More running games than this are not listed on the start page.
const LISTED: usize = 4;

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
                {running_games()}
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

fn play_now(desk: Desk) -> View {
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

fn other_ways(desk: Desk) -> View {
    let form = desk.house().map(|game| SetupForm::against_bots(game, BOTS));
    let chairs = form.map(|form| form.chairs.get_untracked()).unwrap_or_default();
    let seat = |(index, chair): (u8, Chair)| {
        let temper = chair.bot_kind().map(ui::setup::temper);
        view! {
            <li>
                {seat_mark(game::Seat(index))}
                <b>{move || if temper.is_none() { t("you") } else { chair.name.clone() }}</b>
                {temper.map(|key| view! { <span>{tr(key)}</span> })}
            </li>
        }
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

/// The games that were begun and not ended; finished ones are found through their replay.
fn running_games() -> View {
    let desk = desk();
    let tables = move || {
        let all = desk.tables.get().unwrap_or_default();
        all.into_iter().filter(|table| is_here(&table.game)).take(LISTED).collect::<Vec<_>>()
    };
    let forgotten = RwSignal::new(0_u32);
    let tickets = move || {
        forgotten.track();
        let online = known::all().into_iter().filter(|table| !table.over).take(LISTED);
        let online = online.map(|table| online_ticket(&table, forgotten));
        let here = tables().into_iter().map(|table| ticket(desk, table));
        let tickets = online.chain(here).take(LISTED).collect::<Vec<_>>();
        (!tickets.is_empty()).then(|| {
            let count = tickets.len().to_string();
            view! {
                <section class="resume" data-n=count aria-labelledby="running">
                    <h2 id="running"><span class="label">{t("home-running")}</span></h2>
                    {tickets}
                </section>
            }
        })
    };
    tickets.into_view()
}

/// Forgets a game for ever, at the second press.
fn delete(desk: Desk, id: TableId) -> View {
    let sure = RwSignal::new(false);
    let press = move |_| match sure.get_untracked() {
        true => desk.send(&Request::Delete(id.clone())),
        false => sure.set(true),
    };
    let class = move || if sure.get() { "btn" } else { "icon-btn" };
    let label = move || (!sure.get()).then(|| t("home-delete"));
    let face = move || if sure.get() { t("home-delete-sure").into_view() } else { icon("discard") };
    view! { <button class=class aria-label=label on:click=press>{face}</button> }
}

/// A table on the server; how it stands there is seen when it is opened.
fn online_ticket(table: &Known, forgotten: RwSignal<u32>) -> View {
    let title = Message::new("home-online-table").with("game", game_title());
    let others = match table.names.is_empty() {
        true => t("home-online-alone"),
        false => tell(&Message::new("home-online-with").with("names", table.names.clone())),
    };
    let id = table.id.clone();
    let forget = move |_| {
        known::forget(&id);
        forgotten.update(|count| *count += 1);
    };
    view! {
        <article class="ticket r-ticket">
            <div class="ticket-face">
                <div class="ticket-stub">{icon("link")}</div>
                <div class="r-body">
                    <div class="r-text"><h3>{tell(&title)}</h3><p>{others}</p></div>
                    <button class="icon-btn" aria-label=t("home-forget") on:click=forget>{icon("discard")}</button>
                    <a class="btn" href=way().to(&Route::Online(Some(table.id.clone())))>{t("home-resume")}</a>
                </div>
            </div>
        </article>
    }
}

fn ticket(desk: Desk, table: Summary) -> View {
    let is_person = |seat: &game::Seat| {
        table.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Person)
    };
    let yours = !table.over && table.asked.iter().any(is_person);
    let key = match (table.over, yours) {
        (true, _) => "home-over",
        (false, true) => "home-your-turn",
        (false, false) => "home-others-turn",
    };
    let title = Message::new(key).with("game", tell(&Message::new(<Rules as game::Words>::TITLE)));
    let others = table.chairs.iter().filter(|chair| chair.bot_kind().is_some());
    let others: Vec<String> = others.map(|chair| chair.name.clone()).collect();
    let against = if others.is_empty() {
        let names: Vec<String> = table.chairs.iter().map(|chair| chair.name.clone()).collect();
        Message::new("home-people").with("names", names)
    } else {
        Message::new("home-against").with("names", others)
    };
    let marks: Vec<_> =
        (0..table.chairs.len() as u8).map(|index| seat_mark(game::Seat(index))).collect();
    let id = table.id.clone();
    let href = way().to(&Route::Table(table.id.clone()));
    let go = if table.over { "home-look" } else { "home-resume" };
    view! {
        <article class="ticket r-ticket" class:is-yours=yours>
            <div class="ticket-face">
                <div class="ticket-stub">
                    <span class="label">{t(Page::ROUND)}</span>
                    <span class="ticket-pts">{table.round}</span>
                </div>
                <div class="r-body">
                    <span class="r-seats" aria-hidden="true">{marks}</span>
                    <div class="r-text">
                        <h3>{speech().tell(&title)}</h3>
                        <p>{speech().tell(&against)}</p>
                    </div>
                    {delete(desk, id)}
                    <a class="btn" href=href>{t(go)}</a>
                </div>
            </div>
        </article>
    }
}
