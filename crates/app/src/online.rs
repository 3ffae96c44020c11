//! Playing with others: what comes over the line is put where the page looks for it, and the other way round.
//!
//! The address says which table it is (`follow`); whatever is lost on the way is asked for or sent once more.

mod invite;
pub mod known;
mod line;
mod lobby;
mod people;
mod proof;
mod screen;
mod sent;

use std::rc::Rc;
use std::sync::Arc;

use dom::prelude::*;
use dom::{Owner, after};
use game::{Choices as _, Game as _, Message, Seat, Seed, Viewer, Words as _};
use table::{Chair, Sitter, Told};
use ui::link::{decode, encode};
use ui::message::{Opened, Request, RequestOf, SavedOf, UpdateOf};
use ui::page::GamePage as _;
use ui::route::{Route, way};
use ui::session::{Notice, OpenTable, Room, Session};
use ui::settings::{self, settings};
use ui::setup::bot_name;
use ui::speech::{speech, t, tell};
use wire::{
    Denied, Greeting, Links, Place, Stage, TableInfo, ToClient, ToClientOf, ToServer, ToServerOf,
    You,
};

use crate::desk::random;
use crate::{Page, Rules, boot};
pub use invite::plain_http;
use known::Known;
use line::{Line, News, Number};
use proof::Proven;
pub use screen::online_page;
use sent::Sent;

/// Everything about the table that all may know.
pub type Info = TableInfo<<Rules as game::Game>::Options>;

/// How long a saying stays in sight.
const GLANCE: core::time::Duration = core::time::Duration::from_secs(8);
/// More seats than this are many.
const MANY: u8 = 8;
/// Older sayings are forgotten.
const SAYINGS: usize = 200;

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
    /// It is played with an edition that this page does not have.
    OtherEdition,
    /// The server does not take this game over.
    Unfit,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// From which place.
    pub viewer: Viewer,
    /// Under which name.
    pub name: String,
    /// What.
    pub what: What,
}

