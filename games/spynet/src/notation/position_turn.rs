//! The `turn` line of a position: whose turn, how far it is, what was used.
//!
//! ```text
//! turn A                                     nothing was done yet
//! turn A play                                playing
//! turn A recruit 2                           looking at pile 2
//! turn A laid the-hand                       the-hand was laid just now and can get funding
//! turn A ability anaconda choose             an ability waits; first nothing is chosen
//! turn A ability the-ghost as anaconda choose            the-ghost uses the ability of anaconda
//! … branch CARD                              a poached master: into which branch?
//! … take-from-hand B | give-to-hand B CARD | look-at-hand B
//! … take-from-pile 1 | give-to-pile 1 CARD | look-at-pile 1
//! … look-at-operations B | move-funding CARD | salvage 1
//! … take-from-top 3 1 | order 0 2 | discard 1
//! ```
//!
//! After that may follow `played BRANCH`, `ran BRANCH`, `extra-agents N`, `extra-operations N`, `gave` and
//! `brought FUNDING AGENT`, as often as needed.

use game::{NotationError, Seat, read_seat};

use super::{Read, card_id, read_branch, read_card, read_number, read_pile};
use crate::Edition;
use crate::state::{Pending, Stage, Step, Turn};

/// Writes the line.
pub(super) fn write(edition: &Edition, turn: Turn) -> String {
    let mut words = vec![format!("turn {}", turn.seat)];
    words.extend(step(edition, turn.step));
    words.extend(turn.played.iter().map(|branch| format!("played {}", branch.id())));
    words.extend(turn.ran.iter().map(|branch| format!("ran {}", branch.id())));
    if turn.extra_agents > 0 {
        words.push(format!("extra-agents {}", turn.extra_agents));
    }
    if turn.extra_operations > 0 {
        words.push(format!("extra-operations {}", turn.extra_operations));
    }
    if turn.gave {
        words.push("gave".to_owned());
    }
    let brought = turn.brought.iter(edition);
    words.extend(brought.map(|(funding, agent)| {
        format!("brought {} {}", card_id(edition, funding), card_id(edition, agent))
    }));
    words.join(" ")
}

fn step(edition: &Edition, step: Step) -> Option<String> {
    Some(match step {
        Step::Fresh => return None,
        Step::Play => "play".to_owned(),
        Step::Recruit { pile } => format!("recruit {}", pile.number()),
        Step::Laid { agent } => format!("laid {}", card_id(edition, agent)),
        Step::Ability(Pending { agent, source, stage: at }) => {
            let copied = if source == agent {
                String::new()
            } else {
                format!(" as {}", card_id(edition, source))
            };
            format!("ability {}{copied} {}", card_id(edition, agent), stage(edition, at))
        }
    })
}

fn stage(edition: &Edition, stage: Stage) -> String {
    let card = |card| card_id(edition, card);
    match stage {
        Stage::Choose => "choose".to_owned(),
        Stage::Branch { agent } => format!("branch {}", card(agent)),
        Stage::TakeFromHand { seat } => format!("take-from-hand {seat}"),
        Stage::GiveToHand { seat, taken } => format!("give-to-hand {seat} {}", card(taken)),
        Stage::LookAtHand { seat } => format!("look-at-hand {seat}"),
        Stage::TakeFromPile { pile } => format!("take-from-pile {}", pile.number()),
        Stage::GiveToPile { pile, taken } => {
            format!("give-to-pile {} {}", pile.number(), card(taken))
        }
        Stage::LookAtPile { pile } => format!("look-at-pile {}", pile.number()),
        Stage::LookAtOperations { seat } => format!("look-at-operations {seat}"),
        Stage::MoveFunding { funding } => format!("move-funding {}", card(funding)),
        Stage::Salvage { left } => format!("salvage {left}"),
        Stage::TakeFromTop { look, take } => format!("take-from-top {look} {take}"),
        Stage::Order { placed, left } => format!("order {placed} {left}"),
        Stage::Discard { left } => format!("discard {left}"),
    }
}

