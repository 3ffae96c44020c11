//! One world: a server with its store, everybody at a table, and the state that follows from the stored rows.

use std::sync::Arc;
use std::time::Duration;

use conformance::placed::Placed;
use game::{Act, Notation as _, Playable, Seat, TableAct, Viewer};
use serde_json::Value;
use server::Config;
use store::{Memory, Store as _};
use table::Summaries;
use wire::{Encoding, ToClient, ToClientOf, ToServer, ToServerOf};

use super::fault::Fault;
use crate::abuse::get;
use crate::client::Client;
use crate::site::{Site, quick};

/// Nothing happens by itself in so long.
const NEVER: Duration = Duration::from_secs(3_600);

pub type ActOf<G> = Act<<G as game::Game>::Action>;

/// A server of game `G`, and everybody who is there.
pub struct World<G: Playable> {
    site: Site,
    store: Arc<Memory>,
    placed: Placed<G>,
    people: Vec<Client<Placed<G>>>,
    watcher: Client<Placed<G>>,
    /// Who looks, in the present sequence.
    viewer: Viewer,
    pub table: String,
    /// What lets the viewer in again, if it has no seat.
    pub token: Option<String>,
    /// How many rows of the table are known here.
    known: usize,
    pub state: G::State,
    pub fault: Fault<G>,
    /// The lists that the viewer has read since they were compared last.
    pub listed: Vec<String>,
}

impl<G: Playable> World<G> {
    /// A server that draws what every other with this number draws, with as many people as the state has seats, and
    /// somebody who only watches.
    pub async fn new(
        game: &G,
        state: G::State,
        encoding: Encoding,
        fault: Fault<G>,
        number: u64,
    ) -> Self {
        let config = Config { pace: NEVER, clock: NEVER, grace: NEVER, vote: NEVER, ..quick() };
        let store = Arc::new(Memory::default());
        let placed = Placed::new(game.clone(), state.clone());
        let own = placed.clone();
        let kept: Arc<Memory> = Arc::clone(&store);
        let site = Site::seeded(number, kept, config, |house| house.add(own));
        let mut people = Vec::new();
        for seat in Seat::first(game.seats(&state)) {
            people.push(Self::guest(&site, encoding, &format!("P{}", seat.0)).await);
        }
        let watcher = Self::guest(&site, encoding, "Eve").await;
        let (viewer, table, token) = (Viewer::Spectator, String::new(), None);
        let listed = Vec::new();
        Self {
            site,
            store,
            placed,
            people,
            watcher,
            viewer,
            table,
            token,
            known: 0,
            state,
            fault,
            listed,
        }
    }

    async fn guest(site: &Site, encoding: Encoding, name: &str) -> Client<Placed<G>> {
        let mut guest = Client::named(site.address, encoding, name).await;
        // Read by postcard alone, and sent where many sit.
        guest.say(ToServer::Patches).await;
        guest
    }

    /// A new table that begins from this state, with everybody on their seats.
    pub async fn set_up(&mut self, state: G::State, options: G::Options, viewer: Viewer) {
        self.placed.place(state.clone());
        (self.state, self.viewer) = (state, viewer);
        if !self.table.is_empty() {
            for client in self.people.iter_mut().chain([&mut self.watcher]) {
                client.ask(ToServer::Close).await;
                client.forget();
            }
        }
        let [host, rest @ ..] = self.people.as_mut_slice() else { panic!("a game without seats") };
        self.table = host.create(options).await;
        let links = host.links.clone().unwrap();
        for guest in rest {
            guest.open(&self.table, Some(&links.seat)).await;
        }
        self.watcher.open(&self.table, Some(&links.watch)).await;
        self.token = viewer.seat().is_none().then_some(links.watch);
        for (seat, client) in (0..).zip(&mut self.people) {
            client.sit(seat).await;
        }
        assert_eq!(self.people[0].ask(ToServer::Start).await, []);
        self.sync().await;
        self.known = self.rows().await.len();
        self.fault.begin();
        // How many frames told of people sitting down depends on how fast they were; all is compared from here on.
        let eyes = self.eyes();
        let update = ToClientOf::<G>::Update(Box::new(eyes.update.clone().unwrap()));
        let info = ToClientOf::<G>::Table(Box::new(eyes.info.clone().unwrap()));
        eyes.raw = [update, info].map(|frame| eyes.encoding.write(&frame).unwrap()).to_vec();
    }

    pub async fn sync(&mut self) {
        for client in self.people.iter_mut().chain([&mut self.watcher]) {
            client.sync().await;
        }
    }

    pub fn eyes(&mut self) -> &mut Client<Placed<G>> {
        match self.viewer.seat() {
            Some(seat) => &mut self.people[seat.index()],
            None => &mut self.watcher,
        }
    }

