//! The short word at the edge of the page: why not, with a link to the clause.

use game::Playable;
use leptos::prelude::*;

use crate::icon::Icon;
use crate::live::piece;
use crate::route::{Route, way};
use crate::session::Session;
use crate::speech::tr;

/// Shows the session's notice until it is put away or something else is done.
#[component]
pub fn NoticeBox<G: Playable>(
    /// The table.
    session: Session<G>,
) -> impl IntoView {
    let shown = move || {
        session.notice.get().map(|notice| {
            let clause = notice.clause.map(|clause| {
                let href = way().to(&Route::Rules(Some(clause.to_owned())));
                view! { " " <a class="clause" href=href>{clause}</a> }
            });
            view! {
                <div class="toast">
                    <Icon name="warning"/>
                    <p>{notice.text}{clause}</p>
                    <button
                        class="icon-btn"
                        aria-label=tr("close")
                        on:click=move |_| session.notice.set(None)
                    >
                        <Icon name="close"/>
                    </button>
                </div>
            }
        })
    };
    view! { <div class="toasts" role="status" aria-live="polite">{piece(shown)}</div> }
}
