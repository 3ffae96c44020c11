//! What only this device can do: list its tables, set one up, delete it, take it over, hand it over, and think.

use std::sync::Arc;

use dom::Owner;
use dom::prelude::*;
use local::{
    FromDevice, FromDeviceOf, NewTable, Question, SavedOf, Thought, ToDevice, ToDeviceOf, ToWorker,
};
use table::{Chair, Summary};
use ui::isolate::isolated;
use ui::settings::settings;
use ui::setup::SetupForm;
use ui::thinking::{self, Thinking, thinking};

use crate::client::client;
use crate::link::{Heard, Worker};
use crate::{Rules, boot};

/// All that was done at the table with this name; nothing where it is not over or not here.
type History = (String, Option<Arc<SavedOf<Rules>>>);

/// The device of this page.
#[derive(Clone, Copy)]
pub struct Device {
    /// The stored tables, once they are known.
    pub tables: RwSignal<Option<Vec<Summary>>>,
    /// The last history that was asked for, with its table's name; nothing in it where there is none.
    pub history: RwSignal<Option<History>>,
    /// Why nothing can be stored on this device.
    pub not_stored: RwSignal<Option<String>>,
    worker: StoredValue<Worker>,
}

impl Device {
    /// Starts the worker, to be found as a context by everything below.
    pub fn provide() -> Self {
        let owner = Owner::current();
        let hear = move |heard: Heard| match &owner {
            // Messages arrive outside of any part of the page; contexts are found through the owner.
            Some(owner) => owner.with(|| device().hear(heard)),
            None => device().hear(heard),
        };
        let worker = StoredValue::new(Worker::new(boot::start_worker(), hear));
        let device = Self {
            tables: RwSignal::new(None),
            history: RwSignal::new(None),
            not_stored: RwSignal::new(None),
            worker,
        };
        provide_context(device);
        Thinking::<Rules>::provide(move |thought| device.think(thought));
        Effect::new(move || device.send(ToDevice::Pace(settings().pace.get().millis())));
        device
    }

    /// Asks for something.
    pub fn send(self, asked: ToDeviceOf<Rules>) {
        self.worker.with_value(|worker| worker.send(&ToWorker::Device(asked)));
    }

    /// The way to the tables of this device.
    pub fn link(self) -> Worker {
        self.worker.get_value()
    }

    fn think(self, thought: thinking::Thought<Rules>) {
        let message = match thought {
            thinking::Thought::Ask(number, rules, edition, viewer, view, question) => {
                let view = *view;
                let question = Question { number, rules, edition, viewer, view, question };
                ToWorker::Think(Box::new(question))
            }
            thinking::Thought::Forget(number) => ToWorker::Forget(number),
        };
        self.worker.with_value(|worker| worker.send(&message));
    }

    fn hear(self, heard: Heard) {
        match heard {
            Heard::Device(news) => self.news(news),
            Heard::Thought(number, Thought::Begun) => thinking::<Rules>().begun(number),
            Heard::Thought(number, Thought::Answer(advice)) => {
                thinking::<Rules>().answered(number, Some(advice));
            }
            Heard::Thought(number, Thought::Nothing) => {
                thinking::<Rules>().answered(number, None);
            }
        }
    }

    fn news(self, news: FromDeviceOf<Rules>) {
        match news {
            FromDevice::Tables(tables) => self.tables.set(Some(tables)),
            FromDevice::Opened { table, edition } => client().opened(&table, edition),
            FromDevice::Elsewhere(table) => client().elsewhere(&table, false),
            FromDevice::TakenOver(table) => client().elsewhere(&table, true),
            FromDevice::History(table, saved) => {
                self.history.set(Some((table, saved.map(|saved| Arc::new(*saved)))));
            }
            FromDevice::HandedOver(upload) => client().take_over(*upload),
            FromDevice::NotStored(reason) => self.not_stored.set(Some(reason)),
        }
    }

    /// Sets up the table of this form; its name is what the address bar will show.
    pub fn create(self, form: SetupForm<Rules>) -> String {
        let id = new_id();
        self.send(ToDevice::Create(Box::new(NewTable {
            id: id.clone(),
            chairs: form.chairs.get_untracked().into_iter().map(isolated_chair).collect(),
            options: form.options.get_untracked(),
            edition: form.edition.get_untracked(),
            seed: random(),
        })));
        id
    }

    /// The history of this table, if it was asked for and there is one.
    pub fn history_of(self, table: &str) -> Option<Arc<SavedOf<Rules>>> {
        self.history.with(|history| {
            let (id, saved) = history.as_ref()?;
            saved.clone().filter(|_| id == table)
        })
    }
}

/// The device of this page.
pub fn device() -> Device {
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
