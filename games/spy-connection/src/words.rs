//! Which sentence says what: keys and facts. The sentences themselves are in `text/*.ftl`.

use game::{Arg, Lang, List, Message, Rebuild, Seat, Viewer, Words};

use crate::ids::{City, Mission, Slot, Space};
use crate::phase::action::{connection_price, mission_price};
use crate::state::Phase;
use crate::{Action, Event, Refusal, SpyConnection, State, View, draw, lists};

const EVENT_KEYS: [&str; 18] = [
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
    "log-ended",
];

const REFUSAL_KEYS: [&str; 38] = [
    "not-seat-count",
    "not-agent-count",
    "not-dark-needs-all",
    "not-too-few-starts",
    "not-such-seat",
    "not-such-city",
    "not-such-space",
    "not-such-mission",
    "not-such-slot",
    "not-game-over",
    "not-your-turn",
    "not-your-choice",
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
    "not-no-clock",
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

const OTHER_KEYS: [&str; 3] = ["title", "score-missions", "score-objectives"];

impl Words for SpyConnection {
    const TITLE: &'static str = "title";

    fn text(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../text/en.ftl"),
            Lang::De => include_str!("../text/de.ftl"),
            Lang::Fr => include_str!("../text/fr.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../rules/en.md"),
            Lang::De => include_str!("../rules/de.md"),
            Lang::Fr => include_str!("../rules/fr.md"),
        }
    }

    fn keys() -> Vec<&'static str> {
        let groups: [&[&str]; 6] =
            [&EVENT_KEYS, &REFUSAL_KEYS, &ACTION_KEYS, &OTHER_KEYS, &draw::KEYS, &lists::KEYS];
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
            Event::TurnBegan { seat, extra, .. } => {
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
            Refusal::TooFewStarts { need, have } => {
                Message::new("not-too-few-starts").with("need", need).with("have", have)
            }
            Refusal::NoSuchSeat { have } => Message::new("not-such-seat").with("have", have),
            Refusal::NoSuchCity => Message::new("not-such-city"),
            Refusal::NoSuchSpace => Message::new("not-such-space"),
            Refusal::NoSuchMission => Message::new("not-such-mission"),
            Refusal::NoSuchSlot => Message::new("not-such-slot"),
            Refusal::GameOver => Message::new("not-game-over"),
            Refusal::NotYourTurn { turn } => Message::new("not-your-turn").with("seat", turn),
            Refusal::NotYourChoice { turn } => Message::new("not-your-choice").with("seat", turn),
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
            Refusal::NotOpen { mission, wanted: _ } => {
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

    fn action_words(&self, view: &View, action: Action, lang: Lang) -> Message {
        let say = Say { game: self, lang };
        match action {
            Action::Choose(mission) => {
                Message::new("do-choose").with("mission", say.mission(mission))
            }
            Action::Take(slot) => {
                let card = view.display.get(usize::from(slot.0)).copied().flatten();
                Message::new("do-take")
                    .with("mission", card.map_or_else(String::new, |mission| say.mission(mission)))
                    .with(
                        "agents",
                        self.price(view, |state, seat| {
                            mission_price(&self.edition, state, seat, slot)
                        }),
                    )
            }
            Action::Go(city) => Message::new("do-go").with("city", say.city(city)),
            Action::Connect(city) => Message::new("do-connect").with("city", say.city(city)).with(
                "agents",
                self.price(view, |state, seat| connection_price(&self.edition, state, seat, city)),
            ),
            Action::Recall(space) => Message::new("do-recall").with("space", say.space(space)),
            Action::RecallObjective(mission, city) => Message::new("do-recall-objective")
                .with("mission", say.mission(mission))
                .with("city", say.city(city)),
            Action::Discard(mission) => {
                Message::new("do-discard").with("mission", say.mission(mission))
            }
            Action::Mark(mission) => Message::new("do-mark")
                .with("mission", say.mission(mission))
                .with("city", view.spy_in_turn().map_or_else(String::new, |city| say.city(city))),
            Action::End => Message::new("do-end"),
            Action::Decline => Message::new("do-decline"),
        }
    }

    fn draw(&self, view: &View, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
        draw::draw(&self.edition, view, lang, say)
    }

    fn lists(&self, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<List> {
        lists::lists(self, lang, say)
    }
}

impl SpyConnection {
    /// What something costs the seat whose turn it is.
    fn price(&self, view: &View, price: impl Fn(&State, Seat) -> u8) -> u8 {
        let state = self.rebuild(view, Viewer::Spectator).ok();
        state.map_or(0, |state| match state.phase {
            Phase::Turn(turn) => price(&state, turn.seat),
            Phase::Choose(_) | Phase::Over { .. } => 0,
        })
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::{Choices, Deal, Game, Seed};

    use super::*;
    use crate::refusal::Wanted;

    fn keys_of<T>(values: &[T], words: impl Fn(&T) -> Message) -> BTreeSet<&'static str> {
        values.iter().map(|value| words(value).key).collect()
    }

    fn is_exactly(made: &BTreeSet<&'static str>, listed: &[&'static str]) {
        let listed: BTreeSet<_> = listed.iter().copied().collect();
        assert_eq!(made, &listed, "the list of keys and what is really said differ");
    }

    /// One of each; a new variant makes the exhaustive matches above fail first.
    #[test]
    fn the_lists_of_keys_are_exactly_what_is_said() {
        let game = SpyConnection::house().unwrap();
        let (seat, mission, city) = (Seat(0), Mission::new(0), City(0));
        let (slot, space) = (Slot(0), Space(0));
        let completed =
            |extra_turn| Event::Completed { seat, mission, points: 2, agents: 2, extra_turn };
        let events = [
            Event::Chose { seat, mission, city },
            Event::Took { seat, mission, slot, agents: 0 },
            Event::Revealed { mission },
            Event::Went { seat, from: city, to: city },
            Event::Connected { seat, from: city, to: city, agents: 0 },
            Event::Recalled { seat, space, agents: 1 },
            Event::RecalledObjective { seat, mission, city },
            Event::Discarded { seat, mission, agents: 0 },
            Event::Marked { seat, mission, city },
            completed(false),
            completed(true),
            Event::EndBegan { seat },
            Event::TurnBegan { seat, round: 1, extra: false },
            Event::TurnBegan { seat, round: 1, extra: true },
            Event::Declined { seat },
            Event::Resigned { seat },
            Event::Abandoned,
            Event::Ended,
        ];
        is_exactly(&keys_of(&events, |e| game.event_words(e, Lang::En)), &EVENT_KEYS);
        let refusals = [
            Refusal::SeatCount { have: 5 },
            Refusal::AgentCount { seat, have: 9 },
            Refusal::DarkNeedsAll { seat, need: 15, have: 14 },
            Refusal::TooFewStarts { need: 3, have: 2 },
            Refusal::NoSuchSeat { have: 2 },
            Refusal::NoSuchCity,
            Refusal::NoSuchSpace,
            Refusal::NoSuchMission,
            Refusal::NoSuchSlot,
            Refusal::GameOver,
            Refusal::NotYourTurn { turn: seat },
            Refusal::NotYourChoice { turn: seat },
            Refusal::StillChoosing,
            Refusal::NotChoosing,
            Refusal::NotOffered { mission },
            Refusal::ActionDone,
            Refusal::SpyMoved,
            Refusal::TooManyOpen { have: 3 },
            Refusal::MissionPrice { slot, need: 1, have: 0 },
            Refusal::EmptySlot { slot },
            Refusal::NoRoute { from: city, to: city },
            Refusal::NotNew { city },
            Refusal::RoutePrice { city, need: 1, have: 0 },
            Refusal::NotInNetwork { city },
            Refusal::SpyIsThere { city },
            Refusal::NoPass,
            Refusal::NothingThere { space },
            Refusal::WouldCut { space },
            Refusal::NotOpen { mission, wanted: Wanted::Mark },
            Refusal::NotCovered { mission, city },
            Refusal::MarkTooEarly,
            Refusal::NotOnMission { mission, city },
            Refusal::AlreadyCovered { mission, city },
            Refusal::AlreadyMarked { mission },
            Refusal::NoAgent { need: 1, have: 0 },
            Refusal::NothingToDecline,
            Refusal::AlreadyResigned { seat },
            Refusal::NoClock,
        ];
        is_exactly(&keys_of(&refusals, |r| game.refusal_words(r, Lang::En)), &REFUSAL_KEYS);
        let actions = [
            Action::Choose(mission),
            Action::Take(slot),
            Action::Go(city),
            Action::Connect(city),
            Action::Recall(space),
            Action::RecallObjective(mission, city),
            Action::Discard(mission),
            Action::Mark(mission),
            Action::End,
            Action::Decline,
        ];
        let options = SpyConnection::default_options(2);
        let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
        let view = game.view(&state, Viewer::Spectator);
        is_exactly(&keys_of(&actions, |&a| game.action_words(&view, a, Lang::En)), &ACTION_KEYS);
    }
}
