//! Which sentence says what: keys and facts. The sentences themselves are in `text/*.ftl`.

use game::{Arg, Lang, Message, Words};

use crate::ids::{City, Mission, Slot, Space};
use crate::{Action, Event, Refusal, SpyConnection, View, draw};

const EVENT_KEYS: [&str; 17] = [
    "log-chose",
    "log-took",
    "log-revealed",
    "log-went",
    "log-connected",
    "log-recalled",
    "log-recalled-objective",
    "log-discarded",
    "log-marked",
    "log-completed",
    "log-completed-extra",
    "log-end-began",
    "log-turn",
    "log-extra-turn",
    "log-declined",
    "log-resigned",
    "log-abandoned",
];

const REFUSAL_KEYS: [&str; 35] = [
    "not-seat-count",
    "not-agent-count",
    "not-dark-needs-all",
    "not-such-seat",
    "not-such-city",
    "not-such-space",
    "not-such-mission",
    "not-such-slot",
    "not-game-over",
    "not-your-turn",
    "not-still-choosing",
    "not-choosing",
    "not-offered",
    "not-action-done",
    "not-spy-moved",
    "not-too-many-open",
    "not-mission-price",
    "not-empty-slot",
    "not-no-route",
    "not-new",
    "not-route-price",
    "not-in-network",
    "not-spy-is-there",
    "not-no-pass",
    "not-nothing-there",
    "not-would-cut",
    "not-open",
    "not-covered",
    "not-mark-too-early",
    "not-on-mission",
    "not-already-covered",
    "not-already-marked",
    "not-no-agent",
    "not-nothing-to-decline",
    "not-already-resigned",
];

const ACTION_KEYS: [&str; 10] = [
    "do-choose",
    "do-take",
    "do-go",
    "do-connect",
    "do-recall",
    "do-recall-objective",
    "do-discard",
    "do-mark",
    "do-end",
    "do-decline",
];

const OTHER_KEYS: [&str; 4] = ["log-ended", "not-no-clock", "score-missions", "score-objectives"];

