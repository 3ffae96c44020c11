//! How far a raid has come, and one step further: SW-7, word for word.
//!
//! Nothing here is clever. Whatever the solver claims is held against this file.

use crate::raid::haul::Haul;
use crate::raid::lair::{Content, Cost, Lair};
use crate::raid::raider::{Ability, BOOT_STEPS, Gadget, Gadgets, Raider, SWING};
use crate::raid::room_set::RoomSet;
use crate::raid::step::{Blocked, Cover, How, Step};

/// How far a raid has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Where the raider is.
    pub room: u8,
    /// Rooms that cost nothing any more but movement (SW-7.4), the entrance among them.
    pub done: RoomSet,
    /// Rooms entered. One that is not done is a trap that smoke let the raider through.
    pub seen: RoomSet,
    /// Movement left.
    pub movement: u8,
    /// Stealth left.
    pub stealth: u8,
    /// Combat left.
    pub combat: u8,
    /// Steps that the boots still give.
    pub boots: u8,
    /// Gadgets used.
    pub used: Gadgets,
    /// May one of them be used once more?
    pub again: bool,
    /// Is the diagonal step still there?
    pub diagonal: bool,
}

impl Standing {
    /// SW-7.2: at the entrance.
    #[must_use]
    pub const fn start(lair: &Lair, raider: &Raider) -> Self {
        let entrance = RoomSet::of(lair.entrance());
        Self {
            room: lair.entrance(),
            done: entrance,
            seen: entrance,
            movement: raider.movement,
            stealth: raider.stealth,
            combat: raider.combat,
            boots: 0,
            used: Gadgets(0),
            again: matches!(raider.ability, Ability::OneGadgetTwice),
            diagonal: matches!(raider.ability, Ability::Diagonal),
        }
    }

    /// The standing after a step, or why it cannot be taken.
    pub fn after(&self, lair: &Lair, raider: &Raider, step: Step) -> Result<Self, Blocked> {
        let mut new = *self;
        let Step::Enter { how, cover, stealth, combat } = step else {
            new.use_up(raider, Gadget::Boots)?;
            new.boots = new.boots.saturating_add(BOOT_STEPS);
            return Ok(new);
        };
        let to = new.way(lair, raider, how)?;
        new.walk(matches!(how, How::Swing(_)), lair.room(to).short)?;
        new.room = to;
        new.seen = new.seen.with(to);
        if new.done.has(to) {
            let free = cover == Cover::None && stealth == 0 && combat == 0;
            let blocked = if cover == Cover::None { Blocked::Split } else { Blocked::Cover };
            return if free { Ok(new) } else { Err(blocked) };
        }
        let content = lair.room(to).content;
        let cost = match (cover, content) {
            (Cover::None, _) => raider.cost(lair.room(to)),
            (Cover::Smoke, Content::Trap) => {
                new.use_up(raider, Gadget::Smoke)?;
                Cost::default()
            }
            (Cover::Darts, Content::Guard) => {
                new.use_up(raider, Gadget::Darts)?;
                Cost::default()
            }
            (Cover::Smoke | Cover::Darts, _) => return Err(Blocked::Cover),
        };
        new.pay(cost, stealth, combat)?;
        if cover != Cover::Smoke {
            if let (Ability::MovementPerSecret(most), Content::Secret { .. }) =
                (raider.ability, content)
                && stolen(lair, new.done).len() < most
            {
                new.movement = new.movement.saturating_add(1);
            }
            new.done = new.done.with(to);
        }
        Ok(new)
    }

    /// Several steps, or the first that cannot be taken and why.
    pub fn after_all(
        &self,
        lair: &Lair,
        raider: &Raider,
        steps: &[Step],
    ) -> Result<Self, (usize, Blocked)> {
        steps.iter().enumerate().try_fold(*self, |standing, (index, &step)| {
            standing.after(lair, raider, step).map_err(|blocked| (index, blocked))
        })
    }

