//! Reads a position as `position.rs` writes it; facts left out have their usual value.

use game::{NotationError, Seat, read_seat};

use super::{Read, position_turn, read_branch, read_card, read_number, read_pile};
use crate::Edition;
use crate::ids::{Branch, Card, CardSet};
use crate::options::AgentsPerTurn;
use crate::state::{Deck, Phase, Place, Spot, State, Turn, Watcher, Zones};
use crate::{setup, soundness};

/// Reads a position. A few things can be known only at the end: the rest of the deck, what others know.
pub(super) fn read(edition: &Edition, rules: u32, text: &str) -> Read<State> {
    let mut reader = Reader {
        edition,
        state: State { phase: Phase::Turn(Turn::new(Seat(0))), ..setup::empty(rules) },
        players_read: false,
        phase_read: false,
        used: CardSet::EMPTY,
        deck: Vec::new(),
        deck_has_rest: false,
        funding: Vec::new(),
        knowledge: Vec::new(),
    };
    for (index, line) in text.lines().enumerate() {
        let words: Vec<&str> =
            line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if !words.is_empty() {
            reader.line(&words).map_err(|error| error.in_line(index + 1))?;
        }
    }
    reader.finish()
}

struct Reader<'e> {
    edition: &'e Edition,
    state: State,
    /// Lines that come once.
    players_read: bool,
    phase_read: bool,
    /// Cards that have a place already.
    used: CardSet,
    deck: Vec<Card>,
    deck_has_rest: bool,
    /// Attached cards with their agent; what they add depends on the situation.
    funding: Vec<(Card, Card)>,
    knowledge: Vec<Known>,
}

/// What somebody knows.
enum Known {
    Place(Watcher, Card),
    Guess(Seat, Card, Zones),
    Limit(Seat, CardSet, Zones, u8),
}

fn wrong<T>(what: &str, reason: impl Into<String>) -> Read<T> {
    Err(NotationError::new(what, reason))
}

