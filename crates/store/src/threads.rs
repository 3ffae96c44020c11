//! Where a store's threads come from: the operating system, or what a test puts in its place.

use std::fmt;
use std::io;
use std::sync::Arc;

/// What a thread does.
pub type Work = Box<dyn FnOnce() + Send>;

/// Waits until a thread has ended.
pub type Join = Box<dyn FnOnce() + Send + Sync>;

type Start = dyn Fn(&str, Work) -> io::Result<Join> + Send + Sync;

/// Starts threads; passed to whoever needs some.
#[derive(Clone)]
pub struct Threads(Arc<Start>);

impl Threads {
    /// Those of the operating system.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "the one place that starts threads")]
    pub fn real() -> Self {
        Self::new(|name, work| {
            let thread = std::thread::Builder::new().name(name.to_owned()).spawn(work)?;
            // A thread that has panicked has nothing left to do.
            Ok(Box::new(move || drop(thread.join())))
        })
    }

    /// Threads that this starts under a name.
    pub fn new(start: impl Fn(&str, Work) -> io::Result<Join> + Send + Sync + 'static) -> Self {
        Self(Arc::new(start))
    }

    pub(crate) fn start(&self, name: &str, work: Work) -> io::Result<Join> {
        (self.0)(name, work)
    }
}

impl fmt::Debug for Threads {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Threads").finish_non_exhaustive()
    }
}
