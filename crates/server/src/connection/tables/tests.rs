//! When somebody hears about a table that has to be read says nothing about how long that took.

use std::net::SocketAddr;
use std::time::Duration;

use conformance::hidden_hand::HiddenHand;
use futures::{SinkExt as _, StreamExt as _, stream};
use game::Game as _;
use store::{Memory, Store as _};
use tokio::io::{DuplexStream, duplex};
use tokio::sync::{Semaphore, watch};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::Encoding;

use super::*;
use crate::accept::serve;
use crate::config::Config;
use crate::house::House;
use crate::keys::Keys;
use crate::page::Page;
use crate::room::tests::{HOST, long_game};
use crate::routes::router;
use crate::system::{Listener, Stream, System};

type Frame = ToClientOf<HiddenHand>;

/// A stranger's socket to a server whose time is that of the test.
struct Line {
    socket: WebSocketStream<DuplexStream>,
    system: System,
    /// There is no turn for large work until the test gives one.
    turns: Arc<Semaphore>,
    _serving: watch::Sender<bool>,
}

impl Line {
    async fn new(house: &House, turns: &Arc<Semaphore>) -> Self {
        let system = house.shared.system.clone();
        let (ours, theirs) = duplex(64 * 1024);
        let (stop, stopping) = watch::channel(false);
        let address = SocketAddr::from(([127, 0, 0, 1], 80));
        let arrival = Ok((Box::new(theirs) as Box<dyn Stream>, address));
        let connections = stream::iter([arrival]).chain(stream::pending()).boxed();
        let router = router(house.front(), Page::built(), Some(house.clone()));
        tokio::spawn(serve(house.front(), Listener { address, connections }, router, stopping));
        let url = format!("ws://{address}/api/socket/{}", HiddenHand::ID);
        let mut request = url.into_client_request().unwrap();
        let protocol = HeaderValue::from_str(wire::JSON).unwrap();
        request.headers_mut().insert("sec-websocket-protocol", protocol);
        let (socket, _) = client_async(request, ours).await.unwrap();
        let turns = Arc::clone(turns);
        let mut line = Self { socket, system, turns, _serving: stop };
        assert!(matches!(line.next().await, ToClient::Hello(_)));
        line
    }

    async fn next(&mut self) -> Frame {
        loop {
            if let Message::Text(text) = self.socket.next().await.unwrap().unwrap() {
                return Encoding::Json.read(text.as_bytes()).unwrap();
            }
        }
    }

    /// Asks for a table whose rows can be read after these milliseconds: when the first answer comes, and what it is.
    async fn open(&mut self, table: &str, token: Option<&str>, reading: u64) -> (u64, Frame) {
        let open: ToServerOf<HiddenHand> =
            ToServer::Open { table: table.to_owned(), token: token.map(str::to_owned), heard: 0 };
        let open = String::from_utf8(Encoding::Json.write(&open).unwrap()).unwrap();
        let (system, turns) = (self.system.clone(), Arc::clone(&self.turns));
        let begun = system.now();
        self.socket.send(Message::Text(Utf8Bytes::from(open))).await.unwrap();
        let read = async {
            system.sleep(Duration::from_millis(reading)).await;
            turns.add_permits(1);
        };
        let answer = async {
            let frame = self.next().await;
            (u64::try_from((system.now() - begun).as_millis()).unwrap(), frame)
        };
        let (answer, ()) = tokio::join!(answer, read);
        turns.acquire().await.unwrap().forget();
        answer
    }
}

#[tokio::test(start_paused = true)]
async fn how_long_it_takes_to_read_a_table_shows_in_whole_beats_only() {
    let turns = Arc::new(Semaphore::new(0));
    let system = System::seeded(1).with_turns(Arc::clone(&turns));
    let store = Arc::new(Memory::default());
    let config = Config::default();
    let keys = Keys::given([7; 32]);
    let mut house = House::empty(system.clone(), store.clone(), keys, config).await.unwrap();
    house.add(HiddenHand::house());
    let game = HiddenHand::house();
    let mut tables = Vec::new();
    for _ in 0..5 {
        let (kept, links) = uploaded_table(&system, &game, &long_game(&game), HOST).unwrap();
        tables.push((kept.head.table.clone(), links.watch));
        store.write(Write::Create { kept, day: 1 }).await.unwrap();
    }
    let mut line = Line::new(&house, &turns).await;

    // Strangers hear the same at the same time, whatever that table is and whether there is one.
    let denied = ToClient::Denied(Denied::NoTable);
    assert_eq!(line.open("nowhere", None, 0).await, (50, denied.clone()));
    for (nth, (reading, after)) in [(1, 50), (49, 50), (51, 100), (99, 100)].iter().enumerate() {
        let table = &tables[nth].0;
        assert_eq!(line.open(table, None, *reading).await, (*after, denied.clone()));
        // It is not read again for the next who is refused.
        assert_eq!(line.open(table, None, 500).await, (50, denied.clone()));
    }
    // It is the same for those whom it lets in.
    for ((table, watch), (reading, after)) in tables.iter().zip([(7, 50), (77, 100)]) {
        let mut line = Line::new(&house, &turns).await;
        let (came, frame) = line.open(table, Some(watch), reading).await;
        assert!(came == after && frame != denied, "{came}: {frame:?}");
    }
    // In memory it is there at once, and strangers do not notice.
    let (table, watch) = &tables[0];
    assert_eq!(line.open(table, None, 0).await, (50, denied.clone()));
    let (came, frame) = line.open(table, Some(watch), 0).await;
    assert!(came == 0 && frame != denied, "{came}: {frame:?}");
}
