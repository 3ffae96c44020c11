//! What somebody plans in a round, as a whole that can be changed at any place; and what else could be done with it.
//!
//! A plan is read from the draft and written as actions; whether it is possible, the draft says.

use game::Seat;
use spyworld::edition::{Content, Edition};
use spyworld::grid::{Colour, Edge, Line, Room};
use spyworld::ids::{Gadget, Stack};
use spyworld::{Action, Draft as Chosen, Refusal, Shift, Spyworld, View as Sight};
use table::Draft;

use crate::scene::combination;

/// The choice of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The stacks chosen, in the order in which they are carried out.
    pub picks: Vec<Stack>,
    /// How each is carried out: modifications, then what is done; nothing while that is open.
    pub parts: [Vec<Action>; 2],
    /// The mission that is claimed.
    pub claim: Option<Action>,
    /// Is the round passed?
    pub passed: bool,
}

impl Plan {
    /// The plan of this draft.
    pub fn of(view: &Sight, edition: &Edition, chosen: &Chosen) -> Self {
        let mut plan = Self { passed: chosen.passed, ..Self::default() };
        for ((place, job), part) in (0_u8..).zip(chosen.jobs.iter().flatten()).zip(&mut plan.parts)
        {
            plan.picks.push(job.stack);
            let shift = if job.shift < 0 { Shift::Down } else { Shift::Up };
            part.extend((0..job.shift.unsigned_abs()).map(|_| Action::Number(shift)));
            part.extend(job.swapped.then_some(Action::Swap));
            let content = combination(view, edition, job.stack).map(|(_, content)| content);
            if let Some(content) = content.filter(|_| place < chosen.done) {
                part.push(match content {
                    Content::Upgrade(_) => Action::Draw(Room(job.target)),
                    Content::Wall => Action::Wall(Edge(job.target)),
                    Content::Training(..) => Action::Train,
                    Content::Gadget => Action::Gadget(Gadget(job.target)),
                });
            }
        }
        plan.claim = chosen.claim.and_then(|(place, reward)| {
            let mission = view.missions.get(usize::from(place))?;
            Some(Action::Claim(mission.mission, reward))
        });
        plan
    }

    /// How many of its combinations are carried out.
    pub fn done(&self) -> usize {
        let is_done = |part: &&Vec<Action>| part.last().is_some_and(|action| !is_change(*action));
        self.parts.iter().take_while(is_done).count()
    }

    /// The actions that lead to it, up to carrying out combination number `until`.
    fn actions(&self, until: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        actions.extend(self.passed.then_some(Action::Pass));
        for (place, &stack) in self.picks.iter().enumerate() {
            actions.push(if place == 0 { Action::Pick(stack) } else { Action::Bonus(stack) });
        }
        let done = self.done();
        for part in self.parts.iter().take(until.min(done + 1)) {
            actions.extend(part);
        }
        if until >= self.picks.len() {
            actions.extend(self.claim.filter(|_| self.passed || done >= self.picks.len()));
        }
        actions
    }
}

/// What a press on a combination makes of a plan: chosen, given back, or chosen as a second one.
pub fn pressed(plan: &Plan, stack: Stack, second: bool) -> Plan {
    let mut plan = plan.clone();
    plan.claim = None;
    let place = plan.picks.iter().position(|&picked| picked == stack);
    match (place, plan.picks.len(), second) {
        (Some(place), _, _) => {
            plan.picks.remove(place);
            let [first, second] = plan.parts;
            plan.parts = if place == 0 { [second, Vec::new()] } else { [first, Vec::new()] };
        }
        (None, 1, true) => plan.picks.push(stack),
        (None, ..) => plan = Plan { picks: vec![stack], ..Plan::default() },
    }
    plan
}

/// Is it a modification, after which something is still to be done?
fn is_change(action: Action) -> bool {
    matches!(action, Action::Number(_) | Action::Swap)
}

/// The row or column that a combination stands for once it is modified like this.
pub fn line_after(line: Line, part: &[Action]) -> Line {
    part.iter().fold(line, |line, action| match action {
        Action::Number(Shift::Up) => Line { number: line.number + 1, ..line },
        Action::Number(Shift::Down) => Line { number: line.number.saturating_sub(1), ..line },
        Action::Swap => Line {
            colour: match line.colour {
                Colour::Red => Colour::Blue,
                Colour::Blue => Colour::Red,
            },
            ..line
        },
        _ => line,
    })
}

