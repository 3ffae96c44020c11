//! Time that runs down on the page by itself, until the server says otherwise.

use core::time::Duration;

use dom::prelude::*;
use game::Message;
use ui::icon::icon;
use ui::speech::tell;

use super::Online;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Counts these milliseconds down.
pub fn run_down(left: RwSignal<Option<u32>>) {
    Effect::new(move || {
        let Some(now) = left.get().filter(|now| *now > 0) else { return };
        let step = step(now);
        let tick = move || left.set(Some(now.saturating_sub(step)));
        let timer = dom::after(Duration::from_millis(step.into()), tick);
        on_cleanup(move || {
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    });
}

/// How long it is until another second is shown: the same moment wherever this time is shown.
const fn step(left: u32) -> u32 {
    match left % SECOND {
        0 => SECOND,
        rest => rest,
    }
}

/// What is left of this time now, if it was told at that moment; both moments in milliseconds.
fn still(left: u32, told: f64, now: f64) -> u32 {
    left.saturating_sub((now - told) as u32)
}

/// How many seconds these milliseconds are, in the words of this key.
pub fn seconds_left(left: u32, key: &'static str) -> View {
    let words = Message::new(key).with("seconds", left.div_ceil(SECOND));
    view! { <p class="clock" role="timer">{icon("clock")}{tell(&words)}</p> }
}

/// Counts down what the server said last of the table, in the words of this key; nothing while no time runs. Called
/// again for each place where it is shown.
pub fn counting(
    online: Online,
    of: impl Fn() -> Option<u32> + 'static,
    key: &'static str,
) -> impl Fn() -> View {
    let left = RwSignal::new(None);
    let since = move |left| still(left, online.told_at.get_value(), js_sys::Date::now());
    Effect::new(move || left.set(of().map(since)));
    run_down(left);
    move || View::live(move || left.get().map_or(View::Nothing, |left| seconds_left(left, key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_places_that_were_opened_at_different_moments_show_the_same_second() {
        // The one counts since the vote began, the other was opened later.
        let first = 60_000 - step(60_000) - step(59_000);
        let later = still(60_000, 5_000.0, 7_400.0);
        assert_eq!((first, later), (58_000, 57_600));
        assert_eq!(first.div_ceil(SECOND), later.div_ceil(SECOND));
        assert_eq!(later - step(later), 57_000);
        assert_eq!(still(1_000, 5_000.0, 9_000.0), 0);
        // A clock that was set back does not add time.
        assert_eq!(still(1_000, 5_000.0, 4_000.0), 1_000);
    }
}
