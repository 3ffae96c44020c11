//! Time that runs down on the page by itself, until the server says otherwise.

use core::time::Duration;

use dom::prelude::*;
use game::Message;
use ui::icon::icon;
use ui::speech::tell;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Counts these milliseconds down.
pub fn run_down(left: RwSignal<Option<u32>>) {
    Effect::new(move || {
        let Some(now) = left.get().filter(|now| *now > 0) else { return };
        let tick = move || left.set(Some(now.saturating_sub(SECOND)));
        let timer = dom::after(Duration::from_millis(now.min(SECOND).into()), tick);
        on_cleanup(move || {
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    });
}

/// How many seconds these milliseconds are.
pub fn seconds_left(left: u32) -> View {
    let words = Message::new("online-clock").with("seconds", left.div_ceil(SECOND));
    view! { <p class="clock" role="timer">{icon("clock")}{tell(&words)}</p> }
}
