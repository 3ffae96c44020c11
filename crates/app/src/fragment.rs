//! A piece of a page that the build has made for each language, loaded when it is wanted.

use dom::prelude::*;
use game::Game;
use ui::speech::speech;

use crate::{Rules, fetch};

/// `FOLDER/GAME.LANGUAGE.html`: nothing yet; then the piece, or that it cannot be had now.
pub fn fragment(folder: &'static str) -> RwSignal<Option<Option<String>>> {
    let piece = RwSignal::new(None::<Option<String>>);
    Effect::new(move || {
        let speech = speech();
        let lang = speech.lang();
        let name = format!("{folder}/{}.{}.html", <Rules as Game>::ID, lang.code());
        dom::spawn_local(async move {
            let found = fetch::text(&name).await;
            // The reader may have chosen another language before it came.
            if speech.is_still(lang) {
                piece.set(Some(found));
            }
        });
    });
    piece
}
