//! SW-3, SW-5.1: what a seat chooses in a round, in secret, until all have confirmed.

use game::{ActionList, EventSink, Seat};

use crate::action::{Action, Reward, Shift};
use crate::edition::primitive::{GadgetChoice, Placement};
use crate::edition::{Content, Edition};
use crate::event::Event;
use crate::grid::{Edge, Line, Room};
use crate::ids::{Card, GADGETS, Gadget, Mission, Stack, bits};
use crate::mission;
use crate::phase::carry::Desk;
use crate::phase::round;
use crate::refusal::Refusal;
use crate::state::{Draft, Job, SeatState, State, stacks};

/// What the seat's agent will add to the tracks; nothing before it has one.
pub(crate) fn agent_bonus(edition: &Edition, own: &SeatState) -> [u8; 3] {
    own.agent.and_then(|agent| edition.agent(agent)).map_or([0; 3], |data| data.bonus)
}

/// What this seat's choice depends on.
fn desk<'e>(edition: &'e Edition, state: &State, own: &SeatState) -> Option<Desk<'e>> {
    let domicile = state.domicile(edition)?;
    Some(Desk::new(edition, domicile, &state.deck, agent_bonus(edition, own)))
}

/// The draft after one more decision, or why not; the one place that decides.
fn after(
    desk: &Desk<'_>,
    state: &State,
    own: &SeatState,
    action: Action,
) -> Result<Draft, Refusal> {
    let draft = own.draft;
    match action {
        Action::Pick(stack) => pick(desk, draft, stack),
        Action::Bonus(stack) => bonus(desk, draft, stack),
        Action::Pass if draft.is_begun() => Err(Refusal::AlreadyChosen),
        Action::Pass => {
            let mut sheet = draft.sheet;
            sheet.receive(desk.edition, desk.edition.budget.pass);
            Ok(Draft { sheet, passed: true, ..draft })
        }
        Action::Number(shift) => modify(desk, draft, |job| desk.number(draft.sheet, job, shift)),
        Action::Swap => modify(desk, draft, |job| desk.swap(draft.sheet, job)),
        Action::Draw(room) => carry_out(desk, draft, |job| desk.draw(draft.sheet, job, room)),
        Action::Wall(edge) => carry_out(desk, draft, |job| desk.wall(draft.sheet, job, edge)),
        Action::Train => carry_out(desk, draft, |job| desk.train(draft.sheet, job)),
        Action::Gadget(gadget) => {
            carry_out(desk, draft, |job| desk.gadget(draft.sheet, job, gadget))
        }
        Action::Claim(mission, reward) => claim(desk.edition, state, draft, mission, reward),
        Action::Agent(_) => Err(Refusal::NotChoosingAgents),
        Action::Step(_) | Action::Split(..) | Action::Use(..) | Action::Stop => {
            Err(Refusal::StillPlanning)
        }
        // Not decisions about the draft; `apply` does them.
        Action::Confirm | Action::Withdraw => Ok(draft),
    }
}

/// SW-3.2, SW-3.4.
fn pick(desk: &Desk<'_>, mut draft: Draft, stack: Stack) -> Result<Draft, Refusal> {
    if draft.is_begun() {
        return Err(Refusal::AlreadyChosen);
    }
    let (_, content) = desk.combination(stack).ok_or(Refusal::NoSuchStack)?;
    let job = Job { stack, shift: 0, swapped: false, target: 0 };
    draft.jobs = [Some(job), None];
    if let Content::Training(..) = content {
        // A training fails for one reason only, and people want to know which.
        desk.train(draft.sheet, job)?;
    } else if !desk.completes(&draft.sheet, &draft.jobs) {
        return Err(Refusal::CannotCarryOut { stack });
    }
    Ok(draft)
}

