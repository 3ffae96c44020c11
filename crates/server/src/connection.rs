//! One socket, from its first frame to its last: reads, bounds, hands over, and sends what is new.
//!
//! All of a socket's work is one task: while its reader is slow nothing is prepared for it, and nobody else waits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use game::Playable;
use store::{Kept, Write};
use tokio::sync::Notify;
use tokio::time::timeout;
use wire::{
    Close, Denied, Encoding, Links, MAX_NAME, ToClient, ToClientOf, ToServer, ToServerOf, Unfit,
    Upload,
};

use crate::failure::denied_by;
use crate::guest::GuestId;
use crate::hall::Hall;
use crate::house::stopped;
use crate::rate::Rate;
use crate::room::{
    Key, Reader, Room, Trouble, Who, is_partial, is_stale, new_table, uploaded_table,
};
use crate::text::fit;
use crate::visits::Visit;

/// Maximum size of a client frame in bytes, uploads excepted.
const LONGEST: usize = 64 * 1024;

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
    socket: WebSocket,
    encoding: Encoding,
    guest: GuestId,
    name: String,
    wake: Arc<Notify>,
    visit: Visit,
    open: Option<Open<G>>,
    /// Updates may come as patches.
    patches: bool,
}

/// Why a socket ends: with words for the other side, or because it is gone.
enum End {
    Close(Close),
    Gone,
}

const UNREADABLE: End = End::Close(Close::Unreadable);

/// Talks until one of the two has enough.
pub async fn talk<G: Playable>(
    hall: Arc<Hall<G>>,
    socket: WebSocket,
    encoding: Encoding,
    guest: GuestId,
) {
    // Whoever was forgotten or banned just now gets no further.
    let Some(visit) = hall.shared.guests.visit(&guest) else { return };
    let metrics = Arc::clone(&hall.shared);
    metrics.metrics.sockets.inc();
    let name = hall.shared.store.name(&guest).await.ok().flatten().unwrap_or_default();
    let wake = Arc::new(Notify::new());
    let (open, patches) = (None, false);
    let mut connection =
        Connection { hall, socket, encoding, guest, name, wake, visit, open, patches };
    let end = connection.run().await;
    let Connection { mut socket, visit, open, .. } = connection;
    // All that this socket has done is stored.
    drop((open, visit));
    if let End::Close(why) = end {
        if !matches!(why, Close::Stopping | Close::Forgotten | Close::Banned) {
            metrics.metrics.offences.inc();
            tracing::info!(reason = why.reason(), "a socket was closed");
        }
        let frame = CloseFrame { code: why.code(), reason: Utf8Bytes::from_static(why.reason()) };
        let farewell = async {
            socket.send(Message::Close(Some(frame))).await.ok()?;
            // The other side answers; without reading that, what was sent last could be lost.
            while let Some(Ok(_)) = socket.recv().await {}
            Some(())
        };
        let _ = timeout(Duration::from_secs(2), farewell).await;
    }
    metrics.metrics.sockets.dec();
}

impl<G: Playable> Connection<G> {
    async fn run(&mut self) -> End {
        let shared = Arc::clone(&self.hall.shared);
        let config = &shared.config;
        let mut stopping = shared.stopping.subscribe();
        let mut rate = Rate::new(config.burst, config.per_second, Instant::now());
        let mut heard = Instant::now();
        let mut pings = tokio::time::interval(config.ping);
        pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let wake = Arc::clone(&self.wake);
        if let Err(end) = self.say(&ToClient::Hello(self.name.clone())).await {
            return end;
        }
        let mut wait = None;
        loop {
            let later = tokio::time::sleep(wait.unwrap_or(Duration::from_secs(3_600)));
            let throttled = rate.wait(Instant::now());
            if throttled.is_some() {
                shared.metrics.throttled.inc();
            }
            let readable = tokio::time::sleep(throttled.unwrap_or(Duration::from_secs(3_600)));
            // Nothing that changes a table is done in here: a branch that loses is dropped half done.
            let came = tokio::select! {
                came = self.socket.recv(), if throttled.is_none() => Some(came),
                () = readable, if throttled.is_some() => continue,
                () = wake.notified() => None,
                () = later, if wait.is_some() => None,
                _ = pings.tick() => {
                    if heard.elapsed() > config.silence {
                        return End::Close(Close::Silent);
                    }
                    if let Err(end) = self.send(Message::Ping(Bytes::new())).await {
                        return end;
                    }
                    continue;
                }
                why = self.visit.ended() => return End::Close(why),
                () = stopped(&mut stopping) => return End::Close(Close::Stopping),
            };
            let handled = match came {
                None => Ok(()),
                Some(None | Some(Err(_) | Ok(Message::Close(_)))) => return End::Gone,
                Some(Some(Ok(message))) => {
                    heard = Instant::now();
                    shared.metrics.frames.inc();
                    self.message(message, &mut rate).await
                }
            };
            match handled {
                Ok(()) => {}
                Err(end) => return end,
            }
            wait = match self.flush(false).await {
                Ok(wait) => wait,
                Err(end) => return end,
            };
        }
    }

