//! The page of an online table: waiting room, table or score sheet, and what is to be said about line and people.

use dom::prelude::*;
use game::{Message, Seat};
use table::Reel;
use ui::art::art;
use ui::icon::icon;
use ui::log::announcer;
use ui::message::Request;
use ui::notice::notice_box;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::settings;
use ui::speech::{t, tell, tr};
use wire::{Place, Stage, ToServer};

use super::countdown::{counting, run_down, seconds_left};
use super::fairness::fairness;
use super::lobby::lobby;
use super::own_links::{offer_note, open_link_note};
use super::people::{at_hand, people};
use super::votes::vote_note;
use super::words::{denied_key, place_name, saying_words};
use super::{Away, Info, LineState, Online, online};
use crate::desk::desk;
use crate::frame::{bar, left_note, waiting};
use crate::shell::slip;
use crate::{Page, boot, sounds};

/// The page of an online table.
pub fn online_page() -> View {
    let online = online();
    let session = online.session;
    sounds::follow(session);
    reload_for_another_build(online);
    // The deal takes a moment, in which the waiting room stays.
    let stage = Memo::new(move || {
        online.info.with(|info| match info.as_ref()?.stage {
            Stage::Dealing => Some(Stage::Waiting),
            stage => Some(stage),
        })
    });
    // Said again it is no news: the page is not made anew, and whatever is open in it stays open.
    let away = Memo::new(move || online.away.get());
    let body = move || match (away.get(), stage.get()) {
        (Some(away), _) => around(online, gone(away)),
        (None, None) => around(online, waiting()),
        (None, Some(Stage::Waiting | Stage::Dealing)) => around(online, lobby(online)),
        (None, Some(Stage::Running | Stage::Over)) => playing(online),
    };
    view! { {body} {notice_box(session)} }
}

fn gone(away: Away) -> View {
    match away {
        Away::NoTable => slip("online-gone-title", "online-gone-text"),
        Away::ShownOut => slip("online-sent-away-title", "online-sent-away-text"),
        Away::Unfit => slip("online-unfit-title", "online-unfit-text"),
        Away::Damaged => slip("failed", "denied-damaged"),
        Away::OtherEdition => slip("online-gone-title", "online-edition-text"),
        Away::Denied(why) => slip("online-denied-title", denied_key(why)),
    }
}

fn around(online: Online, inside: View) -> View {
    view! { <div class="page">{head(online, View::Nothing)}{inside}</div> }
}

/// The top bar and the notes below it.
fn head(online: Online, note: View) -> View {
    let open = RwSignal::new(false);
    let count = move || {
        let present = online.info.with(|info| {
            let places = info.as_ref().map(|info| info.places.clone()).unwrap_or_default();
            places.iter().filter(|place| place.present).count()
        });
        present.to_string()
    };
    let button = view! {
        {at_hand(online)}
        <button class="bar-btn" aria-label=move || format!("{} {}", t("people"), count()) on:click=move |_| open.set(true)>
            {icon("people")}<span>{tr("people")}</span>" "<span class="bar-count">{count}</span>
        </button>
    };
    view! {
        {bar(online.session, button)}
        <div class="notes">
            {line_note(online)}
            {left_note(online.session)}
            {people_note(online)}
            {uploaded_note(online)}
            {vote_note(online)}
            {open_link_note(online)}
            {offer_note(online)}
            {clock(online)}
            {glance(online)}
            {rematch_note(online)}
            {note}
        </div>
        {people(online, open)}
    }
}

/// The line is lost: said, and nothing to do about it.
fn line_note(online: Online) -> View {
    let reload = move |_| {
        // Fails only where pages may not be loaded at all.
        let _ = window().location().reload();
    };
    View::live(move || match online.line.get() {
        LineState::Calling | LineState::Open => View::Nothing,
        LineState::Lost => view! {
            <div class="banner" role="alert">{icon("offline")}<p>{t("online-lost")}</p></div>
        },
        LineState::OtherBuild => view! {
            <div class="banner" role="alert">
                {icon("download")}
                <p>{t("online-other-build")}</p>
                <button class="btn" on:click=reload>{t("update-take")}</button>
            </div>
        },
    })
}

/// A server of another build has a newer page: it is loaded between two turns, and only once for each build, so that
/// nobody is sent round in circles.
fn reload_for_another_build(online: Online) {
    let session = online.session;
    Effect::new(move || {
        let idle = !session.can_undo() && !session.sending.get();
        if online.line.get() != LineState::OtherBuild || !idle {
            return;
        }
        let own = boot::wire_hash();
        if settings::read("renewed").as_deref() != Some(&own) {
            settings::write("renewed", &own);
            let _ = window().location().reload();
        }
    });
}

