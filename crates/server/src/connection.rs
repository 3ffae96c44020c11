//! One socket, from its first frame to its last: reads, bounds, hands over, and sends what is new.
//!
//! All of a socket's work is one task: while its reader is slow nothing is prepared for it, and nobody else waits.

mod farewell;
mod pace;
mod tables;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use futures::{SinkExt as _, StreamExt as _};
use game::Playable;
use store::Write;
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{Close, Denied, Encoding, ToClient, ToClientOf, ToServer, ToServerOf};

use crate::failure::denied_by;
use crate::guest::GuestId;
use crate::hall::{Caller, Hall};
use crate::house::{Shared, stopped};
use crate::limiter::{Kind, Level, Payer};
use crate::name::fit_name;
use crate::room::{Key, Room, Who, is_partial, is_stale};
use crate::socket::Socket;
use crate::visits::Visit;
pub use farewell::farewell;
use pace::Pace;

/// Maximum size of a client frame in bytes, uploads excepted; larger ones are read on another thread.
const LONGEST: usize = 64 * 1024;

/// So many bytes of a frame cost as much as a small frame.
const BYTES_PER_FRAME: usize = 4 * 1024;

/// So many actions in one answer cost as much as a small frame.
const ACTIONS_PER_FRAME: usize = 4;

/// The table that is open on a socket.
struct Open<G: Playable> {
    room: Arc<Room<G>>,
    key: Key,
}

impl<G: Playable> Drop for Open<G> {
    fn drop(&mut self) {
        self.room.detach(self.key);
    }
}

struct Connection<G: Playable> {
    hall: Arc<Hall<G>>,
    socket: Socket,
    encoding: Encoding,
    guest: GuestId,
    payer: Payer,
    name: String,
    wake: Arc<Notify>,
    visit: Visit,
    open: Option<Open<G>>,
    /// Updates may come as patches.
    patches: bool,
    pace: Pace,
}

/// Why a socket ends: with words for the other side, or because it is gone.
enum End {
    Close(Close),
    Gone,
}

const UNREADABLE: End = End::Close(Close::Unreadable);

/// Talks until one of the two has enough.
pub async fn talk<G: Playable>(hall: Arc<Hall<G>>, socket: Socket, caller: Caller) {
    let Caller { encoding, guest, payer, place } = caller;
    let shared = Arc::clone(&hall.shared);
    // Somebody who was forgotten or banned just now gets no further.
    let Some(visit) = shared.guests.visit(&guest) else { return };
    shared.metrics.sockets.inc();
    let pace = Pace::new(&shared.limiter.limits, payer.clone(), shared.system.now());
    let name = match place {
        Ok(_) => {
            let name = shared.store.name(&guest).await.ok().flatten();
            // One that was accepted by other rules may be none by these.
            name.and_then(|name| fit_name(&name)).unwrap_or_default()
        }
        Err(_) => String::new(),
    };
    let (wake, open, patches) = (Arc::new(Notify::new()), None, false);
    let mut connection =
        Connection { hall, socket, encoding, guest, payer, name, wake, visit, open, patches, pace };
    let end = match &place {
        Ok(_) => connection.run().await,
        Err(_) => connection.turn_away().await,
    };
    let Connection { mut socket, visit, open, payer, .. } = connection;
    // All that this socket has done is stored.
    drop((open, visit));
    if let End::Close(why) = end {
        if !matches!(why, Close::Stopping | Close::Crowded | Close::Forgotten | Close::Banned) {
            shared.metrics.offences.inc();
            if let Some(left_out) = shared.logs.closed.due(shared.system.now()) {
                let (reason, address) = (why.reason(), payer.from);
                tracing::info!(reason, %address, left_out, "a socket was closed");
            }
        }
        farewell(&shared.system, &mut socket, why).await;
    }
    shared.metrics.sockets.dec();
    drop(place);
}

