//! The other worlds: states that a viewer cannot tell from the true one.
//!
//! Works on states alone and knows nothing of what is shown to whom: it is the judge of that.

use game::{Chance, Seat, Viewer};

use crate::edition::Edition;
use crate::fill::{Gap, List, Puzzle};
use crate::ids::{Card, CardSet, MAX_CARDS};
use crate::state::{Pending, Phase, Place, Spot, Stage, State, Step, Turn, Watcher};

/// Is this card hidden from the viewer? Said a second time, in other words than those of the judged.
fn is_hidden(edition: &Edition, state: &State, viewer: Viewer, card: Card) -> bool {
    let me = match viewer {
        Viewer::Judge => return false,
        Viewer::Spectator => None,
        Viewer::Seat(seat) => (seat.0 < state.n_seats).then_some(seat),
    };
    if state.knowledge.has_seen(Watcher::of(me, state.n_seats), card) {
        return false;
    }
    // Only the one who is asked looks at anything.
    let stage = match state.phase {
        Phase::Turn(Turn { seat, step, .. }) if me == Some(seat) => step,
        Phase::Draft(_) | Phase::Turn(_) | Phase::Over { .. } => Step::Play,
    };
    match state.spot(card) {
        Spot::Agent(..) | Spot::Attached(_) | Spot::Discard => false,
        Spot::Out => true,
        Spot::Deck => depth(state, card).is_none_or(|depth| depth >= looked_at_top(stage)),
        Spot::Packet => me.is_none_or(|me| state.phase != Phase::Draft(me)),
        Spot::Hand(seat) => me != Some(seat) && !looks_at_hand(stage, seat),
        Spot::Operation(seat, _) => {
            me != Some(seat)
                && !matches!(state.phase, Phase::Over { .. })
                && !edition.laws(state.situation).open_operations
                && !matches!(stage, Step::Ability(Pending { stage: Stage::LookAtOperations { seat: of }, .. }) if of == seat)
        }
        Spot::Pile(pile) => !match stage {
            Step::Recruit { pile: at } => at == pile,
            Step::Ability(Pending { stage, .. }) => {
                stage == Stage::LookAtPile { pile }
                    || stage == Stage::TakeFromPile { pile }
                    || matches!(stage, Stage::GiveToPile { pile: at, .. } if at == pile)
            }
            Step::Fresh | Step::Play | Step::Laid { .. } => false,
        },
    }
}

fn depth(state: &State, card: Card) -> Option<u8> {
    (0..).zip(state.deck.iter()).find(|(_, there)| *there == card).map(|(depth, _)| depth)
}

/// How many cards on top of the deck are looked at.
fn looked_at_top(step: Step) -> u8 {
    let Step::Ability(pending) = step else { return 0 };
    if let Stage::TakeFromTop { look, .. } = pending.stage {
        look
    } else if let Stage::Order { placed, left } = pending.stage {
        placed.saturating_add(left)
    } else {
        0
    }
}

fn looks_at_hand(step: Step, of: Seat) -> bool {
    let Step::Ability(pending) = step else { return false };
    pending.stage == Stage::LookAtHand { seat: of }
        || pending.stage == Stage::TakeFromHand { seat: of }
        || matches!(pending.stage, Stage::GiveToHand { seat, .. } if seat == of)
}

/// All cards hidden from a viewer, the deck's in its order, and where they are.
fn hidden_cards(edition: &Edition, state: &State, viewer: Viewer) -> List<(Card, Place)> {
    let rest = edition.cards().filter(|&card| state.at(card) != Place::DECK);
    let all = state.deck.iter().chain(rest);
    all.filter(|&card| is_hidden(edition, state, viewer, card))
        .map(|card| (card, state.at(card)))
        .collect()
}

