//! The form of the set-up page: what a new table would be, and why it cannot be.

use bots::BotKind;
use dom::prelude::*;
use game::{Message, Playable, Refusal as _, Seat};
use table::{Chair, Sitter, Table};

use crate::message::Opened;
use crate::session::Notice;
use crate::settings::settings;
use crate::speech::{speech, t, tell};

/// Names for bots, one per seat; people get theirs from the settings.
const BOT_NAMES: [&str; 20] = [
    "Otto", "Inès", "Luka", "Vera", "Chip", "Yuki", "Nils", "Rosa", "Igor", "Mina", "Hugo", "Zoé",
    "Ravi", "Elsa", "Bruno", "Noor", "Paul", "Iris", "Timo", "Lola",
];

/// So many letters a name has at most; servers take longer ones.
pub const LONGEST_NAME: u32 = 32;

/// A name as it is shown: without what nobody sees, and no longer than there is room for.
pub fn tidy_name(name: &str) -> String {
    name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME as usize).collect()
}

/// A table that is being set up.
pub struct SetupForm<G: Playable> {
    /// The rules over the edition chosen.
    pub game: RwSignal<G>,
    /// The edition's blob, where it is not the house edition.
    pub edition: RwSignal<Option<Vec<u8>>>,
    /// Who will sit where.
    pub chairs: RwSignal<Vec<Chair>>,
    /// What is agreed on.
    pub options: RwSignal<G::Options>,
}

impl<G: Playable> Clone for SetupForm<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Playable> Copy for SetupForm<G> {}

impl<G: Playable> SetupForm<G> {
    /// One person against this many bots.
    pub fn against_bots(game: G, bots: u8) -> Self {
        let seats = (bots + 1).clamp(*G::SEATS.start(), *G::SEATS.end());
        let form = Self {
            game: RwSignal::new(game),
            edition: RwSignal::new(None),
            chairs: RwSignal::new(Vec::new()),
            options: RwSignal::new(G::first_options(seats)),
        };
        form.set_seats(seats);
        form
    }

    /// So many people round one screen.
    pub fn round_one_screen(game: G, people: u8) -> Self {
        let form = Self::against_bots(game, people.saturating_sub(1));
        form.chairs.update(|chairs| {
            for (seat, chair) in (0..).map(Seat).zip(chairs) {
                *chair = person(seat);
            }
        });
        form
    }

    /// The same table once more, everybody on the same seat.
    pub fn again(game: G, opened: &Opened<G::Options>) -> Self {
        Self {
            game: RwSignal::new(game),
            edition: RwSignal::new(opened.edition.clone()),
            chairs: RwSignal::new(opened.chairs.clone()),
            options: RwSignal::new(opened.options.clone()),
        }
    }

    /// Changes the number of seats; who sat there stays, and new seats get bots.
    pub fn set_seats(&self, seats: u8) {
        self.chairs.update(|chairs| {
            chairs.truncate(usize::from(seats));
            for seat in Seat::first(seats).skip(chairs.len()) {
                chairs.push(if seat.0 == 0 { person(seat) } else { bot(seat) });
            }
        });
        self.options.update(|options| *options = G::for_seats(options, seats));
    }

    /// How many seats the table will have.
    pub fn seats(&self) -> u8 {
        self.chairs.with(|chairs| u8::try_from(chairs.len()).unwrap_or(u8::MAX))
    }

    /// Puts a person or a bot on a chair.
    pub fn set_sitter(&self, seat: Seat, sitter: Sitter) {
        self.chairs.update(|chairs| {
            let Some(chair) = chairs.get_mut(seat.index()) else { return };
            let was_person = chair.sitter == Sitter::Person;
            let is_person = sitter == Sitter::Person;
            if was_person != is_person {
                *chair = if is_person { person(seat) } else { bot(seat) };
            }
            chair.sitter = sitter;
        });
    }

    /// Names whoever sits there; a name is short, and never empty for long.
    pub fn set_name(&self, seat: Seat, name: &str) {
        let name = tidy_name(name);
        self.chairs.update(|chairs| {
            if let Some(chair) = chairs.get_mut(seat.index()).filter(|_| !name.is_empty()) {
                chair.name = name;
            }
        });
    }

    /// Why there can be no such table.
    pub fn problem(&self) -> Option<Notice> {
        let refusal = self
            .game
            .with(|game| self.options.with(|options| Table::check(game, options)))
            .err()?;
        let names = |seat: Seat| {
            self.chairs.with(|chairs| {
                chairs.get(seat.index()).map_or_else(|| seat.to_string(), |c| c.name.clone())
            })
        };
        let words = self.game.with(|game| game.refusal_words(&refusal, speech().lang()));
        Some(Notice { text: speech().say(&words, &names), clause: Some(refusal.clause()) })
    }
}

/// The key of a bot's temper.
pub const fn temper(kind: BotKind) -> &'static str {
    match kind {
        BotKind::Random => "temper-random",
        BotKind::Thumb => "temper-thumb",
        BotKind::Greedy => "temper-greedy",
    }
}

fn person(seat: Seat) -> Chair {
    let chosen = settings().name.get_untracked();
    Chair::person(match seat.0 {
        0 if !chosen.is_empty() => chosen,
        0 => t("guest"),
        index => tell(&Message::new("guest-number").with("number", u32::from(index) + 1)),
    })
}

/// What a bot on this seat is called.
pub fn bot_name(seat: Seat) -> String {
    let place = seat.index() + BOT_NAMES.len() - 1;
    let name = BOT_NAMES.get(place % BOT_NAMES.len()).copied().unwrap_or("Otto");
    // More of them than names: the second Otto is Otto 2.
    match place / BOT_NAMES.len() {
        0 | 1 => name.to_owned(),
        more => format!("{name} {more}"),
    }
}

fn bot(seat: Seat) -> Chair {
    let name = bot_name(seat);
    // Two tempers at one table are more fun than one.
    let kind = if seat.0 % 2 == 1 { BotKind::Greedy } else { BotKind::Thumb };
    Chair::bot(name, kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_shown_without_what_nobody_sees() {
        assert_eq!(tidy_name("  Cleo\u{7}\n "), "Cleo");
        assert_eq!(tidy_name(&"x".repeat(50)).len(), LONGEST_NAME as usize);
        assert_eq!(tidy_name(" \t "), "");
    }
}
