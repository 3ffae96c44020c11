//! The table drawn for a terminal: piles, what lies before each seat, the own hand, what one remembers.
//!
//! Works on a view, so that it cannot show what is hidden.

mod memory;

use game::{Lang, Message, Seat};

use crate::SpyNet;
use crate::ids::{Branch, Card, CardSet, Pile};
use crate::view::{AgentView, Heap, PhaseView, SeatView, StageView, StepView, View};
use crate::words::Names;

/// Every key this file and its parts ask for.
pub(crate) const KEYS: [&str; 27] = [
    "board-title",
    "board-title-last",
    "board-title-over",
    "board-draft",
    "board-situation",
    "board-pile",
    "board-pile-empty",
    "board-discard",
    "board-branches",
    "board-seat",
    "board-seat-me",
    "board-seat-partner",
    "board-seat-left",
    "board-agents",
    "board-operations",
    "board-hand",
    "board-packet",
    "board-looking",
    "board-legend",
    "board-memory",
    "board-memory-hand",
    "board-memory-deck",
    "board-memory-guess",
    "board-memory-joint",
    "board-zone-hand",
    "board-zone-operations",
    "board-zone-pile",
];

type Say<'s> = &'s dyn Fn(&Message) -> String;

/// The width of a branch's column.
const COLUMN: usize = 20;
/// The width of the first column.
const FIRST: usize = 26;
/// The width of a terminal.
const WIDTH: usize = 100;

/// Draws the whole table.
pub(crate) fn draw(game: &SpyNet, view: &View, lang: Lang, say: Say<'_>) -> String {
    let board = Board { names: Names { game, lang }, view, say };
    let mut lines = vec![board.title()];
    lines.extend(board.situation());
    lines.push(String::new());
    lines.extend(board.middle());
    lines.push(String::new());
    let branches = Branch::ALL.map(|branch| board.names.branch(branch));
    lines.push(row(&say(&Message::new("board-branches")), &branches));
    for (seat, own) in (0..).map(Seat).zip(&view.seats) {
        lines.extend(board.seat(seat, own));
    }
    lines.push(say(&Message::new("board-legend")));
    lines.extend(board.hand());
    lines.extend(memory::draw(&board));
    lines.join("\n")
}

/// A line in columns.
fn row(first: &str, cells: &[String]) -> String {
    let cells = cells.iter().map(|cell| pad(cell, COLUMN));
    format!("{}{}", pad(first, FIRST), cells.collect::<String>()).trim_end().to_owned()
}

fn pad(text: &str, width: usize) -> String {
    let short: String = text.chars().take(width - 1).collect();
    format!("{short:<width$}")
}

/// A long sentence in lines that fit the terminal.
fn wrap(text: &str) -> String {
    let (mut lines, mut column) = (String::new(), 0);
    for word in text.split(' ') {
        let length = word.chars().count() + 1;
        if column + length > WIDTH && column > 0 {
            lines.push_str("\n   ");
            column = 3;
        }
        if column > 0 {
            lines.push(' ');
        }
        lines.push_str(word);
        column += length;
    }
    lines
}

struct Board<'b> {
    names: Names<'b>,
    view: &'b View,
    say: Say<'b>,
}

