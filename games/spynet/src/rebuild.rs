//! From a view back to a state that looks like it, whatever a stranger may have written into the view.
//!
//! Hidden cards are dealt by `fill.rs`: the same ones every time to rebuild, other ones each time for bots.

use arrayvec::ArrayVec;
use game::{Chance, Impossible, Seat, Viewer};

use crate::edition::Edition;
use crate::fill::{Gap, List, Puzzle, Still};
use crate::ids::{Branch, BranchSet, Card, CardSet, MAX_CARDS, Pile};
use crate::setup;
use crate::soundness;
use crate::state::{
    Brought, Deck, Pending, Phase, Place, Stage, State, Step, Turn, Watcher, Zones,
};
use crate::view::{Heap, PhaseView, StageView, StepView, TurnView, View, ZonesView};

/// A state with this view, always the same one.
pub(crate) fn rebuild(
    edition: &Edition,
    rules: u32,
    view: &View,
    viewer: Viewer,
) -> Result<State, Impossible> {
    let builder = lay_out(edition, rules, view, viewer)?;
    let found = builder.puzzle().solve_somehow();
    builder.finish(view, viewer, found, &mut Still)
}

/// A state with this view, each as likely as any other.
pub(crate) fn determinize(
    edition: &Edition,
    rules: u32,
    view: &View,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> Result<State, Impossible> {
    // What is in somebody's mind is drawn after the cards, from the same source.
    let builder = lay_out(edition, rules, view, viewer)?;
    let found = builder.puzzle().solve(chance);
    builder.finish(view, viewer, found, chance)
}

/// Everything that the view tells; the rest are gaps.
fn lay_out<'e>(
    edition: &'e Edition,
    rules: u32,
    view: &View,
    viewer: Viewer,
) -> Result<Builder<'e>, Impossible> {
    let n_seats = view.seats.len() as u8;
    if !(2..=4).contains(&view.seats.len()) {
        return Err(Impossible("2 to 4 seats"));
    }
    if view.situation.is_some_and(|index| usize::from(index) >= edition.situations().len()) {
        return Err(Impossible("a situation that is not there"));
    }
    if view.piles.len() != usize::from(edition.laws(view.situation).piles) {
        return Err(Impossible("that many piles"));
    }
    let resigned = Seat::first(n_seats).zip(&view.seats).filter(|(_, seat)| seat.resigned);
    let mut state = State {
        n_seats,
        start: view.start,
        agents_per_turn: view.agents_per_turn,
        memory_aid: view.memory_aid,
        situation: view.situation,
        round: view.round,
        idle: view.idle,
        resigned: resigned.fold(0, |set, (seat, _)| set | 1 << seat.0),
        last: view
            .last
            .as_ref()
            .map(|seats| seats.iter().fold(0, |set, seat| set | 1 << (seat.0 & 7))),
        ..setup::empty(rules)
    };
    if view.start.0 >= n_seats {
        return Err(Impossible("a seat that is not there"));
    }
    state.phase = phase(view.phase);
    // A judge sees everything: there is nobody to remember it.
    let watcher = match viewer {
        Viewer::Judge => None,
        Viewer::Spectator => Some(Watcher::PUBLIC),
        Viewer::Seat(seat) => Some(Watcher::of(Some(seat), n_seats)),
    };
    let mut builder =
        Builder { edition, state, watcher, gaps: ArrayVec::new(), used: CardSet::EMPTY };
    builder.lay_open(view)?;
    builder.lay_hidden(view)?;
    builder.take_notes(view);
    builder.leave_out()?;
    Ok(builder)
}

struct Builder<'e> {
    edition: &'e Edition,
    state: State,
    watcher: Option<Watcher>,
    gaps: List<Gap>,
    used: CardSet,
}

