//! Who is host: the person who made the table. While that person has been away for longer than the grace period, the
//! first seated person who is connected is host, so that nobody waits for somebody who does not come.

use std::sync::Arc;

use game::Playable;

use super::Room;
use super::inner::Inner;

impl<G: Playable> Inner<G> {
    /// The person who decides now.
    pub fn host(&self) -> u32 {
        let made_it = self.facts.host;
        if !(self.hosting_passed || self.facts.is_forgotten(made_it))
            || self.guests.is_here(made_it)
        {
            return made_it;
        }
        let mut sitting = self.facts.chairs.iter().filter_map(|chair| chair.person);
        sitting.find(|person| self.guests.is_here(*person)).unwrap_or(made_it)
    }

    /// Does anybody sit there but the person who decides?
    pub fn others_sit(&self) -> bool {
        let host = self.host();
        self.facts.chairs.iter().filter_map(|chair| chair.person).any(|person| person != host)
    }

    /// May this guest start, send somebody away and change options?
    pub fn is_host(&self, guest: &str) -> bool {
        self.facts.person_of(guest) == Some(self.host())
    }
}

impl<G: Playable> Room<G> {
    /// After the time of grace hosting passes on, unless the person who made the table is there or was in between.
    pub fn await_host(self: &Arc<Self>) {
        let (room, grace) = (Arc::downgrade(self), self.shared.config.grace);
        let system = self.shared.system.clone();
        let left = system.now();
        self.inner().host_left = Some(left);
        tokio::spawn(async move {
            system.sleep(grace).await;
            let Some(room) = room.upgrade() else { return };
            let mut inner = room.inner();
            if inner.host_left == Some(left) {
                inner.hosting_passed = true;
                inner.version += 1;
                inner.guests.wake_all();
            }
        });
    }
}
