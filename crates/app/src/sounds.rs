//! Few and quiet sounds, for whoever has switched them on: somebody has acted, it is your turn, the game is over.

use dom::prelude::*;
use game::Playable;
use ui::session::Session;
use ui::settings::settings;

use crate::boot;

/// Plays what belongs to each update of the table.
pub fn follow<G: Playable>(session: Session<G>) {
    let settings = settings();
    // A table that is opened says nothing.
    let mut was_over = true;
    let mut known = 0;
    Effect::new(move || {
        let heard = session
            .update
            .with(|update| update.as_ref().map(|update| (update.seq, update.outcome.is_some())));
        let Some((seq, is_over)) = heard else { return };
        let (is_first, is_new) = (known == 0, seq > known);
        known = seq.max(1);
        let name = match () {
            () if is_over && !was_over => "over",
            () if session.draft.with_untracked(Option::is_some) => "turn",
            () => "act",
        };
        was_over = is_over;
        if is_new && !is_first && settings.sounds.get_untracked() {
            boot::sound(name);
        }
    });
}
