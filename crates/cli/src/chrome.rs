//! The command line's own words during play, apart from any game: keys here, sentences in `text/*.ftl`.

use game::{Lang, Message};

macro_rules! chrome {
    ($($name:ident = $key:literal,)*) => {
        /// A sentence of the command line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Chrome {
            $($name,)*
        }

        impl Chrome {
            #[cfg(test)]
            const KEYS: &[&str] = &[$($key,)*];

            /// The sentence, still without its facts.
            pub const fn message(self) -> Message {
                Message::new(match self {
                    $(Self::$name => $key,)*
                })
            }
        }
    };
}

chrome! {
    Welcome = "cli-welcome",
    SeatHuman = "cli-seat-human",
    SeatBot = "cli-seat-bot",
    Prompt = "cli-prompt",
    Help = "cli-help",
    ListTitle = "cli-list-title",
    NotUnderstood = "cli-not-understood",
    NotUnderstoodWhy = "cli-not-understood-why",
    Refused = "cli-refused",
    Curtain = "cli-curtain",
    EmptyLog = "cli-empty-log",
    EndOfInput = "cli-end-of-input",
    Quit = "cli-quit",
    Cut = "cli-cut",
    Abandoned = "cli-abandoned",
    ScoreTitle = "cli-score-title",
    ScoreTotal = "cli-score-total",
    Seed = "cli-seed",
    OfferSave = "cli-offer-save",
    Saved = "cli-saved",
    Undone = "cli-undone",
    Verified = "cli-verified",
    VerifiedRunning = "cli-verified-running",
}

/// The text file of this language.
pub const fn text(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../text/en.ftl"),
        Lang::De => include_str!("../text/de.ftl"),
        Lang::Fr => include_str!("../text/fr.ftl"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_text_files_say_the_same() {
        let files = Lang::ALL.map(|lang| (lang, [text(lang)]));
        let files: Vec<_> = files.iter().map(|(lang, text)| (*lang, text.as_slice())).collect();
        assert_eq!(text::audit(&files, Chrome::KEYS), [""; 0]);
    }
}
