//! What is remembered of a table that is not in memory lets in those whom the table itself lets in, and nobody else.

use game::Seat;
use store::Person;

use super::*;
use crate::room::facts::Row;

#[test]
fn what_is_remembered_of_a_table_says_the_same_as_the_table() {
    let person = |number: u32| Person {
        number,
        // One of them was forgotten.
        guest: (number != 5).then(|| format!("guest {number}")),
        name: String::new(),
    };
    let hex = || "07".repeat(32);
    let link = |seat, person, link: &str| Row::SeatLink { seat, person, link: link.to_owned() };
    let links =
        |name: &str| Row::Links { seat: format!("{name} seat"), watch: format!("{name} watch") };
    let sat = |seat, person| Row::Sat { seat, person, commitment: None };
    let rows: Vec<Row<()>> = vec![
        links("old"),
        Row::Invited(vec![1, 2]),
        sat(Seat(0), 0),
        sat(Seat(1), 3),
        sat(Seat(2), 5),
        link(Seat(1), Some(3), "own"),
        link(Seat(2), Some(5), "forgotten"),
        Row::Barred(2),
        Row::Returned { person: 3, device: 4 },
        link(Seat(1), Some(3), "own again"),
        links("new"),
        Row::Started { seed: hex(), entropy: vec![None; 3] },
        link(Seat(0), None, "offer"),
        Row::Barred(6),
        Row::OneDevice(3),
        link(Seat(0), None, "offer again"),
        sat(Seat(0), 1),
        Row::Left(Seat(1)),
    ];
    let first = Row::Made { options: (), secret: hex(), host: 0 };
    let people = (0..8).map(person).collect();
    let mut facts = Facts::new(&first, people, |()| Some(3)).unwrap();
    let tokens =
        ["old seat", "old watch", "new seat", "new watch", "own", "own again", "forgotten"];
    let tokens = tokens.into_iter().chain(["offer", "offer again", "nothing"]).map(Some);
    let tokens: Vec<_> = tokens.chain([None]).collect();
    let (mut yes, mut no) = (0, 0);
    for row in rows {
        facts.take(&row, |()| Some(3)).unwrap();
        let admission = facts.admission();
        for guest in (0..9).map(|number| format!("guest {number}")) {
            for token in &tokens {
                let personal = token.is_some_and(|link| facts.person_behind(link).is_some());
                let lets_in = facts.may_open(&guest, *token) || personal;
                assert_eq!(
                    admission.lets_in(&guest, *token),
                    lets_in,
                    "{row:?}: {guest}, {token:?}"
                );
                *if lets_in { &mut yes } else { &mut no } += 1;
            }
        }
    }
    assert!(yes > 100 && no > 100, "{yes} {no}");
}
