//! Who dominated what when the own last turn ended: the only thing about the past that no log line says.
//!
//! Kept on the device for the table played last, so that a page that is loaded again still knows it.

use game::Seat;
use ui::settings;

/// For each branch the seats that dominate it, as bits.
pub type Masters = [u8; 4];

/// Bytes of one seat's memory.
const BYTES: usize = 13;

/// What one seat remembers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Standing {
    /// The own turn it is about, counted from 1.
    turn: u8,
    /// At the end of the own turn before it.
    base: Masters,
    /// When it began.
    opening: Masters,
    /// As the own turn left it.
    latest: Masters,
}

impl Standing {
    /// What is remembered after this has been seen in the own turn with this number.
    fn step(self, turn: u8, now: Masters) -> Self {
        if turn == self.turn {
            return Self { latest: now, ..self };
        }
        // Whoever has missed a turn has nothing to compare with.
        let base = if turn == self.turn.wrapping_add(1) { self.latest } else { now };
        Self { turn, base, opening: now, latest: now }
    }

    /// Before and after what the others did.
    fn since(self, mine: bool, turns: u8, now: Masters) -> (Masters, Masters) {
        match (mine, turns == self.turn) {
            (_, false) => (now, now),
            (true, true) => (self.base, self.opening),
            (false, true) => (self.latest, now),
        }
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let (turn, rest) = bytes.split_first()?;
        let four = |from: usize| rest.get(from..from + 4)?.try_into().ok();
        Some(Self { turn: *turn, base: four(0)?, opening: four(4)?, latest: four(8)? })
    }

    fn write(self) -> Vec<u8> {
        let mut bytes = vec![self.turn];
        for masters in [self.base, self.opening, self.latest] {
            bytes.extend(masters);
        }
        bytes
    }
}

/// What has changed in a branch: did this seat lose it, and who has it now that did not before? Nothing where nothing
/// has.
pub fn change(
    before: Masters,
    now: Masters,
    branch: usize,
    me: Seat,
) -> Option<(bool, Option<Seat>)> {
    let (old, new) = (*before.get(branch)?, *now.get(branch)?);
    if old == new {
        return None;
    }
    let has = |bits: u8, seat: Seat| bits & (1 << seat.0) != 0;
    let lost = has(old, me) && !has(new, me);
    let fresh = |seat: &Seat| has(new, *seat) && !has(old, *seat);
    let won = if fresh(&me) { Some(me) } else { Seat::first(8).find(fresh) };
    // Of two partners who dominated one still does: nothing to speak of.
    (lost || won.is_some() || new == 0).then_some((lost, won))
}

/// What a seat sees now.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// Which seat.
    pub seat: Seat,
    /// Is it to play?
    pub mine: bool,
    /// How many turns it has begun.
    pub turns: u8,
    /// Who dominates what.
    pub now: Masters,
}

/// Remembers what is seen at this table, and says who dominated what before and after the others played.
pub fn remember(table: &str, seen: Seen) -> (Masters, Masters) {
    let key = format!("standing.{}", seen.seat.0);
    let kept = settings::read_bytes(&key).unwrap_or_default();
    // Of another table nothing is kept.
    let own = kept.get(BYTES..) == Some(table.as_bytes());
    let old = Standing::read(&kept).filter(|_| own).unwrap_or_default();
    let new = if seen.mine { old.step(seen.turns, seen.now) } else { old };
    if new != old {
        let mut bytes = new.write();
        bytes.extend(table.as_bytes());
        settings::write_bytes(&key, &bytes);
    }
    new.since(seen.mine, seen.turns, seen.now)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Masters = [0; 4];
    const MINE: Masters = [0b1, 0, 0, 0];
    const THEIRS: Masters = [0b10, 0, 0, 0];

    #[test]
    fn what_others_changed_is_told_and_what_oneself_did_is_not() {
        // First turn: one plays an agent and dominates.
        let first = Standing::default().step(1, NONE).step(1, MINE);
        assert_eq!(first.since(true, 1, MINE), (NONE, NONE));
        assert_eq!(first.since(false, 1, THEIRS), (MINE, THEIRS));
        // The next turn begins without it, and one takes it back: still told as it began.
        let second = first.step(2, THEIRS).step(2, MINE);
        assert_eq!(second.since(true, 2, MINE), (MINE, THEIRS));
        assert_eq!(second.since(false, 2, MINE), (MINE, MINE));
    }

    #[test]
    fn whoever_was_away_hears_nothing_wrong() {
        let away = Standing::default().step(1, MINE).step(5, THEIRS);
        assert_eq!(away.since(true, 5, THEIRS), (THEIRS, THEIRS));
        assert_eq!(away.since(false, 7, NONE), (NONE, NONE));
    }

    #[test]
    fn a_change_says_who_lost_and_who_won() {
        let me = Seat(0);
        assert_eq!(change(MINE, THEIRS, 0, me), Some((true, Some(Seat(1)))));
        assert_eq!(change(MINE, NONE, 0, me), Some((true, None)));
        assert_eq!(change(THEIRS, NONE, 0, me), Some((false, None)));
        assert_eq!(change(NONE, MINE, 0, me), Some((false, Some(me))));
        assert_eq!(change(MINE, MINE, 0, me), None);
        // The partner opposite drops out, oneself stays.
        assert_eq!(change([0b101, 0, 0, 0], MINE, 0, me), None);
    }

    #[test]
    fn what_is_kept_can_be_read() {
        let standing = Standing { turn: 3, base: MINE, opening: THEIRS, latest: [1, 2, 3, 4] };
        assert_eq!(standing.write().len(), BYTES);
        assert_eq!(Standing::read(&standing.write()), Some(standing));
        assert_eq!(Standing::read(&[]), None);
    }
}
