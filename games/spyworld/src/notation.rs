//! Text for people: actions here, positions, small editions and questions in the files beside this one.
//!
//! | thing | form | example |
//! |---|---|---|
//! | room | `rROWcCOLUMN`, counted from 1 at the top left | `r3c2` |
//! | edge | a room and the side it is on; each edge has two names | `r3c2-e` is `r3c3-w` |
//! | row or column | `r` or `c` and its number | `r1`, `c4` |
//! | stack | 1 to 3 | `2` |
//! | upgrade, gadget, agent, mission, domicile | its id in the edition | `sharks`, `drill`, `polar-base` |
//!
//! | action | clause | meaning |
//! |---|---|---|
//! | `agent AGENT` | SW-2.2 | keep or pick this agent |
//! | `pick STACK` | SW-3.2 | choose this combination |
//! | `bonus STACK` | SW-3.3 | pay a bonus action and choose this one too; it is carried out second |
//! | `pass` | SW-3.2 | choose nothing, for money |
//! | `number +1`, `number -1` | SW-4.2, SW-4.6 | pay to raise or lower the number |
//! | `swap` | SW-4.2 | pay to swap row and column |
//! | `draw ROOM` | SW-4.1 | draw the upgrade |
//! | `wall EDGE` | SW-4.4 | draw the wall |
//! | `train` | SW-4.5 | pay for the training |
//! | `gadget GADGET` | SW-4.6 | take the gadget |
//! | `claim MISSION now`, `claim MISSION end` | SW-5.1 | name a mission |
//! | `confirm` | SW-3.6 | this is my choice |
//! | `withdraw` | SW-3.6, SW-7.9 | take back the confirmation, else the choice; in a raid the last move |
//! | `step DIRECTION` | SW-7.2 | `n` `e` `s` `w`; for the acrobat also `ne` `se` `sw` `nw` |
//! | `split STEALTH COMBAT` | SW-7.3 | pay so much of each |
//! | `use GADGET`, `use GADGET DIRECTION` | SW-7.6 | use a gadget |
//! | `use GADGET DIRECTION COVER` | SW-7.6 | move with one gadget and spare the entry cost with another |
//! | `stop` | SW-7.7 | end the raid |
//!
//! A number that the edition does not know, as it may come from a stranger's message, is written `?N` and is
//! never read back.

mod expect;
mod position;
mod read_position;
mod scenario_edition;

use std::sync::Arc;

use game::{Mismatch, Notation, NotationError};

use crate::action::{Action, Reward, Shift};
use crate::edition::{CardData, Content};
use crate::grid::{Colour, Dir, Edge, Joins, Line, ROOMS, Room, SIDE};
use crate::ids::{Agent, Card, Domicile, Gadget, Mission, STACKS, Stack, Track, Upgrade};
use crate::{Edition, Spyworld, State};

type Read<T> = Result<T, NotationError>;

fn wrong<T>(what: &str, reason: impl Into<String>) -> Read<T> {
    Err(NotationError::new(what, reason))
}

