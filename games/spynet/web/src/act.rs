//! The ways to do what is asked, and the one red button.

use dom::prelude::*;
use spynet::ids::{Card, Pile};
use spynet::{Action, StepView};
use ui::icon::icon;
use ui::speech::t;
use web_sys::MouseEvent;

use crate::cards;
use crate::scene::Scene;
use crate::tabletop::{Mode, Tabletop};
use crate::things::{tell1, tell2};

/// The row of buttons beside the prompt.
pub fn act(top: Tabletop) -> View {
    view! { <div class="act">{move || buttons(top)}</div> }
}

fn buttons(top: Tabletop) -> View {
    if !top.asked() {
        return View::Nothing;
    }
    match top.mode() {
        Mode::Recruit => recruiting(top),
        Mode::Choose => choosing(top),
        Mode::Play => playing(top),
    }
}

/// No look can be undone: whoever presses twice means neither to take a pile nor to put back the next one.
pub fn hold(top: Tabletop) {
    let pile = Memo::new(move || top.with(|scene| lifted(scene).map(|(pile, _)| pile)).flatten());
    Effect::new(move || {
        pile.track();
        top.hold.begin(450);
    });
}

fn recruiting(top: Tabletop) -> View {
    let count = top.with(|scene| lifted(scene).map(|(_, count)| count)).flatten();
    let answer = move |action: Action, class: &'static str, inside: View| {
        let press = move |_: MouseEvent| {
            if !top.hold.lasts() {
                top.act(action);
            }
        };
        view! { <button class=class aria-disabled=move || top.hold.said() on:click=press>{inside}</button> }
    };
    let take = tell1("sn-take-all", "count", count.unwrap_or_default());
    view! {
        {answer(Action::Leave, "btn held", view! { {icon("putback")}{t("sn-put-back")} })}
        {answer(Action::Take, "btn btn-go held", view! { {icon("take")}{take} })}
    }
}

/// The pile in the hands, and how many cards it has.
pub fn lifted(scene: &Scene) -> Option<(Pile, u8)> {
    match scene.step()? {
        StepView::Recruit { pile } => {
            scene.view.piles.get(usize::from(pile.0)).map(|heap| (pile, heap.count))
        }
        StepView::Fresh | StepView::Play | StepView::Laid { .. } | StepView::Ability { .. } => None,
    }
}

fn choosing(top: Tabletop) -> View {
    let chosen = top.chosen.get();
    let skip = top.with(|scene| scene.can(Action::Skip)).unwrap_or_default().then(|| {
        let words = capital(&top.session.action_words(Action::Skip));
        view! { <button class="btn" on:click=move |_| top.act(Action::Skip)>{words}</button> }
    });
    let go = chosen.map(|action| {
        let words = capital(&top.session.action_words(action));
        view! { <button class="btn btn-go" on:click=move |_| top.go()>{words}</button> }
    });
    view! { {attach(top, &top.attachable())} {skip} {go} }
}

/// Is the end of the turn what the red button says?
pub fn red_ends(top: Tabletop) -> bool {
    let recruits = top.with(|scene| scene.can(Action::Recruit)).unwrap_or_default();
    top.asked() && top.mode() == Mode::Play && top.pick.get().is_none() && !recruits
}

