//! "Forget me": the server erases who this is, and this browser erases the way to the tables there.
//!
//! Games of this device are not touched.

use dom::prelude::*;
use ui::settings::{Settings, forget_all, settings};
use ui::speech::{t, tr};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlElement, RequestInit, Response};

use crate::home::game_ids;
use crate::online::known;

/// Where the server forgets the guest with this cookie.
const FORGET: &str = "/api/guest/forget";

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nobody has asked for it.
    Idle,
    /// It was asked for once.
    Sure,
    /// The server was told.
    Asked,
    /// It is done.
    Done,
    /// The server did not do it.
    Failed,
}

/// What it means, and the buttons.
pub fn forget_me() -> View {
    let stage = RwSignal::new(Stage::Idle);
    let (first, settings) = (NodeRef::<HtmlElement>::new(), settings());
    // Asks once more, at another place: nobody loses a seat by a double click.
    let press = move |_| match stage.get_untracked() {
        Stage::Idle | Stage::Failed | Stage::Done => stage.set(Stage::Sure),
        Stage::Sure => stage.set(Stage::Idle),
        Stage::Asked => {}
    };
    let ask = move |_| {
        // The button that has the focus goes; fails only for one that is not in the page.
        let _ = first.get_untracked().map(|first| first.focus());
        stage.set(Stage::Asked);
        dom::spawn_local(async move {
            let done = is_forgotten().await;
            if done {
                forget_here(settings);
            }
            stage.set(if done { Stage::Done } else { Stage::Failed });
        });
    };
    let label =
        move || t(if stage.get() == Stage::Sure { "about-forget-keep" } else { "about-forget-me" });
    let yes = move || {
        view! { <button class="btn" type="button" on:click=ask>{tr("about-forget-sure")}</button> }
    };
    let words = move || match stage.get() {
        Stage::Idle | Stage::Sure | Stage::Asked => String::new(),
        Stage::Done => t("about-forget-done"),
        Stage::Failed => t("about-forget-failed"),
    };
    view! {
        <section class="sheet">
            <h2>{tr("about-forget")}</h2>
            <p>{tr("about-forget-text")}</p>
            <div class="forget">
                <button class="btn" type="button" node_ref=first on:click=press>{label}</button>
                {show(move || stage.get() == Stage::Sure, yes)}
            </div>
            <p role="status">{words}</p>
        </section>
    }
}

/// Asks the server; has it done so?
async fn is_forgotten() -> bool {
    let how = RequestInit::new();
    how.set_method("POST");
    let answer = JsFuture::from(window().fetch_with_str_and_init(FORGET, &how)).await;
    let answer: Option<Response> = answer.ok().and_then(|answer| answer.dyn_into().ok());
    answer.is_some_and(|answer| answer.ok())
}

/// Forgets the name, the tables on the server, their links, and what was sent there.
fn forget_here(settings: Settings) {
    let tables: Vec<_> = game_ids().flat_map(known::all_of).collect();
    settings.name.set(String::new());
    forget_all(|key| {
        known::is_list(key)
            || tables.iter().any(|table| key.split('.').any(|part| part == table.id))
    });
}
