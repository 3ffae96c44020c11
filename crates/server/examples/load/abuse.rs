//! One usual table, while others misbehave: how long its moves take with and without them, and what the server holds.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use conformance::hidden_hand::{Action, HiddenHand};
use game::{Choices as _, Seat};
use wire::ToServer;

use crate::host::Host;
use crate::line::{Door, Line};

/// So long moves are measured without abuse, and with it.
const CALM: Duration = Duration::from_secs(4);
const STORM: Duration = Duration::from_secs(8);

/// The usual table makes a move so often.
const PAUSE: Duration = Duration::from_millis(20);

/// Those who misbehave; they do not outlive the measurement.
struct Abuser(Child);

impl Drop for Abuser {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Abuser {
    /// As a process with little right to this core, so that the usual table's own clients are not what is measured.
    fn start(kind: &str, host: &Host) -> Self {
        let own = std::env::current_exe().unwrap();
        let mut command = Command::new("nice");
        command.args(["-n", "19"]).arg(own);
        command.args(["misbehave", kind, &host.address.to_string(), "20"]);
        Self(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
    }
}

/// Measures these kinds of abuse, each on a server of its own.
pub async fn measure(kinds: &[&str]) {
    println!(
        "abuse\tp99_ms_without\tp99_ms_with\ttimes\trss_mb_before\trss_mb_after\tdisk_mb_more"
    );
    for kind in kinds {
        let host = Host::start_limited(&format!("abuse-{kind}"));
        let door = Door::new::<HiddenHand>(host.address);
        let mut lines = [
            Line::open::<HiddenHand>(&door, None).await,
            Line::open::<HiddenHand>(&door, None).await,
        ];
        for line in &mut lines {
            line.say::<HiddenHand>(ToServer::Name("Usual".to_owned())).await;
        }
        play(&mut lines, Duration::from_secs(1)).await;
        let calm = p99(play(&mut lines, CALM).await);
        let (rss, disk) = (host.rss(), host.disk());
        let abuser = Abuser::start(kind, &host);
        // It has to come together first.
        play(&mut lines, Duration::from_secs(1)).await;
        let storm = p99(play(&mut lines, STORM).await);
        drop(abuser);
        let mb = |bytes: u64| bytes as f64 / 1e6;
        println!(
            "{kind}\t{calm:.2}\t{storm:.2}\t{:.2}\t{:.0}\t{:.0}\t{:.1}",
            storm / calm,
            mb(rss),
            mb(host.rss()),
            mb(host.disk().saturating_sub(disk)),
        );
    }
}

fn p99(mut times: Vec<Duration>) -> f64 {
    times.sort();
    let place = (times.len() * 99 / 100).min(times.len().saturating_sub(1));
    times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1_000.0)
}

/// Plays one game after the other; how long each move took until it was answered.
async fn play(lines: &mut [Line; 2], time: Duration) -> Vec<Duration> {
    let end = Instant::now() + time;
    let mut times = Vec::new();
    while Instant::now() < end {
        let (table, link) = lines[0].create::<HiddenHand>(HiddenHand::default_options(2)).await;
        let open = ToServer::Open { table, token: Some(link), heard: 0 };
        lines[1].say::<HiddenHand>(open).await;
        for (seat, line) in (0..).zip(&mut *lines) {
            line.sit::<HiddenHand>(Seat(seat)).await;
        }
        lines[0].say::<HiddenHand>(ToServer::Start).await;
        let mut updates =
            [lines[0].update::<HiddenHand>().await, lines[1].update::<HiddenHand>().await];
        while let Some(&seat) = updates[0].asked.first() {
            tokio::time::sleep(PAUSE).await;
            let place = seat.index();
            let cards = &updates[place].view.seats[place];
            let card = cards.hand.iter().chain(&cards.handed).flatten().next().copied().unwrap();
            let (ask, actions) = (updates[place].ask, vec![Action::Play(card)]);
            let sent = Instant::now();
            lines[place].say::<HiddenHand>(ToServer::Submit { ask, actions }).await;
            updates[place] = lines[place].update::<HiddenHand>().await;
            times.push(sent.elapsed());
            updates[1 - place] = lines[1 - place].update::<HiddenHand>().await;
        }
    }
    times
}
