//! The end of a socket: says why, and waits a moment for the answer.

use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use wire::Close;

use crate::socket::closing;
use crate::system::System;

/// How long somebody who is sent away has to read why.
const FAREWELL: Duration = Duration::from_secs(2);

/// How many more messages are read meanwhile: nobody pays for them.
const MOST_MESSAGES: usize = 64;

/// Says why a socket is closed. The other side answers; without reading that, what was sent last could be lost.
pub async fn farewell<S: AsyncRead + AsyncWrite + Unpin>(
    system: &System,
    socket: &mut WebSocketStream<S>,
    why: Close,
) {
    let last = async {
        socket.send(closing(why)).await.ok()?;
        for _ in 0..MOST_MESSAGES {
            socket.next().await?.ok()?;
        }
        Some(())
    };
    let _ = system.timeout(FAREWELL, last).await;
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::io::{AsyncWriteExt as _, duplex};
    use tokio_tungstenite::tungstenite::protocol::Role;

    use super::*;

    /// A ping without content, as a client sends it.
    const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
    /// How many of them the line holds.
    const ROOM: usize = 32;

    #[tokio::test]
    async fn somebody_who_goes_on_talking_is_not_listened_to() {
        let (near, mut far) = duplex(ROOM * PING.len());
        let mut socket = WebSocketStream::from_raw_socket(near, Role::Server, None).await;
        let sent = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&sent);
        let flood = tokio::spawn(async move {
            while far.write_all(&PING).await.is_ok() {
                count.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
            }
        });
        farewell(&System::seeded(1), &mut socket, Close::Unreadable).await;
        drop(socket);
        flood.await.unwrap();
        // What was read, what the line and the reader's buffer held, and no more.
        let most = MOST_MESSAGES + 2 * ROOM + 128 * 1024 / PING.len();
        let sent = sent.load(Ordering::Relaxed);
        assert!((MOST_MESSAGES..most).contains(&sent), "{sent}");
    }
}
