//! A table with one fault in how it answers: the test of sequences must find it.

use conformance::desk::{Desk, Frame, FrameOf, TableDesk};
use conformance::two_worlds::Request;
use conformance::{Check, Suite};
use game::{Act, ActionList, Playable, RowAct, Seat};
use table::{Ask, Refused};

/// What a table must not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It tries out the whole answer, keeps nothing of it if one action is refused, and says which.
    RollsBack,
    /// It goes on trying after a refusal, and names the last reason.
    NamesALaterReason,
    /// The number of a question counts what others do in secret, before the question changes.
    CountsEarly,
    /// The list of what is legal is made in the middle of an answer that was refused.
    ListsMidway,
    /// Every row sends a frame, even one of which nothing shows.
    SendsMore,
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::RollsBack,
        Self::NamesALaterReason,
        Self::CountsEarly,
        Self::ListsMidway,
        Self::SendsMore,
    ];
}

/// Do the sequences of this suite find this fault?
pub fn is_found<G: Playable>(suite: &Suite<'_, G>, fault: Fault) -> bool {
    let around = |desk| FaultyDesk::new(suite.game.clone(), desk, fault);
    suite.sequences_at(around).is_err_and(|failure| failure.check == Check::Sequences)
}

/// An honest table, and a fault around it.
pub struct FaultyDesk<G: Playable> {
    game: G,
    desk: TableDesk<G>,
    fault: Fault,
    /// The state in the middle of the last answer.
    midway: Option<G::State>,
    /// What was told last.
    last: Option<FrameOf<G>>,
}

impl<G: Playable> FaultyDesk<G> {
    /// This table with this fault.
    pub const fn new(game: G, desk: TableDesk<G>, fault: Fault) -> Self {
        Self { game, desk, fault, midway: None, last: None }
    }

    /// Everything of an answer that can be done, whatever is refused of it; and the refusals, each with its place.
    fn try_out(&self, seat: Seat, actions: &[G::Action]) -> (G::State, Vec<(u32, G::Refusal)>) {
        let mut state = self.desk.state().clone();
        let mut apply = |action| self.game.apply(&mut state, Act::Seat(seat, action), &mut ());
        let tried = (0..).zip(actions);
        let refusals = tried.filter_map(|(place, &action)| Some((place, apply(action).err()?)));
        let refusals = refusals.collect();
        (state, refusals)
    }

    /// So many rows of others that nobody has to be told of.
    fn early(&self) -> u32 {
        if self.fault != Fault::CountsEarly {
            return 0;
        }
        let own = self.desk.viewer().seat();
        let others = |row: &&RowAct<G::Action>| matches!(row, RowAct::Act(Act::Seat(seat, _)) if Some(*seat) != own);
        u32::try_from(self.desk.rows().iter().filter(others).count()).unwrap_or(u32::MAX)
    }

    fn told(&mut self, mut frames: Vec<FrameOf<G>>) -> Vec<FrameOf<G>> {
        let early = self.early();
        for frame in &mut frames {
            match frame {
                Frame::Update(news) => news.ask.0 = news.ask.0.wrapping_add(early),
                Frame::Legal { ask, .. } | Frame::Refused { ask, .. } => {
                    ask.0 = ask.0.wrapping_add(early);
                }
            }
        }
        let update = frames.iter().rfind(|frame| matches!(frame, Frame::Update(_)));
        if let Some(update) = update {
            self.last = Some(update.clone());
            self.midway = None;
        }
        frames
    }

    /// What becomes of an answer to the present question.
    fn submit(&mut self, seat: Seat, ask: Ask, actions: &[G::Action]) -> Vec<FrameOf<G>> {
        let (midway, refusals) = self.try_out(seat, actions);
        if self.fault == Fault::RollsBack
            && let Some((done @ 1.., refusal)) = refusals.first().cloned()
        {
            return vec![Frame::Refused { ask, why: Refused::Rules { done, refusal } }];
        }
        let request = Request::Submit { ask, actions: actions.to_vec() };
        let mut frames = self.desk.request(&request);
        if self.fault == Fault::NamesALaterReason {
            for frame in &mut frames {
                if let Frame::Refused { why: Refused::Rules { refusal, .. }, .. } = frame
                    && let Some((_, later)) = refusals.last()
                {
                    refusal.clone_from(later);
                }
            }
        }
        let frames = self.told(frames);
        self.midway = (!refusals.is_empty()).then_some(midway);
        frames
    }
}

impl<G: Playable> Desk<G> for FaultyDesk<G> {
    fn look(&mut self) -> Vec<FrameOf<G>> {
        let frames = self.desk.look();
        self.told(frames)
    }

    fn request(&mut self, request: &Request<G::Action>) -> Vec<FrameOf<G>> {
        let seat = self.desk.viewer().seat();
        let mut request = request.clone();
        if let Request::Submit { ask, .. } = &mut request {
            ask.0 = ask.0.wrapping_sub(self.early());
        }
        match (&request, seat) {
            (Request::Submit { ask, actions }, Some(seat)) if *ask == self.desk.ask() => {
                self.submit(seat, *ask, actions)
            }
            (Request::Legal, Some(seat)) if self.fault == Fault::ListsMidway => {
                let state = self.midway.as_ref().unwrap_or_else(|| self.desk.state());
                let mut legal = ActionList::new();
                self.game.legal(state, seat, &mut legal);
                vec![Frame::Legal { ask: self.desk.ask(), actions: legal.to_vec() }]
            }
            _ => {
                let frames = self.desk.request(&request);
                self.told(frames)
            }
        }
    }

    fn others(&mut self, act: Act<G::Action>) -> Result<Vec<FrameOf<G>>, Refused<G::Refusal>> {
        let frames = self.desk.others(act)?;
        let frames = self.told(frames);
        if self.fault == Fault::SendsMore && frames.is_empty() {
            return Ok(self.last.clone().into_iter().collect());
        }
        Ok(frames)
    }

    fn ask(&self) -> Ask {
        let Ask(number) = self.desk.ask();
        Ask(number.wrapping_add(self.early()))
    }

    fn rows(&self) -> &[RowAct<G::Action>] {
        self.desk.rows()
    }

    fn state(&self) -> &G::State {
        self.desk.state()
    }
}
