//! What Spy Connection brings along for its page.

use dom::prelude::*;
use game::{ContentError, Game, Message, Seat};
use spy_connection::{Edition, Event, SpyConnection};
use table::Reel;
use ui::page::{GamePage, Stage};
use ui::session::Session;
use ui::setup::SetupForm;

use crate::{choices, running, scene, score, stage};

/// The page of Spy Connection.
pub struct Page;

impl GamePage for Page {
    type Game = SpyConnection;

    /// Only the deck is secret, and that from everybody.
    const HIDES: bool = false;
    const CLAUSES: &'static str = "SC";

    fn house() -> Result<SpyConnection, ContentError> {
        SpyConnection::house()
    }

    fn edition(blob: &[u8]) -> Result<Edition, ContentError> {
        Edition::from_blob(blob)
    }

    fn table(session: Session<SpyConnection>, head: View) -> View {
        running::running(session, head)
    }

    fn score(session: Session<SpyConnection>, reel: Reel<SpyConnection>, acts: View) -> View {
        score::score(session, &reel, acts)
    }

    fn stage(position: Signal<Stage<SpyConnection>>) -> View {
        stage::stage(position)
    }

    fn standing(position: Signal<Stage<SpyConnection>>) -> View {
        stage::standing(position)
    }

    fn actor(event: &Event) -> Option<Seat> {
        scene::actor(event)
    }

    fn choices(form: SetupForm<SpyConnection>) -> View {
        choices::choices(form)
    }

    fn seat_choice(form: SetupForm<SpyConnection>, seat: Seat) -> View {
        choices::seat_choice(form, seat)
    }

    fn edition_facts(game: &SpyConnection) -> Message {
        choices::edition_facts(game.edition())
    }
}
