//! The house edition: the built-in blob is the file, the cards keep their counts, and the printed list is up to date.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use game::{Lang, Message, Words};
use spyworld::edition::{Content, EditionFile};
use spyworld::grid::{Colour, Line};
use spyworld::ids::{Class, Upgrade};
use spyworld::{Edition, Spyworld};
use text::Texts;

const TOML: &str = include_str!("../../content/house.toml");
const BLOB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/content/house.postcard");
const LIST: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cards-spyworld.md");

fn edition() -> Edition {
    Edition::from_toml("house.toml", TOML).unwrap()
}

#[test]
fn the_built_in_edition_is_blessed() {
    let blob = EditionFile::from_toml(TOML).unwrap().to_blob().unwrap();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(BLOB, &blob).unwrap();
    }
    let built_in = std::fs::read(BLOB).unwrap();
    assert!(
        blob == built_in,
        "content/house.toml has changed: run `cargo xtask bless` and build again"
    );
    assert_eq!(edition().hash(), Edition::from_blob(&built_in).unwrap().hash());
}

/// SW-1.3, and more: every number side carries every class of content, so that nothing is given away and no
/// row or column starves.
#[test]
fn sw_1_3_every_number_carries_everything() {
    let edition = edition();
    let mut by_upgrade: BTreeMap<Upgrade, u8> = BTreeMap::new();
    for line in Line::all() {
        let on: Vec<_> = edition.cards().iter().filter(|card| card.line == line).collect();
        let count = |fits: &dyn Fn(Content) -> bool| -> u8 {
            on.iter().filter(|card| fits(card.content)).map(|card| card.count).sum()
        };
        let class = |class: Class| {
            count(&|content| matches!(content, Content::Upgrade(u) if u.class() == class))
        };
        for wanted in [Class::Trap, Class::Guard, Class::Secret] {
            assert!((1..=2).contains(&class(wanted)), "{line:?}: {wanted:?}");
        }
        assert!((1..=2).contains(&count(&|content| content == Content::Wall)), "{line:?}");
        assert!((1..=2).contains(&count(&|content| content == Content::Gadget)), "{line:?}");
        let training = count(&|content| matches!(content, Content::Training(..)));
        assert!((2..=3).contains(&training), "{line:?}");
        for card in on {
            if let Content::Upgrade(upgrade) = card.content {
                *by_upgrade.entry(upgrade).or_default() += card.count;
            }
        }
    }
    assert_eq!(edition.n_cards(), 108);
    assert!(
        by_upgrade.len() == 9 && by_upgrade.values().all(|&count| count == 6),
        "{by_upgrade:?}"
    );
}

/// Everything printed, in one page.
fn list(edition: &Edition) -> String {
    let texts = Texts::new(Lang::En, &[Spyworld::text(Lang::En)]).unwrap();
    let say = |message: &Message| texts.try_say(message, &|seat| seat.to_string()).unwrap();
    let mut out = String::from(
        "# Spyworld: the cards of the house edition\n\n\
         This page is written by a test from `games/spyworld/content/house.toml`.\n\
         The content is this project's own and unofficial.\n\n",
    );
    let row =
        |out: &mut String, cells: &[String]| writeln!(out, "| {} |", cells.join(" | ")).unwrap();
    let head = |out: &mut String, title: &str, cells: &[&str]| {
        writeln!(out, "## {title}\n\n| {} |\n|{}", cells.join(" | "), "---|".repeat(cells.len()))
            .unwrap();
    };
    let names = |names: &spyworld::edition::Names| {
        // Where a name may be parted is for narrow cards.
        Lang::ALL.map(|lang| names.get(lang).replace('\u{ad}', "")).join(" / ")
    };
    head(
        &mut out,
        "Domiciles",
        &["number", "id", "names", "traps", "guards", "income", "value", "special rule"],
    );
    for (number, domicile) in edition.domiciles().iter().enumerate() {
        let costs = |from: u8| {
            (from..from + 3)
                .map(|n| say(&Spyworld::cost_words(domicile.cost(Upgrade::new(n)))))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let three = |numbers: [u8; 3]| numbers.map(|n| n.to_string()).join(" ");
        row(
            &mut out,
            &[
                (number + 1).to_string(),
                domicile.id.clone(),
                names(&domicile.name),
                costs(0),
                costs(3),
                three(domicile.income),
                three(domicile.value),
                say(&Spyworld::special_words(domicile.special)),
            ],
        );
    }
    out.push('\n');
    head(&mut out, "Upgrades", &["id", "names", "next to the entrance"]);
    for upgrade in edition.upgrades() {
        let grey = if upgrade.grey { "yes" } else { "no" };
        row(&mut out, &[upgrade.id.clone(), names(&upgrade.name), grey.to_owned()]);
    }
    out.push('\n');
    head(&mut out, "Missions", &["id", "names", "condition", "now", "end"]);
    for mission in edition.missions() {
        let now = mission.now.map_or_else(|| "–".to_owned(), |now| now.to_string());
        row(
            &mut out,
            &[
                mission.id.clone(),
                names(&mission.name),
                say(&Spyworld::condition_words(mission.condition)),
                now,
                mission.end.to_string(),
            ],
        );
    }
    out.push('\n');
    head(&mut out, "Gadgets", &["number", "id", "names", "effect", "counts as"]);
    for (number, gadget) in edition.gadgets().iter().enumerate() {
        row(
            &mut out,
            &[
                (number + 1).to_string(),
                gadget.id.clone(),
                names(&gadget.name),
                say(&Spyworld::effect_words(gadget.effect)),
                gadget.counts.to_string(),
            ],
        );
    }
    out.push('\n');
    head(&mut out, "Agents", &["id", "names", "movement", "stealth", "combat", "ability"]);
    for agent in edition.agents() {
        let [movement, stealth, combat] = agent.bonus.map(|n| format!("+{n}"));
        row(
            &mut out,
            &[
                agent.id.clone(),
                names(&agent.name),
                movement,
                stealth,
                combat,
                say(&Spyworld::ability_words(agent.ability)),
            ],
        );
    }
    out.push('\n');
    head(&mut out, "Planning cards", &["number side", "cards", "content sides"]);
    for line in Line::all() {
        let on: Vec<_> = edition.cards().iter().filter(|card| card.line == line).collect();
        let count: u8 = on.iter().map(|card| card.count).sum();
        let content = |content: Content| match content {
            Content::Upgrade(upgrade) => edition.upgrade(upgrade).unwrap().id.clone(),
            Content::Wall => "wall".to_owned(),
            Content::Gadget => "gadget".to_owned(),
            Content::Training(track, points) => format!("{track:?} +{points}").to_lowercase(),
        };
        let cards = on.iter().map(|card| match card.count {
            1 => content(card.content),
            many => format!("{} ×{many}", content(card.content)),
        });
        let colour = match line.colour {
            Colour::Red => "red",
            Colour::Blue => "blue",
        };
        let cards: Vec<String> = cards.collect();
        row(&mut out, &[format!("{colour} {}", line.number), count.to_string(), cards.join(", ")]);
    }
    out
}

#[test]
fn the_list_of_cards_is_blessed() {
    let now = list(&edition());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(LIST, &now).unwrap();
    }
    let then = std::fs::read_to_string(LIST).unwrap_or_default();
    assert!(now == then, "{} is out of date: run `cargo xtask bless`", Path::new(LIST).display());
}
