//! The clock that runs once the first raid has ended (SW-7.8).

use core::time::Duration;

use dom::prelude::*;
use ui::icon::icon;
use ui::page::GamePage as _;
use ui::session::Room;

use crate::page::{Page, TIMER};
use crate::scene::tell2;
use crate::tabletop::Tabletop;

/// The time that is left, while a clock runs.
pub fn clock(top: Tabletop) -> View {
    // Elsewhere the server keeps the time, and the shell shows it.
    let here = top.session.open.with_untracked(|open| open.as_ref().map(|open| open.room));
    let runs = Memo::new(move || {
        here == Some(Room::Here)
            && top.with(|scene| Page::clock(&scene.view).is_some()).unwrap_or_default()
    });
    let left = RwSignal::new(TIMER);
    Effect::new(move || {
        let now = left.get();
        if runs.get() && now > 0 {
            let timer = dom::after(Duration::from_secs(1), move || left.set(now - 1));
            on_cleanup(move || {
                if let Some(timer) = timer {
                    timer.clear();
                }
            });
        }
    });
    let words = move || {
        let now = left.get();
        tell2(
            "sw-time-left",
            ("minutes", (now / 60).into()),
            ("seconds", format!("{:02}", now % 60).into()),
        )
    };
    show(
        move || runs.get(),
        move || view! { <p class="timer" role="timer">{icon("clock")}<b>{words}</b></p> },
    )
}
