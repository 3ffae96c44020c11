//! What presses and keys do: they pick, they act, or they say why not.

use spynet::ids::{Branch, Card, Pile};
use spynet::{Action, Refusal, StageView};
use ui::session::Notice;

use super::{Mode, Tabletop, first_act};
use crate::plan;
use crate::scene::Scene;
use crate::things::{Things, tell1};

/// Cards that could still be used in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOver {
    /// Agents that could be played.
    pub agents: Vec<Card>,
    /// Operations that could be laid.
    pub operations: Vec<Card>,
    /// Can only one of the agents be played?
    pub one: bool,
    /// Is there still the choice to recruit?
    pub recruits: bool,
}

impl LeftOver {
    /// Can no card be used any more?
    pub fn is_empty(&self) -> bool {
        self.first().is_none()
    }

    /// The one that is best not forgotten.
    pub fn first(&self) -> Option<Card> {
        self.operations.first().or(self.agents.first()).copied()
    }

    /// What could be done, in words; nothing where nothing could.
    pub fn words(&self, things: Things) -> Vec<String> {
        let play =
            if self.one && self.agents.len() > 1 { "sn-could-play-one" } else { "sn-could-play" };
        let parts = [(play, &self.agents), ("sn-could-lay", &self.operations)];
        let say = |(key, cards): (&'static str, &Vec<Card>)| {
            let names: Vec<String> = cards.iter().map(|card| things.name(*card)).collect();
            (!names.is_empty()).then(|| tell1(key, "cards", names))
        };
        parts.into_iter().filter_map(say).collect()
    }
}

impl Tabletop {
    /// Forgets what was picked and what was said.
    pub fn clear(self) {
        self.clear_quietly();
        self.session.notice.set(None);
    }

    /// A press on a card of the hand: lifts it; once more, and it is looked at closely.
    pub fn press_card(self, card: Card) {
        if self.moved.get_value() {
            return;
        }
        self.session.notice.set(None);
        // Funding goes along with the agent that is lifted.
        if self.companions().contains(&card) {
            return self.press_funding(card);
        }
        let again = self.pick.get_untracked() == Some(card);
        if again || self.draft().is_none() || self.mode() != Mode::Play {
            return self.detail.set(Some(card));
        }
        self.lift(card);
    }

    /// A press on a card that can only be looked at.
    pub fn press_seen(self, card: Card) {
        if !self.moved.get_value() {
            self.detail.set(Some(card));
        }
    }

    /// Lifts a card; where it can go to one branch only, it is meant for that one.
    pub fn lift(self, card: Card) {
        self.hover.set(None);
        self.funding.set(Vec::new());
        self.pick.set(Some(card));
        let fits = |scene: &Scene| {
            let go = |branch: &Branch| {
                first_act(self.things, card, *branch).is_some_and(|action| scene.can(action))
            };
            Branch::ALL.into_iter().filter(go).collect::<Vec<_>>()
        };
        let fits = self.with(fits).unwrap_or_default();
        self.aim.set(match fits.as_slice() {
            [only] => Some(*only),
            [] | [..] => None,
        });
    }

    /// A press on a branch: the picked card is meant for it; once more, and it goes there.
    pub fn press_branch(self, branch: Branch) {
        self.session.notice.set(None);
        match self.preview(branch) {
            Some(Ok(_)) if self.aim.get_untracked() == Some(branch) => self.go(),
            Some(Ok(_)) => self.aim.set(Some(branch)),
            Some(Err(refusal)) => self.session.explain(&refusal),
            None => {}
        }
    }

    /// A press on funding: goes along with the picked agent, or at once to the agent that was just laid.
    pub fn press_funding(self, card: Card) {
        self.session.notice.set(None);
        if self.pick.get_untracked().is_none() {
            return self.try_or_explain(Action::Attach(card));
        }
        let before = self.funding.get_untracked();
        self.funding.update(|list| match list.iter().position(|it| *it == card) {
            Some(place) => drop(list.remove(place)),
            None => list.push(card),
        });
        // A situation may limit it: then this one does not go along, and it is said why.
        let aim = self.aim.get_untracked();
        if let Some(Err(refusal @ Refusal::FundingLimit { .. })) =
            aim.and_then(|aim| self.preview(aim))
        {
            self.funding.set(before);
            self.session.explain(&refusal);
        }
    }

    /// A press on something to choose.
    pub fn press_choice(self, action: Action) {
        self.session.notice.set(None);
        if self.chosen.get_untracked() == Some(action) {
            // A card is discarded for good: only the button at the top does it, never a second press on the card.
            if !self.discards() {
                self.go();
            }
            return;
        }
        match self.draft().map(|draft| plan::why_not(&draft, action)) {
            Some(None) => self.chosen.set(Some(action)),
            Some(Some(refusal)) => self.session.explain(&refusal),
            None => self.not_asked(),
        }
    }

