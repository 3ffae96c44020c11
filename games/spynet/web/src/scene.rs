//! What is on the table, as the page shows it: a position, who looks at it, and who stands how.

use game::Seat;
use spynet::ids::{Branch, Card, Pile};
use spynet::{
    Action, AgentsPerTurn, Event, PhaseView, SeatView, StageView, StepView, TurnView,
    View as Position,
};

use ui::speech::t;

use crate::standing::Masters;
use crate::things::tell2;

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the others say.
    pub name: String,
    /// The key of what kind of player it is, where that is worth a word.
    pub kind: Option<&'static str>,
}

/// A position and who looks at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The position, with what was tried out.
    pub view: Position,
    /// The seat at the lower edge.
    pub me: Seat,
    /// Is it the person at the screen who sits there?
    pub is_mine: bool,
    /// Is this person asked now?
    pub asked: bool,
    /// What may be done now.
    pub legal: Vec<Action>,
    /// Who sits where.
    pub people: Vec<Person>,
}

/// What somebody is to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The seat itself.
    Me,
    /// The one opposite, in teams.
    Partner,
    /// Everybody else.
    Rival,
}

/// The place of a branch in a list with one entry per branch.
pub const fn at(branch: Branch) -> usize {
    branch as usize
}

impl Scene {
    /// How many seats there are.
    pub fn count(&self) -> u8 {
        u8::try_from(self.view.seats.len()).unwrap_or_default()
    }