/// A card that somebody else has chosen from cards that lie hidden: whose choice, and from where.
fn chosen(state: &State) -> Option<(Turn, Pending, Card, Place)> {
    let Phase::Turn(turn) = state.phase else { return None };
    let Step::Ability(pending) = turn.step else { return None };
    if let Stage::GiveToHand { seat, taken } = pending.stage {
        Some((turn, pending, taken, Place::hand(seat)))
    } else if let Stage::GiveToPile { pile, taken } = pending.stage {
        Some((turn, pending, taken, Place::pile(pile)))
    } else {
        None
    }
}

/// The cards among which the viewer cannot tell which one was chosen.
fn choices(state: &State, viewer: Viewer) -> Option<(Turn, Pending, Card, CardSet)> {
    let (turn, pending, taken, place) = chosen(state)?;
    let others = viewer != Viewer::Judge && viewer != Viewer::Seat(turn.seat);
    others.then(|| (turn, pending, taken, state.cards_at(place)))
}

/// Another world for this viewer: the hidden cards change places; what others know goes with the places.
pub(crate) fn resample(
    edition: &Edition,
    state: &State,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> State {
    let hidden = hidden_cards(edition, state, viewer);
    let watcher = Watcher::of(viewer.seat(), state.n_seats);
    let puzzle = Puzzle {
        edition,
        gaps: hidden.iter().map(|&(_, at)| Gap::new(state, watcher.as_seat(), at)).collect(),
        cards: hidden.iter().map(|(card, _)| *card).collect(),
        notes: *state.knowledge.notes_of(watcher),
    };
    let mut other = *state;
    if let Some(new) = puzzle.solve(chance) {
        let mut names: [Card; MAX_CARDS] = core::array::from_fn(|index| Card(index as u8));
        for (&(old, _), new) in hidden.iter().zip(new) {
            if let Some(name) = names.get_mut(old.index()) {
                *name = new;
            }
        }
        other.relabel(|card| names.get(card.index()).copied().unwrap_or(card));
        // The viewer's own notes are about cards, not about places.
        other.knowledge.copy_notes(watcher, &state.knowledge);
    }
    choose_again(&mut other, viewer, chance);
    other
}

/// Which card somebody else has in mind is hidden too.
fn choose_again(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
    let Some((turn, pending, _, cards)) = choices(state, viewer) else { return };
    let any = chance.below(cards.len().into()) as usize;
    let Some(taken) = cards.iter().nth(any) else { return };
    let stage = match pending.stage {
        Stage::GiveToHand { seat, .. } => Stage::GiveToHand { seat, taken },
        Stage::GiveToPile { pile, .. } => Stage::GiveToPile { pile, taken },
        other => other,
    };
    let step = Step::Ability(Pending { stage, ..pending });
    state.phase = Phase::Turn(Turn { step, ..turn });
}

/// What is hidden, by name.
pub(crate) fn hidden(
    edition: &Edition,
    state: &State,
    viewer: Viewer,
) -> Vec<(&'static str, Vec<u8>)> {
    let names = ["deck", "packet", "hand", "pile", "operation", "out"];
    let mut fields = names.map(|name| (name, Vec::new()));
    for (card, place) in hidden_cards(edition, state, viewer) {
        let name = match place.spot() {
            Spot::Deck => "deck",
            Spot::Packet => "packet",
            Spot::Hand(_) => "hand",
            Spot::Pile(_) => "pile",
            Spot::Operation(..) => "operation",
            Spot::Out | Spot::Discard | Spot::Agent(..) | Spot::Attached(_) => "out",
        };
        let field = fields.iter_mut().find(|(field, _)| *field == name);
        if let Some((_, bytes)) = field {
            bytes.extend([place.byte(), card.0]);
        }
    }
    let mut found: Vec<_> = fields.into_iter().filter(|(_, bytes)| !bytes.is_empty()).collect();
    if let Some((_, _, taken, cards)) = choices(state, viewer)
        && cards.len() > 1
    {
        found.push(("taken", vec![taken.0]));
    }
    found
}
