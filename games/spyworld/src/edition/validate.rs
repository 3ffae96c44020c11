//! From a file to an edition: every reason why a file cannot be played with.

use game::{ContentError, Digest};

use super::primitive::{Ability, Effect, GadgetChoice, Placement, Special};
use super::{
    AgentData, AgentEntry, BudgetEntry, CardData, Content, Cost, CostKind, DomicileData,
    DomicileEntry, Edition, EditionFile, GadgetData, GadgetEntry, MissionData, MissionEntry, Money,
    Names, UpgradeData, UpgradeEntry,
};
use crate::grid::{Line, Room, SIDE};
use crate::ids::{
    Class, GADGETS, OPEN_MISSIONS, STACK_CARDS, STACKS, TRACK, Track, UPGRADES, Upgrade,
};
use crate::notation::{line_id, read_line_id, read_room};

/// Must the edition have all its cards?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// To play with: 4 domiciles, 9 missions, 9 agents and 108 cards, counted as SW-1.3 says.
    Full,
    /// To show one rule: as many as are needed.
    Scenario,
}

type Checked<T> = Result<T, ContentError>;

fn refuse<T>(key: impl Into<String>, reason: impl Into<String>) -> Checked<T> {
    Err(ContentError::at(key, reason))
}

/// No price, cost or reward is higher: sums must stay far below what a byte holds.
const HIGHEST: u8 = 50;
/// An entry cost is written into four bits of a move.
const HIGHEST_COST: u8 = 15;

impl Edition {
    /// Makes an edition of a file.
    ///
    /// # Errors
    /// The first thing that is wrong with it; the file's name is left open.
    pub fn new(file: EditionFile, completeness: Completeness) -> Checked<Self> {
        if file.format != 1 {
            return refuse("format", format!("1 is the only form there is, not {}", file.format));
        }
        check_slug("id", &file.id)?;
        check_names("title", &file.title)?;
        let entrance = read_room(&file.entrance)
            .map_err(|error| ContentError::at("entrance", error.reason))?;
        for points in file.training {
            at_most("training", points, TRACK)?;
        }
        if file.titles.is_empty() || !file.titles.is_sorted() || file.titles.len() > 9 {
            return refuse("titles", "1 to 9 numbers in ascending order are expected");
        }
        let upgrades = upgrades(file.upgrades)?;
        let domiciles = domiciles(file.domiciles, &upgrades, entrance, completeness)?;
        let mut edition = Self {
            id: file.id,
            title: file.title,
            hash: Digest([0; 32]),
            entrance,
            training: file.training,
            budget: money(file.budget)?,
            awards: file.awards,
            titles: file.titles,
            cards: cards(&file.cards, &upgrades, completeness)?,
            upgrades,
            domiciles,
            missions: missions(file.missions, completeness)?,
            gadgets: gadgets(file.gadgets)?,
            agents: agents(file.agents, completeness)?,
        };
        edition.hash = edition.compute_hash();
        Ok(edition)
    }
}

fn check_slug(key: &str, slug: &str) -> Checked<()> {
    let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let begins_well = slug.starts_with(|c: char| c.is_ascii_lowercase());
    if !begins_well || slug.len() > 40 || !slug.chars().all(fine) {
        let shown: String = slug.chars().take(40).collect();
        return refuse(key, format!("`{shown}` is no short name of lower-case letters and digits"));
    }
    Ok(())
}

fn check_names(key: &str, names: &Names) -> Checked<()> {
    for (lang, name) in [("en", &names.en), ("de", &names.de), ("fr", &names.fr)] {
        if name.trim().is_empty() || name.chars().count() > 60 || name.chars().any(char::is_control)
        {
            return refuse(format!("{key}.{lang}"), "a name of 1 to 60 letters is expected");
        }
    }
    Ok(())
}

