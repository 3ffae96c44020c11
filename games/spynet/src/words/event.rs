//! What happened, as lines of the log.

use game::Message;

use super::Names;
use crate::Event;
use crate::ids::{Card, CardSet};

/// Every key this file asks for.
pub(super) const KEYS: [&str; 49] = [
    "log-kept",
    "log-kept-card",
    "log-received",
    "log-received-card",
    "log-turn",
    "log-last-turn",
    "log-looked",
    "log-looked-cards",
    "log-put-back",
    "log-took",
    "log-took-cards",
    "log-drew",
    "log-drew-card",
    "log-refilled",
    "log-played",
    "log-attached",
    "log-more-agents",
    "log-more-operations",
    "log-ran",
    "log-ran-card",
    "log-gave",
    "log-gave-card",
    "log-skipped",
    "log-copied",
    "log-eliminated",
    "log-eliminated-to-hand",
    "log-poached",
    "log-returned",
    "log-unfunded",
    "log-funding-moved",
    "log-hand-seen",
    "log-hand-seen-cards",
    "log-exchanged",
    "log-exchanged-cards",
    "log-swapped",
    "log-swapped-cards",
    "log-operations-seen",
    "log-operations-seen-cards",
    "log-salvaged",
    "log-top-seen",
    "log-top-seen-cards",
    "log-ordered",
    "log-discarded",
    "log-last-turns",
    "log-stalled",
    "log-revealed",
    "log-resigned",
    "log-abandoned",
    "log-ended",
];

/// The line for an event.
pub(super) fn words(names: Names<'_>, event: &Event) -> Message {
    // With a card that is shown, or without.
    let card = |key, key_card, card: Option<Card>| match card {
        Some(card) => Message::new(key_card).with("card", names.card(card)),
        None => Message::new(key),
    };
    let cards = |key, key_cards, cards: Option<CardSet>| match cards {
        Some(cards) => Message::new(key_cards).with("cards", names.facts(cards)),
        None => Message::new(key),
    };
    match *event {
        Event::Kept { seat, card: it } => card("log-kept", "log-kept-card", it).with("seat", seat),
        Event::Received { seat, card: it } => {
            card("log-received", "log-received-card", it).with("seat", seat)
        }
        Event::TurnBegan { seat, last, .. } => {
            Message::new(if last { "log-last-turn" } else { "log-turn" }).with("seat", seat)
        }
        Event::Looked { seat, pile, cards: it } | Event::PileSeen { seat, pile, cards: it } => {
            cards("log-looked", "log-looked-cards", it)
                .with("seat", seat)
                .with("pile", pile.number())
        }
        Event::PutBack { seat, pile } => {
            Message::new("log-put-back").with("seat", seat).with("pile", pile.number())
        }
        Event::Took { seat, pile, count, cards: it } => cards("log-took", "log-took-cards", it)
            .with("seat", seat)
            .with("pile", pile.number())
            .with("count", count),
        Event::Drew { seat, card: it } => card("log-drew", "log-drew-card", it).with("seat", seat),
        Event::Refilled { pile } => Message::new("log-refilled").with("pile", pile.number()),
        Event::Played { seat, agent, branch } => Message::new("log-played")
            .with("seat", seat)
            .with("agent", names.card(agent))
            .with("branch", names.branch(branch)),
        Event::Attached { seat, card, agent } => Message::new("log-attached")
            .with("seat", seat)
            .with("card", names.card(card))
            .with("agent", names.card(agent)),
        Event::MoreAgents { seat, count } => {
            Message::new("log-more-agents").with("seat", seat).with("count", count)
        }
        Event::MoreOperations { seat, count } => {
            Message::new("log-more-operations").with("seat", seat).with("count", count)
        }
        Event::Ran { seat, branch, card: it, open: _ } => card("log-ran", "log-ran-card", it)
            .with("seat", seat)
            .with("branch", names.branch(branch)),
        Event::Gave { seat, to, card: it } => {
            card("log-gave", "log-gave-card", it).with("seat", seat).with("to", to)
        }
        Event::Skipped { seat, agent } => {
            Message::new("log-skipped").with("seat", seat).with("agent", names.card(agent))
        }
        Event::Copied { seat, agent, source } => Message::new("log-copied")
            .with("seat", seat)
            .with("agent", names.card(agent))
            .with("source", names.card(source)),
        Event::Eliminated { seat, owner, agent, to_hand } => {
            Message::new(if to_hand { "log-eliminated-to-hand" } else { "log-eliminated" })
                .with("seat", seat)
                .with("owner", owner)
                .with("agent", names.card(agent))
        }
        Event::Poached { seat, owner, agent, branch } => Message::new("log-poached")
            .with("seat", seat)
            .with("owner", owner)
            .with("agent", names.card(agent))
            .with("branch", names.branch(branch)),
        Event::Returned { seat: _, owner, agent } => {
            Message::new("log-returned").with("owner", owner).with("agent", names.card(agent))
        }
        Event::Unfunded { seat, card, agent } => Message::new("log-unfunded")
            .with("seat", seat)
            .with("card", names.card(card))
            .with("agent", names.card(agent)),
        Event::FundingMoved { seat, card, from, to } => Message::new("log-funding-moved")
            .with("seat", seat)
            .with("card", names.card(card))
            .with("from", names.card(from))
            .with("to", names.card(to)),
        Event::HandSeen { seat, of, cards: it } => {
            cards("log-hand-seen", "log-hand-seen-cards", it).with("seat", seat).with("of", of)
        }
        Event::Exchanged { seat, with, taken, given } => match (taken, given) {
            (Some(taken), Some(given)) => Message::new("log-exchanged-cards")
                .with("taken", names.card(taken))
                .with("given", names.card(given)),
            (None, _) | (_, None) => Message::new("log-exchanged"),
        }
        .with("seat", seat)
        .with("with", with),
        Event::Swapped { seat, pile, taken, given } => match (taken, given) {
            (Some(taken), Some(given)) => Message::new("log-swapped-cards")
                .with("taken", names.card(taken))
                .with("given", names.card(given)),
            (None, _) | (_, None) => Message::new("log-swapped"),
        }
        .with("seat", seat)
        .with("pile", pile.number()),
        Event::OperationsSeen { seat, of, cards: it } => {
            cards("log-operations-seen", "log-operations-seen-cards", it)
                .with("seat", seat)
                .with("of", of)
        }
        Event::Salvaged { seat, card } => {
            Message::new("log-salvaged").with("seat", seat).with("card", names.card(card))
        }
        Event::TopSeen { seat, count, cards: it } => {
            cards("log-top-seen", "log-top-seen-cards", it).with("seat", seat).with("count", count)
        }
        Event::Ordered { seat } => Message::new("log-ordered").with("seat", seat),
        Event::Discarded { seat, card } => {
            Message::new("log-discarded").with("seat", seat).with("card", names.card(card))
        }
        Event::LastTurns { stalled } => {
            Message::new(if stalled { "log-stalled" } else { "log-last-turns" })
        }
        Event::Revealed { seat, branch, card, stars } => Message::new("log-revealed")
            .with("seat", seat)
            .with("branch", names.branch(branch))
            .with("card", names.card(card))
            .with("stars", stars),
        Event::Resigned { seat } => Message::new("log-resigned").with("seat", seat),
        Event::Abandoned => Message::new("log-abandoned"),
        Event::Ended => Message::new("log-ended"),
    }
}