/// SW-3.3: paid before anything is carried out; the first chosen is carried out first.
fn bonus(desk: &Desk<'_>, mut draft: Draft, stack: Stack) -> Result<Draft, Refusal> {
    let [Some(first), second] = draft.jobs else {
        let passed = Refusal::BonusWhenPassing;
        return Err(if draft.passed { passed } else { Refusal::NothingChosen });
    };
    if desk.combination(stack).is_none() {
        return Err(Refusal::NoSuchStack);
    }
    if second.is_some() {
        return Err(Refusal::BonusOnce);
    }
    if first.stack == stack {
        return Err(Refusal::BonusSameStack);
    }
    if draft.done > 0 || first.shift != 0 || first.swapped {
        return Err(Refusal::BonusTooLate);
    }
    let prices = &desk.edition.budget.bonus;
    let need = *prices.get(usize::from(draft.sheet.bonus)).ok_or(Refusal::BonusUsedUp)?;
    let have = draft.sheet.money();
    if !draft.sheet.pay(need) {
        return Err(Refusal::BonusPrice { need, have });
    }
    draft.sheet.bonus += 1;
    draft.jobs = [Some(first), Some(Job { stack, shift: 0, swapped: false, target: 0 })];
    if desk.completes(&draft.sheet, &draft.jobs) {
        Ok(draft)
    } else {
        Err(Refusal::CannotCarryOut { stack })
    }
}

/// The combination that is to be carried out now.
fn current(draft: &Draft) -> Result<Job, Refusal> {
    let none = if draft.is_begun() { Refusal::AllCarriedOut } else { Refusal::NothingChosen };
    draft.job().ok_or(none)
}

/// SW-4.2: a modification of the current combination; something must still be possible with it.
fn modify(
    desk: &Desk<'_>,
    mut draft: Draft,
    change: impl FnOnce(Job) -> Result<(crate::sheet::Sheet, Job), Refusal>,
) -> Result<Draft, Refusal> {
    let (sheet, job) = change(current(&draft)?)?;
    draft.sheet = sheet;
    if let Some(place) = draft.jobs.get_mut(usize::from(draft.done)) {
        *place = Some(job);
    }
    can_go_on(desk, &draft)?;
    Ok(draft)
}

/// SW-4: carries the current combination out; the other one must stay possible (SW-3.4).
fn carry_out(
    desk: &Desk<'_>,
    draft: Draft,
    done: impl FnOnce(Job) -> Result<(crate::sheet::Sheet, Job), Refusal>,
) -> Result<Draft, Refusal> {
    let (sheet, job) = done(current(&draft)?)?;
    let mut draft = Draft { sheet, ..draft };
    if let Some(place) = draft.jobs.get_mut(usize::from(draft.done)) {
        *place = Some(job);
    }
    draft.done += 1;
    can_go_on(desk, &draft)?;
    Ok(draft)
}

fn can_go_on(desk: &Desk<'_>, draft: &Draft) -> Result<(), Refusal> {
    let rest = draft.jobs.get(usize::from(draft.done)..).unwrap_or_default();
    match rest.iter().flatten().last() {
        Some(job) if !desk.completes(&draft.sheet, rest) => {
            Err(Refusal::CannotCarryOut { stack: job.stack })
        }
        Some(_) | None => Ok(()),
    }
}

/// SW-5.1: judged after the own drawing, so everything must be drawn.
fn claim(
    edition: &Edition,
    state: &State,
    draft: Draft,
    mission: Mission,
    reward: Reward,
) -> Result<Draft, Refusal> {
    let data = edition.mission(mission).ok_or(Refusal::NoSuchMission)?;
    let place = state.mission_place(mission).filter(|place| state.open & (1 << place) != 0);
    let place = place.ok_or(Refusal::MissionClosed { mission })?;
    if let Some(job) = draft.job() {
        return Err(Refusal::ClaimTooEarly { stack: job.stack });
    }
    must_be_complete(&draft)?;
    if reward == Reward::Now && data.now.is_none() {
        return Err(Refusal::NoRewardNow { mission });
    }
    if !mission::is_met(edition, data.condition, &draft.sheet) {
        return Err(Refusal::ConditionNotMet { mission });
    }
    if draft.claim == Some((place, reward)) {
        return Err(Refusal::SameClaim { mission });
    }
    Ok(Draft { claim: Some((place, reward)), ..draft })
}

