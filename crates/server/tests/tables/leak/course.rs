//! One sequence: two servers side by side, step by step.

use std::fmt;
use std::ops::{AddAssign, Range};

use bots::Fast;
use conformance::two_worlds::{Request, Rivals, TwoWorlds};
use game::{ActionList, Chance as _, Deal, Game, Playable, Seat, Seed, TableAct, Viewer};
use table::Ask;
use wire::{Encoding, ToClientOf, ToServer, ToServerOf};

use super::fault::{Fault, Planted};
use super::world::{ActOf, World};

/// So many steps a sequence has at most.
const STEPS: u32 = 40;

/// So many attempts are made up for each answer.
const GUESSES: u32 = 24;

/// So many acts a seat needs for its part of a round.
const PER_ROUND: u32 = 12;

/// A message shows no more than this of what differs.
const SHOWN: usize = 900;

/// How much was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub sequences: u64,
    pub steps: u64,
    /// Frames that were equal in both worlds.
    pub frames: u64,
    /// So often a sequence went on after the viewer had told the worlds apart and paid for it.
    pub paid: u64,
    /// Was anything hidden from anybody?
    pub secrets: bool,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Self) {
        self.sequences += more.sequences;
        self.steps += more.steps;
        self.frames += more.frames;
        self.paid += more.paid;
        self.secrets |= more.secrets;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sequences, steps, frames, paid, .. } = self;
        write!(out, "{sequences} sequences, {steps} steps, {frames} equal frames, ")?;
        write!(out, "{paid} differences paid for")
    }
}

/// Two servers of game `H`, which should be game `G` in every respect that shows.
pub struct Course<G: Playable, H: Playable> {
    pub game: G,
    pub options: G::Options,
    pub viewer: Viewer,
    pub worlds: TwoWorlds<G>,
    pub sides: [World<H>; 2],
    pub chance: Fast,
    tally: Tally,
    /// Were the worlds told apart at the viewer's cost in the step before?
    paid: bool,
}

/// The same game behind another view.
pub trait Like<G: Game>:
    Playable<State = G::State, Action = G::Action, Options = G::Options>
{
}
impl<G: Game, H> Like<G> for H where
    H: Playable<State = G::State, Action = G::Action, Options = G::Options>
{
}

/// Plays sequences with these numbers in two worlds side by side, for every viewer in turn; answers how much was
/// compared, or the first difference that nobody paid for.
pub async fn side_by_side<G: Playable, H: Like<G>>(
    game: &G,
    served: &H,
    seats: u8,
    planted: Planted,
    numbers: Range<u64>,
) -> Result<Tally, String> {
    let options = G::default_options(seats);
    let mut chance = Fast::from_number(numbers.start);
    let state = somewhere(game, &options, &mut chance);
    let viewer = Viewer::Spectator;
    let worlds = TwoWorlds::new(game, state, viewer, &mut chance);
    let encoding = Encoding::ALL[numbers.start as usize % 2];
    let [here, there] = worlds.states().clone();
    let side = |state| World::new(served, state, encoding, Fault::new(planted), numbers.start);
    let sides: [World<H>; 2] = tokio::join!(side(here), side(there)).into();
    let (game, tally) = (game.clone(), Tally::default());
    let mut course = Course { game, options, viewer, worlds, sides, chance, tally, paid: false };
    let mut done = Ok(());
    for number in numbers {
        for viewer in Viewer::of_running_game(seats) {
            if done.is_ok() {
                done = course.sequence(viewer, number).await;
            }
        }
    }
    let Course { sides: [one, two], .. } = course;
    tokio::join!(one.stop(), two.stop());
    done.map(|()| course.tally)
}

/// A state that may be anywhere in a game.
fn somewhere<G: Playable>(game: &G, options: &G::Options, chance: &mut Fast) -> G::State {
    let seed = Seed::from_text(&format!("leak {}", chance.next_u32()));
    let mut state = game.setup(options, &Deal::new(seed)).unwrap();
    let mut legal = ActionList::new();
    for _ in 0..chance.below(4) * chance.below(30) {
        let mut next = state.clone();
        bots::random_step(game, &mut next, &mut legal, chance).unwrap();
        if game.outcome(&next).is_some() {
            break;
        }
        state = next;
    }
    state
}

