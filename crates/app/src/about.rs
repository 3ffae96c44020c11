//! What this is, who made what, and under which licences.

use leptos::prelude::*;
use ui::icon::Icon;
use ui::speech::t;

use crate::shell::{Foot, TopBar};

/// The page about the project.
#[component]
pub fn About() -> impl IntoView {
    let part = |class: &'static str, title: &'static str, text: &'static str| {
        view! {
            <section class=class>
                <h2>{move || t(title)}</h2>
                <p>{move || t(text)}</p>
            </section>
        }
    };
    view! {
        <div class="page">
            <TopBar/>
            <main id="main" class="about">
                <h1 class="display-2">{move || t("about-title")}</h1>
                {part("sheet unofficial", "about-unofficial", "about-unofficial-text")}
                {part("sheet", "about-what", "about-what-text")}
                {part("sheet", "about-private", "about-private-text")}
                <section class="sheet">
                    <h2>{move || t("about-code")}</h2>
                    <p>{move || t("about-code-text")}</p>
                    <dl class="facts"><dt>{move || t("about-version")}</dt><dd>{env!("CARGO_PKG_VERSION")}</dd></dl>
                </section>
                <section class="sheet">
                    <h2>{move || t("about-licences")}</h2>
                    <details class="licence">
                        <summary><Icon name="next"/>{move || t("about-fonts")}<span class="code">"OFL-1.1"</span></summary>
                        <pre>{include_str!("../page/fonts/OFL.txt")}</pre>
                    </details>
                    <details class="licence">
                        <summary><Icon name="next"/>{move || t("about-map")}<span class="code">"Natural Earth"</span></summary>
                        <pre>{move || t("about-map-text")}</pre>
                    </details>
                </section>
            </main>
            <Foot/>
        </div>
    }
}
