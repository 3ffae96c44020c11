//! What the page of a running table keeps in mind: what is picked and pointed at; `acts` has the ways to act.

mod acts;

use std::rc::Rc;

use dom::prelude::*;
use game::{Seat, Viewer};
use spynet::edition::CardFace;
use spynet::ids::{Branch, Card};
use spynet::{Action, PhaseView, Refusal, SpyNet, StepView};
use table::Draft;
use ui::hold::Hold;
use ui::session::Session;

use crate::gesture::Drag;
use crate::plan::{self, Plan};
use crate::scene::{Person, Scene};
use crate::things::Things;

/// What the shared panel of small screens shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The own hand.
    Hand,
    /// Piles, deck and discard pile.
    Piles,
    /// What has happened.
    Log,
    /// Every legal action.
    Moves,
}

impl Tab {
    /// As the style sheets know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Piles => "piles",
            Self::Log => "log",
            Self::Moves => "moves",
        }
    }
}

/// What the middle of the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The branches with the own agents.
    Play,
    /// Pile after pile.
    Recruit,
    /// Something to choose from: a first card, or what an ability is used on.
    Choose,
}

impl Mode {
    /// As the style sheets know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Recruit => "recruit",
            Self::Choose => "choose",
        }
    }
}

/// What would come of the picked card in a branch.
pub type Preview = (Branch, Result<Plan, Refusal>);

/// The page of a running table.
#[derive(Clone, Copy)]
pub struct Tabletop {
    /// The table.
    pub session: Session<SpyNet>,
    /// The rules over its edition.
    pub things: Things,
    /// The card of the hand that is lifted.
    pub pick: RwSignal<Option<Card>>,
    /// The branch it is meant for.
    pub aim: RwSignal<Option<Branch>>,
    /// The branch under the pointer or the focus.
    pub hover: RwSignal<Option<Branch>>,
    /// What is to be attached to it.
    pub funding: RwSignal<Vec<Card>>,
    /// What is chosen where something is to be chosen.
    pub chosen: RwSignal<Option<Action>>,
    /// What the shared panel shows.
    pub tab: RwSignal<Tab>,
    /// Is the end of the turn asked about?
    pub ask_end: RwSignal<bool>,
    /// Whose table is looked at.
    pub look: RwSignal<Option<Seat>>,
    /// The card that is looked at closely.
    pub detail: RwSignal<Option<Card>>,
    /// Has the person put away what happened since the last turn?
    pub has_read: RwSignal<bool>,
    /// What is being moved by a gesture.
    pub drag: RwSignal<Drag>,
    /// Was something moved just now, so that the press that ends it means nothing?
    pub moved: StoredValue<bool>,
    /// A moment after another pile was lifted: a press so soon was meant for what stood there before.
    pub hold: Hold,
    /// Was a key the last thing used, and not a pointer?
    pub by_keys: StoredValue<bool>,
    /// And did that key do something?
    pub pressed: StoredValue<bool>,
    /// The position.
    pub scene: Memo<Option<Rc<Scene>>>,
    /// What would come of the picked card, by branch.
    pub previews: Memo<Vec<Preview>>,
}

impl Tabletop {
    /// The page of this table, which is open.
    pub fn new(session: Session<SpyNet>, things: Things) -> Self {
        let (pick, funding) = (RwSignal::new(None), RwSignal::new(Vec::new()));
        let scene = Memo::from_last(move |last: Option<&Option<Rc<Scene>>>| {
            scene(session, last.and_then(Option::as_deref)).map(Rc::new)
        });
        let previews = Memo::new(move || {
            let draft = session.draft.get().filter(|_| session.is_asked());
            let found = draft.zip(pick.get()).map(|(draft, card)| {
                let with: Vec<Card> = funding.get();
                Branch::ALL
                    .into_iter()
                    .filter_map(|branch| {
                        let first = first_act(things, card, branch)?;
                        Some((branch, plan::plan(&draft, first, branch, &with)))
                    })
                    .collect()
            });
            found.unwrap_or_default()
        });
        Self {
            session,
            things,
            pick,
            aim: RwSignal::new(None),
            hover: RwSignal::new(None),
            funding,
            chosen: RwSignal::new(None),
            tab: RwSignal::new(Tab::Hand),
            ask_end: RwSignal::new(false),
            look: RwSignal::new(None),
            detail: RwSignal::new(None),
            has_read: RwSignal::new(false),
            drag: RwSignal::new(Drag::default()),
            moved: StoredValue::new(false),
            hold: Hold::default(),
            by_keys: StoredValue::new(false),
            pressed: StoredValue::new(false),
            scene,
            previews,
        }
    }

    /// A fact of the position.
    pub fn with<T>(self, fact: impl FnOnce(&Scene) -> T) -> Option<T> {
        // Fetched by one function for all: each fact would else bring its own copy of the way to it.
        self.scene.get().as_deref().map(fact)
    }

