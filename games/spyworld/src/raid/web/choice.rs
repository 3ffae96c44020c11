//! What can be decided about one room: how it is entered, if at all, and through which doors.

use crate::raid::node::Uses;
use crate::raid::plan::Plan;
use crate::raid::raider::Gadget;

/// How a room is come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Not at all.
    Pass,
    /// It is entered, and opened.
    Enter,
    /// It is a trap, and entered under smoke.
    Smoke,
    /// It is swung over.
    Swing,
    /// The diagonal step leads past it.
    Slant,
    /// Entered, and the diagonal step leads past it another time.
    EnterSlant,
    /// Entered under smoke, and the diagonal step leads past it another time.
    SmokeSlant,
    /// Swung over twice.
    SwingTwice,
    /// Swung over, and the diagonal step leads past it.
    SwingSlant,
}

impl Manner {
    const ENTERING: [Self; 8] = [
        Self::Enter,
        Self::Smoke,
        Self::Swing,
        Self::Slant,
        Self::EnterSlant,
        Self::SmokeSlant,
        Self::SwingTwice,
        Self::SwingSlant,
    ];

    /// All but the first.
    pub(crate) fn entering() -> impl Iterator<Item = Self> {
        Self::ENTERING.into_iter()
    }

    /// Is the room opened, and paid for?
    pub(crate) const fn opens(self) -> bool {
        matches!(self, Self::Enter | Self::EnterSlant)
    }

    pub(crate) const fn smokes(self) -> bool {
        matches!(self, Self::Smoke | Self::SmokeSlant)
    }

    pub(crate) const fn swings(self) -> u8 {
        match self {
            Self::SwingTwice => 2,
            Self::Swing | Self::SwingSlant => 1,
            Self::Pass
            | Self::Enter
            | Self::Smoke
            | Self::Slant
            | Self::EnterSlant
            | Self::SmokeSlant => 0,
        }
    }

    pub(crate) const fn slants(self) -> bool {
        matches!(self, Self::Slant | Self::EnterSlant | Self::SmokeSlant | Self::SwingSlant)
    }

    /// What can be used afterwards, if all that this takes is there.
    pub(crate) fn uses(self, plan: &Plan, mut uses: Uses) -> Option<Uses> {
        if self.slants() {
            uses = uses.diagonal().then(|| uses.without_diagonal())?;
        }
        if self.smokes() {
            uses = used(plan, uses, Gadget::Smoke)?;
        }
        for _ in 0..self.swings() {
            uses = used(plan, uses, Gadget::Grapnel)?;
        }
        Some(uses)
    }
}

/// The same after one use of a gadget.
pub(crate) fn used(plan: &Plan, uses: Uses, gadget: Gadget) -> Option<Uses> {
    (uses.left(plan, gadget) > 0).then(|| uses.without(gadget))
}

/// What is decided about one room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Choice(u16);

impl Choice {
    pub(crate) const fn new(manner: Manner, is_end: bool) -> Self {
        Self(manner as u16 | (is_end as u16) << 4)
    }

    /// With this door gone through so many times.
    pub(crate) const fn through(self, door: usize, times: u8) -> Self {
        Self(self.0 | (times as u16) << (5 + 2 * (door & 3)))
    }

    pub(crate) fn manner(self) -> Manner {
        let entering = usize::from(self.0 & 0xf).checked_sub(1);
        entering.and_then(|at| Manner::ENTERING.get(at).copied()).unwrap_or(Manner::Pass)
    }

    pub(crate) const fn times(self, door: usize) -> u8 {
        (self.0 >> (5 + 2 * (door & 3)) & 3) as u8
    }
}
