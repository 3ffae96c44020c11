//! One sequence: two tables side by side, step by step.

use core::fmt::Debug;

use game::{Act, Chance, Playable, RowAct, Seat, TableAct, Viewer};
use serde::Serialize;

use crate::desk::{Desk, FrameOf, TableDesk};
use crate::encodings::{Encoded, encode};
use crate::two_worlds::{Request, Rivals, TwoWorlds};
use crate::{Report, Suite};

/// A message shows no more than this of what differs.
const SHOWN: usize = 900;

/// More acts than any table has.
const NEVER: u32 = 1_000_000;

/// Once in so many times that the viewer could act together with others, it waits until it is the last.
const HURRY: u32 = 8;

/// So many acts a seat needs for its part of a round.
const PER_ROUND: u32 = 12;

/// Two tables, one in each world.
pub(super) struct Course<'s, G: Playable, D, F> {
    suite: &'s Suite<'s, G>,
    options: &'s G::Options,
    viewer: Viewer,
    around: &'s F,
    worlds: TwoWorlds<G>,
    desks: [D; 2],
    /// How many acts of each step since the set-up stand in each world.
    steps: Vec<[usize; 2]>,
    /// Were the worlds told apart at the viewer's cost in the step before?
    paid: bool,
}

impl<'s, G: Playable, D: Desk<G>, F: Fn(TableDesk<G>) -> D> Course<'s, G, D, F> {
    pub(super) fn new(
        suite: &'s Suite<'s, G>,
        options: &'s G::Options,
        state: &G::State,
        viewer: Viewer,
        around: &'s F,
        chance: &mut impl Chance,
    ) -> Result<Self, String> {
        let worlds = TwoWorlds::new(suite.game, state.clone(), viewer, chance);
        let desks = set_up(suite.game, options, viewer, around, &worlds)?;
        let steps = Vec::new();
        Ok(Self { suite, options, viewer, around, worlds, desks, steps, paid: false })
    }

    /// Is something hidden from the viewer now?
    pub(super) fn hides(&self) -> bool {
        self.worlds.hides()
    }

    /// Does one thing in both worlds; false when there is nothing more to do.
    pub(super) fn step(
        &mut self,
        chance: &mut impl Chance,
        report: &mut Report,
    ) -> Result<bool, String> {
        if self.worlds.is_over() {
            return Ok(false);
        }
        let paid = self.paid;
        let [state, _] = self.worlds.states();
        let able = |seat: &Seat| self.suite.game.may_act(state).has(*seat);
        let own = match self.viewer.seat() {
            Some(seat) if able(&seat) => (chance.below(8) < 5).then_some(seat),
            Some(seat) => (chance.below(8) == 0).then_some(seat),
            None => None,
        };
        let done = match own {
            Some(_) if self.is_asked_with_others() && chance.below(HURRY) == 0 => {
                self.hurry(chance, report)?
            }
            Some(seat) => self.own(seat, chance, report)?,
            None => self.others(chance, report)?,
        };
        report.comparisons += 1;
        report.paid += u64::from(paid && done);
        Ok(done || self.viewer.seat().is_some())
    }

    /// The viewer's seat asks for something, and often for what is legal afterwards.
    fn own(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        report: &mut Report,
    ) -> Result<bool, String> {
        let [desk, _] = &self.desks;
        let request = match chance.below(60) {
            0 => Request::Resign,
            1..6 => Request::Undo(self.take_back(chance)),
            _ => self.worlds.request(seat, desk.ask(), &self.suite.universe, chance),
        };
        self.ask(seat, &request, chance, report)?;
        // What was refused must leave no trace.
        if !self.paid && chance.below(3) == 0 {
            self.ask(seat, &Request::Legal, chance, report)?;
        }
        Ok(true)
    }

