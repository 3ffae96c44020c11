//! Advice from the worker: a hint, or a second opinion. It is worked out from what the viewer sees, and from nothing
//! else, wherever the table is.

use std::rc::Rc;

use dom::prelude::*;
use game::{Advise, Playable, Viewer};

use crate::session::Session;

/// What goes to the worker.
pub enum Thought<G: Advise> {
    /// Think this through: number, rules number, edition, viewer, view, and question.
    Ask(u32, u32, Option<Vec<u8>>, Viewer, Box<G::View>, G::Question),
    /// This number needs no answer any more.
    Forget(u32),
}

/// How far the last question is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum State<A> {
    /// Nothing was asked.
    Idle,
    /// The question with this number waits for its turn, or is being thought through.
    Asked { number: u32, begun: bool },
    /// This is the answer.
    Answered(A),
}

/// The thinking of this page: one question at a time, the newest.
pub struct Thinking<G: Advise> {
    state: RwSignal<State<G::Advice>>,
    last: StoredValue<u32>,
    worker: StoredValue<Rc<dyn Fn(Thought<G>)>>,
}

impl<G: Advise> Clone for Thinking<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Advise> Copy for Thinking<G> {}

/// The thinking of this page.
pub fn thinking<G: Advise>() -> Thinking<G> {
    expect_context()
}

impl<G: Advise> Thinking<G> {
    /// To be found as a context by everything below; `worker` is called with what is to be thought through.
    pub fn provide(worker: impl Fn(Thought<G>) + 'static) -> Self {
        let worker: Rc<dyn Fn(Thought<G>)> = Rc::new(worker);
        let thinking = Self {
            state: RwSignal::new(State::Idle),
            last: StoredValue::new(0),
            worker: StoredValue::new(worker),
        };
        provide_context(thinking);
        thinking
    }

    /// Asks about what the session shows of the table itself, without the draft. The question before is forgotten.
    pub fn ask(self, session: Session<G>, question: G::Question)
    where
        G: Playable,
    {
        self.forget();
        let view = session.update.with_untracked(|u| u.as_ref().map(|u| u.view.clone()));
        let (Some(view), Some(open)) = (view, session.open.get_untracked()) else { return };
        let number = self.last.get_value().wrapping_add(1);
        self.last.set_value(number);
        self.state.set(State::Asked { number, begun: false });
        let viewer = session.viewer.get_untracked();
        let (rules, edition) = (open.game.rules(), open.edition.clone());
        let ask = Thought::Ask(number, rules, edition, viewer, Box::new(view), question);
        self.worker.with_value(|worker| worker(ask));
    }

    /// Needs neither answer nor question any more.
    pub fn forget(self) {
        if let State::Asked { number, .. } = self.state.get_untracked() {
            self.worker.with_value(|worker| worker(Thought::Forget(number)));
        }
        if self.state.with_untracked(|state| *state != State::Idle) {
            self.state.set(State::Idle);
        }
    }

    /// The answer, once it is here.
    pub fn advice(self) -> Option<G::Advice> {
        self.state.with(|state| match state {
            State::Answered(advice) => Some(advice.clone()),
            State::Idle | State::Asked { .. } => None,
        })
    }

    /// Is the question being thought through?
    pub fn is_busy(self) -> bool {
        self.state.with(|state| matches!(state, State::Asked { begun: true, .. }))
    }

    /// The worker has begun with this question.
    pub fn begun(self, number: u32) {
        self.answer_to(number, State::Asked { number, begun: true });
    }

    /// The worker has answered this question; nothing where it has no answer.
    pub fn answered(self, number: u32, advice: Option<G::Advice>) {
        self.answer_to(number, advice.map_or(State::Idle, State::Answered));
    }

    /// Only the newest question is waited for.
    fn answer_to(self, number: u32, next: State<G::Advice>) {
        let is_newest = matches!(
            self.state.get_untracked(),
            State::Asked { number: newest, .. } if newest == number
        );
        if is_newest {
            self.state.set(next);
        }
    }
}
