//! What a game brings along for its page.

use dom::prelude::*;
use game::{Advise, Game, House, Message, Playable, Seat, Viewer};
use table::Reel;

use crate::session::Session;
use crate::setup::SetupForm;

/// The page of one game; a type of its own, because rules know no pages.
pub trait GamePage: 'static {
    /// The rules.
    type Game: Playable + House + Advise;

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