#[cfg(test)]
mod tests {
    use game::{Lang, Seat};

    use super::*;
    use crate::SpyNet;
    use crate::ids::{Branch, Pile};
    use crate::words::tests::are_exactly;

    /// One of each, with and without hidden cards; a new variant makes the match above fail first.
    #[test]
    fn the_list_of_keys_is_exactly_what_is_said() {
        let game = SpyNet::house().unwrap();
        let names = Names { game: &game, lang: Lang::En };
        let (seat, pile, branch, it) = (Seat(0), Pile(0), Branch::Technology, Card(0));
        let mut events = vec![
            Event::TurnBegan { seat, round: 1, last: false },
            Event::TurnBegan { seat, round: 2, last: true },
            Event::PutBack { seat, pile },
            Event::Refilled { pile },
            Event::Played { seat, agent: it, branch },
            Event::Attached { seat, card: it, agent: it },
            Event::MoreAgents { seat, count: 1 },
            Event::MoreOperations { seat, count: 1 },
            Event::Skipped { seat, agent: it },
            Event::Copied { seat, agent: it, source: it },
            Event::Eliminated { seat, owner: seat, agent: it, to_hand: false },
            Event::Eliminated { seat, owner: seat, agent: it, to_hand: true },
            Event::Poached { seat, owner: seat, agent: it, branch },
            Event::Returned { seat, owner: seat, agent: it },
            Event::Unfunded { seat, card: it, agent: it },
            Event::FundingMoved { seat, card: it, from: it, to: it },
            Event::Salvaged { seat, card: it },
            Event::Ordered { seat },
            Event::Discarded { seat, card: it },
            Event::LastTurns { stalled: false },
            Event::LastTurns { stalled: true },
            Event::Revealed { seat, branch, card: it, stars: 1 },
            Event::Resigned { seat },
            Event::Abandoned,
            Event::Ended,
        ];
        for card in [None, Some(it)] {
            let cards = card.map(CardSet::only);
            events.extend([
                Event::Kept { seat, card },
                Event::Received { seat, card },
                Event::Looked { seat, pile, cards },
                Event::Took { seat, pile, count: 1, cards },
                Event::Drew { seat, card },
                Event::Ran { seat, branch, card, open: false },
                Event::Gave { seat, to: seat, card },
                Event::HandSeen { seat, of: seat, cards },
                Event::Exchanged { seat, with: seat, taken: card, given: card },
                Event::PileSeen { seat, pile, cards },
                Event::Swapped { seat, pile, taken: card, given: card },
                Event::OperationsSeen { seat, of: seat, cards },
                Event::TopSeen { seat, count: 1, cards },
            ]);
        }
        are_exactly(events.iter().map(|event| words(names, event)), &KEYS);
    }
}