/// Something that can be done with a combination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The modifications and what is done.
    pub part: Vec<Action>,
    /// What it costs.
    pub price: u8,
}

impl Choice {
    /// What is done in the end.
    pub fn last(&self) -> Option<Action> {
        self.part.last().copied()
    }

    /// The modifications that come before it.
    pub fn changes(&self) -> &[Action] {
        self.part.split_last().map_or(&[], |(_, changes)| changes)
    }
}

/// A row or column that something can be drawn into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Which.
    pub line: Line,
    /// What leads from the combination there.
    pub changes: Vec<Action>,
    /// What that costs.
    pub price: u8,
}

/// All rows and columns in which these choices draw; `line` is that of the combination.
pub fn lines(line: Line, choices: &[Choice]) -> Vec<Way> {
    let mut found: Vec<Way> = Vec::new();
    for choice in choices.iter().filter(|choice| matches!(choice.last(), Some(Action::Draw(_)))) {
        let to = line_after(line, choice.changes());
        if found.iter().all(|way| way.line != to) {
            found.push(Way { line: to, changes: choice.changes().to_vec(), price: choice.price });
        }
    }
    found
}

/// The draft with nothing chosen, and what leads from the draft's beginning to it.
fn blank(draft: &Draft<Spyworld>) -> (Draft<Spyworld>, Vec<Action>) {
    let mut blank = draft.clone();
    blank.clear();
    let begun = chosen(&blank).is_some_and(|chosen| chosen.is_begun());
    let first: Vec<Action> = begun.then_some(Action::Withdraw).into_iter().collect();
    for &action in &first {
        // What was begun can always be taken back (SW-3.6).
        let _ = blank.push(action);
    }
    (blank, first)
}

fn chosen(draft: &Draft<Spyworld>) -> Option<Chosen> {
    let view = draft.view();
    view.seats.get(draft.seat().index())?.draft
}

fn money(draft: &Draft<Spyworld>) -> u8 {
    chosen(draft).map_or(0, |chosen| chosen.sheet.money())
}

/// All actions of a plan from the draft's beginning on; what needs no decision is done at once.
pub fn write(draft: &Draft<Spyworld>, plan: &Plan) -> Result<Vec<Action>, Refusal> {
    let (mut trial, mut actions) = blank(draft);
    for action in plan.actions(plan.picks.len().max(1)) {
        trial.push(action)?;
        actions.push(action);
    }
    // A training, and the gadget of the number shown, leave nothing to decide.
    while chosen(&trial).is_some_and(|chosen| chosen.job().is_some()) {
        let mut plain = trial.legal().into_iter().filter(|action| {
            matches!(action, Action::Train | Action::Gadget(_)) && price(&trial, *action) == Some(0)
                || *action == Action::Train
        });
        let (Some(only), None) = (plain.next(), plain.next()) else { break };
        if trial.push(only).is_err() {
            break;
        }
        actions.push(only);
    }
    Ok(actions)
}

/// Can any combination be added to this one as a second one?
pub fn can_add(draft: &Draft<Spyworld>, plan: &Plan) -> bool {
    (0..3).map(Stack).any(|stack| {
        !plan.picks.contains(&stack) && write(draft, &pressed(plan, stack, true)).is_ok()
    })
}

/// What cannot be carried out: of two combinations this one by itself, if it is impossible even alone, or else both
/// together. An error is a reason of its own, such as a track that is full.
pub fn at_fault(draft: &Draft<Spyworld>, plan: Plan, stack: Stack) -> Result<Plan, Refusal> {
    let alone = Plan { picks: vec![stack], ..Plan::default() };
    match write(draft, &alone) {
        Ok(_) => Ok(plan),
        Err(Refusal::CannotCarryOut { .. }) => Ok(alone),
        Err(refusal) => Err(refusal),
    }
}

/// What an action costs.
fn price(draft: &Draft<Spyworld>, action: Action) -> Option<u8> {
    let mut trial = draft.clone();
    trial.push(action).ok()?;
    Some(money(draft).saturating_sub(money(&trial)))
}

