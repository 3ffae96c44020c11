//! The waiting room of an online table: who sits where, what is agreed on, how others get in, and the red button.

use bots::BotKind;
use dom::prelude::*;
use game::{Message, Seat};
use table::Sitter;
use ui::icon::icon;
use ui::page::GamePage as _;
use ui::seat_mark::{seat_class, seat_mark_named};
use ui::session::Notice;
use ui::settings::settings;
use ui::setup::{LONGEST_NAME, SetupForm, temper, tidy_name};
use ui::speech::{t, tell, tr};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlInputElement;
use wire::{Denied, Place, ToServer};

use super::countdown::counting;
use super::deal::{silent, unrevealed};
use super::invite::invite;
use super::words::{chairs as chairs_of, names, own_name, place_name};
use super::{Info, Online};
use crate::home::goal_key;
use crate::seat_count::seat_count;
use crate::shell::game_title;
use crate::{Page, Rules};

/// The bot that a host puts on a chair.
pub const BOT: BotKind = BotKind::Greedy;

/// How long the server waits after the options have changed, in milliseconds.
const SETTLES: u32 = 3_000;

/// The waiting room.
pub fn lobby(online: Online) -> View {
    let Ok(game) = Page::house() else { return View::Nothing };
    let form = SetupForm::against_bots(game, 1);
    keep_in_step(online, form);
    // What was agreed on when a game began elsewhere stays so.
    let is_fixed =
        Memo::new(move || !online.is_host() || online.is_uploaded() || online.is_dealing());
    let choices = move || {
        view! {
            <fieldset class="plain" disabled=is_fixed.get()>
                <legend class="vh">{t("online-options")}</legend>
                {Page::choices(form)}
            </fieldset>
        }
    };
    let note = move || {
        let key = match (online.is_uploaded(), online.is_host()) {
            (true, _) => "online-uploaded-lobby",
            (false, false) => "online-host-decides",
            (false, true) => return View::Nothing,
        };
        view! { <p class="field-hint">{t(key)}</p> }
    };
    view! {
        <main id="main" class="setup lobby">
            <header class="setup-head">
                <h1 class="display-2">{move || tell(&Message::new("online-of").with("game", game_title()))}</h1>
                <p class="lead">{move || t(goal_key())}</p>
                <p class="field-hint">{tr("online-lead")}</p>
            </header>
            <div class="setup-form">
                {chairs(online, form)}
                {note}
                {choices}
            </div>
            <aside class="setup-side">
                {me(online)}
                {invite(online)}
                {go(online, form)}
            </aside>
        </main>
    }
}

/// The form shows what the server says; what the host changes in it is sent there.
fn keep_in_step(online: Online, form: SetupForm<Rules>) {
    Effect::new(move || {
        let Some(info) = online.info.get() else { return };
        form.chairs.set(chairs_of(&info));
        if form.options.with_untracked(|options| *options != info.options) {
            form.options.set(info.options.clone());
        }
    });
    Effect::new(move || {
        let options = form.options.get();
        let agreed = online.info.with_untracked(|info| info.as_ref().map(|i| i.options.clone()));
        let host = online.you.with_untracked(|you| you.as_ref().is_some_and(|you| you.host));
        if host && agreed.is_some_and(|agreed| agreed != options) && form.problem().is_none() {
            online.send(&ToServer::Options(options));
        }
    });
}

/// The chair that somebody takes who just wants to sit: one that nobody has, else one of a bot.
fn free_chair(info: &Info) -> Option<Seat> {
    let find = |wanted: fn(&Place) -> bool| {
        let mut chairs = (0..).map(Seat).zip(&info.places);
        chairs.find(|(_, place)| wanted(place)).map(|(seat, _)| seat)
    };
    find(|place| place.sitter == Sitter::Open && place.kept_for.is_empty())
        .or_else(|| find(|place| matches!(place.sitter, Sitter::Bot(_))))
}

