//! When to stop: Ctrl-C, or the signal that a system sends to its services.

use std::io;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlBreak, CtrlC, ctrl_break, ctrl_c};

/// What is listened for from the moment this exists, so that no signal is missed.
#[derive(Debug)]
pub struct Signals {
    #[cfg(unix)]
    interrupt: Signal,
    #[cfg(unix)]
    other: Signal,
    #[cfg(windows)]
    interrupt: CtrlC,
    #[cfg(windows)]
    other: CtrlBreak,
}

impl Signals {
    /// Begins to listen; needs a runtime around it.
    pub fn hear() -> io::Result<Self> {
        #[cfg(unix)]
        let (interrupt, other) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        #[cfg(windows)]
        let (interrupt, other) = (ctrl_c()?, ctrl_break()?);
        Ok(Self { interrupt, other })
    }

    /// Resolves once somebody asks the server to stop.
    pub async fn asked(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.other.recv() => {}
        }
    }
}
