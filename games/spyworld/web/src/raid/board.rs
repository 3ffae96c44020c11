//! The lair that is raided, with the way so far, the steps that are possible and their prices.

use dom::prelude::*;
use game::Seat;
use spyworld::grid::{Dir, Room};
use spyworld::ids::Class;
use spyworld::{Action, RaidView, Sheet};
use ui::seat_mark::seat_class;

use super::{Way, next_move, raided, shown};
use crate::grid::{self, room_words};
use crate::lair::{self, BARE, Drawing, ROOM};
use crate::scene::{Scene, money, tell1};
use crate::tabletop::Tabletop;
use crate::trail;

/// The lair on its sheet.
pub fn board(top: Tabletop) -> View {
    let drawn = move || top.with(|scene| drawing(top, scene)).flatten();
    let title = move || {
        let name = top.with(|scene| Some(scene.name(scene.victim(shown(scene)?)?))).flatten();
        tell1("sw-lair-of", "name", name.unwrap_or_default())
    };
    let said = move |room: Room| {
        let words = top.with(|scene| {
            let (sheet, raid) = raided(scene, shown(scene)?)?;
            Some(room_words(top.things, &sheet, room, raid.map_or(0, |raid| raid.opened)))
        });
        words.flatten().unwrap_or_default()
    };
    view! {
        <div class="sheet-w"><div class="gp is-raid">
            <i class="tape a"></i><i class="tape b"></i>
            <header class="col-head"><h2>{title}</h2></header>
            <div class="lair-box is-bare">
                {drawn}
                {grid::cells(top, BARE, Callback::new(move |room| press(top, room)), Callback::new(move |room| traced(top, room)), said)}
            </div>
        </div></div>
    }
}

/// A press on a room: the way there, or why there is none.
fn press(top: Tabletop, room: Room) {
    let ways = top.ways.get_untracked();
    let there = |way: &&Way| way.to == Some(room);
    let picked = top.pick.get_untracked();
    let again = ways.iter().filter(there).find(|way| Some(way.action) == picked);
    if let Some(way) = again.or_else(|| ways.iter().find(there)) {
        return top.press_way(way.action);
    }
    // The rules know why not, if it is next door.
    let at = top.with(|scene| scene.own().and_then(|own| Some(own.raid.as_ref()?.at))).flatten();
    let domicile = top.with(|scene| top.things.domicile(&scene.view)).flatten();
    let (Some(at), Some(domicile)) = (at, domicile) else { return };
    let beside = |from: Room, dir: Dir| domicile.joins.next(from, dir).map(|(to, _)| to);
    let leads = |dir: &Dir| {
        let to = match dir.parts() {
            None => beside(at, *dir),
            Some((along, aside)) => beside(at, along).and_then(|next| beside(next, aside)),
        };
        to == Some(room)
    };
    match Dir::STRAIGHT.into_iter().chain(Dir::SLANTING).find(leads) {
        Some(dir) => top.press_way(Action::Step(dir)),
        None if room != at => top.too_far(),
        None => {}
    }
}

/// A finger was drawn into a room: the step is made, unless something about it is to be decided first.
fn traced(top: Tabletop, room: Room) {
    let step = top.ways.with_untracked(|ways| {
        let is_step = |way: &&Way| way.to == Some(room) && matches!(way.action, Action::Step(_));
        ways.iter().find(is_step).map(|way| (way.action, way.splits.len()))
    });
    match step {
        Some((action, 0 | 1)) => top.now(&[action]),
        Some((action, _)) if top.pick.get_untracked() != Some(action) => top.press_way(action),
        Some(_) | None => {}
    }
}

