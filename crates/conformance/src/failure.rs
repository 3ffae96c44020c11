//! What the suite says: what it looked at, or the first thing that is wrong and how to see it again.
//!
//! Checks have names, so that a planted fault can be asserted to fail in its own place and nowhere else.

use core::fmt;
use core::ops::AddAssign;

use game::Viewer;

/// A way in which a secret could get out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// What the view says.
    View,
    /// What the view of an event says beyond the views before and after it.
    Event,
    /// What is offered.
    Legal,
    /// What is refused, and with which facts.
    Refusal,
    /// Who is asked, who may act, which round it is, whether it is over.
    ToAct,
    /// The bytes of an otherwise equal view.
    Size,
}

impl Channel {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::View, Self::Event, Self::Legal, Self::Refusal, Self::ToAct, Self::Size];
}

/// What was being checked when something was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Options that are worth testing can be set up, and there are some.
    Setup,
    /// Every rules number up to the newest can be played, and no other.
    Rules,
    /// An action fits into 8 bytes.
    ActionSize,
    /// Who may act is offered something, nobody else is, and nothing twice; who is asked may act.
    Offered,
    /// What is listed can be done.
    Listed,
    /// What can be done is listed.
    Unlisted,
    /// What is listed is in the universe that the test brings.
    Universe,
    /// A refusal changes nothing and nothing happens.
    Untouched,
    /// Seats that may not act or do not exist, and acts after the end, are refused.
    Closed,
    /// The same seed and acts lead to the same digest.
    SameGame,
    /// Other seeds lead to other games.
    OtherGame,
    /// Earlier clones keep their digest.
    Clones,
    /// Records are read back, and changed ones are refused.
    Records,
    /// The rule-of-thumb player comes to an end.
    Bound,
    /// The game's own laws of conservation.
    Conserve,
    /// The outcome, its places and its score sheets agree.
    Outcome,
    /// What travels comes back, in both encodings.
    Encodings,
    /// Actions and positions are read as they were written.
    Notation,
    /// A rebuilt world looks and answers like the true one.
    Rebuild,
    /// So does a world made for bots, and it is not always the same one.
    Determinize,
    /// Everything that is said has a text.
    Words,
    /// Resampling really changes every hidden field.
    HiddenFields,
    /// A secret gets out.
    Leak(Channel),
    /// There are secrets, but this channel was never really compared.
    Vacuous(Channel),
    /// Over a sequence of requests, a viewer learns something that no kept row has paid for.
    Sequences,
    /// There are secrets, but no sequence went on after a viewer had paid for one.
    NothingPaid,
}

/// The first thing that is wrong, with all that is needed to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// What was being checked.
    pub check: Check,
    /// The seed of that game, as hex; empty where it is not about one game.
    pub seed: String,
    /// Its options; empty where it is not about one game.
    pub options: String,
    /// How many acts had been done.
    pub step: usize,
    /// Who was looking, where that matters.
    pub viewer: Option<Viewer>,
    /// What is wrong.
    pub details: String,
}

impl Failure {
    pub(crate) fn new(check: Check, step: usize, details: impl Into<String>) -> Self {
        let (seed, options) = (String::new(), String::new());
        Self { check, seed, options, step, viewer: None, details: details.into() }
    }

    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Self {
        self.viewer = Some(viewer);
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}", self.check)?;
        if let Some(viewer) = self.viewer {
            write!(out, " for {viewer:?}")?;
        }
        writeln!(out, ": {}", self.details)?;
        write!(out, "  step {} of seed {} with {}", self.step, self.seed, self.options)
    }
}

/// As [`Display`](fmt::Display): this is what a failing test prints.
impl fmt::Debug for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl core::error::Error for Failure {}

/// How much was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Those of them that came to their end before they were cut off.
    pub ended: u64,
    /// Steps taken in them.
    pub steps: u64,
    /// Things compared.
    pub comparisons: u64,
    /// Sequences of requests that were played in two worlds.
    pub sequences: u64,
    /// Frames told in them that were equal in both worlds.
    pub frames: u64,
    /// So often such a sequence went on after a viewer had told the worlds apart and paid for it.
    pub paid: u64,
}

impl AddAssign for Report {
    fn add_assign(&mut self, more: Self) {
        self.games += more.games;
        self.ended += more.ended;
        self.steps += more.steps;
        self.comparisons += more.comparisons;
        self.sequences += more.sequences;
        self.frames += more.frames;
        self.paid += more.paid;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, ended, steps, comparisons, sequences, frames, paid } = self;
        write!(out, "{games} games, {ended} to the end, {steps} steps, {comparisons} comparisons")?;
        write!(out, "; {sequences} sequences, {frames} equal frames, {paid} differences paid for")
    }
}