/// Whoever comes by a link says a name and takes a chair; whoever sits may take another name.
fn me(online: Online) -> View {
    let may_sit = move || online.you.with(|you| you.as_ref().is_some_and(|you| you.may_sit));
    let free = Memo::new(move || online.info.with(|info| info.as_deref().and_then(free_chair)));
    let kept = Memo::new(move || online.you.with(|you| you.as_ref().and_then(|you| you.offer)));
    let seat = Memo::new(move || online.seat());
    View::live(move || match (seat.get(), kept.get(), may_sit(), free.get()) {
        (Some(seat), _, _, _) => card(name_form(online, seat, "online-rename", "btn")),
        (None, Some(kept), _, _) => card(name_form(online, kept, "online-sit-again", "btn btn-go")),
        (None, None, true, Some(free)) => card(name_form(online, free, "online-sit", "btn btn-go")),
        (None, None, true, None) => view! { <p class="lead">{t("online-full")}</p> },
        (None, None, false, _) => view! { <p class="lead">{t("online-watching")}</p> },
    })
}

/// The field for the name.
const NAME_FIELD: &str = "my-name";

/// Takes the name from the field, where there is one: whichever button is pressed, nobody sits down without the name
/// that was typed. Without any name the field is shown.
fn take_name() -> bool {
    let field = document().get_element_by_id(NAME_FIELD);
    let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
        return true;
    };
    let name = tidy_name(&field.value());
    if name.is_empty() {
        // Fails for no element of the page.
        let _ = field.focus();
        return false;
    }
    settings().name.set(name);
    true
}

fn sit_here(online: Online, seat: Seat) {
    if take_name() {
        online.sit(seat);
    } else {
        let text = t("online-name-first");
        online.session.notice.set(Some(Notice { text, clause: None }));
    }
}

fn card(form: View) -> View {
    view! { <div class="setup-sum">{form}</div> }
}

/// Asks for the name, and takes this seat with it.
pub fn name_form(online: Online, seat: Seat, key: &'static str, class: &'static str) -> View {
    let chosen = settings().name.get_untracked();
    let taken = online.seat().is_some();
    let first = if taken { online.name.get_untracked() } else { chosen };
    let go = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if online.is_sitting_down() || !take_name() {
            return;
        }
        if taken {
            online.call_myself();
            online.send(&ToServer::Leave);
        }
        online.sit(seat);
    };
    view! {
        <form class="join" on:submit=go>
            <div class="field">
                <label for=NAME_FIELD>{tr("online-name")}</label>
                <input
                    class="input"
                    id=NAME_FIELD
                    type="text"
                    required=""
                    maxlength=LONGEST_NAME
                    autocomplete="nickname"
                    prop:value=first
                />
            </div>
            <button class=class>{tr(key)}</button>
        </form>
    }
}

fn chairs(online: Online, form: SetupForm<Rules>) -> View {
    let rows = move || {
        let places = online.info.get().map(|info| info.places.clone()).unwrap_or_default();
        (0..)
            .map(Seat)
            .zip(places)
            .map(|(seat, place)| row(online, form, seat, place))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="sheet">
            <div class="count">
                <h2>{tr("home-at-table")}</h2>
                {show(move || online.is_host() && !online.is_uploaded(), move || seat_count(form))}
            </div>
            <ul class="seats">{rows}</ul>
        </section>
    }
}

/// Who sits there, in a word or two.
pub fn place_words(place: &Place) -> String {
    match (place.sitter, place.present) {
        (Sitter::Open, _) if !place.kept_for.is_empty() => t("online-kept"),
        (Sitter::Open, _) => t("online-empty"),
        (Sitter::Bot(kind), _) => format!("{}, {}", t("setup-bot"), t(temper(kind))),
        (Sitter::Person, _) if place.held.is_some() => t("online-bot-acts"),
        (Sitter::Person, true) => t("online-here"),
        (Sitter::Person, false) => t("online-not-here"),
    }
}

