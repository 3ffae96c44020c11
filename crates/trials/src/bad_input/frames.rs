//! Bytes that a stranger sends as views and actions.

use game::{Act, ActionList, Deal, Playable, Seat, Seed, Viewer};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::prop_assert_eq;
use proptest::sample::Index;

use super::{play_on, try_out};

/// Any bytes as a view or an action.
pub fn any_bytes<G: Playable>(game: &G) {
    try_out(&vec(any::<u8>(), 0..300), |bytes| {
        let deal = Deal::new(Seed::from_text("1"));
        let mut state = game.setup(&G::default_options(2), &deal).unwrap();
        if let Ok(action) = postcard::from_bytes::<G::Action>(&bytes) {
            let _ = game.write_action(action);
            let _ = game.apply(&mut state, Act::Seat(Seat(bytes.len() as u8), action), &mut ());
        }
        if let Ok(view) = postcard::from_bytes::<G::View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            play_on(game, state);
        }
        Ok(())
    });
}

/// A true view with some bytes changed: what is rebuilt from it looks just like it, and can be played.
pub fn wrong_views<G: Playable>(game: &G, tables: &[G::Options], steps: u32) {
    let changes = vec((any::<Index>(), any::<u8>()), 1..4);
    try_out(&(changes, 0..2 * steps, any::<Index>()), |(changes, after, table)| {
        // No step at all often, so that what comes first is damaged too.
        let after = after % steps * (after / steps);
        let view = game.view(&somewhere(game, table.get(tables), after), Viewer::Spectator);
        let mut bytes = postcard::to_allocvec(&view).unwrap();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if let Ok(view) = postcard::from_bytes::<G::View>(&bytes)
            && let Ok(state) = game.rebuild(&view, Viewer::Spectator)
        {
            prop_assert_eq!(game.view(&state, Viewer::Spectator), view);
            play_on(game, state);
        }
        Ok(())
    });
}

/// Where so many random steps lead.
fn somewhere<G: Playable>(game: &G, options: &G::Options, steps: u32) -> G::State {
    let mut state = game.setup(options, &Deal::new(Seed::from_text("view"))).unwrap();
    let mut chance = bots::Fast::from_number(2);
    let mut legal = ActionList::new();
    for _ in 0..steps {
        if game.to_act(&state).is_empty() {
            break;
        }
        bots::random_step(game, &mut state, &mut legal, &mut chance).unwrap();
    }
    state
}
