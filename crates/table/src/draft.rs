//! The draft of a turn: small actions tried out on a rebuilt world, unseen by others and undone freely.
//!
//! Whatever is shown of it must be the same in every world that looks like this view. What is not would
//! reveal something: it can only be learnt by submitting.

use bots::Fast;
use game::{Act, ActionList, Determinize, Game, Impossible, Rebuild, Seat, Viewer};

/// So many other worlds are asked whether an action reveals something.
const OTHER_WORLDS: u64 = 3;

/// A turn that is being tried out.
#[derive(Clone)]
pub struct Draft<G: Game> {
    game: G,
    seat: Seat,
    /// The rebuilt world before the turn, and after each action.
    first: G::State,
    steps: Vec<Step<G>>,
    /// Other worlds with the same view, kept in step.
    others: Vec<G::State>,
}

/// A state and what a seat is told of how it came about.
type Applied<G> = (<G as Game>::State, Vec<<G as Game>::EventView>);

#[derive(Clone)]
struct Step<G: Game> {
    action: G::Action,
    state: G::State,
    others: Vec<G::State>,
    /// What this seat would be told in every world.
    certain: Vec<G::EventView>,
}

/// What actions would do.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// The view afterwards, in each of the worlds.
    views: Vec<G::View>,
    /// What would happen, as this seat would be told; without what it cannot know yet.
    pub events: Vec<G::EventView>,
    /// Would something show that this seat cannot know yet?
    pub reveals: bool,
}

impl<G: Game> Trial<G> {
    /// A fact of the view afterwards, if all worlds agree on it: a preview must show nothing else.
    pub fn agreed<T: PartialEq>(&self, fact: impl Fn(&G::View) -> T) -> Option<T> {
        let mut facts = self.views.iter().map(fact);
        let first = facts.next()?;
        facts.all(|other| other == first).then_some(first)
    }
}

impl<G: Rebuild + Determinize> Draft<G> {
    /// An empty draft on what this seat sees.
    ///
    /// # Errors
    /// When no position looks like this.
    pub fn new(game: G, view: &G::View, seat: Seat) -> Result<Self, Impossible> {
        let viewer = Viewer::Seat(seat);
        let first = game.rebuild(view, viewer)?;
        let other = |number| game.determinize(view, viewer, &mut Fast::from_number(number));
        let others = (0..OTHER_WORLDS).map(other).collect::<Result<_, _>>()?;
        Ok(Self { game, seat, first, steps: Vec::new(), others })
    }

    /// The seat whose turn is tried out.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The actions so far.
    pub fn actions(&self) -> Vec<G::Action> {
        self.steps.iter().map(|step| step.action).collect()
    }

    /// Is nothing in it yet?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The world as it is after the actions so far.
    fn state(&self) -> &G::State {
        self.steps.last().map_or(&self.first, |step| &step.state)
    }

    fn other_states(&self) -> &[G::State] {
        self.steps.last().map_or(&self.others, |step| &step.others)
    }

    /// What this seat sees after the actions so far.
    pub fn view(&self) -> G::View {
        self.game.view(self.state(), Viewer::Seat(self.seat))
    }

    /// What happens in the draft, as this seat would be told.
    pub fn events(&self) -> Vec<G::EventView> {
        self.steps.iter().flat_map(|step| step.certain.iter().cloned()).collect()
    }

    /// What this seat may do next.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut list = ActionList::new();
        self.game.legal(self.state(), self.seat, &mut list);
        list.to_vec()
    }

    /// What would come of these actions, one after the other; or why not.
    ///
    /// # Errors
    /// The first refusal.
    pub fn try_out(&self, actions: &[G::Action]) -> Result<Trial<G>, G::Refusal> {
        let mut trial = self.clone();
        let mut reveals = false;
        let mut events = Vec::new();
        for &action in actions {
            reveals |= trial.push(action)?;
            events.extend(trial.steps.last().into_iter().flat_map(|step| step.certain.clone()));
        }
        let views = trial.other_states().iter().chain([trial.state()]);
        let views = views.map(|state| self.game.view(state, Viewer::Seat(self.seat))).collect();
        Ok(Trial { views, events, reveals })
    }

    /// Adds an action; says whether it reveals something, so that the draft has to be submitted now.
    ///
    /// # Errors
    /// Why it is not possible; the draft is as it was.
    pub fn push(&mut self, action: G::Action) -> Result<bool, G::Refusal> {
        let act = Act::Seat(self.seat, action);
        let (state, mut certain) = self.apply(self.state(), act)?;
        let told = certain.len();
        let mut others = Vec::with_capacity(self.others.len());
        let mut reveals = false;
        for other in self.other_states() {
            // A refusal depends only on what the seat sees; a world that disagrees says: something shows.
            match self.apply(other, act) {
                Ok((after, events)) => {
                    reveals |= events.len() != told;
                    certain.retain(|event| events.contains(event));
                    others.push(after);
                }
                Err(_) => reveals = true,
            }
        }
        reveals |= certain.len() != told;
        self.steps.push(Step { action, state, others, certain });
        Ok(reveals)
    }

    /// Adds those of these actions that are still possible, up to the first that would have to be submitted at once:
    /// what is left of a submission that ended early is the person's to send.
    pub fn take_up(&mut self, actions: &[G::Action]) {
        for &action in actions {
            match self.push(action) {
                Ok(reveals) if reveals || self.is_complete() => {
                    self.undo();
                    return;
                }
                Ok(_) | Err(_) => {}
            }
        }
    }

    fn apply(&self, state: &G::State, act: Act<G::Action>) -> Result<Applied<G>, G::Refusal> {
        let (mut state, mut events) = (state.clone(), Vec::new());
        self.game.apply(&mut state, act, &mut events)?;
        let told = |event| self.game.event_view(event, Viewer::Seat(self.seat));
        let told = events.iter().filter_map(told).collect();
        Ok((state, told))
    }

    /// Takes back the last action; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.steps.pop().is_some()
    }

    /// Takes everything back.
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    /// Has the turn of this seat ended with the last action, so that there is nothing more to add?
    pub fn is_complete(&self) -> bool {
        !self.steps.is_empty() && !self.game.to_act(self.state()).has(self.seat)
    }
}
