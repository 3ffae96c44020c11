//! Some sheet that a seat could have by now: the rounds that all have seen, played with plain habits.

use game::{ActionList, Chance, Seat};

use crate::action::Action;
use crate::edition::primitive::Condition;
use crate::edition::{Content, DomicileData, Edition};
use crate::grid::{Edge, Room};
use crate::ids::{Gadget, Stack, UPGRADES, Upgrade, bits};
use crate::mission;
use crate::phase::carry::Desk;
use crate::phase::plan;
use crate::sheet::Sheet;
use crate::state::{Deck, Draft, Job, Phase, SeatState, State, stacks};

/// So many sheets are tried until one meets the missions that the seat has fulfilled.
const TRIES: u32 = 6;

/// This seat with another sheet and another choice; what everybody sees of it stays.
pub(super) fn seat(
    edition: &Edition,
    state: &State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Option<SeatState> {
    let domicile = state.domicile(edition)?;
    let mut own = state.seat(seat)?.clone();
    let full = own.sheet.is_full(edition.entrance);
    for _ in 0..TRIES {
        own.sheet = sheet(edition, domicile, state, &own, chance);
        own.kept = reward(edition, state, own.fulfilled, &mut own.sheet, chance);
        fill(edition, domicile, full, &mut own.sheet, chance);
        if meets(edition, state, &own) {
            break;
        }
    }
    own.draft = Draft::new(own.sheet);
    if state.phase == Phase::Plan && !own.left {
        own.draft = draft(edition, state, &own, chance);
    }
    Some(own)
}

/// Every round so far: any combination that is possible without paying for modifications, else a pass.
fn sheet(
    edition: &Edition,
    domicile: &DomicileData,
    state: &State,
    own: &SeatState,
    chance: &mut impl Chance,
) -> Sheet {
    let mut sheet = Sheet::new(edition, own.beginner);
    let bonus = plan::agent_bonus(edition, own);
    for round in 1..state.deck.round {
        let deck = Deck { round, ..state.deck };
        let desk = Desk::new(edition, domicile, &deck, bonus);
        let mut order = [0, 1, 2];
        chance.shuffle(&mut order);
        let mut combinations = stacks().filter_map(|stack| {
            let stack = Stack(*order.get(stack.index())?);
            plainly(&desk, sheet, stack, chance)
        });
        sheet = combinations.next().unwrap_or_else(|| {
            sheet.receive(edition, edition.budget.pass);
            sheet
        });
    }
    sheet
}

/// Carries a combination out as it is printed.
fn plainly(desk: &Desk<'_>, sheet: Sheet, stack: Stack, chance: &mut impl Chance) -> Option<Sheet> {
    let (line, content) = desk.combination(stack)?;
    let job = Job { stack, shift: 0, swapped: false, target: 0 };
    let done = match content {
        Content::Upgrade(upgrade) => {
            let rooms = line.rooms() & desk.open_rooms(&sheet, upgrade);
            desk.draw(sheet, job, Room(any_bit(rooms.into(), chance)?))
        }
        Content::Wall => {
            let edges = desk.domicile.edges_at(line) & !sheet.walls;
            desk.wall(sheet, job, Edge(any_bit(edges, chance)?))
        }
        Content::Training(..) => desk.train(sheet, job),
        Content::Gadget => desk.gadget(sheet, job, Gadget(line.number.saturating_sub(1))),
    };
    done.ok().map(|(sheet, _)| sheet)
}

fn any_bit(set: u64, chance: &mut impl Chance) -> Option<u8> {
    bits(set).nth(chance.below(set.count_ones().max(1)) as usize)
}

/// SW-5.1: each reward was taken now or is kept; returns those that are kept.
fn reward(
    edition: &Edition,
    state: &State,
    fulfilled: u8,
    sheet: &mut Sheet,
    chance: &mut impl Chance,
) -> u8 {
    let mut kept = 0;
    for place in bits(fulfilled) {
        let mission = state.missions.get(usize::from(place)).copied();
        let now = mission.and_then(|mission| edition.mission(mission)).and_then(|data| data.now);
        match now.filter(|_| chance.below(2) == 0) {
            Some(amount) => sheet.receive(edition, amount),
            None => kept |= 1 << place,
        }
    }
    kept
}

/// SW-10.1: everybody sees whether a lair is full.
fn fill(
    edition: &Edition,
    domicile: &DomicileData,
    full: bool,
    sheet: &mut Sheet,
    chance: &mut impl Chance,
) {
    if full {
        let grey: Vec<Upgrade> = (0..UPGRADES)
            .map(Upgrade::new)
            .filter(|&upgrade| edition.upgrade(upgrade).is_some_and(|data| data.grey))
            .collect();
        for room in Room::all().filter(|&room| room != edition.entrance) {
            if sheet.room(room).is_none() {
                let any = chance.below(UPGRADES.into()) as u8;
                let plain = grey.get(chance.below(grey.len() as u32) as usize).copied();
                let upgrade = if domicile.grey & room.bit() == 0 {
                    Upgrade::new(any)
                } else {
                    plain.unwrap_or(Upgrade::new(any))
                };
                sheet.draw(room, upgrade);
            }
        }
    } else if sheet.is_full(edition.entrance)
        && let Some(room) = any_bit(sheet.filled().into(), chance)
        && let Some(place) = sheet.rooms.get_mut(usize::from(room))
    {
        *place = None;
    }
}

/// Could this seat have fulfilled what it has? Money may have been spent since.
fn meets(edition: &Edition, state: &State, own: &SeatState) -> bool {
    bits(own.fulfilled).all(|place| {
        let mission = state.missions.get(usize::from(place)).copied();
        let condition = mission.and_then(|mission| edition.mission(mission)).map(|m| m.condition);
        condition.is_none_or(|condition| match condition {
            Condition::Budget(_) => true,
            Condition::SecretKindsInLine
            | Condition::Walls(_)
            | Condition::Tracks(_)
            | Condition::Gadgets(_)
            | Condition::FullLine
            | Condition::Defences(_)
            | Condition::Secrets(_)
            | Condition::CornerGuards => mission::is_met(edition, condition, &own.sheet),
        })
    })
}

/// A choice of this round: finished if it was confirmed, else begun or not.
fn draft(edition: &Edition, state: &State, own: &SeatState, chance: &mut impl Chance) -> Draft {
    let finish = own.confirmed;
    let mut own = SeatState { confirmed: false, ..own.clone() };
    let mut legal = ActionList::new();
    let mut steps = chance.below(5);
    // Every decision leads on, so that a choice is finished after a few of them.
    while (finish && !own.draft.is_complete()) || steps > 0 {
        steps = steps.saturating_sub(1);
        legal.clear();
        plan::list(edition, state, &own, &mut legal);
        let forward = |action: &&Action| !matches!(action, Action::Withdraw | Action::Confirm);
        let count = legal.iter().filter(forward).count() as u32;
        let next = legal.iter().filter(forward).nth(chance.below(count.max(1)) as usize);
        match next.and_then(|&action| plan::next(edition, state, &own, action).ok()) {
            Some(draft) => own.draft = draft,
            None => break,
        }
    }
    own.draft
}
