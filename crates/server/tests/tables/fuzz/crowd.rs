//! A crowd of guests who work together against the table: each knows every link that any of them was given.

use std::collections::BTreeSet;
use std::sync::Arc;

use bots::{BotKind, Fast};
use conformance::sealed_choice::{Action, Options, SealedChoice};
use game::{Chance as _, Seat, Seed};
use store::{Kept, Memory, Store as _};
use table::{Ask, DealRound};
use wire::{Encoding, Greeting, Motion, Stage, ToClient, ToClientOf, ToServer};

use super::model::{Deed, Frame, Guest, Leads, Model, Person};
use crate::client::Client;
use crate::site::Site;

/// Number of guests, each with a cookie.
const GUESTS: u32 = 5;
/// Number of guests who have a second page open.
const SECOND_PAGES: u32 = 2;

/// One page of a guest.
struct Page {
    client: Client<SealedChoice>,
    guest: Guest,
    /// The link by which it came, or could have come.
    link: Option<usize>,
    /// Does it have the table open?
    open: bool,
}

pub struct Crowd {
    site: Site,
    store: Arc<Memory>,
    pages: Vec<Page>,
    table: String,
    pub model: Model,
    /// Number of false senders that the model refuted.
    pub refuted: u32,
    chance: Fast,
}

/// The share of the deal of a page.
fn share_of(place: usize) -> [u8; 32] {
    [u8::try_from(place).unwrap(); 32]
}

fn hex(bytes: [u8; 32]) -> String {
    Seed(bytes).to_string()
}

/// The guest of a cookie.
fn guest_of(cookie: &str) -> Guest {
    cookie.rsplit('.').nth(1).unwrap().to_owned()
}

impl Crowd {
    /// A table with its maker on the first seat, and everybody else outside.
    pub async fn gather(site: Site, store: Arc<Memory>, chance: Fast) -> Self {
        let mut pages = Vec::new();
        for number in 0..GUESTS + SECOND_PAGES {
            let encoding = if number % 2 == 0 { Encoding::Postcard } else { Encoding::Json };
            let client = if number < GUESTS {
                Client::named(site.address, encoding, &format!("Guest {number}")).await
            } else {
                let first: &Page = &pages[(number - GUESTS) as usize];
                Client::connect(site.address, encoding, Some(&first.client.cookie)).await
            };
            let guest = guest_of(&client.cookie);
            pages.push(Page { client, guest, link: None, open: false });
        }
        let table = pages[0].client.create(Options { seats: 3 }).await;
        pages[0].open = true;
        let kept = store.load(&table).await.unwrap().unwrap();
        let mut model = Model::new(&kept);
        let links = pages[0].client.links.clone().unwrap();
        model.link(links.seat, Leads::Chairs);
        model.link(links.watch, Leads::Watching);
        Self { site, store, pages, table, model, refuted: 0, chance }
    }

    fn below(&mut self, end: usize) -> usize {
        self.chance.below(u32::try_from(end).unwrap()) as usize
    }

    fn seat(&mut self) -> Seat {
        Seat(u8::try_from(self.below(4)).unwrap())
    }

    /// Somebody does something by chance; what the model does not allow is an error.
    pub async fn act(&mut self) -> Result<(), String> {
        // Now and then the maker goes on with the table, or nothing would ever begin.
        let insist = self.model.stage == Stage::Waiting && self.below(4) == 0;
        let place = if insist { 0 } else { self.below(self.pages.len()) };
        if insist && self.pages[0].open {
            let frame = match self.below(3) {
                0 => ToServer::Bot { seat: self.seat(), kind: Some(BotKind::Thumb) },
                _ => ToServer::Start,
            };
            let (guest, link) = (self.pages[0].guest.clone(), self.pages[0].link);
            return self.send(0, Deed { guest, frame, link }).await;
        }
        if self.below(25) == 0 {
            self.reconnect(place).await;
        }
        let mut link = self.pages[place].link;
        let frame = if !self.pages[place].open || self.below(20) == 0 {
            let newest = self.model.links.len() - 1;
            link = match self.below(4) {
                0 => None,
                1 => Some(newest),
                _ => Some(self.below(newest + 1)),
            };
            let token = link.map(|link| self.model.links[link].token.clone());
            ToServer::Open { table: self.table.clone(), token, heard: 0 }
        } else {
            self.frame(place)
        };
        self.send(place, Deed { guest: self.pages[place].guest.clone(), frame, link }).await
    }

