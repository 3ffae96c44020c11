//! Names of things in one language, as facts for sentences.

use game::{Arg, Lang, Message};

use crate::edition::{Content, Edition};
use crate::grid::{Colour, Dir, Edge, Line, ROOMS, Room};
use crate::ids::{Agent, Gadget, Mission, Stack, Track, Upgrade};
use crate::notation::track_id;

/// Names of things in one language.
#[derive(Clone, Copy)]
pub(crate) struct Say<'e> {
    pub(crate) edition: &'e Edition,
    pub(crate) lang: Lang,
}

impl Say<'_> {
    /// Within a sentence nothing is as narrow as a card: the marks where a name may be parted are left out.
    fn or_number(name: Option<&str>, number: u8) -> String {
        name.map_or_else(|| format!("?{number}"), |name| name.replace('\u{ad}', ""))
    }

    pub(crate) fn agent(self, agent: Agent) -> String {
        let data = self.edition.agent(agent);
        Self::or_number(data.map(|data| data.name.get(self.lang)), agent.0)
    }

    pub(crate) fn mission(self, mission: Mission) -> String {
        let data = self.edition.mission(mission);
        Self::or_number(data.map(|data| data.name.get(self.lang)), mission.0)
    }

    pub(crate) fn gadget(self, gadget: Gadget) -> String {
        let data = self.edition.gadget(gadget);
        Self::or_number(data.map(|data| data.name.get(self.lang)), gadget.0)
    }

    pub(crate) fn upgrade(self, upgrade: Upgrade) -> String {
        let data = self.edition.upgrade(upgrade);
        Self::or_number(data.map(|data| data.name.get(self.lang)), upgrade.index())
    }
}

/// A room, as facts: people find it by the row and the column that stand beside the sheet.
pub(crate) fn with_room(message: Message, room: Room) -> Message {
    message.with("row", room.row() + 1).with("column", room.column() + 1)
}

/// An edge, as facts: the room that it belongs to, and on which side of it.
pub(crate) fn with_edge(message: Message, edge: Edge) -> Message {
    let rooms = ROOMS as u8;
    let side = if edge.0 < rooms { "right" } else { "below" };
    with_room(message.with("side", side), Room(edge.0 % rooms))
}

/// Stacks are counted from 1 by people.
pub(crate) fn stack(stack: Stack) -> Arg {
    Arg::Number(i64::from(stack.0) + 1)
}

/// A word by which texts choose, never one that people read.
pub(crate) fn dir(dir: Option<Dir>) -> &'static str {
    dir.map_or("none", Dir::letters)
}

pub(crate) const fn track(track: Track) -> &'static str {
    track_id(track)
}

/// A row or column, as facts.
pub(crate) fn with_line(message: Message, line: Line) -> Message {
    let colour = match line.colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    };
    message.with("colour", colour).with("number", line.number)
}

/// The content side of a card, as facts.
pub(crate) fn with_content(message: Message, say: Say<'_>, content: Content) -> Message {
    let (kind, name, points) = match content {
        Content::Upgrade(upgrade) => ("upgrade", say.upgrade(upgrade), 0),
        Content::Wall => ("wall", String::new(), 0),
        Content::Gadget => ("gadget", String::new(), 0),
        Content::Training(track, points) => (track_id(track), String::new(), points),
    };
    message.with("kind", kind).with("name", name).with("points", points)
}
