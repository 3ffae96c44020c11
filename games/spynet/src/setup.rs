//! SN-2: from options and a deal to the first position. All chance of the game is here.

use game::{Chance, Deal, Seat};

use crate::edition::Edition;
use crate::ids::{Card, MAX_AGENTS, MAX_CARDS, Pile};
use crate::options::{Options, SituationChoice};
use crate::phase::draft;
use crate::refusal::Refusal;
use crate::state::{Deck, Knowledge, Phase, Place, State};

/// The first position.
pub(crate) fn setup(
    edition: &Edition,
    rules: u32,
    options: &Options,
    deal: &Deal,
) -> Result<State, Refusal> {
    let n_seats = options.seats;
    if !(2..=4).contains(&n_seats) {
        return Err(Refusal::SeatCount { have: n_seats });
    }
    let situation = choose_situation(edition, &options.situation, deal)?;
    let piles = edition.laws(situation).piles;
    if edition.n_cards() < piles + n_seats {
        return Err(Refusal::TooFewCards { need: piles + n_seats, have: edition.n_cards() });
    }
    let start = Seat(deal.stream("start player").below(n_seats.into()) as u8);
    let mut cards: Vec<Card> = edition.cards().collect();
    deal.stream("deck").shuffle(&mut cards);
    let mut state = State {
        deck: Deck::top_first(cards.into_iter()),
        n_seats,
        start,
        agents_per_turn: options.agents_per_turn,
        memory_aid: options.memory_aid,
        situation,
        phase: Phase::Draft(start.right(n_seats)),
        ..empty(rules)
    };
    let in_deck: Vec<Card> = state.deck.iter().collect();
    in_deck.into_iter().for_each(|card| state.follow(card, Place::DECK));
    // SN-2.1: the piles; SN-2.2: the cards that go round.
    let piles = Pile::first(piles).map(Place::pile);
    let packet = (0..n_seats).map(|_| Place::PACKET);
    for place in piles.chain(packet).collect::<Vec<_>>() {
        if let Some(card) = state.deck.draw() {
            state.follow(card, place);
        }
    }
    draft::go_on(&mut state, start.right(n_seats), &mut ());
    Ok(state)
}

/// A table for two with no card on it.
pub(crate) const fn empty(rules: u32) -> State {
    State {
        rules,
        place: [Place::OUT; MAX_CARDS],
        height: [0; MAX_AGENTS],
        deck: Deck::EMPTY,
        knowledge: Knowledge::NONE,
        strength: [[0; 4]; 4],
        phase: Phase::Over { abandoned: false },
        n_seats: 2,
        start: Seat(0),
        agents_per_turn: crate::options::AgentsPerTurn::OneInAll,
        memory_aid: true,
        situation: None,
        round: 1,
        idle: 0,
        resigned: 0,
        last: None,
    }
}

/// SN-2.3: the situation, by its place in the edition.
fn choose_situation(
    edition: &Edition,
    choice: &SituationChoice,
    deal: &Deal,
) -> Result<Option<u8>, Refusal> {
    let count = edition.situations().len() as u32;
    match choice {
        SituationChoice::None => Ok(None),
        SituationChoice::Random if count == 0 => Err(Refusal::NoSuchSituation),
        SituationChoice::Random => Ok(Some(deal.stream("situation").below(count) as u8)),
        SituationChoice::Chosen(id) => {
            let known = (0..).zip(edition.situations()).find(|(_, it)| it.id == *id);
            known.map(|(index, _)| Some(index)).ok_or(Refusal::NoSuchSituation)
        }
    }
}
