//! A question that has to be answered first; the browser's own dialog keeps the focus inside.

use dom::prelude::*;
use web_sys::HtmlDialogElement;

use crate::icon::icon;
use crate::speech::tr;

/// A dialog that is there while `open` is true; Escape closes it.
pub fn dialog(
    open: RwSignal<bool>,
    title: Signal<String>,
    body: impl Fn() -> View + 'static,
) -> View {
    let element = NodeRef::<HtmlDialogElement>::new();
    Effect::new(move || {
        let Some(dialog) = element.get() else { return };
        match (open.get(), dialog.open()) {
            // Fails only for a dialog that is not in the page.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    // Told a moment later: whoever is quick has opened it again by then.
    let closed = move |_| {
        if element.get_untracked().is_none_or(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    let inside = move || {
        view! {
            <div class="dialog-head">
                <h2 id="dialog-title">{title}</h2>
                <button class="icon-btn" aria-label=tr("close") on:click=move |_| open.set(false)>
                    {icon("close")}
                </button>
            </div>
            <div class="dialog-body">{body()}</div>
        }
    };
    view! {
        <dialog class="dialog" node_ref=element aria-labelledby="dialog-title" on:close=closed>
            {show(move || open.get(), inside)}
        </dialog>
    }
}