impl<G: Playable> Connection<G> {
    async fn run(&mut self) -> End {
        match self.converse().await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    /// There are too many sockets: says so in a frame, since a page shows that, and then closes it.
    async fn turn_away(&mut self) -> End {
        match self.deny(Denied::Crowded).await {
            Ok(()) => End::Close(Close::Crowded),
            Err(end) => end,
        }
    }

    async fn converse(&mut self) -> Result<Infallible, End> {
        let shared = Arc::clone(&self.hall.shared);
        let Shared { system, config, metrics, .. } = &*shared;
        let mut stopping = shared.stopping.subscribe();
        let mut heard = system.now();
        let mut pings = system.interval(config.ping);
        let wake = Arc::clone(&self.wake);
        self.say(&ToClient::Hello(self.name.clone())).await?;
        loop {
            // Whoever draws too much is a slow reader: nothing is prepared, and the newest view is sent later.
            let wait = match self.pace.sending(system.now()) {
                Some(_) => None,
                None => self.flush(false).await?,
            };
            let now = system.now();
            let (reading, sending) = (self.pace.reading(now), self.pace.sending(now));
            let hold = sending.or(reading);
            if hold.is_some() {
                metrics.throttled.inc();
            }
            let held = system.sleep(hold.unwrap_or_default());
            let later = system.sleep(wait.unwrap_or_default());
            // Nothing that changes a table is done in here: a branch that loses is dropped half done.
            let came = tokio::select! {
                came = self.socket.next(), if reading.is_none() => came,
                () = held, if hold.is_some() => {
                    // What was said meanwhile was not read.
                    heard = system.now();
                    continue;
                }
                () = wake.notified(), if sending.is_none() => continue,
                () = later, if wait.is_some() && sending.is_none() => continue,
                _ = pings.tick() => {
                    if hold.is_none() && system.now() - heard > config.silence {
                        return Err(End::Close(Close::Silent));
                    }
                    self.send(Message::Ping(Bytes::new())).await?;
                    continue;
                }
                why = self.visit.ended() => return Err(End::Close(why)),
                () = stopped(&mut stopping) => return Err(End::Close(Close::Stopping)),
            };
            heard = system.now();
            let fragments = self.socket.get_mut().take_unpaid();
            metrics.fragments.inc_by(fragments.into());
            self.pace.heard(fragments, heard);
            let message = match came {
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                Some(Err(error)) => return Err(broken(&error)),
                Some(Ok(message)) => message,
            };
            metrics.frames.inc();
            self.message(message).await?;
        }
    }

    async fn message(&mut self, message: Message) -> Result<(), End> {
        let system = self.hall.shared.system.clone();
        let bytes = match (message, self.encoding) {
            (Message::Text(text), Encoding::Json) => Bytes::from(text),
            (Message::Binary(bytes), Encoding::Postcard) => bytes,
            (Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_), _) => {
                self.pace.heard(1, system.now());
                return Ok(());
            }
            (Message::Text(_) | Message::Binary(_), _) => return Err(UNREADABLE),
        };
        let (length, encoding) = (bytes.len(), self.encoding);
        self.pace.heard(u32::try_from(length / BYTES_PER_FRAME).unwrap_or(u32::MAX), system.now());
        let read = move || encoding.read::<ToServerOf<G>>(&bytes);
        let read = if length > LONGEST { system.work(length, read).await } else { Ok(read()) };
        let frame = read.map_err(|_| UNREADABLE)?.map_err(|_| UNREADABLE)?;
        if length > LONGEST && !matches!(frame, ToServer::Upload(_)) {
            return Err(UNREADABLE);
        }
        let cost = match &frame {
            ToServer::Upload(_) => 30,
            ToServer::Create(_) | ToServer::Rematch | ToServer::Record => 10,
            // Everybody at the table is sent what is said.
            ToServer::Say(_)
            | ToServer::Greet(_)
            | ToServer::Propose(_)
            | ToServer::Vote { .. } => 5,
            ToServer::Open { .. } | ToServer::Name(_) => 3,
            ToServer::Submit { actions, .. } => {
                1 + u32::try_from(actions.len() / ACTIONS_PER_FRAME).unwrap_or(u32::MAX)
            }
            _ => 1,
        };
        self.pace.heard(cost, system.now());
        self.answer(frame).await
    }

