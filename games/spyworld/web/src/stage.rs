//! One position of a replay: what was on offer, the lairs that these eyes may see, and how everybody stands.

use dom::prelude::*;
use game::Seat;
use spyworld::ids::Stack;
use spyworld::{MissionView, PhaseView, Spyworld};
use ui::page::Stage;
use ui::seat_mark::seat_mark;
use ui::speech::{t, tr};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::combos::{content_words, picture};
use crate::look;
use crate::parts::{TRACKS, hexagon, line_class, sign};
use crate::raid::stolen;
use crate::scene::{Scene, Things, actor, count, gain, mission_art, money, pic, tell1};

/// So many lairs are drawn at once; of more, those among which something has just happened.
const DRAWN: usize = 6;

fn scene(stage: &Stage<Spyworld>) -> Scene {
    Scene {
        view: stage.view.clone(),
        me: None,
        asked: false,
        legal: Vec::new(),
        names: stage.names.clone(),
        bots: Vec::new(),
        absent: Vec::new(),
    }
}

/// The stage of a replay.
pub fn stage(position: Signal<Stage<Spyworld>>) -> View {
    let list = NodeRef::<HtmlElement>::new();
    let drawn = move || {
        position.with(|stage| {
            let things = Things::new(stage.game.clone());
            let scene = scene(stage);
            view! { {offer(things, &scene)}{missions(things, &scene)}{lairs(things, &scene, stage, list)} }
        })
    };
    Effect::new(move || {
        position.track();
        // It is drawn in the next frame.
        dom::next_frame(move || follow(list));
    });
    view! { <section class="board sw-stage">{drawn}</section> }
}

/// Brings the lair where something has just happened into the middle, where they do not fit side by side.
fn follow(list: NodeRef<HtmlElement>) {
    let Some(list) = list.get_untracked() else { return };
    let Some(now) = list.query_selector(".is-now").ok().flatten() else { return };
    let now: HtmlElement = now.unchecked_into();
    list.set_scroll_left(now.offset_left() - (list.client_width() - now.offset_width()) / 2);
}

/// The three combinations of the round, and who chose them, as far as these eyes see it.
fn offer(things: Things, scene: &Scene) -> Option<View> {
    if scene.view.phase != PhaseView::Plan {
        return None;
    }
    let edition = things.edition();
    let one = |stack: Stack| {
        let (line, content) = scene.combination(&edition, stack)?;
        let chose = |seat: &Seat| {
            let draft = scene.seat(*seat).and_then(|own| own.draft.as_ref());
            draft.is_some_and(|draft| draft.jobs.iter().flatten().any(|job| job.stack == stack))
        };
        let chosen: Vec<Seat> = scene.seats().filter(chose).collect();
        let by = match chosen.len() {
            0..=DRAWN => view! { {chosen.into_iter().map(seat_mark).collect::<Vec<_>>()} },
            many => view! { {count("sw-n-players", many)} },
        };
        Some(view! {
            <li class=line_class(line)>
                {hexagon(line)}{picture(&edition, line, content)}
                <b>{content_words(things, line, content)}</b><span class="by">{by}</span>
            </li>
        })
    };
    let all: Vec<_> = (0..3).filter_map(|stack| one(Stack(stack))).collect();
    Some(view! { <ol class="round-cards" aria-label=t("sw-combos")>{all}</ol> })
}

/// The missions, what they pay, and who has fulfilled them; in the raids nothing can be fulfilled any more.
fn missions(things: Things, scene: &Scene) -> Option<View> {
    if scene.view.phase == PhaseView::Raid {
        return None;
    }
    let edition = things.edition();
    let one = |shown: &MissionView| {
        let data = edition.mission(shown.mission)?;
        let fulfilled = |seat: &Seat| {
            scene.seat(*seat).is_some_and(|own| own.fulfilled.contains(&shown.mission))
        };
        let by: Vec<Seat> = scene.seats().filter(fulfilled).collect();
        let says = match by.len() {
            0 => {
                let now = data.now.map(|now| format!("{} / ", gain(now)));
                view! { {now}{gain(data.end)} }
            }
            1..=DRAWN => view! { {by.into_iter().map(seat_mark).collect::<Vec<_>>()} },
            many => view! { {count("sw-n-players", many)} },
        };
        Some(view! {
            <li class:is-gone=!shown.open>
                {pic(mission_art(data.condition))}
                <b>{things.mission(shown.mission)}</b><span class="by">{says}</span>
            </li>
        })
    };
    let all: Vec<_> = scene.view.missions.iter().filter_map(one).collect();
    Some(view! { <ol class="round-cards film-mis" aria-label=t("sw-missions")>{all}</ol> })
}

