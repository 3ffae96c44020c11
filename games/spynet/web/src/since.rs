//! What the others have done since the own last turn, in a few lines: what hit oneself first, then who dominates what
//! now, then what everybody played and laid. The log below has everything.

use dom::prelude::*;
use game::{Message, Seat};
use spynet::ids::{Branch, Card};
use spynet::{Event, SpyNet, StepView};
use table::Told;
use ui::log::sentence;
use ui::seat_mark::seat_mark;
use ui::session::Session;
use ui::speech::{t, tell};

use crate::scene::{Scene, actor};
use crate::standing::{Masters, change};
use crate::tabletop::{Tab, Tabletop};
use crate::things::{Things, tell1, tell2};

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Who did it, where somebody did.
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// Did it touch whoever reads it?
    pub hits: bool,
}

/// All lines, the weightiest first.
pub fn news(top: Tabletop) -> Memo<Vec<News>> {
    Memo::new(move || {
        let standing = top.standing.get();
        let told = |scene: &Scene| {
            if !scene.is_mine || scene.turn().is_none() {
                return Vec::new();
            }
            let mine = scene.in_turn() == Some(scene.me);
            let (before, now) = standing.since(mine, own_turns(top, scene.me), scene.all_masters());
            top.session.log.with(|log| {
                let events = since(log, scene.me, mine);
                let mut lines = hits(top.session, scene, events);
                lines.extend(masters(top.things, scene, before, now));
                lines.extend(deeds(top, scene, events));
                lines
            })
        };
        top.with(told).unwrap_or_default()
    })
}

/// How many turns this seat has begun.
pub fn own_turns(top: Tabletop, seat: Seat) -> u8 {
    let count = top.session.log.with(|log| log.iter().filter(|it| begins(it, seat)).count());
    u8::try_from(count).unwrap_or(u8::MAX)
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

fn hits(session: Session<SpyNet>, scene: &Scene, events: &[Told<Event>]) -> Vec<News> {
    let hits = events.iter().filter(|told| touches(scene, &told.event));
    let line = |told: &Told<Event>| News {
        seat: actor(&told.event),
        text: sentence(session, &told.event),
        hits: true,
    };
    hits.map(line).collect()
}

/// Who dominates what now that did not before.
fn masters(things: Things, scene: &Scene, before: Masters, now: Masters) -> Vec<News> {
    let mut lines = Vec::new();
    for (place, branch) in (0..).zip(Branch::ALL) {
        let Some((lost, won)) = change(before, now, place, scene.me) else { continue };
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
        lines.push(News { seat: new, text, hits: mine });
    }
    // What was lost or won by oneself weighs more.
    game::sort_few(&mut lines, |line| !line.hits);
    lines
}

/// What each of the others did, in the order in which they did it.
fn deeds(top: Tabletop, scene: &Scene, events: &[Told<Event>]) -> Vec<News> {
    let things = top.things;
    let mut lines = Vec::new();
    for turn in events.chunk_by(|_, next| !matches!(next.event, Event::TurnBegan { .. })) {
        let Some(seat) = turn.first().and_then(|told| actor(&told.event)) else { continue };
        let name = || scene.name(seat);
        let mut add = |text: String| lines.push(News { seat: Some(seat), text, hits: false });
        let (mut agents, mut branches): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        for told in turn {
            if let Event::Played { agent, branch, .. } = told.event {
                let (card, branch) = (things.name(agent).into(), things.branch(branch).into());
                agents.push(tell2("sn-since-agent", ("card", card), ("branch", branch)));
            }
            if let Event::Ran { branch, .. } = told.event {
                branches.push(things.branch(branch));
            }
        }
        let recruited = turn.iter().rfind(|told| recruits(&told.event));
        if let Some(told) = recruited.filter(|_| agents.is_empty() && branches.is_empty()) {
            add(sentence(top.session, &told.event));
        }
        if !agents.is_empty() {
            add(tell2("sn-since-played", ("name", name().into()), ("agents", agents.into())));
        }
        for told in turn.iter().filter(|told| strikes(&told.event) && !touches(scene, &told.event))
        {
            add(sentence(top.session, &told.event));
        }
        if !branches.is_empty() {
            let count = u32::try_from(branches.len()).unwrap_or(u32::MAX);
            let words = Message::new("sn-since-laid").with("name", name()).with("count", count);
            add(tell(&words.with("branches", branches)));
        }
    }
    lines
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
pub fn list(news: Memo<Vec<News>>) -> View {
    View::live(move || {
        let lines = news.get();
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
            <section class="since" aria-label=t("sn-since")>
                <h3 class="label">{t("sn-since")}</h3>
                <ul>{lines}</ul>
            </section>
        }
    })
}

/// The weightiest line as a strip of small screens, at the start of the own turn; a press shows all in the log.
pub fn strip(top: Tabletop, news: Memo<Vec<News>>) -> View {
    let fresh = move || {
        top.with(|scene| scene.asked && scene.step() == Some(StepView::Fresh)).unwrap_or_default()
            && top.tab.get() != Tab::Log
    };
    View::live(move || {
        let all = news.get();
        let Some(first) = all.first().filter(|_| fresh()) else { return View::Nothing };
        let more = u32::try_from(all.len().saturating_sub(1)).unwrap_or(u32::MAX);
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
