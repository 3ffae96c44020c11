//! What each frame of the server does to the page.

use std::sync::Arc;

use dom::{Owner, after};
use game::{Choices as _, Game as _, Seat, Words as _};
use table::{Chair, Sitter, Told};
use ui::message::{Opened, UpdateOf};
use ui::page::{GamePage as _, game_of};
use ui::route::{Route, way};
use ui::session::{Notice, OpenTable, Room};
use ui::settings::settings;
use ui::speech::{speech, t};
use wire::{Denied, Links, Place, Stage, ToClient, ToClientOf, ToServer, You};

use super::known::{self, Known};
use super::links::{keep_links, kept_links, next_key};
use super::proof::Proven;
use super::sent::Sent;
use super::words::{Saying, What, chairs, denied_key, place_name};
use super::{Away, Info, LineState, Online, Wanted};
use crate::{Page, Rules};

/// How long a saying stays in sight.
const GLANCE: core::time::Duration = core::time::Duration::from_secs(8);
/// How long nobody starts after the options have changed; the server waits a little less.
const SETTLE: core::time::Duration = core::time::Duration::from_millis(3_300);
/// More seats than this are many.
const MANY: u8 = 8;
/// Older sayings are forgotten.
const SAYINGS: usize = 200;

impl Online {
    pub(super) fn take(self, frame: ToClientOf<Rules>) {
        match frame {
            ToClient::Hello(name) => self.greeted(name),
            ToClient::You(you) => self.placed(you),
            ToClient::Closed => self.closed(),
            ToClient::Table(info) => self.told(Arc::new(*info)),
            ToClient::Update(update) => self.updated(*update),
            ToClient::Patch(patch) if *Rules::SEATS.end() > MANY => self.patched(*patch),
            ToClient::Refused { why, .. } => {
                self.forget_sent();
                self.session.refused(&why);
            }
            ToClient::BadOptions(refusal) => {
                let words = Page::house().map(|game| game.refusal_words(&refusal, speech().lang()));
                let text = words.map_or_else(|_| t("failed"), |words| speech().tell(&words));
                self.session.notice.set(Some(Notice { text, clause: None }));
            }
            ToClient::Denied(why) => self.denied(why),
            ToClient::Links(links) => self.linked(links),
            ToClient::Said(speaker, text) => self.said(Saying::new(speaker, What::Words(text))),
            ToClient::Greeted(speaker, greeting) => {
                self.said(Saying::new(speaker, What::Greeting(greeting)));
            }
            ToClient::SeatLink { seat, token } => self.seat_link.set(Some((seat, token))),
            ToClient::Record(text) => self.prove(text),
            ToClient::BadUpload(_) => self.away.set(Some(Away::Unfit)),
            ToClient::Clock(left) => self.clock.set(left),
            // Only other clients ask for legal actions, `Line` itself notices a pong, and patches are only sent to
            // clients that asked for them.
            ToClient::Legal { .. } | ToClient::Pong(_) | ToClient::Patch(_) => {}
        }
    }

    /// The server has closed the table for this guest.
    fn closed(self) {
        let is_voted_out = self.is_voted_out();
        if let Some(id) = self.table().filter(|_| is_voted_out) {
            known::forget(&id);
        }
        // A vote, a clock or a notice of the table says nothing to somebody who is not there any more.
        self.forget();
        self.away.set(Some(if is_voted_out { Away::VotedOut } else { Away::ShownOut }));
    }

    fn greeted(self, name: String) {
        let renamed = self.line.get_untracked() == LineState::Open;
        self.name.set(name);
        self.line.set(LineState::Open);
        if !renamed {
            // What was sent on a line that was lost is not answered any more.
            self.sitting.set_value(None);
            self.session.came_back();
            self.ask_for_table();
        }
    }

    pub(super) fn ask_for_table(self) {
        // Where many may sit, the server tells only what has changed.
        if *Rules::SEATS.end() > MANY {
            self.send(&ToServer::Patches);
        }
        match self.wanted.get_untracked() {
            Wanted::Nothing => {}
            Wanted::New => {
                self.call_myself();
                self.send(&match self.upload.get_value() {
                    Some(saved) => ToServer::Upload(Box::new((*saved).clone().into())),
                    None => ToServer::Create(Rules::first_options(*Rules::SEATS.start())),
                });
            }
            Wanted::Table { id, token } => {
                let heard = self.session.log.with_untracked(Vec::len);
                let heard = u32::try_from(heard).unwrap_or(0);
                self.send(&ToServer::Open { table: id, token, heard });
            }
        }
    }

