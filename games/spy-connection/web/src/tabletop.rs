//! What the page of a running table keeps in mind: what is pointed at, and what that would mean; `acts` has the ways to act.

mod acts;

use dom::prelude::*;
use game::{Seat, Viewer};
use spy_connection::ids::{City, Mission, Space};
use spy_connection::{Action, Event, PhaseView, Refusal, SpyConnection, StepView};
use table::Draft;
use ui::session::Session;

use crate::plan::{self, Cover, Plan, Target, Way};
use crate::recalled;
use crate::scene::{Person, Scene, Things, Touched};

/// What the shared panel of small screens shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The own missions.
    Missions,
    /// The missions on display.
    Display,
    /// What has happened.
    Log,
    /// Every legal action.
    Moves,
}

impl Tab {
    /// As the style sheets know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Missions => "missions",
            Self::Display => "display",
            Self::Log => "log",
            Self::Moves => "moves",
        }
    }
}

/// What is pointed at, and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// What is pointed at.
    pub target: Target,
    /// The way it is meant.
    pub way: Way,
    /// What comes of it, or why not.
    pub result: Result<Plan, Refusal>,
    /// Where only agents are missing: what can be recalled to pay it.
    pub recalls: Vec<Action>,
    /// Would that give up a part of the network?
    pub gives_up: bool,
    /// Where a connection is too dear: what it costs on each space.
    pub unpaid: Vec<(Space, u8)>,
}

impl Shown {
    /// The plan, where there is one.
    pub fn plan(&self) -> Option<&Plan> {
        self.result.as_ref().ok()
    }
}

/// What comes next, as the red button has it.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// Somebody else is asked.
    Wait,
    /// Out of the recall.
    Leave,
    /// What was chosen.
    Do(Shown),
    /// What was chosen cannot be paid.
    TooDear(Shown),
    /// Agents come home, to pay for what was chosen or to cover the city of the spy.
    Home(Vec<Action>),
    /// The city of the spy is covered.
    Cover,
    /// Nothing is left but the end of the turn, which has a button of its own.
    End,
    /// Something has to be chosen first.
    Choose,
}

/// The page of a running table.
#[derive(Clone, Copy)]
pub struct Tabletop {
    /// The table.
    pub session: Session<SpyConnection>,
    /// The rules over its edition.
    pub things: Things,
    /// The kind of turn that was chosen.
    pub way: RwSignal<Option<Way>>,
    /// What was chosen.
    pub pick: RwSignal<Option<Target>>,
    /// What the pointer or the cursor is on.
    pub hover: RwSignal<Option<Target>>,
    /// The city on which the board's cursor is.
    pub cursor: RwSignal<Option<City>>,
    /// Are agents being taken back?
    pub recall: RwSignal<bool>,
    /// What the shared panel shows.
    pub tab: RwSignal<Tab>,
    /// Is the end of the turn asked about?
    pub ask_end: RwSignal<bool>,
    /// Is it asked whether the extra turn is to be declined?
    pub ask_decline: RwSignal<bool>,
    /// Is the discarding of a mission asked about?
    pub ask_discard: RwSignal<Option<Mission>>,
    /// Whose table is looked at.
    pub look: RwSignal<Option<Seat>>,
    /// The line of the log under the pointer.
    pub remembered: RwSignal<Option<Event>>,
    /// The position.
    pub scene: Memo<Option<Scene>>,
    /// What connecting every city costs now.
    pub prices: Memo<Vec<(City, u8, bool)>>,
    /// What was chosen, and what comes of it.
    pub aimed: Memo<Option<Shown>>,
    /// What is pointed at, or else what was chosen, and what comes of it.
    pub shown: Memo<Option<Shown>>,
    /// What can be covered now.
    pub cover: Memo<Cover>,
    /// Actions that were done with one press are taken back with one: how many the draft had before and after.
    batches: StoredValue<Vec<(usize, usize)>>,
}

