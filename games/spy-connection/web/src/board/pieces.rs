//! Routes, spaces and agents as text for the drawing: only numbers and our own words go into it.

use core::fmt::Write as _;

use dom::prelude::*;
use game::Seat;
use spy_connection::Action;
use spy_connection::ids::Space;
use ui::seat_mark::letter;

use crate::layout::{Layout, Place};
use crate::px::Px;
use crate::scene::{Scene, Things};
use crate::tabletop::Tabletop;

/// The lines of all routes.
pub fn lines(layout: &Layout) -> String {
    layout.lines.iter().map(|line| format!("<path d=\"{line}\"/>")).collect()
}

/// The discs of all spaces.
pub fn spaces(layout: &Layout) -> String {
    let disc = |place: &Place| {
        format!("<circle cx=\"{}\" cy=\"{}\" r=\"14.5\"/>", Px(place.x), Px(place.y))
    };
    layout.places.iter().map(disc).collect()
}

/// The finished routes of the seat at the lower edge.
pub fn own_routes(things: Things, scene: Signal<Option<Scene>>) -> View {
    let own = Memo::new(move || {
        scene.with(|scene| {
            let Some(scene) = scene else { return String::new() };
            let (edition, layout) = (things.edition(), things.layout());
            let mut firsts: Vec<Space> = Vec::new();
            firsts.extend(scene.view.own_routes(&edition, scene.me).map(|route| route.first));
            let own = edition.routes().iter().zip(&layout.lines);
            let own: Vec<&String> =
                own.filter(|(route, _)| firsts.contains(&route.first)).map(|(_, l)| l).collect();
            let casing = own.iter().map(|line| format!("<path class=\"casing\" d=\"{line}\"/>"));
            let faces = own.iter().map(|line| format!("<path d=\"{line}\"/>"));
            casing.chain(faces).collect()
        })
    });
    view! { <g class="route-own" inner_html=move || own.get()></g> }
}

/// One seat's agents on a space.
pub type Group = (Seat, u8);

/// Who stands on a space.
pub fn groups(scene: &Scene, space: Space) -> Vec<Group> {
    let on = |seat: Seat| {
        let spaces = &scene.seat(seat)?.spaces;
        spaces.iter().find(|(s, _)| *s == space).map(|(_, agents)| (seat, *agents))
    };
    scene.seats().filter_map(on).collect()
}

/// Everybody's agents.
pub fn stacks(things: Things, scene: Signal<Option<Scene>>, top: Option<Tabletop>) -> View {
    let text = Memo::from_last(move |before: Option<&Drawn>| {
        let recall = top.is_some_and(|top| top.recall.get() && top.asked());
        let shown = top.and_then(|top| top.shown.get());
        let leaving = shown.map(|shown| shown.recalls).unwrap_or_default();
        let known = before.map(|drawn| drawn.on.clone());
        scene.with(|scene| match scene {
            Some(scene) => draw_all(&things.layout(), scene, recall, &leaving, known.as_deref()),
            None => Drawn::default(),
        })
    });
    // Agents can be pressed only while they are taken back; at other times they must not hide a city.
    let presses = move || match top.is_some_and(|top| top.recall.get()) {
        true => "auto",
        false => "none",
    };
    view! {
        <g class="agents" pointer-events=presses inner_html=move || text.with(|drawn| drawn.text.clone())></g>
    }
}

/// A drawing, and what was on each space when it was made, so that the next one knows what is new.
#[derive(Clone, Default)]
struct Drawn {
    text: String,
    on: Vec<Vec<Group>>,
}

impl PartialEq for Drawn {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

fn draw_all(
    layout: &Layout,
    scene: &Scene,
    recall: bool,
    leaving: &[Action],
    known: Option<&[Vec<Group>]>,
) -> Drawn {
    let mut drawn = Drawn::default();
    for (space, place) in (0..).map(Space).zip(&layout.places) {
        let groups = groups(scene, space);
        if !groups.is_empty() {
            let is_mine = groups.iter().any(|(seat, _)| *seat == scene.me);
            let mut class = String::from("stack");
            if recall && is_mine {
                let can = scene.can(Action::Recall(space));
                class.push_str(if can { " can-recall" } else { " would-cut" });
            }
            if leaving.contains(&Action::Recall(space)) {
                class.push_str(" is-leaving");
            }
            if scene.touched.spaces.contains(&space) {
                class.push_str(" is-lit");
            }
            let was = known.and_then(|known| known.get(usize::from(space.0)));
            if was.is_some_and(|was| groups.iter().any(|group| !was.contains(group))) {
                class.push_str(" is-new");
            }
            stack(&mut drawn.text, place, &class, &groups);
        }
        drawn.on.push(groups);
    }
    drawn
}

fn stack(out: &mut String, place: &Place, class: &str, groups: &[Group]) {
    let (x, y) = (Px(place.x), Px(place.y));
    // Writing to a string cannot fail.
    let _ =
        write!(out, "<g class=\"{class}\"><circle class=\"hit\" cx=\"{x}\" cy=\"{y}\" r=\"22\"/>");
    let shared = groups.len() > 1;
    if shared {
        capsule(out, place, groups.len(), "shared", 0.0);
    }
    for (number, group) in groups.iter().enumerate() {
        tokens(out, place, (number, groups.len()), *group, "seat");
    }
    if shared {
        capsule(out, place, groups.len(), "ring", 5.0);
    } else {
        let _ = write!(out, "<circle class=\"ring\" cx=\"{x}\" cy=\"{y}\" r=\"19.5\"/>");
    }
    out.push_str("</g>");
}

/// A capsule across the route, wide enough for so many seats.
pub fn capsule(out: &mut String, place: &Place, seats: usize, class: &str, wider: f64) {
    let width = 30.0 + 25.0 * (seats as f64 - 1.0) + 2.0 * wider;
    let height = 30.0 + 2.0 * wider;
    let _ = write!(
        out,
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" transform=\"translate({},{}) rotate({})\"/>",
        Px(-width / 2.0),
        Px(-height / 2.0),
        Px(width),
        Px(height),
        Px(height / 2.0),
        Px(place.x),
        Px(place.y),
        Px(place.turn())
    );
}

/// One seat's agents; `number` says which of how many seats on this space it is.
pub fn tokens(
    out: &mut String,
    place: &Place,
    (number, seats): (usize, usize),
    (seat, agents): Group,
    kind: &str,
) {
    let apart = if seats == 2 { 26.0 } else { 25.0 };
    let aside = (number as f64 - (seats as f64 - 1.0) / 2.0) * apart;
    let (x, y) = (place.x + place.across.0 * aside, place.y + place.across.1 * aside);
    let size = if seats > 1 { 25.0 } else { 26.0 };
    let letter = letter(seat);
    let mut put = |dx: f64, dy: f64, size: f64| {
        let _ = write!(
            out,
            "<use href=\"#{kind}-{letter}\" x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
            Px(x - size / 2.0 + dx),
            Px(y - size / 2.0 + dy),
            size = Px(size.round())
        );
    };
    if agents > 1 {
        put(-4.5, 4.0, size * 0.88);
        put(3.5, -3.0, size * 0.88);
    } else {
        put(0.0, 0.0, size);
    }
}
