//! A server in a process of its own, and a crowd that plays on it: how many moves, how fast, how large.
//!
//! `load measure CLASS…` prints one line of JSON per class; it starts the servers itself (`load serve PLACE PORT PACE`).
//! `load abuse [KIND…]` does the same for one usual table while others misbehave, one kind of abuse after the other.
//! `cargo xtask load` runs it with both sides pinned to a core each. It measures and judges nothing.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::disallowed_methods,
    reason = "a tool that may stop at the first surprise, and has a clock of its own"
)]

mod abuse;
mod abuser;
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
        ["serve", place, port, pace, limits] => host::serve(place, port, pace, limits),
        ["measure", classes @ ..] => {
            let runtime = runtime();
            for class in classes {
                let row = runtime.block_on(measure(class));
                println!("{}", row.json());
            }
        }
        ["abuse"] => runtime().block_on(abuse::measure(&abuser::KINDS)),
        ["abuse", kinds @ ..] => runtime().block_on(abuse::measure(kinds)),
        ["misbehave", kind, address, seconds] => {
            let seconds = seconds.parse().unwrap();
            runtime().block_on(abuser::misbehave(kind, address.parse().unwrap(), seconds));
        }
        _ => eprintln!(
            "load serve memory|DIR PORT PACE LIMITS | load measure CLASS… | load abuse [KIND…]"
        ),
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
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
