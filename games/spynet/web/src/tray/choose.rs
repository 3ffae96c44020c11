//! What an ability can be used on, or which card to keep: every choice as a card, a player, a pile or a branch.

use dom::prelude::*;
use game::Seat;
use spynet::ids::{Branch, Card, CardSet, Pile};
use spynet::{Action, Choice, StageView};
use ui::icon::icon;
use ui::seat_mark::{seat_class, seat_mark_in};
use ui::speech::t;

use crate::cards::{self, heap, hexagon};
use crate::ladder::ink;
use crate::scene::Scene;
use crate::tabletop::Tabletop;
use crate::things::{tell1, tell2};

/// Everything that can be chosen, and what can only be looked at.
pub fn choose(top: Tabletop) -> View {
    View::live(move || top.with(|scene| laid_out(top, scene)).into_view())
}

fn laid_out(top: Tabletop, scene: &Scene) -> View {
    let options = scene.legal.iter().filter_map(|action| match *action {
        Action::Keep(_) | Action::Use(_) => Some(*action),
        Action::Recruit
        | Action::Take
        | Action::Leave
        | Action::Play(..)
        | Action::Attach(_)
        | Action::Run(..)
        | Action::Give(_)
        | Action::Skip
        | Action::End => None,
    });
    let options: Vec<Action> = options.collect();
    let stage = scene.stage();
    let user = stage.map(|(agent, source, _)| {
        let copied = (agent != source).then(|| cards::card(top.things, source, ""));
        view! { <div class="ch-user">{cards::card(top.things, agent, "")}{copied}</div> }
    });
    let shown = stage.map(|(_, _, stage)| looked_at(scene, stage)).unwrap_or_default();
    // What can be chosen is not shown twice.
    let is_option = |card: Card| {
        options.iter().any(|it| matches!(it, Action::Use(Choice::Card(of)) if *of == card))
    };
    let seen: Vec<_> = shown
        .iter()
        .filter(|card| !is_option(*card))
        .map(|card| {
            let from = stage.and_then(|(_, _, stage)| seen_from(scene, stage));
            view! { <li class="ch is-seen">{cards::card(top.things, card, "")}{from}</li> }
        })
        .collect();
    let tiles: Vec<_> = options.iter().map(|action| tile(top, scene, *action)).collect();
    let first = scene.turn().is_none().then(|| first_cards(scene));
    let list = (!tiles.is_empty() || !seen.is_empty()).then(|| {
        view! { <ul class="ch-list" aria-label=t("sn-choices")>{seen}{tiles}</ul> }
    });
    let class = if first.is_some() { "chs chs-first" } else { "chs" };
    view! { <div class=class>{user}{list}{first}</div> }
}

/// SN-2.2: what the first question is about: what the kinds of cards are for, and to whom the others go.
fn first_cards(scene: &Scene) -> View {
    let count = scene.count();
    let after = |seat: &Seat| Some(seat.right(count)).filter(|next| *next != scene.me);
    let seats = core::iter::successors(Some(scene.me), after).take(usize::from(count));
    let person = |seat: Seat| {
        let name = match seat == scene.me && scene.is_mine {
            true => t("sn-you"),
            false => scene.name(seat),
        };
        let right = (scene.is_mine && seat == scene.me.right(count))
            .then(|| view! { <small>{t("sn-to-your-right")}</small> });
        let class = if scene.in_turn() == Some(seat) { "go-seat is-turn" } else { "go-seat" };
        view! {
            <li class=class>{seat_mark_in(seat, "seat-lg")}<span><b>{name}</b>{right}</span>{icon("next")}</li>
        }
    };
    let seats: Vec<_> = seats.map(person).collect();
    let kind = |picture: &'static str, key: &'static str| {
        view! { <li>{icon(picture)}<span>{t(key)}</span></li> }
    };
    view! {
        <section class="go-round" tabindex="0" aria-label=t("sn-cards-go-round")>
            <p><b>{t("sn-cards-go-round")}</b></p>
            <ul class="go-seats">{seats}</ul>
            <ul class="go-kinds">
                {kind("agent", "sn-first-agent")}
                {kind("operation", "sn-first-operation")}
                {kind("funding", "sn-first-funding")}
            </ul>
        </section>
    }
}