fn row(online: Online, form: SetupForm<Rules>, seat: Seat, place: Place) -> View {
    let me = online.seat() == Some(seat);
    let words = place_words(&place);
    let name = own_name(place_name(seat, &place), me);
    let host = online.is_host();
    let may_sit = online.you.with(|you| you.as_ref().is_some_and(|you| you.may_sit));
    let button = |key: &'static str, done: Box<dyn Fn()>| {
        view! { <button type="button" class="btn btn-sm" on:click=move |_| done()>{t(key)}</button> }
    };
    let mine = online.you.with(|you| you.as_ref().is_some_and(|you| you.offer == Some(seat)));
    let kept = !place.kept_for.is_empty() && !mine;
    let sit = move || button("online-sit-here", Box::new(move || sit_here(online, seat)));
    let mut acts = Vec::new();
    match place.sitter {
        Sitter::Open => {
            if may_sit && !kept {
                acts.push(sit());
            }
            if host && kept {
                let none = ToServer::Bot { seat, kind: None };
                acts.push(button("online-free", Box::new(move || online.send(&none))));
            }
            if host {
                let bot = ToServer::Bot { seat, kind: Some(BOT) };
                acts.push(button("online-add-bot", Box::new(move || online.send(&bot))));
            }
        }
        Sitter::Bot(_) => {
            // Somebody who was invited comes before a bot.
            if may_sit && online.seat().is_none() {
                acts.push(sit());
            }
            if !host {
                return place_row(online, form, seat, name, words, acts);
            }
            let none = ToServer::Bot { seat, kind: None };
            acts.push(button("online-remove-bot", Box::new(move || online.send(&none))));
        }
        Sitter::Person if me => {
            acts.push(button("online-stand-up", Box::new(move || online.send(&ToServer::Leave))));
        }
        Sitter::Person if host => acts.push(super::people::kick(online, seat)),
        Sitter::Person => {}
    }
    place_row(online, form, seat, name, words, acts)
}

fn place_row(
    online: Online,
    form: SetupForm<Rules>,
    seat: Seat,
    name: String,
    words: String,
    acts: Vec<View>,
) -> View {
    let host = online.is_host();
    view! {
        <li class=format!("seat-row place-row {}", seat_class(seat))>
            {seat_mark_named(seat, seat.to_string())}
            <div class="place-text"><b>{name}</b><span>{words}</span></div>
            <div class="place-acts">{acts}</div>
            <fieldset class="plain" disabled=!host || online.is_uploaded()>{Page::seat_choice(form, seat)}</fieldset>
        </li>
    }
}