/// A list of named things: each short name once.
fn check_ids<'i>(what: &str, ids: impl Iterator<Item = (&'i String, &'i Names)>) -> Checked<()> {
    let mut seen: Vec<&str> = Vec::new();
    for (index, (id, names)) in ids.enumerate() {
        check_slug(&format!("{what}[{index}].id"), id)?;
        check_names(&format!("{what}[{index}].name"), names)?;
        if seen.contains(&id.as_str()) {
            return refuse(format!("{what}[{index}].id"), format!("`{id}` is there twice"));
        }
        seen.push(id);
    }
    Ok(())
}

fn at_most(key: impl Into<String>, number: u8, highest: u8) -> Checked<()> {
    if number > highest {
        return refuse(key, format!("at most {highest} is possible, not {number}"));
    }
    Ok(())
}

fn exactly(what: &str, have: usize, need: usize) -> Checked<()> {
    if have != need {
        return refuse(what, format!("there must be {need}, not {have}"));
    }
    Ok(())
}

fn money(entry: BudgetEntry) -> Checked<Money> {
    let BudgetEntry { start, beginner, pass, circles, bonus } = entry;
    at_most("budget.circles", circles, 200)?;
    at_most("budget.pass", pass, HIGHEST)?;
    if u16::from(start) + u16::from(beginner) > u16::from(circles) {
        return refuse("budget.circles", "fewer circles than a beginner starts with");
    }
    if bonus.len() > 8 {
        return refuse("budget.bonus", "at most 8 bonus actions are possible");
    }
    bonus.iter().try_for_each(|&price| at_most("budget.bonus", price, HIGHEST))?;
    Ok(Money { start, beginner, pass, circles, bonus })
}

fn upgrades(entries: Vec<UpgradeEntry>) -> Checked<Vec<UpgradeData>> {
    exactly("upgrade", entries.len(), UPGRADES.into())?;
    check_ids("upgrade", entries.iter().map(|entry| (&entry.id, &entry.name)))?;
    for (index, entry) in (0..).zip(&entries) {
        if entry.class != Upgrade::new(index).class() {
            return refuse(
                format!("upgrade[{index}].class"),
                "first three traps, then three guards, then three secrets",
            );
        }
        let words = ["wall", "gadget", "movement", "stealth", "combat"];
        if words.contains(&entry.id.as_str()) {
            return refuse(format!("upgrade[{index}].id"), "this word means another content");
        }
    }
    Ok(entries
        .into_iter()
        .map(|UpgradeEntry { id, name, grey, .. }| UpgradeData { id, name, grey })
        .collect())
}

fn domiciles(
    entries: Vec<DomicileEntry>,
    upgrades: &[UpgradeData],
    entrance: Room,
    completeness: Completeness,
) -> Checked<Vec<DomicileData>> {
    match completeness {
        Completeness::Full => exactly("domicile", entries.len(), 4)?,
        Completeness::Scenario if (1..=8).contains(&entries.len()) => {}
        Completeness::Scenario => return refuse("domicile", "1 to 8 are possible"),
    }
    check_ids("domicile", entries.iter().map(|entry| (&entry.id, &entry.name)))?;
    let made = entries.into_iter().enumerate();
    made.map(|(index, entry)| domicile(index, entry, upgrades, entrance)).collect()
}

