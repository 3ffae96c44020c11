//! What the others have done since the own last turn, in a few lines: what hit oneself first, then who dominates what
//! now, then what everybody played and laid. The log below has everything.

use dom::prelude::*;
use game::Seat;
use spynet::ids::{Branch, Card};
use spynet::{Event, StepView};
use table::Told;
use ui::log::sentence;
use ui::seat_mark::seat_mark;
use ui::speech::t;

use crate::scene::{Scene, actor, at};
use crate::standing::{Masters, Seen, change, remember};
use crate::tabletop::{Tab, Tabletop};
use crate::things::{Things, tell1, tell2, tell3};

/// One line.
struct News {
    /// Who did it, where somebody did.
    seat: Option<Seat>,
    /// What.
    text: String,
    /// Did it touch whoever reads it?
    hits: bool,
}

/// All lines, the weightiest first.
fn news(top: Tabletop) -> Vec<News> {
    let (Some(scene), Some(open)) = (top.scene.get(), top.session.open.get()) else {
        return Vec::new();
    };
    let scene: &Scene = &scene;
    if !scene.is_mine || scene.turn().is_none() {
        return Vec::new();
    }
    let mine = scene.in_turn() == Some(scene.me);
    let log = top.session.log.get();
    let turns = log.iter().filter(|told| begins(told, scene.me)).count();
    let turns = u8::try_from(turns).unwrap_or(u8::MAX);
    let seen = Seen { seat: scene.me, mine, turns, now: scene.all_masters() };
    let (before, now) = remember(&open.opened.id, seen);
    let mut lines = Vec::new();
    let events = since(&log, scene.me, mine);
    for told in events {
        if touches(scene, &told.event) {
            let text = sentence(top.session, &told.event);
            lines.push(News { seat: actor(&told.event), text, hits: true });
        }
    }
    masters(top.things, scene, before, now, &mut lines);
    deeds(top, scene, events, &mut lines);
    lines
}

fn begins(told: &Told<Event>, seat: Seat) -> bool {
    matches!(told.event, Event::TurnBegan { seat: of, .. } if of == seat)
}

/// What happened between the own last turn and this one, or until now where others are to play.
fn since(log: &[Told<Event>], me: Seat, mine: bool) -> &[Told<Event>] {
    let end = match mine {
        true => log.iter().rposition(|it| begins(it, me)).unwrap_or(log.len()),
        false => log.len(),
    };
    let before = log.get(..end).unwrap_or_default();
    let others =
        |told: &Told<Event>| matches!(told.event, Event::TurnBegan { .. }) && !begins(told, me);
    let own = before.iter().rposition(|it| begins(it, me)).map_or(0, |place| place + 1);
    let after = before.get(own..).unwrap_or_default();
    let first = after.iter().position(others).unwrap_or(after.len());
    after.get(first..).unwrap_or_default()
}

/// Does this touch what is mine?
fn touches(scene: &Scene, event: &Event) -> bool {
    let me = scene.me;
    let own = |card: Card| {
        let agents = scene.own().map(|own| own.agents.iter().flatten());
        agents.into_iter().flatten().any(|it| it.agent == card)
    };
    match *event {
        Event::Eliminated { owner, .. }
        | Event::Poached { owner, .. }
        | Event::Returned { owner, .. } => owner == me,
        Event::Unfunded { agent, .. } | Event::FundingMoved { from: agent, .. } => own(agent),
        Event::HandSeen { of, .. } | Event::OperationsSeen { of, .. } => of == me,
        Event::Exchanged { with, .. } => with == me,
        Event::Gave { to, .. } => to == me,
        Event::Kept { .. }
        | Event::Received { .. }
        | Event::TurnBegan { .. }
        | Event::Looked { .. }
        | Event::PutBack { .. }
        | Event::Took { .. }
        | Event::Drew { .. }
        | Event::Refilled { .. }
        | Event::Played { .. }
        | Event::Attached { .. }
        | Event::MoreAgents { .. }
        | Event::MoreOperations { .. }
        | Event::Ran { .. }
        | Event::Skipped { .. }
        | Event::Copied { .. }
        | Event::PileSeen { .. }
        | Event::Swapped { .. }
        | Event::Salvaged { .. }
        | Event::TopSeen { .. }
        | Event::Ordered { .. }
        | Event::Discarded { .. }
        | Event::LastTurns { .. }
        | Event::Revealed { .. }
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => false,
    }
}

/// Who dominates what now that did not before.
fn masters(things: Things, scene: &Scene, before: Masters, now: Masters, lines: &mut Vec<News>) {
    for branch in Branch::ALL {
        let Some((lost, won)) = change(before, now, at(branch), scene.me) else { continue };
        let new = won.filter(|seat| *seat != scene.me);
        let branch = things.branch(branch);
        let text = match (lost, won, new) {
            (true, _, Some(seat)) => tell2(
                "sn-since-lost-to",
                ("name", scene.name(seat).into()),
                ("branch", branch.into()),
            ),
            (true, _, None) => tell1("sn-since-lost", "branch", branch),
            (false, _, Some(seat)) => tell2(
                "sn-since-dominates",
                ("name", scene.name(seat).into()),
                ("branch", branch.into()),
            ),
            (false, Some(_), None) => tell1("sn-since-yours", "branch", branch),
            (false, None, None) => tell1("sn-since-nobody", "branch", branch),
        };
        let mine = lost || won == Some(scene.me);
        let line = News { seat: new, text, hits: mine };
        // What was lost or won by oneself weighs more.
        match lines.iter().position(|line| !line.hits).filter(|_| mine) {
            Some(place) => lines.insert(place, line),
            None => lines.push(line),
        }
    }
}

