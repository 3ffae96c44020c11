//! What a server holds and how fast it is back: tables in memory, idle sockets, cold tables, everybody at once.

use std::time::Instant;

use bots::{BotKind, Fast};
use conformance::hidden_hand::HiddenHand;
use game::{Choices as _, Seat};
use spy_connection::SpyConnection;
use wire::ToServer;

use crate::host::Host;
use crate::line::{Door, Line};
use crate::report::Row;

/// Begun tables in memory that nobody has open; `rss_bytes` is what one of them takes.
pub async fn resident(tables: u32) -> Row {
    let host = Host::start(Some("resident"));
    let door = Door::new::<HiddenHand>(host.address);
    let mut line = Line::open::<HiddenHand>(&door, None).await;
    line.say::<HiddenHand>(ToServer::Name("Crowd".to_owned())).await;
    let mut before = 0;
    for number in 0..tables + 500 {
        // The first ones fill what is there once and for all.
        if number == 500 {
            before = host.rss();
        }
        line.create::<HiddenHand>(HiddenHand::default_options(2)).await;
        line.sit::<HiddenHand>(Seat(0)).await;
        let bot = ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) };
        line.say::<HiddenHand>(bot).await;
        line.say::<HiddenHand>(ToServer::Start).await;
        line.update::<HiddenHand>().await;
    }
    line.say::<HiddenHand>(ToServer::Close).await;
    line.sync::<HiddenHand>().await;
    let rss = (host.rss().saturating_sub(before)) / u64::from(tables);
    Row { rss, ..Row::new("resident", tables) }
}

/// Sockets that only are there.
pub async fn idle(sockets: u32) -> Row {
    let host = Host::start(Some("idle"));
    let door = Door::new::<HiddenHand>(host.address);
    let begun = Instant::now();
    let mut all = Vec::new();
    for _ in 0..sockets {
        let mut line = Line::open::<HiddenHand>(&door, None).await;
        line.sync::<HiddenHand>().await;
        all.push(line);
    }
    let (time, rss) = (begun.elapsed(), host.rss());
    Row { rss, time, moves: 0, ..Row::new("idle", sockets) }
}

/// Games of some 300 moves that are not in memory; how long until the first view. Such views are counted as moves.
pub async fn resume(tables: u32) -> Row {
    let mut host = Host::start(Some("resume"));
    let door = Door::new::<SpyConnection>(host.address);
    let mut line = Line::open::<SpyConnection>(&door, None).await;
    line.say::<SpyConnection>(ToServer::Name("Crowd".to_owned())).await;
    let (mut names, mut chance) = (Vec::new(), Fast::from_number(1));
    for _ in 0..tables {
        let (table, _) = line.create::<SpyConnection>(SpyConnection::default_options(2)).await;
        line.sit::<SpyConnection>(Seat(0)).await;
        let kind = Some(BotKind::Random);
        line.say::<SpyConnection>(ToServer::Bot { seat: Seat(1), kind }).await;
        line.say::<SpyConnection>(ToServer::Start).await;
        let mut told = 0;
        while told < 300 {
            let update = line.update::<SpyConnection>().await;
            told = update.first as usize + update.events.len();
            if update.outcome.is_some() {
                break;
            }
            if update.asked.contains(&Seat(0)) {
                line.act::<SpyConnection>(&mut chance).await;
            }
        }
        line.say::<SpyConnection>(ToServer::Close).await;
        names.push(table);
    }
    let cookie = line.cookie.clone();
    drop(line);
    host.restart();
    let mut line = Line::open::<SpyConnection>(&door, Some(&cookie)).await;
    let mut row = Row { moves: tables.into(), ..Row::new("resume", tables) };
    let (begun_all, used) = (Instant::now(), host.cpu());
    for table in names {
        let begun = Instant::now();
        line.say::<SpyConnection>(ToServer::Open { table, token: None, heard: 0 }).await;
        line.update::<SpyConnection>().await;
        row.times.push(begun.elapsed());
        line.say::<SpyConnection>(ToServer::Close).await;
        line.sync::<SpyConnection>().await;
    }
    (row.time, row.cpu, row.rss) = (begun_all.elapsed(), host.cpu() - used, host.rss());
    row
}

/// Everybody comes back at once, after a restart; `seconds` is how long until all have their view. Whoever is back
/// counts as a move.
pub async fn reconnect(tables: u32) -> Row {
    let mut host = Host::start(Some("reconnect"));
    let door = Door::new::<HiddenHand>(host.address);
    let mut all = Vec::new();
    for _ in 0..tables {
        let mut lines = Vec::new();
        for _ in 0..2 {
            let mut line = Line::open::<HiddenHand>(&door, None).await;
            line.say::<HiddenHand>(ToServer::Name("Crowd".to_owned())).await;
            lines.push(line);
        }
        let (table, link) = lines[0].create::<HiddenHand>(HiddenHand::default_options(2)).await;
        let open = ToServer::Open { table: table.clone(), token: Some(link), heard: 0 };
        lines[1].say::<HiddenHand>(open).await;
        for (seat, line) in (0..).zip(&mut lines) {
            line.sit::<HiddenHand>(Seat(seat)).await;
        }
        lines[0].say::<HiddenHand>(ToServer::Start).await;
        lines[0].update::<HiddenHand>().await;
        all.extend(lines.iter().map(|line| (table.clone(), line.cookie.clone())));
    }
    host.restart();
    let begun = Instant::now();
    let back = all.into_iter().map(|(table, cookie)| {
        let door = door.clone();
        tokio::spawn(async move {
            let mut line = Line::open::<HiddenHand>(&door, Some(&cookie)).await;
            let open = ToServer::Open { table, token: None, heard: 0 };
            line.say::<HiddenHand>(open).await;
            line.update::<HiddenHand>().await;
            (begun.elapsed(), line)
        })
    });
    let mut row = Row { moves: u64::from(tables) * 2, ..Row::new("reconnect", tables) };
    let mut kept = Vec::new();
    for one in back.collect::<Vec<_>>() {
        let (time, line) = one.await.unwrap();
        row.times.push(time);
        kept.push(line);
    }
    row.time = begun.elapsed();
    row.cpu = host.cpu();
    row.rss = host.rss();
    row
}