/// SW-6.1: does what this seat has drawn in this round fill its lair, so that one last round follows?
pub fn fills(view: &Sight, seat: Seat, entrance: Room) -> Option<bool> {
    let own = view.seats.get(seat.index())?;
    let (before, after) = (own.sheet.as_ref()?, &own.draft.as_ref()?.sheet);
    Some(!view.last_round && !before.is_full(entrance) && after.is_full(entrance))
}

/// Everything that can be done with combination number `job`, the cheapest way to each first.
pub fn choices(draft: &Draft<Spyworld>, plan: &Plan, job: usize) -> Vec<Choice> {
    let (mut base, _) = blank(draft);
    for action in plan.actions(job) {
        if base.push(action).is_err() {
            return Vec::new();
        }
    }
    let before = money(&base);
    let mut found: Vec<Choice> = Vec::new();
    let mut look = |trial: &Draft<Spyworld>, changes: &[Action]| {
        for action in trial.legal() {
            let price = match action {
                Action::Draw(_) | Action::Wall(_) => Some(before.saturating_sub(money(trial))),
                Action::Train | Action::Gadget(_) => {
                    price(trial, action).map(|more| more + before.saturating_sub(money(trial)))
                }
                Action::Agent(_)
                | Action::Pick(_)
                | Action::Bonus(_)
                | Action::Pass
                | Action::Number(_)
                | Action::Swap
                | Action::Claim(..)
                | Action::Confirm
                | Action::Withdraw
                | Action::Step(_)
                | Action::Split(..)
                | Action::Use(..)
                | Action::Stop => None,
            };
            let Some(price) = price else { continue };
            match found.iter_mut().find(|known| known.last() == Some(action)) {
                Some(known) if known.price <= price => {}
                Some(known) => *known = Choice { part: with(changes, action), price },
                None => found.push(Choice { part: with(changes, action), price }),
            }
        }
    };
    look(&base, &[]);
    for change in [Action::Number(Shift::Up), Action::Number(Shift::Down), Action::Swap] {
        let (mut trial, mut changes) = (base.clone(), Vec::new());
        while trial.push(change).is_ok() {
            changes.push(change);
            look(&trial, &changes);
        }
    }
    found
}

/// Why combination number `job` cannot be drawn into this room, whatever is paid to modify it.
pub fn why_not(
    draft: &Draft<Spyworld>,
    edition: &Edition,
    plan: &Plan,
    job: usize,
    room: Room,
) -> Option<Refusal> {
    let (mut base, _) = blank(draft);
    for action in plan.actions(job) {
        base.push(action).ok()?;
    }
    let (line, content) = combination(&base.view(), edition, *plan.picks.get(job)?)?;
    // Whoever presses a room that is taken wants to hear that, not what its row would cost.
    let sheet = chosen(&base)?.sheet;
    if matches!(content, Content::Upgrade(_)) && sheet.room(room).is_some() {
        return Some(Refusal::RoomFilled { room });
    }
    let number = match line.colour {
        Colour::Red => room.row() + 1,
        Colour::Blue => room.column() + 1,
    };
    let shift = if number < line.number { Shift::Down } else { Shift::Up };
    let turned = line_after(line, &[Action::Swap]).rooms() & room.bit() != 0;
    let ways =
        [(Action::Number(shift), number.abs_diff(line.number)), (Action::Swap, u8::from(turned))];
    for (change, times) in ways {
        let mut trial = base.clone();
        let mut steps = (0..times).map(|_| change).chain([Action::Draw(room)]);
        match steps.find_map(|action| trial.push(action).err())? {
            // Here it is done in the other way, or not at all.
            Refusal::NoShift { .. } | Refusal::NoSwap | Refusal::NotInLine { .. } => {}
            Refusal::ModificationPrice { need, wanted, .. } => {
                let (need, have) = (need.saturating_mul(times), money(&base));
                return Some(Refusal::ModificationPrice { need, have, wanted });
            }
            refusal => return Some(refusal),
        }
    }
    base.push(Action::Draw(room)).err()
}

