//! Lines: each belongs to one viewer and is told what that viewer may know, once.

use std::rc::Rc;

use bots::BotKind;
use game::{Seat, Viewer};
use local::{FromWorker, Local, Question, Task, Thought, ToDevice, ToWorker};
use spynet::SpyNet;
use spyworld::{RaidQuestion, Spyworld};
use table::{Ask, Chair, Refused};
use wire::{Denied, ToClient, ToServer};

use crate::storing::new_table;
use local::memory::{Memory, Page};

/// Two people at one screen, and a bot.
fn two_people<G: Local>() -> Page<G> {
    let mut page = Page::new(&Rc::new(Memory::default()));
    let mut new = new_table::<G>("k1", 3);
    new.chairs[1] = Chair::person("Bob");
    page.device(ToDevice::Create(Box::new(new)));
    page.open(0, Viewer::Seat(Seat(0)), "k1");
    page.open(1, Viewer::Seat(Seat(1)), "k1");
    page.heard();
    page
}

#[test]
fn a_line_cannot_be_that_of_a_bot_or_of_a_judge() {
    let mut page = two_people::<SpyNet>();
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Seat(Seat(9)), Viewer::Judge] {
        page.open(7, viewer, "k1");
        assert_eq!(page.heard_on(7), [ToClient::Denied(Denied::NoSeat)], "{viewer:?}");
    }
    page.open(8, Viewer::Spectator, "k1");
    page.heard();
    page.say(8, ToServer::Submit { ask: Ask(0), actions: Vec::new() });
    assert_eq!(page.heard_on(8), [ToClient::Denied(Denied::NoSeat)]);
}

#[test]
fn each_line_is_told_what_its_viewer_may_know() {
    let mut page = two_people::<SpyNet>();
    let story = |page: &mut Page<SpyNet>, line, viewer| {
        page.open(line, viewer, "k1");
        let frames = page.heard_on(line);
        frames.into_iter().find_map(|frame| match frame {
            ToClient::Update(update) => Some(update.view),
            _ => None,
        })
    };
    let [ann, bob, none] = [
        story(&mut page, 10, Viewer::Seat(Seat(0))).unwrap(),
        story(&mut page, 11, Viewer::Seat(Seat(1))).unwrap(),
        story(&mut page, 12, Viewer::Spectator).unwrap(),
    ];
    assert!(ann != bob && bob != none && none != ann);
}

#[test]
fn an_answer_is_refused_as_a_server_refuses_it() {
    let mut page = two_people::<SpyNet>();
    let asks: Vec<Ask> = [0, 1]
        .map(|line| {
            page.say(line, ToServer::Legal);
            match page.heard_on(line).pop() {
                Some(ToClient::Legal { ask, .. }) => ask,
                other => panic!("{other:?}"),
            }
        })
        .to_vec();
    for (line, ask) in [0, 1].into_iter().zip(asks) {
        let old = Ask(ask.0 + 7);
        page.say(line, ToServer::Submit { ask: old, actions: Vec::new() });
        let said = page.heard_on(line);
        assert_eq!(said[0], ToClient::Refused { ask: old, why: Refused::Stale });
        assert!(matches!(said[1], ToClient::Update(_)), "the newest view goes with it");
        page.say(line, ToServer::Submit { ask, actions: Vec::new() });
        assert_eq!(page.heard_on(line), [ToClient::Refused { ask, why: Refused::Count(0) }]);
    }
    page.say(0, ToServer::Rematch);
    assert_eq!(page.heard_on(0), [ToClient::Denied(Denied::WrongStage)]);
    page.say(0, ToServer::Ping(5));
    assert_eq!(page.heard_on(0), [ToClient::Pong(5)]);
}

#[test]
fn a_table_without_lines_stands_still() {
    let mut page = Page::<SpyNet>::new(&Rc::new(Memory::default()));
    let mut new = new_table::<SpyNet>("k1", 2);
    new.chairs = vec![Chair::bot("A", BotKind::Thumb), Chair::bot("B", BotKind::Thumb)];
    page.device(ToDevice::Create(Box::new(new)));
    assert_eq!(page.let_bots_play(), 0);
    page.open(1, Viewer::Spectator, "k1");
    page.perform(Task::Message(ToWorker::Close(1)));
    let writes = page.memory.writes.get().0;
    page.let_bots_play();
    assert_eq!(page.memory.writes.get().0, writes);
}

#[test]
fn a_question_is_answered_from_the_view_alone_unless_it_was_forgotten() {
    use game::{Choices as _, Deal, Game as _, Seed};
    let game = Spyworld::house().unwrap();
    let options = Spyworld::default_options(2);
    let state = game.setup(&options, &Deal::new(Seed::from_text("thinking"))).unwrap();
    let question = |rules| Question {
        number: 4,
        rules,
        edition: None,
        viewer: Viewer::Spectator,
        view: game.view(&state, Viewer::Spectator),
        question: RaidQuestion::Left(Seat(0)),
    };
    let mut page = Page::<Spyworld>::new(&Rc::new(Memory::default()));
    let think = |rules| Task::Message(ToWorker::Think(Box::new(question(rules))));
    page.perform(think(game.rules()));
    let answered =
        |thought| vec![FromWorker::Thought(4, Thought::Begun), FromWorker::Thought(4, thought)];
    assert_eq!(page.heard(), answered(Thought::Answer(None)), "there is no raid yet");
    page.perform(think(999));
    assert_eq!(page.heard(), answered(Thought::Nothing));
    page.perform_forgetting(think(game.rules()), 4);
    assert_eq!(page.heard(), []);
}