impl Board<'_> {
    fn say(&self, message: &Message) -> String {
        (self.say)(message)
    }

    fn title(&self) -> String {
        let key = match self.view.phase {
            PhaseView::Over { .. } => "board-title-over",
            PhaseView::Draft { .. } => "board-draft",
            PhaseView::Turn(_) if self.view.last.is_some() => "board-title-last",
            PhaseView::Turn(_) => "board-title",
        };
        let deck = self.view.deck.len() as u32;
        self.say(&Message::new(key).with("round", self.view.round).with("deck", deck))
    }

    fn situation(&self) -> Option<String> {
        let Names { game, lang } = self.names;
        let index = self.view.situation?;
        let data = game.edition.situations().get(usize::from(index))?;
        let words = game.situation_words(index, lang)?;
        let text: Vec<String> = words.full.iter().map(|message| self.say(message)).collect();
        let message = Message::new("board-situation")
            .with("name", data.name.get(lang))
            .with("text", text.join(" "));
        Some(wrap(&self.say(&message)))
    }

    /// Piles and discard pile.
    fn middle(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (number, heap) in (1_u8..).zip(&self.view.piles) {
            let message = match heap.count {
                0 => Message::new("board-pile-empty"),
                1.. => Message::new("board-pile").with("cards", self.heap(*heap)),
            };
            lines.push(self.say(&message.with("pile", number)));
        }
        if !self.view.discard.is_empty() {
            let cards = self.names.cards(self.view.discard).join(", ");
            lines.push(self.say(&Message::new("board-discard").with("cards", cards)));
        }
        lines
    }

    /// Known cards by name, unknown ones as blocks.
    fn heap(&self, heap: Heap) -> String {
        let unknown = heap.count.saturating_sub(heap.known.len());
        let backs = (0..unknown).map(|_| "▒".to_owned());
        self.names.cards(heap.known).into_iter().chain(backs).collect::<Vec<_>>().join(", ")
    }

    fn seat(&self, seat: Seat, own: &SeatView) -> Vec<String> {
        let partner =
            self.view.seats.len() == 4 && self.view.me.is_some_and(|me| me.0 ^ 2 == seat.0);
        let key = match self.view.me {
            _ if own.resigned => "board-seat-left",
            Some(me) if me == seat => "board-seat-me",
            Some(_) if partner => "board-seat-partner",
            Some(_) | None => "board-seat",
        };
        let head = self.say(&Message::new(key).with("seat", seat).with("hand", own.hand.count));
        let cells = Branch::ALL.map(|branch| self.strength(seat, branch));
        let mut lines = vec![row(&head, &cells)];
        for (branch, (stack, heap)) in
            Branch::ALL.into_iter().zip(own.agents.iter().zip(own.operations))
        {
            let branch = self.names.branch(branch);
            if !stack.is_empty() {
                // The newest agent lies on top.
                let agents: Vec<String> = stack.iter().rev().map(|it| self.agent(it)).collect();
                let message = Message::new("board-agents").with("branch", branch.as_str());
                lines.push(self.say(&message.with("agents", agents.join(" · "))));
            }
            if heap.count > 0 {
                let message = Message::new("board-operations").with("branch", branch.as_str());
                lines.push(self.say(&message.with("cards", self.operations(heap))));
            }
        }
        lines
    }

    /// The strength in a branch; a star where it is dominated.
    fn strength(&self, seat: Seat, branch: Branch) -> String {
        let of = |seat: Seat| {
            let own = self.view.seats.get(seat.index());
            own.and_then(|own| own.strength.get(branch.index())).copied().unwrap_or_default()
        };
        let seats = self.view.seats.len() as u8;
        let mut rivals = Seat::first(seats)
            .filter(|other| *other != seat && !(seats == 4 && other.0 ^ 2 == seat.0));
        let own = of(seat);
        match own {
            0 => "·".to_owned(),
            _ if rivals.all(|rival| of(rival) < own) => format!("{own} *"),
            _ => own.to_string(),
        }
    }

    fn agent(&self, agent: &AgentView) -> String {
        let printed = self.names.game.edition.agent(agent.agent).map_or(0, |face| face.strength);
        let funding = self.names.cards(agent.funding).into_iter().map(|name| format!(" + {name}"));
        format!("{} {printed}{}", self.names.card(agent.agent), funding.collect::<String>())
    }

    fn operations(&self, heap: Heap) -> String {
        let edition = &self.names.game.edition;
        let stars = |card| edition.operation(card).map_or(0, |operation| operation.stars);
        let known = heap.known.iter();
        let known = known.map(|card| format!("{} {}★", self.names.card(card), stars(card)));
        let unknown = heap.count.saturating_sub(heap.known.len());
        known.chain((0..unknown).map(|_| "▒".to_owned())).collect::<Vec<_>>().join(", ")
    }

    /// The own hand with what stands on the cards, and the cards that go round.
    fn hand(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.view.packet.known.is_empty() {
            lines.push(String::new());
            lines.push(self.say(&Message::new("board-packet")));
            lines.extend(self.list(self.view.packet.known));
        }
        let looked_at = self.looked_at();
        if !looked_at.is_empty() {
            lines.push(String::new());
            lines.push(self.say(&Message::new("board-looking")));
            lines.extend(self.list(looked_at));
        }
        let own = self.view.me.and_then(|me| self.view.seats.get(me.index()));
        if let Some(own) = own.filter(|own| own.hand.count > 0) {
            lines.push(String::new());
            lines.push(self.say(&Message::new("board-hand")));
            lines.extend(self.list(own.hand.known));
        }
        lines
    }

    /// The cards that whoever is to act looks at: a pile, a hand, operations, the top of the deck.
    fn looked_at(&self) -> CardSet {
        let PhaseView::Turn(turn) = self.view.phase else { return CardSet::EMPTY };
        if self.view.me != Some(turn.seat) {
            return CardSet::EMPTY;
        }
        let pile = |pile: Pile| self.view.piles.get(usize::from(pile.0)).map(|heap| heap.known);
        let own = |seat: Seat| self.view.seats.get(seat.index());
        let stage = match turn.step {
            StepView::Recruit { pile: at } => return pile(at).unwrap_or_default(),
            StepView::Ability { stage, .. } => stage,
            StepView::Fresh | StepView::Play | StepView::Laid { .. } => return CardSet::EMPTY,
        };
        let cards = match stage {
            StageView::TakeFromPile { pile: at }
            | StageView::GiveToPile { pile: at, .. }
            | StageView::LookAtPile { pile: at } => pile(at),
            StageView::TakeFromHand { seat }
            | StageView::GiveToHand { seat, .. }
            | StageView::LookAtHand { seat } => own(seat).map(|own| own.hand.known),
            StageView::LookAtOperations { seat } => own(seat).map(|own| {
                own.operations.iter().fold(CardSet::EMPTY, |all, heap| all.or(heap.known))
            }),
            StageView::TakeFromTop { look: count, .. } => Some(self.top(count)),
            StageView::Order { placed, left } => Some(self.top(placed.saturating_add(left))),
            StageView::Choose
            | StageView::Branch { .. }
            | StageView::MoveFunding { .. }
            | StageView::Salvage { .. }
            | StageView::Discard { .. } => None,
        };
        cards.unwrap_or_default()
    }

    fn top(&self, count: u8) -> CardSet {
        self.view.deck.iter().take(count.into()).flatten().copied().collect()
    }

    fn list(&self, cards: CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card_line(card)).collect()
    }

    /// Id and name, then what stands on the card; on a line of its own where it would be too long.
    fn card_line(&self, card: Card) -> String {
        const INDENT: usize = 4;
        let Names { game, lang } = self.names;
        let id = game.edition.card(card).map_or("", |data| &data.id);
        let indent = " ".repeat(INDENT);
        let Some(words) = game.card_words(card, lang) else { return format!("{indent}{id}") };
        let mut line = format!("{indent}{}{}", pad(id, 20), pad(&self.names.card(card), 24));
        let begin = line.chars().count();
        line += &self.say(&words.head);
        if words.short != words.head {
            let more = self.say(&words.short);
            if line.chars().count() + 3 + more.chars().count() <= WIDTH {
                line += &format!(" · {more}");
            } else {
                line += &format!("\n{}{more}", " ".repeat(begin));
            }
        }
        line
    }
}
