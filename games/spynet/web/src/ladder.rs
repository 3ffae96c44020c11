//! Strengths as ladders: a rung for each point, the own ones beside those to be beaten, and who dominates.

use dom::prelude::*;
use game::Seat;
use spynet::ids::Branch;
use ui::seat_mark::{seat_class, seat_mark_in};
use ui::speech::t;

use crate::art::code;
use crate::cards::symbol;
use crate::scene::{Role, Scene};
use crate::things::{Things, tell1, tell2};

/// More rungs than this are drawn narrower.
const WIDE: u8 = 9;

/// Name and state of a branch.
pub fn head(things: Things, scene: &Scene, branch: Branch) -> View {
    let mut masters = scene.masters(branch);
    // Where one dominates oneself, that is what is said.
    if scene.is_mine && masters.contains(&scene.me) {
        masters.retain(|seat| *seat != scene.me);
        masters.insert(0, scene.me);
    }
    let by = |seat: Seat| scene.strength(seat, branch).saturating_sub(scene.best(seat, branch));
    let (full, short) = match masters.first() {
        None => (t("sn-nobody-dominates"), t("sn-nobody-short")),
        Some(first) if *first == scene.me && scene.is_mine => {
            (tell1("sn-you-dominate", "by", by(*first)), tell1("sn-by", "by", by(*first)))
        }
        Some(first) => (
            tell2("sn-dominates", ("name", scene.name(*first).into()), ("by", by(*first).into())),
            tell1("sn-by", "by", by(*first)),
        ),
    };
    // A long name is shortened; by how much somebody dominates is always read.
    let name = masters.first().map(|first| scene.name(*first)).unwrap_or_default();
    let rest = full.strip_prefix(&name).filter(|rest| rest.starts_with(' '));
    let (name, full) = rest.map_or(("", &*full), |rest| (&*name, rest));
    let marks: Vec<_> = masters.iter().map(|seat| seat_mark_in(*seat, "seat-sm")).collect();
    view! {
        <header class="br-h">
            <span class="br-sym">{symbol(branch)}</span>
            <h2><span class="full">{things.branch(branch)}</span><span class="short">{things.branch_short(branch)}</span></h2>
            <p class="br-v">
                {marks}
                <span class="full of">{name.to_owned()}</span>
                <span class="full">{full.to_owned()}</span>
                <span class="short">{short}</span>
            </p>
        </header>
    }
}

/// Everybody's strength in a branch; `then` is what the own one would become.
pub fn ladder(scene: &Scene, branch: Branch, then: Option<u8>) -> View {
    let best = scene.best(scene.me, branch);
    let most = scene.order().iter().map(|seat| scene.strength(*seat, branch)).max();
    let most = most.unwrap_or_default().max(then.unwrap_or_default());
    let crowd = if most > WIDE { " is-long" } else { "" };
    let mut rows = Vec::new();
    let mut above = Role::Me;
    for seat in scene.order() {
        let role = scene.role(seat);
        if role == Role::Rival && above != Role::Rival {
            rows.push(view! { <li class="lad-cut" aria-hidden="true"></li> });
        }
        above = role;
        rows.push(row(scene, seat, branch, then.filter(|_| seat == scene.me)));
    }
    let beat = (best > 0).then(|| {
        view! {
            <li class="lad-beat"><span>{tell1("sn-to-beat", "best", best)}</span></li>
        }
    });
    view! {
        <ul
            class=format!("lad{crowd}")
            style:--best=best.to_string()
            style:--most=most.max(1).to_string()
        >
            {beat}{rows}
        </ul>
    }
}

fn row(scene: &Scene, seat: Seat, branch: Branch, then: Option<u8>) -> View {
    let have = scene.strength(seat, branch);
    let stays = then.map_or(have, |then| then.min(have));
    let change = then.map_or(0, |then| then.abs_diff(have));
    let rungs = (0..stays).map(|_| view! { <i class="u"></i> });
    let ghosts = (0..change).map(|_| view! { <i class="u gh"></i> });
    let rungs: Vec<_> = rungs.chain(ghosts).collect();
    let dominates = scene.dominates(seat, branch);
    let mut class = format!("lad-r {}", seat_class(seat));
    if scene.role(seat) == Role::Rival {
        class.push_str(" rival");
    }
    if seat == scene.me {
        class.push_str(" me");
    }
    if dominates {
        class.push_str(" dom");
    }
    let name = match seat == scene.me && scene.is_mine {
        true => t("sn-you"),
        false => scene.name(seat),
    };
    let number = match then.filter(|then| *then != have) {
        Some(then) => view! { <b class="lad-to">{then}</b> },
        None => view! { <b class="lad-v">{have}</b> },
    };
    let said = dominates.then(|| view! { <span class="vh">{t("sn-says-dominates")}</span> });
    view! {
        <li class=class>
            {seat_mark_in(seat, "seat-sm")}
            <span class="lad-n">{name}</span>
            <span class="lad-u" aria-hidden="true">{rungs}</span>
            {number}
            {said}
        </li>
    }
}

/// The class that gives a branch its ink.
pub fn ink(branch: Branch) -> String {
    format!("x-{}", code(branch))
}
