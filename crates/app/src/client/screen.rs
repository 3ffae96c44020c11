//! The page of a table: waiting room, table or score sheet, and what is to be said about line and people.

use dom::prelude::*;
use game::{Message, Seat};
use table::{Reel, Sitter};
use ui::art::art;
use ui::icon::icon;
use ui::log::announcer;
use ui::notice::notice_box;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::session::Holder;
use ui::settings;
use ui::setup::SetupForm;
use ui::speech::{t, tell, tr};
use wire::{Place, Stage, ToServer};

use super::countdown::{counting, run_down, seconds_left};
use super::device_notes::{curtain, elsewhere, not_stored};
use super::fairness::fairness;
use super::lobby::lobby;
use super::own_links::{offer_note, open_link_note};
use super::people::{at_hand, people};
use super::votes::vote_note;
use super::words::{denied_key, names, saying_words};
use super::{Away, Client, Info, LineState, client};
use crate::device::device;
use crate::frame::{bar, left_note, menu, waiting};
use crate::shell::slip;
use crate::update::update_banner;
use crate::{Page, boot, sounds};

/// The page of a table.
pub fn table_page() -> View {
    let client = client();
    let session = client.session;
    sounds::follow(session);
    reload_for_another_build(client);
    // The deal takes a moment, in which the waiting room stays.
    let stage = Memo::new(move || {
        client.info.with(|info| match info.as_ref()?.stage {
            Stage::Dealing => Some(Stage::Waiting),
            stage => Some(stage),
        })
    });
    // Said again it is no news: the page is not made anew, and whatever is open in it stays open.
    let away = Memo::new(move || client.away.get());
    let dialogs = Dialogs { menu: RwSignal::new(false), people: RwSignal::new(false) };
    let body = move || match (away.get(), stage.get()) {
        (Some(away), _) => around(client, dialogs, gone(client, away)),
        (None, None) => around(client, dialogs, waiting()),
        (None, Some(Stage::Waiting | Stage::Dealing)) => around(client, dialogs, lobby(client)),
        (None, Some(Stage::Running | Stage::Over)) => playing(client, dialogs),
    };
    view! { {body} {menu(session, dialogs.menu)} {people(client, dialogs.people)} {notice_box(session)} }
}

/// What is open over the page. It stays when the waiting room becomes the table and the table the score sheet, with
/// whatever was being written.
#[derive(Clone, Copy)]
struct Dialogs {
    menu: RwSignal<bool>,
    people: RwSignal<bool>,
}