fn must_be_complete(draft: &Draft) -> Result<(), Refusal> {
    match draft.job() {
        Some(job) => Err(Refusal::NotCarriedOut { stack: job.stack }),
        None if draft.is_begun() => Ok(()),
        None => Err(Refusal::NothingChosen),
    }
}

/// What a seat can do in a round.
pub(crate) fn list(
    edition: &Edition,
    state: &State,
    own: &SeatState,
    out: &mut ActionList<Action>,
) {
    if own.confirmed {
        return out.push(Action::Withdraw);
    }
    let Some(desk) = desk(edition, state, own) else { return };
    let mut offer = |action: Action| {
        if after(&desk, state, own, action).is_ok() {
            out.push(action);
        }
    };
    let draft = &own.draft;
    if !draft.is_begun() {
        stacks().map(Action::Pick).for_each(&mut offer);
        return out.push(Action::Pass);
    }
    if let Some(job) = draft.job() {
        let [_, second] = draft.jobs;
        if second.is_none() {
            stacks().map(Action::Bonus).for_each(&mut offer);
        }
        list_modifications(&desk, job, &mut offer);
        // What is carried out last cannot get in the way of anything: no need to try it.
        let follows = draft.jobs.get(usize::from(draft.done) + 1).copied().flatten();
        if follows.is_some() {
            list_carry_out(&desk, draft, job, &mut offer);
        } else {
            list_carry_out(&desk, draft, job, &mut |action| out.push(action));
        }
    } else {
        let open = (0..).zip(&state.missions).filter(|(place, _)| state.open & (1 << place) != 0);
        for (_, &mission) in open {
            offer(Action::Claim(mission, Reward::Now));
            offer(Action::Claim(mission, Reward::End));
        }
        out.push(Action::Confirm);
    }
    out.push(Action::Withdraw);
}

/// SW-4.2, SW-4.6: what can be modified, possible or not.
fn list_modifications(desk: &Desk<'_>, job: Job, offer: &mut impl FnMut(Action)) {
    let Some((_, content)) = desk.combination(job.stack) else { return };
    match (content, desk.domicile.placement, desk.domicile.gadgets) {
        (Content::Upgrade(_), Placement::Shift(_), _)
        | (Content::Gadget, _, GadgetChoice::Shift(_)) => {
            [Shift::Up, Shift::Down].map(Action::Number).into_iter().for_each(offer);
        }
        (Content::Upgrade(_), Placement::Swap(_), _) => offer(Action::Swap),
        (Content::Gadget, _, GadgetChoice::Any(_))
        | (Content::Wall | Content::Training(..), ..) => {}
    }
}

/// SW-4: every way to carry a combination out as it is now.
fn list_carry_out(desk: &Desk<'_>, draft: &Draft, job: Job, offer: &mut impl FnMut(Action)) {
    let Some((line, content)) = desk.combination(job.stack) else { return };
    let sheet = &draft.sheet;
    match content {
        Content::Upgrade(upgrade) => {
            let rooms = Desk::line(line, job).rooms() & desk.open_rooms(sheet, upgrade);
            bits(rooms).map(|room| Action::Draw(Room(room))).for_each(offer);
        }
        Content::Wall => {
            let edges = desk.domicile.edges_at(line) & !sheet.walls;
            bits(edges).map(|edge| Action::Wall(Edge(edge))).for_each(offer);
        }
        Content::Training(..) => offer(Action::Train),
        Content::Gadget => {
            let all = (0..GADGETS as u8).map(Gadget);
            all.filter(|&gadget| desk.gadget(*sheet, job, gadget).is_ok())
                .map(Action::Gadget)
                .for_each(offer);
        }
    }
}

