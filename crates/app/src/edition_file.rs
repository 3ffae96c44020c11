//! Another edition, from a text file: read by a module of its own, which is loaded only then.
//!
//! The parser would weigh a fifth of the page, and hardly anybody needs it.

use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use game::Game;
use ui::file;
use ui::icon::icon;
use ui::page::GamePage as _;
use ui::setup::SetupForm;
use ui::speech::{t, tell, tr};
use web_sys::HtmlInputElement;

use crate::boot::{self, Thrown};
use crate::{Page, Rules};

/// The edition in play, and how to load another.
pub fn edition_file(form: SetupForm<Rules>) -> View {
    let problem = RwSignal::new(None::<String>);
    let field = NodeRef::<HtmlInputElement>::new();
    let chosen = move |_| {
        let Some(field) = field.get() else { return };
        let owner = Owner::current();
        file::read_chosen(&field, move |text| {
            dom::spawn_local(async move {
                let loaded = load(form, text).await;
                let said = || loaded.err().map(Wrong::words);
                // Files come outside of any component; sentences are found through the owner.
                problem.set(owner.map_or_else(|| None, |owner| owner.with(said)));
            });
        });
    };
    let house = move |_| {
        if let Ok(game) = Page::house() {
            form.game.set(game);
            form.edition.set(None);
            problem.set(None);
        }
    };
    let name = move || match form.edition.with(Option::is_some) {
        true => form.game.with(|game| game.edition_id().to_owned()),
        false => t("setup-edition-is-house"),
    };
    let facts = move || tell(&form.game.with(Page::edition_facts));
    let wrong = move || {
        problem.get().map(|text| {
            view! {
                <div class="wrong" role="alert">
                    {icon("warning")}
                    <b>{t("setup-edition-broken")}</b>
                    <p class="code">{text}</p>
                </div>
            }
        })
    };
    view! {
        <section class="sheet">
            <h2>{tr("setup-edition")}</h2>
            <div class="edition">
                {icon("globe")}
                <div class="edition-text"><b>{name}</b><span>{facts}</span></div>
                <label class="btn file-btn">
                    {icon("upload")}{tr("setup-edition-load")}
                    <input type="file" accept=".toml,text/plain" node_ref=field on:change=chosen/>
                </label>
                {show(move || form.edition.with(Option::is_some), move || view! {
                    <button class="btn" type="button" on:click=house>{tr("setup-edition-house")}</button>
                })}
            </div>
            {wrong}
        </section>
    }
}

/// What is wrong with a file.
enum Wrong {
    /// It is no text, or too long.
    Unreadable,
    /// In words of whoever looked at what was read.
    Said(String),
    /// In words of whoever read it.
    Thrown(Thrown),
}

impl Wrong {
    fn words(self) -> String {
        match self {
            Self::Unreadable => t("file-unreadable"),
            Self::Said(words) => words,
            Self::Thrown(thrown) => thrown.words(),
        }
    }
}

/// Puts the edition of this text into the form.
async fn load(form: SetupForm<Rules>, text: Option<String>) -> Result<(), Wrong> {
    let text = text.ok_or(Wrong::Unreadable)?;
    let reading = boot::read_edition(<Rules as Game>::ID, &text);
    let blob = boot::bytes(reading).await.map_err(Wrong::Thrown)?;
    let said = |error: game::ContentError| Wrong::Said(error.to_string());
    let edition = Page::edition(&blob).map_err(said)?;
    let rules = form.game.with_untracked(Game::rules);
    form.game.set(Rules::new(Arc::new(edition), rules).map_err(said)?);
    form.edition.set(Some(blob));
    Ok(())
}
