//! The contract of the sealed choice: set-up, who is asked, the table's acts, the result. Views are elsewhere.

use std::sync::Arc;

use game::{
    Act, ActionList, Chance, ContentError, Deal, Digest, Encoder, Ending, EventSink, Game, Outcome,
    ScorePart, Seat, SeatSet, TableAct, Viewer,
};

use super::{
    Action, Edition, Event, HIGHEST, Options, Phase, ROUNDS, SealedChoice, SealedRefusal, Sheet,
    State, View, view,
};

impl Game for SealedChoice {
    const ID: &'static str = "sealed-choice";
    const NEWEST_RULES: u32 = 1;
    const SEATS: core::ops::RangeInclusive<u8> = 2..=100;
    type Edition = Edition;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type EventView = Event;
    type Refusal = SealedRefusal;

    fn new(edition: Arc<Edition>, rules: u32) -> Result<Self, ContentError> {
        if rules == 1 {
            Ok(Self(edition))
        } else {
            Err(ContentError::at("rules", "there is only 1"))
        }
    }

    fn edition(&self) -> &Arc<Edition> {
        &self.0
    }

    fn edition_id(&self) -> &str {
        "house"
    }

    fn edition_hash(&self) -> Digest {
        let mut out = Encoder::new();
        out.bytes(&self.0.prizes);
        out.finish()
    }

    fn rules(&self) -> u32 {
        1
    }

    fn setup(&self, options: &Options, deal: &Deal) -> Result<State, SealedRefusal> {
        if !Self::SEATS.contains(&options.seats) {
            return Err(SealedRefusal::Seats { seats: options.seats });
        }
        let mut prizes = self.0.prizes;
        deal.stream("prizes").shuffle(&mut prizes);
        let prizes = prizes.into_iter().take(ROUNDS.into()).collect();
        let sheets = (0..options.seats).map(|_| Sheet::default()).collect();
        Ok(State { phase: Phase::Choosing, round: 1, prizes, sheets })
    }

    fn seats(&self, state: &State) -> u8 {
        u8::try_from(state.sheets.len()).unwrap_or_default()
    }

    fn round(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Choosing => state.undecided(),
            Phase::Finished | Phase::Abandoned => SeatSet::EMPTY,
        }
    }

    /// Those too who have confirmed: until the round ends they may withdraw.
    fn may_act(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Choosing => state.playing(),
            Phase::Finished | Phase::Abandoned => SeatSet::EMPTY,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut ActionList<Action>) {
        let numbers = (1..=HIGHEST).map(Action::Choose);
        for action in numbers.chain([Action::Confirm, Action::Withdraw]) {
            if Self::after(state, seat, action).is_ok() {
                out.push(action);
            }
        }
    }

    fn apply(
        &self,
        state: &mut State,
        act: Act<Action>,
        out: &mut impl EventSink<Event>,
    ) -> Result<(), SealedRefusal> {
        match act {
            Act::Seat(seat, action) => {
                let after = Self::after(state, seat, action)?;
                state.sheet(seat).into_iter().for_each(|sheet| *sheet = after);
                out.emit(match action {
                    Action::Choose(number) => Event::Chosen { seat, number },
                    Action::Confirm => Event::Confirmed { seat },
                    Action::Withdraw => Event::Withdrawn { seat },
                });
                state.when_all_confirmed(out);
            }
            Act::Table(_) if state.phase != Phase::Choosing => return Err(SealedRefusal::Over),
            Act::Table(TableAct::TimeUp) => state.end_round(out),
            Act::Table(TableAct::Resign(seat)) if !state.playing().has(seat) => {
                return Err(SealedRefusal::NotPlaying);
            }
            Act::Table(TableAct::Resign(seat)) => Self::leave(state, seat, out),
            Act::Table(TableAct::Abandon) => {
                state.phase = Phase::Abandoned;
                out.emit(Event::Abandoned);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let ending = match state.phase {
            Phase::Choosing => return None,
            Phase::Finished => Ending::Finished,
            Phase::Abandoned => Ending::Abandoned,
        };
        let sheet = |seat: Seat| state.sheets.get(seat.index());
        let score = |seat| sheet(seat).map_or(0, |sheet| sheet.score.into());
        let rank = |seat| (sheet(seat).is_some_and(|sheet| !sheet.gone), score(seat));
        let seats = u8::try_from(state.sheets.len()).unwrap_or(u8::MAX);
        Some(Outcome::ranked(ending, seats, rank, score))
    }

    fn score_sheet(&self, state: &State, seat: Seat) -> Vec<ScorePart> {
        let score = state.sheets.get(seat.index()).map(|sheet| sheet.score).unwrap_or_default();
        vec![ScorePart { key: "score-prizes", count: score.into(), points: score.into() }]
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn event_view(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        view::event_view(event, viewer)
    }
}
