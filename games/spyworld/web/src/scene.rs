//! What is on the table, as the page shows it: a position, who looks at it, and what things are called.

use std::sync::Arc;

use dom::prelude::*;
use game::{Arg, Game, Message, Seat};
use spyworld::edition::primitive::{Ability, Condition, Effect};
use spyworld::edition::{Content, DomicileData};
use spyworld::grid::{Line, Room};
use spyworld::ids::{Agent, Class, Gadget, Mission, Stack, Upgrade};
use spyworld::{
    Action, Draft, Edition, Event, Neighbour, PhaseView, SeatView, Sheet, Spyworld, View as Sight,
};
use ui::speech::{speech, tell};

/// A position and who looks at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The position, with what was tried out.
    pub view: Sight,
    /// The seat of the person at the screen.
    pub me: Option<Seat>,
    /// Is this person asked now?
    pub asked: bool,
    /// What may be done now.
    pub legal: Vec<Action>,
    /// Who sits where.
    pub names: Vec<String>,
    /// Which of them are bots.
    pub bots: Vec<bool>,
    /// Who is not at their screen.
    pub absent: Vec<Seat>,
}

/// Who did it, where somebody did.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::AgentChosen { seat, .. }
        | Event::Drafted { seat, .. }
        | Event::Confirmed { seat }
        | Event::Withdrawn { seat }
        | Event::Fulfilled { seat, .. }
        | Event::LairFull { seat }
        | Event::AgentShown { seat, .. }
        | Event::Moved { seat, .. }
        | Event::SplitAsked { seat, .. }
        | Event::TakenBack { seat, .. }
        | Event::Stopped { seat }
        | Event::Resigned { seat } => Some(seat),
        Event::RoundBegan { .. }
        | Event::Handed { .. }
        | Event::TimeUp
        | Event::Abandoned
        | Event::Ended => None,
    }
}

impl Scene {
    /// What may be known of a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.view.seats.get(seat.index())
    }

    /// The same of the person at the screen.
    pub fn own(&self) -> Option<&SeatView> {
        self.seat(self.me?)
    }

    /// What this person has chosen in this round.
    pub fn draft(&self) -> Option<&Draft> {
        self.own()?.draft.as_ref()
    }

    /// The sheet of this person, with what was drawn in this round.
    pub fn sheet(&self) -> Option<&Sheet> {
        self.sheet_of(self.me?)
    }

    /// The sheet of a seat, as far as it is known, with what was drawn in this round.
    pub fn sheet_of(&self, seat: Seat) -> Option<&Sheet> {
        let own = self.seat(seat)?;
        match self.view.phase {
            PhaseView::Agents | PhaseView::Plan => own.draft.as_ref().map(|draft| &draft.sheet),
            PhaseView::Raid | PhaseView::Over { .. } => own.sheet.as_ref(),
        }
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(self.n_seats())
    }

    /// How many there are.
    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.view.seats.len()).unwrap_or(u8::MAX)
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// May this be done now?
    pub fn can(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// Number and content of a stack's combination.
    pub fn combination(&self, edition: &Edition, stack: Stack) -> Option<(Line, Content)> {
        combination(&self.view, edition, stack)
    }

    /// Whose lair a seat raids.
    pub fn victim(&self, seat: Seat) -> Option<Seat> {
        victim(self.view.handed?, seat, self.n_seats())
    }

    /// Whose turn it is where raids are made one after the other.
    pub fn raider(&self) -> Option<Seat> {
        self.seats().find(|seat| self.seat(*seat).is_some_and(|own| !own.resigned && !own.stopped))
    }
}

/// Number and content of a stack's combination.
pub fn combination(view: &Sight, edition: &Edition, stack: Stack) -> Option<(Line, Content)> {
    let line = view.tops.get(stack.index()).copied().flatten()?;
    let card = view.piles.get(stack.index())?.last()?;
    Some((line, edition.card(*card)?.content))
}

/// Whose lair a seat raids, when lairs went this way.
pub const fn victim(handed: Neighbour, seat: Seat, seats: u8) -> Option<Seat> {
    Some(match handed {
        // What went to the left came from the right.
        Neighbour::Left => seat.right(seats),
        Neighbour::Right => seat.left(seats),
    })
}

/// The rules over one edition; the same as long as a table is open.
#[derive(Clone, Copy)]
pub struct Things {
    game: StoredValue<Spyworld>,
}

impl Things {
    /// The things of this game.
    pub fn new(game: Spyworld) -> Self {
        Self { game: StoredValue::new(game) }
    }

    /// The rules.
    pub fn game(self) -> Spyworld {
        self.game.get_value()
    }

    /// The edition.
    pub fn edition(self) -> Arc<Edition> {
        self.game.with_value(|game| game.edition().clone())
    }

    /// The domicile of a position.
    pub fn domicile(self, view: &Sight) -> Option<DomicileData> {
        self.edition().domicile(view.domicile).cloned()
    }

