//! SW-7.7 to SW-7.10: whose raid it is, what can be done in it, and how all raids end.

use game::{ActionList, EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::course::{Course, Move};
use crate::edition::Edition;
use crate::event::Event;
use crate::options::RaidRule;
use crate::phase::explore::Raider;
use crate::refusal::Refusal;
use crate::state::{Phase, SeatState, State};

/// Those who are raiding now.
pub(crate) fn raiding(state: &State) -> SeatSet {
    match state.raids {
        RaidRule::Together => state.those(|own| !own.left && !own.stopped),
        RaidRule::InTurn => state.raider().map_or(SeatSet::EMPTY, SeatSet::only),
    }
}

const fn watched(state: &State) -> bool {
    matches!(state.raids, RaidRule::InTurn)
}

/// What a raider can do.
pub(crate) fn list(edition: &Edition, state: &State, seat: Seat, out: &mut ActionList<Action>) {
    let (Some(raider), Some(own)) = (Raider::new(edition, state, seat), state.seat(seat)) else {
        return;
    };
    let course = &own.course;
    if let Some(pending) = course.pending {
        if let Ok(entry) = raider.check(course, pending) {
            for stealth in entry.least..=entry.most {
                out.push(Action::Split(stealth, entry.cost.points - stealth));
            }
        }
    } else {
        for made in raider.moves().filter(|&made| raider.check(course, made).is_ok()) {
            out.push(made.action());
        }
        out.push(Action::Stop);
    }
    if state.forgiving && (course.pending.is_some() || !course.path.is_empty()) {
        out.push(Action::Withdraw);
    }
}

/// May this seat do something in its raid?
fn must_raid(state: &State, seat: Seat) -> Result<&SeatState, Refusal> {
    let have = state.n_seats();
    let own = state.seat(seat).ok_or(Refusal::NoSuchSeat { have })?;
    if own.stopped {
        return Err(Refusal::RaidStopped);
    }
    match (state.raids, state.raider()) {
        (RaidRule::InTurn, Some(turn)) if turn != seat => Err(Refusal::NotYourRaid { turn }),
        (RaidRule::InTurn | RaidRule::Together, _) => Ok(own),
    }
}

/// Does what a seat does in the raids.
pub(crate) fn apply(
    edition: &Edition,
    state: &mut State,
    seat: Seat,
    action: Action,
    out: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    let raider = || Raider::new(edition, state, seat).ok_or(Refusal::StillPlanning);
    let made = match action {
        Action::Agent(_) => return Err(Refusal::NotChoosingAgents),
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
        | Action::Confirm => return Err(Refusal::PlanningOver),
        Action::Stop => {
            if must_raid(state, seat)?.course.pending.is_some() {
                return Err(Refusal::SplitFirst);
            }
            stop(state, seat, out);
            let next = next(state);
            go_on(edition, state, next, out);
            return Ok(());
        }
        Action::Withdraw => {
            let own = must_raid(state, seat)?;
            take_back(&raider()?, state.forgiving, own)
                .map(|course| (course, Event::TakenBack { seat, watched: watched(state) }))
        }
        Action::Split(stealth, combat) => {
            let own = must_raid(state, seat)?;
            let pending = own.course.pending.ok_or(Refusal::NothingToSplit)?;
            Tried { seat, made: pending, watched: watched(state) }.go(
                &raider()?,
                &own.course,
                Some((stealth, combat)),
            )
        }
        Action::Step(dir) => {
            let own = must_raid(state, seat)?;
            Tried { seat, made: Move::step(dir), watched: watched(state) }
                .go_fresh(&raider()?, &own.course)
        }
        Action::Use(gadget, _, cover) => {
            let own = must_raid(state, seat)?;
            for gadget in [Some(gadget), cover].into_iter().flatten() {
                edition.gadget(gadget).ok_or(Refusal::NoSuchGadget)?;
            }
            let raider = raider()?;
            let made = raider.made(action).ok_or(Refusal::NoSuchGadget)?;
            Tried { seat, made, watched: watched(state) }.go_fresh(&raider, &own.course)
        }
    };
    let (course, event) = made?;
    if let Some(own) = state.seats.get_mut(seat.index()) {
        own.course = course;
    }
    out.emit(event);
    go_on(edition, state, SeatSet::only(seat), out);
    Ok(())
}

/// A move somebody wants to make.
struct Tried {
    seat: Seat,
    made: Move,
    watched: bool,
}

impl Tried {
    /// A move may not overtake another that waits for its split.
    fn go_fresh(self, raider: &Raider<'_>, course: &Course) -> Result<(Course, Event), Refusal> {
        match course.pending {
            Some(_) => Err(Refusal::SplitFirst),
            None => self.go(raider, course, None),
        }
    }

    /// SW-7.2, SW-7.3, SW-7.6: makes the move, or asks for its split where there is something to decide.
    fn go(
        self,
        raider: &Raider<'_>,
        course: &Course,
        split: Option<(u8, u8)>,
    ) -> Result<(Course, Event), Refusal> {
        let Self { seat, made, watched } = self;
        let mut course = course.clone();
        let entry = raider.go(&mut course, made, split)?;
        let (action, room) = (made.action(), course.at);
        let event = match course.pending {
            Some(_) => Event::SplitAsked { seat, action, watched },
            None => Event::Moved { seat, action, room, found: entry.found, watched },
        };
        Ok((course, event))
    }
}

/// SW-7.9: the last move, or the one that waits for its split.
fn take_back(raider: &Raider<'_>, forgiving: bool, own: &SeatState) -> Result<Course, Refusal> {
    if !forgiving {
        return Err(Refusal::NotForgiving);
    }
    let mut course = own.course.clone();
    if course.pending.take().is_some() {
        return Ok(course);
    }
    course.path.pop().ok_or(Refusal::NothingToTakeBack)?;
    raider.replay(own.sheet.tracks, &course.path)
}

/// Ends one raid.
pub(crate) fn stop(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
    if let Some(own) = state.seats.get_mut(seat.index())
        && !own.stopped
    {
        own.stopped = true;
        // A move that was not paid was not made.
        own.course.pending = None;
        out.emit(Event::Stopped { seat });
    }
}

/// Who begins a raid now that another one has ended.
pub(crate) fn next(state: &State) -> SeatSet {
    match state.raids {
        RaidRule::Together => SeatSet::EMPTY,
        RaidRule::InTurn => raiding(state),
    }
}

/// SW-7.7: a raid of these that can go no farther ends by itself.
pub(crate) fn go_on(
    edition: &Edition,
    state: &mut State,
    seats: SeatSet,
    out: &mut impl EventSink<Event>,
) {
    let mut asked = if state.ends_stuck_raids() { seats } else { SeatSet::EMPTY };
    while !asked.is_empty() {
        let before = raiding(state);
        for seat in asked.iter().filter(|seat| before.has(*seat)) {
            let raider = Raider::new(edition, state, seat).zip(state.seat(seat));
            if raider.is_some_and(|(raider, own)| raider.is_stuck(&own.course)) {
                stop(state, seat, out);
            }
        }
        // Whoever raids next may have nowhere to go either.
        asked = if raiding(state) == before { SeatSet::EMPTY } else { next(state) };
    }
    when_all_stopped(state, out);
}

/// The game is over once all raids are.
fn when_all_stopped(state: &mut State, out: &mut impl EventSink<Event>) {
    if state.raider().is_none() {
        state.finish(false);
        out.emit(Event::Ended);
    }
}

/// SW-7.8: the timer ends all raids, once it runs.
pub(crate) fn time_up(state: &mut State, out: &mut impl EventSink<Event>) -> Result<(), Refusal> {
    if !state.timer {
        return Err(Refusal::NoClock);
    }
    // Somebody who stopped and left since has started it too.
    let running = state.phase == Phase::Raid && state.seats.iter().any(|own| own.stopped);
    if !running {
        return Err(Refusal::TimerNotRunning);
    }
    out.emit(Event::TimeUp);
    let raiding = raiding(state);
    raiding.iter().for_each(|seat| stop(state, seat, out));
    when_all_stopped(state, out);
    Ok(())
}
