//! Who has used how much: of each guest, of each address, and of everybody together.
//!
//! A socket has a [`Payer`], which pays for what happens on it at all three. How much is too much is in
//! [`Limits`](crate::Limits).
//!
//! A few addresses must not use up what is there for everybody. So whoever comes from an address that has used little
//! of its own share may go beyond the share of everybody: for what is counted, the last quarter is theirs; for what
//! refills, up to [`DEBT`] times the share.

mod account;
mod accounts;

use std::sync::Arc;
use std::time::{Duration, Instant};

use account::Counted;
pub use account::{Account, Held, Kind};
use accounts::Accounts;

use crate::address::Address;
use crate::config::{Limits, Shares};
use crate::guest::GuestId;
use crate::rate::Allowance;

/// Those who have used little may go so many times the share of everybody beyond it.
const DEBT: u32 = 3;

/// Everybody's accounts.
pub struct Limiter {
    pub limits: Limits,
    guests: Accounts<u128>,
    addresses: Accounts<Address>,
    total: Arc<Account>,
}

/// Which of the three has used too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    Guest,
    Address,
    Total,
}

impl Level {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Address => "address",
            Self::Total => "total",
        }
    }
}

impl Limiter {
    pub fn new(limits: Limits, now: Instant) -> Self {
        let most = limits.payers as usize;
        Self {
            limits,
            guests: Accounts::new(most),
            addresses: Accounts::new(most),
            total: Arc::new(Account::new(now)),
        }
    }

    /// Counts a connection for as long as the answer is kept; from a trusted proxy, no address counts.
    pub fn connect(&self, from: Option<Address>, now: Instant) -> Result<Vec<Held>, Level> {
        let what = Counted::Connections;
        let Some(address) = from else {
            let total = self.total.hold(what, self.limits.connections).ok_or(Level::Total)?;
            return Ok(vec![total]);
        };
        let most = self.limits.connections_per_address;
        let account = self.addresses.of(address, now);
        let all = most_of_all(self.limits.connections, account.has_few(what, most));
        let own = account.hold(what, most).ok_or(Level::Address)?;
        Ok(vec![own, self.total.hold(what, all).ok_or(Level::Total)?])
    }

    /// Who pays for what this guest does from this address.
    pub fn payer(self: &Arc<Self>, guest: &str, address: Address, now: Instant) -> Payer {
        Payer {
            from: address,
            limiter: Arc::clone(self),
            guest: self.guest(guest, now),
            address: self.address(address, now),
        }
    }

    /// The account of an address.
    pub fn address(&self, address: Address, now: Instant) -> Arc<Account> {
        self.addresses.of(address, now)
    }

    fn guest(&self, guest: &str, now: Instant) -> Arc<Account> {
        // Every id is 32 hex digits; whatever else there were would share one account.
        self.guests.of(u128::from_str_radix(guest, 16).unwrap_or(0), now)
    }

    /// A table that this guest had set up is waiting no more.
    pub fn table_started(&self, host: &GuestId, now: Instant) {
        let of = self.limits.tables.guest;
        self.guest(host, now).give_back(Kind::Tables, of, 1, now);
    }

    /// Charges what the bots of a table do to the guest who made it and to everybody. If one of the two has used too
    /// much, it says who, and how long until this is paid for. Bots that are few never wait for everybody: a crowd of
    /// full tables must not hold up the others.
    pub fn charge_bots(
        &self,
        maker: Option<&GuestId>,
        amount: u32,
        are_few: bool,
        now: Instant,
    ) -> Option<(Level, Duration)> {
        let Shares { guest, total, .. } = self.shares(Kind::Bots);
        let charged = |account: &Account, of: Allowance| {
            account.charge(Kind::Bots, of, amount, now);
            account.wait(Kind::Bots, of, now)
        };
        let own = maker.and_then(|maker| charged(&self.guest(maker, now), guest));
        let all = charged(&self.total, total).filter(|_| !are_few);
        let waits = [own.map(|wait| (Level::Guest, wait)), all.map(|wait| (Level::Total, wait))];
        waits.into_iter().flatten().max_by_key(|(_, wait)| *wait)
    }

    /// Forgets everybody who has nothing open and nothing to pay.
    pub fn sweep(&self, now: Instant) {
        self.guests.sweep(now);
        self.addresses.sweep(now);
    }

    /// How many guests and addresses are remembered.
    pub fn remembered(&self) -> usize {
        self.guests.len() + self.addresses.len()
    }

    const fn shares(&self, kind: Kind) -> Shares {
        let limits = &self.limits;
        match kind {
            Kind::Sent => limits.sent,
            Kind::Opened => limits.opened,
            Kind::Tables => limits.tables,
            Kind::Stored => limits.stored,
            Kind::Names => limits.names,
            Kind::Revocations => limits.revocations,
            Kind::Work => limits.work,
            Kind::Bots => limits.bots,
        }
    }
}

/// How many there may be in all, for an address that has few and for one that has many.
const fn most_of_all(most: u32, has_few: bool) -> u32 {
    if has_few { most } else { most - most / 4 }
}

