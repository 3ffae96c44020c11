//! SW-7: what one move of a raid costs, whether it is possible, and what it does.
//!
//! Works on a course and a lair alone: whose raid it is and when it ends is decided in `raids`.

use crate::action::Action;
use crate::course::{Course, Move};
use crate::edition::primitive::{Ability, Effect, Special};
use crate::edition::{Cost, CostKind, DomicileData, Edition};
use crate::grid::{Dir, Room};
use crate::ids::{Class, Gadget, MAX_MOVES, Track, Upgrade};
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::state::State;

/// Everything that a raid depends on beside its course.
#[derive(Clone, Copy)]
pub(crate) struct Raider<'s> {
    pub(crate) edition: &'s Edition,
    pub(crate) domicile: &'s DomicileData,
    pub(crate) ability: Ability,
    /// The raider's gadgets.
    pub(crate) owned: u8,
    /// The lair that is raided.
    pub(crate) lair: &'s Sheet,
}

/// What a move comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The room that is entered; nothing for a gadget that only prepares steps.
    pub(crate) to: Option<Room>,
    /// Movement it costs.
    movement: u8,
    /// Does it use up one of the free steps?
    is_free: bool,
    /// What is still there to be overcome or stolen.
    pub(crate) found: Option<Upgrade>,
    /// What that costs.
    pub(crate) cost: Cost,
    /// Is it done with afterwards?
    opens: bool,
    /// The least and the most stealth that can be paid towards the cost.
    pub(crate) least: u8,
    pub(crate) most: u8,
}

impl Entry {
    /// Entering nothing, for nothing.
    const NOTHING: Self = Self {
        to: None,
        movement: 0,
        is_free: false,
        found: None,
        cost: Cost { points: 0, kind: CostKind::Either },
        opens: false,
        least: 0,
        most: 0,
    };
}

impl<'s> Raider<'s> {
    /// The raider on this seat and the lair it received.
    pub(crate) fn new(edition: &'s Edition, state: &'s State, seat: game::Seat) -> Option<Self> {
        let own = state.seat(seat)?;
        let victim = state.seat(state.victim(seat)?)?;
        let agent = own.agent.and_then(|agent| edition.agent(agent));
        Some(Self {
            edition,
            domicile: state.domicile(edition)?,
            ability: agent.map_or(Ability::Plain, |data| data.ability),
            owned: own.sheet.gadgets,
            lair: &victim.sheet,
        })
    }

    /// SW-7.2 to SW-7.7: what this move would come to, or why it is impossible.
    pub(crate) fn check(&self, course: &Course, made: Move) -> Result<Entry, Refusal> {
        if course.path.len() >= MAX_MOVES {
            return Err(Refusal::MovesUsedUp { have: MAX_MOVES as u8 });
        }
        let mut entry = match made.gadget() {
            None => {
                let aimless = made.cover().map(|gadget| Refusal::WrongDirection { gadget });
                let dir = made.dir().ok_or(aimless.unwrap_or(Refusal::NoRoomThere))?;
                self.step(course, dir)?
            }
            Some(gadget) => self.gadget(course, gadget, made.dir())?,
        };
        if let Some(cover) = made.cover() {
            entry = self.covered(course, entry, cover, made.gadget())?;
        }
        let have = course.left(Track::Movement);
        if entry.movement > have {
            return Err(Refusal::Movement { need: entry.movement, have });
        }
        let Some((least, most)) = Self::splits(course, entry.cost) else {
            let (stealth, combat) = (course.left(Track::Stealth), course.left(Track::Combat));
            let have = match entry.cost.kind {
                CostKind::Stealth => stealth,
                CostKind::Combat => combat,
                CostKind::Either => stealth + combat,
            };
            let upgrade = entry.found.unwrap_or(Upgrade::new(0));
            return Err(Refusal::Points { need: entry.cost.points, have, upgrade });
        };
        Ok(Entry { least, most, ..entry })
    }

