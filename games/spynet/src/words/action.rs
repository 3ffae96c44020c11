//! What an action would do, as a button or a list says it.

use game::Message;

use super::Names;
use crate::edition::{Ability, Face};
use crate::ids::Card;
use crate::view::{PhaseView, StageView, StepView, View};
use crate::{Action, Choice};

/// Every key this file asks for.
pub(super) const KEYS: [&str; 34] = [
    "do-keep",
    "do-recruit",
    "do-take",
    "do-leave",
    "do-play",
    "do-attach",
    "do-run",
    "do-run-if",
    "do-give",
    "do-draw",
    "do-look-at-top",
    "do-take-card",
    "do-order",
    "do-look-at-hand",
    "do-look-at-operations",
    "do-look-at-pile",
    "do-give-for-it",
    "do-put-for-it",
    "do-remove-funding",
    "do-move-funding",
    "do-move-funding-to",
    "do-eliminate",
    "do-poach",
    "do-into",
    "do-return",
    "do-salvage",
    "do-copy",
    "do-discard",
    "do-use",
    "do-skip",
    "do-skip-more",
    "do-skip-looking",
    "do-end",
    "do-end-nothing",
];

/// The words for an action in this view.
pub(super) fn words(names: Names<'_>, view: &View, action: Action) -> Message {
    let of_card = |key, card| Message::new(key).with("card", names.card(card));
    let edition = &*names.game.edition;
    let worth = |card: Card| match edition.face(card) {
        Some(Face::Agent(agent)) => agent.strength,
        Some(Face::Operation(operation)) => operation.stars,
        Some(Face::Funding { value }) => *value,
        None => 0,
    };
    let step = step(view);
    match action {
        Action::Keep(card) => of_card("do-keep", card),
        Action::Recruit => Message::new("do-recruit"),
        Action::Take => Message::new("do-take").with("count", looked_at(view)),
        Action::Leave => Message::new("do-leave"),
        Action::Play(card, branch) => of_card("do-play", card)
            .with("branch", names.branch(branch))
            .with("strength", worth(card)),
        Action::Attach(card) => of_card("do-attach", card),
        Action::Run(card, branch) => {
            let condition = edition.operation(card).and_then(|operation| operation.condition);
            of_card(if condition.is_some() { "do-run-if" } else { "do-run" }, card)
                .with("branch", names.branch(branch))
                .with("stars", worth(card))
        }
        Action::Give(card) => of_card("do-give", card),
        Action::Use(choice) => use_words(names, step, choice),
        Action::Skip => Message::new(match step {
            Some(StepView::Ability { stage: StageView::Salvage { .. }, .. }) => "do-skip-more",
            Some(StepView::Ability {
                stage:
                    StageView::LookAtHand { .. }
                    | StageView::LookAtPile { .. }
                    | StageView::LookAtOperations { .. },
                ..
            }) => "do-skip-looking",
            Some(_) | None => "do-skip",
        }),
        Action::End => Message::new(match step {
            Some(StepView::Fresh) => "do-end-nothing",
            Some(_) | None => "do-end",
        }),
    }
}

const fn step(view: &View) -> Option<StepView> {
    match view.phase {
        PhaseView::Turn(turn) => Some(turn.step),
        PhaseView::Draft { .. } | PhaseView::Over { .. } => None,
    }
}

/// How many cards the pile has that is looked at.
fn looked_at(view: &View) -> u8 {
    let Some(StepView::Recruit { pile }) = step(view) else { return 0 };
    view.piles.get(usize::from(pile.0)).map_or(0, |heap| heap.count)
}

fn use_words(names: Names<'_>, step: Option<StepView>, choice: Choice) -> Message {
    let (source, stage) = match step {
        Some(StepView::Ability { source, stage, .. }) => (Some(source), Some(stage)),
        Some(_) | None => (None, None),
    };
    let ability = source.and_then(|source| names.game.edition.ability(source));
    let key = match (stage, ability) {
        (Some(StageView::Choose), Some(ability)) => first_key(ability),
        (Some(StageView::TakeFromHand { .. } | StageView::TakeFromPile { .. }), _)
        | (Some(StageView::TakeFromTop { .. }), _) => "do-take-card",
        (Some(StageView::GiveToHand { .. }), _) => "do-give-for-it",
        (Some(StageView::GiveToPile { .. }), _) => "do-put-for-it",
        (Some(StageView::MoveFunding { .. }), _) => "do-move-funding-to",
        (Some(StageView::Salvage { .. }), _) => "do-salvage",
        (Some(StageView::Order { .. }), _) => "do-order",
        (Some(StageView::Discard { .. }), _) => "do-discard",
        (Some(StageView::Branch { .. }), _) => "do-into",
        (
            Some(
                StageView::LookAtHand { .. }
                | StageView::LookAtPile { .. }
                | StageView::LookAtOperations { .. }
                | StageView::Choose,
            )
            | None,
            _,
        ) => "do-use",
    };
    let message = Message::new(key);
    match choice {
        Choice::Card(card) => message.with("card", names.card(card)),
        Choice::Seat(seat) => message.with("seat", seat),
        Choice::Pile(pile) => message.with("pile", pile.number()),
        Choice::Branch(branch) => message.with("branch", names.branch(branch)),
        Choice::Deck => message,
    }
}

/// What the first decision of an ability does.
const fn first_key(ability: Ability) -> &'static str {
    match ability {
        Ability::Draw { .. } => "do-draw",
        Ability::TopOfDeck { .. } => "do-look-at-top",
        Ability::ExchangeWithHand { .. } => "do-look-at-hand",
        Ability::ExchangeWithPile {} => "do-look-at-pile",
        Ability::LookAtOperations { .. } => "do-look-at-operations",
        Ability::RemoveFunding { .. } => "do-remove-funding",
        Ability::MoveFunding { .. } => "do-move-funding",
        Ability::Eliminate(_) => "do-eliminate",
        Ability::Poach(_) => "do-poach",
        Ability::ReturnToHand(_) => "do-return",
        Ability::Salvage { .. } => "do-salvage",
        Ability::Copy {} => "do-copy",
        Ability::ExtraAgents { .. } | Ability::ExtraOperations { .. } => "do-use",
    }
}
