//! A game that was begun elsewhere is played again, kept, and goes on with others; what does not replay is refused.

use std::sync::Arc;

use bots::{BotKind, Fast};
use catalog::{Entry, Visitor, ids, with_game};
use conformance::hidden_hand::{Action, HiddenHand};
use game::{
    Act, ActionList, Chance as _, Choices as _, Game as _, Playable, Record, RowAct, Seat, Seed,
    Viewer,
};
use store::Memory;
use table::{Chair, Refused, Sitter, Table};
use wire::{Denied, Encoding, MAX_UPLOAD_ROWS, Stage, ToClient, ToServer, Unfit, Upload};

use crate::client::{Client, play_on};
use crate::playing::metric;
use crate::site::{Site, folder, quick, sqlite};

type Hand = Client<HiddenHand>;
type UploadOf<G> = Upload<<G as game::Game>::Options, <G as game::Game>::Action>;

/// A game as a page has it, after so many steps by chance, the last of them taken back and done again.
fn begun<G: Playable>(game: &G, seats: u8, steps: u32, chairs: Vec<Chair>) -> Table<G> {
    let (seed, mut chance) = (Seed::from_text("upload"), Fast::from_number(1));
    let mut table = Table::new(game.clone(), G::default_options(seats), seed, chairs).unwrap();
    for _ in 0..steps {
        let asked: Vec<_> = game.to_act(table.state()).iter().collect();
        let seat = asked[chance.below(asked.len() as u32) as usize];
        let mut legal = ActionList::new();
        game.legal(table.state(), seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        for _ in 0..2 {
            let change = table.submit(seat, table.ask(seat), &[action]).unwrap();
            table.commit(change).unwrap();
            if table.rows().len() == 1 {
                let undo = table.undo(1).unwrap();
                table.commit(undo).unwrap();
            } else {
                break;
            }
        }
    }
    table
}

fn upload<G: Playable>(table: &Table<G>) -> UploadOf<G> {
    table.save(None).into()
}

#[tokio::test]
async fn a_game_from_elsewhere_goes_on_where_it_was_with_others_and_over_restarts() {
    let folder = folder("upload");
    let game = HiddenHand::house();
    let chairs = vec![Chair::person("Me"), Chair::bot("B", BotKind::Thumb), Chair::person("You")];
    let local = begun(&game, 3, 4, chairs);
    let site = Site::new(sqlite(&folder), quick());
    let mut host = Hand::named(site.address, Encoding::Postcard, "Ann").await;
    let answer = host.ask(ToServer::Upload(Box::new(upload(&local)))).await;
    assert!(matches!(answer.as_slice(), [ToClient::Links(_)]), "{answer:?}");
    let (table, links) = (host.you.clone().unwrap().table, host.links.clone().unwrap());
    let info = host.info.clone().unwrap();
    assert_eq!((info.stage, info.uploaded, info.commitment.as_str()), (Stage::Waiting, true, ""));
    let sitters: Vec<_> = info.places.iter().map(|place| place.sitter).collect();
    assert_eq!(sitters, [Sitter::Open, Sitter::Bot(BotKind::Thumb), Sitter::Open]);
    // What was played was played with these options.
    let other = ToServer::Options(HiddenHand::default_options(2));
    assert_eq!(host.denied(other).await, Denied::WrongStage);
    assert_eq!(host.denied(ToServer::Start).await, Denied::EmptyChair);
    host.sit(0).await;
    site.stop().await;

    // Before the start and after it, all of it is on the disk.
    let site = Site::new(sqlite(&folder), quick());
    let mut host = Hand::connect(site.address, Encoding::Postcard, Some(&host.cookie)).await;
    host.open(&table, None).await;
    let mut guest = Hand::named(site.address, Encoding::Json, "Bob").await;
    guest.open(&table, Some(&links.seat)).await;
    guest.sit(2).await;
    assert!(guest.update.is_none(), "nothing is shown before the start");
    assert_eq!(host.ask(ToServer::Start).await, []);
    guest.until(|guest| guest.update.is_some()).await;
    let first = guest.update.clone().unwrap();
    assert_eq!(first.round, game.round(local.state()));
    assert_eq!(first.events.len(), local.update(Viewer::Seat(Seat(2)), 0).events.len());
    let mut all = vec![host, guest];
    let mut chance = Fast::from_number(2);
    loop {
        for client in &mut all {
            client.sync().await;
        }
        if all.iter().all(Client::is_over) {
            break;
        }
        play_on(&game, &mut all, &mut chance, 1).await;
    }
    let cookie = all[0].cookie.clone();
    let view = all[0].update.clone().unwrap().view;
    site.stop().await;
    let site = Site::new(sqlite(&folder), quick());
    let mut back = Hand::connect(site.address, Encoding::Json, Some(&cookie)).await;
    back.open(&table, None).await;
    assert_eq!(back.update.as_ref().unwrap().view, view);
    // The record is that of the whole game, and comes without a proof.
    let answer = back.ask(ToServer::Record).await;
    let [ToClient::Record(json)] = answer.as_slice() else { panic!("{answer:?}") };
    let record: Record<conformance::hidden_hand::Options> = Record::read(json).unwrap();
    let mut rows = Vec::new();
    record.verify(&game, |row, _, _| rows.push(row)).unwrap();
    assert_eq!(rows.get(..local.rows().len()), Some(local.rows()));
    assert!(rows.len() > local.rows().len());
    assert_eq!(record.seed, local.seed());
}

#[tokio::test]
async fn what_does_not_replay_is_refused_with_its_reason_and_nothing_is_kept() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    let good = || upload(&begun(&game, 2, 3, Vec::new()));
    let most = u32::try_from(MAX_UPLOAD_ROWS).unwrap();
    let own = good().edition;
    let play = RowAct::Act(Act::Seat(Seat(0), Action::Play(99)));
    let bad_row = game.apply(
        &mut begun(&game, 2, 3, Vec::new()).state().clone(),
        Act::Seat(Seat(0), Action::Play(99)),
        &mut (),
    );
    let refusal = bad_row.unwrap_err();
    let rows = u32::try_from(good().rows.len()).unwrap();
    let long = vec![play; MAX_UPLOAD_ROWS + 1];
    // Few rows, but a thousand times a thousand acts to be done again.
    let first = good().rows[0];
    let undoing = [vec![first; 1_000], [RowAct::Undo(1), first].repeat(1_000)].concat();
    let over = {
        let mut table = begun(&game, 2, 3, Vec::new());
        let change = table.table_act(game::TableAct::Abandon).unwrap();
        table.commit(change).unwrap();
        upload(&table)
    };
    let nine = conformance::hidden_hand::Options { seats: 9, partners: false };
    let nine_refused = Table::check(&game, &nine).unwrap_err();
    let with_row = |row| Upload { rows: [good().rows, vec![row]].concat(), ..good() };
    let cases = [
        (Upload { rules: 7, ..good() }, Unfit::Rules(7)),
        (Upload { edition: "ab".repeat(32), ..good() }, Unfit::Edition(own)),
        (Upload { seed: "no seed".to_owned(), ..good() }, Unfit::Seed),
        (Upload { options: nine, ..good() }, Unfit::Options(nine_refused)),
        (with_row(play), Unfit::Row { row: rows + 1, why: Refused::Rules { done: 0, refusal } }),
        (with_row(RowAct::Undo(99)), Unfit::Row { row: rows + 1, why: Refused::Nothing }),
        (Upload { rows: long, ..good() }, Unfit::TooLong(most)),
        (Upload { rows: undoing, ..good() }, Unfit::TooLong(most)),
        (over, Unfit::Over),
        (Upload { rows: Vec::new(), ..good() }, Unfit::Empty),
        (Upload { rows: vec![first, RowAct::Undo(1)], ..good() }, Unfit::Empty),
    ];
    let mut host = Hand::named(site.address, Encoding::Postcard, "Ann").await;
    for (upload, why) in cases {
        let answer = host.ask(ToServer::Upload(Box::new(upload))).await;
        assert_eq!(answer, [ToClient::BadUpload(why)]);
        assert!(host.you.is_none(), "no table was opened");
    }
    assert_eq!(metric(site.metrics, "spymaster_tables").await, 0.0);
    assert!(matches!(host.ask(ToServer::Upload(Box::new(good()))).await[0], ToClient::Links(_)));
}

