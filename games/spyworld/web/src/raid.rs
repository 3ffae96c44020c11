//! The table of a raid: the lair in the middle, the next step and the points on the left, people and loot right.

mod board;
mod clock;
mod step;
mod ways;

use dom::prelude::*;
use game::Seat;
use spyworld::edition::primitive::Ability;
use spyworld::ids::{Class, Upgrade};
use spyworld::{Action, RaidRule, RaidView, Sheet};
use ui::icon::icon;
use ui::speech::{t, tr};

pub use ways::{Way, ways};

use crate::circles::Circle;
use crate::parts::TRACKS;
use crate::scene::{Scene, Things, money, pic, tell1, upgrade_art};
use crate::sheet::{ability_words, gadgets, track};
use crate::standing;
use crate::tabletop::Tabletop;
use crate::{domicile, drawer, lair, look, roster};

/// The whole of it.
pub fn raid(top: Tabletop) -> View {
    view! {
        <div class="left">{step::step(top)}{step::ways_on(top)}{tracks(top)}{domicile::domicile(top)}</div>
        {board::board(top)}
        {points(top)}
        <div class="right">
            {haul(top)}
            {roster::roster(top)}
            {clock::clock(top)}
            {home(top)}
            {drawer::drawer(top)}
        </div>
    }
}

/// Whose raid is shown: the own one, or where all watch, the one that is being made.
pub fn shown(scene: &Scene) -> Option<Seat> {
    match (scene.view.raids, scene.asked) {
        (RaidRule::InTurn, false) => scene.raider().or(scene.me),
        (RaidRule::InTurn | RaidRule::Together, _) => scene.me.or_else(|| scene.raider()),
    }
}

/// The lair that is raided, and the raid as far as it is known.
pub fn raided(scene: &Scene, seat: Seat) -> Option<(Sheet, Option<RaidView>)> {
    let sheet = scene.seat(scene.victim(seat)?)?.sheet?;
    Some((sheet, scene.seat(seat)?.raid.clone()))
}

/// The next move of an advised raid; how it is paid is no move of its own.
pub fn next_move(moves: &[Action]) -> Option<Action> {
    moves.iter().copied().find(|made| !matches!(made, Action::Split(..)))
}

/// What the secrets are worth that a raid has brought so far.
pub fn stolen(things: Things, scene: &Scene, seat: Seat) -> i64 {
    let value = || {
        let (sheet, raid) = raided(scene, seat)?;
        Some(sheet.value_in(&things.domicile(&scene.view)?, raid?.opened))
    };
    value().unwrap_or_default().into()
}

/// The same with what the agent adds.
pub fn loot(things: Things, scene: &Scene, seat: Seat) -> i64 {
    stolen(things, scene, seat) + i64::from(added(things, scene, seat).unwrap_or_default())
}

/// What the agent adds to the loot: some are paid for all three kinds of secret.
fn added(things: Things, scene: &Scene, seat: Seat) -> Option<u8> {
    let data = things.edition();
    let Ability::SetOfSecrets(amount) = data.agent(scene.seat(seat)?.agent?)?.ability else {
        return None;
    };
    let (sheet, raid) = raided(scene, seat)?;
    let stolen = raid?.opened & sheet.of_class(Class::Secret);
    let kind = |secret: u8| stolen & sheet.of_kind(Upgrade::new(secret)) != 0;
    (6..9).all(kind).then_some(amount)
}

/// The tracks drain: spent, about to be spent, left.
fn tracks(top: Tabletop) -> View {
    let body = move || {
        top.with(|scene| {
            let seat = shown(scene)?;
            let own = scene.seat(seat)?;
            let (raid, sheet) = (own.raid.as_ref()?, own.sheet.as_ref()?);
            let way = top.way().filter(|_| Some(seat) == scene.me);
            let going = way.map_or([0; 3], |way| way.pays(top.stealth.get()));
            let rows: Vec<_> = TRACKS
                .iter()
                .zip(sheet.tracks.iter().zip(raid.left.iter().zip(going)))
                .map(|(&(name, key), (&all, (&left, going)))| {
                    let kinds = [
                        (Circle::Crossed, all.saturating_sub(left)),
                        (Circle::Going, going),
                        (Circle::Filled, left.saturating_sub(going)),
                        (Circle::Empty, spyworld::ids::TRACK.saturating_sub(all.max(left))),
                    ];
                    let then = (going > 0).then(|| {
                        view! { <b class="to">{format!("→ {}", left.saturating_sub(going))}</b> }
                    });
                    view! { <div class="drain">{track(name, key, left, 0, &kinds)}{then}</div> }
                })
                .collect();
            let edition = top.things.edition();
            let agent = own.agent.and_then(|agent| Some((agent, edition.agent(agent)?.ability)));
            let (name, able) = agent.map_or_else(
                || (scene.name(seat), String::new()),
                |(agent, ability)| (top.things.agent(agent), ability_words(top, ability)),
            );
            let free = (raid.free > 0).then(
                || view! { <p class="free-steps">{tell1("sw-free-steps", "count", raid.free)}</p> },
            );
            Some(view! {
                <header class="col-head"><h2>{name}</h2><span class="code">{able}</span></header>
                {rows}
                {free}
                {gadgets(top, sheet.gadgets, raid.gadgets)}
            })
        })
        .flatten()
    };
    view! { <section class="tracks gp2" aria-label=tr("sw-your-agent")>{body}</section> }
}

