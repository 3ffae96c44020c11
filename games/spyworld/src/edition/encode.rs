//! The canonical encoding of an edition, texts left out; its digest names the edition in records.

use game::{Digest, Encoder};

use super::primitive::{Ability, Condition, Effect, GadgetChoice, Handing, Placement, Special};
use super::{Content, CostKind, Edition};
use crate::grid::Colour;
use crate::ids::{UPGRADES, Upgrade};

impl Edition {
    /// Everything but texts, in the order of the file.
    pub(super) fn compute_hash(&self) -> Digest {
        let mut out = Encoder::new();
        out.text("spyworld edition 1");
        out.u8(self.entrance.0);
        out.bytes(&self.training);
        let money = &self.budget;
        out.bytes(&[money.start, money.beginner, money.pass, money.circles]);
        list(&mut out, money.bonus.len());
        out.bytes(&money.bonus);
        let awards =
            [self.awards.traps, self.awards.rooms, self.awards.guards, self.awards.gadgets];
        awards.iter().for_each(|award| out.u32(award.cast_unsigned()));
        list(&mut out, self.titles.len());
        self.titles.iter().for_each(|from| out.u32(from.cast_unsigned()));
        self.encode_cards(&mut out);
        self.encode_domiciles(&mut out);
        list(&mut out, self.missions.len());
        for mission in &self.missions {
            out.text(&mission.id);
            out.bytes(&condition(mission.condition));
            out.bytes(&[
                mission.now.is_some().into(),
                mission.now.unwrap_or_default(),
                mission.end,
            ]);
        }
        list(&mut out, self.gadgets.len());
        for gadget in &self.gadgets {
            out.text(&gadget.id);
            out.bytes(&effect(gadget.effect));
            out.u8(gadget.counts);
        }
        list(&mut out, self.agents.len());
        for agent in &self.agents {
            out.text(&agent.id);
            out.bytes(&agent.bonus);
            out.bytes(&ability(agent.ability));
        }
        out.finish()
    }

    fn encode_cards(&self, out: &mut Encoder) {
        list(out, self.cards.len());
        for card in &self.cards {
            let colour = match card.line.colour {
                Colour::Red => 0,
                Colour::Blue => 1,
            };
            let content = match card.content {
                Content::Upgrade(upgrade) => [0, upgrade.index(), 0],
                Content::Wall => [1, 0, 0],
                Content::Training(track, points) => [2, track.index() as u8, points],
                Content::Gadget => [3, 0, 0],
            };
            out.bytes(&[colour, card.line.number, card.count]);
            out.bytes(&content);
        }
    }

    fn encode_domiciles(&self, out: &mut Encoder) {
        list(out, self.upgrades.len());
        for upgrade in &self.upgrades {
            out.text(&upgrade.id);
            out.u8(upgrade.grey.into());
        }
        list(out, self.domiciles.len());
        for domicile in &self.domiciles {
            out.text(&domicile.id);
            out.u8(domicile.agents.into());
            for upgrade in (0..UPGRADES).map(Upgrade::new) {
                let cost = domicile.cost(upgrade);
                let kind = match cost.kind {
                    CostKind::Stealth => 0,
                    CostKind::Combat => 1,
                    CostKind::Either => 2,
                };
                out.bytes(&[cost.points, kind]);
            }
            out.bytes(&domicile.income);
            out.bytes(&domicile.value);
            out.bytes(&match domicile.placement {
                Placement::Shift(price) => [0, price],
                Placement::Swap(price) => [1, price],
            });
            out.bytes(&match domicile.gadgets {
                GadgetChoice::Shift(price) => [0, price],
                GadgetChoice::Any(price) => [1, price],
            });
            out.bytes(&match domicile.special {
                Special::Nothing => [0, 0],
                Special::LightRow(row) => [1, row],
                Special::JoinedColumns => [2, 0],
            });
            out.u8(match domicile.handing {
                Handing::ByColour => 0,
                Handing::AgainstColour => 1,
                Handing::Left => 2,
                Handing::Right => 3,
            });
        }
    }
}

fn list(out: &mut Encoder, length: usize) {
    out.u8(length as u8);
}

const fn condition(condition: Condition) -> [u8; 2] {
    match condition {
        Condition::SecretKindsInLine => [0, 0],
        Condition::Walls(n) => [1, n],
        Condition::Tracks(n) => [2, n],
        Condition::Gadgets(n) => [3, n],
        Condition::FullLine => [4, 0],
        Condition::Defences(n) => [5, n],
        Condition::Secrets(n) => [6, n],
        Condition::Budget(n) => [7, n],
        Condition::CornerGuards => [8, 0],
    }
}

const fn ability(ability: Ability) -> [u8; 2] {
    match ability {
        Ability::Plain => [0, 0],
        Ability::DiagonalStep => [1, 0],
        Ability::CheaperGuards(n) => [2, n],
        Ability::CheaperTraps(n) => [3, n],
        Ability::SecondUse => [4, 0],
        Ability::MovementPerSecret(n) => [5, n],
        Ability::QuietTraps => [6, 0],
        Ability::SetOfSecrets(n) => [7, n],
        Ability::EitherEverywhere => [8, 0],
    }
}

const fn effect(effect: Effect) -> [u8; 2] {
    match effect {
        Effect::Smoke => [0, 0],
        Effect::Darts => [1, 0],
        Effect::Boots(n) => [2, n],
        Effect::Grapnel(n) => [3, n],
        Effect::Drill => [4, 0],
    }
}
