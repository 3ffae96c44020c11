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
    ListHint = "cli-list-hint",
    ListFirst = "cli-list-first",
    ListRange = "cli-list-range",
    NotUnderstood = "cli-not-understood",
    NotUnderstoodWhy = "cli-not-understood-why",
    Refused = "cli-refused",
    RulesHint = "cli-rules-hint",
    RulesHelp = "cli-rules-help",
    RulesNone = "cli-rules-none",
    RulesNotFound = "cli-rules-not-found",
    RulesMore = "cli-rules-more",
    ResignAsk = "cli-resign-ask",
    ResignNot = "cli-resign-not",
    Curtain = "cli-curtain",
    EmptyLog = "cli-empty-log",
    Round = "cli-round",
    Resumed = "cli-resumed",
    EndOfInput = "cli-end-of-input",
    Quit = "cli-quit",
    Cut = "cli-cut",
    Abandoned = "cli-abandoned",
    ScoreTitle = "cli-score-title",
    ScoreTotal = "cli-score-total",
    TieBroken = "cli-tie-broken",
    Seed = "cli-seed",
    OfferSave = "cli-offer-save",
    Saved = "cli-saved",
    NotSaved = "cli-not-saved",
    SaveFailed = "cli-save-failed",
    SaveRefused = "cli-save-refused",
    GoOn = "cli-go-on",
    Undone = "cli-undone",
    Verified = "cli-verified",
    DealHolds = "cli-deal-holds",
    DealMoves = "cli-deal-moves",
    DealRounds = "cli-deal-rounds",
    DealShares = "cli-deal-shares",
    DealNoShares = "cli-deal-no-shares",
    DealWithout = "cli-deal-without",
    DealFormat1 = "cli-deal-format-1",
    DealTrust = "cli-deal-trust",
    DealFair = "cli-deal-fair",
    DealUnchecked = "cli-deal-unchecked",
    DealShown = "cli-deal-shown",
    DealOwn = "cli-deal-own",
    DealOwnProven = "cli-deal-own-proven",
    DealLeftOut = "cli-deal-left-out",
    DealCommitment = "cli-deal-commitment",
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
