//! Both fixture games pass the whole suite, at every number of seats that is special in some way.

use conformance::hidden_hand::{self, HiddenHand};
use conformance::sealed_choice::{self, SealedChoice};
use conformance::{Failure, Suite};
use game::scenario;

#[test]
fn the_hidden_hand_passes() -> Result<(), Failure> {
    Suite::new(&HiddenHand::house(), hidden_hand::universe())
        .playouts(12)
        .conserve(hidden_hand::conserve)
        .run_all()
        .map(|report| println!("{report}"))
}

#[test]
fn the_sealed_choice_passes_at_small_tables() -> Result<(), Failure> {
    Suite::new(&SealedChoice::house(), sealed_choice::universe())
        .seats([2, 3, 5])
        .cut(120)
        .conserve(sealed_choice::conserve)
        .run_all()
        .map(|report| println!("{report}"))
}

#[test]
fn the_sealed_choice_passes_with_a_hundred_seats() -> Result<(), Failure> {
    Suite::new(&SealedChoice::house(), sealed_choice::universe())
        .seats([100])
        .playouts(3)
        .cut(150)
        .samples(4)
        .conserve(sealed_choice::conserve)
        .run_all()
        .map(|report| println!("{report}"))
}

#[test]
fn scenarios_run_on_the_fixtures() {
    let text = "title a small deal\nclause HH-2.3 HH-2.4\n[edition]\ncards 8\nhand 2\n[position]\n\
        players 4\npartners\nhand A 1 2 3\nhand C 4\n[play]\ndo A lay 2\nexpect down A 2\n\
        do C hand 4\nrefuse A lay 4 HH-2.4 card 4\nrefuse A lay 1 HH-2.3\nexpect legal A play 4\n";
    scenario::run(&HiddenHand::house(), text).unwrap();
    let text = "title time up\nclause SL-2.1\n[setup]\nplayers 3\nseed 1\n[play]\n\
        refuse A confirm SL-2.1\ndo A choose 4\ndo table time-up\nexpect round 2\n";
    scenario::run(&SealedChoice::house(), text).unwrap();
}
