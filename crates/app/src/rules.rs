//! The rules, in the language chosen, with an anchor for every clause and a search.

use dom::prelude::*;
use game::{Message, parted};
use js_sys::JsString;
use ui::icon::icon;
use ui::route::{Route, back_to_game, game_behind, way};
use ui::speech::{t, tell, tr};
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use crate::fragment::fragment;
use crate::shell::{foot, game_title, top_bar};

/// The page of the rules; it opens at the clause of the address.
pub fn rules_page() -> View {
    let rules = fragment("rules");
    let wanted = RwSignal::new(String::new());
    let found = RwSignal::new(None::<u32>);
    let chapters = RwSignal::new(Vec::<(String, String)>::new());
    let place = NodeRef::<HtmlElement>::new();
    Effect::new(move || {
        let Some(Some(html)) = rules.get() else { return };
        if let Some(place) = place.get() {
            place.set_inner_html(&html);
            chapters.set(contents(&place));
        }
    });
    Effect::new(move || {
        let (_, words) = (chapters.get(), wanted.get());
        if let Some(place) = place.get() {
            found.set(search(&place, &words));
        }
    });
    Effect::new(move || {
        let asked = match way().here() {
            Route::Rules(clause) if !chapters.get().is_empty() => clause,
            _ => None,
        };
        if let Some(clause) = asked {
            // The text is laid out in the next frame.
            dom::next_frame(move || show_clause(&clause));
        }
    });
    let missing = move || {
        matches!(rules.get(), Some(None))
            .then(|| view! { <p class="rules-none" role="alert">{t("rules-missing")}</p> })
    };
    let entry = |(id, title): (String, String)| view! { <a href=format!("#{id}")>{title}</a> };
    let count =
        move || found.get().map(|count| tell(&Message::new("rules-found").with("count", count)));
    view! {
        <div class="page">
            {top_bar()}
            <main id="main" class="rules">
                <header class="rules-head">
                    <p class="rules-ways">
                        {back()}
                        <a class="btn" href=way().to(&Route::HowTo)>{icon("info")}{tr("how-to-play")}</a>
                    </p>
                    <h1 class="display-2">{move || tell(&Message::new("rules-of").with("game", game_title()))}</h1>
                    <div class="rules-tools">
                        <div class="search">
                            <label class="vh" for="rules-search">{tr("rules-search")}</label>
                            {icon("search")}
                            <input
                                class="input"
                                id="rules-search"
                                type="search"
                                placeholder=tr("rules-search")
                                on:input=move |event| wanted.set(event_target_value(&event))
                            />
                        </div>
                        <span class="search-count" role="status">{count}</span>
                    </div>
                </header>
                <nav class="toc" aria-label=tr("rules-contents")>
                    {move || chapters.get().into_iter().map(entry).collect::<Vec<_>>()}
                </nav>
                {missing}
                <div class="rules-text" node_ref=place></div>
            </main>
            {foot()}
        </div>
    }
}

/// The way back, where the page was opened beside a game.
pub fn back() -> Option<View> {
    game_behind().map(|_| {
        view! {
            <button class="btn back" on:click=move |_| back_to_game()>{icon("prev")}{tr("back-to-game")}</button>
        }
    })
}

/// The chapters with their anchors.
fn contents(place: &Element) -> Vec<(String, String)> {
    let chapter = |chapter: Element| {
        let title = chapter.query_selector("h2").ok()??.text_content()?;
        Some((chapter.id(), title))
    };
    all(place, ".chapter").into_iter().filter_map(chapter).collect()
}

/// Hides the clauses that do not hold all the words, and chapters without any; says how many clauses are left.
fn search(place: &Element, words: &str) -> Option<u32> {
    let words: Vec<String> = words.split_whitespace().map(lower).collect();
    let mut count = 0;
    for chapter in all(place, ".chapter") {
        let mut left = 0;
        for clause in all(&chapter, ".rule, tbody tr") {
            let text = lower(&clause.text_content().unwrap_or_default());
            let fits = words.iter().all(|word| parted(&text, word).is_some());
            left += u32::from(fits);
            hide(&clause, !fits);
        }
        hide(&chapter, left == 0 && !words.is_empty());
        count += left;
    }
    (!words.is_empty()).then_some(count)
}

/// In small letters, by the browser: the library's tables of letters would be a part of the page.
fn lower(text: &str) -> String {
    JsString::from(text).to_lower_case().into()
}

fn hide(element: &Element, hidden: bool) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.set_hidden(hidden);
    }
}

fn all(place: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = place.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

fn show_clause(clause: &str) {
    if let Ok(Some(old)) = document().query_selector(".is-here") {
        let _ = old.class_list().remove_1("is-here");
    }
    if let Some(piece) = document().get_element_by_id(clause) {
        let _ = piece.class_list().add_1("is-here");
        piece.scroll_into_view();
    }
}
