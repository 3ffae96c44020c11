//! A small edition inside a scenario file: the house edition with the changes that show one rule.
//!
//! | line | meaning |
//! |---|---|
//! | `entrance ROOM` | where raids begin |
//! | `training N N N` | points on the tracks at the start |
//! | `start N`, `beginner N`, `pass N`, `circles N` | money |
//! | `bonus N …` | prices of the bonus actions |
//! | `award traps\|rooms\|guards\|gadgets N` | SW-9.1, SW-9.2 |
//! | `titles N …` | SW-9.4 |
//! | `cards CARD …` | all planning cards, as in `r1/snare`; the line may be repeated |
//! | `domicile ID traps\|guards\|income\|value N N N` | a table of this domicile |
//! | `domicile ID either UPGRADE …` | costs that may be split |
//! | `domicile ID placement shift\|swap N` | SW-4.2 |
//! | `domicile ID gadgets shift\|any N` | SW-4.6 |
//! | `domicile ID special nothing\|joined-columns`, `domicile ID special light-row N` | its special rule |
//! | `domicile ID handing by-colour\|against-colour\|left\|right` | SW-6.2 |
//! | `domicile ID agents yes\|no` | SW-2.2 |
//! | `mission ID CONDITION [N] now N\|- end N` | SW-5.1: `secret-kinds-in-line` `walls` `tracks` `gadgets` `full-line` `defences` `secrets` `budget` `corner-guards` |
//! | `agent ID N N N ABILITY [N]` | SW-7.1: `plain` `diagonal-step` `cheaper-guards` `cheaper-traps` `second-use` `movement-per-secret` `quiet-traps` `set-of-secrets` `either-everywhere` |
//! | `gadget ID EFFECT [N] counts N` | SW-7.6: `smoke` `darts` `boots` `grapnel` `drill` |
//!
//! Domiciles, missions, agents and gadgets are those of the house edition; a mission with a new id is added.

use game::NotationError;

use super::{Read, number, wrong};
use crate::edition::primitive::{
    Ability, Condition, Effect, GadgetChoice, Handing, Placement, Special,
};
use crate::edition::{Completeness, DomicileEntry, EditionFile, MissionEntry, Names};
use crate::{Edition, HOUSE};

/// Reads the lines of an edition.
pub(super) fn read(text: &str) -> Read<Edition> {
    let mut file = EditionFile::from_blob(HOUSE)?;
    file.id = "scenario".to_owned();
    file.title = names("Scenario");
    let mut own_cards = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        if !words.is_empty() {
            read_line(&mut file, &mut own_cards, &words)
                .map_err(|error| error.in_line(index + 1))?;
        }
    }
    if !own_cards.is_empty() {
        file.cards = own_cards;
    }
    Ok(Edition::new(file, Completeness::Scenario)?)
}

fn names(name: &str) -> Names {
    let name = name.to_owned();
    Names { en: name.clone(), de: name.clone(), fr: name }
}

fn read_line(file: &mut EditionFile, cards: &mut Vec<String>, words: &[&str]) -> Read<()> {
    match *words {
        ["entrance", room] => file.entrance = room.to_owned(),
        ["training", a, b, c] => file.training = [number(a)?, number(b)?, number(c)?],
        ["start", n] => file.budget.start = number(n)?,
        ["beginner", n] => file.budget.beginner = number(n)?,
        ["pass", n] => file.budget.pass = number(n)?,
        ["circles", n] => file.budget.circles = number(n)?,
        ["bonus", ref prices @ ..] => {
            file.budget.bonus = prices.iter().map(|price| number(price)).collect::<Read<_>>()?;
        }
        ["award", "traps", n] => file.awards.traps = number(n)?,
        ["award", "rooms", n] => file.awards.rooms = number(n)?,
        ["award", "guards", n] => file.awards.guards = number(n)?,
        ["award", "gadgets", n] => file.awards.gadgets = number(n)?,
        ["titles", ref from @ ..] => {
            file.titles = from.iter().map(|from| number(from)).collect::<Read<_>>()?;
        }
        ["cards", ref more @ ..] => {
            cards.extend(more.iter().map(|card| card.replacen('/', " ", 1)))
        }
        ["domicile", id, ref rest @ ..] => {
            let there = file.domiciles.iter_mut().find(|domicile| domicile.id == id);
            let domicile = there.ok_or_else(|| NotationError::new(id, "no such domicile"))?;
            read_domicile(domicile, rest)?;
        }
        ["mission", id, ref rest @ ..] => read_mission(file, id, rest)?,
        ["agent", id, movement, stealth, combat, ref ability @ ..] => {
            let there = file.agents.iter_mut().find(|agent| agent.id == id);
            let agent = there.ok_or_else(|| NotationError::new(id, "no such agent"))?;
            agent.bonus = [number(movement)?, number(stealth)?, number(combat)?];
            agent.ability = read_ability(ability)?;
        }
        ["gadget", id, ref effect @ .., "counts", counts] => {
            let there = file.gadgets.iter_mut().find(|gadget| gadget.id == id);
            let gadget = there.ok_or_else(|| NotationError::new(id, "no such gadget"))?;
            gadget.effect = read_effect(effect)?;
            gadget.counts = number(counts)?;
        }
        _ => return wrong(&words.join(" "), "not a line of an edition in a scenario"),
    }
    Ok(())
}

