//! The table drawn for a terminal: combinations, missions, the own lair or the one that is raided, everybody else.
//!
//! Works on a view, so that it cannot show what is hidden.

mod cards;
mod lair;

use game::{Arg, Lang, Message, Seat};

pub(crate) use cards::KEYS as CARD_KEYS;
pub(crate) use cards::{ability, condition, effect, special};

use crate::edition::{Cost, CostKind, DomicileData, Edition};
use crate::ids::{Agent, Class, Gadget, UPGRADES, Upgrade, bits};
use crate::sheet::Sheet;
use crate::state::Neighbour;
use crate::view::{PhaseView, RaidView, SeatView, View};
use crate::words::names::{Say, with_content, with_line};

/// Every key this file asks for.
pub(crate) const KEYS: [&str; 29] = [
    "board-title-agents",
    "board-title-plan",
    "board-title-last",
    "board-title-raid",
    "board-title-over",
    "board-title-abandoned",
    "board-cost",
    "board-secret",
    "board-upgrade",
    "board-legend",
    "board-combination",
    "board-mission",
    "board-mission-end-only",
    "board-mission-closed",
    "board-lair-of",
    "board-raid-of",
    "board-money",
    "board-tracks",
    "board-gadget",
    "board-agent",
    "board-offer",
    "board-claim",
    "board-points",
    "board-waiting",
    "board-ready",
    "board-gone",
    "board-full",
    "board-score",
    "board-name-of-title",
];

type Out<'s> = &'s dyn Fn(&Message) -> String;

/// SW-9.4: the words by which texts choose a title.
const TITLES: [&str; 6] = ["none", "first", "second", "third", "fourth", "fifth"];

/// With more seats than this only the own sheet is drawn at the end.
const FEW: usize = 4;

/// Draws the whole table.
pub(crate) fn draw(edition: &Edition, view: &View, lang: Lang, say: Out<'_>) -> String {
    let Some(domicile) = edition.domicile(view.domicile) else { return String::new() };
    let board = Board { edition, domicile, view, say, names: Say { edition, lang } };
    let mut lines = vec![board.title()];
    lines.extend(board.table());
    match view.phase {
        PhaseView::Agents | PhaseView::Plan => {
            lines.extend(board.combinations());
            lines.extend(board.missions());
            lines.extend(board.own_sheets());
        }
        PhaseView::Raid => lines.extend(board.raids()),
        PhaseView::Over { .. } => {
            if view.seats.len() <= FEW {
                lines.extend(board.raids());
            }
            lines.extend(board.scores());
        }
    }
    lines.extend(board.others());
    lines.push(String::new());
    lines.join("\n")
}

/// What entering a room costs.
pub(crate) fn cost(cost: Cost) -> Message {
    let kind = match cost.kind {
        CostKind::Stealth => "stealth",
        CostKind::Combat => "combat",
        CostKind::Either => "either",
    };
    Message::new("board-cost").with("points", cost.points).with("kind", kind)
}

struct Board<'v> {
    edition: &'v Edition,
    domicile: &'v DomicileData,
    view: &'v View,
    say: Out<'v>,
    names: Say<'v>,
}

