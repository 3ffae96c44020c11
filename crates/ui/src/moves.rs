//! Every legal action as a real button, grouped by kind: the complete way to play without the board.

use game::Playable;
use leptos::prelude::*;

use crate::icon::Icon;
use crate::live::piece;
use crate::session::Session;
use crate::speech::{t, tr};

/// The list of everything that can be done now.
#[component]
pub fn Moves<G: Playable>(
    /// The table.
    session: Session<G>,
    /// The key of the heading under which an action stands; equal ones are one group.
    kind: fn(G::Action) -> &'static str,
    /// The small picture before an action.
    #[prop(optional)]
    icon: Option<fn(G::Action) -> &'static str>,
    /// The key of what is said while there is nothing to do.
    none: &'static str,
    /// What a press on a button does.
    #[prop(into)]
    choose: Callback<G::Action>,
) -> impl IntoView {
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
                    {icon.map(|icon| view! { <Icon name=icon(action)/> })}
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
            {piece(move || groups().into_iter().map(group).collect::<Vec<_>>())}
            {piece(move || session.legal().is_empty().then(|| view! { <p class="moves-none">{t(none)}</p> }))}
        </div>
    }
}
