//! What people agree on before the start: domicile, agents, raids, timer, forgiving raids, and who is a beginner.

use dom::prelude::*;
use game::{Message, Seat};
use spyworld::{AgentRule, Edition, Options, RaidRule, Spyworld};
use ui::choice::{Choice, choice, choice_sheet};
use ui::setup::SetupForm;
use ui::speech::{speech, tr};

use crate::domicile::strip;
use crate::scene::tell1;

type Form = SetupForm<Spyworld>;

/// The game's own part of the set-up page.
pub fn choices(form: Form) -> View {
    let agents: [Choice<Options>; 2] = [
        (
            "sw-set-usual",
            "sw-set-usual-hint",
            |o| o.agents == AgentRule::Usual,
            |o| o.agents = AgentRule::Usual,
        ),
        (
            "sw-set-free",
            "sw-set-free-hint",
            |o| o.agents == AgentRule::Free,
            |o| o.agents = AgentRule::Free,
        ),
    ];
    let raids: [Choice<Options>; 2] = [
        (
            "sw-set-together",
            "sw-set-together-hint",
            |o| o.raids == RaidRule::Together,
            |o| o.raids = RaidRule::Together,
        ),
        (
            "sw-set-in-turn",
            "sw-set-in-turn-hint",
            |o| o.raids == RaidRule::InTurn,
            |o| {
                o.raids = RaidRule::InTurn;
                // SW-7.8: the two exclude each other.
                o.timer = false;
            },
        ),
    ];
    let more = view! {
        {tick(form, "sw-set-forgiving", "sw-set-forgiving-hint", |o| o.forgiving, |o| o.forgiving = !o.forgiving)}
        {tick(form, "sw-set-timer", "sw-set-timer-hint", |o| o.timer, turn_timer)}
    };
    // Some domiciles do without them; what was agreed on before must not be refused unseen.
    let with_agents = move || {
        let place = usize::from(form.options.with(|o| o.domicile)).saturating_sub(1);
        let is_free = form.options.with(|o| o.agents == AgentRule::Free);
        is_free
            || form.game.with(|game| {
                game::Game::edition(game).domiciles().get(place).is_none_or(|data| data.agents)
            })
    };
    view! {
        {domiciles(form)}
        {move || with_agents().then(|| choice(form, "agents", "sw-set-agents", agents))}
        {choice(form, "raids", "sw-set-raids", raids)}
        {choice_sheet("sw-set-more", more)}
    }
}

/// SW-7.8: a timer is for raids that are made all at once.
fn turn_timer(options: &mut Options) {
    options.timer = !options.timer;
    if options.timer {
        options.raids = RaidRule::Together;
    }
}

fn tick(
    form: Form,
    key: &'static str,
    hint: &'static str,
    is: fn(&Options) -> bool,
    turn: fn(&mut Options),
) -> View {
    view! {
        <label class="pick">
            <input type="checkbox" prop:checked=move || form.options.with(is)
                on:change=move |_| form.options.update(turn)/>
            <b>{tr(key)}</b><small>{tr(hint)}</small>
        </label>
    }
}

/// The domiciles of the edition, each with its strip and its special rule.
fn domiciles(form: Form) -> View {
    let one = move |number: u8, data: spyworld::edition::DomicileData| {
        let name = data.name.clone();
        let words = Spyworld::special_words(data.special);
        let has_agents = data.agents;
        let choose = move |options: &mut Options| {
            options.domicile = number;
            // SW-2.2: where there are none, there is nothing to agree on.
            if !has_agents {
                options.agents = AgentRule::Usual;
            }
        };
        let first = (number == 1).then(|| view! { <small>{tr("sw-set-first")}</small> });
        view! {
            <label class="pick dom-pick">
                <input type="radio" name="domicile" prop:checked=move || form.options.with(|o| o.domicile == number)
                    on:change=move |_| form.options.update(choose)/>
                {strip(&data.id)}
                <b>{move || name.get(speech().lang()).to_owned()}</b>
                <small>{move || speech().tell(&words)}</small>
                {first}
            </label>
        }
    };
    let all = move || {
        let domiciles = form.game.with(|game| game::Game::edition(game).domiciles().to_vec());
        (1..).zip(domiciles).map(|(number, data)| one(number, data)).collect::<Vec<_>>()
    };
    choice_sheet("sw-domicile", all.into_view())
}

/// Is this seat a beginner's?
pub fn seat_choice(form: Form, seat: Seat) -> View {
    let is =
        move || form.options.with(|o| o.beginners.get(seat.index()).copied().unwrap_or_default());
    let turn = move |_| {
        form.options.update(|options| {
            if let Some(beginner) = options.beginners.get_mut(seat.index()) {
                *beginner = !*beginner;
            }
        });
    };
    let more = move || {
        let more = form.game.with(|game| game::Game::edition(game).budget.beginner);
        tell1("sw-set-beginner-hint", "amount", more)
    };
    view! {
        <div class="field beginner">
            <label class="pick">
                <input type="checkbox" prop:checked=is on:change=turn/>
                <b>{tr("sw-set-beginner")}</b><small>{more}</small>
            </label>
        </div>
    }
}

/// What is in an edition, in a line.
pub fn edition_facts(edition: &Edition) -> Message {
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Message::new("sw-edition-facts")
        .with("cards", number(edition.n_cards()))
        .with("domiciles", number(edition.domiciles().len()))
        .with("missions", number(edition.missions().len()))
        .with("agents", number(edition.agents().len()))
}
