//! What the page of a running table keeps in mind, and what presses and keys do.

use dom::prelude::*;
use game::Seat;
use spyworld::edition::Content;
use spyworld::grid::{Line, Room};
use spyworld::ids::{Gadget, Mission, Stack};
use spyworld::{Action, BestRaid, PhaseView, Refusal, Reward, Spyworld};
use table::Draft;
use ui::hold::Hold;
use ui::link::decode;
use ui::session::{Notice, Session};
use ui::speech::t;

use crate::opinion;
use crate::plan::{self, Choice, Plan};
use crate::raid::{self, Way};
use crate::refused;
use crate::scene::{Scene, Things};

/// What the shared panel of small screens shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The own agent.
    Agent,
    /// The missions.
    Missions,
    /// What things cost here.
    Costs,
    /// Who sits at the table, and what has happened.
    Table,
    /// Every legal action.
    Moves,
}

impl Tab {
    /// As the style sheets know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Agent => "agent",
            Self::Missions => "missions",
            Self::Costs => "costs",
            Self::Table => "table",
            Self::Moves => "moves",
        }
    }
}

/// What a press would do that gives something up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// Confirm, with a mission not claimed or a secret walled in.
    Ready,
    /// End the raid, with ways on.
    Stop,
}

impl Sure {
    const fn action(self) -> Action {
        match self {
            Self::Ready => Action::Confirm,
            Self::Stop => Action::Stop,
        }
    }
}

/// The page of a running table.
#[derive(Clone, Copy)]
pub struct Tabletop {
    /// The table.
    pub session: Session<Spyworld>,
    /// The rules over its edition.
    pub things: Things,
    /// What the shared panel shows.
    pub tab: RwSignal<Tab>,
    /// The room on which the grid's cursor is.
    pub cursor: RwSignal<Room>,
    /// Is a second combination being chosen?
    pub second: RwSignal<bool>,
    /// The way on that was chosen in a raid.
    pub pick: RwSignal<Option<Action>>,
    /// How much of a cost is to be paid with stealth.
    pub stealth: RwSignal<Option<u8>>,
    /// Whose lair is looked at.
    pub look: RwSignal<Option<Seat>>,
    /// What would be given up, and is asked about in another place first.
    pub sure: RwSignal<Option<Sure>>,
    /// A moment after something was shown that the next press confirms.
    pub hold: Hold,
    /// The gadget that is being explained.
    pub told: RwSignal<Option<Gadget>>,
    /// The position.
    pub scene: Memo<Option<Scene>>,
    /// What is planned in this round.
    pub plan: Memo<Plan>,
    /// What can be done with the combination that is being carried out.
    pub choices: Memo<Vec<Choice>>,
    /// Which of the three combinations can be chosen, or added as a second one.
    pub open: Memo<[bool; 3]>,
    /// Could a second combination be added to the one chosen?
    pub can_add: Memo<bool>,
    /// The ways on in a raid.
    pub ways: Memo<Vec<Way>>,
}

impl Tabletop {
    /// The page of this table, which is open.
    pub fn new(session: Session<Spyworld>, things: Things) -> Self {
        let scene = Memo::new(move || scene(session));
        let plan = Memo::new(move || {
            let plan = scene.with(|scene| {
                let scene = scene.as_ref()?;
                Some(Plan::of(&scene.view, &things.edition(), scene.draft()?))
            });
            plan.unwrap_or_default()
        });
        let draft = move || session.draft.get().filter(|_| !session.sending.get());
        let phase = move || scene.with(|scene| scene.as_ref().map(|scene| scene.view.phase));
        let choices = Memo::new(move || {
            let plan = plan.get();
            let job = edited(&plan);
            let draft = draft().filter(|_| phase() == Some(PhaseView::Plan));
            draft.zip(job).map(|(draft, job)| plan::choices(&draft, &plan, job)).unwrap_or_default()
        });
        let second = RwSignal::new(false);
        let open = Memo::new(move || {
            let Some(draft) = draft().filter(|_| phase() == Some(PhaseView::Plan)) else {
                return [false; 3];
            };
            let (plan, second) = (plan.get(), second.get());
            let can = |stack| plan::write(&draft, &plan::pressed(&plan, stack, second)).is_ok();
            [0, 1, 2].map(|stack| can(Stack(stack)))
        });
        let can_add = Memo::new(move || {
            let draft = draft().filter(|_| phase() == Some(PhaseView::Plan));
            draft.is_some_and(|draft| plan.with(|plan| plan::can_add(&draft, plan)))
        });
        let ways = Memo::new(move || {
            let draft = draft().filter(|_| phase() == Some(PhaseView::Raid));
            draft.map(|draft| raid::ways(&draft)).unwrap_or_default()
        });
        Self {
            session,
            things,
            tab: RwSignal::new(Tab::Agent),
            cursor: RwSignal::new(Room::at(2, 2)),
            second,
            pick: RwSignal::new(None),
            stealth: RwSignal::new(None),
            look: RwSignal::new(None),
            sure: RwSignal::new(None),
            hold: Hold::default(),
            told: RwSignal::new(None),
            scene,
            plan,
            choices,
            open,
            can_add,
            ways,
        }
    }