impl Notation for Spyworld {
    fn write_action(&self, action: Action) -> String {
        let edition = &*self.edition;
        match action {
            Action::Agent(agent) => format!("agent {}", agent_id(edition, agent)),
            Action::Pick(stack) => format!("pick {}", u16::from(stack.0) + 1),
            Action::Bonus(stack) => format!("bonus {}", u16::from(stack.0) + 1),
            Action::Pass => "pass".to_owned(),
            Action::Number(Shift::Up) => "number +1".to_owned(),
            Action::Number(Shift::Down) => "number -1".to_owned(),
            Action::Swap => "swap".to_owned(),
            Action::Draw(room) => format!("draw {}", room_id(room)),
            Action::Wall(edge) => format!("wall {}", edge_id(edge)),
            Action::Train => "train".to_owned(),
            Action::Gadget(gadget) => format!("gadget {}", gadget_id(edition, gadget)),
            Action::Claim(mission, reward) => {
                let when = match reward {
                    Reward::Now => "now",
                    Reward::End => "end",
                };
                format!("claim {} {when}", mission_id(edition, mission))
            }
            Action::Confirm => "confirm".to_owned(),
            Action::Withdraw => "withdraw".to_owned(),
            Action::Step(dir) => format!("step {}", dir.letters()),
            Action::Split(stealth, combat) => format!("split {stealth} {combat}"),
            Action::Use(gadget, dir, cover) => {
                let dir = dir.map_or("", Dir::letters);
                let cover = cover.map_or_else(String::new, |cover| gadget_id(edition, cover));
                let words = ["use", &gadget_id(edition, gadget), dir, &cover];
                let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
                words.join(" ")
            }
            Action::Stop => "stop".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let edition = &*self.edition;
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words.as_slice() {
            ["agent", agent] => Action::Agent(read_agent(edition, agent)?),
            ["pick", stack] => Action::Pick(read_stack(stack)?),
            ["bonus", stack] => Action::Bonus(read_stack(stack)?),
            ["pass"] => Action::Pass,
            ["number", "+1"] => Action::Number(Shift::Up),
            ["number", "-1"] => Action::Number(Shift::Down),
            ["swap"] => Action::Swap,
            ["draw", room] => Action::Draw(read_room(room)?),
            ["wall", edge] => Action::Wall(read_edge(edge)?),
            ["train"] => Action::Train,
            ["gadget", gadget] => Action::Gadget(read_gadget(edition, gadget)?),
            ["claim", mission, "now"] => {
                Action::Claim(read_mission(edition, mission)?, Reward::Now)
            }
            ["claim", mission, "end"] => {
                Action::Claim(read_mission(edition, mission)?, Reward::End)
            }
            ["confirm"] => Action::Confirm,
            ["withdraw"] => Action::Withdraw,
            ["step", dir] => Action::Step(read_dir(dir)?),
            ["split", stealth, combat] => Action::Split(number(stealth)?, number(combat)?),
            ["use", gadget] => Action::Use(read_gadget(edition, gadget)?, None, None),
            ["use", gadget, dir] => {
                Action::Use(read_gadget(edition, gadget)?, Some(read_dir(dir)?), None)
            }
            ["use", gadget, dir, cover] => Action::Use(
                read_gadget(edition, gadget)?,
                Some(read_dir(dir)?),
                Some(read_gadget(edition, cover)?),
            ),
            ["stop"] => Action::Stop,
            _ => return wrong(text, "no action; the notation of this game lists them"),
        })
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(&self, text: &str) -> Result<State, NotationError> {
        read_position::read(self, text)
    }

    fn read_edition(text: &str) -> Result<Arc<Edition>, NotationError> {
        scenario_edition::read(text).map(Arc::new)
    }

    fn expect(&self, state: &State, question: &str) -> Result<(), Mismatch> {
        expect::expect(self, state, question)
    }
}

fn number<N: core::str::FromStr>(text: &str) -> Read<N> {
    text.parse().or_else(|_| wrong(text, "not a number that is possible here"))
}

/// `r3c2`.
pub(crate) fn room_id(room: Room) -> String {
    if room.exists() {
        format!("r{}c{}", room.row() + 1, room.column() + 1)
    } else {
        format!("?{}", room.0)
    }
}

pub(crate) fn read_room(text: &str) -> Read<Room> {
    if let [b'r', row @ b'1'..=b'5', b'c', column @ b'1'..=b'5'] = *text.as_bytes() {
        return Ok(Room::at(row - b'1', column - b'1'));
    }
    wrong(text, "a room is written like r3c2")
}

/// `r3c2-e`.
pub(crate) fn edge_id(edge: Edge) -> String {
    match edge.0.checked_sub(ROOMS as u8) {
        None => format!("{}-e", room_id(Room(edge.0))),
        Some(room) if Room(room).row() + 1 < SIDE => format!("{}-s", room_id(Room(room))),
        Some(_) => format!("?{}", edge.0),
    }
}

/// Edges between the first and the last column are read too; whether they are there the domicile says.
fn read_edge(text: &str) -> Read<Edge> {
    let edge = text.split_once('-').and_then(|(room, side)| {
        let dir = Dir::read(side)?;
        Joins::Columns.next(read_room(room).ok()?, dir).map(|(_, edge)| edge)
    });
    edge.map_or_else(|| wrong(text, "an edge is written like r3c2-e"), Ok)
}

/// `r1` for a red row, `c4` for a blue column.
pub(crate) fn line_id(line: Line) -> String {
    let letter = match line.colour {
        Colour::Red => 'r',
        Colour::Blue => 'c',
    };
    format!("{letter}{}", line.number)
}

pub(crate) fn read_line_id(text: &str) -> Option<Line> {
    match *text.as_bytes() {
        [b'r', n @ b'1'..=b'5'] => Some(Line { colour: Colour::Red, number: n - b'0' }),
        [b'c', n @ b'1'..=b'5'] => Some(Line { colour: Colour::Blue, number: n - b'0' }),
        _ => None,
    }
}

/// The content side of a card.
pub(crate) fn content_id(edition: &Edition, content: Content) -> String {
    match content {
        Content::Upgrade(upgrade) => upgrade_id(edition, upgrade),
        Content::Wall => "wall".to_owned(),
        Content::Gadget => "gadget".to_owned(),
        Content::Training(track, points) => format!("{}+{points}", track_id(track)),
    }
}

/// `r1/snare`.
fn card_id(edition: &Edition, card: Card) -> String {
    let id =
        |data: CardData| format!("{}/{}", line_id(data.line), content_id(edition, data.content));
    edition.card(card).map_or_else(|| format!("?{}", card.0), id)
}

/// A whole card, or any card with this number or this content.
fn read_card(edition: &Edition, text: &str) -> Read<Card> {
    let fits = |data: &CardData| {
        let (line, content) = (line_id(data.line), content_id(edition, data.content));
        text == line || text == content || text.split_once('/') == Some((&line, &content))
    };
    let place = edition.cards().iter().position(fits);
    let card = place.and_then(|place| u8::try_from(place).ok()).map(Card);
    card.map_or_else(|| wrong(text, "no such card in this edition"), Ok)
}

pub(crate) const fn track_id(track: Track) -> &'static str {
    match track {
        Track::Movement => "movement",
        Track::Stealth => "stealth",
        Track::Combat => "combat",
    }
}