/// Who is not there, how long their seats are kept, and who acts in their place.
fn people_note(online: Online) -> View {
    let away = move || {
        let info = online.info.get()?;
        if info.stage != Stage::Running {
            return None;
        }
        let me = online.seat();
        let others = (0..).map(Seat).zip(&info.places).filter(|(seat, _)| Some(*seat) != me);
        let named = |wanted: fn(&Place) -> bool| -> Vec<String> {
            let mut found = Vec::new();
            for (seat, place) in others.clone().filter(|(_, place)| wanted(place)) {
                found.push(place_name(seat, place));
            }
            found
        };
        let held = named(|place| place.held.is_some() && place.sitter == table::Sitter::Person);
        let gone = named(|place| {
            place.held.is_none() && !place.present && place.sitter == table::Sitter::Person
        });
        match (held.is_empty(), gone.is_empty()) {
            (false, _) => Some((tell(&Message::new("online-held").with("names", held)), false)),
            (true, false) => Some((tell(&Message::new("online-absent").with("names", gone)), true)),
            (true, true) => None,
        }
    };
    let away = Memo::new(away);
    // The next bot that plays for somebody.
    let left = move || {
        let places = online.info.get().map(|info| info.places.clone()).unwrap_or_default();
        places.iter().filter_map(|place| place.grace).min()
    };
    let left = counting(left, "online-bot-in");
    View::live(move || {
        away.get().map_or(View::Nothing, |(text, waits)| {
            let left = waits.then(&left);
            view! {
                <div class="banner banner-soft">{icon("bot")}<p role="status">{text}</p>{left}</div>
            }
        })
    })
}

/// A game that was begun on a device is no secret to the person who brought it.
fn uploaded_note(online: Online) -> View {
    let running = move || {
        let is_running = |info: &Info| info.uploaded && info.stage == Stage::Running;
        online.info.with(|info| info.as_deref().is_some_and(is_running))
    };
    show(running, || {
        view! { <p class="clock" role="note">{icon("info")}{tr("online-uploaded-bar")}</p> }
    })
}

/// How much time is left for an answer.
fn clock(online: Online) -> View {
    run_down(online.clock);
    View::live(move || {
        let left = online.clock.get().filter(|_| !online.session.is_over());
        left.map_or(View::Nothing, |left| seconds_left(left, "online-clock"))
    })
}

/// What has just been said.
fn glance(online: Online) -> View {
    let said = move || {
        online.glance.get().map(|saying| {
            view! { <p class="glance">{icon("people")}{saying_words(&saying)}</p> }
        })
    };
    view! { <div role="status" aria-live="polite">{said}</div> }
}

/// Somebody wants to play once more; those who sit here have a seat there.
fn rematch_note(online: Online) -> View {
    View::live(move || {
        let sits = online.seat().is_some();
        let next = online.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        let next = next.filter(|_| sits);
        next.map_or(View::Nothing, |next| {
            view! {
                <div class="banner" role="status">
                    {icon("rematch")}
                    <p>{t("online-rematch")}</p>
                    <button class="btn" on:click=move |_| online.go_on(next.clone())>{t("online-join")}</button>
                </div>
            }
        })
    })
}

fn playing(online: Online) -> View {
    let session = online.session;
    let is_here = Memo::new(move || session.update.with(Option::is_some) && art().is_here());
    let is_over = Memo::new(move || session.is_over());
    let at_board = RwSignal::new(false);
    keep_the_end(online);
    follow_rematch(online);
    let back = move || {
        is_over.get().then(|| {
            view! {
                <div class="banner">
                    {icon("info")}
                    <p>{t("over-board")}</p>
                    <button class="btn" on:click=move |_| at_board.set(false)>{t("to-score")}</button>
                </div>
            }
        })
    };
    let body = move || {
        if !is_here.get() {
            around(online, waiting())
        } else if is_over.get() && !at_board.get() {
            view! { <div class="score">{head(online, fairness(online))}{score(online, at_board)}</div> }
        } else {
            Page::table(session, head(online, back.into_view()))
        }
    };
    view! { {announcer(session, Page::goes_without_saying)} {body} }
}

/// The finished game is kept on this device, so that it can be watched again.
fn keep_the_end(online: Online) {
    Effect::new(move || {
        if let (Some(id), Some(saved)) = (online.table(), online.story()) {
            desk().send(&Request::Keep(id, Box::new((*saved).clone())));
        }
    });
}

/// Whoever asked for a rematch goes there as soon as it exists.
fn follow_rematch(online: Online) {
    Effect::new(move || {
        let next = online.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        if let Some(next) = next.filter(|_| online.again.get_untracked()) {
            online.go_on(next);
        }
    });
}

fn score(online: Online, at_board: RwSignal<bool>) -> View {
    let session = online.session;
    let reel = move || {
        let open = session.open.get()?;
        Reel::new(open.game.clone(), online.story()?.as_ref()).ok()
    };
    View::live(move || match reel() {
        Some(reel) => Page::score(session, reel, acts(online, at_board)),
        // Without a record that proves true there is still the board.
        None if online.proven.with(Option::is_some) => {
            slip("online-unproven-title", "online-unproven-text")
        }
        None => waiting(),
    })
}

fn acts(online: Online, at_board: RwSignal<bool>) -> View {
    let again = move |_| {
        online.again.set(true);
        online.send(&ToServer::Rematch);
    };
    let sits = online.seat().is_some();
    let asked = move || online.info.with(|info| info.as_ref().is_some_and(|i| i.rematch.is_some()));
    view! {
        <button class="btn" on:click=move |_| at_board.set(true)>{tr("to-board")}</button>
        <a class="btn" href=way().to(&Route::Replay(online.table()))>
            {icon("film")}{tr("review")}
        </a>
        {show(move || sits && !asked(), move || view! {
            <button class="btn btn-go" on:click=again>{icon("rematch")}{tr("rematch")}</button>
        })}
    }
}
