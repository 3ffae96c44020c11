//! What is asked once more before something is lost: the end of a turn in which an operation could still be laid.

use dom::prelude::*;
use game::Message;
use spynet::Action;
use ui::dialog::dialog;
use ui::speech::{t, tell, tr};

use crate::tabletop::Tabletop;

/// An operation could still be laid: is the turn to end all the same?
pub fn end(top: Tabletop) -> View {
    let open = top.ask_end;
    let title = Signal::derive(|| t("sn-endq-title"));
    let body = move || {
        let names: Vec<String> =
            top.left_over().iter().map(|card| top.things.name(*card)).collect();
        view! { <p>{tell(&Message::new("sn-could-lay").with("cards", names))}</p> }
    };
    let leave = move |_| {
        open.set(false);
        top.try_or_explain(Action::End);
    };
    let lay = move |_| {
        open.set(false);
        if let Some(card) = top.left_over().first().copied() {
            top.lift(card);
        }
    };
    dialog(open, title, move || {
        view! {
            {body}
            <div class="dialog-acts">
                <button class="btn" on:click=leave>{tr("sn-endq-leave")}</button>
                <button class="btn btn-go" on:click=lay>{tr("sn-endq-lay")}</button>
            </div>
        }
    })
}
