//! What presses and keys do: they choose, they act, or they say why not.

use spy_connection::ids::{City, Mission, Space};
use spy_connection::{Action, PhaseView, Refusal, SpyConnection};
use table::Draft;
use ui::session::Notice;

use super::{Next, Shown, Tab, Tabletop, show};
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
        let target = self.meant(target);
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

    /// While start missions are chosen, a city means the mission that begins there.
    fn meant(self, target: Target) -> Target {
        let begins_in = |city: City| {
            let red = |mission: &Mission| self.things.card(*mission).and_then(|card| card.red);
            let offer = self.with(|scene| scene.view.offer.clone())?;
            offer.into_iter().find(|mission| red(mission) == Some(city))
        };
        match target {
            Target::City(city) if self.is_choosing() => {
                begins_in(city).map_or(target, Target::Start)
            }
            Target::City(_) | Target::Slot(_) | Target::Start(_) => target,
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
        self.together(actions);
    }

    /// Does these with one press, which one press takes back.
    fn together(self, actions: &[Action]) {
        let before = self.drafted();
        self.session.act_all(actions);
        let after = self.drafted();
        if after > before + 1 {
            let mut batches = self.batches.get_value();
            batches.push((before, after));
            self.batches.set_value(batches);
        }
    }

    fn drafted(self) -> usize {
        self.session.draft.with_untracked(|draft| draft.as_ref().map_or(0, |d| d.actions().len()))
    }

    /// What the red button does.
    pub fn go(self) {
        match self.next() {
            Next::Wait => self.not_asked(),
            Next::Leave => self.recall.set(false),
            // The button does what was chosen, never what the pointer happens to be on.
            Next::Do(shown) => {
                if let Some(plan) = shown.plan() {
                    self.act_all(&plan.actions);
                }
            }
            Next::TooDear(shown) => {
                if let Err(refusal) = &shown.result {
                    self.session.explain(refusal);
                }
            }
            // What was chosen stays chosen.
            Next::Home(recalls) => {
                self.session.notice.set(None);
                self.together(&recalls);
            }
            Next::Cover => self.cover_all(),
            Next::End => {
                let text = ui::speech::t("sc-end-says");
                self.session.notice.set(Some(Notice { text, clause: Some("SC-7.6") }));
            }
            Next::Choose => self.try_or_explain(Action::End),
        }
    }

    /// Calls all agents of the map home.
    pub fn all_home(self) {
        if let Some(draft) = self.draft() {
            self.together(&plan::all(&draft));
        }
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
            Action::Decline => self.ask_decline.set(true),
            Action::Choose(_)
            | Action::Take(_)
            | Action::Go(_)
            | Action::Connect(_)
            | Action::Recall(_)
            | Action::RecallObjective(..)
            | Action::Mark(_) => self.act(action),
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
        let now = self.drafted();
        let batches = self.batches.get_value();
        let batch = batches.iter().find(|(_, to)| *to == now);
        let before = batch.map_or(now.saturating_sub(1), |(from, _)| *from);
        self.batches.set_value(batches.into_iter().filter(|(_, to)| *to < now).collect());
        (before..now).for_each(|_| self.session.undo());
    }
}