    /// What the viewer has been sent since the last time, as it came; how much time is left is not compared, as it
    /// depends on how long the frame waited.
    pub fn told(&mut self) -> Vec<Vec<u8>> {
        let encoding = self.eyes().encoding;
        let raw = std::mem::take(&mut self.eyes().raw);
        let frames = raw.into_iter().map(|bytes| {
            let frame: ToClientOf<G> = encoding.read(&bytes).unwrap();
            match frame {
                ToClient::Clock(Some(_)) => {
                    encoding.write(&ToClientOf::<G>::Clock(Some(0))).unwrap()
                }
                ToClient::Table(mut info) => {
                    info.vote.iter_mut().for_each(|vote| vote.left = 0);
                    info.deal.iter_mut().for_each(|deal| deal.left = None);
                    info.places.iter_mut().for_each(|place| place.grace = None);
                    encoding.write(&ToClientOf::<G>::Table(info)).unwrap()
                }
                frame => match self.fault.tampered(frame) {
                    Some(frame) => encoding.write(&frame).unwrap(),
                    None => bytes,
                },
            }
        });
        let mut frames: Vec<_> = frames.collect();
        frames.extend(self.fault.more().iter().map(|frame| encoding.write(frame).unwrap()));
        frames
    }

    /// The viewer asks for something and reads all that comes.
    pub async fn ask(&mut self, frame: ToServerOf<G>) {
        let ask = self.eyes().update.as_ref().map(|update| update.ask).unwrap_or_default();
        let swallowed = match (self.viewer.seat(), &frame) {
            (Some(seat), ToServer::Submit { ask: answered, actions }) if *answered == ask => {
                self.fault.submitted(&self.placed, &self.state, seat, ask, actions)
            }
            _ => false,
        };
        if swallowed {
            self.eyes().sync().await;
        } else {
            self.eyes().ask(frame).await;
        }
    }

    /// Somebody else does something, and the viewer reads all that comes.
    pub async fn others(&mut self, acts: &[ActOf<G>]) {
        for &act in acts {
            let (Act::Seat(seat, _) | Act::Table(TableAct::Resign(seat))) = act else {
                panic!("nobody can ask for {act:?}")
            };
            let client = &mut self.people[seat.index()];
            client.sync().await;
            let ask = client.update.as_ref().unwrap().ask;
            let frame = match act {
                Act::Seat(_, action) => ToServer::Submit { ask, actions: vec![action] },
                Act::Table(_) => ToServer::Resign,
            };
            assert_eq!(client.ask(frame).await, [], "{act:?}");
            self.fault.acted();
        }
        self.eyes().sync().await;
    }

    /// Somebody else says something.
    pub async fn rival_says(&mut self, seat: Seat, frame: ToServerOf<G>) {
        self.people[seat.index()].ask(frame).await;
        self.eyes().sync().await;
    }

    /// The viewer comes back on a new socket, having heard so much.
    pub async fn come_back(&mut self, heard: bool) {
        let (table, token) = (self.table.clone(), self.token.clone());
        let address = self.site.address;
        let old = self.eyes();
        let mut new = Client::connect(address, old.encoding, Some(&old.cookie)).await;
        new.say(ToServer::Patches).await;
        if heard {
            new.story.clone_from(&old.story);
        }
        // Both are open for a moment, so that nobody is seen to be away.
        new.open(&table, token.as_deref()).await;
        old.ask(ToServer::Close).await;
        new.sync().await;
        *self.eyes() = new;
    }

    /// The viewer reads the list of tables, which is compared like a frame.
    pub async fn list(&mut self) {
        let address = self.site.address;
        let cookie = format!("Cookie: {}", self.eyes().cookie);
        let answer = get(address, "GET", "/api/tables", &[&cookie]).await;
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        let list: Summaries = serde_json::from_str(body).unwrap();
        // Tables of earlier sequences have gone on in different ways, which was paid for.
        let this = list.tables.iter().find(|one| one.id == self.table);
        assert_eq!(this.is_some(), self.viewer.seat().is_some(), "{body}");
        self.listed.push(format!("{this:?}"));
    }

    /// The viewer is forgotten, and somebody new is there for the next table; all that the viewer was told.
    pub async fn be_forgotten(&mut self) -> String {
        let address = self.site.address;
        let cookie = format!("Cookie: {}", self.eyes().cookie);
        let answer = get(address, "POST", "/api/guest/forget", &[&cookie]).await;
        let lines = answer.lines().filter(|line| !line.starts_with("date: "));
        let answer: Vec<_> = lines.collect();
        let close = loop {
            if let Err(close) = self.eyes().next_or_close().await {
                break close.map(|close| u16::from(close.code));
            }
        };
        let told = format!("{answer:?}, closed with {close:?}, {:?}", self.told());
        let encoding = self.eyes().encoding;
        *self.eyes() = Self::guest(&self.site, encoding, "New").await;
        told
    }

    async fn rows(&self) -> Vec<String> {
        self.store.load(&self.table).await.unwrap().unwrap().rows
    }

    /// The rows that were stored since the last time; the state moves on with those that are acts.
    pub async fn stored(&mut self) -> Vec<String> {
        let rows = self.rows().await.split_off(self.known);
        self.known += rows.len();
        for act in rows.iter().filter_map(|row| act_in(&self.placed, row)) {
            game::Game::apply(&self.placed, &mut self.state, act, &mut ()).unwrap();
        }
        rows
    }

    pub fn act_in(&self, row: &str) -> Option<ActOf<G>> {
        act_in(&self.placed, row)
    }

    pub async fn stop(self) {
        drop((self.people, self.watcher));
        self.site.stop().await;
    }
}

/// The act in a stored row, if it is one.
fn act_in<G: Playable>(game: &Placed<G>, row: &str) -> Option<ActOf<G>> {
    let row: Value = serde_json::from_str(row).unwrap();
    row.get("act").map(|text| game.read_act(text.as_str().unwrap()).unwrap())
}
