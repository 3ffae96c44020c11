//! A question that has to be answered first; the browser's own dialog keeps the focus inside.

use leptos::html::Dialog as DialogElement;
use leptos::prelude::*;

use crate::icon::Icon;
use crate::speech::tr;

/// A dialog that is there while `open` is true; Escape closes it.
#[component]
pub fn Dialog(
    /// Is it there?
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// What it says and offers.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<DialogElement>::new();
    Effect::new(move || {
        let Some(dialog) = element.get() else { return };
        match (open.get(), dialog.open()) {
            // Fails only for a dialog that is not in the page.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            (true, true) | (false, false) => {}
        }
    });
    view! {
        <dialog class="dialog" node_ref=element aria-labelledby="dialog-title" on:close=move |_| open.set(false)>
            <Show when=move || open.get()>
                <div class="dialog-head">
                    <h2 id="dialog-title">{title}</h2>
                    <button class="icon-btn" aria-label=tr("close") on:click=move |_| open.set(false)>
                        <Icon name="close"/>
                    </button>
                </div>
                <div class="dialog-body">{children()}</div>
            </Show>
        </dialog>
    }
}