impl Reader<'_> {
    fn line(&mut self, words: &[&str]) -> Read<()> {
        let state = &mut self.state;
        match *words {
            ["players", count] => match read_number(count)? {
                2..=4 if self.players_read => return wrong(count, "`players` comes once"),
                count @ 2..=4 => {
                    self.players_read = true;
                    state.n_seats = count;
                }
                _ => return wrong(count, "2 to 4 can play"),
            },
            ["agents", "one-per-branch"] => state.agents_per_turn = AgentsPerTurn::OnePerBranch,
            ["agents", "one-in-all"] => state.agents_per_turn = AgentsPerTurn::OneInAll,
            ["situation", id] => {
                let known = (0..).zip(self.edition.situations()).find(|(_, it)| it.id == id);
                match known {
                    Some((index, _)) => state.situation = Some(index),
                    None => return wrong(id, "no such situation"),
                }
            }
            ["memory", "on"] => state.memory_aid = true,
            ["memory", "off"] => state.memory_aid = false,
            ["start", seat] => self.state.start = self.seat(seat)?,
            ["round", number] => state.round = read_number(number)?,
            ["idle", number] => state.idle = read_number(number)?,
            ["draft", seat] => {
                let seat = self.seat(seat)?;
                self.phase(Phase::Draft(seat))?;
            }
            ["over"] => self.phase(Phase::Over { abandoned: false })?,
            ["abandoned"] => self.phase(Phase::Over { abandoned: true })?,
            ["turn", seat, ref rest @ ..] => {
                let seat = self.seat(seat)?;
                let turn = position_turn::read(self.edition, seat, rest)?;
                self.phase(Phase::Turn(turn))?;
            }
            ["last", "-"] => state.last = Some(0),
            ["last", ref seats @ ..] => {
                let mut last = 0;
                for seat in seats {
                    last |= 1 << self.seat(seat)?.0;
                }
                self.state.last = Some(last);
            }
            ["deck", ref cards @ ..] => self.read_deck(cards)?,
            ["pile", pile, ref cards @ ..] => self.cards(cards, Place::pile(read_pile(pile)?))?,
            ["packet", ref cards @ ..] => self.cards(cards, Place::PACKET)?,
            ["discard", ref cards @ ..] => self.cards(cards, Place::DISCARD)?,
            ["knows", "all", ref cards @ ..] => self.knows(Watcher::PUBLIC, cards)?,
            [seat, ref rest @ ..] if read_seat(seat).is_ok() => {
                let seat = self.seat(seat)?;
                self.seat_line(seat, rest)?;
            }
            _ => return wrong(&words.join(" "), "no such line in a position"),
        }
        Ok(())
    }

    fn phase(&mut self, phase: Phase) -> Read<()> {
        if self.phase_read {
            return wrong("the position", "one of turn, draft, over and abandoned is enough");
        }
        self.phase_read = true;
        self.state.phase = phase;
        Ok(())
    }

    fn seat_line(&mut self, seat: Seat, words: &[&str]) -> Read<()> {
        match *words {
            ["hand", ref cards @ ..] => self.cards(cards, Place::hand(seat)),
            ["operations", branch, ref cards @ ..] => {
                self.cards(cards, Place::operation(seat, read_branch(branch)?))
            }
            ["agents", branch, ref stack @ ..] => self.stack(seat, read_branch(branch)?, stack),
            ["resigned"] => {
                self.state.resigned |= 1 << seat.0;
                Ok(())
            }
            ["knows", ref cards @ ..] => self.knows(Watcher::seat(seat), cards),
            ["guesses", card, ref zones @ ..] => {
                let card = read_card(self.edition, card)?;
                let zones = self.zones(seat, zones)?;
                self.knowledge.push(Known::Guess(seat, card, zones));
                Ok(())
            }
            ["counts", most, ref rest @ ..] => self.counts(seat, most, rest),
            _ => wrong(
                &words.join(" "),
                "expected hand, agents BRANCH, operations BRANCH, knows, guesses, counts or resigned",
            ),
        }
    }

    fn seat(&self, text: &str) -> Read<Seat> {
        match read_seat(text)? {
            seat if seat.0 < self.state.n_seats => Ok(seat),
            _ => wrong(text, "no such seat at this table"),
        }
    }

    fn card(&mut self, id: &str) -> Read<Card> {
        let card = read_card(self.edition, id)?;
        if self.used.has(card) {
            return wrong(id, "the card is in two places");
        }
        self.used.insert(card);
        Ok(card)
    }

    fn cards(&mut self, ids: &[&str], place: Place) -> Read<()> {
        for id in ids {
            let card = self.card(id)?;
            self.state.follow(card, place);
        }
        Ok(())
    }

    fn read_deck(&mut self, ids: &[&str]) -> Read<()> {
        for id in ids {
            if *id == "rest" {
                self.deck_has_rest = true;
            } else if self.deck_has_rest {
                return wrong(id, "`rest` ends the deck");
            } else {
                let card = self.card(id)?;
                self.state.follow(card, Place::DECK);
                self.deck.push(card);
            }
        }
        Ok(())
    }

    /// Agents from the lowest up, each with its funding after a plus.
    fn stack(&mut self, seat: Seat, branch: Branch, stack: &[&str]) -> Read<()> {
        for words in stack {
            let mut cards = words.split('+');
            let agent = self.card(cards.next().unwrap_or_default())?;
            match self.edition.agent(agent) {
                Some(face) if face.branches.has(branch) => {}
                _ => return wrong(words, "no agent of this branch"),
            }
            self.state.lay_agent(self.edition, agent, seat, branch);
            for id in cards {
                let card = self.card(id)?;
                self.funding.push((card, agent));
            }
        }
        Ok(())
    }

    fn knows(&mut self, watcher: Watcher, ids: &[&str]) -> Read<()> {
        for id in ids {
            let card = read_card(self.edition, id)?;
            self.knowledge.push(Known::Place(watcher, card));
        }
        Ok(())
    }

    /// Hands, operations and piles, as one seat counts them.
    fn zones(&self, me: Seat, words: &[&str]) -> Read<Zones> {
        let mut zones = Zones::NONE;
        for word in words {
            let zone = match (word.strip_prefix("pile"), word.strip_suffix(".operations")) {
                (Some(number), _) => Zones::pile(read_pile(number)?),
                (None, Some(seat)) => Zones::operations(me, self.seat(seat)?),
                (None, None) => Zones::hand(me, self.seat(word)?),
            };
            if zone.is_empty() {
                return wrong(word, "nobody guesses about the own hand");
            }
            zones = zones.or(zone);
        }
        if zones.is_empty() { wrong("guesses", "seats or piles are missing") } else { Ok(zones) }
    }

    fn counts(&mut self, seat: Seat, most: &str, words: &[&str]) -> Read<()> {
        let most = read_number(most)?;
        let mut parts = words.split(|word| *word == "in");
        let (cards, zones) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let cards: Read<CardSet> = cards.iter().map(|id| read_card(self.edition, id)).collect();
        let zones = self.zones(seat, zones)?;
        self.knowledge.push(Known::Limit(seat, cards?, zones, most));
        Ok(())
    }

    fn finish(mut self) -> Read<State> {
        if self.deck_has_rest {
            let rest: Vec<Card> =
                self.edition.cards().filter(|&card| !self.used.has(card)).collect();
            rest.iter().for_each(|&card| self.state.follow(card, Place::DECK));
            self.deck.extend(rest);
        }
        let mut state = self.state;
        state.deck = Deck::top_first(self.deck.into_iter());
        for (card, agent) in self.funding {
            state.attach(self.edition, card, agent);
        }
        state.recount(self.edition);
        for known in self.knowledge {
            match known {
                Known::Place(watcher, card) => state.knowledge.see(watcher, card),
                Known::Guess(seat, card, zones) => {
                    state
                        .knowledge
                        .notes_mut(seat)
                        .into_iter()
                        .for_each(|it| it.guess(card, zones));
                }
                Known::Limit(seat, cards, zones, most) => {
                    let notes = state.knowledge.notes_mut(seat);
                    notes.into_iter().for_each(|it| it.restore(cards, zones, most));
                }
            }
        }
        soundness::check_state(self.edition, &state)
            .and_then(|()| check_knowledge(self.edition, &state))
            .map_err(|reason| NotationError::new("the position", reason))?;
        Ok(state)
    }
}