    /// Is the person asked to act?
    pub fn asked(self) -> bool {
        self.with(|scene| scene.asked).unwrap_or_default()
    }

    /// What the middle of the table shows.
    pub fn mode(self) -> Mode {
        self.with(mode_of).unwrap_or(Mode::Play)
    }

    fn draft(self) -> Option<Draft<SpyNet>> {
        self.session.draft.get_untracked().filter(|_| !self.session.sending.get_untracked())
    }

    /// What would come of the picked card in this branch.
    pub fn preview(self, branch: Branch) -> Option<Result<Plan, Refusal>> {
        self.previews
            .with(|all| all.iter().find(|(of, _)| *of == branch).map(|(_, result)| result.clone()))
    }

    /// The branch that the picked card is meant for: chosen, or pointed at.
    pub fn target(self) -> Option<(Branch, Plan)> {
        let good = |branch: Branch| Some((branch, self.preview(branch)?.ok()?));
        self.hover.get().and_then(good).or_else(|| self.aim.get().and_then(good))
    }

    /// The branch that was chosen, whatever the pointer is on.
    pub fn aimed(self) -> Option<(Branch, Plan)> {
        let branch = self.aim.get()?;
        Some((branch, self.preview(branch)?.ok()?))
    }

    /// The cards of the hand that can be attached at once, because an agent was laid just now.
    pub fn attachable(self) -> Vec<Card> {
        let attached = |scene: &Scene| {
            let cards = scene.legal.iter().filter_map(|action| match action {
                Action::Attach(card) => Some(*card),
                Action::Keep(_)
                | Action::Recruit
                | Action::Take
                | Action::Leave
                | Action::Play(..)
                | Action::Run(..)
                | Action::Give(_)
                | Action::Use(_)
                | Action::Skip
                | Action::End => None,
            });
            cards.collect()
        };
        self.with(attached).unwrap_or_default()
    }

    /// The funding of the hand that could go along with the picked agent.
    pub fn companions(self) -> Vec<Card> {
        let picked = self.pick.get();
        let is_agent = picked.is_some_and(|card| self.things.is_agent(card));
        if !is_agent {
            return Vec::new();
        }
        let funding =
            |card: &Card| matches!(self.things.face(*card), Some(CardFace::Funding { .. }));
        self.with(|scene| scene.hand().into_iter().filter(funding).collect()).unwrap_or_default()
    }

    /// Forgets what was picked, for a position that is no more.
    pub fn clear_quietly(self) {
        self.pick.set(None);
        self.aim.set(None);
        self.hover.set(None);
        self.funding.set(Vec::new());
        self.chosen.set(None);
        self.ask_end.set(false);
        self.detail.set(None);
    }
}

/// How a card of the hand gets into a branch.
fn first_act(things: Things, card: Card, branch: Branch) -> Option<Action> {
    match things.face(card)? {
        CardFace::Agent { .. } => Some(Action::Play(card, branch)),
        CardFace::Operation { .. } => Some(Action::Run(card, branch)),
        CardFace::Funding { .. } => None,
    }
}

/// What the middle of the table shows at this position.
pub fn mode_of(scene: &Scene) -> Mode {
    let mine = scene.is_mine && scene.in_turn() == Some(scene.me);
    match scene.view.phase {
        PhaseView::Draft { .. } => Mode::Choose,
        PhaseView::Turn(turn) if mine => match turn.step {
            StepView::Recruit { .. } => Mode::Recruit,
            StepView::Ability { .. } => Mode::Choose,
            StepView::Fresh | StepView::Play | StepView::Laid { .. } => Mode::Play,
        },
        PhaseView::Turn(_) | PhaseView::Over { .. } => Mode::Play,
    }
}

fn scene(session: Session<SpyNet>, last: Option<&Scene>) -> Option<Scene> {
    let me = session.me();
    // Something hidden is on its way: until the answer comes, what the rebuilt world has there is only a guess.
    if session.sending.get() {
        let trial = session.try_out(&[]).and_then(Result::ok);
        let agreed = trial.and_then(|trial| trial.agreed(Clone::clone));
        if agreed.is_none() {
            return last.map(|scene| Scene { asked: false, legal: Vec::new(), ..scene.clone() });
        }
    }
    let view = session.view()?;
    let chairs = session.open.with(|open| open.as_ref().map(|open| open.opened.chairs.clone()));
    let people = chairs.unwrap_or_default();
    let people = people
        .into_iter()
        .map(|chair| Person { kind: chair.bot_kind().map(ui::setup::temper), name: chair.name });
    Some(Scene {
        me: me.unwrap_or(Seat(0)),
        is_mine: matches!(session.viewer.get(), Viewer::Seat(_)),
        asked: session.is_asked(),
        legal: session.legal(),
        people: people.collect(),
        view,
    })
}
