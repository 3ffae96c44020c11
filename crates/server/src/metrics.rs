//! What whoever watches the server can read: counts, never names.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Which limit, and of whom: a guest, an address, or everybody together.
type Limit = [(&'static str, &'static str); 2];

/// All counters of a house.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Open connections, sockets among them.
    pub connections: Gauge,
    /// Open sockets.
    pub sockets: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Their rows.
    pub rows_in_memory: Gauge,
    /// Tables that were found to be damaged since the start.
    pub damaged: Gauge,
    /// Guests and addresses whose use is remembered.
    pub payers: Gauge,
    /// Messages that came in.
    pub frames: Counter,
    /// Further frames of messages that came in several.
    pub fragments: Counter,
    /// Bytes that were sent on sockets.
    pub sent: Counter,
    /// Rows that were stored: of tables, people and names, new, changed or erased.
    pub rows: Counter,
    /// Answers that the rules or the table refused.
    pub refused: Counter,
    /// How often somebody had to wait for saying or drawing too much at once.
    pub throttled: Counter,
    /// How often somebody ran into a limit.
    limited: Family<Limit, Counter>,
    /// Sockets that were closed for what came over them.
    pub offences: Counter,
    /// Requests for another host, or from pages of another origin.
    pub foreign: Counter,
    /// Failures of the system to give a connection.
    pub accept_failures: Counter,
    /// Reads and writes that the store did not do.
    pub store_failures: Counter,
    /// Seconds from an answer to its being stored.
    pub stored_after: Histogram,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("spymaster");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("connections", "Open connections, sockets among them");
        let sockets = gauge("sockets", "Open sockets");
        let tables = gauge("tables", "Tables in memory");
        let rows_in_memory = gauge("rows_in_memory", "Rows of tables in memory");
        let damaged = gauge("damaged_tables", "Tables found to be damaged");
        let payers = gauge("payers", "Guests and addresses whose use is remembered");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let frames = counter("frames", "Messages that came in");
        let fragments = counter("fragments", "Further frames of messages in several frames");
        let sent = counter("sent_bytes", "Bytes sent on sockets");
        let rows = counter("rows", "Rows that were stored");
        let refused = counter("refused", "Answers that were refused");
        let throttled = counter("throttled", "Waits of those who say or draw too much at once");
        let offences = counter("offences", "Sockets closed for what came over them");
        let foreign = counter("foreign", "Requests for another host or from another origin");
        let accept_failures = counter("accept_failures", "Connections that could not be accepted");
        let store_failures = counter("store_failures", "Failures of the store");
        let limited = Family::default();
        registry.register("limited", "How often a limit was reached", limited.clone());
        let stored_after = Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        registry.register("stored_after", "Seconds until stored", stored_after.clone());
        Self {
            registry,
            connections,
            sockets,
            tables,
            rows_in_memory,
            damaged,
            payers,
            frames,
            fragments,
            sent,
            rows,
            refused,
            throttled,
            limited,
            offences,
            foreign,
            accept_failures,
            store_failures,
            stored_after,
        }
    }
}

impl Metrics {
    /// Somebody ran into this limit of a guest, of an address, or of everybody together.
    pub fn limited(&self, limit: &'static str, of: &'static str) {
        self.limited.get_or_create(&[("limit", limit), ("of", of)]).inc();
    }

    /// In the text form that Prometheus reads.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut out, &self.registry);
        out
    }
}
