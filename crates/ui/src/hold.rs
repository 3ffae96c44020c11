//! A moment in which nothing is confirmed: two quick presses are one, and do what one does.

use core::time::Duration;

use dom::Timer;
use dom::prelude::*;

/// A moment that begins when something is shown that the next press would confirm.
#[derive(Clone, Copy)]
pub struct Hold {
    lasts: RwSignal<bool>,
    timer: StoredValue<Option<Timer>>,
}

impl Default for Hold {
    /// Nothing is held yet.
    fn default() -> Self {
        let timer = StoredValue::new(None::<Timer>);
        on_cleanup(move || call_off(timer));
        Self { lasts: RwSignal::new(false), timer }
    }
}

impl Hold {
    /// Begins, or begins anew.
    pub fn begin(self, millis: u64) {
        call_off(self.timer);
        self.lasts.set(true);
        let over = dom::after(Duration::from_millis(millis), move || self.lasts.set(false));
        self.timer.set_value(over);
    }

    /// Does it last, for whoever presses now?
    pub fn lasts(self) -> bool {
        self.lasts.get_untracked()
    }

    /// What its button says of it.
    pub fn said(self) -> Option<&'static str> {
        self.lasts.get().then_some("true")
    }
}

fn call_off(timer: StoredValue<Option<Timer>>) {
    if let Some(timer) = timer.get_value() {
        timer.clear();
    }
}