    async fn message(&mut self, message: Message, rate: &mut Rate) -> Result<(), End> {
        let bytes = match (&message, self.encoding) {
            (Message::Text(text), Encoding::Json) => text.as_bytes(),
            (Message::Binary(bytes), Encoding::Postcard) => bytes,
            (Message::Ping(_) | Message::Pong(_) | Message::Close(_), _) => {
                rate.take(1, Instant::now());
                return Ok(());
            }
            (Message::Text(_) | Message::Binary(_), _) => return Err(UNREADABLE),
        };
        let frame: ToServerOf<G> = self.encoding.read(bytes).map_err(|_| UNREADABLE)?;
        if bytes.len() > LONGEST && !matches!(frame, ToServer::Upload(_)) {
            return Err(UNREADABLE);
        }
        let cost = match &frame {
            ToServer::Upload(_) => 30,
            ToServer::Create(_) | ToServer::Rematch | ToServer::Record => 10,
            ToServer::Open { .. } | ToServer::Name(_) => 3,
            _ => 1,
        };
        rate.take(cost, Instant::now());
        self.answer(frame).await
    }

    async fn answer(&mut self, frame: ToServerOf<G>) -> Result<(), End> {
        match frame {
            ToServer::Ping(number) => {
                self.flush(true).await?;
                self.say(&ToClient::Pong(number)).await
            }
            ToServer::Name(name) => match fit(&name, MAX_NAME) {
                Some(name) => {
                    let day = self.hall.shared.system.today();
                    let write = Write::Name { guest: self.guest.clone(), name: name.clone(), day };
                    match self.hall.shared.write(write).await {
                        Ok(_) => {
                            self.name.clone_from(&name);
                            self.say(&ToClient::Hello(name)).await
                        }
                        Err(error) => self.deny(denied_by(&error)).await,
                    }
                }
                None => self.deny(Denied::BadText).await,
            },
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
                let who = Who::Guest { key, guest: self.guest.clone(), name: self.name.clone() };
                for reply in room.perform(who, other).await {
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

    async fn create(&mut self, options: &G::Options) -> Result<(), End> {
        if let Err(refusal) = table::Table::check(&self.hall.game, options) {
            return self.say(&ToClient::BadOptions(refusal)).await;
        }
        let hall = &self.hall;
        let made = new_table(&hall.shared.system, &hall.game, options, &self.guest, &[], &[]);
        let Ok((kept, links)) = made else {
            return self.deny(Denied::Failed).await;
        };
        self.set_up(kept, links).await
    }

    /// Takes a game over that was begun elsewhere.
    async fn upload(&mut self, upload: Upload<G::Options, G::Action>) -> Result<(), End> {
        let Ok(game) = self.hall.game(upload.rules) else {
            return self.say(&ToClient::BadUpload(Unfit::Rules(upload.rules))).await;
        };
        let (system, guest) = (self.hall.shared.system.clone(), self.guest.clone());
        let turn = self.hall.shared.uploads.acquire().await;
        // Playing it again may take long; sockets must not wait for it.
        let again =
            tokio::task::spawn_blocking(move || uploaded_table(&system, &game, &upload, &guest));
        let made = again.await;
        drop(turn);
        match made {
            Ok(Ok((kept, links))) => self.set_up(kept, links).await,
            Ok(Err(Trouble::Unfit(why))) => self.say(&ToClient::BadUpload(why)).await,
            Ok(Err(Trouble::NoRandomness(_))) | Err(_) => self.deny(Denied::Failed).await,
        }
    }

    /// Stores a new table and opens it.
    async fn set_up(&mut self, kept: Kept, links: Links) -> Result<(), End> {
        let write = Write::Create { kept: kept.clone(), day: self.hall.shared.system.today() };
        if let Err(error) = self.hall.shared.write(write).await {
            return self.deny(denied_by(&error)).await;
        }
        self.say(&ToClient::Links(links)).await?;
        match self.hall.take_in(&kept) {
            Ok(room) => self.attach(room, None, 0).await,
            Err(error) => self.deny(denied_by(&error)).await,
        }
    }

    async fn open_table(
        &mut self,
        table: &str,
        token: Option<&str>,
        heard: u32,
    ) -> Result<(), End> {
        self.open = None;
        match self.hall.open(table).await {
            Ok(Some(room)) => self.attach(room, token, heard).await,
            Ok(None) => self.deny(Denied::NoTable).await,
            Err(error) => self.deny(denied_by(&error)).await,
        }
    }

    async fn attach(
        &mut self,
        room: Arc<Room<G>>,
        token: Option<&str>,
        heard: u32,
    ) -> Result<(), End> {
        self.open = None;
        let reader = Reader { encoding: self.encoding, patches: self.patches };
        match room.attach(&self.guest, token, heard, reader, &self.wake) {
            Ok(key) => {
                self.open = Some(Open { room, key });
                Ok(())
            }
            Err(why) => self.deny(why).await,
        }
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
        let patience = self.hall.shared.config.patience;
        tokio::select! {
            biased;
            sent = timeout(patience, self.socket.send(message)) => match sent {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) | Err(_) => Err(End::Gone),
            },
            // Somebody who does not read must not keep a forgotten guest's socket open.
            why = self.visit.ended() => Err(End::Close(why)),
        }
    }
}
