//! How a socket comes to its table: it sets one up, brings a game, or opens one that is there.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use game::Playable;
use store::{Kept, Write};
use wire::{Denied, Links, ToClient, ToClientOf, ToServer, ToServerOf, Unfit, Upload};

use super::{Connection, End, Open};
use crate::failure::denied_by;
use crate::limiter::Kind;
use crate::room::{Party, Reader, Room, Trouble, new_table, upload_work, uploaded_table};

/// No name of a table and no token is longer.
const LONGEST_NAME: usize = 64;

/// What somebody pays who asks for a table that does not let them in: its rows had to be read.
const WORK_PER_REFUSAL: u32 = 4_000;

/// What a request costs besides its frame and its rows.
pub(super) enum Bill {
    Nothing,
    /// A table, which is paid for already.
    Table,
    /// Rows times seats to be played again.
    Work(u32),
}

impl<G: Playable> Connection<G> {
    /// What a request will cost, unless this guest cannot pay for it.
    pub(super) fn bill(&self, room: &Room<G>, frame: &ToServerOf<G>) -> Result<Bill, Denied> {
        match frame {
            ToServer::Rematch => self.take(Kind::Tables, 1).map(|()| Bill::Table),
            ToServer::Start | ToServer::StartWithout(_) => self.bill_work(room.work_to_start()),
            ToServer::Record if !room.has_record() => self.bill_work(room.work()),
            _ => Ok(Bill::Nothing),
        }
    }

    fn bill_work(&self, work: u32) -> Result<Bill, Denied> {
        match work {
            0 => Ok(Bill::Nothing),
            _ if self.owes_work() => Err(Denied::TooFast),
            work => Ok(Bill::Work(work)),
        }
    }

    /// Pays for what was done.
    pub(super) fn settle(&self, bill: &Bill, replies: &[ToClientOf<G>]) {
        let now = self.hall.shared.system.now();
        let denied = replies.iter().any(|reply| matches!(reply, ToClient::Denied(_)));
        match bill {
            Bill::Table if denied => self.payer.give_back(Kind::Tables, 1, now),
            Bill::Work(work) if !denied => self.payer.charge(Kind::Work, *work, now),
            Bill::Nothing | Bill::Table | Bill::Work(_) => {}
        }
    }

    /// Was more played again for this guest or this address than they may ask for?
    fn owes_work(&self) -> bool {
        self.payer.wait(Kind::Work, false, self.hall.shared.system.now()).is_some()
    }

    pub(super) async fn create(&mut self, options: &G::Options) -> Result<(), End> {
        if let Err(refusal) = table::Table::check(&self.hall.game, options) {
            return self.say(&ToClient::BadOptions(refusal)).await;
        }
        if let Err(why) = self.take(Kind::Tables, 1) {
            return self.deny(why).await;
        }
        let hall = &self.hall;
        let made = new_table(&hall.shared.system, &hall.game, options, Party::of(&self.guest), &[]);
        let Ok((kept, links)) = made else {
            return self.deny(Denied::Failed).await;
        };
        self.set_up(kept, links).await
    }

    /// Takes a game over that was begun elsewhere.
    pub(super) async fn upload(
        &mut self,
        upload: Upload<G::Options, G::Action>,
    ) -> Result<(), End> {
        let shared = Arc::clone(&self.hall.shared);
        let Ok(game) = self.hall.game(upload.rules) else {
            return self.say(&ToClient::BadUpload(Unfit::Rules(upload.rules))).await;
        };
        let work = match upload_work(&game, &upload, shared.limiter.limits.work_per_upload) {
            Ok(work) => work,
            Err(why) => return self.say(&ToClient::BadUpload(why)).await,
        };
        if shared.is_memory_full(2) {
            return self.deny(Denied::TooFast).await;
        }
        if let Err(why) = self.take(Kind::Work, work).and_then(|()| self.take(Kind::Tables, 1)) {
            return self.deny(why).await;
        }
        let (system, guest) = (shared.system.clone(), self.guest.clone());
        let replay = move || uploaded_table(&system, &game, &upload, &guest);
        match shared.system.work(work as usize, replay).await {
            Ok(Ok((kept, links))) => self.set_up(kept, links).await,
            other => {
                self.payer.give_back(Kind::Tables, 1, shared.system.now());
                match other {
                    Ok(Err(Trouble::Unfit(why))) => self.say(&ToClient::BadUpload(why)).await,
                    Ok(Ok(_) | Err(Trouble::NoRandomness(_))) | Err(_) => {
                        self.deny(Denied::Failed).await
                    }
                }
            }
        }
    }

