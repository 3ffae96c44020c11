//! Whose turn it is to propose something: nobody proposes a second time while somebody waits who was refused meanwhile.

use std::time::{Duration, Instant};

use game::Seat;

/// Who has had a turn, and who waits for one; in memory only, as votes are.
#[derive(Clone, Debug, Default)]
pub struct Turns {
    /// Those who have proposed something since nobody waited.
    had: Vec<Seat>,
    /// Those who were refused because a vote was running, and until when they come first.
    waiting: Vec<(Seat, Instant)>,
}

impl Turns {
    /// This seat is refused because a vote is running.
    pub fn refuse(&mut self, seat: Seat, until: Instant) {
        if !self.had.contains(&seat) {
            self.waiting.retain(|(one, _)| *one != seat);
            self.waiting.push((seat, until));
        }
    }

    /// Has this seat had a turn while somebody else still waits for one? Asked while no vote is running.
    pub fn is_anothers(&mut self, seat: Seat, now: Instant) -> bool {
        self.waiting.retain(|(_, until)| *until > now);
        if self.waiting.is_empty() {
            self.had.clear();
        }
        self.had.contains(&seat)
    }

    /// This seat has its turn, which may take this long; the others wait longer.
    pub fn take(&mut self, seat: Seat, time: Duration) {
        self.waiting.retain(|(one, _)| *one != seat);
        self.waiting.iter_mut().for_each(|(_, until)| *until += time);
        self.had.push(seat);
    }
}
