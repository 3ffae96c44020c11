//! Where in the page one is: a handful of addresses, and links that do not load the page again.
//!
//! Our own because it is so little: the usual router costs a sixth of what the whole page may weigh.

use dom::hear_window;
use dom::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, MouseEvent};

/// The window that is opened beside a game; it is the same one each time.
const BESIDE: &str = "spymaster-rules";

/// A place in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The start.
    Home,
    /// Setting up a table.
    Setup,
    /// A table.
    Table(String),
    /// A table on the server, or a new one there.
    Online(Option<String>),
    /// The replay of a stored table, or of a file.
    Replay(Option<String>),
    /// How to play, on one page.
    HowTo,
    /// The rules, at a clause.
    Rules(Option<String>),
    /// About the project.
    About,
    /// Nothing we know.
    Lost,
}

impl Route {
    /// The place with this address; `game` is the game of this page.
    pub fn read(path: &str, hash: &str, game: &str) -> Self {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let (Some(first), rest) = (parts.next(), parts.collect::<Vec<_>>()) else {
            return Self::Home;
        };
        if first == "about" && rest.is_empty() {
            return Self::About;
        }
        if first != game {
            return Self::Lost;
        }
        match rest.as_slice() {
            [] => Self::Home,
            ["new"] => Self::Setup,
            ["table", id] => Self::Table((*id).to_owned()),
            ["online"] => Self::Online(None),
            ["online", id] => Self::Online(Some((*id).to_owned())),
            ["replay"] => Self::Replay(None),
            ["replay", id] => Self::Replay(Some((*id).to_owned())),
            ["how-to-play"] => Self::HowTo,
            ["rules"] => {
                let clause = hash.trim_start_matches('#');
                Self::Rules((!clause.is_empty()).then(|| clause.to_owned()))
            }
            _ => Self::Lost,
        }
    }

    /// The page this place is on: where on it does not matter.
    pub fn page(self) -> Self {
        match self {
            Self::Rules(_) => Self::Rules(None),
            Self::Online(_) => Self::Online(None),
            other => other,
        }
    }

    /// Is a game on at this place?
    const fn is_played(&self) -> bool {
        matches!(self, Self::Table(_) | Self::Online(Some(_)) | Self::Replay(_))
    }

    /// Is there only something to read?
    const fn is_read(&self) -> bool {
        matches!(self, Self::HowTo | Self::Rules(_))
    }

    /// The address of this place.
    pub fn address(&self, game: &str) -> String {
        match self {
            Self::Home | Self::Lost => "/".to_owned(),
            Self::Setup => format!("/{game}/new"),
            Self::Table(id) => format!("/{game}/table/{id}"),
            Self::Online(None) => format!("/{game}/online"),
            Self::Online(Some(id)) => format!("/{game}/online/{id}"),
            Self::Replay(None) => format!("/{game}/replay"),
            Self::Replay(Some(id)) => format!("/{game}/replay/{id}"),
            Self::HowTo => format!("/{game}/how-to-play"),
            Self::Rules(None) => format!("/{game}/rules"),
            Self::Rules(Some(clause)) => format!("/{game}/rules#{clause}"),
            Self::About => "/about".to_owned(),
        }
    }
}

/// The way about the page.
#[derive(Clone, Copy)]
pub struct Way {
    game: &'static str,
    here: RwSignal<Route>,
}

impl Way {
    /// Follows the address bar, to be found as a context by everything below.
    pub fn provide(game: &'static str) -> Self {
        let here = RwSignal::new(address_bar(game));
        let way = Self { game, here };
        provide_context(way);
        hear_window("popstate", move |_| here.set(address_bar(game)));
        hear_window("click", move |event| way.follow(event.unchecked_ref()));
        way
    }

    /// Where we are.
    pub fn here(self) -> Route {
        self.here.get()
    }

    /// The address of a place.
    pub fn to(self, route: &Route) -> String {
        route.address(self.game)
    }

