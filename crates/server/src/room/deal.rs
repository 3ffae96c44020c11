//! The deal: everybody commits, the host starts the game, browsers reveal their shares, and the seed comes of them.
//!
//! Shares are kept in memory until all are there, and stored together with the start. If one is missing when the time
//! is up, the table waits again: the next round has another secret, and everybody commits to another share.

use std::sync::Arc;
use std::time::Duration;
use std::time::Instant;

use game::{Playable, Seat, Seed};
use table::{Bytes, Commitment, DealRound, Sitter, bytes_from_hex};
use wire::{DealInfo, Denied, Share as Shown, Stage};

use super::Room;
use super::facts::{Chair, Facts, Row};
use super::inner::{Inner, millis_until};
use super::plan::{Plan, Reply, denied, no_randomness};

/// Delay before a round is ended again after the store has failed.
const BREATH: Duration = Duration::from_secs(1);

/// What the person on a chair adds to the deal of the next start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Nothing.
    Nothing,
    /// This person has contributed to an earlier round and has not committed to this one yet.
    Awaited,
    /// The share with this hash.
    Committed(Bytes),
}

impl Share {
    /// As somebody says it on sitting down; nothing where it is no hash.
    pub fn read(commitment: Option<&str>) -> Option<Self> {
        match commitment {
            None => Some(Self::Nothing),
            Some(text) => bytes_from_hex(text).map(Self::Committed),
        }
    }
}

/// The commitments of a stored row.
pub fn read_commitments(
    commitments: &[Option<String>],
    without: &[Seat],
) -> Option<Vec<Commitment>> {
    let read = |(seat, text): (Seat, &Option<String>)| match text {
        _ if without.contains(&seat) => Some(Commitment::LeftOut),
        None => Some(Commitment::Nothing),
        Some(text) => bytes_from_hex(text).map(Commitment::Share),
    };
    (0..).map(Seat).zip(commitments).map(read).collect()
}

fn hex(bytes: Bytes) -> String {
    Seed(bytes).to_string()
}

/// The seats of a deal that have to reveal something.
fn contributing(dealing: &[Commitment]) -> impl Iterator<Item = (Seat, Bytes)> {
    (0..).map(Seat).zip(dealing).filter_map(|(seat, one)| match one {
        Commitment::Share(hash) => Some((seat, *hash)),
        Commitment::Nothing | Commitment::LeftOut => None,
    })
}

impl<O> Facts<O> {
    /// The present round of the deal at the table with this name.
    pub const fn deal_round<'a>(&self, table: &'a str) -> DealRound<'a> {
        DealRound { table, round: self.round }
    }

    /// The seats that the host left out.
    pub fn left_out(&self) -> Vec<Seat> {
        let all = (0..).map(Seat).zip(self.dealing.iter().flatten());
        all.filter(|(_, one)| **one == Commitment::LeftOut).map(|(seat, _)| seat).collect()
    }

    /// What the server has committed to; a game that was started in format 1 has another hash.
    pub fn commitment(&self, table: &str) -> String {
        match (&self.uploaded, &self.start, &self.dealing) {
            // Its chance does not come from here.
            (Some(_), _, _) => String::new(),
            (None, Some(_), None) => self.secret.commitment(),
            (None, _, _) => hex(self.deal_round(table).server_commitment(&self.secret)),
        }
    }
}

impl<G: Playable> Inner<G> {
    /// Is the deal under way?
    pub const fn is_dealing(&self) -> bool {
        self.facts.dealing.is_some() && self.facts.start.is_none()
    }

