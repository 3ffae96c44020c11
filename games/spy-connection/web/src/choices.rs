//! What people agree on before the start: the start missions, the side of the board, the agents of each seat.

use dom::prelude::*;
use game::{Message, Seat};
use spy_connection::{Edition, Options, Side, SpyConnection, StartRule};
use ui::choice::{Choice, choice};
use ui::setup::SetupForm;
use ui::speech::tr;

type Form = SetupForm<SpyConnection>;

/// The game's own part of the set-up page.
pub fn choices(form: Form) -> View {
    let start: [Choice<Options>; 2] = [
        (
            "sc-set-first",
            "sc-set-first-hint",
            |o| o.start == StartRule::First,
            |o| {
                o.start = StartRule::First;
            },
        ),
        (
            "sc-set-advanced",
            "sc-set-advanced-hint",
            |o| o.start == StartRule::Advanced,
            |o| {
                o.start = StartRule::Advanced;
            },
        ),
    ];
    let side: [Choice<Options>; 2] = [
        ("sc-set-light", "sc-set-light-hint", |o| o.side == Side::Light, |o| o.side = Side::Light),
        ("sc-set-dark", "sc-set-dark-hint", |o| o.side == Side::Dark, |o| o.side = Side::Dark),
    ];
    view! {
        {choice(form, "start", "sc-set-start", start)}
        {choice(form, "side", "sc-set-side", side)}
    }
}

/// The numbers a seat can choose from: the ordinary one first.
fn numbers() -> [u8; 2] {
    let ordinary = Options::ordinary(1).agents.first().copied().unwrap_or_default();
    [ordinary, ordinary.saturating_sub(1)]
}

/// The agents of one seat.
pub fn seat_choice(form: Form, seat: Seat) -> View {
    let have = move || form.options.with(|o| o.agents.get(seat.index()).copied());
    let set = move |event: web_sys::Event| {
        let Ok(number) = event_target_value(&event).parse::<u8>() else { return };
        form.options.update(|options| {
            if let Some(agents) = options.agents.get_mut(seat.index()) {
                *agents = number;
            }
        });
    };
    let id = format!("agents-{}", seat.0);
    let option = move |number: u8| {
        view! {
            <option value=number.to_string() prop:selected=move || have() == Some(number)>{number}</option>
        }
    };
    view! {
        <div class="field">
            <label for=id.clone()>{tr("sc-set-agents")}</label>
            <select class="select" id=id on:change=set>{numbers().into_iter().map(option).collect::<Vec<_>>()}</select>
        </div>
    }
}

/// What is in an edition, in a line.
pub fn edition_facts(edition: &Edition) -> Message {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Message::new("sc-edition-facts")
        .with("cities", number(edition.cities().len()))
        .with("routes", number(edition.routes().len()))
        .with("missions", number(edition.deck_missions().count()))
}
