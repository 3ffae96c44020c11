//! Every scenario file in `scenarios/` passes; the same files that `spymaster check` runs.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use spynet::SpyNet;

#[test]
fn every_scenario_passes() {
    let game = SpyNet::house().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        count += 1;
        if let Err(failed) = game::scenario::run(&game, &text) {
            failures.push(format!("{}: {failed}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(count > 0, "no scenario was found");
}