/// Does what a seat decides in a round.
pub(crate) fn apply(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let have = state.n_seats();
    let own = state.seat(seat).ok_or(Refusal::NoSuchSeat { have })?;
    let desk = desk(edition, state, own);
    let desk = desk.ok_or(Refusal::NoSuchDomicile { have: edition.domiciles().len() as u8 })?;
    if action == Action::Withdraw {
        return withdraw(state, seat, out);
    }
    if own.confirmed {
        return Err(match action {
            // What could never be done in a round is not made possible by withdrawing.
            Action::Agent(_) => Refusal::NotChoosingAgents,
            Action::Step(_) | Action::Split(..) | Action::Use(..) | Action::Stop => {
                Refusal::StillPlanning
            }
            Action::Pick(_)
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
            | Action::Withdraw => Refusal::IsConfirmed,
        });
    }
    if action == Action::Confirm {
        must_be_complete(&own.draft)?;
    }
    let draft = after(&desk, state, own, action)?;
    let on = meant(edition, state, &own.draft, action);
    let Some(own) = state.seats.get_mut(seat.index()) else { return Ok(()) };
    own.draft = draft;
    if action == Action::Confirm {
        own.confirmed = true;
        out.emit(Event::Confirmed { seat });
        round::when_all_confirmed(edition, state, out);
    } else {
        out.emit(Event::Drafted { seat, action, on });
    }
    Ok(())
}

/// The combination that a decision is about, so that the log can name what was chosen and drawn.
fn meant(edition: &Edition, state: &State, before: &Draft, action: Action) -> Option<(Line, Card)> {
    let stack = if let Action::Pick(stack) | Action::Bonus(stack) = action {
        stack
    } else {
        before.job()?.stack
    };
    let line = edition.card(state.deck.top(stack)?)?.line;
    Some((line, state.deck.turned(stack)?))
}

/// SW-3.6: first the confirmation, then the choice.
fn withdraw(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) -> Result<(), Refusal> {
    let Some(own) = state.seats.get_mut(seat.index()) else { return Ok(()) };
    if own.confirmed {
        own.confirmed = false;
        out.emit(Event::Withdrawn { seat });
    } else if own.draft.is_begun() {
        own.draft = Draft::new(own.sheet);
        out.emit(Event::Drafted { seat, action: Action::Withdraw, on: None });
    } else {
        return Err(Refusal::NothingToWithdraw);
    }
    Ok(())
}

/// The draft after one more decision, or why not; for positions, other worlds and thinking ahead.
pub(crate) fn next(
    edition: &Edition,
    state: &State,
    own: &SeatState,
    action: Action,
) -> Result<Draft, Refusal> {
    let have = edition.domiciles().len() as u8;
    after(&desk(edition, state, own).ok_or(Refusal::NoSuchDomicile { have })?, state, own, action)
}

/// A draft made again from its decisions, on this seat's sheet.
pub(crate) fn replay(
    edition: &Edition,
    state: &State,
    own: &SeatState,
    actions: &[Action],
) -> Result<Draft, Refusal> {
    let mut own = own.clone();
    own.draft = Draft::new(own.sheet);
    for &action in actions {
        own.draft = next(edition, state, &own, action)?;
    }
    Ok(own.draft)
}

/// The decisions that lead to a draft.
pub(crate) fn decisions(edition: &Edition, state: &State, draft: &Draft) -> Vec<Action> {
    let mut actions = Vec::new();
    if draft.passed {
        actions.push(Action::Pass);
    }
    for (place, job) in draft.jobs.iter().flatten().enumerate() {
        actions.push(if place == 0 { Action::Pick(job.stack) } else { Action::Bonus(job.stack) });
    }
    for (place, job) in (0_u8..).zip(draft.jobs.iter().flatten()) {
        let shift = if job.shift < 0 { Shift::Down } else { Shift::Up };
        actions.extend((0..job.shift.unsigned_abs()).map(|_| Action::Number(shift)));
        actions.extend(job.swapped.then_some(Action::Swap));
        if place < draft.done {
            let content = state.deck.combination(edition, job.stack).map(|(_, content)| content);
            actions.extend(content.map(|content| match content {
                Content::Upgrade(_) => Action::Draw(Room(job.target)),
                Content::Wall => Action::Wall(Edge(job.target)),
                Content::Training(..) => Action::Train,
                Content::Gadget => Action::Gadget(Gadget(job.target)),
            }));
        }
    }
    let claimed = draft.claim.and_then(|(place, reward)| {
        let mission = state.missions.get(usize::from(place))?;
        Some(Action::Claim(*mission, reward))
    });
    actions.extend(claimed);
    actions
}
