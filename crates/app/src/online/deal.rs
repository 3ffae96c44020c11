//! This device's part in the deal: it commits, reveals, and keeps what it needs to check the record afterwards.

use game::{Seat, Seed};
use table::{Commitment, DealRound, OwnShare, bytes_from_hex};
use ui::settings;
use wire::{DealInfo, Share, Stage, ToServer};

use super::{Info, Online};
use crate::desk::random;

/// Where the share is kept; what stands there begins with the number of its form.
pub fn share_key(id: &str) -> String {
    format!("deal.{id}")
}

/// All that was shown when the game was started, in one hash.
fn shown(id: &str, info: &Info, deal: &DealInfo) -> Option<table::Bytes> {
    let mut seats = Vec::new();
    for share in &deal.shares {
        seats.push(match share {
            Share::Nothing | Share::Awaited => Commitment::Nothing,
            Share::LeftOut => Commitment::LeftOut,
            Share::Committed { commitment, .. } => Commitment::Share(bytes_from_hex(commitment)?),
        });
    }
    let round = DealRound { table: id, round: deal.round };
    Some(round.all_commitments(&bytes_from_hex(&info.commitment)?, &seats))
}

impl Online {
    /// A new share for this seat. Nothing where the game is dealt already.
    pub(super) fn new_share(self, seat: Seat) -> Option<OwnShare> {
        let round = self.info.with_untracked(|info| match info {
            Some(info) => info.deal.as_ref().map(|deal| deal.round),
            None => Some(1),
        });
        Some(OwnShare { round: round?, seat, share: random(), shown: None })
    }

    /// The hash of a share, for the server.
    pub(super) fn commitment(self, own: Option<OwnShare>) -> Option<String> {
        Some(own?.commitment(&self.table()?))
    }

    /// This guest has this seat: if they asked for it, its share replaces the one before, and not earlier.
    pub(super) fn seated(self, seat: Option<Seat>) {
        let Some((_, own)) = self.sitting.get_value().filter(|(asked, _)| Some(*asked) == seat)
        else {
            return;
        };
        self.sitting.set_value(None);
        if let (Some(id), Some(own)) = (self.table(), own) {
            self.keep_share(&id, own);
        }
    }

    fn keep_share(self, id: &str, own: OwnShare) {
        self.share.set_value(Some(own));
        settings::write(&share_key(id), &own.to_string());
    }

    /// The share of this page, and the one that is kept on this device, which may be that of another page.
    fn shares(self, id: &str) -> [Option<OwnShare>; 2] {
        let kept = settings::read(&share_key(id)).and_then(|text| text.parse().ok());
        [self.share.get_value(), kept]
    }

    /// Before the start it commits again if the server has no share that this device knows; then it reveals.
    pub(super) fn follow_deal(self, info: &Info) {
        let seat = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let Some(deal) = &info.deal else { return self.seated(seat) };
        let (Some(seat), Some(id)) = (seat, self.table()) else { return };
        let of_round = |own: &OwnShare| (own.round, own.seat) == (deal.round, seat);
        let (known, was_revealed) = match deal.shares.get(seat.index()) {
            Some(Share::Committed { commitment, revealed }) => (commitment.as_str(), *revealed),
            Some(_) | None => ("", false),
        };
        // Somebody who sits down again on the same chair is told so by this frame alone.
        let asked = self.sitting.get_value().and_then(|(_, own)| own).filter(of_round);
        if asked.is_some_and(|own| own.commitment(&id) == known) {
            self.seated(Some(seat));
        }
        let shares = self.shares(&id);
        let mut own = shares.into_iter().flatten().filter(of_round);
        match (info.stage, own.find(|own| own.commitment(&id) == known)) {
            // Only once from each page, so that two devices of one person do not go on for ever.
            (Stage::Waiting, None) if !self.share.get_value().is_some_and(|own| of_round(&own)) => {
                if let Some(own) = self.new_share(seat) {
                    self.keep_share(&id, own);
                    self.send(&ToServer::Commit(own.commitment(&id)));
                }
            }
            (Stage::Dealing, Some(own)) if !was_revealed => {
                let Some(shown) = shown(&id, info, deal) else { return };
                // If the server now shows different commitments, this device reveals nothing more.
                if own.shown.is_none_or(|before| before == shown) {
                    self.keep_share(&id, OwnShare { shown: Some(shown), ..own });
                    self.send(&ToServer::Reveal(Seed(own.share).to_string()));
                }
            }
            _ => {}
        }
    }

    /// What this device can check the record with: what it has revealed, or that it has revealed nothing.
    pub(super) fn own_share(self, id: &str) -> Option<OwnShare> {
        let seat = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let [_, kept] = self.shares(id);
        kept.filter(|own| own.shown.is_some() || Some(own.seat) == seat)
    }
}

/// The people whose devices do not answer, so that their shares of the shuffle would be missing.
pub fn silent(info: &Info) -> Vec<Seat> {
    let Some(deal) = &info.deal else { return Vec::new() };
    let all = (0..).map(Seat).zip(&deal.shares).zip(&info.places);
    let silent = all.filter(|((seat, share), place)| match share {
        Share::Awaited => !place.present || deal.missing.contains(seat),
        Share::Committed { .. } => !place.present,
        Share::Nothing | Share::LeftOut => false,
    });
    silent.map(|((seat, _), _)| seat).collect()
}

/// The people whose shares are still to be revealed.
pub fn unrevealed(info: &Info) -> Vec<Seat> {
    let shares = info.deal.as_ref().map(|deal| deal.shares.as_slice()).unwrap_or_default();
    let open = |share: &&Share| matches!(share, Share::Committed { revealed: false, .. });
    (0..).map(Seat).zip(shares).filter(|(_, share)| open(share)).map(|(seat, _)| seat).collect()
}