fn with(changes: &[Action], action: Action) -> Vec<Action> {
    changes.iter().copied().chain([action]).collect()
}

#[cfg(test)]
mod tests {
    use game::{Act, Deal, Game, Seed, Viewer};
    use spyworld::Options;

    use super::*;

    /// The first round of a game without agents, as its first seat sees it.
    fn drafts() -> impl Iterator<Item = (Spyworld, Draft<Spyworld>)> {
        (1..=4).flat_map(|domicile| {
            ["a", "b", "c"].map(|seed| {
                let game = Spyworld::house().unwrap();
                let options = Options { domicile, ..Options::ordinary(12) };
                let mut state = game.setup(&options, &Deal::new(Seed::from_text(seed))).unwrap();
                let mut events = Vec::new();
                for seat in Seat::first(12) {
                    let agent = Act::Seat(seat, Action::Agent(spyworld::ids::Agent(6)));
                    // Nobody has an agent on the yacht.
                    let _ = game.apply(&mut state, agent, &mut events);
                }
                let view = game.view(&state, Viewer::Seat(Seat(0)));
                let draft = Draft::new(game.clone(), &view, Seat(0)).unwrap();
                (game, draft)
            })
        })
    }

    fn read(game: &Spyworld, draft: &Draft<Spyworld>) -> Plan {
        Plan::of(&draft.view(), game.edition(), &chosen(draft).unwrap())
    }

    fn written(draft: &Draft<Spyworld>, plan: &Plan) -> Draft<Spyworld> {
        let mut after = draft.clone();
        after.clear();
        for action in write(draft, plan).unwrap() {
            after.push(action).unwrap();
        }
        after
    }

    #[test]
    fn every_choice_can_be_made_for_its_price_and_read_again() {
        let mut made = 0;
        for (game, draft) in drafts() {
            for stack in (0..3).map(Stack) {
                let Ok(_) = draft.try_out(&[Action::Pick(stack)]) else { continue };
                let plan = Plan { picks: vec![stack], ..Plan::default() };
                let picked = written(&draft, &plan);
                for choice in choices(&picked, &plan, 0) {
                    let wanted = Plan { parts: [choice.part.clone(), Vec::new()], ..plan.clone() };
                    let after = written(&picked, &wanted);
                    assert_eq!(read(&game, &after), wanted);
                    let paid = money(&draft).saturating_sub(money(&after));
                    // A secret pays at once, so that less is missing than was paid.
                    assert!(paid <= choice.price, "{choice:?}");
                    made += 1;
                }
            }
        }
        assert!(made > 300, "only {made}");
    }

    #[test]
    fn a_number_is_reached_for_the_price_of_its_rooms() {
        let mut moved = 0;
        for (game, draft) in drafts() {
            for stack in (0..3).map(Stack) {
                let Ok(_) = draft.try_out(&[Action::Pick(stack)]) else { continue };
                let plan = Plan { picks: vec![stack], ..Plan::default() };
                let picked = written(&draft, &plan);
                let (line, _) = combination(&draft.view(), game.edition(), stack).unwrap();
                for way in lines(line, &choices(&picked, &plan, 0)) {
                    let wanted = Plan { parts: [way.changes.clone(), Vec::new()], ..plan.clone() };
                    let after = written(&picked, &wanted);
                    assert_eq!(read(&game, &after), wanted);
                    assert_eq!(money(&picked) - money(&after), way.price);
                    assert_eq!(line_after(line, &way.changes), way.line);
                    moved += usize::from(way.price > 0);
                }
            }
        }
        assert!(moved > 20, "only {moved}");
    }

