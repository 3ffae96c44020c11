//! What the others have done since the own last turn: how SpyNet tells a turn in one sentence, with who dominates what
//! after it. Which turns are told is decided in `ui::since`.

use dom::prelude::*;
use game::{Message, Seat};
use spynet::edition::CardFace;
use spynet::ids::{Branch, Card};
use spynet::{Event, StepView};
use ui::log::sentence;
use ui::since::{self, Line, Turn, Turns};

use crate::scene::{Scene, actor, at};
use crate::standing::{Masters, Seen, change, remember};
use crate::tabletop::{Tab, Tabletop};
use crate::things::{Things, tell1, tell2};

/// How the log falls into turns.
pub const TURNS: Turns<Event> = Turns { actor, begins, opens: |_| None };

const fn begins(event: &Event) -> Option<Seat> {
    if let Event::TurnBegan { seat, .. } = *event { Some(seat) } else { None }
}

/// All lines, the newest turn first.
fn news(top: Tabletop) -> Vec<Line> {
    let (Some(scene), Some(open)) = (top.scene.get(), top.session.open.get()) else {
        return Vec::new();
    };
    let scene: &Scene = &scene;
    if !scene.is_mine || scene.turn().is_none() {
        return Vec::new();
    }
    let mine = scene.in_turn() == Some(scene.me);
    let own = top
        .session
        .log
        .with(|log| log.iter().filter(|told| begins(&told.event) == Some(scene.me)).count());
    let turns = u8::try_from(own).unwrap_or(u8::MAX);
    let seen = Seen { seat: scene.me, mine, turns, now: scene.all_masters() };
    let (before, now) = remember(&open.opened.id, seen);
    let last = top.session.log.with(|log| log.last().map_or(0, |told| told.seq));
    let mut lines = since::lines(top.session, TURNS, &|turn| {
        tell_turn(top, scene, turn, turn.runs(scene.in_turn(), last))
    });
    masters(top, scene, before, now, &mut lines);
    lines
}

/// What the turn that is being played has come to so far, for the line at the top; nothing while nothing is done yet.
pub fn running(top: Tabletop, seat: Seat) -> Option<String> {
    top.session.log.with(|log| {
        let turns = TURNS.cut(log);
        let is_turn = |turn: &&Turn<'_, Event>| turn.seat == Some(seat) && begun(turn);
        let turn = turns.last().filter(is_turn)?;
        let done = done(top, turn);
        if !done.is_empty() {
            return Some(sum_up(top, seat, done));
        }
        let looks = |event: &&Event| matches!(event, Event::Looked { .. });
        let looked = turn.events.iter().rev().map(|told| &told.event).find(looks)?;
        Some(sentence(top.session, looked))
    })
}

/// Before the first turn, cards go round: nothing of it is seen.
fn begun(turn: &Turn<'_, Event>) -> bool {
    turn.events.iter().any(|told| begins(&told.event).is_some())
}

fn sum_up(top: Tabletop, seat: Seat, deeds: Vec<String>) -> String {
    top.session.say(&Message::new("sn-since-turn").with("seat", seat).with("deeds", deeds))
}

/// A turn in one sentence; nothing of one that runs and has come to nothing yet.
fn tell_turn(top: Tabletop, scene: &Scene, turn: &Turn<'_, Event>, runs: bool) -> Option<Line> {
    let seat = turn.seat?;
    let events = || turn.events.iter().map(|told| &told.event);
    if !turn.away && !begun(turn) {
        return None;
    }
    if turn.away {
        let acts = events().filter(|event| !crate::drawer::is_only_looking(event));
        let said: Vec<_> = acts
            .filter(|event| actor(event) == Some(seat) && begins(event).is_none())
            .map(|event| sentence(top.session, event))
            .collect();
        return (!said.is_empty()).then(|| Line::new(turn.seat, said.join(" ")));
    }
    let mut done = done(top, turn);
    // Whoever still plays has not played nothing.
    if done.is_empty() && runs {
        return None;
    }
    if done.is_empty() {
        done.push(top.session.say(&Message::new("sn-did-nothing")));
    }
    let mut text = sum_up(top, seat, done);
    let after = |event: &&Event| {
        matches!(event, Event::LastTurns { .. } | Event::Resigned { .. } | Event::Abandoned)
    };
    for event in events().filter(after) {
        text = [text, sentence(top.session, event)].join(" ");
    }
    let hits = events().any(|event| touches(scene, event));
    Some(Line { hits, ..Line::new(turn.seat, text) })
}

