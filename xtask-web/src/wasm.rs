//! The wasm modules, one of each game and one beside them: built by cargo, bound by wasm-bindgen, freed of their names.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::ScopedJoinHandle;

use anyhow::{Context as _, Result, bail};
use wasm_bindgen_cli_support::Bindgen;
use wasmparser::{Parser, Payload};

use crate::assets::digits;
use crate::folder::{self, Folders, Kind};
use crate::games::{Module, groups};
use crate::smaller::WasmOpt;

/// What browsers run.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Players feel how fast the page is, and not how fast their own server is: only the page is optimised. What runs
/// while cargo compiles, such as macros, is the same as for the server.
const QUICK_FLAGS: (&str, &str) =
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Copt-level=1");

/// What wasm-bindgen makes of a build.
pub struct Bound {
    /// The module that browsers import.
    pub js: String,
    /// The wasm, with its names still in.
    pub wasm: Vec<u8>,
}

/// All modules, each with its name; `after_first` is called once those of the first group are there.
///
/// While cargo builds one group, the group before it is bound.
pub fn build_all(
    folders: &Folders,
    after_first: impl Fn(&[(String, Bound)]) -> Result<()>,
) -> Result<Vec<(String, Bound)>> {
    let groups = groups(folders.kind());
    let count = groups.len();
    std::thread::scope(|scope| {
        let (mut bound, mut binding) = (Vec::new(), Vec::new());
        let join = |thread: ScopedJoinHandle<'_, Result<_>>| {
            thread.join().map_err(|_| anyhow::anyhow!("binding a module panicked"))?
        };
        for (number, group) in (1..).zip(groups) {
            let name = group.first().map_or("", |module| module.name.as_str());
            eprintln!("page {number}/{count}: {name}");
            cargo(folders, &group)?;
            for module in group.into_iter().filter(|module| module.bound) {
                // Read now: the next group is built into the same files.
                let built = folder::bytes(&built(folders, &module))?;
                let bind = move || bind(folders, &module, &built).map(|bound| (module.name, bound));
                binding.push(scope.spawn(bind));
            }
            if number == 1 {
                bound = binding.drain(..).map(join).collect::<Result<_>>()?;
                after_first(&bound)?;
            }
        }
        for thread in binding {
            bound.push(join(thread)?);
        }
        Ok(bound)
    })
}

/// Where cargo puts a module.
fn built(folders: &Folders, module: &Module) -> PathBuf {
    let file = format!("{}.wasm", module.package.replace('-', "_"));
    folders.target().join(TARGET).join(folders.profile()).join(file)
}

/// Binds one that was built; one that has not changed since the last time was bound already.
fn bind(folders: &Folders, module: &Module, built: &[u8]) -> Result<Bound> {
    let name = module.name.as_str();
    let out = folders.target().join("bindgen").join(folders.profile()).join(name);
    // A first look needs no smaller file.
    let tool = (folders.kind() == Kind::Release).then(|| WasmOpt::find(folders.root())).flatten();
    let way = if tool.is_some() { "smaller" } else { "as built" };
    let (stamp, hash) = (out.join("input-hash"), format!("{} {way}", digits(built)));
    if std::fs::read_to_string(&stamp).is_ok_and(|last| last == hash) {
        return read(&out, name);
    }
    if out.is_dir() {
        std::fs::remove_dir_all(&out).with_context(|| format!("cannot empty {}", out.display()))?;
    }
    Bindgen::new()
        .input_bytes(name, built.to_vec())
        .out_name(name)
        .web(true)?
        // The page names the file itself, by its hash.
        .omit_default_module_path(true)
        .typescript(false)
        .generate(&out)
        .with_context(|| format!("wasm-bindgen on {name}"))?;
    if out.join("snippets").exists() {
        bail!("a crate brings a JavaScript file of its own, which this build does not carry over");
    }
    if let Some(tool) = tool {
        tool.shrink(&wasm_file(&out, name))?;
    }
    std::fs::write(&stamp, hash).with_context(|| format!("cannot write {}", stamp.display()))?;
    read(&out, name)
}

fn wasm_file(out: &Path, name: &str) -> PathBuf {
    out.join(format!("{name}_bg.wasm"))
}

fn read(out: &Path, name: &str) -> Result<Bound> {
    Ok(Bound {
        js: folder::text(&out.join(format!("{name}.js")))?,
        wasm: folder::bytes(&wasm_file(out, name))?,
    })
}

/// Builds a group at once, so that the last and longest part of each module has a core of its own.
fn cargo(folders: &Folders, modules: &[Module]) -> Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut words = vec!["build", "--lib", "--target", TARGET, "--profile", folders.profile()];
    let feature = |module: &Module| format!("{}/{}", module.package, module.features);
    let features = modules.iter().map(feature).collect::<Vec<_>>().join(",");
    words.extend(["--locked", "--no-default-features", "--features", &features]);
    words.extend(modules.iter().flat_map(|module| ["--package", module.package]));
    if folders.kind() == Kind::Release {
        println!("$ cargo {}", words.join(" "));
    }
    let mut command = Command::new(cargo);
    // Set by `cargo run` for this program, and no business of the page's build scripts.
    command.env_remove("CARGO_MANIFEST_DIR").args(&words).current_dir(folders.root());
    if folders.kind() == Kind::Quick {
        command.env(QUICK_FLAGS.0, QUICK_FLAGS.1);
    }
    let status = command.status().context("cannot start cargo")?;
    if !status.success() {
        bail!("cargo build ({status})");
    }
    Ok(())
}

/// The same module without custom sections: names, producers, features are for tools, not for browsers.
pub fn without_names(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut kept = Cow::Borrowed(wasm);
    // From the back, so that the places of those before stay right.
    for range in custom_sections(wasm)?.into_iter().rev() {
        kept.to_mut().drain(range);
    }
    Ok(kept.into_owned())
}

/// Where each custom section begins and ends, its head included.
fn custom_sections(wasm: &[u8]) -> Result<Vec<std::ops::Range<usize>>> {
    let mut found = Vec::new();
    // A section's head is its kind and its length; it begins where the part before it ended.
    let mut before = 0;
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload.context("the wasm cannot be read")?;
        let end = match &payload {
            Payload::Version { range, .. } => Some(range.end),
            other => other.as_section().map(|(_, range)| range.end),
        };
        if let Some(end) = end {
            if matches!(payload, Payload::CustomSection(_)) {
                found.push(before..end);
            }
            before = end;
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with a custom section `ab`, an empty type section, and a custom section `c`.
    const SAMPLE: &[u8] = b"\0asm\x01\0\0\0\x00\x05\x02abXY\x01\x01\x00\x00\x02\x01c";

    #[test]
    fn custom_sections_go_and_the_rest_stays() {
        assert_eq!(without_names(SAMPLE).unwrap(), b"\0asm\x01\0\0\0\x01\x01\x00");
        assert!(without_names(b"no wasm").is_err());
    }
}
