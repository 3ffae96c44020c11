//! What the server takes from the operating system, as one value that is passed in: time, randomness, threads for
//! work that takes long, and connections.
//!
//! The rest of the server calls none of these functions by itself; `clippy.toml` beside `Cargo.toml` forbids it. Time
//! is tokio's, so a test that pauses tokio's clock decides what time it is for all of the server.

use std::collections::HashMap;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures::future::BoxFuture;
use futures::stream::{BoxStream, StreamExt as _};
use sha2::{Digest as _, Sha256};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Work on fewer bytes, or on fewer rows times seats, is done at once: another thread would cost more than it saves.
const SMALL_WORK: usize = 4 * 1024;

/// Answers of fewer bots times seats are worked out at once: less than a few milliseconds.
pub(crate) const FEW_ANSWERS: usize = 256;

/// The operating system has no random bytes to give; nothing can be set up then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gives no random bytes")]
pub struct NoRandomness;

/// Work that takes long has ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work was not finished")]
pub(crate) struct Unfinished;

/// Fills a buffer with random bytes.
type FillRandom = dyn Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync;

/// Says what time of day it is.
type WallClock = dyn Fn() -> SystemTime + Send + Sync;

/// Listens on an address.
type Listen = dyn Fn(String) -> BoxFuture<'static, io::Result<Listener>> + Send + Sync;

/// A line to one client.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// Where connections come from, each with the address of the other end.
pub struct Listener {
    /// Where it listens.
    pub address: SocketAddr,
    /// The connections, one after the other; after a failure more may come.
    pub connections: BoxStream<'static, io::Result<(Box<dyn Stream>, SocketAddr)>>,
}

impl fmt::Debug for Listener {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}

/// The operating system, or what a test puts in its place.
#[derive(Clone)]
pub struct System {
    fill_random: Arc<FillRandom>,
    wall_clock: Arc<WallClock>,
    listen: Arc<Listen>,
    /// Games that are played again; so few at a time that there is always a core for everything else.
    replays: Arc<Semaphore>,
    /// Bots that think.
    thoughts: Arc<Semaphore>,
    /// Answers of many bots that are worked out; nobody's thinking holds them up.
    answers: Arc<Semaphore>,
}

impl System {
    /// The real one.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one place that draws random bytes")]
    pub fn real() -> Self {
        Self::with_random(|buffer| getrandom::fill(buffer).map_err(|_| NoRandomness))
    }

