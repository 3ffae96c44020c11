//! The drawer with the log and the list of all moves, and the tabs of small screens.

use dom::prelude::*;
use game::Message;
use spynet::{Action, Event};
use table::Told;
use ui::log::{LogWays, Said, log_together};
use ui::moves::{MoveWays, moves};
use ui::speech::tr;

use crate::since::{self, TURNS};
use crate::tabletop::{Mode, Tab, Tabletop};

/// Log and list of moves.
pub fn drawer(top: Tabletop) -> View {
    let tab = move |is_moves: bool, key: &'static str| {
        let selected = move || (top.tab.get() == Tab::Moves) == is_moves;
        let press = move |_| top.tab.set(if is_moves { Tab::Moves } else { Tab::Log });
        view! {
            <button class="drawer-tab" role="tab" aria-selected=flag(selected) on:click=press>
                {tr(key)}
            </button>
        }
    };
    let log_ways = LogWays {
        turns: TURNS,
        skip: goes_without_saying,
        fold: piles_seen,
        after: |_| false,
        touch: Callback::new(|_| ()),
    };
    let choose = Callback::new(move |action: Action| top.choose(action));
    let move_ways = MoveWays { kind, picture, none: "sn-no-moves", choose };
    view! {
        <section class="drawer" aria-label=tr("sn-drawer")>
            <div class="drawer-tabs" role="tablist" aria-label=tr("sn-drawer")>
                {tab(false, "sn-tab-log")}
                {tab(true, "sn-tab-moves")}
            </div>
            {since::list(top)}
            {log_together(top.session, log_ways, said)}
            {moves(top.session, move_ways)}
        </section>
    }
}

/// The tabs of small screens.
pub fn tabs(top: Tabletop) -> View {
    // The tray has the piles then, and a phone has no tab for them.
    Effect::new(move || {
        if top.mode() != Mode::Play && top.tab.get_untracked() == Tab::Piles {
            top.tab.set(Tab::Hand);
        }
    });
    let tab = move |tab: Tab, key: &'static str, count: Option<Signal<u8>>| {
        view! {
            <button
                class=format!("tab tab-{}", tab.code())
                role="tab"
                aria-selected=flag(move || top.tab.get() == tab)
                on:click=move |_| top.tab.set(tab)
            >
                {tr(key)}
                {count.map(|count| view! { " "<b>{count}</b> })}
            </button>
        }
    };
    let hand = Signal::derive(move || {
        top.with(|scene| scene.own().map_or(0, |own| own.hand.count)).unwrap_or_default()
    });
    let piles = Signal::derive(move || {
        top.with(|scene| scene.view.piles.iter().map(|heap| heap.count).sum()).unwrap_or_default()
    });
    view! {
        <div class="tabs" role="tablist" aria-label=tr("sn-sheet")>
            {tab(Tab::Hand, "sn-tab-hand", Some(hand))}
            {tab(Tab::Piles, "sn-tab-piles", Some(piles))}
            {tab(Tab::Log, "sn-tab-log", None)}
            {tab(Tab::Moves, "sn-tab-moves", None)}
        </div>
    }
}

/// A pile that grows is seen everywhere.
/// Which piles somebody looked at and put back is told with the one that was taken (SN-3.1).
const fn goes_without_saying(event: &Event) -> bool {
    matches!(event, Event::Refilled { .. }) || is_only_looking(event)
}

/// Who is in turn is seen everywhere, and the last turns are news. A turn in which nothing is done has no other event:
/// what its beginning says is that it was passed.
fn said(log: &[Told<Event>], place: usize) -> Said {
    let event = |place: usize| log.get(place).map(|told| &told.event);
    let Some(Event::TurnBegan { seat, last: false, .. }) = event(place) else {
        return Said::Itself;
    };
    match event(place + 1) {
        Some(Event::TurnBegan { .. } | Event::LastTurns { .. }) => {
            Said::Together(Message::new("sn-log-passed").with("seat", *seat))
        }
        _ => Said::Later,
    }
}

/// A pile that somebody looks at or puts back.
pub const fn is_only_looking(event: &Event) -> bool {
    matches!(event, Event::PutBack { .. } | Event::Looked { cards: None, .. })
}

