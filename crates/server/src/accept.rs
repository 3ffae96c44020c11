//! The accept loop: takes connections, refuses those that are too many, and serves HTTP on the others.
//!
//! Nobody holds a connection for nothing: there is a time limit for the head of a request, for waiting between two of
//! them, and for a reader who does not read. Once the server stops, every connection ends within the time for that.

mod line;

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use futures::StreamExt as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::{TowerToHyperService, TowerToHyperServiceFuture};
use tokio::sync::{mpsc, watch};

use crate::front::{Front, Peer};
use crate::house::stopped;
use crate::system::{Listener, Stream};
use line::Line;

/// Longer heads of requests are refused.
const LONGEST_HEAD: usize = 16 * 1024;

/// After a failure of the system the next connection is tried for after this time.
const PAUSE: Duration = Duration::from_millis(250);

/// Serves connections until the server stops, and waits for the last of them.
pub async fn serve(
    front: Front,
    mut listener: Listener,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) {
    let (alive, mut ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.connections.next() => accepted,
            () = stopped(&mut stopping) => break,
        };
        match accepted {
            Some(Ok((stream, peer))) => {
                if let Some(line) = admit(&front, stream, peer) {
                    let serving = attend(
                        front.clone(),
                        line,
                        PerConnection {
                            router: TowerToHyperService::new(router.clone()),
                            peer: peer.ip(),
                        },
                        stopping.clone(),
                    );
                    let alive = alive.clone();
                    tokio::spawn(async move {
                        serving.await;
                        drop(alive);
                    });
                }
            }
            Some(Err(error)) if is_of_the_client(&error) => {}
            Some(Err(error)) => {
                front.metrics.accept_failures.inc();
                if let Some(left_out) = front.logs.accepting.due(front.system.now()) {
                    tracing::error!(%error, left_out, "no connection can be accepted; are too many files open?");
                }
                tokio::select! {
                    () = front.system.sleep(PAUSE) => {}
                    () = stopped(&mut stopping) => break,
                }
            }
            None => break,
        }
    }
    drop((listener, alive));
    // Nobody sends anything: it is over when every connection has dropped its end.
    let _ = ended.recv().await;
}

/// Did the client go away before it was accepted? That is no failure of the system.
fn is_of_the_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Counts a connection, or refuses it.
fn admit(front: &Front, stream: Box<dyn Stream>, peer: SocketAddr) -> Option<Line> {
    let now = front.system.now();
    match front.limiter.connect(front.counted(peer), now) {
        Ok(held) => Some(Line::new(stream, held, front.metrics.connections.clone())),
        Err(level) => {
            front.metrics.limited("connections", level.name());
            if let Some(left_out) = front.logs.crowded.due(now) {
                let level = level.name();
                tracing::warn!(address = %peer.ip(), level, left_out, "too many connections");
            }
            None
        }
    }
}

/// Serves one connection until it ends, becomes a socket, or has to be cut off.
async fn attend(
    front: Front,
    line: Line,
    service: PerConnection,
    mut stopping: watch::Receiver<bool>,
) {
    let moved = line.moved();
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(front.config.head).max_buf_size(LONGEST_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(line), service).with_upgrades());
    let mut limit = pin!(front.system.sleep(front.config.stall));
    let (mut before, mut stops) = (count(&moved), false);
    loop {
        tokio::select! {
            // A client that breaks off or speaks no HTTP is its own concern.
            _ = connection.as_mut() => return,
            () = stopped(&mut stopping), if !stops => {
                stops = true;
                connection.as_mut().graceful_shutdown();
                limit.set(front.system.sleep(front.config.stop));
            }
            () = limit.as_mut() => {
                let now = count(&moved);
                if stops || now == before {
                    return;
                }
                before = now;
                limit.set(front.system.sleep(front.config.stall));
            }
        }
    }
}

fn count(moved: &Arc<AtomicU32>) -> u32 {
    moved.load(Ordering::Relaxed)
}

/// The router, told from where a request comes.
struct PerConnection {
    router: TowerToHyperService<Router>,
    peer: IpAddr,
}

type HyperRequest = hyper::Request<Incoming>;

impl Service<HyperRequest> for PerConnection {
    type Response = axum::response::Response;
    type Error = std::convert::Infallible;
    type Future = TowerToHyperServiceFuture<Router, HyperRequest>;

