//! What the hidden hand says; the sentences are in `text/`.

use game::{Lang, Message, Seat, Words};

use super::{Action, End, EventView, HandRefusal, HiddenHand, View};

impl Words for HiddenHand {
    const TITLE: &'static str = "title";

    fn text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../text/hidden-hand.en.ftl"),
            Lang::De => include_str!("../../text/hidden-hand.de.ftl"),
            Lang::Fr => include_str!("../../text/hidden-hand.fr.ftl"),
        }
    }

    fn keys() -> Vec<&'static str> {
        let text = Self::text(Lang::En).lines().filter_map(|line| line.split_once(" ="));
        text.map(|(key, _)| key).collect()
    }

    fn event_words(&self, event: &EventView, _lang: Lang) -> Message {
        let card = |key, seat: Seat, card: Option<u8>| {
            let message = Message::new(key).with("seat", seat);
            // A card nobody may name is number 0 in the texts.
            message.with("card", card.unwrap_or_default())
        };
        match *event {
            EventView::Played { seat, card: it } => card("event-played", seat, Some(it)),
            EventView::Laid { seat, card: it } => card("event-laid", seat, it),
            EventView::Handed { seat, to, card: it } => {
                card("event-handed", seat, it).with("to", to)
            }
            EventView::Drawn { seat, card: it } => card("event-drawn", seat, it),
            EventView::Revealed { seat, card: it } => card("event-revealed", seat, Some(it)),
            EventView::Ended { end: End::Played } => Message::new("event-ended"),
            EventView::Ended { end: End::Resigned(seat) } => {
                Message::new("event-resigned").with("seat", seat)
            }
            EventView::Ended { end: End::Abandoned } => Message::new("event-abandoned"),
        }
    }

    fn refusal_words(&self, refusal: &HandRefusal, _lang: Lang) -> Message {
        match *refusal {
            HandRefusal::Seats { seats } => Message::new("refusal-seats").with("seats", seats),
            HandRefusal::PairsOfFour { seats } => {
                Message::new("refusal-pairs-of-four").with("seats", seats)
            }
            HandRefusal::NotYourTurn => Message::new("refusal-not-your-turn"),
            HandRefusal::NotInHand { card } => {
                Message::new("refusal-not-in-hand").with("card", card)
            }
            HandRefusal::LaidAlready => Message::new("refusal-laid-already"),
            HandRefusal::WasHanded { card } => {
                Message::new("refusal-was-handed").with("card", card)
            }
            HandRefusal::NoPartner => Message::new("refusal-no-partner"),
            HandRefusal::NoClock => Message::new("refusal-no-clock"),
            HandRefusal::Over => Message::new("refusal-over"),
            HandRefusal::NobodyThere { seat } => {
                Message::new("refusal-nobody-there").with("seat", seat)
            }
        }
    }

    fn action_words(&self, _view: &View, action: Action, _lang: Lang) -> Message {
        match action {
            Action::Play(card) => Message::new("action-play").with("card", card),
            Action::Lay(card) => Message::new("action-lay").with("card", card),
            Action::Hand(card) => Message::new("action-hand").with("card", card),
        }
    }

    fn draw(&self, view: &View, _lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        let cards = |cards: &[Option<u8>]| {
            let shown =
                |card: &Option<u8>| card.map_or_else(|| "?".to_owned(), |it| it.to_string());
            cards.iter().map(shown).collect::<Vec<_>>().join(" ")
        };
        let mut text = format!("{}\n", say(&Message::new("draw-turn").with("seat", view.turn)));
        for (seat, before) in Seat::first(4).zip(&view.seats) {
            let up: Vec<_> = before.up.iter().copied().map(Some).collect();
            let parts = [&before.hand, &before.handed, &up, &before.down].map(|part| cards(part));
            text.push_str(&format!("{seat}  {}\n", parts.join(" | ")));
        }
        text
    }
}