    /// SW-7.2: to the next room, and for some agents once across a corner.
    fn step(&self, course: &Course, dir: Dir) -> Result<Entry, Refusal> {
        let joins = self.domicile.joins;
        let walls = self.lair.walls;
        let Some((along, aside)) = dir.parts() else {
            let (to, edge) = joins.next(course.at, dir).ok_or(Refusal::NoRoomThere)?;
            if walls & edge.bit() != 0 {
                return Err(Refusal::WallBetween);
            }
            return Ok(self.entry(course, to, 1, true));
        };
        if self.ability != Ability::DiagonalStep || course.slanted {
            return Err(Refusal::NoSlanting);
        }
        let beside = joins.next(course.at, along).and_then(|(room, _)| joins.next(room, aside));
        let (to, _) = beside.ok_or(Refusal::NoRoomThere)?;
        let way = |first: Dir, second: Dir| {
            joins.through(course.at, first, walls).and_then(|r| joins.through(r, second, walls))
        };
        if way(along, aside).or_else(|| way(aside, along)).is_none() {
            return Err(Refusal::WallBetween);
        }
        Ok(self.entry(course, to, 1, true))
    }

    /// SW-7.6: is the gadget there to be used, with so many uses of another one just before it?
    fn must_have(&self, course: &Course, gadget: Gadget, second: bool) -> Result<Effect, Refusal> {
        let data = self.edition.gadget(gadget).ok_or(Refusal::NoSuchGadget)?;
        if self.owned & gadget.bit() == 0 {
            return Err(Refusal::NoGadget { gadget });
        }
        let again = self.ability == Ability::SecondUse && !second;
        if course.gadgets & gadget.bit() == 0 && !again {
            return Err(Refusal::GadgetUsed { gadget });
        }
        Ok(data.effect)
    }

    /// SW-7.6: with a gadget that moves the agent or prepares steps.
    fn gadget(&self, course: &Course, gadget: Gadget, dir: Option<Dir>) -> Result<Entry, Refusal> {
        let effect = self.must_have(course, gadget, course.second)?;
        let joins = self.domicile.joins;
        match (effect, dir.filter(|dir| dir.parts().is_none())) {
            (Effect::Boots(_), None) if dir.is_none() => Ok(Entry::NOTHING),
            (Effect::Drill, Some(dir)) => {
                let (to, edge) = joins.next(course.at, dir).ok_or(Refusal::NoRoomThere)?;
                if self.lair.walls & edge.bit() == 0 {
                    return Err(Refusal::NoUse { gadget });
                }
                Ok(self.entry(course, to, 1, true))
            }
            (Effect::Grapnel(movement), Some(dir)) => {
                let over = joins.next(course.at, dir).ok_or(Refusal::NoRoomThere)?;
                let to = joins.next(over.0, dir).ok_or(Refusal::NoRoomThere)?;
                if self.lair.walls & (over.1.bit() | to.1.bit()) != 0 {
                    return Err(Refusal::WallBetween);
                }
                Ok(self.entry(course, to.0, movement, false))
            }
            (
                Effect::Boots(_)
                | Effect::Drill
                | Effect::Grapnel(_)
                | Effect::Smoke
                | Effect::Darts,
                _,
            ) => Err(Refusal::WrongDirection { gadget }),
        }
    }

    /// SW-7.6: the same move under the cover of a gadget that spares the entry cost.
    fn covered(
        &self,
        course: &Course,
        entry: Entry,
        cover: Gadget,
        moved_by: Option<Gadget>,
    ) -> Result<Entry, Refusal> {
        let again = moved_by.is_some_and(|gadget| course.gadgets & gadget.bit() == 0);
        let (class, opens) = match self.must_have(course, cover, course.second || again)? {
            Effect::Smoke => (Class::Trap, false),
            Effect::Darts => (Class::Guard, true),
            Effect::Boots(_) | Effect::Grapnel(_) | Effect::Drill => {
                return Err(Refusal::WrongDirection { gadget: cover });
            }
        };
        if entry.found.is_none_or(|found| found.class() != class) {
            return Err(Refusal::NoUse { gadget: cover });
        }
        Ok(Entry { cost: Cost { points: 0, ..entry.cost }, opens, ..entry })
    }

