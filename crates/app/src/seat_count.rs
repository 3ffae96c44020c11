//! How many sit at a table: a switch for the usual numbers and, where many can play, a field for any other.

use dom::prelude::*;
use game::Game;
use ui::setup::SetupForm;
use ui::speech::tr;

use crate::Rules;

/// Games for more numbers of players than this get a field beside the usual numbers.
const FEW: usize = 8;
const USUAL_COUNTS: [u8; 5] = [2, 3, 4, 5, 12];

/// Chooses the number of seats.
pub fn seat_count(form: SetupForm<Rules>) -> View {
    let count = move |count: u8| {
        view! {
            <button
                type="button"
                aria-pressed=flag(move || form.seats() == count)
                on:click=move |_| form.set_seats(count)
            >
                {count}
            </button>
        }
    };
    let switch = |counts: Vec<u8>| {
        view! {
            <div class="switch" role="group" aria-label=tr("setup-count")>
                {counts.into_iter().map(count).collect::<Vec<_>>()}
            </div>
        }
    };
    if <Rules as Game>::SEATS.len() <= FEW {
        switch(<Rules as Game>::SEATS.collect())
    } else {
        let (least, most) = (*<Rules as Game>::SEATS.start(), *<Rules as Game>::SEATS.end());
        let set = move |event| {
            if let Ok(count) = event_target_value(&event).parse::<u8>() {
                form.set_seats(count.clamp(least, most));
            }
        };
        view! {
            {switch(USUAL_COUNTS.to_vec())}
            <label class="count-more">{tr("setup-count")}
                <input class="input" type="number" min=least.to_string() max=most.to_string()
                    prop:value=move || form.seats().to_string() on:change=set/>
            </label>
        }
    }
}