/// Whoever takes a pile, or a card of the deck, after putting piles back: one line for all of it.
fn piles_seen(before: &[Told<Event>], event: &Event) -> Option<Message> {
    let (seat, end) = if let Event::Took { seat, pile, count, cards: None } = *event {
        (seat, Message::new("sn-log-took").with("pile", pile.number()).with("count", count))
    } else if let Event::Drew { seat, card: None } = *event {
        (seat, Message::new("sn-log-drew"))
    } else {
        return None;
    };
    let turn = before.iter().rev().take_while(|told| {
        matches!(told.event, Event::Looked { .. } | Event::PutBack { .. } | Event::Refilled { .. })
    });
    let seen = turn.filter(|told| matches!(told.event, Event::PutBack { .. })).count();
    let seen = u32::try_from(seen).unwrap_or(u32::MAX);
    (seen > 0).then(|| end.with("seat", seat).with("seen", seen))
}

/// The heading under which an action stands.
const fn kind(action: Action) -> &'static str {
    match action {
        Action::Keep(_) => "sn-kind-keep",
        Action::Recruit | Action::Take | Action::Leave => "sn-way-recruit",
        Action::Play(..) => "sn-kind-play",
        Action::Attach(_) => "sn-attach",
        Action::Run(..) => "sn-kind-run",
        Action::Give(_) => "sn-kind-give",
        Action::Use(_) | Action::Skip => "sn-kind-use",
        Action::End => "sn-kind-end",
    }
}

/// The small picture before an action.
const fn picture(action: Action) -> &'static str {
    match action {
        Action::Keep(_) | Action::Recruit | Action::Take => "take",
        Action::Leave => "putback",
        Action::Play(..) => "agent",
        Action::Attach(_) => "funding",
        Action::Run(..) => "operation",
        Action::Give(_) => "give",
        Action::Use(_) => "spark",
        Action::Skip | Action::End => "check",
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use spynet::ids::Pile;

    use super::*;

    #[test]
    fn a_turn_in_which_nothing_is_done_is_told() {
        let told = |event| Told { seq: 1, round: 1, event };
        let began = |seat| told(Event::TurnBegan { seat: Seat(seat), round: 1, last: false });
        let log = [
            began(0),
            told(Event::Drew { seat: Seat(0), card: None }),
            began(1),
            began(0),
            told(Event::LastTurns { stalled: true }),
            told(Event::TurnBegan { seat: Seat(1), round: 2, last: true }),
            began(0),
        ];
        let passed = |seat| Said::Together(Message::new("sn-log-passed").with("seat", Seat(seat)));
        let all: Vec<_> = (0..log.len()).map(|place| said(&log, place)).collect();
        assert_eq!(
            all,
            [
                Said::Later,
                Said::Itself,
                passed(1),
                passed(0),
                Said::Itself,
                Said::Itself,
                Said::Later
            ]
        );
    }

    #[test]
    fn piles_that_were_put_back_are_told_with_the_one_taken() {
        let seat = Seat(1);
        let told = |event| Told { seq: 1, round: 1, event };
        let looked = |pile| told(Event::Looked { seat, pile: Pile(pile), cards: None });
        let put_back = |pile| told(Event::PutBack { seat, pile: Pile(pile) });
        let took = Event::Took { seat, pile: Pile(2), count: 3, cards: None };
        let before = [
            put_back(0),
            told(Event::TurnBegan { seat, round: 1, last: false }),
            looked(0),
            put_back(0),
            looked(1),
            put_back(1),
            looked(2),
        ];
        let said = piles_seen(&before, &took).unwrap();
        assert_eq!(said.key, "sn-log-took");
        assert_eq!(
            said,
            Message::new("sn-log-took")
                .with("pile", 3_u8)
                .with("count", 3_u8)
                .with("seat", seat)
                .with("seen", 2_u32)
        );
        assert!(before.iter().skip(2).all(|it| goes_without_saying(&it.event)));
        // The first pile was taken: there is nothing to fold.
        assert_eq!(piles_seen(&before[..3], &took), None);
        // What oneself saw is named card by card.
        let own =
            Event::Took { seat, pile: Pile(2), count: 3, cards: Some(spynet::ids::CardSet::EMPTY) };
        assert_eq!(piles_seen(&before, &own), None);
    }
}