fn read_domicile(domicile: &mut DomicileEntry, words: &[&str]) -> Read<()> {
    let three =
        |a: &str, b: &str, c: &str| -> Read<[u8; 3]> { Ok([number(a)?, number(b)?, number(c)?]) };
    match *words {
        ["traps", a, b, c] => domicile.traps = three(a, b, c)?,
        ["guards", a, b, c] => domicile.guards = three(a, b, c)?,
        ["income", a, b, c] => domicile.income = three(a, b, c)?,
        ["value", a, b, c] => domicile.value = three(a, b, c)?,
        ["either", ref ids @ ..] => {
            domicile.either = ids.iter().map(|id| (*id).to_owned()).collect();
        }
        ["placement", "shift", n] => domicile.placement = Placement::Shift(number(n)?),
        ["placement", "swap", n] => domicile.placement = Placement::Swap(number(n)?),
        ["gadgets", "shift", n] => domicile.gadgets = GadgetChoice::Shift(number(n)?),
        ["gadgets", "any", n] => domicile.gadgets = GadgetChoice::Any(number(n)?),
        ["special", "nothing"] => domicile.special = Special::Nothing,
        ["special", "joined-columns"] => domicile.special = Special::JoinedColumns,
        ["special", "light-row", n] => domicile.special = Special::LightRow(number(n)?),
        ["handing", "by-colour"] => domicile.handing = Handing::ByColour,
        ["handing", "against-colour"] => domicile.handing = Handing::AgainstColour,
        ["handing", "left"] => domicile.handing = Handing::Left,
        ["handing", "right"] => domicile.handing = Handing::Right,
        ["agents", "yes"] => domicile.agents = true,
        ["agents", "no"] => domicile.agents = false,
        _ => return wrong(&words.join(" "), "not a fact about a domicile"),
    }
    Ok(())
}

fn read_mission(file: &mut EditionFile, id: &str, words: &[&str]) -> Read<()> {
    let [condition @ .., "now", now, "end", end] = words else {
        return wrong(&words.join(" "), "a mission ends with `now N end N`; `now -` for none");
    };
    let entry = MissionEntry {
        id: id.to_owned(),
        name: names(id),
        condition: read_condition(condition)?,
        now: if *now == "-" { None } else { Some(number(now)?) },
        end: number(end)?,
    };
    match file.missions.iter_mut().find(|mission| mission.id == id) {
        Some(mission) => *mission = MissionEntry { name: mission.name.clone(), ..entry },
        None => file.missions.push(entry),
    }
    Ok(())
}

fn read_condition(words: &[&str]) -> Read<Condition> {
    Ok(match *words {
        ["secret-kinds-in-line"] => Condition::SecretKindsInLine,
        ["walls", n] => Condition::Walls(number(n)?),
        ["tracks", n] => Condition::Tracks(number(n)?),
        ["gadgets", n] => Condition::Gadgets(number(n)?),
        ["full-line"] => Condition::FullLine,
        ["defences", n] => Condition::Defences(number(n)?),
        ["secrets", n] => Condition::Secrets(number(n)?),
        ["budget", n] => Condition::Budget(number(n)?),
        ["corner-guards"] => Condition::CornerGuards,
        _ => return wrong(&words.join(" "), "no such condition"),
    })
}

fn read_ability(words: &[&str]) -> Read<Ability> {
    Ok(match *words {
        ["plain"] => Ability::Plain,
        ["diagonal-step"] => Ability::DiagonalStep,
        ["cheaper-guards", n] => Ability::CheaperGuards(number(n)?),
        ["cheaper-traps", n] => Ability::CheaperTraps(number(n)?),
        ["second-use"] => Ability::SecondUse,
        ["movement-per-secret", n] => Ability::MovementPerSecret(number(n)?),
        ["quiet-traps"] => Ability::QuietTraps,
        ["set-of-secrets", n] => Ability::SetOfSecrets(number(n)?),
        ["either-everywhere"] => Ability::EitherEverywhere,
        _ => return wrong(&words.join(" "), "no such ability"),
    })
}

fn read_effect(words: &[&str]) -> Read<Effect> {
    Ok(match *words {
        ["smoke"] => Effect::Smoke,
        ["darts"] => Effect::Darts,
        ["boots", n] => Effect::Boots(number(n)?),
        ["grapnel", n] => Effect::Grapnel(number(n)?),
        ["drill"] => Effect::Drill,
        _ => return wrong(&words.join(" "), "no such effect"),
    })
}
