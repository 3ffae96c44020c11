//! Reads a position, line by line; a few things can only be judged when all lines are read.

use game::{NotationError, Seat, read_seat};

use super::{Read, read_city, read_mission, read_space};
use crate::Edition;
use crate::ids::{City, DECK_MISSIONS, Mission, SLOTS, Table};
use crate::network::hangs_together;
use crate::options::{AGENTS, FEWER_AGENTS, Side};
use crate::phase::choose;
use crate::state::{Deck, Open, Phase, SeatState, State, Step, Turn};

/// Reads a position. A few things can be known only at the end: supplies, and whether it all fits together.
pub(super) fn read(edition: &Edition, text: &str) -> Read<State> {
    let mut reader = Reader {
        edition,
        state: State {
            seats: Table::new([SeatState::new(AGENTS); 4]),
            deck: Deck::EMPTY,
            display: [None; SLOTS],
            offer: [None; 4],
            out: 0,
            n_seats: 2,
            start: Seat(0),
            side: Side::Light,
            round: 1,
            phase: Phase::Turn(fresh(Seat(0))),
            trigger: None,
        },
        used: 0,
        marked: Vec::new(),
        said: Said::default(),
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

const fn fresh(seat: Seat) -> Turn {
    Turn { seat, step: Step::Fresh, marked: 0, is_extra: false, owed: 0 }
}

/// What may be said once only.
#[derive(Default)]
struct Said {
    phase: bool,
    /// A line that names a seat, or the seats themselves.
    seats: bool,
}

struct Reader<'e> {
    edition: &'e Edition,
    state: State,
    /// Missions that have a place already.
    used: u64,
    marked: Vec<Mission>,
    said: Said,
}

fn wrong<T>(what: &str, reason: impl Into<String>) -> Read<T> {
    Err(NotationError::new(what, reason))
}

fn number<N: core::str::FromStr>(text: &str) -> Read<N> {
    text.parse().or_else(|_| wrong(text, "not a number that is possible here"))
}

impl Reader<'_> {
    fn line(&mut self, words: &[&str]) -> Read<()> {
        if let ["choose" | "turn" | "over" | "abandoned", ..] = *words
            && core::mem::replace(&mut self.said.phase, true)
        {
            return wrong(&words.join(" "), "one of turn, choose, over and abandoned");
        }
        match *words {
            ["seats", ref agents @ ..] => self.seats(agents)?,
            ["side", "light"] => self.state.side = Side::Light,
            ["side", "dark"] => self.state.side = Side::Dark,
            ["start", seat] => self.state.start = self.seat(seat)?,
            ["round", round] => self.state.round = number(round)?,
            ["choose", seat] => self.state.phase = Phase::Choose(self.seat(seat)?),
            ["over"] => self.state.phase = Phase::Over { abandoned: false },
            ["abandoned"] => self.state.phase = Phase::Over { abandoned: true },
            ["turn", seat, ref facts @ ..] => self.turn(seat, facts)?,
            ["end-began", seat] => self.state.trigger = Some(self.seat(seat)?),
            ["display", ref cards @ ..] => self.display(cards)?,
            ["deck", ref cards @ ..] => {
                let cards = self.missions(cards, false)?;
                if cards.len() > DECK_MISSIONS {
                    return wrong("deck", format!("{DECK_MISSIONS} cards at most"));
                }
                self.state.deck = Deck::top_first(cards.into_iter());
            }
            ["offer", ref cards @ ..] => {
                let cards = self.missions(cards, true)?;
                if cards.len() > self.state.offer.len() {
                    return wrong("offer", "four start missions at most");
                }
                self.state
                    .offer
                    .iter_mut()
                    .zip(cards)
                    .for_each(|(place, card)| *place = Some(card));
            }
            ["out", ref cards @ ..] => {
                for card in cards {
                    self.state.out |= self.mission(card)?.bit();
                }
            }
            [seat, ref fact @ ..] if read_seat(seat).is_ok() => {
                let seat = self.seat(seat)?;
                self.seat_line(seat, fact)?;
            }
            _ => return wrong(&words.join(" "), "not a line of a position"),
        }
        Ok(())
    }

    fn seats(&mut self, agents: &[&str]) -> Read<()> {
        if self.said.seats {
            return wrong("seats", "comes once, and before any line that names a seat");
        }
        self.said.seats = true;
        if !(2..=4).contains(&agents.len()) {
            return wrong("seats", "2 to 4 seats, each with its number of agents");
        }
        self.state.n_seats = agents.len() as u8;
        for (seat, text) in Seat::first(4).zip(agents) {
            let agents = number(text)?;
            if !(FEWER_AGENTS..=AGENTS).contains(&agents) {
                return wrong(text, "14 or 15 agents (SC-2.1)");
            }
            self.state.seat_mut(seat).agents = agents;
        }
        Ok(())
    }

    fn seat(&mut self, text: &str) -> Read<Seat> {
        self.said.seats = true;
        match read_seat(text)? {
            seat if seat.0 < self.state.n_seats => Ok(seat),
            _ => wrong(text, "no such seat at this table; `seats` comes first"),
        }
    }

    /// A mission that has no place yet.
    fn mission(&mut self, text: &str) -> Read<Mission> {
        let mission = read_mission(self.edition, text)?;
        if self.used & mission.bit() != 0 {
            return wrong(text, "this mission lies somewhere else already");
        }
        self.used |= mission.bit();
        Ok(mission)
    }

    fn missions(&mut self, texts: &[&str], start: bool) -> Read<Vec<Mission>> {
        let mission = |text: &&str| {
            let mission = self.mission(text)?;
            let is_start = self.edition.mission(mission).is_some_and(|data| data.red.is_some());
            if is_start == start { Ok(mission) } else { wrong(text, "the wrong kind of mission") }
        };
        texts.iter().map(mission).collect()
    }

    fn display(&mut self, cards: &[&str]) -> Read<()> {
        if cards.len() != SLOTS {
            return wrong("display", format!("{SLOTS} slots, slot 1 first, `-` for none"));
        }
        for (slot, text) in (0..SLOTS).zip(cards) {
            if *text == "-" {
                continue;
            }
            let card = self.missions(&[text], false)?.first().copied();
            if let Some(place) = self.state.display.get_mut(slot) {
                *place = card;
            }
        }
        Ok(())
    }

    fn turn(&mut self, seat: &str, facts: &[&str]) -> Read<()> {
        let mut turn = fresh(self.seat(seat)?);
        let mut facts = facts.iter();
        while let Some(&fact) = facts.next() {
            match fact {
                "gone" => turn.step = Step::Gone,
                "done" => turn.step = Step::Done,
                "extra" => turn.is_extra = true,
                "owed" => turn.owed = number(facts.next().copied().unwrap_or_default())?,
                "marked" => {
                    let mission = facts.next().copied().unwrap_or_default();
                    self.marked.push(read_mission(self.edition, mission)?);
                }
                _ => return wrong(fact, "a turn is gone, done, extra, owed N or marked MISSION"),
            }
        }
        self.state.phase = Phase::Turn(turn);
        Ok(())
    }

    fn seat_line(&mut self, seat: Seat, fact: &[&str]) -> Read<()> {
        match *fact {
            ["spy", city] => self.state.seat_mut(seat).spy = Some(read_city(self.edition, city)?),
            ["agents", ref spaces @ ..] => {
                for text in spaces {
                    let (name, two) = match text.strip_suffix("*2") {
                        Some(name) => (name, true),
                        None => (*text, false),
                    };
                    let bit = read_space(self.edition, name)?.bit();
                    let own = self.state.seat_mut(seat);
                    if own.here & bit != 0 {
                        return wrong(text, "this space is named twice");
                    }
                    own.here |= bit;
                    own.twice |= if two { bit } else { 0 };
                }
            }
            ["mission", mission, ref facts @ ..] => self.open(seat, mission, facts)?,
            ["done", ref missions @ ..] => {
                for mission in missions {
                    let mission = self.mission(mission)?;
                    self.state.seat_mut(seat).done |= mission.bit();
                }
            }
            ["resigned"] => self.state.seat_mut(seat).resigned = true,
            _ => {
                return wrong(&fact.join(" "), "a seat has spy, agents, mission, done or resigned");
            }
        }
        Ok(())
    }

    fn open(&mut self, seat: Seat, text: &str, facts: &[&str]) -> Read<()> {
        let mission = self.mission(text)?;
        let Some(data) = self.edition.mission(mission) else {
            return wrong(text, "no such mission");
        };
        let mut open = Open { mission, covered: 0, assigned: 0 };
        let mut facts = facts.iter().copied();
        while let Some(fact) = facts.next() {
            match fact {
                "assigned" => {
                    open.assigned = number(facts.next().unwrap_or_default())?;
                    if open.assigned > AGENTS {
                        return wrong(fact, format!("{AGENTS} agents at most"));
                    }
                }
                // All that follows are cities.
                "covered" => {
                    for city in facts.by_ref() {
                        match data.city_bit(read_city(self.edition, city)?) {
                            Some(bit) => open.covered |= bit,
                            None => return wrong(city, "not on this mission"),
                        }
                    }
                }
                _ => return wrong(fact, "a mission is assigned N, then covered CITY …"),
            }
        }
        if open.covered == data.all_bits() {
            return wrong(text, "all covered: this mission is complete (SC-7.3)");
        }
        match self.state.seat_mut(seat).open.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(open),
            None => return wrong(text, "three open missions at most (SC-3.2)"),
        }
        Ok(())
    }

    fn finish(mut self) -> Read<State> {
        // A game can be over before everybody has chosen.
        let in_turn = matches!(self.state.phase, Phase::Turn(_));
        for seat in Seat::first(self.state.n_seats) {
            let own = self.state.seat_mut(seat);
            let letter = seat.to_string();
            let used = u32::from(own.agents_on_board()) + u32::from(own.agents_on_missions());
            match u32::from(own.agents).checked_sub(used) {
                Some(supply) => own.supply = supply as u8,
                None => return wrong(&letter, format!("{used} agents in use, of {}", own.agents)),
            }
            let spy: Option<City> = own.spy;
            match spy {
                Some(spy) if !hangs_together(&self.edition.map, own.here, spy) => {
                    return wrong(&letter, "agents and spy do not hang together (SC-6.2)");
                }
                None if own.supply != own.agents || (in_turn && !own.resigned) => {
                    return wrong(&letter, "every seat needs `spy CITY`");
                }
                Some(_) | None => {}
            }
        }
        if let Phase::Choose(seat) = self.state.phase
            && !choose::is_possible(&self.state, seat)
        {
            return wrong("choose", "an `offer` for all who wait is needed, and a seat that waits");
        }
        if let Phase::Turn(turn) = &mut self.state.phase {
            let own = *self.state.seats.at(turn.seat.0);
            if own.resigned {
                return wrong("turn", "this seat has left");
            }
            for &mission in &self.marked {
                match own.find_open(mission) {
                    Some((place, _)) => turn.marked |= 1 << place,
                    None => return wrong("marked", "not an open mission of this seat"),
                }
            }
        }
        Ok(self.state)
    }
}
