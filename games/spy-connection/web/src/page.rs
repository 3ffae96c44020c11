//! What Spy Connection brings along for its page.

use dom::prelude::*;
use game::{ContentError, Game, Message, Seat};
use spy_connection::{Edition, Event, Side, SpyConnection};
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

    fn moment(view: &spy_connection::View, round: u32) -> Message {
        let key = match view.side {
            Side::Light => "bar-round",
            Side::Dark => "sc-round-dark",
        };
        Message::new(key).with("round", round)
    }

    fn has_left(view: &<Self::Game as Game>::View, seat: Seat) -> bool {
        view.seats.get(seat.index()).is_some_and(|own| own.resigned)
    }

    fn edition_facts(game: &SpyConnection) -> Message {
        choices::edition_facts(game.edition())
    }
}