/// The points in one line, for phones: there the tracks are behind a tab. They say all of it aloud.
fn points(top: Tabletop) -> View {
    let body = move || {
        top.with(|scene| {
            let seat = shown(scene)?;
            let left = scene.seat(seat)?.raid.as_ref()?.left;
            let way = top.way().filter(|_| Some(seat) == scene.me);
            let going = way.map_or([0; 3], |way| way.pays(top.stealth.get()));
            let one = |(&(name, _), (left, going)): (&(&'static str, _), (u8, u8))| {
                let then = (going > 0).then(
                    || view! { <b class="to">{format!("→ {}", left.saturating_sub(going))}</b> },
                );
                view! { <span>{icon(name)}<b>{left}</b>{then}</span> }
            };
            Some(TRACKS.iter().zip(left.into_iter().zip(going)).map(one).collect::<Vec<_>>())
        })
        .flatten()
    };
    view! { <div class="points" aria-hidden="true">{body}</div> }
}

/// What was taken so far.
fn haul(top: Tabletop) -> View {
    let body = move || {
        top.with(|scene| {
            let seat = shown(scene)?;
            let (sheet, raid) = raided(scene, seat)?;
            let raid = raid?;
            let domicile = top.things.domicile(&scene.view)?;
            let stolen: Vec<_> = lair::rooms(raid.opened & sheet.of_class(Class::Secret))
                .filter_map(|room| sheet.room(room))
                .map(|secret| view! { <li>{pic(upgrade_art(secret))}<span>{money(domicile.value(secret))}</span></li> })
                .collect();
            let count = |class: Class| (raid.opened & sheet.of_class(class)).count_ones();
            let facts = game::Message::new("sw-haul")
                .with("rooms", raid.entered.count_ones())
                .with("guards", count(Class::Guard))
                .with("traps", count(Class::Trap));
            let sum = money(loot(top.things, scene, seat));
            let agent = scene.seat(seat)?.agent.zip(added(top.things, scene, seat));
            let agent = agent.map(|(agent, amount)| {
                view! { <li><b>{top.things.agent(agent)}</b><span>{tell1("sw-plus", "amount", amount)}</span></li> }
            });
            Some(view! {
                <header class="col-head"><h2 class="label">{t("sw-loot")}</h2><b class="sum">{sum}</b></header>
                <ul>{stolen}{agent}</ul>
                <p>{ui::speech::tell(&facts)}</p>
                {(scene.me == Some(seat)).then(|| standing::line(top))}
            })
        })
        .flatten()
    };
    view! { <section class="loot" aria-label=tr("sw-loot")>{body}</section> }
}

/// The own lair, and who is in it.
fn home(top: Tabletop) -> View {
    let body = move || {
        top.with(|scene| {
            let me = scene.me?;
            let thief = look::thief_of(scene, me)?;
            let is_back = scene.seat(thief).is_some_and(|own| own.stopped);
            let waits = scene.view.raids == RaidRule::InTurn && scene.raider() != Some(thief);
            let key = match (is_back, waits) {
                (true, _) => "sw-thief-gone",
                (false, true) => "sw-thief-soon",
                (false, false) => "sw-thief-there",
            };
            let words = tell1(key, "name", scene.name(thief));
            let lair = look::lair_of(top.things, scene, me, "lair mini-l")?;
            Some(view! {
                <header class="col-head"><h2 class="label">{t("sw-at-home")}</h2>
                    <button class="icon-btn" aria-label=t("sw-look-home") on:click=move |_| top.look.set(Some(me))>{icon("eye")}</button></header>
                <div class="home-b">{lair}<p>{words}</p></div>
            })
        })
        .flatten()
    };
    view! { <section class="home" aria-label=tr("sw-at-home")>{body}</section> }
}
