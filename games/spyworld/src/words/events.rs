//! Lines of the log.

use game::{Lang, Message, Seat};

use super::actions;
use super::names::{Say, with_room};
use crate::action::Reward;
use crate::grid::Room;
use crate::ids::Upgrade;
use crate::state::Neighbour;
use crate::{Action, Event, Spyworld};

/// Every key a line of the log asks for, beside those of actions.
pub(super) const KEYS: [&str; 24] = [
    "log-agent-chosen",
    "log-agent-chosen-unseen",
    "log-round",
    "log-round-last",
    "log-confirmed",
    "log-withdrawn",
    "log-fulfilled",
    "log-fulfilled-unseen",
    "log-lair-full",
    "log-handed-left",
    "log-handed-right",
    "log-agent-shown",
    "log-moved",
    "log-moved-found",
    "log-used",
    "log-used-to",
    "log-used-found",
    "log-split-asked",
    "log-taken-back",
    "log-stopped",
    "log-time-up",
    "log-resigned",
    "log-abandoned",
    "log-ended",
];

/// A line of the log.
pub(super) fn words(game: &Spyworld, event: &Event, lang: Lang) -> Message {
    let say = Say { edition: &game.edition, lang };
    let by = |key, seat: Seat| Message::new(key).with("seat", seat);
    match *event {
        Event::AgentChosen { seat, agent: Some(agent) } => {
            by("log-agent-chosen", seat).with("agent", say.agent(agent))
        }
        Event::AgentChosen { seat, agent: None } => by("log-agent-chosen-unseen", seat),
        Event::RoundBegan { round, last } => {
            let key = if last { "log-round-last" } else { "log-round" };
            Message::new(key).with("round", round)
        }
        Event::Drafted { seat, action, on } => actions::noted(say, seat, action, on),
        Event::Confirmed { seat } => by("log-confirmed", seat),
        Event::Withdrawn { seat } => by("log-withdrawn", seat),
        Event::Fulfilled { seat, mission, reward } => {
            let said = match reward {
                None => by("log-fulfilled-unseen", seat),
                Some(Reward::Now) => by("log-fulfilled", seat).with("reward", "now"),
                Some(Reward::End) => by("log-fulfilled", seat).with("reward", "end"),
            };
            said.with("mission", say.mission(mission))
        }
        Event::LairFull { seat } => by("log-lair-full", seat),
        Event::Handed { to: Neighbour::Left } => Message::new("log-handed-left"),
        Event::Handed { to: Neighbour::Right } => Message::new("log-handed-right"),
        Event::AgentShown { seat, agent } => {
            by("log-agent-shown", seat).with("agent", say.agent(agent))
        }
        Event::Moved { seat, action, room, found, watched: _ } => {
            moved(say, seat, action, room, found)
        }
        Event::SplitAsked { seat, .. } => by("log-split-asked", seat),
        Event::TakenBack { seat, .. } => by("log-taken-back", seat),
        Event::Stopped { seat } => by("log-stopped", seat),
        Event::TimeUp => Message::new("log-time-up"),
        Event::Resigned { seat } => by("log-resigned", seat),
        Event::Abandoned => Message::new("log-abandoned"),
        Event::Ended => Message::new("log-ended"),
    }
}

/// A step, or what was done with gadgets; some of them only prepare steps, and nothing is entered.
fn moved(say: Say<'_>, seat: Seat, action: Action, to: Room, found: Option<Upgrade>) -> Message {
    let used = if let Action::Use(gadget, dir, cover) = action {
        Some(([Some(gadget), cover], dir))
    } else {
        None
    };
    let key = match (used, found) {
        (None, None) => "log-moved",
        (None, Some(_)) => "log-moved-found",
        (Some((_, None)), _) => "log-used",
        (Some((_, Some(_))), None) => "log-used-to",
        (Some((_, Some(_))), Some(_)) => "log-used-found",
    };
    let gadgets = used.into_iter().flat_map(|(all, _)| all).flatten();
    let gadgets: Vec<String> = gadgets.map(|gadget| say.gadget(gadget)).collect();
    let said = Message::new(key).with("seat", seat).with("gadgets", gadgets);
    let upgrade = found.map(|upgrade| say.upgrade(upgrade)).unwrap_or_default();
    with_room(said.with("upgrade", upgrade), to)
}
