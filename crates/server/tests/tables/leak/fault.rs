//! Servers with a fault, planted between the true server and the viewer: what a server must not answer.
//!
//! The server itself is always the true one; the fault knows the true state, as a faulty server would.

use conformance::placed::Placed;
use game::{Act, ActionList, Game as _, Playable, Seat};
use table::{Ask, Refused};
use wire::{ToClient, ToClientOf};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    Nothing,
    /// It tries out the whole answer, keeps nothing of it if one action is refused, and says which.
    RollsBack,
    /// It goes on trying after a refusal, and names the last reason.
    NamesALaterReason,
    /// The number of a question counts what others do, before the question changes.
    CountsEarly,
    /// The list of what is legal is made in the middle of an answer that was refused.
    ListsMidway,
    /// Every act of others sends a frame, even one of which nothing shows.
    SendsMore,
}

impl Planted {
    pub const ALL: [Self; 5] = [
        Self::RollsBack,
        Self::NamesALaterReason,
        Self::CountsEarly,
        Self::ListsMidway,
        Self::SendsMore,
    ];
}

pub struct Fault<G: Playable> {
    planted: Planted,
    /// What is sent beside what the server sends.
    more: Vec<ToClientOf<G>>,
    /// So many acts of others there were at this table.
    early: u32,
    /// The last reason of an answer that was refused, and what would be legal in its middle.
    later: Option<G::Refusal>,
    midway: Option<Vec<G::Action>>,
}

impl<G: Playable> Fault<G> {
    pub const fn new(planted: Planted) -> Self {
        Self { planted, more: Vec::new(), early: 0, later: None, midway: None }
    }

    /// Another table begins.
    pub fn begin(&mut self) {
        *self = Self::new(self.planted);
    }

    /// The viewer answers its question; true where the true server must not hear of it.
    pub fn submitted(
        &mut self,
        game: &Placed<G>,
        state: &G::State,
        seat: Seat,
        ask: Ask,
        actions: &[G::Action],
    ) -> bool {
        let mut state = state.clone();
        let mut apply = |action| game.apply(&mut state, Act::Seat(seat, action), &mut ());
        let tried = (0..).zip(actions);
        let refusals: Vec<(u32, G::Refusal)> =
            tried.filter_map(|(place, &action)| Some((place, apply(action).err()?))).collect();
        self.later = refusals.last().map(|(_, refusal)| refusal.clone());
        let mut legal = ActionList::new();
        game.legal(&state, seat, &mut legal);
        self.midway = self.later.is_some().then(|| legal.to_vec());
        match refusals.into_iter().next() {
            Some((done @ 1.., refusal)) if self.planted == Planted::RollsBack => {
                let why = Refused::Rules { done, refusal };
                self.more.push(ToClient::Refused { ask, why });
                true
            }
            _ => false,
        }
    }

    /// Somebody else has acted.
    pub fn acted(&mut self) {
        self.early += u32::from(self.planted == Planted::CountsEarly);
        if self.planted == Planted::SendsMore {
            self.more.push(ToClient::Pong(0));
        }
    }

    /// What is sent in place of this frame, if the fault changes it.
    pub fn tampered(&mut self, mut frame: ToClientOf<G>) -> Option<ToClientOf<G>> {
        match (self.planted, &mut frame) {
            (Planted::CountsEarly, ToClient::Update(update)) => update.ask.0 += self.early,
            (Planted::CountsEarly, ToClient::Patch(patch)) => patch.ask.0 += self.early,
            (Planted::CountsEarly, ToClient::Legal { ask, .. }) => ask.0 += self.early,
            (
                Planted::NamesALaterReason,
                ToClient::Refused { why: Refused::Rules { refusal, .. }, .. },
            ) => refusal.clone_from(self.later.as_ref()?),
            (Planted::ListsMidway, ToClient::Legal { actions, .. }) => {
                actions.clone_from(self.midway.as_ref()?);
            }
            _ => return None,
        }
        Some(frame)
    }

    /// What is sent beside what the server sends.
    pub fn more(&mut self) -> Vec<ToClientOf<G>> {
        std::mem::take(&mut self.more)
    }
}
