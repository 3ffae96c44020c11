//! `spymaster admin`, beside a running server, without one, and where neither is possible.
#![cfg(unix)]

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Child;

use bots::BotKind;
use futures::{SinkExt as _, StreamExt as _};
use game::{Choices as _, Game, Seat, Seed};
use spy_connection::SpyConnection;
use table::DealRound;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Close, Encoding, JSON, Stage, ToClient, ToClientOf, ToServer, ToServerOf};

use crate::command::{TestCommand, folder, spymaster};

/// A server with its log in a file; it does not outlive its test.
struct Running {
    child: Child,
    address: String,
    data: PathBuf,
}

impl Running {
    fn start(data: &Path) -> Self {
        let log = File::create(data.with_extension("log")).unwrap();
        let serve = spymaster("serve --listen 127.0.0.1:0 --pace 0 --data").arg(data);
        let mut child = serve.start_logged(log);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Spymaster is at http://").unwrap().to_owned();
        Self { child, address, data: data.to_owned() }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.data.with_extension("log")).unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn admin(data: &Path, words: &str) -> TestCommand {
    spymaster("admin --data").arg(data).args(words)
}

/// Somebody at a table.
struct Guest(WebSocketStream<TcpStream>);

impl Guest {
    async fn connect(address: &str) -> Self {
        let url = format!("ws://{address}/api/socket/{}", SpyConnection::ID);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", JSON.parse().unwrap());
        let stream = TcpStream::connect(address).await.unwrap();
        Self(client_async(request, stream).await.unwrap().0)
    }

    async fn say(&mut self, frame: ToServerOf<SpyConnection>) {
        let text = String::from_utf8(Encoding::Json.write(&frame).unwrap()).unwrap();
        self.0.send(Message::text(text)).await.unwrap();
    }

    async fn until<T>(&mut self, pick: impl Fn(ToClientOf<SpyConnection>) -> Option<T>) -> T {
        loop {
            if let Message::Text(text) = self.0.next().await.unwrap().unwrap()
                && let Some(found) = pick(Encoding::Json.read(text.as_bytes()).unwrap())
            {
                return found;
            }
        }
    }

    /// Starts a game against a bot; the table's name.
    async fn start(&mut self) -> String {
        self.say(ToServer::Name("Ann".to_owned())).await;
        self.say(ToServer::Create(SpyConnection::default_options(2))).await;
        let table = self.until(|frame| match frame {
            ToClient::You(you) => Some(you.table),
            _ => None,
        });
        let table = table.await;
        let round = DealRound { table: &table, round: 1 };
        let commitment = Some(Seed(round.commitment(Seat(0), &[SHARE; 32])).to_string());
        self.say(ToServer::Sit { seat: Seat(0), commitment }).await;
        self.say(ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) }).await;
        self.say(ToServer::Start).await;
        self.say(ToServer::Reveal(Seed([SHARE; 32]).to_string())).await;
        self.at(Stage::Running).await;
        table
    }

    async fn at(&mut self, stage: Stage) {
        self.until(|frame| match frame {
            ToClient::Table(info) if info.stage == stage => Some(()),
            _ => None,
        })
        .await;
    }
}

/// Every byte of Ann's share of the deal.
const SHARE: u8 = 0x5a;

/// The id of the guest on the first chair.
fn guest_of(shown: &str) -> String {
    let line = shown.lines().find(|line| line.contains(" person ")).unwrap();
    line.split_whitespace().find(|word| word.len() == 32).unwrap().to_owned()
}