/// A guest at an address.
#[derive(Clone)]
pub struct Payer {
    /// For the log.
    pub from: Address,
    limiter: Arc<Limiter>,
    guest: Arc<Account>,
    address: Arc<Account>,
}

impl Payer {
    fn levels(&self, kind: Kind) -> [(Level, &Account, Allowance); 3] {
        let Shares { guest, address, total } = self.limiter.shares(kind);
        [
            (Level::Guest, &self.guest, guest),
            (Level::Address, &self.address, address),
            (Level::Total, &self.limiter.total, total),
        ]
    }

    /// Takes this much, if all three have it; otherwise says who has not.
    pub fn take(&self, kind: Kind, amount: u32, now: Instant) -> Result<(), Level> {
        let levels = self.levels(kind);
        for (place, (level, account, of)) in levels.iter().enumerate() {
            let taken = match level {
                Level::Guest | Level::Address => account.take(kind, *of, amount, now),
                Level::Total => {
                    let [_, (_, address, share), _] = levels;
                    let debt = if address.is_modest(kind, share, now) { DEBT } else { 0 };
                    account.overdraw(kind, *of, amount, debt, now)
                }
            };
            if !taken {
                for (_, account, of) in levels.iter().take(place) {
                    account.give_back(kind, *of, amount, now);
                }
                return Err(*level);
            }
        }
        Ok(())
    }

    /// Takes this much whether it is there or not.
    pub fn charge(&self, kind: Kind, amount: u32, now: Instant) {
        for (_, account, of) in self.levels(kind) {
            account.charge(kind, of, amount, now);
        }
    }

    /// Puts back what was taken for nothing.
    pub fn give_back(&self, kind: Kind, amount: u32, now: Instant) {
        for (_, account, of) in self.levels(kind) {
            account.give_back(kind, of, amount, now);
        }
    }

    /// How long until what was charged is paid for: by the guest and the address or, for `everybody`, by all.
    pub fn wait(&self, kind: Kind, everybody: bool, now: Instant) -> Option<Duration> {
        let levels = self.levels(kind).into_iter();
        let asked = levels.filter(|(level, ..)| everybody || *level != Level::Total);
        asked.filter_map(|(_, account, of)| account.wait(kind, of, now)).max()
    }

