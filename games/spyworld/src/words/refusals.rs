//! Why not: one sentence per refusal.

use game::{Lang, Message};

use super::names::{Say, stack, track, with_edge, with_room};
use crate::{Refusal, Spyworld, Wanted};

/// Every key a refusal asks for.
pub(super) const KEYS: [&str; 73] = [
    "not-seat-count",
    "not-such-domicile",
    "not-timer-in-turn",
    "not-no-agents",
    "not-such-seat",
    "not-such-agent",
    "not-such-mission",
    "not-such-gadget",
    "not-such-stack",
    "not-such-room",
    "not-game-over",
    "not-has-left",
    "not-still-choosing-agents",
    "not-choosing-agents",
    "not-agent-decided",
    "not-offered",
    "not-planning-over",
    "not-still-planning",
    "not-confirmed",
    "not-nothing-to-withdraw",
    "not-already-chosen",
    "not-nothing-chosen",
    "not-carried-out",
    "not-all-carried-out",
    "not-other-content",
    "not-cannot-carry-out",
    "not-bonus-used-up",
    "not-bonus-once",
    "not-bonus-when-passing",
    "not-bonus-same-stack",
    "not-bonus-too-late",
    "not-bonus-price",
    "not-number-range",
    "not-number-back",
    "not-no-shift",
    "not-no-swap",
    "not-modification-price",
    "not-in-line",
    "not-room-filled",
    "not-at-entrance",
    "not-grey-room",
    "not-an-edge",
    "not-entrance-edge",
    "not-walled",
    "not-edge-in-line",
    "not-training-price",
    "not-track-full",
    "not-gadget-owned",
    "not-other-gadget",
    "not-claim-too-early",
    "not-mission-closed",
    "not-condition-met",
    "not-reward-now",
    "not-same-claim",
    "not-your-raid",
    "not-raid-stopped",
    "not-split-first",
    "not-nothing-to-split",
    "not-wrong-split",
    "not-room-there",
    "not-wall-between",
    "not-slanting",
    "not-movement",
    "not-points",
    "not-gadget-there",
    "not-gadget-used",
    "not-direction",
    "not-no-use",
    "not-moves-used-up",
    "not-forgiving",
    "not-nothing-to-take-back",
    "not-no-clock",
    "not-timer-running",
];

