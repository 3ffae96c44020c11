//! Counts the frames of a socket below its messages.
//!
//! A message may come in any number of frames, and frames may be empty. Whoever reads messages notices none of that,
//! so that a client could keep the server busy for nothing. Here every frame is seen: a message may have only so many,
//! and each after the first is paid for.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A message of more frames than this is not read to its end.
const MOST_FRAMES: u32 = 64;

/// Messages up to this size are always read; so much memory every socket has.
const SMALL_MESSAGE: u32 = 8 * 1024;

/// The head of a frame is never longer: two bytes, eight of length, four of mask.
const LONGEST_HEAD: usize = 14;

/// The bytes of all unfinished messages together, and how many there may be.
#[derive(Debug)]
pub struct Unfinished {
    bytes: AtomicU32,
    most: u32,
}

impl Unfinished {
    pub const fn new(most: u32) -> Self {
        Self { bytes: AtomicU32::new(0), most }
    }

    fn add(&self, bytes: u32) -> bool {
        let more = |sum: u32| sum.checked_add(bytes).filter(|sum| *sum <= self.most);
        self.bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }

    fn remove(&self, bytes: u32) {
        self.bytes.fetch_sub(bytes, Ordering::Relaxed);
    }
}

/// A connection whose frames are counted as they are read.
pub struct Frames<S> {
    inner: S,
    unfinished: Arc<Unfinished>,
    head: [u8; LONGEST_HEAD],
    head_length: usize,
    /// Bytes of the current frame that are still to come, its head excepted.
    left: u64,
    /// Is the current frame the last of its message?
    ends: bool,
    /// Of the current message: how many frames it has, and how many bytes they have.
    frames: u32,
    bytes: u32,
    /// How many of these are counted with all unfinished messages.
    counted: u32,
    /// Frames after the first of a message that nobody has paid for yet.
    unpaid: u32,
}

impl<S> Frames<S> {
    pub const fn new(inner: S, unfinished: Arc<Unfinished>) -> Self {
        Self {
            inner,
            unfinished,
            head: [0; LONGEST_HEAD],
            head_length: 0,
            left: 0,
            ends: false,
            frames: 0,
            bytes: 0,
            counted: 0,
            unpaid: 0,
        }
    }

    /// How many frames have come since this was asked last, the first of each message excepted.
    pub const fn take_unpaid(&mut self) -> u32 {
        std::mem::replace(&mut self.unpaid, 0)
    }

