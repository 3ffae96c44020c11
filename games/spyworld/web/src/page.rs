//! What Spyworld brings along for its page.

use dom::prelude::*;
use game::{ContentError, Game, Message, Seat, Viewer};
use spyworld::{Edition, Event, PhaseView, Spyworld};
use table::Reel;
use ui::page::{GamePage, Stage};
use ui::session::Session;
use ui::setup::SetupForm;

use crate::{choices, drawer, opinion, running, scene, score, stage};

/// The page of Spyworld.
pub struct Page;

/// SW-7.8: so many seconds are left when the first raid has ended.
pub(crate) const TIMER: u32 = 120;

impl GamePage for Page {
    type Game = Spyworld;

    /// Sheets, choices and agents are secret.
    const HIDES: bool = true;
    const BEGINS: bool = false;
    const CLAUSES: &'static str = "SW";
    const ROUND: &'static str = "sw-round-word";
    /// Through everybody's eyes there is nothing to be seen before the raids.
    const EYES: Viewer = Viewer::Judge;

    fn house() -> Result<Spyworld, ContentError> {
        Spyworld::house()
    }

    fn edition(blob: &[u8]) -> Result<Edition, ContentError> {
        Edition::from_blob(blob)
    }

    fn table(session: Session<Spyworld>, head: View) -> View {
        running::running(session, head)
    }

    fn score(session: Session<Spyworld>, reel: Reel<Spyworld>, acts: View) -> View {
        score::score(session, &reel, acts)
    }

    fn stage(position: Signal<Stage<Spyworld>>) -> View {
        stage::stage(position)
    }

    fn standing(position: Signal<Stage<Spyworld>>) -> View {
        stage::standing(position)
    }

    fn actor(event: &Event) -> Option<Seat> {
        scene::actor(event)
    }

    fn goes_without_saying(event: &Event) -> bool {
        drawer::goes_without_saying(event)
    }

    fn comes_after(event: &Event) -> bool {
        drawer::comes_after(event)
    }

    fn choices(form: SetupForm<Spyworld>) -> View {
        choices::choices(form)
    }

    fn seat_choice(form: SetupForm<Spyworld>, seat: Seat) -> View {
        choices::seat_choice(form, seat)
    }

    fn ponder(
        game: &Spyworld,
        view: &<Spyworld as Game>::View,
        viewer: Viewer,
        question: &[u8],
    ) -> Vec<u8> {
        opinion::ponder(game, view, viewer, question)
    }

    fn clock(view: &<Spyworld as Game>::View) -> Option<u32> {
        let runs = view.timer && view.phase == PhaseView::Raid;
        (runs && view.seats.iter().any(|seat| seat.stopped)).then_some(TIMER)
    }

    fn moment(view: &<Spyworld as Game>::View, round: u32) -> Message {
        match view.phase {
            PhaseView::Agents => Message::new("sw-set-agents"),
            PhaseView::Plan => {
                Message::new("sw-round").with("round", round).with("last", view.most_rounds())
            }
            PhaseView::Raid => Message::new("sw-set-raids"),
            PhaseView::Over { .. } => Message::new("sw-over"),
        }
    }

    fn has_left(view: &<Self::Game as Game>::View, seat: Seat) -> bool {
        view.seats.get(seat.index()).is_some_and(|own| own.resigned)
    }

    fn edition_facts(game: &Spyworld) -> Message {
        choices::edition_facts(game.edition())
    }
}
