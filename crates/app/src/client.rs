//! The open table: what comes over a line is put where the page looks for it, and the other way round.
//!
//! The address says which table it is and who holds it (`follow`); what is lost on the way to a server is asked for or
//! sent once more.

mod countdown;
mod deal;
mod device_notes;
mod fairness;
mod frames;
mod invite;
pub mod known;
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
use game::{Seat, Viewer};
use local::SavedOf;
use table::{OwnShare, UpdateOf};
use ui::link::{Line, Link as _, News};
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::session::{self as session, Holder, Session};
use wire::{Denied, Links, Stage, TableInfo, ToServer, ToServerOf, Upload, You};

use crate::device::device;
use crate::link::Server;
use crate::{Page, Rules};
pub use invite::plain_http;
use links::{keep_links, kept_links, next_key};
use proof::Proven;
pub use screen::table_page;
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
    /// There is none on this device, or it cannot be read any more.
    NotHere,
    /// Another tab has it open.
    Elsewhere,
    /// Another tab has taken it over.
    TakenOver,
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
    /// This one on the server.
    Table {
        id: String,
        token: Option<String>,
    },
    /// This one on this device.
    Local(String),
}

impl Wanted {
    /// Who holds it.
    const fn holder(&self) -> Option<Holder> {
        match self {
            Self::Nothing => None,
            Self::New | Self::Table { .. } => Some(Holder::Server),
            Self::Local(_) => Some(Holder::Device),
        }
    }
}

/// A game that is brought to a server.
type UploadOf<G> = Upload<<G as game::Game>::Options, <G as game::Game>::Action>;

/// An open line, and whose it is.
type Held = (Viewer, Rc<dyn Line<Rules>>);

/// What all pages of tables share.
pub struct Client {
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
    upload: StoredValue<Option<Rc<UploadOf<Rules>>>>,
    /// The open lines: one to a server, or one for each person at this screen.
    lines: StoredValue<Vec<Held>>,
    /// The edition of the last table of this device in binary form, where it is not the built-in one.
    edition: StoredValue<Option<Vec<u8>>>,
    /// The share of the deal that this page has committed to on this very line.
    share: StoredValue<Option<OwnShare>>,
    /// The chair that this guest has asked for and waits to get, with the share of the deal that goes with it.
    sitting: StoredValue<Option<(Seat, Option<OwnShare>)>>,
    /// Which question was answered on this very line.
    answered: RwSignal<Option<u32>>,
}

impl Clone for Client {
    fn clone(&self) -> Self {
        *self
    }
}
impl Copy for Client {}

/// The client of this page.
pub fn client() -> Client {
    expect_context()
}

