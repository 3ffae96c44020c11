//! What a viewer may know (SN-4.3, SN-7.3). The only file that decides secrecy; no `_` arms.
//!
//! A card is shown where it lies open, where it is one's own, while one looks at it, and, with the memory aid,
//! where one has seen it go. Everything else is a number.

mod event;
mod shape;

use game::{Seat, Viewer};

pub(crate) use event::event_view;
pub use shape::{
    AgentView, GuessView, Heap, JointView, PhaseView, SeatView, StageView, StepView, TurnView,
    View, ZonesView,
};

use crate::edition::Edition;
use crate::ids::{Branch, Card, CardSet, Pile};
use crate::phase::draft;
use crate::state::{Notes, Pending, Phase, Place, Spot, Stage, State, Step, Turn, Watcher, Zones};

/// Who looks, and what the moment lets them see.
struct Eye<'s> {
    edition: &'s Edition,
    state: &'s State,
    viewer: Viewer,
    watcher: Watcher,
    /// Cards on top of the deck that the viewer looks at.
    top: u8,
    /// A hand, pile or operations that the viewer looks at.
    looked_at: Looked,
}

/// What the viewer looks at just now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    Nothing,
    Packet,
    Hand(Seat),
    Pile(Pile),
    Operations(Seat),
}

impl<'s> Eye<'s> {
    fn new(edition: &'s Edition, state: &'s State, viewer: Viewer) -> Self {
        // A seat that is not at the table has seen no more than somebody without one.
        let watcher = Watcher::of(viewer.seat(), state.n_seats);
        let (looked_at, top) = match state.phase {
            Phase::Draft(seat) if viewer == Viewer::Seat(seat) => (Looked::Packet, 0),
            Phase::Turn(turn) if viewer == Viewer::Seat(turn.seat) => looks(turn.step),
            Phase::Draft(_) | Phase::Turn(_) | Phase::Over { .. } => (Looked::Nothing, 0),
        };
        Self { edition, state, viewer, watcher, top, looked_at }
    }

    /// May the viewer know that this card is where it is?
    fn sees(&self, card: Card) -> bool {
        let own = |seat: Seat| match self.viewer {
            Viewer::Judge => true,
            Viewer::Seat(me) => me == seat,
            Viewer::Spectator => false,
        };
        let judge = self.viewer == Viewer::Judge;
        let now = match self.state.spot(card) {
            Spot::Discard | Spot::Agent(..) | Spot::Attached(_) => true,
            Spot::Hand(seat) => own(seat) || self.looked_at == Looked::Hand(seat),
            Spot::Pile(pile) => judge || self.looked_at == Looked::Pile(pile),
            Spot::Packet => judge || self.looked_at == Looked::Packet,
            Spot::Operation(seat, _) => {
                own(seat)
                    || self.looked_at == Looked::Operations(seat)
                    || self.edition.laws(self.state.situation).open_operations
                    || matches!(self.state.phase, Phase::Over { .. })
            }
            Spot::Deck => {
                judge || self.state.deck.iter().take(self.top.into()).any(|top| top == card)
            }
            Spot::Out => judge,
        };
        now || self.state.knowledge.has_seen(self.watcher, card)
    }

    fn heap(&self, place: Place) -> Heap {
        let cards = self.state.cards_at(place);
        Heap { count: cards.len(), known: cards.iter().filter(|&card| self.sees(card)).collect() }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let state = self.state;
        let agent = |agent| AgentView { agent, funding: state.attached_to(agent) };
        SeatView {
            hand: self.heap(Place::hand(seat)),
            agents: Branch::ALL
                .map(|branch| state.stack(seat, branch).into_iter().map(agent).collect()),
            operations: Branch::ALL.map(|branch| self.heap(Place::operation(seat, branch))),
            strength: Branch::ALL.map(|branch| state.strength(seat, branch)),
            resigned: state.has_left(seat),
        }
    }

    /// What the viewer may be reminded of; nothing where all is seen.
    fn notes(&self) -> &Notes {
        match self.viewer {
            Viewer::Judge => &Notes::NONE,
            Viewer::Seat(_) | Viewer::Spectator => self.state.knowledge.notes_of(self.watcher),
        }
    }

    fn zones(&self, zones: Zones) -> ZonesView {
        let Some(me) = self.watcher.as_seat() else { return ZonesView::default() };
        let seats = |zone: fn(Seat, Seat) -> Zones| {
            let all = Seat::first(self.state.n_seats);
            all.filter(|&seat| zones.meets(zone(me, seat))).collect()
        };
        let piles = Pile::first(self.edition.laws(self.state.situation).piles);
        ZonesView {
            hands: seats(Zones::hand),
            operations: seats(Zones::operations),
            piles: piles.filter(|&pile| zones.meets(Zones::pile(pile))).collect(),
        }
    }

    fn guesses(&self) -> Vec<GuessView> {
        let unseen = self.notes().guesses().filter(|guess| !self.sees(guess.card));
        unseen.map(|guess| GuessView { card: guess.card, zones: self.zones(guess.zones) }).collect()
    }

