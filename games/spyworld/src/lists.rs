//! All domiciles, upgrades, missions, gadgets, agents and starting numbers of an edition, as tables beside the rules.

use game::{Lang, List, Message};

use crate::Spyworld;
use crate::edition::{Content, DomicileData, Names};
use crate::grid::{Colour, Line};
use crate::ids::{TRACK, Track, Upgrade};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 42] = [
    "list-numbers",
    "list-number",
    "list-what",
    "list-value",
    "list-budget",
    "list-beginner",
    "list-pass",
    "list-circles",
    "list-bonus",
    "list-movement",
    "list-stealth",
    "list-combat",
    "list-track",
    "list-award-guards",
    "list-award-traps",
    "list-award-rooms",
    "list-award-gadgets",
    "list-titles",
    "list-domicile",
    "list-upgrade",
    "list-entry",
    "list-income",
    "list-worth",
    "list-missions",
    "list-name",
    "list-condition",
    "list-now",
    "list-end",
    "list-gadgets",
    "list-effect",
    "list-counts",
    "list-agents",
    "list-ability",
    "list-cards",
    "list-side",
    "list-how-many",
    "list-contents",
    "list-row",
    "list-column",
    "list-wall",
    "list-gadget",
    "list-times",
];

/// What is needed to say things.
#[derive(Clone, Copy)]
struct Teller<'t> {
    game: &'t Spyworld,
    lang: Lang,
    say: &'t dyn Fn(&Message) -> String,
}

pub(crate) fn lists(game: &Spyworld, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<List> {
    let teller = Teller { game, lang, say };
    let mut lists = vec![teller.numbers()];
    lists.extend(game.edition.domiciles().iter().map(|domicile| teller.domicile(domicile)));
    lists.extend([teller.missions(), teller.gadgets(), teller.agents(), teller.cards()]);
    lists
}

impl Teller<'_> {
    fn told(self, key: &'static str) -> String {
        (self.say)(&Message::new(key))
    }

    /// Names carry marks of where they may be broken, which tables do not need.
    fn name(self, names: &Names) -> String {
        names.get(self.lang).replace('\u{ad}', "")
    }

    fn numbers(self) -> List {
        let edition = &self.game.edition;
        let budget = &edition.budget;
        let row = |key: &'static str, value: String| vec![self.told(key), value];
        let signed = |value: i32| format!("{value:+} $").replace('-', "−");
        let list = |all: Vec<String>| all.join(", ");
        let [movement, stealth, combat] = edition.training;
        let rows = [
            row("list-budget", format!("{} $", budget.start)),
            row("list-beginner", signed(budget.beginner.into())),
            row("list-pass", signed(budget.pass.into())),
            row("list-circles", budget.circles.to_string()),
            row("list-bonus", list(budget.bonus.iter().map(|it| format!("{it} $")).collect())),
            row("list-movement", movement.to_string()),
            row("list-stealth", stealth.to_string()),
            row("list-combat", combat.to_string()),
            row("list-track", TRACK.to_string()),
            row("list-award-guards", signed(edition.awards.guards)),
            row("list-award-traps", signed(edition.awards.traps)),
            row("list-award-rooms", signed(edition.awards.rooms)),
            row("list-award-gadgets", signed(edition.awards.gadgets)),
            row("list-titles", list(edition.titles.iter().map(|it| format!("{it} $")).collect())),
        ];
        List::new(self.say, "list-numbers", &["list-what", "list-value"], rows)
    }

    fn domicile(self, domicile: &DomicileData) -> List {
        let edition = &self.game.edition;
        let rows = (0..).map(Upgrade::new).zip(edition.upgrades()).map(|(upgrade, data)| {
            let worth =
                |value: u8| if value == 0 { "–".to_owned() } else { format!("+{value} $") };
            let cost = domicile.cost(upgrade);
            let cost = match cost.points {
                0 => "–".to_owned(),
                _ => (self.say)(&Spyworld::cost_words(cost)),
            };
            let (income, value) = (domicile.income(upgrade), domicile.value(upgrade));
            vec![self.name(&data.name), cost, worth(income), worth(value)]
        });
        let columns = ["list-upgrade", "list-entry", "list-income", "list-worth"];
        let list = List::new(self.say, "list-upgrade", &columns, rows);
        let title = Message::new("list-domicile")
            .with("name", self.name(&domicile.name))
            .with("rule", (self.say)(&Spyworld::special_words(domicile.special)));
        List { title: (self.say)(&title), ..list }
    }

    fn missions(self) -> List {
        let rows = self.game.edition.missions().iter().map(|mission| {
            let now = mission.now.map_or_else(|| "–".to_owned(), |now| format!("+{now} $"));
            let condition = (self.say)(&Spyworld::condition_words(mission.condition));
            vec![self.name(&mission.name), condition, now, format!("+{} $", mission.end)]
        });
        let columns = ["list-name", "list-condition", "list-now", "list-end"];
        List::new(self.say, "list-missions", &columns, rows)
    }

    fn gadgets(self) -> List {
        let rows = (1_u8..).zip(self.game.edition.gadgets()).map(|(number, gadget)| {
            let effect = (self.say)(&Spyworld::effect_words(gadget.effect));
            let name = self.name(&gadget.name);
            vec![number.to_string(), name, effect, gadget.counts.to_string()]
        });
        let columns = ["list-number", "list-name", "list-effect", "list-counts"];
        List::new(self.say, "list-gadgets", &columns, rows)
    }

    fn agents(self) -> List {
        let rows = self.game.edition.agents().iter().map(|agent| {
            let [movement, stealth, combat] = agent.bonus.map(|points| format!("+{points}"));
            let ability = (self.say)(&Spyworld::ability_words(agent.ability));
            vec![self.name(&agent.name), movement, stealth, combat, ability]
        });
        let columns = ["list-name", "list-movement", "list-stealth", "list-combat", "list-ability"];
        List::new(self.say, "list-agents", &columns, rows)
    }

    fn cards(self) -> List {
        let cards = self.game.edition.cards();
        let rows = Line::all().map(|line| {
            let on: Vec<_> = cards.iter().filter(|card| card.line == line).collect();
            let count: u32 = on.iter().map(|card| u32::from(card.count)).sum();
            let contents = on.iter().map(|card| match card.count {
                1 => self.content(card.content),
                count => {
                    let times = Message::new("list-times").with("count", count);
                    (self.say)(&times.with("what", self.content(card.content)))
                }
            });
            let contents = contents.collect::<Vec<_>>().join(", ");
            let side = Message::new(match line.colour {
                Colour::Red => "list-row",
                Colour::Blue => "list-column",
            });
            vec![(self.say)(&side.with("number", line.number)), count.to_string(), contents]
        });
        let columns = ["list-side", "list-how-many", "list-contents"];
        List::new(self.say, "list-cards", &columns, rows.collect::<Vec<_>>())
    }

    fn content(self, content: Content) -> String {
        match content {
            Content::Upgrade(upgrade) => {
                let data = self.game.edition.upgrade(upgrade);
                data.map(|data| self.name(&data.name)).unwrap_or_default()
            }
            Content::Wall => self.told("list-wall"),
            Content::Gadget => self.told("list-gadget"),
            Content::Training(track, points) => {
                let key = match track {
                    Track::Movement => "list-movement",
                    Track::Stealth => "list-stealth",
                    Track::Combat => "list-combat",
                };
                format!("{} +{points}", self.told(key))
            }
        }
    }
}