fn read_track(text: &str) -> Read<Track> {
    let track = Track::ALL.into_iter().find(|&track| track_id(track) == text);
    track.map_or_else(|| wrong(text, "tracks are movement, stealth and combat"), Ok)
}

fn read_stack(text: &str) -> Read<Stack> {
    match text.parse::<u8>() {
        Ok(number @ 1..=3) => Ok(Stack(number - 1)),
        _ => wrong(text, format!("stacks are 1 to {STACKS}")),
    }
}

fn read_dir(text: &str) -> Read<Dir> {
    Dir::read(text).map_or_else(|| wrong(text, "directions are n e s w ne se sw nw"), Ok)
}

macro_rules! named {
    ($($write:ident $read:ident $kind:ident $list:ident $what:literal)*) => {$(
        pub(crate) fn $write(edition: &Edition, thing: $kind) -> String {
            let data = edition.$list().get(usize::from(thing.0));
            data.map_or_else(|| format!("?{}", thing.0), |data| data.id.clone())
        }

        fn $read(edition: &Edition, text: &str) -> Read<$kind> {
            let place = edition.$list().iter().position(|data| data.id == text);
            let thing = place.and_then(|place| u8::try_from(place).ok()).map($kind);
            thing.map_or_else(|| wrong(text, concat!("no such ", $what, " in this edition")), Ok)
        }
    )*};
}
named! {
    agent_id read_agent Agent agents "agent"
    mission_id read_mission Mission missions "mission"
    gadget_id read_gadget Gadget gadgets "gadget"
    domicile_id read_domicile Domicile domiciles "domicile"
}

pub(crate) fn upgrade_id(edition: &Edition, upgrade: Upgrade) -> String {
    let data = edition.upgrade(upgrade);
    data.map_or_else(|| format!("?{}", upgrade.index()), |data| data.id.clone())
}

fn read_upgrade(edition: &Edition, text: &str) -> Read<Upgrade> {
    let place = edition.upgrades().iter().position(|data| data.id == text);
    let upgrade = place.and_then(|place| u8::try_from(place).ok()).map(Upgrade::new);
    upgrade.map_or_else(|| wrong(text, "no such upgrade in this edition"), Ok)
}
