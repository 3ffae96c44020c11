//! The rules of the hidden hand: what may be done with a card, and what that does. Views are elsewhere.

use std::sync::Arc;

use game::{
    Act, ActionList, Chance, ContentError, Deal, Digest, Encoder, Ending, EventSink, Game, Outcome,
    Refusal, ScorePart, Seat, SeatOutcome, SeatSet, TableAct, Viewer,
};
use serde::{Deserialize, Serialize};

use super::{
    Action, Edition, End, Event, EventView, HiddenHand, Options, Place, State, View, view,
};

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandRefusal {
    Seats { seats: u8 },
    PairsOfFour { seats: u8 },
    NotYourTurn,
    NotInHand { card: u8 },
    LaidAlready,
    WasHanded { card: u8 },
    NoPartner,
    NoClock,
    Over,
    NobodyThere { seat: Seat },
}

impl Refusal for HandRefusal {
    fn clause(&self) -> &'static str {
        match self {
            Self::Seats { .. } => "HH-1.1",
            Self::PairsOfFour { .. } => "HH-1.2",
            Self::NotYourTurn => "HH-2.1",
            Self::NotInHand { .. } => "HH-2.2",
            Self::LaidAlready => "HH-2.3",
            Self::WasHanded { .. } => "HH-2.4",
            Self::NoPartner => "HH-2.5",
            Self::NoClock => "HH-3.1",
            Self::Over => "HH-3.2",
            Self::NobodyThere { .. } => "HH-3.3",
        }
    }

    fn facts(&self) -> Vec<(&'static str, i64)> {
        match *self {
            Self::Seats { seats } | Self::PairsOfFour { seats } => vec![("seats", seats.into())],
            Self::NotInHand { card } | Self::WasHanded { card } => vec![("card", card.into())],
            Self::NobodyThere { seat } => vec![("seat", seat.0.into())],
            Self::NotYourTurn
            | Self::LaidAlready
            | Self::NoPartner
            | Self::NoClock
            | Self::Over => Vec::new(),
        }
    }
}

impl HiddenHand {
    /// Why a seat may not do this now, or who gets the card; the one place that decides legality.
    fn target(state: &State, seat: Seat, action: Action) -> Result<Place, HandRefusal> {
        let (Action::Play(card) | Action::Lay(card) | Action::Hand(card)) = action;
        let place = usize::from(card)
            .checked_sub(1)
            .and_then(|index| state.places.get(index));
        let handed = place == Some(&Place::Handed(seat));
        if state.end.is_some() {
            Err(HandRefusal::Over)
        } else if state.turn != seat {
            Err(HandRefusal::NotYourTurn)
        } else if !handed && place != Some(&Place::Hand(seat)) {
            Err(HandRefusal::NotInHand { card })
        } else {
            match action {
                Action::Play(_) => Ok(Place::Up(seat)),
                Action::Lay(_) | Action::Hand(_) if handed => Err(HandRefusal::WasHanded { card }),
                Action::Lay(_) if state.count(|at| at == Place::Down(seat)) > 0 => {
                    Err(HandRefusal::LaidAlready)
                }
                Action::Lay(_) => Ok(Place::Down(seat)),
                Action::Hand(_) => state
                    .partner(seat)
                    .map(Place::Handed)
                    .ok_or(HandRefusal::NoPartner),
            }
        }
    }

    fn finish(state: &mut State, end: End, out: &mut impl EventSink<Event>) {
        state.end = Some(end);
        for (card, place) in state.cards() {
            if let Place::Down(seat) = place {
                out.emit(Event::Revealed(seat, card));
            }
        }
        out.emit(Event::Ended(end));
    }

    fn act(
        state: &mut State,
        seat: Seat,
        action: Action,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), HandRefusal> {
        let to = Self::target(state, seat, action)?;
        let (Action::Play(card) | Action::Lay(card) | Action::Hand(card)) = action;
        if let Some(place) = state.place(card) {
            *place = to;
        }
        out.emit(match to {
            Place::Handed(partner) => Event::Handed(seat, partner, card),
            Place::Down(_) => Event::Laid(seat, card),
            Place::Up(_) | Place::Hand(_) | Place::Deck(_) => Event::Played(seat, card),
        });
        Ok(())
    }

    fn draw_card(state: &mut State, seat: Seat, out: &mut impl EventSink<Event>) {
        let left = state.count(|place| matches!(place, Place::Deck(_)));
        let top = state
            .cards()
            .find(|(_, at)| matches!(at, Place::Deck(n) if n + 1 == left));
        if let Some((card, _)) = top {
            if let Some(place) = state.place(card) {
                *place = Place::Hand(seat);
                out.emit(Event::Drawn(seat, card));
            }
        }
    }

    /// To the next seat that still holds a card; where none does, it is over.
    fn pass_turn(state: &mut State, out: &mut impl EventSink<Event>) {
        let mut seat = state.turn;
        for _ in 0..state.seats {
            seat = seat.left(state.seats);
            if state.holds(seat) {
                state.turn = seat;
                return;
            }
        }
        Self::finish(state, End::Played, out);
    }
}

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

    fn edition(&self) -> &Edition {
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
        Ok(State {
            seats,
            partners,
            turn: Seat(0),
            end: None,
            places,
        })
    }

    fn seats(&self, state: &State) -> u8 {
        state.seats
    }

    fn round(&self, _state: &State) -> u32 {
        1
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.end.is_some() {
            SeatSet::EMPTY
        } else {
            SeatSet::only(state.turn)
        }
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
        let score = |seat| {
            self.score_sheet(state, seat)
                .iter()
                .map(|part| part.points)
                .sum::<i32>()
        };
        let lost = |seat| matches!(end, End::Resigned(out) if out == seat || state.partner(out) == Some(seat));
        let rank = |seat| (!lost(seat), score(seat));
        let place = |seat| {
            1 + Seat::first(state.seats)
                .map(|other| u8::from(rank(other) > rank(seat)))
                .sum::<u8>()
        };
        let ending = match end {
            End::Played | End::Resigned(_) => Ending::Finished,
            End::Abandoned => Ending::Abandoned,
        };
        let result = |seat| SeatOutcome {
            place: place(seat),
            score: score(seat),
        };
        Some(Outcome {
            ending,
            seats: Seat::first(state.seats).map(result).collect(),
        })
    }

    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        let (count, points) = state.points(seat, Place::Up);
        let (secret, doubled) = state.points(seat, Place::Down);
        vec![
            ScorePart {
                key: "score-up",
                count,
                points,
            },
            ScorePart {
                key: "score-down",
                count: secret,
                points: doubled * 2,
            },
        ]
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(view::event_view(event, viewer))
    }
}