    /// Stores a new table and opens it.
    async fn set_up(&mut self, kept: Kept, links: Links) -> Result<(), End> {
        let shared = Arc::clone(&self.hall.shared);
        let write = Write::Create { kept: kept.clone(), day: shared.system.today() };
        if let Err(error) = shared.write(write).await {
            return self.deny(denied_by(&error)).await;
        }
        self.say(&ToClient::Links(links)).await?;
        let opened = match self.hall.take_in(kept).await {
            Ok(room) => self.attach(room, None, 0),
            Err(_) => Err(Denied::Failed),
        };
        match opened {
            Ok(()) => Ok(()),
            Err(why) => self.deny(why).await,
        }
    }

    pub(super) async fn open_table(
        &mut self,
        table: &str,
        token: Option<&str>,
        heard: u32,
    ) -> Result<(), End> {
        let shared = Arc::clone(&self.hall.shared);
        let (begun, here) = (shared.system.now(), self.hall.is_in_memory(table));
        let opened = self.try_open(table, token, heard, here).await;
        // Nor does the time of a refusal say whether the table is in memory.
        if !here || opened.is_err() {
            shared.end_of_beat(begun).await;
        }
        match opened {
            Ok(()) => Ok(()),
            Err(why) => self.deny(why).await,
        }
    }

    async fn try_open(
        &mut self,
        table: &str,
        token: Option<&str>,
        heard: u32,
        here: bool,
    ) -> Result<(), Denied> {
        if table.len() > LONGEST_NAME || token.is_some_and(|token| token.len() > LONGEST_NAME) {
            return Err(Denied::NoTable);
        }
        let shared = Arc::clone(&self.hall.shared);
        // Tables in memory are open also to somebody who may have none loaded now; but whether a table is in memory
        // is nobody's business, so those without a right to it hear the same as for one that is not.
        let bound = self.owes_work() || shared.is_memory_full(2);
        if !here && bound {
            return Err(Denied::TooFast);
        }
        let no_table = if bound { Denied::TooFast } else { Denied::NoTable };
        let opened = match self.hall.open_for(table, &self.guest, token).await {
            Ok(Some(room)) => {
                if !here {
                    self.payer.charge(Kind::Work, room.work(), shared.system.now());
                }
                let back = match token {
                    Some(token) => room.come_back(&self.guest, token, &self.payer).await,
                    None => Ok(()),
                };
                back.and_then(|()| self.attach(room, token, heard))
            }
            Ok(None) => Err(Denied::NoTable),
            Err(error) => Err(denied_by(&error)),
        };
        opened.map_err(|why| match why {
            Denied::NoTable => {
                // The same whatever that table is, and whether there is one: it says nothing about it.
                if !bound {
                    self.payer.charge(Kind::Work, WORK_PER_REFUSAL, shared.system.now());
                }
                no_table
            }
            why => why,
        })
    }

    fn attach(
        &mut self,
        room: Arc<Room<G>>,
        token: Option<&str>,
        heard: u32,
    ) -> Result<(), Denied> {
        let reader = Reader { encoding: self.encoding, patches: self.patches };
        let key = room.attach(&self.guest, &self.name, token, heard, reader, &self.wake)?;
        self.open = Some(Open { room, key });
        Ok(())
    }
}
