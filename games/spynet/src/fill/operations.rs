//! Face-down operations: in how many ways can the gaps of the branches be filled, and one of those ways.
//!
//! Cards of a single branch are easy to count. Those of several branches are decided on one after the other; for
//! each of them, and for every number of gaps that can be left, the ways are counted once.

use arrayvec::ArrayVec;
use game::Chance;

use super::{Gap, List, fraction};
use crate::edition::Edition;
use crate::ids::{Branch, BranchSet, Card};

/// Gaps that are left, by branch.
pub(super) type Open = [u8; 4];

/// The ways to fill gaps for operations with the cards that may lie anywhere.
pub(super) struct Fillings {
    open: Open,
    /// Cards of just one branch.
    singles: [ArrayVec<Card, 76>; 4],
    /// Cards of several branches.
    several: List<(Card, BranchSet)>,
    /// By how many cards of several branches are decided on, then by gaps left: the ways. Empty without gaps.
    ways: Vec<f64>,
}

impl Fillings {
    pub(super) fn count(edition: &Edition, gaps: &[Gap], free: &[Card]) -> Self {
        let mut open = Open::default();
        for branch in gaps.iter().filter_map(|gap| gap.branch) {
            if let Some(count) = open.get_mut(branch.index()) {
                *count += 1;
            }
        }
        let mut fillings =
            Self { open, singles: Default::default(), several: List::new(), ways: Vec::new() };
        if open != Open::default() {
            fillings.sort(edition, free);
            fillings.tabulate();
        }
        fillings
    }

    /// Only cards that fit some gap count.
    fn sort(&mut self, edition: &Edition, free: &[Card]) {
        for &card in free {
            let Some(face) = edition.operation(card) else { continue };
            let wanted = Branch::ALL.into_iter().zip(self.open).filter(|(_, open)| *open > 0);
            let mut fits = BranchSet::default();
            for (branch, _) in wanted {
                if face.branches.has(branch) {
                    fits.insert(branch);
                }
            }
            match fits.single() {
                Some(branch) => {
                    if let Some(list) = self.singles.get_mut(branch.index()) {
                        list.push(card);
                    }
                }
                None if !fits.is_empty() => self.several.push((card, fits)),
                None => {}
            }
        }
    }

    /// So many entries for each number of cards decided on.
    fn layer(&self) -> usize {
        self.open.iter().map(|&open| usize::from(open) + 1).product()
    }

    /// How far apart entries are that differ by one gap in a branch.
    fn strides(&self) -> [usize; 4] {
        let mut stride = 1;
        self.open.map(|open| {
            let own = stride;
            stride *= usize::from(open) + 1;
            own
        })
    }

    fn tabulate(&mut self) {
        let (layer, strides) = (self.layer(), self.strides());
        let mut ways = vec![0.0; layer * (self.several.len() + 1)];
        let (before, last) = ways.split_at_mut(layer * self.several.len());
        // All of several branches are decided on: the rest are cards of one branch.
        let mut left = Open::default();
        for entry in last.iter_mut() {
            let lists = self.singles.iter().zip(left);
            *entry = lists.map(|(list, gaps)| falling(list.len(), gaps)).product();
            self.step(&mut left);
        }
        let mut after: &mut [f64] = last;
        for ((_, fits), now) in self.several.iter().rev().zip(before.rchunks_exact_mut(layer)) {
            let mut left = Open::default();
            for (at, entry) in now.iter_mut().enumerate() {
                // It lies in no gap, or in any of those of a branch it belongs to.
                *entry = after.get(at).copied().unwrap_or_default();
                for branch in fits.iter() {
                    let gaps = left.get(branch.index()).copied().unwrap_or_default();
                    let stride = strides.get(branch.index()).copied().unwrap_or_default();
                    if gaps > 0
                        && let Some(rest) = after.get(at.wrapping_sub(stride))
                    {
                        *entry += f64::from(gaps) * rest;
                    }
                }
                self.step(&mut left);
            }
            after = now;
        }
        self.ways = ways;
    }

    /// The next numbers of gaps in the order of a layer.
    fn step(&self, left: &mut Open) {
        for (gaps, most) in left.iter_mut().zip(self.open) {
            if *gaps < most {
                *gaps += 1;
                return;
            }
            *gaps = 0;
        }
    }

    /// The gaps there are at first.
    pub(super) const fn open(&self) -> Open {
        self.open
    }

    /// The ways to fill so many gaps with all cards.
    pub(super) fn ways(&self, left: Open) -> f64 {
        self.ways_after(0, left)
    }

    fn ways_after(&self, decided: usize, left: Open) -> f64 {
        if self.ways.is_empty() {
            return 1.0;
        }
        let at: usize =
            left.iter().zip(self.strides()).map(|(&gaps, stride)| usize::from(gaps) * stride).sum();
        self.ways.get(decided * self.layer() + at).copied().unwrap_or_default()
    }

    /// Fills the gaps that are still empty, every way as likely as any other; `None` when there is none.
    pub(super) fn fill(
        mut self,
        gaps: &[Gap],
        filled: &mut [Option<Card>],
        chance: &mut impl Chance,
    ) -> Option<()> {
        if self.ways.is_empty() {
            return Some(());
        }
        let mut empty: [List<usize>; 4] = Default::default();
        for (at, (gap, there)) in gaps.iter().zip(filled.iter()).enumerate() {
            if let Some(list) = gap.branch.and_then(|branch| empty.get_mut(branch.index()))
                && there.is_none()
            {
                list.push(at);
            }
        }
        for decided in 0..self.several.len() {
            let (card, fits) = *self.several.get(decided)?;
            let Some(branch) = self.decide(decided, fits, &empty, chance) else { continue };
            let list = empty.get_mut(branch.index())?;
            let any = chance.below(list.len() as u32) as usize;
            *filled.get_mut(list.swap_remove(any))? = Some(card);
        }
        for (list, cards) in empty.iter().zip(&mut self.singles) {
            chance.shuffle(cards);
            for (&gap, there) in list.iter().zip(cards.iter().copied().map(Some).chain([None; 76]))
            {
                *filled.get_mut(gap)? = Some(there?);
            }
        }
        Some(())
    }

    /// In which branch this card lies, if in any.
    fn decide(
        &self,
        decided: usize,
        fits: BranchSet,
        empty: &[List<usize>; 4],
        chance: &mut impl Chance,
    ) -> Option<Branch> {
        let left = core::array::from_fn(|at| empty.get(at).map_or(0, |list| list.len() as u8));
        let mut target = fraction(chance) * self.ways_after(decided, left);
        // Where it has to lie somewhere, no rounding may leave it out.
        let must = self.ways_after(decided + 1, left) == 0.0;
        let mut last = None;
        for branch in fits.iter() {
            let mut rest = left;
            let gaps = rest.get_mut(branch.index())?;
            let choices = f64::from(*gaps);
            let Some(fewer) = gaps.checked_sub(1) else { continue };
            *gaps = fewer;
            let weight = choices * self.ways_after(decided + 1, rest);
            if target < weight {
                return Some(branch);
            }
            target -= weight;
            if weight > 0.0 {
                last = Some(branch);
            }
        }
        last.filter(|_| must)
    }
}

/// The ways to lay some of these cards into so many gaps.
fn falling(cards: usize, gaps: u8) -> f64 {
    (0..usize::from(gaps)).map(|taken| cards.saturating_sub(taken) as f64).product()
}
