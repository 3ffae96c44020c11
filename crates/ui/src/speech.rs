//! The language of the page: chosen by the browser, switched at any time without reloading.

use core::future::Future;
use core::pin::Pin;
use std::rc::Rc;

use dom::prelude::*;
use game::{Lang, Message, Seat};
use text::Phrases;

/// Fetches the texts of a language; nothing where they cannot be had now.
pub type Fetch = fn(Lang) -> Pin<Box<dyn Future<Output = Option<Phrases>>>>;

/// Says things in the language chosen; whatever reads it is written anew when that changes.
#[derive(Clone, Copy)]
pub struct Speech {
    spoken: RwSignal<Spoken>,
    fetch: Fetch,
}

/// A language and all that can be said in it.
#[derive(Clone)]
struct Spoken {
    lang: Lang,
    phrases: Rc<Phrases>,
}

impl Speech {
    /// Speech in this language, to be found as a context by everything below.
    pub fn provide(lang: Lang, phrases: Phrases, fetch: Fetch) -> Self {
        let spoken = RwSignal::new(Spoken { lang, phrases: Rc::new(phrases) });
        let speech = Self { spoken, fetch };
        provide_context(speech);
        speech
    }

    /// Is this the language, as of now?
    pub fn is_still(self, lang: Lang) -> bool {
        self.spoken.with_untracked(|spoken| spoken.lang) == lang
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.spoken.with(|spoken| spoken.lang)
    }

    /// Speaks another language as soon as its texts are there.
    pub fn switch(self, lang: Lang) {
        dom::spawn_local(async move {
            if let Some(phrases) = (self.fetch)(lang).await {
                self.spoken.set(Spoken { lang, phrases: Rc::new(phrases) });
            }
        });
    }

    /// A sentence; `names` says who sits where.
    pub fn say(self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.say_to(None, message, names)
    }

    /// The same, read by the person on this seat, who is "you" where the text can say so.
    pub fn say_to(
        self,
        reader: Option<Seat>,
        message: &Message,
        names: &dyn Fn(Seat) -> String,
    ) -> String {
        self.spoken.with(|spoken| spoken.phrases.say_to(reader, spoken.lang, message, names))
    }

    /// A sentence in which nobody is named.
    pub fn tell(self, message: &Message) -> String {
        self.say(message, &|seat| seat.to_string())
    }
}

/// The speech of this page.
pub fn speech() -> Speech {
    expect_context()
}

/// The sentence with this key, said again whenever the language changes.
pub fn t(key: &'static str) -> String {
    speech().tell(&Message::new(key))
}

/// The same, for the page: it follows the language by itself.
pub fn tr(key: &'static str) -> impl Fn() -> String + Copy + 'static {
    let speech = speech();
    move || speech.tell(&Message::new(key))
}

/// The same with facts, as a message.
pub fn tell(message: &Message) -> String {
    speech().tell(message)
}
