//! Agents are chosen: one of two that were dealt, or one of all.

use dom::prelude::*;
use spyworld::Action;
use spyworld::ids::Agent;
use ui::speech::t;

use crate::parts::TRACKS;
use crate::scene::{agent_art, pic, tell1};
use crate::sheet::ability_words;
use crate::tabletop::Tabletop;
use crate::{domicile, drawer, missions, roster};
use ui::icon::icon;

/// The whole table while agents are chosen.
pub fn agents(top: Tabletop) -> View {
    let cards = move || {
        let offered = |action: &Action| match action {
            Action::Agent(agent) => Some(*agent),
            _ => None,
        };
        let all = top.with(|scene| scene.legal.iter().filter_map(offered).collect::<Vec<_>>());
        let cards: Vec<_> =
            all.unwrap_or_default().into_iter().filter_map(|a| card(top, a)).collect();
        if cards.is_empty() {
            let mine = top.with(|scene| scene.me.is_some()).unwrap_or_default();
            let key = if mine { "sw-agents-wait" } else { "sw-agents-secret" };
            return view! { <p class="sheet-none">{t(key)}</p> };
        }
        view! { <div class="offer">{cards}</div> }
    };
    view! {
        <div class="left">{domicile::domicile(top)}</div>
        <div class="sheet-w"><div class="gp is-offer">
            <i class="tape a"></i><i class="tape b"></i>
            <h2>{move || {
                let mine = top.with(|scene| scene.me.is_some()).unwrap_or_default();
                t(if mine { "sw-agents-title" } else { "sw-agents-watched" })
            }}</h2>
            {cards}
        </div></div>
        <div class="right">{missions::missions(top)}{roster::roster(top)}{drawer::drawer(top)}</div>
    }
}

fn card(top: Tabletop, agent: Agent) -> Option<View> {
    let data = top.things.edition().agent(agent)?.clone();
    let name = top.things.agent(agent);
    let points: Vec<_> = TRACKS
        .iter()
        .zip(data.bonus)
        .map(|(&(sign, key), points)| {
            view! { <li>{icon(sign)}<b>{tell1("sw-plus-points", "points", points)}</b><span>{t(key)}</span></li> }
        })
        .collect();
    Some(view! {
        <button class="agent" on:click=move |_| top.now(&[Action::Agent(agent)])>
            {pic(agent_art(data.ability))}
            <b class="name">{name}</b>
            <ul>{points}</ul>
            <span class="able">{ability_words(top, data.ability)}</span>
        </button>
    })
}
