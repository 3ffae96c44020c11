//! What is asked once more before something is lost: the end of a turn in which something could still be done.

use dom::prelude::*;
use spynet::Action;
use ui::dialog::dialog;
use ui::speech::{t, tr};

use crate::tabletop::Tabletop;

/// Something could still be done: is the turn to end all the same?
pub fn end(top: Tabletop) -> View {
    let open = top.ask_end;
    let title = Signal::derive(|| t("sn-endq-title"));
    let body = move || {
        let left = top.left_over();
        let recruit = left.recruits.then(|| t("sn-could-recruit"));
        left.words(top.things)
            .into_iter()
            .chain(recruit)
            .map(|text| view! { <p>{text}</p> })
            .collect::<Vec<_>>()
    };
    let leave = move |_| {
        open.set(false);
        top.try_or_explain(Action::End);
    };
    let go_on = move |_| {
        open.set(false);
        if let Some(card) = top.left_over().first() {
            top.lift(card);
        }
    };
    dialog(open, title, move || {
        view! {
            {body}
            <div class="dialog-acts">
                <button class="btn" on:click=leave>{tr("sn-endq-leave")}</button>
                <button class="btn btn-go" on:click=go_on>{tr("sn-endq-on")}</button>
            </div>
        }
    })
}
