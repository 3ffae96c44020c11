//! The short word at the edge of the page: why not, with a link to the clause.

use dom::prelude::*;
use game::Playable;

use crate::icon::icon;
use crate::route::{Route, way};
use crate::session::Session;
use crate::speech::tr;

/// Shows the session's notice until it is put away or something else is done.
pub fn notice_box<G: Playable>(session: Session<G>) -> View {
    let shown = move || {
        session.notice.get().map(|notice| {
            let sign = if session.is_announced(&notice) { "info" } else { "warning" };
            let clause = notice.clause.map(|clause| {
                let href = way().to(&Route::Rules(Some(clause.to_owned())));
                view! { " " <a class="clause" href=href>{clause}</a> }
            });
            view! {
                <div class="toast">
                    {icon(sign)}
                    <p>{notice.text}{clause}</p>
                    <button
                        class="icon-btn"
                        aria-label=tr("close")
                        on:click=move |_| session.notice.set(None)
                    >
                        {icon("close")}
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts" role="status" aria-live="polite">{shown}</div> }
}
