//! Spyworld: build a lair, train an agent, and raid a neighbour's lair.
//!
//! An unofficial fan implementation. The rules are in `rules/`, the built-in house edition is in `content/`.
//!
//! Read on in this order: `grid` (the ground plan), `sheet` and `state` (a position), `action` (what a game is made
//! of), `phase/*` (legality and effect side by side, clause by clause), `course` (a raid in progress), `view` (who
//! may know what), `setup` and `scoring` (the beginning and the end). `rules` implements the contract, `edition` is
//! the content, `raid` an exact solver for the raids, `notation` the text formats, `words` and `draw` are what people
//! read, and `bot` is a simple player.
//!
//! ```
//! use game::{Choices, Deal, Game, Seed};
//! use spyworld::Spyworld;
//!
//! let game = Spyworld::house().unwrap();
//! let options = Spyworld::default_options(100);
//! let state = game.setup(&options, &Deal::new(Seed::from_text("1"))).unwrap();
//! assert_eq!(game.to_act(&state).len(), 100);
//! ```

mod action;
mod bot;
mod course;
mod draw;
pub mod edition;
mod event;
pub mod grid;
mod hidden;
pub mod ids;
mod lists;
mod mission;
mod notation;
mod options;
mod phase;
pub mod raid;
mod rebuild;
mod refusal;
mod rules;
mod scoring;
mod setup;
mod sheet;
mod standing;
mod state;
mod view;
mod words;

use std::sync::Arc;

use game::{ContentError, Game};

pub use action::{Action, Reward, Shift};
pub use bot::BestRaid;
pub use edition::Edition;
pub use event::Event;
pub use options::{AgentRule, Options, RaidRule};
pub use refusal::{Refusal, Wanted};
pub use sheet::Sheet;
pub use standing::Standing;
pub use state::{Draft, Job, Neighbour, State};
pub use view::{MissionView, MoveView, PhaseView, RaidView, SeatView, View};

/// The rules over one edition.
#[derive(Clone, Debug)]
pub struct Spyworld {
    edition: Arc<Edition>,
    rules: u32,
}

impl Spyworld {
    /// The newest rules over the built-in house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition; a test proves that it was not.
    pub fn house() -> Result<Self, ContentError> {
        let edition = Edition::from_blob(HOUSE)?;
        Self::new(Arc::new(edition), Self::NEWEST_RULES)
    }
}

impl Spyworld {
    /// How much of a mission's condition a sheet meets: so much of what is needed.
    #[must_use]
    pub fn progress(&self, mission: ids::Mission, sheet: &Sheet) -> Option<(u8, u8)> {
        let data = self.edition.mission(mission)?;
        Some(mission::progress(&self.edition, data.condition, sheet))
    }

    /// SW-6.2: where lairs would go if planning ended with the numbers that show now.
    #[must_use]
    pub fn heading(&self, view: &View) -> Option<Neighbour> {
        let handing = self.edition.domicile(view.domicile)?.handing;
        Some(phase::round::side(handing, view.tops.iter().copied().flatten()))
    }
}

/// Bytes of one seat in a state; a state of a hundred seats is copied often.
pub const SEAT_BYTES: usize = size_of::<state::SeatState>();

/// The house edition in its compact form.
const HOUSE: &[u8] = include_bytes!("../content/house.postcard");
