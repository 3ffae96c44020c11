//! What bots answer: in one go, at one moment, by chance that others cannot change in secret.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use bots::BotKind;
use conformance::hidden_hand::HiddenHand;
use conformance::sealed_choice::{Action, SealedChoice};
use game::{Choices, Game, Notation, RuleOfThumb, Seat, Seed, Viewer};
use table::{Answer, Ask, Refused, Table};

const BOTS: [Seat; 2] = [Seat(1), Seat(2)];

fn table<G: Notation + Choices>(game: G) -> Table<G> {
    Table::new(game, G::default_options(3), Seed::from_text("answers"), Vec::new()).unwrap()
}

fn answers<G: Notation + RuleOfThumb>(
    table: &Table<G>,
    kind: BotKind,
    seats: &[Seat],
) -> Vec<Answer<G::Action>> {
    let thought = table.thought(|seat| seats.contains(&seat).then_some(kind));
    thought.map(|thought| thought.answers()).unwrap_or_default()
}

fn submit<G: Notation>(table: &mut Table<G>, seat: Seat, actions: &[G::Action]) {
    let change = table.submit(seat, table.ask(seat), actions).unwrap();
    table.commit(change).unwrap();
}

#[test]
fn a_secret_choice_is_one_answer_and_all_answers_are_one_change() {
    let mut table = table(SealedChoice::house());
    let answers = answers(&table, BotKind::Random, &BOTS);
    assert_eq!(answers.iter().map(|answer| answer.seat).collect::<Vec<_>>(), BOTS);
    for answer in &answers {
        let (last, before) = answer.actions.split_last().unwrap();
        assert_eq!(*last, Action::Confirm, "that everybody sees");
        assert!(before.iter().all(|action| matches!(action, Action::Choose(_))));
    }
    let change = table.submit_all(&answers).unwrap();
    let steps = answers.iter().map(|answer| answer.actions.len()).sum::<usize>();
    assert_eq!((change.rows().len(), change.dropped()), (steps, None));
    table.commit(change).unwrap();
    assert_eq!(table.update(Viewer::Spectator, 0).asked, [Seat(0)]);
}

#[test]
fn a_public_step_is_an_answer_of_its_own() {
    let table = table(HiddenHand::house());
    let turn = table.game().to_act(table.state()).iter().next().unwrap();
    for kind in BotKind::ALL {
        let answers = answers(&table, kind, &[turn]);
        assert_eq!(answers[0].actions.len(), 1, "{kind}");
    }
    assert!(table.thought(|_| None).is_none(), "nobody is a bot");
}

#[test]
fn what_others_do_in_secret_does_not_change_what_a_bot_chooses() {
    for number in 0..50_u32 {
        let seed = Seed::from_text(&number.to_string());
        let options = SealedChoice::default_options(3);
        let mut table = Table::new(SealedChoice::house(), options, seed, Vec::new()).unwrap();
        let before = answers(&table, BotKind::Random, &BOTS);
        for choice in [1, 2, 3] {
            submit(&mut table, Seat(0), &[Action::Choose(choice)]);
            assert_eq!(answers(&table, BotKind::Random, &BOTS), before);
        }
        submit(&mut table, Seat(0), &[Action::Confirm]);
        assert_eq!(answers(&table, BotKind::Random, &BOTS), before);
        // A table that was stored and opened again decides the same.
        let rows = table.rows().to_vec();
        let mut again = Table::new(SealedChoice::house(), options, seed, Vec::new()).unwrap();
        again.replay(&rows).unwrap();
        assert_eq!(answers(&again, BotKind::Random, &BOTS), before);
    }
}

#[test]
fn each_question_and_each_seat_has_its_own_chance() {
    let mut table = table(SealedChoice::house());
    let mut all = Vec::new();
    while table.game().outcome(table.state()).is_none() {
        let answers = answers(&table, BotKind::Random, &[Seat(0), Seat(1), Seat(2)]);
        all.extend(answers.iter().map(|answer| answer.actions.clone()));
        table.commit(table.submit_all(&answers).unwrap()).unwrap();
    }
    assert_eq!(all.len(), 9);
    all.sort_by_key(|actions| format!("{actions:?}"));
    all.dedup();
    assert!(all.len() > 3, "{all:?}");
}

#[test]
fn an_answer_that_is_refused_does_not_hold_up_the_others() {
    let table = table(SealedChoice::house());
    let (choose, confirm) = (Action::Choose(3), Action::Confirm);
    let answer =
        |seat, ask, actions: &[Action]| Answer { seat: Seat(seat), ask, actions: actions.to_vec() };
    let now = Ask::default();
    let wrong = answer(0, now, &[confirm]);
    let old = answer(1, Ask(7), &[choose, confirm]);
    let good = answer(2, now, &[choose, confirm]);
    let change = table.submit_all(&[wrong.clone(), old.clone(), good]).unwrap();
    assert_eq!(change.rows().len(), 2);
    let rest = answer(0, now, &[choose, Action::Choose(9), confirm]);
    assert_eq!(table.submit_all(&[rest]).unwrap().rows().len(), 1, "nothing is rolled back");
    let refused = table.submit_all(&[wrong]).err();
    assert!(matches!(refused, Some(Refused::Rules { done: 0, .. })));
    assert_eq!(table.submit_all(&[old]).err(), Some(Refused::Stale));
    assert_eq!(table.submit_all(&[]).err(), Some(Refused::Nothing));
}
