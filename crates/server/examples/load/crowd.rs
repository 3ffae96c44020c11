//! Tables of two who play hidden hands, as fast as they are answered or at the pace of people.

use std::time::{Duration, Instant};

use conformance::hidden_hand::{Action, HiddenHand};
use game::{Choices as _, Seat};
use wire::ToServer;

use crate::host::Host;
use crate::line::{Door, Line};
use crate::report::Row;

/// What one table has measured.
#[derive(Default)]
struct Tally {
    moves: u64,
    bytes: u64,
    times: Vec<Duration>,
}

/// As fast as they are answered.
pub async fn hurried(class: &str, folder: Option<&str>, tables: u32, seconds: u64) -> Row {
    crowd(class, folder, tables, seconds, Duration::ZERO).await
}

/// Each table makes a move every two seconds.
pub async fn paced(tables: u32, seconds: u64) -> Row {
    crowd("paced", Some("paced"), tables, seconds, Duration::from_secs(2)).await
}

async fn crowd(
    class: &str,
    folder: Option<&str>,
    tables: u32,
    seconds: u64,
    pause: Duration,
) -> Row {
    let host = Host::start(folder);
    let door = Door::new::<HiddenHand>(host.address);
    // Everybody has to sit down first.
    let begin = Instant::now() + Duration::from_millis(2_000 + u64::from(tables) * 5);
    let time = Duration::from_secs(seconds);
    let mut all = Vec::new();
    for number in 0..tables {
        // People do not move in step.
        let first = pause.mul_f64(f64::from(number) / f64::from(tables));
        all.push(tokio::spawn(play(door.clone(), begin, begin + time, (first, pause))));
        if number % 50 == 49 {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    tokio::time::sleep_until(begin.into()).await;
    let before = host.cpu();
    tokio::time::sleep_until((begin + time).into()).await;
    let (cpu, rss) = (host.cpu() - before, host.rss());
    let mut row = Row { time, cpu, rss, ..Row::new(class, tables) };
    for one in all {
        let one = one.await.unwrap();
        row.moves += one.moves;
        row.bytes += one.bytes;
        row.times.extend(one.times);
    }
    row
}

/// Plays at one table after the other until the time is up; `pause` is what a person thinks, before the first move and
/// before the others.
async fn play(
    door: Door,
    begin: Instant,
    end: Instant,
    (mut first, pause): (Duration, Duration),
) -> Tally {
    let mut tally = Tally::default();
    let mut lines =
        [Line::open::<HiddenHand>(&door, None).await, Line::open::<HiddenHand>(&door, None).await];
    for line in &mut lines {
        line.say::<HiddenHand>(ToServer::Name("Crowd".to_owned())).await;
    }
    while Instant::now() < end {
        let (table, link) = lines[0].create::<HiddenHand>(HiddenHand::default_options(2)).await;
        let open = ToServer::Open { table, token: Some(link), heard: 0 };
        lines[1].say::<HiddenHand>(open).await;
        for (seat, line) in (0..).zip(&mut lines) {
            line.sit::<HiddenHand>(Seat(seat)).await;
        }
        lines[0].say::<HiddenHand>(ToServer::Start).await;
        let mut updates =
            [lines[0].update::<HiddenHand>().await, lines[1].update::<HiddenHand>().await];
        while Instant::now() < end {
            let Some(&seat) = updates[0].asked.first() else { break };
            if !pause.is_zero() {
                tokio::time::sleep(pause + core::mem::take(&mut first)).await;
            }
            let (own, place) = (&updates[seat.index()], seat.index());
            let cards = &own.view.seats[place];
            let card = cards.hand.iter().chain(&cards.handed).flatten().next().copied().unwrap();
            let before: u64 = lines.iter().map(|line| line.said + line.heard).sum();
            let sent = Instant::now();
            let actions = vec![Action::Play(card)];
            lines[place].say::<HiddenHand>(ToServer::Submit { ask: own.ask, actions }).await;
            updates[place] = lines[place].update::<HiddenHand>().await;
            let took = sent.elapsed();
            updates[1 - place] = lines[1 - place].update::<HiddenHand>().await;
            if sent > begin {
                tally.moves += 1;
                tally.times.push(took);
                tally.bytes +=
                    lines.iter().map(|line| line.said + line.heard).sum::<u64>() - before;
            }
        }
    }
    tally
}
