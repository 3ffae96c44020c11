//! Every legal action as a real button, grouped by kind: the complete way to play without the board.

use dom::prelude::*;
use game::Playable;

use crate::icon::icon;
use crate::session::Session;
use crate::speech::{t, tr};

/// What a game knows about its moves.
pub struct MoveWays<G: Playable> {
    /// The key of the heading under which an action stands; equal ones are one group.
    pub kind: fn(G::Action) -> &'static str,
    /// The small picture before an action.
    pub picture: fn(G::Action) -> &'static str,
    /// The key of what is said while there is nothing to do.
    pub none: &'static str,
    /// What a press on a button does.
    pub choose: Callback<G::Action>,
}

/// The list of everything that can be done now.
pub fn moves<G: Playable>(session: Session<G>, ways: MoveWays<G>) -> View {
    let MoveWays { kind, picture, none, choose } = ways;
    let groups = move || {
        let mut groups: Vec<(&'static str, Vec<G::Action>)> = Vec::new();
        for action in session.legal() {
            let key = kind(action);
            match groups.iter_mut().find(|(group, _)| *group == key) {
                Some((_, actions)) => actions.push(action),
                None => groups.push((key, vec![action])),
            }
        }
        groups
    };
    let button = move |action: G::Action| {
        view! {
            <li>
                <button class="move" on:click=move |_| choose.run(action)>
                    {icon(picture(action))}
                    <span>{session.action_words(action)}</span>
                </button>
            </li>
        }
    };
    let group = move |(key, actions): (&'static str, Vec<G::Action>)| {
        view! {
            <section class="moves-group">
                <h3 class="label">{t(key)}</h3>
                <ul class="moves-list">{actions.into_iter().map(button).collect::<Vec<_>>()}</ul>
            </section>
        }
    };
    view! {
        <div class="moves" role="group" aria-label=tr("moves")>
            {move || groups().into_iter().map(group).collect::<Vec<_>>()}
            {move || session.legal().is_empty().then(|| view! { <p class="moves-none">{t(none)}</p> })}
        </div>
    }
}
