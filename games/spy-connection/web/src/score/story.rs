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
                covered: own.open.iter().flat_map(|open| open.covered.iter().copied()).collect(),
            })
            .collect();
        let mut ender = None;
        for (event, round) in told(reel) {
            if let Event::Completed { seat, mission, points, extra_turn: extra, .. } = event
                && let Some(row) = rows.get_mut(seat.index())
            {
                row.done.push(DoneAt { mission, round, points, extra });
            }
            if let Event::EndBegan { seat } = event {
                ender = Some((seat, round));
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

/// All that happened and was not taken back, with its round.
fn told(reel: &Reel<SpyConnection>) -> Vec<(Event, u32)> {
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
    let mut all = Vec::new();
    for pair in standing.windows(2) {
        if let &[before, frame] = pair {
            let round = reel.round(before);
            let events = reel.events(frame, Viewer::Spectator);
            all.extend(events.into_iter().map(|event| (event, round)));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use bots::{BotKind, play_out};
    use game::{Choices, Seed};

    use super::*;

    /// A whole game of steady bots, as a film.
    fn film(seed: &str) -> Reel<SpyConnection> {
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
            }
            assert!(story.rows.is_sorted_by_key(|row| row.place));
            let (seat, round) = story.ender.unwrap();
            let row = story.rows.iter().find(|row| row.seat == seat).unwrap();
            assert_eq!(row.done.get(6).map(|done| done.round), Some(round));
        }
    }
}