    /// Entering a room for so much movement.
    fn entry(&self, course: &Course, to: Room, movement: u8, is_step: bool) -> Entry {
        let light = match self.domicile.special {
            Special::LightRow(row) => row == to.row() + 1,
            Special::Nothing | Special::JoinedColumns => false,
        };
        let movement = movement.saturating_sub(light.into());
        let is_free = is_step && movement > 0 && course.free > 0;
        // SW-7.4: what is done with costs nothing any more.
        let found = self.lair.room(to).filter(|_| course.opened & to.bit() == 0);
        let cost = found.map_or(Cost { points: 0, kind: CostKind::Either }, |u| self.cost(u));
        let movement = if is_free { 0 } else { movement };
        Entry { to: Some(to), movement, is_free, found, cost, opens: true, ..Entry::NOTHING }
    }

    /// SW-7.3: what this upgrade costs this agent.
    pub(crate) fn cost(&self, upgrade: Upgrade) -> Cost {
        let printed = self.domicile.cost(upgrade);
        let less = match (self.ability, upgrade.class()) {
            (Ability::CheaperGuards(less), Class::Guard)
            | (Ability::CheaperTraps(less), Class::Trap) => less,
            _ => 0,
        };
        let kind = match self.ability {
            Ability::EitherEverywhere => CostKind::Either,
            _ => printed.kind,
        };
        Cost { points: printed.points.saturating_sub(less), kind }
    }

    /// SW-7.3: the least and the most stealth with which this can be paid; nothing if it cannot be paid.
    fn splits(course: &Course, cost: Cost) -> Option<(u8, u8)> {
        let (stealth, combat) = (course.left(Track::Stealth), course.left(Track::Combat));
        let points = cost.points;
        let (least, most) = match cost.kind {
            CostKind::Stealth => (points, points),
            CostKind::Combat => (0, 0),
            CostKind::Either => (points.saturating_sub(combat), points.min(stealth)),
        };
        let payable = least <= most && most <= stealth && points - least <= combat;
        payable.then_some((least, most))
    }

    /// Makes a move that was checked, paying so much of its cost with stealth.
    pub(crate) fn perform(&self, course: &mut Course, made: Move, entry: Entry, stealth: u8) {
        course.pending = None;
        course.spend(Track::Movement, entry.movement);
        course.spend(Track::Stealth, stealth);
        course.spend(Track::Combat, entry.cost.points.saturating_sub(stealth));
        course.free -= u8::from(entry.is_free);
        for gadget in made.gadget().into_iter().chain(made.cover()) {
            course.second |= course.gadgets & gadget.bit() == 0;
            course.gadgets &= !gadget.bit();
            if let Some(Effect::Boots(steps)) = self.edition.gadget(gadget).map(|data| data.effect)
            {
                course.free = course.free.saturating_add(steps);
            }
        }
        course.slanted |= made.dir().is_some_and(|dir| dir.parts().is_some());
        if let Some(to) = entry.to {
            course.at = to;
            course.entered |= to.bit();
            course.opened |= if entry.found.is_some() && entry.opens { to.bit() } else { 0 };
        }
        // SW-7.5: a secret is stolen by entering.
        if let (Ability::MovementPerSecret(most), Some(Class::Secret)) =
            (self.ability, entry.found.map(Upgrade::class))
            && course.gained < most
        {
            course.gained += 1;
            if let Some(movement) = course.left.first_mut() {
                *movement = movement.saturating_add(1);
            }
        }
        // That there is room for one more move was checked.
        let _ = course.path.try_push(made.paying(stealth));
    }

