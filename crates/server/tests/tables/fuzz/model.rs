//! A small model of one table: from the stored rows it knows who sits where and who may do what. Every new row must
//! follow from the frame that was sent, and from what its sender may do; every frame that comes back must fit what its
//! reader may know.

use std::collections::{BTreeMap, BTreeSet};

use conformance::sealed_choice::{Options, SealedChoice, State};
use game::{Act, Deal, Game as _, Notation as _, Seat, Seed, TableAct, Viewer};
use serde_json::Value;
use store::Kept;
use table::bytes_from_hex;
use wire::{Motion, Stage, ToServer, ToServerOf};

pub type Frame = ToServerOf<SealedChoice>;

/// The id of a guest; two cookies are two guests.
pub type Guest = String;

/// The number of a person at the table.
pub type Person = u32;

/// Where a link leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leads {
    /// To the open chairs, before the start.
    Chairs,
    /// To a look at the table.
    Watching,
    /// To a person's own seat, once.
    Home(Person),
    /// To a seat of the running game that was opened, once.
    Opened(Seat),
}

/// A link that somebody was given. All guests of a table know all links: they work together.
#[derive(Clone, Debug)]
pub struct Link {
    pub token: String,
    pub leads: Leads,
    pub live: bool,
}

/// What somebody has just sent.
#[derive(Clone, Debug)]
pub struct Deed {
    pub guest: Guest,
    pub frame: Frame,
    /// The link by which the sender opened the table, or opens it now.
    pub link: Option<usize>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Chair {
    person: Option<Person>,
    bot: bool,
}

/// A vote, and who said yes.
#[derive(Clone, Debug)]
struct Ballot {
    what: Motion,
    yes: BTreeSet<Seat>,
}

#[derive(Clone)]
pub struct Model {
    game: SealedChoice,
    pub stage: Stage,
    pub links: Vec<Link>,
    options: Options,
    /// The game, once it has begun.
    state: Option<State>,
    chairs: Vec<Chair>,
    maker: Person,
    numbers: BTreeMap<Guest, Person>,
    /// Guests who came back as somebody else.
    devices: BTreeMap<Person, Person>,
    barred: BTreeSet<Person>,
    /// The people on seats when the game began.
    at_start: BTreeSet<Person>,
    /// The seat from which a guest has seen the running game.
    saw: BTreeMap<Guest, Seat>,
    ballot: Option<Ballot>,
    /// The seats whose shares of the deal are awaited, or were.
    awaited: BTreeSet<Seat>,
    /// How many rows are known.
    rows: usize,
    /// Who lost the seat in the write that is being explained.
    gone: Option<Person>,
    /// How often each kind of row was explained.
    pub explained: BTreeMap<String, u32>,
}

type Verdict = Result<(), String>;

fn ensure(holds: bool, why: &str) -> Verdict {
    if holds { Ok(()) } else { Err(why.to_owned()) }
}

impl Model {
    /// A table whose first rows are these.
    pub fn new(kept: &Kept) -> Self {
        let row: Value = serde_json::from_str(&kept.rows[0]).unwrap();
        let made = &row["made"];
        let options: Options = serde_json::from_value(made["options"].clone()).unwrap();
        let mut model = Self {
            game: SealedChoice::house(),
            stage: Stage::Waiting,
            links: Vec::new(),
            options,
            state: None,
            chairs: vec![Chair::default(); options.seats.into()],
            maker: number(&made["host"]),
            numbers: BTreeMap::new(),
            devices: BTreeMap::new(),
            barred: BTreeSet::new(),
            at_start: BTreeSet::new(),
            saw: BTreeMap::new(),
            ballot: None,
            awaited: BTreeSet::new(),
            rows: kept.rows.len(),
            gone: None,
            explained: BTreeMap::new(),
        };
        model.meet(kept);
        model
    }

    fn meet(&mut self, kept: &Kept) {
        let known = kept.people.iter().filter_map(|one| Some((one.guest.clone()?, one.number)));
        self.numbers = known.collect();
    }

