//! Listed ⇔ applicable, and a refusal changes nothing.
//!
//! Everything the test's universe holds is tried for every seat; nothing is taken from the list on trust.

use game::{Act, Digest, Game, Seat, TableAct};

use crate::playout::offered;
use crate::{Check, Failure, Report, Suite};
use game::Playable;

impl<G: Playable> Suite<'_, G> {
    /// Lists are proper at every step; at some steps everything is tried for everybody.
    ///
    /// # Errors
    /// The first list or refusal that is wrong.
    pub fn legality(&self) -> Result<Report, Failure> {
        self.games(|playout, chance, report| {
            for (step, state) in playout.steps() {
                self.lists(state, step, playout.seats)?;
            }
            for (step, state) in playout.sampled(self.samples, chance) {
                report.comparisons += self.everything(state, step, playout.seats)?;
            }
            match &playout.stopped {
                Some((check, details)) => {
                    Err(Failure::new(*check, playout.acts.len(), details.clone()))
                }
                None => Ok(()),
            }
        })
    }

    fn lists(&self, state: &G::State, step: usize, seats: u8) -> Result<(), Failure> {
        let (asked, able) = (self.game.to_act(state), self.game.may_act(state));
        for seat in Seat::first(seats) {
            let legal = offered(self.game, state, seat);
            let wrong = |check, details| Err(Failure::new(check, step, details));
            if asked.has(seat) && !able.has(seat) {
                return wrong(Check::Offered, format!("{seat} is to act, but may not"));
            }
            if legal.is_empty() && able.has(seat) {
                return wrong(Check::Offered, format!("{seat} may act, but is offered nothing"));
            }
            if !legal.is_empty() && !able.has(seat) {
                let details = format!("{seat} may not act, but is offered {legal:?}");
                return wrong(Check::Offered, details);
            }
            let mut rest = legal.iter();
            while let Some(action) = rest.next() {
                if rest.as_slice().contains(action) {
                    return wrong(Check::Offered, format!("{seat} is offered {action:?} twice"));
                }
                if !self.universe.contains(action) {
                    return wrong(Check::Universe, format!("{action:?} is not in the universe"));
                }
            }
        }
        match asked.iter().chain(able.iter()).find(|seat| seat.0 >= seats) {
            Some(seat) => {
                let details = format!("{seat} may act, but there are {seats} seats");
                Err(Failure::new(Check::Offered, step, details))
            }
            None => Ok(()),
        }
    }

    fn everything(&self, state: &G::State, step: usize, seats: u8) -> Result<u64, Failure> {
        let over = self.game.to_act(state).is_empty();
        let able = self.game.may_act(state);
        let mut refused = Vec::new();
        let mut tried = 0;
        for seat in Seat::first(seats).chain(nobody(seats)) {
            let open = seat.0 < seats && able.has(seat) && !over;
            let legal = offered(self.game, state, seat);
            if !open && !legal.is_empty() {
                let details = format!("{seat:?} is offered {legal:?}");
                return Err(Failure::new(Check::Closed, step, details));
            }
            for &action in &self.universe {
                let act = Act::Seat(seat, action);
                let possible = self.try_act(state, step, act)?;
                let wrong = |check, what| Err(Failure::new(check, step, format!("{act:?} {what}")));
                match (legal.contains(&action), possible) {
                    (true, true) => {}
                    (false, false) => refused.push(act),
                    (true, false) => return wrong(Check::Listed, "is listed, but refused"),
                    (false, true) if open => {
                        return wrong(Check::Unlisted, "is possible, not listed");
                    }
                    (false, true) => return wrong(Check::Closed, "is possible"),
                }
                tried += 1;
            }
        }
        for act in table_acts(seats) {
            let gone = matches!(act, TableAct::Resign(seat) if seat.0 >= seats);
            if !self.try_act(state, step, Act::Table(act))? {
                refused.push(Act::Table(act));
            } else if over || gone {
                let details = format!("{act:?} is possible; there are {seats} seats, over: {over}");
                return Err(Failure::new(Check::Closed, step, details));
            }
            tried += 1;
        }
        self.untouched(state, step, &refused)?;
        Ok(tried)
    }

    /// Is this possible? Where it is refused, nothing may have happened.
    fn try_act(&self, state: &G::State, step: usize, act: Act<G::Action>) -> Result<bool, Failure> {
        let mut events = Vec::new();
        let possible = self.game.apply(&mut state.clone(), act, &mut events).is_ok();
        if !possible && !events.is_empty() {
            let details = format!("{act:?} is refused, but this happened: {events:?}");
            return Err(Failure::new(Check::Untouched, step, details));
        }
        Ok(possible)
    }

    /// All refused acts on one state, since a digest costs more than an act; the culprit is sought after.
    fn untouched(
        &self,
        state: &G::State,
        step: usize,
        refused: &[Act<G::Action>],
    ) -> Result<(), Failure> {
        let before = Digest::of(self.game, state);
        if after(self.game, state, refused) == before {
            return Ok(());
        }
        let culprit = refused.chunks(1).find(|one| after(self.game, state, one) != before);
        let details = format!("refused, but the state is another one: {culprit:?}");
        Err(Failure::new(Check::Untouched, step, details))
    }
}

fn after<G: Game>(game: &G, state: &G::State, acts: &[Act<G::Action>]) -> Digest {
    let mut state = state.clone();
    for &act in acts {
        // That it is refused is known; here only what that does to the state counts.
        drop(game.apply(&mut state, act, &mut ()));
    }
    Digest::of(game, &state)
}

/// Seats that are not at the table; 128 and more would not even fit into a set of seats.
const fn nobody(seats: u8) -> [Seat; 4] {
    [Seat(seats), Seat(127), Seat(128), Seat(255)]
}

/// One of each, and resignations of seats that are not there.
fn table_acts(seats: u8) -> impl Iterator<Item = TableAct> {
    Seat::first(seats)
        .chain(nobody(seats))
        .map(TableAct::Resign)
        .chain([TableAct::TimeUp, TableAct::Abandon])
}
