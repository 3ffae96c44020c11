//! The rooms at the edge of what is decided: which of them are entered, what hangs together, and what is still owed.
//!
//! One byte per slot, so that a whole fringe is one number that can be looked up.

use crate::raid::node::Uses;

/// Rooms at the edge at one time, at most.
pub(crate) const SLOTS: u8 = 7;

/// What a room at the edge still owes beside an even number of doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Debt {
    /// Nothing.
    None,
    /// Leapt over: two doors with nothing but a leap between them; so far none, or the one to this neighbour.
    Leap { slanted: bool, first: Option<u8> },
    /// Leapt over, and that is all.
    Settled,
    /// So many more doors, so that it is leapt over once and entered another time.
    Doors(u8),
}

impl Debt {
    const fn from_bits(bits: u8) -> Self {
        match bits {
            0 => Self::None,
            1..=4 => Self::Leap { slanted: false, first: Some(bits - 1) },
            5 => Self::Leap { slanted: false, first: None },
            6..=9 => Self::Leap { slanted: true, first: Some(bits - 6) },
            10 => Self::Leap { slanted: true, first: None },
            11 => Self::Settled,
            _ => Self::Doors(bits - 11),
        }
    }

    const fn to_bits(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Leap { slanted, first } => {
                let kind = if slanted { 6 } else { 1 };
                match first {
                    Some(first) => kind + (first & 3),
                    None => kind + 4,
                }
            }
            Self::Settled => 11,
            Self::Doors(more) => 11 + if more < 4 { more } else { 4 },
        }
    }

    const fn is_paid(self) -> bool {
        matches!(self, Self::None | Self::Settled)
    }
}

/// The rooms at the edge, what can still be used, and whether the raid is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fringe(pub(crate) u64);

const LABEL: u8 = 0b111;
const ODD: u8 = 0b1000;
const CLOSED: u64 = 1 << 63;
/// The lowest bit of every slot.
const EACH: u64 = 0x0001_0101_0101_0101;

impl Fringe {
    /// Nothing is entered.
    pub(crate) const fn bare(uses: Uses) -> Self {
        Self((uses.0 as u64) << 56)
    }

    #[inline]
    const fn cell(self, slot: u8) -> u8 {
        (self.0 >> (8 * slot)) as u8
    }

    #[inline]
    const fn put(self, slot: u8, cell: u8) -> Self {
        Self(self.0 & !(0xff << (8 * slot)) | (cell as u64) << (8 * slot))
    }

    #[inline]
    pub(crate) const fn uses(self) -> Uses {
        Uses((self.0 >> 56) as u8 & 0x7f)
    }

    #[inline]
    pub(crate) const fn with_uses(self, uses: Uses) -> Self {
        Self(self.0 & !(0x7f << 56) | (uses.0 as u64) << 56)
    }

    /// Is everything entered joined, and left behind?
    #[inline]
    pub(crate) const fn is_closed(self) -> bool {
        self.0 & CLOSED != 0
    }

    #[inline]
    pub(crate) const fn is_entered(self, slot: u8) -> bool {
        self.cell(slot) & LABEL != 0
    }

    /// Slots of rooms with an odd number of doors; the start and the end of the raid count one more.
    #[inline]
    pub(crate) fn odd_slots(self) -> u8 {
        (0..SLOTS).fold(0, |slots, slot| slots | u8::from(self.is_odd(slot)) << slot)
    }

    #[inline]
    pub(crate) const fn is_odd(self, slot: u8) -> bool {
        self.cell(slot) & ODD != 0
    }

    /// Halves of doors that are needed at least, each by a room of the edge: one for each odd one, and two for each
    /// part without any, if it is not the only one.
    pub(crate) fn halves(self, alone: bool) -> u8 {
        let (mut odd, mut parts, mut some) = ([0_u8; 8], 0_u8, 0_u8);
        for slot in 0..SLOTS {
            let cell = self.cell(slot);
            if let (label @ 1.., Some(entry)) =
                (cell & LABEL, odd.get_mut(usize::from(cell & LABEL)))
            {
                *entry += u8::from(cell & ODD != 0);
                parts |= 1 << label;
            }
        }
        let single = parts & parts.wrapping_sub(1) == 0;
        for (label, &odd) in (0..8).zip(&odd) {
            if parts >> label & 1 != 0 {
                some += if odd == 0 && !(single && alone) { 2 } else { odd };
            }
        }
        some
    }

    /// Enters a room that nothing leads to so far.
    #[inline]
    pub(crate) const fn enter(self, slot: u8, odd: bool, debt: Debt) -> Self {
        self.put(slot, (slot + 1) | if odd { ODD } else { 0 } | debt.to_bits() << 4)
    }

    #[inline]
    pub(crate) const fn debt(self, slot: u8) -> Debt {
        Debt::from_bits(self.cell(slot) >> 4)
    }

    #[inline]
    pub(crate) const fn owing(self, slot: u8, debt: Debt) -> Self {
        self.put(slot, self.cell(slot) & 0xf | debt.to_bits() << 4)
    }

    /// The same in an easier web, in which nothing is owed and only these uses count. A second use may have been one
    /// of those that do not count, so that there are two of them.
    pub(crate) fn eased(self, start: Uses, kept: Uses) -> [Option<Self>; 2] {
        let uses = Uses(self.uses().0 & kept.0);
        let eased = Self(self.0 & ((0x0f * EACH) | CLOSED)).with_uses(uses);
        let again = start.0 & kept.0 & !uses.0 & Uses::AGAIN;
        let other = (again != 0).then(|| eased.with_uses(Uses(uses.0 | again)));
        [Some(eased), other]
    }

    /// The lowest bit of every slot that has this label.
    #[inline]
    const fn labelled(self, label: u8) -> u64 {
        let differ = (self.0 ^ (label as u64 * EACH)) & (LABEL as u64 * EACH);
        !(differ | differ >> 1 | differ >> 2) & EACH
    }

    /// Goes through the door between two rooms, once or twice. Twice what hangs together already is a waste.
    #[inline]
    pub(crate) const fn join(self, one: u8, other: u8, times: u8) -> Option<Self> {
        let (label, old) = (self.cell(one) & LABEL, self.cell(other) & LABEL);
        if label == old && times == 2 {
            return None;
        }
        let (low, high) = if label < old { (label, old) } else { (old, label) };
        let mut joined = self.0 ^ (self.labelled(high) * (low ^ high) as u64);
        if times & 1 != 0 {
            joined ^= (ODD as u64) << (8 * one) ^ (ODD as u64) << (8 * other);
        }
        Some(Self(joined))
    }

    /// A room is left behind, if it owes nothing; the last one closes the raid, if that has begun.
    #[inline]
    pub(crate) const fn forget(self, slot: u8, begun: bool) -> Option<Self> {
        let cell = self.cell(slot);
        if cell == 0 {
            return Some(self);
        }
        if cell & ODD != 0 || !self.debt(slot).is_paid() {
            return None;
        }
        let rest = self.put(slot, 0);
        let label = cell & LABEL;
        let same = rest.labelled(label);
        if same == 0 {
            let last = rest.0 << 8 == 0;
            return if begun && last { Some(Self(rest.0 | CLOSED)) } else { None };
        }
        // A label is the number of the first slot that has it.
        let first = (same.trailing_zeros() / 8) as u8 + 1;
        Some(Self(rest.0 ^ (same * (label ^ first) as u64)))
    }
}
