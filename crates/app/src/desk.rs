//! The page's side of the keeper: sends requests, and puts replies where the page looks for them.

use std::rc::Rc;
use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use game::Game;
use table::{Chair, Summary};
use ui::isolate::isolated;
use ui::link::{Speaker, WorkerLink, decode};
use ui::message::{NewTable, Reply, ReplyOf, Request, RequestOf, SavedOf};
use ui::page::{GamePage as _, game_of};
use ui::session::{Notice, OpenTable, Room, Session, Status};
use ui::settings::settings;
use ui::setup::SetupForm;
use ui::speech::{speech, t};

use crate::boot;
use crate::online::online;
use crate::{Page, Rules};

/// What all pages share.
pub struct Desk {
    /// The open table.
    pub session: Session<Rules>,
    /// The stored tables, once they are known.
    pub tables: RwSignal<Option<Vec<Summary>>>,
    /// The last story that was asked for, with its table's name.
    pub story: RwSignal<Option<(String, Arc<SavedOf<Rules>>)>>,
    /// The table of which there is no story, if one was asked for.
    pub no_story: RwSignal<Option<String>>,
    /// The table that was just set up, and is on its way already.
    pub created: RwSignal<Option<String>>,
    /// Why nothing can be kept on this device.
    pub not_kept: RwSignal<Option<String>>,
    speaker: StoredValue<Speaker>,
}

impl Clone for Desk {
    fn clone(&self) -> Self {
        *self
    }
}
impl Copy for Desk {}

impl Desk {
    /// Starts the worker that keeps the tables, to be found as a context by everything below.
    pub fn provide() -> Self {
        let heard: StoredValue<Option<Self>> = StoredValue::new(None);
        let owner = Owner::current();
        let hear = move |bytes: Vec<u8>| {
            let Some(desk) = heard.get_value() else { return };
            let Ok(reply) = decode::<ReplyOf<Rules>>(&bytes) else { return };
            // Replies arrive outside of any component; sentences are found through the owner.
            match &owner {
                Some(owner) => owner.with(|| desk.hear(reply)),
                None => desk.hear(reply),
            }
        };
        let link = WorkerLink::new(boot::start_worker(), hear);
        let speaker = StoredValue::new(Speaker::new(link));
        let desk = Self {
            session: Session::new(
                Rc::new(move |request| speaker.with_value(|speaker| speaker.send(&request))),
                Page::HIDES,
                Page::actor,
            ),
            tables: RwSignal::new(None),
            story: RwSignal::new(None),
            no_story: RwSignal::new(None),
            created: RwSignal::new(None),
            not_kept: RwSignal::new(None),
            speaker,
        };
        heard.set_value(Some(desk));
        Effect::new(move || desk.send(&Request::Pace(settings().pace.get().millis())));
        provide_context(desk);
        desk
    }

    /// Sends a request.
    pub fn send(&self, request: &RequestOf<Rules>) {
        self.speaker.with_value(|speaker| speaker.send(request));
    }

    fn hear(&self, reply: ReplyOf<Rules>) {
        let session = self.session;
        match reply {
            Reply::Tables(tables) => self.tables.set(Some(tables)),
            Reply::Opened(opened) => {
                let edition = opened.edition.as_deref();
                match game_of::<Page>(edition, Some(opened.rules)) {
                    Some(game) => session.begin(OpenTable { game, opened, room: Room::Here }),
                    None => session.status.set(Status::Gone),
                }
            }
            Reply::Update(viewer, update) => session.take_update(viewer, *update),
            Reply::Refused(refused) => session.refused(&refused),
            Reply::BadOptions(refusal) => {
                let words = Page::house().map(|game| {
                    use game::Words as _;
                    game.refusal_words(&refusal, speech().lang())
                });
                let text = words.map_or_else(|_| t("failed"), |words| speech().tell(&words));
                session.notice.set(Some(Notice { text, clause: None }));
            }
            Reply::Thinking(seat) => session.thinking.set(seat),
            Reply::Elsewhere(_) => session.status.set(Status::Elsewhere),
            Reply::TakenOver(_) => session.status.set(Status::TakenOver),
            Reply::Gone(_) => session.status.set(Status::Gone),
            Reply::Story(id, saved) => self.story.set(Some((id, Arc::new(*saved)))),
            Reply::NoStory(id) => self.no_story.set(Some(id)),
            Reply::HandedOver(saved) => online().take_over(*saved),
            Reply::Pondered(answer) => {
                // Whichever table is open has asked.
                online().session.pondered.set(Some(answer.clone()));
                session.pondered.set(Some(answer));
            }
            Reply::Failed(reason) => self.not_kept.set(Some(reason)),
        }
    }

    /// Sets up the table of this form; its name is what the address bar will show.
    pub fn create(&self, form: SetupForm<Rules>) -> String {
        let id = new_id();
        self.session.reset();
        self.created.set(Some(id.clone()));
        self.send(&Request::Create(NewTable {
            id: id.clone(),
            chairs: form.chairs.get_untracked().into_iter().map(isolated_chair).collect(),
            options: form.options.get_untracked(),
            edition: form.edition.get_untracked(),
            seed: random(),
        }));
        id
    }

    /// Opens a stored table.
    pub fn open(&self, id: &str, take_over: bool) {
        self.session.reset();
        self.send(&Request::Open { id: id.to_owned(), take_over });
    }

    /// The house edition's rules; a test proves that there are some.
    pub fn house(&self) -> Option<Rules> {
        Page::house().ok()
    }

    /// The edition of the open table as a blob, where it is not the house edition.
    pub fn edition_of_table(&self) -> Option<Vec<u8>> {
        self.session.open.get_untracked().and_then(|open| open.opened.edition.clone())
    }

    /// The rules number and edition of a story, if this page has them.
    pub fn rules_of(&self, rules: u32, hash: &str) -> Option<Rules> {
        let open = self.session.open.get_untracked();
        let of_table = open.map(|open| Arc::clone(open.game.edition()));
        let of_house = self.house().map(|game| Arc::clone(game.edition()));
        let games = [of_table, of_house].into_iter().flatten();
        let mut games = games.filter_map(|edition| Rules::new(edition, rules).ok());
        games.find(|game| game.edition_hash().to_string() == hash)
    }
}

/// The desk of this page.
pub fn desk() -> Desk {
    expect_context()
}

/// A name that nobody guesses and everybody can read aloud.
fn new_id() -> String {
    // No vowels, so that no words come out, and nothing that looks like something else.
    const LETTERS: &[u8] = b"23456789bcdfghjkmnpqrstvwxz";
    let letter = |byte: &u8| {
        let index = usize::from(*byte) % LETTERS.len();
        LETTERS.get(index).copied().map_or('2', char::from)
    };
    random().iter().take(8).map(letter).collect()
}

/// 32 bytes of chance from the browser.
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    let drawn =
        window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if drawn.is_err() {
        // Every browser has it; should one not, a game by a poorer chance is better than none.
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}

/// From the start on a name is only shown.
fn isolated_chair(chair: Chair) -> Chair {
    Chair { name: isolated(&chair.name), ..chair }
}
