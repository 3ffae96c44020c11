//! Everything the game says exists in three languages, with the same facts, and counts correctly.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]

use game::{Act, ActionList, Deal, Game, Lang, Message, Seat, Seed, Viewer, Words};
use spyworld::edition::Content;
use spyworld::edition::primitive::Effect;
use spyworld::grid::{Colour, Dir, Edge, Line, Room};
use spyworld::ids::{Card, Gadget, Stack, Upgrade};
use spyworld::{Action, Event, Options, Spyworld};
use text::Texts;

#[test]
fn no_key_is_missing_or_unused_in_any_language() {
    let sources = Lang::ALL.map(|lang| (lang, [Spyworld::text(lang)]));
    let files: Vec<_> = sources.iter().map(|(lang, source)| (*lang, source.as_slice())).collect();
    let problems = text::audit(&files, &Spyworld::keys());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

fn say(lang: Lang, message: &Message) -> String {
    let texts = Texts::new(lang, &[Spyworld::text(lang)]).unwrap();
    texts.try_say(message, &|_| "Mara".to_owned()).unwrap()
}

#[test]
fn plurals_are_right_for_1_and_2() {
    let points = |lang, need: u8| {
        let message = Message::new("not-points").with("need", need).with("have", 0_u8);
        say(lang, &message.with("upgrade", "X"))
    };
    for (lang, one, many) in [
        (Lang::En, "1 point;", "2 points;"),
        (Lang::De, "1 Punkt;", "2 Punkte;"),
        (Lang::Fr, "1 point ;", "2 points ;"),
    ] {
        assert!(points(lang, 1).contains(one), "{}", points(lang, 1));
        assert!(points(lang, 2).contains(many), "{}", points(lang, 2));
    }
}

#[test]
fn no_isolation_marks_get_into_a_sentence() {
    for lang in Lang::ALL {
        let message = Message::new("log-moved-found").with("seat", Seat(0));
        let message = message.with("row", 1_u8).with("column", 4_u8);
        let said = say(lang, &message.with("upgrade", "Robot"));
        assert!(!said.contains(['\u{2068}', '\u{2069}']), "{said:?}");
        assert!(said.contains("Mara") && said.contains('4') && said.contains("Robot"), "{said}");
    }
}

#[test]
fn a_gadget_is_told_as_used_and_a_room_by_its_row_and_column() {
    let game = Spyworld::house().unwrap();
    let gadget = |effect: fn(&Effect) -> bool| {
        let place = game.edition().gadgets().iter().position(|data| effect(&data.effect));
        Gadget(u8::try_from(place.unwrap()).unwrap())
    };
    let boots = gadget(|effect| matches!(effect, Effect::Boots(_)));
    let smoke = gadget(|effect| matches!(effect, Effect::Smoke));
    let grapnel = gadget(|effect| matches!(effect, Effect::Grapnel(_)));
    let trap = Some(Upgrade::new(0));
    let moved = |action, found| {
        let room = Room::at(1, 2);
        let event = Event::Moved { seat: Seat(0), action, room, found, watched: false };
        say(Lang::En, &game.event_words(&event, Lang::En))
    };
    let used = moved(Action::Use(boots, None, None), None);
    assert!(used.starts_with("Mara uses ") && !used.contains("enters"), "{used}");
    assert_eq!(moved(Action::Step(Dir::N), None), "Mara enters row 2, column 3.");
    let past = moved(Action::Use(smoke, Some(Dir::N), None), trap);
    assert!(past.contains(" uses ") && past.contains("enters row 2, column 3: "), "{past}");
    let both = moved(Action::Use(grapnel, Some(Dir::N), Some(smoke)), trap);
    assert!(both.contains(" and ") && both.contains(" enters row 2, column 3: "), "{both}");
    let action = Action::Wall(Edge(25 + 7));
    let wall = Event::Drafted { seat: Seat(0), action, on: None };
    let wall = say(Lang::En, &game.event_words(&wall, Lang::En));
    assert_eq!(wall, "Mara draws a wall below row 2, column 3.");
}

#[test]
fn the_log_names_what_was_chosen_and_drawn() {
    let game = Spyworld::house().unwrap();
    let content = |wanted: fn(Content) -> bool| {
        let is_it =
            |card: &Card| game.edition().card(*card).is_some_and(|data| wanted(data.content));
        (0..).map(Card).find(is_it).unwrap()
    };
    let upgrade = content(|content| content == Content::Upgrade(Upgrade::new(3)));
    let training = content(|content| matches!(content, Content::Training(..)));
    let noted = |action, card, lang| {
        let line = Line { colour: Colour::Red, number: 2 };
        let event = Event::Drafted { seat: Seat(0), action, on: Some((line, card)) };
        say(lang, &game.event_words(&event, lang))
    };
    let drawn = Action::Draw(Room::at(1, 2));
    for (lang, chosen, named) in [
        (Lang::En, "Mara chooses row 2 with ", " into row 2, column 3."),
        (Lang::De, "Mara wählt Reihe 2 mit ", " in Reihe 2, Spalte 3 ein."),
        (Lang::Fr, "Mara choisit la rangée 2 avec ", " en rangée 2, colonne 3."),
    ] {
        let name = game.edition().upgrade(Upgrade::new(3)).unwrap().name.get(lang);
        let name = name.replace('\u{ad}', "");
        let picked = noted(Action::Pick(Stack(2)), upgrade, lang);
        assert_eq!(picked, format!("{chosen}{name}."));
        let drawn = noted(drawn, upgrade, lang);
        assert!(drawn.ends_with(&format!("{name}{named}")), "{drawn}");
        let bonus = noted(Action::Bonus(Stack(0)), upgrade, lang);
        assert!(bonus.contains(&name), "{bonus}");
    }
    let trained = noted(Action::Train, training, Lang::En);
    assert!(trained.starts_with("Mara trains the agent: "), "{trained}");
}

#[test]
fn what_is_drawn_is_told_with_its_combination() {
    let game = Spyworld::house().unwrap();
    let options = Options::first(2);
    let mut state = game.setup(&options, &Deal::new(Seed::from_text("log"))).unwrap();
    let me = Seat(0);
    let view = game.view(&state, Viewer::Seat(me));
    let mut told = Vec::new();
    loop {
        let mut legal = ActionList::new();
        game.legal(&state, me, &mut legal);
        let legal: Vec<Action> = legal.iter().copied().collect();
        if legal.contains(&Action::Confirm) {
            break;
        }
        let is_more = |action: &&Action| !matches!(action, Action::Bonus(_));
        let next = *legal.iter().find(is_more).unwrap();
        game.apply(&mut state, Act::Seat(me, next), &mut told).unwrap();
    }
    let [Event::Drafted { action: Action::Pick(stack), .. }, ..] = told[..] else {
        panic!("{told:?}")
    };
    let shown = (view.tops[stack.index()].unwrap(), *view.piles[stack.index()].last().unwrap());
    assert!(told.len() > 1);
    for event in told {
        assert!(matches!(event, Event::Drafted { on, .. } if on == Some(shown)), "{event:?}");
    }
}
