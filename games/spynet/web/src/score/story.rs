//! A finished game told for its score sheet: which file lay where, what it was worth, and which numbers decided that.
//!
//! What counts is what the rules said when they turned it over; here it is only told.

use game::{Ending, Game, RowAct, Seat, Viewer};
use spynet::edition::{CardFace, Condition};
use spynet::ids::{Branch, Card};
use spynet::{Event, SpyNet, View as Position};
use table::Reel;

use crate::scene::Scene;
use crate::stars;
use crate::things::Things;

/// The whole story.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The last position, with all files open.
    pub view: Position,
    /// One entry per player, or per team, the winner first.
    pub sides: Vec<Side>,
    /// All operations, in the order in which they were turned over.
    pub files: Vec<File>,
    /// Was it broken off?
    pub abandoned: bool,
    /// Who has left.
    pub left: Vec<Seat>,
}

/// Whoever scores together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Who.
    pub seats: Vec<Seat>,
    /// 1 is the winner's place.
    pub place: u8,
    /// The sum.
    pub stars: i32,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The second's file whose condition failed.
    Missed(File),
    /// The first's file whose condition held.
    Held(File),
    /// The branch with the greatest lead.
    Branch {
        /// Which one.
        branch: Branch,
        /// The first's stars there.
        won: u8,
        /// The second's.
        second: u8,
    },
}

/// An operation that was turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File {
    /// Before whom it lay.
    pub seat: Seat,
    /// In which branch.
    pub branch: Branch,
    /// Which one.
    pub card: Card,
    /// What is printed on it.
    pub printed: u8,
    /// What it was worth in the end.
    pub stars: u8,
    /// What had to be true.
    pub condition: Option<Condition>,
}

impl Story {
    /// The story of a finished game.
    pub fn of(reel: &Reel<SpyNet>) -> Option<Self> {
        let view = reel.view(reel.last(), Viewer::Spectator);
        let outcome = reel.game().outcome(reel.end())?;
        let count = u8::try_from(view.seats.len()).unwrap_or_default();
        let mut sides: Vec<Side> = Vec::new();
        for (seat, result) in Seat::first(count).zip(&outcome.seats) {
            // Partners sit opposite, and have one result.
            let partner = (count == 4).then(|| Seat((seat.0 + 2) % 4));
            let team =
                sides.iter_mut().find(|side| partner.is_some_and(|it| side.seats.contains(&it)));
            match team {
                Some(side) => side.seats.push(seat),
                None => {
                    sides.push(Side { seats: vec![seat], place: result.place, stars: result.score })
                }
            }
        }
        game::sort_few(&mut sides, |side| (side.place, core::cmp::Reverse(side.stars)));
        let left = Seat::first(count)
            .zip(&view.seats)
            .filter(|(_, own)| own.resigned)
            .map(|(seat, _)| seat);
        Some(Self {
            left: left.collect(),
            files: files(reel),
            sides,
            abandoned: outcome.ending == Ending::Abandoned,
            view,
        })
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        u8::try_from(self.view.seats.len()).unwrap_or_default()
    }

    /// Who has won; nobody where the game was broken off.
    pub fn winners(&self) -> Vec<Seat> {
        let won = self.sides.iter().filter(|side| side.place == 1 && !self.abandoned);
        won.flat_map(|side| side.seats.iter().copied()).collect()
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.seat == seat)
    }

    /// The stars of a side in one branch.
    pub fn in_branch(&self, side: &Side, branch: Branch) -> u8 {
        let own = |file: &&File| file.branch == branch && side.seats.contains(&file.seat);
        self.files.iter().filter(own).map(|file| file.stars).sum()
    }

    /// What decided between the first two; nothing where stars did not.
    pub fn difference(&self) -> Option<Difference> {
        let [first, second, ..] = self.sides.as_slice() else { return None };
        let ahead = u8::try_from(first.stars - second.stars).ok().filter(|ahead| *ahead > 0)?;
        if self.abandoned || first.place == second.place {
            return None;
        }
        let (mut missed, mut held): (Option<File>, Option<File>) = (None, None);
        for file in &self.files {
            // Of several the one worth most.
            let better = |than: Option<File>| than.is_none_or(|it| it.printed < file.printed);
            let turns = file.printed > ahead && file.condition.is_some();
            if turns && file.stars == 0 && second.seats.contains(&file.seat) && better(missed) {
                missed = Some(*file);
            }
            if turns && file.stars > 0 && first.seats.contains(&file.seat) && better(held) {
                held = Some(*file);
            }
        }
        // What the second missed would have turned the game; else what the first got, and would have lost without.
        if let Some(file) = missed.or(held) {
            return Some(if file.stars == 0 {
                Difference::Missed(file)
            } else {
                Difference::Held(file)
            });
        }
        let mut best = None;
        let mut most = 0;
        for branch in Branch::ALL {
            let (won, second) = (self.in_branch(first, branch), self.in_branch(second, branch));
            if won > second + most {
                most = won - second;
                best = Some(Difference::Branch { branch, won, second });
            }
        }
        best
    }

    /// The stars of one seat.
    pub fn stars(&self, seat: Seat) -> u8 {
        self.of_seat(seat).map(|file| file.stars).sum()
    }

    /// The stars of one seat that missed their condition.
    pub fn lost(&self, seat: Seat) -> u8 {
        self.of_seat(seat).map(|file| file.printed.saturating_sub(file.stars)).sum()
    }
}

