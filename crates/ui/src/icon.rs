//! Small pictures from the sprite of the shell or of the game.

use dom::prelude::*;

/// A picture that says nothing a word beside it does not say; its name is the symbol's id without `i-`.
pub fn icon(name: &str) -> View {
    view! { <svg class="icon" aria-hidden="true"><use href=format!("#i-{name}")></use></svg> }
}