    /// A fact of the position.
    pub fn with<T>(self, fact: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.scene.with(|scene| scene.as_ref().map(fact))
    }

    /// Is the person asked to act?
    pub fn asked(self) -> bool {
        self.with(|scene| scene.asked).unwrap_or_default()
    }

    /// The combination that is being carried out, or could be carried out otherwise.
    pub fn job(self) -> Option<usize> {
        self.plan.with(edited)
    }

    /// The row or column of the combination that is being carried out, as its card shows it.
    pub fn printed_line(self) -> Option<(Line, Content)> {
        let stack = self.plan.with(|plan| plan.picks.get(edited(plan)?).copied())?;
        self.with(|scene| scene.combination(&self.things.edition(), stack)).flatten()
    }

    /// The same with the modifications that were chosen.
    pub fn asked_line(self) -> Option<(Line, Content)> {
        let (line, content) = self.printed_line()?;
        let part = self.plan.with(|plan| plan.parts.get(edited(plan)?).cloned());
        Some((plan::line_after(line, &part.unwrap_or_default()), content))
    }

    /// The rows and columns that something can be drawn into, each with its price.
    pub fn lines(self) -> Vec<plan::Way> {
        let printed = self.printed_line();
        printed.map(|(line, _)| self.choices.with(|all| plan::lines(line, all))).unwrap_or_default()
    }

    /// Forgets what was pointed at.
    pub fn clear(self) {
        self.second.set(false);
        self.pick.set(None);
        self.stealth.set(None);
        self.sure.set(None);
    }

    fn draft(self) -> Option<Draft<Spyworld>> {
        self.session.draft.get_untracked().filter(|_| !self.session.sending.get_untracked())
    }

    fn note(self, text: String) {
        self.session.notice.set(Some(Notice { text, clause: None }));
    }

    /// Says why not where no single action is refused: the room is too far away for one.
    pub fn too_far(self) {
        let clause = Some("SW-7.2");
        self.session.notice.set(Some(Notice { text: t("sw-too-far"), clause }));
    }

    /// Does what was asked about.
    pub fn go_ahead(self) {
        if let Some(sure) = self.sure.get_untracked() {
            self.now(&[sure.action()]);
        }
    }

    /// Makes this the plan, or says why not.
    pub fn write(self, plan: &Plan) {
        let Some(draft) = self.draft() else { return self.note(t("sw-not-now")) };
        self.second.set(false);
        self.sure.set(None);
        match plan::write(&draft, plan) {
            Ok(actions) => {
                self.session.clear();
                self.session.act_all(&actions);
            }
            Err(refusal) => self.session.explain(&refusal),
        }
    }

    /// A press on a combination: chosen, given back, or chosen as a second one.
    pub fn press_stack(self, stack: Stack) {
        let old = self.plan.get_untracked();
        let plan = plan::pressed(&old, stack, self.second.get_untracked());
        let Some(draft) = self.draft() else { return self.write(&plan) };
        let Err(Refusal::CannotCarryOut { stack }) = plan::write(&draft, &plan) else {
            return self.write(&plan);
        };
        match plan::at_fault(&draft, plan, stack) {
            Ok(plan) => {
                let text = self.with(|scene| refused::words(self.things, scene, &plan, stack));
                self.session.notice.set(Some(Notice {
                    text: text.flatten().unwrap_or_default(),
                    clause: Some("SW-3.4"),
                }));
            }
            Err(refusal) => self.session.explain(&refusal),
        }
    }

    /// Passes the round, or takes that back.
    pub fn pass(self) {
        let passed = self.plan.with_untracked(|plan| plan.passed);
        self.write(&Plan { passed: !passed, ..Plan::default() });
    }

    /// Carries the combination out like this.
    pub fn carry_out(self, part: Vec<Action>) {
        let mut plan = self.plan.get_untracked();
        let Some(job) = edited(&plan) else { return };
        if let Some(place) = plan.parts.get_mut(job) {
            *place = part;
        }
        plan.claim = None;
        self.write(&plan);
    }