    /// Makes a move with this split; without one, and with something to decide, the move waits for it.
    pub(crate) fn go(
        &self,
        course: &mut Course,
        made: Move,
        split: Option<(u8, u8)>,
    ) -> Result<Entry, Refusal> {
        let entry = self.check(course, made)?;
        let stealth = match split {
            Some((stealth, combat)) => {
                let need = entry.cost.points;
                let adds_up = u16::from(stealth) + u16::from(combat) == u16::from(need);
                if !adds_up || !(entry.least..=entry.most).contains(&stealth) {
                    return Err(Refusal::WrongSplit { need, stealth, combat });
                }
                stealth
            }
            None if entry.least == entry.most => entry.least,
            None => {
                course.pending = Some(made);
                return Ok(entry);
            }
        };
        self.perform(course, made, entry, stealth);
        Ok(entry)
    }

    /// A course made again from its moves; nothing if one of them is impossible.
    pub(crate) fn replay(&self, tracks: [u8; 3], path: &[Move]) -> Result<Course, Refusal> {
        let mut course = Course::new(self.edition.entrance, tracks, self.owned);
        for &made in path {
            let need = self.check(&course, made)?.cost.points;
            let stealth = made.stealth();
            self.go(&mut course, made, Some((stealth, need.saturating_sub(stealth))))?;
        }
        Ok(course)
    }

    /// The move that this action makes; nothing for actions that make none.
    pub(crate) fn made(&self, action: Action) -> Option<Move> {
        match action {
            Action::Step(dir) => Some(Move::step(dir)),
            Action::Use(gadget, dir, cover) => {
                let is_cover =
                    self.edition.gadget(gadget).is_some_and(|data| data.effect.is_cover());
                Some(match (is_cover, cover) {
                    (true, None) => Move::new(None, dir, Some(gadget)),
                    (true | false, cover) => Move::new(Some(gadget), dir, cover),
                })
            }
            Action::Agent(_)
            | Action::Pick(_)
            | Action::Bonus(_)
            | Action::Pass
            | Action::Number(_)
            | Action::Swap
            | Action::Draw(_)
            | Action::Wall(_)
            | Action::Train
            | Action::Gadget(_)
            | Action::Claim(..)
            | Action::Confirm
            | Action::Withdraw
            | Action::Split(..)
            | Action::Stop => None,
        }
    }

    /// SW-7.7: is no move possible any more?
    pub(crate) fn is_stuck(&self, course: &Course) -> bool {
        course.pending.is_none() && self.moves().all(|made| self.check(course, made).is_err())
    }

    /// Every move that could be tried, possible or not.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> + use<'_, 's> {
        let gadgets = || {
            let all = (0_u8..).map(Gadget).zip(self.edition.gadgets());
            all.filter(|(gadget, _)| self.owned & gadget.bit() != 0)
        };
        let slanting = (self.ability == Ability::DiagonalStep).then_some(Dir::SLANTING);
        let dirs = Dir::STRAIGHT.into_iter().chain(slanting.into_iter().flatten());
        let steps = dirs.map(|dir| (None, Some(dir)));
        let aimed = gadgets().filter(|(_, data)| data.effect.is_aimed() && !data.effect.is_cover());
        let aimed = aimed.flat_map(|(gadget, _)| {
            Dir::STRAIGHT.into_iter().map(move |dir| (Some(gadget), Some(dir)))
        });
        let plain = gadgets().filter(|(_, data)| !data.effect.is_aimed());
        let plain = plain.map(|(gadget, _)| Move::new(Some(gadget), None, None));
        let entering = steps.chain(aimed).flat_map(move |(gadget, dir)| {
            let covers = gadgets().filter(|(_, data)| data.effect.is_cover());
            let covers = core::iter::once(None).chain(covers.map(|(cover, _)| Some(cover)));
            covers.map(move |cover| Move::new(gadget, dir, cover))
        });
        entering.chain(plain)
    }
}
