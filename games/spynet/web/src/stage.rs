//! One position of a replay: four branches with everybody's agents and files, only to be looked at.

use dom::prelude::*;
use game::Seat;
use spynet::ids::{Branch, CardSet};
use spynet::{AgentView, SpyNet, StepView};
use ui::page::Stage;
use ui::seat_mark::{seat_class, seat_mark, seat_mark_in};
use ui::speech::{t, tr};

use crate::cards::{card, micro, micro_back, micros, worth};
use crate::ladder::{head, ink, ladder};
use crate::scene::{Person, Scene, at};
use crate::things::{Things, tell1};

/// The stage of a replay.
pub fn stage(position: Signal<Stage<SpyNet>>) -> View {
    let drawn = move || {
        position.with(|stage| {
            let things = Things::new(stage.game.clone());
            board(things, &scene(stage))
        })
    };
    view! { <div class="board sn-stage" role="group" tabindex="0" aria-label=tr("sn-branches")>{drawn}</div> }
}

fn board(things: Things, scene: &Scene) -> View {
    let column = |branch: Branch| {
        let rows: Vec<_> =
            scene.order().into_iter().map(|seat| laid(things, scene, seat, branch)).collect();
        view! {
            <section class=format!("br calm {}", ink(branch))>
                {head(things, scene, branch)}
                {ladder(scene, branch, None)}
                <ul class="sg-rows">{rows}</ul>
            </section>
        }
    };
    let columns: Vec<_> = Branch::ALL.into_iter().map(column).collect();
    let pile = |(number, heap): (u8, &spynet::Heap)| {
        view! {
            <li><span>{tell1("sn-pile", "pile", number + 1)}</span>{micros(things, heap.known, heap.count)}</li>
        }
    };
    let piles: Vec<_> = (0..).zip(&scene.view.piles).map(pile).collect();
    let deck = u8::try_from(scene.view.deck.len()).unwrap_or(u8::MAX);
    let discard = scene.view.discard;
    let shown = match scene.step() {
        Some(StepView::Recruit { pile }) => Some(pile.number()),
        Some(_) | None => None,
    };
    view! {
        <ul class="sg-supply" data-at=shown.map(|pile| pile.to_string())>
            {piles}
            <li><span>{t("sn-deck")}</span><b>{deck}</b></li>
            <li><span>{t("sn-discard")}</span>{micros(things, discard, discard.len())}</li>
        </ul>
        <div class="branches sg">{columns}</div>
    }
}

fn laid(things: Things, scene: &Scene, seat: Seat, branch: Branch) -> Option<View> {
    let own = scene.seat(seat)?;
    let agents = own.agents.get(at(branch))?;
    let files = own.operations.get(at(branch))?;
    if agents.is_empty() && files.count == 0 {
        return None;
    }
    let agent = |agent: &AgentView| {
        let sum = worth(things, agent.funding);
        let note = (sum > 0).then(|| view! { <i class="mc-f">{format!("+{sum}")}</i> });
        view! {
            <span class="sg-c">
                {card(things, agent.agent, "sg-kc")}
                {note}
                <small aria-hidden="true">{things.name(agent.agent)}</small>
            </span>
        }
    };
    let agents: Vec<_> = agents.iter().map(agent).collect();
    Some(view! {
        <li class=seat_class(seat)>
            {seat_mark_in(seat, "seat-sm")}
            <span class="sg-a">{agents}</span>
            <span class="sg-f">{micros(things, files.known, files.count)}</span>
        </li>
    })
}

/// How everybody stands at this position: the hand, as far as these eyes see it.
pub fn standing(position: Signal<Stage<SpyNet>>) -> View {
    let rows = move || {
        position.with(|stage| {
            let things = Things::new(stage.game.clone());
            let scene = scene(stage);
            let row = |seat: Seat| {
                let own = scene.seat(seat)?;
                let class = if scene.in_turn() == Some(seat) { "is-turn" } else { "" };
                let known: Vec<_> =
                    own.hand.known.iter().map(|card| micro(things, card, CardSet::EMPTY)).collect();
                Some(view! {
                    <li class=class>
                        {seat_mark(seat)}
                        <span>{scene.name(seat)}</span>
                        <span class="sg-hand">{known}</span>
                        {micro_back()}
                        <b aria-label=tell1("sn-in-hand", "count", own.hand.count)>{own.hand.count}</b>
                    </li>
                })
            };
            Seat::first(scene.count()).filter_map(row).collect::<Vec<_>>()
        })
    };
    view! { <ol class="stand" aria-label=tr("sn-players")>{rows}</ol> }
}

fn scene(stage: &Stage<SpyNet>) -> Scene {
    let people = stage.names.iter().map(|name| Person { name: name.clone(), kind: None });
    Scene {
        view: stage.view.clone(),
        me: stage.view.me.unwrap_or(Seat(0)),
        is_mine: false,
        asked: false,
        legal: Vec::new(),
        people: people.collect(),
    }
}