#[tokio::test]
async fn a_long_game_may_be_uploaded_in_a_long_frame_and_nothing_else_may() {
    let site = Site::in_memory();
    let game = HiddenHand::house();
    let mut long = upload(&begun(&game, 2, 1, Vec::new()));
    let first = *long.rows.last().unwrap();
    for _ in 0..3_000 {
        long.rows.extend([RowAct::Undo(1), first]);
    }
    let frame = ToServer::Upload(Box::new(long));
    assert!(Encoding::Json.write(&frame).unwrap().len() > 80_000);
    let mut host = Hand::named(site.address, Encoding::Json, "Ann").await;
    assert!(matches!(host.ask(frame).await[0], ToClient::Links(_)));
    host.say(ToServer::Say("x".repeat(80_000))).await;
    let close = loop {
        if let Err(close) = host.next_or_close().await {
            break close.unwrap();
        }
    };
    assert_eq!(u16::from(close.code), wire::Close::Unreadable.code());
}

struct Continue;
impl Visitor for Continue {
    type Out = std::pin::Pin<Box<dyn Future<Output = ()>>>;
    fn visit<G: Playable>(self, entry: Entry<G>) -> Self::Out {
        Box::pin(async move {
            let game = entry.house_game(G::NEWEST_RULES).unwrap();
            let site = Site::of_catalog(Arc::new(Memory::default()), quick());
            let seats = *G::SEATS.start();
            let bot = |_| Chair::bot("Bot", BotKind::Thumb);
            let chairs = (0..seats).map(bot).collect();
            let local = begun(&game, seats, 12, chairs);
            let mut host = Client::<G>::named(site.address, Encoding::Postcard, "Ann").await;
            host.ask(ToServer::Upload(Box::new(upload(&local)))).await;
            // The host takes one of the chairs from the bot.
            let none = ToServer::Bot { seat: Seat(0), kind: None };
            assert_eq!(host.ask(none).await, []);
            let sit = ToServer::Sit { seat: Seat(0), commitment: None };
            assert_eq!(host.ask(sit).await, []);
            assert_eq!(host.ask(ToServer::Start).await, []);
            host.until(|host| host.update.is_some()).await;
            let told = local.update(Viewer::Seat(Seat(0)), 0).events;
            let told: Vec<_> = told.into_iter().map(|told| told.event).collect();
            assert_eq!(host.story.get(..told.len()), Some(told.as_slice()), "{}", G::ID);
        })
    }
}

#[tokio::test]
async fn every_real_game_can_be_continued_online() {
    for id in ids() {
        with_game(id, Continue).unwrap().await;
    }
}
