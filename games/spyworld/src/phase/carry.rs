//! SW-4: carrying out a combination, and whether one could be carried out in full (SW-3.4).
//!
//! Works on sheets alone: who may do it when is decided in `plan`.

use crate::action::Shift;
use crate::edition::primitive::{GadgetChoice, Placement};
use crate::edition::{Content, DomicileData, Edition};
use crate::grid::{Edge, Line, Room, SIDE};
use crate::ids::{GADGETS, Gadget, STACKS, Stack, TRACK, Track, Upgrade, bits};
use crate::refusal::{Refusal, Wanted};
use crate::sheet::Sheet;
use crate::state::{Deck, Job, stacks};

/// Everything that a choice depends on beside the sheet.
pub(crate) struct Desk<'e> {
    pub(crate) edition: &'e Edition,
    pub(crate) domicile: &'e DomicileData,
    combinations: [Option<(Line, Content)>; STACKS],
    /// What the agent adds to the tracks at the end (SW-4.5).
    bonus: [u8; 3],
}

type Done = Result<(Sheet, Job), Refusal>;

impl<'e> Desk<'e> {
    /// The desk of a seat whose agent adds this to the tracks.
    #[inline]
    pub(crate) fn new(
        edition: &'e Edition,
        domicile: &'e DomicileData,
        deck: &Deck,
        bonus: [u8; 3],
    ) -> Self {
        let mut combinations = [None; STACKS];
        for (place, stack) in combinations.iter_mut().zip(stacks()) {
            *place = deck.combination(edition, stack);
        }
        Self { edition, domicile, combinations, bonus }
    }

    /// Number and content of a stack.
    #[inline]
    pub(crate) fn combination(&self, stack: Stack) -> Option<(Line, Content)> {
        self.combinations.get(stack.index()).copied().flatten()
    }

    /// The row or column of a chosen combination, as it was modified.
    pub(crate) fn line(line: Line, job: Job) -> Line {
        let line = if job.swapped { line.swapped() } else { line };
        Line { number: line.number.saturating_add_signed(job.shift), ..line }
    }

    /// SW-1.2, SW-4.1: empty rooms in which this upgrade may stand.
    #[inline]
    pub(crate) fn open_rooms(&self, sheet: &Sheet, upgrade: Upgrade) -> u32 {
        !(sheet.filled() | self.edition.entrance.bit() | self.closed_rooms(upgrade))
    }

    /// SW-1.2: the grey rooms, for what may not stand there.
    #[inline]
    fn closed_rooms(&self, upgrade: Upgrade) -> u32 {
        let grey = self.edition.upgrade(upgrade).is_some_and(|data| data.grey);
        if grey { 0 } else { self.domicile.grey }
    }