fn domicile(
    index: usize,
    entry: DomicileEntry,
    upgrades: &[UpgradeData],
    entrance: Room,
) -> Checked<DomicileData> {
    let key = |field: &str| format!("domicile[{index}].{field}");
    let mut costs = [Cost { points: 0, kind: CostKind::Either }; UPGRADES as usize];
    let printed = entry.traps.iter().map(|&points| (points, CostKind::Stealth));
    let printed = printed.chain(entry.guards.iter().map(|&points| (points, CostKind::Combat)));
    for (cost, (points, kind)) in costs.iter_mut().zip(printed) {
        at_most(key("traps, guards"), points, HIGHEST_COST)?;
        *cost = Cost { points, kind };
    }
    for id in &entry.either {
        let place = upgrades.iter().position(|upgrade| upgrade.id == *id);
        match place.and_then(|place| costs.get_mut(place)) {
            Some(cost) => cost.kind = CostKind::Either,
            None => return refuse(key("either"), format!("there is no upgrade `{id}`")),
        }
    }
    for &number in entry.income.iter().chain(&entry.value) {
        at_most(key("income, value"), number, HIGHEST)?;
    }
    let (Placement::Shift(price) | Placement::Swap(price)) = entry.placement;
    at_most(key("placement"), price, HIGHEST)?;
    let (GadgetChoice::Shift(price) | GadgetChoice::Any(price)) = entry.gadgets;
    at_most(key("gadgets"), price, HIGHEST)?;
    if let Special::LightRow(row) = entry.special
        && !(1..=SIDE).contains(&row)
    {
        return refuse(key("special"), "rows are 1 to 5");
    }
    let joins = entry.special.joins();
    let between = Room::all().fold(0, |set, room| set | joins.edges_of(room));
    // SW-4.4: not on the entrance.
    let edges = between & !joins.edges_of(entrance);
    let mut near = [0; 2 * SIDE as usize];
    for (set, line) in near.iter_mut().zip(Line::all()) {
        let rooms = Room::all().filter(|room| line.rooms() & room.bit() != 0);
        *set = edges & rooms.fold(0, |set, room| set | joins.edges_of(room));
    }
    Ok(DomicileData {
        id: entry.id,
        name: entry.name,
        agents: entry.agents,
        costs,
        income: entry.income,
        value: entry.value,
        placement: entry.placement,
        gadgets: entry.gadgets,
        special: entry.special,
        handing: entry.handing,
        joins,
        grey: joins.next_to(entrance),
        between,
        edges,
        near,
    })
}

fn missions(entries: Vec<MissionEntry>, completeness: Completeness) -> Checked<Vec<MissionData>> {
    match completeness {
        Completeness::Full => exactly("mission", entries.len(), 9)?,
        Completeness::Scenario if (OPEN_MISSIONS..=60).contains(&entries.len()) => {}
        Completeness::Scenario => return refuse("mission", "3 to 60 are possible"),
    }
    check_ids("mission", entries.iter().map(|entry| (&entry.id, &entry.name)))?;
    let mission = |(index, entry): (usize, MissionEntry)| {
        let MissionEntry { id, name, condition, now, end } = entry;
        at_most(format!("mission[{index}].now"), now.unwrap_or_default(), HIGHEST)?;
        at_most(format!("mission[{index}].end"), end, HIGHEST)?;
        Ok(MissionData { id, name, condition, now, end })
    };
    entries.into_iter().enumerate().map(mission).collect()
}

fn gadgets(entries: Vec<GadgetEntry>) -> Checked<Vec<GadgetData>> {
    exactly("gadget", entries.len(), GADGETS)?;
    check_ids("gadget", entries.iter().map(|entry| (&entry.id, &entry.name)))?;
    for (index, entry) in entries.iter().enumerate() {
        at_most(format!("gadget[{index}].counts"), entry.counts, 5)?;
        if let Effect::Boots(steps) | Effect::Grapnel(steps) = entry.effect {
            at_most(format!("gadget[{index}].effect"), steps, TRACK)?;
        }
    }
    let data = |GadgetEntry { id, name, effect, counts }| GadgetData { id, name, effect, counts };
    Ok(entries.into_iter().map(data).collect())
}

fn agents(entries: Vec<AgentEntry>, completeness: Completeness) -> Checked<Vec<AgentData>> {
    match completeness {
        Completeness::Full => exactly("agent", entries.len(), 9)?,
        // SW-2.2 deals one to each of nine seats.
        Completeness::Scenario if (9..=60).contains(&entries.len()) => {}
        Completeness::Scenario => return refuse("agent", "9 to 60 are possible"),
    }
    check_ids("agent", entries.iter().map(|entry| (&entry.id, &entry.name)))?;
    for (index, entry) in entries.iter().enumerate() {
        for points in entry.bonus {
            at_most(format!("agent[{index}].bonus"), points, TRACK)?;
        }
        if let Ability::CheaperGuards(n)
        | Ability::CheaperTraps(n)
        | Ability::MovementPerSecret(n)
        | Ability::SetOfSecrets(n) = entry.ability
        {
            at_most(format!("agent[{index}].ability"), n, TRACK)?;
        }
    }
    let data = |AgentEntry { id, name, bonus, ability }| AgentData { id, name, bonus, ability };
    Ok(entries.into_iter().map(data).collect())
}

