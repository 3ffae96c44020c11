//! The other worlds: states that a viewer cannot tell from the true one.
//!
//! Works on states alone and knows nothing of what is shown to whom: it is the judge of that.

mod agents;
mod foray;
mod scribble;

use game::{Canonical, Chance, Encoder, Seat, Viewer};

use crate::edition::Edition;
use crate::ids::Card;
use crate::options::RaidRule;
use crate::setup;
use crate::state::{Deck, Phase, SeatState, State, stacks};

/// What of other seats is hidden from somebody without a judge's eyes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Veil {
    /// Sheets, choices and agents.
    Planning,
    /// How the raids go.
    Raids,
    /// Nothing.
    Lifted,
}

fn veil(state: &State) -> Veil {
    match (state.phase, state.raids) {
        (Phase::Agents | Phase::Plan, _) => Veil::Planning,
        (Phase::Raid, RaidRule::Together) => Veil::Raids,
        (Phase::Raid, RaidRule::InTurn) | (Phase::Over { .. }, _) => Veil::Lifted,
    }
}

/// The seats that are veiled from this viewer.
fn veiled(state: &State, viewer: Viewer) -> impl Iterator<Item = Seat> + use<> {
    let me = viewer.seat();
    Seat::first(state.n_seats()).filter(move |seat| Some(*seat) != me)
}

/// Another world for this viewer; a judge knows everything, so for one nothing changes.
pub(crate) fn resample(
    edition: &Edition,
    state: &State,
    viewer: Viewer,
    chance: &mut impl Chance,
) -> State {
    let mut other = state.clone();
    if viewer == Viewer::Judge {
        return other;
    }
    redeal(edition, &mut other.deck, chance);
    match veil(state) {
        Veil::Planning => {
            agents::redeal(edition, &mut other, viewer, chance);
            for seat in veiled(state, viewer) {
                let own = scribble::seat(edition, &other, seat, chance);
                if let (Some(place), Some(own)) = (other.seats.get_mut(seat.index()), own) {
                    *place = own;
                }
            }
        }
        Veil::Raids => {
            for seat in veiled(state, viewer) {
                let course = foray::course(edition, &other, seat, chance);
                if let (Some(own), Some(course)) = (other.seats.get_mut(seat.index()), course) {
                    own.course = course;
                }
            }
        }
        Veil::Lifted => {}
    }
    other
}

/// SW-3.1: deals what nobody has seen; the number on top of a stack stays, so its content is one of those
/// that cards with this number still have.
fn redeal(edition: &Edition, deck: &mut Deck, chance: &mut impl Chance) {
    let shown = usize::from(deck.round);
    let mut unseen: Vec<Card> =
        stacks().flat_map(|stack| deck.cards(stack).iter().skip(shown).copied()).collect();
    chance.shuffle(&mut unseen);
    let line = |card: Card| edition.card(card).map(|data| data.line);
    let height = usize::from(deck.height);
    for stack in stacks() {
        let number = deck.top(stack).and_then(line);
        // The first fitting card of a shuffled list is any of the fitting ones.
        let fits = unseen.iter().position(|&card| line(card) == number);
        let drawn = fits.map(|place| unseen.swap_remove(place));
        let top = deck.stacks.get_mut(stack.index()).and_then(|cards| cards.get_mut(shown));
        if let (Some(top), Some(card)) = (top, drawn) {
            *top = card;
        }
    }
    chance.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for cards in &mut deck.stacks {
        for place in cards.iter_mut().take(height).skip(shown + 1) {
            *place = unseen.next().unwrap_or(*place);
        }
    }
}

/// The cards of a full deck that are not among these; for decks that are made from a view.
pub(crate) fn missing(edition: &Edition, seen: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut all: Vec<Card> = setup::all_cards(edition).collect();
    for card in seen {
        if let Some(place) = all.iter().position(|&other| other == card) {
            all.swap_remove(place);
        }
    }
    game::sort_few(&mut all, |card| *card);
    all
}

/// What is hidden, by name.
pub(crate) fn hidden(state: &State, viewer: Viewer) -> Vec<(&'static str, Vec<u8>)> {
    if viewer == Viewer::Judge {
        return Vec::new();
    }
    let shown = usize::from(state.deck.round);
    let deck = stacks().flat_map(|stack| state.deck.cards(stack).iter().skip(shown));
    let mut fields = vec![("deck", deck.map(|card| card.0).collect())];
    let mut field = |name, write: &dyn Fn(&SeatState, &mut Vec<u8>)| {
        let mut bytes = Vec::new();
        for own in veiled(state, viewer).filter_map(|seat| state.seat(seat)) {
            write(own, &mut bytes);
        }
        if !bytes.is_empty() {
            fields.push((name, bytes));
        }
    };
    match veil(state) {
        Veil::Planning => {
            field("agents", &|own, bytes| {
                let [one, other] = own.offer;
                let agents = [one, other, own.agent].map(|agent| agent.map_or(0, |a| a.0 + 1));
                bytes.extend(agents);
            });
            // Before the first round ends everybody knows what is on a sheet.
            field("sheets", &|own, bytes| {
                bytes.extend((shown > 1).then(|| digest(&own.sheet)).into_iter().flatten());
            });
            field("rewards", &|own, bytes| {
                // Who has fulfilled nothing has no reward to hide.
                bytes.extend((own.fulfilled != 0).then_some(own.kept));
            });
            field("choices", &|own, bytes| bytes.extend(digest(&own.draft)));
        }
        Veil::Raids => field("paths", &|own, bytes| bytes.extend(digest(&own.course))),
        Veil::Lifted => {}
    }
    fields
}

fn digest(part: &impl Canonical) -> [u8; 32] {
    let mut out = Encoder::new();
    part.encode(&mut out);
    out.finish().0
}
