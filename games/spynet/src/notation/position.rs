//! A whole position written down, one fact a line; `read_position.rs` reads it back.
//!
//! ```text
//! players 4                          2 alone, 3 alone or 4 in teams (A and C, B and D); before seats C and D
//! agents one-in-all                  SN-4.2; otherwise one-per-branch
//! situation cold-trail               otherwise none
//! memory off                         otherwise on
//! start B                            otherwise A
//! round 3                            otherwise 1
//! idle 2                             turns in a row without recruiting; otherwise 0
//! turn A …                           whose turn; `position_turn.rs` says what can follow
//! draft C                            or: C keeps a card
//! over                               or: it is over; or: abandoned
//! last B C                           in the last turns: whose is still to come; `last -` for nobody's
//! deck hacker bribe rest             top first; `rest` are all cards named nowhere else
//! pile 1 wiretap analyst             piles 1 to 3
//! packet waiter tourist              the cards that go round in the draft
//! discard petty-cash
//! A hand sniper escort
//! A agents technology intern the-hand+bribe+petty-cash    lowest first, funding after a plus
//! A operations technology icebreaker
//! A resigned
//! A knows escort wiretap             has seen where these are; `knows all …` for everybody
//! A guesses escort B C.operations pile1        is certainly in B's hand, among C's operations or in pile 1
//! A counts 1 escort wiretap in B pile1         at most one of the two, both of them guessed, is there
//! ```
//!
//! Cards that are named nowhere are out of the game.

use game::Seat;

use super::{card_id, pile_id, position_turn};
use crate::Edition;
use crate::ids::{Branch, CardSet, Pile};
use crate::options::AgentsPerTurn;
use crate::state::{Phase, Place, State, Watcher, Zones};

/// Writes every fact of a position.
pub(super) fn write(edition: &Edition, state: &State) -> String {
    let mut out = Writer { edition, state, text: String::new() };
    out.head();
    out.middle();
    Seat::first(state.n_seats).for_each(|seat| out.seat(seat));
    Watcher::all(state.n_seats).for_each(|watcher| out.knowledge(watcher));
    out.text
}

struct Writer<'s> {
    edition: &'s Edition,
    state: &'s State,
    text: String,
}

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A line with these cards; none where there are none.
    fn cards(&mut self, head: &str, cards: CardSet) {
        if !cards.is_empty() {
            let cards: Vec<_> = cards.iter().map(|card| card_id(self.edition, card)).collect();
            self.line(&format!("{head} {}", cards.join(" ")));
        }
    }

    fn head(&mut self) {
        let state = self.state;
        self.line(&format!("players {}", state.n_seats));
        self.line(match state.agents_per_turn {
            AgentsPerTurn::OnePerBranch => "agents one-per-branch",
            AgentsPerTurn::OneInAll => "agents one-in-all",
        });
        let situation =
            state.situation.and_then(|it| self.edition.situations().get(usize::from(it)));
        if let Some(situation) = situation {
            self.line(&format!("situation {}", situation.id));
        }
        self.line(if state.memory_aid { "memory on" } else { "memory off" });
        self.line(&format!("start {}", state.start));
        self.line(&format!("round {}", state.round));
        self.line(&format!("idle {}", state.idle));
        let phase = match state.phase {
            Phase::Draft(seat) => format!("draft {seat}"),
            Phase::Turn(turn) => position_turn::write(self.edition, turn),
            Phase::Over { abandoned: false } => "over".to_owned(),
            Phase::Over { abandoned: true } => "abandoned".to_owned(),
        };
        self.line(&phase);
        if let Some(last) = state.last {
            self.line(&format!("last {}", seats(state, last)));
        }
    }

    fn middle(&mut self) {
        let state = self.state;
        if !state.deck.is_empty() {
            let deck: Vec<_> = state.deck.iter().map(|card| card_id(self.edition, card)).collect();
            self.line(&format!("deck {}", deck.join(" ")));
        }
        for pile in Pile::first(self.edition.laws(state.situation).piles) {
            self.cards(&format!("pile {}", pile.number()), state.pile(pile));
        }
        self.cards("packet", state.cards_at(Place::PACKET));
        self.cards("discard", state.cards_at(Place::DISCARD));
    }

    fn seat(&mut self, seat: Seat) {
        let state = self.state;
        self.cards(&format!("{seat} hand"), state.hand(seat));
        for branch in Branch::ALL {
            let stack = stack(self.edition, state, seat, branch);
            if stack != "-" {
                self.line(&format!("{seat} agents {} {stack}", branch.id()));
            }
            let head = format!("{seat} operations {}", branch.id());
            self.cards(&head, state.operations(seat, branch));
        }
        if state.has_left(seat) {
            self.line(&format!("{seat} resigned"));
        }
    }

    fn knowledge(&mut self, watcher: Watcher) {
        let state = self.state;
        let Some(seat) = watcher.as_seat() else {
            return self.cards("knows all", state.knowledge.seen(watcher));
        };
        self.cards(&format!("{seat} knows"), state.knowledge.seen(watcher));
        for guess in state.knowledge.notes(seat).guesses() {
            let card = card_id(self.edition, guess.card);
            self.line(&format!("{seat} guesses {card} {}", zones(state, seat, guess.zones)));
        }
        for limit in state.knowledge.notes(seat).limits() {
            let zones = zones(state, seat, limit.zones);
            let cards: Vec<_> =
                limit.cards.iter().map(|card| card_id(self.edition, card)).collect();
            self.line(&format!("{seat} counts {} {} in {zones}", limit.most, cards.join(" ")));
        }
    }
}

/// The agents of a stack, the lowest first, with their funding.
pub(super) fn stack(edition: &Edition, state: &State, seat: Seat, branch: Branch) -> String {
    let agents = state.stack(seat, branch).into_iter().map(|agent| {
        let funding = state.attached_to(agent).iter();
        let cards = core::iter::once(agent).chain(funding).map(|card| card_id(edition, card));
        cards.collect::<Vec<_>>().join("+")
    });
    or_dash(agents.collect())
}

pub(super) fn seats(state: &State, set: u8) -> String {
    let seats = Seat::first(state.n_seats).filter(|seat| set & (1 << seat.0) != 0);
    or_dash(seats.map(|seat| seat.to_string()).collect())
}

fn zones(state: &State, me: Seat, zones: Zones) -> String {
    let seats = |zone: fn(Seat, Seat) -> Zones| {
        Seat::first(state.n_seats).filter(move |&seat| zones.meets(zone(me, seat)))
    };
    let hands = seats(Zones::hand).map(|seat| seat.to_string());
    let operations = seats(Zones::operations).map(operations_id);
    let piles = Pile::first(3).filter(|&pile| zones.meets(Zones::pile(pile))).map(pile_id);
    or_dash(hands.chain(operations).chain(piles).collect())
}

/// The operations of a seat as a zone.
pub(super) fn operations_id(seat: Seat) -> String {
    format!("{seat}.operations")
}

pub(super) fn or_dash(words: Vec<String>) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