    /// Looks at bytes that were read; false where they are too much.
    fn look(&mut self, mut bytes: &[u8]) -> bool {
        while !bytes.is_empty() {
            if self.left > 0 {
                let skipped = usize::try_from(self.left).unwrap_or(usize::MAX).min(bytes.len());
                bytes = bytes.get(skipped..).unwrap_or_default();
                self.left -= skipped as u64;
                self.finish();
            } else if let Some((first, rest)) = bytes.split_first() {
                bytes = rest;
                if let Some(place) = self.head.get_mut(self.head_length) {
                    *place = *first;
                }
                self.head_length += 1;
                if self.head_length == self.whole_head() {
                    self.head_length = 0;
                    if !self.begin() {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// How long the head is, as far as its first bytes tell.
    const fn whole_head(&self) -> usize {
        let [_, second, ..] = self.head;
        if self.head_length < 2 {
            return 2;
        }
        let length = match second & 0x7f {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        2 + length + if second & 0x80 == 0 { 0 } else { 4 }
    }

    /// A frame begins: its head is whole.
    fn begin(&mut self) -> bool {
        let [first, second, a, b, c, d, e, f, g, h, ..] = self.head;
        self.left = match second & 0x7f {
            126 => u64::from(u16::from_be_bytes([a, b])),
            127 => u64::from_be_bytes([a, b, c, d, e, f, g, h]),
            short => short.into(),
        };
        let is_control = first & 0x08 != 0;
        self.ends = first & 0x80 != 0 && !is_control;
        if is_control {
            // Pings and pongs come between the frames of a message; each is read as a message of its own.
            return true;
        }
        self.frames += 1;
        self.unpaid = self.unpaid.saturating_add(u32::from(self.frames > 1));
        self.bytes = self.bytes.saturating_add(u32::try_from(self.left).unwrap_or(u32::MAX));
        if self.frames > MOST_FRAMES || !self.count() {
            return false;
        }
        self.finish();
        true
    }

    /// Counts the message with all the others, unless it is small.
    fn count(&mut self) -> bool {
        let wanted = if self.bytes <= SMALL_MESSAGE { 0 } else { self.bytes };
        let fits = self.unfinished.add(wanted - self.counted);
        if fits {
            self.counted = wanted;
        }
        fits
    }

    /// Forgets the message, if all of it has come.
    fn finish(&mut self) {
        if self.ends && self.left == 0 {
            self.unfinished.remove(std::mem::replace(&mut self.counted, 0));
            (self.ends, self.frames, self.bytes) = (false, 0, 0);
        }
    }
}

impl<S> Drop for Frames<S> {
    fn drop(&mut self) {
        self.unfinished.remove(self.counted);
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Frames<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let done = Pin::new(&mut self.inner).poll_read(context, into);
        if let Poll::Ready(Ok(())) = done {
            let read = into.filled().get(before..).unwrap_or_default();
            if !self.look(read) {
                let error = io::Error::new(io::ErrorKind::InvalidData, "too many frames");
                return Poll::Ready(Err(error));
            }
        }
        done
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Frames<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

    use super::*;

    const MOST: u32 = 200_000;

    fn frames() -> Frames<tokio::io::Empty> {
        Frames::new(tokio::io::empty(), Arc::new(Unfinished::new(MOST)))
    }

    /// A frame as a browser sends it.
    fn sent(mut frame: Frame) -> Vec<u8> {
        frame.header_mut().mask = Some([1, 2, 3, 4]);
        let mut bytes = Vec::new();
        frame.format(&mut bytes).unwrap();
        bytes
    }

    fn data(code: Data, length: usize, ends: bool) -> Vec<u8> {
        sent(Frame::message(vec![7; length], OpCode::Data(code), ends))
    }

    #[test]
    fn whole_messages_of_any_size_cost_nothing_extra_however_they_arrive() {
        let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];
        let all: Vec<u8> = lengths.iter().flat_map(|&it| data(Data::Binary, it, true)).collect();
        for part in [1, 2, 3, 7, 4_096, all.len()] {
            let mut frames = frames();
            assert!(all.chunks(part).all(|part| frames.look(part)), "in parts of {part}");
            assert_eq!((frames.take_unpaid(), frames.left, frames.head_length), (0, 0, 0));
            assert_eq!(frames.unfinished.bytes.load(Ordering::Relaxed), 0);
        }
    }

    #[test]
    fn fragments_are_paid_for_and_only_so_many_are_read() {
        let mut frames = frames();
        assert!(frames.look(&data(Data::Text, 5, false)));
        for _ in 0..62 {
            // A pong between them is none of them.
            assert!(frames.look(&sent(Frame::pong(vec![7; 3]))));
            assert!(frames.look(&data(Data::Continue, 0, false)));
        }
        assert!(frames.look(&data(Data::Continue, 0, true)));
        assert_eq!(frames.take_unpaid(), 63);
        // The next message begins to count from the start.
        assert!(frames.look(&data(Data::Text, 5, false)));
        for _ in 0..63 {
            assert!(frames.look(&data(Data::Continue, 0, false)));
        }
        assert!(!frames.look(&data(Data::Continue, 0, false)));
    }

    #[test]
    fn unfinished_messages_share_a_bounded_memory() {
        let all = Arc::new(Unfinished::new(MOST));
        let socket = || Frames::new(tokio::io::empty(), Arc::clone(&all));
        let (mut one, mut other) = (socket(), socket());
        // Only the head has come, but the memory is set aside.
        let head = |bytes: Vec<u8>| bytes[..14].to_vec();
        assert!(one.look(&head(data(Data::Binary, 150_000, true))));
        assert!(!other.look(&head(data(Data::Binary, 150_000, true))));
        // What is small always fits.
        let mut third = socket();
        assert!(third.look(&data(Data::Binary, 8_000, true)));
        drop(one);
        assert!(socket().look(&head(data(Data::Binary, 150_000, true))));
        // In pieces it is the same.
        let mut pieces = socket();
        assert!(pieces.look(&data(Data::Binary, 120_000, false)));
        assert!(!pieces.look(&data(Data::Continue, 120_000, true)));
        drop((pieces, other, third));
        assert_eq!(all.bytes.load(Ordering::Relaxed), 0);
    }
}