/// The red button, or for whom one waits.
fn go(online: Online, form: SetupForm<Rules>) -> View {
    let open = move || {
        let places = online.info.get().map(|info| info.places.clone()).unwrap_or_default();
        let open = (0..).map(Seat).zip(places).filter(|(_, place)| place.sitter == Sitter::Open);
        open.map(|(seat, _)| seat).collect::<Vec<_>>()
    };
    let silent_now = move || online.info.get().map(|info| silent(&info)).unwrap_or_default();
    let start = move |_| {
        let person = |place: &Place| place.sitter == Sitter::Person;
        let info = online.info.get_untracked();
        if info.is_some_and(|info| !info.places.iter().any(person)) {
            return online.denied(Denied::NobodySits);
        }
        for seat in open() {
            online.send(&ToServer::Bot { seat, kind: Some(BOT) });
        }
        online.send(&match silent_now() {
            without if without.is_empty() => ToServer::Start,
            without => ToServer::StartWithout(without),
        });
    };
    let hint = move || {
        let open = open();
        let info = online.info.get()?;
        let is_kept = |seat: &&Seat| {
            info.places.get(seat.index()).is_some_and(|place| !place.kept_for.is_empty())
        };
        let kept: Vec<Seat> = open.iter().filter(is_kept).copied().collect();
        let count = u32::try_from(open.len()).unwrap_or(0);
        match kept.is_empty() {
            false => {
                Some(tell(&Message::new("online-fill-kept").with("names", names(&info, &kept))))
            }
            true => (count > 0).then(|| tell(&Message::new("online-fill").with("count", count))),
        }
    };
    let settles =
        counting(online, move || online.settling.get().then_some(SETTLES), "online-start-in");
    let settles = std::rc::Rc::new(settles);
    let changed = move || {
        let settles = settles.clone();
        let text = move || {
            let left = settles();
            view! { <p class="field-hint" role="status">{tr("online-options-changed")}</p>{left} }
        };
        show(move || online.settling.get(), text)
    };
    // A press that overtakes the newest options would be refused.
    let too_soon = move || {
        let own = form.options.get();
        online.settling.get()
            || online.info.with(|info| info.as_ref().is_some_and(|info| info.options != own))
    };
    let problem = move || {
        form.problem().map(|problem| {
            view! { <div class="wrong" role="alert">{icon("warning")}<p>{problem.text}</p></div> }
        })
    };
    let passes = move || {
        let info = online.info.get()?;
        let sits = |place: &Place| place.sitter == Sitter::Person && place.present;
        info.places.iter().any(sits).then(|| info.places.iter().find_map(|place| place.grace))?
    };
    let passes = counting(online, passes, "online-host-in");
    let host_name = move || {
        online.info.with(|info| {
            let info = info.as_ref()?;
            let host = info.host?;
            Some(place_name(host, info.places.get(host.index())?))
        })
    };
    // What the button says: that somebody's share of the shuffle will be missing is said before.
    let label = move || match online.info.get().map(|info| names(&info, &silent(&info))) {
        Some(names) if !names.is_empty() => {
            tell(&Message::new("online-start-without").with("names", names))
        }
        Some(_) | None => t("setup-start"),
    };
    View::live(move || {
        if online.is_dealing() {
            dealing(online)
        } else if online.is_host() {
            view! {
                <div class="setup-go">
                    {problem}
                    {move || unanswered(online)}
                    {move || hint().map(|text| view! { <p class="field-hint">{text}</p> })}
                    {changed()}
                    <button class="btn btn-go" type="button" disabled=too_soon on:click=start>{label}</button>
                </div>
            }
        } else {
            let host = host_name().or_else(|| online.host_before());
            let text = host.map_or_else(
                || t("online-wait"),
                |name| tell(&Message::new("online-wait-for").with("name", name)),
            );
            view! {
                {changed()}
                {move || unanswered(online)}
                <p class="lead" role="status">{text}{dots()}</p>
                {passes()}
            }
        }
    })
}

fn dots() -> View {
    view! { <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> }
}

/// The cards are being shuffled, which takes a moment; longer, if somebody's device does not answer.
fn dealing(online: Online) -> View {
    let missing = move || {
        let waits = online.info.get().map(|info| names(&info, &unrevealed(&info)));
        waits.filter(|names| !names.is_empty()).map(|names| {
            let words = Message::new("online-dealing-wait").with("names", names);
            view! { <p class="field-hint">{tell(&words)}</p> }
        })
    };
    let left = move || online.info.with(|info| info.as_ref()?.deal.as_ref()?.left);
    view! {
        <div role="status"><p class="lead">{t("online-dealing")}{dots()}</p>{missing}</div>
        {counting(online, left, "online-dealing-left")()}
    }
}

/// Whose device did not answer, and what can be done about it.
fn unanswered(online: Online) -> Option<View> {
    let info = online.info.get()?;
    let deal = info.deal.as_ref()?;
    let (silent, missing) = (silent(&info), &deal.missing);
    let (key, seats) = match (silent.is_empty(), missing.is_empty()) {
        (false, _) if online.is_host() => ("online-deal-silent", silent.as_slice()),
        (false, _) => ("online-deal-silent-wait", silent.as_slice()),
        (true, false) => ("online-deal-missing", missing.as_slice()),
        (true, true) => return None,
    };
    let words = Message::new(key).with("names", names(&info, seats));
    Some(view! { <p class="field-hint" role="status">{tell(&words)}</p> })
}