/// Hidden cards that this stage of an ability lets one look at.
fn looked_at(scene: &Scene, stage: StageView) -> CardSet {
    let seat = |seat: Seat| scene.seat(seat);
    let pile = |pile: Pile| scene.view.piles.get(usize::from(pile.0)).map(|heap| heap.known);
    match stage {
        StageView::LookAtHand { seat: of } | StageView::TakeFromHand { seat: of } => {
            seat(of).map(|own| own.hand.known).unwrap_or_default()
        }
        StageView::LookAtPile { pile: of } | StageView::TakeFromPile { pile: of } => {
            pile(of).unwrap_or_default()
        }
        StageView::LookAtOperations { seat: of } => {
            let own = seat(of).map(|own| own.operations.iter().flat_map(|heap| heap.known.iter()));
            own.into_iter().flatten().collect()
        }
        StageView::GiveToHand { taken, .. } | StageView::GiveToPile { taken, .. } => {
            taken.into_iter().collect()
        }
        StageView::Order { placed, .. } => {
            let top = scene.view.deck.iter().take(usize::from(placed));
            top.flatten().copied().collect()
        }
        StageView::Choose
        | StageView::Branch { .. }
        | StageView::MoveFunding { .. }
        | StageView::Salvage { .. }
        | StageView::TakeFromTop { .. }
        | StageView::Discard { .. } => CardSet::EMPTY,
    }
}

/// One choice, as large as a card.
fn tile(top: Tabletop, scene: &Scene, action: Action) -> View {
    let on = top.chosen.get() == Some(action);
    let inside = match action {
        Action::Keep(card) | Action::Use(Choice::Card(card)) => of_card(top, scene, card),
        Action::Use(Choice::Seat(seat)) => of_seat(scene, seat),
        Action::Use(Choice::Pile(pile)) => of_pile(top, scene, pile),
        Action::Use(Choice::Branch(branch)) => of_branch(top, scene, branch),
        Action::Use(Choice::Deck)
        | Action::Recruit
        | Action::Take
        | Action::Leave
        | Action::Play(..)
        | Action::Attach(_)
        | Action::Run(..)
        | Action::Give(_)
        | Action::Skip
        | Action::End => of_deck(scene),
    };
    let class = if on { "ch is-on" } else { "ch" };
    let words = top.session.action_words(action);
    view! {
        <li class=class>
            <button class="ch-b" aria-pressed=if on { "true" } else { "false" } on:click=move |_| top.press_choice(action)>
                <span class="vh">{words}</span>
                {inside}
            </button>
        </li>
    }
}

/// Where a card lies in play: before whom, in which branch, on which agent.
fn place_of(scene: &Scene, card: Card) -> Option<(Seat, Branch, CardSet)> {
    for (seat, own) in (0..).map(Seat).zip(&scene.view.seats) {
        for (branch, agents) in Branch::ALL.into_iter().zip(&own.agents) {
            for agent in agents {
                if agent.agent == card {
                    return Some((seat, branch, agent.funding));
                }
                if agent.funding.has(card) {
                    return Some((seat, branch, CardSet::only(agent.agent)));
                }
            }
        }
    }
    None
}

fn of_card(top: Tabletop, scene: &Scene, card: Card) -> View {
    let place = place_of(scene, card).map(|(seat, branch, with)| {
        let name = match seat == scene.me {
            true => t("sn-yours"),
            false => scene.name(seat),
        };
        let more = match top.things.is_agent(card) {
            true => cards::worth(top.things, with),
            false => 0,
        };
        let slip = (more > 0).then(|| view! { <b>{format!("+{more}")}</b> });
        view! {
            <span class=format!("ch-cap {}", seat_class(seat)) aria-hidden="true">
                {seat_mark_in(seat, "seat-sm")}{name}{hexagon(branch)}{slip}
            </span>
        }
    });
    let place = place.or_else(|| scene.stage().and_then(|(_, _, stage)| taken_from(scene, stage)));
    view! { {cards::card(top.things, card, "")}{place} }
}

/// A line under a card that says whose it is, or what becomes of it.
fn caption(mark: Option<Seat>, picture: Option<&'static str>, text: String) -> View {
    let class = mark.map(seat_class).unwrap_or_default();
    let mark = mark.map(|seat| seat_mark_in(seat, "seat-sm"));
    view! {
        <span class=format!("ch-cap {class}")>{picture.map(icon)}{mark}{text}</span>
    }
}

