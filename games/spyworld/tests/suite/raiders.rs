//! Who raids in the tests of the solver, and who is asked how.

use spyworld::raid::{Ability, Solver};

/// One of each kind, with the numbers of the house edition.
pub const ABILITIES: [Ability; 9] = [
    Ability::None,
    Ability::Diagonal,
    Ability::CheaperGuards(1),
    Ability::CheaperTraps(1),
    Ability::OneGadgetTwice,
    Ability::MovementPerSecret(3),
    Ability::TrapsUncounted,
    Ability::SetOfKinds(8),
    Ability::EveryCostEither,
];

/// The solver as it is, which searches first, and one that draws every raid.
pub fn solvers() -> [Solver; 2] {
    [Solver::new(), Solver::impatient()]
}
