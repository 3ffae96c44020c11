//! "How to play" on one illustrated page; the build makes its pictures and words (`xtask-web/src/howto.rs`).

use dom::prelude::*;
use ui::icon::icon;
use ui::route::{Route, way};
use ui::speech::{t, tr};

use crate::desk::desk;
use crate::fragment::fragment;
use crate::home::play_now;
use crate::rules;
use crate::shell::top_bar;

/// The page, with the red button and the full rules beside the goal.
pub fn howto_page() -> View {
    let page = fragment("howto");
    let missing = move || {
        matches!(page.get(), Some(None))
            .then(|| view! { <p class="rules-none" role="alert">{t("rules-missing")}</p> })
    };
    view! {
        <div class="page">
            {top_bar()}
            <main id="main" class="ht">
                // The page's own style sheet shows it.
                <div class="ht-body" hidden="hidden" inner_html=move || page.get().flatten().unwrap_or_default()></div>
                {missing}
                <nav class="ht-go" aria-label=tr("how-to-go")>
                    {rules::back().or_else(|| Some(play_now(desk())))}
                    <a class="btn" href=way().to(&Route::Rules(None))>{icon("rules")}{tr("rules-full")}</a>
                </nav>
            </main>
        </div>
    }
}