/// Why not.
pub(super) fn words(game: &Spyworld, refusal: &Refusal, lang: Lang) -> Message {
    let say = Say { edition: &game.edition, lang };
    match *refusal {
        Refusal::SeatCount { have } => Message::new("not-seat-count").with("have", have),
        Refusal::NoSuchDomicile { have } => Message::new("not-such-domicile").with("have", have),
        Refusal::NoAgents => Message::new("not-no-agents"),
        Refusal::TimerInTurn => Message::new("not-timer-in-turn"),
        Refusal::NoSuchSeat { have } => Message::new("not-such-seat").with("have", have),
        Refusal::NoSuchAgent => Message::new("not-such-agent"),
        Refusal::NoSuchMission => Message::new("not-such-mission"),
        Refusal::NoSuchGadget => Message::new("not-such-gadget"),
        Refusal::NoSuchStack => Message::new("not-such-stack"),
        Refusal::NoSuchRoom => Message::new("not-such-room"),
        Refusal::GameOver => Message::new("not-game-over"),
        Refusal::HasLeft { seat } => Message::new("not-has-left").with("seat", seat),
        Refusal::StillChoosingAgents => Message::new("not-still-choosing-agents"),
        Refusal::NotChoosingAgents => Message::new("not-choosing-agents"),
        Refusal::AgentDecided => Message::new("not-agent-decided"),
        Refusal::NotOffered { agent } => {
            Message::new("not-offered").with("agent", say.agent(agent))
        }
        Refusal::PlanningOver => Message::new("not-planning-over"),
        Refusal::StillPlanning => Message::new("not-still-planning"),
        Refusal::IsConfirmed => Message::new("not-confirmed"),
        Refusal::NothingToWithdraw => Message::new("not-nothing-to-withdraw"),
        Refusal::AlreadyChosen => Message::new("not-already-chosen"),
        Refusal::NothingChosen => Message::new("not-nothing-chosen"),
        Refusal::NotCarriedOut { stack: at } => {
            Message::new("not-carried-out").with("stack", stack(at))
        }
        Refusal::AllCarriedOut => Message::new("not-all-carried-out"),
        Refusal::OtherContent { stack: at, wanted } => {
            let wanted = match wanted {
                Wanted::Upgrade => "upgrade",
                Wanted::Wall => "wall",
                Wanted::Training => "training",
                Wanted::Gadget => "gadget",
                Wanted::Number => "number",
            };
            Message::new("not-other-content").with("stack", stack(at)).with("wanted", wanted)
        }
        Refusal::CannotCarryOut { stack: at } => {
            Message::new("not-cannot-carry-out").with("stack", stack(at))
        }
        Refusal::BonusUsedUp => Message::new("not-bonus-used-up"),
        Refusal::BonusOnce => Message::new("not-bonus-once"),
        Refusal::BonusWhenPassing => Message::new("not-bonus-when-passing"),
        Refusal::BonusSameStack => Message::new("not-bonus-same-stack"),
        Refusal::BonusTooLate => Message::new("not-bonus-too-late"),
        Refusal::BonusPrice { need, have } => {
            Message::new("not-bonus-price").with("need", need).with("have", have)
        }
        Refusal::NumberRange { wanted: _ } => Message::new("not-number-range"),
        Refusal::NumberBack { wanted: _ } => Message::new("not-number-back"),
        Refusal::NoShift { wanted: _ } => Message::new("not-no-shift"),
        Refusal::NoSwap => Message::new("not-no-swap"),
        Refusal::ModificationPrice { need, have, wanted: _ } => {
            Message::new("not-modification-price").with("need", need).with("have", have)
        }
        Refusal::NotInLine { room: at } => with_room(Message::new("not-in-line"), at),
        Refusal::RoomFilled { room: at } => with_room(Message::new("not-room-filled"), at),
        Refusal::AtEntrance => Message::new("not-at-entrance"),
        Refusal::GreyRoom { room: at, upgrade } => {
            with_room(Message::new("not-grey-room").with("upgrade", say.upgrade(upgrade)), at)
        }
        Refusal::NotAnEdge => Message::new("not-an-edge"),
        Refusal::EntranceEdge => Message::new("not-entrance-edge"),
        Refusal::Walled { edge: at } => with_edge(Message::new("not-walled"), at),
        Refusal::EdgeNotInLine { edge: at } => with_edge(Message::new("not-edge-in-line"), at),
        Refusal::TrainingPrice { need, have } => {
            Message::new("not-training-price").with("need", need).with("have", have)
        }
        Refusal::TrackFull { track: on } => Message::new("not-track-full").with("track", track(on)),
        Refusal::GadgetOwned { gadget } => {
            Message::new("not-gadget-owned").with("gadget", say.gadget(gadget))
        }
        Refusal::OtherGadget { gadget } => {
            Message::new("not-other-gadget").with("gadget", say.gadget(gadget))
        }
        Refusal::ClaimTooEarly { stack: at } => {
            Message::new("not-claim-too-early").with("stack", stack(at))
        }
        Refusal::MissionClosed { mission } => {
            Message::new("not-mission-closed").with("mission", say.mission(mission))
        }
        Refusal::ConditionNotMet { mission } => {
            Message::new("not-condition-met").with("mission", say.mission(mission))
        }
        Refusal::NoRewardNow { mission } => {
            Message::new("not-reward-now").with("mission", say.mission(mission))
        }
        Refusal::SameClaim { mission } => {
            Message::new("not-same-claim").with("mission", say.mission(mission))
        }
        Refusal::NotYourRaid { turn } => Message::new("not-your-raid").with("seat", turn),
        Refusal::RaidStopped => Message::new("not-raid-stopped"),
        Refusal::SplitFirst => Message::new("not-split-first"),
        Refusal::NothingToSplit => Message::new("not-nothing-to-split"),
        Refusal::WrongSplit { need, stealth, combat } => Message::new("not-wrong-split")
            .with("need", need)
            .with("stealth", stealth)
            .with("combat", combat),
        Refusal::NoRoomThere => Message::new("not-room-there"),
        Refusal::WallBetween => Message::new("not-wall-between"),
        Refusal::NoSlanting => Message::new("not-slanting"),
        Refusal::Movement { need, have } => {
            Message::new("not-movement").with("need", need).with("have", have)
        }
        Refusal::Points { need, have, upgrade } => Message::new("not-points")
            .with("need", need)
            .with("have", have)
            .with("upgrade", say.upgrade(upgrade)),
        Refusal::NoGadget { gadget } => {
            Message::new("not-gadget-there").with("gadget", say.gadget(gadget))
        }
        Refusal::GadgetUsed { gadget } => {
            Message::new("not-gadget-used").with("gadget", say.gadget(gadget))
        }
        Refusal::WrongDirection { gadget } => {
            Message::new("not-direction").with("gadget", say.gadget(gadget))
        }
        Refusal::NoUse { gadget } => Message::new("not-no-use").with("gadget", say.gadget(gadget)),
        Refusal::MovesUsedUp { have } => Message::new("not-moves-used-up").with("have", have),
        Refusal::NotForgiving => Message::new("not-forgiving"),
        Refusal::NothingToTakeBack => Message::new("not-nothing-to-take-back"),
        Refusal::NoClock => Message::new("not-no-clock"),
        Refusal::TimerNotRunning => Message::new("not-timer-running"),
    }
}
