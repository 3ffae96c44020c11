//! Non-interference on the wire: two servers run two worlds that differ only in what one viewer must not know;
//! whatever happens, every byte that this viewer is sent is the same in both.

use std::sync::Arc;

use bots::Fast;
use catalog::{Entry, Visitor, ids, with_game};
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::SealedChoice;
use game::{Act, ActionList, Chance as _, Deal, Playable, Seat, Seed, Viewer};
use store::Memory;
use wire::{Encoding, ToClient, ToClientOf, ToServer};

use crate::client::{Client, entropy};
use crate::placed::{Leak, Placed};
use crate::site::{Site, quick};

/// One world: a server, everybody at the table, and a copy of the state to choose acts on.
struct World<G: Playable> {
    site: Site,
    state: G::State,
    people: Vec<Client<Placed<G>>>,
    watcher: Client<Placed<G>>,
}

impl<G: Playable> World<G> {
    async fn new(
        game: &G,
        state: G::State,
        options: G::Options,
        leak: Leak,
        encoding: Encoding,
    ) -> Self {
        let placed = Placed { inner: game.clone(), start: Arc::new(state.clone()), leak };
        let site = Site::furnished(Arc::new(Memory::default()), quick(), |house| house.add(placed));
        let mut host = Client::named(site.address, encoding, "P0").await;
        // Read by postcard alone, and sent where many sit.
        host.say(ToServer::Patches).await;
        let table = host.create(options).await;
        let links = host.links.clone().unwrap();
        let mut people = vec![host];
        for seat in 1..game.seats(&state) {
            let mut next = Client::named(site.address, encoding, &format!("P{seat}")).await;
            next.say(ToServer::Patches).await;
            next.open(&table, Some(&links.seat)).await;
            people.push(next);
        }
        let mut watcher = Client::named(site.address, encoding, "Eve").await;
        watcher.say(ToServer::Patches).await;
        watcher.open(&table, Some(&links.watch)).await;
        for (seat, client) in (0..).zip(&mut people) {
            client.ask(ToServer::Sit { seat: Seat(seat), entropy: entropy(seat) }).await;
        }
        assert_eq!(people[0].ask(ToServer::Start).await, []);
        let mut world = Self { site, state, people, watcher };
        world.sync().await;
        // How many frames told of people sitting down depends on how fast they were; all is compared from here on.
        for client in world.people.iter_mut().chain([&mut world.watcher]) {
            let update = ToClientOf::<G>::Update(Box::new(client.update.clone().unwrap()));
            let info = ToClientOf::<G>::Table(Box::new(client.info.clone().unwrap()));
            client.raw = [update, info].map(|frame| encoding.write(&frame).unwrap()).to_vec();
        }
        world
    }

    async fn sync(&mut self) {
        for client in self.people.iter_mut().chain([&mut self.watcher]) {
            client.sync().await;
        }
    }

    fn eyes(&mut self, viewer: Viewer) -> &mut Client<Placed<G>> {
        match viewer.seat() {
            Some(seat) => &mut self.people[seat.index()],
            None => &mut self.watcher,
        }
    }

    /// What this viewer was sent, the names of the table and what was drawn for it left out.
    fn sent(&mut self, viewer: Viewer) -> Vec<Vec<u8>> {
        let client = self.eyes(viewer);
        let encoding = client.encoding;
        let blank = |bytes: &Vec<u8>| -> Option<Vec<u8>> {
            let frame: ToClientOf<G> = encoding.read(bytes).unwrap();
            match frame {
                ToClient::You(mut you) => {
                    you.table = "x".repeat(10);
                    Some(encoding.write(&ToClientOf::<G>::You(you)).unwrap())
                }
                ToClient::Table(mut info) => {
                    info.commitment = "x".repeat(64);
                    Some(encoding.write(&ToClientOf::<G>::Table(info)).unwrap())
                }
                // How much is left depends on how long the frame waited.
                ToClient::Clock(Some(_)) => {
                    Some(encoding.write(&ToClientOf::<G>::Clock(Some(0))).unwrap())
                }
                // Drawn anew for each table, and for the host alone.
                ToClient::Links(_) => None,
                _ => Some(bytes.clone()),
            }
        };
        client.raw.iter().filter_map(blank).collect()
    }

