//! The browser page. `page/boot.js` starts it by calling [`page_main`]; local tables and bots run in `crates/keeper`,
//! a separate wasm file.
//!
//! `boot.js` passes the language and its texts to [`page_main`]. The function mounts the page into the element `#app`
//! and returns when there is something to see; `boot.js` then removes the splash screen. It may be async. After a
//! panic or a rejected promise the splash screen stays and says that something went wrong.
//!
//! What `boot.js` offers to the page is `globalThis.spymaster`; the comment at the top of `boot.js` lists it.

use dom::mount_to;
use dom::prelude::*;
use game::Lang;
use text::Phrases;
use ui::art::Art;
use ui::link::decode;
use ui::page::GamePage;
use ui::route::Way;
use ui::settings::Settings;
use ui::speech::Speech;
use wasm_bindgen::prelude::*;

mod about;
mod boot;
mod desk;
mod edition_file;
mod fetch;
mod forgetting;
mod fragment;
mod frame;
mod home;
mod howto;
mod my_turn;
mod online;
mod replay;
mod rules;
mod seat_count;
mod setup;
mod shell;
mod sounds;
mod table;
mod update;

use desk::Desk;
use online::Online;
use shell::shell;

/// The game of this build; where several are asked for, as by a check of the whole workspace, the last of them.
#[cfg(all(feature = "spy-connection", not(any(feature = "spynet", feature = "spyworld"))))]
type Page = spy_connection_web::Page;
#[cfg(all(feature = "spynet", not(feature = "spyworld")))]
type Page = spynet_web::Page;
#[cfg(feature = "spyworld")]
type Page = spyworld_web::Page;
/// Its rules.
type Rules = <Page as GamePage>::Game;

/// Shows the page; called once, in the window.
#[wasm_bindgen]
pub fn page_main(lang: &str, texts: &[u8]) {
    console_error_panic_hook::set_once();
    let lang: Lang = lang.parse().unwrap_or_default();
    let Ok(phrases) = decode::<Phrases>(texts) else { return };
    let Some(place) = document().get_element_by_id("app") else { return };
    mount_to(&place, move || app(lang, phrases));
}

fn app(lang: Lang, phrases: Phrases) -> View {
    Settings::provide();
    Speech::provide(lang, phrases, |lang| Box::pin(fetch::phrases(lang)));
    Way::provide(<Rules as game::Game>::ID);
    Desk::provide();
    Online::provide();
    Art::provide();
    shell()
}
