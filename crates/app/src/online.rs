//! Playing with others: what comes over the line is put where the page looks for it, and the other way round.
//!
//! The address says which table it is (`follow`); whatever is lost on the way is asked for or sent once more.

mod countdown;
mod deal;
mod fairness;
mod frames;
mod invite;
pub mod known;
mod line;
mod links;
mod lobby;
mod own_links;
mod people;
mod proof;
mod screen;
mod sent;
mod votes;
mod watchers;
mod words;

use std::rc::Rc;
use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use game::{Game as _, Seat};
use table::OwnShare;
use ui::link::{decode, encode};
use ui::message::{Request, RequestOf, SavedOf, UpdateOf};
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::session::Session;
use wire::{Denied, Links, Stage, TableInfo, ToClientOf, ToServer, ToServerOf, You};

use crate::desk::desk;
use crate::{Page, Rules, boot};
pub use invite::plain_http;
use line::{Line, News, Number};
use links::{keep_links, kept_links, next_key};
use proof::Proven;
pub use screen::online_page;
use sent::Sent;
use words::{Saying, Voice, names};

/// Everything about the table that all may know.
pub type Info = TableInfo<<Rules as game::Game>::Options>;

/// How the line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineState {
    Calling,
    Open,
    Lost,
    OtherBuild,
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    /// There is none, or none for this guest.
    NoTable,
    /// The host has sent this guest away.
    ShownOut,
    /// The others have removed this guest by a vote.
    VotedOut,
    /// There is none for this guest any more, who was there before.
    Lapsed,
    /// It is played with an edition that this page does not have.
    OtherEdition,
    /// The server does not take this game over.
    Unfit,
    /// The server does not open or set up a table now.
    Denied(Denied),
    /// What the server has stored of it is damaged.
    Damaged,
}

/// The table that the address names.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    Nothing,
    /// One that is to be set up.
    New,
    /// This one.
    Table {
        id: String,
        token: Option<String>,
    },
}

/// What all online pages share.
pub struct Online {
    /// The open table.
    pub session: Session<Rules>,
    /// How the line is.
    pub line: RwSignal<LineState>,
    /// This guest's place at it.
    pub you: RwSignal<Option<You>>,
    /// Everything about it that all may know.
    pub info: RwSignal<Option<Arc<Info>>>,
    /// Its links, where they are known here.
    pub links: RwSignal<Option<Links>>,
    /// Why there is no table.
    pub away: RwSignal<Option<Away>>,
    /// What was said, the newest last.
    pub sayings: RwSignal<Vec<Saying>>,
    /// How much of it, by others, has not been looked at.
    pub unread: RwSignal<u32>,
    /// What has just been said, for a glance.
    pub glance: RwSignal<Option<Saying>>,
    /// The name under which the server knows this guest.
    pub name: RwSignal<String>,
    /// The finished game, and whether its chance was fair.
    pub proven: RwSignal<Option<Arc<Proven>>>,
    /// Has this guest asked to play once more, and not taken the seat there yet?
    pub again: RwSignal<bool>,
    /// So much time is left for an answer, in milliseconds.
    pub clock: RwSignal<Option<u32>>,
    /// When the server last told of the table, in milliseconds since 1970.
    told_at: StoredValue<f64>,
    /// A link to one seat that the server has just made for this guest: the own one, or one that was opened.
    pub seat_link: RwSignal<Option<(Seat, String)>>,
    /// Those whom this guest does not want to hear.
    pub muted: RwSignal<Vec<Voice>>,
    /// Have the options just changed before others who sit here? Then nobody starts for a moment.
    pub settling: RwSignal<bool>,
    /// A rematch, and who was host of the game before it.
    host_before: StoredValue<Option<(String, String)>>,
    wanted: RwSignal<Wanted>,
    /// Was a vote proposed by what was sent last?
    proposed: StoredValue<bool>,
    /// The game of this device that is to be continued here.
    upload: StoredValue<Option<Rc<SavedOf<Rules>>>>,
    wire: StoredValue<Option<Rc<Line>>>,
    /// The share of the deal that this page has committed to on this very line.
    share: StoredValue<Option<OwnShare>>,
    /// The chair that this guest has asked for and waits to get, with the share of the deal that goes with it.
    sitting: StoredValue<Option<(Seat, Option<OwnShare>)>>,
    /// Which question was answered on this very line.
    answered: RwSignal<Option<u32>>,
}

impl Clone for Online {
    fn clone(&self) -> Self {
        *self
    }
}
impl Copy for Online {}

