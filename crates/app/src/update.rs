//! A newer version of the page waits: it takes over when the person says so, never in mid-turn.

use game::Playable;
use leptos::prelude::*;
use ui::icon::Icon;
use ui::session::Session;
use ui::speech::tr;

/// What `boot.js` calls when a newer version is loaded, and what it listens to.
const READY: &str = "spymaster-update";
const TAKE: &str = "spymaster-take-update";

/// Offers the newer version while nothing is being tried out.
#[component]
pub fn UpdateBanner<G: Playable>(session: Session<G>) -> impl IntoView {
    let ready = RwSignal::new(crate::boot::update_ready());
    let listening = window_event_listener_untyped(READY, move |_| ready.set(true));
    on_cleanup(move || listening.remove());
    let between_turns = move || !session.can_undo() && !session.sending.get();
    let take = move |_| {
        if let Ok(event) = web_sys::Event::new(TAKE) {
            // Nobody can prevent it, so that the answer says nothing.
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <Show when=move || ready.get() && between_turns()>
            <div class="banner" role="status">
                <Icon name="download"/>
                <p>{tr("update-ready")}</p>
                <button class="btn" on:click=take>{tr("update-take")}</button>
            </div>
        </Show>
    }
}