    /// The deal as everybody sees it before the game has begun.
    pub fn deal_info(&self, now: Instant) -> Option<DealInfo> {
        if self.facts.uploaded.is_some() || self.facts.start.is_some() {
            return None;
        }
        let waiting = |chair: &Chair| match chair.share {
            Share::Nothing => Shown::Nothing,
            Share::Awaited => Shown::Awaited,
            Share::Committed(hash) => Shown::Committed { commitment: hex(hash), revealed: false },
        };
        let dealing = |(seat, one): (Seat, &Commitment)| match one {
            Commitment::Nothing => Shown::Nothing,
            Commitment::LeftOut => Shown::LeftOut,
            Commitment::Share(hash) => Shown::Committed {
                commitment: hex(*hash),
                revealed: self.revealed.contains_key(&seat),
            },
        };
        let shares = match &self.facts.dealing {
            None => self.facts.chairs.iter().map(waiting).collect(),
            Some(all) => (0..).map(Seat).zip(all).map(dealing).collect(),
        };
        let until = self.dealt_until.filter(|_| self.is_dealing());
        Some(DealInfo {
            round: self.facts.round,
            shares,
            missing: self.facts.missing.clone(),
            left: until.map(|until| millis_until(until, now)),
        })
    }

    /// Somebody commits to another share.
    pub fn commit_again(&self, seat: Seat, commitment: String) -> Result<Plan<G>, Reply<G>> {
        self.at(Stage::Waiting)?;
        if self.facts.uploaded.is_some() {
            // What is dealt already needs no shares.
            return Err(denied(Denied::WrongStage));
        }
        bytes_from_hex(&commitment).ok_or_else(|| denied(Denied::BadText))?;
        Ok(Plan::rows(vec![Row::Committed { seat, commitment }]))
    }

