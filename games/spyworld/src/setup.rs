//! SW-2: from options and a deal to the first position. All chance of the game is here.

use core::ops::RangeInclusive;

use game::{Chance, Deal};

use crate::course::Course;
use crate::edition::Edition;
use crate::ids::{Agent, Card, Mission, OPEN_MISSIONS, STACK_CARDS, STACKS};
use crate::options::{AgentRule, Options, RaidRule};
use crate::phase::agents;
use crate::refusal::Refusal;
use crate::sheet::Sheet;
use crate::state::{self, Deck, Draft, Phase, SeatState, State};

/// This project seats so many.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=100;

/// The first position.
pub(crate) fn setup(
    edition: &Edition,
    rules: u32,
    options: &Options,
    deal: &Deal,
) -> Result<State, Refusal> {
    let n_seats = u8::try_from(options.beginners.len()).unwrap_or(u8::MAX);
    if !SEATS.contains(&n_seats) {
        return Err(Refusal::SeatCount { have: n_seats });
    }
    let domicile = edition.domicile(options.domicile());
    let have = edition.domiciles().len() as u8;
    let domicile = domicile.ok_or(Refusal::NoSuchDomicile { have })?;
    if options.timer && options.raids == RaidRule::InTurn {
        return Err(Refusal::TimerInTurn);
    }
    let picks = options.agents == AgentRule::Free;
    if picks && !domicile.agents && rules >= state::REFUSES_FREE_CHOICE {
        return Err(Refusal::NoAgents);
    }
    let mut missions: Vec<Mission> = (0..edition.missions().len() as u8).map(Mission).collect();
    deal.stream("missions").shuffle(&mut missions);
    let mut drawn = [Mission(0); OPEN_MISSIONS];
    drawn.iter_mut().zip(missions).for_each(|(place, mission)| *place = mission);

    let seats = options.beginners.iter().map(|&beginner| seat(edition, beginner)).collect();
    let mut state = State {
        rules,
        seats,
        deck: deal_cards(edition, &mut deal.stream("planning cards")),
        missions: drawn,
        open: 0b111,
        domicile: options.domicile(),
        agents: options.agents,
        raids: options.raids,
        timer: options.timer,
        forgiving: options.forgiving,
        last_round: false,
        handed: None,
        phase: Phase::Plan,
    };
    if domicile.agents {
        deal_agents(edition, &mut state, &mut deal.stream("agents"));
        state.phase = Phase::Agents;
        agents::when_all_decided(&mut state, &mut ());
    }
    Ok(state)
}

/// A seat before the first round.
pub(crate) fn seat(edition: &Edition, beginner: bool) -> SeatState {
    let sheet = Sheet::new(edition, beginner);
    SeatState {
        sheet,
        draft: Draft::new(sheet),
        course: Course::new(edition.entrance, sheet.tracks, 0),
        offer: [None; 2],
        agent: None,
        beginner,
        fulfilled: 0,
        kept: 0,
        confirmed: false,
        stopped: false,
        left: false,
    }
}

/// Every card of the edition.
pub(crate) fn all_cards(edition: &Edition) -> impl Iterator<Item = Card> {
    let kinds = (0_u8..).map(Card).zip(edition.cards());
    kinds.flat_map(|(card, data)| (0..data.count).map(move |_| card))
}

/// SW-2.1: three stacks of equal height; the first card of each is turned at once.
fn deal_cards(edition: &Edition, chance: &mut impl Chance) -> Deck {
    let mut cards: Vec<Card> = all_cards(edition).collect();
    chance.shuffle(&mut cards);
    stack(edition, &cards)
}

/// The deck of these cards, the first stack first.
pub(crate) fn stack(edition: &Edition, cards: &[Card]) -> Deck {
    let height = edition.stack_cards();
    let mut stacks = [[Card(0); STACK_CARDS]; STACKS];
    for (stack, cards) in stacks.iter_mut().zip(cards.chunks(height.max(1))) {
        stack.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
    }
    Deck { stacks, height: height as u8, round: 1 }
}

/// SW-2.2: two to keep one of, one, or none.
fn deal_agents(edition: &Edition, state: &mut State, chance: &mut impl Chance) {
    let Some(each) = agents::drawn(state.n_seats(), state.agents) else { return };
    let mut deck: Vec<Agent> = (0..edition.agents().len() as u8).map(Agent).collect();
    chance.shuffle(&mut deck);
    let mut deck = deck.into_iter();
    for own in &mut state.seats {
        if each == 1 {
            own.agent = deck.next();
        } else {
            own.offer = core::array::from_fn(|_| deck.next());
            // In the order of the edition: the order of drawing tells nothing and would only confuse.
            game::sort_few(&mut own.offer, |agent| *agent);
        }
    }
}