    fn ask(
        &mut self,
        seat: Seat,
        request: &Request<G::Action>,
        chance: &mut impl Chance,
        report: &mut Report,
    ) -> Result<(), String> {
        let before = self.desks.each_ref().map(|desk| desk.rows().len());
        let told = self.desks.each_mut().map(|desk| desk.request(request));
        let kept = [0, 1].map(|world| self.kept(world, before));
        if is_equal(&told)? {
            let [here, there] = &kept;
            if here != there {
                return Err(format!("{request:?} is answered alike, but keeps other rows"));
            }
            report.frames += told.first().map_or(0, Vec::len) as u64;
            self.go_on(kept.each_ref().map(|rows| standing(rows)));
            return Ok(());
        }
        // How many rows of the answer show what differs; none: nothing that was asked for does.
        let shown = match request {
            Request::Undo(_) => {
                let [here, there] = self.desks.each_ref().map(|desk| self.view(desk.state()));
                (here != there).then_some(1)
            }
            _ => self.worlds.revealed_by(&request.acts(seat)),
        };
        let wanted: Vec<_> = match request {
            Request::Undo(count) => vec![RowAct::Undo(*count)],
            _ => request.acts(seat).into_iter().map(RowAct::Act).collect(),
        };
        let wanted = shown.and_then(|count| wanted.get(..count));
        if !wanted.is_some_and(|wanted| kept.iter().all(|kept| kept.starts_with(wanted))) {
            return Err(format!(
                "{request:?} tells two worlds apart; what shows it is {wanted:?}, but {kept:?} was kept: {}",
                difference(&told)
            ));
        }
        self.redraw(chance)?;
        self.paid = true;
        Ok(())
    }

    /// Is the viewer asked something, and somebody else too?
    fn is_asked_with_others(&self) -> bool {
        let [state, _] = self.worlds.states();
        let asked = self.suite.game.to_act(state);
        self.viewer.seat().is_some_and(|seat| asked.has(seat)) && asked.len() > 1
    }

    /// All the others do what they are asked, so that the viewer ends the round.
    fn hurry(&mut self, chance: &mut impl Chance, report: &mut Report) -> Result<bool, String> {
        let [state, _] = self.worlds.states();
        for _ in 0..u32::from(self.suite.game.seats(state)).saturating_mul(PER_ROUND) {
            if !self.is_asked_with_others() {
                break;
            }
            let step = self.worlds.hurry(chance);
            self.rivals(step, chance, report)?;
        }
        Ok(true)
    }

    /// Somebody else does something, or the table does.
    fn others(&mut self, chance: &mut impl Chance, report: &mut Report) -> Result<bool, String> {
        let [state, _] = self.worlds.states();
        let seats = u32::from(self.suite.game.seats(state));
        let step = match chance.below(60) {
            0 => self.worlds.table_act(TableAct::TimeUp),
            1 => {
                let seat = Seat(u8::try_from(chance.below(seats)).unwrap_or_default());
                let other = self.viewer.seat() != Some(seat);
                other.then(|| self.worlds.table_act(TableAct::Resign(seat))).flatten()
            }
            _ => self.worlds.rivals(chance),
        };
        self.rivals(step, chance, report)
    }

    fn rivals(
        &mut self,
        step: Option<Rivals<G::Action>>,
        chance: &mut impl Chance,
        report: &mut Report,
    ) -> Result<bool, String> {
        match step {
            None => Ok(false),
            Some(Rivals::Alike(acts)) => {
                let before = self.desks.each_ref().map(|desk| desk.rows().len());
                let mut told = [Vec::new(), Vec::new()];
                for ((desk, acts), told) in self.desks.iter_mut().zip(&acts).zip(&mut told) {
                    for &act in acts {
                        told.extend(others(desk, act)?);
                    }
                }
                if !is_equal(&told)? {
                    return Err(format!(
                        "{acts:?} should look the same in two worlds: {}",
                        difference(&told)
                    ));
                }
                report.frames += told.first().map_or(0, Vec::len) as u64;
                self.go_on([0, 1].map(|world| standing(&self.kept(world, before))));
                Ok(true)
            }
            Some(Rivals::Shown(act)) => {
                let [desk, _] = &mut self.desks;
                others(desk, act)?;
                self.redraw(chance)?;
                Ok(true)
            }
        }
    }

