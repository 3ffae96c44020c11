//! A piece of a page that the build has made for each language, loaded when it is wanted.

use dom::prelude::*;
use game::Game;
use ui::speech::speech;

use crate::{Rules, fetch};

/// `FOLDER/GAME.LANGUAGE.html`: nothing yet; then the piece, or that it cannot be had now.
pub fn fragment(folder: &'static str) -> RwSignal<Option<Option<String>>> {
    let piece = RwSignal::new(None::<Option<String>>);
    Effect::new(move || {
        let lang = speech().lang();
        let name = format!("{folder}/{}.{}.html", <Rules as Game>::ID, lang.code());
        // If another language is chosen before it comes, this task ends with its effect.
        dom::spawn(async move { piece.set(Some(fetch::text(&name).await)) });
    });
    piece
}
