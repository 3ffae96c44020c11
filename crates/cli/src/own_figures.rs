//! What a game itself finds worth timing, as figures with names of their own.

use std::time::{Duration, Instant};

use catalog::Playable;
use game::{Told, Workload};

use crate::opening::Opening;
use crate::stopwatch::Stopwatch;

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
    let (mut times, begun, all) = (Vec::new(), Instant::now(), Stopwatch::start());
    let mut done = 0;
    for run in 0.. {
        let spent = begun.elapsed();
        let enough =
            load.runs.map_or(spent >= time, |runs| run >= runs || spent >= time * PATIENCE);
        if enough && run > 0 {
            break;
        }
        let timed = (load.ready)(run);
        match load.told {
            Told::Rate => timed(),
            Told::Times => {
                let watch = Stopwatch::start();
                timed();
                times.push(watch.stop());
            }
        }
        done = run + 1;
    }
    let all = all.stop();
    let Workload { name, title, told, .. } = load;
    let figure = |end: &str, what: &str, value| Figure {
        key: format!("{name}_{end}"),
        title: format!("{title}, {what}"),
        value,
    };
    match told {
        Told::Rate => {
            vec![figure("per_second", "per second", done as f64 / all.as_secs_f64())]
        }
        Told::Times => {
            times.sort_unstable();
            let at = |part: f64| {
                let last = times.len().saturating_sub(1);
                let index = ((times.len() as f64 * part) as usize).min(last);
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
