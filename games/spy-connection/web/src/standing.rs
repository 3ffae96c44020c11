//! How everybody stands, in words: who leads by how much, what the others have, who plays next.

use game::{Arg, Seat};
use spy_connection::PhaseView;
use ui::speech::t;

use crate::scene::{Scene, tell1, tell2};

/// The points of everybody who has not left.
fn points(scene: &Scene) -> Vec<(Seat, i32)> {
    let of = |seat: Seat| {
        let own = scene.seat(seat).filter(|own| !own.resigned)?;
        Some((seat, own.points))
    };
    scene.seats().filter_map(of).collect()
}

/// The seats with the most points; none while all have the same, or while start missions are chosen.
pub fn leaders(scene: &Scene) -> Vec<Seat> {
    if let PhaseView::Choose { .. } = scene.view.phase {
        return Vec::new();
    }
    let all = points(scene);
    let most = all.iter().map(|(_, points)| *points).max().unwrap_or_default();
    let first: Vec<Seat> =
        all.iter().filter(|(_, points)| *points == most).map(|(seat, _)| *seat).collect();
    if first.len() == all.len() { Vec::new() } else { first }
}

/// Who leads by how much, as the seat at the lower edge says it.
pub fn lead(scene: &Scene) -> Option<String> {
    let first = leaders(scene);
    let names = |but: Option<Seat>| {
        let others = first.iter().filter(|seat| Some(**seat) != but);
        Arg::List(others.map(|seat| scene.name(*seat)).collect())
    };
    let of = |seat: Seat| scene.seat(seat).map_or(0, |own| own.points);
    let most = of(*first.first()?);
    let me = Some(scene.me).filter(|_| scene.is_mine);
    let is_mine = me.is_some_and(|me| first.contains(&me));
    if is_mine && first.len() > 1 {
        return Some(tell1("sc-lead-level", "names", names(me)));
    }
    let others = points(scene).into_iter().filter(|(seat, _)| !first.contains(seat));
    let second = others.map(|(_, points)| points).max().unwrap_or_default();
    let by = match me {
        Some(me) if !is_mine => most - of(me),
        Some(_) | None => most - second,
    };
    Some(match is_mine {
        true => tell1("sc-lead-you", "points", by),
        false => {
            let count = i64::try_from(first.len()).unwrap_or_default();
            let message = game::Message::new("sc-lead").with("names", names(None));
            let message = message.with("count", Arg::Number(count)).with("points", by);
            ui::speech::tell(&message)
        }
    })
}

/// What the others have, the most first: "Otto 31, Inès 19".
pub fn others(scene: &Scene) -> String {
    let mut all = points(scene);
    all.retain(|(seat, _)| *seat != scene.me);
    game::sort_few(&mut all, |(_, points)| core::cmp::Reverse(*points));
    let one = |(seat, points): (Seat, i32)| {
        tell2("sc-has", ("name", scene.name(seat).into()), ("points", points.into()))
    };
    all.into_iter().map(one).collect::<Vec<_>>().join(", ")
}

/// What follows the running turn of the seat at the lower edge, if it ends now.
pub fn next(scene: &Scene) -> String {
    if scene.turn().is_some_and(|turn| turn.owed > 0) {
        return t("sc-then-extra");
    }
    for seat in scene.others() {
        // The last turns go round up to whoever began the end.
        if scene.view.end_began == Some(seat) {
            break;
        }
        if scene.seat(seat).is_some_and(|own| !own.resigned) {
            return tell1("sc-then-plays", "name", scene.name(seat));
        }
    }
    t("sc-then-over")
}
