//! Stars as they would be counted now: whether the condition of an operation holds, with the numbers that decide it.
//!
//! The rules count at the end; the tests compare this with what they said then.

use game::{Message, Seat};
use spynet::Edition;
use spynet::edition::{CardFace, Condition};
use spynet::ids::{Branch, Card};
use ui::speech::{t, tell};

use crate::scene::{Role, Scene, at};
use crate::things::{Things, tell1};

/// An operation that one knows, and what it is worth as things stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which one.
    pub card: Card,
    /// What is printed on it.
    pub printed: u8,
    /// Does it count now?
    pub counts: bool,
    /// The condition with its numbers.
    pub why: String,
}

impl Laid {
    /// What it is worth now.
    pub const fn stars(&self) -> u8 {
        if self.counts { self.printed } else { 0 }
    }
}

/// The operations of a seat in a branch that the viewer knows.
pub fn laid(things: Things, scene: &Scene, seat: Seat, branch: Branch) -> Vec<Laid> {
    let heap = scene.seat(seat).and_then(|own| own.operations.get(at(branch)).copied());
    let laid = |card: Card| {
        let Some(CardFace::Operation { stars, condition, .. }) = things.face(card) else {
            return None;
        };
        let (counts, why) = told(things, scene, seat, branch, condition);
        Some(Laid { card, printed: stars, counts, why })
    };
    heap.unwrap_or_default().known.iter().filter_map(laid).collect()
}

/// What a seat's operations are worth now, and how many of them count nothing, as far as the viewer knows.
pub fn sum(things: Things, scene: &Scene, seat: Seat) -> (u8, u8) {
    let all = Branch::ALL.into_iter().flat_map(|branch| laid(things, scene, seat, branch));
    all.fold((0, 0), |(stars, idle), it| (stars + it.stars(), idle + u8::from(!it.counts)))
}

/// Has this seat laid operations, and does the viewer know all of them?
pub fn is_open(scene: &Scene, seat: Seat) -> bool {
    let heaps = scene.seat(seat).map(|own| own.operations.as_slice()).unwrap_or_default();
    scene.operations(seat) > 0 && heaps.iter().all(|heap| heap.known.len() == heap.count)
}

/// What they are worth now, where that is so.
pub fn open(things: Things, scene: &Scene, seat: Seat) -> Option<u8> {
    is_open(scene, seat).then(|| sum(things, scene, seat).0)
}

/// SN-8.2: does the condition of an operation hold? With the two numbers that decide it.
pub fn measure(
    edition: &Edition,
    scene: &Scene,
    of: Seat,
    here: Branch,
    condition: Condition,
) -> (bool, u8, u8) {
    let own = scene.seat(of);
    let short = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let agents =
        |branch: Branch| short(own.and_then(|own| own.agents.get(at(branch))).map_or(0, Vec::len));
    let files = |branch: Branch| {
        own.and_then(|own| own.operations.get(at(branch))).map_or(0, |heap| heap.count)
    };
    let others = || Seat::first(scene.count()).filter(|seat| *seat != of);
    let hand = |seat: Seat| scene.seat(seat).map_or(0, |own| own.hand.count);
    match condition {
        Condition::Dominate {} => {
            let (have, best) = (scene.strength(of, here), scene.best(of, here));
            (have > best, have, best)
        }
        Condition::AgentsHere { min } => (agents(here) >= min, agents(here), min),
        Condition::OperationsHere { min } => {
            let more = files(here).saturating_sub(1);
            (more >= min, more, min)
        }
        Condition::OperationsEverywhere {} => {
            let with = short(Branch::ALL.into_iter().filter(|it| files(*it) > 0).count());
            (with == 4, with, 4)
        }
        Condition::MostFunding {} => {
            let rivals = others().filter(|seat| scene.role_to(of, *seat) == Role::Rival);
            let most = rivals.map(|seat| scene.attached(seat)).max();
            let have = scene.attached(of);
            (most.is_none_or(|most| have > most), have, most.unwrap_or_default())
        }
        Condition::MasterInPlay {} => (master(edition, scene, of).is_some(), 0, 0),
        Condition::NoAgentIn { branch } => (agents(branch) == 0, agents(branch), 0),
        Condition::FewestCards {} => {
            let fewest = others().map(hand).min();
            let have = hand(of);
            (fewest.is_none_or(|fewest| have < fewest), have, fewest.unwrap_or_default())
        }
    }
}

/// An agent of a seat that fits every branch.
fn master(edition: &Edition, scene: &Scene, of: Seat) -> Option<Card> {
    let all = scene.seat(of).into_iter().flat_map(|own| own.agents.iter().flatten());
    all.map(|agent| agent.agent).find(|agent| {
        matches!(edition.card_face(*agent), Some(CardFace::Agent { branches, .. }) if branches.len() > 1)
    })
}

/// Does the condition hold, and what says so?
pub fn told(
    things: Things,
    scene: &Scene,
    of: Seat,
    here: Branch,
    condition: Option<Condition>,
) -> (bool, String) {
    let Some(condition) = condition else { return (true, t("sn-no-condition")) };
    let edition = things.edition();
    let (holds, have, than) = measure(&edition, scene, of, here, condition);
    let key = match condition {
        Condition::Dominate {} => "sn-why-dominate",
        Condition::AgentsHere { .. } => "sn-why-agents-here",
        Condition::OperationsHere { .. } => "sn-why-operations-here",
        Condition::OperationsEverywhere {} => "sn-why-everywhere",
        Condition::MostFunding {} => "sn-why-most-funding",
        Condition::MasterInPlay {} => {
            let name = master(&edition, scene, of).map(|agent| things.name(agent));
            let name = name.unwrap_or_else(|| t("sn-no-master"));
            return (holds, tell1("sn-why-master", "name", name));
        }
        Condition::NoAgentIn { branch } => {
            let text = Message::new("sn-why-no-agent").with("branch", things.branch(branch));
            return (holds, tell(&text.with("have", have)));
        }
        Condition::FewestCards {} => "sn-why-fewest",
    };
    (holds, tell(&Message::new(key).with("have", have).with("than", than)))
}