impl<G: Playable, H: Like<G>> Course<G, H> {
    /// One sequence for one viewer.
    async fn sequence(&mut self, viewer: Viewer, number: u64) -> Result<(), String> {
        self.chance =
            Fast::from_number(number * 100 + u64::from(viewer.seat().map_or(99, |seat| seat.0)));
        let state = somewhere(&self.game, &self.options, &mut self.chance);
        self.worlds = TwoWorlds::new(&self.game, state, viewer, &mut self.chance).guessing(GUESSES);
        (self.viewer, self.paid) = (viewer, false);
        self.tally.sequences += 1;
        self.tally.secrets |= viewer.seat().is_some() && self.worlds.hides();
        self.set_up().await?;
        for step in 0..STEPS {
            if self.worlds.is_over() {
                break;
            }
            let paid = self.paid;
            let done = self.step().await;
            done.map_err(|why| format!("number {number}, {viewer:?}, step {step}: {why}"))?;
            self.tally.steps += 1;
            self.tally.paid += u64::from(paid);
        }
        Ok(())
    }

    async fn step(&mut self) -> Result<(), String> {
        let [state, _] = self.worlds.states();
        let able = self.viewer.seat().is_some_and(|seat| self.game.may_act(state).has(seat));
        match self.chance.below(16) {
            0 => self.around_the_game().await,
            1 if self.is_asked_with_others() => self.hurry().await,
            kind if kind < if able { 10 } else { 2 } => self.own().await,
            _ => self.others().await,
        }
    }

    /// Is the viewer asked something, and somebody else too?
    fn is_asked_with_others(&self) -> bool {
        let asked = self.game.to_act(&self.worlds.states()[0]);
        self.viewer.seat().is_some_and(|seat| asked.has(seat)) && asked.len() > 1
    }

    /// All the others do what they are asked, so that the viewer ends the round.
    async fn hurry(&mut self) -> Result<(), String> {
        for _ in 0..u32::from(self.game.seats(&self.worlds.states()[0])) * PER_ROUND {
            if !self.is_asked_with_others() {
                break;
            }
            let step = self.worlds.hurry(&mut self.chance);
            self.rivals(step).await?;
        }
        Ok(())
    }

    /// The viewer answers, rightly or wrongly. Somebody without a seat tries it too.
    async fn own(&mut self) -> Result<(), String> {
        let [one, _] = &mut self.sides;
        let ask = one.eyes().update.as_ref().map_or(Ask::default(), |update| update.ask);
        let seat = self.viewer.seat().unwrap_or(Seat(0));
        let request = match self.chance.below(60) {
            0 => Request::Resign,
            _ => self.worlds.request(seat, ask, &[], &mut self.chance),
        };
        let frame = match request.clone() {
            Request::Submit { ask, actions } => ToServer::Submit { ask, actions },
            Request::Legal => ToServer::Legal,
            Request::Resign => ToServer::Resign,
            Request::Undo(_) => panic!("nothing is taken back online"),
        };
        self.ask(frame.clone()).await;
        self.judge(&format!("{frame:?}"), &request.acts(seat)).await?;
        // What was refused must leave no trace.
        if !self.paid && self.chance.below(3) == 0 {
            self.ask(ToServer::Legal).await;
            self.judge("what is legal", &[]).await?;
        }
        Ok(())
    }

    pub async fn ask(&mut self, frame: ToServerOf<H>) {
        let [one, two] = &mut self.sides;
        tokio::join!(one.ask(frame.clone()), two.ask(frame));
    }

    /// Somebody else acts, or resigns.
    async fn others(&mut self) -> Result<(), String> {
        let seats = u32::from(self.game.seats(&self.worlds.states()[0]));
        let step = match self.chance.below(80) {
            0 => {
                let seat = Seat(u8::try_from(self.chance.below(seats)).unwrap());
                let other = self.viewer.seat() != Some(seat);
                other.then(|| self.worlds.table_act(TableAct::Resign(seat))).flatten()
            }
            _ => self.worlds.rivals(&mut self.chance),
        };
        self.rivals(step).await
    }

