//! What a viewer may know (SW-10.1). The only file that decides secrecy; no `_` arms.
//!
//! In planning a sheet is seen by its owner only; when raids begin all lairs and agents are shown; how a raid
//! goes is seen by all when all raids have ended, or at once where they are made in turn.

use arrayvec::ArrayVec;
use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::course::{Course, Move};
use crate::edition::Edition;
use crate::event::Event;
use crate::grid::{Dir, Line, Room};
use crate::ids::{
    Agent, Card, Domicile, Gadget, MAX_MOVES, Mission, OPEN_MISSIONS, STACK_CARDS, STACKS, Stack,
    bits,
};
use crate::options::{AgentRule, RaidRule};
use crate::scoring;
use crate::sheet::Sheet;
use crate::state::{Deck, Draft, Neighbour, Phase, SeatState, State};

/// Cards of one stack.
pub type Cards = ArrayVec<Card, STACK_CARDS>;

/// A position as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The domicile in play.
    pub domicile: Domicile,
    /// How agents came to the seats.
    pub agents: AgentRule,
    /// In which order raids are made.
    pub raids: RaidRule,
    /// Will a timer run?
    pub timer: bool,
    /// May moves of a raid be taken back?
    pub forgiving: bool,
    /// What is going on.
    pub phase: PhaseView,
    /// The round, counted from 1.
    pub round: u8,
    /// SW-6.1: is it the last one, because a lair is full or because the cards run out?
    pub last_round: bool,
    /// Where the lairs went.
    pub handed: Option<Neighbour>,
    /// The three missions.
    pub missions: [MissionView; OPEN_MISSIONS],
    /// Below each stack, all cards turned so far; the last one shows its content.
    pub piles: [Cards; STACKS],
    /// The numbers on top of the stacks.
    pub tops: [Option<Line>; STACKS],
    /// Cards left in each stack.
    pub left: u8,
    /// The cards left, top first; for a judge only.
    pub rest: Option<[Cards; STACKS]>,
    /// The seats, A first.
    pub seats: Vec<SeatView>,
}

impl View {
    /// SW-6.1: so many rounds there are at most; the last card of each stack is never played.
    #[must_use]
    pub const fn most_rounds(&self) -> u8 {
        (self.round + self.left).saturating_sub(1)
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PhaseView {
    /// Agents are chosen.
    Agents,
    /// A round of planning.
    Plan,
    /// The raids.
    Raid,
    /// The game is over.
    Over { abandoned: bool },
}

/// One of the three missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissionView {
    /// Which one.
    pub mission: Mission,
    /// Can it still be fulfilled?
    pub open: bool,
}

/// What may be known of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// Did it get the beginner's bonus?
    pub beginner: bool,
    /// Has it left?
    pub resigned: bool,
    /// Has it an agent, seen or not?
    pub decided: bool,
    /// Has it confirmed its choice?
    pub confirmed: bool,
    /// Is its lair full?
    pub full: bool,
    /// Has its raid ended?
    pub stopped: bool,
    /// Missions fulfilled.
    pub fulfilled: ArrayVec<Mission, OPEN_MISSIONS>,
    /// Those of them whose reward waits for the end.
    pub kept: Option<ArrayVec<Mission, OPEN_MISSIONS>>,
    /// Agents to keep one of.
    pub offer: Option<[Option<Agent>; 2]>,
    /// The agent.
    pub agent: Option<Agent>,
    /// The sheet, as it was when the round began.
    pub sheet: Option<Sheet>,
    /// What was chosen in this round.
    pub draft: Option<Draft>,
    /// How the raid goes.
    pub raid: Option<RaidView>,
    /// The score, once the game is over.
    pub score: Option<i32>,
}

/// How a raid goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RaidView {
    /// Where the agent is.
    pub at: Room,
    /// Points left: movement, stealth, combat.
    pub left: [u8; 3],
    /// Rooms entered, as a set.
    pub entered: u32,
    /// Rooms whose trap is sprung, whose guard is beaten, whose secret is stolen, as a set.
    pub opened: u32,
    /// Gadgets not used yet, as a set.
    pub gadgets: u8,
    /// Steps that cost no movement.
    pub free: u8,
    /// The moves so far.
    pub moves: ArrayVec<MoveView, MAX_MOVES>,
    /// A move that waits for its split.
    pub pending: Option<MoveView>,
}

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveView {
    /// With this gadget, which moved the agent or prepared steps.
    pub gadget: Option<Gadget>,
    /// In this direction.
    pub dir: Option<Dir>,
    /// Under the cover of this gadget.
    pub cover: Option<Gadget>,
    /// So much of the entry cost was paid with stealth.
    pub stealth: u8,
}