#[tokio::test]
async fn beside_a_running_server() {
    let data = folder("admin-beside").join("data");
    let server = Running::start(&data);
    let socket = fs::metadata(data.join("spymaster.admin")).unwrap();
    assert!(socket.file_type().is_socket());
    assert_eq!(socket.permissions().mode() & 0o777, 0o600);
    let mut ann = Guest::connect(&server.address).await;
    let table = ann.start().await;

    admin(&data, "list").ok().says(&table).says("spy-connection").says("running");
    let shown = admin(&data, "show").arg(&table).ok();
    let shown =
        shown.says("B bot thumb").says("connected Ann").never_says(&Seed([SHARE; 32]).to_string());
    let guest = guest_of(&shown.stdout);
    let never = ["secret", "entropy"];
    never.into_iter().for_each(|word| assert!(!shown.stdout.contains(word), "{shown:#?}"));
    let refused = admin(&data, "export").arg(&table).run().exits(1);
    assert_eq!(refused.complains("the game is not over").stdout, "");

    admin(&data, "close").arg(&table).ok().says("done");
    ann.at(Stage::Over).await;
    admin(&data, "close").arg(&table).run().exits(1).complains("no game is running");
    let file = data.with_file_name("game.json");
    admin(&data, "export").arg(&table).args("--out").arg(&file).ok();
    spymaster("verify").arg(&file).ok();

    admin(&data, "ban").arg(&guest).ok();
    let close = loop {
        if let Message::Close(close) = ann.0.next().await.unwrap().unwrap() {
            break close.unwrap();
        }
    };
    assert_eq!(u16::from(close.code), Close::Banned.code());
    admin(&data, "unban").arg(&guest).ok();
    admin(&data, "ban nobody").run().exits(1).complains("that is no id of a guest");

    admin(&data, "delete").arg(&table).ok().says("done");
    admin(&data, "list").ok().never_says(&table);
    for command in ["show", "close", "delete", "export"] {
        let ran = admin(&data, command).arg(&table).run().exits(1);
        ran.complains(&format!("there is no table {table}"));
    }
    let log = server.log();
    for request in ["List", "Show", "Close", "Delete", "Export", "Ban", "Unban"] {
        let logged = |line: &&str| {
            line.contains("an administrator asked") && line.contains(&format!("{request}("))
        };
        assert!(log.lines().any(|line| logged(&line)), "no {request} in {log}");
    }
}

#[tokio::test]
async fn without_a_server_on_the_data_itself() {
    let data = folder("admin-alone").join("data");
    let server = Running::start(&data);
    let mut ann = Guest::connect(&server.address).await;
    let table = ann.start().await;
    // Killed, so that its socket stays behind.
    drop(server);
    assert!(data.join("spymaster.admin").exists());
    let list = admin(&data, "list").run().exits(0);
    list.says(&table).says("running").complains("an administrator asked");
    let shown = admin(&data, "show").arg(&table).run().exits(0).says("away Ann");
    let guest = guest_of(&shown.stdout);
    admin(&data, "export").arg(&table).run().exits(1).complains("the game is not over");
    admin(&data, "close").arg(&table).run().exits(0);
    admin(&data, "export").arg(&table).run().exits(0).says("\"record\"");
    admin(&data, "ban").arg(&guest).run().exits(0);
    // A server takes over what was done meanwhile.
    let server = Running::start(&data);
    admin(&data, "list").ok().says(&table).says("over");
    drop(server);
    admin(&data, "delete").arg(&table).run().exits(0);
    admin(&data, "list").run().exits(0).never_says(&table);
}

#[test]
fn where_the_data_is_in_use_and_nobody_answers_it_is_refused() {
    let data = folder("admin-dead").join("data");
    admin(&data, "list").refused("there is no data of a server here");
    assert!(!data.exists(), "nothing is made");
    let server = Running::start(&data);
    let socket = data.join("spymaster.admin");
    fs::remove_file(&socket).unwrap();
    admin(&data, "list").refused("another program uses this folder, and nobody answers at");
    // A socket at which nobody listens any more.
    drop(UnixListener::bind(&socket).unwrap());
    admin(&data, "list").refused("another program uses this folder, and nobody answers at");
    drop(server);
    admin(&data, "list").run().exits(0);
}