/// Cards of one kind are counted together, so that equal cards are one and the same.
fn cards(
    entries: &[String],
    upgrades: &[UpgradeData],
    completeness: Completeness,
) -> Checked<Vec<CardData>> {
    let most = STACKS * STACK_CARDS;
    if entries.len() > most || entries.len() < 2 * STACKS || !entries.len().is_multiple_of(STACKS) {
        return refuse("cards", format!("a multiple of 3 from 6 to {most}, not {}", entries.len()));
    }
    let mut kinds: Vec<CardData> = Vec::new();
    for (index, text) in entries.iter().enumerate() {
        let Some((line, content)) = read_card(text, upgrades) else {
            let shown: String = text.chars().take(40).collect();
            return refuse(
                format!("cards[{index}]"),
                format!(
                    "`{shown}` is no card; `r1 snare`, `c4 wall`, `r2 stealth+3`, `c5 gadget` are"
                ),
            );
        };
        match kinds.iter_mut().find(|kind| kind.line == line && kind.content == content) {
            Some(kind) => kind.count += 1,
            None => kinds.push(CardData { line, content, count: 1 }),
        }
    }
    if completeness == Completeness::Full {
        check_full(&kinds)?;
    }
    Ok(kinds)
}

/// Both sides of a card.
fn read_card(text: &str, upgrades: &[UpgradeData]) -> Option<(Line, Content)> {
    let (line, content) = text.split_once(' ')?;
    Some((read_line_id(line)?, read_content(content, upgrades)?))
}

/// A content side: an upgrade's name, `wall`, `gadget` or as in `stealth+3`.
pub(crate) fn read_content(text: &str, upgrades: &[UpgradeData]) -> Option<Content> {
    match text {
        "wall" => return Some(Content::Wall),
        "gadget" => return Some(Content::Gadget),
        _ => {}
    }
    if let Some((track, points)) = text.split_once('+') {
        let track = match track {
            "movement" => Track::Movement,
            "stealth" => Track::Stealth,
            "combat" => Track::Combat,
            _ => return None,
        };
        let points = points.parse().ok().filter(|points| (1..=TRACK).contains(points))?;
        return Some(Content::Training(track, points));
    }
    let place = upgrades.iter().position(|upgrade| upgrade.id == text)?;
    u8::try_from(place).ok().map(|place| Content::Upgrade(Upgrade::new(place)))
}

/// SW-1.3: every number side 10 or 11 times, 54 upgrades, 16 walls, 26 trainings of 2 to 4, 12 gadgets.
fn check_full(kinds: &[CardData]) -> Checked<()> {
    let count = |wanted: &dyn Fn(&CardData) -> bool| -> usize {
        kinds.iter().filter(|kind| wanted(kind)).map(|kind| usize::from(kind.count)).sum()
    };
    for line in Line::all() {
        let there = count(&|kind| kind.line == line);
        if !(10..=11).contains(&there) {
            let name = line_id(line);
            return refuse("cards", format!("{name} must be there 10 or 11 times, not {there}"));
        }
    }
    let class = |wanted: Class| {
        count(
            &|kind| matches!(kind.content, Content::Upgrade(upgrade) if upgrade.class() == wanted),
        )
    };
    exactly(
        "cards: upgrades",
        class(Class::Trap) + class(Class::Guard) + class(Class::Secret),
        54,
    )?;
    exactly("cards: walls", count(&|kind| kind.content == Content::Wall), 16)?;
    let training = |kind: &CardData| matches!(kind.content, Content::Training(_, 2..=4));
    exactly("cards: training of 2 to 4", count(&training), 26)?;
    exactly("cards: gadgets", count(&|kind| kind.content == Content::Gadget), 12)
}