    /// What an upgrade is called.
    pub fn upgrade(self, upgrade: Upgrade) -> String {
        let edition = self.edition();
        edition.upgrade(upgrade).map_or_else(String::new, |data| data.name.get(lang()).to_owned())
    }

    /// What a gadget is called.
    pub fn gadget(self, gadget: Gadget) -> String {
        let edition = self.edition();
        edition.gadget(gadget).map_or_else(String::new, |data| data.name.get(lang()).to_owned())
    }

    /// What an agent is called.
    pub fn agent(self, agent: Agent) -> String {
        let edition = self.edition();
        edition.agent(agent).map_or_else(String::new, |data| data.name.get(lang()).to_owned())
    }

    /// What a mission is called.
    pub fn mission(self, mission: Mission) -> String {
        let edition = self.edition();
        edition.mission(mission).map_or_else(String::new, |data| data.name.get(lang()).to_owned())
    }
}

fn lang() -> game::Lang {
    speech().lang()
}

/// The symbol of an upgrade.
pub fn upgrade_art(upgrade: Upgrade) -> String {
    format!("#p-u{}", upgrade.index())
}

/// The symbol of a gadget.
pub const fn gadget_art(effect: Effect) -> &'static str {
    match effect {
        Effect::Smoke => "#p-smoke",
        Effect::Darts => "#p-darts",
        Effect::Boots(_) => "#p-boots",
        Effect::Grapnel(_) => "#p-grapnel",
        Effect::Drill => "#p-drill",
    }
}

/// The portrait of an agent.
pub const fn agent_art(ability: Ability) -> &'static str {
    match ability {
        Ability::Plain => "#a-plain",
        Ability::DiagonalStep => "#a-diagonal",
        Ability::CheaperGuards(_) => "#a-guards",
        Ability::CheaperTraps(_) => "#a-traps",
        Ability::SecondUse => "#a-twice",
        Ability::MovementPerSecret(_) => "#a-burglar",
        Ability::QuietTraps => "#a-quiet",
        Ability::SetOfSecrets(_) => "#a-set",
        Ability::EitherEverywhere => "#a-either",
    }
}

/// The picture of a mission.
pub const fn mission_art(condition: Condition) -> &'static str {
    match condition {
        Condition::SecretKindsInLine => "#m-kinds",
        Condition::Walls(_) => "#m-walls",
        Condition::Tracks(_) => "#m-tracks",
        Condition::Gadgets(_) => "#m-gadgets",
        Condition::FullLine => "#m-line",
        Condition::Defences(_) => "#m-defences",
        Condition::Secrets(_) => "#m-secrets",
        Condition::Budget(_) => "#m-budget",
        Condition::CornerGuards => "#m-corners",
    }
}

/// The key of a class of upgrades.
pub const fn class_key(class: Class) -> &'static str {
    match class {
        Class::Trap => "sw-trap",
        Class::Guard => "sw-guard",
        Class::Secret => "sw-secret",
    }
}

/// A trap that is sprung, a guard that is beaten, a secret that is stolen.
pub fn done_with(things: Things, upgrade: Upgrade) -> String {
    let key = match upgrade.class() {
        Class::Trap => "sw-sprung",
        Class::Guard => "sw-beaten",
        Class::Secret => "sw-stolen",
    };
    tell1(key, "upgrade", things.upgrade(upgrade))
}

/// A picture that only decorates.
pub fn pic(href: impl Into<String>) -> View {
    view! { <svg class="pic" aria-hidden="true"><use href=href.into()></use></svg> }
}

/// Where a room is, in words.
pub fn place(room: Room) -> String {
    tell2("sw-place", ("row", (room.row() + 1).into()), ("column", (room.column() + 1).into()))
}

/// A sentence with one fact.
pub fn tell1(key: &'static str, name: &'static str, fact: impl Into<Arg>) -> String {
    tell(&Message::new(key).with(name, fact))
}

/// A sentence with two facts.
pub fn tell2(
    key: &'static str,
    (name, fact): (&'static str, Arg),
    (second, other): (&'static str, Arg),
) -> String {
    tell(&Message::new(key).with(name, fact).with(second, other))
}

/// Money, as people write it.
pub fn money(amount: impl Into<i64>) -> String {
    tell1("sw-money", "amount", Arg::Number(amount.into()))
}

/// Money that is paid.
pub fn price(amount: impl Into<i64>) -> String {
    tell1("sw-minus", "amount", Arg::Number(amount.into()))
}

/// Money that is received.
pub fn gain(amount: impl Into<i64>) -> String {
    tell1("sw-plus", "amount", Arg::Number(amount.into()))
}

/// How many of something, in words; `key` says of what.
pub fn count(key: &'static str, count: impl TryInto<u32>) -> String {
    tell1(key, "count", count.try_into().unwrap_or(u32::MAX))
}