    async fn rivals(&mut self, step: Option<Rivals<G::Action>>) -> Result<(), String> {
        let [one, two] = &mut self.sides;
        match step {
            None => Ok(()),
            Some(Rivals::Alike([here, there])) => {
                tokio::join!(one.others(&here), two.others(&there));
                let told = self.sides.each_mut().map(World::told);
                if told[0] != told[1] {
                    let what = format!("{here:?} and {there:?} should look the same");
                    return Err(self.difference(&what, &told));
                }
                self.go_on(&told).await;
                Ok(())
            }
            Some(Rivals::Shown(act)) => {
                one.others(&[act]).await;
                self.redraw().await
            }
        }
    }

    /// Compares what came of the viewer's request; `acts` are those that were asked for.
    pub async fn judge(&mut self, what: &str, acts: &[ActOf<G>]) -> Result<(), String> {
        let told = self.sides.each_mut().map(World::told);
        let [one, two] = &mut self.sides;
        let stored: [Vec<String>; 2] = tokio::join!(one.stored(), two.stored()).into();
        if told[0] == told[1] {
            if stored[0] != stored[1] {
                return Err(format!("{what} is answered alike, but stores {stored:?}"));
            }
            self.go_on(&told).await;
            return Ok(());
        }
        let shown = self.worlds.revealed_by(acts).map(|count| &acts[..count]);
        let kept = |stored: &Vec<String>| -> Vec<ActOf<G>> {
            stored.iter().map_while(|row| self.sides[0].act_in(row)).collect()
        };
        let paid = |shown: &[ActOf<G>]| stored.iter().all(|rows| kept(rows).starts_with(shown));
        if !shown.is_some_and(paid) {
            let what = format!("{what}: what shows it is {shown:?}, stored was {stored:?}");
            return Err(self.difference(&what, &told));
        }
        self.redraw().await?;
        self.paid = true;
        Ok(())
    }

    /// Both worlds have moved on, and still look the same.
    async fn go_on(&mut self, told: &[Vec<Vec<u8>>; 2]) {
        let [one, two] = &mut self.sides;
        tokio::join!(one.stored(), two.stored());
        self.worlds.go_on(self.sides.each_ref().map(|side| side.state.clone()));
        self.tally.frames += told[0].len() as u64;
        self.paid = false;
    }

    /// The worlds have been told apart: from here on there is another second one.
    pub async fn redraw(&mut self) -> Result<(), String> {
        let [one, two] = &mut self.sides;
        tokio::join!(one.stored(), two.stored());
        self.worlds.go_on(self.sides.each_ref().map(|side| side.state.clone()));
        self.paid = false;
        if self.worlds.is_over() {
            return Ok(());
        }
        self.worlds.redraw(&mut self.chance);
        self.set_up().await
    }

    async fn set_up(&mut self) -> Result<(), String> {
        let [here, there] = self.worlds.states().clone();
        let [one, two] = &mut self.sides;
        let (mine, theirs) = (self.options.clone(), self.options.clone());
        let viewer = self.viewer;
        tokio::join!(one.set_up(here, mine, viewer), two.set_up(there, theirs, viewer));
        let told = self.sides.each_mut().map(World::told);
        if told[0] == told[1] {
            self.tally.frames += told[0].len() as u64;
            return Ok(());
        }
        Err(self.difference("two worlds should look the same from the beginning", &told))
    }

    /// The first frames that differ.
    fn difference(&mut self, what: &str, told: &[Vec<Vec<u8>>; 2]) -> String {
        let encoding = self.sides[0].eyes().encoding;
        let longest = told[0].len().max(told[1].len());
        let place = (0..longest).find(|&place| told[0].get(place) != told[1].get(place));
        let short = |frames: &Vec<Vec<u8>>| -> String {
            let frame = frames.get(place.unwrap_or_default());
            let frame = frame.map(|bytes| encoding.read::<ToClientOf<H>>(bytes).unwrap());
            format!("{frame:?}").chars().take(SHOWN).collect()
        };
        let [here, there] = told.each_ref().map(short);
        format!(
            "two worlds can be told apart: {what}; frame {place:?} is {here}, in the other {there}"
        )
    }
}