/// What somebody knows must be true, and hidden from somebody.
fn check_knowledge(edition: &Edition, state: &State) -> Result<(), &'static str> {
    let piles = edition.laws(state.situation).piles;
    for me in Seat::first(state.n_seats) {
        let there = Zones::all(me, state.n_seats, piles);
        // A card that goes round will be with one of those who wait.
        let is_in = |card: Card, zones: Zones| match state.spot(card) {
            Spot::Packet => true,
            _ => Zones::of(me, state.at(card)).meets(zones),
        };
        for guess in state.knowledge.notes(me).guesses() {
            if !is_in(guess.card, guess.zones) {
                return Err("a guess that is wrong");
            }
            if !guess.zones.without(there).is_empty() {
                return Err("a guess about a place that is not there");
            }
            if state.knowledge.has_seen(Watcher::seat(me), guess.card) {
                return Err("a guess about a card that is known");
            }
        }
        for limit in state.knowledge.notes(me).limits() {
            let count = limit.cards.iter().filter(|&card| is_in(card, limit.zones)).count();
            if count > usize::from(limit.most) {
                return Err("a count that is wrong");
            }
            if !limit.zones.without(there).is_empty() {
                return Err("a count about a place that is not there");
            }
        }
    }
    for card in edition.cards().filter(|&card| state.knowledge.is_seen(card)) {
        match state.spot(card) {
            Spot::Hand(_) | Spot::Operation(..) | Spot::Pile(_) | Spot::Packet | Spot::Deck => {}
            Spot::Out | Spot::Discard | Spot::Agent(..) | Spot::Attached(_) => {
                return Err("knowledge of a card that all can see");
            }
        }
    }
    Ok(())
}
