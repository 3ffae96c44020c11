//! What was measured, as one line of JSON.

use std::time::Duration;

/// One measurement; what has no meaning in a class is 0.
pub struct Row {
    pub server: &'static str,
    pub class: String,
    pub tables: u32,
    pub moves: u64,
    /// For so long moves were counted.
    pub time: Duration,
    /// The processor time that the server took meanwhile.
    pub cpu: Duration,
    pub times: Vec<Duration>,
    pub bytes: u64,
    pub rss: u64,
}

impl Row {
    pub fn new(class: &str, tables: u32) -> Self {
        Self {
            server: "spymaster",
            class: class.to_owned(),
            tables,
            moves: 0,
            time: Duration::ZERO,
            cpu: Duration::ZERO,
            times: Vec::new(),
            bytes: 0,
            rss: 0,
        }
    }

    pub fn json(mut self) -> String {
        self.times.sort();
        let part = |percent: usize| {
            let index = (self.times.len() * percent / 100).min(self.times.len().saturating_sub(1));
            self.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
        };
        let per = |time: Duration| self.moves as f64 / time.as_secs_f64().max(0.001);
        let (per_second, per_cpu) = (per(self.time), per(self.cpu));
        format!(
            "{{\"server\":\"{}\",\"tables\":{},\"class\":\"{}\",\"moves_per_second\":{per_second:.0},\
             \"moves_per_cpu_second\":{per_cpu:.0},\"p50_ms\":{:.2},\"p99_ms\":{:.2},\
             \"bytes_per_move\":{:.0},\"bytes\":{},\"seconds\":{:.2},\"rss_bytes\":{}}}",
            self.server,
            self.tables,
            self.class,
            part(50),
            part(99),
            self.bytes as f64 / self.moves.max(1) as f64,
            self.bytes,
            self.time.as_secs_f64(),
            self.rss,
        )
    }
}
