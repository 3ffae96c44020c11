//! Cards that are certainly in one of some zones are placed one after the other, each with the weight of all
//! arrangements of the other cards that it leaves.
//!
//! There are few such cards and few zones for each. How many arrangements are left depends only on how many cards
//! went where, not on which: that is counted once and kept. Limits ("at most one of these is there") are kept with
//! it.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use game::Chance;

use super::operations::{Fillings, Open};
use super::{Gap, Puzzle, fraction};
use crate::ids::{Branch, Card};
use crate::state::{GUESSES, Guess, LIMITS, Place, Zones};

/// Places with gaps for which a guess can be made: hands, piles, the operations of four seats, the packet.
const CELLS: usize = 24;
// Four bits count the cards of a cell or a room, and all of them fit into the key.
const _: () = assert!(GUESSES < 16 && 4 * (CELLS + LIMITS) <= 128);

/// Gaps that are alike.
#[derive(Clone, Copy)]
struct Cell {
    place: Place,
    zones: Zones,
    branch: Option<Branch>,
    left: u8,
}

/// A limit, and how many more of its cards can be in its zones.
#[derive(Clone, Copy)]
struct Room {
    /// The guessed cards it speaks of, as bits.
    cards: u16,
    zones: Zones,
    left: u8,
}

impl Room {
    /// Does it count this card there?
    const fn speaks(self, card: usize, zones: Zones) -> bool {
        self.cards >> card & 1 == 1 && self.zones.meets(zones)
    }
}

struct Search<'p> {
    /// By guessed card: the cells it can be in.
    options: ArrayVec<ArrayVec<u8, CELLS>, GUESSES>,
    cells: ArrayVec<Cell, CELLS>,
    rooms: ArrayVec<Room, LIMITS>,
    open: Open,
    /// How many cards may lie anywhere.
    free: usize,
    fillings: &'p Fillings,
    /// Can a guessed card be an operation? If not, all ways leave equally many for the others.
    counts: bool,
    /// How many cards are placed.
    placed: usize,
    /// How many are in each cell and each room, four bits for each.
    taken: u128,
    /// By that: the ways for all that follow.
    known: HashMap<u128, f64>,
}

impl Puzzle<'_> {
    pub(super) fn place_guessed(
        &self,
        guessed: &[Guess],
        free: usize,
        fillings: &Fillings,
        filled: &mut [Option<Card>],
        chance: &mut impl Chance,
    ) -> Option<()> {
        if guessed.is_empty() {
            return Some(());
        }
        let cells = cells(&self.gaps);
        let fits = |card: Card, cell: &Cell| {
            cell.branch.is_none_or(|branch| self.edition.sets.operations_of(branch).has(card))
        };
        let options = guessed.iter().map(|guess| {
            let fitting = (0..)
                .zip(&cells)
                .filter(|(_, cell)| guess.zones.meets(cell.zones) && fits(guess.card, cell));
            fitting.map(|(at, _)| at).collect::<ArrayVec<u8, CELLS>>()
        });
        let options: ArrayVec<_, GUESSES> = options.collect();
        let rooms = self.notes.limits().map(|limit| {
            let named = guessed.iter().enumerate().filter(|(_, it)| limit.cards.has(it.card));
            let cards = named.fold(0, |set, (at, _)| set | 1 << at);
            Room { cards, zones: limit.zones, left: limit.most }
        });
        let open = fillings.open();
        let is_operation =
            |at: &u8| cells.get(usize::from(*at)).is_some_and(|it| it.branch.is_some());
        let mut search = Search {
            counts: options.iter().flatten().any(is_operation),
            rooms: rooms.collect(),
            options,
            cells,
            open,
            free,
            fillings,
            placed: 0,
            taken: 0,
            known: HashMap::new(),
        };
        for guess in guessed {
            let place = search.choose(chance)?;
            let gaps = self.gaps.iter().zip(filled.iter_mut());
            let mut empty: ArrayVec<&mut Option<Card>, 76> = gaps
                .filter(|(gap, there)| gap.place == place && there.is_none())
                .map(|(_, there)| there)
                .collect();
            let any = chance.below(empty.len() as u32) as usize;
            **empty.get_mut(any)? = Some(guess.card);
        }
        Some(())
    }
}