/// What somebody did, each as the end of a sentence that begins with the name.
fn done(top: Tabletop, turn: &Turn<'_, Event>) -> Vec<String> {
    let things = top.things;
    let say = |message: Message| top.session.say(&message);
    let (mut agents, mut branches, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for told in &turn.events {
        match &told.event {
            Event::Played { agent, branch, .. } => agents.push(played(things, *agent, *branch)),
            Event::Ran { branch, .. } => branches.push(things.branch(*branch)),
            event => all.extend(deed(top, event).map(say)),
        }
    }
    if !agents.is_empty() {
        all.insert(0, say(Message::new("sn-did-played").with("agents", agents)));
    }
    if !branches.is_empty() {
        let count = u8::try_from(branches.len()).unwrap_or(u8::MAX);
        all.push(say(Message::new("sn-did-laid").with("count", count).with("branches", branches)));
    }
    all
}

/// An agent, with its branch where it could have been another one.
fn played(things: Things, agent: Card, branch: Branch) -> String {
    let name = things.name(agent);
    match things.face(agent) {
        Some(CardFace::Agent { branches, .. }) if branches.len() == 1 => name,
        Some(_) | None => {
            tell2("sn-since-agent", ("card", name.into()), ("branch", things.branch(branch).into()))
        }
    }
}

/// What is worth a word besides agents and operations.
fn deed(top: Tabletop, event: &Event) -> Option<Message> {
    let things = top.things;
    let whose = || {
        let is_own = top.with(|scene| scene.is_mine && touches(scene, event)).unwrap_or_default();
        if is_own { "you" } else { "other" }
    };
    let of = |key, owner: Seat, agent: Card| {
        Some(Message::new(key).with("owner", owner).with("agent", things.name(agent)))
    };
    match *event {
        Event::Took { pile, count, .. } => {
            Some(Message::new("sn-did-took").with("pile", pile.number()).with("count", count))
        }
        Event::Drew { .. } => Some(Message::new("sn-did-drew")),
        Event::Eliminated { owner, agent, .. } => of("sn-did-eliminated", owner, agent),
        Event::Poached { owner, agent, .. } => of("sn-did-poached", owner, agent),
        Event::Returned { owner, agent, .. } => of("sn-did-returned", owner, agent),
        Event::Unfunded { card, agent, .. } => Some(
            Message::new("sn-did-unfunded")
                .with("whose", whose())
                .with("card", things.name(card))
                .with("agent", things.name(agent)),
        ),
        Event::FundingMoved { card, from, to, .. } => Some(
            Message::new("sn-did-moved")
                .with("whose", whose())
                .with("card", things.name(card))
                .with("from", things.name(from))
                .with("agent", things.name(to)),
        ),
        Event::HandSeen { of, .. } => Some(Message::new("sn-did-saw-hand").with("of", of)),
        Event::OperationsSeen { of, .. } => Some(Message::new("sn-did-saw-files").with("of", of)),
        Event::Exchanged { with, .. } => Some(Message::new("sn-did-exchanged").with("with", with)),
        Event::Gave { to, .. } => Some(Message::new("sn-did-gave").with("to", to)),
        Event::Salvaged { card, .. } => {
            Some(Message::new("sn-did-salvaged").with("card", things.name(card)))
        }
        Event::Kept { .. }
        | Event::Received { .. }
        | Event::TurnBegan { .. }
        | Event::Looked { .. }
        | Event::PutBack { .. }
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
        | Event::TopSeen { .. }
        | Event::Ordered { .. }
        | Event::Discarded { .. }
        | Event::LastTurns { .. }
        | Event::Revealed { .. }
        | Event::Resigned { .. }
        | Event::Abandoned
        | Event::Ended => None,
    }
}

/// Does this touch what is the reader's?
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

/// Who dominates what now that did not before: told with the newest turn of whoever does, or by itself.
fn masters(top: Tabletop, scene: &Scene, before: Masters, now: Masters, lines: &mut Vec<Line>) {
    for branch in Branch::ALL {
        let Some((lost, won)) = change(before, now, at(branch), scene.me) else { continue };
        let new = won.filter(|seat| *seat != scene.me);
        let name = top.things.branch(branch);
        let hits = lost || won == Some(scene.me);
        let text = match (lost, new) {
            (_, Some(_)) if lost => tell1("sn-since-lost-to", "branch", name),
            (_, Some(_)) => tell1("sn-since-dominates", "branch", name),
            (true, None) => tell1("sn-since-lost", "branch", name),
            (false, None) if hits => tell1("sn-since-yours", "branch", name),
            (false, None) => tell1("sn-since-nobody", "branch", name),
        };
        let of = |line: &&mut Line| new.is_some() && line.seat == new && !line.away;
        match lines.iter_mut().find(of) {
            Some(line) => {
                line.text = [core::mem::take(&mut line.text), text].join(" ");
                line.hits |= hits;
            }
            None => lines.push(Line { hits, ..Line::new(new, text) }),
        }
    }
}

/// All lines, above the log.
pub fn list(top: Tabletop) -> View {
    since::list(move || news(top))
}

/// The newest lines as a strip of small screens, at the start of the own turn.
pub fn strip(top: Tabletop) -> View {
    let lines = move || {
        let fresh = top.with(|scene| scene.asked && scene.step() == Some(StepView::Fresh));
        // What is about to be pressed is not covered, and what was read is not shown again.
        let away = top.pick.get().is_some() || top.has_read.get() || top.tab.get() == Tab::Log;
        if fresh == Some(true) && !away { news(top) } else { Vec::new() }
    };
    since::strip(lines, move || top.has_read.set(true))
}
