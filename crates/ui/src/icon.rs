//! Small pictures from the sprite of the shell or of the game.

use leptos::prelude::*;

/// A picture that says nothing a word beside it does not say.
#[component]
pub fn Icon(
    /// The symbol's id without `i-`.
    name: &'static str,
) -> impl IntoView {
    view! { <svg class="icon" aria-hidden="true"><use href=format!("#i-{name}")></use></svg> }
}