    pub fn person(&self, guest: &str) -> Option<Person> {
        let number = self.numbers.get(guest)?;
        Some(self.devices.get(number).copied().unwrap_or(*number))
    }

    pub fn seat(&self, guest: &str) -> Option<Seat> {
        let person = self.person(guest)?;
        let place = self.chairs.iter().position(|chair| chair.person == Some(person))?;
        u8::try_from(place).ok().map(Seat)
    }

    fn chair(&self, seat: Seat) -> Result<Chair, String> {
        self.chairs.get(seat.index()).copied().ok_or_else(|| format!("there is no seat {seat}"))
    }

    pub fn made_it(&self, guest: &str) -> bool {
        self.person(guest) == Some(self.maker)
    }

    /// All people on seats.
    pub fn people_on_seats(&self) -> impl Iterator<Item = (Seat, Person)> {
        let chairs = (0..).map(Seat).zip(&self.chairs);
        chairs.filter_map(|(seat, chair)| Some((seat, chair.person?)))
    }

    /// May this guest have the table open without any link?
    pub fn is_known(&self, guest: &str) -> bool {
        !self.is_barred(guest) && (self.seat(guest).is_some() || self.made_it(guest))
    }

    pub fn is_barred(&self, guest: &str) -> bool {
        let all = [self.numbers.get(guest).copied(), self.person(guest)];
        all.iter().flatten().any(|person| self.barred.contains(person))
    }

    /// May this guest, who came by this link, have the table open?
    pub fn may_stay(&self, guest: &str, link: Option<usize>) -> bool {
        let live = link.is_some_and(|link| self.links[link].live);
        !self.is_barred(guest) && (self.is_known(guest) || live)
    }

    /// May this guest come in by this link?
    pub fn may_open(&self, guest: &str, link: Option<usize>) -> bool {
        let by_chairs = link.is_some_and(|link| self.links[link].leads == Leads::Chairs);
        let too_late = by_chairs && matches!(self.stage, Stage::Running | Stage::Over);
        self.is_known(guest) || (!too_late && self.may_stay(guest, link))
    }

