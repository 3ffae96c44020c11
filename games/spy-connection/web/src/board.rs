//! The map poster: one tab stop, drawn in layers, each written anew only when its own part of the table changes.

mod cities;
mod drag;
mod keys;
mod pieces;
mod preview;
mod slip;
mod spies;

use dom::hear_window;
use dom::prelude::*;
use spy_connection::Side;
use spy_connection::ids::{City, Space};
use ui::art::art;
use ui::icon::icon;
use ui::seat_mark::letter;
use ui::speech::tr;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use crate::layout;
use crate::plan::Target;
use crate::scene::{Scene, Things};
use crate::tabletop::Tabletop;

pub use pieces::groups;

/// A press means the nearest thing so many pixels of the screen around it.
const REACH: f64 = 28.0;

/// How near a small screen looks at the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zoom {
    Fit,
    Usual,
    Near,
}

impl Zoom {
    const fn code(self) -> &'static str {
        match self {
            Self::Fit => "fit",
            Self::Usual => "usual",
            Self::Near => "near",
        }
    }

    const fn nearer(self) -> Self {
        match self {
            Self::Fit => Self::Usual,
            Self::Usual | Self::Near => Self::Near,
        }
    }

    const fn farther(self) -> Self {
        match self {
            Self::Near => Self::Usual,
            Self::Usual | Self::Fit => Self::Fit,
        }
    }
}

/// The board of a running table.
pub fn board(top: Tabletop) -> View {
    let pan = NodeRef::<HtmlElement>::new();
    let zoom = RwSignal::new(Zoom::Usual);
    follow(top, pan, zoom);
    // Whoever chooses a start mission compares cities everywhere.
    let choosing = Memo::new(move || top.is_choosing());
    Effect::new(move || zoom.set(if choosing.get() { Zoom::Fit } else { Zoom::Usual }));
    let press = move |event: MouseEvent| {
        if top.recall.get_untracked() {
            if let Some(space) = pan.get_untracked().and_then(|pan| near(top, &pan, &event)) {
                top.press_space(space);
            }
            return;
        }
        let near = pan.get_untracked().and_then(|pan| near_city(top, &pan, &event));
        match near.or_else(|| pointed(event.target())) {
            Some(city) => {
                top.cursor.set(Some(city));
                top.press(Target::City(city));
            }
            None => top.hover.set(None),
        }
    };
    let hover = move |event: PointerEvent| {
        // A finger presses; it does not hover.
        if event.pointer_type() == "mouse" {
            top.hover.set(pointed(event.target()).map(Target::City));
        }
    };
    let walk = move |event: KeyboardEvent| keys::walk(top, &event);
    let under_cursor = move || top.cursor.get().map(|city| top.things.city(city));
    let tool = move |name: &'static str, key: &'static str, next: fn(Zoom) -> Zoom| {
        view! {
            <button class="icon-btn" aria-label=tr(key) on:click=move |_| zoom.update(|z| *z = next(*z))>
                {icon(name)}
            </button>
        }
    };
    view! {
        <section class="board">
            <div
                class="board-pan"
                tabindex="0"
                role="application"
                aria-label=tr("sc-map")
                data-zoom=move || zoom.get().code()
                data-side=side(top.scene.into())
                node_ref=pan
                on:keydown=walk
                on:focus=move |_| keys::begin(top)
                on:blur=move |_| top.hover.set(None)
                on:click=press
                on:pointerover=hover
                on:pointerleave=move |_| top.hover.set(None)
            >
                {poster(top.things, top.scene.into(), Some(top))}
            </div>
            <p class="vh" aria-live="polite">{under_cursor}</p>
            <div class="board-tools">
                {tool("plus", "sc-zoom-in", Zoom::nearer)}
                {tool("minus", "sc-zoom-out", Zoom::farther)}
            </div>
        </section>
    }
}

/// A board that is only looked at.
pub fn still(things: Things, scene: Signal<Option<Scene>>) -> View {
    view! {
        <div class="board">
            <div class="board-pan" data-zoom="fit" data-side=side(scene) role="img" aria-label=tr("sc-map-still")>
                {poster(things, scene, None)}
            </div>
        </div>
    }
}

/// Which side of the board is up.
fn side(scene: Signal<Option<Scene>>) -> impl Fn() -> &'static str + 'static {
    move || match scene.with(|scene| scene.as_ref().map(|scene| scene.view.side)) {
        Some(Side::Dark) => "dark",
        Some(Side::Light) | None => "light",
    }
}

