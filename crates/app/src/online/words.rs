//! What is said about people and by them.

use game::{Message, Seat, Viewer};
use table::{Chair, Sitter};
use ui::isolate::isolated;
use ui::setup::bot_name;
use ui::speech::{t, tell};
use wire::{Denied, Greeting, Place, Speaker};

use super::Info;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// From which place.
    pub viewer: Viewer,
    /// The number of somebody without a seat.
    pub watcher: Option<u32>,
    /// Under which name.
    pub name: String,
    /// What.
    pub what: What,
}

impl Saying {
    /// Something that somebody said.
    pub fn new(speaker: Speaker, what: What) -> Self {
        let Speaker { viewer, name, watcher } = speaker;
        Self { viewer, watcher, name, what }
    }

    /// Who said it.
    pub fn voice(&self) -> Voice {
        Voice(self.viewer.seat(), self.watcher)
    }
}

/// Somebody who can be heard: on a seat, or with a number among those who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voice(pub Option<Seat>, pub Option<u32>);

/// What was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// In somebody's own words.
    Words(String),
    /// One of the greetings that every page says in its own language.
    Greeting(Greeting),
}

/// What whoever sits there is called.
pub fn place_name(seat: Seat, place: &Place) -> String {
    match place.sitter {
        Sitter::Bot(_) => bot_name(seat),
        // Somebody who was forgotten has no name any more.
        Sitter::Person if place.name.is_empty() => t("online-somebody"),
        Sitter::Person => isolated(&place.name),
        Sitter::Open if !place.kept_for.is_empty() => isolated(&place.kept_for),
        Sitter::Open => tell(&Message::new("online-chair").with("seat", seat.to_string())),
    }
}

/// This name, with a word behind it if it is one's own.
pub fn own_name(name: String, is_own: bool) -> String {
    if is_own { tell(&Message::new("online-you").with("name", name)) } else { name }
}

/// What the people on these seats are called.
pub fn names(info: &Info, seats: &[Seat]) -> Vec<String> {
    let place = |seat: &Seat| Some(place_name(*seat, info.places.get(seat.index())?));
    seats.iter().filter_map(place).collect()
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
        What::Words(text) => isolated(text),
        What::Greeting(greeting) => greeting_words(*greeting),
    };
    let name = match (saying.name.as_str(), saying.watcher) {
        ("", Some(number)) => watcher_name(number),
        ("", None) => t("online-somebody"),
        (name, _) => isolated(name),
    };
    tell(&Message::new("said").with("name", name).with("text", text))
}

/// What somebody is called who watches without a name.
pub fn watcher_name(number: u32) -> String {
    tell(&Message::new("watcher").with("number", number))
}

/// Why something was not done, as a key.
pub const fn denied_key(why: Denied) -> &'static str {
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
        Denied::Damaged => "denied-damaged",
        Denied::Failed => "failed",
        Denied::Crowded => "denied-crowded",
        Denied::TooManyTables => "denied-too-many-tables",
        Denied::TooManyChanges => "denied-too-many-changes",
        Denied::TooFast => "denied-too-fast",
        Denied::ShareAwaited => "denied-share-awaited",
        Denied::WrongShare => "denied-wrong-share",
        Denied::NeedsVote => "denied-needs-vote",
        Denied::VoteRunning => "denied-vote-running",
        Denied::NoVote => "denied-no-vote",
        Denied::TooFewVoters => "denied-too-few-voters",
        Denied::Protected => "denied-protected",
        Denied::OtherSeat => "denied-other-seat",
        Denied::ChairInUse => "denied-chair-in-use",
        Denied::OptionsChanged => "online-options-changed",
        Denied::Muted => "denied-muted",
        Denied::NobodySits => "denied-nobody-sits",
        Denied::BadName => "denied-bad-name",
    }
}
