//! Frames come back as they were sent, in both encodings, and nothing else is taken for one.
#![allow(clippy::unwrap_used)]

use bots::BotKind;
use conformance::hidden_hand::{Action, HiddenHand, Options};
use game::{Act, Choices as _, Deal, Game as _, RowAct, Seat, Seed, TableAct, Viewer};
use table::{Ask, Chair, Refused, Sitter};
use wire::{
    DealInfo, Denied, Edit, Encoding, Greeting, Links, Motion, Patch, Place, Share, Speaker, Stage,
    TableInfo, Talk, ToClient, ToClientOf, ToServer, ToServerOf, Unfit, Update, Upload, Vote,
    Watcher, You,
};

fn options() -> Options {
    HiddenHand::default_options(2)
}

fn to_server() -> Vec<ToServerOf<HiddenHand>> {
    vec![
        ToServer::Name("Ann \"<script>\" Ö".to_owned()),
        ToServer::Create(options()),
        ToServer::Open { table: "abc".to_owned(), token: Some("t".to_owned()), heard: 7 },
        ToServer::Open { table: "abc".to_owned(), token: None, heard: 0 },
        ToServer::Close,
        ToServer::Sit { seat: Seat(1), commitment: Some("00".repeat(32)) },
        ToServer::Sit { seat: Seat(1), commitment: None },
        ToServer::Leave,
        ToServer::Options(options()),
        ToServer::Bot { seat: Seat(1), kind: Some(BotKind::Thumb) },
        ToServer::Bot { seat: Seat(1), kind: None },
        ToServer::Kick(Seat(1)),
        ToServer::NewLinks,
        ToServer::Start,
        ToServer::Legal,
        ToServer::Submit { ask: Ask(3), actions: vec![Action::Play(3), Action::Lay(4)] },
        ToServer::Resign,
        ToServer::Say("hello".to_owned()),
        ToServer::Greet(Greeting::WellPlayed),
        ToServer::Rematch,
        ToServer::Record,
        ToServer::Ping(u32::MAX),
        ToServer::Patches,
        ToServer::Commit("00".repeat(32)),
        ToServer::Reveal("00".repeat(32)),
        ToServer::StartWithout(vec![Seat(0), Seat(1)]),
        ToServer::Propose(Motion::Kick(Seat(2))),
        ToServer::Propose(Motion::Open(Seat(1))),
        ToServer::Vote { what: Motion::Open(Seat(2)), yes: false },
        ToServer::ReturnLink,
        ToServer::RemoveWatcher(7),
        ToServer::MuteWatcher { watcher: 7, muted: true },
        ToServer::Upload(Box::new(Upload {
            rules: 1,
            edition: "ab".to_owned(),
            options: options(),
            seed: "00".repeat(32),
            chairs: vec![Chair::person("Ann"), Chair::bot("B", BotKind::Thumb)],
            rows: vec![
                RowAct::Act(Act::Seat(Seat(1), Action::Play(3))),
                RowAct::Act(Act::Table(TableAct::Resign(Seat(0)))),
                RowAct::Undo(2),
            ],
        })),
    ]
}

