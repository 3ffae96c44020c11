//! How everybody stands, in words: who leads by how much, what the others have, who plays next.

use game::{Arg, Seat};
use spy_connection::{PhaseView, SeatView, View};
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

/// A sentence with the points of everybody.
pub fn said(key: &'static str, scene: &Scene) -> String {
    let points = scene.own().map_or(0, |own| own.points);
    tell2(key, ("points", points.into()), ("others", others(scene).into()))
}

/// SC-8.4: who wins if the game ends with so many points for the seat at the lower edge, where others have as many.
pub fn tie(scene: &Scene, mine: i32) -> Option<String> {
    let first = tied(&scene.view, scene.me, mine)?;
    Some(match first == scene.me {
        true => t("sc-line-tie-you"),
        false => tell1("sc-line-tie", "name", scene.name(first)),
    })
}

/// Of those who are equal at the top, this seat among them, the one with the later first turn.
fn tied(view: &View, me: Seat, mine: i32) -> Option<Seat> {
    let count = u8::try_from(view.seats.len()).unwrap_or_default();
    let points = |seat: Seat| match view.seats.get(seat.index()) {
        Some(own) if !own.resigned => Some(if seat == me { mine } else { own.points }),
        Some(_) | None => None,
    };
    let all = || Seat::first(count).filter(|seat| points(*seat).is_some());
    let most = all().filter_map(points).max()?;
    let equal = || all().filter(|seat| points(*seat) == Some(most));
    let order = |seat: &Seat| (seat.0 + count - view.start.0) % count;
    (equal().count() > 1 && equal().any(|seat| seat == me))
        .then(|| equal().max_by_key(order))
        .flatten()
}

/// What follows the running turn of the seat at the lower edge, if it ends now.
pub fn next(scene: &Scene) -> String {
    if is_over_after(scene) {
        return said("sc-then-over", scene);
    }
    match next_seat(&scene.view, scene.me) {
        Some(seat) if seat != scene.me => tell1("sc-then-plays", "name", scene.name(seat)),
        Some(_) | None => t("sc-then-extra"),
    }
}

/// Is the game over as soon as the running turn of the seat at the lower edge ends?
pub fn is_over_after(scene: &Scene) -> bool {
    next_seat(&scene.view, scene.me).is_none()
}

/// Who plays after the running turn of this seat; nobody, if the game is over then (SC-8.1, SC-8.5).
fn next_seat(view: &View, me: Seat) -> Option<Seat> {
    let PhaseView::Turn(turn) = view.phase else { return Some(me) };
    let is_open = |own: &SeatView| !own.resigned && !own.open.is_empty();
    let is_on_display = view.deck > 0 || view.display.iter().any(Option::is_some);
    if !is_on_display && !view.seats.iter().any(is_open) {
        return None;
    }
    if turn.owed > 0 {
        return Some(me);
    }
    let count = u8::try_from(view.seats.len()).unwrap_or_default();
    let mut seat = me;
    for _ in 1..count {
        seat = seat.left(count);
        // The last turns go round up to whoever began the end.
        if view.end_began == Some(seat) {
            return None;
        }
        if view.seats.get(seat.index()).is_some_and(|own| !own.resigned) {
            return Some(seat);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use game::{RowAct, Viewer};
    use spy_connection::{Action, TurnView};

    use super::*;
    use crate::score::film;

    #[test]
    fn who_plays_next_is_what_the_rules_say() {
        let (mut ends, mut overs) = (0, 0);
        for seed in ["one", "two", "three"] {
            let reel = film(seed);
            for frame in 1..=reel.last() {
                let view = |frame| reel.view(frame, Viewer::Spectator);
                let before = view(frame - 1);
                let (PhaseView::Turn(turn), after) = (before.phase, view(frame).phase) else {
                    continue;
                };
                let Some(RowAct::Act(game::Act::Seat(_, Action::End | Action::Decline))) =
                    reel.act(frame)
                else {
                    continue;
                };
                let next = match after {
                    PhaseView::Turn(turn) => Some(turn.seat),
                    PhaseView::Choose { .. } | PhaseView::Over { .. } => None,
                };
                assert_eq!(next_seat(&before, turn.seat), next);
                ends += 1;
                overs += i32::from(next.is_none());
            }
        }
        assert_eq!(overs, 3);
        assert!(ends > 60, "{ends}");
    }

    #[test]
    fn a_tie_goes_to_whom_the_rules_say() {
        let mut view = film("one").view(0, Viewer::Spectator);
        let seats = || Seat::first(3);
        assert_eq!(view.seats.len(), 3);
        for (place, own) in view.seats.iter_mut().enumerate() {
            own.points = if place == 0 { 9 } else { 20 };
        }
        for start in seats() {
            view.start = start;
            // Of the second and the third the one who began later, or was farther from who began.
            let later = if start == Seat(2) { Seat(1) } else { Seat(2) };
            assert_eq!(tied(&view, Seat(1), 20), Some(later));
            assert_eq!(tied(&view, Seat(0), 20), Some(start.right(3)));
            assert_eq!(tied(&view, Seat(1), 21), None);
            assert_eq!(tied(&view, Seat(0), 9), None);
        }
        view.seats[2].resigned = true;
        assert_eq!(tied(&view, Seat(1), 20), None);
    }

    #[test]
    fn with_nothing_left_to_score_the_game_ends_with_the_turn() {
        let mut view = film("one").view(0, Viewer::Spectator);
        let seat = Seat(0);
        let step = spy_connection::StepView::Done;
        let turn = TurnView { seat, step, marked: [false; 3], is_extra: false, owed: 1 };
        view.phase = PhaseView::Turn(turn);
        (view.deck, view.display) = (0, [None; 4]);
        assert_eq!(next_seat(&view, seat), Some(seat));
        for own in &mut view.seats {
            own.open.clear();
        }
        assert_eq!(next_seat(&view, seat), None);
        view.deck = 1;
        assert_eq!(next_seat(&view, seat), Some(seat));
        view.phase = PhaseView::Turn(TurnView { owed: 0, ..turn });
        assert_eq!(next_seat(&view, seat), Some(Seat(1)));
        view.end_began = Some(Seat(1));
        assert_eq!(next_seat(&view, seat), None);
    }
}