impl Builder<'_> {
    fn take(&mut self, card: Card) -> Result<(), Impossible> {
        if self.edition.face(card).is_none() || self.used.has(card) {
            return Err(Impossible("a card that is not there, or there twice"));
        }
        self.used.insert(card);
        Ok(())
    }

    fn gap(&mut self, place: Place) -> Result<(), Impossible> {
        let gap = Gap::new(&self.state, self.watcher.and_then(Watcher::as_seat), place);
        self.gaps.try_push(gap).map_err(|_| Impossible("too many cards"))
    }

    /// Everything that all can see.
    fn lay_open(&mut self, view: &View) -> Result<(), Impossible> {
        for card in view.discard.iter() {
            self.take(card)?;
            self.state.discard(card);
        }
        for (seat, own) in (0..).map(Seat).zip(&view.seats) {
            for (branch, stack) in Branch::ALL.into_iter().zip(&own.agents) {
                for agent in stack {
                    self.take(agent.agent)?;
                    if self.edition.agent(agent.agent).is_none() {
                        return Err(Impossible("an agent that is none"));
                    }
                    self.state.lay_agent(self.edition, agent.agent, seat, branch);
                    for card in agent.funding.iter() {
                        self.take(card)?;
                        self.state.attach(self.edition, card, agent.agent);
                    }
                }
            }
        }
        Ok(())
    }

    /// Some cards of which a few are known; the others are gaps.
    fn heap(
        &mut self,
        heap: Heap,
        place: Place,
        watcher: Option<Watcher>,
    ) -> Result<(), Impossible> {
        for card in heap.known.iter() {
            self.take(card)?;
            self.state.follow(card, place);
            if let Some(watcher) = watcher.filter(|_| self.state.memory_aid) {
                self.state.knowledge.see(watcher, card);
            }
        }
        let unknown = heap.count.checked_sub(heap.known.len());
        let unknown = unknown.ok_or(Impossible("more known cards than cards"))?;
        (0..unknown).try_for_each(|_| self.gap(place))
    }

    fn lay_hidden(&mut self, view: &View) -> Result<(), Impossible> {
        let me = self.watcher;
        self.heap(view.packet, Place::PACKET, me)?;
        for (pile, &heap) in (0..).map(Pile).zip(&view.piles) {
            self.heap(heap, Place::pile(pile), me)?;
        }
        for (seat, own) in (0..).map(Seat).zip(&view.seats) {
            // What is one's own needs no remembering.
            let me = me.filter(|watcher| !watcher.is(seat));
            self.heap(own.hand, Place::hand(seat), me)?;
            for (branch, &heap) in Branch::ALL.into_iter().zip(&own.operations) {
                self.heap(heap, Place::operation(seat, branch), me)?;
            }
        }
        if view.deck.len() > MAX_CARDS {
            return Err(Impossible("a deck of that many cards"));
        }
        for card in &view.deck {
            match *card {
                Some(card) => {
                    let known = Heap { count: 1, known: CardSet::only(card) };
                    self.heap(known, Place::DECK, me)?;
                }
                None => self.gap(Place::DECK)?,
            }
        }
        Ok(())
    }

    /// What the viewer knows without being certain; only somebody with a seat does.
    fn take_notes(&mut self, view: &View) {
        let remembers = self.watcher.filter(|_| self.state.memory_aid);
        let Some(me) = remembers.and_then(Watcher::as_seat) else { return };
        let Some(notes) = self.state.knowledge.notes_mut(me) else { return };
        // A number that can be no card would be taken for another one.
        for guess in view.guesses.iter().filter(|it| self.edition.face(it.card).is_some()) {
            notes.guess(guess.card, zones(me, &guess.zones));
        }
        for joint in &view.joint {
            notes.restore(joint.cards, zones(me, &joint.zones), joint.most);
        }
    }

    fn unused(&self) -> List<Card> {
        self.edition.cards().filter(|&card| !self.used.has(card)).collect()
    }

    /// A made-up position may leave cards out.
    fn leave_out(&mut self) -> Result<(), Impossible> {
        let cards = self.unused().len();
        if cards < self.gaps.len() {
            return Err(Impossible("too many cards"));
        }
        while self.gaps.len() < cards {
            self.gap(Place::OUT)?;
        }
        Ok(())
    }

    fn puzzle(&self) -> Puzzle<'_> {
        let watcher = self.watcher.unwrap_or(Watcher::PUBLIC);
        Puzzle {
            edition: self.edition,
            gaps: self.gaps.clone(),
            cards: self.unused(),
            notes: *self.state.knowledge.notes_of(watcher),
        }
    }

    fn finish(
        self,
        view: &View,
        viewer: Viewer,
        found: Option<List<Card>>,
        chance: &mut impl Chance,
    ) -> Result<State, Impossible> {
        let found = found.ok_or(Impossible("cards that fit nowhere"))?;
        let mut state = self.state;
        let mut in_deck: List<Card> = List::new();
        for (gap, card) in self.gaps.iter().zip(found) {
            state.follow(card, gap.place);
            if gap.place == Place::DECK {
                in_deck.push(card);
            }
        }
        let mut unseen = in_deck.into_iter();
        let deck: Option<List<Card>> =
            view.deck.iter().map(|card| card.or_else(|| unseen.next())).collect();
        let deck = deck.ok_or(Impossible("a deck of that many cards"))?;
        state.deck = Deck::top_first(deck.into_iter());
        choose(&mut state, viewer, chance);
        state.recount(self.edition);
        soundness::check_state(self.edition, &state).map_err(Impossible)?;
        Ok(state)
    }
}