/// All layers, from the sea up to the spies; what never changes is a drawing of its own, so that it is painted once.
fn poster(things: Things, scene: Signal<Option<Scene>>, top: Option<Tabletop>) -> View {
    let layout = things.layout();
    let art = art();
    let ground = if layout.is_poster { "map" } else { "map-plain" };
    let dark = show(
        move || side(scene)() == "dark",
        || view! { <text class="side-name" x="28" y="660">{tr("sc-set-dark")}</text> },
    );
    let me =
        move || scene.with(|scene| scene.as_ref().map(|scene| scene.me)).unwrap_or(game::Seat(0));
    view! {
        <svg class="map map-under" viewBox="0 0 1000 690" aria-hidden="true">
            <g inner_html=move || art.drawing(ground)></g>
            <g class="route-lines" inner_html=pieces::lines(&layout)></g>
            {dark}
        </svg>
        <svg class=move || format!("map is-{}", letter(me())) viewBox="0 0 1000 690" aria-hidden="true">
            {pieces::own_routes(things, scene)}
            {top.map(preview::lines)}
            <g class="spaces" inner_html=pieces::spaces(&layout)></g>
            {pieces::stacks(things, scene, top)}
            {top.map(preview::ghosts)}
            {cities::cities(things, scene, top)}
            {spies::spies(things, scene, top)}
            {top.map(cities::coins)}
            {top.map(preview::price)}
        </svg>
    }
}

/// The city an event of the pointer is about.
fn pointed(target: Option<web_sys::EventTarget>) -> Option<City> {
    let element = target?.dyn_into::<Element>().ok()?;
    let found = element.closest("[data-city]").ok().flatten()?;
    found.get_attribute("data-city")?.parse().ok().map(City)
}

/// The own agents nearest to a press: discs are smaller than a finger, and lie closer than two of them.
fn near(top: Tabletop, pan: &Element, event: &MouseEvent) -> Option<Space> {
    let layout = top.things.layout();
    let own = top.with(|scene| scene.own().map(|own| own.spaces.clone())).flatten()?;
    let own = own.iter().filter_map(|&(space, _)| {
        let place = layout.space(space)?;
        Some((space.0, (place.x, place.y)))
    });
    nearest(pan, event, &own.collect::<Vec<_>>()).map(Space)
}

/// The city nearest to a press: on a map that is looked at from afar it is smaller than a finger.
fn near_city(top: Tabletop, pan: &Element, event: &MouseEvent) -> Option<City> {
    let layout = top.things.layout();
    let all = (0..).zip(&layout.cities).map(|(city, spot)| (city, (spot.x, spot.y)));
    nearest(pan, event, &all.collect::<Vec<_>>()).map(City)
}

/// Of these places of the map, the one nearest to a press and within its reach.
fn nearest(pan: &Element, event: &MouseEvent, places: &[(u8, (f64, f64))]) -> Option<u8> {
    let map = pan.query_selector("svg.map").ok().flatten()?.get_bounding_client_rect();
    let scale = layout::WIDTH / map.width().max(1.0);
    let x = (f64::from(event.client_x()) - map.left()) * scale;
    let y = (f64::from(event.client_y()) - map.top()) * scale;
    let far = |&(id, place): &(u8, (f64, f64))| (id, (place.0 - x).hypot(place.1 - y));
    let nearest = places.iter().map(far).min_by(|(_, a), (_, b)| a.total_cmp(b));
    nearest.filter(|(_, far)| *far <= REACH * scale).map(|(id, _)| id)
}

/// On a small screen the map follows what is chosen, and begins at the own spy.
fn follow(top: Tabletop, pan: NodeRef<HtmlElement>, zoom: RwSignal<Zoom>) {
    let spy = Memo::new(move || top.with(|scene| scene.own().and_then(|own| own.spy)).flatten());
    let goal = Memo::new(move || {
        let aimed = top.pick.get().or_else(|| top.cursor.get().map(Target::City));
        match aimed {
            Some(Target::City(city)) => Some(city),
            Some(Target::Start(mission)) => top.things.card(mission).and_then(|card| card.red),
            Some(Target::Slot(_)) | None => spy.get(),
        }
    });
    // A turned device shows another part.
    let turned = RwSignal::new(());
    hear_window("resize", move |_| turned.set(()));
    Effect::new(move || {
        let (Some(pan), Some(city)) = (pan.get(), goal.get()) else { return };
        zoom.track();
        turned.track();
        let layout = top.things.layout();
        if let Some(spot) = layout.city(city) {
            drag::look_at(&pan, spot.x, spot.y);
        }
    });
}
