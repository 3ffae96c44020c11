//! Piles, deck, discard pile and the open situation; with what the memory aid reminds of.

use dom::prelude::*;
use spynet::Action;
use spynet::ids::{CardSet, Pile};
use ui::icon::icon;
use ui::route::{Route, way};
use ui::speech::{t, tr};

use crate::cards::{self, heap, micro, micros};
use crate::scene::Scene;
use crate::tabletop::Tabletop;
use crate::things::{tell1, tell2};

/// The left edge of the table.
pub fn supply(top: Tabletop) -> View {
    view! {
        <aside class="supply" aria-label=tr("sn-supply")>
            {move || top.with(head)}
            <ol class="piles">{move || top.with(|scene| piles(top, scene))}</ol>
            <div class="stocks">{move || top.with(|scene| stocks(top, scene))}</div>
            {move || top.with(|scene| scene.view.situation.map(|it| situation(top, it)))}
        </aside>
    }
}

fn head(scene: &Scene) -> View {
    let key = if scene.view.memory_aid { "sn-memory-on" } else { "sn-memory-off" };
    let href = way().to(&Route::Rules(Some("SN-7.2".to_owned())));
    view! {
        <header class="col-head">
            <h2 class="label">{t("sn-piles")}</h2>
            <a class="clause" href=href>{t(key)}</a>
        </header>
    }
}

fn piles(top: Tabletop, scene: &Scene) -> Vec<View> {
    let first = scene.first_pile().filter(|_| scene.can(Action::Recruit));
    let pile = |(number, pile): (u8, &spynet::Heap)| {
        let first = first == Some(Pile(number));
        let name = tell1("sn-pile", "pile", Pile(number).number());
        let says = tell2(
            if first { "sn-lift-says" } else { "sn-pile-says" },
            ("pile", Pile(number).number().into()),
            ("count", pile.count.into()),
        );
        let memory = match (pile.count, pile.known.len()) {
            (0, _) => t("sn-pile-empty"),
            (_, 0) => t("sn-never-seen"),
            (count, known) if known == count => t("sn-all-seen"),
            (count, known) => {
                tell2("sn-some-seen", ("known", known.into()), ("new", (count - known).into()))
            }
        };
        let pencil = (!pile.known.is_empty()).then(|| icon("pencil"));
        let class = if first { "pile is-legal" } else { "pile" };
        view! {
            <li class=class>
                <button
                    class="pile-b"
                    aria-label=says
                    aria-disabled=(!first).then_some("true")
                    on:click=move |_| top.press_pile(Pile(number))
                >
                    {heap(pile.count)}
                    <b class="cnt">{pile.count}</b>
                </button>
                <div class="pile-t">
                    <h3>{name}</h3>
                    <div class="mem">{micros(top.things, pile.known, pile.count)}</div>
                    <p class="mem-p">{pencil}{memory}</p>
                </div>
            </li>
        }
    };
    (0..).zip(&scene.view.piles).map(pile).collect()
}

fn stocks(top: Tabletop, scene: &Scene) -> View {
    let deck = u8::try_from(scene.view.deck.len()).unwrap_or(u8::MAX);
    let known: CardSet = scene.view.deck.iter().flatten().copied().collect();
    let seen = (!known.is_empty()).then(|| {
        let cards: Vec<_> =
            known.iter().map(|card| micro(top.things, card, CardSet::EMPTY)).collect();
        view! { <div class="mem">{cards}</div> }
    });
    let line = match (scene.is_over(), scene.view.last.is_some()) {
        (true, _) => t("sn-over"),
        (false, true) => t("sn-last-turns"),
        (false, false) => {
            let end = top.things.edition().end_at(scene.view.situation);
            tell1("sn-deck-line", "end", end)
        }
    };
    let discard = scene.view.discard;
    let last = discard.iter().last().map(|card| cards::card(top.things, card, "kc-s"));
    let all: Vec<_> = discard.iter().map(|card| micro(top.things, card, CardSet::EMPTY)).collect();
    let none = discard.is_empty().then(|| view! { <p class="mem-p">{t("sn-discard-empty")}</p> });
    view! {
        <section class="stock deck">
            <span class="stock-c">{heap(deck)}<b class="cnt">{deck}</b></span>
            <div><h3>{t("sn-deck")}</h3>{seen}<p>{line}</p></div>
        </section>
        <section class="stock disc">
            <span class="stock-c">
                <span class="ly">{last}</span>
                <b class="cnt">{discard.len()}</b>
            </span>
            <div><h3>{t("sn-discard")}</h3><div class="mem">{all}</div>{none}</div>
        </section>
    }
}

fn situation(top: Tabletop, number: u8) -> View {
    view! {
        <section class="sit" aria-label=t("sn-situation")>
            {cards::situation(top.things, number, "")}
        </section>
    }
}
