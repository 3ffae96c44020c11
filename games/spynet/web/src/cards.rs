//! Cards at any size: one grid for all, whose width is a custom property; and the small cards of panels.

use dom::prelude::*;
use game::Message;
use spynet::edition::CardFace;
use spynet::ids::{Branch, Card, CardSet};
use ui::speech::{t, tell};

use crate::art::{self, code};
use crate::things::{Things, tell1};

/// The symbol of a branch.
pub fn symbol(branch: Branch) -> View {
    let href = format!("#s-{}", code(branch));
    view! { <svg class="sym" aria-hidden="true"><use href=href></use></svg> }
}

/// The symbol of a branch on its hexagon.
pub fn hexagon(branch: Branch) -> View {
    view! { <span class=format!("hex x-{}", code(branch))>{symbol(branch)}</span> }
}

/// A few stars.
pub fn stars(count: u8, class: &str) -> View {
    let star = |_| view! { <svg><use href="#star"></use></svg> };
    let class = format!("stars {class}");
    view! { <span class=class aria-hidden="true">{(0..count).map(star).collect::<Vec<_>>()}</span> }
}

fn picture(class: &'static str, href: String) -> View {
    view! { <svg class=class aria-hidden="true"><use href=href></use></svg> }
}

/// The class of an agent's branches.
fn of_branches(branches: &[Branch]) -> &'static str {
    match branches {
        [only] => code(*only),
        _ => "all",
    }
}

/// Long words are set smaller, so that no name is cut; two lines of them need the pattern to begin lower.
fn fit(name: &str) -> &'static str {
    let longest = name.split([' ', '-']).map(|word| word.chars().count()).max();
    match (longest.unwrap_or_default(), name.chars().count()) {
        (0..=10, 0..=11) => "kc-name",
        (0..=10, 12..) => "kc-name n-two",
        (11..=13, 0..=13) => "kc-name n-2",
        (11..=13, 14..) => "kc-name n-2 n-two",
        (14.., _) => "kc-name n-3 n-two",
    }
}

/// First parts of long German and French words, after which they may be broken.
const BREAKS: [&str; 13] = [
    "Auftrags",
    "Führungs",
    "Funk",
    "Gefangenen",
    "Großreine",
    "Macht",
    "Maulwurf",
    "Satelliten",
    "Sicherheits",
    "Interro",
    "Crypto",
    "Krypto",
    "Doppel",
];