    /// One that draws its random bytes from this source.
    #[expect(clippy::disallowed_methods, reason = "the one place that reads this clock")]
    pub fn with_random(
        fill: impl Fn(&mut [u8]) -> Result<(), NoRandomness> + Send + Sync + 'static,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            fill_random: Arc::new(fill),
            wall_clock: Arc::new(SystemTime::now),
            listen: Arc::new(|address| Box::pin(listen(address))),
            replays: Arc::new(Semaphore::new((cores / 2).max(1))),
            thoughts: Arc::new(Semaphore::new(cores)),
            answers: Arc::new(Semaphore::new((cores / 2).max(1))),
        }
    }

    /// The same with another time of day.
    #[must_use]
    pub fn with_wall_clock(self, read: impl Fn() -> SystemTime + Send + Sync + 'static) -> Self {
        Self { wall_clock: Arc::new(read), ..self }
    }

    /// The same with connections from elsewhere.
    #[must_use]
    pub fn with_listener<F>(self, listen: impl Fn(String) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = io::Result<Listener>> + Send + 'static,
    {
        Self { listen: Arc::new(move |address| Box::pin(listen(address))), ..self }
    }

    /// One that draws the same bytes every time, for tests: anybody who knows the seed knows every card.
    ///
    /// Each length is a stream of its own: how many guests come (16 bytes each) does not change what is dealt
    /// (32 bytes a table).
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        let drawn = Mutex::new(HashMap::<usize, u64>::new());
        Self::with_random(move |buffer| {
            let mut drawn = drawn.lock().unwrap_or_else(PoisonError::into_inner);
            let count = drawn.entry(buffer.len()).or_default();
            *count += 1;
            for (block, part) in (0_u64..).zip(buffer.chunks_mut(32)) {
                let mut hash = Sha256::new();
                for number in [seed, *count, block] {
                    hash.update(number.to_le_bytes());
                }
                part.copy_from_slice(hash.finalize().get(..part.len()).ok_or(NoRandomness)?);
            }
            Ok(())
        })
    }

    /// The same with turns for large work that a test gives.
    #[cfg(test)]
    pub(crate) fn with_turns(self, replays: Arc<Semaphore>) -> Self {
        Self { replays, ..self }
    }

    /// The same with turns for the answers of many bots that a test gives.
    #[cfg(test)]
    pub(crate) fn with_answers(self, answers: Arc<Semaphore>) -> Self {
        Self { answers, ..self }
    }

    /// The day by the clock on the wall; time before 1970 counts as the first day.
    pub(crate) fn today(&self) -> store::Day {
        let passed = self.wall_clock().duration_since(UNIX_EPOCH).unwrap_or_default();
        store::Day::try_from(passed.as_secs() / 86_400).unwrap_or(store::Day::MAX)
    }

    /// `N` random bytes.
    pub(crate) fn random<const N: usize>(&self) -> Result<[u8; N], NoRandomness> {
        let mut bytes = [0; N];
        (self.fill_random)(&mut bytes)?;
        Ok(bytes)
    }

    /// The time that only moves forward.
    #[expect(clippy::disallowed_methods, reason = "the one place that reads this clock")]
    pub(crate) fn now(&self) -> Instant {
        tokio::time::Instant::now().into_std()
    }

    /// The time of day, which may be set back.
    #[must_use]
    pub fn wall_clock(&self) -> SystemTime {
        (self.wall_clock)()
    }

    /// Waits for so long.
    #[expect(clippy::disallowed_methods, reason = "the one place that waits")]
    pub(crate) fn sleep(&self, time: Duration) -> tokio::time::Sleep {
        tokio::time::sleep(time)
    }

    /// Waits until then.
    #[expect(clippy::disallowed_methods, reason = "the one place that waits")]
    pub(crate) fn sleep_until(&self, then: Instant) -> tokio::time::Sleep {
        tokio::time::sleep_until(then.into())
    }

    /// What comes of it, unless that takes longer.
    #[expect(clippy::disallowed_methods, reason = "the one place that waits")]
    pub(crate) async fn timeout<T>(
        &self,
        time: Duration,
        of: impl Future<Output = T>,
    ) -> Option<T> {
        tokio::time::timeout(time, of).await.ok()
    }

    /// Ticks at once and then every so often; a tick that comes late delays the others.
    #[expect(clippy::disallowed_methods, reason = "the one place that waits")]
    pub(crate) fn interval(&self, time: Duration) -> tokio::time::Interval {
        let mut interval = tokio::time::interval(time);
        interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        interval
    }

    /// Plays a game again, hashes or reads something of this size, in bytes or in rows times seats; if it is large, on
    /// another thread, where few do so at the same time.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        size: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        if size < SMALL_WORK { Ok(work()) } else { elsewhere(&self.replays, work).await }
    }

    /// Lets a bot think, on another thread.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        elsewhere(&self.thoughts, think).await
    }

    /// Works out what bots answer, this many bots times seats; if they are many, on another thread.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        size: usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        if size < FEW_ANSWERS { Ok(work()) } else { elsewhere(&self.answers, work).await }
    }

    /// Listens at a file that only this user can open.
    #[cfg(unix)]
    #[expect(clippy::disallowed_methods, reason = "the one place that listens")]
    pub(crate) fn listen_at(
        &self,
        path: &std::path::Path,
    ) -> io::Result<BoxStream<'static, io::Result<tokio::net::UnixStream>>> {
        use std::os::unix::fs::PermissionsExt as _;

        let listener = tokio::net::UnixListener::bind(path)?;
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
        let connections = futures::stream::unfold(listener, async |listener| {
            let accepted = listener.accept().await.map(|(stream, _)| stream);
            Some((accepted, listener))
        });
        Ok(connections.boxed())
    }

    /// Listens on an address.
    pub(crate) async fn listen(&self, address: &str) -> io::Result<Listener> {
        (self.listen)(address.to_owned()).await
    }
}