    /// The server is told the name of this person, if it knows another one or none.
    pub fn call_myself(self) {
        let name = settings().name.get_untracked();
        if !name.is_empty() && name != self.name.get_untracked() {
            self.send(&ToServer::Name(name));
        }
    }

    /// Takes a chair, and commits to this device's share of the deal. Somebody without a name is asked for one first.
    pub fn sit(self, seat: Seat) {
        if settings().name.with_untracked(String::is_empty) {
            let text = t("online-name-first");
            return self.session.notice.set(Some(Notice { text, clause: None }));
        }
        // A second press before the answer would be refused, and its share would be one that the server does not have.
        if self.is_sitting_down() {
            return;
        }
        self.session.notice.set(None);
        self.call_myself();
        let share = self.new_share(seat);
        self.sitting.set_value(Some((seat, share)));
        self.send(&ToServer::Sit { seat, commitment: self.commitment(share) });
    }

    /// Has this guest asked for a chair, and waits for the answer?
    pub fn is_sitting_down(self) -> bool {
        self.sitting.get_value().is_some()
    }

    fn placed(self, you: You) {
        let is_new = self.wanted.get_untracked() == Wanted::New;
        if is_new {
            let id = you.table.clone();
            self.wanted.set(Wanted::Table { id: id.clone(), token: None });
            way().replace(Route::Online(Some(id.clone())));
            if let Some(links) = self.links.get_untracked() {
                keep_links(&id, &links);
            }
            // Whoever sets a table up wants to sit at it, where they sat before.
            let before = self.upload.get_value().and_then(|saved| first_person(&saved.chairs));
            self.upload.set_value(None);
            if settings().name.with_untracked(|name| !name.is_empty()) {
                self.sit(before.unwrap_or(Seat(0)));
            }
        } else if self.links.with_untracked(Option::is_none) && you.host {
            self.links.set(kept_links(&you.table));
        }
        // Whoever has pressed for a rematch takes the seat that is kept there.
        if self.again.get_untracked()
            && let Some(seat) = you.offer
        {
            self.again.set(false);
            self.sit(seat);
        }
        let viewer = you.viewer;
        let moved =
            self.you.with_untracked(|old| old.as_ref().is_some_and(|old| old.viewer != viewer));
        self.away.set(None);
        self.you.set(Some(you));
        self.seated(viewer.seat());
        if let Some(info) = self.info.get_untracked().filter(|_| moved) {
            self.join(&info);
        }
    }

    fn told(self, info: Arc<Info>) {
        self.told_at.set_value(js_sys::Date::now());
        if let Some(before) = self.info.get_untracked() {
            if before.stage != info.stage && info.stage == Stage::Running {
                // What was said in the waiting room is over.
                self.session.notice.set(None);
            }
            self.notice_vote(&before, &info);
            self.notice_newcomer(&before, &info);
            self.notice_options(&before, &info);
        }
        self.join(&info);
        // Whose seat a bot holds is somebody who is being played for, not somebody who thinks.
        let away = |place: &Place| place.sitter == Sitter::Person && !place.present;
        let absent = (0..).map(Seat).zip(&info.places).filter(|(_, place)| away(place));
        self.session.absent.set(absent.map(|(seat, _)| seat).collect());
        self.info.set(Some(info.clone()));
        self.follow_deal(&info);
        self.remember(&info);
    }

    /// Shows the session who sits where.
    fn join(self, info: &Info) {
        let Some(you) = self.you.get_untracked() else { return };
        let opened = Opened {
            id: you.table,
            chairs: chairs(info),
            options: info.options.clone(),
            edition: None,
            rules: info.rules,
        };
        let game = game_of::<Page>(None, Some(info.rules));
        let game = game.filter(|game| game.edition_hash().to_string() == info.edition);
        let Some(game) = game else { return self.away.set(Some(Away::OtherEdition)) };
        let session = self.session;
        let same = session
            .open
            .with_untracked(|open| open.as_ref().is_some_and(|open| open.opened == opened));
        // Whoever comes and goes changes nothing that the board shows.
        if !same || session.viewer.get_untracked() != you.viewer {
            session.join(OpenTable { game, opened, room: Room::Online }, you.viewer);
        }
    }