    /// Something to send, with what is likely to have an effect more often.
    fn frame(&mut self, place: usize) -> Frame {
        let seat = self.seat();
        let yes = self.below(4) > 0;
        if self.model.stage == Stage::Dealing && yes {
            return ToServer::Reveal(hex(share_of(place)));
        }
        if self.model.stage == Stage::Over && yes {
            return if self.below(2) == 0 { ToServer::Rematch } else { ToServer::Record };
        }
        let running = self.model.stage == Stage::Running;
        match (running, self.below(20)) {
            (false, 0..=4) => {
                ToServer::Sit { seat, commitment: yes.then(|| self.commitment(place, seat)) }
            }
            (false, 5) => ToServer::Commit(self.commitment(place, seat)),
            (false, 6..=7) => {
                ToServer::Options(Options { seats: u8::try_from(2 + self.below(3)).unwrap() })
            }
            (false, 8..=9) => ToServer::Bot { seat, kind: yes.then_some(BotKind::Thumb) },
            (false, 10) => ToServer::StartWithout(vec![seat]),
            (false, 11..=12) => ToServer::Start,
            (true, 0..=3) => self.answer(place),
            (true, 4..=5) => {
                ToServer::Propose(if yes { Motion::Open(seat) } else { Motion::Kick(seat) })
            }
            (true, 6..=9) => {
                let what = self.model.motion().filter(|_| self.below(10) > 0);
                ToServer::Vote { what: what.unwrap_or(Motion::Open(seat)), yes }
            }
            (true, 10) => ToServer::Sit { seat, commitment: None },
            (true, 11..=12) => ToServer::ReturnLink,
            (true, 13) if yes => ToServer::Bot { seat, kind: Some(BotKind::Thumb) },
            (true, 14) if yes => ToServer::Resign,
            (_, 13) => ToServer::Leave,
            (_, 14) => ToServer::Kick(seat),
            (_, 15) => ToServer::NewLinks,
            (_, 16) => ToServer::RemoveWatcher(1 + self.chance.below(GUESTS)),
            (_, 17) => ToServer::MuteWatcher { watcher: 1 + self.chance.below(GUESTS), muted: yes },
            (_, 18) => match self.below(8) {
                0..=1 => ToServer::Resign,
                2 => ToServer::Record,
                3 => ToServer::Name("Guest 0".to_owned()),
                4 => ToServer::Start,
                5 => ToServer::Legal,
                6 => ToServer::Say("psst".to_owned()),
                _ => ToServer::Greet(Greeting::Hello),
            },
            (_, _) => ToServer::Close,
        }
    }

    /// The commitment of this page to its share, for this seat; in the first round, as none ends.
    fn commitment(&self, place: usize, seat: Seat) -> String {
        let round = DealRound { table: &self.table, round: 1 };
        hex(round.commitment(seat, &share_of(place)))
    }

    /// An answer to what this page is asked, or to something else.
    fn answer(&mut self, place: usize) -> Frame {
        let asked = self.pages[place].client.update.as_ref().map(|update| update.ask);
        let ask =
            if self.below(10) > 0 { asked.unwrap_or_default() } else { Ask(self.chance.below(9)) };
        let number = u8::try_from(1 + self.below(5)).unwrap();
        let all = [Action::Choose(number), Action::Confirm, Action::Withdraw];
        let (from, count) = (usize::from(self.below(5) == 0), 1 + self.below(2));
        ToServer::Submit { ask, actions: all.into_iter().skip(from).take(count).collect() }
    }

    /// The line breaks, and the same guest comes back without the table.
    async fn reconnect(&mut self, place: usize) {
        let address = self.site.address;
        let page = &mut self.pages[place];
        let (encoding, cookie) = (page.client.encoding, page.client.cookie.clone());
        page.client = Client::connect(address, encoding, Some(&cookie)).await;
        (page.open, page.link) = (false, None);
    }

    /// The people who have the table open.
    fn here(&self) -> BTreeSet<Person> {
        let open = self.pages.iter().filter(|page| page.open);
        open.filter_map(|page| self.model.person(&page.guest)).collect()
    }

    async fn send(&mut self, place: usize, deed: Deed) -> Result<(), String> {
        let here = self.here();
        let before = self.model.seat(&deed.guest);
        let replies = self.pages[place].client.ask(deed.frame.clone()).await;
        let was_denied = replies.iter().any(|reply| matches!(reply, ToClient::Denied(_)));
        if let Some(seat) = before.filter(|_| !was_denied) {
            self.model.voted(seat, &deed.frame);
        }
        let kept = self.store.load(&self.table).await.unwrap().unwrap();
        self.accuse_others(&kept, &deed, &here)?;
        self.model.explain(&kept, &deed, &here)?;
        self.opened(place, &deed, &replies)?;
        self.take(place, &deed, replies)?;
        for other in 0..self.pages.len() {
            let news = self.pages[other].client.sync().await;
            self.take(other, &deed, news)?;
        }
        for place in 0..self.pages.len() {
            self.check(place).map_err(|why| format!("after {deed:?}, page {place}: {why}"))?;
        }
        Ok(())
    }

