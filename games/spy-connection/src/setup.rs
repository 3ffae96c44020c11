//! SC-2: from options and a deal to the first position. All chance of the game is here.

use game::{Chance, Deal, Seat};

use crate::edition::Edition;
use crate::ids::{Mission, SLOTS, Table};
use crate::options::{AGENTS, FEWER_AGENTS, Options, Side, StartRule};
use crate::phase::{choose, turn};
use crate::refusal::Refusal;
use crate::state::{Deck, Phase, SeatState, State};

/// The first position.
pub(crate) fn setup(edition: &Edition, options: &Options, deal: &Deal) -> Result<State, Refusal> {
    check(options)?;
    let n_seats = options.agents.len() as u8;
    let mut seats = Table::new([SeatState::new(0); 4]);
    for (seat, &agents) in Seat::first(n_seats).zip(&options.agents) {
        *seats.at_mut(seat.0) = SeatState::new(agents);
    }

    // SC-2.2: the first four cards go to slots 1 to 4, the rest stays face down.
    let mut missions: Vec<Mission> = edition.deck_missions().collect();
    deal.stream("missions").shuffle(&mut missions);
    let mut display = [None; SLOTS];
    display.iter_mut().zip(&missions).for_each(|(slot, &mission)| *slot = Some(mission));
    let deck = Deck::top_first(missions.into_iter().skip(SLOTS));
    let start = Seat(deal.stream("start player").below(n_seats.into()) as u8);

    let mut starts: Vec<Mission> = edition.start_missions().collect();
    deal.stream("start missions").shuffle(&mut starts);
    starts.truncate(n_seats.into());
    if starts.len() < usize::from(n_seats) {
        return Err(Refusal::TooFewStarts { need: n_seats, have: starts.len() as u8 });
    }

    let mut state = State {
        seats,
        deck,
        display,
        offer: [None; 4],
        out: 0,
        n_seats,
        start,
        side: options.side,
        round: 1,
        phase: Phase::Choose(start.right(n_seats)),
        trigger: None,
    };
    match options.start {
        StartRule::First => {
            for (seat, &mission) in Seat::first(n_seats).zip(&starts) {
                choose::receive(edition, &mut state, seat, mission);
            }
            turn::begin(&mut state, start, &mut ());
        }
        StartRule::Advanced => {
            // In the order of the edition: the order of dealing tells nothing and would only confuse.
            game::sort_few(&mut starts, |mission| *mission);
            state.offer.iter_mut().zip(starts).for_each(|(place, mission)| *place = Some(mission));
        }
    }
    Ok(state)
}

fn check(options: &Options) -> Result<(), Refusal> {
    let have = u8::try_from(options.agents.len()).unwrap_or(u8::MAX);
    if !(2..=4).contains(&have) {
        return Err(Refusal::SeatCount { have });
    }
    for (seat, &have) in Seat::first(have).zip(&options.agents) {
        if have != AGENTS && have != FEWER_AGENTS {
            return Err(Refusal::AgentCount { seat, have });
        }
        if options.side == Side::Dark && have != AGENTS {
            return Err(Refusal::DarkNeedsAll { seat, need: AGENTS, have });
        }
    }
    Ok(())
}
