//! Large answers on the set-up page, of which one is chosen: what most options of a game are.

use dom::prelude::*;
use game::Playable;

use crate::setup::SetupForm;
use crate::speech::tr;

/// One answer: the keys of its words and of the line below, whether it is the one, and what makes it so.
pub type Choice<O> = (&'static str, &'static str, fn(&O) -> bool, fn(&mut O));

/// Exclusive answers to one question; `group` is a name that no other question has.
pub fn choice<G: Playable, const N: usize>(
    form: SetupForm<G>,
    group: &'static str,
    key: &'static str,
    answers: [Choice<G::Options>; N],
) -> View {
    let answers = answers.map(|(key, hint, is, set)| {
        view! {
            <label class="pick">
                <input
                    type="radio"
                    name=group
                    prop:checked=move || form.options.with(is)
                    on:change=move |_| form.options.update(set)
                />
                <b>{tr(key)}</b>
                <small>{tr(hint)}</small>
            </label>
        }
    });
    choice_sheet(key, answers.into_iter().collect::<Vec<_>>().into_view())
}

/// A question with whatever answers it.
pub fn choice_sheet(key: &'static str, answers: View) -> View {
    view! {
        <fieldset class="sheet">
            <legend class="vh">{tr(key)}</legend>
            <h2 aria-hidden="true">{tr(key)}</h2>
            <div class="picks">{answers}</div>
        </fieldset>
    }
}