impl Words for SpyConnection {
    fn text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../text/en.ftl"),
            Lang::De => include_str!("../text/de.ftl"),
            Lang::Fr => include_str!("../text/fr.ftl"),
        }
    }

    fn keys() -> Vec<&'static str> {
        let groups: [&[&str]; 5] =
            [&EVENT_KEYS, &REFUSAL_KEYS, &ACTION_KEYS, &OTHER_KEYS, &draw::KEYS];
        groups.concat()
    }

    fn event_words(&self, event: &Event, lang: Lang) -> Message {
        let say = Say { game: self, lang };
        match *event {
            Event::Chose { seat, mission, city } => Message::new("log-chose")
                .with("seat", seat)
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Event::Took { seat, mission, slot, agents } => Message::new("log-took")
                .with("seat", seat)
                .with("mission", say.mission(mission))
                .with("slot", slot_number(slot))
                .with("agents", agents),
            Event::Revealed { mission } => {
                Message::new("log-revealed").with("mission", say.mission(mission))
            }
            Event::Went { seat, from, to } => Message::new("log-went")
                .with("seat", seat)
                .with("from", say.city(from))
                .with("to", say.city(to)),
            Event::Connected { seat, from, to, agents } => Message::new("log-connected")
                .with("seat", seat)
                .with("from", say.city(from))
                .with("to", say.city(to))
                .with("agents", agents),
            Event::Recalled { seat, space, agents } => Message::new("log-recalled")
                .with("seat", seat)
                .with("space", say.space(space))
                .with("agents", agents),
            Event::RecalledObjective { seat, mission, city } => {
                Message::new("log-recalled-objective")
                    .with("seat", seat)
                    .with("mission", say.mission(mission))
                    .with("city", say.city(city))
            }
            Event::Discarded { seat, mission, agents } => Message::new("log-discarded")
                .with("seat", seat)
                .with("mission", say.mission(mission))
                .with("agents", agents),
            Event::Marked { seat, mission, city } => Message::new("log-marked")
                .with("seat", seat)
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Event::Completed { seat, mission, points, agents: _, extra_turn } => {
                Message::new(if extra_turn { "log-completed-extra" } else { "log-completed" })
                    .with("seat", seat)
                    .with("mission", say.mission(mission))
                    .with("points", points)
            }
            Event::EndBegan { seat } => Message::new("log-end-began").with("seat", seat),
            Event::TurnBegan { seat, extra } => {
                Message::new(if extra { "log-extra-turn" } else { "log-turn" }).with("seat", seat)
            }
            Event::Declined { seat } => Message::new("log-declined").with("seat", seat),
            Event::Resigned { seat } => Message::new("log-resigned").with("seat", seat),
            Event::Abandoned => Message::new("log-abandoned"),
            Event::Ended => Message::new("log-ended"),
        }
    }

    fn refusal_words(&self, refusal: &Refusal, lang: Lang) -> Message {
        let say = Say { game: self, lang };
        match *refusal {
            Refusal::SeatCount { have } => Message::new("not-seat-count").with("have", have),
            Refusal::AgentCount { seat, have } => {
                Message::new("not-agent-count").with("seat", seat).with("have", have)
            }
            Refusal::DarkNeedsAll { seat, need, have } => Message::new("not-dark-needs-all")
                .with("seat", seat)
                .with("need", need)
                .with("have", have),
            Refusal::NoSuchSeat { have } => Message::new("not-such-seat").with("have", have),
            Refusal::NoSuchCity => Message::new("not-such-city"),
            Refusal::NoSuchSpace => Message::new("not-such-space"),
            Refusal::NoSuchMission => Message::new("not-such-mission"),
            Refusal::NoSuchSlot => Message::new("not-such-slot"),
            Refusal::GameOver => Message::new("not-game-over"),
            Refusal::NotYourTurn { turn } => Message::new("not-your-turn").with("seat", turn),
            Refusal::StillChoosing => Message::new("not-still-choosing"),
            Refusal::NotChoosing => Message::new("not-choosing"),
            Refusal::NotOffered { mission } => {
                Message::new("not-offered").with("mission", say.mission(mission))
            }
            Refusal::ActionDone => Message::new("not-action-done"),
            Refusal::SpyMoved => Message::new("not-spy-moved"),
            Refusal::TooManyOpen { have } => Message::new("not-too-many-open").with("have", have),
            Refusal::MissionPrice { slot, need, have } => Message::new("not-mission-price")
                .with("slot", slot_number(slot))
                .with("need", need)
                .with("have", have),
            Refusal::EmptySlot { slot } => {
                Message::new("not-empty-slot").with("slot", slot_number(slot))
            }
            Refusal::NoRoute { from, to } => {
                Message::new("not-no-route").with("from", say.city(from)).with("to", say.city(to))
            }
            Refusal::NotNew { city } => Message::new("not-new").with("city", say.city(city)),
            Refusal::RoutePrice { city, need, have } => Message::new("not-route-price")
                .with("city", say.city(city))
                .with("need", need)
                .with("have", have),
            Refusal::NotInNetwork { city } => {
                Message::new("not-in-network").with("city", say.city(city))
            }
            Refusal::SpyIsThere { city } => {
                Message::new("not-spy-is-there").with("city", say.city(city))
            }
            Refusal::NoPass => Message::new("not-no-pass"),
            Refusal::NothingThere { space } => {
                Message::new("not-nothing-there").with("space", say.space(space))
            }
            Refusal::WouldCut { space } => {
                Message::new("not-would-cut").with("space", say.space(space))
            }
            Refusal::NotOpen { mission } => {
                Message::new("not-open").with("mission", say.mission(mission))
            }
            Refusal::NotCovered { mission, city } => Message::new("not-covered")
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Refusal::MarkTooEarly => Message::new("not-mark-too-early"),
            Refusal::NotOnMission { mission, city } => Message::new("not-on-mission")
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Refusal::AlreadyCovered { mission, city } => Message::new("not-already-covered")
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Refusal::AlreadyMarked { mission } => {
                Message::new("not-already-marked").with("mission", say.mission(mission))
            }
            Refusal::NoAgent { .. } => Message::new("not-no-agent"),
            Refusal::NothingToDecline => Message::new("not-nothing-to-decline"),
            Refusal::AlreadyResigned { seat } => {
                Message::new("not-already-resigned").with("seat", seat)
            }
            Refusal::NoClock => Message::new("not-no-clock"),
        }
    }

    fn action_words(&self, action: Action, lang: Lang) -> Message {
        let say = Say { game: self, lang };
        match action {
            Action::Choose(mission) => {
                Message::new("do-choose").with("mission", say.mission(mission))
            }
            Action::Take(slot) => Message::new("do-take").with("slot", slot_number(slot)),
            Action::Go(city) => Message::new("do-go").with("city", say.city(city)),
            Action::Connect(city) => Message::new("do-connect").with("city", say.city(city)),
            Action::Recall(space) => Message::new("do-recall").with("space", say.space(space)),
            Action::RecallObjective(mission, city) => Message::new("do-recall-objective")
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Action::Discard(mission) => {
                Message::new("do-discard").with("mission", say.mission(mission))
            }
            Action::Mark(mission) => Message::new("do-mark").with("mission", say.mission(mission)),
            Action::End => Message::new("do-end"),
            Action::Decline => Message::new("do-decline"),
        }
    }

    fn draw(&self, view: &View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        draw::draw(&self.edition, view, lang, say)
    }
}

/// Slots are counted from 1 by people.
pub(crate) fn slot_number(slot: Slot) -> Arg {
    Arg::Number(i64::from(slot.0) + 1)
}

/// Names of things in one language.
struct Say<'g> {
    game: &'g SpyConnection,
    lang: Lang,
}

impl Say<'_> {
    fn city(&self, city: City) -> String {
        self.game
            .edition
            .city(city)
            .map_or_else(|| format!("?{}", city.0), |data| data.name.get(self.lang).to_owned())
    }

    /// A mission is called by its cities.
    fn mission(&self, mission: Mission) -> String {
        let data = self.game.edition.mission(mission);
        let cities = data.into_iter().flat_map(|data| &data.cities);
        cities.map(|&city| self.city(city)).collect::<Vec<_>>().join("–")
    }

    fn space(&self, space: Space) -> String {
        self.game.edition.space(space).map_or_else(
            || format!("?{}", space.0),
            |(route, number)| format!("{}–{} {number}", self.city(route.from), self.city(route.to)),
        )
    }
}
