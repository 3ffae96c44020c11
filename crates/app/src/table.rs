//! The frame of an open table: top bar, what to do when it is not here, curtain, score sheet.

use game::{Header, Message, Record, Seat};
use leptos::prelude::*;
use table::{Chair, Reel};
use ui::dialog::Dialog;
use ui::icon::Icon;
use ui::log::Announcer;
use ui::message::Request;
use ui::notice::NoticeBox;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::seat_mark::{SeatMark, seat_class};
use ui::session::{Session, Status};
use ui::settings::{Pace, settings};
use ui::setup::SetupForm;
use ui::speech::{t, tell, tr};

use crate::boot;
use crate::desk::{Desk, desk};
use crate::shell::{Brand, LanguageSwitch, Slip, ThemeSwitch, game_title};
use crate::update::UpdateBanner;
use crate::{Page, Rules};
use ui::live::{flag, piece};

/// The page of a table.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let desk = desk();
    let session = desk.session;
    // A table that was just set up is on its way already.
    let is_new = desk.created.get_untracked().as_deref() == Some(id.as_str());
    desk.created.set(None);
    if !is_new {
        desk.open(&id, false);
    }
    let id = StoredValue::new(id);
    let body = move || match session.status.get() {
        Status::Loading => view! { <Around><Waiting/></Around> }.into_any(),
        Status::Open => view! { <OpenPage desk=desk/> }.into_any(),
        Status::Elsewhere => {
            view! { <Around><Elsewhere desk=desk id=id.get_value() lost=false/></Around> }
                .into_any()
        }
        Status::TakenOver => {
            view! { <Around><Elsewhere desk=desk id=id.get_value() lost=true/></Around> }.into_any()
        }
        Status::Gone => {
            view! { <Around><Slip title="gone-title" text="gone-text"/></Around> }.into_any()
        }
    };
    on_cleanup(move || desk.send(&Request::Close(id.get_value())));
    view! { {piece(body)} <NoticeBox session=session/> }
}

/// The frame of a table that cannot be shown.
#[component]
fn Around(children: Children) -> impl IntoView {
    let desk = desk();
    view! { <div class="page">{head(desk, || ())}{children()}</div> }
}

/// The top bar and the notes below it.
fn head<V: IntoView + 'static>(desk: Desk, note: impl Fn() -> V + Send + 'static) -> impl IntoView {
    let session = desk.session;
    view! {
        <Bar session=session/>
        <div class="notes">
            <UpdateBanner session=session/>
            <NotKept desk=desk/>
            {note}
        </div>
    }
}

#[component]
fn Bar(session: Session<Rules>) -> impl IntoView {
    let round = move || {
        let round = session.update.with(|update| update.as_ref().map(|update| update.round))?;
        Some(tell(&Message::new("bar-round").with("round", round)))
    };
    let menu = RwSignal::new(false);
    view! {
        <header class="bar">
            <Brand/>
            <span class="bar-game">{piece(game_title)}</span>
            <span class="bar-meta"><span>{piece(round)}</span></span>
            <nav class="bar-nav" aria-label=tr("bar-nav")>
                <a class="bar-btn" href=way().to(&Route::Rules(None)) target="_blank" aria-label=tr("rules-title")>
                    <Icon name="rules"/><span>{tr("rules-title")}</span>
                </a>
                <button class="bar-btn" aria-label=tr("menu") on:click=move |_| menu.set(true)>
                    <Icon name="menu"/><span>{tr("menu")}</span>
                </button>
            </nav>
        </header>
        <Menu session=session open=menu/>
    }
}

/// What is rarely needed: language, theme, pace, giving up.
#[component]
fn Menu(session: Session<Rules>, open: RwSignal<bool>) -> impl IntoView {
    let pace = |pace: Pace| {
        let key = match pace {
            Pace::Calm => "pace-calm",
            Pace::Quick => "pace-quick",
            Pace::Instant => "pace-instant",
        };
        view! {
            <button
                aria-pressed=flag(move || settings().pace.get() == pace)
                on:click=move |_| settings().pace.set(pace)
            >
                {tr(key)}
            </button>
        }
    };
    let can_resign = move || {
        session.me().is_some()
            && session.update.with(|u| u.as_ref().is_some_and(|u| u.outcome.is_none()))
    };
    let resign = move |_| {
        if let Some(seat) = session.me() {
            session.resign(seat);
        }
        open.set(false);
    };
    view! {
        <Dialog open=open title=Signal::derive(move || t("menu"))>
            <div class="field">
                <span class="field-name">{tr("language")}</span><LanguageSwitch/>
            </div>
            <div class="field">
                <span class="field-name">{tr("theme")}</span><ThemeSwitch/>
            </div>
            <div class="field">
                <span class="field-name">{tr("pace")}</span>
                <div class="switch" role="group" aria-label=tr("pace")>
                    {Pace::ALL.into_iter().map(pace).collect::<Vec<_>>()}
                </div>
            </div>
            <ul class="dialog-list">
                <li><a class="btn" href="/">{tr("menu-leave")}</a></li>
                <Show when=can_resign>
                    <li>
                        <button class="btn" on:click=resign><Icon name="flag"/>{tr("resign")}</button>
                    </li>
                </Show>
            </ul>
        </Dialog>
    }
}

