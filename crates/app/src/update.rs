//! A newer version of the page waits: it takes over when the person says so, never in mid-turn.

use dom::prelude::*;
use game::Playable;
use ui::icon::icon;
use ui::session::Session;
use ui::speech::tr;

/// What `boot.js` calls when a newer version is loaded, and what it listens to.
const READY: &str = "spymaster-update";
const TAKE: &str = "spymaster-take-update";

/// Offers the newer version while nothing is being tried out.
pub fn update_banner<G: Playable>(session: Session<G>) -> View {
    let ready = RwSignal::new(crate::boot::update_ready());
    dom::hear_window(READY, move |_| ready.set(true));
    let between_turns = move || !session.can_undo() && !session.sending.get();
    let take = move |_| {
        if let Ok(event) = web_sys::Event::new(TAKE) {
            // Nobody can prevent it, so that the answer says nothing.
            let _ = window().dispatch_event(&event);
        }
    };
    show(
        move || ready.get() && between_turns(),
        move || {
            view! {
                <div class="banner" role="status">
                    {icon("download")}
                    <p>{tr("update-ready")}</p>
                    <button class="btn" on:click=take>{tr("update-take")}</button>
                </div>
            }
        },
    )
}