/// The online part of this page.
pub fn online() -> Online {
    expect_context()
}

impl Online {
    /// Follows the address, to be found as a context by everything below.
    pub fn provide() -> Self {
        let this: StoredValue<Option<Self>> = StoredValue::new(None);
        let keeper = move |request| {
            if let Some(online) = this.get_value() {
                online.request(request);
            }
        };
        let online = Self {
            session: Session::new(Rc::new(keeper), Page::HIDES, Page::actor),
            line: RwSignal::new(LineState::Calling),
            you: RwSignal::new(None),
            info: RwSignal::new(None),
            links: RwSignal::new(None),
            away: RwSignal::new(None),
            sayings: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            glance: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            proven: RwSignal::new(None),
            again: RwSignal::new(false),
            clock: RwSignal::new(None),
            told_at: StoredValue::new(0.0),
            seat_link: RwSignal::new(None),
            muted: RwSignal::new(Vec::new()),
            settling: RwSignal::new(false),
            host_before: StoredValue::new(None),
            wanted: RwSignal::new(Wanted::Nothing),
            proposed: StoredValue::new(false),
            upload: StoredValue::new(None),
            wire: StoredValue::new(None),
            share: StoredValue::new(None),
            sitting: StoredValue::new(None),
            answered: RwSignal::new(None),
        };
        this.set_value(Some(online));
        provide_context(online);
        Effect::new(move || online.follow(way().here()));
        online
    }

    /// Goes where the address leads.
    fn follow(self, here: Route) {
        let hash = window().location().hash().unwrap_or_default();
        let given = Some(hash.trim_start_matches('#').to_owned()).filter(|token| !token.is_empty());
        let wanted = self.wanted.get_untracked();
        let next = match (here, &wanted) {
            // A newer link to the same table is another matter.
            (Route::Online(Some(id)), Wanted::Table { id: now, token })
                if id == *now && (given.is_none() || given == *token) =>
            {
                return;
            }
            (Route::Online(Some(id)), _) => {
                let token = given.or_else(|| known::find(&id).and_then(|known| known.token));
                Wanted::Table { id, token }
            }
            (Route::Online(None), Wanted::New) => return,
            (Route::Online(None), _) => Wanted::New,
            (_, _) => Wanted::Nothing,
        };
        self.forget();
        self.wanted.set(next.clone());
        match next {
            // Nothing is open any more: the next table needs a new socket.
            Wanted::Nothing => {
                self.wire.set_value(None);
                self.line.set(LineState::Calling);
            }
            Wanted::New | Wanted::Table { .. } if self.line.get_untracked() == LineState::Open => {
                self.ask_for_table();
            }
            Wanted::New | Wanted::Table { .. } => self.call(),
        }
    }

    fn forget(self) {
        self.session.reset();
        self.you.set(None);
        self.info.set(None);
        self.links.set(None);
        self.away.set(None);
        self.sayings.set(Vec::new());
        self.unread.set(0);
        self.glance.set(None);
        self.proven.set(None);
        self.answered.set(None);
        self.clock.set(None);
        self.share.set_value(None);
        self.sitting.set_value(None);
        self.seat_link.set(None);
        self.muted.set(Vec::new());
        self.settling.set(false);
    }

    fn call(self) {
        let bar = window().location();
        let secure = bar.protocol().is_ok_and(|protocol| protocol == "https:");
        let scheme = if secure { "wss" } else { "ws" };
        let host = bar.host().unwrap_or_default();
        let Ok(ping) = encode(&ToServerOf::<Rules>::Ping(0)) else { return };
        let number = Number {
            address: format!("{scheme}://{host}/api/socket/{}", Rules::ID),
            protocol: format!("spymaster.{}.postcard", boot::wire_hash()),
            ping,
        };
        self.line.set(LineState::Calling);
        let owner = Owner::current();
        let line = Line::open(number, move |news| match &owner {
            // News come outside of any part of the page; sentences are found through the owner.
            Some(owner) => owner.with(|| self.hear(news)),
            None => self.hear(news),
        });
        self.wire.set_value(Some(Rc::new(line)));
    }

    /// Says something to the server.
    pub fn send(self, frame: &ToServerOf<Rules>) {
        self.proposed.set_value(matches!(frame, ToServer::Propose(_)));
        if let (Some(line), Ok(bytes)) = (self.wire.get_value(), encode(frame)) {
            line.send(&bytes);
        }
    }

