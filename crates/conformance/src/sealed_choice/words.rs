//! What the sealed choice says; the sentences are in `text/`.

use game::{Lang, Message, Seat, Words};

use super::{Action, Event, SealedChoice, SealedRefusal, View};

impl Words for SealedChoice {
    const TITLE: &'static str = "title";

    fn text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../text/sealed-choice.en.ftl"),
            Lang::De => include_str!("../../text/sealed-choice.de.ftl"),
            Lang::Fr => include_str!("../../text/sealed-choice.fr.ftl"),
        }
    }

    fn keys() -> Vec<&'static str> {
        let text = Self::text(Lang::En).lines().filter_map(|line| line.split_once(" ="));
        text.map(|(key, _)| key).collect()
    }

    fn event_words(&self, event: &Event, _lang: Lang) -> Message {
        let by = |key, seat: Seat| Message::new(key).with("seat", seat);
        match *event {
            Event::Chosen { seat, number } => by("event-chosen", seat).with("number", number),
            Event::Confirmed { seat } => by("event-confirmed", seat),
            Event::Withdrawn { seat } => by("event-withdrawn", seat),
            Event::Revealed { seat, number } => by("event-revealed", seat).with("number", number),
            Event::Won { seat, prize } => by("event-won", seat).with("prize", prize),
            Event::Left { seat } => by("event-left", seat),
            Event::Ended => Message::new("event-ended"),
            Event::Abandoned => Message::new("event-abandoned"),
        }
    }

    fn refusal_words(&self, refusal: &SealedRefusal, _lang: Lang) -> Message {
        match *refusal {
            SealedRefusal::Seats { seats } => Message::new("refusal-seats").with("seats", seats),
            SealedRefusal::NotANumber { number, highest } => {
                Message::new("refusal-not-a-number").with("number", number).with("highest", highest)
            }
            SealedRefusal::NothingChosen => Message::new("refusal-nothing-chosen"),
            SealedRefusal::Confirmed => Message::new("refusal-confirmed"),
            SealedRefusal::NotConfirmed => Message::new("refusal-not-confirmed"),
            SealedRefusal::NotPlaying => Message::new("refusal-not-playing"),
            SealedRefusal::Over => Message::new("refusal-over"),
        }
    }

    fn action_words(&self, _view: &View, action: Action, _lang: Lang) -> Message {
        match action {
            Action::Choose(number) => Message::new("action-choose").with("number", number),
            Action::Confirm => Message::new("action-confirm"),
            Action::Withdraw => Message::new("action-withdraw"),
        }
    }

    fn draw(&self, view: &View, _lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        let mut text = format!("{}\n", say(&Message::new("draw-round").with("round", view.round)));
        for (seat, sheet) in Seat::first(game::MAX_SEATS).zip(&view.seats) {
            let choice = sheet.choice.map_or_else(|| "?".to_owned(), |number| number.to_string());
            let mark = if sheet.confirmed { "*" } else { " " };
            text.push_str(&format!("{seat:<3} {choice}{mark} {} {}\n", sheet.shown, sheet.score));
        }
        text
    }
}
