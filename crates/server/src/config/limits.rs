//! How much is too much: every limit of the server, with its usual value. `docs/operating.md` explains them to hosts.
//!
//! A limit that people can run into is answered with a sentence (`wire::Denied`); the others make the server read or
//! send more slowly.

use crate::rate::Allowance;

/// This many people share one address, unless the host says otherwise: a classroom behind one router.
pub const PEOPLE_PER_ADDRESS: u32 = 100;

const KIB: u32 = 1024;
const MIB: u32 = 1024 * KIB;

/// The allowances for one thing: for one guest, for one address, and for everybody together.
#[derive(Clone, Copy, Debug)]
pub struct Shares {
    /// For one guest, on all of their sockets.
    pub guest: Allowance,
    /// For everybody who shares an address.
    pub address: Allowance,
    /// For everybody.
    pub total: Allowance,
}

impl Shares {
    const UNLIMITED: Self = Self {
        guest: Allowance::UNLIMITED,
        address: Allowance::UNLIMITED,
        total: Allowance::UNLIMITED,
    };
}

/// Every limit.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at the same time, sockets among them.
    pub connections: u32,
    /// The same from one address.
    pub connections_per_address: u32,
    /// Sockets at the same time.
    pub sockets: u32,
    /// The same from one address.
    pub sockets_per_address: u32,
    /// The same of one guest.
    pub sockets_per_guest: u32,
    /// Guests, and addresses, whose use is remembered at the same time.
    pub payers: u32,
    /// Tables in memory; above it, those go that nobody has open.
    pub tables_in_memory: u32,
    /// The same by rows: long games take more memory. Above twice as many, no table is loaded.
    pub rows_in_memory: u32,
    /// Rows of one table before its start.
    pub rows_before_start: u32,
    /// The same of one person who did not make the table.
    pub rows_before_start_per_person: u32,
    /// Acts of one seat in one game. People make a few hundred.
    pub acts_per_seat: u32,
    /// Rows times seats of one uploaded game.
    pub work_per_upload: u32,
    /// Bytes of unfinished messages, of all sockets together.
    pub unfinished_bytes: u32,
    /// Frames that come on one socket; most cost one, an upload costs thirty.
    pub frames_per_socket: Allowance,
    /// Bytes sent on one socket; whoever draws more is read and answered later.
    pub sent_per_socket: Allowance,
    /// Bytes sent, pages included.
    pub sent: Shares,
    /// Sockets opened.
    pub opened: Shares,
    /// Tables set up. What a guest used is given back when the table starts.
    pub tables: Shares,
    /// Bytes of rows stored at a table's request, the moves of bots excepted.
    pub stored: Shares,
    /// Names stored.
    pub names: Shares,
    /// Cookies revoked.
    pub revocations: Shares,
    /// Rows times seats played again, for uploads and for tables that were not in memory.
    pub work: Shares,
    /// Bots that answer, times the seats of their table, at the tables of one guest; no address pays for them.
    pub bots: Shares,
}

impl Limits {
    /// The usual limits, where so many people share one address.
    #[must_use]
    pub fn for_people(people: u32) -> Self {
        let address = |person: Allowance| person.times(people);
        Self {
            connections: 16_000,
            connections_per_address: people.saturating_mul(10),
            sockets: 12_000,
            sockets_per_address: people.saturating_mul(4),
            sockets_per_guest: 20,
            payers: 100_000,
            tables_in_memory: 20_000,
            rows_in_memory: 2_000_000,
            rows_before_start: 1_000,
            rows_before_start_per_person: 100,
            acts_per_seat: 3_000,
            work_per_upload: 1_000_000,
            unfinished_bytes: 64 * MIB,
            frames_per_socket: Allowance::new(60, 3),
            sent_per_socket: Allowance::new(2 * MIB, 8),
            sent: Shares {
                guest: Allowance::new(4 * MIB, 8),
                address: address(Allowance::new(5 * MIB / 2, 60)),
                total: Allowance::new(512 * MIB, 16),
            },
            opened: Shares {
                guest: Allowance::new(60, 60),
                address: address(Allowance::new(4, 40)),
                total: Allowance::new(12_000, 60),
            },
            tables: Shares {
                guest: Allowance::new(10, 3_600),
                address: address(Allowance::new(2, 200)),
                total: Allowance::new(1_000, 200),
            },
            stored: Shares {
                guest: Allowance::new(256 * KIB, 240),
                address: address(Allowance::new(256 * KIB, 240)),
                total: Allowance::new(256 * MIB, 500),
            },
            names: Shares {
                guest: Allowance::new(10, 60),
                address: address(Allowance::new(3, 300)),
                total: Allowance::new(3_000, 300),
            },
            revocations: Shares {
                guest: Allowance::new(3, 60),
                address: address(Allowance::new(1, 1_000)),
                total: Allowance::new(1_000, 1_000),
            },
            work: Shares {
                guest: Allowance::new(2_000_000, 600),
                address: address(Allowance::new(30_000, 120)),
                total: Allowance::new(4_000_000, 40),
            },
            bots: Shares {
                guest: Allowance::new(100_000, 60),
                address: Allowance::UNLIMITED,
                total: Allowance::new(10_000_000, 60),
            },
        }
    }

    /// Nothing is too much, except for one frame or one game; for tests and measurements.
    #[must_use]
    pub fn unlimited() -> Self {
        Self {
            connections: u32::MAX,
            connections_per_address: u32::MAX,
            sockets: u32::MAX,
            sockets_per_address: u32::MAX,
            sockets_per_guest: u32::MAX,
            tables_in_memory: u32::MAX,
            rows_in_memory: u32::MAX,
            rows_before_start: u32::MAX,
            rows_before_start_per_person: u32::MAX,
            acts_per_seat: u32::MAX,
            frames_per_socket: Allowance::UNLIMITED,
            sent_per_socket: Allowance::UNLIMITED,
            sent: Shares::UNLIMITED,
            opened: Shares::UNLIMITED,
            tables: Shares::UNLIMITED,
            stored: Shares::UNLIMITED,
            names: Shares::UNLIMITED,
            revocations: Shares::UNLIMITED,
            work: Shares::UNLIMITED,
            bots: Shares::UNLIMITED,
            ..Self::for_people(PEOPLE_PER_ADDRESS)
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::for_people(PEOPLE_PER_ADDRESS)
    }
}
