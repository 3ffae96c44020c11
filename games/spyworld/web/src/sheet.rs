//! The sheet of graph paper: lair and budget on the left half, the agent on the right one.

use dom::prelude::*;
use spyworld::edition::Content;
use spyworld::grid::{Colour, Line, Room};
use spyworld::{Action, Sheet};
use ui::icon::icon;
use ui::speech::{t, tr};

use crate::circles::{Circle, circles};
use crate::grid::{self, Target};
use crate::lair::{self, Drawing, PLAN, ROOM};
use crate::missions;
use crate::parts::TRACKS;
use crate::plan::{Choice, Way, line_after};
use crate::scene::{Scene, agent_art, gadget_art, money, pic, price, tell1, tell2};
use crate::standing;
use crate::tabletop::Tabletop;

/// Circles on a track (SW-1.1).
const TRACK: u8 = spyworld::ids::TRACK;

/// The whole sheet of the person at the screen.
pub fn sheet(top: Tabletop) -> View {
    let is_there = Memo::new(move || top.with(|scene| scene.sheet().is_some()).unwrap_or_default());
    let body = move || {
        if !is_there.get() {
            return view! { <p class="sheet-none">{tr("sw-no-sheet")}</p> };
        }
        view! {
            <section class="half-l" aria-label=tr("sw-your-lair")>
                {title(top)}
                {lair_box(top)}
                {move || top.with(|scene| scene.sheet().map(|sheet| budget(top, sheet))).flatten()}
                {standing::line(top)}
                {move || top.with(|scene| title_block(top, scene))}
            </section>
            <section class="half-r" aria-label=tr("sw-your-agent")>
                {move || top.with(|scene| agent_half(top, scene))}
            </section>
        }
    };
    view! {
        <div class="sheet-w"><div class="gp">
            <i class="tape a"></i><i class="tape b"></i>
            {body}
        </div></div>
    }
}

fn title(top: Tabletop) -> View {
    let name = move || {
        let name = top.with(|scene| scene.me.map(|me| scene.name(me))).flatten();
        tell1("sw-lair-of", "name", name.unwrap_or_default())
    };
    let rooms = move || {
        let filled = top.with(|scene| scene.sheet().map_or(0, |sheet| sheet.filled().count_ones()));
        tell1("sw-rooms-filled", "count", filled.unwrap_or_default())
    };
    view! { <header class="col-head"><h2>{name}</h2><span class="code">{rooms}</span></header> }
}

/// What every plan has in its corner.
fn title_block(top: Tabletop, scene: &Scene) -> View {
    let domicile = top.things.domicile(&scene.view);
    let project =
        domicile.map_or_else(String::new, |data| data.name.get(top.session.lang()).to_owned());
    let name = scene.me.map(|me| scene.name(me)).unwrap_or_default();
    let cell =
        |key: &'static str, words: String| view! { <div><small>{t(key)}</small>{words}</div> };
    view! {
        <div class="tblock" aria-hidden="true">
            {cell("sw-drawn-by", name)}
            {cell("sw-project", project)}
            {cell("sw-scale", t("sw-ambitious"))}
        </div>
    }
}

/// The lair with what can be done in it.
fn lair_box(top: Tabletop) -> View {
    let drawn = move || top.with(|scene| drawing(top, scene)).flatten();
    view! {
        <div class="lair-box is-plan">
            {drawn}
            {grid::plan(top)}
        </div>
    }
}

/// The row or column that is asked for.
fn asked_line(top: Tabletop) -> Option<Line> {
    let (line, content) = top.asked_line()?;
    matches!(content, Content::Upgrade(_) | Content::Wall).then_some(line)
}

