//! Why not, as sentences.

use game::Message;

use super::Names;
use crate::Refusal;

/// Every key this file asks for.
pub(super) const KEYS: [&str; 40] = [
    "not-seat-count",
    "not-such-situation",
    "not-too-few-cards",
    "not-such-seat",
    "not-such-card",
    "not-game-over",
    "not-your-turn",
    "not-your-pick",
    "not-still-drafting",
    "not-drafting",
    "not-in-packet",
    "not-last-turn",
    "not-already-playing",
    "not-still-recruiting",
    "not-recruiting",
    "not-ability-open",
    "not-no-ability",
    "not-in-hand",
    "not-an-agent",
    "not-an-operation",
    "not-wrong-branch",
    "not-no-more-agents",
    "not-nothing-laid",
    "not-funding",
    "not-brought-by",
    "not-funding-limit",
    "not-dominated",
    "not-no-more-operations",
    "not-no-partner",
    "not-partner-left",
    "not-already-gave",
    "not-a-target",
    "not-its-own-agent",
    "not-wrong-owner",
    "not-too-strong",
    "not-has-funding",
    "not-only-agent",
    "not-must-choose",
    "not-already-resigned",
    "not-no-clock",
];

/// The sentence for a refusal.
pub(super) fn words(names: Names<'_>, refusal: &Refusal) -> Message {
    let of_card = |key, card| Message::new(key).with("card", names.card(card));
    match *refusal {
        Refusal::SeatCount { have } => Message::new("not-seat-count").with("have", have),
        Refusal::NoSuchSituation => Message::new("not-such-situation"),
        Refusal::TooFewCards { need, have } => {
            Message::new("not-too-few-cards").with("need", need).with("have", have)
        }
        Refusal::NoSuchSeat { have } => Message::new("not-such-seat").with("have", have),
        Refusal::NoSuchCard => Message::new("not-such-card"),
        Refusal::GameOver => Message::new("not-game-over"),
        Refusal::NotYourTurn { turn } => Message::new("not-your-turn").with("seat", turn),
        Refusal::NotYourPick { turn } => Message::new("not-your-pick").with("seat", turn),
        Refusal::StillDrafting => Message::new("not-still-drafting"),
        Refusal::NotDrafting => Message::new("not-drafting"),
        Refusal::NotInPacket { card } => of_card("not-in-packet", card),
        Refusal::LastTurn => Message::new("not-last-turn"),
        Refusal::AlreadyPlaying => Message::new("not-already-playing"),
        Refusal::StillRecruiting => Message::new("not-still-recruiting"),
        Refusal::NotRecruiting => Message::new("not-recruiting"),
        Refusal::AbilityOpen { agent } => of_card("not-ability-open", agent),
        Refusal::NoAbility => Message::new("not-no-ability"),
        Refusal::NotInHand { card } => of_card("not-in-hand", card),
        Refusal::NotAnAgent { card } => of_card("not-an-agent", card),
        Refusal::NotAnOperation { card } => of_card("not-an-operation", card),
        Refusal::WrongBranch { card, branch } => {
            of_card("not-wrong-branch", card).with("branch", names.branch(branch))
        }
        Refusal::NoMoreAgents => Message::new("not-no-more-agents"),
        Refusal::NothingLaid => Message::new("not-nothing-laid"),
        Refusal::NotFunding { card } => of_card("not-funding", card),
        Refusal::BroughtBy { agent, card } => {
            of_card("not-brought-by", card).with("agent", names.card(agent))
        }
        Refusal::FundingLimit { most } => Message::new("not-funding-limit").with("most", most),
        Refusal::NotDominated { branch, need, have } => Message::new("not-dominated")
            .with("branch", names.branch(branch))
            .with("need", need)
            .with("have", have),
        Refusal::NoMoreOperations { branch } => {
            Message::new("not-no-more-operations").with("branch", names.branch(branch))
        }
        Refusal::NoPartner => Message::new("not-no-partner"),
        Refusal::PartnerLeft => Message::new("not-partner-left"),
        Refusal::AlreadyGave => Message::new("not-already-gave"),
        Refusal::NotATarget => Message::new("not-a-target"),
        Refusal::ItsOwnAgent { agent } => of_card("not-its-own-agent", agent),
        Refusal::WrongOwner { card } => of_card("not-wrong-owner", card),
        Refusal::TooStrong { agent, most, have } => {
            of_card("not-too-strong", agent).with("most", most).with("have", have)
        }
        Refusal::HasFunding { agent } => of_card("not-has-funding", agent),
        Refusal::OnlyAgent { agent } => of_card("not-only-agent", agent),
        Refusal::MustChoose => Message::new("not-must-choose"),
        Refusal::AlreadyResigned { seat } => {
            Message::new("not-already-resigned").with("seat", seat)
        }
        Refusal::NoClock => Message::new("not-no-clock"),
    }
}

#[cfg(test)]
mod tests {
    use game::{Lang, Seat};

    use super::*;
    use crate::SpyNet;
    use crate::ids::{Branch, Card};
    use crate::words::tests::are_exactly;

    /// One of each; a new variant makes the match above fail first.
    #[test]
    fn the_list_of_keys_is_exactly_what_is_said() {
        let game = SpyNet::house().unwrap();
        let names = Names { game: &game, lang: Lang::En };
        let (seat, branch, card) = (Seat(0), Branch::Technology, Card(0));
        let refusals = [
            Refusal::SeatCount { have: 5 },
            Refusal::NoSuchSituation,
            Refusal::TooFewCards { need: 5, have: 4 },
            Refusal::NoSuchSeat { have: 2 },
            Refusal::NoSuchCard,
            Refusal::GameOver,
            Refusal::NotYourTurn { turn: seat },
            Refusal::NotYourPick { turn: seat },
            Refusal::StillDrafting,
            Refusal::NotDrafting,
            Refusal::NotInPacket { card },
            Refusal::LastTurn,
            Refusal::AlreadyPlaying,
            Refusal::StillRecruiting,
            Refusal::NotRecruiting,
            Refusal::AbilityOpen { agent: card },
            Refusal::NoAbility,
            Refusal::NotInHand { card },
            Refusal::NotAnAgent { card },
            Refusal::NotAnOperation { card },
            Refusal::WrongBranch { card, branch },
            Refusal::NoMoreAgents,
            Refusal::NothingLaid,
            Refusal::NotFunding { card },
            Refusal::BroughtBy { agent: card, card },
            Refusal::FundingLimit { most: 1 },
            Refusal::NotDominated { branch, need: 2, have: 1 },
            Refusal::NoMoreOperations { branch },
            Refusal::NoPartner,
            Refusal::PartnerLeft,
            Refusal::AlreadyGave,
            Refusal::NotATarget,
            Refusal::ItsOwnAgent { agent: card },
            Refusal::WrongOwner { card },
            Refusal::TooStrong { agent: card, most: 1, have: 2 },
            Refusal::HasFunding { agent: card },
            Refusal::OnlyAgent { agent: card },
            Refusal::MustChoose,
            Refusal::AlreadyResigned { seat },
            Refusal::NoClock,
        ];
        are_exactly(refusals.iter().map(|refusal| words(names, refusal)), &KEYS);
    }
}