/// Where a card that can be chosen comes from, or to whom it goes.
fn taken_from(scene: &Scene, stage: StageView) -> Option<View> {
    Some(match stage {
        StageView::TakeFromHand { seat } => caption(Some(seat), None, scene.name(seat)),
        StageView::GiveToHand { .. } | StageView::GiveToPile { .. } => {
            caption(Some(scene.me), Some("give"), t("sn-you-give"))
        }
        StageView::TakeFromPile { pile } => {
            caption(None, None, tell1("sn-pile", "pile", pile.number()))
        }
        StageView::Salvage { .. } => caption(None, None, t("sn-discard")),
        StageView::TakeFromTop { .. } | StageView::Order { .. } => {
            caption(None, None, t("sn-deck"))
        }
        StageView::Discard { .. } => caption(Some(scene.me), None, t("sn-yours")),
        StageView::Choose
        | StageView::Branch { .. }
        | StageView::MoveFunding { .. }
        | StageView::LookAtHand { .. }
        | StageView::LookAtPile { .. }
        | StageView::LookAtOperations { .. } => return None,
    })
}

/// Where a card is from that is only shown.
fn seen_from(scene: &Scene, stage: StageView) -> Option<View> {
    Some(match stage {
        StageView::GiveToHand { seat, .. } => {
            let text = tell1("sn-you-take-from", "name", scene.name(seat));
            caption(Some(seat), Some("take"), text)
        }
        StageView::GiveToPile { pile, .. } => {
            caption(None, Some("take"), tell1("sn-you-take-pile", "pile", pile.number()))
        }
        StageView::LookAtHand { seat }
        | StageView::TakeFromHand { seat }
        | StageView::LookAtOperations { seat } => caption(Some(seat), None, scene.name(seat)),
        StageView::LookAtPile { pile } | StageView::TakeFromPile { pile } => {
            caption(None, None, tell1("sn-pile", "pile", pile.number()))
        }
        StageView::Order { .. } => caption(None, None, t("sn-deck")),
        StageView::Choose
        | StageView::Branch { .. }
        | StageView::MoveFunding { .. }
        | StageView::Salvage { .. }
        | StageView::TakeFromTop { .. }
        | StageView::Discard { .. } => return None,
    })
}

fn of_seat(scene: &Scene, seat: Seat) -> View {
    let hand = scene.seat(seat).map_or(0, |own| own.hand.count);
    let files = scene.operations(seat);
    view! {
        <span class=format!("ch-paper {}", seat_class(seat)) aria-hidden="true">
            {seat_mark_in(seat, "seat-lg")}
            <b>{scene.name(seat)}</b>
            <span>{tell1("sn-in-hand", "count", hand)}</span>
            <span>{tell1("sn-operations", "count", files)}</span>
        </span>
    }
}

fn of_pile(top: Tabletop, scene: &Scene, pile: Pile) -> View {
    let piles = &scene.view.piles;
    let (count, known) =
        piles.get(usize::from(pile.0)).map_or((0, CardSet::EMPTY), |heap| (heap.count, heap.known));
    view! {
        <span class="ch-paper" aria-hidden="true">
            <span class="stock-c">{heap(count)}<b class="cnt">{count}</b></span>
            <b>{tell1("sn-pile", "pile", pile.number())}</b>
            {(!known.is_empty()).then(|| view! { <span class="mem">{cards::micros(top.things, known, count)}</span> })}
        </span>
    }
}

fn of_branch(top: Tabletop, scene: &Scene, branch: Branch) -> View {
    let have = scene.strength(scene.me, branch);
    let best = scene.best(scene.me, branch);
    view! {
        <span class=format!("ch-paper is-ink {}", ink(branch)) aria-hidden="true">
            {hexagon(branch)}
            <b><span class="full">{top.things.branch(branch)}</span><span class="short">{top.things.branch_short(branch)}</span></b>
            <span>{tell2("sn-have-best", ("have", have.into()), ("best", best.into()))}</span>
        </span>
    }
}

fn of_deck(scene: &Scene) -> View {
    let deck = u8::try_from(scene.view.deck.len()).unwrap_or(u8::MAX);
    view! {
        <span class="ch-paper" aria-hidden="true">
            <span class="stock-c">{heap(deck)}<b class="cnt">{deck}</b></span>
            <b>{t("sn-deck")}</b>
            {icon("eye")}
        </span>
    }
}