    /// What lies before a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.view.seats.get(seat.index())
    }

    /// What lies before the seat at the lower edge.
    pub fn own(&self) -> Option<&SeatView> {
        self.seat(self.me)
    }

    /// The own hand, agents first, then operations, then funding, as the edition has them.
    pub fn hand(&self) -> Vec<Card> {
        self.own().map(|own| own.hand.known.iter().collect()).unwrap_or_default()
    }

    /// What this seat is to the one at the lower edge.
    pub fn role(&self, seat: Seat) -> Role {
        role(self.count(), self.me, seat)
    }

    /// What one seat is to another.
    pub fn role_to(&self, of: Seat, seat: Seat) -> Role {
        role(self.count(), of, seat)
    }

    /// The one opposite.
    pub fn partner(&self) -> Option<Seat> {
        Seat::first(self.count()).find(|&seat| self.role(seat) == Role::Partner)
    }

    /// The seats in the order in which they are shown: oneself, the partner, then the rivals.
    pub fn order(&self) -> Vec<Seat> {
        let all = || Seat::first(self.count());
        let of = |wanted: Role| all().filter(move |&seat| self.role(seat) == wanted);
        of(Role::Me).chain(of(Role::Partner)).chain(of(Role::Rival)).collect()
    }

    /// A seat's strength in a branch.
    pub fn strength(&self, seat: Seat, branch: Branch) -> u8 {
        self.seat(seat).and_then(|own| own.strength.get(at(branch)).copied()).unwrap_or_default()
    }

    /// The best of a seat's opponents in a branch: what is to be beaten there.
    pub fn best(&self, of: Seat, branch: Branch) -> u8 {
        let rivals = Seat::first(self.count())
            .filter(|&seat| role(self.count(), of, seat) == Role::Rival)
            .map(|seat| self.strength(seat, branch));
        rivals.max().unwrap_or_default()
    }

    /// Can only one more agent be played in this turn?
    pub fn is_one_left(&self) -> bool {
        self.view.agents_per_turn == AgentsPerTurn::OneInAll
            && self.turn().is_some_and(|turn| turn.extra_agents == 0)
    }

    /// SN-5.2, as the numbers say it.
    pub fn dominates(&self, seat: Seat, branch: Branch) -> bool {
        self.strength(seat, branch) > self.best(seat, branch)
    }

    /// Who dominates a branch; both partners may, the stronger first.
    pub fn masters(&self, branch: Branch) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            Seat::first(self.count()).filter(|&seat| self.dominates(seat, branch)).collect();
        game::sort_few(&mut seats, |&seat| core::cmp::Reverse(self.strength(seat, branch)));
        seats
    }

    /// Who dominates which branch, as bits.
    pub fn all_masters(&self) -> Masters {
        let bits = |branch| self.masters(branch).iter().fold(0, |bits, seat| bits | 1 << seat.0);
        Branch::ALL.map(bits)
    }

    /// Who dominates the most branches, and how many; nobody while nobody dominates any.
    pub fn leaders(&self) -> (Vec<Seat>, usize) {
        let count = |seat: Seat| Branch::ALL.iter().filter(|it| self.dominates(seat, **it)).count();
        let most = self.order().into_iter().map(count).max().unwrap_or_default();
        let ahead = self.order().into_iter().filter(|seat| most > 0 && count(*seat) == most);
        (ahead.collect(), most)
    }

    /// The same in words.
    pub fn leads(&self) -> String {
        let (ahead, most) = self.leaders();
        if ahead.is_empty() {
            return String::new();
        }
        let name = |seat: Seat| match seat == self.me && self.is_mine {
            true => t("sn-you-small"),
            false => self.name(seat),
        };
        let names: Vec<String> = ahead.into_iter().map(name).collect();
        let most = u8::try_from(most).unwrap_or(u8::MAX);
        tell2("sn-leads", ("names", names.into()), ("count", most.into()))
    }

    /// Is the game over?
    pub const fn is_over(&self) -> bool {
        matches!(self.view.phase, PhaseView::Over { .. })
    }

    /// The pile that recruiting lifts first: the first one that has cards.
    pub fn first_pile(&self) -> Option<Pile> {
        (0..).map(Pile).zip(&self.view.piles).find(|(_, heap)| heap.count > 0).map(|(pile, _)| pile)
    }

    /// The running turn.
    pub const fn turn(&self) -> Option<TurnView> {
        match self.view.phase {
            PhaseView::Turn(turn) => Some(turn),
            PhaseView::Draft { .. } | PhaseView::Over { .. } => None,
        }
    }

    /// How far it is.
    pub fn step(&self) -> Option<StepView> {
        self.turn().map(|turn| turn.step)
    }

    /// How far the ability is that waits for a decision.
    pub fn stage(&self) -> Option<(Card, Card, StageView)> {
        match self.step()? {
            StepView::Ability { agent, source, stage } => Some((agent, source, stage)),
            StepView::Fresh | StepView::Recruit { .. } | StepView::Play | StepView::Laid { .. } => {
                None
            }
        }
    }

    /// Who is to act.
    pub const fn in_turn(&self) -> Option<Seat> {
        match self.view.phase {
            PhaseView::Draft { seat } => Some(seat),
            PhaseView::Turn(turn) => Some(turn.seat),
            PhaseView::Over { .. } => None,
        }
    }

    /// May this be done?
    pub fn can(&self, action: Action) -> bool {
        self.can_any(|it| it == action)
    }

    /// May anything like this be done?
    pub fn can_any(&self, like: impl Fn(Action) -> bool) -> bool {
        self.legal.iter().any(|action| like(*action))
    }

    /// What the others say.
    pub fn name(&self, seat: Seat) -> String {
        self.people.get(seat.index()).map_or_else(|| seat.to_string(), |it| it.name.clone())
    }

    /// How many attached cards lie before a seat.
    pub fn attached(&self, seat: Seat) -> u8 {
        let agents = self.seat(seat).map(|own| own.agents.iter().flatten());
        agents.into_iter().flatten().map(|agent| agent.funding.len()).sum()
    }

    /// How many operations lie before a seat.
    pub fn operations(&self, seat: Seat) -> u8 {
        self.seat(seat).map_or(0, |own| own.operations.iter().map(|heap| heap.count).sum())
    }
}

fn role(count: u8, of: Seat, seat: Seat) -> Role {
    match () {
        () if of == seat => Role::Me,
        () if count == 4 && (of.0 + 2) % 4 == seat.0 => Role::Partner,
        () => Role::Rival,
    }
}

/// Who did it, where somebody did.
pub const fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Kept { seat, .. }
        | Event::Received { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::Looked { seat, .. }
        | Event::PutBack { seat, .. }
        | Event::Took { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Played { seat, .. }
        | Event::Attached { seat, .. }
        | Event::MoreAgents { seat, .. }
        | Event::MoreOperations { seat, .. }
        | Event::Ran { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Skipped { seat, .. }
        | Event::Copied { seat, .. }
        | Event::Eliminated { seat, .. }
        | Event::Poached { seat, .. }
        | Event::Returned { seat, .. }
        | Event::Unfunded { seat, .. }
        | Event::FundingMoved { seat, .. }
        | Event::HandSeen { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::PileSeen { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::OperationsSeen { seat, .. }
        | Event::Salvaged { seat, .. }
        | Event::TopSeen { seat, .. }
        | Event::Ordered { seat }
        | Event::Discarded { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Resigned { seat } => Some(seat),
        Event::Refilled { .. } | Event::LastTurns { .. } | Event::Abandoned | Event::Ended => None,
    }
}