    fn call(&self, mut request: HyperRequest) -> Self::Future {
        request.extensions_mut().insert(Peer(self.peer));
        self.router.call(request)
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
    use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

    use super::*;
    use crate::config::{Config, Limits};
    use crate::system::System;

    type Arrival = io::Result<(Box<dyn Stream>, SocketAddr)>;

    /// A server whose connections come from a test, and whose time is that of the test.
    struct Site {
        front: Front,
        arrive: UnboundedSender<Arrival>,
        stop: watch::Sender<bool>,
        serving: tokio::task::JoinHandle<()>,
    }

    impl Site {
        fn new(limits: Limits) -> Self {
            let front = Front::new(System::real(), Config { limits, ..Config::default() });
            let (arrive, arriving) = unbounded_channel::<Arrival>();
            let connections = futures::stream::unfold(arriving, async |mut arriving| {
                Some((arriving.recv().await?, arriving))
            });
            let address = SocketAddr::from(([127, 0, 0, 1], 80));
            let listener = Listener { address, connections: connections.boxed() };
            let router = Router::new()
                .route("/", get(async || "hello"))
                .route("/long", get(async || "x".repeat(1_000_000)));
            let (stop, stopping) = watch::channel(false);
            let serving = tokio::spawn(serve(front.clone(), listener, router, stopping));
            Self { front, arrive, stop, serving }
        }

        fn connect(&self, last: u8) -> DuplexStream {
            let (ours, theirs) = duplex(1_024);
            let peer = SocketAddr::from(([192, 0, 2, last], 5_000));
            self.arrive.send(Ok((Box::new(theirs), peer))).unwrap();
            ours
        }

        /// How long until the other end closes it, from now on.
        async fn until_closed(&self, line: &mut DuplexStream) -> Duration {
            let begun = self.front.system.now();
            let mut bytes = Vec::new();
            let _ = line.read_to_end(&mut bytes).await;
            self.front.system.now() - begun
        }
    }

    async fn ask(line: &mut DuplexStream, path: &str) -> String {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = vec![0; 1_024];
        let length = line.read(&mut answer).await.unwrap();
        String::from_utf8_lossy(&answer[..length]).into_owned()
    }

    const TEN: Duration = Duration::from_secs(10);

    #[tokio::test(start_paused = true)]
    async fn half_requests_silence_and_idle_connections_end_after_ten_seconds() {
        let site = Site::new(Limits::default());
        let mut silent = site.connect(1);
        assert_eq!(site.until_closed(&mut silent).await, TEN);
        // A byte now and then does not help.
        let mut half = site.connect(1);
        half.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        let begun = site.front.system.now();
        let drip = async {
            loop {
                site.front.system.sleep(Duration::from_secs(2)).await;
                if half.write_all(b"x").await.is_err() {
                    return site.front.system.now() - begun;
                }
            }
        };
        assert!(drip.await <= TEN + Duration::from_secs(2));
        let mut idle = site.connect(1);
        assert!(ask(&mut idle, "/").await.ends_with("hello"));
        site.front.system.sleep(Duration::from_secs(9)).await;
        assert!(ask(&mut idle, "/").await.ends_with("hello"), "it may be used again");
        assert_eq!(site.until_closed(&mut idle).await, TEN);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_does_not_read_is_cut_off() {
        let site = Site::new(Limits::default());
        let mut lazy = site.connect(1);
        assert!(ask(&mut lazy, "/long").await.starts_with("HTTP/1.1 200"));
        assert_eq!(site.front.metrics.connections.get(), 1);
        site.front.system.sleep(2 * site.front.config.stall + Duration::from_secs(1)).await;
        assert_eq!(site.front.metrics.connections.get(), 0);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_there_the_server_stops_in_time() {
        let site = Site::new(Limits::default());
        let mut half = site.connect(1);
        half.write_all(b"GET / HTTP/1.1\r\nHo").await.unwrap();
        let mut lazy = site.connect(2);
        ask(&mut lazy, "/long").await;
        let mut idle = site.connect(3);
        ask(&mut idle, "/").await;
        let silent = site.connect(4);
        tokio::task::yield_now().await;
        let begun = site.front.system.now();
        site.stop.send_replace(true);
        site.serving.await.unwrap();
        let took = site.front.system.now() - begun;
        assert!(took <= site.front.config.stop, "{took:?}");
        drop((half, lazy, idle, silent));
    }

    #[tokio::test(start_paused = true)]
    async fn too_many_connections_are_refused_and_counted() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let site = Site::new(limits);
        let mut first = [site.connect(1), site.connect(1)];
        for line in &mut first {
            assert!(ask(line, "/").await.ends_with("hello"));
        }
        let mut refused = site.connect(1);
        assert_eq!(
            site.until_closed(&mut refused).await,
            Duration::ZERO,
            "too many of one address"
        );
        let mut other = site.connect(2);
        assert!(ask(&mut other, "/").await.ends_with("hello"));
        let mut refused = site.connect(3);
        assert_eq!(site.until_closed(&mut refused).await, Duration::ZERO, "too many at all");
        drop(first);
        // Whoever leaves makes room.
        while site.front.metrics.connections.get() > 1 {
            tokio::task::yield_now().await;
        }
        assert!(ask(&mut site.connect(1), "/").await.ends_with("hello"));
        let text = site.front.metrics.text();
        for level in ["address", "total"] {
            let line = format!("spymaster_limited_total{{limit=\"connections\",of=\"{level}\"}} 1");
            assert!(text.contains(&line), "{text}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn when_no_file_can_be_opened_it_tries_again_later() {
        let site = Site::new(Limits::default());
        let begun = site.front.system.now();
        for _ in 0..40 {
            // EMFILE: too many open files.
            site.arrive.send(Err(io::Error::from_raw_os_error(24))).unwrap();
        }
        let mut line = site.connect(1);
        assert!(ask(&mut line, "/").await.ends_with("hello"));
        assert_eq!(
            site.front.system.now() - begun,
            40 * PAUSE,
            "the system is not asked in a loop"
        );
        assert_eq!(site.front.metrics.accept_failures.get(), 40);
        // A client that went away is no reason to wait.
        let gone = io::Error::from(io::ErrorKind::ConnectionAborted);
        site.arrive.send(Err(gone)).unwrap();
        assert!(ask(&mut site.connect(1), "/").await.ends_with("hello"));
        assert_eq!(site.front.metrics.accept_failures.get(), 40);
    }

    #[tokio::test(start_paused = true)]
    async fn a_long_head_is_refused() {
        let site = Site::new(Limits::default());
        let mut line = site.connect(1);
        let head = format!("GET / HTTP/1.1\r\nhost: x\r\na: {}\r\n\r\n", "x".repeat(LONGEST_HEAD));
        let (mut reading, mut writing) = tokio::io::split(line);
        let write = async {
            let _ = writing.write_all(head.as_bytes()).await;
        };
        let mut answer = String::new();
        let read = async {
            let _ = reading.read_to_string(&mut answer).await;
        };
        tokio::join!(write, read);
        assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
        line = site.connect(1);
        assert!(ask(&mut line, "/").await.ends_with("hello"));
    }
}
