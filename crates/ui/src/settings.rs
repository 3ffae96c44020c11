//! What a person has chosen once and for all on this device: language, theme, pace, sounds, name.
//!
//! Kept in the browser's local storage; where that is forbidden, until the page is closed.

use dom::prelude::*;
use game::Lang;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Light.
    Paper,
    /// Dark.
    Night,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Paper, Self::Night];

    /// As it is stored, and as the style sheets know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Paper => "paper",
            Self::Night => "night",
        }
    }

    /// The one after it, round and round.
    pub const fn next(self) -> Self {
        match self {
            Self::Auto => Self::Paper,
            Self::Paper => Self::Night,
            Self::Night => Self::Auto,
        }
    }

    /// Puts it on the whole page.
    pub fn apply(self) {
        let Some(root) = document().document_element() else { return };
        // Both can only fail for names that are no attributes.
        let _ = match self {
            Self::Auto => root.remove_attribute("data-theme"),
            Self::Paper | Self::Night => root.set_attribute("data-theme", self.code()),
        };
    }
}

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Slowly enough to follow every step.
    #[default]
    Calm,
    /// Quickly.
    Quick,
    /// At once.
    Instant,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Quick, Self::Instant];

    /// As it is stored.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Quick => "quick",
            Self::Instant => "instant",
        }
    }

    /// Milliseconds between two steps.
    pub const fn millis(self) -> u32 {
        match self {
            Self::Calm => 700,
            Self::Quick => 200,
            Self::Instant => 0,
        }
    }
}

/// How a stored name begins: the form in which it is kept.
const NAME_FORM: &str = "v1 ";
/// Older pages stored this for everybody who had said nothing.
const OLD_DEFAULT: &str = "Mara";

/// As it is stored that there are sounds.
const ON: &str = "on";

/// The settings of this device.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// How fast bots play.
    pub pace: RwSignal<Pace>,
    /// Are there sounds? Only if somebody wants them.
    pub sounds: RwSignal<bool>,
    /// What the person is called; empty until that was said.
    pub name: RwSignal<String>,
}

impl Settings {
    /// The stored settings, to be found as a context by everything below.
    pub fn provide() -> Self {
        let theme = read("theme").and_then(|code| find(&Theme::ALL, Theme::code, &code));
        let pace = read("pace").and_then(|code| find(&Pace::ALL, Pace::code, &code));
        let settings = Self {
            theme: RwSignal::new(theme.unwrap_or_default()),
            pace: RwSignal::new(pace.unwrap_or_default()),
            sounds: RwSignal::new(read("sounds").as_deref() == Some(ON)),
            name: RwSignal::new(read_name(&read("name").unwrap_or_default())),
        };
        Effect::new(move || {
            settings.theme.get().apply();
            write("theme", settings.theme.get().code());
        });
        Effect::new(move || write("pace", settings.pace.get().code()));
        Effect::new(move || write("sounds", if settings.sounds.get() { ON } else { "off" }));
        Effect::new(move || match settings.name.get() {
            name if name.is_empty() => forget("name"),
            name => write("name", &format!("{NAME_FORM}{name}")),
        });
        provide_context(settings);
        settings
    }
}

/// The settings of this page.
pub fn settings() -> Settings {
    expect_context()
}

/// The name in what was stored.
fn read_name(stored: &str) -> String {
    match stored.strip_prefix(NAME_FORM) {
        Some(name) => name.to_owned(),
        None if stored == OLD_DEFAULT => String::new(),
        None => stored.to_owned(),
    }
}

fn find<T: Copy>(all: &[T], code: fn(T) -> &'static str, wanted: &str) -> Option<T> {
    all.iter().copied().find(|&one| code(one) == wanted)
}

/// Keeps the language for the next visit, at which `boot.js` asks for its texts.
pub fn keep_language(lang: Lang) {
    write("lang", lang.code());
    if let Some(root) = document().document_element() {
        // Screen readers choose their voice by it.
        let _ = root.set_attribute("lang", lang.code());
    }
}

/// A stored word.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(&format!("spymaster.{key}")).ok().flatten()
}

/// Stores a word; where storage is forbidden or full, nothing is lost but the memory of it.
pub fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("spymaster.{key}"), value);
    }
}

/// Stored bytes; local storage keeps text only, so that they are stored as hex digits.
pub fn read_bytes(key: &str) -> Option<Vec<u8>> {
    from_hex(&read(key)?)
}

/// Stores bytes.
pub fn write_bytes(key: &str, bytes: &[u8]) {
    write(key, &to_hex(bytes));
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pair = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
    (0..text.len()).step_by(2).map(pair).collect()
}

/// Forgets a word.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("spymaster.{key}"));
    }
}

/// Forgets every word whose key is meant.
pub fn forget_all(is_meant: impl Fn(&str) -> bool) {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or(0);
    let keys: Vec<_> = (0..count).filter_map(|index| storage.key(index).ok().flatten()).collect();
    let own = keys.iter().filter_map(|key| key.strip_prefix("spymaster."));
    own.filter(|key| is_meant(key)).for_each(forget);
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_nobody_chose_is_not_kept() {
        assert_eq!(read_name("v1 Mara"), "Mara");
        assert_eq!(read_name("Mara"), "");
        assert_eq!(read_name("Cleo"), "Cleo");
        assert_eq!(read_name(""), "");
    }

    #[test]
    fn bytes_survive_a_storage_of_text() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(from_hex(&to_hex(&bytes)), Some(bytes));
        assert_eq!(from_hex("0g"), None);
        assert_eq!(from_hex("012"), None);
    }
}