    async fn answer(&mut self, frame: ToServerOf<G>) -> Result<(), End> {
        match frame {
            ToServer::Ping(number) => {
                self.flush(true).await?;
                self.say(&ToClient::Pong(number)).await
            }
            ToServer::Name(name) => self.call(&name).await,
            ToServer::Patches => {
                self.patches = self.encoding == Encoding::Postcard;
                Ok(())
            }
            ToServer::Create(options) => self.create(&options).await,
            ToServer::Upload(upload) => self.upload(*upload).await,
            ToServer::Open { table, token, heard } => {
                self.open_table(&table, token.as_deref(), heard).await
            }
            ToServer::Close => {
                self.open = None;
                self.say(&ToClient::Closed).await
            }
            other => {
                let Some(open) = &self.open else { return self.deny(Denied::NotOpen).await };
                let (room, key) = (Arc::clone(&open.room), open.key);
                let bill = match self.bill(&room, &other) {
                    Ok(bill) => bill,
                    Err(why) => return self.deny(why).await,
                };
                let who = Who { key, guest: self.guest.clone() };
                let replies = room.perform(who, other, Some(&self.payer)).await;
                self.settle(&bill, &replies);
                for reply in replies {
                    if is_stale::<G>(&reply) {
                        room.show_again(key);
                    }
                    if is_partial::<G>(&reply) {
                        self.flush(true).await?;
                    }
                    self.say(&reply).await?;
                }
                Ok(())
            }
        }
    }

    /// From now on this guest has this name.
    async fn call(&mut self, name: &str) -> Result<(), End> {
        let Some(name) = fit_name(name) else { return self.deny(Denied::BadName).await };
        if let Err(why) = self.take(Kind::Names, 1) {
            return self.deny(why).await;
        }
        let shared = Arc::clone(&self.hall.shared);
        let (guest, day) = (self.guest.clone(), shared.system.today());
        match shared.write(Write::Name { guest, name: name.clone(), day }).await {
            Ok(_) => {
                self.name.clone_from(&name);
                if let Some(open) = &self.open {
                    open.room.rename(&self.guest, &name);
                }
                self.say(&ToClient::Hello(name)).await
            }
            Err(error) => self.deny(denied_by(&error)).await,
        }
    }

    /// Takes this much of what this guest may use; otherwise says what to tell them.
    fn take(&self, kind: Kind, amount: u32) -> Result<(), Denied> {
        let shared = &self.hall.shared;
        self.payer.take(kind, amount, shared.system.now()).map_err(|level| {
            shared.limited(kind.name(), level, self.payer.from);
            match (kind, level) {
                (Kind::Tables, Level::Guest) => Denied::TooManyTables,
                (_, Level::Guest | Level::Address | Level::Total) => Denied::TooFast,
            }
        })
    }

    /// Sends what is new at the open table; answers how long the rest has to wait.
    async fn flush(&mut self, now: bool) -> Result<Option<Duration>, End> {
        let Some(open) = &self.open else { return Ok(None) };
        let shown = open.room.show(open.key, now);
        for frame in shown.frames {
            self.send_frame(frame).await?;
        }
        if shown.closed {
            self.open = None;
        }
        Ok(shown.wait)
    }

    async fn deny(&mut self, why: Denied) -> Result<(), End> {
        self.say(&ToClient::Denied(why)).await
    }

    async fn say(&mut self, frame: &ToClientOf<G>) -> Result<(), End> {
        match self.encoding.write(frame) {
            Ok(bytes) => self.send_frame(bytes.into()).await,
            Err(_) => Err(End::Gone),
        }
    }

    async fn send_frame(&mut self, bytes: Bytes) -> Result<(), End> {
        let message = match self.encoding {
            Encoding::Postcard => Message::Binary(bytes),
            Encoding::Json => Message::Text(Utf8Bytes::try_from(bytes).map_err(|_| End::Gone)?),
        };
        self.send(message).await
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        let shared = Arc::clone(&self.hall.shared);
        let Shared { system, config, metrics, .. } = &*shared;
        let bytes = u32::try_from(message.len()).unwrap_or(u32::MAX);
        self.pace.sent(bytes, system.now());
        metrics.sent.inc_by(bytes.into());
        tokio::select! {
            biased;
            sent = system.timeout(config.patience, self.socket.send(message)) => match sent {
                Some(Ok(())) => Ok(()),
                Some(Err(_)) | None => Err(End::Gone),
            },
            // Somebody who does not read must not keep a forgotten guest's socket open.
            why = self.visit.ended() => Err(End::Close(why)),
        }
    }
}

/// The line is gone, or what came over it is no WebSocket message.
fn broken(error: &tokio_tungstenite::tungstenite::Error) -> End {
    use tokio_tungstenite::tungstenite::Error;
    match error {
        Error::Io(error) if error.kind() == std::io::ErrorKind::InvalidData => UNREADABLE,
        Error::Capacity(_) | Error::Protocol(_) | Error::Utf8(_) => UNREADABLE,
        _ => End::Gone,
    }
}
