//! What whoever watches the server can read: counts, never names.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// All counters of a house.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Tables that were found to be damaged since the start.
    pub damaged: Gauge,
    /// Frames that came in.
    pub frames: Counter,
    /// Rows that were stored: of tables, people and names, new, changed or erased.
    pub rows: Counter,
    /// Answers that the rules or the table refused.
    pub refused: Counter,
    /// How often somebody had to wait for saying too much at once.
    pub throttled: Counter,
    /// Sockets that were closed for what came over them.
    pub offences: Counter,
    /// Writes that the store did not take.
    pub store_failures: Counter,
    /// Seconds from an answer to its being stored.
    pub stored_after: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("spymaster");
        let (sockets, tables, damaged) = (Gauge::default(), Gauge::default(), Gauge::default());
        registry.register("sockets", "Open sockets", sockets.clone());
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("damaged_tables", "Tables found to be damaged", damaged.clone());
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let frames = counter("frames", "Frames that came in");
        let rows = counter("rows", "Rows that were stored");
        let refused = counter("refused", "Answers that were refused");
        let throttled = counter("throttled", "Waits of those who say too much at once");
        let offences = counter("offences", "Sockets closed for what came over them");
        let store_failures = counter("store_failures", "Writes that the store did not take");
        let stored_after = Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        registry.register("stored_after", "Seconds until stored", stored_after.clone());
        Self {
            registry,
            sockets,
            tables,
            damaged,
            frames,
            rows,
            refused,
            throttled,
            offences,
            store_failures,
            stored_after,
        }
    }
}

impl Metrics {
    /// In the text form that Prometheus reads.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut out, &self.registry);
        out
    }
}