impl Tabletop {
    /// The page of this table, which is open.
    pub fn new(session: Session<SpyConnection>, things: Things) -> Self {
        let remembered = RwSignal::new(None);
        let (way, pick, hover) = (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        let recall = RwSignal::new(false);
        let scene = Memo::new(move || scene(session, things, remembered));
        let draft = move || session.draft.get().filter(|_| session.is_asked());
        let prices = Memo::new(move || {
            let cities = u8::try_from(things.edition().cities().len()).unwrap_or(u8::MAX);
            draft().map(|draft| plan::prices(&draft, cities)).unwrap_or_default()
        });
        let cover =
            Memo::new(move || draft().map(|draft| plan::cover_now(&draft)).unwrap_or_default());
        let show = move |target: Option<Target>| {
            let draft = draft().filter(|_| !recall.get())?;
            Some(show(&draft, &things, way.get(), target?))
        };
        let aimed = Memo::new(move || show(pick.get()));
        let shown = Memo::new(move || {
            let hovered = show(hover.get());
            // What cannot be reached at all is no news while the pointer passes over it.
            let hovered = hovered.filter(|shown| match shown.result {
                Ok(_) | Err(Refusal::RoutePrice { .. } | Refusal::MissionPrice { .. }) => true,
                Err(_) => false,
            });
            hovered.or_else(|| aimed.get())
        });
        Self {
            session,
            things,
            way,
            pick,
            hover,
            cursor: RwSignal::new(None),
            recall,
            tab: RwSignal::new(Tab::Missions),
            ask_end: RwSignal::new(false),
            ask_decline: RwSignal::new(false),
            ask_discard: RwSignal::new(None),
            look: RwSignal::new(None),
            remembered,
            scene,
            prices,
            aimed,
            shown,
            cover,
            batches: StoredValue::new(Vec::new()),
        }
    }

    /// A fact of the position.
    pub fn with<T>(self, fact: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.scene.with(|scene| scene.as_ref().map(fact))
    }

    /// Is the person asked to act, and not busy taking agents back?
    pub fn asked(self) -> bool {
        self.with(|scene| scene.asked).unwrap_or_default()
    }

    /// How far the turn of the person at the screen is.
    pub fn step(self) -> Option<StepView> {
        self.with(|scene| scene.turn().filter(|_| scene.asked).map(|turn| turn.step)).flatten()
    }

    /// Is a start mission to be chosen?
    pub fn is_choosing(self) -> bool {
        let choosing = |scene: &Scene| matches!(scene.view.phase, PhaseView::Choose { .. });
        self.with(choosing).unwrap_or_default()
    }

    fn draft(self) -> Option<Draft<SpyConnection>> {
        self.session.draft.get_untracked().filter(|_| !self.session.sending.get_untracked())
    }

    /// Forgets what was pointed at.
    pub fn clear(self) {
        self.pick.set(None);
        self.hover.set(None);
        self.way.set(None);
        self.recall.set(false);
        self.session.notice.set(None);
    }

    /// The same for a position that is no more; what was said about it stays.
    pub fn clear_quietly(self) {
        self.pick.set(None);
        self.hover.set(None);
        self.way.set(None);
        self.recall.set(false);
        self.ask_end.set(false);
        self.ask_decline.set(false);
        self.ask_discard.set(None);
    }

    /// Can anything of this kind be done?
    pub fn can_way(self, way: Way) -> bool {
        match way {
            Way::Take => self.with(|s| s.can_any(|action| matches!(action, Action::Take(_)))),
            Way::Walk => self.with(|s| s.can_any(|action| matches!(action, Action::Go(_)))),
            Way::Connect => {
                Some(self.prices.with(|prices| prices.iter().any(|(_, _, can_pay)| *can_pay)))
            }
        }
        .unwrap_or_default()
    }

    /// An agent that can come home without harm, where only one agent is missing to cover the city of the spy.
    fn spare(self) -> Option<Action> {
        let supply = self.with(|scene| scene.own().map(|own| own.supply)).flatten();
        match self.step() {
            Some(StepView::Gone | StepView::Done) if supply == Some(0) => {
                let draft = self.session.draft.get();
                draft.and_then(|draft| plan::spare(&draft, &self.things.edition()))
            }
            Some(_) | None => None,
        }
    }

    /// What the red button does next.
    pub fn next(self) -> Next {
        if !self.asked() {
            return Next::Wait;
        }
        if self.recall.get() {
            return Next::Leave;
        }
        match self.aimed.get() {
            Some(shown) if shown.result.is_ok() => return Next::Do(shown),
            Some(shown) if !shown.recalls.is_empty() => return Next::Home(shown.recalls),
            Some(shown) => return Next::TooDear(shown),
            None => {}
        }
        let can_end = self.with(|scene| scene.can(Action::End)).unwrap_or_default();
        if self.cover.with(|cover| !cover.missions.is_empty()) {
            return Next::Cover;
        }
        match self.spare() {
            Some(action) => Next::Home(vec![action]),
            None if can_end && self.way.get().is_none() => Next::End,
            None => Next::Choose,
        }
    }
}

/// What a press on this target would mean.
fn show(draft: &Draft<SpyConnection>, things: &Things, way: Option<Way>, target: Target) -> Shown {
    let (meant, result) = plan::plan(draft, way, target);
    let (recalls, gives_up) = match result {
        Err(Refusal::RoutePrice { .. } | Refusal::MissionPrice { .. }) => {
            plan::recalls(draft, &things.edition(), way, target)
        }
        Ok(_) | Err(_) => (Vec::new(), false),
    };
    let unpaid = match result {
        Err(Refusal::RoutePrice { city, need, .. }) => {
            plan::unpaid(draft, &things.edition(), city, need)
        }
        Ok(_) | Err(_) => Vec::new(),
    };
    Shown { target, way: meant, result, recalls, gives_up, unpaid }
}

fn scene(
    session: Session<SpyConnection>,
    things: Things,
    remembered: RwSignal<Option<Event>>,
) -> Option<Scene> {
    let mut view = session.view()?;
    // A move that turns up a card is on its way: until the answer comes, the card is not known.
    if let Some(Ok(trial)) = session.try_out(&[]) {
        for (place, card) in view.display.iter_mut().enumerate() {
            *card = trial.agreed(|view| view.display.get(place).copied().flatten()).flatten();
        }
    }
    let me = session.me();
    let chairs = session.open.with(|open| open.as_ref().map(|open| open.opened.chairs.clone()));
    let people = chairs.unwrap_or_default();
    let people = people
        .into_iter()
        .map(|chair| Person { kind: chair.bot_kind().map(ui::setup::temper), name: chair.name });
    let edition = things.edition();
    let touched = match remembered.get() {
        // A line about several recalls lights up all of them.
        Some(event) => session.log.with(|log| {
            let place = log.iter().rposition(|told| told.event == event);
            match recalled::run(log, place.unwrap_or(log.len())) {
                [] => Touched::by([event].iter(), &edition),
                all => Touched::by(all.iter().map(|told| &told.event), &edition),
            }
        }),
        None => session.update.with(|update| {
            let events = update.as_ref().map(|update| update.events.as_slice());
            let others = events.unwrap_or_default().iter().map(|told| &told.event);
            // The own moves need no second look.
            let others = others.filter(|event| crate::scene::actor(event) != me);
            // After a reload the whole story comes at once: only its end is news.
            let all: Vec<&Event> = others.collect();
            let skip = all.len().saturating_sub(6);
            Touched::by(all.into_iter().skip(skip), &edition)
        }),
    };
    Some(Scene {
        me: me.unwrap_or(Seat(0)),
        is_mine: matches!(session.viewer.get(), Viewer::Seat(_)),
        asked: session.is_asked(),
        legal: session.legal(),
        people: people.collect(),
        touched,
        view,
    })
}
