//! Bots at a table: those that were seated, and those that hold the seat of somebody absent, so that no table stalls.
//!
//! They get views, never states, and enter by the same door as everybody. Where no person is at the table, they
//! wait: nobody plays alone to the end of somebody's game.

use std::sync::Arc;
use std::time::Duration;

use bots::BotKind;
use game::{ActionList, Playable, Seat, Seed, Viewer};
use table::{Ask, Sitter};
use wire::{Stage, ToClient, ToServer};

use super::{Inner, Room, Who};

/// The bot that acts for an absent person.
pub const STAND_IN: BotKind = BotKind::Thumb;

/// After a failure of the store a bot waits so long.
const BREATH: Duration = Duration::from_secs(1);

/// What one bot has to decide.
struct Decision<G: Playable> {
    game: G,
    seat: Seat,
    kind: BotKind,
    ask: Ask,
    seed: Seed,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Playable> Decision<G> {
    fn choose(&self) -> Option<G::Action> {
        let mut bot = self.kind.sit::<G>(self.seed, self.seat);
        bot.choose(&self.game, &self.view, self.seat, &self.legal)
    }
}

impl<G: Playable> Inner<G> {
    /// The bot that acts for this seat now, if one does.
    fn bot_of(&self, seat: Seat) -> Option<BotKind> {
        let chair = self.facts.chairs.get(seat.index())?;
        match chair.sitter {
            Sitter::Bot(kind) => Some(kind),
            Sitter::Open => Some(STAND_IN),
            Sitter::Person => self.held.get(seat.index())?.then_some(STAND_IN),
        }
    }

    fn bot_to_act(&self) -> Option<(Seat, BotKind)> {
        let table = self.table.as_ref()?;
        if self.guests.is_empty() || self.stale {
            return None;
        }
        let asked = table.game().to_act(table.state());
        asked.iter().find_map(|seat| Some((seat, self.bot_of(seat)?)))
    }

    fn decision(&self) -> Option<Decision<G>> {
        let (seat, kind) = self.bot_to_act()?;
        let table = self.table.as_ref()?;
        let mut legal = ActionList::new();
        table.game().legal(table.state(), seat, &mut legal);
        Some(Decision {
            game: table.game().clone(),
            seat,
            kind,
            ask: table.ask(seat),
            seed: table.seed().child(table.seq().into()),
            view: table.game().view(table.state(), Viewer::Seat(seat)),
            legal: legal.to_vec(),
        })
    }
}

impl<G: Playable> Room<G> {
    /// Lets bots act, one after the other, until a person is asked.
    pub fn wake_bots(self: &Arc<Self>) {
        let mut inner = self.inner();
        if inner.thinking || inner.bot_to_act().is_none() {
            return;
        }
        inner.thinking = true;
        drop(inner);
        let (room, pace) = (Arc::downgrade(self), self.shared.config.pace);
        let system = self.shared.system.clone();
        tokio::spawn(async move {
            loop {
                system.sleep(pace).await;
                let Some(room) = room.upgrade() else { return };
                let decision = {
                    let mut inner = room.inner();
                    let decision = inner.decision();
                    inner.thinking = decision.is_some();
                    decision
                };
                let Some(decision) = decision else { return };
                let (seat, ask) = (decision.seat, decision.ask);
                // Thinking may take long; sockets must not wait for it.
                let chosen = system.think(move || decision.choose()).await;
                let failed = match chosen {
                    Ok(Some(action)) => {
                        let answer = ToServer::Submit { ask, actions: vec![action] };
                        let replies = room.perform(Who::Bot(seat), answer, None).await;
                        replies.iter().any(|reply| matches!(reply, ToClient::Denied(_)))
                    }
                    Ok(None) | Err(_) => {
                        if let Some(left_out) = room.shared.logs.table.due(system.now()) {
                            let table = &room.id;
                            tracing::error!(table, %seat, left_out, "a bot does not know what to do");
                        }
                        true
                    }
                };
                if failed {
                    system.sleep(BREATH).await;
                }
            }
        });
    }

    /// After the time of grace a bot holds the seat, unless the person is back.
    pub fn await_return(self: &Arc<Self>, seat: Seat) {
        let (room, grace) = (Arc::downgrade(self), self.shared.config.grace);
        let system = self.shared.system.clone();
        tokio::spawn(async move {
            system.sleep(grace).await;
            let Some(room) = room.upgrade() else { return };
            let mut inner = room.inner();
            let chair = inner.facts.chairs.get(seat.index());
            let away = chair.is_some_and(|it| it.person.is_some() && !inner.is_present(it));
            let running = inner.stage() == Stage::Running;
            match inner.held.get_mut(seat.index()) {
                Some(held) if away && running && !*held => *held = true,
                Some(_) | None => return,
            }
            inner.version += 1;
            inner.guests.wake_all();
            drop(inner);
            room.wake_bots();
        });
    }

    /// After a restart everybody is away at first.
    pub fn await_everybody(self: &Arc<Self>) {
        let inner = self.inner();
        let chairs = (0..).map(Seat).zip(&inner.facts.chairs);
        let people: Vec<_> =
            chairs.filter(|(_, chair)| chair.person.is_some()).map(|(seat, _)| seat).collect();
        drop(inner);
        people.into_iter().for_each(|seat| self.await_return(seat));
    }
}
