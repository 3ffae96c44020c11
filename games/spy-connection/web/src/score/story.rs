//! A finished game told for its score sheet: who got which points when. Knows no page.

use game::{Ending, Game, RowAct, Seat, Viewer};
use spy_connection::ids::{City, Mission};
use spy_connection::{Event, SpyConnection, View};
use table::Reel;

/// The whole story.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// One row per seat, the winner first.
    pub rows: Vec<Row>,
    /// The last round.
    pub rounds: u32,
    /// The round from which on the winner had more points than anybody else.
    pub led_from: Option<u32>,
    /// Who completed enough missions first, and when.
    pub ender: Option<(Seat, u32)>,
    /// Was it broken off?
    pub abandoned: bool,
    /// Did two on the first places have equal points?
    pub tie: bool,
    /// The last position.
    pub view: View,
}

/// One seat's game.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// 1 is the winner's place.
    pub place: u8,
    /// The final score.
    pub points: i32,
    /// Has this seat left?
    pub resigned: bool,
    /// Completed missions in their order.
    pub done: Vec<DoneAt>,
    /// The points whenever they changed, each with its round.
    pub steps: Vec<(u32, i32)>,
    /// Covered cities on open missions.
    pub covered: Vec<City>,
}

/// A mission that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DoneAt {
    /// Which one.
    pub mission: Mission,
    /// In which round.
    pub round: u32,
    /// What it was worth.
    pub points: u8,
    /// Did it bring an extra turn?
    pub extra: bool,
    /// All points of its seat with it, those of covered cities too.
    pub total: i32,
}

impl Story {
    /// The story of a finished game.
    pub fn of(reel: &Reel<SpyConnection>) -> Option<Self> {
        let view = reel.view(reel.last(), Viewer::Spectator);
        let outcome = reel.game().outcome(reel.end())?;
        let mut rows: Vec<Row> = Seat::first(u8::try_from(view.seats.len()).unwrap_or_default())
            .zip(view.seats.iter().zip(&outcome.seats))
            .map(|(seat, (own, result))| Row {
                seat,
                place: result.place,
                points: result.score,
                resigned: own.resigned,
                done: Vec::new(),
                steps: Vec::new(),
                covered: own.open.iter().flat_map(|open| open.covered.iter().copied()).collect(),
            })
            .collect();
        let mut ender = None;
        let best = outcome.seats.iter().position(|seat| seat.place == 1);
        let mut led_from = None;
        for (round, frame) in standing(reel) {
            let view = reel.view(frame, Viewer::Spectator);
            let points = |seat: Seat| view.seats.get(seat.index()).map_or(0, |own| own.points);
            for event in reel.events(frame, Viewer::Spectator) {
                if let Event::Completed { seat, mission, points: worth, extra_turn: extra, .. } =
                    event
                    && let Some(row) = rows.get_mut(seat.index())
                {
                    let total = points(seat);
                    row.done.push(DoneAt { mission, round, points: worth, extra, total });
                }
                if let Event::EndBegan { seat } = event {
                    ender = Some((seat, round));
                }
            }
            for row in &mut rows {
                let now = points(row.seat);
                if row.steps.last().map(|(_, points)| *points) != Some(now) {
                    row.steps.push((round, now));
                }
            }
            if leads(&view, best) {
                led_from = led_from.or(Some(round));
            } else {
                led_from = None;
            }
        }
        game::sort_few(&mut rows, |row| (row.place, core::cmp::Reverse(row.points), row.seat));
        let tie = match rows.as_slice() {
            [first, second, ..] => first.points == second.points && !second.resigned,
            [] | [_] => false,
        };
        Some(Self {
            rows,
            rounds: reel.round(reel.last()),
            led_from,
            ender,
            abandoned: outcome.ending == Ending::Abandoned,
            tie,
            view,
        })
    }

    /// The winner.
    pub fn winner(&self) -> Option<&Row> {
        self.rows.first().filter(|_| !self.abandoned)
    }
}

/// Has this seat more points than every other that has not left?
fn leads(view: &View, best: Option<usize>) -> bool {
    let own = best.and_then(|best| view.seats.get(best)).map_or(0, |own| own.points);
    let others = view.seats.iter().enumerate().filter(|(seat, _)| Some(*seat) != best);
    others.filter(|(_, other)| !other.resigned).all(|(_, other)| other.points < own)
}

/// All frames that were not taken back, each with the round in which it was played.
fn standing(reel: &Reel<SpyConnection>) -> Vec<(u32, usize)> {
    let mut standing = vec![0];
    for frame in 1..=reel.last() {
        match reel.act(frame) {
            Some(RowAct::Undo(count)) => {
                let left = standing.len().saturating_sub(count as usize).max(1);
                standing.truncate(left);
            }
            Some(RowAct::Act(_)) | None => standing.push(frame),
        }
    }
    standing
        .iter()
        .zip(standing.iter().skip(1))
        .map(|(&before, &frame)| (reel.round(before), frame))
        .collect()
}

#[cfg(test)]
pub mod tests {
    use bots::{BotKind, play_out};
    use game::{Choices, Seed};

    use super::*;

    /// A whole game of steady bots, as a film.
    pub fn film(seed: &str) -> Reel<SpyConnection> {
        let game = SpyConnection::house().unwrap();
        let options = SpyConnection::default_options(3);
        let seed = Seed::from_text(seed);
        let mut seats: Vec<_> =
            Seat::first(3).map(|seat| BotKind::Thumb.sit::<SpyConnection>(seed, seat)).collect();
        let played = play_out(&game, &options, seed, &mut seats, 20_000).unwrap();
        let rows: Vec<_> = played.acts.iter().map(|act| RowAct::Act(*act)).collect();
        let mut table = table::Table::new(game.clone(), options, seed, Vec::new()).unwrap();
        table.replay(&rows).unwrap();
        Reel::new(game, &table.save(None)).unwrap()
    }

    #[test]
    fn every_point_is_accounted_for() {
        for seed in ["one", "two", "three"] {
            let story = Story::of(&film(seed)).unwrap();
            assert_eq!(story.rows.len(), 3);
            assert_eq!(story.winner().map(|row| row.place), Some(1));
            for row in &story.rows {
                let missions: i32 = row.done.iter().map(|done| i32::from(done.points)).sum();
                assert_eq!(missions + row.covered.len() as i32, row.points);
                assert!(row.done.iter().all(|done| (1..=story.rounds).contains(&done.round)));
                assert!(row.done.is_sorted_by_key(|done| done.round));
                assert!(row.steps.is_sorted_by_key(|(round, _)| *round));
                // Covered cities count in their round, not all at once at the end.
                assert_eq!(row.steps.last().map(|(_, points)| *points), Some(row.points));
                assert!(row.steps.len() > row.done.len());
                for done in &row.done {
                    assert!(row.steps.contains(&(done.round, done.total)));
                }
            }
            let from = story.led_from.unwrap();
            let at = |row: &Row, round: u32| {
                row.steps.iter().take_while(|step| step.0 <= round).last().map_or(0, |step| step.1)
            };
            for round in from..=story.rounds {
                let points: Vec<_> = story.rows.iter().map(|row| at(row, round)).collect();
                assert!(points[1..].iter().all(|other| *other < points[0]), "{round}: {points:?}");
            }
            assert!(story.rows.is_sorted_by_key(|row| row.place));
            let (seat, round) = story.ender.unwrap();
            let row = story.rows.iter().find(|row| row.seat == seat).unwrap();
            assert_eq!(row.done.get(6).map(|done| done.round), Some(round));
        }
    }
}