/// Does the work on another thread. It goes on, and counts, even if nobody waits for it any more.
#[expect(clippy::disallowed_methods, reason = "the one place that blocks a thread")]
async fn elsewhere<T: Send + 'static>(
    turns: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Unfinished> {
    let turn = Arc::clone(turns).acquire_owned().await.map_err(|_| Unfinished)?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(turn);
        done
    });
    done.await.map_err(|_| Unfinished)
}

/// Listens on an address of this machine.
#[expect(clippy::disallowed_methods, reason = "the one place that listens")]
async fn listen(address: String) -> io::Result<Listener> {
    let listener = TcpListener::bind(&address).await?;
    let address = listener.local_addr()?;
    let connections = futures::stream::unfold(listener, async |listener| {
        let accepted = listener.accept().await.map(|(stream, address)| {
            // Several small frames in a row must not wait for each other's receipts; without it, it is only slower.
            let _ = stream.set_nodelay(true);
            (Box::new(stream) as Box<dyn Stream>, address)
        });
        Some((accepted, listener))
    });
    Ok(Listener { address, connections: connections.boxed() })
}

impl Default for System {
    fn default() -> Self {
        Self::real()
    }
}

impl fmt::Debug for System {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("System").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_bytes_beside_other_draws() {
        let (one, other) = (System::seeded(1), System::seeded(1));
        let secrets = |system: &System| [system.random::<32>().unwrap(), system.random().unwrap()];
        other.random::<16>().unwrap();
        let drawn = secrets(&one);
        assert_eq!(drawn, secrets(&other));
        assert_ne!(drawn[0], drawn[1]);
        assert_ne!(drawn, secrets(&System::seeded(2)));
    }

    #[tokio::test(start_paused = true)]
    async fn its_time_is_tokios() {
        let system = System::real();
        let (start, minute) = (system.now(), Duration::from_secs(60));
        system.sleep(minute).await;
        assert_eq!(system.now() - start, minute);
        assert_eq!(system.timeout(minute, std::future::pending::<()>()).await, None);
        system.sleep_until(start + 3 * minute).await;
        assert_eq!(system.now() - start, 3 * minute);
        let mut interval = system.interval(minute);
        interval.tick().await;
        interval.tick().await;
        assert_eq!(system.now() - start, 4 * minute);
        let other = system.with_wall_clock(|| SystemTime::UNIX_EPOCH);
        assert_eq!(other.wall_clock(), SystemTime::UNIX_EPOCH);
    }

    #[tokio::test]
    async fn small_work_is_done_here_and_large_work_elsewhere_and_few_at_a_time() {
        let system = System::real().with_turns(Arc::new(Semaphore::new(1)));
        let thread = || std::thread::current().id();
        assert_eq!(system.work(SMALL_WORK - 1, thread).await, Ok(thread()));
        assert_ne!(system.work(SMALL_WORK, thread).await, Ok(thread()));
        assert_ne!(system.think(thread).await, Ok(thread()));
        // Work that nobody waits for any more holds its turn until it is done.
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (tell, told) = tokio::sync::oneshot::channel();
        let mut first = Box::pin(system.work(SMALL_WORK, move || {
            let _ = tell.send(());
            wait.recv()
        }));
        tokio::select! {
            biased;
            _ = &mut first => panic!("it waits"),
            told = told => told.unwrap(),
        }
        drop(first);
        assert_eq!(system.replays.available_permits(), 0);
        drop(go);
        assert_eq!(system.work(SMALL_WORK, || 7).await, Ok(7));
        // A panic harms nobody else.
        assert_eq!(
            system.work(SMALL_WORK, || panic!("on purpose")).await,
            Err::<(), _>(Unfinished)
        );
        assert_eq!(system.work(SMALL_WORK, || 8).await, Ok(8));
    }

    #[test]
    fn the_real_one_never_repeats() {
        let system = System::real();
        assert_ne!(system.random::<32>().unwrap(), system.random::<32>().unwrap());
    }
}