    #[test]
    fn a_room_that_is_taken_or_too_dear_says_so() {
        let (mut taken, mut dear) = (0, 0);
        for (game, draft) in drafts() {
            for second in (0..3).map(Stack) {
                let both = Plan { picks: vec![Stack(0), second], ..Plan::default() };
                let Ok(actions) = write(&draft, &both) else { continue };
                let is_plain =
                    |action: &Action| matches!(action, Action::Train | Action::Gadget(_));
                if actions.iter().any(is_plain) {
                    continue;
                }
                let Some(first) = choices(&written(&draft, &both), &both, 0).pop() else {
                    continue;
                };
                let Some(Action::Draw(room)) = first.last() else { continue };
                let plan = Plan { parts: [first.part, Vec::new()], ..both };
                let drawn = written(&draft, &plan);
                let possible = choices(&drawn, &plan, 1);
                let can = |room| possible.iter().any(|one| one.last() == Some(Action::Draw(room)));
                for other in Room::all() {
                    let why = why_not(&drawn, game.edition(), &plan, 1, other);
                    assert_eq!(why.is_none(), can(other), "{other:?}: {why:?}");
                    match why {
                        Some(Refusal::RoomFilled { room: filled }) => {
                            assert_eq!((filled, other), (room, room));
                            taken += 1;
                        }
                        Some(Refusal::ModificationPrice { need, have, .. }) => {
                            assert!(need > have);
                            assert_eq!(have, money(&drawn));
                            dear += 1;
                        }
                        Some(_) | None => {}
                    }
                }
            }
        }
        assert!(taken > 3 && dear > 3, "{taken} and {dear}");
    }

