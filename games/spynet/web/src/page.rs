//! What SpyNet brings along for its page.

use dom::prelude::*;
use game::{ContentError, Game, Message, Seat, Viewer};
use spynet::{Edition, Event, SpyNet};
use table::Reel;
use ui::page::{GamePage, Stage};
use ui::session::Session;
use ui::setup::SetupForm;
use ui::speech::t;

use crate::{choices, drawer, running, scene, score, stage};

/// The page of SpyNet.
pub struct Page;

impl GamePage for Page {
    type Game = SpyNet;

    /// Hands and operations are secret: people at one screen take turns behind a curtain.
    const HIDES: bool = true;
    const CLAUSES: &'static str = "SN";
    /// Without the hands a film would not show what anybody plays for.
    const EYES: Viewer = Viewer::Judge;

    fn house() -> Result<SpyNet, ContentError> {
        SpyNet::house()
    }

    fn edition(blob: &[u8]) -> Result<Edition, ContentError> {
        Edition::from_blob(blob)
    }

    fn table(session: Session<SpyNet>, head: View) -> View {
        running::running(session, head)
    }

    fn score(session: Session<SpyNet>, reel: Reel<SpyNet>, acts: View) -> View {
        score::score(session, &reel, acts)
    }

    fn stage(position: Signal<Stage<SpyNet>>) -> View {
        stage::stage(position)
    }

    fn standing(position: Signal<Stage<SpyNet>>) -> View {
        stage::standing(position)
    }

    fn actor(event: &Event) -> Option<Seat> {
        scene::actor(event)
    }

    fn goes_without_saying(event: &Event) -> bool {
        drawer::is_only_looking(event)
    }

    fn sides(seats: usize) -> Option<String> {
        (seats == 4).then(|| t("sn-teams"))
    }

    fn choices(form: SetupForm<SpyNet>) -> View {
        choices::choices(form)
    }

    fn seat_choice(form: SetupForm<SpyNet>, seat: Seat) -> View {
        choices::partner(form, seat)
    }

    fn has_left(view: &<Self::Game as Game>::View, seat: Seat) -> bool {
        view.seats.get(seat.index()).is_some_and(|own| own.resigned)
    }

    fn edition_facts(game: &SpyNet) -> Message {
        choices::edition_facts(game.edition())
    }
}
