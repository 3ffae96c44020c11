//! A server in a process of its own, and a crowd that plays on it: how many moves, how fast, how large.
//!
//! `load measure CLASS…` prints one line of JSON per class; it starts the servers itself (`load serve PLACE PORT PACE`).
//! `cargo xtask load` runs it with both sides pinned to a core each. It measures and judges nothing.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a tool that may stop at the first surprise"
)]

mod crowd;
mod host;
mod line;
mod report;
mod still;
mod world;

use report::Row;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["serve", place, port, pace] => host::serve(place, port, pace),
        ["measure", classes @ ..] => {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = runtime.unwrap();
            for class in classes {
                let row = runtime.block_on(measure(class));
                println!("{}", row.json());
            }
        }
        _ => eprintln!("load serve memory|DIR PORT PACE | load measure CLASS…"),
    }
}

async fn measure(class: &str) -> Row {
    match class {
        "memory" => crowd::hurried("memory", None, 100, 8).await,
        "committed" => crowd::hurried("committed", Some("committed"), 400, 8).await,
        "paced" => crowd::paced(2_000, 10).await,
        "resident" => still::resident(2_000).await,
        "idle" => still::idle(9_500).await,
        "resume" => still::resume(100).await,
        "reconnect" => still::reconnect(1_000).await,
        "hundred" => world::hundred(class, true, 0).await,
        "hundred-whole" => world::hundred(class, false, 0).await,
        "hundred-slow" => world::hundred(class, true, 15).await,
        "hundred-slow-whole" => world::hundred(class, false, 15).await,
        other => panic!("there is no class {other}"),
    }
}