    /// SW-4.2: raises or lowers the number of an upgrade or a gadget.
    pub(crate) fn number(&self, mut sheet: Sheet, mut job: Job, shift: Shift) -> Done {
        let stack = job.stack;
        let (line, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        let (price, wanted) = match (content, self.domicile.placement, self.domicile.gadgets) {
            (Content::Upgrade(_), Placement::Shift(price), _) => (price, Wanted::Upgrade),
            (Content::Gadget, _, GadgetChoice::Shift(price)) => (price, Wanted::Gadget),
            (Content::Upgrade(_), Placement::Swap(_), _) => {
                return Err(Refusal::NoShift { wanted: Wanted::Upgrade });
            }
            (Content::Gadget, _, GadgetChoice::Any(_)) => {
                return Err(Refusal::NoShift { wanted: Wanted::Gadget });
            }
            (Content::Wall | Content::Training(..), ..) => {
                return Err(Refusal::OtherContent { stack, wanted: Wanted::Number });
            }
        };
        if job.shift * shift.sign() < 0 {
            return Err(Refusal::NumberBack { wanted });
        }
        job.shift += shift.sign();
        if !(1..=SIDE).contains(&line.number.saturating_add_signed(job.shift)) {
            return Err(Refusal::NumberRange { wanted });
        }
        let have = sheet.money();
        if !sheet.pay(price) {
            return Err(Refusal::ModificationPrice { need: price, have, wanted });
        }
        Ok((sheet, job))
    }

    /// SW-4.2: swaps row and column of an upgrade.
    pub(crate) fn swap(&self, mut sheet: Sheet, mut job: Job) -> Done {
        let stack = job.stack;
        let (_, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        let Content::Upgrade(_) = content else {
            return Err(Refusal::OtherContent { stack, wanted: Wanted::Number });
        };
        match self.domicile.placement {
            Placement::Swap(need) if !job.swapped => {
                let have = sheet.money();
                if !sheet.pay(need) {
                    let wanted = Wanted::Upgrade;
                    return Err(Refusal::ModificationPrice { need, have, wanted });
                }
                job.swapped = true;
                Ok((sheet, job))
            }
            Placement::Swap(_) | Placement::Shift(_) => Err(Refusal::NoSwap),
        }
    }

    /// SW-4.1: draws the upgrade; a secret pays at once (SW-4.3).
    pub(crate) fn draw(&self, mut sheet: Sheet, mut job: Job, room: Room) -> Done {
        let stack = job.stack;
        let (line, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        let Content::Upgrade(upgrade) = content else {
            return Err(Refusal::OtherContent { stack, wanted: Wanted::Upgrade });
        };
        if !room.exists() {
            return Err(Refusal::NoSuchRoom);
        }
        if room == self.edition.entrance {
            return Err(Refusal::AtEntrance);
        }
        if Self::line(line, job).rooms() & room.bit() == 0 {
            return Err(Refusal::NotInLine { room });
        }
        if sheet.room(room).is_some() {
            return Err(Refusal::RoomFilled { room });
        }
        if self.closed_rooms(upgrade) & room.bit() != 0 {
            return Err(Refusal::GreyRoom { room, upgrade });
        }
        self.put(&mut sheet, room, upgrade);
        job.target = room.0;
        Ok((sheet, job))
    }

    fn put(&self, sheet: &mut Sheet, room: Room, upgrade: Upgrade) {
        sheet.draw(room, upgrade);
        sheet.receive(self.edition, self.domicile.income(upgrade));
    }

    /// SW-4.4: draws a wall.
    pub(crate) fn wall(&self, mut sheet: Sheet, mut job: Job, edge: Edge) -> Done {
        let stack = job.stack;
        let (line, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        if content != Content::Wall {
            return Err(Refusal::OtherContent { stack, wanted: Wanted::Wall });
        }
        if self.domicile.between & edge.bit() == 0 {
            return Err(Refusal::NotAnEdge);
        }
        if self.domicile.edges & edge.bit() == 0 {
            return Err(Refusal::EntranceEdge);
        }
        if sheet.walls & edge.bit() != 0 {
            return Err(Refusal::Walled { edge });
        }
        if self.domicile.edges_at(line) & edge.bit() == 0 {
            return Err(Refusal::EdgeNotInLine { edge });
        }
        sheet.walls |= edge.bit();
        job.target = edge.0;
        Ok((sheet, job))
    }

    /// SW-4.5: pays the number and gains the points.
    pub(crate) fn train(&self, mut sheet: Sheet, job: Job) -> Done {
        let stack = job.stack;
        let (line, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        let Content::Training(track, points) = content else {
            return Err(Refusal::OtherContent { stack, wanted: Wanted::Training });
        };
        let room = self.room_on(track, &sheet);
        if room == 0 {
            return Err(Refusal::TrackFull { track });
        }
        let have = sheet.money();
        if !sheet.pay(line.number) {
            return Err(Refusal::TrainingPrice { need: line.number, have });
        }
        if let Some(trained) = sheet.tracks.get_mut(track.index()) {
            *trained += points.min(room);
        }
        Ok((sheet, job))
    }

    /// Circles left on a track, those of the agent's bonus set aside.
    fn room_on(&self, track: Track, sheet: &Sheet) -> u8 {
        let bonus = self.bonus.get(track.index()).copied().unwrap_or_default();
        TRACK.saturating_sub(sheet.track(track) + bonus)
    }

    /// SW-4.6: takes a gadget.
    pub(crate) fn gadget(&self, mut sheet: Sheet, mut job: Job, gadget: Gadget) -> Done {
        let stack = job.stack;
        let (line, content) = self.combination(stack).ok_or(Refusal::NoSuchStack)?;
        if content != Content::Gadget {
            return Err(Refusal::OtherContent { stack, wanted: Wanted::Gadget });
        }
        if self.edition.gadget(gadget).is_none() {
            return Err(Refusal::NoSuchGadget);
        }
        if sheet.has_gadget(gadget) {
            return Err(Refusal::GadgetOwned { gadget });
        }
        if Self::line(line, job).number != gadget.0 + 1 {
            match self.domicile.gadgets {
                GadgetChoice::Shift(_) => return Err(Refusal::OtherGadget { gadget }),
                GadgetChoice::Any(need) => {
                    let have = sheet.money();
                    if !sheet.pay(need) {
                        let wanted = Wanted::Gadget;
                        return Err(Refusal::ModificationPrice { need, have, wanted });
                    }
                }
            }
        }
        sheet.gadgets |= gadget.bit();
        job.target = gadget.0;
        Ok((sheet, job))
    }

    /// SW-3.4: can these be carried out in full, one after the other?
    #[inline]
    pub(crate) fn completes(&self, sheet: &Sheet, jobs: &[Option<Job>]) -> bool {
        match jobs {
            [Some(job), rest @ ..] => {
                // The last one only has to be possible at all.
                if rest.iter().all(Option::is_none) {
                    return self.is_possible(sheet, *job);
                }
                self.any_end(sheet, *job, |sheet| self.completes(sheet, rest))
            }
            [None, ..] | [] => true,
        }
    }

    /// The same for a single combination, without drawing it anywhere.
    fn is_possible(&self, sheet: &Sheet, job: Job) -> bool {
        let Some((line, content)) = self.combination(job.stack) else { return false };
        match content {
            Content::Upgrade(upgrade) => {
                let open = self.open_rooms(sheet, upgrade);
                self.any_line(sheet, line, job, |_, line| line.rooms() & open != 0)
            }
            Content::Wall => self.domicile.edges_at(line) & !sheet.walls != 0,
            Content::Training(track, _) => {
                sheet.money() >= line.number && self.room_on(track, sheet) > 0
            }
            Content::Gadget => self.any_gadget(sheet, line, job, |_| true),
        }
    }

    /// Shows every sheet that carrying this out could leave.
    pub(crate) fn each_end(&self, sheet: &Sheet, job: Job, mut seen: impl FnMut(&Sheet)) {
        self.any_end(sheet, job, |after| {
            seen(after);
            false
        });
    }

    /// Does some way to carry this out leave a sheet that fits?
    fn any_end(&self, sheet: &Sheet, job: Job, mut fits: impl FnMut(&Sheet) -> bool) -> bool {
        let Some((line, content)) = self.combination(job.stack) else { return false };
        match content {
            Content::Upgrade(upgrade) => {
                let open = self.open_rooms(sheet, upgrade);
                self.any_line(sheet, line, job, |sheet, line| {
                    bits(line.rooms() & open).any(|room| {
                        let mut after = *sheet;
                        self.put(&mut after, Room(room), upgrade);
                        fits(&after)
                    })
                })
            }
            Content::Wall => {
                // A second wall may need just the edge that the first one could take.
                bits(self.domicile.edges_at(line) & !sheet.walls)
                    .any(|edge| fits(&Sheet { walls: sheet.walls | Edge(edge).bit(), ..*sheet }))
            }
            Content::Training(..) => self.train(*sheet, job).is_ok_and(|(after, _)| fits(&after)),
            Content::Gadget => self.any_gadget(sheet, line, job, fits),
        }
    }

    /// Every row or column to which an upgrade could be moved, paid for.
    fn any_line(
        &self,
        sheet: &Sheet,
        line: Line,
        job: Job,
        mut fits: impl FnMut(&Sheet, Line) -> bool,
    ) -> bool {
        let here = Self::line(line, job);
        if fits(sheet, here) {
            return true;
        }
        match self.domicile.placement {
            Placement::Swap(price) => {
                let mut paid = *sheet;
                !job.swapped && paid.pay(price) && fits(&paid, here.swapped())
            }
            Placement::Shift(price) => (1..=SIDE).any(|number| {
                let paid = shifted(sheet, job, here.number, number, price);
                number != here.number
                    && paid.is_some_and(|paid| fits(&paid, Line { number, ..here }))
            }),
        }
    }

    fn any_gadget(
        &self,
        sheet: &Sheet,
        line: Line,
        job: Job,
        mut fits: impl FnMut(&Sheet) -> bool,
    ) -> bool {
        let here = Self::line(line, job).number;
        (0..GADGETS as u8).map(Gadget).filter(|gadget| !sheet.has_gadget(*gadget)).any(|gadget| {
            let number = gadget.0 + 1;
            let paid = match self.domicile.gadgets {
                GadgetChoice::Shift(price) => shifted(sheet, job, here, number, price),
                GadgetChoice::Any(_) if number == here => Some(*sheet),
                GadgetChoice::Any(price) => {
                    let mut paid = *sheet;
                    paid.pay(price).then_some(paid)
                }
            };
            paid.is_some_and(|paid| fits(&Sheet { gadgets: paid.gadgets | gadget.bit(), ..paid }))
        })
    }
}

/// The sheet after paying the way from one number to another; never back (SW-4.2).
fn shifted(sheet: &Sheet, job: Job, from: u8, to: u8, price: u8) -> Option<Sheet> {
    let back = (job.shift > 0 && to < from) || (job.shift < 0 && to > from);
    let mut paid = *sheet;
    (!back && paid.pay(from.abs_diff(to).saturating_mul(price))).then_some(paid)
}