    /// Does what is possible with this target, or says why nothing is.
    pub fn aim(self, action: Action) {
        let known = self.choices.get_untracked().into_iter().find(|c| c.last() == Some(action));
        match (known, self.draft()) {
            (Some(choice), _) => self.carry_out(choice.part),
            (None, Some(draft)) => {
                let why = self.why_not(&draft, action);
                if let Some(refusal) = why.or_else(|| draft.try_out(&[action]).err()) {
                    self.session.explain(&refusal);
                }
            }
            (None, None) => self.note(t("sw-not-now")),
        }
    }

    /// Why the combination in hand is not drawn there.
    fn why_not(self, draft: &Draft<Spyworld>, action: Action) -> Option<Refusal> {
        let Action::Draw(room) = action else { return None };
        let plan = self.plan.get_untracked();
        plan::why_not(draft, &self.things.edition(), &plan, edited(&plan)?, room)
    }

    /// Names a mission, with this reward; pressed again, it is not named any more.
    pub fn claim(self, mission: Mission, reward: Reward) {
        let mut plan = self.plan.get_untracked();
        let action = Action::Claim(mission, reward);
        plan.claim = Some(action).filter(|_| plan.claim != Some(action));
        self.write(&plan);
    }

    /// Takes back the last thing that was planned.
    pub fn undo(self) {
        let mut plan = self.plan.get_untracked();
        let is_plain = |action: &Action| matches!(action, Action::Train | Action::Gadget(_));
        let last = plan.picks.len().saturating_sub(1);
        if plan.claim.take().is_none() && !plan.passed {
            match plan.parts.get_mut(last) {
                Some(part) if !part.is_empty() && !part.iter().any(is_plain) => part.clear(),
                Some(part) => {
                    part.clear();
                    plan.picks.pop();
                }
                None => {}
            }
        } else {
            plan.passed = false;
        }
        self.write(&plan);
    }

    /// Is there anything to take back in this round?
    pub fn can_undo(self) -> bool {
        self.asked() && self.plan.with(|plan| *plan != Plan::default())
    }

    /// The missions that could be claimed now.
    pub fn claimable(self) -> Vec<Mission> {
        let of = |action: &Action| match action {
            Action::Claim(mission, Reward::End) => Some(*mission),
            _ => None,
        };
        self.with(|scene| scene.legal.iter().filter_map(of).collect()).unwrap_or_default()
    }

    /// The mission that could be claimed with this choice and is not.
    pub fn unclaimed(self) -> Option<Mission> {
        let claims = self.plan.with(|plan| plan.claim.is_some());
        self.claimable().first().copied().filter(|_| !claims)
    }

    /// SW-8.2: what the secrets are worth that this round walls in.
    pub fn walled_in(self) -> i32 {
        let value = self.with(|scene| {
            let own = scene.own()?;
            let (before, after) = (own.sheet.as_ref()?, scene.sheet()?);
            let game = self.things.game();
            let closed = |sheet| game.walled_in(scene.view.domicile, sheet);
            let fresh = closed(after) & !closed(before);
            Some(after.value_in(&self.things.domicile(&scene.view)?, fresh))
        });
        value.flatten().unwrap_or_default()
    }

    /// SW-6.1: does this round fill the lair, so that one last round follows?
    pub fn fills(self) -> bool {
        let entrance = self.things.edition().entrance;
        self.with(|scene| plan::fills(&scene.view, scene.me?, entrance))
            .flatten()
            .unwrap_or_default()
    }

    /// This is the choice of the round; whoever gives something up with it is asked.
    pub fn ready(self) {
        let gives_up = self.unclaimed().is_some() || self.walled_in() > 0;
        self.ask(Sure::Ready, gives_up);
    }

    /// Ends the raid; whoever could still go on is asked.
    pub fn stop(self) {
        if !self.hold.lasts() {
            self.ask(Sure::Stop, self.ways.with_untracked(|ways| !ways.is_empty()));
        }
    }

    /// Does it, or asks in another place. Pressed again where it was pressed, the question is gone.
    fn ask(self, sure: Sure, gives_up: bool) {
        if !gives_up {
            return self.now(&[sure.action()]);
        }
        self.session.notice.set(None);
        let asked = self.sure.get_untracked() == Some(sure);
        self.sure.set(Some(sure).filter(|_| !asked));
        if sure == Sure::Ready && !asked && self.unclaimed().is_some() {
            self.tab.set(Tab::Missions);
        }
    }