    /// What the session asks of whoever keeps the table.
    fn request(self, request: RequestOf<Rules>) {
        match request {
            Request::Submit { ask, actions, .. } => {
                if let Some(id) = self.table() {
                    Sent { ask, actions: actions.clone() }.keep(&id);
                }
                // What is sent into a lost line has to be sent again.
                let heard = self.line.get_untracked() == LineState::Open;
                self.answered.set(heard.then_some(ask.0));
                self.send(&ToServer::Submit { ask, actions });
            }
            Request::Resign(_) => self.send(&ToServer::Resign),
            Request::Ponder(question) => self.ponder(question),
            // Whose eyes these are says the server; the rest is for tables of this device.
            Request::Watch(_)
            | Request::List
            | Request::Create(_)
            | Request::Open { .. }
            | Request::Close(_)
            | Request::Delete(_)
            | Request::Keep(..)
            | Request::Story(_)
            | Request::HandOver(_)
            | Request::PonderElsewhere(_)
            | Request::Pace(_) => {}
        }
    }

    /// This device thinks for itself: a server has better things to do.
    fn ponder(self, question: Vec<u8>) {
        let view = self.session.update.with_untracked(|u| u.as_ref().map(|u| u.view.clone()));
        let rules = self.info.with_untracked(|info| info.as_ref().map(|info| info.rules));
        let viewer = self.session.viewer.get_untracked();
        if let (Some(view), Some(rules)) = (view, rules)
            && let Ok(bytes) = encode(&(rules, viewer, view, question))
        {
            desk().send(&Request::PonderElsewhere(bytes));
        }
    }

    fn hear(self, news: News) {
        match news {
            News::Lost => {
                self.answered.set(None);
                self.share.set_value(None);
                self.line.set(LineState::Lost);
            }
            News::OtherBuild => self.line.set(LineState::OtherBuild),
            News::Frame(bytes) => {
                if let Ok(frame) = decode::<ToClientOf<Rules>>(&bytes) {
                    self.take(frame);
                }
            }
        }
    }

    /// The name of the table that is open or wanted.
    pub fn table(self) -> Option<String> {
        match self.wanted.get_untracked() {
            Wanted::Table { id, .. } => Some(id),
            Wanted::Nothing | Wanted::New => None,
        }
    }

    /// Brings a game of this device to the server, to be continued with others.
    pub fn take_over(self, saved: SavedOf<Rules>) {
        self.upload.set_value(Some(Rc::new(saved)));
        way().go(Route::Online(None));
    }

    /// Was the game begun elsewhere?
    pub fn is_uploaded(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.uploaded))
    }

    /// Are shares of the deal being revealed?
    pub fn is_dealing(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.stage == Stage::Dealing))
    }

    /// Goes to the table that was set up to play once more.
    pub fn go_on(self, next: String) {
        if let Some(links) = self.table().and_then(|id| kept_links(&next_key(&id))) {
            keep_links(&next, &links);
        }
        self.again.set(true);
        let host = self.info.with_untracked(|info| {
            let info = info.as_ref()?;
            names(info, &[info.host?]).pop()
        });
        self.host_before.set_value(host.map(|host| (next.clone(), host)));
        way().go(Route::Online(Some(next)));
    }

    /// May this guest start, kick and change options?
    pub fn is_host(self) -> bool {
        self.you.with(|you| you.as_ref().is_some_and(|you| you.host))
    }

    /// This guest's seat.
    pub fn seat(self) -> Option<Seat> {
        self.you.with(|you| you.as_ref().and_then(|you| you.viewer.seat()))
    }

    /// Who was host before, if this is a rematch that was come to from there.
    pub fn host_before(self) -> Option<String> {
        let (id, name) = self.host_before.get_value()?;
        (self.table() == Some(id)).then_some(name)
    }

    /// Has this seat given the running game up?
    pub fn has_left(self, seat: Seat) -> bool {
        let left = |update: &UpdateOf<Rules>| Page::has_left(&update.view, seat);
        self.session.update.with(|update| update.as_ref().is_some_and(left))
    }

    /// Everybody who has given the running game up; nothing before the first update.
    fn left_seats(self) -> Option<Vec<Seat>> {
        self.session.update.with(|update| {
            let view = &update.as_ref()?.view;
            let places =
                self.info.with_untracked(|info| info.as_ref().map(|it| it.places.len()))?;
            let seats = (0..).map(Seat).take(places);
            Some(seats.filter(|seat| Page::has_left(view, *seat)).collect())
        })
    }

    /// The finished game as it is kept on a device.
    pub fn story(self) -> Option<Arc<SavedOf<Rules>>> {
        self.proven.with(|proven| proven.as_ref().and_then(|proven| proven.saved.clone()))
    }
}