    /// How many acts to take back: those of some steps that had as many acts in one world as in the other.
    fn take_back(&mut self, chance: &mut impl Chance) -> u32 {
        let most = self.steps.iter().rev().take_while(|[here, there]| here == there).count();
        let some = chance.below(u32::try_from(most.min(4)).unwrap_or_default() + 1) as usize;
        let left = self.steps.len().saturating_sub(some);
        let count = self.steps.drain(left..).map(|[count, _]| count).sum::<usize>();
        match count {
            0 if chance.below(2) == 0 => NEVER,
            count => u32::try_from(count).unwrap_or(NEVER),
        }
    }

    fn view(&self, state: &G::State) -> G::View {
        self.suite.game.view(state, self.viewer)
    }

    /// The rows that a table has kept since it had so many.
    fn kept(&self, world: usize, before: [usize; 2]) -> Vec<RowAct<G::Action>> {
        let (desk, before) = (self.desks.get(world), before.get(world).copied());
        let rows = desk.zip(before).and_then(|(desk, before)| desk.rows().get(before..));
        rows.unwrap_or_default().to_vec()
    }

    /// Both worlds have moved on, and still look the same.
    fn go_on(&mut self, rows: [usize; 2]) {
        self.worlds.go_on(self.desks.each_ref().map(|desk| desk.state().clone()));
        self.steps.push(rows);
        self.paid = false;
    }

    /// The worlds have been told apart: from here on there is another second one.
    fn redraw(&mut self, chance: &mut impl Chance) -> Result<(), String> {
        self.worlds.go_on(self.desks.each_ref().map(|desk| desk.state().clone()));
        self.worlds.redraw(chance);
        self.desks = set_up(self.suite.game, self.options, self.viewer, self.around, &self.worlds)?;
        self.steps.clear();
        self.paid = false;
        Ok(())
    }
}

fn set_up<G: Playable, D: Desk<G>>(
    game: &G,
    options: &G::Options,
    viewer: Viewer,
    around: &impl Fn(TableDesk<G>) -> D,
    worlds: &TwoWorlds<G>,
) -> Result<[D; 2], String> {
    let [here, there] = worlds.states();
    let desk = |state| {
        let desk = TableDesk::new(game, state, options, viewer);
        desk.map(around).map_err(|refusal| format!("a table is refused: {refusal:?}"))
    };
    let mut desks = [desk(here)?, desk(there)?];
    let told = desks.each_mut().map(Desk::look);
    if is_equal(&told)? {
        Ok(desks)
    } else {
        Err(format!("two worlds should look the same from the beginning: {}", difference(&told)))
    }
}

fn others<G: Playable>(
    desk: &mut impl Desk<G>,
    act: Act<G::Action>,
) -> Result<Vec<FrameOf<G>>, String> {
    desk.others(act).map_err(|why| format!("{act:?} is possible, but refused: {why:?}"))
}

/// Is the same told, to the last byte and in the same order?
fn is_equal<F: Serialize + PartialEq>([here, there]: &[Vec<F>; 2]) -> Result<bool, String> {
    let bytes = |frames: &Vec<F>| frames.iter().map(encode).collect::<Result<Vec<Encoded>, _>>();
    Ok(here == there && bytes(here)? == bytes(there)?)
}

/// The first frames that differ.
fn difference<F: Debug + PartialEq>([here, there]: &[Vec<F>; 2]) -> String {
    let longest = here.len().max(there.len());
    let pairs = (0..longest).map(|place| (place, here.get(place), there.get(place)));
    let first = pairs.into_iter().find(|(_, here, there)| here != there);
    let short =
        |frame: Option<&F>| -> String { format!("{frame:?}").chars().take(SHOWN).collect() };
    first.map_or_else(
        || "only the bytes differ".to_owned(),
        |(place, here, there)| {
            format!("frame {place} is {}, in the other world {}", short(here), short(there))
        },
    )
}

/// How many of these rows are acts that could be taken back.
fn standing<A>(rows: &[RowAct<A>]) -> usize {
    rows.iter().filter(|row| matches!(row, RowAct::Act(_))).count()
}