    async fn act(&mut self, game: &G, seat: Seat, action: G::Action) {
        game.apply(&mut self.state, Act::Seat(seat, action), &mut ()).unwrap();
        let client = &mut self.people[seat.index()];
        let ask = client.update.as_ref().unwrap().ask;
        assert_eq!(client.ask(ToServer::Submit { ask, actions: vec![action] }).await, []);
        self.sync().await;
    }
}

fn legal<G: Playable>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut list = ActionList::new();
    game.legal(state, seat, &mut list);
    list.to_vec()
}

/// What one viewer may know of an act: the events, and how it looks afterwards.
fn seen<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    viewer: Viewer,
) -> (Vec<G::EventView>, G::View) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    game.apply(&mut state, Act::Seat(seat, action), &mut events).unwrap();
    let events = events.iter().filter_map(|event| game.event_view(event, viewer)).collect();
    (events, game.view(&state, viewer))
}

/// Plays two worlds side by side; answers how many steps looked alike, or the first difference.
async fn side_by_side<G: Playable>(
    game: &G,
    options: G::Options,
    viewer: Viewer,
    leak: Leak,
    number: u64,
) -> Result<u32, String> {
    let mut chance = Fast::from_number(number);
    let seed = Seed::from_text(&format!("leak {number}"));
    let mut state = game.setup(&options, &Deal::new(seed)).unwrap();
    for _ in 0..chance.below(20) {
        let asked: Vec<_> = game.to_act(&state).iter().collect();
        let Some(&seat) = asked.get(chance.below(asked.len() as u32) as usize) else { break };
        let actions = legal(game, &state, seat);
        let action = actions[chance.below(actions.len() as u32) as usize];
        let mut next = state.clone();
        game.apply(&mut next, Act::Seat(seat, action), &mut ()).unwrap();
        if game.outcome(&next).is_some() {
            break;
        }
        state = next;
    }
    let other = game.resample(&state, viewer, &mut chance);
    let encoding = Encoding::ALL[number as usize % 2];
    let mut one = World::new(game, state, options.clone(), leak, encoding).await;
    let mut two = World::new(game, other, options, leak, encoding).await;
    let mut steps = 0;
    for _ in 0..8 {
        if one.sent(viewer) != two.sent(viewer) {
            return Err(format!("{viewer:?} can tell two worlds apart after {steps} steps"));
        }
        // What is allowed must be allowed, and what is refused refused alike.
        if let Some(seat) = viewer.seat() {
            for world in [&mut one, &mut two] {
                world.eyes(viewer).ask(ToServer::Legal).await;
            }
            for who in Seat::first(game.seats(&one.state)) {
                let all = legal(game, &one.state, who);
                let Some(&action) = all.get(chance.below(all.len() as u32) as usize) else {
                    continue;
                };
                let tried = game.apply(&mut one.state.clone(), Act::Seat(seat, action), &mut ());
                if tried.is_err() {
                    for world in [&mut one, &mut two] {
                        let ask = world.eyes(viewer).update.as_ref().unwrap().ask;
                        world
                            .eyes(viewer)
                            .ask(ToServer::Submit { ask, actions: vec![action] })
                            .await;
                    }
                }
            }
        }
        let able: Vec<_> = game.may_act(&one.state).iter().collect();
        let Some(&seat) = able.get(chance.below(able.len() as u32) as usize) else { break };
        let mut mine = legal(game, &one.state, seat);
        chance.shuffle(&mut mine);
        let theirs = legal(game, &two.state, seat);
        let own = viewer == Viewer::Seat(seat);
        let pair = mine.iter().find_map(|&a| {
            let here = seen(game, &one.state, seat, a, viewer);
            let alike = |b: &&G::Action| {
                (!own || **b == a) && seen(game, &two.state, seat, **b, viewer) == here
            };
            theirs.iter().find(alike).map(|&b| (a, b))
        });
        // What one world shows and the other cannot show any more: from here on they may differ.
        let Some((a, b)) = pair else { break };
        one.act(game, seat, a).await;
        two.act(game, seat, b).await;
        steps += 1;
    }
    let alike = one.sent(viewer) == two.sent(viewer);
    for World { site, people, watcher, .. } in [one, two] {
        drop((people, watcher));
        site.stop().await;
    }
    if alike { Ok(steps) } else { Err(format!("{viewer:?} can tell two worlds apart at the end")) }
}