/// What this viewer may know of a state.
pub(crate) fn view(edition: &Edition, state: &State, viewer: Viewer) -> View {
    let scores = match state.phase {
        Phase::Agents | Phase::Plan | Phase::Raid => None,
        Phase::Over { .. } => Some(scoring::scores(edition, state)),
    };
    let score = |seat: Seat| Some(scores.as_ref()?.get(seat.index())?.total());
    let place = |(place, &mission): (u8, &Mission)| MissionView {
        mission,
        open: state.open & (1 << place) != 0,
    };
    let mut missions = [MissionView { mission: Mission(0), open: false }; OPEN_MISSIONS];
    let shown = (0..).zip(&state.missions).map(place);
    missions.iter_mut().zip(shown).for_each(|(to, mission)| *to = mission);
    View {
        domicile: state.domicile,
        agents: state.agents,
        raids: state.raids,
        timer: state.timer,
        forgiving: state.forgiving,
        phase: match state.phase {
            Phase::Agents => PhaseView::Agents,
            Phase::Plan => PhaseView::Plan,
            Phase::Raid => PhaseView::Raid,
            Phase::Over { abandoned } => PhaseView::Over { abandoned },
        },
        round: state.deck.round,
        last_round: state.is_last_round(),
        handed: state.handed,
        missions,
        piles: [0, 1, 2].map(|stack| pile(&state.deck, Stack(stack))),
        tops: [0, 1, 2].map(|stack| Some(edition.card(state.deck.top(Stack(stack))?)?.line)),
        left: state.deck.height.saturating_sub(state.deck.round),
        rest: match viewer {
            Viewer::Seat(_) | Viewer::Spectator => None,
            Viewer::Judge => Some([0, 1, 2].map(|stack| rest(&state.deck, Stack(stack)))),
        },
        seats: state
            .each()
            .map(|(seat, own)| seat_view(edition, state, seat, own, viewer, score(seat)))
            .collect(),
    }
}

fn pile(deck: &Deck, stack: Stack) -> Cards {
    deck.cards(stack).iter().take(deck.round.into()).copied().collect()
}

fn rest(deck: &Deck, stack: Stack) -> Cards {
    deck.cards(stack).iter().skip(deck.round.into()).copied().collect()
}

fn seat_view(
    edition: &Edition,
    state: &State,
    seat: Seat,
    own: &SeatState,
    viewer: Viewer,
    score: Option<i32>,
) -> SeatView {
    let is_own = match viewer {
        Viewer::Seat(me) => me == seat,
        Viewer::Spectator => false,
        Viewer::Judge => true,
    };
    // SW-10.1: sheets and agents, then the raids.
    let (sheet, raid) = match (state.phase, state.raids) {
        (Phase::Agents | Phase::Plan, RaidRule::Together | RaidRule::InTurn) => (is_own, false),
        (Phase::Raid, RaidRule::Together) => (true, is_own),
        (Phase::Raid, RaidRule::InTurn) => (true, true),
        (Phase::Over { .. }, RaidRule::Together | RaidRule::InTurn) => {
            (true, state.handed.is_some())
        }
    };
    let missions = |set: u8| {
        bits(set).filter_map(|place| state.missions.get(usize::from(place)).copied()).collect()
    };
    SeatView {
        beginner: own.beginner,
        resigned: own.left,
        decided: own.agent.is_some(),
        confirmed: own.confirmed,
        full: own.sheet.is_full(edition.entrance),
        stopped: own.stopped,
        fulfilled: missions(own.fulfilled),
        kept: sheet.then(|| missions(own.kept)),
        offer: sheet.then_some(own.offer),
        agent: own.agent.filter(|_| sheet),
        sheet: sheet.then_some(own.sheet),
        draft: sheet.then_some(own.draft),
        raid: raid.then(|| raid_view(&own.course)),
        score,
    }
}

fn raid_view(course: &Course) -> RaidView {
    let seen = |made: Move| MoveView {
        gadget: made.gadget(),
        dir: made.dir(),
        cover: made.cover(),
        stealth: made.stealth(),
    };
    RaidView {
        at: course.at,
        left: course.left,
        entered: course.entered,
        opened: course.opened,
        gadgets: course.gadgets,
        free: course.free,
        moves: course.path.iter().copied().map(seen).collect(),
        pending: course.pending.map(seen),
    }
}

/// What this viewer may know of an event.
pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Option<Event> {
    let sees = |seat: Seat| match viewer {
        Viewer::Seat(me) => me == seat,
        Viewer::Spectator => false,
        Viewer::Judge => true,
    };
    match *event {
        Event::AgentChosen { seat, agent } => {
            Some(Event::AgentChosen { seat, agent: agent.filter(|_| sees(seat)) })
        }
        Event::Fulfilled { seat, mission, reward } => {
            Some(Event::Fulfilled { seat, mission, reward: reward.filter(|_| sees(seat)) })
        }
        Event::Drafted { seat, .. } => sees(seat).then_some(*event),
        Event::Moved { seat, watched, .. }
        | Event::SplitAsked { seat, watched, .. }
        | Event::TakenBack { seat, watched } => (watched || sees(seat)).then_some(*event),
        Event::RoundBegan { .. }
        | Event::Confirmed { .. }
        | Event::Withdrawn { .. }
        | Event::LairFull { .. }
        | Event::Handed { .. }
        | Event::AgentShown { .. }
        | Event::Stopped { .. }
        | Event::TimeUp
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => Some(*event),
    }
}
