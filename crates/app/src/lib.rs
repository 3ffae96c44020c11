//! The page. Starts nothing by itself: `page/boot.js` calls [`page_main`], `page/worker.js` calls [`worker_main`].
//!
//! Both live in one wasm file, which the browser compiles once: `boot.js` compiles it while it streams in, and
//! hands the compiled module on to the worker.
//!
//! What `boot.js` expects of [`page_main`]: it mounts the page into the element `#app`, and returns when there is
//! something to see; `boot.js` then takes the splash away. It may be async. A panic or a rejected promise leaves the
//! splash in place, with a sentence that something went wrong.
//!
//! What `worker.js` expects of [`worker_main`]: before it returns it has set `onmessage` (or added a listener).
//! Messages that the page sent earlier are kept and delivered right afterwards, in their order.
//!
//! What the page gets from `boot.js` is `globalThis.spymaster`; its head comment has the list.

use dom::mount_to;
use dom::prelude::*;
use ui::page::GamePage;
use ui::route::Way;
use ui::settings::{Settings, first_language};
use ui::speech::Speech;
use wasm_bindgen::prelude::*;

mod about;
mod boot;
mod desk;
mod edition_file;
mod fetch;
mod home;
mod keeper;
mod replay;
mod rules;
mod setup;
mod shell;
mod table;
mod update;

use desk::Desk;
use shell::shell;

/// The game of this build.
#[cfg(feature = "spy-connection")]
type Page = spy_connection_web::Page;
/// Its rules.
type Rules = <Page as GamePage>::Game;

/// Shows the page; called once, in the window.
#[wasm_bindgen]
pub fn page_main() {
    console_error_panic_hook::set_once();
    let Some(place) = document().get_element_by_id("app") else { return };
    mount_to(&place, app);
}

/// Runs tables and bots; called once, in a worker.
#[wasm_bindgen]
pub fn worker_main() {
    console_error_panic_hook::set_once();
    keeper::start();
}

fn app() -> View {
    Settings::provide();
    Speech::provide(first_language(), sources);
    Way::provide(<Rules as game::Game>::ID);
    Desk::provide();
    shell()
}

/// The shell's words, the game's, and its page's.
fn sources(lang: game::Lang) -> Vec<&'static str> {
    vec![ui::shell_text(lang), <Rules as game::Words>::text(lang), Page::text(lang)]
}