fn zones(me: Seat, view: &ZonesView) -> Zones {
    let hands = view.hands.iter().map(|&seat| Zones::hand(me, seat));
    let operations = view.operations.iter().map(|&seat| Zones::operations(me, seat));
    let piles = view.piles.iter().map(|&pile| Zones::pile(pile));
    hands.chain(operations).chain(piles).fold(Zones::NONE, Zones::or)
}

/// A card that somebody else has in mind is any of those it can be.
fn choose(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let Phase::Turn(turn) = state.phase else { return };
    let Step::Ability(pending) = turn.step else { return };
    if viewer == Viewer::Judge || viewer == Viewer::Seat(turn.seat) {
        return;
    }
    let any = |place: Place, chance: &mut dyn FnMut(u32) -> u32| {
        let cards = state.cards_at(place);
        cards.iter().nth(chance(cards.len().into()) as usize)
    };
    let mut below = |bound| chance.below(bound);
    let stage = match pending.stage {
        Stage::GiveToHand { seat, taken } => {
            let taken = any(Place::hand(seat), &mut below).unwrap_or(taken);
            Stage::GiveToHand { seat, taken }
        }
        Stage::GiveToPile { pile, taken } => {
            let taken = any(Place::pile(pile), &mut below).unwrap_or(taken);
            Stage::GiveToPile { pile, taken }
        }
        other => other,
    };
    let step = Step::Ability(Pending { stage, ..pending });
    state.phase = Phase::Turn(Turn { step, ..turn });
}

fn phase(view: PhaseView) -> Phase {
    match view {
        PhaseView::Draft { seat } => Phase::Draft(seat),
        PhaseView::Turn(turn) => Phase::Turn(self::turn(turn)),
        PhaseView::Over { abandoned } => Phase::Over { abandoned },
    }
}

fn turn(view: TurnView) -> Turn {
    let set = |flags: [bool; 4]| {
        let mut set = BranchSet::default();
        let set_ones = Branch::ALL.into_iter().zip(flags).filter(|(_, flag)| *flag);
        set_ones.for_each(|(branch, _)| set.insert(branch));
        set
    };
    Turn {
        seat: view.seat,
        step: match view.step {
            StepView::Fresh => Step::Fresh,
            StepView::Recruit { pile } => Step::Recruit { pile },
            StepView::Play => Step::Play,
            StepView::Laid { agent } => Step::Laid { agent },
            StepView::Ability { agent, source, stage } => {
                Step::Ability(Pending { agent, source, stage: self::stage(stage) })
            }
        },
        played: set(view.played),
        ran: set(view.ran),
        extra_agents: view.extra_agents,
        extra_operations: view.extra_operations,
        gave: view.gave,
        brought: Brought::of(view.brought),
    }
}

/// A card that is not told is filled in when all cards have their places.
fn stage(view: StageView) -> Stage {
    const UNTOLD: Card = Card(u8::MAX);
    match view {
        StageView::Choose => Stage::Choose,
        StageView::Branch { agent } => Stage::Branch { agent },
        StageView::TakeFromHand { seat } => Stage::TakeFromHand { seat },
        StageView::GiveToHand { seat, taken } => {
            Stage::GiveToHand { seat, taken: taken.unwrap_or(UNTOLD) }
        }
        StageView::TakeFromPile { pile } => Stage::TakeFromPile { pile },
        StageView::GiveToPile { pile, taken } => {
            Stage::GiveToPile { pile, taken: taken.unwrap_or(UNTOLD) }
        }
        StageView::LookAtHand { seat } => Stage::LookAtHand { seat },
        StageView::LookAtPile { pile } => Stage::LookAtPile { pile },
        StageView::LookAtOperations { seat } => Stage::LookAtOperations { seat },
        StageView::MoveFunding { funding } => Stage::MoveFunding { funding },
        StageView::Salvage { left } => Stage::Salvage { left },
        StageView::TakeFromTop { look, take } => Stage::TakeFromTop { look, take },
        StageView::Order { placed, left } => Stage::Order { placed, left },
        StageView::Discard { left } => Stage::Discard { left },
    }
}
