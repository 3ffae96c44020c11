//! Every way on in a raid with its price, as the draft finds it.

use spyworld::grid::Room;
use spyworld::ids::Upgrade;
use spyworld::{Action, RaidView, Spyworld};
use table::Draft;

/// A step or a gadget that can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is done.
    pub action: Action,
    /// Where it leads; nothing for a gadget that only prepares steps.
    pub to: Option<Room>,
    /// Movement it costs.
    pub movement: u8,
    /// How its entry cost can be split into stealth and combat; one entry where nothing is to be decided.
    pub splits: Vec<(u8, u8)>,
    /// What is there to be overcome or stolen.
    pub found: Option<Upgrade>,
    /// The points that are left.
    left: [u8; 3],
}

impl Way {
    /// The split with so much stealth; else the one that leaves the most of both.
    pub fn chosen(&self, stealth: Option<u8>) -> (u8, u8) {
        let wanted = self.splits.iter().find(|(s, _)| Some(*s) == stealth);
        let [_, have_stealth, have_combat] = self.left;
        let rest = |&&(s, c): &&(u8, u8)| {
            have_stealth.saturating_sub(s).min(have_combat.saturating_sub(c))
        };
        wanted.or_else(|| self.splits.iter().max_by_key(rest)).copied().unwrap_or_default()
    }

    /// Is it no way but what remains to be paid for one?
    pub const fn is_payment(&self) -> bool {
        matches!(self.action, Action::Split(..))
    }

    /// The same as an action.
    pub fn split(&self, stealth: Option<u8>) -> Option<Action> {
        let (stealth, combat) = self.chosen(stealth);
        Some(Action::Split(stealth, combat)).filter(|_| !self.splits.is_empty())
    }

    /// What it takes from the three tracks.
    pub fn pays(&self, stealth: Option<u8>) -> [u8; 3] {
        let (stealth, combat) = self.chosen(stealth);
        [self.movement, stealth, combat]
    }

    /// The points that entering costs.
    pub fn points(&self) -> u8 {
        self.splits.first().map_or(0, |(stealth, combat)| stealth + combat)
    }
}

fn raid(draft: &Draft<Spyworld>) -> Option<RaidView> {
    draft.view().seats.get(draft.seat().index())?.raid.clone()
}

/// All ways on.
pub fn ways(draft: &Draft<Spyworld>) -> Vec<Way> {
    let Some(before) = raid(draft) else { return Vec::new() };
    let view = draft.view();
    let count = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
    let victim = view.handed.and_then(|handed| crate::scene::victim(handed, draft.seat(), count));
    let lair = victim.and_then(|seat| view.seats.get(seat.index())?.sheet);
    let legal = draft.legal();
    // Something waits for its split already.
    let open: Vec<(u8, u8)> = legal.iter().filter_map(split_of).collect();
    let payment = open.first().map(|&(stealth, combat)| Action::Split(stealth, combat));
    let way = |&action: &Action| {
        let mut trial = draft.clone();
        trial.push(action).ok()?;
        let mut splits: Vec<(u8, u8)> = match payment {
            Some(_) => open.clone(),
            None => trial.legal().iter().filter_map(split_of).collect(),
        };
        if let (Some(&(stealth, combat)), None) = (splits.first(), payment) {
            trial.push(Action::Split(stealth, combat)).ok()?;
        }
        let after = raid(&trial)?;
        let spent = |track: usize| {
            let of = |raid: &RaidView| raid.left.get(track).copied().unwrap_or_default();
            of(&before).saturating_sub(of(&after))
        };
        if splits.is_empty() && spent(1) + spent(2) > 0 {
            splits.push((spent(1), spent(2)));
        }
        let moved = after.moves.last().is_some_and(|made| made.dir.is_some());
        let to = moved.then_some(after.at);
        let found = to
            .filter(|room| before.opened & room.bit() == 0)
            .and_then(|room| lair.as_ref()?.room(room));
        Some(Way { action, to, movement: spent(0), splits, found, left: before.left })
    };
    let is_way = |action: &&Action| matches!(action, Action::Step(_) | Action::Use(..));
    match payment {
        Some(payment) => way(&payment).into_iter().collect(),
        None => legal.iter().filter(is_way).filter_map(way).collect(),
    }
}

fn split_of(action: &Action) -> Option<(u8, u8)> {
    match action {
        Action::Split(stealth, combat) => Some((*stealth, *combat)),
        _ => None,
    }
}