    /// The update by what has changed; without one before it, the whole is asked for.
    fn patched(self, patch: wire::Patch<<Rules as game::Game>::EventView>) {
        let before = self.session.update.get_untracked().map(|last| wire::Update {
            ask: last.ask,
            round: last.round,
            asked: last.asked,
            view: last.view,
            first: 0,
            events: Vec::new(),
            outcome: None,
        });
        match before.map(|before| before.patched(patch)) {
            Some(Ok(update)) => self.updated(update),
            Some(Err(_)) | None => self.ask_for_table(),
        }
    }

    fn updated(
        self,
        update: wire::Update<<Rules as game::Game>::View, <Rules as game::Game>::EventView>,
    ) {
        let Some(you) = self.you.get_untracked() else { return };
        let wire::Update { ask, round, asked, view, first, events, outcome } = update;
        let seq = first.saturating_add(u32::try_from(events.len()).unwrap_or(u32::MAX));
        let told = |(seq, (round, event))| Told { seq, round, event };
        let events = (first + 1..).zip(events).map(told).collect();
        let update: UpdateOf<Rules> =
            UpdateOf::<Rules> { seq, ask, round, asked, view, events, outcome };
        self.session.log.update(|log| log.truncate(first as usize));
        let bot = self.info.with_untracked(|info| {
            let is_bot = |seat: &&Seat| {
                let place = info.as_ref().and_then(|info| info.places.get(seat.index()));
                place.is_some_and(|place| {
                    place.held.is_some() || matches!(place.sitter, Sitter::Bot(_))
                })
            };
            update.asked.iter().find(is_bot).copied()
        });
        let over = update.outcome.is_some();
        let before = self.left_seats();
        self.session.take_update(you.viewer, update);
        self.notice_left(before.filter(|_| !over));
        if you.viewer.seat().is_some_and(|me| self.has_left(me)) {
            known::give_up(&you.table);
        }
        self.session.thinking.set(bot.filter(|_| !over));
        self.send_again(&you.table, ask);
        if over && self.proven.with_untracked(Option::is_none) {
            self.send(&ToServer::Record);
        }
    }

    /// What was sent on a line that was lost is sent again, if the question is still the same.
    fn send_again(self, id: &str, ask: table::Ask) {
        let Some(sent) = Sent::kept(id) else { return };
        if sent.ask != ask {
            return self.forget_sent();
        }
        self.session.sending.set(true);
        if self.answered.get_untracked() != Some(ask.0) {
            self.answered.set(Some(ask.0));
            self.send(&ToServer::Submit { ask, actions: sent.actions });
        }
    }

    fn forget_sent(self) {
        if let Some(id) = self.table() {
            Sent::forget(&id);
        }
    }

    /// Says why something was not done.
    pub fn denied(self, why: Denied) {
        self.sitting.set_value(None);
        match why {
            Denied::NoTable => {
                let was_there = self.table().is_some_and(|id| known::find(&id).is_some());
                if let Some(id) = self.table() {
                    known::forget(&id);
                }
                self.away.set(Some(if was_there { Away::Lapsed } else { Away::NoTable }));
            }
            Denied::Damaged => self.away.set(Some(Away::Damaged)),
            Denied::NotOpen
            | Denied::NotHost
            | Denied::NoSeat
            | Denied::Taken
            | Denied::WrongStage
            | Denied::EmptyChair
            | Denied::NoTalk
            | Denied::BadText
            | Denied::DiskFull
            | Denied::Failed
            | Denied::Crowded
            | Denied::TooManyTables
            | Denied::TooManyChanges
            | Denied::TooFast
            | Denied::ShareAwaited
            | Denied::WrongShare
            | Denied::NeedsVote
            | Denied::VoteRunning
            | Denied::NoVote
            | Denied::TooFewVoters
            | Denied::Protected
            | Denied::OtherSeat
            | Denied::ChairInUse
            | Denied::OptionsChanged
            | Denied::Muted
            | Denied::NobodySits
            | Denied::BadName => {
                // What was not stored has not happened: it may be tried again.
                self.forget_sent();
                self.session.sending.set(false);
                if self.info.with_untracked(Option::is_none) {
                    // What was on its way when the table was closed does not hide why it was.
                    if self.away.with_untracked(Option::is_none) {
                        self.away.set(Some(Away::Denied(why)));
                    }
                    return;
                }
                if why == Denied::ChairInUse {
                    // The form shows again what is agreed on.
                    self.info.set(self.info.get_untracked());
                }
                let asked_too_soon = why == Denied::TooFast && self.proposed.get_value();
                let text = t(if asked_too_soon { "vote-too-soon" } else { denied_key(why) });
                self.session.notice.set(Some(Notice { text, clause: None }));
            }
        }
    }

