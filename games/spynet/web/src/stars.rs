//! Stars as they would be counted now: whether the condition of an operation holds, with the numbers that decide it.
//!
//! The rules count at the end; the tests compare this with what they said then.

use game::{Message, Seat};
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

/// SN-8.2: does the condition of an operation hold, and which numbers decide that?
pub fn told(
    things: Things,
    scene: &Scene,
    of: Seat,
    here: Branch,
    condition: Option<Condition>,
) -> (bool, String) {
    let Some(condition) = condition else { return (true, t("sn-no-condition")) };
    let own = scene.seat(of);
    let agents = |branch: Branch| {
        let here = own.and_then(|own| own.agents.get(at(branch)));
        u8::try_from(here.map_or(0, Vec::len)).unwrap_or(u8::MAX)
    };
    let files = |branch: Branch| {
        own.and_then(|own| own.operations.get(at(branch))).map_or(0, |heap| heap.count)
    };
    let others = || Seat::first(scene.count()).filter(|seat| *seat != of);
    let rivals = || others().filter(|seat| scene.role_to(of, *seat) == Role::Rival);
    let numbers = |holds: bool, key: &'static str, have: u8, than: u8| {
        (holds, tell(&Message::new(key).with("have", have).with("than", than)))
    };
    match condition {
        Condition::Dominate {} => {
            let (have, best) = (scene.strength(of, here), scene.best(of, here));
            numbers(have > best, "sn-why-dominate", have, best)
        }
        Condition::AgentsHere { min } => {
            numbers(agents(here) >= min, "sn-why-agents-here", agents(here), min)
        }
        Condition::OperationsHere { min } => {
            let more = files(here).saturating_sub(1);
            numbers(more >= min, "sn-why-operations-here", more, min)
        }
        Condition::OperationsEverywhere {} => {
            let with = Branch::ALL.into_iter().filter(|branch| files(*branch) > 0).count();
            numbers(with == 4, "sn-why-everywhere", u8::try_from(with).unwrap_or(u8::MAX), 4)
        }
        Condition::MostFunding {} => {
            let most = rivals().map(|seat| scene.attached(seat)).max();
            let own = scene.attached(of);
            numbers(
                most.is_none_or(|most| own > most),
                "sn-why-most-funding",
                own,
                most.unwrap_or_default(),
            )
        }
        Condition::MasterInPlay {} => {
            let all = own.into_iter().flat_map(|own| own.agents.iter().flatten());
            let master = all.map(|agent| agent.agent).find(|agent| {
                matches!(things.face(*agent), Some(CardFace::Agent { branches, .. }) if branches.len() > 1)
            });
            let name = master.map_or_else(|| t("sn-no-master"), |agent| things.name(agent));
            (master.is_some(), tell1("sn-why-master", "name", name))
        }
        Condition::NoAgentIn { branch } => {
            let text = Message::new("sn-why-no-agent").with("branch", things.branch(branch));
            (agents(branch) == 0, tell(&text.with("have", agents(branch))))
        }
        Condition::FewestCards {} => {
            let hand = |seat: Seat| scene.seat(seat).map_or(0, |own| own.hand.count);
            let fewest = others().map(hand).min();
            let own = hand(of);
            let holds = fewest.is_none_or(|fewest| own < fewest);
            numbers(holds, "sn-why-fewest", own, fewest.unwrap_or_default())
        }
    }
}