/// What was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// In somebody's own words.
    Words(String),
    /// One of the greetings that every page says in its own language.
    Greeting(Greeting),
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
    /// What has just been said, for a glance.
    pub glance: RwSignal<Option<Saying>>,
    /// The name under which the server knows this guest.
    pub name: RwSignal<String>,
    /// The finished game, and whether its chance was fair.
    pub proven: RwSignal<Option<Arc<Proven>>>,
    /// Has this guest asked to play once more?
    pub again: RwSignal<bool>,
    /// So much time is left for an answer, in milliseconds.
    pub clock: RwSignal<Option<u32>>,
    wanted: RwSignal<Wanted>,
    /// The game of this device that is to be continued here.
    upload: StoredValue<Option<Rc<SavedOf<Rules>>>>,
    wire: StoredValue<Option<Rc<Line>>>,
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
            session: Session::new(Rc::new(keeper), Page::HIDES),
            line: RwSignal::new(LineState::Calling),
            you: RwSignal::new(None),
            info: RwSignal::new(None),
            links: RwSignal::new(None),
            away: RwSignal::new(None),
            sayings: RwSignal::new(Vec::new()),
            glance: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            proven: RwSignal::new(None),
            again: RwSignal::new(false),
            clock: RwSignal::new(None),
            wanted: RwSignal::new(Wanted::Nothing),
            upload: StoredValue::new(None),
            wire: StoredValue::new(None),
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
            Wanted::Nothing => self.wire.set_value(None),
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
        self.glance.set(None);
        self.proven.set(None);
        self.answered.set(None);
        self.clock.set(None);
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
            | Request::Ponder(_)
            | Request::Pace(_) => {}
        }
    }

    fn hear(self, news: News) {
        match news {
            News::Lost => {
                self.answered.set(None);
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

    fn take(self, frame: ToClientOf<Rules>) {
        match frame {
            ToClient::Hello(name) => self.greeted(name),
            ToClient::You(you) => self.placed(you),
            ToClient::Closed => self.away.set(Some(Away::ShownOut)),
            ToClient::Table(info) => self.told(Arc::new(*info)),
            ToClient::Update(update) => self.updated(*update),
            ToClient::Patch(patch) if *Rules::SEATS.end() > MANY => self.patched(*patch),
            ToClient::Refused { why, .. } => {
                self.forget_sent();
                self.session.refused(&why);
            }
            ToClient::BadOptions(refusal) => {
                let words = Page::house().map(|game| game.refusal_words(&refusal, speech().lang()));
                let text = words.map_or_else(|_| t("failed"), |words| speech().tell(&words));
                self.session.notice.set(Some(Notice { text, clause: None }));
            }
            ToClient::Denied(why) => self.denied(why),
            ToClient::Links(links) => self.linked(links),
            ToClient::Said(speaker, text) => self.said(Saying {
                viewer: speaker.viewer,
                name: speaker.name,
                what: What::Words(text),
            }),
            ToClient::Greeted(speaker, greeting) => self.said(Saying {
                viewer: speaker.viewer,
                name: speaker.name,
                what: What::Greeting(greeting),
            }),
            ToClient::Record(text) => self.prove(text),
            ToClient::BadUpload(_) => self.away.set(Some(Away::Unfit)),
            ToClient::Clock(left) => self.clock.set(left),
            // Only other people's clients ask for the first; the second is heard by the line itself.
            // Patches come only to who asks for them.
            ToClient::Legal { .. } | ToClient::Pong(_) | ToClient::Patch(_) => {}
        }
    }

    fn greeted(self, name: String) {
        let renamed = self.line.get_untracked() == LineState::Open;
        self.name.set(name);
        self.line.set(LineState::Open);
        if !renamed {
            self.ask_for_table();
        }
    }

    fn ask_for_table(self) {
        // Where many may sit, the server tells only what has changed.
        if *Rules::SEATS.end() > MANY {
            self.send(&ToServer::Patches);
        }
        match self.wanted.get_untracked() {
            Wanted::Nothing => {}
            Wanted::New => {
                self.call_myself();
                self.send(&match self.upload.get_value() {
                    Some(saved) => ToServer::Upload(Box::new((*saved).clone().into())),
                    None => ToServer::Create(Rules::default_options(*Rules::SEATS.start())),
                });
            }
            Wanted::Table { id, token } => {
                let heard = self.session.log.with_untracked(Vec::len);
                let heard = u32::try_from(heard).unwrap_or(0);
                self.send(&ToServer::Open { table: id, token, heard });
            }
        }
    }

    /// The server is told the name of this person, if it knows none or another one.
    pub fn call_myself(self) {
        let name = settings().name.get_untracked();
        if name != self.name.get_untracked() {
            self.send(&ToServer::Name(name));
        }
    }

    /// Takes a chair, with chance of this browser's own.
    pub fn sit(self, seat: Seat) {
        self.call_myself();
        self.send(&ToServer::Sit { seat, entropy: Seed(random()).to_string() });
    }

    fn placed(self, you: You) {
        let is_new = self.wanted.get_untracked() == Wanted::New;
        if is_new {
            let id = you.table.clone();
            self.wanted.set(Wanted::Table { id: id.clone(), token: None });
            way().replace(Route::Online(Some(id.clone())));
            if let Some(links) = self.links.get_untracked() {
                keep_links(&id, &links);
            }
            // Whoever sets a table up wants to sit at it, where they sat before.
            let before = self.upload.get_value().and_then(|saved| first_person(&saved.chairs));
            self.upload.set_value(None);
            self.sit(before.unwrap_or(Seat(0)));
        } else if self.links.with_untracked(Option::is_none) && you.host {
            self.links.set(kept_links(&you.table));
        }
        let viewer = you.viewer;
        let moved =
            self.you.with_untracked(|old| old.as_ref().is_some_and(|old| old.viewer != viewer));
        self.away.set(None);
        self.you.set(Some(you));
        if let Some(info) = self.info.get_untracked().filter(|_| moved) {
            self.join(&info);
        }
    }

    fn told(self, info: Arc<Info>) {
        self.join(&info);
        self.info.set(Some(info.clone()));
        self.remember(&info);
    }

    /// Shows the session who sits where.
    fn join(self, info: &Info) {
        let Some(you) = self.you.get_untracked() else { return };
        let opened = Opened {
            id: you.table,
            chairs: chairs(info),
            options: info.options.clone(),
            edition: None,
            rules: info.rules,
        };
        let game = crate::keeper::game_of(None, Some(info.rules));
        let game = game.filter(|game| game.edition_hash().to_string() == info.edition);
        let Some(game) = game else { return self.away.set(Some(Away::OtherEdition)) };
        let session = self.session;
        let same = session
            .open
            .with_untracked(|open| open.as_ref().is_some_and(|open| open.opened == opened));
        // Whoever comes and goes changes nothing that the board shows.
        if !same || session.viewer.get_untracked() != you.viewer {
            session.join(OpenTable { game, opened, room: Room::Online }, you.viewer);
        }
    }

    /// The update by what has changed; without one before it, the whole is asked for.
    fn patched(self, patch: wire::Patch<<Rules as game::Game>::EventView>) {
        let before = self.session.update.get_untracked().map(|last| wire::Update {
            ask: last.ask,
            round: last.round,
            asked: last.asked,
            view: last.view,
            first: 0,
            events: Vec::new(),
            outcome: None,
        });
        match before.map(|before| before.patched(patch)) {
            Some(Ok(update)) => self.updated(update),
            Some(Err(_)) | None => self.ask_for_table(),
        }
    }

    fn updated(
        self,
        update: wire::Update<<Rules as game::Game>::View, <Rules as game::Game>::EventView>,
    ) {
        let Some(you) = self.you.get_untracked() else { return };
        let wire::Update { ask, round, asked, view, first, events, outcome } = update;
        let seq = first.saturating_add(u32::try_from(events.len()).unwrap_or(u32::MAX));
        let told = |(seq, (round, event))| Told { seq, round, event };
        let events = (first + 1..).zip(events).map(told).collect();
        let update: UpdateOf<Rules> =
            UpdateOf::<Rules> { seq, ask, round, asked, view, events, outcome };
        self.session.log.update(|log| log.truncate(first as usize));
        let bot = self.info.with_untracked(|info| {
            let is_bot = |seat: &&Seat| {
                let place = info.as_ref().and_then(|info| info.places.get(seat.index()));
                place.is_some_and(|place| {
                    place.held.is_some() || matches!(place.sitter, Sitter::Bot(_))
                })
            };
            update.asked.iter().find(is_bot).copied()
        });
        let over = update.outcome.is_some();
        self.session.take_update(you.viewer, update);
        self.session.thinking.set(bot.filter(|_| !over));
        self.send_again(&you.table, ask);
        if over && self.proven.with_untracked(Option::is_none) {
            self.send(&ToServer::Record);
        }
    }

    /// What was sent on a line that was lost is sent again, if the question is still the same.
    fn send_again(self, id: &str, ask: table::Ask) {
        let Some(sent) = Sent::kept(id) else { return };
        if sent.ask != ask {
            return self.forget_sent();
        }
        self.session.sending.set(true);
        if self.answered.get_untracked() != Some(ask.0) {
            self.answered.set(Some(ask.0));
            self.send(&ToServer::Submit { ask, actions: sent.actions });
        }
    }

    fn forget_sent(self) {
        if let Some(id) = self.table() {
            Sent::forget(&id);
        }
    }

    fn denied(self, why: Denied) {
        match why {
            Denied::NoTable => {
                if let Some(id) = self.table() {
                    known::forget(&id);
                }
                self.away.set(Some(Away::NoTable));
            }
            Denied::NotOpen
            | Denied::NotHost
            | Denied::NoSeat
            | Denied::Taken
            | Denied::WrongStage
            | Denied::EmptyChair
            | Denied::NoTalk
            | Denied::BadText
            | Denied::DiskFull
            | Denied::Failed => {
                // What was not stored has not happened: it may be tried again.
                self.forget_sent();
                self.session.sending.set(false);
                let text = t(denied_key(why));
                self.session.notice.set(Some(Notice { text, clause: None }));
            }
        }
    }

    fn linked(self, links: Links) {
        let over = self
            .info
            .with_untracked(|info| info.as_ref().is_some_and(|info| info.stage == Stage::Over));
        match self.table() {
            // These are of the table that was set up to play once more.
            Some(id) if over => keep_links(&next_key(&id), &links),
            Some(id) => {
                keep_links(&id, &links);
                self.links.set(Some(links));
            }
            None => self.links.set(Some(links)),
        }
    }

    fn said(self, saying: Saying) {
        self.glance.set(Some(saying.clone()));
        after(GLANCE, move || {
            let last = self.sayings.with_untracked(|all| all.last().cloned());
            if self.glance.get_untracked() == last {
                self.glance.set(None);
            }
        });
        self.sayings.update(|all| {
            all.push(saying);
            let old = all.len().saturating_sub(SAYINGS);
            all.drain(..old);
        });
    }

    fn prove(self, text: String) {
        let Some(id) = self.table() else { return };
        let info = self.info.get_untracked();
        let Some(info) = info else { return };
        let chairs = chairs(&info);
        let seen = settings::read(&commitment_key(&id)).filter(|_| !info.uploaded);
        let owner = Owner::current();
        dom::spawn_local(async move {
            let proven = Proven::read(text, seen, chairs, info.uploaded).await;
            let show = || self.proven.set(Some(Arc::new(proven)));
            match owner {
                Some(owner) => owner.with(show),
                None => show(),
            }
        });
    }

    /// So that the start page leads back here, and a commitment that changes is noticed.
    fn remember(self, info: &Info) {
        let Wanted::Table { id, token } = self.wanted.get_untracked() else { return };
        let key = commitment_key(&id);
        if settings::read(&key).is_none() {
            settings::write(&key, &info.commitment);
        }
        let me = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let others = (0..).map(Seat).zip(&info.places).filter(|(seat, _)| Some(*seat) != me);
        let people = others.filter(|(_, place)| place.sitter != Sitter::Open);
        let names: Vec<String> = people.map(|(seat, place)| place_name(seat, place)).collect();
        let names = names.join(", ");
        known::remember(Known { id, token, over: info.stage == Stage::Over, names });
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

    /// Goes to the table that was set up to play once more.
    pub fn go_on(self, next: String) {
        if let Some(links) = self.table().and_then(|id| kept_links(&next_key(&id))) {
            keep_links(&next, &links);
        }
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

    /// The finished game as it is kept on a device.
    pub fn story(self) -> Option<Arc<SavedOf<Rules>>> {
        self.proven.with(|proven| proven.as_ref().and_then(|proven| proven.saved.clone()))
    }
}

fn first_person(chairs: &[Chair]) -> Option<Seat> {
    let mut seats = (0..).map(Seat).zip(chairs);
    seats.find(|(_, chair)| chair.sitter == Sitter::Person).map(|(seat, _)| seat)
}

/// What whoever sits there is called.
pub fn place_name(seat: Seat, place: &Place) -> String {
    match place.sitter {
        Sitter::Bot(_) => bot_name(seat),
        Sitter::Person => place.name.clone(),
        Sitter::Open => tell(&Message::new("online-chair").with("seat", seat.to_string())),
    }
}

/// Who sits where, as every table has it.
pub fn chairs(info: &Info) -> Vec<Chair> {
    let places = (0..).map(Seat).zip(&info.places);
    let chair = |(seat, place): (Seat, &Place)| Chair {
        name: place_name(seat, place),
        sitter: place.sitter,
    };
    places.map(chair).collect()
}

/// What a greeting is in the language of the page.
pub fn greeting_words(greeting: Greeting) -> String {
    t(match greeting {
        Greeting::Hello => "greet-hello",
        Greeting::Moment => "greet-moment",
        Greeting::Thanks => "greet-thanks",
        Greeting::WellPlayed => "greet-well-played",
        Greeting::GoodGame => "greet-good-game",
        Greeting::Goodbye => "greet-goodbye",
    })
}

/// A saying with its speaker, in one line.
pub fn saying_words(saying: &Saying) -> String {
    let text = match &saying.what {
        What::Words(text) => text.clone(),
        What::Greeting(greeting) => greeting_words(*greeting),
    };
    tell(&Message::new("said").with("name", saying.name.clone()).with("text", text))
}

const fn denied_key(why: Denied) -> &'static str {
    match why {
        Denied::NoTable | Denied::NotOpen => "denied-no-table",
        Denied::NotHost => "denied-not-host",
        Denied::NoSeat => "denied-no-seat",
        Denied::Taken => "denied-taken",
        Denied::WrongStage => "denied-wrong-stage",
        Denied::EmptyChair => "denied-empty-chair",
        Denied::NoTalk => "denied-no-talk",
        Denied::BadText => "denied-bad-text",
        Denied::DiskFull => "denied-disk-full",
        Denied::Failed => "failed",
    }
}

fn commitment_key(id: &str) -> String {
    format!("commitment.{id}")
}

/// The server tells the links once; whoever loads the page anew still wants to invite somebody.
fn keep_links(id: &str, links: &Links) {
    settings::write(&format!("links.{id}"), &format!("{} {}", links.seat, links.watch));
}

fn kept_links(id: &str) -> Option<Links> {
    let text = settings::read(&format!("links.{id}"))?;
    let (seat, watch) = text.split_once(' ')?;
    Some(Links { seat: seat.to_owned(), watch: watch.to_owned() })
}

/// Where the links of the next table wait until its name is known.
fn next_key(id: &str) -> String {
    format!("{id}.next")
}