    /// Counts a socket for as long as the answer is kept.
    pub fn hold_socket(&self) -> Result<Vec<Held>, Level> {
        let limits = &self.limiter.limits;
        let has_few = self.address.has_few(Counted::Sockets, limits.sockets_per_address);
        let most = [
            (Level::Guest, &self.guest, limits.sockets_per_guest),
            (Level::Address, &self.address, limits.sockets_per_address),
            (Level::Total, &self.limiter.total, most_of_all(limits.sockets, has_few)),
        ];
        let held =
            most.map(|(level, account, most)| account.hold(Counted::Sockets, most).ok_or(level));
        held.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::account::KINDS;
    use super::*;
    use crate::system::System;

    fn address(number: u32) -> Address {
        Address::V4(number)
    }

    #[test]
    fn a_million_addresses_use_bounded_memory() {
        let now = System::real().now();
        let limits = Limits { payers: 1_000, ..Limits::default() };
        let limiter = Arc::new(Limiter::new(limits, now));
        let mut most = 0;
        // One of them has a socket open all the while, and owes something.
        let payer = limiter.payer("0", address(0), now);
        let held = payer.hold_socket().unwrap();
        payer.charge(Kind::Sent, u32::MAX, now);
        for number in 1..1_000_000 {
            // A new guest each time, who uses something: nothing is full again by itself.
            let other = limiter.payer(&format!("{number:x}"), address(number), now);
            other.charge(Kind::Names, 1, now);
            most = most.max(limiter.remembered());
        }
        assert!(most <= 2_000, "{most} are remembered");
        let same = limiter.payer("0", address(0), now);
        assert!(
            same.wait(Kind::Sent, false, now).is_some(),
            "somebody with a socket is not forgotten"
        );
        drop(held);
        drop((payer, same));
        // All is paid, and nobody is there.
        limiter.sweep(now + Duration::from_secs(1_000_000));
        assert_eq!(limiter.remembered(), 0);
    }

    #[test]
    fn what_one_level_refuses_costs_the_others_nothing() {
        let now = System::real().now();
        let one = Allowance::new(1, 60);
        let tables = Shares { guest: Allowance::new(2, 60), address: one, total: one };
        let limiter = Arc::new(Limiter::new(Limits { tables, ..Limits::default() }, now));
        let here = limiter.payer("a", address(1), now);
        assert_eq!(here.take(Kind::Tables, 1, now), Ok(()));
        assert_eq!(here.take(Kind::Tables, 1, now), Err(Level::Address));
        // The same guest at another address, where everybody together has used it up; the address did not pay.
        let there = limiter.payer("a", address(2), now);
        assert_eq!(there.take(Kind::Tables, 1, now), Err(Level::Total));
        there.give_back(Kind::Tables, 1, now);
        here.give_back(Kind::Tables, 1, now);
        assert_eq!(there.take(Kind::Tables, 1, now), Ok(()));
    }

    #[test]
    fn a_few_addresses_do_not_use_up_what_is_there_for_everybody() {
        let now = System::real().now();
        let limits = Limits::default();
        let limiter = Arc::new(Limiter::new(limits, now));
        let payer =
            |guest: u32, number: u32| limiter.payer(&format!("{guest:x}"), address(number), now);
        // Eight addresses set up all the tables that they can, with a new guest for each.
        let mut made = 0;
        for guest in 0..4_000 {
            made += u32::from(payer(guest, 1 + guest % 8).take(Kind::Tables, 1, now).is_ok());
        }
        assert_eq!(made, limits.tables.total.amount);
        assert_eq!(payer(9_000, 1).take(Kind::Tables, 1, now), Err(Level::Total));
        // A classroom elsewhere goes on; all together still have a bound.
        for guest in 10_000..10_025 {
            assert_eq!(payer(guest, 100).take(Kind::Tables, 1, now), Ok(()));
        }
        for guest in 20_000..40_000 {
            made += u32::from(payer(guest, guest).take(Kind::Tables, 1, now).is_ok());
        }
        assert_eq!(made + 25, (1 + DEBT) * limits.tables.total.amount);

        // The same for connections and sockets.
        let mut held = Vec::new();
        for number in 0..40_000 {
            held.extend(limiter.connect(Some(address(number % 20)), now));
            let payer = payer(number, number % 40);
            held.extend(payer.hold_socket());
        }
        assert!(matches!(limiter.connect(Some(address(1)), now), Err(Level::Total)));
        assert!(matches!(payer(50_000, 1).hold_socket(), Err(Level::Total)));
        assert!(limiter.connect(Some(address(100)), now).is_ok());
        assert!(payer(50_001, 100).hold_socket().is_ok());
    }

    #[test]
    fn connections_and_sockets_count_while_they_are_there() {
        let now = System::real().now();
        let limits = Limits {
            connections: 3,
            connections_per_address: 2,
            sockets: 3,
            sockets_per_address: 2,
            sockets_per_guest: 1,
            ..Limits::default()
        };
        let limiter = Arc::new(Limiter::new(limits, now));
        let connect = |number| limiter.connect(Some(address(number)), now);
        let first = [connect(1).unwrap(), connect(1).unwrap()];
        assert!(matches!(connect(1), Err(Level::Address)));
        let proxy = limiter.connect(None, now).unwrap();
        assert!(matches!(connect(2), Err(Level::Total)));
        drop(proxy);
        assert!(connect(2).is_ok());
        drop(first);
        assert!(connect(1).is_ok());

        let ann = limiter.payer("a", address(1), now);
        let socket = ann.hold_socket().unwrap();
        assert!(matches!(ann.hold_socket(), Err(Level::Guest)));
        let bob = limiter.payer("b", address(1), now).hold_socket().unwrap();
        assert!(matches!(limiter.payer("c", address(1), now).hold_socket(), Err(Level::Address)));
        drop((socket, bob));
        assert!(ann.hold_socket().is_ok());
    }

    #[test]
    fn a_started_table_waits_no_more() {
        let now = System::real().now();
        let limiter = Arc::new(Limiter::new(Limits::default(), now));
        let payer = limiter.payer("a", address(1), now);
        for _ in 0..10 {
            assert_eq!(payer.take(Kind::Tables, 1, now), Ok(()));
        }
        assert_eq!(payer.take(Kind::Tables, 1, now), Err(Level::Guest));
        limiter.table_started(&"a".to_owned(), now);
        assert_eq!(payer.take(Kind::Tables, 1, now), Ok(()));
    }

    #[test]
    fn a_classroom_behind_one_router_is_served() {
        let now = System::real().now();
        let limiter = Arc::new(Limiter::new(Limits::default(), now));
        let mut held = Vec::new();
        for number in 0..100 {
            // A page, its files over six connections, and two tabs with a socket each.
            for _ in 0..8 {
                held.extend(limiter.connect(Some(address(1)), now).unwrap());
            }
            let payer = limiter.payer(&format!("{number:x}"), address(1), now);
            payer.charge(Kind::Sent, 1_500_000, now);
            for _ in 0..2 {
                payer.take(Kind::Opened, 1, now).unwrap();
                held.extend(payer.hold_socket().unwrap());
            }
            payer.take(Kind::Names, 2, now).unwrap();
            payer.take(Kind::Tables, 1, now).unwrap();
            payer.take(Kind::Stored, 20_000, now).unwrap();
            assert_eq!(payer.wait(Kind::Sent, true, now), None);
        }
    }

    #[test]
    fn shares_are_named_once() {
        let names: std::collections::BTreeSet<_> = KINDS.iter().map(|kind| kind.name()).collect();
        assert_eq!(names.len(), KINDS.len());
    }
}