impl Client {
    /// Follows the address, to be found as a context by everything below.
    pub fn provide() -> Self {
        let client = Self {
            session: Session::new(Rc::new(Way), Page::HIDES, Page::actor),
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
            lines: StoredValue::new(Vec::new()),
            edition: StoredValue::new(None),
            share: StoredValue::new(None),
            sitting: StoredValue::new(None),
            answered: RwSignal::new(None),
        };
        provide_context(client);
        Effect::new(move || client.follow(way().here()));
        client
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
            (Route::Table(id), Wanted::Local(now)) if id == *now => return,
            (Route::Table(id), _) => Wanted::Local(id),
            (_, _) => Wanted::Nothing,
        };
        self.forget();
        self.wanted.set(next.clone());
        let is_called =
            wanted.holder() == Some(Holder::Server) && self.line.get_untracked() == LineState::Open;
        match next.holder() {
            // The next table on the same server needs no other socket.
            Some(Holder::Server) if is_called => self.ask_for_table(),
            Some(Holder::Server) => {
                self.line.set(LineState::Calling);
                let line = Server.line(Viewer::Spectator, self.listener(Viewer::Spectator));
                self.lines.set_value(vec![(Viewer::Spectator, Rc::from(line))]);
            }
            Some(Holder::Device) => {
                self.lines.set_value(Vec::new());
                self.line.set(LineState::Open);
                self.look(Viewer::Spectator);
            }
            None => {
                self.lines.set_value(Vec::new());
                self.line.set(LineState::Calling);
            }
        }
    }

    /// What hears of a line: the line of whoever does not look at the screen now says nothing to it.
    fn listener(self, viewer: Viewer) -> Box<dyn Fn(News<Rules>)> {
        let owner = Owner::current();
        Box::new(move |news| {
            let is_shown = self.holder() == Some(Holder::Server)
                || self.session.viewer.get_untracked() == viewer;
            if !is_shown {
                return;
            }
            match &owner {
                // News come outside of any part of the page; sentences are found through the owner.
                Some(owner) => owner.with(|| self.hear(news)),
                None => self.hear(news),
            }
        })
    }

    /// Looks at a table of this device through these eyes, from the beginning of the story.
    fn look(self, viewer: Viewer) {
        let Wanted::Local(table) = self.wanted.get_untracked() else { return };
        self.session.viewer.set(viewer);
        let mut lines = self.lines.get_value();
        if !lines.iter().any(|(whose, _)| *whose == viewer) {
            let line = device().link().line(viewer, self.listener(viewer));
            lines.push((viewer, Rc::from(line)));
            self.lines.set_value(lines);
        }
        self.send(&ToServer::Open { table, token: None, heard: 0 });
    }

    /// Who holds the table that is open or wanted.
    pub fn holder(self) -> Option<Holder> {
        self.wanted.with_untracked(Wanted::holder)
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

    /// Says something to the holder of the table.
    pub fn send(self, frame: &ToServerOf<Rules>) {
        self.proposed.set_value(matches!(frame, ToServer::Propose(_)));
        let shown = match self.holder() {
            Some(Holder::Device) => self.session.viewer.get_untracked(),
            Some(Holder::Server) | None => Viewer::Spectator,
        };
        let line = self.lines.with_value(|lines| {
            lines.iter().find(|(viewer, _)| *viewer == shown).map(|(_, line)| Rc::clone(line))
        });
        if let Some(line) = line {
            line.send(frame);
        }
    }

    /// Sends what the session wants to say. An answer to a server is kept until the server has moved on.
    fn say(self, frame: &ToServerOf<Rules>) {
        if let (ToServer::Submit { ask, actions }, Some(Holder::Server)) = (frame, self.holder()) {
            if let Some(id) = self.table() {
                Sent { ask: *ask, actions: actions.clone() }.keep(&id);
            }
            // What is sent into a lost line has to be sent again.
            let heard = self.line.get_untracked() == LineState::Open;
            self.answered.set(heard.then_some(ask.0));
        }
        self.send(frame);
    }

    fn hear(self, news: News<Rules>) {
        match news {
            News::Lost => {
                self.answered.set(None);
                self.share.set_value(None);
                self.line.set(LineState::Lost);
            }
            News::OtherBuild => self.line.set(LineState::OtherBuild),
            News::Frame(frame) => self.take(*frame),
        }
    }

    /// The name of the table that is open or wanted.
    pub fn table(self) -> Option<String> {
        match self.wanted.get_untracked() {
            Wanted::Table { id, .. } | Wanted::Local(id) => Some(id),
            Wanted::Nothing | Wanted::New => None,
        }
    }

    /// Brings a game of this device to the server, to be continued with others.
    pub fn take_over(self, upload: UploadOf<Rules>) {
        self.upload.set_value(Some(Rc::new(upload)));
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

    /// The finished game as it is stored on a device.
    pub fn history(self) -> Option<Arc<SavedOf<Rules>>> {
        match self.holder()? {
            Holder::Device => device().history_of(&self.table()?),
            Holder::Server => {
                self.proven.with(|proven| proven.as_ref().and_then(|proven| proven.saved.clone()))
            }
        }
    }

    /// A table of this device is open.
    pub fn opened(self, table: &str, edition: Option<Vec<u8>>) {
        if self.table().as_deref() == Some(table) {
            self.edition.set_value(edition);
        }
    }

    /// Another tab has a table of this device open; with `taken` it was open here before.
    pub fn elsewhere(self, table: &str, taken: bool) {
        if self.wanted.get_untracked() == Wanted::Local(table.to_owned()) {
            self.session.reset();
            self.away.set(Some(if taken { Away::TakenOver } else { Away::Elsewhere }));
        }
    }

    /// Takes the table that is wanted from another tab.
    pub fn take_from_tab(self) {
        if let Some(id) = self.table() {
            self.away.set(None);
            device().send(local::ToDevice::TakeOver(id));
            self.look(Viewer::Spectator);
        }
    }

    /// The edition of the last table of this device in binary form, where it is not the built-in one.
    pub fn edition(self) -> Option<Vec<u8>> {
        self.edition.get_value()
    }
}

/// The session's way to its table.
struct Way;

impl session::Client<Rules> for Way {
    fn send(&self, frame: ToServerOf<Rules>) {
        client().say(&frame);
    }

    fn look(&self, viewer: Viewer) {
        client().look(viewer);
    }
}