/// The gaps a guess can speak of, those of one place together.
fn cells(gaps: &[Gap]) -> ArrayVec<Cell, CELLS> {
    let mut cells: ArrayVec<Cell, CELLS> = ArrayVec::new();
    for gap in gaps.iter().filter(|gap| !gap.zones.is_empty()) {
        if let Some(cell) = cells.iter_mut().find(|cell| cell.place == gap.place) {
            cell.left += 1;
        } else {
            let Gap { place, zones, branch } = *gap;
            let new = cells.try_push(Cell { place, zones, branch, left: 1 });
            debug_assert!(new.is_ok(), "more places than a table has");
        }
    }
    cells
}

impl Search<'_> {
    /// Places the next card for good; `None` when there is no way.
    fn choose(&mut self, chance: &mut impl Chance) -> Option<Place> {
        let options = self.options.get(self.placed)?.clone();
        let weights: ArrayVec<f64, CELLS> = options.iter().map(|&at| self.weight(at)).collect();
        let total: f64 = weights.iter().sum();
        let mut target = fraction(chance) * total;
        let mut found = None;
        for (&at, weight) in options.iter().zip(weights) {
            if weight > 0.0 {
                found = Some(at);
            }
            target -= weight;
            if target < 0.0 {
                break;
            }
        }
        let at = found?;
        let cell = self.cells.get(usize::from(at)).copied()?;
        self.enter(at, cell).then_some(cell.place)
    }

    /// The ways in which the next card lies in this cell.
    fn weight(&mut self, at: u8) -> f64 {
        let Some(cell) = self.cells.get(usize::from(at)).copied() else { return 0.0 };
        if cell.left == 0 || !self.enter(at, cell) {
            return 0.0;
        }
        let ways = self.ways();
        self.leave(at, cell);
        f64::from(cell.left) * ways
    }

    /// The ways to place all cards that are not placed yet, and all others.
    fn ways(&mut self) -> f64 {
        if self.placed == self.options.len() {
            return self.rest();
        }
        if let Some(&ways) = self.known.get(&self.taken) {
            return ways;
        }
        let count = self.options.get(self.placed).map_or(0, ArrayVec::len);
        let mut ways = 0.0;
        for option in 0..count {
            let cell = self.options.get(self.placed).and_then(|it| it.get(option)).copied();
            ways += cell.map_or(0.0, |at| self.weight(at));
        }
        self.known.insert(self.taken, ways);
        ways
    }

    /// The next card goes into this cell, if all limits allow it.
    fn enter(&mut self, at: u8, cell: Cell) -> bool {
        let card = self.placed;
        if self.rooms.iter().any(|room| room.speaks(card, cell.zones) && room.left == 0) {
            return false;
        }
        for (index, room) in (0..).zip(&mut self.rooms) {
            if room.speaks(card, cell.zones) {
                room.left -= 1;
                self.taken += 1 << (4 * (CELLS as u32 + index));
            }
        }
        self.taken += 1 << (4 * u32::from(at));
        self.placed += 1;
        self.change(at, cell, cell.left - 1);
        true
    }

    /// It comes out again.
    fn leave(&mut self, at: u8, cell: Cell) {
        self.placed -= 1;
        self.taken -= 1 << (4 * u32::from(at));
        let card = self.placed;
        for (index, room) in (0..).zip(&mut self.rooms) {
            if room.speaks(card, cell.zones) {
                room.left += 1;
                self.taken -= 1 << (4 * (CELLS as u32 + index));
            }
        }
        self.change(at, cell, cell.left);
    }

    /// Sets how many gaps of a cell are left.
    fn change(&mut self, at: u8, cell: Cell, left: u8) {
        let taken = left < cell.left;
        if let Some(it) = self.cells.get_mut(usize::from(at)) {
            it.left = left;
        }
        if let Some(open) = cell.branch.and_then(|branch| self.open.get_mut(branch.index())) {
            *open = if taken { *open - 1 } else { *open + 1 };
        }
    }

    /// The arrangements of all other cards: operations into the gaps for them, the rest in any order. Where no
    /// guessed card can be among the operations they are the same for all ways, and left out.
    fn rest(&self) -> f64 {
        if !self.counts {
            return 1.0;
        }
        let needed: usize = self.open.iter().copied().map(usize::from).sum();
        match self.free.checked_sub(needed) {
            Some(rest) => self.fillings.ways(self.open) * factorial(rest),
            None => 0.0,
        }
    }
}

/// At most that of 76, far from the largest number there is.
fn factorial(cards: usize) -> f64 {
    (1..=cards).map(|card| card as f64).product()
}
