//! The tray over the branches: pile after pile while recruiting, or what can be chosen from.

mod choose;

use dom::prelude::*;
use spynet::Action;
use spynet::ids::{CardSet, Pile};
use ui::icon::icon;
use ui::speech::{t, tr};

use crate::act::lifted;
use crate::cards::{self, heap, micro_back, micros};
use crate::scene::Scene;
use crate::tabletop::{Mode, Tabletop};
use crate::things::{tell1, tell2};

/// The tray, while there is something on it.
pub fn tray(top: Tabletop) -> View {
    View::live(move || {
        let inside = match top.mode() {
            Mode::Play => return View::Nothing,
            Mode::Recruit => View::live(move || top.with(|scene| steps(top, scene)).into_view()),
            Mode::Choose => choose::choose(top),
        };
        view! { <section class="tray" aria-label=tr("sn-tray")>{inside}</section> }
    })
}

/// SN-3.1: the piles that were put back, the one in the hands, those to come, and the deck.
fn steps(top: Tabletop, scene: &Scene) -> Option<View> {
    let (now, _) = lifted(scene)?;
    let deck = u8::try_from(scene.view.deck.len()).unwrap_or(u8::MAX);
    let step = |(number, pile): (u8, &spynet::Heap)| {
        let this = Pile(number);
        match number.cmp(&now.0) {
            core::cmp::Ordering::Less => was(top, this, pile),
            core::cmp::Ordering::Equal => in_hands(top, scene, this, pile),
            core::cmp::Ordering::Greater => next(top, now, this, pile),
        }
    };
    let steps: Vec<_> = (0..).zip(&scene.view.piles).map(step).collect();
    let after = deck.saturating_sub(now.number());
    Some(view! {
        <ol class="steps" data-n=scene.view.piles.len()>
            {steps}
            <li class="step deckst">
                <h2>{t("sn-deck")}" "<span class="tagp">{t("sn-last-resort")}</span></h2>
                <span class="stock-c">{heap(deck)}<b class="cnt">{deck}</b></span>
                <p class="mem-p">{t("sn-deck-resort")}</p>
                <p class="refill"><span><b>{format!("{deck} → {after}")}</b><small>{tell1("sn-if-taken", "pile", now.number())}</small></span></p>
            </li>
        </ol>
    })
}

fn was(top: Tabletop, pile: Pile, heap_of: &spynet::Heap) -> View {
    let empty = heap_of.count == 0;
    let tag = if empty { t("sn-passed") } else { t("sn-was-put-back") };
    view! {
        <li class="step was">
            <h2>{tell1("sn-pile", "pile", pile.number())}" "<span class="tagp">{tag}</span></h2>
            <span class="stock-c">{heap(heap_of.count)}<b class="cnt">{heap_of.count}</b></span>
            <div class="mem">{micros(top.things, heap_of.known, heap_of.count)}</div>
            <p class="refill">
                {micro_back()}
                <span><b>{t("sn-one-more")}</b><small>{tell1("sn-so-holds", "count", heap_of.count + 1)}</small></span>
            </p>
        </li>
    }
}

fn in_hands(top: Tabletop, scene: &Scene, pile: Pile, heap_of: &spynet::Heap) -> View {
    let things = top.things;
    let all: Vec<_> = heap_of.known.iter().collect();
    let middle = all.len().saturating_sub(1);
    let shown = all.iter().enumerate().map(|(place, card)| {
        // A fan: the outer cards lean and hang a little.
        let lean = i32::try_from(2 * place).unwrap_or_default()
            - i32::try_from(middle).unwrap_or_default();
        let card = *card;
        view! {
            <li class="li-c" style:--lean=lean.to_string()>
                <button class="hc-a" on:click=move |_| top.press_seen(card)>
                    {cards::card(things, card, "")}
                </button>
            </li>
        }
    });
    let shown: Vec<_> = shown.collect();
    let hand = scene.own().map_or(0, |own| own.hand.count);
    let count = heap_of.count;
    let taking = tell2("sn-hand-grows", ("hand", hand.into()), ("then", (hand + count).into()));
    view! {
        <li class="step now" data-n=count>
            <h2>{tell1("sn-pile", "pile", pile.number())}" "<span class="tagp">{t("sn-in-hands")}</span></h2>
            <ul class="lifted" tabindex="0" aria-label=t("sn-in-hands")>{shown}</ul>
            <p class="refill">
                {icon("take")}
                <span><b>{taking}</b><small>{tell1("sn-pile-anew", "pile", pile.number())}</small></span>
                {icon("putback")}
                <span><b>{t("sn-put-back-then")}</b><small>{tell1("sn-pile-keeps", "pile", pile.number())}</small></span>
            </p>
        </li>
    }
}

fn next(top: Tabletop, now: Pile, pile: Pile, heap_of: &spynet::Heap) -> View {
    let tag = if pile.0 == now.0 + 1 { t("sn-next") } else { t("sn-later") };
    let memory = match (heap_of.count, heap_of.known == CardSet::EMPTY) {
        (0, _) => t("sn-pile-empty"),
        (_, true) => t("sn-never-seen"),
        (_, false) => t("sn-you-know"),
    };
    view! {
        <li class="step next">
            <h2>{tell1("sn-pile", "pile", pile.number())}" "<span class="tagp">{tag}</span></h2>
            <span class="stock-c">{heap(heap_of.count)}<b class="cnt">{heap_of.count}</b></span>
            <div class="mem">{micros(top.things, heap_of.known, heap_of.count)}</div>
            <p class="mem-p">{memory}</p>
            <p class="refill"><span><b>{t("sn-untouched")}</b><small>{tell1("sn-if-taken", "pile", now.number())}</small></span></p>
        </li>
    }
}

/// What the lifted pile is answered with, for the keyboard.
pub fn answer(top: Tabletop, take: bool) {
    if top.mode() == Mode::Recruit && top.asked() {
        top.act(if take { Action::Take } else { Action::Leave });
    }
}
