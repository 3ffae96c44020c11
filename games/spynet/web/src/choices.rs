//! What people agree on before the start: agents per turn, the situation, the memory aid.

use dom::prelude::*;
use game::{Message, Seat};
use spynet::edition::CardFace;
use spynet::{AgentsPerTurn, Edition, Options, SituationChoice, SpyNet};
use ui::choice::{Choice, choice};
use ui::setup::SetupForm;
use ui::speech::{speech, tell, tr};

use crate::things::{Things, tell1};

type Form = SetupForm<SpyNet>;

/// The game's own part of the set-up page.
pub fn choices(form: Form) -> View {
    let agents: [Choice<Options>; 2] = [
        (
            "sn-set-per-branch",
            "sn-set-per-branch-hint",
            |o| o.agents_per_turn == AgentsPerTurn::OnePerBranch,
            |o| o.agents_per_turn = AgentsPerTurn::OnePerBranch,
        ),
        (
            "sn-set-in-all",
            "sn-set-in-all-hint",
            |o| o.agents_per_turn == AgentsPerTurn::OneInAll,
            |o| o.agents_per_turn = AgentsPerTurn::OneInAll,
        ),
    ];
    let memory: [Choice<Options>; 2] = [
        ("sn-set-memory-on", "sn-set-memory-on-hint", |o| o.memory_aid, |o| o.memory_aid = true),
        (
            "sn-set-memory-off",
            "sn-set-memory-off-hint",
            |o| !o.memory_aid,
            |o| o.memory_aid = false,
        ),
    ];
    view! {
        {choice(form, "agents", "sn-set-agents", agents)}
        {situations(form)}
        {choice(form, "memory", "sn-set-memory", memory)}
    }
}

/// The notation of a choice, as the list keeps it.
fn value_of(choice: &SituationChoice) -> String {
    match choice {
        SituationChoice::None => "none".to_owned(),
        SituationChoice::Random => "random".to_owned(),
        SituationChoice::Chosen(id) => id.clone(),
    }
}

/// One situation for the whole game, or none.
fn situations(form: Form) -> View {
    let now = move || form.options.with(|options| value_of(&options.situation));
    let choose = move |event: web_sys::Event| {
        let value = event_target_value(&event);
        form.options.update(|options| {
            options.situation = match value.as_str() {
                "none" => SituationChoice::None,
                "random" => SituationChoice::Random,
                id => SituationChoice::Chosen(id.to_owned()),
            };
        });
    };
    let option = move |value: String, name: String| {
        let is = value.clone();
        view! { <option value=value prop:selected=move || now() == is>{name}</option> }
    };
    let own = move || {
        let things = Things::new(form.game.get());
        let edition = things.edition();
        let lang = speech().lang();
        let named = edition
            .situations()
            .iter()
            .map(|it| option(it.id.clone(), it.name.get(lang).to_owned()));
        named.collect::<Vec<_>>()
    };
    let text = move || {
        let things = Things::new(form.game.get());
        let chosen = now();
        let place = things.edition().situations().iter().position(|it| it.id == chosen);
        let place = place.and_then(|place| u8::try_from(place).ok());
        match place {
            Some(place) => things.situation_text(place),
            None if chosen == "random" => tell(&Message::new("sn-set-random-hint")),
            None => tell(&Message::new("sn-set-none-hint")),
        }
    };
    view! {
        <fieldset class="sheet">
            <legend class="vh">{tr("sn-situation")}</legend>
            <h2 aria-hidden="true">{tr("sn-situation")}</h2>
            <div class="field">
                <label for="situation">{tr("sn-set-situation")}</label>
                <select class="select" id="situation" on:change=choose>
                    {move || option("none".to_owned(), tell(&Message::new("sn-set-none")))}
                    {move || option("random".to_owned(), tell(&Message::new("sn-set-random")))}
                    {own}
                </select>
            </div>
            <p class="quiet">{text}</p>
        </fieldset>
    }
}

/// With whom a seat plays, where two play together.
pub fn partner(form: Form, seat: Seat) -> View {
    let words = move || {
        let chairs = form.chairs.get();
        let opposite = chairs.get((seat.index() + 2) % 4).filter(|_| chairs.len() == 4);
        opposite.map(|chair| tell1("sn-set-partner", "name", chair.name.clone()))
    };
    view! { <p class="seat-note">{move || words().unwrap_or_default()}</p> }
}

/// What is in an edition, in a line.
pub fn edition_facts(edition: &Edition) -> Message {
    let mut count = (0_u32, 0_u32, 0_u32);
    for card in edition.cards() {
        match edition.card_face(card) {
            Some(CardFace::Agent { .. }) => count.0 += 1,
            Some(CardFace::Operation { .. }) => count.1 += 1,
            Some(CardFace::Funding { .. }) => count.2 += 1,
            None => {}
        }
    }
    Message::new("sn-edition-facts")
        .with("agents", count.0)
        .with("operations", count.1)
        .with("funding", count.2)
}
