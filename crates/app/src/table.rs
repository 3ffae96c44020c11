//! A table of this device: what to do when it is not here, curtain, score sheet.

use dom::prelude::*;
use game::{Message, Seat};
use table::{Chair, Reel};
use ui::art::art;
use ui::icon::icon;
use ui::log::announcer;
use ui::message::Request;
use ui::notice::notice_box;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::seat_mark::{seat_class, seat_mark};
use ui::session::{Session, Status};
use ui::setup::SetupForm;
use ui::speech::{t, tell, tr};

use crate::boot;
use crate::desk::{Desk, desk};
use crate::frame::{bar, left_note, menu, waiting};
use crate::shell::slip;
use crate::sounds;
use crate::update::update_banner;
use crate::{Page, Rules};

/// The page of a table.
pub fn table_page(id: String) -> View {
    let desk = desk();
    let session = desk.session;
    // A table that was just set up is on its way already.
    let is_new = desk.created.get_untracked().as_deref() == Some(id.as_str());
    desk.created.set(None);
    if !is_new {
        desk.open(&id, false);
    }
    let id = StoredValue::new(id);
    sounds::follow(session);
    let body = move || match session.status.get() {
        Status::Open if art().is_here() => open_page(desk),
        Status::Loading | Status::Open => around(waiting()),
        Status::Elsewhere => around(elsewhere(desk, id.get_value(), false)),
        Status::TakenOver => around(elsewhere(desk, id.get_value(), true)),
        Status::Gone => around(slip("gone-title", "gone-text")),
    };
    on_cleanup(move || desk.send(&Request::Close(id.get_value())));
    view! { {body} {notice_box(session)} }
}

/// The frame of a table that cannot be shown.
fn around(inside: View) -> View {
    view! { <div class="page">{head(desk(), View::Nothing)}{inside}</div> }
}

/// The top bar and the notes below it.
fn head(desk: Desk, note: View) -> View {
    let session = desk.session;
    let is_menu_open = RwSignal::new(false);
    view! {
        {bar(session, is_menu_open, View::Nothing)}
        {menu(session, is_menu_open)}
        <div class="notes">
            {update_banner(session)}
            {not_kept(desk)}
            {left_note(session)}
            {note}
        </div>
    }
}

/// Another tab has the table: it can be taken from there.
fn elsewhere(desk: Desk, id: String, lost: bool) -> View {
    let (title, text) =
        if lost { ("taken-title", "taken-text") } else { ("elsewhere-title", "elsewhere-text") };
    view! {
        <main id="main" class="about">
            <h1 class="display-2">{tr(title)}</h1>
            <p class="lead">{tr(text)}</p>
            <p>
                <button class="btn btn-go" on:click=move |_| desk.open(&id, true)>
                    {tr("take-over")}
                </button>
                " "
                <a class="btn" href="/">{tr("to-home")}</a>
            </p>
        </main>
    }
}

/// The browser keeps nothing: said once, in words that help.
fn not_kept(desk: Desk) -> View {
    let banner = move || {
        desk.not_kept.get().map(|reason| {
            view! {
                <div class="banner" role="alert">
                    {icon("warning")}
                    <p>{t("not-kept")}" "<span class="code">{reason}</span></p>
                    <button class="btn btn-sm" on:click=move |_| desk.not_kept.set(None)>{t("close")}</button>
                </div>
            }
        })
    };
    view! { {banner} }
}

fn open_page(desk: Desk) -> View {
    let session = desk.session;
    let is_over = Memo::new(move || session.is_over());
    let at_board = RwSignal::new(false);
    Effect::new(move || {
        if let Some(open) = session.open.get_untracked().filter(|_| is_over.get()) {
            desk.send(&Request::Story(open.opened.id.clone()));
        }
    });
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
        if session.curtain.get().is_some() {
            curtain(session)
        } else if is_over.get() && !at_board.get() {
            view! { <div class="score">{head(desk, View::Nothing)}{score(desk, at_board)}</div> }
        } else {
            Page::table(session, head(desk, back.into_view()))
        }
    };
    view! {
        {announcer(session, Page::goes_without_saying)}
        {body}
    }
}

/// Between two people at one screen, so that neither sees what is the other's.
fn curtain(session: Session<Rules>) -> View {
    let drape = boot::asset("art/curtain.svg").unwrap_or_default();
    let names = move || {
        let chairs = session.open.get().map(|open| open.opened.chairs.clone()).unwrap_or_default();
        let chair = |(seat, chair): (Seat, Chair)| {
            let on = session.curtain.get() == Some(seat);
            view! { <li class:is-on=on>{seat_mark(seat)}{chair.name}</li> }
        };
        (0..).map(Seat).zip(chairs).map(chair).collect::<Vec<_>>()
    };
    let card = move || {
        session.curtain.get().map(|seat| {
            let name = session.name(seat);
            view! {
                <svg class="curtain-fig" viewBox="0 0 40 58" aria-hidden="true"><use href="#figure"></use></svg>
                <h1>{tell(&Message::new("curtain-title").with("name", name.clone()))}</h1>
                <p class="lead">{t("curtain-text")}</p>
                <button class="btn btn-go" on:click=move |_| session.lift_curtain()>
                    {tell(&Message::new("curtain-go").with("name", name))}
                </button>
            }
        })
    };
    let class = move || session.curtain.get().map_or_else(String::new, seat_class);
    view! {
        <main id="main" class=move || format!("curtain {}", class())>
            <span class="lamp" aria-hidden="true"></span>
            <img class="drape" src=drape.clone() alt=""/>
            <img class="drape drape-r" src=drape alt=""/>
            <span class="valance" aria-hidden="true"></span>
            <div class="curtain-card">{card}</div>
            <ol class="curtain-foot">{names}</ol>
        </main>
    }
}

/// The end: who won and why, once more, or once more in slow motion.
fn score(desk: Desk, at_board: RwSignal<bool>) -> View {
    let session = desk.session;
    let reel = move || {
        let open = session.open.get()?;
        let (_, saved) = desk.story.get().filter(|(id, _)| *id == open.opened.id)?;
        Reel::new(open.game.clone(), &saved).ok()
    };
    View::live(move || match reel() {
        Some(reel) => Page::score(session, reel, acts(desk, at_board)),
        None => waiting(),
    })
}

fn acts(desk: Desk, at_board: RwSignal<bool>) -> View {
    let id = desk.session.open.get_untracked().map(|open| open.opened.id.clone());
    view! {
        <button class="btn" on:click=move |_| at_board.set(true)>{tr("to-board")}</button>
        <a class="btn" href=way().to(&Route::Replay(id))>
            {icon("film")}{tr("review")}
        </a>
        <button class="btn btn-go" on:click=move |_| rematch(desk)>
            {icon("rematch")}{tr("rematch")}
        </button>
    }
}

/// The same table again: same chairs and options, another seed.
fn rematch(desk: Desk) {
    let Some(open) = desk.session.open.get_untracked() else { return };
    let form = SetupForm::again(open.game.clone(), &open.opened);
    let id = desk.create(form);
    way().go(Route::Table(id));
}