fn to_client() -> Vec<ToClientOf<HiddenHand>> {
    let game = HiddenHand::house();
    let state = game.setup(&options(), &Deal::new(Seed::from_text("1"))).unwrap();
    let place = Place {
        name: "Ann".to_owned(),
        sitter: Sitter::Bot(BotKind::Greedy),
        present: true,
        held: Some(BotKind::Thumb),
        before: "Jo".to_owned(),
        kept_for: "Kim".to_owned(),
        grace: Some(30_000),
    };
    let speaker = Speaker { viewer: Viewer::Spectator, name: "Bob".to_owned(), watcher: Some(3) };
    vec![
        ToClient::Hello("Ann".to_owned()),
        ToClient::You(You {
            table: "abc".to_owned(),
            viewer: Viewer::Seat(Seat(1)),
            may_sit: true,
            host: false,
            offer: Some(Seat(1)),
        }),
        ToClient::Closed,
        ToClient::Table(Box::new(TableInfo {
            stage: Stage::Running,
            options: options(),
            rules: 1,
            edition: "ab".to_owned(),
            places: vec![place],
            host: Some(Seat(0)),
            talk: Talk::Greetings,
            watching: vec![Watcher { number: 3, name: "Eve".to_owned(), muted: true }],
            commitment: "cd".to_owned(),
            rematch: None,
            uploaded: true,
            deal: Some(DealInfo {
                round: 2,
                shares: vec![
                    Share::Nothing,
                    Share::Awaited,
                    Share::LeftOut,
                    Share::Committed { commitment: "ef".to_owned(), revealed: true },
                ],
                missing: vec![Seat(1)],
                left: Some(10_000),
            }),
            vote: Some(Vote {
                what: Motion::Kick(Seat(1)),
                by: Seat(0),
                voters: vec![Seat(0), Seat(2)],
                yes: vec![Seat(0)],
                needed: 2,
                left: 60_000,
                at_end: false,
            }),
        })),
        ToClient::Update(Box::new(Update {
            ask: Ask(1),
            round: 2,
            asked: vec![Seat(0)],
            view: game.view(&state, Viewer::Seat(Seat(0))),
            first: 3,
            events: Vec::new(),
            outcome: game.outcome(&state),
        })),
        ToClient::Legal { ask: Ask(1), actions: vec![Action::Play(3)] },
        ToClient::Refused { ask: Ask(1), why: Refused::Stale },
        ToClient::Denied(Denied::NoTable),
        ToClient::Denied(Denied::WrongShare),
        ToClient::Links(Links { seat: "a".to_owned(), watch: "b".to_owned() }),
        ToClient::Said(speaker.clone(), "hello".to_owned()),
        ToClient::Greeted(speaker, Greeting::Goodbye),
        ToClient::Record("{}".to_owned()),
        ToClient::Pong(1),
        ToClient::BadUpload(Unfit::Row { row: 7, why: Refused::Nothing }),
        ToClient::BadUpload(Unfit::Edition("ab".to_owned())),
        ToClient::Clock(Some(30_000)),
        ToClient::Clock(None),
        ToClient::SeatLink { seat: Seat(1), token: "t".to_owned() },
        ToClient::Patch(Box::new(Patch {
            ask: Ask(1),
            round: 2,
            asked: vec![Edit { keep: 1, drop: 2, insert: vec![3] }],
            view: Vec::new(),
            first: 7,
            events: Vec::new(),
            outcome: None,
        })),
    ]
}

#[test]
fn every_frame_comes_back_from_both_encodings() {
    for encoding in Encoding::ALL {
        for frame in to_server() {
            let bytes = encoding.write(&frame).unwrap();
            assert_eq!(encoding.read::<ToServerOf<HiddenHand>>(&bytes), Ok(frame));
        }
        for frame in to_client() {
            let bytes = encoding.write(&frame).unwrap();
            assert_eq!(encoding.read::<ToClientOf<HiddenHand>>(&bytes), Ok(frame));
        }
    }
}

#[test]
fn a_small_action_is_small() {
    let frame: ToServerOf<HiddenHand> =
        ToServer::Submit { ask: Ask(300), actions: vec![Action::Play(3)] };
    assert!(Encoding::Postcard.write(&frame).unwrap().len() < 10);
}

#[test]
fn what_is_cut_or_too_long_is_no_frame() {
    for encoding in Encoding::ALL {
        for frame in to_server() {
            let bytes = encoding.write(&frame).unwrap();
            for end in 0..bytes.len() {
                let cut = encoding.read::<ToServerOf<HiddenHand>>(&bytes[..end]);
                assert!(cut.is_err(), "{frame:?} cut after {end}");
            }
            let longer = [bytes.as_slice(), b"\x01"].concat();
            assert!(encoding.read::<ToServerOf<HiddenHand>>(&longer).is_err(), "{frame:?}");
        }
    }
}
