//! What a game itself finds worth timing, as figures with names of their own.

use std::time::{Duration, Instant};

use catalog::Playable;
use game::{Told, Workload};

use crate::opening::Opening;

/// A figure.
pub struct Figure {
    /// Its key in JSON.
    pub key: String,
    /// What it is, for people.
    pub title: String,
    pub value: f64,
}

/// Work that has a number is cut short when it takes so many times as long as was asked for.
const PATIENCE: u32 = 60;

/// All workloads of the game, each for so long or as often as it says.
pub fn own_figures<G: Playable>(opening: &Opening<G>, time: Duration) -> Vec<Figure> {
    let loads = opening.game.workloads(&opening.options);
    loads.into_iter().flat_map(|load| measure(load, time)).collect()
}

fn measure(mut load: Workload<'_>, time: Duration) -> Vec<Figure> {
    let (mut times, begun) = (Vec::new(), Instant::now());
    for run in 0.. {
        let spent = begun.elapsed();
        let enough =
            load.runs.map_or(spent >= time, |runs| run >= runs || spent >= time * PATIENCE);
        if enough && run > 0 {
            break;
        }
        let timed = (load.ready)(run);
        let start = Instant::now();
        timed();
        times.push(start.elapsed());
    }
    let Workload { name, title, told, .. } = load;
    let figure = |end: &str, what: &str, value| Figure {
        key: format!("{name}_{end}"),
        title: format!("{title}, {what}"),
        value,
    };
    match told {
        Told::Rate => {
            let sum: Duration = times.iter().sum();
            vec![figure("per_second", "per second", times.len() as f64 / sum.as_secs_f64())]
        }
        Told::Times => {
            times.sort_unstable();
            let at = |part: f64| {
                let index = ((times.len() as f64 * part) as usize).min(times.len() - 1);
                times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
            };
            let parts = [
                ("p50_ms", "median ms", 0.5),
                ("p99_ms", "p99 ms", 0.99),
                ("max_ms", "most ms", 1.0),
            ];
            let mut figures = vec![figure("runs", "number", times.len() as f64)];
            figures.extend(parts.map(|(end, what, part)| figure(end, what, at(part))));
            figures
        }
    }
}