/// The lairs, each in its place; the one where something has just happened is marked.
fn lairs(
    things: Things,
    scene: &Scene,
    stage: &Stage<Spyworld>,
    list: NodeRef<HtmlElement>,
) -> View {
    let acted = stage.events.iter().find_map(actor);
    let now = acted.map(|seat| scene.victim(seat).unwrap_or(seat));
    let seats: Vec<Seat> = scene.seats().filter(|seat| scene.sheet_of(*seat).is_some()).collect();
    if seats.is_empty() {
        return view! { <p class="sheet-none">{t("sw-replay-closed")}</p> };
    }
    let place = seats.iter().position(|seat| Some(*seat) == now).unwrap_or_default();
    let shown = seats.chunks(DRAWN).nth(place / DRAWN).unwrap_or_default();
    let lair = |&seat: &Seat| {
        let drawn = look::lair_of(things, scene, seat, "lair mini-l")?;
        let name = tell1("sw-lair-of", "name", scene.name(seat));
        let is_now = now == Some(seat);
        Some(view! {
            <figure class="th" class:is-now=is_now>
                <figcaption>{seat_mark(seat)}<b>{name}</b></figcaption>
                <div class="th-p gp">{drawn}</div>
                {facts(things, scene, seat)}
            </figure>
        })
    };
    let lairs: Vec<_> = shown.iter().filter_map(lair).collect();
    view! {
        <div class="thumbs" node_ref=list tabindex="0" role="group" aria-label=t("sw-all-lairs")>{lairs}</div>
    }
}

/// Agent, points and money: of the owner, and in the raids of whoever is in this lair.
fn facts(things: Things, scene: &Scene, seat: Seat) -> Option<View> {
    let (who, points, sum) = match look::thief_of(scene, seat) {
        Some(thief) => {
            let raid = scene.seat(thief)?.raid.as_ref()?;
            (thief, raid.left, stolen(things, scene, thief))
        }
        None => {
            let sheet = scene.sheet_of(seat)?;
            (seat, sheet.tracks, sheet.money().into())
        }
    };
    let agent = scene.seat(who)?.agent.map(|agent| things.agent(agent));
    let mark = (who != seat).then(|| seat_mark(who));
    let point = |(&(name, key), points): (&(&'static str, &'static str), u8)| {
        view! { <span class="pair">{sign(name, key)}<b>{points}</b></span> }
    };
    let points: Vec<_> = TRACKS.iter().zip(points).map(point).collect();
    Some(
        view! { <p>{mark}<span class="name">{agent}</span>{points}<b class="sum">{money(sum)}</b></p> },
    )
}

/// How everybody stands at this position.
pub fn standing(position: Signal<Stage<Spyworld>>) -> View {
    let rows = move || {
        position.with(|stage| {
            let scene = scene(stage);
            let row = |seat: Seat| {
                let own = scene.seat(seat)?;
                let words = match (own.score, scene.view.phase) {
                    (Some(score), _) => money(score),
                    (None, PhaseView::Raid) if own.stopped => t("sw-stopped"),
                    (None, PhaseView::Raid) => t("sw-raiding"),
                    (None, _) if own.confirmed => t("sw-has-chosen"),
                    (None, _) => t("sw-thinking"),
                };
                Some(view! { <li>{seat_mark(seat)}<b>{scene.name(seat)}</b><span>{words}</span></li> })
            };
            scene.seats().filter_map(row).collect::<Vec<_>>()
        })
    };
    let open =
        move || position.with(|stage| stage.view.seats.iter().any(|own| own.score.is_some()));
    let many = move || position.with(|stage| stage.names.len() > DRAWN);
    // A long list scrolls, by keyboard too.
    let stop = move || many().then_some("0");
    view! { <ol class="stand sw-stand" class:is-many=many class:is-open=open tabindex=stop aria-label=tr("sw-table")>{rows}</ol> }
}
