//! What this is, who made what, and under which licences.

use dom::prelude::*;
use ui::icon::icon;
use ui::speech::{t, tr};

use crate::fetch;
use crate::forgetting::forget_me;
use crate::shell::{foot, top_bar};

/// The page about the project.
pub fn about() -> View {
    // Nothing yet; then the text, or that there is none.
    let licences = RwSignal::new(None::<Option<String>>);
    dom::spawn_local(async move { licences.set(Some(fetch::text("licences.html").await)) });
    let missing = move || {
        matches!(licences.get(), Some(None))
            .then(|| view! { <p role="alert">{t("about-licences-missing")}</p> })
    };
    let part = |class: &'static str, title: &'static str, text: &'static str| {
        view! {
            <section class=class>
                <h2>{tr(title)}</h2>
                <p>{tr(text)}</p>
            </section>
        }
    };
    view! {
        <div class="page">
            {top_bar()}
            <main id="main" class="about">
                <h1 class="display-2">{tr("about-title")}</h1>
                {part("sheet unofficial", "about-unofficial", "about-unofficial-text")}
                {part("sheet", "about-what", "about-what-text")}
                {part("sheet", "about-private", "about-private-text")}
                {forget_me()}
                <section class="sheet">
                    <h2>{tr("about-code")}</h2>
                    <p>{tr("about-code-text")}</p>
                    <dl class="facts"><dt>{tr("about-version")}</dt><dd>{env!("CARGO_PKG_VERSION")}</dd></dl>
                </section>
                <section class="sheet">
                    <h2>{tr("about-licences")}</h2>
                    <details class="licence">
                        <summary>{icon("next")}{tr("about-map")}<span class="code">"Natural Earth"</span></summary>
                        <pre>{tr("about-map-text")}</pre>
                    </details>
                    {missing}
                    <div class="licences" inner_html=move || licences.get().flatten().unwrap_or_default()></div>
                </section>
            </main>
            {foot()}
        </div>
    }
}