    /// The host starts the game, without the shares of these seats.
    pub fn start(&self, id: &str, without: &[Seat]) -> Result<Plan<G>, Reply<G>> {
        let chairs = &self.facts.chairs;
        if chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Err(denied(Denied::EmptyChair));
        }
        if chairs.iter().all(|chair| chair.sitter != Sitter::Person) {
            return Err(denied(Denied::NobodySits));
        }
        // Nobody plays by options that were changed in the last moment.
        let now = self.system.now();
        if self.others_sit()
            && self.options_changed.is_some_and(|changed| changed + self.settle > now)
        {
            return Err(denied(Denied::OptionsChanged));
        }
        if let Some((seed, _)) = &self.facts.uploaded {
            // Nobody's chance goes into what is dealt already.
            let entropy = vec![None; chairs.len()];
            return Ok(Plan::started(vec![Row::Started { seed: seed.to_string(), entropy }]));
        }
        let sits = |seat: &Seat| chairs.get(seat.index()).is_some_and(|one| one.person.is_some());
        if !without.iter().all(sits) {
            return Err(denied(Denied::NoSeat));
        }
        // Nobody is left out who is there and has failed at nothing. After a round that failed, browsers have time to
        // commit again: otherwise a host who fails on purpose could leave out people who had revealed.
        let is_late = self.undealt + self.reveal <= now;
        let answers = |seat: &Seat| {
            let chair = chairs.get(seat.index());
            chair.is_some_and(|chair| {
                let may_contribute = match chair.share {
                    Share::Nothing => false,
                    Share::Awaited => !is_late,
                    Share::Committed(_) => true,
                };
                self.is_present(chair) && may_contribute && !self.facts.missing.contains(seat)
            })
        };
        if without.iter().any(answers) {
            return Err(denied(Denied::ShareAwaited));
        }
        let mut dealing = Vec::new();
        for (seat, chair) in (0..).map(Seat).zip(chairs) {
            dealing.push(match (chair.share, without.contains(&seat)) {
                (Share::Nothing, _) => Commitment::Nothing,
                (Share::Awaited | Share::Committed(_), true) => Commitment::LeftOut,
                (Share::Awaited, false) => return Err(denied(Denied::ShareAwaited)),
                (Share::Committed(hash), false) => Commitment::Share(hash),
            });
        }
        let numbered = (0..).map(Seat).zip(&dealing);
        let left_out = numbered.filter(|(_, one)| **one == Commitment::LeftOut);
        let row = Row::Dealing {
            without: left_out.map(|(seat, _)| seat).collect(),
            commitments: dealing
                .iter()
                .map(|one| match one {
                    Commitment::Share(hash) => Some(hex(*hash)),
                    Commitment::Nothing | Commitment::LeftOut => None,
                })
                .collect(),
        };
        if contributing(&dealing).next().is_some() {
            return Ok(Plan::rows(vec![row]));
        }
        // Nobody has anything to reveal.
        Ok(Plan::started(vec![row, self.started(id, vec![None; chairs.len()])]))
    }

    fn started(&self, id: &str, shares: Vec<Option<Bytes>>) -> Row<G::Options> {
        let seed = self.facts.deal_round(id).seed(&self.facts.secret, &shares).to_string();
        Row::Started { seed, entropy: shares.into_iter().map(|share| share.map(hex)).collect() }
    }

    /// The start, once every share is there.
    fn dealt(&self, id: &str) -> Option<Row<G::Options>> {
        let dealing = self.facts.dealing.as_ref()?;
        if !contributing(dealing).all(|(seat, _)| self.revealed.contains_key(&seat)) {
            return None;
        }
        let seats = (0..).map(Seat).zip(dealing);
        let shares = seats.map(|(seat, _)| self.revealed.get(&seat).copied()).collect();
        Some(self.started(id, shares))
    }

    /// Somebody reveals a share. It must be the one that was committed to; nobody else is shown it.
    pub fn reveal(&mut self, id: &str, seat: Seat, share: &str) -> Result<Plan<G>, Reply<G>> {
        let share = bytes_from_hex(share).ok_or_else(|| denied(Denied::BadText))?;
        let dealt = self.facts.start.as_ref().map(|(_, shares)| shares);
        if dealt.is_some_and(|shares| shares.get(seat.index()) == Some(&Some(share))) {
            // It was sent twice, and is part of the deal.
            return Ok(Plan::rows(Vec::new()));
        }
        self.at(Stage::Dealing)?;
        let hash = self.facts.deal_round(id).commitment(seat, &share);
        let fixed = self.facts.dealing.as_ref().and_then(|all| all.get(seat.index()));
        if fixed != Some(&Commitment::Share(hash)) {
            return Err(denied(Denied::WrongShare));
        }
        if self.revealed.insert(seat, share).is_none() {
            self.version += 1;
        }
        Ok(match self.dealt(id) {
            Some(started) => Plan::started(vec![started]),
            None => Plan::rows(Vec::new()),
        })
    }

    /// The time of this round is up: the table waits again, unless every share is there after all.
    fn end_round(&self, id: &str, round: u32) -> Result<Plan<G>, Reply<G>> {
        let dealing = self.facts.dealing.as_ref().filter(|_| self.deals_in() == Some(round));
        let dealing = dealing.ok_or_else(|| denied(Denied::WrongStage))?;
        if let Some(started) = self.dealt(id) {
            return Ok(Plan::started(vec![started]));
        }
        let all = contributing(dealing).map(|(seat, _)| seat);
        let missing = all.filter(|seat| !self.revealed.contains_key(seat)).collect();
        let secret = hex(self.system.random().map_err(no_randomness::<G>)?);
        Ok(Plan::rows(vec![Row::Undealt { missing, secret }]))
    }

    /// The round whose shares are being revealed.
    fn deals_in(&self) -> Option<u32> {
        (self.is_dealing() && !self.stale).then_some(self.facts.round)
    }
}

impl<G: Playable> Room<G> {
    /// Ends the round of a deal that is under way when its time is up.
    pub fn await_shares(self: &Arc<Self>) {
        let mut inner = self.inner();
        let round = inner.deals_in();
        if inner.awaited == round {
            return;
        }
        inner.awaited = round;
        let time = self.shared.config.reveal;
        inner.dealt_until = round.map(|_| inner.system.now() + time);
        let Some(round) = round else { return };
        // How much time there is has to be told.
        inner.version += 1;
        inner.guests.wake_all();
        drop(inner);
        let (room, time) = (Arc::downgrade(self), self.shared.config.reveal);
        let system = self.shared.system.clone();
        tokio::spawn(async move {
            system.sleep(time).await;
            loop {
                let Some(room) = room.upgrade() else { return };
                if room.inner().deals_in() != Some(round) {
                    return;
                }
                room.carry_out(|inner| inner.end_round(&room.id, round), None).await;
                drop(room);
                system.sleep(BREATH).await;
            }
        });
    }
}

#[cfg(test)]
mod tests;