    /// Options that change before the eyes of others are given a moment, as the server does.
    fn notice_options(self, before: &Info, info: &Info) {
        let me = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let others = (0..).map(Seat).zip(&info.places);
        let mut others =
            others.filter(|(seat, place)| Some(*seat) != me && place.sitter == Sitter::Person);
        if before.options != info.options && others.next().is_some() {
            self.settling.set(true);
            let options = info.options.clone();
            after(SETTLE, move || {
                let same = |info: &Option<Arc<Info>>| {
                    info.as_ref().is_none_or(|info| info.options == options)
                };
                if self.info.with_untracked(same) {
                    self.settling.set(false);
                }
            });
        }
    }

    fn linked(self, links: Links) {
        let over = self
            .info
            .with_untracked(|info| info.as_ref().is_some_and(|info| info.stage == Stage::Over));
        match self.table() {
            // These are of the table that was set up to play once more.
            Some(id) if over => keep_links(&next_key(&id), &links),
            Some(id) => {
                keep_links(&id, &links);
                self.links.set(Some(links));
            }
            None => self.links.set(Some(links)),
        }
    }

    fn said(self, saying: Saying) {
        if self.muted.with_untracked(|muted| muted.contains(&saying.voice())) {
            return;
        }
        self.glance.set(Some(saying.clone()));
        let is_own = saying.viewer.seat().is_some() && saying.viewer.seat() == self.seat();
        if !is_own {
            self.unread.update(|count| *count += 1);
        }
        after(GLANCE, move || {
            let last = self.sayings.with_untracked(|all| all.last().cloned());
            if self.glance.get_untracked() == last {
                self.glance.set(None);
            }
        });
        self.sayings.update(|all| {
            all.push(saying);
            let old = all.len().saturating_sub(SAYINGS);
            all.drain(..old);
        });
    }

    fn prove(self, text: String) {
        let Some(id) = self.table() else { return };
        let info = self.info.get_untracked();
        let Some(info) = info else { return };
        let chairs = chairs(&info);
        let own = self.own_share(&id).filter(|_| !info.uploaded);
        let owner = Owner::current();
        dom::spawn_local(async move {
            let proven = Proven::read(text, own, chairs, info.uploaded).await;
            let show = || self.proven.set(Some(Arc::new(proven)));
            match owner {
                Some(owner) => owner.with(show),
                None => show(),
            }
        });
    }

    /// So that the start page leads back here.
    fn remember(self, info: &Info) {
        let Wanted::Table { id, token } = self.wanted.get_untracked() else { return };
        let me = self.you.with_untracked(|you| you.as_ref().and_then(|you| you.viewer.seat()));
        let others = (0..).map(Seat).zip(&info.places).filter(|(seat, _)| Some(*seat) != me);
        let people = others.filter(|(_, place)| place.sitter != Sitter::Open);
        let names: Vec<String> = people.map(|(seat, place)| place_name(seat, place)).collect();
        let names = names.join(", ");
        let (over, played) = (info.stage == Stage::Over, js_sys::Date::now() as u64);
        let left = known::find(&id).is_some_and(|known| known.left);
        known::remember(Known { id, token, over, left, played, names });
    }
}

fn first_person(chairs: &[Chair]) -> Option<Seat> {
    let mut seats = (0..).map(Seat).zip(chairs);
    seats.find(|(_, chair)| chair.sitter == Sitter::Person).map(|(seat, _)| seat)
}
