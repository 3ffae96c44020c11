//! The page of an online table: waiting room, table or score sheet, and what is to be said about line and people.

use dom::prelude::*;
use game::{Message, Seat};
use table::{Reel, Sitter};
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
use super::words::{denied_key, names, saying_words};
use super::{Away, Info, LineState, Online, online};
use crate::desk::desk;
use crate::frame::{bar, left_note, menu, waiting};
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
    let dialogs = Dialogs { menu: RwSignal::new(false), people: RwSignal::new(false) };
    let body = move || match (away.get(), stage.get()) {
        (Some(away), _) => around(online, dialogs, gone(away)),
        (None, None) => around(online, dialogs, waiting()),
        (None, Some(Stage::Waiting | Stage::Dealing)) => around(online, dialogs, lobby(online)),
        (None, Some(Stage::Running | Stage::Over)) => playing(online, dialogs),
    };
    view! { {body} {menu(session, dialogs.menu)} {people(online, dialogs.people)} {notice_box(session)} }
}

/// The dialogs over the page. They stay open, with the text in them, when the waiting room becomes the table and the
/// table becomes the score sheet.
#[derive(Clone, Copy)]
struct Dialogs {
    menu: RwSignal<bool>,
    people: RwSignal<bool>,
}

fn gone(away: Away) -> View {
    match away {
        Away::NoTable => slip("online-gone-title", "online-gone-text"),
        Away::ShownOut => slip("online-sent-away-title", "online-sent-away-text"),
        Away::VotedOut => slip("online-sent-away-title", "online-voted-out-text"),
        Away::Lapsed => slip("online-gone-title", "online-lapsed-text"),
        Away::Unfit => slip("online-unfit-title", "online-unfit-text"),
        Away::Damaged => slip("failed", "denied-damaged"),
        Away::OtherEdition => slip("online-gone-title", "online-edition-text"),
        Away::Denied(why) => slip("online-denied-title", denied_key(why)),
    }
}

fn around(online: Online, dialogs: Dialogs, inside: View) -> View {
    view! { <div class="page">{head(online, dialogs, View::Nothing)}{inside}</div> }
}

