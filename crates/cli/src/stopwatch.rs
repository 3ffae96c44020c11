//! A stopwatch that is not misled by a busy machine: it leaves out the time that others had the processor.
//!
//! Only some systems tell that time, and only to a few milliseconds; elsewhere, and for what is short, it is the wall
//! clock.

use std::fs;
use std::time::{Duration, Instant};

/// What is shorter is told by the wall clock.
const SHORT: Duration = Duration::from_millis(2);
/// To so much the system knows the time; it is added, so that nothing is told as shorter than it was.
const TICK: Duration = Duration::from_millis(4);

pub struct Stopwatch {
    before: Option<Duration>,
    begun: Instant,
}

impl Stopwatch {
    pub fn start() -> Self {
        Self { before: on_processor(), begun: Instant::now() }
    }

    pub fn stop(&self) -> Duration {
        let time = self.begun.elapsed();
        if time < SHORT {
            return time;
        }
        let spent = on_processor().zip(self.before);
        let spent = spent.and_then(|(after, before)| after.checked_sub(before));
        spent.map_or(time, |spent| time.min(spent + TICK))
    }
}

/// Time that this thread was on a processor.
fn on_processor() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_asleep_is_left_out_where_the_system_tells_it() {
        let watch = Stopwatch::start();
        std::thread::sleep(Duration::from_millis(60));
        let (told, all) = (watch.stop(), watch.begun.elapsed());
        assert!(told <= all && all >= Duration::from_millis(60));
        assert!(on_processor().is_none() || told < Duration::from_millis(60), "{told:?}");
    }
}
