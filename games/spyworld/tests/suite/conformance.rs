//! The suite that every game passes: 2, 4, 9, 10 and 100 players, every set of options.
#![allow(clippy::unwrap_used)]

use conformance::{Channel, Suite};
use game::{Choices, Game, Notation, Viewer};
use spyworld::grid::{Dir, Edge, Room};
use spyworld::ids::{Agent, Card, Class, Gadget, Mission, Stack};
use spyworld::{Action, Reward, Shift, Spyworld, State};

/// Everything that could ever be asked for, and some numbers that no edition has.
fn universe() -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Swap, Action::Train, Action::Confirm];
    all.extend([Action::Withdraw, Action::Stop]);
    all.extend([Action::Number(Shift::Up), Action::Number(Shift::Down)]);
    all.extend((0..10).chain([255]).map(|n| Action::Agent(Agent(n))));
    all.extend((0..4).chain([255]).flat_map(|n| [Action::Pick(Stack(n)), Action::Bonus(Stack(n))]));
    all.extend((0..26).chain([255]).map(|n| Action::Draw(Room(n))));
    all.extend((0..51).chain([255]).map(|n| Action::Wall(Edge(n))));
    all.extend((0..6).chain([255]).map(|n| Action::Gadget(Gadget(n))));
    for mission in (0..10).chain([255]).map(Mission) {
        all.extend([Reward::Now, Reward::End].map(|reward| Action::Claim(mission, reward)));
    }
    let dirs: Vec<Dir> = Dir::STRAIGHT.into_iter().chain(Dir::SLANTING).collect();
    all.extend(dirs.iter().map(|&dir| Action::Step(dir)));
    all.extend((0..7).flat_map(|s| (0..7).map(move |c| Action::Split(s, c))));
    all.push(Action::Split(255, 255));
    for gadget in (0..6).chain([255]).map(Gadget) {
        let aims = dirs.iter().map(|&dir| Some(dir)).chain([None]);
        for aim in aims {
            let covers =
                [None, Some(Gadget(0)), Some(Gadget(1)), Some(Gadget(4)), Some(Gadget(255))];
            all.extend(covers.map(|cover| Action::Use(gadget, aim, cover)));
        }
    }
    all
}

/// Every card is somewhere, money was once there, and everything fits on the sheets.
fn conserve(game: &Spyworld, state: &State) -> Result<(), String> {
    let edition = game.edition();
    let view = game.view(state, Viewer::Judge);
    let domicile = edition.domicile(view.domicile).ok_or("no domicile")?;
    let rest = view.rest.iter().flatten();
    let mut cards: Vec<Card> = view.piles.iter().chain(rest).flatten().copied().collect();
    cards.sort_unstable();
    let kinds = (0_u8..).map(Card).zip(edition.cards());
    let all: Vec<Card> = kinds.flat_map(|(card, data)| vec![card; data.count.into()]).collect();
    if cards != all {
        return Err("cards are lost or made".to_owned());
    }
    for (seat, own) in view.seats.iter().enumerate() {
        let law = |holds: bool, what: &str| {
            if holds { Ok(()) } else { Err(format!("seat {seat}: {what}")) }
        };
        let (Some(sheet), Some(draft)) = (own.sheet, own.draft) else {
            return Err(format!("a judge does not see seat {seat}"));
        };
        for sheet in [sheet, draft.sheet] {
            law(sheet.crossed <= sheet.outlined, "money that was never there")?;
            law(sheet.outlined <= edition.budget.circles, "more circles than there are")?;
            law(sheet.walls & !domicile.edges == 0, "a wall where none can stand")?;
            law(sheet.tracks.iter().all(|&points| points <= 20), "a track too long")?;
            law(sheet.bonus <= 5, "more bonus actions than there are")?;
            law(sheet.room(edition.entrance).is_none(), "something in the entrance")?;
            for room in Room::all().filter(|room| domicile.grey & room.bit() != 0) {
                let fits = sheet.room(room).and_then(|u| edition.upgrade(u)).is_none_or(|u| u.grey);
                law(fits, "a heavy upgrade in a grey room")?;
            }
        }
        law(!own.confirmed || draft.is_complete(), "confirmed nothing")?;
        law(own.kept.iter().flatten().all(|m| own.fulfilled.contains(m)), "paid for nothing")?;
        if let Some(raid) = &own.raid {
            law(raid.opened & !raid.entered == 0, "done with a room that was not entered")?;
            law(raid.moves.len() <= 48, "too many moves")?;
        }
    }
    let sneaky = view.seats.iter().filter_map(|seat| seat.sheet);
    let secrets: u32 = sneaky.map(|sheet| sheet.of_class(Class::Secret).count_ones()).sum();
    if secrets > 24 * view.seats.len() as u32 {
        Err("secrets out of nowhere".to_owned())
    } else {
        Ok(())
    }
}

pub fn suite(game: &Spyworld) -> Suite<'_, Spyworld> {
    let mut suite = Suite::new(game, universe()).playouts(3).samples(5).cut(6_000);
    suite.conserve = conserve;
    suite
}

#[test]
fn the_whole_contract_is_kept_by_two_and_four() {
    let game = Spyworld::house().unwrap();
    println!("{}", suite(&game).seats([2, 4]).run_all().unwrap());
}

#[test]
fn the_whole_contract_is_kept_by_nine_and_ten() {
    let game = Spyworld::house().unwrap();
    println!("{}", suite(&game).seats([9]).samples(4).run_all().unwrap());
    println!("{}", suite(&game).seats([10]).playouts(1).samples(4).run_all().unwrap());
}

#[test]
fn the_whole_contract_is_kept_by_a_hundred() {
    let game = Spyworld::house().unwrap();
    println!("{}", suite(&game).seats([100]).playouts(1).samples(3).cut(600).run_all().unwrap());
}

/// A game of a hundred from set-up to scores, with one round of planning.
#[test]
fn nothing_leaks_at_a_table_of_a_hundred_up_to_the_end() {
    let cards = "cards r1/dossier c1/prototype r2/snare c2/hound r3/wall c3/gadget";
    let edition = Spyworld::read_edition(cards).unwrap();
    let game = Spyworld::new(edition, Spyworld::NEWEST_RULES).unwrap();
    let suite = suite(&game).seats([100]).playouts(1).samples(4).cut(6_000);
    for channel in Channel::ALL {
        let report = suite.leak(channel).unwrap();
        assert!(report.games == 4 && report.ended == 4, "{channel:?}: {report}");
        assert!(report.comparisons > 0, "{channel:?}: {report}");
    }
}

/// The long form: `cargo xtask endure` sets how many times as many games.
#[test]
fn the_whole_contract_endures() {
    let factor = std::env::var("ENDURE").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    let game = Spyworld::house().unwrap();
    for round in 0..factor {
        let mut suite = suite(&game).seats([2, 3, 4, 5, 9, 10, 12]);
        suite.seed = game::Seed::from_text(&format!("endure {round}"));
        suite.run_all().unwrap();
    }
    assert_eq!(Spyworld::all_options(4).len(), 4);
}