/// The top bar and the notes below it.
fn head(online: Online, dialogs: Dialogs, note: View) -> View {
    let open = dialogs.people;
    // What is said while the people are looked at is read.
    Effect::new(move || {
        online.sayings.track();
        if open.get() {
            online.unread.set(0);
        }
    });
    let label = move || match online.unread.get() {
        0 => t("people"),
        count => tell(&Message::new("people-unread").with("count", count)),
    };
    let badge = move || match online.unread.get() {
        0 => View::Nothing,
        count => view! { <span class="bar-count keep">{count}</span> },
    };
    let button = view! {
        {at_hand(online)}
        <button class="bar-btn bar-people" aria-label=label on:click=move |_| open.set(true)>
            {icon("people")}<span>{tr("people")}</span>{badge}
        </button>
    };
    view! {
        {bar(online.session, dialogs.menu, button)}
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

/// Those of the others for whom a bot plays, and those who are away and may come back before one does.
/// Nobody waits for those who have given up.
fn absences(
    places: &[Place],
    me: Option<Seat>,
    has_left: impl Fn(Seat) -> bool,
) -> (Vec<Seat>, Vec<Seat>) {
    let people = (0..).map(Seat).zip(places);
    let people = people.filter(|(seat, place)| Some(*seat) != me && place.sitter == Sitter::Person);
    let people = people.filter(|(seat, _)| !has_left(*seat));
    let away = people.filter(|(_, place)| place.held.is_some() || !place.present);
    let (held, gone): (Vec<_>, Vec<_>) = away.partition(|(_, place)| place.held.is_some());
    let seats = |all: Vec<(Seat, &Place)>| all.into_iter().map(|(seat, _)| seat).collect();
    (seats(held), seats(gone))
}

/// Who is not there, how long their seats are kept, and who acts in their place.
fn people_note(online: Online) -> View {
    let said = |key: &'static str, names: Vec<String>| {
        let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
        let words = || tell(&Message::new(key).with("count", count).with("names", names));
        (count > 0).then(words)
    };
    let away = Memo::new(move || {
        let info = online.info.get().filter(|info| info.stage == Stage::Running)?;
        let (held, gone) = absences(&info.places, online.seat(), |seat| online.has_left(seat));
        let names = |seats: &[Seat]| names(&info, seats);
        Some((said("online-held", names(&held)), said("online-absent", names(&gone))))
    });
    // The next bot that plays for somebody.
    let left = move || {
        let places = online.info.get().map(|info| info.places.clone()).unwrap_or_default();
        let waits = (0..).map(Seat).zip(&places).filter(|(seat, _)| !online.has_left(*seat));
        waits.filter_map(|(_, place)| place.grace).min()
    };
    let left = counting(online, left, "online-bot-in");
    View::live(move || {
        let (held, gone) = away.get().unwrap_or_default();
        let line = |text: String, left: Option<View>| {
            view! { <div class="banner banner-soft">{icon("bot")}<p role="status">{text}</p>{left}</div> }
        };
        let held = held.map(|text| line(text, None));
        let gone = gone.map(|text| line(text, Some(left())));
        view! { {held}{gone} }
    })
}

/// At the end it is not forgotten that not all turns were one's own.
fn stand_in_note(online: Online) -> View {
    let session = online.session;
    show(
        move || session.had_stand_in(),
        || {
            view! { <div class="banner banner-soft">{icon("bot")}<p>{tr("online-stood-in")}</p></div> }
        },
    )
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

/// Somebody wants to play once more; those who sit here have a seat there, and those who watch need a link.
fn rematch_note(online: Online) -> View {
    View::live(move || {
        let sits = online.seat().is_some();
        let next = online.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        next.map_or(View::Nothing, |next| {
            let text = t(if sits { "online-rematch" } else { "online-rematch-watch" });
            let join = move || {
                view! { <button class="btn" on:click=move |_| online.go_on(next.clone())>{t("online-join")}</button> }
            };
            view! {
                <div class="banner" role="status">{icon("rematch")}<p>{text}</p>{sits.then(join)}</div>
            }
        })
    })
}

fn playing(online: Online, dialogs: Dialogs) -> View {
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
            around(online, dialogs, waiting())
        } else if is_over.get() && !at_board.get() {
            let notes = view! { {stand_in_note(online)}{fairness(online)} };
            view! { <div class="score">{head(online, dialogs, notes)}{score(online, at_board)}</div> }
        } else {
            Page::table(session, head(online, dialogs, back.into_view()))
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

#[cfg(test)]
mod tests {
    use bots::BotKind;

    use super::*;

    #[test]
    fn a_second_absent_person_is_told_of_beside_the_one_for_whom_a_bot_plays() {
        let person = |present: bool, held: bool| Place {
            name: String::new(),
            sitter: Sitter::Person,
            present,
            held: held.then_some(BotKind::Thumb),
            before: String::new(),
            kept_for: String::new(),
            grace: None,
        };
        let bot = Place { sitter: Sitter::Bot(BotKind::Greedy), ..person(false, false) };
        let places = [
            person(true, false),
            person(false, true),
            person(false, false),
            bot,
            person(true, false),
        ];
        let all = |_| false;
        assert_eq!(absences(&places, Some(Seat(0)), all), (vec![Seat(1)], vec![Seat(2)]));
        // Of oneself nobody is told.
        assert_eq!(absences(&places, Some(Seat(2)), all), (vec![Seat(1)], vec![]));
        // Nor of somebody who has given up and does not come back.
        let left = |seat| seat == Seat(1);
        assert_eq!(absences(&places, Some(Seat(0)), left), (vec![], vec![Seat(2)]));
    }
}
