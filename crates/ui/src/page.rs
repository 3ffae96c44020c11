//! What a game brings along for its page.

use std::sync::Arc;

use dom::prelude::*;
use game::{ContentError, Game, Message, Playable, Seat, Viewer};
use table::Reel;

use crate::session::Session;
use crate::setup::SetupForm;

/// The page of one game; a type of its own, because rules know no pages.
pub trait GamePage: 'static {
    /// The rules.
    type Game: Playable;

    /// Does the game hide anything from seats, so that they must not look at one screen together?
    const HIDES: bool;
    /// Does somebody begin? Not where all play at once.
    const BEGINS: bool = true;
    /// The first letters of its clauses, e.g. `SC`.
    const CLAUSES: &'static str;
    /// The key of what this game calls a round.
    const ROUND: &'static str = "round";
    /// Through whose eyes a replay is seen at first.
    const EYES: Viewer = Viewer::Spectator;

    /// The rules over the house edition.
    ///
    /// # Errors
    /// When the program was built with a broken edition.
    fn house() -> Result<Self::Game, ContentError>;

    /// An edition from a blob; whatever a stranger wrote into it is checked.
    ///
    /// # Errors
    /// What is wrong with it.
    fn edition(blob: &[u8]) -> Result<<Self::Game as Game>::Edition, ContentError>;

    /// The whole table; `head` (the top bar and the notes below it) comes first inside its outermost element,
    /// because bar and board share one grid.
    fn table(session: Session<Self::Game>, head: View) -> View;

    /// The score sheet of a finished game, below the top bar; `acts` are the frame's own buttons (look at the
    /// board, review, rematch), to be placed beside the headline.
    fn score(session: Session<Self::Game>, reel: Reel<Self::Game>, acts: View) -> View;

    /// One position of a replay, drawn: the board.
    fn stage(position: Signal<Stage<Self::Game>>) -> View;

    /// How everybody stands at one position of a replay: an `ol` with the class `stand`.
    fn standing(position: Signal<Stage<Self::Game>>) -> View;

    /// Whose mark stands before a line of the log.
    fn actor(event: &<Self::Game as Game>::EventView) -> Option<Seat>;

    /// The game's own choices on the set-up page: field sets with the class `sheet`.
    fn choices(form: SetupForm<Self::Game>) -> View;

    /// What can be chosen for one seat, beside its name: a `div` with the class `field`, or nothing.
    fn seat_choice(form: SetupForm<Self::Game>, seat: Seat) -> View;

    /// Thinks something through that a page asked for, in the worker; it knows what this viewer sees and nothing else.
    /// Question and answer are the game's own bytes.
    fn ponder(
        _game: &Self::Game,
        _view: &<Self::Game as Game>::View,
        _viewer: Viewer,
        _question: &[u8],
    ) -> Vec<u8> {
        Vec::new()
    }

    /// How many seconds remain once a clock runs, as agreed at this table; nothing while none does.
    fn clock(_view: &<Self::Game as Game>::View) -> Option<u32> {
        None
    }

    /// What is not read aloud when it happens, because something that follows tells it.
    fn goes_without_saying(_event: &<Self::Game as Game>::EventView) -> bool {
        false
    }

    /// What belongs to no round, such as all that comes after the last one.
    fn comes_after(_event: &<Self::Game as Game>::EventView) -> bool {
        false
    }

    /// Has this seat given the game up?
    fn has_left(view: &<Self::Game as Game>::View, seat: Seat) -> bool;

    /// How this many play, where that is worth a word in the top bar: "Teams of two".
    fn sides(_seats: usize) -> Option<String> {
        None
    }

    /// Where the game is, for the top bar: by default, its round.
    fn moment(_view: &<Self::Game as Game>::View, round: u32) -> Message {
        Message::new("bar-round").with("round", round)
    }

    /// What is in an edition, in a line: "12 cities, 21 routes, 43 missions".
    fn edition_facts(game: &Self::Game) -> Message;
}

/// The rules over this edition, with this rules number or the newest.
pub fn game_of<P: GamePage>(edition: Option<&[u8]>, rules: Option<u32>) -> Option<P::Game> {
    let edition = match edition {
        Some(blob) => Arc::new(P::edition(blob).ok()?),
        None => Arc::clone(P::house().ok()?.edition()),
    };
    P::Game::new(edition, rules.unwrap_or(P::Game::NEWEST_RULES)).ok()
}

/// One position of a replay.
pub struct Stage<G: Playable> {
    /// The rules over its edition.
    pub game: G,
    /// What is seen.
    pub view: G::View,
    /// What has just happened.
    pub events: Vec<G::EventView>,
    /// Who sat where.
    pub names: Vec<String>,
}

impl<G: Playable> Clone for Stage<G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game.clone(),
            view: self.view.clone(),
            events: self.events.clone(),
            names: self.names.clone(),
        }
    }
}
