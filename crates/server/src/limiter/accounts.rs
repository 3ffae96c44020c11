//! Accounts by guest or by address: only so many are remembered, however many there are.
//!
//! Whoever has something open keeps an account. When there is no room for another one, those go first that have
//! nothing to pay, and then those that were asked for least recently; what they owe is forgotten, and the limits for
//! everybody together still hold.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use super::account::Account;

/// Accounts of one kind.
pub struct Accounts<K> {
    most: usize,
    all: Mutex<HashMap<K, Entry>>,
}

struct Entry {
    account: Arc<Account>,
    asked: Instant,
}

impl Entry {
    /// Does nobody else hold it?
    fn is_unused(&self) -> bool {
        Arc::strong_count(&self.account) == 1
    }
}

impl<K: Copy + Eq + Hash> Accounts<K> {
    pub fn new(most: usize) -> Self {
        Self { most, all: Mutex::default() }
    }

    /// The account of this one.
    pub fn of(&self, key: K, now: Instant) -> Arc<Account> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= self.most && !all.contains_key(&key) {
            make_room(&mut all, self.most, now);
        }
        let blank = || Entry { account: Arc::new(Account::new(now)), asked: now };
        let entry = all.entry(key).or_insert_with(blank);
        entry.asked = now;
        Arc::clone(&entry.account)
    }

    pub fn sweep(&self, now: Instant) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        drop_blank(&mut all, now);
        all.shrink_to_fit();
    }

    pub fn len(&self) -> usize {
        self.all.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

fn drop_blank<K: Eq + Hash>(all: &mut HashMap<K, Entry>, now: Instant) {
    all.retain(|_, entry| !entry.is_unused() || !entry.account.is_blank(now));
}

/// A quarter goes at once, so that this is seldom done.
fn make_room<K: Copy + Eq + Hash>(all: &mut HashMap<K, Entry>, most: usize, now: Instant) {
    drop_blank(all, now);
    let left = most - most / 4;
    let Some(excess) = all.len().checked_sub(left).filter(|excess| *excess > 0) else { return };
    let unused = all.iter().filter(|(_, entry)| entry.is_unused());
    let mut unused: Vec<_> = unused.map(|(key, entry)| (entry.asked, *key)).collect();
    let excess = excess.min(unused.len());
    if let Some(last) = excess.checked_sub(1) {
        unused.select_nth_unstable_by_key(last, |(asked, _)| *asked);
    }
    for (_, key) in unused.into_iter().take(excess) {
        all.remove(&key);
    }
}
