//! A stopwatch that is not misled by a busy machine.

use std::time::{Duration, Instant};

/// Times longer than this are told in time on the processor.
const LONG: Duration = Duration::from_millis(2);
/// The system knows that time to so much; it is added, so that nothing is told as shorter than it was.
const TICK: Duration = Duration::from_millis(4);

/// A stopwatch.
pub struct Watch {
    begun: Instant,
    before: Option<Duration>,
}

impl Watch {
    pub fn start() -> Self {
        Self { before: on_processor(), begun: Instant::now() }
    }

    /// How long it took; if long, and where the system tells it, without the time others had the processor.
    pub fn stop(&self) -> Duration {
        let time = self.begun.elapsed();
        if time < LONG {
            return time;
        }
        let spent = on_processor().zip(self.before).map(|(after, before)| after - before);
        spent.map_or(time, |spent| time.min(spent + TICK))
    }
}

/// Time that this thread was on a processor.
fn on_processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