    /// What this guest may see of the game.
    pub fn viewer(&self, guest: &str) -> Viewer {
        self.seat(guest).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What these eyes see of the game.
    pub fn view(&self, viewer: Viewer) -> Option<<SealedChoice as game::Game>::View> {
        self.state.as_ref().map(|state| self.game.view(state, viewer))
    }

    /// A guest has been shown the running game from this seat; from another one only if there was no first.
    pub fn sees(&mut self, guest: &str, seat: Seat) -> Verdict {
        let first = *self.saw.entry(guest.to_owned()).or_insert(seat);
        ensure(first == seat, &format!("has seen seat {first} and sees seat {seat}"))
    }

    /// Somebody was given a link; all pages of that guest may have been told.
    pub fn link(&mut self, token: String, leads: Leads) {
        if self.links.iter().any(|link| link.token == token) {
            return;
        }
        let old = self.links.iter_mut().filter(|link| link.leads == leads);
        old.for_each(|link| link.live = false);
        self.links.push(Link { token, leads, live: true });
    }

    /// What is being decided.
    pub fn motion(&self) -> Option<Motion> {
        self.ballot.as_ref().map(|ballot| ballot.what)
    }

    /// A vote or a proposal was taken.
    pub fn voted(&mut self, seat: Seat, frame: &Frame) {
        match frame {
            ToServer::Propose(what) => {
                self.ballot = Some(Ballot { what: *what, yes: BTreeSet::from([seat]) });
            }
            ToServer::Vote { what, yes } => {
                if let Some(ballot) = self.ballot.as_mut().filter(|ballot| ballot.what == *what) {
                    ballot.yes.remove(&seat);
                    ballot.yes.extend(yes.then_some(seat));
                }
            }
            _ => {}
        }
    }

    /// The vote as the table shows it.
    pub fn shown_vote(&mut self, vote: Option<&wire::Vote>) -> Verdict {
        let Some(vote) = vote else {
            self.ballot = None;
            return Ok(());
        };
        let ballot = self.ballot.as_ref().ok_or("a vote that nobody has proposed")?;
        ensure(ballot.what == vote.what, "a vote on something else")?;
        let yes: BTreeSet<Seat> = vote.yes.iter().copied().collect();
        ensure(yes.is_subset(&ballot.yes), "a yes that nobody has said")
    }

    /// Is this decided, if these people are connected?
    fn is_agreed(&self, what: Motion, here: &BTreeSet<Person>) -> Verdict {
        let ballot = self.ballot.as_ref().filter(|ballot| ballot.what == what);
        let ballot = ballot.ok_or("nobody has proposed that")?;
        let counts = |(seat, person): &(Seat, Person)| match what {
            Motion::Kick(kicked) => *seat != kicked && self.at_start.contains(person),
            Motion::Open(_) => true,
        };
        let others = self.people_on_seats().filter(counts);
        let voters: BTreeSet<Seat> =
            others.filter(|(_, person)| here.contains(person)).map(|(seat, _)| seat).collect();
        let may: BTreeSet<Seat> =
            self.people_on_seats().filter(counts).map(|(seat, _)| seat).collect();
        let yes: BTreeSet<Seat> = ballot.yes.intersection(&may).copied().collect();
        match what {
            Motion::Kick(_) => {
                ensure(yes.len() >= 2 && 2 * yes.len() > voters.len(), "too few have agreed")
            }
            // Nobody waits for the end of a vote here, so nobody who sits there is left out.
            Motion::Open(_) => ensure(may.is_subset(&yes), "not everybody has agreed"),
        }
    }

    /// Has this deed left rows that only its sender could have caused?
    pub fn is_personal(&self, kept: &Kept, deed: &Deed) -> bool {
        let seats = matches!(
            deed.frame,
            ToServer::Sit { .. } | ToServer::Leave | ToServer::Submit { .. } | ToServer::Resign
        );
        let own = matches!(
            deed.frame,
            ToServer::Open { .. } | ToServer::ReturnLink | ToServer::Commit(_)
        );
        kept.rows.len() > self.rows && (seats || own)
    }

    /// Takes in the rows that this deed has left; `here` are the people who have the table open.
    pub fn explain(&mut self, kept: &Kept, deed: &Deed, here: &BTreeSet<Person>) -> Verdict {
        self.meet(kept);
        self.gone = None;
        for row in &kept.rows[self.rows..] {
            let row: Value = serde_json::from_str(row).unwrap();
            let (kind, body) = row.as_object().and_then(|row| row.iter().next()).unwrap();
            self.follows(kind, body, deed, here)
                .map_err(|why| format!("{deed:?} has left {row}: {why}"))?;
            *self.explained.entry(kind.clone()).or_default() += 1;
        }
        self.rows = kept.rows.len();
        Ok(())
    }

    fn follows(
        &mut self,
        kind: &str,
        body: &Value,
        deed: &Deed,
        here: &BTreeSet<Person>,
    ) -> Verdict {
        let sender = self.person(&deed.guest);
        let own_seat = self.seat(&deed.guest);
        // While the maker is away, somebody on a seat may decide.
        let hosts = self.made_it(&deed.guest)
            || (!here.contains(&self.maker)
                && sender.is_some_and(|one| here.contains(&one))
                && own_seat.is_some());
        let waiting = self.stage == Stage::Waiting;
        match (kind, &deed.frame) {
            ("sat", ToServer::Sit { seat, .. }) => {
                ensure(*seat == seat_in(&body["seat"]), "another seat")?;
                ensure(sender == Some(number(&body["person"])), "somebody else")?;
                ensure(self.chair(*seat)?.person.is_none(), "somebody sits there")?;
                self.may_sit(deed, *seat)?;
                self.chairs[seat.index()] = Chair { person: sender, bot: false };
                self.use_up(|leads| leads == Leads::Opened(*seat));
            }
            ("left", frame) => {
                let seat = seat_in(body);
                let chair = self.chair(seat)?;
                match frame {
                    ToServer::Leave => ensure(own_seat == Some(seat), "not the own seat")?,
                    ToServer::Sit { .. } => ensure(waiting && own_seat == Some(seat), "no move")?,
                    ToServer::Bot { seat: bot, kind: None } => ensure(
                        hosts && waiting && *bot == seat && chair.person.is_none(),
                        "no bot of the host's to take away",
                    )?,
                    ToServer::Kick(kicked) => {
                        ensure(hosts && waiting && *kicked == seat, "may not kick")?;
                    }
                    ToServer::Propose(_) | ToServer::Vote { .. } => {
                        ensure(self.stage == Stage::Running, "no game runs")?;
                        self.is_agreed(Motion::Kick(seat), here)?;
                    }
                    _ => return Err("nothing to do with seats".to_owned()),
                }
                let own = matches!(frame, ToServer::Leave | ToServer::Sit { .. });
                ensure(own || chair.person != Some(self.maker), "the maker is sent away")?;
                self.gone = chair.person;
                self.chairs[seat.index()] = Chair::default();
            }
            ("bot", ToServer::Bot { seat, kind: Some(_) }) => {
                ensure(hosts && self.chair(*seat)?.person.is_none(), "no seat for a bot")?;
                self.chairs[seat.index()] = Chair { person: None, bot: true };
                self.use_up(|leads| leads == Leads::Opened(*seat));
            }
            ("barred", ToServer::Kick(_) | ToServer::Propose(_) | ToServer::Vote { .. }) => {
                let by_vote = !matches!(deed.frame, ToServer::Kick(_));
                ensure(by_vote || self.made_it(&deed.guest), "not the maker, and no vote")?;
                ensure(self.gone == Some(number(body)), "not the one who was kicked")?;
                self.barred.insert(number(body));
                self.use_up(|leads| matches!(leads, Leads::Opened(_)));
            }
            ("barred", ToServer::RemoveWatcher(_)) => {
                let person = number(body);
                let sits = self.people_on_seats().any(|(_, one)| one == person);
                ensure(hosts && !sits && person != self.maker, "nobody to remove")?;
                self.barred.insert(person);
                self.use_up(|leads| matches!(leads, Leads::Opened(_)));
            }
            ("options", ToServer::Options(options)) => {
                let count = usize::from(options.seats);
                let lost = self.chairs.iter().skip(count).any(|chair| chair.person.is_some());
                ensure(hosts && waiting && !lost, "may not change the options")?;
                self.options = *options;
                self.chairs.resize(count, Chair::default());
            }
            ("links", ToServer::NewLinks) => {
                ensure(hosts, "is not the host")?;
                self.use_up(|leads| !matches!(leads, Leads::Home(_)));
            }
            ("muted", ToServer::MuteWatcher { muted, .. }) => {
                let person = number(&body["person"]);
                let sits = self.people_on_seats().any(|(_, one)| one == person);
                ensure(hosts && !sits && person != self.maker, "nobody to mute")?;
                ensure(body["muted"].as_bool() == Some(*muted), "the opposite")?;
            }
            ("links", ToServer::Kick(_) | ToServer::Propose(_) | ToServer::Vote { .. }) => {
                ensure(self.gone.is_some(), "nobody was kicked")?;
                self.use_up(|leads| !matches!(leads, Leads::Home(_)));
            }
            ("committed", ToServer::Commit(_)) => {
                ensure(waiting && own_seat == Some(seat_in(&body["seat"])), "not the own share")?;
            }
            ("dealing", ToServer::Start | ToServer::StartWithout(_)) => {
                let full = self.chairs.iter().all(|chair| chair.bot || chair.person.is_some());
                ensure(hosts && waiting && full, "may not start")?;
                let shares = body["commitments"].as_array().unwrap().iter();
                let seats = (0..).map(Seat).zip(shares);
                self.awaited =
                    seats.filter(|(_, share)| !share.is_null()).map(|(seat, _)| seat).collect();
                self.stage = Stage::Dealing;
            }
            ("started", ToServer::Start | ToServer::StartWithout(_) | ToServer::Reveal(_)) => {
                if matches!(deed.frame, ToServer::Reveal(_)) {
                    ensure(own_seat.is_some_and(|seat| self.awaited.contains(&seat)), "no share")?;
                } else {
                    ensure(self.awaited.is_empty(), "nobody has revealed a share")?;
                }
                ensure(self.stage == Stage::Dealing, "no deal is under way")?;
                let seed = Seed(bytes_from_hex(body["seed"].as_str().unwrap()).unwrap());
                self.state = self.game.setup(&self.options, &Deal::new(seed)).ok();
                self.stage = Stage::Running;
                self.at_start = self.people_on_seats().map(|(_, person)| person).collect();
            }
            ("act", ToServer::Submit { .. } | ToServer::Resign | ToServer::Leave) => {
                let act = self.game.read_act(body.as_str().unwrap()).unwrap();
                let (Act::Seat(seat, _) | Act::Table(TableAct::Resign(seat))) = act else {
                    return Err("nobody asked for that".to_owned());
                };
                ensure(own_seat == Some(seat), "acts for another seat")?;
                let state = self.state.as_mut().ok_or("no game has begun")?;
                self.game.apply(state, act, &mut ()).map_err(|why| format!("{why:?}"))?;
                if self.game.outcome(state).is_some() {
                    self.stage = Stage::Over;
                }
            }
            ("seat_link", ToServer::ReturnLink) => {
                ensure(sender == Some(number(&body["person"])), "another person's link")?;
                ensure(own_seat == Some(seat_in(&body["seat"])), "a link to another seat")?;
            }
            ("seat_link", ToServer::Propose(_) | ToServer::Vote { .. }) => {
                let seat = seat_in(&body["seat"]);
                ensure(body["person"].is_null(), "a link for somebody")?;
                ensure(self.chair(seat)?.person.is_none(), "somebody sits there")?;
                self.is_agreed(Motion::Open(seat), here)?;
                self.chairs[seat.index()] = Chair::default();
            }
            ("returned", ToServer::Open { .. }) => {
                let (person, device) = (number(&body["person"]), number(&body["device"]));
                ensure(self.numbers.get(&deed.guest) == Some(&device), "another device")?;
                let home = deed.link.map(|link| &self.links[link]);
                let home = home.is_some_and(|link| link.live && link.leads == Leads::Home(person));
                ensure(home && own_seat.is_none() && !self.is_barred(&deed.guest), "no way back")?;
                self.devices.insert(device, person);
                self.use_up(|leads| leads == Leads::Home(person));
            }
            ("one_device", ToServer::ReturnLink) => {
                ensure(self.numbers.get(&deed.guest) == Some(&number(body)), "a later device")?;
                self.devices.retain(|_, person| *person != number(body));
            }
            ("rematch", ToServer::Rematch) => {
                ensure(own_seat.is_some() && self.stage == Stage::Over, "no rematch")?;
            }
            _ => return Err("no such row can come of it".to_owned()),
        }
        Ok(())
    }

    fn may_sit(&self, deed: &Deed, seat: Seat) -> Verdict {
        let link = deed.link.map(|link| &self.links[link]).filter(|link| link.live);
        let leads = link.map(|link| link.leads);
        ensure(!self.is_barred(&deed.guest), "was sent away")?;
        match self.stage {
            Stage::Waiting => {
                let invited = self.is_known(&deed.guest) || leads == Some(Leads::Chairs);
                ensure(invited, "has no right to a seat")
            }
            Stage::Running => {
                let elsewhere = self.saw.get(&deed.guest).is_some_and(|saw| *saw != seat);
                ensure(!elsewhere, "has seen another seat")?;
                ensure(leads == Some(Leads::Opened(seat)), "the seat was not opened for anybody")
            }
            Stage::Dealing | Stage::Over => Err("nobody sits down now".to_owned()),
        }
    }

    fn use_up(&mut self, used: impl Fn(Leads) -> bool) {
        let links = self.links.iter_mut().filter(|link| used(link.leads));
        links.for_each(|link| link.live = false);
    }
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

fn seat_in(value: &Value) -> Seat {
    serde_json::from_value(value.clone()).unwrap()
}