async fn holds<G: Playable>(game: &G, seats: u8, rounds: u64) {
    let mut steps = 0;
    for number in 0..rounds {
        for viewer in Viewer::of_running_game(seats) {
            let options = G::default_options(seats);
            let alike = side_by_side(game, options, viewer, Leak::None, number).await;
            steps += alike.unwrap_or_else(|why| panic!("{}: {why}", G::ID));
        }
    }
    assert!(steps > 0, "{}: nothing was compared", G::ID);
}

#[tokio::test]
async fn hidden_hands_stay_hidden_on_the_wire() {
    holds(&HiddenHand::house(), 2, 3).await;
    holds(&HiddenHand::house(), 4, 2).await;
}

#[tokio::test]
async fn sealed_choices_stay_sealed_on_the_wire() {
    holds(&SealedChoice::house(), 3, 4).await;
}

#[tokio::test]
async fn sealed_choices_of_many_stay_sealed_in_patches_too() {
    // The first number is that of postcard.
    holds(&SealedChoice::house(), 9, 1).await;
}

struct Holds;
impl Visitor for Holds {
    type Out = std::pin::Pin<Box<dyn Future<Output = ()>>>;
    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        let game = entry.house_game(G::NEWEST_RULES).unwrap();
        Box::pin(async move { holds(&game, *G::SEATS.start(), 2).await })
    }
}

#[tokio::test]
async fn every_real_game_keeps_its_secrets_on_the_wire() {
    for id in ids() {
        with_game(id, Holds).unwrap().await;
    }
}

#[tokio::test]
async fn a_planted_leak_is_found_in_each_channel() {
    for leak in [Leak::View, Leak::Event, Leak::ToAct] {
        let mut found = 0;
        for number in 0..6 {
            let options = <HiddenHand as game::Choices>::default_options(2);
            let game = HiddenHand::house();
            let tried = side_by_side(&game, options, Viewer::Spectator, leak, number).await;
            found += u32::from(tried.is_err());
        }
        assert!(found > 0, "{leak:?} was not found");
    }
}

#[tokio::test]
async fn what_another_seat_does_in_secret_sends_no_frame_at_all() {
    use conformance::sealed_choice::Action;
    let site = Site::in_memory();
    let options = <SealedChoice as game::Choices>::default_options(3);
    let mut all =
        crate::client::seated::<SealedChoice>(site.address, options, 3, Encoding::Json).await;
    let before = all[1].raw.len();
    for number in [1, 4, 2] {
        let ask = all[0].update.as_ref().unwrap().ask;
        let choice = vec![Action::Choose(number)];
        assert_eq!(all[0].ask(ToServer::Submit { ask, actions: choice }).await, []);
        all[1].sync().await;
    }
    // Three answers to three pings, and nothing else.
    assert_eq!(all[1].raw.len(), before + 3);
    // The numbers in later frames say nothing of it either.
    let ask = all[1].update.as_ref().unwrap().ask;
    all[1].ask(ToServer::Submit { ask, actions: vec![Action::Choose(5)] }).await;
    let update = all[1].update.clone().unwrap();
    assert_eq!((update.ask.0, update.first), (ask.0 + 1, 0));
}
