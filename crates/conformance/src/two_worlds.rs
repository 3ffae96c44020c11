//! Two worlds that one viewer cannot tell apart, and what can be done in them; for every leak test that plays on.
//!
//! It runs the rules only. What a table or a server makes of the same acts is for the test to compare.

mod attempts;
mod rivals;

use game::{Act, Chance, Game, Playable, Viewer};

pub use attempts::Request;
pub use rivals::Rivals;

/// A true world, and another that looks the same to one viewer.
pub struct TwoWorlds<G: Playable> {
    game: G,
    viewer: Viewer,
    /// The true one first.
    states: [G::State; 2],
    attempts: attempts::Attempts<G::Action>,
    /// So many attempts are made up to find one that would tell the worlds apart.
    guesses: u32,
}

/// What one viewer may know of some acts: what happened, and how it looks afterwards.
struct Seen<G: Game> {
    events: Vec<G::EventView>,
    view: G::View,
}

impl<G: Game> PartialEq for Seen<G> {
    fn eq(&self, other: &Self) -> bool {
        self.events == other.events && self.view == other.view
    }
}

impl<G: Playable> TwoWorlds<G> {
    /// This world, and another that looks the same to this viewer.
    pub fn new(game: &G, state: G::State, viewer: Viewer, chance: &mut impl Chance) -> Self {
        let other = game.resample(&state, viewer, chance);
        let attempts = attempts::Attempts::default();
        Self { game: game.clone(), viewer, states: [state, other], attempts, guesses: 1 }
    }

    /// With up to so many attempts made up for each request, to find one that would tell the worlds apart; worth it
    /// where a request costs more than an attempt.
    #[must_use]
    pub const fn guessing(mut self, guesses: u32) -> Self {
        self.guesses = guesses;
        self
    }

    /// Both states, the true one first.
    pub const fn states(&self) -> &[G::State; 2] {
        &self.states
    }

    /// Both worlds have moved on to these states.
    pub fn go_on(&mut self, states: [G::State; 2]) {
        self.states = states;
    }

    /// Draws another second world, for what the viewer sees of the first one now.
    pub fn redraw(&mut self, chance: &mut impl Chance) {
        let [state, other] = &mut self.states;
        *other = self.game.resample(state, self.viewer, chance);
    }

    /// Do both worlds still look the same?
    #[must_use]
    pub fn look_alike(&self) -> bool {
        let [here, there] = self.states.each_ref().map(|state| self.game.view(state, self.viewer));
        here == there
    }

    /// Is something hidden from the viewer?
    #[must_use]
    pub fn hides(&self) -> bool {
        let [state, _] = &self.states;
        self.game.hidden(state, self.viewer).iter().any(|(_, bytes)| !bytes.is_empty())
    }

    /// Is the true game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        let [state, _] = &self.states;
        self.game.to_act(state).is_empty()
    }

    /// After how many of these acts, each possible in both worlds, the viewer sees that the worlds differ; none
    /// where an act is refused before that, or where nothing shows.
    #[must_use]
    pub fn revealed_by(&self, acts: &[Act<G::Action>]) -> Option<usize> {
        let [mut here, mut there] = self.states.clone();
        for (done, &act) in (1..).zip(acts) {
            let one = self.step(&mut here, act)?;
            let two = self.step(&mut there, act)?;
            if one != two {
                return Some(done);
            }
        }
        None
    }

    /// Does an act, and says what the viewer sees of it; nothing where it is refused.
    fn step(&self, state: &mut G::State, act: Act<G::Action>) -> Option<Seen<G>> {
        let mut events = Vec::new();
        self.game.apply(state, act, &mut events).ok()?;
        let told = |event| self.game.event_view(event, self.viewer);
        let events = events.iter().filter_map(told).collect();
        Some(Seen { events, view: self.game.view(state, self.viewer) })
    }
}