/// What was turned over at the end and not taken back.
fn files(reel: &Reel<SpyNet>) -> Vec<File> {
    let edition = reel.game().edition();
    let last =
        (1..=reel.last()).rev().find(|frame| matches!(reel.act(*frame), Some(RowAct::Act(_))));
    let events = last.map(|frame| reel.events(frame, Viewer::Spectator)).unwrap_or_default();
    let file = |event: Event| {
        let Event::Revealed { seat, branch, card, stars } = event else { return None };
        let Some(CardFace::Operation { stars: printed, condition, .. }) = edition.card_face(card)
        else {
            return None;
        };
        Some(File { seat, branch, card, printed, stars, condition })
    };
    events.into_iter().filter_map(file).collect()
}

/// The condition of a file with the numbers that decided it.
pub fn decided(things: Things, scene: &Scene, file: &File) -> String {
    stars::told(things, scene, file.seat, file.branch, file.condition).1
}

#[cfg(test)]
mod tests {
    use bots::{BotKind, play_out};
    use game::{Choices, Seed};
    use spynet::{Options, SituationChoice};

    use super::*;

    /// A whole game of steady bots, as a film.
    fn film(seats: u8, seed: &str) -> Reel<SpyNet> {
        film_with(SpyNet::default_options(seats), seats, seed)
    }

    fn film_with(options: Options, seats: u8, seed: &str) -> Reel<SpyNet> {
        let game = SpyNet::house().unwrap();
        let seed = Seed::from_text(seed);
        let mut bots: Vec<_> =
            Seat::first(seats).map(|seat| BotKind::Thumb.sit::<SpyNet>(seed, seat)).collect();
        let played = play_out(&game, &options, seed, &mut bots, 20_000).unwrap();
        let rows: Vec<_> = played.acts.iter().map(|act| RowAct::Act(*act)).collect();
        let mut table = table::Table::new(game.clone(), options, seed, Vec::new()).unwrap();
        table.replay(&rows).unwrap();
        Reel::new(game, &table.save(None)).unwrap()
    }

    /// How many operations of the other seat the first one saw laid, and after how many rows it knew all of them.
    fn laid_and_known(options: Options) -> (u8, u32) {
        let reel = film_with(options, 2, "open");
        let (mut laid, mut known) = (0, 0);
        for frame in 0..reel.last() {
            let scene = Scene {
                view: reel.view(frame, Viewer::Seat(Seat(0))),
                me: Seat(0),
                is_mine: true,
                asked: false,
                legal: Vec::new(),
                people: Vec::new(),
            };
            let open = stars::is_open(&scene, Seat(1));
            if scene.view.situation.is_some() {
                assert_eq!(open, scene.operations(Seat(1)) > 0, "{frame}");
            }
            laid = laid.max(scene.operations(Seat(1)));
            known += u32::from(open);
        }
        (laid, known)
    }

    #[test]
    fn stars_of_the_others_are_told_only_where_their_operations_lie_open() {
        let options = SpyNet::default_options(2);
        let (laid, known) = laid_and_known(Options { memory_aid: false, ..options.clone() });
        assert!(laid > 1);
        let situation = SituationChoice::Chosen("open-files".to_owned());
        let (laid, all) = laid_and_known(Options { situation, ..options });
        assert!(laid > 1 && all > known, "{all} and {known}");
    }

    #[test]
    fn every_star_is_accounted_for() {
        for (seats, seed) in [(2, "one"), (3, "two"), (4, "three"), (4, "four")] {
            let story = Story::of(&film(seats, seed)).unwrap();
            assert_eq!(story.sides.len(), if seats == 4 { 2 } else { usize::from(seats) });
            assert!(story.sides.is_sorted_by_key(|side| side.place));
            assert!(!story.winners().is_empty());
            for side in &story.sides {
                let sum: i32 = side.seats.iter().map(|seat| i32::from(story.stars(*seat))).sum();
                assert_eq!(sum, side.stars, "{side:?}");
            }
            let laid: u8 =
                story.view.seats.iter().flat_map(|own| own.operations).map(|heap| heap.count).sum();
            assert_eq!(usize::from(laid), story.files.len(), "every file is turned over");
            assert!(story.files.iter().all(|file| file.stars == file.printed || file.stars == 0));
            assert!(story.files.iter().all(|file| file.stars > 0 || file.condition.is_some()));
            // What the page counts while a game runs is what the rules count at its end.
            let game = SpyNet::house().unwrap();
            let scene = Scene {
                view: story.view.clone(),
                me: Seat(0),
                is_mine: true,
                asked: false,
                legal: Vec::new(),
                people: Vec::new(),
            };
            for file in &story.files {
                let Some(condition) = file.condition else { continue };
                let (holds, ..) =
                    stars::measure(game.edition(), &scene, file.seat, file.branch, condition);
                assert_eq!(holds, file.stars > 0, "{file:?}");
            }
            for side in &story.sides {
                let sum: i32 =
                    Branch::ALL.map(|it| i32::from(story.in_branch(side, it))).into_iter().sum();
                assert_eq!(sum, side.stars, "by branch: {side:?}");
            }
            let ahead = story.sides[0].stars - story.sides[1].stars;
            match story.difference() {
                None => assert_eq!(ahead, 0, "the first is ahead by something"),
                Some(Difference::Missed(file)) => {
                    assert!(story.sides[1].seats.contains(&file.seat) && file.stars == 0);
                    assert!(i32::from(file.printed) > ahead, "it would have won");
                }
                Some(Difference::Held(file)) => {
                    assert!(story.sides[0].seats.contains(&file.seat));
                    assert!(i32::from(file.stars) > ahead, "without it the game is lost");
                }
                Some(Difference::Branch { won, second, .. }) => assert!(won > second),
            }
        }
    }
}