    /// Is a card of the hand to be discarded?
    fn discards(self) -> bool {
        let stage = self.with(|scene| scene.stage().map(|(.., stage)| stage)).flatten();
        matches!(stage, Some(StageView::Discard { .. }))
    }

    /// What the red button does.
    pub fn go(self) {
        if let Some(action) = self.chosen.get_untracked() {
            return self.act_all(&[action]);
        }
        if let Some((_, plan)) = self.aimed() {
            return self.act_all(&plan.actions);
        }
        match self.pick.get_untracked() {
            Some(card) if self.attachable().contains(&card) => {
                self.act_all(&[Action::Attach(card)])
            }
            Some(_) | None => {}
        }
    }

    /// Hands the picked card to the partner.
    pub fn give(self) {
        match self.pick.get_untracked() {
            Some(card) => self.try_or_explain(Action::Give(card)),
            None => self.say("sn-give-pick"),
        }
    }

    /// Begins to recruit: lifts the first pile.
    pub fn recruit(self) {
        self.try_or_explain(Action::Recruit);
    }

    /// A press on a pile: the first one is lifted; another one says why its turn has not come.
    pub fn press_pile(self, pile: Pile) {
        let first = self.with(Scene::first_pile).flatten();
        let can = self.with(|scene| scene.can(Action::Recruit)).unwrap_or_default();
        match first.filter(|first| can && *first != pile) {
            Some(first) => self.say_text(tell1("sn-pile-order", "pile", first.number())),
            None => self.recruit(),
        }
    }

    /// Somebody else is asked: says who.
    pub fn not_asked(self) {
        let refusal = self.with(|scene| scene.in_turn().map(|turn| Refusal::NotYourTurn { turn }));
        if let Some(refusal) = refusal.flatten()
            && !self.session.sending.get_untracked()
        {
            self.session.explain(&refusal);
        }
    }

    /// Undo was pressed, and nothing is left that could be taken back.
    pub fn nothing_to_undo(self) {
        if self.asked() { self.say("sn-nothing-to-undo") } else { self.not_asked() }
    }

    fn say(self, key: &'static str) {
        self.say_text(ui::speech::t(key));
    }

    fn say_text(self, text: String) {
        self.session.notice.set(Some(Notice { text, clause: None }));
    }

    /// Does one thing.
    pub fn act(self, action: Action) {
        self.act_all(&[action]);
    }

    fn act_all(self, actions: &[Action]) {
        self.clear_quietly();
        self.session.act_all(actions);
    }

    /// Does this, or says why not.
    pub fn try_or_explain(self, action: Action) {
        let Some(draft) = self.draft() else { return self.not_asked() };
        match plan::why_not(&draft, action) {
            None => self.act(action),
            Some(refusal) => self.session.explain(&refusal),
        }
    }

    /// What could still be done: agents that can be played and operations that can be laid now.
    pub fn left_over(self) -> LeftOver {
        let cards = |scene: &Scene| {
            let mut left = LeftOver {
                one: scene.is_one_left(),
                recruits: scene.can(Action::Recruit),
                ..LeftOver::default()
            };
            for action in &scene.legal {
                let (list, card) = match *action {
                    Action::Play(card, _) => (&mut left.agents, card),
                    Action::Run(card, _) => (&mut left.operations, card),
                    Action::Keep(_)
                    | Action::Recruit
                    | Action::Take
                    | Action::Leave
                    | Action::Attach(_)
                    | Action::Give(_)
                    | Action::Use(_)
                    | Action::Skip
                    | Action::End => continue,
                };
                if !list.contains(&card) {
                    list.push(card);
                }
            }
            left
        };
        self.with(cards).unwrap_or_default()
    }

    /// Ends the turn; asks first where an agent could still be played, an operation laid or cards recruited.
    pub fn end(self) {
        let can = self.with(|scene| scene.can(Action::End)).unwrap_or_default();
        let left = self.left_over();
        if can && self.draft().is_some() && (left.recruits || !left.is_empty()) {
            self.ask_end.set(true);
        } else {
            self.try_or_explain(Action::End);
        }
    }

    /// A button of the list of all moves.
    pub fn choose(self, action: Action) {
        match action {
            Action::End => self.end(),
            // The card is only meant: the button at the top discards it, in another place than this one.
            Action::Use(_) if self.discards() => self.press_choice(action),
            Action::Keep(_)
            | Action::Recruit
            | Action::Take
            | Action::Leave
            | Action::Play(..)
            | Action::Attach(_)
            | Action::Run(..)
            | Action::Give(_)
            | Action::Use(_)
            | Action::Skip => self.act(action),
        }
    }

    /// Takes back the last step, and forgets what was picked.
    pub fn undo(self) {
        self.clear_quietly();
        self.session.undo();
    }
}