    /// Rounds of a game in which the first seat spends as much as it can.
    fn poor_drafts() -> Vec<Draft<Spyworld>> {
        let game = Spyworld::house().unwrap();
        let mut found = Vec::new();
        for seed in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] {
            let options = Options { domicile: 1, ..Options::ordinary(2) };
            let mut state = game.setup(&options, &Deal::new(Seed::from_text(seed))).unwrap();
            for _ in 0..14 {
                let view = game.view(&state, Viewer::Seat(Seat(0)));
                found.push(Draft::new(game.clone(), &view, Seat(0)).unwrap());
                let mut draft = found.last().unwrap().clone();
                while !draft.legal().contains(&Action::Confirm) {
                    let left = |action: &Action| {
                        let mut trial = draft.clone();
                        trial.push(*action).map_or(u8::MAX, |_| money(&trial))
                    };
                    let legal = draft.legal().into_iter();
                    let legal = legal.filter(|action| *action != Action::Withdraw);
                    let dear = legal.min_by_key(left).unwrap();
                    draft.push(dear).unwrap();
                }
                for action in draft.actions().into_iter().chain([Action::Confirm]) {
                    game.apply(&mut state, Act::Seat(Seat(0), action), &mut ()).unwrap();
                }
                for action in [Action::Pass, Action::Confirm] {
                    game.apply(&mut state, Act::Seat(Seat(1), action), &mut ()).unwrap();
                }
            }
        }
        found
    }

    #[test]
    fn a_second_combination_that_is_impossible_by_itself_is_not_explained_by_money() {
        let (mut alone, mut own_reason, mut together) = (0, 0, 0);
        for draft in poor_drafts() {
            for (first, second) in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)] {
                let both = Plan { picks: vec![Stack(first), Stack(second)], ..Plan::default() };
                let Err(Refusal::CannotCarryOut { stack }) = write(&draft, &both) else { continue };
                let possible = draft.try_out(&[Action::Pick(stack)]).is_ok();
                let (count, fits) = match at_fault(&draft, both.clone(), stack) {
                    Ok(plan) if plan == both => (&mut together, possible),
                    Ok(plan) => (&mut alone, !possible && plan.picks == [stack]),
                    Err(_) => (&mut own_reason, !possible),
                };
                assert!(fits, "{both:?}");
                *count += 1;
            }
        }
        assert!(together > 0 && alone + own_reason > 0, "{together}, {alone}, {own_reason}");
    }

    #[test]
    fn a_second_combination_is_offered_only_where_one_can_be_added() {
        let (mut poor, mut none, mut open) = (0, 0, 0);
        let game = Spyworld::house().unwrap();
        let cost = &game.edition().budget.bonus;
        for draft in poor_drafts() {
            let own = chosen(&draft).unwrap().sheet;
            for first in (0..3).map(Stack) {
                let plan = Plan { picks: vec![first], ..Plan::default() };
                let Ok(_) = write(&draft, &plan) else { continue };
                let adds = |second| draft.try_out(&[Action::Pick(first), Action::Bonus(second)]);
                let can = (0..3).map(Stack).any(|second| adds(second).is_ok());
                assert_eq!(can_add(&draft, &plan), can);
                let short = cost.get(usize::from(own.bonus)).is_none_or(|need| own.money() < *need);
                assert!(!(short && can));
                *(if can {
                    &mut open
                } else if short {
                    &mut poor
                } else {
                    &mut none
                }) += 1;
            }
        }
        assert!(poor > 0 && none > 0 && open > 0, "{poor}, {none}, {open}");
    }

    #[test]
    fn a_second_combination_is_carried_out_after_the_first() {
        let mut seen = 0;
        for (game, draft) in drafts() {
            let both = Plan { picks: vec![Stack(0), Stack(1)], ..Plan::default() };
            let Ok(actions) = write(&draft, &both) else { continue };
            assert_eq!(
                actions.get(..2),
                Some([Action::Pick(Stack(0)), Action::Bonus(Stack(1))].as_slice())
            );
            let mut plan = read(&game, &written(&draft, &both));
            while plan.done() < 2 {
                let job = plan.done();
                let choices = choices(&draft, &plan, job);
                plan.parts[job] = choices.first().unwrap().part.clone();
                plan = read(&game, &written(&draft, &plan));
            }
            let complete = written(&draft, &plan);
            assert!(complete.legal().contains(&Action::Confirm));
            seen += 1;
        }
        assert!(seen > 5, "only {seen}");
    }

    /// What fills a lair fastest: the cheapest way to draw something, else a pass.
    fn drawing(draft: &Draft<Spyworld>) -> Plan {
        let mut best: Option<(u8, Plan)> = None;
        for stack in (0..3).map(Stack) {
            let plan = Plan { picks: vec![stack], ..Plan::default() };
            let Ok(_) = write(draft, &plan) else { continue };
            for choice in choices(&written(draft, &plan), &plan, 0) {
                let is_first = best.as_ref().is_none_or(|(price, _)| choice.price < *price);
                if is_first && matches!(choice.last(), Some(Action::Draw(_))) {
                    let parts = [choice.part.clone(), Vec::new()];
                    best = Some((choice.price, Plan { parts, ..plan.clone() }));
                }
            }
        }
        best.map_or(Plan { passed: true, ..Plan::default() }, |(_, plan)| plan)
    }

    #[test]
    fn the_last_round_follows_where_a_lair_was_said_to_be_filled() {
        let game = Spyworld::house().unwrap();
        let entrance = game.edition().entrance;
        let (me, other) = (Seat(0), Seat(1));
        let (mut filled, mut rounds) = (0, 0);
        for seed in ["a", "b", "c", "d", "e", "f"] {
            let options = Options { domicile: 1, ..Options::ordinary(2) };
            let mut state = game.setup(&options, &Deal::new(Seed::from_text(seed))).unwrap();
            loop {
                let view = game.view(&state, Viewer::Seat(me));
                // With cards enough only a full lair brings the last round.
                if view.last_round || view.round >= 34 {
                    break;
                }
                let mut draft = Draft::new(game.clone(), &view, me).unwrap();
                draft = written(&draft, &drawing(&draft));
                let said = fills(&draft.view(), me, entrance).unwrap();
                for action in draft.actions().into_iter().chain([Action::Confirm]) {
                    game.apply(&mut state, Act::Seat(me, action), &mut ()).unwrap();
                }
                for action in [Action::Pass, Action::Confirm] {
                    game.apply(&mut state, Act::Seat(other, action), &mut ()).unwrap();
                }
                let after = game.view(&state, Viewer::Seat(me));
                assert_eq!(after.last_round, said || after.round == 35, "round {}", view.round);
                filled += u32::from(said);
                rounds += 1;
            }
        }
        assert!(filled > 0 && rounds > 100, "{filled} in {rounds}");
    }

    #[test]
    fn what_was_begun_at_the_table_is_taken_back_first() {
        let (_, draft) = drafts().next().unwrap();
        let passed = Plan { passed: true, ..Plan::default() };
        let begun = written(&draft, &passed).view();
        let game = Spyworld::house().unwrap();
        let draft = Draft::new(game, &begun, Seat(0)).unwrap();
        let actions = write(&draft, &Plan::default()).unwrap();
        assert_eq!(actions, [Action::Withdraw]);
    }
}
