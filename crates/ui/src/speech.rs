//! The language of the page: chosen by the browser, switched at any time without reloading.

use std::sync::Arc;

use dom::prelude::*;
use game::{Lang, Message, Seat};
use text::Texts;

/// Where the sentences of a language come from: the shell's file first, then the game's.
pub type Sources = fn(Lang) -> Vec<&'static str>;

/// Says things in the language chosen; whatever reads it is written anew when that changes.
#[derive(Clone, Copy)]
pub struct Speech {
    lang: RwSignal<Lang>,
    texts: Memo<Shared>,
}

/// Texts are compared by their language: there is one set for each.
#[derive(Clone)]
struct Shared(Lang, Option<Arc<Texts>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Speech {
    /// Speech in this language, to be found as a context by everything below.
    pub fn provide(lang: Lang, sources: Sources) -> Self {
        let lang = RwSignal::new(lang);
        let texts = Memo::new(move || {
            let lang = lang.get();
            // A test proves that every file of ours can be read.
            Shared(lang, Texts::new(lang, &sources(lang)).ok().map(Arc::new))
        });
        let speech = Self { lang, texts };
        provide_context(speech);
        speech
    }

    /// Is this the language, as of now?
    pub fn is_still(self, lang: Lang) -> bool {
        self.lang.get_untracked() == lang
    }

    /// The language.
    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    /// Speaks another language from now on.
    pub fn switch(self, lang: Lang) {
        self.lang.set(lang);
    }

    /// A sentence; `names` says who sits where.
    pub fn say(self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.texts.with(|texts| match &texts.1 {
            Some(texts) => texts.say(message, names),
            None => message.key.to_owned(),
        })
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
