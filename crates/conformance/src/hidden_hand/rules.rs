//! The contract of the hidden hand: set-up, whose turn it is, the table's acts, the result. Views are elsewhere.

use std::sync::Arc;

use game::{
    Act, ActionList, Chance, ContentError, Deal, Digest, Encoder, Ending, EventSink, Game, Outcome,
    ScorePart, Seat, SeatSet, TableAct, Viewer,
};

use super::{
    Action, Edition, End, Event, EventView, HandRefusal, HiddenHand, Options, Place, State, View,
    view,
};

impl Game for HiddenHand {
    const ID: &'static str = "hidden-hand";
    const NEWEST_RULES: u32 = 1;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=4;
    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = EventView;
    type Refusal = HandRefusal;

    fn new(edition: Arc<Edition>, rules: u32) -> Result<Self, ContentError> {
        if rules != 1 {
            return Err(ContentError::at("rules", "there is only 1"));
        }
        Ok(Self(edition))
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.0
    }

    fn edition_id(&self) -> &str {
        "house"
    }

    fn edition_hash(&self) -> Digest {
        let mut out = Encoder::new();
        out.bytes(&[self.0.cards, self.0.hand]);
        out.finish()
    }

    fn rules(&self) -> u32 {
        1
    }

    fn setup(&self, options: &Options, deal: &Deal) -> Result<State, HandRefusal> {
        let Options { seats, partners } = *options;
        if !Self::SEATS.contains(&seats) {
            return Err(HandRefusal::Seats { seats });
        }
        if partners && seats != 4 {
            return Err(HandRefusal::PairsOfFour { seats });
        }
        let hands = Seat::first(seats).flat_map(|seat| (0..self.0.hand).map(move |_| seat));
        let deck = self.0.cards.saturating_sub(seats * self.0.hand);
        let mut places: arrayvec::ArrayVec<Place, 20> = hands
            .map(Place::Hand)
            .chain((0..deck).map(Place::Deck))
            .take(self.0.cards.into())
            .collect();
        deal.stream("cards").shuffle(&mut places);
        Ok(State { seats, partners, turn: Seat(0), end: None, places })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn round(&self, _state: &State) -> u32 {
        1
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.end.is_some() { SeatSet::EMPTY } else { SeatSet::only(state.turn) }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        for (card, _) in state.cards() {
            for action in [Action::Play(card), Action::Lay(card), Action::Hand(card)] {
                if Self::target(state, seat, action).is_ok() {
                    out.push(action);
                }
            }
        }
    }

    fn apply(
        &self,
        state: &mut State,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), HandRefusal> {
        match act {
            Act::Seat(seat, action) => {
                Self::act(state, seat, action, out)?;
                Self::draw_card(state, seat, out);
                Self::pass_turn(state, out);
            }
            Act::Table(_) if state.end.is_some() => return Err(HandRefusal::Over),
            Act::Table(TableAct::TimeUp) => return Err(HandRefusal::NoClock),
            Act::Table(TableAct::Resign(seat)) if seat.0 >= state.seats => {
                return Err(HandRefusal::NobodyThere { seat });
            }
            Act::Table(TableAct::Resign(seat)) => Self::finish(state, End::Resigned(seat), out),
            Act::Table(TableAct::Abandon) => Self::finish(state, End::Abandoned, out),
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end?;
        let score =
            |seat| self.score_sheet(state, seat).iter().map(|part| part.points).sum::<i32>();
        let lost = |seat| matches!(end, End::Resigned(out) if out == seat || state.partner(out) == Some(seat));
        let rank = |seat| (!lost(seat), score(seat));
        let ending = match end {
            End::Played | End::Resigned(_) => Ending::Finished,
            End::Abandoned => Ending::Abandoned,
        };
        Some(Outcome::ranked(ending, state.seats, rank, score))
    }

    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        let (count, points) = state.points(seat, Place::Up);
        let (secret, doubled) = state.points(seat, Place::Down);
        vec![
            ScorePart { key: "score-up", count, points },
            ScorePart { key: "score-down", count: secret, points: doubled * 2 },
        ]
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(view::event_view(event, viewer))
    }
}
