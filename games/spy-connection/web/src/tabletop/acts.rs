//! What presses and keys do: they choose, they act, or they say why not.

use spy_connection::ids::Space;
use spy_connection::{Action, PhaseView, Refusal, SpyConnection};
use table::Draft;
use ui::session::Notice;

use super::{Shown, Tab, Tabletop, show};
use crate::plan::{self, Target, Way};

impl Tabletop {
    /// Chooses a kind of turn, or says why it is not possible.
    pub fn choose_way(self, way: Way) {
        self.recall.set(false);
        self.hover.set(None);
        let Some(draft) = self.draft() else { return self.not_asked() };
        match self.why_not(&draft, way) {
            // Where the spy stands is no reason: it has nowhere else to go.
            Some(Refusal::SpyIsThere { .. }) => {
                let text = ui::speech::t("sc-nowhere-to-go");
                return self.session.notice.set(Some(Notice { text, clause: Some("SC-5.1") }));
            }
            Some(refusal) => return self.session.explain(&refusal),
            None => {}
        }
        self.session.notice.set(None);
        if self.way.get_untracked() != Some(way) {
            self.pick.set(None);
            self.way.set(Some(way));
        }
        if way == Way::Take {
            self.tab.set(Tab::Display);
        }
    }

    /// Why nothing of this kind can be done.
    fn why_not(self, draft: &Draft<SpyConnection>, way: Way) -> Option<Refusal> {
        let legal = draft.legal();
        let view = draft.view();
        let spy = view.spy_in_turn();
        match way {
            Way::Take => {
                let is_take = |action: &Action| matches!(action, Action::Take(_));
                let first = view.display.iter().position(Option::is_some).unwrap_or_default();
                let slot = spy_connection::ids::Slot(u8::try_from(first).unwrap_or_default());
                let refusal = || draft.try_out(&[Action::Take(slot)]).err();
                if legal.iter().any(is_take) { None } else { refusal() }
            }
            Way::Walk => {
                let is_walk = |action: &Action| matches!(action, Action::Go(_));
                let refusal = || draft.try_out(&[Action::Go(spy?)]).err();
                if legal.iter().any(is_walk) { None } else { refusal() }
            }
            Way::Connect => {
                let prices = self.prices.get_untracked();
                if prices.iter().any(|(_, _, can_pay)| *can_pay) {
                    return None;
                }
                let cheapest = prices.iter().min_by_key(|(_, price, _)| *price);
                let city = cheapest.map(|(city, _, _)| *city).or(spy)?;
                plan::plan(draft, Some(Way::Connect), Target::City(city)).1.err()
            }
        }
    }

    /// A press on a city, a slot or a start mission.
    pub fn press(self, target: Target) {
        let Some(draft) = self.draft() else { return self.not_asked() };
        if self.recall.get_untracked() {
            return;
        }
        let shown = show(&draft, &self.things, self.way.get_untracked(), target);
        self.session.notice.set(None);
        match &shown.result {
            Ok(_) => self.take_aim(&shown),
            Err(refusal) => {
                // A price that cannot be paid yet stays in sight: agents can be taken back.
                if let Refusal::RoutePrice { .. } | Refusal::MissionPrice { .. } = refusal {
                    self.take_aim(&shown);
                }
                self.session.explain(refusal);
            }
        }
    }

    fn take_aim(self, shown: &Shown) {
        self.way.set(Some(shown.way));
        self.pick.set(Some(shown.target));
    }

    /// Says that somebody else is asked.
    fn not_asked(self) {
        let turn = self.with(|scene| scene.view.phase);
        let refusal = match turn {
            Some(PhaseView::Turn(turn)) => Refusal::NotYourTurn { turn: turn.seat },
            Some(PhaseView::Choose { seat }) => Refusal::NotYourChoice { turn: seat },
            Some(PhaseView::Over { .. }) => Refusal::GameOver,
            None => return,
        };
        // While the own move is on its way nothing has to be explained.
        if !self.session.sending.get_untracked() {
            self.session.explain(&refusal);
        }
    }

    /// A press that means nothing now: says what is asked instead, as this action's refusal has it.
    pub fn press_nothing(self, action: Action) {
        let refusal = self.draft().and_then(|draft| draft.try_out(&[action]).err());
        match refusal {
            Some(refusal) => self.session.explain(&refusal),
            None => self.not_asked(),
        }
    }

    /// Undo was pressed, and nothing is left that could be taken back.
    pub fn nothing_to_undo(self) {
        if self.asked() {
            let text = ui::speech::t("sc-nothing-to-undo");
            self.session.notice.set(Some(Notice { text, clause: None }));
        } else {
            self.not_asked();
        }
    }

    /// Does one thing.
    pub fn act(self, action: Action) {
        self.act_all(&[action]);
    }

    fn act_all(self, actions: &[Action]) {
        self.pick.set(None);
        self.hover.set(None);
        self.way.set(None);
        // What was taken lies with the own missions now.
        if self.tab.get_untracked() == Tab::Display {
            self.tab.set(Tab::Missions);
        }
        self.session.act_all(actions);
    }

    /// What the red button does.
    pub fn go(self) {
        if self.recall.get_untracked() {
            return self.recall.set(false);
        }
        // The button does what was chosen, never what the pointer happens to be on.
        let picked = self.pick.get_untracked().zip(self.draft());
        let way = self.way.get_untracked();
        match picked.map(|(target, draft)| plan::plan(&draft, way, target).1) {
            Some(Ok(plan)) => self.act_all(&plan.actions),
            Some(Err(refusal)) => self.session.explain(&refusal),
            None if !self.cover.with_untracked(|cover| cover.missions.is_empty()) => {
                self.cover_all();
            }
            None => self.try_or_explain(Action::End),
        }
    }

    /// Calls these agents home; what was chosen stays chosen.
    pub fn call_home(self) {
        self.session.notice.set(None);
        self.session.act_all(&self.homeward());
    }

    /// Covers all that can be covered.
    pub fn cover_all(self) {
        let missions = self.cover.get_untracked().missions;
        self.act_all(&missions.into_iter().map(Action::Mark).collect::<Vec<_>>());
    }

    /// Does this, or says why not.
    pub fn try_or_explain(self, action: Action) {
        let Some(draft) = self.draft() else { return self.not_asked() };
        match draft.try_out(&[action]) {
            Ok(_) => self.act(action),
            Err(refusal) => self.session.explain(&refusal),
        }
    }

    /// Ends the turn; asks first where something is left.
    pub fn end(self) {
        let left = self.cover.with_untracked(|cover| !cover.missions.is_empty());
        if left && self.draft().is_some() {
            self.ask_end.set(true);
        } else {
            self.try_or_explain(Action::End);
        }
    }

    /// A button of the list of all moves.
    pub fn choose(self, action: Action) {
        match action {
            Action::End => self.end(),
            Action::Discard(mission) => self.ask_discard.set(Some(mission)),
            Action::Choose(_)
            | Action::Take(_)
            | Action::Go(_)
            | Action::Connect(_)
            | Action::Recall(_)
            | Action::RecallObjective(..)
            | Action::Mark(_)
            | Action::Decline => self.act(action),
        }
    }

    /// A press on agents: in the middle of a recall they come home, or it is said why not.
    pub fn press_space(self, space: Space) {
        if self.recall.get_untracked() {
            self.session.notice.set(None);
            self.try_or_explain(Action::Recall(space));
        }
    }

    /// Takes back the last step, and forgets what was pointed at.
    pub fn undo(self) {
        self.pick.set(None);
        self.hover.set(None);
        self.session.undo();
    }
}
