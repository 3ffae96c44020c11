//! Which guests have sockets open, so that all sockets of one guest can be closed at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;
use wire::Close;

use crate::guest::GuestId;

/// For each guest with an open socket, a way to tell all of that guest's sockets to close.
type Open = HashMap<GuestId, watch::Sender<Option<Close>>>;

/// All open sockets, by guest.
#[derive(Clone, Debug, Default)]
pub struct Visits(Arc<Mutex<Open>>);

/// One open socket, from its first frame to its last.
#[derive(Debug)]
pub struct Visit {
    guest: GuestId,
    told: Option<watch::Receiver<Option<Close>>>,
    all: Visits,
}

impl Visits {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more socket of this guest.
    pub fn begin(&self, guest: &GuestId) -> Visit {
        let mut open = self.open();
        let sender = open.entry(guest.clone()).or_insert_with(|| watch::Sender::new(None));
        Visit { guest: guest.clone(), told: Some(sender.subscribe()), all: self.clone() }
    }

    /// Tells every socket of this guest to close for this reason, and waits until all of them have.
    pub async fn end_all(&self, guest: &str, why: Close) {
        let sender = self.open().remove(guest);
        if let Some(sender) = sender {
            sender.send_replace(Some(why));
            sender.closed().await;
        }
    }
}

impl Visit {
    /// Resolves once this socket has to close, with the reason.
    pub async fn ended(&mut self) -> Close {
        if let Some(told) = &mut self.told
            && let Ok(why) = told.wait_for(Option::is_some).await
            && let Some(why) = *why
        {
            return why;
        }
        // Nobody can say it any more: that is an end too.
        Close::Stopping
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.told = None;
        let mut open = self.all.open();
        if open.get(&self.guest).is_some_and(|sender| sender.receiver_count() == 0) {
            open.remove(&self.guest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_sockets_of_a_guest_end_and_no_others_and_nothing_is_kept_of_them() {
        let visits = Visits::default();
        let (ann, bob) = ("ann".to_owned(), "bob".to_owned());
        let (mut one, mut two, other) =
            (visits.begin(&ann), visits.begin(&ann), visits.begin(&bob));
        let leaving = async move {
            assert_eq!(one.ended().await, Close::Forgotten);
            drop(one);
            two.ended().await;
        };
        tokio::join!(visits.end_all("ann", Close::Forgotten), leaving);
        assert_eq!(visits.open().keys().collect::<Vec<_>>(), [&bob]);
        visits.end_all("nobody", Close::Banned).await;
        drop(other);
        assert!(visits.open().is_empty());
        // A new socket is not told what an old one was told.
        let mut again = visits.begin(&ann);
        let told = again.told.as_mut().map(|told| *told.borrow_and_update());
        assert_eq!(told, Some(None));
    }
}