fn drawing(top: Tabletop, scene: &Scene) -> Option<View> {
    let seat = shown(scene)?;
    let (sheet, raid) = raided(scene, seat)?;
    let edition = top.things.edition();
    let domicile = top.things.domicile(&scene.view)?;
    let drawing = Drawing {
        frame: BARE,
        sheet: &sheet,
        domicile: &domicile,
        entrance: edition.entrance,
        done: raid.as_ref().map_or(0, |raid| raid.opened),
        fresh: 0,
        new_walls: 0,
    };
    let ways = if scene.me == Some(seat) { top.ways.get() } else { Vec::new() };
    let steps: Vec<&Way> =
        ways.iter().filter(|way| matches!(way.action, Action::Step(_))).collect();
    let picked = top.way().filter(|_| scene.me == Some(seat));
    let glow: Vec<_> = steps
        .iter()
        .filter_map(|way| way.to)
        .map(|room| view! { {lair::room_shape(BARE, room, "rm is-legal", 4)}{lair::room_shape(BARE, room, "rm is-legal2", 8)} })
        .collect();
    let aim = picked
        .as_ref()
        .and_then(|way| way.to)
        .map(|room| lair::room_shape(BARE, room, "rm is-pick", 4));
    let hint = top.advised().and_then(|best| {
        let at = raid.as_ref()?.at;
        // Only the next step: the rest of the way is left to find.
        let next: Vec<Action> = next_move(&best.moves).into_iter().collect();
        let way = trail::rooms_of(&edition, &domicile, at, &next);
        (scene.asked && way.len() > 1).then(|| trail::trail(BARE, &way, "is-best", -10))
    });
    let plates: Vec<_> =
        steps.iter().filter_map(|way| plate(way, picked.as_ref() == Some(*way))).collect();
    let walked = raid.as_ref().map(|raid| {
        let way = trail::rooms(&edition, &domicile, &raid.moves);
        walked(&way, raid, &sheet, &domicile, seat)
    });
    let label = tell1(
        "sw-lair-of",
        "name",
        scene.victim(seat).map(|of| scene.name(of)).unwrap_or_default(),
    );
    Some(view! {
        <svg class="lair" viewBox=BARE.view_box() role="img" aria-label=label>
            {drawing.floor()}
            {glow}
            {aim}
            {drawing.things()}
            {walked}
            {hint}
            {plates}
        </svg>
    })
}

/// The way so far: line, steps, alarms, loot, and the agent at its end.
fn walked(
    way: &[Room],
    raid: &RaidView,
    sheet: &Sheet,
    domicile: &spyworld::edition::DomicileData,
    seat: Seat,
) -> View {
    let class = seat_class(seat);
    let alarm = |room: Room| {
        let (x, y) = BARE.corner(room);
        let (far, low) = (x + ROOM - 8, y + ROOM - 8);
        let d = format!(
            "M{0} {1}q0-14 14-14M{2} {1}q0-14-14-14M{0} {3}q0 14 14 14M{2} {3}q0 14-14 14",
            x + 8,
            y + 22,
            far,
            low - 14
        );
        view! { <path class="alarm" d=d></path> }
    };
    let alarms: Vec<_> =
        lair::rooms(raid.opened & sheet.of_class(Class::Trap)).map(alarm).collect();
    let taken = |room: Room| {
        let value = domicile.value(sheet.room(room)?);
        let (x, y) = BARE.corner(room);
        let place = format!("translate({} {})", x + 62, y + 70);
        Some(view! {
            <g class="got" transform=place><rect x="-23" y="-12" width="46" height="24" rx="4"></rect><text y="5.5">{format!("+{}", money(value))}</text></g>
        })
    };
    let loot: Vec<_> =
        lair::rooms(raid.opened & sheet.of_class(Class::Secret)).filter_map(taken).collect();
    let agent = trail::end(BARE, way).map(|(x, y)| {
        let letter = seat.to_string();
        view! {
            <g class=format!("spy {class}")>
                <use href="#l-spy" x=x - 24 y=y - 40 width="48" height="70"></use>
                <text x=x y=y + 12>{letter}</text>
            </g>
        }
    });
    view! { {alarms}{trail::trail(BARE, way, &class, 0)}{loot}{agent} }
}

/// The price of a step, on its room.
fn plate(way: &Way, hot: bool) -> Option<View> {
    let (x, y) = BARE.corner(way.to?);
    let (stealth, combat) = way.chosen(None);
    let signs: &[&str] = match (way.splits.len(), stealth, combat) {
        (0, ..) => &[],
        (1, _, 0) => &["stealth"],
        (1, 0, _) => &["combat"],
        _ => &["stealth", "combat"],
    };
    let points = way.points();
    // One or the other, with a stroke between them.
    let either = signs.len() > 1;
    let wide =
        34 + if points > 0 { 14 + 16 * signs.len() as i32 } else { 0 } + 8 * i32::from(either);
    let place = format!("translate({} {})", x + (ROOM - wide) / 2, y + 2);
    let signs: Vec<_> = (0..)
        .zip(signs)
        .map(|(n, sign)| {
            let href = format!("#i-{sign}");
            view! { <use href=href x=46 + 24 * n y="4" width="15" height="15"></use> }
        })
        .collect();
    let signs = view! { {signs}{either.then(|| view! { <text x="65" y="17">"/"</text> })} };
    let points = (points > 0).then(|| view! { <text x="40" y="17">{points}</text>{signs} });
    Some(view! {
        <g class="cost" class:hot=hot transform=place>
            <rect width=wide height="23" rx="5"></rect>
            <text x="10" y="17">{way.movement}</text><use href="#i-move" x="16" y="4" width="15" height="15"></use>
            {points}
        </g>
    })
}