#[component]
fn Waiting() -> impl IntoView {
    view! {
        <main id="main" class="about" aria-busy="true">
            <p class="lead" role="status">{tr("loading")}<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span></p>
        </main>
    }
}

/// Another tab has the table: it can be taken from there.
#[component]
fn Elsewhere(desk: Desk, id: String, lost: bool) -> impl IntoView {
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
#[component]
fn NotKept(desk: Desk) -> impl IntoView {
    let banner = move || {
        desk.not_kept.get().map(|reason| {
            view! {
                <div class="banner" role="alert">
                    <Icon name="warning"/>
                    <p>{t("not-kept")}" "<span class="code">{reason}</span></p>
                    <button class="btn btn-sm" on:click=move |_| desk.not_kept.set(None)>{t("close")}</button>
                </div>
            }
        })
    };
    view! { {piece(banner)} }
}

#[component]
fn OpenPage(desk: Desk) -> impl IntoView {
    let session = desk.session;
    let is_over = Memo::new(move |_| {
        session.update.with(|u| u.as_ref().is_some_and(|u| u.outcome.is_some()))
    });
    let at_board = RwSignal::new(false);
    Effect::new(move || {
        if let Some(open) = session.open.get_untracked().filter(|_| is_over.get()) {
            desk.send(&Request::Record(open.opened.id.clone()));
        }
    });
    let back = move || {
        is_over.get().then(|| {
            view! {
                <div class="banner">
                    <Icon name="info"/>
                    <p>{t("over-board")}</p>
                    <button class="btn" on:click=move |_| at_board.set(false)>{t("to-score")}</button>
                </div>
            }
        })
    };
    let body = move || {
        if session.curtain.get().is_some() {
            view! { <Curtain session=session/> }.into_any()
        } else if is_over.get() && !at_board.get() {
            view! { <div class="score">{head(desk, || ())}<Score desk=desk at_board=at_board/></div> }.into_any()
        } else {
            Page::table(session, head(desk, back).into_any())
        }
    };
    view! {
        <Announcer session=session/>
        {piece(body)}
    }
}

/// Between two people at one screen, so that neither sees what is the other's.
#[component]
fn Curtain(session: Session<Rules>) -> impl IntoView {
    let drape = boot::asset("art/curtain.svg").unwrap_or_default();
    let names = move || {
        let chairs = session.open.get().map(|open| open.opened.chairs.clone()).unwrap_or_default();
        let chair = |(seat, chair): (Seat, Chair)| {
            let on = session.curtain.get() == Some(seat);
            view! { <li class:is-on=on><SeatMark seat=seat/>{chair.name}</li> }
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
            <div class="curtain-card">{piece(card)}</div>
            <ol class="curtain-foot">{piece(names)}</ol>
        </main>
    }
}

/// The end: who won and why, once more, or once more in slow motion.
#[component]
fn Score(desk: Desk, at_board: RwSignal<bool>) -> impl IntoView {
    let session = desk.session;
    let reel = move || {
        let open = session.open.get()?;
        let (id, json) = desk.record.get()?;
        (id == open.opened.id).then_some(())?;
        let header = Header::read(&json).ok()?;
        let game = desk.rules_of(header.rules, &header.edition.hash)?;
        Reel::new(game, &Record::read(&json).ok()?).ok()
    };
    move || match reel() {
        Some(reel) => Page::score(session, reel, acts(desk, at_board).into_any()),
        None => view! { <Waiting/> }.into_any(),
    }
}

fn acts(desk: Desk, at_board: RwSignal<bool>) -> impl IntoView {
    let id = desk.session.open.get_untracked().map(|open| open.opened.id.clone());
    view! {
        <button class="btn" on:click=move |_| at_board.set(true)>{tr("to-board")}</button>
        <a class="btn" href=way().to(&Route::Replay(id))>
            <Icon name="film"/>{tr("review")}
        </a>
        <button class="btn btn-go" on:click=move |_| rematch(desk)>
            <Icon name="rematch"/>{tr("rematch")}
        </button>
    }
}

/// The same table again: same chairs and options, another seed; whoever sat first sits last.
fn rematch(desk: Desk) {
    let Some(open) = desk.session.open.get_untracked() else { return };
    let form = SetupForm::again(open.game.clone(), &open.opened);
    let id = desk.create(form);
    way().go(Route::Table(id));
}