    /// Goes there.
    pub fn go(self, route: Route) {
        let address = route.address(self.game);
        if let Ok(history) = window().history() {
            // Fails only for addresses of other hosts, which ours are not.
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&address));
        }
        self.arrive(route);
    }

    /// Goes there without a step back to here.
    pub fn replace(self, route: Route) {
        let address = route.address(self.game);
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
        self.arrive(route);
    }

    fn arrive(self, route: Route) {
        let anchored = matches!(route, Route::Rules(Some(_)));
        self.here.set(route);
        if !anchored {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    }

    /// A plain click on one of our own links changes the place instead of loading the page again.
    fn follow(self, event: &MouseEvent) {
        let plain = event.button() == 0
            && !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key());
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(link) = target.and_then(|target| target.closest("a[href^='/']").ok().flatten())
        else {
            return;
        };
        if !plain || event.default_prevented() || link.has_attribute("download") {
            return;
        }
        let href = link.get_attribute("href").unwrap_or_default();
        let (path, hash) = href.split_once('#').unwrap_or((&href, ""));
        let route = Route::read(path, hash, self.game);
        if route == Route::Lost {
            return;
        }
        event.prevent_default();
        // Whoever looks something up in the middle of a game keeps the game: the rules open beside it.
        if self.here.get_untracked().is_played() && route.is_read() {
            if let Ok(Some(beside)) = window().open_with_url_and_target(&href, BESIDE) {
                let _ = beside.focus();
            }
        } else {
            self.go(route);
        }
    }
}

/// Goes back to the game that opened this window, if one did and it is still there; this window closes.
pub fn back_to_game() {
    if let Some(game) = game_behind() {
        let _ = game.focus();
        let _ = window().close();
    }
}

/// The window of the game beside which this one was opened.
pub fn game_behind() -> Option<web_sys::Window> {
    let opener = window().opener().ok().filter(JsValue::is_object)?;
    // A window of another page is no instance of this page's class.
    let opener: web_sys::Window = opener.unchecked_into();
    (!opener.closed().unwrap_or(true)).then_some(opener)
}

/// The way about this page.
pub fn way() -> Way {
    expect_context()
}

fn address_bar(game: &str) -> Route {
    let bar = window().location();
    Route::read(&bar.pathname().unwrap_or_default(), &bar.hash().unwrap_or_default(), game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_at_its_own_address() {
        let id = || Some("k3x9".to_owned());
        let places = [
            Route::Home,
            Route::Setup,
            Route::Table("k3x9".to_owned()),
            Route::Online(None),
            Route::Online(Some("k7".to_owned())),
            Route::Replay(None),
            Route::Replay(id()),
            Route::HowTo,
            Route::Rules(None),
            Route::Rules(Some("SC-4.1".to_owned())),
            Route::About,
        ];
        for place in places {
            let address = place.address("spynet");
            let (path, hash) = address.split_once('#').unwrap_or((&address, ""));
            assert_eq!(Route::read(path, hash, "spynet"), place, "{address}");
        }
    }

    #[test]
    fn what_is_read_opens_beside_what_is_played() {
        let id = || "k3x9".to_owned();
        for played in [Route::Table(id()), Route::Online(Some(id())), Route::Replay(None)] {
            assert!(played.is_played() && !played.is_read(), "{played:?}");
        }
        for read in [Route::HowTo, Route::Rules(None), Route::Rules(Some("SC-4.1".to_owned()))] {
            assert!(read.is_read() && !read.is_played(), "{read:?}");
        }
        assert!(!Route::Home.is_played() && !Route::Home.is_read());
    }

    #[test]
    fn whatever_else_is_lost() {
        for path in ["/chess", "/spynet/what", "/spynet/table", "/spynet/table/a/b", "/about/x"] {
            assert_eq!(Route::read(path, "", "spynet"), Route::Lost, "{path}");
        }
        assert_eq!(Route::read("/spynet/", "", "spynet"), Route::Home);
    }
}