    /// What the raid brings home if it stops here.
    #[must_use]
    pub fn haul(&self, lair: &Lair, raider: &Raider) -> Haul {
        let mut haul = Haul { rooms: self.seen.len(), ..Haul::default() };
        let mut kinds = 0_u8;
        for room in self.done.iter() {
            match lair.room(room).content {
                Content::Empty => {}
                Content::Trap if raider.ability == Ability::TrapsUncounted => {}
                Content::Trap => haul.traps += 1,
                Content::Guard => haul.guards += 1,
                Content::Secret { kind, value } => {
                    haul.loot = haul.loot.saturating_add(value);
                    kinds |= 1 << (kind & 7);
                }
            }
        }
        if let (Ability::SetOfKinds(more), 0b111) = (raider.ability, kinds & 0b111) {
            haul.loot = haul.loot.saturating_add(more);
        }
        haul
    }

    /// Could a gadget be used?
    #[must_use]
    pub const fn can_use(&self, raider: &Raider, gadget: Gadget) -> bool {
        raider.gadgets.has(gadget) && (!self.used.has(gadget) || self.again)
    }

    fn use_up(&mut self, raider: &Raider, gadget: Gadget) -> Result<(), Blocked> {
        if !self.can_use(raider, gadget) {
            return Err(Blocked::Gadget);
        }
        if self.used.has(gadget) {
            self.again = false;
        }
        self.used = self.used.with(gadget);
        Ok(())
    }

    /// The room that is reached, with the gadget for it used up.
    fn way(&mut self, lair: &Lair, raider: &Raider, how: How) -> Result<u8, Blocked> {
        let walk = |from, way| {
            let to = lair.next(from, way).ok_or(Blocked::Outside)?;
            if lair.has_wall(from, way) { Err(Blocked::Wall) } else { Ok(to) }
        };
        match how {
            How::Walk(way) => walk(self.room, way),
            How::Drill(way) => {
                let to = lair.next(self.room, way).ok_or(Blocked::Outside)?;
                if !lair.has_wall(self.room, way) {
                    return Err(Blocked::NoWall);
                }
                self.use_up(raider, Gadget::Drill)?;
                Ok(to)
            }
            How::Swing(way) => {
                let to = walk(walk(self.room, way)?, way)?;
                self.use_up(raider, Gadget::Grapnel)?;
                Ok(to)
            }
            How::Diagonal(first, second) => {
                if !self.diagonal {
                    return Err(Blocked::Diagonal);
                }
                let round = |one, other| walk(self.room, one).and_then(|room| walk(room, other));
                let to = round(first, second).or_else(|_| round(second, first))?;
                if first == second || first == second.back() {
                    return Err(Blocked::Outside);
                }
                self.diagonal = false;
                Ok(to)
            }
        }
    }

    /// Pays the movement of a step; boots spare plain steps, never a swing.
    fn walk(&mut self, swing: bool, short: bool) -> Result<(), Blocked> {
        let cost = if swing { SWING } else { 1 } - u8::from(short);
        if !swing && cost > 0 && self.boots > 0 {
            self.boots -= 1;
            return Ok(());
        }
        self.movement = self.movement.checked_sub(cost).ok_or(Blocked::Movement)?;
        Ok(())
    }

    /// SW-7.3: pays the entry cost, *either* split as said.
    fn pay(&mut self, cost: Cost, stealth: u8, combat: u8) -> Result<(), Blocked> {
        let total =
            |one: u8, other: u8, third: u8| u16::from(one) + u16::from(other) + u16::from(third);
        if stealth < cost.stealth
            || combat < cost.combat
            || total(stealth, combat, 0) != total(cost.stealth, cost.combat, cost.either)
        {
            return Err(Blocked::Split);
        }
        self.stealth = self.stealth.checked_sub(stealth).ok_or(Blocked::Points)?;
        self.combat = self.combat.checked_sub(combat).ok_or(Blocked::Points)?;
        Ok(())
    }
}

/// The secrets among these rooms.
fn stolen(lair: &Lair, rooms: RoomSet) -> RoomSet {
    rooms.iter().filter(|&room| matches!(lair.room(room).content, Content::Secret { .. })).collect()
}
