//! A whole game of Spyworld for a hundred, every seat a person with a page: how much is sent to all of them together.

use std::time::{Duration, Instant};

use bots::{BotKind, Fast};
use game::{Chance as _, Choices as _, Seat, Seed};
use spyworld::Spyworld;
use table::Draft;
use wire::{ToClient, ToServer};

use crate::host::Host;
use crate::line::{Door, Line, UpdateOf};
use crate::report::Row;

const SEATS: u8 = 100;

/// Each thinks about each of its turns for up to so many seconds.
pub async fn hundred(class: &str, patches: bool, thinking: u32) -> Row {
    let host = Host::start(Some("hundred"));
    let door = Door::new::<Spyworld>(host.address);
    let mut lines = Vec::new();
    let mut open = None;
    for seat in 0..SEATS {
        let mut line = Line::open::<Spyworld>(&door, None).await;
        line.say::<Spyworld>(ToServer::Name(format!("P{seat}"))).await;
        if patches {
            line.say::<Spyworld>(ToServer::Patches).await;
        }
        match &open {
            None => open = Some(line.create::<Spyworld>(Spyworld::default_options(SEATS)).await),
            Some((table, link)) => {
                let open = ToServer::Open {
                    table: String::clone(table),
                    token: Some(String::clone(link)),
                    heard: 0,
                };
                line.say::<Spyworld>(open).await;
            }
        }
        line.sit::<Spyworld>(Seat(seat)).await;
        lines.push(line);
    }
    lines[0].say::<Spyworld>(ToServer::Start).await;
    let begun = Instant::now();
    let heard: u64 = lines.iter().map(|line| line.heard).sum();
    let all = (0..).zip(lines).map(|(seat, line)| tokio::spawn(play(line, Seat(seat), thinking)));
    let mut row = Row::new(class, 1);
    for one in all.collect::<Vec<_>>() {
        let (line, moves) = one.await.unwrap();
        row.moves += moves;
        row.bytes += line.heard;
    }
    row.bytes -= heard;
    (row.time, row.cpu, row.rss) = (begun.elapsed(), host.cpu(), host.rss());
    row
}

/// Answers whatever this seat is asked, turn by turn, until the game is over.
async fn play(mut line: Line, seat: Seat, thinking: u32) -> (Line, u64) {
    let game = Spyworld::house().unwrap();
    let mut bot = BotKind::Thumb.sit::<Spyworld>(Seed::from_text("hundred"), seat);
    let mut chance = Fast::from_number(seat.0.into());
    let mut newest: Option<Box<UpdateOf<Spyworld>>> = None;
    let (mut answered, mut moves) = (None, 0);
    // When the answer to what is asked now goes out.
    let mut due = None;
    loop {
        let later = due.unwrap_or_else(|| Instant::now() + Duration::from_secs(3_600));
        let frame = tokio::select! {
            frame = line.hear::<Spyworld>() => Some(frame),
            () = tokio::time::sleep_until(later.into()) => None,
        };
        match frame {
            Some(ToClient::Update(update)) => newest = Some(update),
            Some(ToClient::Patch(patch)) => {
                newest = Some(Box::new(newest.unwrap().patched(*patch).unwrap()));
            }
            Some(ToClient::Refused { why, .. }) => panic!("refused: {why:?}"),
            Some(_) => {}
            None => {
                due = None;
                let update = newest.as_ref().unwrap();
                let mut draft = Draft::new(game.clone(), &update.view, seat).unwrap();
                while !draft.is_complete() {
                    let legal = draft.legal();
                    let action = bot.choose(&game, &draft.view(), seat, &legal).unwrap();
                    if draft.push(action).unwrap() {
                        break;
                    }
                }
                let (ask, actions) = (update.ask, draft.actions());
                moves += actions.len() as u64;
                answered = Some(ask);
                line.say::<Spyworld>(ToServer::Submit { ask, actions }).await;
            }
        }
        let Some(update) = &newest else { continue };
        if update.outcome.is_some() {
            return (line, moves);
        }
        if update.asked.contains(&seat) && answered != Some(update.ask) && due.is_none() {
            let pause = Duration::from_millis((chance.below(thinking.max(1) * 1_000)).into());
            due = Some(Instant::now() + if thinking == 0 { Duration::ZERO } else { pause });
        }
    }
}