/// A name with places where it may be broken.
fn breakable(name: &str) -> String {
    let word =
        |word: &str| match BREAKS.iter().find_map(|part| Some((*part, word.strip_prefix(part)?))) {
            Some((part, rest)) if rest.chars().count() > 3 => format!("{part}\u{ad}{rest}"),
            Some(_) | None => word.to_owned(),
        };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// What a card is, as it is read aloud.
pub fn spoken(things: Things, card: Card) -> String {
    let message = Message::new("sn-card").with("name", things.name(card));
    tell(&message.with("text", things.full(card)))
}

/// A card, face up; what it is stands beside it for whoever does not see it.
pub fn card(things: Things, card: Card, class: &str) -> View {
    let name = things.name(card);
    let id = things.id(card);
    let said = view! { <span class="vh">{spoken(things, card)}</span> };
    let title = view! { <span class=fit(&name) aria-hidden="true">{breakable(&name)}</span> };
    let Some(face) = things.face(card) else { return View::Nothing };
    let (kind, inside) = match face {
        CardFace::Agent { branches, strength, ability } => {
            let of = of_branches(&branches);
            let special = if ability.is_some() { " is-special" } else { "" };
            (format!("kc-agent x-{of}{special}"), agent(things, card, &id, &branches, strength))
        }
        CardFace::Operation { branches, stars, condition } => {
            let text = match condition {
                Some(_) => view! { <span class="kc-text">{things.short(card)}</span> },
                None => view! { <span class="kc-text kc-free">{t("sn-no-condition")}</span> },
            };
            ("kc-op".to_owned(), operation(&id, card, &branches, stars, text))
        }
        CardFace::Funding { value } => ("kc-note".to_owned(), note(&id, card, value)),
    };
    view! {
        <span class=format!("kc {kind} {class}")>
            {said}
            <span class="kc-face" aria-hidden="true">{inside}{title}</span>
        </span>
    }
}

fn agent(things: Things, card: Card, id: &str, branches: &[Branch], strength: u8) -> View {
    let of = of_branches(branches);
    let symbols = match branches {
        [only] => view! { <span class="kc-sym">{symbol(*only)}</span> },
        all => {
            let all: Vec<_> = all.iter().map(|branch| symbol(*branch)).collect();
            view! { <span class="kc-sym4">{all}</span> }
        }
    };
    let special = matches!(things.face(card), Some(CardFace::Agent { ability: Some(_), .. }));
    let text = match branches {
        _ if special => view! {
            <span class="kc-text">{picture("spark", "#spark".to_owned())}{things.short(card)}</span>
        },
        [only] => view! { <span class="kc-cap">{things.branch(*only)}</span> },
        _ => view! { <span class="kc-cap">{t("sn-master")}</span> },
    };
    view! {
        <span class="kc-pic">
            {picture("kc-bk", format!("#bk-{of}"))}
            {picture("kc-fig", art::figure(id, card.0))}
        </span>
        <b class="kc-n">{strength}</b>
        {symbols}
        {text}
    }
}

fn operation(id: &str, card: Card, branches: &[Branch], worth: u8, text: View) -> View {
    let tape = branches.iter().map(|branch| {
        view! { <i class=format!("x-{}", code(*branch))>{symbol(*branch)}</i> }
    });
    let tape: Vec<_> = tape.collect();
    view! {
        <span class=format!("kc-tape n{}", branches.len())>{tape}</span>
        {stars(worth, "kc-stars")}
        <span class="kc-photo">
            {picture("kc-shot", art::photograph(id, card.0))}
            {picture("kc-clip", "#clip".to_owned())}
        </span>
        {text}
    }
}

fn note(id: &str, card: Card, value: u8) -> View {
    // Every note has a number of its own, as notes have.
    let serial = u32::from(card.0) * 7_919 % 90_000 + 10_000;
    view! {
        {picture("kc-ros", "#rosette".to_owned())}
        {picture("kc-ros r2", "#rosette".to_owned())}
        <b class="kc-n"><i>"+"</i>{value}</b>
        <span class="kc-cam">{picture("", art::vignette(id, card.0))}</span>
        <span class="kc-serial">{format!("SM {} {:03}", serial / 1_000, serial % 1_000)}</span>
    }
}

/// The open situation.
pub fn situation(things: Things, situation: u8, class: &str) -> View {
    let name = things.situation(situation);
    let shot = art::headline(&things.situation_id(situation), situation);
    view! {
        <span class=format!("kc kc-sit {class}")>
            <span class="kc-face">
                <span class="kc-wire">{t("sn-situation")}</span>
                <span class=fit(&name)>{name.clone()}</span>
                <span class="kc-photo" aria-hidden="true">{picture("kc-shot", shot)}</span>
                <span class="kc-text">{things.situation_text(situation)}</span>
            </span>
        </span>
    }
}

/// A card, face down.
pub fn back() -> View {
    view! { <span class="kc kc-back" aria-hidden="true">{picture("", "#back".to_owned())}</span> }
}

/// A heap of cards, face down; no more than a few are drawn.
pub fn heap(count: u8) -> View {
    let layer = |z: u8| view! { <span class="ly" style:--z=z.to_string()>{back()}</span> };
    (0..count.min(5)).map(layer).collect::<Vec<_>>().into_view()
}

/// Attached cards as one slip each.
pub fn slip(value: u8) -> View {
    view! {
        <span class="slip">{picture("", "#rosette".to_owned())}<b>{format!("+{value}")}</b></span>
    }
}

/// What an attached card adds.
pub fn value(things: Things, card: Card) -> u8 {
    match things.face(card) {
        Some(CardFace::Funding { value }) => value,
        // An agent that a situation lets serve as funding.
        Some(CardFace::Agent { .. } | CardFace::Operation { .. }) | None => 1,
    }
}

/// The sum of attached cards.
pub fn worth(things: Things, funding: CardSet) -> u8 {
    funding.iter().map(|card| value(things, card)).sum()
}

/// A card as large as a finger's nail: value and branch, with its name for whoever does not see it.
pub fn micro(things: Things, card: Card, funding: CardSet) -> View {
    let said = view! { <span class="vh">{things.name(card)}</span> };
    let sum = worth(things, funding);
    let note = (sum > 0).then(|| view! { <i class="mc-f">{format!("+{sum}")}</i> });
    let with = if sum > 0 { " hf" } else { "" };
    match things.face(card) {
        Some(CardFace::Agent { branches, strength, ability }) => {
            let of = of_branches(&branches);
            let special = if ability.is_some() { " sp" } else { "" };
            let sign = match branches.as_slice() {
                [only] => Some(symbol(*only)),
                _ => None,
            };
            view! {
                <span class=format!("mc x-{of}{special}{with}")>
                    {said}<b aria-hidden="true">{strength}</b>{sign}{note}
                </span>
            }
        }
        Some(CardFace::Operation { branches, stars, .. }) => {
            let sign = match branches.as_slice() {
                [only] => Some(view! { <span class="hx">{hexagon(*only)}</span> }),
                _ => None,
            };
            view! {
                <span class="mc mc-op">
                    {said}<b aria-hidden="true">{stars}</b>{picture("st", "#star".to_owned())}{sign}
                </span>
            }
        }
        Some(CardFace::Funding { value }) => view! {
            <span class="mc mc-note">{said}<b aria-hidden="true">{format!("+{value}")}</b></span>
        },
        None => View::Nothing,
    }
}

/// A hidden card, as small.
pub fn micro_back() -> View {
    view! { <span class="mc mc-back" aria-hidden="true">{picture("", "#back".to_owned())}</span> }
}

/// Cards of which a few are known, the known ones first; of the others no more than a few are drawn.
pub fn micros(things: Things, known: CardSet, count: u8) -> View {
    some_micros(things, known, count, 4)
}

/// The same, where each of them is to be seen.
pub fn all_micros(things: Things, known: CardSet, count: u8) -> View {
    some_micros(things, known, count, u8::MAX)
}

fn some_micros(things: Things, known: CardSet, count: u8, most: u8) -> View {
    let cards = known.iter().map(|card| micro(things, card, CardSet::EMPTY));
    let hidden = count.saturating_sub(known.len());
    let said = match hidden {
        0 => None,
        _ => Some(view! { <span class="vh">{tell1("sn-hidden-cards", "count", hidden)}</span> }),
    };
    let hidden = (0..hidden.min(most)).map(|_| micro_back());
    view! { {cards.chain(hidden).collect::<Vec<_>>()}{said} }
}