    /// Does this at once: in a raid nothing waits, and what follows a confirmation nobody knows before.
    pub fn now(self, actions: &[Action]) {
        self.sure.set(None);
        self.pick.set(None);
        self.stealth.set(None);
        // A hint is for where it was asked.
        self.session.pondered.set(None);
        self.session.submit_with(actions);
    }

    /// A button of the list of all moves.
    pub fn choose(self, action: Action) {
        let raiding = self.with(|scene| scene.view.phase) == Some(PhaseView::Raid);
        let is_last = matches!(action, Action::Agent(_));
        // The second half of a double press would meet a list that has changed.
        if raiding && self.hold.lasts() {
            return;
        }
        if raiding {
            self.hold.begin(350);
        }
        match action {
            Action::Confirm => self.ready(),
            Action::Stop => self.ask(Sure::Stop, self.ways.with_untracked(|ways| !ways.is_empty())),
            _ if raiding || is_last => self.now(&[action]),
            _ => self.session.act(action),
        }
    }

    /// Is there no way on? Not while a step is being told to the table.
    pub fn is_stuck(self) -> bool {
        !self.session.sending.get() && self.ways.with(Vec::is_empty)
    }

    /// Is a gadget the only way on?
    pub fn needs_gadget(self) -> bool {
        self.ways.with(|ways| {
            !ways.is_empty() && ways.iter().all(|way| matches!(way.action, Action::Use(..)))
        })
    }

    /// The way on that was chosen, or the payment that a step is waiting for.
    pub fn way(self) -> Option<Way> {
        let pick = self.pick.get();
        let is_it = |way: &&Way| Some(way.action) == pick || way.is_payment();
        self.ways.with(|ways| ways.iter().find(is_it).cloned())
    }

    /// Points at a way on; pointed at already, it is gone.
    pub fn press_way(self, action: Action) {
        if self.pick.get_untracked() == Some(action) {
            return self.go();
        }
        let found = self.ways.with_untracked(|ways| ways.iter().any(|way| way.action == action));
        if found {
            self.session.notice.set(None);
            // Whoever looks for a way on does not stop, and is asked again.
            self.sure.set(None);
            self.stealth.set(None);
            self.pick.set(Some(action));
            self.hold.begin(350);
        } else if let Some(draft) = self.draft() {
            if let Err(refusal) = draft.try_out(&[action]) {
                self.session.explain(&refusal);
            }
        } else {
            self.note(t("sw-not-now"));
        }
    }

    /// The same with a key that was pressed anew: two presses of a key are meant, however fast.
    pub fn press_key(self, action: Action) {
        if self.pick.get_untracked() == Some(action) {
            self.go_now();
        } else {
            self.press_way(action);
        }
    }

    /// Goes the way that was chosen, and was there to be read.
    pub fn go(self) {
        if !self.hold.lasts() {
            self.go_now();
        }
    }

    fn go_now(self) {
        let Some(way) = self.way() else { return };
        let split = way.split(self.stealth.get_untracked());
        let step = Some(way.action).filter(|_| !way.is_payment());
        let split = split.filter(|_| way.splits.len() > 1 || way.is_payment());
        self.now(&step.into_iter().chain(split).collect::<Vec<_>>());
    }

    /// Asks for a hint; its words stand where those about a chosen way would.
    pub fn ask_hint(self) {
        if let Some(me) = self.session.me() {
            self.pick.set(None);
            self.stealth.set(None);
            self.session.ponder(opinion::question(me, false));
        }
    }

    /// The raid that a hint or a second opinion speaks of.
    pub fn advised(self) -> Option<BestRaid> {
        self.session.pondered.with(|answer| decode(answer.as_ref()?).ok().flatten())
    }
}

/// The combination that is carried out next; with all of them done, the last one may be done otherwise.
fn edited(plan: &Plan) -> Option<usize> {
    let last = plan.picks.len().checked_sub(1)?;
    Some(plan.done().min(last))
}

fn scene(session: Session<Spyworld>) -> Option<Scene> {
    let view = session.view()?;
    let chairs = session.open.with(|open| open.as_ref().map(|open| open.opened.chairs.clone()));
    let chairs = chairs.unwrap_or_default();
    Some(Scene {
        view,
        me: session.me(),
        asked: session.is_asked(),
        absent: session.absent.get(),
        legal: session.legal(),
        bots: chairs.iter().map(|chair| chair.bot_kind().is_some()).collect(),
        names: chairs.into_iter().map(|chair| chair.name).collect(),
    })
}