impl Board<'_> {
    fn say(&self, message: Message) -> String {
        (self.say)(&message)
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        Seat::first(game::MAX_SEATS).zip(&self.view.seats)
    }

    fn title(&self) -> String {
        let name = self.domicile.name.get(self.names.lang);
        let key = match self.view.phase {
            PhaseView::Agents => "board-title-agents",
            PhaseView::Plan if self.view.last_round => "board-title-last",
            PhaseView::Plan => "board-title-plan",
            PhaseView::Raid => "board-title-raid",
            PhaseView::Over { abandoned: false } => "board-title-over",
            PhaseView::Over { abandoned: true } => "board-title-abandoned",
        };
        self.say(
            Message::new(key)
                .with("domicile", name)
                .with("round", self.view.round)
                .with("left", self.view.left.saturating_sub(1)),
        )
    }

    /// Costs, income and value, three upgrades a line, and the special rule.
    fn table(&self) -> Vec<String> {
        let entry = |upgrade: Upgrade| {
            let short = lair::short(self.edition, upgrade, self.names.lang);
            let message = match upgrade.class() {
                Class::Trap | Class::Guard => cost(self.domicile.cost(upgrade)),
                Class::Secret => Message::new("board-secret")
                    .with("income", self.domicile.income(upgrade))
                    .with("value", self.domicile.value(upgrade)),
            };
            let what = self.say(message);
            let message = Message::new("board-upgrade").with("short", short).with("what", what);
            self.say(message.with("upgrade", self.names.upgrade(upgrade)))
        };
        let upgrades: Vec<String> = (0..UPGRADES).map(Upgrade::new).map(entry).collect();
        let mut lines: Vec<String> = upgrades.chunks(3).map(|three| three.join(" · ")).collect();
        lines.push(self.say(special(self.domicile.special)));
        lines
    }

    /// The three combinations; those that the one who looks has chosen are marked.
    fn combinations(&self) -> Vec<String> {
        let mut lines = vec![String::new()];
        let mut seen = self.view.seats.iter().filter_map(|seat| seat.draft);
        let own = seen.next().filter(|_| seen.next().is_none());
        let chosen = |stack: u8| {
            let jobs = own.into_iter().flat_map(|draft| draft.jobs.into_iter().flatten());
            jobs.into_iter().any(|job| job.stack.0 + 1 == stack)
        };
        for (number, (line, pile)) in (1_u8..).zip(self.view.tops.iter().zip(&self.view.piles)) {
            let content = pile.last().and_then(|card| self.edition.card(*card));
            if let (Some(line), Some(card)) = (line, content) {
                let message = Message::new("board-combination").with("stack", number);
                let message = with_content(with_line(message, *line), self.names, card.content);
                let combination = self.say(message);
                lines.push(match combination.strip_prefix(' ') {
                    Some(rest) if chosen(number) => format!(">{rest}"),
                    Some(_) | None => combination,
                });
            }
        }
        lines
    }

    fn missions(&self) -> Vec<String> {
        let mut lines = vec![String::new()];
        for shown in self.view.missions {
            let Some(data) = self.edition.mission(shown.mission) else { continue };
            let fulfilled =
                self.seats().filter(|(_, seat)| seat.fulfilled.contains(&shown.mission));
            let by: Vec<String> = fulfilled.map(|(seat, _)| seat.to_string()).collect();
            let message = match (shown.open, data.now) {
                (false, _) => Message::new("board-mission-closed").with("seats", Arg::List(by)),
                (true, Some(now)) => {
                    Message::new("board-mission").with("now", now).with("end", data.end)
                }
                (true, None) => Message::new("board-mission-end-only").with("end", data.end),
            };
            let message = message.with("id", data.id.as_str());
            let message = message.with("mission", self.names.mission(shown.mission));
            lines.push(self.say(message.with("condition", self.say(condition(data.condition)))));
        }
        lines
    }

    /// In planning: every sheet that is seen, with this round's choice on it.
    fn own_sheets(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (seat, own) in self.seats() {
            let Some(draft) = &own.draft else { continue };
            lines.push(String::new());
            lines.push(self.say(Message::new("board-lair-of").with("seat", seat)));
            lines.extend(self.sheet(&draft.sheet, None));
            lines.push(self.agent_half(own, &draft.sheet));
            if let Some((place, _)) = draft.claim
                && let Some(shown) = self.view.missions.get(usize::from(place))
            {
                let mission = self.names.mission(shown.mission);
                lines.push(self.say(Message::new("board-claim").with("mission", mission)));
            }
        }
        if !lines.is_empty() {
            lines.push(self.say(Message::new("board-legend")));
        }
        lines
    }

    /// The plan with money and bonus actions below.
    fn sheet(&self, sheet: &Sheet, raid: Option<&RaidView>) -> Vec<String> {
        let lang = self.names.lang;
        let mut lines = lair::draw(self.edition, self.domicile, sheet, raid, lang);
        let bonus = self.edition.budget.bonus.iter().skip(sheet.bonus.into());
        let bonus: Vec<String> = bonus.map(u8::to_string).collect();
        lines.push(
            self.say(
                Message::new("board-money")
                    .with("money", sheet.money())
                    .with("circles", self.edition.budget.circles.saturating_sub(sheet.outlined))
                    .with("bonus", if bonus.is_empty() { "–".to_owned() } else { bonus.join(" ") }),
            ),
        );
        lines
    }

    fn agent_half(&self, own: &SeatView, sheet: &Sheet) -> String {
        let [movement, stealth, combat] = sheet.tracks;
        let tracks = Message::new("board-tracks")
            .with("movement", movement)
            .with("stealth", stealth)
            .with("combat", combat);
        let mut lines = vec![self.say(tracks)];
        lines.extend(self.gadgets(sheet.gadgets));
        match own.agent {
            Some(agent) => lines.extend(self.agent("board-agent", agent)),
            None => {
                let offer = own.offer.into_iter().flatten().flatten();
                lines.extend(offer.filter_map(|agent| self.agent("board-offer", agent)));
            }
        }
        lines.join("\n")
    }

    /// An agent with its points and what it can do.
    fn agent(&self, key: &'static str, agent: Agent) -> Option<String> {
        let data = self.edition.agent(agent)?;
        let [movement, stealth, combat] = data.bonus;
        let message = Message::new(key).with("agent", self.names.agent(agent));
        let message = message.with("movement", movement).with("stealth", stealth);
        let message = message.with("combat", combat);
        Some(self.say(message.with("ability", self.say(ability(data.ability)))))
    }

    fn gadgets(&self, set: u8) -> Vec<String> {
        let owned = bits(set).map(Gadget).filter_map(|g| Some((g, self.edition.gadget(g)?)));
        let line = |(gadget, data): (Gadget, &crate::edition::GadgetData)| {
            let message = Message::new("board-gadget").with("number", gadget.0 + 1);
            let message = message.with("gadget", self.names.gadget(gadget));
            self.say(message.with("effect", self.say(effect(data.effect))))
        };
        owned.map(line).collect()
    }

    /// Every raid that is seen, in the lair it is made in.
    fn raids(&self) -> Vec<String> {
        let count = self.view.seats.len() as u8;
        let mut lines = Vec::new();
        for (seat, own) in self.seats() {
            let Some(raid) = &own.raid else { continue };
            // Of raids made in turn, those that go on are worth a drawing.
            if own.stopped && self.view.seats.len() > FEW {
                continue;
            }
            let victim = match self.view.handed {
                Some(Neighbour::Left) => seat.right(count),
                Some(Neighbour::Right) => seat.left(count),
                None => continue,
            };
            let Some(sheet) = self.view.seats.get(victim.index()).and_then(|v| v.sheet.as_ref())
            else {
                continue;
            };
            lines.push(String::new());
            let message = Message::new("board-raid-of").with("seat", seat).with("victim", victim);
            lines.push(self.say(message));
            let lang = self.names.lang;
            lines.extend(lair::draw(self.edition, self.domicile, sheet, Some(raid), lang));
            let [movement, stealth, combat] = raid.left;
            lines.push(
                self.say(
                    Message::new("board-points")
                        .with("movement", movement)
                        .with("stealth", stealth)
                        .with("combat", combat)
                        .with("free", raid.free),
                ),
            );
            lines.extend(self.gadgets(raid.gadgets));
        }
        if !lines.is_empty() {
            lines.push(self.say(Message::new("board-legend")));
        }
        lines
    }

    fn scores(&self) -> Vec<String> {
        let mut lines = vec![String::new()];
        let mut seats: Vec<(Seat, i32)> =
            self.seats().filter_map(|(seat, own)| Some((seat, own.score?))).collect();
        seats.sort_by_key(|(seat, score)| (core::cmp::Reverse(*score), *seat));
        for (seat, score) in seats {
            let rank = TITLES.get(self.edition.title_rank(score)).copied().unwrap_or("fifth");
            let title = self.say(Message::new("board-name-of-title").with("rank", rank));
            let message = Message::new("board-score").with("seat", seat).with("score", score);
            lines.push(self.say(message.with("title", title)));
        }
        lines
    }

    /// Who is ready and who is awaited, in two lines at most.
    fn others(&self) -> Vec<String> {
        let ready = |seat: &SeatView| match self.view.phase {
            PhaseView::Agents => seat.decided,
            PhaseView::Plan => seat.confirmed,
            PhaseView::Raid => seat.stopped,
            PhaseView::Over { .. } => true,
        };
        let list = |fits: &dyn Fn(&SeatView) -> bool| -> Vec<String> {
            self.seats().filter(|(_, own)| fits(own)).map(|(seat, _)| seat.to_string()).collect()
        };
        let mut lines = vec![String::new()];
        let mut line = |key, seats: Vec<String>| {
            if !seats.is_empty() {
                lines.push(self.say(Message::new(key).with("seats", Arg::List(seats))));
            }
        };
        if !matches!(self.view.phase, PhaseView::Over { .. }) {
            line("board-waiting", list(&|own| !own.resigned && !ready(own)));
            line("board-ready", list(&|own| !own.resigned && ready(own)));
            line("board-full", list(&|own| own.full));
        }
        line("board-gone", list(&|own| own.resigned));
        lines
    }
}
