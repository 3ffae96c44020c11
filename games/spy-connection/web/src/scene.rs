//! What is on the table, as the page shows it: a position, who looks at it, and what was just touched.

use std::sync::Arc;

use dom::prelude::*;
use game::{Arg, Game, Message, Seat};
use spy_connection::edition::MissionData;
use spy_connection::ids::{City, Mission, Space};
use spy_connection::{Action, Edition, Event, PhaseView, SeatView, SpyConnection, TurnView, View};
use ui::speech::{speech, tell};

use crate::layout::Layout;

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the others say.
    pub name: String,
    /// The key of what kind of player it is, where that is worth a word.
    pub kind: Option<&'static str>,
}

/// A position and who looks at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The position, with what was tried out.
    pub view: View,
    /// The seat at the lower edge.
    pub me: Seat,
    /// Is it the person at the screen who sits there?
    pub is_mine: bool,
    /// Is this person asked now?
    pub asked: bool,
    /// What may be done now.
    pub legal: Vec<Action>,
    /// Who sits where.
    pub people: Vec<Person>,
    /// What was touched last.
    pub touched: Touched,
}

/// Cities and spaces that deserve a second look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// The cities.
    pub cities: Vec<City>,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// The missions.
    pub missions: Vec<Mission>,
}

impl Touched {
    /// What these events touched.
    pub fn by<'e>(events: impl Iterator<Item = &'e Event>, edition: &Edition) -> Self {
        let mut touched = Self::default();
        for event in events {
            touched.add(event, edition);
        }
        touched
    }

    fn add(&mut self, event: &Event, edition: &Edition) {
        match *event {
            Event::Chose { mission, city, .. }
            | Event::RecalledObjective { mission, city, .. }
            | Event::Marked { mission, city, .. } => {
                self.cities.push(city);
                self.missions.push(mission);
            }
            Event::Took { mission, .. }
            | Event::Revealed { mission }
            | Event::Discarded { mission, .. }
            | Event::Completed { mission, .. } => self.missions.push(mission),
            Event::Went { to, .. } => self.cities.push(to),
            Event::Connected { from, to, .. } => {
                self.cities.push(to);
                let is_this = |a: City, b: City| (a, b) == (from, to) || (b, a) == (from, to);
                let route = edition.routes().iter().find(|route| is_this(route.from, route.to));
                if let Some(route) = route {
                    self.spaces.extend((0..route.spaces).map(|n| Space(route.first.0 + n)));
                }
            }
            Event::Recalled { space, .. } => self.spaces.push(space),
            Event::EndBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Declined { .. }
            | Event::Resigned { .. }
            | Event::Abandoned
            | Event::Ended => {}
        }
    }
}

/// Who did it, where somebody did.
pub fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Chose { seat, .. }
        | Event::Took { seat, .. }
        | Event::Went { seat, .. }
        | Event::Connected { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::RecalledObjective { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Completed { seat, .. }
        | Event::EndBegan { seat }
        | Event::TurnBegan { seat, .. }
        | Event::Declined { seat }
        | Event::Resigned { seat } => Some(seat),
        Event::Revealed { .. } | Event::Abandoned | Event::Ended => None,
    }
}

impl Scene {
    /// What lies before a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.view.seats.get(seat.index())
    }

    /// What lies before the seat at the lower edge.
    pub fn own(&self) -> Option<&SeatView> {
        self.seat(self.me)
    }

    /// All seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(u8::try_from(self.view.seats.len()).unwrap_or(0))
    }

    /// All but the seat at the lower edge, in the order of their turns.
    pub fn others(&self) -> Vec<Seat> {
        let count = u8::try_from(self.view.seats.len()).unwrap_or(0);
        let mut seat = self.me;
        let next = || {
            seat = seat.left(count);
            (seat != self.me).then_some(seat)
        };
        core::iter::from_fn(next).take(usize::from(count)).collect()
    }

    /// The name of whoever sits there.
    pub fn name(&self, seat: Seat) -> String {
        self.people.get(seat.index()).map_or_else(|| seat.to_string(), |p| p.name.clone())
    }

    /// Whoever has to do something now.
    pub fn in_turn(&self) -> Option<Seat> {
        match self.view.phase {
            PhaseView::Choose { seat } => Some(seat),
            PhaseView::Turn(turn) => Some(turn.seat),
            PhaseView::Over { .. } => None,
        }
    }

    /// The running turn.
    pub fn turn(&self) -> Option<TurnView> {
        match self.view.phase {
            PhaseView::Turn(turn) => Some(turn),
            PhaseView::Choose { .. } | PhaseView::Over { .. } => None,
        }
    }

    /// May this be done now?
    pub fn can(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// May any such thing be done now?
    pub fn can_any(&self, fits: impl Fn(Action) -> bool) -> bool {
        self.legal.iter().any(|&action| fits(action))
    }
}

/// The rules over one edition, and where its map is drawn; the same as long as a table is open.
#[derive(Clone, Copy)]
pub struct Things {
    game: StoredValue<SpyConnection>,
    layout: StoredValue<Arc<Layout>>,
}

impl Things {
    /// The things of this game.
    pub fn new(game: SpyConnection) -> Self {
        let layout = Arc::new(Layout::of(game.edition()));
        Self { game: StoredValue::new(game), layout: StoredValue::new(layout) }
    }

    /// The edition.
    pub fn edition(self) -> Arc<Edition> {
        self.game.with_value(|game| game.edition().clone())
    }

    /// Where the map is drawn.
    pub fn layout(self) -> Arc<Layout> {
        self.layout.get_value()
    }

    /// What a city is called.
    pub fn city(self, city: City) -> String {
        let lang = speech().lang();
        let edition = self.edition();
        edition.city(city).map_or_else(String::new, |data| data.name.get(lang).to_owned())
    }

    /// The symbol of a city's vignette.
    pub fn art(self, city: City) -> String {
        format!("#{}", self.layout().city(city).map_or("v-any", |spot| spot.art))
    }

    /// A mission card.
    pub fn card(self, mission: Mission) -> Option<MissionData> {
        self.edition().mission(mission).cloned()
    }

    /// A mission is called by its cities.
    pub fn mission(self, mission: Mission) -> String {
        self.cities_of(mission).join("–")
    }

    /// What the cities of a mission are called.
    pub fn cities_of(self, mission: Mission) -> Vec<String> {
        let cities = self.card(mission).map(|card| card.cities).unwrap_or_default();
        cities.iter().map(|&city| self.city(city)).collect()
    }
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