/// Reads what follows `turn SEAT`.
pub(super) fn read(edition: &Edition, seat: Seat, words: &[&str]) -> Read<Turn> {
    let mut turn = Turn::new(seat);
    let card = |id| read_card(edition, id);
    let mut rest = words;
    loop {
        rest = match *rest {
            [] => return Ok(turn),
            ["play", ref rest @ ..] => {
                turn.step = Step::Play;
                rest
            }
            ["recruit", pile, ref rest @ ..] => {
                turn.step = Step::Recruit { pile: read_pile(pile)? };
                rest
            }
            ["laid", agent, ref rest @ ..] => {
                turn.step = Step::Laid { agent: card(agent)? };
                rest
            }
            ["ability", agent, "as", source, ref rest @ ..] => {
                let (stage, rest) = read_stage(edition, rest)?;
                let (agent, source) = (card(agent)?, card(source)?);
                turn.step = Step::Ability(Pending { agent, source, stage });
                rest
            }
            ["ability", agent, ref rest @ ..] => {
                let (stage, rest) = read_stage(edition, rest)?;
                let agent = card(agent)?;
                turn.step = Step::Ability(Pending { agent, source: agent, stage });
                rest
            }
            ["played", branch, ref rest @ ..] => {
                turn.played.insert(read_branch(branch)?);
                rest
            }
            ["ran", branch, ref rest @ ..] => {
                turn.ran.insert(read_branch(branch)?);
                rest
            }
            ["extra-agents", number, ref rest @ ..] => {
                turn.extra_agents = read_number(number)?;
                rest
            }
            ["extra-operations", number, ref rest @ ..] => {
                turn.extra_operations = read_number(number)?;
                rest
            }
            ["gave", ref rest @ ..] => {
                turn.gave = true;
                rest
            }
            ["brought", funding, agent, ref rest @ ..] => {
                turn.brought.note(edition, card(funding)?, card(agent)?);
                rest
            }
            [word, ..] => {
                return Err(NotationError::new(
                    word,
                    "expected play, recruit, laid, ability, played, ran, extra-agents, extra-operations, gave or brought",
                ));
            }
        };
    }
}

fn read_stage<'w, 't>(edition: &Edition, words: &'w [&'t str]) -> Read<(Stage, &'w [&'t str])> {
    let card = |id| read_card(edition, id);
    Ok(match *words {
        ["choose", ref rest @ ..] => (Stage::Choose, rest),
        ["branch", agent, ref rest @ ..] => (Stage::Branch { agent: card(agent)? }, rest),
        ["take-from-hand", seat, ref rest @ ..] => {
            (Stage::TakeFromHand { seat: read_seat(seat)? }, rest)
        }
        ["give-to-hand", seat, taken, ref rest @ ..] => {
            (Stage::GiveToHand { seat: read_seat(seat)?, taken: card(taken)? }, rest)
        }
        ["look-at-hand", seat, ref rest @ ..] => {
            (Stage::LookAtHand { seat: read_seat(seat)? }, rest)
        }
        ["take-from-pile", pile, ref rest @ ..] => {
            (Stage::TakeFromPile { pile: read_pile(pile)? }, rest)
        }
        ["give-to-pile", pile, taken, ref rest @ ..] => {
            (Stage::GiveToPile { pile: read_pile(pile)?, taken: card(taken)? }, rest)
        }
        ["look-at-pile", pile, ref rest @ ..] => {
            (Stage::LookAtPile { pile: read_pile(pile)? }, rest)
        }
        ["look-at-operations", seat, ref rest @ ..] => {
            (Stage::LookAtOperations { seat: read_seat(seat)? }, rest)
        }
        ["move-funding", funding, ref rest @ ..] => {
            (Stage::MoveFunding { funding: card(funding)? }, rest)
        }
        ["salvage", left, ref rest @ ..] => (Stage::Salvage { left: read_number(left)? }, rest),
        ["take-from-top", look, take, ref rest @ ..] => {
            (Stage::TakeFromTop { look: read_number(look)?, take: read_number(take)? }, rest)
        }
        ["order", placed, left, ref rest @ ..] => {
            (Stage::Order { placed: read_number(placed)?, left: read_number(left)? }, rest)
        }
        ["discard", left, ref rest @ ..] => (Stage::Discard { left: read_number(left)? }, rest),
        _ => return Err(NotationError::new(&words.join(" "), "no stage of an ability")),
    })
}
