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

/// How many seconds these milliseconds are, in the words of this key.
pub fn seconds_left(left: u32, key: &'static str) -> View {
    let words = Message::new(key).with("seconds", left.div_ceil(SECOND));
    view! { <p class="clock" role="timer">{icon("clock")}{tell(&words)}</p> }
}

/// Counts down what the server said last, in the words of this key; nothing while no time runs. Called again for each
/// place where it is shown.
pub fn counting(of: impl Fn() -> Option<u32> + 'static, key: &'static str) -> impl Fn() -> View {
    let left = RwSignal::new(None);
    Effect::new(move || left.set(of()));
    run_down(left);
    move || View::live(move || left.get().map_or(View::Nothing, |left| seconds_left(left, key)))
}