fn drawing(top: Tabletop, scene: &Scene) -> Option<View> {
    let sheet = scene.sheet()?;
    let before = scene.own()?.sheet.as_ref()?;
    let domicile = top.things.domicile(&scene.view)?;
    let drawing = Drawing {
        frame: PLAN,
        sheet,
        domicile: &domicile,
        entrance: top.things.edition().entrance,
        done: 0,
        fresh: sheet.filled() & !before.filled(),
        new_walls: sheet.walls & !before.walls,
    };
    let choices = top.choices.get();
    let printed = top.printed_line();
    let on = asked_line(top);
    // What is in the row or column asked for glows; other rooms cost other modifications.
    let glows = |choice: &Choice| {
        printed.is_some_and(|(line, _)| Some(line_after(line, choice.changes())) == on)
    };
    let shapes: Vec<_> = choices
        .iter()
        .filter_map(|choice| match choice.last()? {
            Action::Draw(room) if drawing.fresh & room.bit() == 0 => Some(if glows(choice) {
                view! {
                    {lair::room_shape(PLAN, room, "rm is-legal", 4)}
                    {lair::room_shape(PLAN, room, "rm is-legal2", 8)}
                }
            } else {
                lair::room_shape(PLAN, room, "rm is-mod", 7)
            }),
            _ => None,
        })
        .collect();
    let picked: Vec<_> = lair::rooms(drawing.fresh)
        .map(|room| lair::room_shape(PLAN, room, "rm is-pick", 4))
        .collect();
    let pencil = lair::rooms(drawing.fresh).last().map(pencil);
    let closed: Vec<_> = lair::rooms(top.things.game().walled_in(scene.view.domicile, sheet))
        .map(worth_nothing)
        .collect();
    let prices: Vec<_> = top.lines().iter().map(|way| price_tag(way, on)).collect();
    let label = tell1("sw-lair-of", "name", scene.me.map(|me| scene.name(me)).unwrap_or_default());
    Some(view! {
        <svg class="lair" viewBox=PLAN.view_box() role="img" aria-label=label>
            {drawing.floor()}
            {shapes}
            {picked}
            {drawing.things()}
            {closed}
            {lair::heads(PLAN, on)}
            {prices}
            {pencil}
        </svg>
    })
}

/// SW-8.2: a secret that no path reaches brings its owner nothing.
fn worth_nothing(room: Room) -> View {
    let (x, y) = PLAN.corner(room);
    let place = format!("translate({} {})", x + ROOM / 2, y + ROOM - 16);
    view! {
        <g class="pt is-nil" transform=place>
            <rect x="-23" y="-13" width="46" height="26" rx="5"></rect><text y="6">{money(0)}</text>
        </g>
    }
}

fn pencil(room: Room) -> View {
    let (x, y) = PLAN.corner(room);
    let place = format!("translate({} {}) rotate(-62) scale(.8)", x + 50, y + 76);
    view! { <use class="pencil" href="#l-pencil" width="80" height="14" transform=place></use> }
}

/// What a row or column costs, at its far end.
fn price_tag(way: &Way, on: Option<Line>) -> View {
    let along = i32::from(way.line.number - 1) * ROOM + ROOM / 2;
    let (x, y) = match way.line.colour {
        Colour::Red => (PLAN.x + 5 * ROOM + 32, PLAN.y + along),
        Colour::Blue => (PLAN.x + along, PLAN.y + 5 * ROOM + 22),
    };
    let place = format!("translate({x} {y})");
    let words = if way.price == 0 { t("sw-free") } else { price(way.price) };
    view! {
        <g class="pt" class:free=way.price == 0 class:on=on == Some(way.line) transform=place>
            <rect x="-23" y="-14" width="46" height="28" rx="5"></rect><text y="6">{words}</text>
        </g>
    }
}

/// Money and bonus actions.
fn budget(top: Tabletop, sheet: &Sheet) -> View {
    let edition = top.things.edition();
    let empty = edition.budget.circles.saturating_sub(sheet.outlined);
    let kinds =
        [(Circle::Crossed, sheet.crossed), (Circle::Filled, sheet.money()), (Circle::Empty, empty)];
    let said = tell2("sw-budget-says", ("money", sheet.money().into()), ("free", empty.into()));
    let bonus = |(place, price): (u8, &u8)| {
        let class = match place {
            used if used < sheet.bonus => "bonus-c used",
            next if next == sheet.bonus => "bonus-c next",
            _ => "bonus-c",
        };
        view! { <span class=class>"−"{*price}</span> }
    };
    let bonus: Vec<_> = (0..).zip(&edition.budget.bonus).map(bonus).collect();
    let left = edition.budget.bonus.len().saturating_sub(usize::from(sheet.bonus));
    let left = tell1("sw-bonus-left", "count", u32::try_from(left).unwrap_or_default());
    view! {
        <div class="money">
            <div class="budget">
                <span class="sum">{money(sheet.money())}<small>{t("sw-left")}</small></span>
                <span class="vh">{said}</span>
                <div class="gold">{circles(&kinds)}</div>
            </div>
            <div class="bonus">
                <span class="label">{t("sw-bonus-actions")}</span>
                <span class="bonus-all" aria-hidden="true">{bonus}</span>
                <span class="vh">{left}</span>
            </div>
        </div>
    }
}

