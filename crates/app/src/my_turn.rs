//! The browser's tab says when somebody waits for me: in its title and on its icon.

use dom::prelude::*;
use ui::route::{Route, way};
use ui::speech::t;

use crate::boot::asset;
use crate::desk::desk;
use crate::online::online;

/// Am I asked something at the table that is open?
fn is_my_turn() -> bool {
    match way().here() {
        Route::Table(_) => desk().session.is_asked(),
        Route::Online(Some(_)) => online().session.is_asked(),
        Route::Online(None)
        | Route::Home
        | Route::Setup
        | Route::Replay(_)
        | Route::HowTo
        | Route::Rules(_)
        | Route::About
        | Route::Lost => false,
    }
}

/// Follows the table; `title` is what the tab says otherwise.
pub fn follow(title: impl Fn() -> String + 'static) {
    let mine = Memo::new(is_my_turn);
    Effect::new(move || {
        let title = title();
        document().set_title(&match mine.get() {
            true => format!("● {} – {title}", t("tab-your-turn")),
            false => title,
        });
    });
    let link = document().query_selector("link[rel=icon]").ok().flatten();
    let usual = link.as_ref().and_then(|link| link.get_attribute("href"));
    Effect::new(move || {
        let wanted = if mine.get() { asset("art/icon-turn.svg") } else { usual.clone() };
        if let (Some(link), Some(wanted)) = (&link, wanted) {
            // Fails for no attribute of this name.
            let _ = link.set_attribute("href", &wanted);
        }
    });
}