/// What each of the others did, in the order in which they did it.
fn deeds(top: Tabletop, scene: &Scene, events: &[Told<Event>], lines: &mut Vec<News>) {
    let things = top.things;
    let mut rest = events;
    while let Some((first, after)) = rest.split_first() {
        let begins = |told: &Told<Event>| matches!(told.event, Event::TurnBegan { .. });
        let (turn, next) = after.split_at(after.iter().position(begins).unwrap_or(after.len()));
        rest = next;
        let Some(seat) = actor(&first.event) else { continue };
        let (mut agents, mut branches): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        let (mut struck, mut recruited) = (Vec::new(), None);
        for told in turn {
            let event = &told.event;
            if let Event::Played { agent, branch, .. } = *event {
                let (card, branch) = (things.name(agent).into(), things.branch(branch).into());
                agents.push(tell2("sn-since-agent", ("card", card), ("branch", branch)));
            } else if let Event::Ran { branch, .. } = *event {
                branches.push(things.branch(branch));
            } else if recruits(event) {
                recruited = Some(event);
            } else if strikes(event) && !touches(scene, event) {
                struck.push(sentence(top.session, event));
            }
        }
        let mut all = Vec::new();
        if let Some(event) = recruited.filter(|_| agents.is_empty() && branches.is_empty()) {
            all.push(sentence(top.session, event));
        }
        let name = scene.name(seat);
        if !agents.is_empty() {
            let who = ("name", name.clone().into());
            all.push(tell2("sn-since-played", who, ("agents", agents.into())));
        }
        all.append(&mut struck);
        if !branches.is_empty() {
            let count = u8::try_from(branches.len()).unwrap_or(u8::MAX);
            let (count, branches) = (("count", count.into()), ("branches", branches.into()));
            all.push(tell3("sn-since-laid", ("name", name.into()), count, branches));
        }
        for text in all {
            lines.push(News { seat: Some(seat), text, hits: false });
        }
    }
}

const fn recruits(event: &Event) -> bool {
    matches!(event, Event::Took { .. } | Event::Drew { .. })
}

/// What somebody did to the agents of somebody, or to the whole table.
const fn strikes(event: &Event) -> bool {
    matches!(
        event,
        Event::Eliminated { .. }
            | Event::Poached { .. }
            | Event::Returned { .. }
            | Event::Unfunded { .. }
            | Event::LastTurns { .. }
            | Event::Resigned { .. }
    )
}

/// All lines, above the log.
pub fn list(top: Tabletop) -> View {
    View::live(move || {
        let lines = news(top);
        if lines.is_empty() {
            return View::Nothing;
        }
        let line = |line: News| {
            let class = if line.hits { "is-hit" } else { "" };
            let mark = line.seat.map(seat_mark);
            view! { <li class=class><span class="log-mark">{mark}</span><span>{line.text}</span></li> }
        };
        let lines: Vec<_> = lines.into_iter().map(line).collect();
        view! {
            <section class="since" tabindex="0" aria-label=t("sn-since")>
                <h3 class="label">{t("sn-since")}</h3>
                <ul>{lines}</ul>
            </section>
        }
    })
}

/// The weightiest line as a strip of small screens, at the start of the own turn; a press shows all in the log.
pub fn strip(top: Tabletop) -> View {
    View::live(move || {
        let fresh = top.with(|scene| scene.asked && scene.step() == Some(StepView::Fresh));
        let all = if fresh == Some(true) && top.tab.get() != Tab::Log { news(top) } else { vec![] };
        let Some(first) = all.first() else { return View::Nothing };
        let more = u8::try_from(all.len() - 1).unwrap_or(u8::MAX);
        let more = (more > 0).then(|| view! { <b>{tell1("sn-since-more", "count", more)}</b> });
        let class = if first.hits { "since-strip is-hit" } else { "since-strip" };
        view! {
            <button class=class on:click=move |_| top.tab.set(Tab::Log)>
                {first.seat.map(seat_mark)}
                <span><span class="vh">{t("sn-since")}": "</span>{first.text.clone()}</span>
                {more}
            </button>
        }
    })
}

#[cfg(test)]
mod tests {
    use spynet::ids::Pile;

    use super::*;

    fn told(events: &[Event]) -> Vec<Told<Event>> {
        events.iter().map(|event| Told { seq: 1, round: 1, event: *event }).collect()
    }

    const fn turn(seat: u8) -> Event {
        Event::TurnBegan { seat: Seat(seat), last: false }
    }

    const fn took(seat: u8) -> Event {
        Event::Took { seat: Seat(seat), pile: Pile(0), count: 1, cards: None }
    }

    fn seen(log: &[Event], mine: bool) -> Vec<Event> {
        since(&told(log), Seat(0), mine).iter().map(|it| it.event).collect()
    }

    #[test]
    fn what_others_did_between_two_own_turns_is_told() {
        let log = [turn(0), took(0), turn(1), took(1), turn(2), took(2), turn(0)];
        assert_eq!(seen(&log, true), [turn(1), took(1), turn(2), took(2)]);
        // What was done in the own turn that runs is not.
        let log = [turn(1), took(1), turn(0), took(0)];
        assert_eq!(seen(&log, true), [turn(1), took(1)]);
    }

    #[test]
    fn while_others_play_it_grows() {
        let log = [turn(1), took(1), turn(0), took(0), turn(1), took(1)];
        assert_eq!(seen(&log, false), [turn(1), took(1)]);
        assert_eq!(seen(&log[..4], false), []);
    }

    #[test]
    fn whoever_begins_has_nothing_to_hear() {
        assert_eq!(seen(&[turn(0)], true), []);
        assert_eq!(seen(&[], false), []);
    }
}