/// Tracks, gadgets and the agent itself.
fn agent_half(top: Tabletop, scene: &Scene) -> Option<View> {
    let sheet = scene.sheet()?;
    let edition = top.things.edition();
    let agent = scene.own()?.agent;
    let data = agent.and_then(|agent| edition.agent(agent));
    let bonus = data.map_or([0; 3], |data| data.bonus);
    let tracks: Vec<_> = TRACKS
        .iter()
        .zip(sheet.tracks.iter().zip(bonus))
        .map(|(&(name, key), (&points, more))| {
            let more = more.min(TRACK.saturating_sub(points));
            let kinds = [
                (Circle::Filled, points),
                (Circle::Coming, more),
                (Circle::Empty, TRACK.saturating_sub(points + more)),
            ];
            track(name, key, points, more, &kinds)
        })
        .collect();
    let card = agent.zip(data).map(|(agent, data)| {
        view! {
            <div class="agentcard">
                <span class="portrait">{pic(agent_art(data.ability))}</span>
                <p><b>{top.things.agent(agent)}</b>" "{ability_words(top, data.ability)}
                    <small>{t("sw-only-you")}</small></p>
            </div>
        }
    });
    Some(view! {
        <header class="col-head"><h2>{t("sw-agent")}</h2><span class="code">{t("sw-private")}</span></header>
        {tracks}
        {gadgets(top, sheet.gadgets, sheet.gadgets)}
        {missions::goals(top)}
        {card}
    })
}

/// What an agent can do, as its card says it.
pub fn ability_words(top: Tabletop, ability: spyworld::edition::primitive::Ability) -> String {
    top.session.say(&spyworld::Spyworld::ability_words(ability))
}

/// One track with its circles.
pub fn track(
    name: &'static str,
    key: &'static str,
    points: u8,
    more: u8,
    kinds: &[(Circle, u8)],
) -> View {
    let more =
        (more > 0).then(|| view! { <small>{tell1("sw-plus-points", "points", more)}</small> });
    view! {
        <div class="trk">
            <h3>{icon(name)}{t(key)}</h3>
            <span class="n">{points}" "{more}</span>
            {circles(kinds)}
        </div>
    }
}

/// The five gadgets: owned or not, used or not.
pub fn gadgets(top: Tabletop, owned: u8, left: u8) -> View {
    let edition = top.things.edition();
    let one = |(number, data): (u8, &spyworld::edition::GadgetData)| {
        let gadget = spyworld::ids::Gadget(number);
        let class = match (owned & gadget.bit() != 0, left & gadget.bit() != 0) {
            (true, true) => "gad own",
            (true, false) => "gad own used",
            (false, _) => "gad",
        };
        let name = top.things.gadget(gadget);
        let state = match (owned & gadget.bit() != 0, left & gadget.bit() != 0) {
            (true, true) => t("sw-owned"),
            (true, false) => t("sw-used"),
            (false, _) => t("sw-not-owned"),
        };
        // Phones have no pointer that could rest on a picture: what it does is said when it is pressed.
        let on = move || top.told.get() == Some(gadget);
        let press =
            move |_| top.told.update(|told| *told = Some(gadget).filter(|_| *told != Some(gadget)));
        view! {
            <li class=class>
                <button aria-expanded=flag(on) on:click=press>
                    <span class="ring">{pic(gadget_art(data.effect))}<em aria-hidden="true">{number + 1}</em></span>
                    <span>{name}<span class="vh">" "{state}</span></span>
                </button>
            </li>
        }
    };
    let all: Vec<_> = (0..).zip(edition.gadgets()).map(one).collect();
    let said = move || {
        let gadget = top.told.get()?;
        let words = gadget_effect(top, gadget)?;
        Some(view! { <b>{top.things.gadget(gadget)}</b>": "{words} })
    };
    view! {
        <ul class="gads" aria-label=t("sw-gadgets")>{all}</ul>
        <p class="gad-say" aria-live="polite">{said}</p>
    }
}

/// What a gadget does.
pub fn gadget_effect(top: Tabletop, gadget: spyworld::ids::Gadget) -> Option<String> {
    let edition = top.things.edition();
    let data = edition.gadget(gadget)?;
    let words = top.session.say(&spyworld::Spyworld::effect_words(data.effect));
    Some(match data.counts {
        0 | 1 => words,
        many => format!("{words}; {}", tell1("sw-counts-as", "count", many)),
    })
}

/// What a press in the grid means while a combination is carried out.
pub fn targets(top: Tabletop) -> Vec<Target> {
    let target = |choice: Choice| Some(Target { action: choice.last()?, price: choice.price });
    top.choices.get().into_iter().filter_map(target).collect()
}