fn playing(top: Tabletop) -> View {
    let fresh = top.with(|scene| scene.step() == Some(StepView::Fresh)).unwrap_or_default();
    let picked = top.pick.get();
    let (at_once, along) = (top.attachable(), top.companions());
    let funding = match picked {
        None => attach(top, &at_once),
        Some(_) => attach(top, &along),
    };
    let give = give(top);
    let red = match (picked, top.aimed()) {
        (Some(card), Some((branch, _))) => {
            let key = if top.things.is_operation(card) { "sn-lay-in" } else { "sn-play-in" };
            let words = tell1(key, "branch", top.things.branch(branch));
            Some(view! { <button class="btn btn-go" on:click=move |_| top.go()>{words}</button> })
        }
        (Some(card), None) if at_once.contains(&card) => {
            let words = tell1("sn-attach-it", "card", top.things.name(card));
            Some(view! { <button class="btn btn-go" on:click=move |_| top.go()>{words}</button> })
        }
        (Some(_), None) => None,
        (None, _) if !red_ends(top) => Some(view! {
            <button class="btn btn-go" on:click=move |_| top.recruit()>
                {icon("take")}{t("sn-recruit-go")}
            </button>
        }),
        (None, _) => {
            let key = if fresh { "sn-end-nothing" } else { "sn-end" };
            // The second half of a double press was meant for what the button said before.
            let end = move |event: MouseEvent| {
                if event.detail() < 2 {
                    top.end();
                }
            };
            Some(view! { <button class="btn btn-go" on:click=end>{t(key)}</button> })
        }
    };
    view! { {funding} {give} {ways(top)} {red} }
}

/// Recruit or play: one or the other, until the first card is on the table.
fn ways(top: Tabletop) -> View {
    let can = top.with(|scene| scene.can(Action::Recruit)).unwrap_or_default();
    let picked = top.pick.get().is_some();
    let playing = picked || !can;
    let play = move |_| {
        let playable = |scene: &Scene| {
            let can = |card: &Card| {
                scene.can_any(
                    |it| matches!(it, Action::Play(of, _) | Action::Run(of, _) if of == *card),
                )
            };
            scene.hand().into_iter().find(can)
        };
        let first = top.with(playable);
        match first.flatten() {
            Some(card) if top.pick.get_untracked().is_none() => top.lift(card),
            Some(_) | None => {}
        }
    };
    let recruit = move |_| {
        if can { top.clear() } else { top.recruit() }
    };
    view! {
        <div class="ways" role="group" aria-label=t("sn-ways")>
            <button
                class="way"
                aria-pressed=if playing { "false" } else { "true" }
                aria-disabled=(!can).then_some("true")
                on:click=recruit
            >
                {t("sn-way-recruit")}
            </button>
            <button class="way" aria-pressed=if playing { "true" } else { "false" } on:click=play>
                {t("sn-way-play")}
            </button>
        </div>
    }
}

/// Funding that can go along now.
fn attach(top: Tabletop, cards: &[Card]) -> Option<View> {
    if cards.is_empty() {
        return None;
    }
    let with = top.funding.get();
    let button = |card: &Card| {
        let card = *card;
        let on = with.contains(&card);
        let says = tell2(
            "sn-attach-says",
            ("card", top.things.name(card).into()),
            ("value", cards::value(top.things, card).into()),
        );
        view! {
            <button
                class="at"
                aria-label=says
                aria-pressed=if on { "true" } else { "false" }
                on:click=move |_| top.press_funding(card)
            >
                {cards::slip(cards::value(top.things, card))}
            </button>
        }
    };
    let buttons: Vec<_> = cards.iter().map(button).collect();
    Some(view! {
        <div class="attach" role="group" aria-label=t("sn-attach")>
            <span class="label">{t("sn-attach")}</span>{buttons}
        </div>
    })
}

/// The lifted card can go to the partner instead.
fn give(top: Tabletop) -> Option<View> {
    let card = top.pick.get()?;
    let partner = top.with(|scene| {
        scene.partner().filter(|_| scene.can(Action::Give(card))).map(|seat| scene.name(seat))
    });
    partner.flatten().map(|name| {
        view! {
            <button class="btn give" on:click=move |_| top.give()>
                {icon("give")}{tell1("sn-give-to", "name", name)}
            </button>
        }
    })
}

/// A sentence of the list of moves as a button says it; the tables of all letters would weigh more than this.
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| match letter {
        'à' => 'À',
        'ä' => 'Ä',
        'é' => 'É',
        'ö' => 'Ö',
        'ü' => 'Ü',
        other => other.to_ascii_uppercase(),
    });
    first.into_iter().chain(letters).collect()
}