    fn joint(&self) -> Vec<JointView> {
        let unseen = |cards: CardSet| cards.iter().filter(|&card| !self.sees(card)).collect();
        let limits = self.notes().limits().map(|limit| {
            let cards: CardSet = unseen(limit.cards);
            // Zones where none of them can be say nothing.
            let guesses = self.notes().guesses().filter(|guess| cards.has(guess.card));
            let possible = guesses.fold(Zones::NONE, |zones, guess| zones.or(guess.zones));
            JointView { cards, most: limit.most, zones: self.zones(limit.zones.and(possible)) }
        });
        limits.filter(|it| it.cards.len() > it.most).collect()
    }
}

/// What whoever is to act looks at.
const fn looks(step: Step) -> (Looked, u8) {
    match step {
        Step::Recruit { pile } => (Looked::Pile(pile), 0),
        Step::Fresh | Step::Play | Step::Laid { .. } => (Looked::Nothing, 0),
        Step::Ability(pending) => match pending.stage {
            Stage::TakeFromHand { seat }
            | Stage::GiveToHand { seat, .. }
            | Stage::LookAtHand { seat } => (Looked::Hand(seat), 0),
            Stage::TakeFromPile { pile }
            | Stage::GiveToPile { pile, .. }
            | Stage::LookAtPile { pile } => (Looked::Pile(pile), 0),
            Stage::LookAtOperations { seat } => (Looked::Operations(seat), 0),
            Stage::TakeFromTop { look, .. } => (Looked::Nothing, look),
            Stage::Order { placed, left } => (Looked::Nothing, placed.saturating_add(left)),
            Stage::Choose
            | Stage::Branch { .. }
            | Stage::MoveFunding { .. }
            | Stage::Salvage { .. }
            | Stage::Discard { .. } => (Looked::Nothing, 0),
        },
    }
}

/// What this viewer may know of a state.
pub(crate) fn view(edition: &Edition, state: &State, viewer: Viewer) -> View {
    let eye = Eye::new(edition, state, viewer);
    let piles = edition.laws(state.situation).piles;
    View {
        me: viewer.seat(),
        agents_per_turn: state.agents_per_turn,
        memory_aid: state.memory_aid,
        situation: state.situation,
        start: state.start,
        round: state.round,
        idle: state.idle,
        last: state.last.map(|last| {
            Seat::first(state.n_seats).filter(|seat| last & (1 << seat.0) != 0).collect()
        }),
        phase: match state.phase {
            Phase::Draft(seat) => PhaseView::Draft { seat },
            Phase::Turn(turn) => PhaseView::Turn(turn_view(turn, viewer)),
            Phase::Over { abandoned } => PhaseView::Over { abandoned },
        },
        deck: state.deck.iter().map(|card| eye.sees(card).then_some(card)).collect(),
        piles: Pile::first(piles).map(|pile| eye.heap(Place::pile(pile))).collect(),
        packet: Heap { count: draft::packet(state).len(), known: eye.heap(Place::PACKET).known },
        discard: state.cards_at(Place::DISCARD),
        seats: Seat::first(state.n_seats).map(|seat| eye.seat(seat)).collect(),
        guesses: eye.guesses(),
        joint: eye.joint(),
    }
}

fn turn_view(turn: Turn, viewer: Viewer) -> TurnView {
    TurnView {
        seat: turn.seat,
        step: match turn.step {
            Step::Fresh => StepView::Fresh,
            Step::Recruit { pile } => StepView::Recruit { pile },
            Step::Play => StepView::Play,
            Step::Laid { agent } => StepView::Laid { agent },
            Step::Ability(Pending { agent, source, stage }) => {
                StepView::Ability { agent, source, stage: stage_view(turn.seat, stage, viewer) }
            }
        },
        played: Branch::ALL.map(|branch| turn.played.has(branch)),
        ran: Branch::ALL.map(|branch| turn.ran.has(branch)),
        extra_agents: turn.extra_agents,
        extra_operations: turn.extra_operations,
        gave: turn.gave,
        brought: turn.brought.agents(),
    }
}

fn stage_view(seat: Seat, stage: Stage, viewer: Viewer) -> StageView {
    let to_chooser = |card: Card| to_some(card, &[seat], viewer);
    match stage {
        Stage::Choose => StageView::Choose,
        Stage::Branch { agent } => StageView::Branch { agent },
        Stage::TakeFromHand { seat } => StageView::TakeFromHand { seat },
        Stage::GiveToHand { seat, taken } => {
            StageView::GiveToHand { seat, taken: to_chooser(taken) }
        }
        Stage::TakeFromPile { pile } => StageView::TakeFromPile { pile },
        Stage::GiveToPile { pile, taken } => {
            StageView::GiveToPile { pile, taken: to_chooser(taken) }
        }
        Stage::LookAtHand { seat } => StageView::LookAtHand { seat },
        Stage::LookAtPile { pile } => StageView::LookAtPile { pile },
        Stage::LookAtOperations { seat } => StageView::LookAtOperations { seat },
        Stage::MoveFunding { funding } => StageView::MoveFunding { funding },
        Stage::Salvage { left } => StageView::Salvage { left },
        Stage::TakeFromTop { look, take } => StageView::TakeFromTop { look, take },
        Stage::Order { placed, left } => StageView::Order { placed, left },
        Stage::Discard { left } => StageView::Discard { left },
    }
}

/// Something that only these seats, and a judge, may see.
fn to_some<T>(thing: T, seats: &[Seat], viewer: Viewer) -> Option<T> {
    let may = match viewer {
        Viewer::Judge => true,
        Viewer::Spectator => false,
        Viewer::Seat(seat) => seats.contains(&seat),
    };
    may.then_some(thing)
}