fn gone(client: Client, away: Away) -> View {
    match away {
        Away::NotHere => slip("gone-title", "gone-text"),
        Away::Elsewhere => elsewhere(client, false),
        Away::TakenOver => elsewhere(client, true),
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

fn around(client: Client, dialogs: Dialogs, inside: View) -> View {
    view! { <div class="page">{head(client, dialogs, View::Nothing)}{inside}</div> }
}

/// The top bar and the notes below it.
fn head(client: Client, dialogs: Dialogs, note: View) -> View {
    let open = dialogs.people;
    // What is said while the people are looked at is read.
    Effect::new(move || {
        client.sayings.track();
        if open.get() {
            client.unread.set(0);
        }
    });
    let label = move || match client.unread.get() {
        0 => t("people"),
        count => tell(&Message::new("people-unread").with("count", count)),
    };
    let badge = move || match client.unread.get() {
        0 => View::Nothing,
        count => view! { <span class="bar-count keep">{count}</span> },
    };
    let is_here = client.holder() == Some(Holder::Device);
    let device_notes = is_here.then(|| view! { {update_banner(client.session)}{not_stored()} });
    let button = (!is_here).then(|| {
        view! {
            {at_hand(client)}
            <button class="bar-btn bar-people" aria-label=label on:click=move |_| open.set(true)>
                {icon("people")}<span>{tr("people")}</span>{badge}
            </button>
        }
    });
    view! {
        {bar(client.session, dialogs.menu, button.into_view())}
        <div class="notes">
            {device_notes}
            {line_note(client)}
            {left_note(client.session)}
            {people_note(client)}
            {uploaded_note(client)}
            {vote_note(client)}
            {open_link_note(client)}
            {offer_note(client)}
            {clock(client)}
            {glance(client)}
            {rematch_note(client)}
            {note}
        </div>
    }
}

/// The line is lost: said, and nothing to do about it.
fn line_note(client: Client) -> View {
    let reload = move |_| {
        // Fails only where pages may not be loaded at all.
        let _ = window().location().reload();
    };
    View::live(move || match client.line.get() {
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
fn reload_for_another_build(client: Client) {
    let session = client.session;
    Effect::new(move || {
        let idle = !session.can_undo() && !session.sending.get();
        if client.line.get() != LineState::OtherBuild || !idle {
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
fn people_note(client: Client) -> View {
    let said = |key: &'static str, names: Vec<String>| {
        let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
        let words = || tell(&Message::new(key).with("count", count).with("names", names));
        (count > 0).then(words)
    };
    let away = Memo::new(move || {
        let info = client.info.get().filter(|info| info.stage == Stage::Running)?;
        let (held, gone) = absences(&info.places, client.seat(), |seat| client.has_left(seat));
        let names = |seats: &[Seat]| names(&info, seats);
        Some((said("online-held", names(&held)), said("online-absent", names(&gone))))
    });
    // The next bot that plays for somebody.
    let left = move || {
        let places = client.info.get().map(|info| info.places.clone()).unwrap_or_default();
        let waits = (0..).map(Seat).zip(&places).filter(|(seat, _)| !client.has_left(*seat));
        waits.filter_map(|(_, place)| place.grace).min()
    };
    let left = counting(client, left, "online-bot-in");
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
fn stand_in_note(client: Client) -> View {
    let session = client.session;
    show(
        move || session.had_stand_in(),
        || {
            view! { <div class="banner banner-soft">{icon("bot")}<p>{tr("online-stood-in")}</p></div> }
        },
    )
}

/// A game that was begun on a device is no secret to the person who brought it.
fn uploaded_note(client: Client) -> View {
    let running = move || {
        let is_running = |info: &Info| info.uploaded && info.stage == Stage::Running;
        client.info.with(|info| info.as_deref().is_some_and(is_running))
    };
    show(running, || {
        view! { <p class="clock" role="note">{icon("info")}{tr("online-uploaded-bar")}</p> }
    })
}

/// How much time is left for an answer.
fn clock(client: Client) -> View {
    run_down(client.clock);
    View::live(move || {
        let left = client.clock.get().filter(|_| !client.session.is_over());
        left.map_or(View::Nothing, |left| seconds_left(left, "online-clock"))
    })
}

/// What has just been said.
fn glance(client: Client) -> View {
    let said = move || {
        client.glance.get().map(|saying| {
            view! { <p class="glance">{icon("people")}{saying_words(&saying)}</p> }
        })
    };
    view! { <div role="status" aria-live="polite">{said}</div> }
}

/// Somebody wants to play once more; those who sit here have a seat there, and those who watch need a link.
fn rematch_note(client: Client) -> View {
    View::live(move || {
        let sits = client.seat().is_some();
        let next = client.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        next.map_or(View::Nothing, |next| {
            let text = t(if sits { "online-rematch" } else { "online-rematch-watch" });
            let join = move || {
                view! { <button class="btn" on:click=move |_| client.go_on(next.clone())>{t("online-join")}</button> }
            };
            view! {
                <div class="banner" role="status">{icon("rematch")}<p>{text}</p>{sits.then(join)}</div>
            }
        })
    })
}

fn playing(client: Client, dialogs: Dialogs) -> View {
    let session = client.session;
    // Between two people at one screen there is no update for a moment; the table stays.
    let is_here = Memo::new(move || {
        let open = session.open.with(|open| open.as_ref().map(|open| open.holder));
        let is_told = || session.update.with(Option::is_some);
        open.is_some_and(|holder| holder == Holder::Device || is_told()) && art().is_here()
    });
    let is_over = Memo::new(move || session.is_over());
    let at_board = RwSignal::new(false);
    keep_the_end(client);
    follow_rematch(client);
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
            around(client, dialogs, waiting())
        } else if session.curtain.get().is_some() {
            curtain(session)
        } else if is_over.get() && !at_board.get() {
            let notes = match client.holder() {
                Some(Holder::Server) => view! { {stand_in_note(client)}{fairness(client)} },
                Some(Holder::Device) | None => View::Nothing,
            };
            view! { <div class="score">{head(client, dialogs, notes)}{score(client, at_board)}</div> }
        } else {
            Page::table(session, head(client, dialogs, back.into_view()))
        }
    };
    view! { {announcer(session, Page::goes_without_saying)} {body} }
}

/// The finished game is kept on this device, so that it can be watched again.
fn keep_the_end(client: Client) {
    Effect::new(move || {
        let Some(saved) = client.proven.with(|proven| proven.as_ref()?.saved.clone()) else {
            return;
        };
        if let Some(id) = client.table() {
            device().send(local::ToDevice::Keep(id, Box::new((*saved).clone())));
        }
    });
}

/// Whoever asked for a rematch goes there as soon as it exists.
fn follow_rematch(client: Client) {
    Effect::new(move || {
        let next = client.info.with(|info| info.as_ref().and_then(|info| info.rematch.clone()));
        if let Some(next) = next.filter(|_| client.again.get_untracked()) {
            client.go_on(next);
        }
    });
}

fn score(client: Client, at_board: RwSignal<bool>) -> View {
    let session = client.session;
    let reel = move || {
        let open = session.open.get()?;
        Reel::new(open.game.clone(), client.history()?.as_ref()).ok()
    };
    View::live(move || match reel() {
        Some(reel) => Page::score(session, reel, acts(client, at_board)),
        // Without a record that proves true there is still the board.
        None if client.proven.with(Option::is_some) => {
            slip("online-unproven-title", "online-unproven-text")
        }
        None => waiting(),
    })
}

fn acts(client: Client, at_board: RwSignal<bool>) -> View {
    let is_here = client.holder() == Some(Holder::Device);
    let again = move |_| match client.session.open.get_untracked() {
        // The same table again: same chairs and options, another seed.
        Some(open) if is_here => {
            let id = device().create(SetupForm::again(&open));
            way().go(Route::Table(id));
        }
        _ => {
            client.again.set(true);
            client.send(&ToServer::Rematch);
        }
    };
    let sits = is_here || client.seat().is_some();
    let asked = move || client.info.with(|info| info.as_ref().is_some_and(|i| i.rematch.is_some()));
    view! {
        <button class="btn" on:click=move |_| at_board.set(true)>{tr("to-board")}</button>
        <a class="btn" href=way().to(&Route::Replay(client.table()))>
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
