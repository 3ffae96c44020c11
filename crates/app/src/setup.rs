//! Setting up a table: who plays, what is agreed on, and with which edition.

use bots::BotKind;
use dom::prelude::*;
use game::{Message, Seat};
use table::Sitter;
use ui::icon::icon;
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::seat_mark::{seat_class, seat_mark, seat_mark_named};
use ui::settings::{self, settings};
use ui::setup::{LONGEST_NAME, SetupForm, temper};
use ui::speech::{t, tell, tr};

use crate::desk::{Desk, desk};
use crate::edition_file::edition_file;
use crate::home::goal_key;
use crate::seat_count::seat_count;
use crate::shell::{foot, game_title, top_bar};
use crate::{Page, Rules};

/// The set-up page.
pub fn setup_page() -> View {
    let desk = desk();
    let people = settings::read("setup").as_deref() == Some("people");
    settings::forget("setup");
    let form = desk.house().map(|game| {
        if people { SetupForm::round_one_screen(game, 3) } else { SetupForm::against_bots(game, 2) }
    });
    view! {
        <div class="page">
            {top_bar()}
            {form.map(|form| filled(desk, form))}
            {foot()}
        </div>
    }
}

fn filled(desk: Desk, form: SetupForm<Rules>) -> View {
    let start = move |event: web_sys::MouseEvent| {
        event.prevent_default();
        if form.problem().is_some() {
            return;
        }
        let first = form.chairs.with_untracked(|chairs| chairs.first().cloned());
        let chosen =
            |chair: &table::Chair| chair.sitter == Sitter::Person && chair.name != t("guest");
        if let Some(chair) = first.filter(chosen) {
            settings().name.set(chair.name);
        }
        let id = desk.create(form);
        way().go(Route::Table(id));
    };
    let problem = move || {
        form.problem().map(|problem| {
            let clause = problem.clause.map(|clause| {
                let href = way().to(&Route::Rules(Some(clause.to_owned())));
                view! { " " <a class="clause" href=href>{clause}</a> }
            });
            view! { <div class="wrong" role="alert">{icon("warning")}<p>{problem.text}{clause}</p></div> }
        })
    };
    view! {
        <main id="main" class="setup">
            <header class="setup-head">
                <h1 class="display-2">{move || tell(&Message::new("setup-of").with("game", game_title()))}</h1>
                <p class="lead">{move || t(goal_key())}</p>
                <p class="field-hint">{tr("setup-lead")}</p>
            </header>
            <form class="setup-form" on:submit=move |event| event.prevent_default()>
                {players(form)}
                {Page::choices(form)}
                {edition_file(form)}
            </form>
            <aside class="setup-side">
                {summary(form)}
                {problem}
                <div class="setup-go">
                    <button
                        class="btn btn-go"
                        type="button"
                        aria-disabled=flag(move || form.problem().is_some())
                        on:click=start
                    >
                        {tr("setup-start")}
                    </button>
                </div>
            </aside>
        </main>
    }
}

fn players(form: SetupForm<Rules>) -> View {
    let seats = Memo::new(move || form.seats());
    let rows =
        move || Seat::first(seats.get()).map(|seat| seat_row(form, seat)).collect::<Vec<_>>();
    view! {
        <section class="sheet">
            <div class="count">
                <h2>{tr("home-at-table")}</h2>
                {seat_count(form)}
            </div>
            <ul class="seats">{rows}</ul>
        </section>
    }
}

/// The tempers of bots, in the order of the list.
const TEMPERS: [BotKind; 3] = [BotKind::Greedy, BotKind::Thumb, BotKind::Random];

/// Who sits on a chair, in a word or two.
fn sitter_words(sitter: Sitter) -> String {
    match sitter {
        Sitter::Person | Sitter::Open => t("setup-person"),
        Sitter::Bot(kind) => format!("{}, {}", t("setup-bot"), t(temper(kind))),
    }
}

fn seat_row(form: SetupForm<Rules>, seat: Seat) -> View {
    let chair = move || form.chairs.with(|chairs| chairs.get(seat.index()).cloned());
    let kind = Memo::new(move || chair().and_then(|chair| chair.bot_kind()));
    let sit = move |event| {
        let bot = event_target_value(&event) == "bot";
        let first = TEMPERS.first().copied().map_or(Sitter::Person, Sitter::Bot);
        form.set_sitter(seat, if bot { first } else { Sitter::Person });
    };
    let (who, name) = (format!("who-{seat}"), format!("name-{seat}"));
    view! {
        <li class=format!("seat-row {}", seat_class(seat))>
            {seat_mark_named(seat, seat.to_string())}
            <div class="field">
                <label for=who.clone()>{tr("setup-who")}</label>
                <select class="select" id=who on:change=sit>
                    <option value="person" prop:selected=move || kind.get().is_none()>{tr("setup-person")}</option>
                    <option value="bot" prop:selected=move || kind.get().is_some()>{tr("setup-bot")}</option>
                </select>
            </div>
            <div class="field">
                <label for=name.clone()>{tr("setup-name")}</label>
                <input
                    class="input"
                    id=name
                    type="text"
                    maxlength=LONGEST_NAME
                    autocomplete="off"
                    prop:value=move || chair().map(|chair| chair.name).unwrap_or_default()
                    on:change=move |event| form.set_name(seat, &event_target_value(&event))
                />
            </div>
            {move || match kind.with(Option::is_some) {
                true => temper_field(form, seat, kind),
                // Keeps the column that a bot's temper has.
                false => view! { <span></span> },
            }}
            {Page::seat_choice(form, seat)}
        </li>
    }
}

fn temper_field(form: SetupForm<Rules>, seat: Seat, kind: Memo<Option<BotKind>>) -> View {
    let choose = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        if let Some(&kind) = TEMPERS.get(index) {
            form.set_sitter(seat, Sitter::Bot(kind));
        }
    };
    let option = move |(index, other): (usize, BotKind)| {
        view! {
            <option value=index.to_string() prop:selected=move || kind.get() == Some(other)>
                {move || t(temper(other))}
            </option>
        }
    };
    let id = format!("temper-{seat}");
    view! {
        <div class="field">
            <label for=id.clone()>{tr("setup-temper")}</label>
            <select class="select" id=id on:change=choose>
                {TEMPERS.into_iter().enumerate().map(option).collect::<Vec<_>>()}
            </select>
        </div>
    }
}

/// The table in short, beside the red button.
fn summary(form: SetupForm<Rules>) -> View {
    let line = |(seat, chair): (Seat, table::Chair)| {
        view! { <li>{seat_mark(seat)}<b>{chair.name}</b><span>{sitter_words(chair.sitter)}</span></li> }
    };
    let lines = move || (0..).map(Seat).zip(form.chairs.get()).map(line).collect::<Vec<_>>();
    view! {
        <section class="setup-sum">
            <h2 class="label">{tr("setup-sum")}</h2>
            <ul>{lines}</ul>
            {Page::BEGINS.then(|| view! { <ul class="sep"><li>{tr("setup-begins")}</li></ul> })}
        </section>
    }
}
