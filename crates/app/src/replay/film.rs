//! A game that can be watched: of a stored table, or of a file that somebody chose.

use std::sync::Arc;

use game::{Game, Message, Seat};
use js_sys::{JSON, Reflect};
use table::Reel;
use ui::link::{decode, encode};
use ui::message::SavedOf;
use ui::page::GamePage as _;
use ui::speech::{speech, t, tell};
use wasm_bindgen::JsValue;

use crate::boot::{self, Thrown};
use crate::desk::Desk;
use crate::{Page, Rules, fetch};

/// Who plays in the sample games: records say nothing about people.
const NAMES: [&str; 4] = ["Mara", "Otto", "Inès", "Luka"];

/// A game that can be watched.
pub struct Film {
    pub reel: Reel<Rules>,
    /// What it was made of, for downloading.
    saved: Arc<SavedOf<Rules>>,
    pub names: Vec<String>,
    pub seats: u8,
}

/// Why there is no film.
pub enum Wrong {
    /// It is no text, or too long.
    Unreadable,
    /// It is a record of this other game.
    OtherGame(String),
    /// It was played with an edition that is not at hand.
    OtherEdition,
    /// It cannot be played, for whatever reason.
    Unplayable,
    /// In words of whoever read it.
    Thrown(Thrown),
}

impl Wrong {
    /// In the language of the page.
    pub fn words(self) -> String {
        match self {
            Self::Unreadable => t("file-unreadable"),
            Self::OtherGame(game) => tell(&Message::new("replay-other-game").with("game", game)),
            Self::OtherEdition => t("replay-other-edition"),
            Self::Unplayable => t("failed"),
            Self::Thrown(thrown) => thrown.words(),
        }
    }
}

impl Film {
    /// The film of a stored table; names that are not known are those of the seats.
    pub fn new(desk: Desk, saved: Arc<SavedOf<Rules>>) -> Result<Self, Wrong> {
        let game = desk.rules_of(saved.rules, &saved.edition_hash).ok_or(Wrong::OtherEdition)?;
        let reel = Reel::new(game, &saved).map_err(|_| Wrong::Unplayable)?;
        let seats = reel.game().seats(reel.end());
        let chair = |seat: Seat| saved.chairs.get(seat.index()).map(|chair| chair.name.clone());
        let name = |seat: Seat| chair(seat).unwrap_or_else(|| seat.to_string());
        let names = Seat::first(seats).map(name).collect();
        Ok(Self { reel, saved, names, seats })
    }

    /// The sample game of this page, which is loaded only now.
    pub async fn sample(desk: Desk) -> Result<Self, Wrong> {
        let text = fetch::text(&format!("samples/{}.json", <Rules as Game>::ID)).await;
        let film = Self::read(desk, text).await?;
        let names = NAMES.into_iter().map(str::to_owned).take(film.names.len()).collect();
        Ok(Self { names, ..film })
    }

    /// The film of a file: read and checked by the module for files, which is loaded only now.
    pub async fn read(desk: Desk, text: Option<String>) -> Result<Self, Wrong> {
        let text = text.ok_or(Wrong::Unreadable)?;
        // Said in the language of the page, where it is one of the likely mistakes.
        let (game, edition) = head(&text);
        if let Some(other) = game.filter(|game| game != <Rules as Game>::ID) {
            return Err(Wrong::OtherGame(other));
        }
        let house =
            Page::house().is_ok_and(|house| edition == Some(house.edition_hash().to_string()));
        let blob = desk.edition_of_table().filter(|_| !house);
        let reading = boot::read_record(<Rules as Game>::ID, &text, blob);
        let bytes = boot::bytes(reading).await.map_err(Wrong::Thrown)?;
        let saved = decode(&bytes).map_err(|_| Wrong::Unplayable)?;
        Self::new(desk, Arc::new(saved))
    }

    /// The record as a file's text.
    pub async fn record(&self) -> Result<String, Wrong> {
        let bytes = encode(self.saved.as_ref()).map_err(|_| Wrong::Unplayable)?;
        let writing = boot::write_record(<Rules as Game>::ID, &bytes);
        let text = boot::kept(writing).await.map_err(Wrong::Thrown)?;
        text.as_string().ok_or(Wrong::Unplayable)
    }

    /// A sentence with the names of this table.
    pub fn say(&self, message: &Message) -> String {
        let name =
            |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        speech().say(message, &name)
    }
}

/// The game of a record and the digest of its edition, as far as it says so.
fn head(text: &str) -> (Option<String>, Option<String>) {
    let record = JSON::parse(text).unwrap_or_default();
    let field = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).unwrap_or_default();
    let hash = field(&field(&record, "edition"), "hash");
    (field(&record, "game").as_string(), hash.as_string())
}
