//! One accepted connection: its bytes, whether any have moved, and its place among the connections that are counted.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll};

use prometheus_client::metrics::gauge::Gauge;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::limiter::Held;
use crate::system::Stream;

/// A connection; it is counted until this is dropped, also after it has become a socket.
pub struct Line {
    stream: Box<dyn Stream>,
    moved: Arc<AtomicU32>,
    _held: Vec<Held>,
    open: Gauge,
}

impl Line {
    pub fn new(stream: Box<dyn Stream>, held: Vec<Held>, open: Gauge) -> Self {
        open.inc();
        Self { stream, moved: Arc::default(), _held: held, open }
    }

    /// Changes whenever bytes were read or written.
    pub fn moved(&self) -> Arc<AtomicU32> {
        Arc::clone(&self.moved)
    }

    fn note(&self, bytes: usize) {
        if bytes > 0 {
            self.moved.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.open.dec();
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let done = Pin::new(&mut self.stream).poll_read(context, into);
        self.note(into.filled().len() - before);
        done
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        if let Poll::Ready(Ok(count)) = &done {
            self.note(*count);
        }
        done
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        if let Poll::Ready(Ok(count)) = &done {
            self.note(*count);
        }
        done
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