    /// The model must not believe that somebody else has done what only the sender could do.
    fn accuse_others(
        &mut self,
        kept: &Kept,
        deed: &Deed,
        here: &BTreeSet<Person>,
    ) -> Result<(), String> {
        if !self.model.is_personal(kept, deed) {
            return Ok(());
        }
        let own = self.model.person(&deed.guest);
        for other in self.pages.iter().map(|page| &page.guest) {
            if *other == deed.guest || (own.is_some() && self.model.person(other) == own) {
                continue;
            }
            let accused = Deed { guest: other.clone(), ..deed.clone() };
            if self.model.clone().explain(kept, &accused, here).is_ok() {
                return Err(format!("the model believes that somebody else sent {deed:?}"));
            }
            self.refuted += 1;
        }
        Ok(())
    }

    /// Whether the table was opened, and whether it had to be.
    fn opened(
        &mut self,
        place: usize,
        deed: &Deed,
        replies: &[ToClientOf<SealedChoice>],
    ) -> Result<(), String> {
        if !matches!(deed.frame, ToServer::Open { .. }) {
            return Ok(());
        }
        let refused = replies.iter().any(|reply| matches!(reply, ToClient::Denied(_)));
        let may = self.model.may_open(&deed.guest, deed.link);
        if refused && self.model.is_known(&deed.guest) && deed.link.is_none() {
            return Err(format!("{deed:?}: somebody who belongs there was not let in"));
        }
        if !refused && !may {
            let link = deed.link.map(|link| &self.model.links[link]);
            return Err(format!("{deed:?}: somebody was let in who has no right, by {link:?}"));
        }
        if !refused {
            let page = &mut self.pages[place];
            (page.open, page.link) = (true, deed.link);
        }
        Ok(())
    }

    /// Takes in what a page was sent, the state of things left out.
    fn take(
        &mut self,
        place: usize,
        deed: &Deed,
        frames: Vec<ToClientOf<SealedChoice>>,
    ) -> Result<(), String> {
        let guest = self.pages[place].guest.clone();
        for frame in frames {
            match frame {
                ToClient::Closed => {
                    self.pages[place].open = false;
                    self.pages[place].client.forget();
                }
                // These lead to the table of the rematch.
                ToClient::Links(_) if matches!(deed.frame, ToServer::Rematch) => {}
                ToClient::Links(links) => {
                    self.model.link(links.seat, Leads::Chairs);
                    self.model.link(links.watch, Leads::Watching);
                }
                ToClient::SeatLink { seat, token } => {
                    let own = self.model.seat(&guest) == Some(seat);
                    let leads = match self.model.person(&guest).filter(|_| own) {
                        Some(person) => Leads::Home(person),
                        None => Leads::Opened(seat),
                    };
                    self.model.link(token, leads);
                }
                ToClient::Record(_) if self.model.stage != Stage::Over => {
                    return Err(format!("{deed:?}: the record of a running game"));
                }
                ToClient::Legal { .. } if self.model.seat(&guest).is_none() => {
                    return Err(format!("{deed:?}: what somebody else may do"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Everything that this page knows must be what its guest may know.
    fn check(&mut self, place: usize) -> Result<(), String> {
        let page = &mut self.pages[place];
        if !page.open {
            return Ok(());
        }
        let guest = page.guest.clone();
        if !self.model.may_stay(&guest, page.link) {
            return Err("somebody is still there who has no right".to_owned());
        }
        let viewer = self.model.viewer(&guest);
        let you = page.client.you.as_ref().ok_or("no place at an open table")?;
        if you.viewer != viewer {
            return Err(format!("is told to be {:?}, and is {viewer:?}", you.viewer));
        }
        let info = page.client.info.as_ref().ok_or("nothing about an open table")?;
        if info.stage != self.model.stage {
            return Err(format!("the stage is {:?}, not {:?}", self.model.stage, info.stage));
        }
        self.model.shown_vote(info.vote.as_ref())?;
        let shown = page.client.update.as_ref().map(|update| &update.view);
        if shown != self.model.view(viewer).as_ref() {
            return Err("a view that is not this guest's".to_owned());
        }
        if let Some(seat) = viewer.seat() {
            if self.model.stage != Stage::Waiting {
                self.model.sees(&guest, seat)?;
            }
            // Who gets up may sit down again, as if by the newest link.
            let newest = self.model.links.iter().rposition(|link| link.leads == Leads::Chairs);
            page.link = newest;
        }
        Ok(())
    }

    pub async fn part(self) {
        drop(self.pages);
        self.site.stop().await;
    }
}
